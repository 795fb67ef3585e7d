"""How the engine folds a chunk: in slices, between which other tasks run."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import pairwise
from typing import Any, cast

import pytest

from schemas.errors import Retry
from streams.engine.app import EngineApp
from streams.engine.chunks import LONG_RECORD_BYTES, Chunk
from streams.engine.engine import Engine, make_engine
from streams.engine.ownership import Assignment, now_seconds
from streams.engine.partition import OwnedPartition
from streams.engine.stores import MemoryStores, StoreDamaged
from streams.engine.table import FoldTable
from streams.worker.applied_waits import AppliedWaits
from tests.builders.source_records import Record
from tests.fakes.engine_parts import ListingFold, ListingWriter, config_of


class Clock:
    """A clock that only tests move."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@dataclass(slots=True)
class SlowFold(ListingFold):
    """Folding a record takes ``record_seconds`` of the clock, and gives ``record_bytes`` to write."""

    clock: Clock = field(default_factory=Clock)
    record_seconds: float = 0.0
    record_bytes: int = 0
    slices: list[int] = field(default_factory=list)
    decoded_in: list[int] = field(default_factory=list)
    while_decoding: Callable[[], None] = lambda: None

    def decode(self, records: Sequence[Any]) -> list[int]:
        self.decoded_in.append(threading.get_ident())
        self.while_decoding()
        return [record.offset for record in records]

    def apply(self, decoded: list[int]) -> None:
        self.seen += decoded
        self.dirty += decoded
        self.slices.append(len(decoded))
        self.clock.seconds += len(decoded) * self.record_seconds
        self.size_bytes += len(decoded) * self.record_bytes


class OnePartition:
    """An engine that owns one partition."""

    def __init__(self, fold: SlowFold, **changes: Any) -> None:
        config = config_of(**changes)
        app = EngineApp(config)
        table = FoldTable(app, "table", MemoryStores())
        table.open_partition(0)
        self.failures: list[BaseException] = []
        self.engine: Engine[SlowFold] = Engine(app, cast(Any, None), table, self.failures.append, fold.clock)
        assignment = self.engine.ownership.assignment = Assignment(1, 1, frozenset({0}))
        self.writer = ListingWriter()
        self.owned: OwnedPartition[SlowFold] = OwnedPartition(
            partition=0,
            assignment=assignment,
            config=config,
            fold=fold,
            table=table,
            writer=self.writer,
            positions={"events": 0},
            watermarks={},
            caught_up_at={"events": 0},
            on_applied=lambda _: None,
        )
        self.engine.owned[0] = self.owned


def chunk_of_values(*values: bytes) -> Chunk:
    records = [Record(value, offset=n, topic="events") for n, value in enumerate(values)]
    return Chunk(1, "events", 0, 0, len(values), records)


async def test_slow_records_come_in_small_slices_and_other_tasks_and_flushes_run_between_them() -> None:
    """256 records of 50 ms each were one slice of 13 s, longer than the deadline of a flush."""
    one = OnePartition(SlowFold(record_seconds=0.05), flush_events=10, flush_interval_seconds=3_600.0)
    flusher = asyncio.create_task(one.owned.flush_when_due())
    turns: list[int] = []

    async def run_beside() -> None:
        while len(one.owned.fold.seen) < 256:
            turns.append(len(one.owned.fold.seen))
            await asyncio.sleep(0)

    beside = asyncio.create_task(run_beside())
    await one.engine.receive(chunk_of_values(*[b"v"] * 256))
    await asyncio.wait_for(beside, 60)

    assert one.owned.fold.seen == list(range(256))
    assert set(one.owned.fold.slices[1:]) == {1}
    assert len(set(turns)) > 200
    assert len(one.writer.flushes) > 10, "flushes do not wait for the end of the chunk"
    one.owned.give_up()
    await asyncio.wait_for(flusher, 60)


async def test_records_that_make_much_to_write_are_in_several_flushes() -> None:
    """2,000 small events in sessions with large records were one flush of 437 MB."""
    one = OnePartition(SlowFold(record_bytes=100_000), flush_bytes=1_000_000, flush_interval_seconds=3_600.0)
    sizes: list[int] = []

    async def measure() -> None:
        sizes.append(100_000 * len(one.owned.fold.seen))

    one.writer.behave = measure
    flusher = asyncio.create_task(one.owned.flush_when_due())
    await asyncio.wait_for(one.engine.receive(chunk_of_values(*[b"v"] * 400)), 60)
    await one.owned.flush()

    written = [after - before for before, after in zip([0, *sizes], sizes, strict=False)]
    assert sum(written) == 400 * 100_000
    assert max(written) <= 5_000_000, "the limit of 4 MB and one slice"
    one.owned.give_up()
    await asyncio.wait_for(flusher, 60)


