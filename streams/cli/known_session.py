"""Whether memory or the archive knows a session, for commands that end with an exit code of its own if not."""

from __future__ import annotations

import asyncio
from typing import Final

#: How long memory may take to say whether it knows a session, in seconds.
_KNOWN_SECONDS: Final = 5.0
#: A read of no message, which has what the log had when it was asked for.
_OF_NOW: Final = (("last", 0), ("consistency", "linearizable"))
#: How long an archive may take to say whether it has events of a session, in seconds.
_ARCHIVED_SECONDS: Final = 2.0


async def is_known(session_id: str, *, also_archived: bool) -> bool | None:
    """Return whether memory has a life of the session; None if it does not answer, or is behind the log.

    Args:
        session_id: the session.
        also_archived: a session that only the archive has events of is known too.
    """
    from schemas.errors import SessionstreamError
    from schemas.settings import load_settings
    from streams.client.archive_client import ArchiveClient
    from streams.client.memory_client import MemoryClient

    settings = load_settings()
    async with MemoryClient(settings) as memory, ArchiveClient(settings) as archive:
        try:
            async with asyncio.timeout(_KNOWN_SECONDS + 1):
                answer = await memory.read(session_id, _OF_NOW, within_seconds=_KNOWN_SECONDS)
        except (SessionstreamError, TimeoutError):  # the deletion itself says what is wrong
            return None
        if answer.sequence is not None:
            return True
        if not also_archived:
            return False
        try:
            async with asyncio.timeout(_ARCHIVED_SECONDS):
                return await archive.knows(session_id)
        except (SessionstreamError, TimeoutError):  # there need not be an archive
            return False


async def is_archived(session_id: str) -> bool:
    """Return whether the archive has any event of the session."""
    from schemas.settings import load_settings
    from streams.client.archive_client import ArchiveClient

    async with ArchiveClient(load_settings()) as client:
        return await client.knows(session_id)
