"""A reader that polls all workers and detects an answer that goes backwards."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Self

from tests.integration.engine.worker_handle import WorkerHandle, WorkerPark

#: Between two questions to a worker; a stopped worker is asked on, so that it finds many when it wakes.
ASK_SECONDS = 0.03

#: Questions to one worker that may be unanswered at once.
MAX_OPEN = 40


@dataclass(slots=True)
class Witness:
    """Checks that answers never go backwards.

    An answer must not be older than any answer that was complete before its question was asked.
    """

    park: WorkerPark
    answers: int = 0
    violations: list[str] = field(default_factory=list)
    best: dict[str, int] = field(default_factory=dict)
    _open: dict[str, set[asyncio.Task[None]]] = field(default_factory=dict)
    _task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._watch())
        return self

    async def __aexit__(self, *_: object) -> None:
        tasks = [one for some in self._open.values() for one in some]
        if self._task is not None:
            tasks.append(self._task)
        for one in tasks:
            one.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _watch(self) -> None:
        while True:
            for worker in self.park.alive():
                waiting = self._open.setdefault(worker.name, set())
                if len(waiting) < MAX_OPEN:
                    task = asyncio.create_task(self._ask(worker))
                    waiting.add(task)
                    task.add_done_callback(waiting.discard)
            await asyncio.sleep(ASK_SECONDS)

    async def _ask(self, worker: WorkerHandle) -> None:
        floor = dict(self.best)
        try:
            served = await worker.ask("/served")
        except (OSError, IndexError, ValueError):
            return  # it was killed meanwhile
        self.answers += len(served)
        for partition, state in served.items():
            position = state["position"]
            if position < floor.get(partition, 0):
                self.violations.append(
                    f"{worker.name} served partition {partition} at {position} after {floor[partition]} was read"
                )
            self.best[partition] = max(self.best.get(partition, 0), position)
