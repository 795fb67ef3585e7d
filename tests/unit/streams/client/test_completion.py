"""Answers of endpoints that speak the protocols of OpenAI, each a little differently."""

from __future__ import annotations

from typing import Any

import pytest

from schemas.errors import BadRequest
from schemas.events import AiMessageAdded
from streams.client import FakeSessionMemory
from streams.client.completion import answer_of

THINKING = {"type": "thinking", "thinking": [{"type": "text", "text": "hm"}]}


async def stored(completion: dict[str, Any]) -> AiMessageAdded:
    """Return the event of an answer."""
    async with FakeSessionMemory() as memory:
        async with memory.interaction("s") as turn:
            turn.add_completion(completion)
        (event,) = memory.published
    assert isinstance(event, AiMessageAdded)
    return event


def chat(**message: Any) -> dict[str, Any]:
    return {"choices": [{"message": message}]}


@pytest.mark.parametrize(
    ("completion", "text", "thinking"),
    [
        (chat(content=[{"type": "text", "text": "a"}, {"type": "text", "text": "b"}]), "ab", None),
        (chat(content=["a", {"type": "image_url"}, {"refusal": "b"}]), "ab", None),
        (chat(content=[THINKING, {"type": "text", "text": "a"}]), "a", "hm"),
        (chat(content="a", thinking=[{"text": "h"}, "m", {"signature": "s"}]), "a", "hm"),
        (chat(content=None), "", None),
        ({"output": [{"type": "message", "content": None}]}, "", None),
        ({"output": [{"type": "message", "content": "a"}, {}]}, "a", None),
        ({"output": [{"type": "reasoning", "summary": [{}, {"text": "hm"}]}]}, "", "hm"),
        ({"output": None}, "", None),
    ],
)
async def test_a_content_may_be_a_list_of_parts_or_missing(
    completion: dict[str, Any], text: str, thinking: str | None
) -> None:
    event = await stored(completion)

    assert (event.text, event.thinking) == (text, thinking)


@pytest.mark.parametrize(
    ("completion", "arguments"),
    [
        (chat(tool_calls=[{"id": "c1", "function": {"name": "f", "arguments": {"a": 1}}}]), '{"a":1}'),
        (chat(tool_calls=[{"id": "", "function": {"name": "f", "arguments": None}}]), "{}"),
        (chat(tool_calls=[{"function": {"name": "f"}}]), "{}"),
        (chat(content=None, function_call={"name": "f", "arguments": "[]"}), "[]"),
        ({"output": [{"type": "function_call", "call_id": "c1", "name": "f", "arguments": None}]}, "{}"),
        ({"output": [{"type": "function_call", "name": "f", "arguments": {"a": 1}}]}, '{"a":1}'),
        ({"output": [{"type": "custom_tool_call", "call_id": "c1", "name": "f", "input": "x"}]}, "x"),
    ],
)
async def test_a_call_may_have_no_id_and_decoded_arguments(
    completion: dict[str, Any], arguments: str
) -> None:
    event = await stored(completion)

    ((call_id, name, given),) = [(call.id, call.name, call.arguments) for call in event.tool_calls]
    assert call_id
    assert (name, given) == ("f", arguments)


async def test_numbers_of_tokens_may_be_floats_or_missing() -> None:
    usage = {"prompt_tokens": 7.0, "completion_tokens": None, "prompt_tokens_details": {"cached_tokens": 2.0}}

    event = await stored({**chat(content="x"), "usage": usage})

    assert event.usage is not None
    assert event.usage.model_dump() == {"input_tokens": 7, "output_tokens": 0, "cached_tokens": 2}


@pytest.mark.parametrize(
    "wrong",
    [
        {"choices": 5},
        {"choices": ["text"]},
        {"choices": [{"text": "x"}]},
        {"output": "x"},
        {"output": ["x"]},
        chat(content=5),
        chat(tool_calls=[{"function": {"name": "f", "arguments": object()}}]),
        {**chat(content="x"), "usage": 5},
    ],
)
def test_what_cannot_be_understood_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadRequest):
        answer_of(wrong)
