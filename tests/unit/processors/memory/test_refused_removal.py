"""Whether memory refused a removal is told from the events before it as memory decides it, never the other way."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from processors.memory.fold import Entry, fold
from processors.memory.memory import Memory
from processors.memory.refused_removal import EarlierEvents, certainly_changes, is_certainly_refused
from tests.builders.events import (
    SESSION,
    answer,
    calls,
    cleared,
    compacted,
    configured,
    described,
    event,
    pinned,
    removed,
    response,
    system,
    user,
)
from tests.builders.memories import POLICY, START_MS
from tests.builders.strategies import logs

#: What came between the base of a removal and the removal -> whether it is certain that memory refused it.
BETWEEN: dict[str, tuple[dict[str, Any], bool]] = {
    "a question": (user("late"), True),
    "an answer": (answer("late"), True),
    "a response without its call": (response("unknown"), True),
    "the system message again": (system("be brief"), True),
    "a setting": (configured(max_messages=9), True),
    "a title": (described(title="t"), True),
    "a pin of nothing": (pinned("unknown"), True),
    "a request": ({"type": "CompactionRequested", "reason": "user"}, False),
    "a clearing": (cleared(), False),
    "a removal of nothing": (removed("unknown"), False),
    "a stale summary": (compacted(0, base_epoch=7), False),
    "a message again": (user("one", event_id="e1"), False),
}


@pytest.mark.parametrize(("between", "certain"), BETWEEN.values(), ids=BETWEEN)
def test_what_came_in_between_shows_that_memory_refused_it(between: dict[str, Any], certain: bool) -> None:
    fields = [system("be brief"), user("one"), calls("c1"), between, removed("e1", base_sequence=2)]
    events = [event(one, f"e{number}") for number, one in enumerate(fields)]
    entries = [Entry(one, number, START_MS + number) for number, one in enumerate(events)]
    memory, _ = fold(Memory.empty(SESSION), entries, POLICY)
    earlier = EarlierEvents()
    for number, one in enumerate(events[:-1]):
        earlier.add(number, one)

    assert earlier.refuse(4, 2) is certain
    if certain:
        assert memory.head is not None
        assert memory.head.last_sequence == 3


def test_nothing_was_decided_on_a_memory_that_was_still_to_come() -> None:
    assert is_certainly_refused(5, 5, None)
    assert not is_certainly_refused(4, 5, None)


@given(st.data())
def test_what_certainly_changes_memory_is_what_it_applied_last(data: st.DataObject) -> None:
    memory = Memory.empty(SESSION)
    for entry in data.draw(logs(POLICY)):
        memory, changes = fold(memory, [entry], POLICY)
        head = memory.head
        if head is not None and not changes.duplicates and not changes.replays:
            certain = certainly_changes(type(entry.event), entry.event.event_id)
            assert not certain or head.last_sequence == entry.sequence
