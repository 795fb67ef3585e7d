from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from processors.memory.fold import fold
from processors.memory.memory import Memory
from processors.memory.policy import MemoryPolicy
from processors.reading.body import memory_body
from processors.reading.continuation import ReadMark, continued, joined
from processors.reading.filters import MemoryFilter
from processors.reading.memory_read import MemoryRead
from processors.reading.view import ViewQuery, select
from schemas.view import ContinuedView, MessageView
from tests.builders.events import (
    SESSION,
    answer,
    calls,
    compacted,
    configured,
    pinned,
    removed,
    response,
    unpinned,
    user,
)
from tests.builders.memories import memory_of, policy
from tests.builders.strategies import logs, policies

_FILTERS = [
    MemoryFilter(),
    MemoryFilter.of([("include_agent_id", "a")]),
    MemoryFilter.of([("exclude_agent_id", "b")]),
    MemoryFilter.of([("exclude_agent_role", "r")]),
]


def answered(memory: Memory, view: ViewQuery, rules: MemoryPolicy, earlier: ReadMark | None) -> MemoryRead:
    """Return what a client gets that says what it has read."""
    messages = list(select(memory, view).messages)
    now = ReadMark.of(memory)
    kept, given = None, messages
    if earlier is not None and earlier.is_continued_by(now):
        kept, rest = continued(messages, earlier)
        given = list(rest)
    body = b"".join(memory_body(memory, given, rules, continued=kept))
    return MemoryRead.model_validate_json(body)


class Reader:
    """A client that reads a memory again and again, and keeps what it has read."""

    def __init__(self, view: ViewQuery, rules: MemoryPolicy) -> None:
        self.view = view
        self.rules = rules
        self.mark: ReadMark | None = None
        self.known: Sequence[MessageView] = ()
        self.sent = self.whole = 0

    def read(self, memory: Memory) -> list[MessageView]:
        read = answered(memory, self.view, self.rules, self.mark)
        messages = read.messages
        if read.continued is not None:
            together = joined(self.known, read.continued, read.messages)
            if together is None:
                read = answered(memory, self.view, self.rules, None)
            messages = read.messages if together is None else together
        mark = ReadMark.of(memory)
        self.mark = None if mark is None else ReadMark.parsed(str(mark))
        self.known = messages
        self.sent += len(read.messages)
        self.whole += read.continued is None
        return messages


@given(data=st.data())
def test_reads_that_continue_one_another_give_what_whole_reads_give(data: st.DataObject) -> None:
    """For every log, every policy, every filter, and reads at any time."""
    rules = data.draw(policies())
    entries = data.draw(logs(rules))
    view = ViewQuery(filters=data.draw(st.sampled_from(_FILTERS)))
    times = data.draw(st.sets(st.integers(0, len(entries) - 1), min_size=1))
    reader, memory = Reader(view, rules), Memory.empty(SESSION)
    for place, entry in enumerate(entries):
        memory = fold(memory, [entry], rules)[0]
        if place in times:
            assert reader.read(memory) == answered(memory, view, rules, None).messages


def read_of(*memories: Memory, rules: MemoryPolicy | None = None) -> Reader:
    reader = Reader(ViewQuery(), policy() if rules is None else rules)
    for memory in memories:
        assert reader.read(memory) == answered(memory, ViewQuery(), reader.rules, None).messages
    return reader


TALK = [user("one"), answer("two"), user("three"), answer("four")]


def test_only_what_came_since_is_sent() -> None:
    reader = read_of(memory_of(*TALK[:2]), memory_of(*TALK[:3]), memory_of(*TALK), memory_of(*TALK))

    assert (reader.sent, reader.whole) == (4, 1)


