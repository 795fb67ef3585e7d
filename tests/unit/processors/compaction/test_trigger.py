from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from processors.compaction.plan import Skip, decide
from processors.compaction.policy import CompactionPolicy
from processors.compaction.trigger import compaction_fraction, session_fraction, trigger
from processors.memory.figures import TRIGGER_SETTINGS, Figures, figures_of, trigger_settings
from schemas.parts import CompactedTo
from tests.builders.events import answer, cleared, compacted, configured, removed, user
from tests.builders.memories import Session, policy, table_of, view_of
from tests.builders.strategies import conversations

POLICY = CompactionPolicy(
    trigger_size_bytes=100, trigger_context_fraction=0.5, trigger_messages=10, trigger_input_tokens=1_000
)


def figures(
    size_bytes: int = 0, message_count: int = 0, context_fraction: float = 0.0, **others: Any
) -> Figures:
    return Figures(size_bytes, message_count, context_fraction)._replace(**others)


def compacted_to(
    size_bytes: int, message_count: int, context_fraction: float, input_tokens: int | None = None
) -> CompactedTo:
    return CompactedTo(
        size_bytes=size_bytes,
        message_count=message_count,
        context_fraction=context_fraction,
        input_tokens=input_tokens,
    )


@pytest.mark.parametrize(
    ("at", "over", "name"),
    [
        (figures(size_bytes=100), figures(size_bytes=101), "size"),
        (figures(context_fraction=0.5), figures(context_fraction=0.5001), "context_fraction"),
        (figures(message_count=10), figures(message_count=11), "messages"),
        (figures(last_input_tokens=1_000), figures(last_input_tokens=1_001), "input_tokens"),
    ],
)
def test_triggers_are_strictly_greater_than(at: Figures, over: Figures, name: str) -> None:
    assert trigger(at, POLICY) is None
    assert trigger(over, POLICY) == name


def test_a_trigger_of_none_never_fires() -> None:
    policy = CompactionPolicy(trigger_size_bytes=None, trigger_context_fraction=None, trigger_messages=None)
    assert trigger(figures(10**9, 10**6, 5.0), policy) is None


@pytest.mark.parametrize(
    ("baseline", "grown", "not_yet", "enough"),
    [
        (compacted_to(200, 0, 0.0), "size_bytes", 219, 220),
        (compacted_to(0, 20, 0.0), "message_count", 21, 22),
        (compacted_to(0, 0, 0.8), "context_fraction", 0.87, 0.881),
        (compacted_to(0, 0, 0.0, 2_000), "last_input_tokens", 2_199, 2_200),
    ],
)
def test_a_memory_still_over_after_a_compaction_waits_for_a_tenth(
    baseline: CompactedTo, grown: str, not_yet: Any, enough: Any
) -> None:
    assert trigger(figures(compacted_to=baseline, **{grown: not_yet}), POLICY) is None
    assert trigger(figures(compacted_to=baseline, **{grown: enough}), POLICY) is not None


def test_a_memory_that_a_compaction_brought_under_its_trigger_need_not_wait() -> None:
    assert trigger(figures(101, compacted_to=compacted_to(100, 1, 0.1)), POLICY) == "size"


def test_a_fraction_of_zero_is_over_at_every_ai_message() -> None:
    policy = CompactionPolicy(trigger_context_fraction=0.0)
    assert trigger(figures(1, 2, 0.001), policy) == "context_fraction"
    assert trigger(figures(1, 2, 0.001, answered=False), policy) is None
    assert trigger(figures(), policy) is None, "nothing was said"


def test_a_fraction_of_zero_still_needs_something_new_since_the_last_compaction() -> None:
    policy = CompactionPolicy(trigger_context_fraction=0.0)
    baseline = compacted_to(90, 4, 0.2)
    assert trigger(figures(90, 4, 0.2, compacted_to=baseline), policy) is None
    assert trigger(figures(91, 5, 0.2, compacted_to=baseline), policy) == "context_fraction"


def test_the_figures_after_a_compaction_are_in_the_head() -> None:
    session = Session(context_window_tokens=100).say(user("one two"), answer("three"), user("four"))
    session.say(compacted(1))
    after = figures_of(session.head, session.policy)

    assert after.compacted_to == compacted_to(after.size_bytes, after.message_count, after.context_fraction)

    session.say(answer("five"))
    later = figures_of(session.head, session.policy)
    assert later.compacted_to == after.compacted_to
    assert later.message_count == after.message_count + 1
    assert b"compacted_to" in table_of(session.memory)[b'["head","s1"]']


def test_a_smaller_context_window_does_not_wait_for_growth() -> None:
    session = Session(context_window_tokens=100).say(
        user("one two"), answer("three"), user("four"), compacted(1)
    )
    session.say(configured(context_window_tokens=10))

    assert trigger(figures_of(session.head, session.policy), CompactionPolicy()) == "context_fraction"


def test_settings_that_do_not_concern_compaction_keep_the_baseline() -> None:
    session = Session().say(user("1"), answer("1"), compacted(0), configured(max_messages=50), removed("e1"))
    assert session.head.compacted_to is not None
    session.say(cleared())
    assert session.head.compacted_to is None


def test_only_a_sessions_own_triggers_are_announced() -> None:
    own = {"trigger_messages": 5, "trigger_size_bytes": None, "prompt": {"system": "long"}}
    assert trigger_settings({"compaction": own}) == {"trigger_messages": 5, "trigger_size_bytes": None}
    assert trigger_settings({"compaction": {"model": "m"}}) is None
    assert trigger_settings({}) is None


