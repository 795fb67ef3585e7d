"""A session memory on the backend over HTTP alone, without a worker."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, cast

import httpx
import pytest

from processors.memory.tokens import ByteEstimate, TokenCounter
from schemas.compaction_order import CompactionOrder
from schemas.errors import ConfigurationError, Retry
from schemas.events import Event
from schemas.fork_order import ForkOrder
from schemas.publication import Published
from schemas.settings import Settings, load_settings
from streams.client import SessionMemory
from streams.client.compaction import CompactionResult
from streams.client.http_backend import HttpBackend
from streams.client.memory_client import MemoryClient
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


async def test_half_a_character_in_an_order_is_written_as_in_an_event() -> None:
    backend = RecordingBackend()
    async with SessionMemory(backend=backend) as memory:
        await memory.compact("s1", "keep \ud83d")
        await memory.compact("s1", user_message="who \ud83d", ai_message="Ann", knowledge={"a": ["\ud83d"]})

    instructed, given = backend.orders
    assert instructed.instructions == "keep \ufffd"
    assert (given.user_message, given.knowledge) == ("who \ufffd", {"a": ["\ufffd"]})


async def test_a_start_that_fails_leaves_nothing_open(monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[MemoryClient] = []
    close = MemoryClient.close

    async def noted(client: MemoryClient) -> None:
        closed.append(client)
        await close(client)

    def load(_: Settings) -> TokenCounter:
        raise ConfigurationError("no such counter")

    monkeypatch.setattr(MemoryClient, "close", noted)
    monkeypatch.setattr("streams.client.reading_backend.load_counter", load)
    memory = SessionMemory(backend=HttpBackend(load_settings(token_counter="mine:Counter")))
    with pytest.raises(ConfigurationError, match="no such counter"):
        await memory.__aenter__()

    assert len(closed) == 1
    # It is as it was before: a call outside of the block does not connect.
    assert memory.loop is None


async def test_an_encoding_that_does_not_exist_fails_the_start_and_loads_nothing() -> None:
    memory = SessionMemory(backend=HttpBackend(load_settings(token_encoding="nope")))
    with pytest.raises(ConfigurationError, match="no encoding 'nope'"):
        await memory.__aenter__()


async def test_orders_that_take_long_are_given_to_one_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """With two workers, the first one had half of the time, and the second one was given the same order."""
    timeouts: list[float] = []

    def answer(request: httpx.Request) -> httpx.Response:
        timeouts.append(request.extensions["timeout"]["read"])
        return httpx.Response(500, json={"error_code": "x", "detail": "a test"})

    client = partial(MemoryClient, transport=httpx.MockTransport(answer))
    monkeypatch.setattr("streams.client.reading_backend.MemoryClient", client)
    backend = HttpBackend(load_settings(memory_url=["http://one:1", "http://two:2"]))
    await backend.start()
    with pytest.raises(Retry, match="a test"):
        await backend.fork("s", ForkOrder(), timeout_seconds=120)
    with pytest.raises(Retry, match="a test"):
        await backend.compact("s", CompactionOrder(event_id="c", timeout_seconds=60))
    await backend.stop()

    assert [round(seconds) for seconds in timeouts] == [121, 60 + 31]
