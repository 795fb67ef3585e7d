"""Reads a whole memory over HTTP, page by page, as it stood at one sequence."""

from __future__ import annotations

from typing import Final
from urllib.parse import parse_qsl

from schemas.errors import Retry
from schemas.view import MemoryView
from streams.client.memory_client import MemoryClient, MemoryRewrittenMeanwhile

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
            return await _pages(client, session_id, min_sequence)
        except MemoryRewrittenMeanwhile:
            continue
    raise Retry(f"the memory was rewritten {_ATTEMPTS} times while it was read: try again")


async def _pages(client: MemoryClient, session_id: str, min_sequence: int) -> MemoryView:
    parameters: dict[str, str | int] = {"limit": PAGE_MESSAGES, "configuration": "true"}
    if min_sequence > 0:
        parameters |= {"min_sequence": min_sequence, "wait_ms": WAIT_MS}
    # Validated page by page, so that the event loop gets its turns also where a memory is very long.
    # A memory worker that is newer may answer more.
    first = page = MemoryView.model_validate(await client.memory(session_id, **parameters), extra="ignore")
    messages = list(first.messages)
    while page.next is not None:
        following = dict(parse_qsl(page.next, keep_blank_values=True))
        page = MemoryView.model_validate(await client.memory(session_id, **following), extra="ignore")
        messages += [one for one in page.messages if one.sequence <= (first.sequence or 0)]
    return first.model_copy(update={"messages": messages, "next": None})
