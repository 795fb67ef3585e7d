"""Pins: what is pinned is covered by no summary and evicted by no window, within a share of the window."""

from __future__ import annotations

from random import Random
from typing import Any

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from processors.compaction.plan import Compact, decide
from processors.compaction.policy import CompactionPolicy
from processors.memory.draft import Draft
from processors.memory.fold import Entry, fold
from processors.memory.group import group_sequence
from processors.memory.memory import Memory
from processors.memory.pins import MAX_PINS, kept_in_window
from processors.memory.policy import MemoryPolicy
from processors.reading.view import ViewQuery, select
from schemas.events import Event, HistoryCompacted, MessageUnpinned, SessionConfigured, ToolCallResponseAdded
from tests.builders.events import (
    SESSION,
    answer,
    calls,
    cleared,
    compacted,
    configured,
    event,
    pinned,
    removed,
    response,
    unpinned,
    user,
)
from tests.builders.memories import Session, ids, reloaded, view_of
from tests.builders.strategies import logs, policies

#: Settings under which much is covered, and little.
compaction_policies = st.builds(
    CompactionPolicy,
    trigger_size_bytes=st.none() | st.integers(1, 3_000),
    trigger_messages=st.none() | st.integers(1, 20),
    keep_recent_turns=st.integers(0, 3),
    keep_recent_messages=st.none() | st.integers(0, 5),
    keep_recent_tokens=st.none() | st.integers(0, 200),
    max_summary_tokens=st.integers(1, 400),
)

#: Events by which messages leave memory although they are pinned.
_ENDINGS = {"MessagesRemoved", "HistoryCleared", "SessionDeleted", "SessionExpired"}


def with_pins(log: list[Entry], pick: Random) -> list[Entry]:
    """Return the log with pins between its events, at sequences that it does not use."""
    found: list[Entry] = []
    known: list[str] = []
    for number, entry in enumerate(log):
        said: Event = entry.event
        if isinstance(said, HistoryCompacted):
            said = said.model_copy(update={"through_sequence": 2 * said.through_sequence})
        found.append(Entry(said, 2 * entry.sequence, entry.timestamp_ms))
        known.append(said.event_id)
        if pick.random() < 0.3:
            fields = pick.choice([pinned, pinned, pinned, unpinned])(*pick.choices(known, k=2))
            found.append(Entry(event(fields, f"p{number}"), 2 * entry.sequence + 1, entry.timestamp_ms))
    return found


@given(st.data(), policies())
def test_a_pinned_message_is_never_covered(data: st.DataObject, rules: MemoryPolicy) -> None:
    """For any log: a summary leaves it in place and in order, and so does the window within the share."""
    log = with_pins(data.draw(logs(rules)), Random(data.draw(st.integers(0, 2**32))))
    memory = Memory.empty(SESSION)
    for entry in log:
        before = memory
        memory, changes = fold(before, [entry], rules)
        messages = list(memory.messages())
        assert [one.sequence for one in messages] == sorted(one.sequence for one in messages)
        if before.head is None or memory.head is None or entry.event.type in _ENDINGS:
            continue
        if before.head.life_sequence != memory.head.life_sequence:
            continue
        left = {one.id for one in messages}
        if not changes.evicted:
            assert left >= members(before, frozenset(before.head.pins or ()))
        elif not isinstance(entry.event, SessionConfigured | ToolCallResponseAdded):
            draft = Draft(before, rules)
            assert draft.head is not None
            kept = kept_in_window(draft, draft.head)
            if isinstance(entry.event, MessageUnpinned):
                # What is unpinned may leave at once.
                kept -= {
                    group_sequence(one) for one in before.messages() if one.id in entry.event.message_ids
                }
            assert left >= members(before, kept)


