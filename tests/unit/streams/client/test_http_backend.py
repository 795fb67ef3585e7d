"""A session memory on the backend over HTTP alone, without a worker."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from processors.memory.tokens import ByteEstimate, TokenCounter
from schemas.compaction_order import CompactionOrder
from schemas.events import Event
from schemas.publication import Published
from schemas.settings import load_settings
from streams.client import SessionMemory
from streams.client.compaction import CompactionResult
from streams.client.http_backend import HttpBackend
from streams.client.openai_agents import KafkaSession
from tests.unit.streams.client.sdk_items import user


class RecordingBackend(HttpBackend):
    """Gives each event the next sequence, and keeps the orders of compactions."""

    def __init__(self) -> None:
        super().__init__(load_settings())
        self.published: list[Event] = []
        self.orders: list[CompactionOrder] = []

    async def counter(self) -> TokenCounter:
        return ByteEstimate()

    async def publish(self, events: Sequence[Event]) -> list[Published]:
        first = len(self.published)
        self.published += events
        return [Published(event.event_id, 0, first + place) for place, event in enumerate(events)]

    async def compact(self, session_id: str, order: CompactionOrder) -> CompactionResult:
        self.orders.append(order)
        return CompactionResult.failed(session_id, "no_worker", "a test")


async def test_a_compaction_waits_for_what_was_held_before_it() -> None:
    backend = RecordingBackend()
    async with SessionMemory(backend=backend) as memory:
        await memory.add_user_message("s1", "one")
        session = KafkaSession("s1", memory, hold_seconds=3_600)
        await session.add_items(cast(Any, [user("two")]))
        await memory.compact("s1", "keep all")

        assert [getattr(event, "text", None) for event in backend.published] == ["one", "two"]
        assert [order.min_sequence for order in backend.orders] == [1]
