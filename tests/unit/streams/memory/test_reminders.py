from __future__ import annotations

from processors.compaction.policy import CompactionPolicy
from streams.memory.fold import MemoryPartition
from streams.memory.reminders import Reminders
from tests.builders.events import event_json, user
from tests.builders.source_records import DictTable, Record
from tests.fakes.engine import FakeEngine
from tests.unit.streams.memory.test_fold import feed, open_partition


def partition_of(count: int) -> MemoryPartition:
    partition = open_partition(DictTable(), compaction=CompactionPolicy(trigger_messages=1))
    for number in range(count):
        feed(partition, Record(event_json(user(), event_id=f"e{number}"), offset=number))
    partition.take_changes()
    return partition


def test_a_partition_with_sessions_over_a_trigger_is_flushed() -> None:
    engine = FakeEngine(partition_of(2))
    assert Reminders(engine.engine, lambda: 1).run_once() == 1
    assert engine.owned[0].asked == 1
    assert len(engine.owned[0].fold.take_changes()[1]) == 1


def test_without_such_sessions_nothing_is_flushed() -> None:
    engine = FakeEngine(partition_of(1))
    assert Reminders(engine.engine, lambda: 1).run_once() == 0
    assert engine.owned[0].asked == 0


def test_a_partition_that_may_not_be_served_says_nothing() -> None:
    engine = FakeEngine(partition_of(2))
    engine.proven = False
    assert Reminders(engine.engine, lambda: 1).run_once() == 0