async def test_a_long_record_is_decoded_in_a_thread_and_not_folded_if_the_partition_was_lost_meanwhile() -> (
    None
):
    """The tokens of 900 KB of one character took 1.3 s of the event loop."""
    long = b"x" * (LONG_RECORD_BYTES + 1)
    fold = SlowFold()
    one = OnePartition(fold)
    await one.engine.receive(chunk_of_values(b"1", long, b"3"))
    here = threading.get_ident()
    assert [thread == here for thread in fold.decoded_in] == [True, False, True]
    assert fold.seen == [0, 1, 2]

    lost = OnePartition(SlowFold())
    lost.owned.fold.while_decoding = partial(setattr, lost.owned, "lost", True)
    await lost.engine.receive(chunk_of_values(long, b"2"))
    assert lost.owned.fold.seen == []
    assert lost.engine.dropped_chunks == 1
    assert lost.failures == one.failures == []


async def test_partitions_take_turns_and_other_tasks_run_between_their_slices() -> None:
    """A slice of each of twelve partitions in every turn of the loop let a read wait for all of them."""
    folds = [OnePartition(SlowFold()) for _ in range(3)]
    engine = folds[0].engine
    for other in folds[1:]:
        other.engine._turns = engine._turns
    turns: list[int] = []

    def folded() -> int:
        return sum(len(one.owned.fold.slices) for one in folds)

    async def run_beside() -> None:
        while not all(one.owned.positions["events"] == 500 for one in folds):
            turns.append(folded())
            await asyncio.sleep(0)

    beside = asyncio.create_task(run_beside())
    await asyncio.gather(*(one.engine.receive(chunk_of_values(*[b"v"] * 500)) for one in folds))
    await asyncio.wait_for(beside, 60)

    assert [one.owned.fold.seen for one in folds] == [list(range(500))] * 3
    assert all(later - earlier <= 1 for earlier, later in pairwise(turns))


@dataclass(slots=True)
class PreparedFold(SlowFold):
    """Folds every second record in a thread."""

    prepared_in: list[int] = field(default_factory=list)
    while_preparing: Callable[[], None] = lambda: None

    def takes_long(self, decoded: list[int]) -> bool:
        return decoded[0] % 2 == 1

    def prepare(self, decoded: list[int]) -> None:
        self.prepared_in.append(threading.get_ident())
        self.while_preparing()


async def test_a_fold_that_takes_long_is_prepared_in_a_thread_and_not_applied_if_the_partition_was_lost() -> (
    None
):
    """An eviction of 16,000 turns held the event loop."""
    long = b"x" * (LONG_RECORD_BYTES + 1)  # each is a slice of its own
    fold = PreparedFold()
    one = OnePartition(fold)
    await one.engine.receive(chunk_of_values(long, long, long, long))
    assert len(fold.prepared_in) == 2
    assert threading.get_ident() not in fold.prepared_in
    assert fold.seen == [0, 1, 2, 3]

    losing = PreparedFold()
    lost = OnePartition(losing)
    losing.while_preparing = partial(setattr, lost.owned, "lost", True)
    await lost.engine.receive(chunk_of_values(long, long, long))
    assert lost.owned.fold.seen == [0]
    assert lost.engine.dropped_chunks == 1
    assert lost.failures == one.failures == []


@dataclass(slots=True)
class AskingFold(SlowFold):
    """Asks for each slice before it decodes it; ``answer`` is awaited, and may raise."""

    asked: list[tuple[int, int]] = field(default_factory=list)
    answer: Callable[[], None] = lambda: None

    @property
    def lookup(self) -> AskingFold:
        return self

    async def before_restored(self) -> None: ...

    async def before_decode(self, records: Sequence[Any]) -> None:
        await asyncio.sleep(0)
        self.asked.append((records[0].offset, len(self.decoded_in)))
        self.answer()


def away() -> None:
    raise Retry("Kafka does not answer")


