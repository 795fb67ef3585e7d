"""The partitions of a worker on the engine: where each is served, and reads of those that are served here.

A partition may be served only while it is proven to be this worker's. The proof is looked at before and after a
read, so an answer never comes from a partition that went to another worker meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeVar

from schemas.errors import NotServable, StaleRead
from streams.engine.engine import Engine
from streams.engine.fold import FoldT
from streams.engine.partition import OwnedPartition
from streams.http.backend import Readiness
from streams.kafka.partitioner import partition_of

T = TypeVar("T")


class Partitions(Generic[FoldT]):
    """All partitions, as the reads of one worker see them.

    Args:
        engine: holds the partitions of this worker.
        count: how many partitions the events topic has.
        own_url: this worker's advertised URL.
    """

    def __init__(self, engine: Engine[FoldT], count: int, own_url: str) -> None:
        self.count = count
        self._engine = engine
        self._own_url = own_url

    # Where a partition is served

    def partition_of(self, session_id: str) -> int:
        """The partition of the session's events."""
        return partition_of(session_id.encode(), self.count)

    def owner_url(self, partition: int) -> str | None:
        """Where the owner answers; None if that is this worker, which then decides whether it may serve.

        Raises:
            NotServable: no owner is known right now.
        """
        if partition in self._engine.ownership.assignment.partitions:
            return None
        url = self._engine.ownership.urls.get(partition)
        if url == self._own_url:
            # The routing table is of an assignment that is no longer in force here.
            return None
        if url is None:
            raise NotServable(f"no worker is known to own partition {partition}; it is being assigned")
        return url

    def worker_urls(self) -> Sequence[str]:
        """Where all workers of the group answer, this one included."""
        return self._engine.ownership.members or (self._own_url,)

    # Reads

    def read(self, partition: int, read: Callable[[FoldT], T]) -> T:
        """What ``read`` finds in the state of a partition.

        Raises:
            NotServable: this worker cannot prove that the partition is its own, or is still restoring it.
        """
        owned = self._engine.servable(partition)
        if owned is not None:
            found = read(owned.fold)
            if self._engine.servable(partition) is owned:
                return found
        raise NotServable(
            f"partition {partition} is moving, being restored, or not proven to be this worker's"
        )

    def read_each(self, read: Callable[[FoldT], T]) -> dict[int, T]:
        """What ``read`` finds in each partition that this worker serves; one lost meanwhile is left out."""
        found: dict[int, T] = {}
        for owned in self.served():
            one = read(owned.fold)
            if self._engine.servable(owned.partition) is owned:
                found[owned.partition] = one
        return found

    def last_known(self, partition: int) -> FoldT | None:
        """The last state that this worker had of a partition, served or not; for readers who accept stale answers."""
        return self._engine.known(partition)

    def served(self) -> Iterator[OwnedPartition[FoldT]]:
        """The partitions that this worker serves right now."""
        for partition in list(self._engine.owned):
            owned = self._engine.servable(partition)
            if owned is not None:
                yield owned

    async def wait_until_applied(self, partition: int, sequence: int, wait_ms: int) -> None:
        """Wait until everything up to and with ``sequence`` is folded.

        Args:
            partition: a partition of this worker.
            sequence: an offset in the partition of the worker's first source topic.
            wait_ms: how long at most.

        Raises:
            StaleRead: it was not folded in time.
            NotServable: the partition is not this worker's.
        """
        engine = self._engine
        try:
            async with asyncio.timeout(wait_ms / 1000):
                while True:
                    owned = engine.servable(partition)
                    if owned is not None and next(iter(owned.positions.values())) > sequence:
                        return
                    if partition not in engine.ownership.assignment.partitions and owned is None:
                        raise NotServable(f"partition {partition} is not this worker's any more")
                    await engine.wait_applied()
        except TimeoutError as error:
            raise StaleRead(
                f"partition {partition} has not been applied up to {sequence} within {wait_ms} ms"
            ) from error

    def ready(self) -> Readiness:
        """Ready once everything assigned is served."""
        assignment = self._engine.ownership.assignment
        if assignment.number == 0:
            return Readiness(False, "no partitions assigned yet")
        missing = sorted(p for p in assignment.partitions if self._engine.servable(p) is None)
        if missing:
            return Readiness(False, f"partitions {missing} are being restored or caught up")
        return Readiness(True, f"serving partitions {sorted(assignment.partitions)}")
