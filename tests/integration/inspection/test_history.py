from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import AsyncExitStack, aclosing, asynccontextmanager
from typing import Any, Literal

import pytest
from aiokafka import AIOKafkaConsumer, TopicPartition
from aiokafka.admin import RecordsToDelete

from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import ByteEstimate
from schemas.errors import NotServable
from schemas.inspection import HistoryPage
from schemas.settings import Settings
from streams.inspection import history, log_tail
from streams.inspection.history import SessionHistory
from streams.inspection.history_items import (
    HistoryItem,
    HistoryRequest,
    Missing,
    Progress,
    SerializedEvent,
    Start,
)
from streams.inspection.history_route import HistoryRoute, _stream
from streams.kafka import topics
from streams.kafka.clients import started_admin, started_consumer
from streams.kafka.partitioner import partition_of
from tests.builders.events import Fields, event_object, user
from tests.kafka.broker import Broker
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


def write(settings: Settings, fields: Fields, event_id: str) -> None:
    TopicWriter(settings.require_bootstrap_servers()[0]).write(
        settings.topics.session_events, [event_record(event_object(fields, event_id, "s"))]
    )


def number(item: SerializedEvent) -> int:
    return int(json.loads(item.json)["event"]["text"])


async def live(items: AsyncIterator[HistoryItem]) -> list[int]:
    """Return all items until the current end."""
    told: list[int] = []
    async for item in items:
        if isinstance(item, SerializedEvent):
            told.append(number(item))
        elif isinstance(item, Progress) and item.live:
            break
    return told