async def test_a_lookup_precedes_each_decode_and_a_failed_one_gives_the_partition_up_unfolded() -> None:
    long = b"x" * (LONG_RECORD_BYTES + 1)  # each is a slice of its own
    fold = AskingFold()
    one = OnePartition(fold)
    await one.engine.receive(chunk_of_values(long, b"a", long))
    assert fold.asked == [(0, 0), (1, 1), (2, 2)]
    assert fold.seen == [0, 1, 2]

    failing = AskingFold(answer=away)
    lost = OnePartition(failing)
    await lost.engine.receive(chunk_of_values(b"a", b"b"))
    assert (failing.seen, failing.decoded_in) == ([], [])
    assert lost.owned.lost
    assert lost.failures == one.failures == []


async def test_a_partition_that_is_lost_during_a_lookup_is_not_folded() -> None:
    fold = AskingFold()
    lost = OnePartition(fold)
    fold.answer = partial(setattr, lost.owned, "lost", True)
    await lost.engine.receive(chunk_of_values(b"a", b"b"))
    assert fold.seen == []
    assert lost.engine.dropped_chunks == 1


def lose(error: Exception, engine: Engine[Any], owned: OwnedPartition[Any]) -> None:
    """Let a rebalance take a partition while its fold is at work, which fails then."""
    owned.give_up()
    engine.owned[0] = replace(owned, lost=False)
    raise error


