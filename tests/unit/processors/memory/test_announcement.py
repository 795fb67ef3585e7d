from __future__ import annotations

import orjson

from processors.memory.announcement import MAX_BYTES, history_updated
from processors.memory.changes import AddedMessage, Changes
from processors.memory.memory import Memory
from schemas.memory_events import MEMORY_EVENT_ADAPTER, HistoryUpdated, TriggerOverrides
from tests.builders.events import SESSION, answer, compacted, configured, deleted, response, system, user
from tests.builders.memories import Session, policy


def announced(session: Session) -> list[HistoryUpdated]:
    values = history_updated(session.memory, session.changes, session.policy)
    events = [MEMORY_EVENT_ADAPTER.validate_json(value) for value in values]
    assert all(isinstance(event, HistoryUpdated) for event in events)
    return [event for event in events if isinstance(event, HistoryUpdated)]


def test_it_carries_what_a_decision_about_compaction_needs() -> None:
    session = Session(context_window_tokens=100, max_messages=2)
    session.say(system("two words"), user("12345", agent_id="a", agent_role="r"), answer("123"), user("1"))
    (event,) = announced(session)

    assert event.model_dump(mode="json", exclude_unset=True) == {
        "type": "HistoryUpdated",
        "session_id": SESSION,
        "sequence": 3,
        "epoch": 0,
        "size_bytes": 1,
        "tokens": 4,
        "message_count": 1,
        "context_fraction": (4 + 5) / 100,
        "truncated": True,
        "messages": [
            {"id": "e1", "sequence": 1, "type": "UserMessageAdded", "agent_id": "a", "agent_role": "r",
             "size_bytes": 5, "tokens": 4, "history_size_bytes": 5},
            {"id": "e2", "sequence": 2, "type": "AiMessageAdded", "agent_id": None, "agent_role": None,
             "size_bytes": 3, "tokens": 4, "history_size_bytes": 8},
            {"id": "e3", "sequence": 3, "type": "UserMessageAdded", "agent_id": None, "agent_role": None,
             "size_bytes": 1, "tokens": 4, "history_size_bytes": 9},
        ],
    }  # fmt: skip


def test_a_session_may_have_its_own_context_window() -> None:
    session = Session(context_window_tokens=100).say(configured(context_window_tokens=8), user("1"))
    assert announced(session)[0].context_fraction == 0.5


def test_an_orphan_is_announced_because_the_history_grew() -> None:
    session = Session().say(user("1"), response("nobody", "12345"))
    (event,) = announced(session)
    assert event.message_count == 1
    assert [message.history_size_bytes for message in event.messages] == [1, 6]


def test_a_deletion_is_announced_with_an_empty_memory() -> None:
    session = Session().say(user("1"))
    session.changes = Changes()
    session.say(deleted())
    (event,) = announced(session)
    assert (event.sequence, event.message_count, event.size_bytes, event.epoch) == (1, 0, 0, 0)
    assert event.messages == ()


def test_a_reminder_has_the_same_figures_without_messages() -> None:
    session = Session().say(user("1"))
    session.changes = Changes()
    (event,) = announced(session)
    assert (event.sequence, event.message_count, event.messages) == (0, 1, ())


def test_an_unknown_session_is_not_announced() -> None:
    assert history_updated(Memory.empty(SESSION), Changes(), policy()) == []


def test_the_largest_messages_are_split_into_parts_that_fit() -> None:
    """Ids and names have the maximum length and are escaped. Each part has its last message's sequence."""
    session = Session().say(user("1"))
    session.sequence = 4_999
    session.say(user("2"))
    longest = "\x01" * 256
    session.changes.added = [
        AddedMessage(
            "\x02" * 128,
            number,
            "MultimodalUserMessageAdded",
            longest,
            longest,
            2**53 - 1,
            2**53 - 1,
            2**53 - 1,
        )
        for number in range(3_000)
    ]
    values = history_updated(session.memory, session.changes, session.policy)
    events = announced(session)

    assert len(values) > 10
    assert all(len(value) < MAX_BYTES for value in values)
    assert [message.sequence for event in events for message in event.messages] == list(range(3_000))
    assert [event.sequence for event in events[:-1]] == [event.messages[-1].sequence for event in events[:-1]]
    assert events[-1].sequence == 5_000
    assert [event.sequence for event in events] == sorted({event.sequence for event in events})


def test_it_carries_the_triggers_of_the_session_if_there_are_any() -> None:
    session = Session(context_window_tokens=100)
    session.say(configured(compaction={"trigger_messages": 7, "model": "m"}), user("1 2"), compacted(1))
    session.changes = Changes()
    session.say(user("3"))
    (event,) = announced(session)

    assert event.compaction == TriggerOverrides(trigger_messages=7)
    assert event.compacted_to is not None
    assert event.compacted_to.message_count == event.message_count - 1


def test_what_the_last_call_took_is_announced_and_what_a_compaction_left() -> None:
    told = [answer(usage={"input_tokens": tokens}) for tokens in (900, 400, 700)]
    session = Session().say(user("1"))
    (nothing,) = announced(session)
    session.say(told[0])
    session.changes = Changes()
    (before,) = announced(session)
    session.say(compacted(0))
    (at_once,) = announced(session)
    session.say(*told[1:])
    (after,) = announced(session)

    assert (nothing.last_input_tokens, before.last_input_tokens) == (None, 900)
    assert before.compacted_to is None
    assert (at_once.last_input_tokens, after.last_input_tokens) == (None, 700)
    assert at_once.compacted_to is not None
    assert after.compacted_to is not None
    assert (at_once.compacted_to.input_tokens, after.compacted_to.input_tokens) == (None, 400)


def test_a_session_without_reports_is_announced_as_before() -> None:
    session = Session().say(user("1"), answer(), compacted(0))
    (value,) = history_updated(session.memory, session.changes, session.policy)
    assert "last_input_tokens" not in orjson.loads(value)
    assert set(orjson.loads(value)["compacted_to"]) == {"size_bytes", "message_count", "context_fraction"}
