from __future__ import annotations

import asyncio
import uuid
from contextlib import suppress
from typing import Any

import pytest
from aiokafka import AIOKafkaConsumer, TopicPartition
from aiokafka.admin import RecordsToDelete
from aiokafka.errors import CommitFailedError, GroupCoordinatorNotAvailableError

from schemas.errors import NotFound
from schemas.events import AiMessageAdded, UserMessageAdded
from schemas.memory_events import HistoryUpdated
from schemas.settings import Settings, load_settings
from streams.client import BadRecord, MissingRecords, Received, SessionMemory, subscribe
from streams.kafka import topics
from streams.kafka.clients import started_admin, started_consumer, started_producer
from streams.kafka.partitioner import partition_of
from tests.contracts.client import session
from tests.integration.client.conftest import Installation
from tests.live.waiting import until_async
from tests.log_lines import fields_of, lines_of

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


async def test_bad_records_go_to_their_handler_and_the_rest_goes_on(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    """Without a handler of one's own, the log names each."""
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
    assert not lines_of(caplog, "subscription_bad_record")

    (again,) = await take(1, settings)

    assert again == received
    fields = ("levelname", "topic", "offset")
    topic = settings.topics.session_events
    assert fields_of(caplog, "subscription_bad_record", *fields) == [
        ("WARNING", topic, offset) for offset in range(3)
    ]


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


async def test_events_whose_offsets_were_not_committed_come_again(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await said(settings, "one")

    async def refused(*_: Any) -> None:
        raise CommitFailedError

    with monkeypatch.context() as patched:
        patched.setattr(AIOKafkaConsumer, "commit", refused)
        (first,) = await take(1, settings, group=settings.group_prefix)
    (again,) = await take(1, settings, group=settings.group_prefix)

    assert first == again
    assert set(fields_of(caplog, "subscription_commit_failed", "levelname")) == {("WARNING",)}


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


async def test_a_topic_that_is_not_there_is_told(settings: Settings) -> None:
    """It would be waited for without an end: its name may be mistyped, or the topics not be made yet."""
    async with asyncio.timeout(20):
        with pytest.raises(NotFound, match=r"^topic \S+session-event does not exist \(make it with"):
            await take(1, settings, topic="session-event")


async def test_tombstones_of_a_compacted_topic_are_no_bad_records(settings: Settings) -> None:
    topic = settings.topics.session_analytics
    async with started_producer(settings) as producer:
        for value in (b'{"turns": 1}', None, b'{"turns": 2}'):
            await producer.send_and_wait(topic, value, key=b"s", partition=0)
    bad: list[BadRecord] = []

    received = await take(2, settings, topic="session-analytics", on_bad_record=bad.append)

    assert [(one.sequence, one.event) for one in received] == [(0, {"turns": 1}), (2, {"turns": 2})]
    assert bad == []


async def delete_before(settings: Settings, offset: int) -> int:
    """Delete what the session's partition has before the offset, as retention does; return the partition."""
    async with started_producer(settings) as producer:
        count = len(await producer.partitions_for(settings.topics.session_events))
    partition = partition_of(b"s", count)
    async with started_admin(settings) as admin:
        part = TopicPartition(settings.topics.session_events, partition)
        await admin.delete_records({part: RecordsToDelete(before_offset=offset)})
    return partition


async def commit_at(settings: Settings, group: str, partition: int, offset: int) -> None:
    topic = settings.topics.session_events
    async with started_consumer(settings, group_id=f"{settings.group_prefix}{group}") as consumer:
        consumer.assign([TopicPartition(topic, partition)])
        await consumer.commit({TopicPartition(topic, partition): offset})


@pytest.mark.parametrize("from_beginning", [True, False])
async def test_records_that_retention_deleted_are_reported_and_the_rest_comes(
    settings: Settings, from_beginning: bool, caplog: pytest.LogCaptureFixture
) -> None:
    await said(settings, "0", "1", "2", "3", "4", "5")
    group = uuid.uuid4().hex
    assert [one.event.text for one in await take(2, settings, group=group)] == ["0", "1"]
    # The second one was left, so it is not committed.
    partition = await delete_before(settings, 4)
    missing: list[MissingRecords] = []
    options: dict[str, Any] = {"group": group, "from_beginning": from_beginning}

    taken = await take(2, settings, on_missing_records=missing.append, **options)

    assert [(one.sequence, one.event.text) for one in taken] == [(4, "4"), (5, "5")]
    topic = settings.topics.session_events
    assert missing == [MissingRecords(topic, partition, expected=1, following=4)]
    assert missing[0].count == 3
    (line,) = [one for one in caplog.records if one.__dict__.get("action") == "subscription_records_missing"]
    assert line.levelname == "WARNING"
    assert (line.__dict__["records"], line.__dict__["partition"]) == (3, partition)
    again = await take(1, settings, on_missing_records=missing.append, **options)
    assert (again[0].event.text, len(missing)) == ("5", 1)


async def test_a_handler_of_missing_records_that_raises_ends_the_loop_and_is_called_again(
    settings: Settings,
) -> None:
    await said(settings, "0", "1", "2")
    group = uuid.uuid4().hex
    partition = await delete_before(settings, 2)
    await commit_at(settings, group, partition, 0)

    def refuse(missing: MissingRecords) -> None:
        raise LookupError(f"{missing.count} gone")

    for _ in range(2):
        with pytest.raises(LookupError, match="2 gone"):
            await take(1, settings, group=group, on_missing_records=refuse)
    assert [one.event.text for one in await take(1, settings, group=group)] == ["2"]


async def test_missing_records_are_reported_once_although_no_other_record_comes(settings: Settings) -> None:
    await said(settings, "0", "1")
    group = uuid.uuid4().hex
    partition = await delete_before(settings, 2)
    await commit_at(settings, group, partition, 0)
    missing: list[MissingRecords] = []

    for expected in (1, 1):
        following = asyncio.ensure_future(take(1, settings, group=group, on_missing_records=missing.append))
        await asyncio.wait([following], timeout=4 if missing else 15)
        following.cancel()
        await asyncio.wait([following])
        assert len(missing) == expected


async def test_a_log_that_was_made_again_is_read_from_its_beginning(settings: Settings) -> None:
    await said(settings, "0", "1")
    group = uuid.uuid4().hex
    partition = await delete_before(settings, 0)
    await commit_at(settings, group, partition, 100)
    missing: list[MissingRecords] = []

    taken = await take(2, settings, group=group, from_beginning=False, on_missing_records=missing.append)

    assert [one.event.text for one in taken] == ["0", "1"]
    assert [(one.expected, one.following, one.count) for one in missing] == [(100, 0, None)]


async def test_records_that_are_deleted_while_a_subscription_runs_are_reported(settings: Settings) -> None:
    await said(settings, "0")
    missing: list[MissingRecords] = []
    texts: list[str] = []
    async with subscribe(settings=settings, on_missing_records=missing.append) as events:
        texts.append((await anext(events)).event.text)
        # More than one fetch, of which the second is not there any more when it is asked for.
        await said(settings, *(f"{number} " + "x" * 700_000 for number in range(1, 5)))
        texts.append((await anext(events)).event.text[:1])
        await delete_before(settings, 4)
        while len(texts) < 3 or texts[-1] != "4":
            texts.append((await anext(events)).event.text[:1])

    assert texts == ["0", *sorted(texts[1:])]
    told = {int(text) for text in texts}
    gone = {number for one in missing for number in range(one.expected, one.following)}
    assert told | gone == set(range(5))
    assert not told & gone


async def test_a_new_group_begins_where_it_is_told(settings: Settings) -> None:
    await said(settings, "0", "1", "2")
    await delete_before(settings, 1)
    missing: list[MissingRecords] = []

    whole = await take(2, settings, group=uuid.uuid4().hex, on_missing_records=missing.append)
    assert [one.event.text for one in whole] == ["1", "2"]

    async def from_the_end() -> list[Received[Any]]:
        return await take(
            1,
            settings,
            group=uuid.uuid4().hex,
            from_beginning=False,
            on_missing_records=missing.append,
        )

    following = asyncio.ensure_future(from_the_end())
    for number in range(100):
        await said(settings, f"later {number}")
        done, _ = await asyncio.wait([following], timeout=0.5)
        if done:
            break
    assert (await following)[0].event.text.startswith("later")
    assert missing == []


async def test_a_group_that_began_at_the_end_misses_nothing_while_it_is_away(settings: Settings) -> None:
    await said(settings, "before")
    group = uuid.uuid4().hex

    async def first_two() -> list[Received[Any]]:
        return await take(2, settings, group=group, from_beginning=False)

    async def has_begun() -> bool:
        # A broker that has just started makes the topic of offsets with the first group.
        with suppress(GroupCoordinatorNotAvailableError):
            async with started_admin(settings) as admin:
                committed = await admin.list_consumer_group_offsets(f"{settings.group_prefix}{group}")
                return len(committed) == settings.partitions
        return False

    began = asyncio.ensure_future(first_two())
    await until_async(has_begun, "the group has committed where it begins")
    began.cancel()
    await asyncio.wait([began])
    await said(settings, "meanwhile", "and again")

    async with asyncio.timeout(60):
        assert [one.event.text for one in await first_two()] == ["meanwhile", "and again"]
