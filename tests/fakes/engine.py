"""A fake engine without Kafka, which owns the partitions that a test gives it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar, cast

from streams.engine.engine import Engine
from streams.engine.ownership import Assignment, Ownership
from streams.engine.restore import RestoreProgress
from streams.worker.partitions import Partitions


class NumberedFold(Protocol):
    """A fold with the number of its partition."""

    @property
    def partition(self) -> int: ...


F = TypeVar("F", bound=NumberedFold)


@dataclass
class Owned(Generic[F]):
    """The attributes of an owned partition that readers use."""

    fold: F
    positions: dict[str, int] = field(default_factory=lambda: {"session-events": 0, "memory-events": 0})
    flush_requests: int = 0

    @property
    def partition(self) -> int:
        return self.fold.partition

    def request_flush(self) -> None:
        self.flush_requests += 1


class FakeEngine(Generic[F]):
    """Owns partitions; ``proven`` tells whether they may be served, ``unproven`` names those that may not."""

    def __init__(self, *owned: F) -> None:
        self.owned = {fold.partition: Owned(fold) for fold in owned}
        self.ownership = Ownership(10)
        self.ownership.assignment = Assignment(1, 1, frozenset(self.owned))
        self.proven = True
        self.unproven: set[int] = set()
        self.last: dict[int, F] = {}
        self.applied = asyncio.Event()
        self.waiting: dict[int, str] = {}
        self.stale: set[int] = set()
        self.restored = RestoreProgress()

    def servable(self, partition: int) -> Owned[F] | None:
        return self.owned.get(partition) if self.proven and partition not in self.unproven else None

    def lacks_newest(self, partition: int) -> bool:
        return partition in self.stale

    def known(self, partition: int) -> F | None:
        owned = self.owned.get(partition)
        return owned.fold if owned is not None else self.last.get(partition)

    def waiting_for_store(self, partitions: Iterable[int]) -> dict[int, str]:
        return {partition: self.waiting[partition] for partition in partitions if partition in self.waiting}

    def awaited(self, partition: int) -> AbstractContextManager[None]:
        return nullcontext()

    async def wait_applied(self) -> None:
        await self.applied.wait()
        self.applied.clear()

    @property
    def partitions(self) -> Partitions[Any]:
        """Return the partitions of a worker with this engine."""
        return Partitions(cast(Engine[Any], cast(Any, self)), max(1, len(self.owned)), "http://me")
