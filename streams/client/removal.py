"""Removes messages if the session has not changed since it was read; the fold decides, and the caller learns it."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from schemas.errors import MemoryChanged
from schemas.events import MessagesRemoved
from schemas.publication import Published
from streams.client.backend import ReadQuery
from streams.client.provider import MemoryProvider

if TYPE_CHECKING:
    from streams.client.session_memory import SessionMemory


async def remove(
    memory: SessionMemory,
    event: MessagesRemoved,
    provider: MemoryProvider,
    *,
    own_ids: Collection[str] = (),
) -> Published | None:
    """Publish a removal; with a ``base_sequence``, wait until memory has decided on it.

    Returns:
        Its place in the log; ``None`` if the provider does not write, or writes to a store.

    Raises:
        MemoryChanged: the session has changed since; nothing was removed.
        PublishFailed, StaleRead, MemoryUnreachable: as writing and reading.
    """
    published = await memory.append(event.session_id, [event], provider=provider, own_ids=own_ids)
    if not published or event.base_sequence is None:
        return next(iter(published), None)
    (place,) = published
    after = await memory.backend.read(
        ReadQuery(
            session_id=event.session_id,
            last=0,
            event_id=place.event_id,
            min_sequence=place.sequence,
            timeout_seconds=memory.read_timeout_seconds,
        )
    )
    if not after.event_applied:
        raise MemoryChanged(
            f"session {event.session_id!r} has changed since it was read: nothing was removed"
        )
    return place
