from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import pytest
from aiokafka.structs import TopicPartition

from schemas.errors import Fatal, Retry
from streams.engine import flush as flush_module
from streams.engine import partition as partition_module
from streams.engine.app import EngineApp
from streams.engine.chunks import Chunk
from streams.engine.config import EngineConfig
from streams.engine.flush import FlushLimit
from streams.engine.fold import OutRecord, TableChange
from streams.engine.ownership import Assignment
from streams.engine.partition import OwnedPartition, interval_seconds
from streams.engine.store_waits import StoreAway
from streams.engine.stores import MemoryStores, StoreDamaged
from streams.engine.table import FoldTable
from streams.engine.turns import Turns
from streams.engine.watermark import SkippedBatch, Watermark, decode_watermarks, digest_record, watermark_key
from tests.builders.source_records import Record
from tests.fakes.engine_parts import ListingFold, ListingWriter, chunk_of, config_of
from tests.fakes.virtual_time import run_in_virtual_time
from tests.live.waiting import until_async

ASSIGNMENT = Assignment(1, 1, frozenset({0}))


class Partition:
    """An owned partition whose fold and writer record calls in lists."""

    def __init__(self, config: EngineConfig, fold: ListingFold | None = None) -> None:
        self.fold = ListingFold() if fold is None else fold
        self.writer = ListingWriter()
        self.table = FoldTable(EngineApp(config), "table", MemoryStores())
        self.table.open_partition(0)
        self.owned = OwnedPartition(
            partition=0,
            assignment=ASSIGNMENT,
            config=config,
            fold=self.fold,
            table=self.table,
            writer=self.writer,
            positions={"events": 0},
            watermarks={},
            caught_up_at={"events": 5},
            on_applied=lambda _: None,
        )

    def apply(self, *offsets: int) -> None:
        chunk = chunk_of(offsets)
        self.owned.apply(chunk, self.fold.decode(chunk.records))

    def flushed(self, index: int = -1) -> tuple[list[int], Watermark, int]:
        """Return a flush: its records, its watermark and its committed offset."""
        records, offsets = self.writer.flushes[index]
        marks = [decode_watermarks(one.value) for one in records if one.key == watermark_key(0)]
        listed = [int((one.key or b"").split(b",")[1][:-1]) for one in records if one.key != watermark_key(0)]
        return listed, marks[0]["events"], offsets[TopicPartition("events", 0)]


@pytest.fixture
async def partition() -> Partition:
    return Partition(config_of(flush_events=10, flush_bytes=1_000, session_timeout_seconds=1.0))


async def test_a_flush_has_matching_records_watermark_and_offset(partition: Partition) -> None:
    """Records folded while it is in flight are in the next one."""
    owned = partition.owned

    async def fold_more() -> None:
        if len(partition.fold.seen) < 4:
            partition.apply(2, 3)

    partition.writer.behave = fold_more
    partition.apply(0, 1)
    await owned.flush()
    assert partition.flushed() == ([0, 1], Watermark(1, digest_record(Record(offset=1))), 2)
    await owned.flush()
    assert partition.flushed() == ([2, 3], Watermark(3, digest_record(Record(offset=3))), 4)
    assert not owned.has_unflushed


async def test_skipped_batches_stay_in_the_watermark(partition: Partition) -> None:
    """Otherwise the next worker would stop at them again."""
    skipped = (SkippedBatch(1, "digest"),)
    partition.owned.watermarks["events"] = Watermark(-1, "", skipped)
    partition.apply(0)
    await partition.owned.flush()
    assert partition.flushed() == ([0], Watermark(0, digest_record(Record(offset=0)), skipped), 1)


async def test_without_changes_only_a_forced_flush_writes(partition: Partition) -> None:
    """A forced flush is a complete transaction, to find out whether the partition is still owned."""
    await partition.owned.flush()
    assert partition.writer.flushes == []
    partition.apply(0)
    await partition.owned.flush()
    await partition.owned.flush(force=True)
    assert partition.flushed() == ([], Watermark(0, digest_record(Record(offset=0))), 1)


