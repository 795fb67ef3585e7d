"""Behaviours of other session memories that users rely on, each as this project has it.

Behaviours 1-14 come from Akka's session memory, 15-21 from LangChain4j's windows. Those about filters and the
newest N are tested where memory is read.
"""

from __future__ import annotations

import orjson
import pytest

from processors.memory import records
from processors.memory.fold import apply
from processors.memory.memory import Memory
from processors.memory.policy import MemoryPolicy
from schemas.events import SessionConfigured
from tests.builders.events import (
    SESSION,
    answer,
    calls,
    cleared,
    compacted,
    configured,
    deleted,
    event,
    removed,
    response,
    system,
    user,
)
from tests.builders.memories import Session, WordCounter, table_of


def usage(input_tokens: int, output_tokens: int) -> dict[str, dict[str, int]]:
    return {"usage": {"input_tokens": input_tokens, "output_tokens": output_tokens}}


def test_01_the_older_turn_goes_as_a_whole_when_the_newer_does_not_fit() -> None:
    """Window 45, turns of 13 + 14 and 14 + 15 bytes: only the second turn stays, without an answer of the first."""
    session = Session(max_size_bytes=45)
    session.say(user("u" * 13), answer("a" * 14), user("U" * 14), answer("A" * 15))

    assert session.ids == ["e2", "e3"]
    assert session.head.size_bytes == 29


def test_02_a_turn_larger_than_the_window_is_no_error() -> None:
    """Window 50 and a turn of 100: Akka keeps nothing. We keep the newest user message and the newest group.

    With an empty memory a model would not even see what it must answer.
    """
    session = Session(max_size_bytes=50).say(user("u" * 100))
    assert session.ids == ["e0"]

    session.say(answer("a" * 100))
    assert session.ids == ["e0", "e1"]
    assert not session.head.truncated


def test_03_a_window_of_zero_is_refused() -> None:
    """In the worker's settings and in a session's own, with the same message."""
    with pytest.raises(ValueError, match="max_size_bytes must be greater than 0"):
        MemoryPolicy(token_counter=WordCounter(), max_size_bytes=0)
    with pytest.raises(ValueError, match="max_size_bytes must be greater than 0"):
        Session().say(configured(max_size_bytes=0))


def test_04_usage_adds_up_and_includes_what_compaction_spent() -> None:
    """(10, 20) and (20, 40) make (30, 60); on (20, 40) a summary of (30, 50) makes (50, 90)."""
    session = Session().say(user("q"), answer("a", **usage(10, 20)), user("q"), answer("a", **usage(20, 40)))
    assert session.head.usage == (30, 60)

    session = Session().say(user("q"), answer("a", **usage(20, 40)), compacted(1, 0, **usage(30, 50)))
    assert session.head.usage == (50, 90)
    assert session.head.compaction_usage == (30, 50)


def test_05_messages_after_the_summarized_ones_stay_after_the_summary() -> None:
    """Akka sets the usage to zero in a turn that it appends again. Ours is not appended again, so it counts once."""
    session = Session().say(
        user("one"), answer("first", **usage(1, 2)), user("two"), answer("second", **usage(3, 4))
    )
    session.say(compacted(1, 0, **usage(10, 20)))

    assert session.texts == ["What was asked", "What was answered", "two", "second"]
    assert session.ids == ["e4:user", "e4:ai", "e2", "e3"]
    assert session.head.usage == (14, 26)


def test_06_truncated_stays_until_a_summary_covers_what_was_evicted() -> None:
    """Later turns that fit do not reset it. Akka resets it at any compaction, whatever messages that covers."""
    session = Session(max_messages=2).say(user("1"), answer("1"), user("2"), answer("2"))
    assert session.head.truncated
    assert session.head.evicted_through == 1

    session.say(removed("e2"), user("3"))
    assert session.head.truncated

    session.say(compacted(0, session.head.epoch))
    assert session.head.truncated, "message 1 is gone and not in the summary"

    session.say(compacted(session.sequence, session.head.epoch))
    assert not session.head.truncated
    assert session.head.evicted_through is None


def test_09_after_compaction_and_another_overflow_memory_begins_with_the_summary() -> None:
    """The pair is evicted after every turn but the newest, and older messages never return."""
    session = Session(max_messages=4).say(user("1"), answer("1"), compacted(1))
    session.say(user("2"), answer("2"), user("3"), answer("3"))

    assert session.ids == ["e2:user", "e2:ai", "e5", "e6"]


