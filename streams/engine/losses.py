"""Joins the group again after partitions were lost, a limited number of times in a row."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from schemas.errors import Fatal

#: Pause before the group is joined again, so that two workers do not fence each other in a tight loop.
REJOIN_SECONDS: Final = 1.0

#: After so many losses in a row each pause is twice as long as the one before, up to 16 times as long: every rejoin
#: interrupts the other partitions of the group.
UNDELAYED_LOSSES: Final = 3
MAX_DOUBLINGS: Final = 4

#: The worker stops when a partition is lost more often than this in a row without a successful flush.
MAX_LOSSES: Final = 20


class Losses:
    """Counts losses, and joins the group again once for all partitions lost at about the same time.

    Args:
        rejoin: joins the group again, which gives a new generation.
    """

    def __init__(self, rejoin: Callable[[], None]) -> None:
        self._rejoin = rejoin
        self._in_a_row: dict[int, int] = {}
        self._timer: asyncio.TimerHandle | None = None

    def record(self, partition: int, reason: str, *, flushed: bool) -> None:
        """Count a loss and schedule a rejoin; ``flushed``: the partition was flushed since it was taken over.

        Raises:
            Fatal: the partition was lost more than :data:`MAX_LOSSES` times in a row without a flush.
        """
        losses = self._in_a_row[partition] = 1 if flushed else self._in_a_row.get(partition, 0) + 1
        if losses > MAX_LOSSES:
            raise Fatal(
                f"partition {partition} was lost {losses} times in a row without a successful flush: {reason}"
            )
        self._schedule(REJOIN_SECONDS * 2 ** min(max(losses - UNDELAYED_LOSSES, 0), MAX_DOUBLINGS))

    def excuse(self, partition: int) -> None:
        """Count the losses of a partition from zero again, since a broker was the reason, and schedule a rejoin."""
        self._in_a_row.pop(partition, None)
        self._schedule(REJOIN_SECONDS * 2**MAX_DOUBLINGS)

    def wait(self, partition: int, pause_seconds: float) -> None:
        """Count the losses of a partition from zero again, since its store is away, and schedule a rejoin."""
        self._in_a_row.pop(partition, None)
        self._schedule(pause_seconds)

    def _schedule(self, pause_seconds: float) -> None:
        loop = asyncio.get_running_loop()
        pending = (
            self._timer is not None and not self._timer.cancelled() and self._timer.when() >= loop.time()
        )
        if self._timer is not None and pending:
            if self._timer.when() <= loop.time() + pause_seconds:
                return
            self._timer.cancel()
        self._timer = loop.call_later(pause_seconds, self._rejoin)

    def rejoined(self) -> None:
        """Cancel a scheduled rejoin: the new assignment covers the partitions that were lost before it."""
        self.stop()

    def stop(self) -> None:
        """Cancel a scheduled rejoin."""
        if self._timer is not None:
            self._timer.cancel()
