"""What ends a watch of a partition, and when the log is being followed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from typing import Any

import pytest
from aiokafka import TopicPartition
from aiokafka.errors import KafkaConnectionError

from schemas.errors import NotServable, Retry
from schemas.settings import Settings
from streams.engine.record_batches import WrongChecksum
from streams.inspection import log_tail
from streams.inspection.log_tail import LogTail
from tests.builders.source_records import Record, unreadable_batch
from tests.live.waiting import until_async
from tests.log_lines import fields_of, lines_of

TOPIC = Settings().topics.session_events


def damage(partition: int, offset: int) -> WrongChecksum:
    return WrongChecksum(unreadable_batch(TOPIC, partition, offset, next_offset=offset + 1))


class FakeLog:
    """Two partitions of five records, and the consumers that read them."""

    def __init__(self) -> None:
        self.new: dict[int, list[Any]] = {0: [], 1: []}
        self.damaged: set[int] = set()
        self.away = False
        self.hangs = False
        self.consumers = 0
        self.beginning = 0
        self._positions: dict[int, int] = {}

    def end(self, partition: int) -> int:
        return 5 + len(self.new[partition]) + (partition in self.damaged)

    def append(self, partition: int, key: bytes) -> None:
        self.new[partition].append(Record(partition=partition, offset=self.end(partition), key=key))

    @asynccontextmanager
    async def consumer(self, _: Settings) -> AsyncGenerator[FakeLog]:
        self.consumers += 1
        yield self

    async def end_offsets(self, parts: Iterable[TopicPartition]) -> Mapping[TopicPartition, int]:
        if self.hangs:
            await asyncio.Event().wait()
        return {part: self.end(part.partition) for part in parts}

    async def beginning_offsets(self, parts: Iterable[TopicPartition]) -> Mapping[TopicPartition, int]:
        return dict.fromkeys(parts, self.beginning)

    def assign(self, parts: Iterable[TopicPartition]) -> None:
        self._positions = {part.partition: 0 for part in parts}

    def seek(self, part: TopicPartition, offset: int) -> None:
        self._positions[part.partition] = offset

    async def getmany(self, timeout_ms: int) -> Mapping[TopicPartition, list[Any]]:
        await asyncio.sleep(timeout_ms / 100_000)
        if self.away:
            raise KafkaConnectionError
        for partition in self._positions.keys() & self.damaged:
            if self._positions[partition] <= 5:
                raise damage(partition, 5)
        found = {}
        for partition, position in self._positions.items():
            records = [one for one in self.new[partition] if one.offset >= position]
            if records:
                found[TopicPartition(TOPIC, partition)] = records
                self._positions[partition] = records[-1].offset + 1
        return found


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> FakeLog:
    fake = FakeLog()
    monkeypatch.setattr(log_tail, "started_consumer", fake.consumer)
    monkeypatch.setattr(log_tail, "_PAUSE_SECONDS", 0.01)
    monkeypatch.setattr(log_tail, "_LOOK_SECONDS", 0.01)
    monkeypatch.setattr(log_tail, "_ANSWER_SECONDS", 0.05)
    return fake


@pytest.fixture
async def tail(log: FakeLog) -> AsyncIterator[LogTail]:
    tail = LogTail(Settings())
    yield tail
    await tail.stop()


async def test_a_damaged_batch_ends_the_watches_of_its_partition_alone(
    log: FakeLog, tail: LogTail, caplog: pytest.LogCaptureFixture
) -> None:
    async with tail.watch(0, b"a") as damaged, tail.watch(1, b"b") as whole:
        log.damaged.add(0)
        await damaged.wait(60)
        with pytest.raises(Retry, match=rf"skip --partition 0 --offset 5 --why … --topic {TOPIC}"):
            damaged.require_followed()

        log.append(1, b"b")
        await whole.wait(60)
        whole.require_followed()
        assert [one.offset for one in whole.take()] == [5]
        assert tail.is_following

        # The damage is reported to who reads the past events; what comes behind it can be watched.
        async with tail.watch(0, b"a") as later:
            assert later.start == 6
            log.append(0, b"a")
            await later.wait(60)
            assert [one.offset for one in later.take()] == [6]
    assert log.consumers == 1
    (line,) = lines_of(caplog, "log_tail_damaged")
    assert (line["levelname"], line["partition"]) == ("WARNING", 0)
    assert "skip --partition 0 --offset 5" in line["message"]


async def test_the_log_is_not_followed_while_kafka_does_not_answer(
    log: FakeLog, tail: LogTail, caplog: pytest.LogCaptureFixture
) -> None:
    """Kafka may be away for hours, and it is tried each second: one line says so."""
    assert not tail.is_following
    async with tail.watch(0, b"a") as watch:
        assert tail.is_following
        log.away = True
        await until_async(lambda: not tail.is_following, "the error is noticed")
        watch.require_followed()
        await until_async(lambda: log.consumers > 3, "it is tried again and again")
        assert fields_of(caplog, "log_tail_failed", "levelname") == [("WARNING",)]

        log.away = False
        await until_async(lambda: tail.is_following, "it is followed again")
        # What was said of Kafka wakes it too.
        watch.take()
        log.append(0, b"a")
        await watch.wait(60)
        assert [one.offset for one in watch.take()] == [5]

        log.away = True
        await until_async(lambda: not tail.is_following, "the next error is noticed")
    assert fields_of(caplog, "log_tail_failed", "levelname") == [("WARNING",)] * 2


async def test_it_is_noticed_that_kafka_does_not_answer_although_polls_only_find_nothing(
    log: FakeLog, tail: LogTail, caplog: pytest.LogCaptureFixture
) -> None:
    """As aiokafka's consumer behaves, which goes on by itself."""
    async with tail.watch(0, b"a") as watch:
        log.hangs = True
        waiting = asyncio.create_task(watch.wait(60))
        await until_async(lambda: not tail.is_following, "a question without an answer is noticed")
        await asyncio.wait_for(waiting, 30)

        log.hangs = False
        await until_async(lambda: tail.is_following, "the answer is noticed")
        log.append(0, b"a")
        await until_async(lambda: bool(watch._records), "its record comes")
    assert [getattr(one, "action", "") for one in caplog.records] == ["log_tail_waits"]
    assert log.consumers == 1


