from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from processors.memory.pairing import paired
from processors.publishing.pre_filters import drop_failed_tool_calls, drop_system_prompts
from processors.reading.filters import MemoryFilter
from processors.reading.memory_read import MemoryRead, selected
from processors.reading.selectors import (
    answer_unanswered_calls,
    remove_unpaired_tool_calls,
    responses_next_to_calls,
)
from schemas.events import (
    AiMessageAdded,
    Event,
    SystemMessageSet,
    ToolCallResponseAdded,
    UserMessageAdded,
)
from schemas.parts import NativeItem, ToolCall, Usage
from schemas.view import MessageView

NOW = datetime(2024, 1, 1, tzinfo=UTC)


def shown(*words: str) -> list[MessageView]:
    """Return messages for words: ``u`` a user message, ``a`` an answer, ``c1+c2`` calls, ``r1`` a response."""
    return paired([_shown(word, position) for position, word in enumerate(words)])


def _shown(word: str, position: int) -> MessageView:
    fields: dict[str, Any] = {"role": "user", "text": word}
    if word == "a":
        fields["role"] = "assistant"
    elif word[0] == "c":
        calls = [ToolCall(id=name[1:], name="f", arguments="{}") for name in word.split("+")]
        fields = {"role": "assistant", "text": "", "tool_calls": calls}
    elif word[0] == "r":
        fields |= {"role": "tool", "tool_call_id": word[1:], "name": "f", "is_error": False}
    return MessageView(
        id=f"{word}@{position}",
        sequence=position,
        occurred_at=NOW,
        size_bytes=1,
        tokens=1,
        compacted=False,
        **fields,
    )


def words(messages: list[MessageView]) -> list[str]:
    """Return the words for messages, as :func:`shown` accepts them; a synthetic answer begins with ``!``."""
    return [_word(message) for message in messages]


def _word(message: MessageView) -> str:
    if message.tool_calls:
        return "+".join(f"c{call.id}" for call in message.tool_calls)
    if message.tool_call_id is not None:
        return ("!" if message.id.endswith(":unanswered") else "r") + message.tool_call_id
    return message.text


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("u c1 r1 a", "u c1 r1 a"),
        ("u c1 a", "u a"),
        ("u r1 a", "u a"),
        ("r1 c1", ""),
        ("c1+c2 r2 a", "c2 r2 a"),
        ("c1 r1 c1 r1", "c1 r1 c1 r1"),
        ("c1 c1 r1", ""),
        ("c1 c1", ""),
        ("c1 r1 r1", "c1 r1"),
    ],
)
def test_unpaired_calls_and_responses_are_removed(before: str, after: str) -> None:
    assert words(remove_unpaired_tool_calls(shown(*before.split()))) == after.split()


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("c1 c2 r1 r2", "c1 r1 c2 r2"),
        ("c1+c2 u r2 r1 a", "c1+c2 r1 r2 u a"),
        ("c1 u c2 r2", "c1 u c2 r2"),
        ("c1 u r1 c1 r1", "c1 r1 u c1 r1"),
    ],
)
def test_responses_come_next_to_their_calls(before: str, after: str) -> None:
    assert words(responses_next_to_calls(shown(*before.split()))) == after.split()


@pytest.mark.parametrize(
    ("before", "after"),
    [("u c1 a", "u c1 !1 a"), ("c1+c2 r2", "c1+c2 !1 r2"), ("c1 r1 c1", "c1 r1 c1 !1"), ("u a", "u a")],
)
def test_unanswered_calls_get_an_error_for_an_answer(before: str, after: str) -> None:
    answered = answer_unanswered_calls(shown(*before.split()))

    assert words(answered) == after.split()
    assert {message.is_error for message in answered if message.id.endswith(":unanswered")} <= {True}


def test_the_clients_selection_cuts_no_group() -> None:
    messages = shown("u", "c1", "r1", "u", "a")

    assert words(selected(messages, MemoryFilter(), 3)) == ["u", "a"]
    assert words(selected(messages, MemoryFilter(), 4)) == ["c1", "r1", "u", "a"]
    assert selected(messages, MemoryFilter.include_from_agent_id("x"), None) == []


def test_a_model_is_given_a_valid_conversation_of_any_messages() -> None:
    read = MemoryRead.empty("s").with_messages(shown("u", "r9", "c1+c2", "u", "r2"))

    roles = [message["role"] for message in read.openai_messages("Be kind.")]
    assert roles == ["system", "user", "assistant", "tool", "tool", "user"]


def said(kind: type[Event], **fields: Any) -> Any:
    return kind(event_id=str(len(fields)), session_id="s", occurred_at=NOW, **fields)


def call(*ids: str, text: str = "") -> AiMessageAdded:
    calls = tuple(ToolCall(id=one, name="f", arguments="{}") for one in ids)
    fields: dict[str, Any] = {"native": NativeItem(format="f", item=1), "usage": Usage(input_tokens=1)}
    answer: AiMessageAdded = said(AiMessageAdded, text=text, tool_calls=calls, **fields)
    return answer


def response(call_id: str, *, failed: bool = False) -> ToolCallResponseAdded:
    answer: ToolCallResponseAdded = said(
        ToolCallResponseAdded, tool_call_id=call_id, name="f", text="t", is_error=failed
    )
    return answer


def test_failed_responses_are_removed_with_their_calls() -> None:
    question = said(UserMessageAdded, text="q")
    kept = drop_failed_tool_calls(
        [
            question,
            call("1", "2", text="trying"),
            response("1", failed=True),
            response("2"),
            call("1"),
            response("1", failed=True),
            response("elsewhere", failed=True),
        ]
    )

    assert [type(event).__name__ for event in kept] == [
        "UserMessageAdded",
        "AiMessageAdded",
        "ToolCallResponseAdded",
        "ToolCallResponseAdded",
    ]
    assert isinstance(kept[1], AiMessageAdded)
    assert [one.id for one in kept[1].tool_calls] == ["2"]
    assert (kept[1].text, kept[1].native) == ("trying", None)
    assert kept[3] == response("elsewhere", failed=True)


def test_a_failed_response_that_answers_no_call_removes_no_call() -> None:
    """Two open calls with one id cannot be distinguished. Memory leaves the response out and keeps both calls."""
    said: list[Event] = [call("1"), call("1"), response("1", failed=True)]
    twice: list[Event] = [call("1", "1"), response("1", failed=True)]

    assert drop_failed_tool_calls(said) == said
    assert drop_failed_tool_calls(twice) == twice


def test_a_failed_response_to_a_recurring_id_removes_its_own_call() -> None:
    said: list[Event] = [call("1"), response("1"), call("1", text="again"), response("1", failed=True)]

    kept = drop_failed_tool_calls(said)

    assert kept[:2] == said[:2]
    assert [one.id for event in kept for one in getattr(event, "tool_calls", ())] == ["1"]


def test_system_messages_are_removed() -> None:
    question = said(UserMessageAdded, text="q")

    assert drop_system_prompts([said(SystemMessageSet, text="x"), question]) == [question]
