"""A session is the same in two logs if its events and its memory are, but for the sequences."""

from __future__ import annotations

from typing import Any

import orjson
import pytest

from processors.memory.fold import Entry
from processors.rebuild.content import ClosedEvent, Content, LoggedEvent, SessionContent, differing
from processors.rebuild.renumbering import SequenceMap, renumbered
from processors.sealing.errors import UnreadableCode
from schemas.events import EVENT_ADAPTER
from tests.builders.events import (
    SESSION,
    Fields,
    answer,
    calls,
    cleared,
    compacted,
    configured,
    deleted,
    described,
    event_json,
    pinned,
    removed,
    response,
    system,
    user,
)
from tests.builders.memories import policy

BEGAN_MS = 1_700_000_000_000
WINDOW = policy(max_messages=8)


def logged(history: list[tuple[int, Fields]]) -> list[LoggedEvent]:
    """The events of a log: at its sequence, each."""
    events: list[LoggedEvent] = []
    for number, (sequence, fields) in enumerate(history):
        value = event_json(fields, f"e{number}")
        events.append(
            LoggedEvent(Entry(EVENT_ADAPTER.validate_json(value), sequence, BEGAN_MS + number), value)
        )
    return events


def entry_of(logged_event: LoggedEvent) -> Entry:
    """The entry of an event that is not sealed."""
    assert isinstance(logged_event.entry, Entry)
    return logged_event.entry


def rebuilt(events: list[LoggedEvent], new: list[int]) -> list[LoggedEvent]:
    """The same events in a log where they have other sequences."""
    sequences = SequenceMap()
    after: list[LoggedEvent] = []
    for one, own in zip(events, new, strict=True):
        entry, value = entry_of(one), one.value
        changed = renumbered(entry.event, value, own, sequences, lambda _, sequence: sequence + 1)
        sequences.add(entry.sequence, own)
        after.append(
            LoggedEvent(Entry(EVENT_ADAPTER.validate_json(changed), own, entry.timestamp_ms), changed)
        )
    return after


def content(events: list[LoggedEvent], part: int = 3) -> Content:
    session = SessionContent(SESSION, WINDOW)
    for start in range(0, len(events), part):
        session.add(events[start : start + part])
    return session.content()


#: With everything that a memory keeps a sequence of: evictions, a summary, open and answered calls, pins, a parent.
HISTORY: list[tuple[int, Fields]] = [
    (0, system()),
    (5, configured(ttl_seconds=1_000)),
    (6, user("one")),
    (7, calls("c1", "c2")),
    (9, response("c1")),
    (10, answer("first")),
    (11, described(title="t", parent={"session_id": "other", "sequence": 3})),
    (12, user("two")),
    (20, answer("second")),
    (21, pinned("e7")),
    (22, compacted(10, base_sequence=21)),
    (30, user("three")),
    (31, removed("e11", base_sequence=30)),
    (32, user("four")),
    (33, compacted(32, base_epoch=1)),  # stale
    (40, calls("c3")),
    (44, removed("e13", base_sequence=33)),  # the memory was another one
    *((50 + number, user(f"more {number}")) for number in range(9)),
]
#: The others of the partition lie between.
NEW = [1_000 + 7 * number for number in range(len(HISTORY))]


def test_a_rebuilt_session_is_the_same() -> None:
    old = logged(HISTORY)

    assert (
        content(old)
        == content(rebuilt(old, NEW))
        == content(rebuilt(old, list(range(len(HISTORY)))), part=100)
    )


@pytest.mark.parametrize("cut", range(1, len(HISTORY)))
def test_it_is_the_same_at_every_event(cut: int) -> None:
    old = logged(HISTORY[:cut])

    assert content(old) == content(rebuilt(old, NEW[:cut]))


@pytest.mark.parametrize("ending", [deleted(), cleared()])
def test_it_is_the_same_after_its_end(ending: Fields) -> None:
    old = logged([*HISTORY, (70, ending), (71, user("again"))])

    assert content(old) == content(rebuilt(old, [*NEW, 5_000, 5_001]))


