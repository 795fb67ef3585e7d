"""Stops a worker that makes no progress, so that another one can take its partitions over.

Faust's livelock detector only logs. No progress means: there is work (records to apply, a restore, an unfinished
rebalance), the broker answers heartbeats, and nothing changed for ``stall_seconds``. An unreachable broker does not
count: without proof of ownership the time does not run.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Hashable

from schemas.errors import Fatal


class Watchdog:
    """Compares the progress of a worker with that of the last check.

    Args:
        busy: returns whether there is work.
        answered: returns whether the broker answers.
        progress: returns a hashable that changes with every step of work.
        stall_seconds: longest time without progress.
        clock: monotonic seconds.
    """

    def __init__(
        self,
        *,
        busy: Callable[[], bool],
        answered: Callable[[], bool],
        progress: Callable[[], Hashable],
        stall_seconds: float,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._busy = busy
        self._answered = answered
        self._progress = progress
        self._stall_seconds = stall_seconds
        self._clock = clock
        self._last_progress: Hashable = None
        self._since = clock()

    def check(self) -> None:
        """Compare with the last check.

        Raises:
            Fatal: there was no progress for longer than ``stall_seconds``.
        """
        now = self._clock()
        progress = self._progress()
        if progress != self._last_progress or not self._busy() or not self._answered():
            self._last_progress, self._since = progress, now
            return
        if now - self._since > self._stall_seconds:
            raise Fatal(
                f"no progress for {now - self._since:.0f} s although the broker answers and there is work; "
                "stopping so that another worker takes over"
            )

    async def run(self) -> None:
        """Check at intervals, until a check raises."""
        while True:
            await asyncio.sleep(min(self._stall_seconds / 4, 5.0))
            self.check()
