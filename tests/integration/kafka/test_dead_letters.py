from __future__ import annotations

import asyncio
import logging
from typing import Any, Protocol

import pytest
from aiokafka import AIOKafkaProducer
from aiokafka.errors import KafkaTimeoutError, TopicAuthorizationFailedError

from processors.kafka.dead_letter import dead_letter, dead_letter_headers
from schemas.dead_letter import MAX_DEAD_LETTER_BYTES, DeadLetter, ErrorCode
from schemas.errors import BadRequest, NotFound, PublishFailed
from schemas.settings import Settings, load_settings
from streams.kafka import dead_letters, topics
from streams.kafka.clients import make_producer, started_consumer, started_producer
from streams.kafka.dead_letters import ReplayReport, StoredDeadLetter
from streams.kafka.topic_reader import partitions_of, read_range
from tests.log_lines import fields_of, lines_of


class Broker(Protocol):
    bootstrap_servers: str


@pytest.fixture
async def settings(kafka: Broker, topic_prefix: str) -> Settings:
    settings = load_settings(
        bootstrap_servers=kafka.bootstrap_servers, topic_prefix=topic_prefix, partitions=2
    )
    await topics.create(settings)
    return settings


async def publish_bad(
    settings: Settings, key: bytes | None, value: bytes | None, code: ErrorCode = "not_json"
) -> DeadLetter:
    """Write a bad record to the events topic, and its dead letter in a transaction, as the memory worker does."""
    events = settings.topics.session_events
    async with started_producer(settings) as producer:
        source = await producer.send_and_wait(events, key=key, value=value, headers=[("ce_id", b"1")])
    return await put_aside(settings, source, key, value, code)


async def put_aside(
    settings: Settings, source: Any, key: bytes | None, value: bytes | None, code: ErrorCode = "not_json"
) -> DeadLetter:
    letter = dead_letter(
        code,
        f"because of {code}",
        topic=source.topic,
        partition=source.partition,
        offset=source.offset,
        key=key,
        value=value,
        headers=[("ce_id", b"1")],
        timestamp_ms=source.timestamp,
    )
    transactional = make_producer(settings, transactional_id=f"{settings.topic_prefix}test")
    await transactional.start()
    async with transactional.transaction():
        await transactional.send_and_wait(
            settings.topics.dead_letters,
            key=letter.key,
            value=letter.value,
            headers=dead_letter_headers(letter),
        )
    await transactional.stop()
    return letter


def never(item: StoredDeadLetter, reason: str) -> None:
    raise AssertionError(f"{item.place} can be an event: {reason}")


async def all_events(settings: Settings) -> list[tuple[bytes | None, bytes | None, dict[str, bytes]]]:
    async with started_consumer(settings) as consumer:
        partitions = await partitions_of(consumer, settings.topics.session_events)
        begins, ends = await consumer.beginning_offsets(partitions), await consumer.end_offsets(partitions)
        records = [record async for record in read_range(consumer, begins, ends)]
    return [(record.key, record.value, dict(record.headers)) for record in records]


async def test_without_dead_letters_the_list_is_empty(settings: Settings) -> None:
    assert await dead_letters.newest(settings, limit=5) == []


async def test_the_newest_come_first(settings: Settings) -> None:
    letters = [await publish_bad(settings, f"k{number}".encode(), b"{") for number in range(5)]

    found = await dead_letters.newest(settings, limit=3)

    assert [item.dead_letter for item in found] == letters[:1:-1]


async def test_the_scan_goes_back_as_far_as_necessary(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dead_letters, "_FIRST_SCAN_OFFSETS", 1)
    rare = await publish_bad(settings, b"k", None, "no_value")
    for _ in range(4):
        await publish_bad(settings, b"k", b"{")

    found = await dead_letters.newest(settings, limit=1, error_code="no_value")

    assert [item.dead_letter for item in found] == [rare]


async def test_a_bounded_scan_reports_that_there_may_be_more(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dead_letters, "_FIRST_SCAN_OFFSETS", 1)
    monkeypatch.setattr(dead_letters, "MAX_SCANNED_RECORDS", 4)
    rare = await publish_bad(settings, b"k", None, "no_value")
    for _ in range(4):
        await publish_bad(settings, b"k", b"{")

    bounded = await dead_letters.scan_newest(settings, limit=1, error_code="no_value", bounded=True)
    whole = await dead_letters.scan_newest(settings, limit=9, error_code="no_value")

    assert bounded == ([], False)
    assert ([item.dead_letter for item in whole.dead_letters], whole.complete) == ([rare], True)


