"""Keeps the fills of events that were not counted yet: memory-events are often read faster than events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from typing import Final, NamedTuple

#: Fills of a record. With ids of 256 bytes it has about 300 kB, which a message of Kafka may have.
GROUP_FILLS: Final = 1_000

#: About what a fill of an id of usual length adds to a record.
FILL_BYTES: Final = 60


class Fill(NamedTuple):
    """How full the context was after the event at ``sequence``: ``context_fraction`` of a HistoryUpdated."""

    sequence: int
    fraction: float


class FillsAhead:
    """The fills of a partition that wait for their event. Changed in place.

    They are written in groups. In the records of their sessions, each session would be written twice while a worker
    catches up: with a fill that means nothing yet, and with the event. A group is removed when all its events were
    counted. So after a restart a fill may be taken again, which changes nothing.

    Attributes:
        written: The number of each written group, and the highest offset that a fill of it waits for.
    """

    def __init__(self) -> None:
        self.written: dict[int, int] = {}
        self._fills: dict[str, list[Fill]] = {}
        self._heap: list[tuple[int, str]] = []
        self._unwritten: list[tuple[str, Fill]] = []

    def __len__(self) -> int:
        return len(self._fills)

    def add(self, session_id: str, fill: Fill) -> None:
        """Let a fill wait for its event."""
        self._add(session_id, fill)
        self._unwritten.append((session_id, fill))

    def restore(self, number: int, fills: Iterable[tuple[str, Fill]]) -> None:
        """Add the fills of a written group."""
        highest = -1
        for session_id, fill in fills:
            self._add(session_id, fill)
            highest = max(highest, fill.sequence)
        self.written[number] = highest

    def _add(self, session_id: str, fill: Fill) -> None:
        waiting = self._fills.get(session_id)
        if waiting is None or fill.sequence < waiting[0].sequence:
            heappush(self._heap, (fill.sequence, session_id))
        # In a life with this fill, an earlier one that is not higher is neither the newest nor the highest.
        kept = [
            other
            for other in waiting or ()
            if other.sequence > fill.sequence or other.fraction > fill.fraction
        ]
        kept.append(fill)
        kept.sort()
        self._fills[session_id] = kept

    def take(self, applied: int) -> Iterator[tuple[str, list[Fill]]]:
        """Remove the fills of events up to ``applied``, and return them with their sessions."""
        while self._heap and self._heap[0][0] <= applied:
            # A session is here once for its lowest offset, or for a lower one whose fill was dropped.
            _, session_id = heappop(self._heap)
            waiting = self._fills.pop(session_id, [])
            due = [fill for fill in waiting if fill.sequence <= applied]
            rest = waiting[len(due) :]
            if rest:
                self._fills[session_id] = rest
                heappush(self._heap, (rest[0].sequence, session_id))
            if due:
                yield session_id, due

    def pending_bytes(self) -> int:
        """About the bytes that the next flush writes."""
        return FILL_BYTES * len(self._unwritten)

    def take_groups(self, applied: int) -> Iterator[tuple[int, list[tuple[str, Fill]] | None]]:
        """Return the groups that changed since the last call; None for one that is to be removed.

        Args:
            applied: Offset of the last event that was counted.
        """
        for number in [number for number, highest in self.written.items() if highest <= applied]:
            del self.written[number]
            yield number, None
        waiting = [one for one in self._unwritten if one[1] in self._fills.get(one[0], ())]
        self._unwritten.clear()
        number = max(self.written, default=-1) + 1
        for start in range(0, len(waiting), GROUP_FILLS):
            group = waiting[start : start + GROUP_FILLS]
            self.written[number] = max(fill.sequence for _, fill in group)
            yield number, group
            number += 1
