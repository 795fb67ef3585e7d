from __future__ import annotations

import asyncio
import uuid
from typing import Any

import pytest

from schemas.events import AiMessageAdded, UserMessageAdded
from schemas.memory_events import HistoryUpdated
from schemas.settings import Settings, load_settings
from streams.client import BadRecord, Received, SessionMemory, subscribe
from streams.kafka import topics
from streams.kafka.clients import started_producer
from tests.contracts.client import session
from tests.integration.client.conftest import Installation

__all__ = ["session"]


@pytest.fixture
async def settings(kafka: Any, topic_prefix: str) -> Settings:
    """Topics of this test alone; nobody else reads or writes them."""
    settings = load_settings(
        bootstrap_servers=kafka.bootstrap_servers,
        topic_prefix=topic_prefix,
        group_prefix=topic_prefix,
        partitions=2,
    )
    await topics.create(settings)
    return settings


async def said(settings: Settings, *texts: str, session: str = "s") -> None:
    async with SessionMemory(settings=settings) as memory:
        for text in texts:
            await memory.add_user_message(session, text)


async def take(count: int, settings: Settings, **options: Any) -> list[Received[Any]]:
    taken: list[Received[Any]] = []
    async with subscribe(settings=settings, **options) as events:
        async for received in events:
            taken.append(received)
            if len(taken) == count:
                break
    return taken


async def test_events_come_typed_with_sequence_and_headers(settings: Settings) -> None:
    async with SessionMemory(settings=settings) as memory:
        await memory.add_user_message("s", "question")
        await memory.add_ai_message("s", "answer")
        await memory.clear("s")

    received = await take(2, settings, types=[UserMessageAdded, "AiMessageAdded"])

    first, second = received
    assert isinstance(first.event, UserMessageAdded)
    assert isinstance(second.event, AiMessageAdded)
    assert (first.sequence, second.sequence) == (0, 1)
    assert (first.key, first.topic) == ("s", settings.topics.session_events)
    assert first.headers["ce_type"] == b"UserMessageAdded"
    assert first.timestamp_ms > 1_600_000_000_000


async def test_an_event_whose_body_raised_comes_again_and_those_before_it_do_not(settings: Settings) -> None:
    await said(settings, "one", "two", "three")
    group = uuid.uuid4().hex
    handled: list[str] = []

    @subscribe(group=group, settings=settings)
    async def handle(received: Received[Any]) -> None:
        handled.append(received.event.text)
        if handled == ["one", "two"]:
            raise RuntimeError("not yet")
        if received.event.text == "three":
            raise EOFError

    with pytest.raises(RuntimeError, match="not yet"):
        await handle()
    with pytest.raises(EOFError):
        await handle()

    assert handled == ["one", "two", "two", "three"]


async def test_bad_records_go_to_their_handler_and_the_rest_goes_on(settings: Settings) -> None:
    bad: list[BadRecord] = []
    async with started_producer(settings) as producer:
        for value in (b"not json", b'{"type": "Unknown"}', None):
            await producer.send_and_wait(settings.topics.session_events, value, b"s")
    await said(settings, "good")

    (received,) = await take(1, settings, on_bad_record=bad.append)

    assert received.event.text == "good"
    assert [(one.sequence, one.key) for one in bad] == [(0, b"s"), (1, b"s"), (2, b"s")]
    assert bad[0].value == b"not json"
    assert bad[2].detail == "no value"


async def test_a_group_shares_and_remembers_its_place(settings: Settings) -> None:
    group = uuid.uuid4().hex
    await said(settings, "one")
    seen: list[str] = []
    done = asyncio.Event()

    @subscribe(group=group, settings=settings)
    async def handle(received: Received[Any]) -> None:
        seen.append(received.event.text)
        if len(seen) == 2:
            done.set()

    running = asyncio.ensure_future(handle())
    await said(settings, "two")
    await asyncio.wait_for(done.wait(), 30)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    await said(settings, "three")
    (again,) = await take(1, settings, group=group)

    assert seen == ["one", "two"]
    assert again.event.text == "three"


async def test_memory_events_are_typed_too(installation: Installation, session: str) -> None:
    async with SessionMemory(settings=installation.settings) as memory:
        await memory.add_user_message(session, "x")
    followed = subscribe("memory-events", types=["HistoryUpdated"], settings=installation.settings)
    async with followed as events:
        received = await anext(received async for received in events if received.key == session)

    assert isinstance(received.event, HistoryUpdated)
    assert received.event.message_count == 1


async def test_other_topics_come_as_json_objects(settings: Settings) -> None:
    async with started_producer(settings) as producer:
        await producer.send_and_wait(settings.topics.session_analytics, b'{"type": "x", "n": 1}', b"s")

    (received,) = await take(1, settings, topic="session-analytics")

    assert received.event == {"type": "x", "n": 1}
