"""How a read waits for a sequence: until the session's partition has been folded up to it."""

from __future__ import annotations

import asyncio
from typing import Any

from schemas.errors import NotServable, StaleRead
from streams.engine.engine import Engine


class AppliedWaits:
    """Lets readers of one worker wait until a sequence is folded.

    A waiting reader is woken after every slice of records that the worker folds, in any partition, when partitions
    were taken over or given up, and when the coordinator confirmed that the worker owns them. It then looks at the
    position of its own.
    """

    def __init__(self, engine: Engine[Any]) -> None:
        self._engine = engine

    async def wait_until_applied(self, partition: int, sequence: int, wait_ms: int) -> None:
        """Wait until all records up to and including ``sequence`` are folded.

        Args:
            partition: a partition of this worker.
            sequence: an offset in the partition of the worker's first source topic.
            wait_ms: longest wait.

        Raises:
            StaleRead: they were not folded in time.
            NotServable: this worker does not own the partition.
        """
        if self._is_applied(partition, sequence):
            return
        try:
            async with asyncio.timeout(wait_ms / 1000):
                # Around all of the wait: a reader that was woken for records of others must not count as answered.
                with self._engine.awaited(partition):
                    await self._engine.wait_applied()
                    while not self._is_applied(partition, sequence):
                        await self._engine.wait_applied()
        except TimeoutError as error:
            raise StaleRead(
                f"partition {partition} was not applied up to sequence {sequence} within {wait_ms} ms:"
                " wait longer (wait_ms), or read without min_sequence and consistency"
            ) from error

    def _is_applied(self, partition: int, sequence: int) -> bool:
        owned = self._engine.servable(partition)
        if owned is None and partition not in self._engine.ownership.assignment.partitions:
            raise NotServable(f"this worker no longer owns partition {partition}; try again")
        return owned is not None and next(iter(owned.positions.values())) > sequence
