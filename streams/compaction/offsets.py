"""Which offsets may be committed while events are worked on in any order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Ticket(NamedTuple):
    """One event that was taken off a partition and is not finished yet."""

    assignment: int
    partition: int
    offset: int


class OffsetLedger:
    """Knows, by partition, the lowest event that is not finished: everything before it may be committed.

    So an event that takes a minute holds up the commit, of some small number, but nothing else; after a crash
    what came after it is looked at again, which does no harm. What was begun under an earlier assignment is
    the next owner's, who reads it again.
    """

    def __init__(self) -> None:
        self._assignment = 0
        self._open: dict[int, dict[int, None]] = {}
        self._next: dict[int, int] = {}
        self._committed: dict[int, int] = {}

    def assigned(self, partitions: Iterable[int]) -> None:
        """Begin anew with these partitions."""
        self._assignment += 1
        self._open = {partition: {} for partition in partitions}
        self._next = {}
        self._committed = {}

    def owns(self, partition: int) -> bool:
        """Whether the partition is among those assigned."""
        return partition in self._open

    def begin(self, partition: int, offset: int) -> Ticket:
        """Note an event; within a partition by ascending offset."""
        self._open[partition][offset] = None
        self._next[partition] = offset + 1
        return Ticket(self._assignment, partition, offset)

    def skip_to(self, partition: int, offset: int) -> None:
        """Note that everything before ``offset`` was taken off, and what is not open needs nothing done."""
        self._next[partition] = offset

    def finish(self, ticket: Ticket) -> None:
        """Note that an event is finished; twice, or too late, does no harm."""
        if ticket.assignment == self._assignment:
            self._open[ticket.partition].pop(ticket.offset, None)

    def open_count(self) -> int:
        """How many events are not finished."""
        return sum(map(len, self._open.values()))

    def committable(self) -> dict[int, int]:
        """Offsets to commit, by partition, where they are others than those of the last :meth:`committed`."""
        # In the order they were begun, so the first one open is the lowest.
        lowest = {
            partition: next(iter(self._open[partition]), following)
            for partition, following in self._next.items()
        }
        return {
            partition: offset
            for partition, offset in lowest.items()
            if self._committed.get(partition) != offset
        }

    def committed(self, offsets: dict[int, int]) -> None:
        """Note what was committed."""
        self._committed |= offsets
