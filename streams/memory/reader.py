"""Reading memory from the folded state, only while it is proven to be ours: the HTTP API's backend."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable, Sequence

from processors.memory.memory import Memory
from processors.memory.policy import MemoryPolicy
from schemas.errors import NotServable, StaleRead
from streams.engine.engine import Engine
from streams.http.backend import Readiness, SessionSummary, Snapshot
from streams.kafka.partitioner import partition_of
from streams.kafka.publisher import EventPublisher
from streams.memory.fold import MemoryPartition


class MemoryReader:
    """The memory worker as the HTTP API sees it.

    Args:
        own_url: this worker's advertised URL.
        now_ms: wall-clock milliseconds, for times to live.
    """

    def __init__(
        self,
        engine: Engine,
        *,
        policy: MemoryPolicy,
        publisher: EventPublisher,
        partition_count: int,
        own_url: str,
        now_ms: Callable[[], int],
    ) -> None:
        self._engine = engine
        self._partition_count = partition_count
        self._own_url = own_url
        self.policy = policy
        self.publisher = publisher
        self.now_ms = now_ms

    def partition_of(self, session_id: str) -> int:
        """The partition of the session's events."""
        return partition_of(session_id.encode(), self._partition_count)

    def owner_url(self, partition: int) -> str | None:
        """Where the owner answers; None if that is this worker, which then decides whether it may serve."""
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
        """Where all workers of the group answer."""
        return self._engine.ownership.members or (self._own_url,)

    def read(self, session_id: str, *, allow_stale: bool) -> Snapshot:
        """A session's memory; proof of ownership is looked at before and after it is read."""
        partition = self.partition_of(session_id)
        owned = self._engine.servable(partition)
        if owned is not None:
            memory = self._present(owned.fold, session_id)
            if self._engine.servable(partition) is owned:
                return Snapshot(memory, stale=False)
        if allow_stale:
            known = self._engine.known(partition)
            if known is not None:
                return Snapshot(self._present(known, session_id), stale=True)
        raise NotServable(
            f"partition {partition} is moving, being restored, or not proven to be this worker's"
        )

    def _present(self, fold: object, session_id: str) -> Memory:
        assert isinstance(fold, MemoryPartition)
        return fold.memory(session_id).as_of(self.now_ms(), self.policy)

    async def wait_until_applied(self, partition: int, sequence: int, wait_ms: int) -> None:
        """Wait until everything up to and with ``sequence`` is folded."""
        try:
            async with asyncio.timeout(wait_ms / 1000):
                while True:
                    owned = self._engine.servable(partition)
                    if owned is not None and min(owned.positions.values()) > sequence:
                        return
                    if partition not in self._engine.ownership.assignment.partitions and owned is None:
                        raise NotServable(f"partition {partition} is not this worker's any more")
                    await self._engine.wait_applied()
        except TimeoutError as error:
            raise StaleRead(
                f"partition {partition} has not been applied up to {sequence} within {wait_ms} ms"
            ) from error

    def sessions(
        self, active_within_seconds: float | None, user_id: str | None, limit: int
    ) -> list[SessionSummary]:
        """This worker's own sessions, newest activity first."""
        now_ms = self.now_ms()
        since_ms = None if active_within_seconds is None else int(now_ms - active_within_seconds * 1000)
        found: list[tuple[int, str, MemoryPartition]] = []
        for partition in self._engine.owned:
            owned = self._engine.servable(partition)
            if owned is not None and isinstance(owned.fold, MemoryPartition):
                fold = owned.fold
                found += [(at, name, fold) for at, name in fold.directory.active(since_ms, user_id, now_ms)]
        newest = heapq.nlargest(limit, found, key=lambda one: (one[0], one[1]))
        policy = self.policy
        return [one for _, name, fold in newest if (one := _summarize(name, fold, policy)) is not None]

    def ready(self) -> Readiness:
        """Ready once everything assigned is served."""
        assignment = self._engine.ownership.assignment
        if assignment.number == 0:
            return Readiness(False, "no partitions assigned yet")
        missing = sorted(p for p in assignment.partitions if self._engine.servable(p) is None)
        if missing:
            return Readiness(False, f"partitions {missing} are being restored or caught up")
        return Readiness(True, f"serving partitions {sorted(assignment.partitions)}")


def _summarize(session_id: str, fold: MemoryPartition, policy: MemoryPolicy) -> SessionSummary | None:
    head = fold.head(session_id)
    return None if head is None else SessionSummary.of(session_id, head, policy)