async def test_a_slow_client_misses_nothing(
    settings: Settings, sessions: SessionHistory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More events arrive than the buffer holds: they are read from the log instead, once and in order."""
    monkeypatch.setattr(log_tail, "MAX_BUFFERED_EVENTS", 50)
    say(settings, "s", range(10))
    async with aclosing(sessions.follow(HistoryRequest(session_id="s"), Start(0))) as items:
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


async def test_a_stream_says_that_kafka_is_away_and_goes_on_when_it_is_back(
    kafka_own: Broker, topic_prefix: str
) -> None:
    settings = Settings(
        bootstrap_servers=kafka_own.bootstrap_servers,
        topic_prefix=topic_prefix,
        partitions=PARTITIONS,
        memory_url=["http://127.0.0.1:9"],
    )
    await topics.create(settings)
    sessions = SessionHistory(settings, POLICY, PARTITIONS)
    async with (
        asyncio.timeout(120),
        aclosing(sessions.follow(HistoryRequest(session_id="s"), Start(0))) as items,
    ):
        await live(items)
        await asyncio.to_thread(kafka_own.stop)
        async for item in items:
            if isinstance(item, Progress) and item.waits:
                assert not item.live
                break
        await asyncio.to_thread(kafka_own.start)
        await live(items)
        await asyncio.to_thread(say, settings, "s", range(1))
        assert [number(item) async for item in _first_told(items)] == [0]
    await sessions.stop()


async def test_several_clients_watch_at_the_same_time(settings: Settings, sessions: SessionHistory) -> None:
    """They share one consumer for all partitions; each gets only its own session."""
    names = [f"session-{n}" for n in range(6)]

    async def watch(name: str, ready: asyncio.Event) -> int:
        async with aclosing(sessions.follow(HistoryRequest(session_id=name), Start(0))) as items:
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
            await stack.enter_async_context(
                aclosing(sessions.follow(HistoryRequest(session_id="s"), Start(0)))
            )
            for _ in range(history.MAX_CONCURRENT_READS + 1)
        ]
        for items in stalled:
            assert await anext(_first_told(items))

        async with aclosing(sessions.follow(HistoryRequest(session_id="s"), Start(0))) as items:
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
    async with (
        asyncio.timeout(60),
        aclosing(sessions.follow(HistoryRequest(session_id="s"), Start(0))) as items,
    ):
        assert [item async for item in items]


async def delete_before(settings: Settings, session_id: str, offset: int) -> None:
    """Delete the beginning of the session's partition, as retention does."""
    part = TopicPartition(settings.topics.session_events, partition_of(session_id.encode(), PARTITIONS))
    async with started_admin(settings) as admin:
        await admin.delete_records({part: RecordsToDelete(before_offset=offset)})


async def past(items: AsyncIterator[HistoryItem]) -> list[HistoryItem]:
    """Return the items until the current end, without progress."""
    found: list[HistoryItem] = []
    async for item in items:
        if not isinstance(item, Progress):
            found.append(item)
        elif item.live:
            break
    return found


@pytest.mark.parametrize("way", ["follow", "page"])
async def test_what_retention_deleted_is_one_mark_and_the_rest_follows(
    settings: Settings, sessions: SessionHistory, way: Literal["follow", "page"]
) -> None:
    say(settings, "s", range(6))
    await delete_before(settings, "s", 4)
    request = HistoryRequest(session_id="s", after=0)
    start = await sessions.start_of(request)
    async with aclosing(getattr(sessions, way)(request, start)) as items:
        mark, *events = await past(items)

    assert mark == Missing(first=1, following=4)
    assert [number(event) for event in events if isinstance(event, SerializedEvent)] == [4, 5]
    for after, found in ((3, [4, 5]), (5, [])):
        async with aclosing(
            sessions.page(HistoryRequest(session_id="s", after=after), Start(after + 1))
        ) as items:
            told = await past(items)
        assert [number(event) for event in told if isinstance(event, SerializedEvent)] == found
        assert len(told) == len(found), "nothing is missing"


async def test_what_retention_deletes_while_a_stream_follows_the_log_is_a_mark(
    settings: Settings, sessions: SessionHistory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worker could not fetch for a while: its consumer then goes on behind what was deleted."""
    consumers: list[AIOKafkaConsumer] = []

    @asynccontextmanager
    async def kept(*arguments: Any) -> AsyncGenerator[AIOKafkaConsumer]:
        async with started_consumer(*arguments) as consumer:
            consumers.append(consumer)
            yield consumer

    monkeypatch.setattr(log_tail, "started_consumer", kept)
    part = TopicPartition(settings.topics.session_events, partition_of(b"s", PARTITIONS))
    say(settings, "s", range(2))
    async with (
        asyncio.timeout(60),
        aclosing(sessions.follow(HistoryRequest(session_id="s"), Start(0))) as items,
    ):
        assert await live(items) == [0, 1]
        (consumer,) = consumers
        consumer.pause(part)
        say(settings, "s", range(2, 6))
        await delete_before(settings, "s", 5)
        consumer.resume(part)
        mark, *events = await past(items)
        assert mark == Missing(2, 5)
        assert [number(event) for event in events if isinstance(event, SerializedEvent)] == [5]


async def test_a_log_of_which_nothing_is_left_is_a_mark_alone(
    settings: Settings, sessions: SessionHistory
) -> None:
    say(settings, "s", range(3))
    await delete_before(settings, "s", 3)
    async with aclosing(sessions.follow(HistoryRequest(session_id="s"), Start(0))) as items:
        assert await past(items) == [Missing(0, 3)]


async def test_effects_on_memory_are_told_only_where_they_are_known(
    settings: Settings, sessions: SessionHistory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a gap they are not, until a deletion, or until the life that memory says begins."""
    say(settings, "s", range(4))
    write(settings, {"type": "SessionDeleted"}, "deleted")
    say(settings, "s", range(5, 7))
    await delete_before(settings, "s", 2)

    async def effects(life: int | None, **of: Any) -> list[tuple[int, int | None]]:
        async def answer(*_: Any, **__: Any) -> dict[str, Any]:
            if life is None:
                raise NotServable("away")
            return {"life_sequence": life, "sequence": 6}

        monkeypatch.setattr(sessions, "_ask_memory", answer)
        request = HistoryRequest(session_id="s", memory=True, **of)
        async with aclosing(sessions.page(request, Start(0))) as items:
            mark, *events = await past(items)
        assert mark == Missing(0, 2)
        told = [json.loads(event.json) for event in events if isinstance(event, SerializedEvent)]
        return [(one["sequence"], one.get("memory", {}).get("message_count")) for one in told]

    unknown: list[tuple[int, int | None]] = [(2, None), (3, None), (4, None)]
    assert await effects(None) == [*unknown, (5, 1), (6, 2)]
    assert await effects(5) == [*unknown, (5, 1), (6, 2)]
    assert await effects(3) == [(2, None), (3, 1), (4, 0), (5, 1), (6, 2)]
    assert await effects(0) == [*unknown, (5, 1), (6, 2)]


async def test_a_page_and_a_stream_say_what_is_missing(settings: Settings, sessions: SessionHistory) -> None:
    say(settings, "s", range(6))
    await delete_before(settings, "s", 4)
    route = HistoryRoute(sessions)

    page = await route._page(HistoryRequest(session_id="s", after=0), Start(1), 1)
    assert isinstance(page.body, bytes)
    answered = json.loads(page.body)
    assert answered["missing"] == [{"first": 1, "following": 4}]
    assert [one["sequence"] for one in answered["events"]] == [4]
    assert answered["next"] == "after=4&limit=1"
    HistoryPage.model_validate_json(page.body)
    rest = await route._page(HistoryRequest(session_id="s", after=4), Start(5), 1)
    assert isinstance(rest.body, bytes)
    assert "missing" not in json.loads(rest.body)

    stream = b""
    async with aclosing(
        _stream("s", sessions.follow(HistoryRequest(session_id="s", after=0), Start(1)))
    ) as pieces:
        async for piece in pieces:
            stream += piece
            if b"progress" in stream:
                break
    messages = [message for message in stream.decode().split("\n\n") if not message.startswith("retry")]
    assert messages[0] == 'id: 3\nevent: missing\ndata: {"first":1,"following":4}'
    assert [message.split("\n")[0] for message in messages[1:3]] == ["id: 4", "id: 5"]


async def test_effects_since_a_time_are_folded_from_the_beginning_of_the_life(
    settings: Settings, sessions: SessionHistory, monkeypatch: pytest.MonkeyPatch
) -> None:
    say(settings, "s", range(3))
    await asyncio.sleep(0.05)
    since_ms = int(time.time() * 1_000)
    await asyncio.sleep(0.05)
    say(settings, "s", range(3, 5))

    async def answer(*_: Any, **__: Any) -> dict[str, Any]:
        return {"life_sequence": 0, "sequence": 4}

    monkeypatch.setattr(sessions, "_ask_memory", answer)
    request = HistoryRequest(session_id="s", since_ms=since_ms, memory=True)
    start = await sessions.start_of(request)
    async with aclosing(sessions.page(request, start)) as items:
        events = [json.loads(one.json) for one in await past(items) if isinstance(one, SerializedEvent)]

    assert [(one["sequence"], one["memory"]["message_count"]) for one in events] == [(3, 4), (4, 5)]


async def test_effects_in_an_earlier_life_are_told_only_where_it_is_read_whole(
    settings: Settings, sessions: SessionHistory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was asked for begins in the middle of an earlier life, whose memory then is not known."""
    say(settings, "s", range(2))
    write(settings, {"type": "SessionConfigured", "max_messages": 2}, "configured")
    say(settings, "s", range(3, 6))
    write(settings, {"type": "SessionDeleted"}, "deleted")
    say(settings, "s", range(7, 10))

    async def effects(life: int | None, **of: Any) -> list[tuple[int, int | None]]:
        async def answer(*_: Any, **__: Any) -> dict[str, Any]:
            return {"life_sequence": life, "sequence": 9}

        monkeypatch.setattr(sessions, "_ask_memory", answer)
        request = HistoryRequest(session_id="s", memory=True, **of)
        start = await sessions.start_of(request)
        async with aclosing(sessions.page(request, start)) as items:
            told = [json.loads(one.json) for one in await past(items) if isinstance(one, SerializedEvent)]
        return [(one["sequence"], one.get("memory", {}).get("message_count")) for one in told]

    now: list[tuple[int, int | None]] = [(7, 1), (8, 2), (9, 3)]
    unknown: list[tuple[int, int | None]] = [(4, None), (5, None), (6, None)]
    assert await effects(7) == now
    assert await effects(7, after=7) == now[1:]
    # The whole log is read, so every life in it is whole.
    assert await effects(7, after=-1) == [(0, 1), (1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (6, 0), *now]
    assert await effects(7, after=3) == [*unknown, *now]
    assert await effects(None, after=3) == [*unknown, *now]
    # It ended without an event, after its time to live, which began at an event that is not read.
    assert await effects(5, after=3) == [(4, None), (5, 1), (6, 0), *now]
