"""Long sessions: their events are folded in a thread, and readers see the memory before or after, never in between."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import orjson
import pytest

from processors.memory import blocks
from processors.memory.fold import fold
from processors.memory.memory import Memory
from streams.memory import session_index
from streams.memory.fold import MemoryFold, MemoryPartition
from tests.builders.events import Fields, answer, calls, configured, event_json, removed, response, user
from tests.builders.source_records import DictTable, Record
from tests.unit.streams.memory.test_fold import fold_config

#: Enough for a long session, as these tests define it.
MESSAGES = 40

COMPACTED: Fields = {
    "type": "HistoryCompacted",
    "base_epoch": 0,
    "through_sequence": MESSAGES - 1,
    "user_message": "asked",
    "ai_message": "done",
    "trigger": "size",
    "policy": "given",
    "messages_compacted": MESSAGES,
    "size_before_bytes": MESSAGES,
    "size_after_bytes": 9,
    "tokens_before": MESSAGES,
    "tokens_after": 4,
    "duration_ms": 1,
}


@pytest.fixture(autouse=True)
def _few_messages_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session_index, "LONG_SESSION_MESSAGES", MESSAGES)


class Log:
    """A partition and its table; it gives events offsets."""

    def __init__(self, **changes: Any) -> None:
        config = replace(fold_config(), cache_sessions=100, max_event_bytes=100_000, **changes)
        self.table = DictTable()
        self.partition: MemoryPartition = MemoryFold(config).open(0, self.table)
        self.offset = 0

    def records(self, *events: Fields, session_id: str = "s1") -> list[Record]:
        first, self.offset = self.offset, self.offset + len(events)
        return [
            Record(
                event_json(fields, event_id=f"e{first + n}", session_id=session_id),
                key=session_id.encode(),
                offset=first + n,
            )
            for n, fields in enumerate(events)
        ]

    def apply(self, *events: Fields, session_id: str = "s1") -> None:
        self.partition.apply(self.partition.decode(self.records(*events, session_id=session_id)))

    def flush(self) -> list[Any]:
        changes, published = self.partition.take_changes()
        self.table.write(changes)
        return published


def bodies(memory: Memory) -> list[bytes]:
    return [message.json for message in memory.messages()]


LONG_SESSION: list[Fields] = [
    user("begin"),
    calls("c1"),
    response("c1"),
    *[user(f"question {n}") if n % 2 else answer(f"answer {n}") for n in range(MESSAGES)],
]


@pytest.mark.parametrize(
    "event",
    [
        configured(max_messages=1),
        configured(max_messages=7),
        COMPACTED,
        removed(*[f"e{n}" for n in range(0, MESSAGES, 3)]),
        {"type": "HistoryCleared"},
        {"type": "SessionDeleted"},
        user("one more"),
    ],
    ids=lambda fields: str(fields["type"]),
)
def test_an_event_of_a_long_session_gives_the_same_in_a_thread(event: Fields) -> None:
    plain, prepared = Log(), Log()
    for log in (plain, prepared):
        log.apply(*LONG_SESSION)
        log.flush()
    plain.apply(event)

    partition = prepared.partition
    before = partition.memory("s1")
    decoded = partition.decode(prepared.records(event))
    assert partition.takes_long(decoded) == (event["type"] != "UserMessageAdded")
    partition.prepare(decoded)
    assert partition.memory("s1") is before, "readers see the memory before until all is done"
    assert partition.pending_events() == 0
    assert prepared.flush() == [], "a flush in between writes nothing of it"
    partition.apply(decoded)

    assert partition.memory("s1") == plain.partition.memory("s1")
    assert partition.pending_bytes() == plain.partition.pending_bytes()
    assert prepared.flush() == plain.flush()
    assert prepared.table.records == plain.table.records


def test_apply_does_not_fold_again_what_was_prepared(monkeypatch: pytest.MonkeyPatch) -> None:
    """The work of an eviction of 16,000 turns held the event loop for 113 ms."""
    log = Log()
    log.apply(*LONG_SESSION)
    folded: list[int] = []

    def counting(memory: Memory, entries: Any, policy: Any) -> Any:
        folded.append(len(list(entries)))
        return fold(memory, entries, policy)

    monkeypatch.setattr("streams.memory.fold.fold", counting)
    long, short = log.records(configured(max_messages=1)), log.records(user("short"), session_id="s2")
    decoded = log.partition.decode([*long, *short])
    log.partition.prepare(decoded)
    assert folded == [1], "only the long session is folded in the thread"
    log.partition.apply(decoded)
    assert folded == [1, 1]
    assert len(bodies(log.partition.memory("s1"))) == 1
    assert len(bodies(log.partition.memory("s2"))) == 1


def test_what_was_prepared_and_dropped_is_never_applied() -> None:
    """The partition was lost while the thread worked, so the engine does not apply it."""
    log = Log()
    log.apply(*LONG_SESSION)
    dropped = log.partition.decode(log.records(configured(max_messages=1)))
    log.partition.prepare(dropped)
    log.offset -= 1
    log.apply(user("another log"))
    assert len(bodies(log.partition.memory("s1"))) == len(LONG_SESSION) + 1


def test_a_session_in_the_table_alone_is_long_too_and_a_cache_without_it_changes_nothing() -> None:
    log = Log()
    log.apply(*LONG_SESSION)
    log.flush()
    reopened = Log()
    reopened.table, reopened.offset = log.table, log.offset
    reopened.partition = MemoryFold(replace(fold_config(), cache_sessions=0)).open(0, log.table)
    reopened.partition.restored()
    decoded = reopened.partition.decode(reopened.records(user("next")))
    assert reopened.partition.takes_long(decoded)
    reopened.partition.prepare(decoded)
    reopened.flush()
    reopened.partition.apply(decoded)
    texts = [orjson.loads(body)["text"] for body in bodies(reopened.partition.memory("s1"))]
    assert len(texts) == len(LONG_SESSION) + 1
    assert texts[-1] == "next"


@pytest.mark.parametrize(
    ("settings", "events", "thread"),
    [
        ({}, [user("one more")], False),
        ({}, [calls("c9"), response("c9"), answer("found"), user("thanks")], False),
        ({}, [user("one more"), {"type": "HistoryCleared"}], True),
        ({"max_messages": MESSAGES + 10}, [user("under the limit")], False),
        ({"max_messages": MESSAGES + 4}, [user("under the limit"), user("over it")], True),
        ({"max_size_bytes": 2_000}, [user("under the limit")], False),
        ({"max_size_bytes": 2_000}, [user("over it " * 250)], True),
        ({"max_tokens": 100_000}, [user("how many tokens?")], True),
        ({"ttl_seconds": 60}, [user("in time")], False),
    ],
)
def test_messages_that_are_only_appended_to_a_long_session_need_no_thread(
    settings: Fields, events: list[Fields], thread: bool
) -> None:
    """An append costs the same for any length; the way into a thread and back took longer than it."""
    log = Log()
    log.apply(*LONG_SESSION, *([configured(**settings)] if settings else []))
    decoded = log.partition.decode(log.records(*events))
    assert log.partition.takes_long(decoded) == thread


def test_a_long_session_that_has_lapsed_ends_in_a_thread() -> None:
    log = Log()
    log.apply(*LONG_SESSION, configured(ttl_seconds=60))
    records = [replace(record, timestamp=10**13) for record in log.records(user("too late"))]
    assert log.partition.takes_long(log.partition.decode(records))


def test_an_append_that_copies_the_list_of_all_blocks_needs_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """That is one append in many; the list of a session of a million messages takes long to copy."""
    monkeypatch.setattr(blocks, "SHARED_FROM", 4)
    monkeypatch.setattr(blocks, "MOST_OWN", 2)
    log = Log()
    log.apply(*LONG_SESSION, *[user("a text of a block of its own " * 100) for _ in range(6)])
    threads = []
    for _ in range(9):
        decoded = log.partition.decode(log.records(user("a text of a block of its own " * 100)))
        threads.append(log.partition.takes_long(decoded))
        log.partition.apply(decoded)
    assert threads[:3] == [False] * 3
    assert 1 <= threads.count(True) <= 3


def test_a_short_session_needs_no_thread() -> None:
    log = Log()
    log.apply(*LONG_SESSION[:10])
    assert not log.partition.takes_long(log.partition.decode(log.records(user())))
    log.apply(*LONG_SESSION)
    assert not log.partition.takes_long(log.partition.decode(log.records(user(), session_id="s2")))
    log.apply({"type": "HistoryCleared"})
    assert not log.partition.takes_long(log.partition.decode(log.records(user()))), "it is short again"
    log.apply(*LONG_SESSION)
    log.apply({"type": "SessionDeleted"})
    assert not log.partition.takes_long(log.partition.decode(log.records(user())))
