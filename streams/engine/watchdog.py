"""Ends a worker whose progress stands still, so that another can take its partitions.

Faust's own livelock detector only logs. Standing still means: there is something to do (records behind, a
restore under way, a rebalance not finished), the broker answers our heartbeats, and for ``stall_seconds``
nothing moved. A broker that is away is no such case: without proof of ownership the clock does not run.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Hashable

from schemas.errors import Fatal


class Watchdog:
    """Looks at a progress mark now and then.

    Args:
        busy: whether there is something to do.
        answered: whether the broker answers.
        progress: any hashable that changes when something moves.
        stall_seconds: how long nothing may move.
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
        self._seen: Hashable = None
        self._since = clock()

    def look(self) -> None:
        """Compare with the last look.

        Raises:
            Fatal: nothing moved for too long.
        """
        now = self._clock()
        progress = self._progress()
        if progress != self._seen or not self._busy() or not self._answered():
            self._seen, self._since = progress, now
            return
        if now - self._since > self._stall_seconds:
            raise Fatal(
                f"no progress for {now - self._since:.0f} s although the broker answers and there is work; "
                "stopping so that another worker takes over"
            )

    async def run(self) -> None:
        """Look until something is wrong."""
        while True:
            await asyncio.sleep(min(self._stall_seconds / 4, 5.0))
            self.look()