async def test_a_requested_flush_without_records_happens_once(partition: Partition) -> None:
    """A reminder has no source record; its announcement must still be in a transaction."""
    partition.apply(0)
    await partition.owned.flush()
    flushing = asyncio.create_task(partition.owned.flush_when_due())
    partition.owned.request_flush()
    await until_async(lambda: len(partition.writer.flushes) >= 2, "it is flushed", within=60, every=0.001)
    assert partition.flushed() == ([], Watermark(0, digest_record(Record(offset=0))), 1)
    await partition.owned.flush()
    assert len(partition.writer.flushes) == 2
    partition.owned.give_up()
    await flushing


async def test_control_records_only_move_the_position(partition: Partition) -> None:
    """A chunk without records lets the partition catch up and leaves nothing to flush."""
    owned = partition.owned
    partition.apply(0)
    await owned.flush()
    owned.apply(chunk_of([1], end=5)._replace(records=[]), [])
    assert owned.positions == {"events": 5}
    assert owned.caught_up
    assert not owned.has_unflushed
    assert partition.fold.seen == [0]


@dataclass(slots=True)
class HeldSink(ListingFold):
    """A sink whose store takes a batch once it is let."""

    taken: asyncio.Event = field(default_factory=asyncio.Event)

    async def write_out(self) -> None:
        await self.taken.wait()


def markers_of(first: int, end: int) -> Chunk:
    return chunk_of([first], end=end)._replace(records=[])


async def test_a_sink_has_caught_up_when_its_store_has_what_was_there_at_the_takeover() -> None:
    """A worker said ready, and answered from a store without the events that it had read."""
    sink = HeldSink()
    partition = Partition(config_of(), sink)
    owned = partition.owned
    partition.apply(0, 1, 2, 3)
    owned.apply(markers_of(4, 5), [])
    assert (owned.positions, owned.readable_positions, owned.caught_up) == (
        {"events": 5},
        {"events": 0},
        False,
    )

    flushing = asyncio.create_task(owned.flush())
    await until_async(lambda: not owned.has_unflushed, "the batch is on its way", within=60, every=0.001)
    assert not owned.caught_up
    partition.apply(5)
    sink.taken.set()
    await flushing

    assert (owned.readable_positions, owned.caught_up) == ({"events": 5}, True)
    await owned.flush()
    owned.apply(markers_of(6, 7), [])
    assert owned.readable_positions == {"events": 7}


async def test_markers_that_come_while_the_store_is_written_are_no_reason_to_wait() -> None:
    sink = HeldSink()
    partition = Partition(config_of(), sink)
    owned = partition.owned
    partition.apply(0, 1, 2, 3)
    flushing = asyncio.create_task(owned.flush())
    await until_async(lambda: not owned.has_unflushed, "the batch is on its way", within=60, every=0.001)
    owned.apply(markers_of(4, 5), [])
    assert not owned.caught_up
    sink.taken.set()
    await flushing

    assert owned.caught_up


def test_a_position_that_only_markers_of_transactions_moved_is_written_when_nothing_else_comes() -> None:
    """Else a worker that starts after retention took the markers would stop: they were no records that are lost."""

    async def run() -> TimedFlushes:
        timed = TimedFlushes()
        async with timed.kept():
            timed.partition.apply(0)
            await asyncio.sleep(1)
            timed.owned.apply(chunk_of([1], end=5)._replace(records=[]), [])
            await asyncio.sleep(30)
            assert len(timed.partition.writer.flushes) == 1
            await asyncio.sleep(300)
        return timed

    timed = run_in_virtual_time(run())
    assert len(timed.partition.writer.flushes) == 2
    first, second = timed.partition.flushed(0), timed.partition.flushed(1)
    assert (first[1].next_offset, first[2]) == (1, 1)
    assert (second[0], second[1].next_offset, second[2]) == ([], 5, 5)
    assert (second[1].offset, second[1].digest) == (first[1].offset, first[1].digest)


@pytest.mark.parametrize("error", [RuntimeError("broker"), ExceptionGroup("some", [OSError()])])
async def test_a_failed_flush_gives_the_partition_up(partition: Partition, error: Exception) -> None:
    """Its outcome is unknown: nothing is retried, and nothing more is written."""

    async def fail() -> None:
        raise error

    partition.writer.behave = fail
    partition.apply(0)
    with pytest.raises(type(error)):
        await partition.owned.flush()
    assert partition.owned.lost
    assert partition.writer.abandoned == 1
    await partition.owned.flush(force=True)
    assert partition.writer.flushes == []
    assert not partition.owned.accepts(chunk_of([1]))


