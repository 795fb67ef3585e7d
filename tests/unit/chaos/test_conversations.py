"""Sessions have everything that changes memory, in shares that leave what is said as usual the largest part."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from schemas.events import EVENT_TYPES
from tests.chaos.conversations import FAMILIES, TURNS_BEFORE_ERASURE, Fields, session_events

#: Written by workers, not by agents.
BY_WORKERS = {"HistoryCompacted", "SessionExpired", "SessionForked"}


def steps(family: str, number: int = 0) -> list[Fields]:
    session_id = f"{family}-0-{number}"
    return list(session_events(family, session_id, random.Random(session_id)))


def steps_of_a_run() -> list[Fields]:
    """Return some sessions of each family, as often as they are written to."""
    return [
        step
        for family, weight in FAMILIES.items()
        for number in range(3 * weight)
        for step in steps(family, number)
    ]


def test_every_event_that_an_agent_can_publish_is_published() -> None:
    assert {step["type"] for step in steps_of_a_run() if "type" in step} == set(EVENT_TYPES) - BY_WORKERS


def test_every_way_to_change_memory_is_used() -> None:
    run = steps_of_a_run()
    settings = {name for step in run if step.get("type") == "SessionConfigured" for name in step}
    assert settings >= {"max_messages", "max_size_bytes", "ttl_seconds", "compaction"}
    removals = [step for step in run if step.get("type") == "MessagesRemoved"]
    assert {frozenset({"replacement", "based", "with_group"} & step.keys()) for step in removals} >= {
        frozenset(),
        frozenset({"replacement"}),
        frozenset({"replacement", "based"}),
        frozenset({"with_group"}),
    }
    assert {step["fork"] for step in run if "fork" in step} == {"now", "of then", "both", "of nothing"}
    assert {name for step in run if "erase" in step for name in step["erase"]} == {"user_id", "session_id"}
    assert any(step.get("text") == "found late" for step in run)


def test_messages_are_the_largest_part() -> None:
    messages = Counter("Added" in step.get("type", "") for step in steps_of_a_run())
    assert messages[True] > 5 * messages[False]


@pytest.mark.parametrize("family", FAMILIES)
def test_an_event_names_only_messages_of_its_session_that_were_said_before(family: str) -> None:
    said: dict[bool, set[int]] = {True: set(), False: set()}
    events = [step for step in steps(family) if "type" in step]
    for number, event in enumerate(events):
        beside = "beside" in event
        assert set(event.get("numbers", ())) <= said[beside]
        if "Added" in event["type"]:
            said[beside].add(number)


def test_the_word_of_an_erasure_is_in_what_it_erases_alone() -> None:
    for number in range(3):
        *said, last = steps("erased", number)
        word, user_id = last["word"], last["erase"].get("user_id")
        secret = [step for step in said if word in str(step)]
        assert len(secret) >= TURNS_BEFORE_ERASURE
        if user_id is not None:
            named = [step.get("replacement", step).get("user_id") for step in secret]
            assert set(named) == {user_id}


def test_the_same_seed_gives_the_same_session() -> None:
    assert steps("mixed") == steps("mixed")
    assert steps("mixed") != steps("mixed", 1)
