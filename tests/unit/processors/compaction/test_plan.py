from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from processors.compaction.cuts import cuts_of
from processors.compaction.plan import Compact, Skip, decide
from processors.compaction.policy import CompactionPolicy
from processors.memory.fold import Entry, fold
from processors.memory.memory import Memory
from schemas.view import MemoryView
from tests.builders.events import Fields, answer, calls, compacted, event, pinned, response, unpinned, user
from tests.builders.memories import POLICY, START_MS, Session, memory_of, view_of
from tests.builders.strategies import conversations


def plan(*events: Fields, requested: str | None = None, **policy: Any) -> Compact | Skip:
    settings: dict[str, Any] = {"trigger_size_bytes": 1, "trigger_context_fraction": None, **policy}
    return decide(view_of(memory_of(*events)), CompactionPolicy(**settings), requested=requested)


def covered(decision: Compact | Skip) -> list[str]:
    assert isinstance(decision, Compact), decision
    assert decision.through_sequence == decision.messages[-1].sequence
    return [message.id for message in decision.messages]


def reason(decision: Compact | Skip) -> str:
    assert isinstance(decision, Skip), decision
    return decision.reason


TURNS = [user("1" * 50), answer("1"), user("2" * 50), answer("2"), user("3" * 50), answer("3")]


def test_the_newest_turns_stay_whole() -> None:
    assert covered(plan(*TURNS, requested="user")) == ["e0", "e1"]
    assert covered(plan(*TURNS, requested="user", keep_recent_turns=1)) == ["e0", "e1", "e2", "e3"]


@pytest.mark.parametrize("keep", range(40))
def test_a_request_leaves_as_many_turns_as_are_to_be_kept_or_all_that_there_are(keep: int) -> None:
    """With more turns to keep than there are and one more, some of them were covered."""
    events = [one for n in range(6) for one in (user(f"{n}" * 50), answer(f"{n}"))]
    decision = plan(*events, requested="user", keep_recent_turns=keep, trigger_size_bytes=1_000_000)
    turns = 0 if isinstance(decision, Skip) else len(covered(decision)) // 2
    assert turns == max(6 - keep, 0)


@pytest.mark.parametrize("keep", range(8, 40))
def test_a_trigger_cuts_the_turns_to_keep_as_early_as_possible_however_many_they_are(keep: int) -> None:
    events = [one for n in range(8) for one in (user(f"{n}" * 6_500), answer("a" * 6_500))]
    decision = plan(*events, keep_recent_turns=keep, trigger_size_bytes=100_000)
    assert covered(decision) == covered(plan(*events, keep_recent_turns=8, trigger_size_bytes=100_000))
    assert len(covered(decision)) == 6


def test_keeping_no_turn_covers_everything_but_an_open_question() -> None:
    everything = [f"e{n}" for n in range(6)]
    assert covered(plan(*TURNS, requested="user", keep_recent_turns=0)) == everything
    assert covered(plan(*TURNS, user("4"), requested="user", keep_recent_turns=0)) == everything


def test_what_precedes_the_first_user_message_is_a_turn() -> None:
    assert covered(plan(answer("hello"), *TURNS, requested="user")) == ["e0", "e1", "e2"]


def test_whole_turns_suffice_if_they_bring_memory_below_the_trigger() -> None:
    decision = plan(user("1" * 900), answer("1"), *TURNS[2:], trigger_size_bytes=500)
    assert covered(decision) == ["e0", "e1"]
    assert isinstance(decision, Compact)
    assert (decision.trigger, decision.new_count, decision.size_bytes) == ("size", 2, 901)


def test_a_long_turn_is_cut_between_its_groups_as_early_as_suffices() -> None:
    turn = [user("q")]
    for n in range(8):
        turn += [calls(f"c{n}"), response(f"c{n}", "x" * 200)]
    decision = plan(*turn, trigger_size_bytes=1_200, max_summary_tokens=20)

    # 8 groups of 213 bytes; at most 3/4 of 1,200 less the summary's 100 may be left: 3 groups.
    assert covered(decision) == [f"e{n}" for n in range(11)]


