"""What AI messages report of their calls: ``last_input_tokens`` of a memory, and the lowest since a compaction."""

from __future__ import annotations

from typing import Any

import orjson
import pytest

from processors.compaction.policy import CompactionPolicy
from processors.compaction.trigger import trigger
from processors.memory import records
from processors.memory.figures import figures_of
from processors.memory.head import MAX_AGENTS, OTHER_AGENTS
from processors.memory.reports import NO_REPORTS
from tests.builders.events import (
    SESSION,
    Fields,
    answer,
    cleared,
    compacted,
    configured,
    deleted,
    removed,
    user,
)
from tests.builders.memories import Session, reloaded, table_of

POLICY = CompactionPolicy(trigger_size_bytes=None, trigger_context_fraction=None, trigger_input_tokens=1_000)


def told(input_tokens: int, **fields: Any) -> Fields:
    return answer(usage={"input_tokens": input_tokens, "output_tokens": 1}, **fields)


def fired(session: Session, policy: CompactionPolicy = POLICY) -> bool:
    return trigger(figures_of(session.head, session.policy), policy) == "input_tokens"


def test_the_newest_report_counts_and_must_exceed_the_limit() -> None:
    session = Session().say(user())
    assert session.head.last_input_tokens is None
    assert not fired(session)

    session.say(told(1_001))
    assert session.head.last_input_tokens == 1_001
    assert fired(session)
    session.say(told(1_000))
    assert not fired(session), "strictly greater"


@pytest.mark.parametrize("usage", [{}, {"usage": {"output_tokens": 5}}, {"usage": {"input_tokens": 0}}])
def test_an_answer_that_reports_nothing_leaves_the_report_before(usage: Fields) -> None:
    session = Session().say(user(), told(1_500, agent_id="a"), answer(agent_id="b", **usage))
    assert session.head.last_input_tokens == 1_500


@pytest.mark.parametrize(
    "rewriting", [compacted(1), removed("e0"), cleared()], ids=["compacted", "removed", "cleared"]
)
def test_a_report_is_of_the_memory_before_it_was_rewritten(rewriting: Fields) -> None:
    session = Session().say(user(), answer(), user(), told(1_500), rewriting)
    assert session.head.last_input_tokens is None
    assert not fired(session)

    session.say(told(1_200))
    assert session.head.last_input_tokens == 1_200


def test_a_new_life_has_no_report() -> None:
    session = Session().say(user(), told(1_500), deleted(), user())
    assert session.head.last_input_tokens is None
    assert session.head.reports is NO_REPORTS


def test_an_answer_made_from_the_memory_before_a_compaction_reports_nothing() -> None:
    session = Session().say(user(), answer(), user(), compacted(1))
    late = {"sequence": 2, "epoch": 0}
    session.say(told(1_500, context=late))
    assert session.head.last_input_tokens is None
    assert session.head.usage.input_tokens == 1_500, "it was billed all the same"

    session.say(told(300, context={"sequence": 3, "epoch": 1}))
    assert session.head.last_input_tokens == 300
    # A producer that does not name the epoch says nothing of it.
    session.say(told(400, context={"sequence": 3}))
    assert session.head.last_input_tokens == 400


def test_a_compaction_that_cannot_help_is_not_repeated_until_a_call_takes_a_tenth_more() -> None:
    """Tools and instructions alone are over the limit."""
    session = Session().say(user(), told(2_000), user(), told(2_100))
    assert fired(session)
    session.say(compacted(1))
    assert not fired(session)

    session.say(told(1_900))
    assert not fired(session), "the first report after the compaction is what it left"
    session.say(user(), told(2_089))
    assert not fired(session)
    session.say(user(), told(2_090))
    assert fired(session)


def test_after_a_compaction_that_helped_the_limit_counts_at_once() -> None:
    session = Session().say(user(), told(2_000), compacted(0), told(400), user(), told(1_001))
    assert fired(session)


def test_a_late_answer_without_a_receipt_does_not_raise_what_a_call_may_take() -> None:
    session = Session().say(user(), told(2_000), compacted(0))
    session.say(told(2_000))
    assert not fired(session)
    session.say(told(500), user(), told(1_001))
    assert fired(session)


def test_each_agent_is_compared_with_itself() -> None:
    """A planner has few instructions, a coder many tools: what the planner reports says nothing of the coder."""
    session = Session().say(user(), told(2_000, agent_id="coder"), compacted(0))
    session.say(told(300, agent_id="planner"), told(1_950, agent_id="coder"))
    assert not fired(session), "the coder alone is over the limit, whatever memory has"
    session.say(told(320, agent_id="planner"), told(2_100, agent_id="coder"))
    assert not fired(session)
    session.say(told(1_100, agent_id="planner"))
    assert fired(session), "the planner was under it"
    session.say(told(2_145, agent_id="coder"))
    assert fired(session)


def test_agents_beyond_those_that_a_head_keeps_are_compared_together() -> None:
    session = Session().say(*(told(2_000, agent_id=f"a{number}") for number in range(MAX_AGENTS + 1)))
    session.say(compacted(MAX_AGENTS), told(1_500, agent_id="late"), told(1_600, agent_id="later"))
    assert session.head.reports.agent == OTHER_AGENTS
    assert dict(session.head.reports.lowest) == {OTHER_AGENTS: 1_500}


def test_changed_triggers_are_judged_without_the_compaction_before() -> None:
    session = Session().say(user(), told(2_000), compacted(0), told(1_900))
    assert not fired(session)
    session.say(configured(compaction={"trigger_input_tokens": 1_800}))
    own = POLICY.overlaid(session.head.configuration["compaction"])
    assert fired(session, own)
    off = POLICY.overlaid({"trigger_input_tokens": None})
    assert not fired(session, off)


def test_reports_outlive_a_restart_and_cost_nothing_without_one() -> None:
    without = Session().say(user(), answer())
    assert "reports" not in orjson.loads(table_of(without.memory)[records.head_key(SESSION)])

    session = Session().say(
        user(), told(2_000, agent_id="a"), compacted(0), told(1_900, agent_id="a"), user()
    )
    again = reloaded(session.memory)
    assert again == session.memory
    assert again.head is not None
    assert (again.head.last_input_tokens, again.head.lowest_input_tokens) == (1_900, 1_900)
    assert figures_of(again.head, session.policy) == figures_of(session.head, session.policy)


def test_what_an_older_worker_keeps_of_a_report_is_void_once_it_rewrote_memory() -> None:
    """It writes the field again as it is, and does not know that a compaction ends it."""
    session = Session().say(user(), told(2_000))
    kept = orjson.loads(table_of(session.memory)[records.head_key(SESSION)])["reports"]
    session.say(compacted(0))
    table = table_of(session.memory)
    key = records.head_key(SESSION)
    table[key] = orjson.dumps({**orjson.loads(table[key]), "reports": kept})

    head = records.load(SESSION, table.get).head
    assert head is not None
    assert head.last_input_tokens is None