async def test_a_dead_letter_is_fetched_by_its_position(settings: Settings) -> None:
    letter = await publish_bad(settings, None, b"\xff\xfe", "no_key")
    (listed,) = await dead_letters.newest(settings, limit=1)

    fetched = await dead_letters.fetch(settings, listed.partition, listed.offset)

    assert fetched == listed
    assert fetched.dead_letter == letter


@pytest.mark.parametrize("place", [(0, 99), (7, 0)])
async def test_a_position_without_a_dead_letter_is_a_clear_error(
    settings: Settings, place: tuple[int, int]
) -> None:
    with pytest.raises(NotFound, match=f"no dead letter at {place[0]}:{place[1]}"):
        await dead_letters.fetch(settings, *place)


async def test_a_missing_topic_is_a_clear_error(settings: Settings) -> None:
    elsewhere = settings.model_copy(update={"topic_prefix": f"{settings.topic_prefix}x."})

    with pytest.raises(BadRequest, match="sessionstream topics create"):
        await dead_letters.newest(elsewhere, limit=1)


async def test_a_replay_publishes_the_original_record_again(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, logger="streams")
    await publish_bad(settings, b"k", b"\xff{")
    (item,) = await dead_letters.newest(settings, limit=1)

    ((replayed, partition, offset),) = await dead_letters.replay(settings, [item])

    first, second = await all_events(settings)
    assert first == second == (b"k", b"\xff{", {"ce_id": b"1"})
    assert (replayed, partition, offset) == (item, item.dead_letter.source_partition, 1)
    told = [("INFO", item.partition, item.offset)]
    assert fields_of(caplog, "dead_letter_replayed", "levelname", "partition", "offset") == told