def test_what_was_evicted_meanwhile_is_left_out_and_nothing_is_sent_twice() -> None:
    rules = policy(max_messages=4)
    talk = [user("a"), answer("b"), user("c"), answer("d"), user("e"), answer("f")]
    earlier, later = (memory_of(*talk[:count], policy=rules) for count in (4, 6))

    reader = read_of(earlier, later, rules=rules)

    assert (reader.sent, reader.whole) == (6, 1)
    assert [one.text for one in reader.known] == ["c", "d", "e", "f"]


def test_turns_between_a_summary_and_the_rest_may_leave() -> None:
    rules = policy(max_messages=6)
    talk = [user("a"), answer("b"), compacted(1), user("c"), answer("d"), user("e"), answer("f")]
    earlier = memory_of(*talk, policy=rules)
    later = memory_of(*talk, user("g"), answer("h"), policy=rules)

    reader = read_of(earlier, later, rules=rules)

    assert [one.text for one in reader.known if not one.compacted] == ["e", "f", "g", "h"]
    assert (reader.sent, reader.whole) == (6 + 2, 1)


@pytest.mark.parametrize("rewriting", [compacted(1), removed("e0")])
def test_after_the_memory_was_rewritten_the_answer_is_whole(rewriting: dict[str, Any]) -> None:
    reader = read_of(memory_of(*TALK), memory_of(*TALK, rewriting))

    assert reader.whole == 2


def test_a_tool_response_that_a_lower_limit_cuts_in_its_place_is_read_again() -> None:
    """Also one that is as long as before: the marker takes as many bytes as the characters that it stands for."""
    text = "x" * 1_000 + "y" * 34 + "z" * 1_000
    talk = [user("a"), calls("c"), response("c", text)]
    earlier, later = memory_of(*talk), memory_of(*talk, configured(max_size_bytes=2_033))
    (whole, cut) = (list(memory.messages())[-1] for memory in (earlier, later))
    assert whole.json != cut.json
    assert whole.size_bytes == cut.size_bytes

    assert read_of(earlier, later).whole == 2


def test_a_memory_with_pins_is_answered_whole() -> None:
    """A pin changes a message in its place, and so does its end."""
    pin, unpin = pinned("e0"), unpinned("e0")
    reader = read_of(
        memory_of(*TALK), memory_of(*TALK, pin), memory_of(*TALK, pin, unpin), memory_of(*TALK, pin, unpin)
    )

    assert reader.whole >= 2


def test_another_life_is_answered_whole() -> None:
    memory = memory_of(*TALK)
    assert memory.head is not None
    mark = ReadMark.of(memory)
    assert mark is not None
    for other in (
        mark._replace(life_sequence=mark.life_sequence + 1),
        mark._replace(epoch=mark.epoch + 1),
        mark._replace(settings=mark.settings + 1),
        mark._replace(version="1.0"),
        mark._replace(sequence=mark.sequence - 1),  # of a worker that is behind
        None,
    ):
        assert not mark.is_continued_by(other)
    assert mark.is_continued_by(mark._replace(sequence=mark.sequence + 1))


@pytest.mark.parametrize(
    "text", ["", "x", "1:2:3:4:5", "1.1:2:3:4", "1.1:2:3:4:5:6", "1.1:-2:3:4:5", "1.1:2:3:4:" + "9" * 30]
)
def test_any_other_text_is_no_mark(text: str) -> None:
    assert ReadMark.parsed(text) is None


def test_a_session_without_events_has_no_mark() -> None:
    assert ReadMark.of(Memory.empty(SESSION)) is None


def test_messages_that_do_not_fit_what_is_said_of_them_are_not_joined() -> None:
    read = answered(memory_of(*TALK), ViewQuery(), policy(), None)
    kept = ContinuedView(
        from_sequence=0, message_count=4, size_bytes=sum(one.size_bytes for one in read.messages)
    )

    assert joined(read.messages, kept, []) == read.messages
    for wrong in ({"message_count": 3}, {"size_bytes": 1}, {"from_sequence": 1}, {"from_sequence": None}):
        assert joined(read.messages, kept.model_copy(update=wrong), []) is None
