"""``GET /sessions``: the active sessions of all workers, page by page."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import orjson
from fastapi import Request, Response

from processors.reading.described import DescriptionFilter, label_wanted
from processors.reading.session_pages import SessionPage, SessionPlace, page_at
from streams.http.answers import json_answer
from streams.http.backend import MemoryBackend
from streams.http.guarded_route import caller_of
from streams.http.proxy import Proxy
from streams.http.query import Query
from streams.http.sessions_query import (
    ACTIVE_WITHIN_SECONDS,
    CURSOR,
    FORKED_FROM,
    LABEL,
    LIMIT,
    ORDER,
    PARENT,
    USER_ID,
)


class SessionsRoute:
    """Lists the sessions of this worker and of all other workers."""

    def __init__(self, backend: MemoryBackend, proxy: Proxy) -> None:
        self._backend = backend
        self._proxy = proxy

    async def list_sessions(self, request: Request, query: Query) -> Response:
        """Answer one page.

        A caller that is limited to some sessions gets only those. If a worker does not answer, the list is incomplete
        and the answer has ``complete: false``. It is no error.

        Raises:
            BadRequest: the cursor is wrong.
        """
        limit, page = query[LIMIT], page_at(query[ORDER], query[CURSOR])
        described = DescriptionFilter(
            labels=[label_wanted(value) for name, value in query.repeated if name == LABEL.name],
            parent=query[PARENT],
            forked_from=query[FORKED_FROM],
        )
        own_sessions = await self._backend.sessions(
            query[ACTIVE_WITHIN_SECONDS],
            query[USER_ID],
            limit,
            caller_of(request).prefixes,
            page,
            described,
        )
        complete = self._backend.ready().ready
        lists = [[summary.answer() for summary in own_sessions]]
        for body in await self._proxy.collect(request, "/sessions", self._backend.worker_urls()):
            if body is None:
                complete = False
                continue
            answer = orjson.loads(body)
            lists.append(answer["sessions"])
            complete = complete and answer["complete"]
        merged = _merged(lists, page)
        # A worker with a full list may have more.
        more = len(merged) > limit or any(len(one) >= limit for one in lists)
        sessions = merged[:limit]
        following = page.cursor(_place(sessions[-1])) if more else None
        return json_answer({"sessions": sessions, "complete": complete, "next": following})


def _merged(lists: Iterable[list[dict[str, Any]]], page: SessionPage) -> list[dict[str, Any]]:
    """Merge lists in the order of the page. Of a session in two lists, the entry with the higher sequence is used."""
    by_id: dict[str, dict[str, Any]] = {}
    for session in (session for sessions in lists for session in sessions):
        known = by_id.get(session["session_id"])
        if known is None or known["sequence"] < session["sequence"]:
            by_id[session["session_id"]] = session
    return sorted(by_id.values(), key=lambda session: page.rank(_place(session)), reverse=page.descending)


def _place(session: dict[str, Any]) -> SessionPlace:
    last_active_at = datetime.fromisoformat(session["last_active_at"])
    return SessionPlace((last_active_at - _EPOCH) // _MILLISECOND, session["session_id"])


_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND: Final = timedelta(milliseconds=1)