def test_sequences_that_were_not_translated_make_another_memory() -> None:
    """The check does not trust the translation: it folds what is there."""
    old = logged(HISTORY)
    moved = [
        LoggedEvent(Entry(entry_of(e).event, new, e.entry.timestamp_ms), e.value)
        for e, new in zip(old, NEW, strict=True)
    ]

    before, after = content(old), content(moved)

    assert before.memory != after.memory
    assert before.history != after.history


def changed(change: str) -> list[LoggedEvent]:
    events = rebuilt(logged(HISTORY), NEW)
    match change:
        case "missing":
            del events[5]
        case "swapped":
            first, second = events[5], events[7]
            events[5] = LoggedEvent(
                Entry(entry_of(second).event, NEW[5], first.entry.timestamp_ms), second.value
            )
            events[7] = LoggedEvent(
                Entry(entry_of(first).event, NEW[7], second.entry.timestamp_ms), first.value
            )
        case "time":
            entry, value = entry_of(events[5]), events[5].value
            events[5] = LoggedEvent(Entry(entry.event, entry.sequence, entry.timestamp_ms + 1), value)
        case _:
            value = events[5].value.replace(b"first", b"fiRst")
            entry = entry_of(events[5])
            events[5] = LoggedEvent(
                Entry(EVENT_ADAPTER.validate_json(value), entry.sequence, entry.timestamp_ms), value
            )
    return events


@pytest.mark.parametrize("change", ["missing", "swapped", "time", "text"])
def test_what_changed_is_seen(change: str) -> None:
    """Also in a message that memory has forgotten since."""
    assert content(changed(change)) != content(logged(HISTORY))


def test_sessions_that_one_log_lacks_differ() -> None:
    same, other = Content(1, b"h", b"m"), Content(1, b"h", b"x")

    assert differing({"a": same, "b": same, "c": same}, {"a": same, "b": other, "d": same}) == ["b", "c", "d"]


def test_the_content_does_not_depend_on_the_parts() -> None:
    events: list[Any] = logged(HISTORY)

    assert len({content(events, part) for part in (1, 2, 5, 1_000)}) == 1


def test_from_an_event_that_cannot_be_opened_to_the_deletion_nothing_is_folded() -> None:
    """The sealed bytes count for the history, so a copy that was changed is another content."""

    def closed(sequence: int, value: bytes = b"box") -> LoggedEvent:
        return LoggedEvent(ClosedEvent(SESSION, sequence, BEGAN_MS, "tampered", "changed"), value)

    first, second, third, end, new = logged(
        [(0, user("a")), (2, user("b")), (3, user("c")), (4, deleted()), (5, user("d"))]
    )
    frozen = content([first, closed(1), second, third])
    assert frozen.memory == content([first]).memory
    assert frozen.memory != content([first, second]).memory
    assert content([first, closed(1, b"another"), second, third]).history != frozen.history
    ended = content([first, closed(1), second, end, new])
    assert ended.memory == content([first, second, third, end, new]).memory


def test_what_was_sealed_again_before_its_session_was_erased_is_the_same() -> None:
    """A copy of a summary has a box of its own, and other sequences; nobody can open either any more."""

    def erased(kind: str, box: str, code: UnreadableCode = "missing_key", **fields: int) -> LoggedEvent:
        sealed = {"type": kind, "session_id": SESSION, **fields, "sealed": {"key": "k", "box": box}}
        return LoggedEvent(ClosedEvent(SESSION, 1, BEGAN_MS, code, "erased"), orjson.dumps(sealed))

    summary = content([erased("HistoryCompacted", "a", through_sequence=7, duration_ms=1)])
    assert content([erased("HistoryCompacted", "b", through_sequence=9, duration_ms=1)]) == summary
    assert content([erased("HistoryCompacted", "a", through_sequence=7, duration_ms=2)]) != summary
    assert content([erased("UserMessageAdded", "a")]) != content([erased("UserMessageAdded", "b")])
    assert content([erased("HistoryCompacted", "a", "tampered")]) != content(
        [erased("HistoryCompacted", "b", "tampered")]
    )