def test_the_newest_group_stays_even_if_it_is_large() -> None:
    decision = plan(user("q" * 50), calls("a"), response("a", "x" * 9_000), trigger_size_bytes=100)
    assert reason(decision) == "nothing_to_gain"


def test_no_group_is_split_if_groups_interleave() -> None:
    events = [
        user("1" * 400),
        calls("a"),
        calls("b"),
        response("a"),
        user("2"),
        response("b"),
        user("3"),
        answer(),
    ]
    assert covered(plan(*events, requested="user", keep_recent_turns=1)) == [f"e{n}" for n in range(6)]
    assert covered(plan(*events, trigger_size_bytes=200)) == ["e0"], "inside, before both calls"


def test_a_call_that_may_still_be_answered_is_not_covered() -> None:
    events = [user("1" * 200), calls("a"), user("2"), answer("2" * 300)]
    assert covered(plan(*events, trigger_size_bytes=10, requested="length_exceeded")) == ["e0"]
    assert covered(plan(*events, trigger_size_bytes=10)) == ["e0"]
    assert reason(plan(*events[1:], trigger_size_bytes=10)) == "unanswered_call"
    assert reason(plan(*events[1:], requested="length_exceeded")) == "unanswered_call"


def test_a_call_unanswered_for_two_turns_is_abandoned() -> None:
    events = [user("1"), calls("a"), user("2"), answer("2"), user("3"), answer("3")]
    assert covered(plan(*events, requested="user", keep_recent_turns=1)) == ["e0", "e1", "e2", "e3"]
    assert covered(plan(*events[:5], requested="user", keep_recent_turns=1)) == ["e0", "e1", "e2", "e3"]


def test_a_call_id_that_recurs_belongs_to_each_call_in_turn() -> None:
    events = [user("1"), calls("a"), response("a"), calls("a"), response("a"), user("2"), user("3")]
    assert cuts_of(view_of(memory_of(*events)).messages).legal == (0, 1, 3), (
        "no model has seen the last one yet"
    )
    assert cuts_of(view_of(memory_of(*events, answer())).messages).legal == (0, 1, 3, 5, 6, 7, 8)


def test_an_earlier_summary_is_covered_with_what_follows_it() -> None:
    events = [*TURNS, compacted(1), user("4"), answer("4")]
    decision = plan(*events, requested="user")
    assert covered(decision) == ["e6:user", "e6:ai", "e2", "e3"]
    assert isinstance(decision, Compact)
    assert decision.new_count == 2


def test_a_summary_alone_is_not_summarized_again() -> None:
    assert reason(plan(*TURNS, compacted(5), requested="user")) == "nothing_to_gain"
    short = [user("1"), answer("1")]
    assert reason(plan(*short, requested="user", trigger_size_bytes=100)) == "nothing_to_gain"


def test_an_unknown_session_has_nothing_to_compact() -> None:
    assert reason(plan(requested="user")) == "nothing_to_gain"
    assert reason(plan()) == "below_trigger"


def test_a_small_gain_is_not_worth_a_compaction() -> None:
    """Two short turns come before 10,000 bytes. A summary of them would be made again and again."""
    events = [user("a"), answer("b"), user("2"), answer("x" * 9_000), user("3"), answer("3")]
    assert covered(plan(*events, trigger_size_bytes=5_000)) == ["e0", "e1", "e2", "e3"], "the large one too"
    assert reason(plan(*events[:4], trigger_size_bytes=5_000, keep_recent_turns=1)) == "nothing_to_gain"


def test_a_context_too_long_for_its_model_is_at_least_halved() -> None:
    events = [user("1"), answer("1" * 50), user("2"), answer("2" * 500), user("3"), answer("3" * 20)]
    assert covered(plan(*events, requested="user")) == ["e0", "e1"]
    assert covered(plan(*events, requested="length_exceeded")) == ["e0", "e1", "e2", "e3"]