async def test_a_flush_past_its_deadline_gives_the_partition_up(partition: Partition) -> None:
    """Half a session timeout; aiokafka would try to commit for ever."""

    async def hang() -> None:
        await asyncio.get_running_loop().create_future()

    partition.writer.behave = hang
    partition.apply(0)
    began = asyncio.get_running_loop().time()
    with pytest.raises(TimeoutError):
        await partition.owned.flush()
    assert 0.4 < asyncio.get_running_loop().time() - began < 0.9
    assert partition.owned.lost


async def test_after_a_missed_deadline_flushes_are_smaller_and_recover(
    partition: Partition, caplog: pytest.LogCaptureFixture
) -> None:
    """Otherwise a flush that is too large for a slow broker would be tried again for ever."""
    limit = partition.owned.flush_limit = FlushLimit(4_000_000, 20_000)

    async def hang() -> None:
        await asyncio.get_running_loop().create_future()

    partition.writer.behave = hang
    partition.apply(0)
    with pytest.raises(TimeoutError):
        await partition.owned.flush()
    assert limit.size_bytes == 2_000_000
    (line,) = (one for one in caplog.records if getattr(one, "action", "") == "flush_deadline_missed")
    assert line.getMessage().endswith("the next ones write at most about 2000000 bytes")
    for _ in range(10):
        limit.missed(5_000)
    assert limit.size_bytes == FlushLimit.LEAST_BYTES

    again = Partition(config_of(flush_bytes=1_000_000))
    again.owned.flush_limit = limit
    again.apply(0)
    again.fold.size_bytes = FlushLimit.LEAST_BYTES
    waiting = asyncio.create_task(again.owned.wait_for_capacity())
    await asyncio.sleep(0)
    assert not waiting.done(), "nothing is folded until this is flushed"
    await again.owned.flush()
    await asyncio.wait_for(waiting, 60)
    assert limit.size_bytes == 2 * FlushLimit.LEAST_BYTES
    limit.succeeded(2.0, 5.0)
    assert limit.size_bytes == 2 * FlushLimit.LEAST_BYTES, "a slow flush is no reason to write more"
    for _ in range(10):
        limit.succeeded(0.1, 5.0)
    assert limit.size_bytes == 4_000_000