def test_null_switches_a_trigger_of_one_session_off() -> None:
    off = POLICY.overlaid({"trigger_size_bytes": None, "keep_recent_turns": None})

    assert trigger(figures(size_bytes=10**6), off) is None
    assert trigger(figures(message_count=11), off) == "messages"
    assert off.keep_recent_turns == POLICY.keep_recent_turns


def test_what_came_while_a_summary_was_made_counts_as_new() -> None:
    """Seen: 15,627 of 10,000 bytes, for good, because the session was busy while its summary was made."""
    policy = CompactionPolicy(trigger_size_bytes=100, trigger_context_fraction=None)
    session = Session().say(user("a" * 60), answer("b" * 60), user("c" * 20), answer("d" * 20))
    read_at = session.sequence
    busy = [user("e" * 50), answer("f" * 50)]
    session.say(*busy, compacted(1, base_sequence=read_at))
    figures_now = figures_of(session.head, session.policy)

    assert figures_now.size_bytes > 100
    assert figures_now.compacted_to is not None
    assert figures_now.compacted_to.message_count == 4
    assert trigger(figures_now, policy) == "size"
    # A summary that has seen everything and still leaves too much waits until memory has grown.
    session.say(compacted(1, base_epoch=1, base_sequence=session.sequence))
    assert trigger(figures_of(session.head, session.policy), policy) is None


def test_events_without_the_sequence_that_was_read_count_nothing_as_new() -> None:
    session = Session().say(user("a"), answer("b"), user("c"), compacted(1))
    figures_now = figures_of(session.head, session.policy)

    assert figures_now.compacted_to is not None
    assert figures_now.compacted_to.message_count == figures_now.message_count


_SIZES = st.integers(0, 2**53 - 1)
_FRACTIONS = st.floats(0, 1e6)
_LIMITS = st.one_of(st.none(), st.integers(1, 40), st.integers(1, 2**53 - 1))


@given(
    st.builds(
        figures,
        size_bytes=st.one_of(st.integers(0, 42), _SIZES),
        message_count=st.one_of(st.integers(0, 42), _SIZES),
        context_fraction=st.one_of(st.sampled_from([0.0, 0.6, 0.6000000000000001]), _FRACTIONS),
        last_input_tokens=st.one_of(st.none(), st.integers(0, 42), _SIZES),
        answered=st.booleans(),
        compacted_to=st.one_of(
            st.none(),
            st.builds(compacted_to, _SIZES, _SIZES, _FRACTIONS, st.one_of(st.none(), _SIZES)),
            st.just(compacted_to(0, 0, 0.0, 0)),
        ),
    ),
    st.builds(
        CompactionPolicy,
        trigger_size_bytes=_LIMITS,
        trigger_context_fraction=st.one_of(st.sampled_from([None, 0.0, 0.6, 5e-324, 1.0]), st.floats(0, 1)),
        trigger_messages=_LIMITS,
        trigger_input_tokens=_LIMITS,
    ),
)
def test_the_used_share_is_over_1_exactly_if_a_trigger_fires_or_waits_for_growth(
    now: Figures, rules: CompactionPolicy
) -> None:
    share = compaction_fraction(now, rules)
    ungrown = trigger(now._replace(compacted_to=None), rules)
    assert (ungrown is not None) == (share is not None and share > 1)
    if trigger(now, rules) is not None:
        assert share is not None
        assert share > 1


def test_the_used_share_is_that_of_the_trigger_that_is_most_nearly_exceeded() -> None:
    assert compaction_fraction(figures(50, 6, 0.1, last_input_tokens=580), POLICY) == 0.6
    assert compaction_fraction(figures(50, 6, 0.1, last_input_tokens=1_500), POLICY) == 1.5
    assert compaction_fraction(figures(), POLICY) == 0.0
    switched_off: dict[str, Any] = dict.fromkeys(TRIGGER_SETTINGS)
    assert (
        compaction_fraction(figures(10**9, 10**9, 9.0, last_input_tokens=9), CompactionPolicy(**switched_off))
        is None
    )


def test_the_used_share_of_a_limit_of_zero_is_2_once_something_was_said() -> None:
    always = CompactionPolicy(trigger_context_fraction=0.0)
    assert compaction_fraction(figures(), always) == 0.0
    assert compaction_fraction(figures(1, 1, 1e-9), always) == 2.0


def test_the_share_of_a_session_is_by_its_own_triggers() -> None:
    session = Session(context_window_tokens=100).say(user("a b c"), answer("d"))
    worker = CompactionPolicy(trigger_size_bytes=12, trigger_context_fraction=None)
    assert session_fraction(session.head, session.policy, worker) == 0.5
    session.say(configured(compaction={"trigger_size_bytes": None, "trigger_messages": 8}))
    assert session_fraction(session.head, session.policy, worker) == 0.25
    assert session_fraction(None, session.policy, worker) == 0.0
    assert session_fraction(None, session.policy, worker.overlaid({"trigger_size_bytes": None})) is None


@given(conversations(), st.integers(1, 4_000))
def test_the_share_agrees_with_the_plan(memory: Any, limit: int) -> None:
    """``decide`` says "below_trigger" exactly if the share is at most 1; nothing was compacted to compare with."""
    if memory.head is None or memory.head.compacted_to is not None:
        return
    rules = CompactionPolicy(trigger_size_bytes=limit, trigger_context_fraction=None)
    share = session_fraction(memory.head, policy(), rules)
    decision = decide(view_of(memory), rules)
    assert share is not None
    assert (share <= 1) == (isinstance(decision, Skip) and decision.reason == "below_trigger")
