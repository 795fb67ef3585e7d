"""The index of a partition that is followed equals the index that a takeover would make from the same records."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from processors.compaction.policy import CompactionPolicy
from processors.memory.fold import Entry
from processors.memory.frozen import NewerEvent
from processors.memory.records import record_key
from streams.engine.fold import FollowingFold, lookup_of
from streams.engine.prepared import Prepared
from streams.engine.stores import MemoryStore
from streams.engine.table import TableView
from streams.kafka.event_decoding import Decoded
from streams.memory.fold import MemoryFold, MemoryFoldConfig, MemoryPartition
from tests.builders.events import answer, event_json, user
from tests.builders.source_records import DictTable, Record
from tests.builders.strategies import logs, policies
from tests.unit.streams.memory.test_fold import feed, fold_config, open_partition

COMPACTION = CompactionPolicy(trigger_messages=3)


def derived(partition: MemoryPartition) -> dict[str, Any]:
    """Return all that ``restored`` makes; the order of sessions means nothing."""
    index = {name: value for name, value in vars(partition.session_index).items() if name != "_over_trigger"}
    return {**index, "over": set(partition.session_index.over_trigger(0)), "frozen": partition.frozen}


def flush(owner: MemoryPartition, table: DictTable) -> set[bytes]:
    """Write the owner's changes; returns their keys."""
    changes, _ = owner.take_changes()
    table.write(changes)
    return {key for key, _ in changes}


@st.composite
def partition_logs(draw: st.DrawFn) -> tuple[MemoryFoldConfig, list[Entry | NewerEvent]]:
    """Draw the log of a partition with three sessions, one of which may freeze."""
    rules = draw(policies())
    config = replace(fold_config(), policy=rules, compaction=COMPACTION)
    items: list[Entry | NewerEvent] = []
    for name in ("a", "b", "c"):
        items += [
            Entry(entry.event.model_copy(update={"session_id": name}), entry.sequence, entry.timestamp_ms)
            for entry in draw(logs(rules))
        ]
    items.sort(key=lambda item: item.sequence)
    if draw(st.booleans()):
        place = draw(st.integers(0, len(items)))
        sequence = items[place].sequence if place < len(items) else items[-1].sequence + 1
        items.insert(place, NewerEvent("b", sequence, 99))
    return config, items


@given(partition_logs(), st.data())
def test_a_followed_index_equals_one_that_is_made_at_the_takeover(
    drawn: tuple[MemoryFoldConfig, list[Entry | NewerEvent]], data: st.DataObject
) -> None:
    config, items = drawn
    table = DictTable()
    owner = MemoryFold(config).open(0, table)
    owner.restored()
    follower: MemoryPartition | None = None
    changed: set[bytes] = set()
    while items:
        count = data.draw(st.integers(1, 40))
        owner.apply(Decoded(items[:count], [], []))
        items = items[count:]
        changed |= flush(owner, table)
        if follower is None:
            if data.draw(st.booleans()):
                follower = MemoryFold(config).open(0, table)
                follower.restored()
                changed = set()
        elif data.draw(st.booleans()):
            follower.records_changed(changed)
            changed = set()
    taken_over = MemoryFold(config).open(0, table)
    taken_over.restored()
    if follower is not None:
        follower.records_changed(changed)
        assert derived(follower) == derived(taken_over)
        assert follower.take_changes() == ([], [])


def test_a_fold_that_needs_keys_is_not_made_before() -> None:
    """What can be opened changes with the keys, of which the table's records say nothing."""
    partition = open_partition(DictTable())
    assert isinstance(partition, FollowingFold)
    assert lookup_of(partition) is None


@pytest.mark.parametrize("lost", [["block", "s1", 1]])
def test_a_session_of_which_records_are_missing_is_not_taken_for_whole(lost: list[Any]) -> None:
    table = DictTable()
    owner = open_partition(table)
    feed(owner, Record(event_json(user())))
    flush(owner, table)
    follower = open_partition(table)
    follower.restored()
    feed(owner, Record(event_json(answer(), "b"), offset=1))
    changed = flush(owner, table)
    del table.records[orjson.dumps(lost)]

    assert record_key("s1", "head") in follower.records_changed(changed)
    store, view = MemoryStore(), TableView(MemoryStore(), {})
    store.apply(list(table.records.items()), None)
    prepared = Prepared(0, follower, view)
    prepared.note([(key, table.records.get(key)) for key in changed])
    assert prepared.up_to_date() is None, "the takeover restores one, which says what is missing"


@given(partition_logs(), st.data())
def test_a_takeover_that_reads_flushes_in_parts_keeps_the_index_that_was_made(
    drawn: tuple[MemoryFoldConfig, list[Entry | NewerEvent]], data: st.DataObject
) -> None:
    config, items = drawn
    owned, store = DictTable(), MemoryStore()
    owner = MemoryFold(config).open(0, owned)
    owner.restored()
    view = TableView(store, {})
    follower = MemoryFold(config).open(0, view)
    follower.restored()
    prepared = Prepared(0, follower, view)
    while items:
        count = data.draw(st.integers(1, 40))
        owner.apply(Decoded(items[:count], [], []))
        items = items[count:]
        changes = owner.take_changes()[0]
        owned.write(changes)
        while changes:
            # As many as a poll of the changelog gives; the fold is brought up to date after each.
            polled, changes = changes[: (size := data.draw(st.integers(1, 5)))], changes[size:]
            store.apply(polled, None)
            prepared.note(polled)
            prepared._update()
    taken_over = MemoryFold(config).open(0, owned)
    taken_over.restored()
    assert prepared.up_to_date() is follower
    assert derived(follower) == derived(taken_over)


def test_watermarks_are_no_sessions() -> None:
    table = DictTable()
    partition = open_partition(table)
    partition.records_changed({b'["watermark",3]', record_key("gone", "head")})
    assert len(partition.session_index) == 0
