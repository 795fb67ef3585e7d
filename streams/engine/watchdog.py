"""Stops a worker that makes no progress, so that another one can take its partitions over.

Faust's livelock detector only logs. No progress means: a partition has work (records to apply, a restore, a flush),
the group's coordinator answers heartbeats, and nothing changed for ``stall_seconds``. An unreachable broker does not
count. Without proof of ownership the time does not run. And where the brokers that a partition needs do not answer, or
the store of its sink, the partition waits: the worker says so, and keeps serving its other partitions.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Hashable, Iterable, Mapping

from schemas.errors import Fatal

log = logging.getLogger(__name__)

#: Returns, for each of these partitions that waits for a broker, what it waits for.
AskBrokers = Callable[[Iterable[int]], Awaitable[Mapping[int, str]]]


class Stalls:
    """How long each partition has had work without progress. Pure: the time is an argument."""

    def __init__(self) -> None:
        self._seen: dict[int, tuple[Hashable, float]] = {}

    def observe(self, work: Mapping[int, Hashable], now: float) -> dict[int, float]:
        """Compare with the last call.

        Args:
            work: a value for each partition that has work; it changes with every step of that work.
            now: monotonic seconds.

        Returns:
            Seconds without progress, for each partition that has work.
        """
        seen = {
            partition: (progress, now)
            if partition not in self._seen or self._seen[partition][0] != progress
            else self._seen[partition]
            for partition, progress in work.items()
        }
        self._seen = seen
        return {partition: now - since for partition, (_, since) in seen.items()}

    def restart(self, partition: int, now: float) -> None:
        """Let a partition's time run from now."""
        self._seen[partition] = self._seen[partition][0], now


class Watchdog:
    """Compares the progress of a worker's partitions with that of the last check.

    Args:
        work: returns a value for each partition that has work; it changes with every step of that work.
        answered: returns whether the coordinator of the group answers.
        ask_brokers: says which partitions wait for a broker.
        waiting_for_store: says which of these partitions wait for the store of their sink.
        stall_seconds: longest time without progress. After half of it the brokers are asked.
        clock: monotonic seconds.
    """

    def __init__(
        self,
        *,
        work: Callable[[], Mapping[int, Hashable]],
        answered: Callable[[], bool],
        ask_brokers: AskBrokers,
        waiting_for_store: Callable[[Iterable[int]], Collection[int]] = lambda _: (),
        stall_seconds: float,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._work = work
        self._answered = answered
        self._ask_brokers = ask_brokers
        self._waiting_for_store = waiting_for_store
        self._stall_seconds = stall_seconds
        self._clock = clock
        self._stalls = Stalls()

    async def check(self) -> None:
        """Compare with the last check.

        Raises:
            Fatal: a partition made no progress for longer than ``stall_seconds``, and all brokers that it needs and
                its store answer.
        """
        if not self._answered():
            self._stalls = Stalls()
            return
        idle_seconds = self._stalls.observe(self._work(), self._clock())
        slow = sorted(number for number, seconds in idle_seconds.items() if seconds > self._stall_seconds / 2)
        for partition in self._waiting_for_store(slow):
            slow.remove(partition)
            self._stalls.restart(partition, self._clock())
        if not slow:
            return
        waiting = await self._ask_brokers(slow)
        if waiting:
            report_waiting(waiting)
        for partition in waiting:
            self._stalls.restart(partition, self._clock())
        stuck = [p for p in slow if p not in waiting and idle_seconds[p] > self._stall_seconds]
        if stuck:
            raise Fatal(
                f"partitions {stuck}: no progress for {idle_seconds[stuck[0]]:.0f} s although the brokers answer and "
                "there is work; stopping so that another worker takes over"
            )

    async def run(self) -> None:
        """Check at intervals, until a check raises."""
        while True:
            await asyncio.sleep(min(self._stall_seconds / 4, 5.0))
            await self.check()


def report_waiting(waiting: Mapping[int, str]) -> None:
    """Log which partitions wait for a broker, in one line per reason."""
    for reason in sorted(set(waiting.values())):
        partitions = sorted(partition for partition, why in waiting.items() if why == reason)
        log.warning(
            "partitions %s wait: %s; this worker keeps its other partitions",
            partitions,
            reason,
            extra={"action": "waiting_for_broker", "partitions": partitions, "reason": reason},
        )