def test_a_context_fraction_is_judged_with_the_system_message() -> None:
    rules = CompactionPolicy(trigger_size_bytes=None, trigger_context_fraction=0.5, max_summary_tokens=10)
    session = [{"type": "SessionConfigured", "context_window_tokens": 100}, *TURNS]
    assert isinstance(decide(view_of(memory_of(*session)), rules), Compact)
    assert decide(view_of(memory_of(*TURNS)), rules) == Skip(
        "below_trigger", "memory is not over any of its triggers"
    )


@given(conversations(), st.integers(0, 3), st.sampled_from([1, 500, 2_000]), st.booleans())
def test_no_cut_splits_a_group_or_loses_a_message(
    memory: Memory, keep: int, trigger_size_bytes: int, requested: bool
) -> None:
    before = view_of(memory)
    rules = CompactionPolicy(
        keep_recent_turns=keep, trigger_size_bytes=trigger_size_bytes, max_summary_tokens=50
    )
    decision = decide(before, rules, requested="user" if requested else None)
    if isinstance(decision, Skip):
        return
    after = view_of(_compact(memory, decision.through_sequence, before.epoch))
    kept = [message.id for message in after.messages if not message.compacted]

    assert [m.id for m in decision.messages] + kept == [m.id for m in before.messages]
    assert decision.new_count == sum(not message.compacted for message in decision.messages) > 0
    lost = _calls_without_answer(before) - _calls_without_answer(after)
    assert lost <= _abandoned(before), "a call that may still be answered"
    answered = {call.id for m in after.messages for call in m.tool_calls or ()}
    assert {m.tool_call_id for m in after.messages if m.role == "tool"} <= answered, "an orphan"


@given(conversations(), st.integers(0, 3))
def test_repeated_compactions_end_and_cover_only_new_messages(memory: Memory, keep: int) -> None:
    """Repeated compaction ends, and never covers the same message twice."""
    rules = CompactionPolicy(keep_recent_turns=keep, trigger_size_bytes=1, max_summary_tokens=1)
    seen: set[str] = set()
    for _ in range(40):
        view = view_of(memory)
        decision = decide(view, rules, requested="user")
        if isinstance(decision, Skip):
            return
        fresh = {message.id for message in decision.messages if not message.compacted}
        assert fresh
        assert fresh.isdisjoint(seen)
        seen |= fresh
        memory = _compact(memory, decision.through_sequence, view.epoch)
    pytest.fail("compaction does not come to an end")


def _compact(memory: Memory, through: int, epoch: int) -> Memory:
    assert memory.head is not None
    sequence = memory.head.last_sequence + 1
    summary = event(compacted(through, epoch), f"e{sequence}", "s")
    folded, changes = fold(memory, [Entry(summary, sequence, START_MS + sequence)], POLICY)
    assert changes.skipped == []
    return folded


def _calls_without_answer(view: MemoryView) -> set[str]:
    made = {call.id for message in view.messages for call in message.tool_calls or ()}
    return made - {message.tool_call_id for message in view.messages if message.tool_call_id is not None}


def _abandoned(view: MemoryView) -> set[str]:
    users = [m.sequence for m in view.messages if m.role == "user" and not m.compacted]
    limit = users[-2] if len(users) > 1 else -1
    return {call.id for m in view.messages if m.sequence < limit for call in m.tool_calls or ()}


def test_an_agent_that_asks_in_its_first_turn_gets_room_inside_it() -> None:
    events = [user("q" * 100)]
    for number in range(4):
        events += [calls(f"c{number}"), response(f"c{number}", "r" * 100)]
    events.append(calls("compact"))

    # At most half remains: the question and two of the four pairs are summarized.
    assert covered(plan(*events, requested="agent", trigger_size_bytes=10**6)) == [f"e{n}" for n in range(5)]
    assert reason(plan(*events, requested="user", trigger_size_bytes=10**6)) == "nothing_to_gain"
    assert covered(plan(*TURNS, requested="agent", trigger_size_bytes=10**6)) == ["e0", "e1"]


