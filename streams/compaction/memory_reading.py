"""Reads a whole memory over HTTP, page by page, as it stood at one sequence."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import parse_qsl

from schemas.errors import Retry
from schemas.view import MemoryView
from streams.memory_client import MemoryClient, MemoryRewrittenMeanwhile

#: Messages of a page.
PAGE_MESSAGES: Final = 500
#: How long the memory worker may take to apply what was announced, in milliseconds.
WAIT_MS: Final = 30_000
#: How often to begin again where memory is rewritten between two pages.
_ATTEMPTS: Final = 5


async def read_whole(client: MemoryClient, session_id: str, *, min_sequence: int = 0) -> MemoryView:
    """Return the session's memory with all its messages, its own settings and its figures.

    What is said while pages are read is left out, so that figures and messages are of one moment.

    Args:
        client: where to.
        session_id: whose memory.
        min_sequence: the memory must have been applied up to here.

    Raises:
        Retry: memory cannot be read now, or is rewritten again and again.
        BadRequest: as :meth:`MemoryClient.memory`.
    """
    for _ in range(_ATTEMPTS):
        try:
            return MemoryView.model_validate(await _pages(client, session_id, min_sequence))
        except MemoryRewrittenMeanwhile:
            continue
    raise Retry(f"the memory was rewritten {_ATTEMPTS} times while it was read: try again")


async def _pages(client: MemoryClient, session_id: str, min_sequence: int) -> dict[str, Any]:
    parameters: dict[str, str | int] = {"limit": PAGE_MESSAGES, "configuration": "true"}
    if min_sequence > 0:
        parameters |= {"min_sequence": min_sequence, "wait_ms": WAIT_MS}
    first = await client.memory(session_id, **parameters)
    last_sequence, following = first["sequence"], first["next"]
    messages: list[dict[str, Any]] = first["messages"]
    while following is not None:
        page = await client.memory(session_id, **dict(parse_qsl(following, keep_blank_values=True)))
        messages += [one for one in page["messages"] if one["sequence"] <= last_sequence]
        following = page["next"]
    return {**first, "messages": messages, "next": None}
