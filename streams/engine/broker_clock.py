"""The brokers' clock, as a worker knows it: what is removed or hidden by its age goes by the earlier of two clocks.

Records have the time of the broker that took them. A worker that compares them with its own clock removes all of them
too early if that clock is ahead. So it compares them with the brokers' clock: the acknowledgement of each flush has the
time at which the broker took it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from streams.engine.ownership import now_seconds

log = logging.getLogger(__name__)

#: A larger difference of the two clocks is said.
TOLERANCE_MS: Final = 60_000

#: While the clocks differ, or the brokers' is not known, it is asked for again after this time.
ASK_AGAIN_SECONDS: Final = 600.0


class BrokerClock:
    """Tells the time by the newest acknowledgement and by what has passed since.

    A broker took a record before the worker learns of it. So the time told is never later than the broker's.

    Args:
        wall_ms: this machine's clock, in milliseconds since 1970.
        ask: requests a flush, whose acknowledgement :meth:`record` is called with.
        trusted: this machine's clock is the broker's: the broker runs in this process.
        elapsed_seconds: seconds of a clock that never goes back.
    """

    def __init__(
        self,
        wall_ms: Callable[[], int],
        ask: Callable[[], None],
        *,
        trusted: bool = False,
        elapsed_seconds: Callable[[], float] = now_seconds,
    ) -> None:
        self._wall_ms = wall_ms
        self._ask = ask
        self._trusted = trusted
        self._elapsed_seconds = elapsed_seconds
        self._newest: tuple[int, float] | None = None
        self._asked_at: float | None = None
        self._differs = False
        self._in_future: set[tuple[str, int]] = set()

    def record(self, broker_ms: int) -> None:
        """Record the time at which a broker took records that it has just acknowledged."""
        self._newest = broker_ms, self._elapsed_seconds()
        ahead_ms = self._wall_ms() - broker_ms
        differs = abs(ahead_ms) > TOLERANCE_MS
        if differs and not self._differs:
            log.warning(
                "this machine's clock is %d s %s the broker's; what is removed by its age goes by the earlier of both: "
                "set the clocks of workers and brokers (NTP)",
                abs(ahead_ms) // 1_000,
                "ahead of" if ahead_ms > 0 else "behind",
                extra={"action": "clock_differs", "ahead_seconds": ahead_ms // 1_000},
            )
        elif self._differs and not differs:
            log.info("this machine's clock agrees with the broker's again", extra={"action": "clock_agrees"})
        self._differs = differs

    def notice(self, topic: str, partition: int, offset: int, timestamp_ms: int) -> None:
        """Say that a record has a time in the future, once until its partition has one in time again."""
        broker_ms = self.broker_ms()
        if broker_ms is None:  # this machine's clock alone may be behind
            return
        at = topic, partition
        ahead_ms = timestamp_ms - max(self._wall_ms(), broker_ms)
        if ahead_ms <= TOLERANCE_MS:
            self._in_future.discard(at)
        elif at not in self._in_future:
            self._in_future.add(at)
            log.warning(
                "offset %d of %s-%d was recorded %d s in the future: the clock of a broker is or was ahead, or the "
                "topic takes the producers' clocks. Such sessions expire, and such events leave the archive, that much "
                "later: set the brokers' clocks (NTP), and run 'sessionstream topics check'",
                offset,
                topic,
                partition,
                ahead_ms // 1_000,
                extra={
                    "action": "record_in_future",
                    "topic": topic,
                    "partition": partition,
                    "offset": offset,
                    "ahead_seconds": ahead_ms // 1_000,
                },
            )

    def broker_ms(self) -> int | None:
        """Return the brokers' time; None before the first acknowledgement."""
        if self._newest is None:
            return None
        broker_ms, recorded_at = self._newest
        return broker_ms + int((self._elapsed_seconds() - recorded_at) * 1_000)

    def now_ms(self) -> int:
        """Return the earlier of both clocks; this machine's while the brokers' is not known."""
        wall_ms, broker_ms = self._wall_ms(), self.broker_ms()
        return wall_ms if broker_ms is None else min(wall_ms, broker_ms)

    def confirmed_ms(self) -> int | None:
        """Return the earlier of both clocks, to remove data by its age; None while the brokers' is not known."""
        return self.now_ms() if self._trusted or self._newest is not None else None

    def refresh(self) -> bool:
        """Ask for the brokers' time if it is not known, or if the newest one is old and differs from this machine's.

        It may differ because this machine was suspended and all its clocks stood still.

        Returns:
            Whether it was asked for; the answer comes with the next flush.
        """
        broker_ms = self.broker_ms()
        if self._trusted or (broker_ms is not None and abs(self._wall_ms() - broker_ms) <= TOLERANCE_MS):
            return False
        now = self._elapsed_seconds()
        known_at = None if self._newest is None else self._newest[1]
        if any(at is not None and now - at < ASK_AGAIN_SECONDS for at in (known_at, self._asked_at)):
            return False
        self._asked_at = now
        self._ask()
        return True