def test_messages_and_tokens_to_keep_are_kept_beside_turns() -> None:
    assert covered(plan(*TURNS, requested="user", keep_recent_turns=1)) == ["e0", "e1", "e2", "e3"]
    assert covered(plan(*TURNS, requested="user", keep_recent_turns=1, keep_recent_messages=3)) == [
        "e0",
        "e1",
    ]
    tokens: dict[str, Any] = {
        "keep_recent_turns": 1,
        "keep_recent_tokens": 10**6,
        "trigger_size_bytes": 10**6,
    }
    assert reason(plan(*TURNS, requested="user", **tokens)) == "nothing_to_gain"


def test_without_turns_to_keep_the_cut_is_between_groups() -> None:
    events = [user("q"), calls("c1"), response("c1"), answer("a")]
    kept: dict[str, Any] = {"keep_recent_turns": 0, "requested": "user"}
    assert covered(plan(*events, **kept, keep_recent_messages=1)) == ["e0", "e1", "e2"]
    # A call is not separated from its response, so more stays.
    assert covered(plan(*events, **kept, keep_recent_messages=2)) == ["e0"]
    assert covered(plan(*events, **kept, keep_recent_tokens=1)) == ["e0", "e1", "e2"]


@pytest.mark.parametrize("keep", range(6))
@pytest.mark.parametrize("trigger_size_bytes", [100, 500, 10**6])
def test_what_was_unpinned_leaves_memory_only_with_a_summary_of_it(
    keep: int, trigger_size_bytes: int
) -> None:
    """It is older than the earlier summary, and the next one ends after that: a cut among it lost what is behind."""
    session = Session()
    for number in range(6):
        session.say(user(f"{number}" * 300), answer(f"answer {number}"))
    session.say(pinned("e0", "e1", "e2", "e3"), compacted(10), unpinned("e0", "e1", "e2", "e3"))
    before = session.ids
    assert before[:4] == ["e0", "e1", "e2", "e3"]

    view = view_of(session.memory)
    policy = CompactionPolicy(
        trigger_size_bytes=trigger_size_bytes, trigger_context_fraction=None, keep_recent_turns=keep
    )
    decision = decide(view, policy, requested="user")
    if isinstance(decision, Compact):
        session.say(compacted(decision.through_sequence, base_epoch=view.epoch))
        assert {message.id for message in decision.messages} == {*before} - {*session.ids}
    else:
        assert trigger_size_bytes == 10**6, "a memory over its trigger is compacted"


def told(input_tokens: int, text: str = "answer") -> Fields:
    return answer(text, usage={"input_tokens": input_tokens})


def by_input_tokens(*events: Fields, limit: int, **settings: Any) -> Compact | Skip:
    only: dict[str, Any] = {"trigger_size_bytes": None, "trigger_input_tokens": limit, **settings}
    return plan(*events, **only)


def test_what_a_call_took_triggers_although_memory_is_small() -> None:
    decision = by_input_tokens(*TURNS, user("4" * 50), told(9_000), limit=8_000)
    assert isinstance(decision, Compact)
    assert decision.trigger == "input_tokens"
    assert reason(by_input_tokens(*TURNS, user("4" * 50), told(8_000), limit=8_000)) == "below_trigger"


def test_what_tools_and_instructions_take_is_not_counted_as_freed() -> None:
    """4,000 tokens of 8 turns, and 6,000 that are sent with every call: to be under 8,000, at most 2,000 may stay."""
    events = [one for n in range(8) for one in (user(f"{n}" * 2_000), answer(""))]
    total = view_of(memory_of(*events)).tokens
    events[-1] = told(total + 6_000, "")
    decision = by_input_tokens(*events, limit=8_000, max_summary_tokens=10, keep_recent_turns=4)
    # Four turns to keep are 2,000 and the summary comes on top, so the cut leaves three quarters of the limit at most:
    # nothing of memory but the newest group.
    assert covered(decision) == [f"e{n}" for n in range(15)]


