"""How a read waits for a sequence: until the session's partition has been folded up to it."""

from __future__ import annotations

import asyncio
from typing import Any

from schemas.errors import NotServable, StaleRead
from streams.engine.engine import Engine


class AppliedWaits:
    """Lets readers of one worker wait until a sequence is folded.

    A waiting reader is woken after every slice of records that the worker folds, in any partition, and when partitions
    were taken over or given up. It then looks at the position of its own.
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
        engine = self._engine
        try:
            async with asyncio.timeout(wait_ms / 1000):
                while True:
                    owned = engine.servable(partition)
                    if owned is not None and next(iter(owned.positions.values())) > sequence:
                        return
                    if partition not in engine.ownership.assignment.partitions and owned is None:
                        raise NotServable(f"this worker no longer owns partition {partition}; try again")
                    await engine.wait_applied(partition)
        except TimeoutError as error:
            raise StaleRead(
                f"partition {partition} was not applied up to sequence {sequence} within {wait_ms} ms"
            ) from error
