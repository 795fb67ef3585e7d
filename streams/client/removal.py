"""Tells whether a removal was applied that was decided on one state of a session; the fold decides."""

from __future__ import annotations

from collections.abc import Sequence

from schemas.errors import MemoryChanged
from schemas.events import MessagesRemoved
from schemas.publication import Published
from streams.client.backend import Backend, ReadQuery


async def require_removed(
    backend: Backend, event: MessagesRemoved, published: Sequence[Published], *, timeout_seconds: float
) -> None:
    """Wait until memory has decided on a published removal that has a ``base_sequence``.

    Args:
        backend: reads.
        event: the removal; without a ``base_sequence`` it is always applied.
        published: its place in the log; empty if the provider does not write, or writes to a store.
        timeout_seconds: how long to wait.

    Raises:
        MemoryChanged: the session has changed since; nothing was removed.
        StaleRead, MemoryUnreachable: as reading.
    """
    if not published or event.base_sequence is None:
        return
    (place,) = published
    after = await backend.read(
        ReadQuery(
            session_id=event.session_id,
            last=0,
            event_id=place.event_id,
            min_sequence=place.sequence,
            timeout_seconds=timeout_seconds,
        )
    )
    if not after.event_applied:
        raise MemoryChanged(
            f"session {event.session_id!r} has changed since it was read: nothing was removed"
        )