async def test_changes_that_cannot_be_serialized_are_fatal(
    partition: Partition, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is a bug that would occur again after a restore."""

    def fail(self: Any) -> Any:
        raise KeyError("a bug")

    monkeypatch.setattr(ListingFold, "take_changes", fail)
    partition.apply(0)
    with pytest.raises(Fatal, match="a bug"):
        await partition.owned.flush()
    assert partition.owned.lost


async def test_a_failed_last_flush_is_only_logged(
    partition: Partition, caplog: pytest.LogCaptureFixture
) -> None:
    """Its events are read again from the log."""

    async def fail() -> None:
        raise RuntimeError("fenced")

    partition.writer.behave = fail
    partition.apply(0)
    await partition.owned.flush_last()
    assert partition.owned.lost
    (line,) = (one for one in caplog.records if getattr(one, "action", "") == "last_flush_failed")
    assert "RuntimeError('fenced')" in line.getMessage()
    assert "its events will be read again" in line.getMessage()


async def test_a_release_waits_for_the_flush_in_flight(partition: Partition) -> None:
    """A cancelled flush would have an unknown outcome; the flusher ends by itself after it."""
    owned = partition.owned
    in_flight, release = asyncio.Event(), asyncio.Event()

    async def wait() -> None:
        in_flight.set()
        await release.wait()

    partition.writer.behave = wait
    partition.apply(0, 1)
    flusher = asyncio.create_task(owned.flush_when_due())
    await asyncio.wait_for(in_flight.wait(), 60)
    partition.apply(2)
    releasing = asyncio.create_task(owned.release())
    await asyncio.sleep(0)
    assert not owned.lost
    release.set()
    await asyncio.wait_for(releasing, 60)
    await asyncio.wait_for(flusher, 60)
    assert [flush[0] for flush in (partition.flushed(0), partition.flushed(1))] == [[0, 1], [2]]
    assert (partition.writer.stopped, partition.writer.abandoned) == (1, 0)


class TimedFlushes:
    """Notes when flushes start; they are due 0.05 s after the first change, and 0.1 s after the one before."""

    def __init__(self) -> None:
        self.turns = Turns()
        self.partition = Partition(config_of(flush_events=10, flush_interval_seconds=0.1))
        self.owned = self.partition.owned
        self.owned.turn = self.turns.of()
        self.started: list[float] = []
        self.partition.writer.behave = self._note

    async def _note(self) -> None:
        self.started.append(round(asyncio.get_running_loop().time(), 3))

    @asynccontextmanager
    async def kept(self) -> AsyncGenerator[None]:
        flusher = asyncio.create_task(self.owned.flush_when_due())
        yield
        self.owned.give_up()
        await flusher


@pytest.mark.parametrize(
    ("read_seconds", "starts_at"),
    [
        ((0.0, 0.04), 0.05),
        ((0.0, 0.06), 0.06),
        ((0.045, 0.069), 0.069),
        ((0.0, 0.3), 0.07),
        ((0.06, 0.3), 0.05),
    ],
    ids=["answered before", "answered soon", "came before it was due", "not answered", "came too late"],
)
def test_a_flush_that_is_due_by_its_age_starts_behind_a_waiting_reader_but_at_most_20_ms_late(
    read_seconds: tuple[float, float], starts_at: float
) -> None:
    """Its start took milliseconds in which the reader's record, fetched already, was not folded."""

    async def run() -> list[float]:
        timed = TimedFlushes()
        async with timed.kept():
            timed.partition.apply(0)
            await asyncio.sleep(read_seconds[0])
            with timed.turns.awaited(7):  # of any partition of the worker
                await asyncio.sleep(read_seconds[1] - read_seconds[0])
            await asyncio.sleep(0.1)
        return timed.started

    assert run_in_virtual_time(run()) == [starts_at]


def test_readers_that_follow_each_other_do_not_keep_flushes_away() -> None:
    """Each flush is late by at most 20 ms, although a reader waits at every moment."""

    async def run() -> list[float]:
        timed = TimedFlushes()
        loop = asyncio.get_running_loop()

        async def read_again_and_again() -> None:
            while loop.time() < 2.0:
                with timed.turns.awaited(0):
                    await asyncio.sleep(0.004)

        async with timed.kept():
            readers = []
            for _ in range(2):  # one is there while the other comes back
                readers.append(asyncio.create_task(read_again_and_again()))
                await asyncio.sleep(0.002)
            for offset in range(400):
                timed.partition.apply(offset)
                timed.owned.fold.dirty.clear()  # never due by its events
                await asyncio.sleep(0.005)
            await asyncio.gather(*readers)
        return timed.started

    starts = run_in_virtual_time(run())
    assert 15 <= len(starts) <= 18
    assert all(0.1 < later - earlier <= 0.121 for earlier, later in pairwise(starts))


@pytest.mark.parametrize("due", ["by its events", "since it is requested", "since the worker gives up"])
def test_only_a_flush_by_age_waits_for_readers(due: str) -> None:
    """Others would hold up the fold, an announcement or the worker's end. One that is put off already goes on too."""

    async def run() -> tuple[list[float], bool]:
        timed = TimedFlushes()
        flusher = asyncio.create_task(timed.owned.flush_when_due())
        timed.partition.apply(0)
        with timed.turns.awaited(0):
            await asyncio.sleep(0.06)
            assert timed.started == [], "it is put off"
            if due == "by its events":
                timed.partition.apply(*range(1, 10))
            elif due == "since it is requested":
                timed.owned.request_flush()
            else:
                timed.owned.give_up()
            await asyncio.sleep(0.001)
            ended = flusher.done()
        timed.owned.give_up()
        await flusher
        return timed.started, ended

    assert run_in_virtual_time(run()) == (
        ([], True) if due == "since the worker gives up" else ([0.06], False)
    )


@pytest.mark.parametrize("fill", ["events", "bytes"])
async def test_a_flush_starts_after_enough_events_or_bytes(fill: str) -> None:
    """It does not wait for the timer, which is due long after this test has failed."""
    partition = Partition(config_of(flush_events=3, flush_bytes=1_000, flush_interval_seconds=3_600.0))
    flusher = asyncio.create_task(partition.owned.flush_when_due())
    await asyncio.sleep(0)
    if fill == "bytes":
        partition.fold.size_bytes = 1_000
        partition.apply(0)
    else:
        partition.apply(0, 1, 2)
    await asyncio.wait_for(partition.writer.written.wait(), 60)
    partition.owned.give_up()
    await asyncio.wait_for(flusher, 60)


@pytest.mark.parametrize("fill", ["events", "bytes"])
async def test_the_actor_waits_while_too_many_changes_are_unflushed(partition: Partition, fill: str) -> None:
    """The limit is the events or bytes of ten flushes; a flush or the loss of the partition ends the wait."""
    owned = partition.owned
    await asyncio.wait_for(owned.wait_for_capacity(), 60)
    if fill == "events":
        partition.apply(*range(100))
    else:
        partition.apply(0)
        partition.fold.size_bytes = 10_000
    waiting = asyncio.create_task(owned.wait_for_capacity())
    await asyncio.sleep(0)
    assert not waiting.done()
    await owned.flush()
    await asyncio.wait_for(waiting, 60)
    partition.apply(*range(100, 200))
    waiting = asyncio.create_task(owned.wait_for_capacity())
    await asyncio.sleep(0)
    owned.give_up()
    await asyncio.wait_for(waiting, 60)


async def test_chunks_are_expected_by_assignment_and_accepted_by_position(partition: Partition) -> None:
    """The assignment must be in force and the partition's; the start must be the fold's position."""
    owned = partition.owned
    assert owned.expects(chunk_of([0]), ASSIGNMENT)
    assert not owned.expects(chunk_of([0])._replace(assignment_number=2), ASSIGNMENT)
    assert not owned.expects(chunk_of([0]), Assignment(1, 1, frozenset({0})))
    assert owned.accepts(chunk_of([0]))
    assert owned.accepts(chunk_of([3], start=0))
    assert not owned.accepts(chunk_of([1]))
    partition.apply(0, 1)
    assert not owned.accepts(chunk_of([0]))
    assert owned.accepts(chunk_of([2]))


@dataclass(slots=True)
class SteppedListingFold(ListingFold):
    """A fold that serializes each record in a step of its own; ``between`` runs before every step but the first."""

    between: Any = None

    def change_steps(self) -> Iterator[tuple[list[TableChange], list[OutRecord]]]:
        changes, published = self.take_changes()
        for number, change in enumerate(changes):
            if number and self.between is not None:
                self.between()
            yield [change], published if number == 0 else []


def stepped_partition() -> tuple[Partition, SteppedListingFold]:
    fold = SteppedListingFold()
    partition = Partition(config_of(), fold)
    partition.apply(0, 1, 2)
    return partition, fold


async def turns_seen_in_a_flush(partition: Partition, fold: SteppedListingFold) -> list[int]:
    """Flush; return how many turns another task had had before each step but the first."""
    turns, seen = [0], list[int]()
    fold.between = lambda: seen.append(turns[0])

    async def take_turns() -> None:
        while True:
            turns[0] += 1
            await asyncio.sleep(0)

    other = asyncio.create_task(take_turns())
    await asyncio.sleep(0)
    await partition.owned.flush()
    other.cancel()
    return seen


async def test_others_have_turns_between_the_steps_of_a_flush_which_is_written_as_a_whole() -> None:
    partition, fold = stepped_partition()
    seen = await turns_seen_in_a_flush(partition, fold)

    assert seen[-1] > seen[0], "a task ran between two steps"
    assert partition.flushed()[0] == [0, 1, 2]
    assert partition.flushed()[2] == 3
    assert len(partition.writer.flushes) == 1


async def test_the_steps_of_a_flush_give_turns_only_for_a_short_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No partition is folded meanwhile. Beside restores, each turn of the loop took milliseconds: 2.6 s for a flush."""
    monkeypatch.setattr(flush_module, "STEPPED_SECONDS", 0.0)
    partition, fold = stepped_partition()
    seen = await turns_seen_in_a_flush(partition, fold)

    assert seen == [seen[0]] * 2
    assert partition.flushed()[0] == [0, 1, 2]


async def test_a_partition_that_is_lost_while_its_flush_is_written_has_missed_no_deadline() -> None:
    """Its next owner would begin with smaller flushes for nothing."""
    partition = Partition(config_of(session_timeout_seconds=0.1))
    limit = partition.owned.flush_limit.size_bytes

    async def lose_and_hang() -> None:
        partition.owned.give_up()
        await asyncio.sleep(10)

    partition.writer.behave = lose_and_hang
    partition.apply(0)
    with pytest.raises(TimeoutError):
        await partition.owned.flush()

    assert partition.owned.flush_limit.size_bytes == limit


async def test_a_partition_that_is_lost_between_two_steps_writes_nothing() -> None:
    """Its table may be discarded by then, and be another owner's."""
    partition, fold = stepped_partition()

    def lose() -> None:
        partition.owned.give_up()
        partition.table.discard_partition(0)

    fold.between = lose
    await partition.owned.flush()

    assert partition.writer.flushes == []


async def test_a_flush_that_is_cancelled_between_two_steps_gives_the_partition_up() -> None:
    """The fold counts what it gave as written, so another flush would leave it out."""
    partition, fold = stepped_partition()
    flushing = asyncio.create_task(partition.owned.flush())
    fold.between = flushing.cancel

    with pytest.raises(asyncio.CancelledError):
        await flushing
    assert partition.owned.lost
    assert partition.writer.flushes == []


@dataclass(slots=True)
class StoringFold(ListingFold):
    """A sink that writes its changes to a store; ``behave`` runs before each write."""

    taken: list[int] = field(default_factory=list)
    stored: list[int] = field(default_factory=list)
    behave: Any = None

    def take_changes(self) -> tuple[list[TableChange], list[OutRecord]]:
        self.taken, self.dirty = self.dirty, []
        return [], []

    async def write_out(self) -> None:
        if self.behave is not None:
            await self.behave()
        self.stored += self.taken


async def test_a_sinks_store_is_written_before_the_offsets_are_committed() -> None:
    """Records folded while the store is written are in the next flush."""
    fold = StoringFold()
    partition = Partition(config_of(), fold)
    committed: list[list[int]] = []

    async def fold_more() -> None:
        if len(fold.seen) < 4:
            partition.apply(2, 3)

    async def note() -> None:
        committed.append(list(fold.stored))

    fold.behave, partition.writer.behave = fold_more, note
    partition.apply(0, 1)
    await partition.owned.flush()
    await partition.owned.flush()

    assert committed == [[0, 1], [0, 1, 2, 3]]
    assert [offsets[TopicPartition("events", 0)] for _, offsets in partition.writer.flushes] == [2, 4]


async def test_a_store_that_hangs_or_is_slow_is_one_that_failed_for_now(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """No line of the partition's own, and nothing was sent to Kafka; the next flushes have fewer events."""
    caplog.set_level("INFO")
    fold = StoringFold()
    partition = Partition(config_of(session_timeout_seconds=1.0), fold)

    async def hang() -> None:
        await asyncio.get_running_loop().create_future()

    fold.behave = hang
    partition.apply(*range(300))
    with pytest.raises(StoreAway, match=r"the store did not take the events within 0\.5 s"):
        await partition.owned.flush()

    assert partition.owned.lost
    assert partition.writer.flushes == []
    assert caplog.records == []
    assert partition.owned.flush_limit.events == 150


def test_the_limit_of_events_halves_what_was_tried_and_recovers() -> None:
    limit = FlushLimit(4_000_000, 20_000)
    limit.missed(1_500)
    assert limit.events == 750
    for _ in range(10):
        limit.missed(1_500)
    assert limit.events == FlushLimit.LEAST_EVENTS
    limit.succeeded(2.0, 5.0)
    assert limit.events == FlushLimit.LEAST_EVENTS
    for _ in range(10):
        limit.succeeded(0.1, 5.0)
    assert limit.events == 20_000


async def test_a_store_that_failed_for_now_is_told_apart_from_other_faults(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Its reason is kept; the last flush of a partition says nothing more, since one line says it for all."""
    fold = StoringFold()
    partition = Partition(config_of(), fold)

    async def fail() -> None:
        raise Retry("the store is away")

    fold.behave = fail
    partition.apply(0, 1)
    with pytest.raises(StoreAway) as failure:
        await partition.owned.flush()
    assert (failure.value.detail, partition.owned.lost) == ("the store is away", True)

    caplog.set_level("INFO")
    another = Partition(config_of(), fold)
    another.apply(0, 1)
    await another.owned.flush_last()
    assert another.owned.lost
    assert another.writer.flushes == []
    assert caplog.records == []


@pytest.mark.parametrize("fault", ["refuses", "hangs"])
async def test_a_failed_store_of_a_sink_commits_nothing_and_gives_the_partition_up(fault: str) -> None:
    """Its records are read again after the restore. A store that does not answer is given up at the flush's deadline."""
    fold = StoringFold()
    partition = Partition(config_of(session_timeout_seconds=1.0), fold)

    async def fail() -> None:
        if fault == "hangs":
            await asyncio.get_running_loop().create_future()
        raise OSError("the store is away")

    fold.behave = fail
    partition.apply(0, 1)
    with pytest.raises(StoreAway if fault == "hangs" else OSError):
        await partition.owned.flush()

    assert partition.writer.flushes == []
    assert partition.owned.lost


@pytest.mark.parametrize(
    ("configured", "took", "few", "many"),
    [
        (0.1, 0.0, 0.1, 0.1),
        (0.1, 0.02, 0.1, 0.1),
        (0.1, 0.06, 0.3, 0.1),
        (0.1, 0.2, 0.5, 0.2),
        (0.1, 0.6, 0.6, 0.6),
        (0.1, 3.0, 3.0, 3.0),
        (2.0, 0.5, 2.0, 2.0),
    ],
)
def test_flushes_of_few_events_that_take_long_come_less_often(
    configured: float, took: float, few: float, many: float
) -> None:
    assert interval_seconds(configured, took, few=True) == pytest.approx(few)
    assert interval_seconds(configured, took, few=False) == pytest.approx(many)


class TestFlushWhenDue:
    """When a flush begins that neither its size nor a request starts."""

    async def test_an_idle_partition_costs_nothing_while_another_flushes(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Only a look at the store runs without a change, and that rarely."""
        monkeypatch.setattr(partition_module, "IDLE_CHECK_SECONDS", 3_600.0)
        config = config_of(flush_interval_seconds=0.001)
        idle, busy = Partition(config), Partition(config)
        looks = 0

        def look(_: int) -> None:
            nonlocal looks
            looks += 1

        monkeypatch.setattr(idle.table, "require_intact", look)
        flushers = [asyncio.create_task(one.owned.flush_when_due()) for one in (idle, busy)]
        for offset in range(5):
            busy.apply(offset)
            await asyncio.wait_for(busy.writer.written.wait(), 60)
            busy.writer.written.clear()
        assert looks == 0
        idle.apply(0)
        await asyncio.wait_for(idle.writer.written.wait(), 60)
        assert (looks, len(idle.writer.flushes), len(busy.writer.flushes)) == (1, 1, 5)
        for one in (idle, busy):
            one.owned.give_up()
        await asyncio.wait_for(asyncio.gather(*flushers), 60)

    async def test_an_idle_partition_notices_that_its_store_is_damaged(
        self, partition: Partition, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """A read may find it, long after the last flush."""
        monkeypatch.setattr(partition_module, "IDLE_CHECK_SECONDS", 0.001)

        def damaged(_: int) -> None:
            raise StoreDamaged("found by a read")

        monkeypatch.setattr(partition.table, "require_intact", damaged)
        with pytest.raises(StoreDamaged, match="found by a read"):
            await asyncio.wait_for(partition.owned.flush_when_due(), 60)

    async def test_what_comes_together_is_one_flush(self) -> None:
        """The first change does not start a flush at once: a transaction costs a broker more than its events."""
        partition = Partition(config_of(flush_events=3, flush_interval_seconds=3_600.0))
        flusher = asyncio.create_task(partition.owned.flush_when_due())
        for offset in range(3):
            assert partition.writer.flushes == []
            partition.apply(offset)
            for _ in range(5):
                await asyncio.sleep(0)
        await asyncio.wait_for(partition.writer.written.wait(), 60)
        assert partition.flushed()[0] == [0, 1, 2]
        partition.owned.give_up()
        await asyncio.wait_for(flusher, 60)

    async def test_a_partition_that_is_lost_ends_at_once(
        self, partition: Partition, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Its flusher does not wait for a change that never comes."""
        monkeypatch.setattr(partition_module, "IDLE_CHECK_SECONDS", 3_600.0)
        flusher = asyncio.create_task(partition.owned.flush_when_due())
        await asyncio.sleep(0)
        await partition.owned.release()
        await asyncio.wait_for(flusher, 60)
        assert partition.writer.flushes == []