def test_13_a_deleted_session_is_empty_and_deleting_again_is_fine() -> None:
    session = Session().say(system(), user("1"), answer("1"), deleted())
    assert session.memory == Memory.empty(SESSION)

    before = session.memory
    session.say(deleted())
    assert session.memory is before


def test_14_a_head_written_by_an_older_version_loads() -> None:
    """Akka reads null messages and usage of old snapshots as empty. We do so with fields that are missing or null."""
    session = Session().say(user("1"))
    table = table_of(session.memory)
    kept = ("life_sequence", "last_sequence", "last_timestamp_ms")
    head = orjson.loads(table[records.head_key(SESSION)])
    old = {"usage": None, "open_calls": None, "gone_since": 1, **{name: head[name] for name in kept}}
    loaded = records.load(SESSION, {records.head_key(SESSION): orjson.dumps(old)}.get)

    assert loaded.head is not None
    assert loaded.head.usage == (0, 0)
    assert list(loaded.messages()) == []


def test_15_a_response_over_the_limit_evicts_older_turns_not_its_own_call() -> None:
    """Window of 2 with [system, AI(call)], and the result arrives.

    LangChain4j evicts the call and its result, and only the system message remains. Our limits do not count the
    system message, and the newest group always stays.
    """
    session = Session(max_messages=1).say(system("Be brief."), calls("c1"), response("c1"))

    assert session.ids == ["e1", "e2"]
    assert session.memory.system is not None
    assert session.memory.system.text == "Be brief."


def test_16_evicting_a_message_with_two_calls_takes_both_results() -> None:
    session = Session(max_messages=4).say(user("1"), calls("a", "b"), response("a"), response("b"))
    session.say(user("2"))
    assert session.ids == ["e4"]
    assert session.head.open_calls == {}


def test_17_the_same_system_message_again_changes_nothing_another_replaces_it() -> None:
    """LangChain4j moves the new one to the end, or to the front. Ours is separate from the messages."""
    session = Session().say(system("one"), user("q"))
    first = session.memory.system
    session.say(system("one"))
    assert session.memory.system is first
    assert session.head.last_sequence == 2

    session.say(system("two"))
    assert session.memory.system is not None
    assert session.memory.system.text == "two"
    assert session.ids == ["e1"]
    assert session.head.system_size_bytes == 3


def test_18_a_smaller_limit_holds_at_once() -> None:
    """From 5 messages to 2: the next read has 2, although no message was added."""
    session = Session().say(user("1"), answer("1"), user("2"), answer("2"))
    session.say(configured(max_messages=5))
    assert len(session.ids) == 4

    session.say(configured(max_messages=2))
    assert session.ids == ["e2", "e3"]


def test_19_a_budget_smaller_than_any_message_is_no_error_and_no_limit_to_the_system_message() -> None:
    """Budget of 2 tokens, messages of 25: the newest stays, and so does a system message of 10."""
    stamped = {"tokens": {"encoding": "words", "count": 25}}
    session = Session(max_tokens=2).say({**system(), "tokens": {"encoding": "words", "count": 10}})
    session.say(user("1", **stamped), answer("2", **stamped), user("3", **stamped))

    assert session.ids == ["e3"]
    assert session.head.system_tokens == 10
    assert session.head.tokens == 25


def test_20_nothing_of_an_event_is_shared_with_memory() -> None:
    """Memory must not share a list with the caller. Here, changing the lists of an event changes no memory."""
    settings = event(configured(compaction={"prompt": {"system": "a"}}), "e0")
    assert isinstance(settings, SessionConfigured)
    session = Session().say(configured(compaction={"prompt": {"system": "a"}}))
    assert settings.compaction is not None
    assert settings.compaction.prompt is not None

    memory = apply(Memory.empty(SESSION), settings, 0, 0, session.policy)
    settings.compaction.prompt["system"] = "b"
    assert memory.head is not None
    assert memory.head.configuration == {"compaction": {"prompt": {"system": "a"}}}


def test_21_clearing_twice_is_fine() -> None:
    """Each raises the epoch, so that no summary made before either brings anything back."""
    session = Session().say(user("1"), cleared(), cleared())

    assert session.ids == []
    assert session.head.epoch == 2
