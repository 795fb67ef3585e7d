"""A newer version folds what an older one left, before the partition is served."""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import orjson
import pytest

from streams.engine import takeover as takeover_module
from streams.engine.chunks import LONG_RECORD_BYTES, SLICE_BYTES
from streams.engine.fold import RecordReader, SourceRecord, TableChange
from tests.integration.engine.counting import CountingPartition, Seen
from tests.integration.engine.engine_worker import EngineWorker, engine_config
from tests.integration.engine.faults import FlushFault, FlushStep
from tests.integration.engine.ledger import assert_exact
from tests.integration.engine.stage import Stage

#: The older version leaves the records of these keys.
LEFT_KEYS = frozenset(f"k{number}" for number in range(10))


def left_key(key: str) -> bytes:
    """The table record that says from which offset on the records of a key were left."""
    return orjson.dumps(["left", key])


class Slice(NamedTuple):
    """The bytes of each value that was decoded together, and the thread."""

    values: list[int]
    thread: int


@dataclass(slots=True)
class LeavingPartition(CountingPartition):
    """An older version leaves the records of some keys; a newer one catches up."""

    is_older: bool = False
    #: Its folding takes long while it catches up.
    is_slow: bool = False
    on_catch_up: Callable[[int], None] = lambda _: None
    #: What was decoded while it caught up, and the threads in which that was folded.
    slices: list[Slice] = field(default_factory=list)
    folded_in: list[int] = field(default_factory=list)
    left: dict[str, int] = field(default_factory=dict)
    #: The events of each flush while it catches up.
    flushed: list[int] = field(default_factory=list)
    #: Where it began to catch up.
    began_at: int | None = None
    _missed: dict[str, int] = field(default_factory=dict)
    _left_changed: set[str] = field(default_factory=set)

    def restored(self) -> None:
        super(LeavingPartition, self).restored()
        for key, value in self.records.items():
            kind, name = orjson.loads(key)
            if kind == "left":
                self.left[name] = orjson.loads(value)

    def apply(self, decoded: list[Seen]) -> None:
        for one in decoded:
            if self.is_older and one.key in LEFT_KEYS and one.key not in self.left:
                self.left[one.key] = one.offset
                self._left_changed.add(one.key)
        super(LeavingPartition, self).apply([one for one in decoded if one.key not in self.left])

    def missed_from(self) -> int | None:
        self._missed = {} if self.is_older else dict(self.left)
        self.began_at = min(self._missed.values(), default=None)
        return self.began_at

    def decode(self, records: Sequence[SourceRecord]) -> list[Seen]:
        if self._missed:
            self.slices.append(Slice([len(one.value or b"") for one in records], threading.get_ident()))
        return super(LeavingPartition, self).decode(records)

    def takes_long(self, decoded: list[Seen]) -> bool:
        return self.is_slow and bool(self._missed)

    def prepare(self, decoded: list[Seen]) -> None:
        raise AssertionError("it is for records that are folded after it has caught up")

    def catch_up(self, decoded: list[Seen], through: int) -> None:
        self.folded_in.append(threading.get_ident())
        self.on_catch_up(self.partition)
        missed = [one for one in decoded if one.offset >= self._missed.get(one.key, one.offset + 1)]
        super(LeavingPartition, self).apply(missed)
        for one in missed:
            self.left[one.key] = through + 1
            self._left_changed.add(one.key)

    def caught_up(self) -> None:
        self._left_changed |= self._missed.keys()
        self.left, self._missed = {}, {}

    def take_changes(self) -> tuple[list[TableChange], Any]:
        if self._missed:
            self.flushed.append(self._events)
        changes, announced = super(LeavingPartition, self).take_changes()
        for key in sorted(self._left_changed):
            offset = self.left.get(key)
            changes.append(TableChange(left_key(key), None if offset is None else orjson.dumps(offset)))
        self._left_changed = set()
        return changes, announced


@dataclass(slots=True)
class LeavingFold:
    """Opens partitions of the older or the newer version."""

    is_older: bool = False
    is_slow: bool = False
    on_catch_up: Callable[[int], None] = lambda _: None
    opened: list[LeavingPartition] = field(default_factory=list)

    def open(self, partition: int, records: RecordReader) -> LeavingPartition:
        made = LeavingPartition(
            partition, records, is_older=self.is_older, is_slow=self.is_slow, on_catch_up=self.on_catch_up
        )
        self.opened.append(made)
        return made