@given(
    st.data(), policies(), compaction_policies, st.sampled_from([None, "user", "agent", "length_exceeded"])
)
def test_no_plan_covers_a_pinned_message(
    data: st.DataObject, rules: MemoryPolicy, policy: CompactionPolicy, requested: str | None
) -> None:
    """For any log and policy: neither the plan has it, nor does the summary take it, whatever is said meanwhile."""
    log = with_pins(data.draw(logs(rules)), Random(data.draw(st.integers(0, 2**32))))
    memory = fold(Memory.empty(SESSION), log, rules)[0]
    head = memory.head
    if head is None:
        return
    kept = members(memory, frozenset(head.pins or ()))
    plan = decide(view_of(memory, rules), policy, requested=requested)
    if not isinstance(plan, Compact):
        return
    assert not kept & {message.id for message in plan.messages}

    pick = Random(data.draw(st.integers(0, 2**32)))
    later = max(entry.sequence for entry in log) + 1
    shown = ids(memory.messages())
    meanwhile = [
        pick.choice([pinned(pick.choice(shown)), unpinned(pick.choice(shown)), user("more")])
        for _ in range(pick.randint(0, 3))
    ]
    for number, fields in enumerate(meanwhile):
        said = Entry(event(fields, f"meanwhile{number}"), later + number, log[-1].timestamp_ms)
        memory = fold(memory, [said], rules)[0]
    assert memory.head is not None
    kept = members(memory, frozenset(memory.head.pins or ()))
    summary = event(compacted(plan.through_sequence, base_epoch=head.epoch), "summary")
    memory, changes = fold(memory, [Entry(summary, later + len(meanwhile), log[-1].timestamp_ms)], rules)
    assert changes.evicted or kept <= {one.id for one in memory.messages()}


def members(memory: Memory, groups: frozenset[int]) -> set[str]:
    return {one.id for one in memory.messages() if not one.compacted and group_sequence(one) in groups}


@given(st.data(), policies())
def test_batches_and_records_make_no_difference(data: st.DataObject, rules: MemoryPolicy) -> None:
    log = with_pins(data.draw(logs(rules)), Random(data.draw(st.integers(0, 2**32))))
    whole = fold(Memory.empty(SESSION), log, rules)[0]
    one_by_one = Memory.empty(SESSION)
    for entry in log:
        one_by_one = reloaded(fold(one_by_one, [entry], rules)[0])
    assert one_by_one == whole
    assert ids(one_by_one.messages()) == ids(whole.messages())
    if whole.head is not None:
        assert whole.head.message_count == len(list(whole.messages()))
        assert set(whole.head.pins or ()) <= {
            group_sequence(one) for one in whole.messages() if not one.compacted
        }


def test_a_summary_leaves_pinned_messages_in_place_and_in_order() -> None:
    session = Session().say(
        user("0"), answer("1"), user("the rule"), answer("3"), user("4"), answer("5"), pinned("e2")
    )
    session.say(compacted(5), user("8"))
    assert session.ids == ["e2", "e7:user", "e7:ai", "e8"]
    assert reloaded(session.memory) == session.memory
    pages: list[str] = []
    after: int | None = None
    while True:
        page = select(session.memory, ViewQuery(limit=1, after_sequence=after))
        pages += ids(page.messages)
        after = page.next_after
        if after is None:
            break
    assert pages == session.ids
    assert ids(select(session.memory, ViewQuery(last=2)).messages) == ["e7:ai", "e8"]

    session.say(compacted(8, base_epoch=1))
    assert session.ids == ["e2", "e9:user", "e9:ai"]
    session.say(unpinned("e2"), user("11"), compacted(11, base_epoch=3))
    assert session.ids == ["e12:user", "e12:ai"]


def test_what_is_unpinned_while_a_summary_is_made_is_not_lost_to_it() -> None:
    session = Session().say(user("rule"), answer("1"), pinned("e0"), user("3"))
    epoch = session.head.epoch
    session.say(unpinned("e0"), compacted(1, base_epoch=epoch))
    assert session.ids == ["e0", "e1", "e3"]


def test_a_pin_holds_for_the_whole_group_also_for_responses_that_come_later() -> None:
    session = Session().say(
        user("0"), calls("c1", "c2"), response("c1", "2"), pinned("e2"), response("c2", "4")
    )
    shown = {message.id: message.pinned for message in view_of(session.memory).messages}
    assert shown == {"e0": None, "e1": True, "e2": True, "e4": True}

    session.say(user("5"), compacted(5))
    assert session.ids == ["e1", "e2", "e4", "e6:user", "e6:ai"]
    session.say(removed("e4"))
    assert session.head.pins == ()


def test_pinned_messages_stay_in_the_window_and_have_at_most_a_quarter_of_it() -> None:
    session = Session(max_messages=8).say(*[user(str(number)) for number in range(4)])
    session.say(pinned("e0", "e1", "e2"))
    assert session.head.pins == (0, 1)
    assert [one.pinned for one in view_of(session.memory).messages] == [True, True, None, None]

    session.say(*[user(str(number)) for number in range(20)])
    assert session.ids[:2] == ["e0", "e1"]
    assert len(session.ids) == 8

    session.say(configured(max_messages=4))
    assert session.ids[0] == "e0"
    assert "e1" not in session.ids
    assert session.head.pins == (0,)


