"""The agents of a session in its head: who spoke in this life, for lists."""

from __future__ import annotations

from dataclasses import fields as fields_of

import orjson
import pytest

from processors.memory import records
from processors.memory.head import MAX_AGENT_BYTES, MAX_AGENTS, OTHER_AGENTS, Head
from processors.memory.memory import Memory
from tests.builders.events import (
    SESSION,
    answer,
    calls,
    cleared,
    compacted,
    deleted,
    requested,
    response,
    user,
)
from tests.builders.memories import Session, reloaded, table_of


def head_record(memory: Memory) -> dict[str, object]:
    fields = orjson.loads(table_of(memory)[records.head_key(SESSION)])
    assert isinstance(fields, dict)
    return fields


def test_the_agents_of_a_life_are_known_in_the_order_of_their_first_messages() -> None:
    session = Session(max_messages=4).say(
        user("one", agent_id="desk"), calls("c", agent_id="planner"), response("c", agent_id="worker")
    )
    session.say(answer(agent_id="planner"), user("two"), response("nobody asked", agent_id="late"))
    assert list(session.head.agents) == ["desk", "planner", "worker", "late"]

    # They stay while their messages leave memory.
    session.say(compacted(4), cleared(), user("three", agent_id="another"))
    assert session.texts == ["three"]
    assert list(session.head.agents) == ["desk", "planner", "worker", "late", "another"]
    assert reloaded(session.memory) == session.memory

    session.say(deleted(), user("again", agent_id="desk"))
    assert list(session.head.agents) == ["desk"]


def test_an_agent_that_only_asked_for_a_compaction_did_not_speak() -> None:
    session = Session().say(user(agent_id="a"), requested(agent_id="b"))
    assert list(session.head.agents) == ["a"]


def test_a_session_without_agents_has_nothing_of_them_and_one_agent_costs_its_id() -> None:
    without = Session().say(user(), answer())
    assert "agents" not in without.head.__dict__
    assert "agents" not in head_record(without.memory)

    one = Session().say(user(), answer(agent_id="support"), answer(agent_id="support"))
    assert head_record(one.memory)["agents"] == ["support"]


def test_more_agents_than_a_head_may_keep_are_others() -> None:
    names = [f"a{number}" for number in range(MAX_AGENTS + 20)]
    session = Session().say(*[user(agent_id=name) for name in names])
    assert list(session.head.agents) == [*names[:MAX_AGENTS], OTHER_AGENTS]
    assert reloaded(session.memory) == session.memory


def test_a_head_stays_small_whatever_agents_are_called() -> None:
    names = [f"{number}".ljust(256, "\N{GRINNING FACE}") for number in range(10)]
    session = Session().say(*[user(agent_id=name) for name in names])
    kept = list(session.head.agents)
    assert kept[-1] == OTHER_AGENTS
    assert kept[:-1] == names[: len(kept) - 1]
    assert sum(len(name.encode()) for name in kept) <= MAX_AGENT_BYTES + len(OTHER_AGENTS)

    session.say(user(agent_id="short"))
    assert list(session.head.agents) == kept, "what comes later does not depend on how long it is"


def test_a_head_of_an_older_worker_is_read_and_agents_are_known_from_then_on() -> None:
    session = Session().say(user(agent_id="before"))
    table = table_of(session.memory)
    key = records.head_key(SESSION)
    fields = orjson.loads(table[key])
    del fields["agents"]
    table[key] = orjson.dumps(fields)

    session.memory = records.load(SESSION, table.get)
    assert list(session.head.agents) == []
    assert list(session.say(answer(agent_id="after")).head.agents) == ["after"]


def test_an_older_worker_goes_on_from_such_a_head_and_keeps_the_agents(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It keeps every field that it does not know, as it is, and this version finds it again."""
    session = Session().say(user(agent_id="a"))
    with monkeypatch.context() as older:
        known = frozenset(field.name for field in fields_of(Head)) - {"unknown", "description", "agents"}
        older.setattr("processors.memory.records._KNOWN_FIELDS", known)
        kept = reloaded(session.memory)
    assert kept.head is not None
    assert list(kept.head.agents) == []
    session.memory = kept
    assert head_record(session.say(user()).memory)["agents"] == ["a"]

    session.memory = reloaded(session.memory)
    assert list(session.say(answer(agent_id="b")).head.agents) == ["a", "b"]