async def leave_some(stage: Stage, *, keys: int, count: int) -> None:
    """Let an older worker fold a log, and leave the records of :data:`LEFT_KEYS`."""
    await stage.fill(count, keys=keys)
    async with EngineWorker(engine_config(stage), LeavingFold(is_older=True)) as older:
        await older.serves(0, 1, 2, 3)


async def test_catching_up_is_progress_from_its_first_step(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The watchdog ends a worker without progress in a minute, and the next one begins from the same place."""
    monkeypatch.setattr(takeover_module, "_CATCH_UP_RECORDS", 40)
    # More records in the changelog than in what is caught up with.
    await leave_some(stage, keys=1_000, count=1_200)
    seen: dict[int, list[Hashable]] = {}

    def note(partition: int) -> None:
        seen.setdefault(partition, []).append(worker.engine.work()[partition])

    worker = EngineWorker(engine_config(stage), LeavingFold(on_catch_up=note))
    async with worker:
        await worker.serves(0, 1, 2, 3)
        await assert_exact(stage, published=False)

    assert sum(len(steps) for steps in seen.values()) > 12
    for partition, steps in seen.items():
        assert len(set(steps)) == len(steps), f"partition {partition} had a step without progress"


@pytest.mark.parametrize("step", ["after_offsets", "commit_unanswered"])
async def test_what_was_left_is_flushed_by_its_events_and_is_exact_after_a_flush_that_fails(
    stage: Stage, step: FlushStep, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was left may be hours of a log: it fits neither into memory nor into one transaction."""
    monkeypatch.setattr(takeover_module, "_CATCH_UP_RECORDS", 50)
    await leave_some(stage, keys=20, count=4_000)
    fault = FlushFault("before_begin", fired=True).install(monkeypatch.setattr)
    fault.arm(step, countdown=3, partition=1)
    fold = LeavingFold()
    async with EngineWorker(engine_config(stage, flush_events=60), fold) as newer:
        await newer.serves(0, 1, 2, 3)
        assert fault.fired
        await stage.fill(400, keys=20)
        await assert_exact(stage, published=False)

    assert all(60 <= events < 60 + 50 for one in fold.opened for events in one.flushed)
    first, again = (one for one in fold.opened if one.partition == 1)
    assert len(first.flushed) == 4, "the fourth flush failed"
    assert again.flushed
    assert first.began_at is not None
    assert again.began_at is not None
    assert again.began_at > first.began_at + 3 * 60, "it goes on behind the last flush"


@pytest.mark.parametrize("is_slow", [False, True])
async def test_what_was_left_is_decoded_in_slices_of_bounded_bytes_and_long_records_in_a_thread(
    stage: Stage, is_slow: bool
) -> None:
    """The reads of other partitions wait for it: 200 records may have nearly a megabyte each."""
    await stage.fill(40, keys=10, value=b"x" * (LONG_RECORD_BYTES // 2))
    await stage.fill(4, keys=2, value=b"x" * (LONG_RECORD_BYTES + 1))
    await stage.fill(40, keys=10, value=b"x" * (LONG_RECORD_BYTES // 2))
    await leave_some(stage, keys=20, count=100)
    fold = LeavingFold(is_slow=is_slow)
    async with EngineWorker(engine_config(stage), fold) as newer:
        await newer.serves(0, 1, 2, 3)
        await assert_exact(stage, published=False)

    here = threading.get_ident()
    decoded = [one for partition in fold.opened for one in partition.slices]
    long = [one for one in decoded if max(one.values) > LONG_RECORD_BYTES]
    assert [len(one.values) for one in long] == [1] * 4
    assert here not in {one.thread for one in long}
    assert {one.thread for one in decoded if one not in long} == {here}
    assert all(sum(one.values) <= SLICE_BYTES for one in decoded)
    folded_here = [one == here for partition in fold.opened for one in partition.folded_in]
    assert folded_here == [not is_slow] * len(decoded)
