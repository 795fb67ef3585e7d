"""Which partitions wait for the store of their sink, so that none of them is taken for one that is stuck.

A store that does not answer is a known state: it is logged once when it begins and once when it is over, the partition
is tried again with growing pauses, and neither the watchdog nor the count of losses ends the worker for it. A wait is
known by failures of the store. So it counts only as long as the store goes on failing: a partition that stands still
for another reason is noticed.
"""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final

from schemas.errors import Retry

log = logging.getLogger(__name__)

#: The first pause before the store is tried again. Each further one is twice as long, up to the longest.
FIRST_PAUSE_SECONDS: Final = 1.0
LONGEST_PAUSE_SECONDS: Final = 8.0
#: A wait that begins sooner after the last one is no warning, only information.
QUIET_SECONDS: Final = 60.0


class StoreAway(Retry):
    """The store of a sink failed for now, before anything was written to Kafka: the partition is tried again."""


class StoreSlow(StoreAway):
    """The store of a sink did not take a flush in time. What it took of it is unknown; the next flushes are smaller."""


@dataclass(slots=True)
class _Wait:
    """What is known of a partition that waits.

    Attributes:
        reason: of the last failure.
        since: when the first failure was, in monotonic seconds.
        failed_at: when the last failure was, in monotonic seconds.
        failures: how many there were.
        unwritten: whether a write failed: then only a write shows that the wait is over.
    """

    reason: str
    since: float
    failed_at: float
    failures: int = 0
    unwritten: bool = False


class StoreWaits:
    """The partitions of a worker that wait for their store.

    Args:
        fresh_seconds: how long after its last failure a partition still counts as waiting.
        clock: monotonic seconds.
    """

    def __init__(self, fresh_seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._fresh_seconds = fresh_seconds
        self._clock = clock
        self._waits: dict[int, _Wait] = {}
        self._readable: set[int] = set()
        self._ended_at = -math.inf

    def failed(self, partition: int, reason: str, *, writing: bool, readable: bool = False) -> float:
        """Record that the store failed for a partition; log a line if no other partition waits.

        Args:
            partition: the partition, which begins to wait or goes on waiting.
            reason: what failed, in one line.
            writing: the store failed to take changes; otherwise it failed to say what it has.
            readable: the store has all that any worker has written of the partition, so that it can be read meanwhile.

        Returns:
            Seconds until the partition should be tried again.
        """
        now = self._clock()
        if not self._waits:
            # A store that is only just too slow begins many waits: one line a minute is enough to be noticed.
            again = now - self._ended_at < QUIET_SECONDS
            log.log(
                logging.INFO if again else logging.WARNING,
                "partitions wait for their store: %s; nothing is lost, and this worker goes on when it answers",
                reason,
                extra={"action": "waiting_for_store", "partition": partition, "reason": reason},
            )
        wait = self._waits.setdefault(partition, _Wait(reason, now, now))
        wait.reason, wait.failed_at = reason, now
        wait.failures += 1
        wait.unwritten = wait.unwritten or writing
        if readable:
            self._readable.add(partition)
        else:
            self._readable.discard(partition)
        return float(min(FIRST_PAUSE_SECONDS * 2 ** min(wait.failures - 1, 10), LONGEST_PAUSE_SECONDS))

    def read(self, partition: int, *, complete: bool) -> None:
        """Record that the store said what it has.

        Args:
            partition: its wait is over, unless changes of it were refused.
            complete: the partition has nothing left to write, so the wait is over in any case.
        """
        if complete:
            self._readable.discard(partition)
        wait = self._waits.get(partition)
        if wait is not None and (complete or not wait.unwritten):
            self._end(partition)

    def written(self, partition: int, *, complete: bool) -> None:
        """Record that the store took changes of a partition: its wait is over.

        Args:
            partition: the partition.
            complete: it is caught up, so that it is served as any other.
        """
        if complete:
            self._readable.discard(partition)
        if partition in self._waits:
            self._end(partition)

    def is_readable(self, partition: int) -> bool:
        """Return whether readers may have what the store has, although it lacks what it did not take.

        That also holds after the wait, until the partition has caught up.
        """
        return partition in self._readable

    def keep(self, partitions: Collection[int]) -> None:
        """Forget the partitions that are not among these: another worker has them."""
        for partition in self._waits.keys() - set(partitions):
            del self._waits[partition]
        self._readable.intersection_update(partitions)

    def _end(self, partition: int) -> None:
        wait = self._waits.pop(partition)
        if not self._waits:
            self._ended_at = self._clock()
            seconds = self._ended_at - wait.since
            log.info(
                "the store answers again after %.0f s: no partition waits for it",
                seconds,
                extra={"action": "store_answers", "seconds": round(seconds, 1)},
            )

    def reasons(self) -> dict[int, str]:
        """Return, for each partition that waits, the reason of the store's last failure."""
        now = self._clock()
        return {
            partition: wait.reason
            for partition, wait in self._waits.items()
            if now - wait.failed_at <= self._fresh_seconds
        }