async def test_a_worker_that_stops_ends_the_wait_for_a_partition(log: FakeLog) -> None:
    log.hangs = True
    tail = LogTail(Settings())

    async def attach() -> None:
        async with tail.watch(0, b"s"):
            raise AssertionError("the end of the partition is not known")

    attaching = asyncio.create_task(attach())
    await asyncio.sleep(0.05)
    await tail.stop()

    with pytest.raises(NotServable, match="this worker is stopping"):
        await asyncio.wait_for(attaching, 60)
    with pytest.raises(NotServable, match="this worker is stopping"):
        await attach()
    assert not tail.is_following


async def test_a_watch_ends_where_records_were_deleted_before_they_were_read(
    log: FakeLog, tail: LogTail, caplog: pytest.LogCaptureFixture
) -> None:
    """What follows is read from the log, which says what is missing; another partition goes on."""
    async with tail.watch(0, b"a") as watch, tail.watch(0, b"b") as other, tail.watch(1, b"a") as whole:
        log.append(0, b"a")
        await watch.wait(60)
        log.new[0].append(Record(partition=0, offset=9, key=b"a"))
        log.beginning = 9
        log.append(1, b"a")
        await whole.wait(60)
        await until_async(lambda: other.overflowed, "the gap is noticed")

        assert watch.overflowed
        assert [one.offset for one in watch.take()] == [5]
        assert (watch.complete_to, other.complete_to) == (6, 6)
        assert [one.offset for one in whole.take()] == [5]
        assert not whole.overflowed
        async with tail.watch(0, b"a") as later:
            assert later.start == 10
    (said,) = (one for one in caplog.records if getattr(one, "action", "") == "log_tail_missing")
    assert said.getMessage().startswith("offsets 6 to 8 of partition 0 ")


async def test_offsets_that_marks_of_transactions_took_are_no_gap(log: FakeLog, tail: LogTail) -> None:
    async with tail.watch(0, b"a") as watch:
        log.new[0].append(Record(partition=0, offset=7, key=b"a"))
        log.beginning = 5
        await watch.wait(60)
        assert [one.offset for one in watch.take()] == [7]
        assert not watch.overflowed
