"""Sessions that wait for an offset of the log, found without a look at the others."""

from __future__ import annotations

from heapq import heappop, heappush


class Waiting:
    """Which sessions wait for which offset. Changed in place.

    A session waits once, for the lowest of the offsets it was added with.
    """

    def __init__(self) -> None:
        self._lowest: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []

    def __len__(self) -> int:
        return len(self._lowest)

    def add(self, session_id: str, sequence: int) -> None:
        """Let a session wait for the event at ``sequence``."""
        lowest = self._lowest.get(session_id)
        if lowest is None or sequence < lowest:
            self._lowest[session_id] = sequence
            heappush(self._heap, (sequence, session_id))

    def take(self, applied: int) -> list[str]:
        """Return the sessions that wait for an event up to ``applied``, by its offset; they wait no longer."""
        due: list[str] = []
        while self._heap and self._heap[0][0] <= applied:
            sequence, session_id = heappop(self._heap)
            # Not so where a lower one was added later: that one was taken before.
            if self._lowest.get(session_id) == sequence:
                del self._lowest[session_id]
                due.append(session_id)
        return due
