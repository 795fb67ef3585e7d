"""How long somebody's open transaction has kept the records after it from being read.

Consumers of committed records read up to the last stable offset. It stops at the first open transaction, and lag is
counted up to it. So a transaction that a producer left open hides what comes after it: the lag is 0, and memory stands
still. The high watermark counts all records, and shows it.
"""

from __future__ import annotations

from collections.abc import Hashable


class OpenTransactions:
    """Measures for how long a last stable offset has stood below its high watermark.

    Our own transactions end within milliseconds, so the last stable offset moves on. The time begins again whenever it
    moves.
    """

    def __init__(self) -> None:
        self._since: dict[Hashable, tuple[int, float]] = {}

    def open_seconds(self, place: Hashable, *, stable_end: int, end: int, now: float) -> float:
        """Return for how long the same transaction has been open, as far as the calls of this method show.

        Args:
            place: names the partition.
            stable_end: the last stable offset.
            end: the high watermark.
            now: seconds of any clock that does not go back.
        """
        if stable_end >= end:
            self._since.pop(place, None)
            return 0.0
        offset, since = self._since.get(place, (stable_end, now))
        if offset != stable_end:
            since = now
        self._since[place] = stable_end, since
        return now - since
