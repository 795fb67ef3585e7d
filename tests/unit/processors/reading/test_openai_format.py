from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openai.types.chat import (
    ChatCompletionAssistantMessageParam,
    ChatCompletionSystemMessageParam,
    ChatCompletionToolMessageParam,
    ChatCompletionUserMessageParam,
)
from pydantic import TypeAdapter

from processors.memory.memory import Memory
from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import ByteEstimate
from processors.reading.openai_format import UNANSWERED_TEXT, Unanswered, openai_messages
from processors.reading.view import ViewQuery, select
from tests.builders.events import answer, calls, compacted, response, system, user
from tests.builders.memories import memory_of
from tests.builders.strategies import conversations

PARAMS: dict[str, TypeAdapter[Any]] = {
    "system": TypeAdapter(ChatCompletionSystemMessageParam),
    "user": TypeAdapter(ChatCompletionUserMessageParam),
    "assistant": TypeAdapter(ChatCompletionAssistantMessageParam),
    "tool": TypeAdapter(ChatCompletionToolMessageParam),
}


def converted(memory: Memory, unanswered: Unanswered = "error") -> list[dict[str, Any]]:
    text = memory.system.text if memory.system is not None else None
    return list(openai_messages(text, memory.messages(), unanswered))


def assert_accepted(messages: Iterable[dict[str, Any]]) -> None:
    """Check against the types of OpenAI's client; iterables are validated as they are consumed."""
    for message in messages:
        param = PARAMS[message["role"]].validate_python(message)
        for value in param.values():
            if not isinstance(value, str) and value is not None:
                list(value)


def test_the_system_message_is_first() -> None:
    memory = memory_of(user("hello"), answer("hi"), system("Be brief."))

    assert converted(memory) == [
        {"role": "system", "content": "Be brief."},
        {"role": "user", "content": "hello"},
        {"role": "assistant", "content": "hi"},
    ]


def test_responses_are_directly_after_their_call_in_the_order_of_the_calls() -> None:
    memory = memory_of(
        calls("c1", "c2"), user("meanwhile"), response("c2", "two"), response("c1", "one"), answer("done")
    )

    assert converted(memory) == [
        {
            "role": "assistant",
            "content": None,
            "tool_calls": [
                {
                    "id": call_id,
                    "type": "function",
                    "function": {"name": "look_up", "arguments": '{"q":1}'},
                }
                for call_id in ("c1", "c2")
            ],
        },
        {"role": "tool", "tool_call_id": "c1", "content": "one"},
        {"role": "tool", "tool_call_id": "c2", "content": "two"},
        {"role": "user", "content": "meanwhile"},
        {"role": "assistant", "content": "done"},
    ]


def test_two_calls_and_then_their_responses_become_two_pairs() -> None:
    memory = memory_of(calls("c1"), calls("c2"), response("c1"), response("c2"))

    assert [message.get("tool_call_id") for message in converted(memory)] == [None, "c1", None, "c2"]


def test_a_call_id_used_again_gets_its_own_response() -> None:
    memory = memory_of(calls("c1"), response("c1", "first"), calls("c1"), response("c1", "second"))

    assert [message["content"] for message in converted(memory)] == [None, "first", None, "second"]


def test_an_unanswered_call_is_answered_by_an_error() -> None:
    memory = memory_of(calls("c1", "c2"), response("c2", "two"), user("hello?"))

    assert converted(memory)[1:] == [
        {"role": "tool", "tool_call_id": "c1", "content": UNANSWERED_TEXT},
        {"role": "tool", "tool_call_id": "c2", "content": "two"},
        {"role": "user", "content": "hello?"},
    ]


def test_an_unanswered_call_is_kept_on_request() -> None:
    memory = memory_of(calls("c1", "c2"), response("c2", "two"))

    assert [message["role"] for message in converted(memory, "keep")] == ["assistant", "tool"]


def test_contents_become_content_parts() -> None:
    memory = memory_of(
        {
            "type": "MultimodalUserMessageAdded",
            "contents": [
                {"kind": "text", "text": "Compare"},
                {"kind": "image", "uri": "https://x/1.png", "detail": "low", "mime_type": "image/png"},
                {"kind": "image", "uri": "https://x/2.png", "detail": "poster-sized"},
                {"kind": "pdf", "uri": "https://x/3.pdf"},
                {"kind": "pdf", "uri": "data:application/pdf;base64,AAAA"},
                {"kind": "pdf", "uri": "file-abc123"},
            ],
        },
        {"type": "MultimodalUserMessageAdded", "contents": []},
    )

    messages = converted(memory)

    assert messages == [
        {
            "role": "user",
            "content": [
                {"type": "text", "text": "Compare"},
                {"type": "image_url", "image_url": {"url": "https://x/1.png", "detail": "low"}},
                {"type": "image_url", "image_url": {"url": "https://x/2.png"}},
                {"type": "text", "text": "[PDF document: https://x/3.pdf]"},
                {
                    "type": "file",
                    "file": {"filename": "document.pdf", "file_data": "data:application/pdf;base64,AAAA"},
                },
                {"type": "file", "file": {"file_id": "file-abc123"}},
            ],
        },
        {"role": "user", "content": ""},
    ]
    assert_accepted(messages)


def test_thinking_is_left_out() -> None:
    assert converted(memory_of(answer("yes", thinking="hmm"))) == [{"role": "assistant", "content": "yes"}]


@pytest.mark.parametrize(
    ("render", "roles"), [("pair", ["user", "assistant", "user"]), ("system", ["system", "user"])]
)
def test_a_summary_comes_first(render: Any, roles: list[str]) -> None:
    policy = MemoryPolicy(token_counter=ByteEstimate(), render=render)
    messages = converted(memory_of(user(), answer(), user("now"), compacted(1), policy=policy))

    assert [message["role"] for message in messages] == roles
    assert "What was asked" in messages[0]["content"]
    assert messages[-1] == {"role": "user", "content": "now"}
    assert_accepted(messages)


@given(conversations(), st.sampled_from([None, 0, 1, 3, 8]))
def test_every_selection_is_a_legal_conversation(memory: Memory, last: int | None) -> None:
    messages = list(openai_messages(None, select(memory, ViewQuery(last=last)).messages))

    assert_accepted(messages)
    awaited: list[str] = []
    for message in messages:
        if message["role"] == "tool":
            assert message["tool_call_id"] == awaited.pop(0)
        else:
            assert not awaited
            awaited = [call["id"] for call in message.get("tool_calls", ())]
    assert not awaited