async def test_what_fails_for_a_partition_that_a_rebalance_has_taken_is_no_loss_of_its_successor(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """It gave the partition up that was just taken over, and let the whole group join once more."""
    caplog.set_level(logging.INFO, "streams.engine")
    asking = AskingFold()
    of_lookup = OnePartition(asking)
    asking.answer = partial(lose, Retry("Kafka does not answer"), of_lookup.engine, of_lookup.owned)
    await of_lookup.engine.receive(chunk_of_values(b"a", b"b"))

    preparing = PreparedFold()
    of_store = OnePartition(preparing)
    preparing.while_preparing = partial(
        lose_in_thread, asyncio.get_running_loop(), StoreDamaged("it was closed"), of_store
    )
    long = b"x" * (LONG_RECORD_BYTES + 1)
    await of_store.engine.receive(chunk_of_values(long, long))

    for one in (of_lookup, of_store):
        assert one.owned.lost
        assert not one.engine.owned[0].lost
        assert not one.failures
    assert "ownership_lost" not in [getattr(line, "action", "") for line in caplog.records]


def lose_in_thread(loop: asyncio.AbstractEventLoop, error: Exception, one: OnePartition) -> None:
    async def lose_here() -> None:
        lose(error, one.engine, one.owned)

    asyncio.run_coroutine_threadsafe(lose_here(), loop).result(60)


@pytest.mark.parametrize("revoked", [True, False])
async def test_an_actor_that_is_cancelled_in_the_middle_of_a_chunk_is_no_crash_if_faust_cancels_it(
    monkeypatch: pytest.MonkeyPatch, revoked: bool
) -> None:
    """Its partition goes to another worker. A cancellation that was meant for another task is one, as before."""
    engine: Engine[ListingFold] = make_engine(
        "actor", config_of(), cast(Any, None), lambda _: None, clock_ms=lambda: 0
    )
    looking_up = asyncio.get_running_loop().create_future()

    async def receive(_: Chunk) -> None:
        await looking_up

    class Stream:
        async def noack(self) -> AsyncIterator[Chunk]:
            yield chunk_of_values(b"1")

    monkeypatch.setattr(engine, "receive", receive)
    (agent,) = (one for name, one in engine.app.agents.items() if name == "actor")
    task = asyncio.create_task(cast(Any, agent).fun(Stream()))
    await asyncio.sleep(0)
    if revoked:
        task.cancel()
        await task
    else:
        looking_up.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task


def test_a_partition_whose_fold_reads_its_records_makes_progress() -> None:
    """The watchdog ends a worker whose work stays the same for a minute, and a large table takes longer to read."""
    one = OnePartition(SlowFold())
    engine, partition = one.engine, one.owned.partition
    engine.owned.clear()
    seen = [engine.work()[partition]]
    for passed in (1, 2):
        engine.restored.making(partition, passed, None)
        seen.append(engine.work()[partition])
    assert len(set(seen)) == 3


class _Consumer:
    """The consumer of a worker to which nothing is published."""

    def __init__(self) -> None:
        self.thread = self

    def hurry(self) -> None: ...

    async def seek_partitions(self, positions: dict[Any, int], _: int) -> set[Any]:
        return set(positions)

    def fetch(self, _: set[Any]) -> None: ...


async def test_a_read_that_waits_while_partitions_move_is_answered_once_its_partition_is_served_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All that it waits for is folded already; nothing else comes that would wake it."""
    monkeypatch.setattr(EngineApp, "engine_consumer", _Consumer())
    one = OnePartition(SlowFold())
    engine, ownership = one.engine, one.engine.ownership
    one.owned.positions["events"] = 6
    ownership.end()
    assignment = ownership.begin(2, frozenset({0}))
    ownership.watch_generation(lambda: 2)
    ownership.confirm(now_seconds())
    waiting = asyncio.create_task(AppliedWaits(engine).wait_until_applied(0, 5, 3_600_000))
    await asyncio.sleep(0)
    assert engine.servable(0) is None
    assert not waiting.done()

    await engine._take_over(assignment, 0, None)

    await asyncio.wait_for(waiting, 60)
    assert one.failures == []


async def test_a_read_that_waits_for_proof_of_ownership_is_answered_when_it_comes_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No record comes that would wake it; it waited for its whole time."""
    monkeypatch.setattr(EngineApp, "engine_consumer", _Consumer())
    one = OnePartition(SlowFold())
    engine, ownership = one.engine, one.engine.ownership
    one.owned.positions["events"] = 6
    ownership.watch_generation(lambda: 1)
    waits = AppliedWaits(engine)
    waiting = asyncio.create_task(waits.wait_until_applied(0, 5, 3_600_000))
    later = asyncio.create_task(waits.wait_until_applied(0, 6, 3_600_000))
    await asyncio.sleep(0)
    assert not waiting.done()

    ownership.confirm(now_seconds())
    engine.on_ownership_confirmed()

    await asyncio.wait_for(waiting, 60)
    await asyncio.sleep(0)
    assert not later.done(), "its record is not folded yet"
    later.cancel()


async def test_a_reader_that_waits_for_its_own_write_is_woken_by_the_fold_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It goes on in the next turn of the loop, the soonest that asyncio has. A timer would add its period."""
    monkeypatch.setattr(EngineApp, "engine_consumer", _Consumer())
    one = OnePartition(SlowFold())
    engine, ownership = one.engine, one.engine.ownership
    ownership.watch_generation(lambda: 1)
    ownership.confirm(now_seconds())
    one.owned.on_applied = engine._takeover._on_applied
    waits = AppliedWaits(engine)
    waiting = asyncio.create_task(waits.wait_until_applied(0, 1, 3_600_000))
    later = asyncio.create_task(waits.wait_until_applied(0, 2, 3_600_000))
    await asyncio.sleep(0)
    assert not waiting.done()

    one.owned.apply(chunk_of_values(b"its event", b"its answer"), [0, 1])
    await asyncio.sleep(0)

    assert waiting.done(), "something else than the fold woke it, later"
    assert not later.done()
    waiting.result()
    later.cancel()


@dataclass(slots=True)
class UnstoppableWriter(ListingWriter):
    async def stop(self) -> None:
        raise OSError("broken pipe")


async def test_a_producer_that_fails_to_stop_keeps_no_other_partition_from_its_last_flush(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """aiokafka's stop passes on what ended its background task; the table stayed open, and its folder locked."""
    one, writer = OnePartition(SlowFold()), ListingWriter()
    one.owned.writer = UnstoppableWriter()
    other = OnePartition(SlowFold()).owned
    other = one.engine.owned[1] = replace(
        other, partition=1, assignment=one.owned.assignment, table=one.engine.table, writer=writer
    )
    one.engine.table.open_partition(1)
    await one.engine.receive(chunk_of_values(b"a")._replace(partition=1))
    assert other.has_unflushed

    async def written_later() -> None:
        await asyncio.sleep(0)

    writer.behave = written_later
    closed: list[bool] = []
    monkeypatch.setattr(one.engine.table, "close", lambda: closed.append(other.lost))
    with pytest.raises(OSError, match="broken pipe"):
        await one.engine.stop()
    assert (len(writer.flushes), writer.stopped, closed) == (1, 1, [True])
