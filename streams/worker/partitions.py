"""The partitions of a worker on the engine: finds where each is served, and reads the ones served here.

A partition may be served only while ownership is proven. The proof is checked before and after a read, so an answer
never comes from a partition that another worker took over meanwhile.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Callable, Iterator, Sequence
from contextlib import aclosing
from typing import Final, Generic, TypeVar

from schemas.errors import NotServable
from streams.engine.engine import Engine
from streams.engine.fold import FoldT
from streams.engine.partition import OwnedPartition
from streams.engine.turns import Pauses
from streams.http.backend import LAST_ATTEMPT, WAIT_FOR_STORE, Readiness
from streams.kafka.partitioner import partition_of
from streams.worker.applied_waits import AppliedWaits

T = TypeVar("T")

#: When a client shall ask again for a partition that moves: most are served again within a second.
_MOVING_SECONDS: Final = 0.1
#: Seconds between two looks whether the store of a sink has what a reader waits for.
_STORED_EVERY: Final = 0.01


class Partitions(Generic[FoldT]):
    """Locates and reads partitions for the readers of one worker.

    Args:
        engine: owns the partitions of this worker.
        count: number of partitions of the events topic.
        own_url: this worker's advertised URL.
    """

    def __init__(self, engine: Engine[FoldT], count: int, own_url: str) -> None:
        self.count = count
        self._engine = engine
        self._own_url = own_url
        self._waits = AppliedWaits(engine)

    # Where a partition is served

    def partition_of(self, session_id: str) -> int:
        """Return the partition of the session's events."""
        return partition_of(session_id.encode(), self.count)

    def owner_url(self, partition: int) -> str | None:
        """Return the URL of the partition's owner; None if it is this worker, which may still be unable to serve.

        Raises:
            NotServable: no owner is known at the moment.
        """
        if partition in self._engine.ownership.assignment.partitions:
            return None
        url = self._engine.ownership.urls.get(partition)
        if url == self._own_url:
            # The URLs come from an assignment that is no longer in force in this worker.
            return None
        if url is None:
            raise NotServable(
                f"partition {partition} is being assigned, so no owner is known; try again",
                retry_after_seconds=_MOVING_SECONDS,
            )
        return url

    def follower_urls(self, partition: int) -> Sequence[str]:
        """Return the URLs of the other workers that follow a partition: they can read it while it has no owner."""
        urls = self._engine.ownership.following.urls.get(partition, ())
        return [url for url in urls if url != self._own_url]

    def worker_urls(self) -> Sequence[str]:
        """Return the URLs of all workers in the group, including this one."""
        return self._engine.ownership.members or (self._own_url,)

    # Reads

    def read(self, partition: int, read: Callable[[FoldT], T]) -> T:
        """Call ``read`` with the state of a partition and return its result.

        Raises:
            NotServable: this worker cannot prove that it owns the partition, or is still restoring it.
        """
        owned = self._engine.servable(partition)
        if owned is not None:
            result = read(owned.fold)
            if self._engine.servable(partition) is owned:
                return result
        raise self._not_servable(partition)

    @staticmethod
    def _not_servable(partition: int) -> NotServable:
        return NotServable(
            f"partition {partition} is moving, is being restored, or this worker cannot prove that it owns it; "
            "try again",
            retry_after_seconds=_MOVING_SECONDS,
        )

    def lacks_newest(self, partition: int) -> bool:
        """Return False if a partition is served here; True if only what the store of its sink has can be read.

        Its store takes no writes for now, or has not yet taken all that came meanwhile.

        Raises:
            NotServable: this worker cannot prove that it owns the partition, or is still restoring it.
        """
        if self._engine.servable(partition) is not None:
            return False
        if self._engine.lacks_newest(partition):
            return True
        raise self._not_servable(partition)

    async def read_each(self, read: Callable[[FoldT], AsyncGenerator[T | None]]) -> dict[int, list[T]]:
        """Read each partition that this worker serves, item by item; omit a partition that is lost meanwhile.

        Other tasks run whenever the items took some milliseconds, so the state may change between two items.

        Args:
            read: yields the items of a partition, and None after it has let other tasks run itself: it is continued
                only if the partition is still served, since a store that was closed cannot be read.
        """
        pauses = Pauses()
        results: dict[int, list[T]] = {}
        for owned in self.served():
            found: list[T] = []
            async with aclosing(read(owned.fold)) as items:
                async for item in items:
                    if item is not None:
                        found.append(item)
                    others_ran = await pauses.after_step() or item is None
                    if others_ran and self._engine.servable(owned.partition) is not owned:
                        break
            if self._engine.servable(owned.partition) is owned:
                results[owned.partition] = found
        return results

    def last_known(self, partition: int) -> FoldT | None:
        """Return this worker's last state of a partition, served or not; for reads that accept stale answers."""
        return self._engine.known(partition)

    def served(self) -> Iterator[OwnedPartition[FoldT]]:
        """Yield the partitions that this worker serves at the moment."""
        for partition in list(self._engine.owned):
            owned = self._engine.servable(partition)
            if owned is not None:
                yield owned

    def served_numbers(self) -> list[int]:
        """Return the numbers of the partitions that this worker serves at the moment."""
        return [owned.partition for owned in self.served()]

    def stored_numbers(self) -> list[int]:
        """Return those numbers, and those of the partitions of which only what the store has can be read."""
        assigned = self._engine.ownership.assignment.partitions | self._engine.ownership.kept.partitions
        served = self.served_numbers()
        return sorted({*served, *(one for one in assigned if self._engine.lacks_newest(one))})

    async def wait_until_applied(self, partition: int, sequence: int, wait_ms: int) -> None:
        """Wait until all records up to and including ``sequence`` are folded, at most ``wait_ms``.

        See :class:`streams.worker.applied_waits.AppliedWaits`, also for the errors.
        """
        await self._waits.wait_until_applied(partition, sequence, wait_ms)

    async def wait_until_stored(self, partition: int, end: int, within_seconds: float) -> bool:
        """Wait until the store of a sink has all records before an offset; return whether it has them in time.

        It is not waited for where the store takes no writes for now.

        Raises:
            NotServable: this worker cannot prove that it owns the partition, or is still restoring it.
        """
        deadline = time.monotonic() + within_seconds
        while not self.lacks_newest(partition):
            owned = self._engine.servable(partition)
            if owned is not None and next(iter(owned.readable_positions.values())) >= end:
                return True
            if time.monotonic() >= deadline:
                break
            self._engine.hurry(partition)
            await asyncio.sleep(_STORED_EVERY)
        return False

    def _progress(self, missing: Sequence[int]) -> str:
        """Return how far the states are that are being made from tables, and why a takeover is tried again."""
        progress = self._engine.restored
        making = "".join(
            f"; the state of partition {partition} is made from {passed} of {of or 'its'} records"
            for partition, (passed, of) in progress.folds.items()
        )
        catching_up = "".join(
            f"; partition {partition} folds what an older version left, up to offset {reached} of {last}"
            for partition, (reached, last) in progress.catching_up.items()
            if partition in missing
        )
        # One reason is enough: on a full disk, or without a broker, all partitions fail for the same one.
        failed = [partition for partition in missing if partition in progress.failures][:1]
        return (
            making
            + catching_up
            + "".join(
                f"; {LAST_ATTEMPT} {partition} failed: {progress.failures[partition]}" for partition in failed
            )
        )

    def ready(self) -> Readiness:
        """Return ready if reads of all assigned partitions are answered; the detail names those without their newest.

        Those wait for the store of their sink, or have not caught up after that. No other worker has more of them.

        While the group is joined again, those count that this worker keeps.
        """
        ownership = self._engine.ownership
        assignment = ownership.assignment
        if assignment.number == 0 and ownership.kept.partitions:
            assignment = ownership.kept
        if assignment.number == 0:
            return Readiness(False, "no partitions assigned yet")
        unserved = {p for p in assignment.partitions if self._engine.servable(p) is None}
        stale = {p for p in unserved if self._engine.lacks_newest(p)}
        missing = sorted(unserved - stale)
        waiting = self._engine.waiting_for_store(assignment.partitions)
        waits = ""
        if waiting:
            waits = f"partitions {sorted(waiting)} {WAIT_FOR_STORE}: {next(iter(waiting.values()))}"
        if missing:
            restoring = f"partitions {missing} are being restored or are catching up{self._progress(missing)}"
            return Readiness(False, waits or restoring)
        details = [f"serving partitions {sorted(assignment.partitions - stale)}"]
        if stale:
            details.append(f"partitions {sorted(stale)} are read without their newest events")
        if waits:
            details.append(waits)
        return Readiness(True, "; ".join(details))