def test_images_count_as_what_a_report_has_beyond_the_text() -> None:
    """Ten images of 1,000 tokens each, of which memory knows only the addresses."""
    image = {"kind": "image", "uri": "https://example.org/i.png"}
    turn: list[Fields] = [{"type": "MultimodalUserMessageAdded", "contents": [image]}, answer("seen")]
    total = view_of(memory_of(*turn * 10)).tokens
    events = [*turn * 9, turn[0], told(total + 10_000, "seen")]
    decision = by_input_tokens(*events, limit=8_000, max_summary_tokens=100, keep_recent_turns=2)
    # Two turns with two images are 2,000: the turns to keep stay whole.
    assert covered(decision) == [f"e{n}" for n in range(16)]


@pytest.mark.parametrize(
    ("unseen", "seen"),
    [
        ([user("4")], 6),
        ([user("4"), user("5")], 6),
        ([user("4"), calls("a"), response("a", "x" * 60)], 7),
        ([user("4"), calls("a", "b"), response("a"), response("b")], 7),
        ([user("4"), calls("a"), response("a"), calls("b"), response("b")], 9),
        ([user("4"), calls("a"), answer("meanwhile", agent_id="other"), response("a")], 7),
    ],
    ids=["question", "questions", "response", "responses", "second response", "late response"],
)
@pytest.mark.parametrize("why", ["user", "agent", "length_exceeded", None])
def test_what_no_model_has_seen_yet_stays(unseen: list[Fields], seen: int, why: str | None) -> None:
    """With turns to keep it stays anyway. A summary that covers it would tell a model what it was to read."""
    decision = plan(*TURNS, *unseen, requested=why, keep_recent_turns=0)
    assert set(covered(decision)) <= {f"e{n}" for n in range(seen)}
    answered = plan(*TURNS, *unseen, answer("read"), requested="user", keep_recent_turns=0)
    assert len(covered(answered)) == len(TURNS) + len(unseen) + 1


def test_a_pinned_answer_has_seen_what_came_before_it() -> None:
    decision = plan(*TURNS, user("4"), answer("4"), pinned("e7"), requested="user", keep_recent_turns=0)
    assert covered(decision) == [f"e{n}" for n in range(7)]


def test_a_memory_in_which_no_model_spoke_is_not_compacted() -> None:
    for why in ("user", "length_exceeded", None):
        assert (
            reason(plan(user("1" * 90), user("2" * 90), requested=why, keep_recent_turns=0))
            == "nothing_to_gain"
        )
    # The summary before counts as seen, also as one system message.
    session = Session().say(user("1" * 50), answer("1"), compacted(1), user("2" * 50), user("3"))
    decision = decide(view_of(session.memory), CompactionPolicy(keep_recent_turns=0), requested="user")
    assert reason(decision) == "nothing_to_gain"


@given(
    conversations(),
    st.integers(0, 2),
    st.sampled_from([None, 1, 3]),
    st.sampled_from(["user", "agent", "length_exceeded", None]),
    st.sampled_from([1, 500, 3_000]),
)
def test_no_plan_covers_a_group_that_goes_on_after_the_newest_answer(
    memory: Memory, turns: int, messages: int | None, why: str | None, trigger_bytes: int
) -> None:
    view = view_of(memory)
    settings = CompactionPolicy(
        trigger_size_bytes=trigger_bytes, keep_recent_turns=turns, keep_recent_messages=messages
    )
    decision = decide(view, settings, requested=why)
    if isinstance(decision, Skip):
        return
    seen_through = max(
        message.sequence for message in view.messages if message.role == "assistant" or message.compacted
    )
    unseen_groups = {
        message.sequence if message.call_sequence is None else message.call_sequence
        for message in view.messages
        if message.sequence > seen_through
    }
    for message in decision.messages:
        group = message.sequence if message.call_sequence is None else message.call_sequence
        assert message.compacted or group not in unseen_groups
    assert decision.through_sequence <= seen_through
