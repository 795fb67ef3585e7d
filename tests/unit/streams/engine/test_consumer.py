"""The worker's consumer on the event loop of the Faust app: when it fetches."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from faust.types import TP
from mode import Service

from streams.engine.consumer import EngineConsumer
from streams.engine.consumer_thread import FetchedSpans

A = TP("topic", 0)


class Consumer(EngineConsumer):
    """A consumer whose thread has one fetch; it may not pause for a time of Faust's choice."""

    def __init__(self) -> None:
        Service.__init__(self)
        self.app = SimpleNamespace(client_only=False)  # type: ignore[assignment]
        self.flow_active = False
        self.can_resume_flow = asyncio.Event()
        self.suspend_flow = asyncio.Event()
        self.not_waiting_next_records = asyncio.Event()
        self._active_partitions = set()
        self._paused_partitions = set()
        self._room = asyncio.Event()
        self.asked: list[set[TP]] = []

    def assignment(self) -> set[TP]:
        return {A}

    async def sleep(self, n: Any, **_: Any) -> None:
        raise AssertionError(f"it sleeps for {n} s")

    async def _getmany(self, active_partitions: Any, timeout: float) -> Any:  # noqa: ASYNC109 - as Faust calls it
        self.asked.append(set(active_partitions))
        return FetchedSpans({}, {A: (4, 5)}, 1)

    def _to_message(self, tp: TP, record: Any) -> Any:
        return record


async def test_a_partition_is_fetched_as_soon_as_it_is_owned_after_a_rebalance() -> None:
    """While the group is joined, the flow is suspended; when it is resumed, no partition is owned yet."""
    consumer = Consumer()
    chunks: list[Any] = []

    async def drain() -> None:
        while not chunks:
            chunks.extend([message.value async for _, message in consumer.getmany(timeout=60.0)])

    consumer._paused_partitions.add(A)
    draining = asyncio.create_task(drain())
    await asyncio.sleep(0)
    consumer.flow_active = True
    consumer.can_resume_flow.set()
    for _ in range(10):
        await asyncio.sleep(0)
    assert consumer.asked == []
    consumer._paused_partitions.clear()
    consumer._active_partitions.add(A)
    consumer._room.set()
    async with asyncio.timeout(60.0):
        await draining
    assert [(chunk.start, chunk.end) for chunk in chunks] == [(4, 5)]
    assert consumer.asked == [{A}]
