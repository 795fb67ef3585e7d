from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, aclosing

import pytest

from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import ByteEstimate
from schemas.errors import NotServable
from schemas.settings import Settings
from streams.inspection import history, log_tail
from streams.inspection.history import SessionHistory
from streams.inspection.history_items import HistoryItem, HistoryRequest, SerializedEvent
from streams.kafka import topics
from tests.builders.events import event_object, user
from tests.kafka.choice import Kafka
from tests.live.system import event_record
from tests.live.topic_records import TopicWriter

PARTITIONS = 2
POLICY = MemoryPolicy(token_counter=ByteEstimate())


@pytest.fixture
async def settings(kafka: Kafka, topic_prefix: str) -> Settings:
    settings = Settings(
        bootstrap_servers=kafka.bootstrap_servers,
        topic_prefix=topic_prefix,
        partitions=PARTITIONS,
        memory_url=["http://127.0.0.1:9"],
    )
    await topics.create(settings)
    return settings


@pytest.fixture
async def sessions(settings: Settings) -> AsyncIterator[SessionHistory]:
    sessions = SessionHistory(settings, POLICY, PARTITIONS)
    yield sessions
    await sessions.stop()


def say(settings: Settings, session_id: str, numbers: range) -> None:
    TopicWriter(settings.require_bootstrap_servers()[0]).write(
        settings.topics.session_events,
        [event_record(event_object(user(str(n)), f"{session_id}-{n}", session_id)) for n in numbers],
    )


def number(item: SerializedEvent) -> int:
    return int(json.loads(item.json)["event"]["text"])


async def live(items: AsyncIterator[HistoryItem]) -> list[int]:
    """Return all items until the current end."""
    told: list[int] = []
    async for item in items:
        if isinstance(item, SerializedEvent):
            told.append(number(item))
        elif item.live:
            break
    return told


async def test_a_slow_client_misses_nothing(
    settings: Settings, sessions: SessionHistory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More events arrive than the buffer holds: they are read from the log instead, once and in order."""
    monkeypatch.setattr(log_tail, "MAX_BUFFERED_EVENTS", 50)
    say(settings, "s", range(10))
    async with aclosing(sessions.follow(HistoryRequest(session_id="s"), 0)) as items:
        assert await live(items) == list(range(10))
        await asyncio.to_thread(say, settings, "s", range(10, 400))
        told: list[int] = []
        async with asyncio.timeout(30):
            async for item in items:
                if isinstance(item, SerializedEvent):
                    told.append(number(item))
                    # Slowly, so that the tail runs ahead.
                    await asyncio.sleep(0.001)
                if told and told[-1] == 399:
                    break
    assert told == list(range(10, 400))


async def test_several_clients_watch_at_the_same_time(settings: Settings, sessions: SessionHistory) -> None:
    """They share one consumer for all partitions; each gets only its own session."""
    names = [f"session-{n}" for n in range(6)]

    async def watch(name: str, ready: asyncio.Event) -> int:
        async with aclosing(sessions.follow(HistoryRequest(session_id=name), 0)) as items:
            await live(items)
            ready.set()
            return next(iter([number(item) async for item in _first_told(items)]))

    ready = [asyncio.Event() for _ in names]
    async with asyncio.timeout(30):
        watching = [asyncio.create_task(watch(name, one)) for name, one in zip(names, ready, strict=True)]
        for one in ready:
            await one.wait()
        for place, name in enumerate(names):
            await asyncio.to_thread(say, settings, name, range(place, place + 1))
        assert await asyncio.gather(*watching) == list(range(len(names)))


async def _first_told(items: AsyncIterator[HistoryItem]) -> AsyncIterator[SerializedEvent]:
    async for item in items:
        if isinstance(item, SerializedEvent):
            yield item
            return


async def test_clients_that_read_nothing_do_not_block_others(
    settings: Settings, sessions: SessionHistory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More clients than concurrent reads stop in the middle of a read; the next one gets all events, in order."""
    monkeypatch.setattr(history, "BATCH_EVENTS", 7)
    say(settings, "s", range(30))
    async with AsyncExitStack() as stack, asyncio.timeout(30):
        stalled = [
            await stack.enter_async_context(aclosing(sessions.follow(HistoryRequest(session_id="s"), 0)))
            for _ in range(history.MAX_CONCURRENT_READS + 1)
        ]
        for items in stalled:
            assert await anext(_first_told(items))

        async with aclosing(sessions.follow(HistoryRequest(session_id="s"), 0)) as items:
            assert await live(items) == list(range(30))
        # Who comes back to it goes on where it was.
        assert await live(stalled[0]) == list(range(1, 30))


async def test_stream_slots_are_limited_and_released(
    sessions: SessionHistory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "MAX_STREAMS", 1)
    async with sessions.stream_slot("a"):
        with pytest.raises(NotServable, match="1 streams are open"):
            async with sessions.stream_slot("a"):
                pass
    async with sessions.stream_slot("a"):
        pass


async def test_one_token_does_not_take_all_streams(
    sessions: SessionHistory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "MAX_STREAMS_PER_CALLER", 1)
    async with sessions.stream_slot("a"):
        with pytest.raises(NotServable, match="1 streams of this token are open"):
            async with sessions.stream_slot("a"):
                pass
        async with sessions.stream_slot("b"):
            pass


async def test_a_stream_ends_after_a_while_so_that_its_token_is_checked_again(
    sessions: SessionHistory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "MAX_STREAM_SECONDS", 0.2)
    async with asyncio.timeout(60), aclosing(sessions.follow(HistoryRequest(session_id="s"), 0)) as items:
        assert [item async for item in items]
