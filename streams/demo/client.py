"""The demo's questions to the memory worker, over the HTTP API like anybody's."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import quote

import httpx

from schemas.errors import Retry
from schemas.settings import Settings
from streams.demo.table import SessionProgress

#: How long a read may wait for the worker to catch up.
_APPLIED_MS: Final = 10_000


def client(settings: Settings) -> httpx.AsyncClient:
    """A client of the worker that these settings describe."""
    headers: dict[str, str] = {}
    for token in settings.security.bearer_tokens[:1]:
        headers["Authorization"] = f"Bearer {token.get_secret_value()}"
    # The environment's proxies are for other machines.
    return httpx.AsyncClient(base_url=settings.own_url, headers=headers, timeout=30.0, trust_env=False)


async def refresh(http: httpx.AsyncClient, sessions: list[SessionProgress]) -> None:
    """Put what memory holds now into ``sessions``.

    Raises:
        Retry: the worker did not answer as it should.
    """
    answer = _json(await http.get("/sessions", params={"limit": 1000}))
    known = {one["session_id"]: one for one in answer["sessions"]}
    for session in sessions:
        if (now := known.get(session.session_id)) is not None:
            for name in ("message_count", "size_bytes", "tokens", "truncated", "epoch"):
                setattr(session, name, now[name])


async def read(http: httpx.AsyncClient, session_id: str, sequence: int) -> dict[str, Any]:
    """A session's memory with everything up to ``sequence`` in it.

    Raises:
        Retry: the worker did not answer as it should.
    """
    path = f"/sessions/{quote(session_id, safe='')}/memory"
    return _json(await http.get(path, params={"min_sequence": sequence, "wait_ms": _APPLIED_MS}))


def _json(response: httpx.Response) -> dict[str, Any]:
    if not response.is_success:
        raise Retry(f"{response.request.url} answered {response.status_code}: {response.text[:200]}")
    answer: dict[str, Any] = response.json()
    return answer
