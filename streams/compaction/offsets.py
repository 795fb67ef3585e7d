"""Decides which offsets may be committed while events finish in any order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class PendingOffset(NamedTuple):
    """The offset of one event that was consumed and is not finished yet, under one assignment."""

    assignment: int
    partition: int
    offset: int


class OffsetTracker:
    """Tracks the unfinished events of each partition; the lowest of them is the offset to commit.

    So an event that takes a minute delays only the commit. After a crash the events after it are handled again, which
    is idempotent. Events of an earlier assignment are ignored, because the next owner reads them again.
    """

    def __init__(self) -> None:
        self._assignment = 0
        self._open: dict[int, set[int]] = {}
        self._next: dict[int, int] = {}
        self._committed: dict[int, int] = {}

    def assigned(self, partitions: Iterable[int]) -> None:
        """Start a new assignment with these partitions; earlier events are forgotten."""
        self._assignment += 1
        self._open = {partition: set() for partition in partitions}
        self._next = {}
        self._committed = {}

    def owns(self, partition: int) -> bool:
        """Return whether the partition is assigned to this worker."""
        return partition in self._open

    def begin(self, partition: int, offset: int) -> PendingOffset:
        """Add an unfinished event."""
        self._open[partition].add(offset)
        self._next[partition] = offset + 1
        return PendingOffset(self._assignment, partition, offset)

    def skip_to(self, partition: int, offset: int) -> None:
        """Note that all records before ``offset`` were consumed, and those that are not tracked are finished."""
        self._next[partition] = offset

    def finish(self, pending: PendingOffset) -> None:
        """Note that an event is finished. Idempotent; ignored for an earlier assignment."""
        if pending.assignment == self._assignment:
            self._open[pending.partition].discard(pending.offset)

    def unfinished(self) -> dict[int, int]:
        """Return the offset of the first event that is not finished, by partition."""
        return {
            partition: min(self._open[partition], default=following)
            for partition, following in self._next.items()
        }

    def committable(self) -> dict[int, int]:
        """Return the offsets to commit, by partition, that differ from those of the last :meth:`committed`."""
        return {
            partition: offset
            for partition, offset in self.unfinished().items()
            if self._committed.get(partition) != offset
        }

    def committed(self, offsets: dict[int, int]) -> None:
        """Note the offsets that were committed."""
        self._committed |= offsets