def test_a_pin_where_a_summary_ends_keeps_no_summary_in_the_window() -> None:
    """The summary has the sequence of the last message that it covers, or passes over."""
    session = Session(max_size_bytes=400).say(user("kept"), answer(), user("q"), pinned("e0"))
    session.say(compacted(0, ai_message="s" * 300), *[answer("a" * 60)] * 4)

    assert session.ids == ["e0", "e2", "e5", "e6", "e7", "e8"]
    assert session.head.size_bytes <= 400


def test_a_response_to_a_pinned_call_of_an_earlier_turn_is_the_newest_group() -> None:
    session = Session(max_size_bytes=400).say(calls("c"), pinned("e0"), user("q"), answer("a" * 390))
    assert session.ids == ["e0", "e2", "e3"]

    session.say(response("c"))
    assert session.ids == ["e0", "e2", "e4"]
    assert session.head.size_bytes <= 400


def test_what_is_unpinned_over_a_limit_leaves_at_once() -> None:
    session = Session(max_size_bytes=400).say(user("kept"), pinned("e0"), user("q" * 500))
    assert session.ids == ["e0", "e2"]

    session.say(unpinned("e0"))
    assert session.ids == ["e2"]


def test_an_eviction_looks_for_pins_only_where_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """It looked at each message of memory, twice, for each message that came."""
    session = Session(max_messages=1_000).say(*[user(str(number)) for number in range(1_000)], pinned("e5"))
    session.say(user("evicts"))
    looked: list[int] = []

    def counting(message: Any) -> int:
        looked.append(message.sequence)
        return group_sequence(message)

    monkeypatch.setattr("processors.memory.pins.group_sequence", counting)
    monkeypatch.setattr("processors.memory.block.group_sequence", counting)
    session.say(user("evicts too"))
    assert "e5" in session.ids
    assert 0 < len(looked) < 100


def test_pins_are_bounded_and_unknown_ids_and_summaries_are_ignored() -> None:
    session = Session().say(user(), compacted(0), *[user() for _ in range(MAX_PINS + 5)])
    session.say(pinned("nobody", "e1:user"))
    assert list(session.head.pins or ()) == []
    for first in range(2, MAX_PINS + 7, 8):
        session.say(pinned(*[f"e{number}" for number in range(first, min(first + 8, MAX_PINS + 7))]))
    assert len(session.head.pins) == MAX_PINS


def test_pins_end_when_memory_is_cleared() -> None:
    session = Session().say(user(), pinned("e0"), cleared(), user())
    assert session.head.pins == ()
    assert session.head.message_count == 1


def test_a_session_without_pins_writes_and_answers_nothing_of_them() -> None:
    session = Session().say(user())
    assert "pins" not in session.head.__dict__
    assert "pinned" not in orjson.loads(next(iter(session.memory.messages())).json)


@pytest.mark.parametrize("keep", [0, 1, 2])
def test_a_plan_leaves_pinned_messages_out(keep: int) -> None:
    session = Session().say(*[one for n in range(6) for one in (user(f"q{n} " * 40), answer(f"a{n} " * 40))])
    session.say(pinned("e2", "e5"))
    plan = decide(view_of(session.memory), CompactionPolicy(keep_recent_turns=keep), requested="user")
    assert isinstance(plan, Compact)
    assert not {"e2", "e5"} & {message.id for message in plan.messages}
    assert plan.new_count == len(plan.messages)

    session.say(compacted(plan.through_sequence))
    assert session.ids[:2] == ["e2", "e5"]
    assert session.head.message_count == 12 - plan.new_count + 2

    session.say(unpinned("e2"), user("x " * 300), answer("y"))
    again = decide(view_of(session.memory), CompactionPolicy(keep_recent_turns=0), requested="user")
    assert isinstance(again, Compact)
    assert [message.compacted for message in again.messages[:3]] == [True, True, False]
    assert "e5" not in {message.id for message in again.messages}
    session.say(compacted(again.through_sequence, base_epoch=session.head.epoch))
    assert session.ids[0] == "e5"
    assert "e2" not in session.ids