async def test_a_replay_is_recorded_and_shown_in_lists(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if the scan finds the record of the replay long before the letter, which was at the beginning."""
    monkeypatch.setattr(dead_letters, "_FIRST_SCAN_OFFSETS", 1)
    await publish_bad(settings, b"k", b"first{")
    await publish_bad(settings, b"k", b"second{")
    second, first = await dead_letters.newest(settings, limit=9)

    ((_, partition, offset),) = await dead_letters.replay(settings, [first])

    assert (first.replayed_as, second.replayed_as) == (None, None)
    listed = await dead_letters.newest(settings, limit=9)
    assert listed == [second, first._replace(replayed_as=f"{partition}:{offset}")]
    assert await dead_letters.newest(settings, limit=1) == [second]
    assert await dead_letters.newest(settings, limit=9, error_code="replayed") == []
    # The record itself is no dead letter. Control records of transactions have offsets too.
    with pytest.raises(BadRequest, match="no dead letter at"):
        await dead_letters.fetch(settings, first.partition, second.offset + 2)


async def test_a_replay_that_cannot_be_recorded_is_published_all_the_same(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await publish_bad(settings, b"k", b"{")
    (item,) = await dead_letters.newest(settings, limit=1)
    send = AIOKafkaProducer.send_and_wait

    async def may_not(producer: AIOKafkaProducer, topic: str, *args: Any, **kwargs: Any) -> Any:
        if topic == settings.topics.dead_letters:
            raise TopicAuthorizationFailedError(topic)
        return await send(producer, topic, *args, **kwargs)

    monkeypatch.setattr(AIOKafkaProducer, "send_and_wait", may_not)

    assert len(await dead_letters.replay(settings, [item])) == 1

    assert len(await all_events(settings)) == 2
    assert await dead_letters.newest(settings, limit=1) == [item]
    (line,) = lines_of(caplog, "replay_not_recorded")
    assert (line["levelname"], line["partition"], line["offset"]) == ("ERROR", item.partition, item.offset)
    assert "`replay --all` would publish it once more" in line["message"]


async def test_all_are_replayed_once_in_their_order_and_each_is_said_at_once(settings: Settings) -> None:
    for number in range(5):
        await publish_bad(settings, b"k", b'{"n": %d}' % number)
    said: list[tuple[str, int]] = []
    published: list[int] = []

    def replayed(item: StoredDeadLetter, partition: int, offset: int) -> None:
        said.append((item.place, offset))
        published.append(offset)

    refused: list[str] = []
    first = await dead_letters.replay_all(
        settings,
        on_replayed=replayed,
        on_refused=lambda item, _: refused.append(item.place),
        on_no_event=never,
    )
    second = await dead_letters.replay_all(
        settings,
        on_replayed=replayed,
        on_refused=lambda item, _: refused.append(item.place),
        on_no_event=never,
    )

    assert (first, second) == (ReplayReport(5, 0, 0), ReplayReport(0, 5, 0))
    assert published == [5, 6, 7, 8, 9]
    assert [value for _, value, _ in await all_events(settings)] == [
        b'{"n": %d}' % number for number in range(5)
    ] * 2
    assert refused == []


async def test_a_record_that_was_folded_again_is_replayed_once(settings: Settings) -> None:
    """It has two letters, of which one or none was replayed."""
    values = [b'{"n": 0}', b'{"n": 1}']
    async with started_producer(settings) as producer:
        sources = [
            await producer.send_and_wait(
                settings.topics.session_events, key=b"k", value=value, headers=[("ce_id", b"1")]
            )
            for value in values
        ]
    for source, value in zip(sources, values, strict=True):
        await put_aside(settings, source, b"k", value)
    (_, first) = await dead_letters.newest(settings, limit=2)
    await dead_letters.replay(settings, [first])
    for source, value in zip(sources, values, strict=True):
        await put_aside(settings, source, b"k", value, "invalid_field")
    said: list[str] = []

    def replayed(item: StoredDeadLetter, *_: int) -> None:
        said.append(item.place)

    report = await dead_letters.replay_all(
        settings, on_replayed=replayed, on_refused=lambda *_: None, on_no_event=never
    )
    again = await dead_letters.replay_all(
        settings, on_replayed=replayed, on_refused=lambda *_: None, on_no_event=never
    )

    assert (report, again) == (ReplayReport(1, 3, 0), ReplayReport(0, 4, 0))
    assert [value for _, value, _ in await all_events(settings)] == [*values, *values]


@pytest.mark.parametrize("first_scan_offsets", [1, 256])
async def test_a_list_shows_letters_whose_record_was_replayed_by_another_letter(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, first_scan_offsets: int
) -> None:
    """As `replay` knows them, also if that letter is further back than the scan goes, or has another error."""
    monkeypatch.setattr(dead_letters, "_FIRST_SCAN_OFFSETS", first_scan_offsets)
    async with started_producer(settings) as producer:
        one, other = [
            await producer.send_and_wait(
                settings.topics.session_events, key=b"k", value=value, headers=[("ce_id", b"1")]
            )
            for value in (b"0{", b"1{")
        ]
    await put_aside(settings, one, b"k", b"0{")
    (first,) = await dead_letters.newest(settings, limit=1)
    ((_, partition, offset),) = await dead_letters.replay(settings, [first])
    for source, value in ((other, b"1{"), (one, b"0{")):
        await put_aside(settings, source, b"k", value, "invalid_field")

    second, unlike = await dead_letters.newest(settings, limit=2, error_code="invalid_field")
    bounded = await dead_letters.scan_newest(settings, limit=1, bounded=True)

    assert second.replayed_as == f"{partition}:{offset}"
    assert (unlike.replayed_as, unlike.dead_letter.value) == (None, b"1{")
    assert bounded.dead_letters == [second]


@pytest.mark.parametrize(("most", "readings"), [(20_000, 1), (1, 2)])
async def test_a_list_reads_the_topic_once_as_long_as_it_is_short(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, most: int, readings: int
) -> None:
    async with started_producer(settings) as producer:
        source = await producer.send_and_wait(settings.topics.session_events, key=b"k", value=b"{")
    for _ in range(2):
        await put_aside(settings, source, b"k", b"{")
    (newer, older) = await dead_letters.newest(settings, limit=2)
    await dead_letters.replay(settings, [older])
    ((_, partition, offset),) = await dead_letters.replay(settings, [older])
    read: list[object] = []

    def counted(consumer: Any, starts: Any, ends: Any) -> Any:
        read.append(starts)
        return read_range(consumer, starts, ends)

    monkeypatch.setattr(dead_letters, "read_range", counted)
    monkeypatch.setattr(dead_letters, "MAX_SCANNED_RECORDS", most)
    listed = await dead_letters.newest(settings, limit=2)

    assert len(read) == readings
    assert [item.place for item in listed] == [newer.place, older.place]
    assert [item.replayed_as for item in listed] == [f"{partition}:{offset}"] * 2
    assert listed[0].dead_letter.value == b"{"


async def test_a_list_shows_an_older_letter_whose_record_was_replayed_by_a_newer_one(
    settings: Settings,
) -> None:
    async with started_producer(settings) as producer:
        source = await producer.send_and_wait(
            settings.topics.session_events, key=b"k", value=b"{", headers=[("ce_id", b"1")]
        )
    for _ in range(2):
        await put_aside(settings, source, b"k", b"{")
    newer, older = await dead_letters.newest(settings, limit=2)
    assert (newer.replayed_as, older.replayed_as) == (None, None)

    ((_, partition, offset),) = await dead_letters.replay(settings, [newer])

    listed = await dead_letters.newest(settings, limit=2)
    assert [item.replayed_as for item in listed] == [f"{partition}:{offset}"] * 2


async def test_a_replay_of_all_that_breaks_off_says_where_and_goes_on(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was replayed before was printed only at the end, so nobody knew where to go on."""
    for number in range(5):
        await publish_bad(settings, b"k", b'{"n": %d}' % number)
    send = AIOKafkaProducer.send_and_wait
    done: list[str] = []
    fails = True

    async def breaks(producer: AIOKafkaProducer, topic: str, *args: Any, **kwargs: Any) -> Any:
        if fails and kwargs.get("value") == b'{"n": 3}':
            raise KafkaTimeoutError
        return await send(producer, topic, *args, **kwargs)

    async def replay_all() -> ReplayReport:
        return await dead_letters.replay_all(
            settings,
            on_replayed=lambda item, *_: done.append(item.place),
            on_refused=lambda *_: None,
            on_no_event=never,
        )

    monkeypatch.setattr(AIOKafkaProducer, "send_and_wait", breaks)
    with pytest.raises(PublishFailed) as failure:
        await replay_all()
    fourth = (await dead_letters.newest(settings, limit=2))[1]

    assert len(done) == 3
    assert failure.value.detail.startswith(f"{fourth.place} was not published: ")
    assert failure.value.detail.endswith(
        "; 3 dead letters were replayed before; run the same command again: it passes by what was replayed"
    )
    fails = False
    assert await replay_all() == ReplayReport(2, 3, 0)
    assert [value for _, value, _ in await all_events(settings)][5:] == [
        b'{"n": %d}' % number for number in range(5)
    ]


async def test_a_broker_that_does_not_acknowledge_ends_a_replay(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An idempotent producer of aiokafka waits for ever; it may have been published, which is said."""
    await publish_bad(settings, b"k", b"{}")
    publish = settings.publish.model_copy(update={"timeout_seconds": 0.2})
    settings = settings.model_copy(update={"publish": publish})

    async def silent(*_: Any, **__: Any) -> Any:
        await asyncio.Event().wait()

    monkeypatch.setattr(AIOKafkaProducer, "send_and_wait", silent)

    with pytest.raises(
        PublishFailed, match=r"not acknowledged within 0\.2 seconds; it may have been published; 0 dead"
    ):
        await dead_letters.replay_all(
            settings, on_replayed=lambda *_: None, on_refused=lambda *_: None, on_no_event=never
        )


async def test_what_cannot_be_replayed_does_not_stop_the_others(settings: Settings) -> None:
    """An unreadable batch among the letters kept all others from being replayed, each time."""
    await publish_bad(settings, b"k", b"{", "unreadable")
    await publish_bad(settings, b"k", b'{"n": 2}')
    refused: list[str] = []

    report = await dead_letters.replay_all(
        settings,
        on_replayed=lambda *_: None,
        on_refused=lambda _, reason: refused.append(reason),
        on_no_event=never,
    )

    assert report == ReplayReport(1, 0, 1)
    assert "replaces a whole batch" in refused[0]


async def test_what_can_be_no_event_is_passed_by_unless_it_is_named(settings: Settings) -> None:
    """Each replay of all published it again, because it became a dead letter again."""
    for value in (b"{", b"[1]", b"\xff", None, b'{"n": 1}'):
        await publish_bad(settings, b"k", value)
    passed: list[tuple[str, str]] = []

    report = await dead_letters.replay_all(
        settings,
        on_replayed=lambda *_: None,
        on_refused=lambda *_: None,
        on_no_event=lambda item, reason: passed.append((item.place, reason)),
    )

    assert report == ReplayReport(1, 0, 0, no_events=4)
    reasons = [
        "its value is not JSON",
        "its value is no JSON object",
        "its value is not JSON",
        "it has no value",
    ]
    assert [reason for _, reason in passed] == reasons
    published = [value for _, value, _ in await all_events(settings)]
    assert published[5:] == [b'{"n": 1}']
    first = next(item for item in await dead_letters.newest(settings, limit=9) if item.place == passed[0][0])
    await dead_letters.replay(settings, [first])
    assert [value for _, value, _ in await all_events(settings)][6:] == [b"{"]


async def test_what_can_be_no_event_of_its_session_is_passed_by_and_refused_if_it_is_named(
    settings: Settings,
) -> None:
    """Each replay of all published it again, because it became a dead letter again."""
    value = b'{"session_id": "s"}'
    for key in (b"k", None, b"\xff", b"s"):
        await publish_bad(settings, key, value, "no_key" if key is None else "key_mismatch")
    letters = {item.dead_letter.key: item for item in await dead_letters.newest(settings, limit=9)}
    passed: list[str] = []

    report = await dead_letters.replay_all(
        settings,
        on_replayed=lambda *_: None,
        on_refused=lambda *_: None,
        on_no_event=lambda item, reason: passed.append(f"{item.dead_letter.key!r}: {reason}"),
    )
    with pytest.raises(BadRequest, match=r"would be refused again: it has no key; the key must be"):
        await dead_letters.replay(settings, [letters[b"s"], letters[None]])
    with pytest.raises(BadRequest, match=r"its key is not the session_id of its value; .*--key SESSION_ID"):
        await dead_letters.replay(settings, [letters[None]], key=b"other")

    assert report == ReplayReport(1, 0, 0, no_events=3)
    assert sorted(passed) == [
        "None: it has no key",
        "b'\\xff': its key is not UTF-8",
        "b'k': its key is not the session_id of its value",
    ]
    assert [key for key, _, _ in await all_events(settings)].count(b"s") == 2
    assert len(await all_events(settings)) == 4 + 1
    await dead_letters.replay(settings, [letters[None]], key=b"s")
    assert [key for key, _, _ in await all_events(settings)].count(b"s") == 3


async def test_a_replay_may_correct_key_and_value(settings: Settings) -> None:
    await publish_bad(settings, None, b"{", "no_key")
    (item,) = await dead_letters.newest(settings, limit=1)

    await dead_letters.replay(settings, [item], key=b"s1", value=b"{}")

    assert (b"s1", b"{}", {"ce_id": b"1"}) in await all_events(settings)


async def test_a_cut_value_is_completed_from_the_source(settings: Settings) -> None:
    value = b"x" * (MAX_DEAD_LETTER_BYTES + 1)
    await publish_bad(settings, b"k", value, "too_large")
    (item,) = await dead_letters.newest(settings, limit=1)
    assert item.dead_letter.is_cut

    await dead_letters.replay(settings, [item])

    assert [record[1] for record in await all_events(settings)] == [value, value]


async def test_a_cut_value_whose_source_record_has_changed_is_not_replayed(settings: Settings) -> None:
    value = b"x" * (MAX_DEAD_LETTER_BYTES + 1)
    await publish_bad(settings, b"k", value, "too_large")
    (item,) = await dead_letters.newest(settings, limit=1)
    changed = item._replace(dead_letter=item.dead_letter._replace(sha256="0" * 64))

    with pytest.raises(BadRequest, match="--value-file"):
        await dead_letters.replay(settings, [changed])

    assert len(await all_events(settings)) == 1


async def test_an_aborted_transaction_is_not_seen(settings: Settings) -> None:
    transactional = make_producer(settings, transactional_id=f"{settings.topic_prefix}test")
    await transactional.start()
    await transactional.begin_transaction()
    await transactional.send_and_wait(settings.topics.dead_letters, key=b"k", value=b"v")
    await transactional.abort_transaction()
    await transactional.stop()

    assert await dead_letters.newest(settings, limit=5) == []
