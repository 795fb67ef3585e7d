"""A sink's store always has what was committed, whatever fails between the write and the commit."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field

import pytest

from streams.engine.fold import OutRecord, RecordReader, TableChange
from tests.integration.engine.counting import CountingPartition, Seen
from tests.integration.engine.engine_worker import EngineWorker, engine_config
from tests.integration.engine.faults import FLUSH_STEPS, FlushFault, FlushStep, Injected
from tests.integration.engine.ledger import assert_exact, from_changelog
from tests.integration.engine.stage import Load, Stage
from tests.live.waiting import until_async

Place = tuple[int, int]


@dataclass(slots=True)
class Store:
    """Counts how often each record was written; refuses the next ``refusals`` writes of partition 0.

    Attributes:
        written_when_refused: the records of partition 0 that it had at the last refusal.
    """

    written: Counter[Place] = field(default_factory=Counter)
    refusals: int = 0
    written_when_refused: list[Place] = field(default_factory=list)


@dataclass(slots=True)
class StoringPartition(CountingPartition):
    """Counts, and writes every record to a store."""

    store: Store = field(default_factory=Store)
    pending: list[Place] = field(default_factory=list)
    taken: list[Place] = field(default_factory=list)

    def apply(self, decoded: list[Seen]) -> None:
        CountingPartition.apply(self, decoded)
        self.pending += [(self.partition, one.offset) for one in decoded]

    def take_changes(self) -> tuple[list[TableChange], list[OutRecord]]:
        self.taken, self.pending = self.pending, []
        return CountingPartition.take_changes(self)

    async def write_out(self) -> None:
        if self.partition == 0 and self.store.refusals:
            self.store.refusals -= 1
            self.store.written_when_refused = [place for place in self.store.written if place[0] == 0]
            raise Injected("the store")
        self.store.written.update(self.taken)


@dataclass(slots=True)
class StoringFold:
    """Opens partitions on one store, as workers share one."""

    store: Store
    kind: type[StoringPartition] = StoringPartition

    def open(self, partition: int, records: RecordReader) -> StoringPartition:
        return self.kind(partition, records, store=self.store)


class DyingPartition(StoringPartition):
    """Writes to its store, and never comes to the end of its flush."""

    async def write_out(self) -> None:
        await StoringPartition.write_out(self)
        if self.store.written:
            await asyncio.Event().wait()


async def assert_stored(stage: Stage, store: Store) -> None:
    """Check that the store has all records up to the committed watermarks."""
    for (partition, _), offset in (await from_changelog(stage)).applied.items():
        assert {(partition, number) for number in range(offset + 1)} <= store.written.keys()


@pytest.mark.parametrize("step", FLUSH_STEPS)
async def test_after_a_failed_flush_the_store_is_written_with_the_same_records_again(
    stage: Stage, step: FlushStep, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a failure in any step of the transaction nothing is missing, and only uncommitted records are repeated."""
    # The takeover's own flush has no records.
    fault = FlushFault(step, countdown=2, partition=0).install(monkeypatch.setattr)
    store = Store()
    async with EngineWorker(engine_config(stage), StoringFold(store)) as worker, Load(stage) as load:
        await worker.serves(0, 1, 2, 3)
        await until_async(lambda: fault.fired, "a flush has failed")
        await load.more(500)
        await load.stop()
        await assert_exact(stage, published=False)

    ends = await stage.ends()
    assert store.written.keys() == {(part, number) for part, end in ends.items() for number in range(end)}
    assert {partition for (partition, _), times in store.written.items() if times > 1} <= {0}


async def test_records_that_a_store_refused_are_not_committed(stage: Stage) -> None:
    """The partition is given up and read again each time, until the store works; other partitions continue."""
    store = Store(refusals=3)
    async with EngineWorker(engine_config(stage), StoringFold(store)) as worker, Load(stage) as load:
        await worker.serves(0, 1, 2, 3)
        await until_async(lambda: store.refusals < 3, "the store has refused a flush")
        await assert_stored(stage, store)
        await until_async(lambda: store.refusals == 0, "the store has refused three flushes")
        await load.more(500)
        await load.stop()
        await assert_exact(stage, published=False)
        await assert_stored(stage, store)
        assert store.written_when_refused == []
        assert not worker.failed.done()


async def test_before_a_store_is_written_for_the_first_time_kafka_knows_that_the_process_ran(
    stage: Stage,
) -> None:
    """Else nothing of a worker that died then is left in Kafka, and its store counts as one that never was."""
    store = Store()
    async with EngineWorker(engine_config(stage), StoringFold(store, DyingPartition)) as worker:
        await worker.serves(0, 1, 2, 3)
        await stage.fill(100)
        await until_async(lambda: store.written, "the store has records", within=60)
        ends = await stage.ends(stage.changelog)
        committed = await stage.committed()

    assert all(ends.values())
    assert [meta for _, meta in sorted(committed.items())] == [0] * stage.partitions
    first = await from_changelog(stage)
    assert (first.applied, first.total()) == ({}, 0)
    async with EngineWorker(engine_config(stage, "b"), StoringFold(store)) as next_worker:
        await next_worker.serves(0, 1, 2, 3)
        await assert_exact(stage, published=False)
        await assert_stored(stage, store)
