"""Laws of the fold: batches, flushes and replays, over logs of all types of events."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from processors.memory import records
from processors.memory.changes import Changes
from processors.memory.fold import Entry, apply, fold
from processors.memory.memory import Memory
from processors.memory.policy import MemoryPolicy
from tests.builders.events import SESSION, calls, compacted, event, response, user
from tests.builders.memories import Table, folded, table_of, write
from tests.builders.strategies import logs, policies

CASES = settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@CASES
@given(st.data(), policies())
def test_a_batch_has_the_same_result_as_its_single_events(data: st.DataObject, policy: MemoryPolicy) -> None:
    entries = data.draw(logs(policy))
    memory = Memory.empty(SESSION)
    for entry in entries:
        memory = apply(memory, entry.event, entry.sequence, entry.timestamp_ms, policy)

    assert memory == folded(entries, policy)


@CASES
@given(st.data(), policies())
def test_any_split_into_flushes_writes_the_same_table(data: st.DataObject, policy: MemoryPolicy) -> None:
    """It also shows that a flush writes everything: the table contains the whole memory."""
    entries = data.draw(logs(policy))
    table: Table = {}
    memory, pending = Memory.empty(SESSION), Changes()
    for start in range(0, len(entries), 3):
        memory, changes = fold(memory, entries[start : start + 3], policy)
        pending.merge(changes)
        if data.draw(st.booleans()):
            write(table, memory, pending)
            pending = Changes()
            if data.draw(st.booleans()):
                memory = records.load(SESSION, table.get)
    write(table, memory, pending)

    assert table == table_of(folded(entries, policy))


@CASES
@given(st.data(), policies())
def test_a_memory_equals_the_memory_loaded_from_its_records(
    data: st.DataObject, policy: MemoryPolicy
) -> None:
    memory = folded(data.draw(logs(policy)), policy)
    loaded = records.load(SESSION, table_of(memory).get)

    assert table_of(loaded) == table_of(memory)
    assert loaded == memory
    assert list(loaded.messages()) == list(memory.messages())


def fold_partition(
    entries: Iterable[Entry], memory: Memory, watermark: int, policy: MemoryPolicy
) -> tuple[Memory, int]:
    """Fold as the owner of a partition does: it skips everything at or below its watermark."""
    for entry in entries:
        if entry.sequence > watermark:
            memory = fold(memory, [entry], policy)[0]
            watermark = entry.sequence
    return memory, watermark


@CASES
@given(st.data(), policies())
def test_replaying_any_prefix_changes_nothing(data: st.DataObject, policy: MemoryPolicy) -> None:
    entries = data.draw(logs(policy))
    end = data.draw(st.integers(0, len(entries)))
    memory, watermark = fold_partition(entries[:end], Memory.empty(SESSION), -1, policy)
    again, _ = fold_partition(entries[: data.draw(st.integers(0, end))], memory, watermark, policy)

    assert again is memory
    assert fold_partition(entries, memory, watermark, policy)[0] == folded(entries, policy)


@CASES
@given(st.data(), policies())
def test_a_living_session_needs_no_watermark_against_replays(
    data: st.DataObject, policy: MemoryPolicy
) -> None:
    entries = data.draw(logs(policy, endings=False))
    memory = folded(entries, policy)
    alive = [entry for entry in entries if memory.head and entry.sequence <= memory.head.last_sequence]
    again, changes = fold(memory, alive, policy)

    assert again is memory
    assert changes == Changes(replays=len(alive))


@CASES
@given(st.data(), policies())
def test_the_fold_does_not_change_the_memory_passed_to_it(data: st.DataObject, policy: MemoryPolicy) -> None:
    before = Memory.empty(SESSION)
    for entry in data.draw(logs(policy)):
        kept = table_of(before)
        after = fold(before, [entry], policy)[0]

        assert table_of(before) == kept
        before = after


@CASES
@given(st.data())
def test_compaction_commutes_with_later_messages(data: st.DataObject) -> None:
    """Without limits, and if the summary covers whole groups, their order does not matter."""
    policy = data.draw(policies().filter(lambda policy: policy.ttl_seconds is None))
    policy = MemoryPolicy(token_counter=policy.token_counter, max_size_bytes=None, render=policy.render)
    before = folded(data.draw(logs(policy, endings=False)), policy)
    if before.head is None or before.head.open_calls:
        return
    last, epoch, now = before.head.last_sequence, before.head.epoch, before.head.last_timestamp_ms
    limits = policy.limits(before.head.configuration)
    if min(limits) < 10_000:
        return
    summary = event(compacted(last, epoch), "summary")
    later = [
        Entry(event(fields, f"later-{number}"), last + 10 + number, now)
        for number, fields in enumerate([user("and?"), calls("l1"), response("l1")])
    ]
    at_once, _ = fold(before, [Entry(summary, last + 5, now), *later], policy)
    at_last, _ = fold(before, [*later, Entry(summary, last + 50, now)], policy)

    assert [message.json for message in at_once.messages()] == [
        message.json for message in at_last.messages()
    ]
    assert at_once.head is not None
    assert at_last.head is not None
    assert at_once.head.usage == at_last.head.usage
    assert [message.compacted for message in at_once.messages()].count(True) in {1, 2}


@pytest.mark.parametrize("size", [1, 2, 7])
@CASES
@given(st.data(), policies())
def test_changes_do_not_depend_on_the_batch(size: int, data: st.DataObject, policy: MemoryPolicy) -> None:
    entries = data.draw(logs(policy))
    whole = fold(Memory.empty(SESSION), entries, policy)[1]
    merged, memory = Changes(), Memory.empty(SESSION)
    for start in range(0, len(entries), size):
        memory, changes = fold(memory, entries[start : start + size], policy)
        merged.merge(changes)

    assert merged == whole
