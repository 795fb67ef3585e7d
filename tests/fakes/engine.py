"""An engine that owns what a test says, without Kafka."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, cast

from streams.engine.engine import Engine
from streams.engine.ownership import Assignment, Ownership
from streams.memory.fold import MemoryPartition
from streams.worker.partitions import Partitions


@dataclass
class Owned:
    """What the reader looks at of an owned partition."""

    fold: MemoryPartition
    partition: int
    positions: dict[str, int] = field(default_factory=lambda: {"session-events": 0})
    asked: int = 0

    def ask_flush(self) -> None:
        self.asked += 1


class FakeEngine:
    """Owns partitions; ``proven`` says whether they may be served."""

    def __init__(self, *owned: MemoryPartition) -> None:
        self.owned = {fold.partition: Owned(fold, fold.partition) for fold in owned}
        self.ownership = Ownership(10)
        self.ownership.assignment = Assignment(1, 1, frozenset(self.owned))
        self.proven = True
        self.last: dict[int, MemoryPartition] = {}
        self.applied = asyncio.Event()

    def servable(self, partition: int) -> Owned | None:
        return self.owned.get(partition) if self.proven else None

    def known(self, partition: int) -> MemoryPartition | None:
        owned = self.owned.get(partition)
        return owned.fold if owned is not None else self.last.get(partition)

    async def wait_applied(self) -> None:
        await self.applied.wait()
        self.applied.clear()

    @property
    def partitions(self) -> Partitions[MemoryPartition]:
        """What a worker with this engine reads from."""
        return Partitions(cast(Engine[MemoryPartition], cast(Any, self)), 1, "http://me")
