"""The demo's requests to the memory worker, over its public HTTP API."""

from __future__ import annotations

from typing import Any, Final

import httpx

from schemas.errors import Retry
from schemas.settings import Settings
from streams.demo.table import SessionProgress
from streams.http.session_path import session_path
from streams.settings.http_tls import client_tls

#: How long a read may wait until the worker has applied the session, in milliseconds.
_APPLIED_MS: Final = 10_000


def client(settings: Settings) -> httpx.AsyncClient:
    """Return an HTTP client for the worker that these settings describe."""
    token = settings.security.client_token
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    # The worker runs on this machine, so the environment's proxies are not used.
    return httpx.AsyncClient(
        base_url=settings.own_url,
        headers=headers,
        timeout=30.0,
        trust_env=False,
        verify=client_tls(settings.security),
    )


async def refresh(http: httpx.AsyncClient, sessions: list[SessionProgress]) -> None:
    """Update ``sessions`` with the present state of their memories.

    Raises:
        Retry: the worker answered with an error.
    """
    answer = _json(await http.get("/sessions", params={"limit": 1000}))
    known = {one["session_id"]: one for one in answer["sessions"]}
    for session in sessions:
        if (now := known.get(session.session_id)) is not None:
            for name in ("message_count", "size_bytes", "tokens", "truncated", "epoch"):
                setattr(session, name, now[name])


async def read(http: httpx.AsyncClient, session_id: str, sequence: int) -> dict[str, Any]:
    """Return a session's memory that has applied everything up to ``sequence``.

    Raises:
        Retry: the worker answered with an error.
    """
    path = session_path(session_id, after="/memory")
    return _json(await http.get(path, params={"min_sequence": sequence, "wait_ms": _APPLIED_MS}))


def _json(response: httpx.Response) -> dict[str, Any]:
    if not response.is_success:
        raise Retry(f"{response.request.url} answered {response.status_code}: {response.text[:200]}")
    answer: dict[str, Any] = response.json()
    return answer
