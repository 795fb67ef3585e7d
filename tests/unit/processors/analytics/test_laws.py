"""For any log: figures agree with memory, and do not depend on which topic is read faster."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import orjson
from hypothesis import given
from hypothesis import strategies as st

from processors.analytics.partition import AnalyticsRules
from processors.memory.announcement import history_updated
from processors.memory.fold import Entry, fold
from processors.memory.memory import Memory
from processors.memory.policy import MemoryPolicy
from schemas.events import HistoryCompacted, MessagesRemoved
from tests.builders.analytics_table import AnalyticsTable
from tests.builders.events import SESSION
from tests.builders.strategies import logs, policies

#: ``("event", entry)``, ``("filled", sequence, fraction)`` or ``("skipped", sequence, reason)``.
Record = tuple[Any, ...]


def rules_of(policy: MemoryPolicy) -> AnalyticsRules:
    ttl = policy.ttl_seconds
    return AnalyticsRules(
        token_counter=policy.token_counter,
        ttl_ms=None if ttl is None else ttl * 1000,
        grace_us=0,
        keep_us={"minute": None, "hour": None, "day": None},
    )


def announced(entries: list[Entry], policy: MemoryPolicy) -> tuple[Memory, list[Record]]:
    """Return the memory of the log, and its memory-events with one flush for each event."""
    memory = Memory.empty(SESSION)
    memory_events: list[Record] = []
    for entry in entries:
        memory, changes = fold(memory, [entry], policy)
        if changes.sequence is not None:
            for value in history_updated(memory, changes, policy):
                fields = orjson.loads(value)
                memory_events.append(("filled", fields["sequence"], fields["context_fraction"]))
        memory_events += [("skipped", skip.sequence, skip.reason) for skip in changes.skipped]
    return memory, memory_events


class Table(AnalyticsTable):
    """Counts records of two topics."""

    def take(self, record: Record) -> None:
        match record:
            case "event", entry:
                self.figures.count_event(entry.event, entry.sequence, entry.timestamp_ms)
            case "filled", sequence, fraction:
                self.figures.history_updated(SESSION, sequence, fraction)
            case "skipped", sequence, reason:
                self.figures.compaction_skipped(sequence, reason)
            case _:
                raise ValueError(record)

    def take_batch(self, records: list[Record]) -> None:
        for record in records:
            self.take(record)
        self.figures.finish_batch()

    def flushed(self) -> dict[bytes, Any]:
        self.flush()
        return {key: orjson.loads(value) for key, value in self.records.items()}


def without_what_depends_on_skipped_summaries(entries: list[Entry]) -> list[Entry]:
    """Return the entries without a case that analytics cannot decide before it knows which summaries were applied.

    Memory forgets the id of a summary it skips.
    """
    ids = Counter(entry.event.event_id for entry in entries)
    summaries = {entry.event.event_id for entry in entries if isinstance(entry.event, HistoryCompacted)}
    return [
        entry for entry in entries if ids[entry.event.event_id] == 1 or entry.event.event_id not in summaries
    ]


def without_what_depends_on_removals_of_nothing(entries: list[Entry], policy: MemoryPolicy) -> list[Entry]:
    """Return the entries without another case that analytics cannot decide: whether memory had what was removed.

    It counts the message that replaces it, and an id that memory forgets is known to it: another event with that id is
    left out.
    """
    memory = Memory.empty(SESSION)
    kept: list[Entry] = []
    forgotten: set[str] = set()
    for entry in entries:
        if entry.event.event_id in forgotten:
            continue
        after, _ = fold(memory, [entry], policy)
        epochs = [0 if one.head is None else one.head.epoch for one in (memory, after)]
        removal = entry.event if isinstance(entry.event, MessagesRemoved) else None
        if removal is None or removal.replacement is None or epochs[0] < epochs[1]:
            kept.append(entry)
            memory = after
        if removal is not None and epochs[0] >= epochs[1]:
            forgotten.add(removal.event_id)
    return kept


@given(st.data())
def test_figures_agree_with_memory(data: st.DataObject) -> None:
    policy = data.draw(policies())
    # What a fork copies is in its memory, and counted where it was said.
    entries = without_what_depends_on_skipped_summaries(data.draw(logs(policy, forks=False)))
    entries = without_what_depends_on_removals_of_nothing(entries, policy)
    memory, memory_events = announced(entries, policy)
    table = Table(rules_of(policy))
    table.take_batch([*(("event", entry) for entry in entries), *memory_events])

    session = table.figures.session(SESSION)
    head = memory.head
    assert (session.life is None) == (head is None)
    if head is None or session.life is None:
        return
    figures = session.figures
    assert session.life.first_sequence == head.life_sequence
    assert figures.size_bytes == head.history_size_bytes
    assert figures.user + figures.ai + figures.tool == head.history_message_count
    assert figures.compactions == head.compactions
    assert session.user_id == head.user_id
    billed = sum(one.input_tokens for one in figures.models.values())
    assert billed == head.usage.input_tokens - head.compaction_usage.input_tokens
    assert session.fill is not None
    assert session.fill.sequence == head.last_sequence
    window = policy.context_window(head.configuration, head.model)
    assert session.fill.fraction == (head.tokens + head.system_tokens) / window


@given(st.data())
def test_figures_do_not_depend_on_which_topic_is_read_faster_or_on_restarts(data: st.DataObject) -> None:
    policy = data.draw(policies())
    entries = data.draw(logs(policy))
    _, memory_events = announced(entries, policy)
    straight = Table(rules_of(policy))
    for record in [*(("event", entry) for entry in entries), *memory_events]:
        straight.take_batch([record])

    pick = Random(data.draw(st.integers(0, 2**32)))
    mixed = Table(rules_of(policy))
    topics: list[list[Record]] = [[("event", entry) for entry in entries], list(memory_events)]
    while any(topics):
        topic = pick.choice([topic for topic in topics if topic])
        size = pick.choice((1, 1, 2, 5))
        mixed.take_batch(topic[:size])
        del topic[:size]
        if pick.random() < 0.1:
            mixed.flush()
        if pick.random() < 0.05:
            mixed.restart()

    assert mixed.flushed() == straight.flushed()


@given(st.data())
def test_a_replay_changes_nothing(data: st.DataObject) -> None:
    policy = data.draw(policies())
    entries = data.draw(logs(policy))
    _, memory_events = announced(entries, policy)
    table = Table(rules_of(policy))
    everything: list[Record] = [*(("event", entry) for entry in entries), *memory_events]
    table.take_batch(everything)
    before = table.flushed()
    table.take_batch(everything)

    assert table.flushed() == before
