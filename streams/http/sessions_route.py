"""``GET /sessions``: the active sessions of all workers, newest first."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

import orjson
from fastapi import Request, Response

from streams.http.answers import JSON
from streams.http.backend import MemoryBackend, SessionSummary
from streams.http.forwarding import Forwarder, is_forwarded
from streams.http.query import SessionsRequest, parse_sessions_request


class SessionsRoute:
    """Lists sessions: this worker's own, and what every other worker answers about its own."""

    def __init__(self, backend: MemoryBackend, forwarder: Forwarder, own_url: str) -> None:
        self._backend = backend
        self._forwarder = forwarder
        self._own_url = own_url.rstrip("/")

    async def list_sessions(self, request: Request) -> Response:
        """Answer one list.

        A worker that does not answer makes the list incomplete, and the answer says so; it is no error.

        Raises:
            BadRequest: a parameter is wrong.
        """
        asked = parse_sessions_request(request.scope["query_string"])
        own = self._backend.sessions(asked.active_within_seconds, asked.user_id, asked.limit)
        complete = self._backend.ready().ready
        lists = [[_listed(summary) for summary in own]]
        if not is_forwarded(request):
            others = [url for url in self._backend.worker_urls() if url.rstrip("/") != self._own_url]
            bodies = await asyncio.gather(
                *(self._forwarder.collect(request, url, "/sessions") for url in others)
            )
            for body in bodies:
                if body is None:
                    complete = False
                    continue
                answered = orjson.loads(body)
                lists.append(answered["sessions"])
                complete = complete and answered["complete"]
        body = orjson.dumps({"sessions": _merged(lists, asked), "complete": complete})
        return Response(body, media_type=JSON)


def _listed(summary: SessionSummary) -> dict[str, Any]:
    last_active = datetime.fromtimestamp(summary.last_timestamp_ms / 1000, UTC)
    return {
        "session_id": summary.session_id,
        "sequence": summary.sequence,
        "epoch": summary.epoch,
        "last_active_at": last_active.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
        "size_bytes": summary.size_bytes,
        "tokens": summary.tokens,
        "message_count": summary.message_count,
        "context_fraction": summary.context_fraction,
        "window_fraction": summary.window_fraction,
        "truncated": summary.truncated,
        "user_id": summary.user_id,
    }


def _merged(lists: Iterable[list[dict[str, Any]]], asked: SessionsRequest) -> list[dict[str, Any]]:
    """Merge lists, newest activity first. A session that moved between two answers counts once, as newest."""
    by_id: dict[str, dict[str, Any]] = {}
    for session in (session for sessions in lists for session in sessions):
        known = by_id.get(session["session_id"])
        if known is None or known["sequence"] < session["sequence"]:
            by_id[session["session_id"]] = session
    # The times are UTC in one fixed form, so their order is that of the texts. Sorts are stable.
    ordered = sorted(by_id.values(), key=lambda session: session["session_id"])
    ordered.sort(key=lambda session: session["last_active_at"], reverse=True)
    return ordered[: asked.limit]
