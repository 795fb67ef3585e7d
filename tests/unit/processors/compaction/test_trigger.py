from __future__ import annotations

from typing import Any

import pytest

from processors.compaction.policy import CompactionPolicy
from processors.compaction.trigger import trigger
from processors.memory.figures import Figures, figures_of, trigger_settings
from schemas.parts import CompactedTo
from tests.builders.events import answer, cleared, compacted, configured, removed, user
from tests.builders.memories import Session, table_of

POLICY = CompactionPolicy(trigger_size_bytes=100, trigger_context_fraction=0.5, trigger_messages=10)


def figures(
    size_bytes: int = 0, message_count: int = 0, context_fraction: float = 0.0, **others: Any
) -> Figures:
    return Figures(size_bytes, message_count, context_fraction)._replace(**others)


def compacted_to(size_bytes: int, message_count: int, context_fraction: float) -> CompactedTo:
    return CompactedTo(size_bytes=size_bytes, message_count=message_count, context_fraction=context_fraction)


@pytest.mark.parametrize(
    ("at", "over", "name"),
    [
        (figures(size_bytes=100), figures(size_bytes=101), "size"),
        (figures(context_fraction=0.5), figures(context_fraction=0.5001), "context_fraction"),
        (figures(message_count=10), figures(message_count=11), "messages"),
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
