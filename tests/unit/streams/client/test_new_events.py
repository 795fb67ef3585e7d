"""What the arguments of a client's calls may be."""

from __future__ import annotations

from collections import UserDict
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import pytest

from schemas.parts import TextContent, ToolCall
from streams.client import FakeSessionMemory

HALF_NAME = "b\udce9.txt"


# Texts that are not UTF-8


async def test_half_a_surrogate_pair_is_replaced_and_two_halves_are_one_character() -> None:
    call = ToolCall(id="c1", name="ls", arguments='{"a": "\ud83d"}')
    async with FakeSessionMemory() as memory:
        await memory.add_multimodal_user_message("s", [TextContent(kind="text", text=HALF_NAME)])
        async with memory.interaction("s", metadata={"file": HALF_NAME}) as turn:
            turn.add_user_message("a \ud83d\ude00")
            turn.add_ai_message(tool_calls=[call], native={"format": "f", "item": [{HALF_NAME: "\udce9"}]})
            turn.add_tool_call_response("c1", "ls", f"a.txt\n{HALF_NAME}")
        read = await memory.memory("s", native=True, metadata=True)

    asked, said, called, answered = read.messages
    assert asked.contents is not None
    assert [part.text for part in asked.contents if isinstance(part, TextContent)] == ["b\ufffd.txt"]
    assert (said.text, said.metadata) == ("a \U0001f600", {"file": "b\ufffd.txt"})
    assert [call.arguments for call in called.tool_calls or ()] == ['{"a": "\ufffd"}']
    assert called.native is not None
    assert called.native.item == [{"b\ufffd.txt": "\ufffd"}]
    assert answered.text == "a.txt\nb\ufffd.txt"


async def test_the_halves_of_an_emoji_in_two_pieces_are_joined() -> None:
    async with FakeSessionMemory() as memory:
        async with memory.interaction("s") as turn, turn.streaming() as answer:
            for piece in ("a\ud83d", "\ude00 b\ud83d"):
                answer.add(piece)
        (message,) = (await memory.memory("s")).messages

    assert message.text == "a\U0001f600 b\ufffd"


# Mappings


@pytest.mark.parametrize("kind", [MappingProxyType, UserDict])
async def test_an_option_may_be_any_mapping(kind: Any) -> None:
    def as_given(**fields: Any) -> Mapping[str, Any]:
        return kind(fields)  # type: ignore[no-any-return]

    async with FakeSessionMemory() as memory:
        await memory.add_multimodal_user_message("s", [as_given(kind="text", text="x")])
        await memory.add_ai_message(
            "s",
            "y",
            metadata=as_given(a="b"),
            usage=as_given(input_tokens=1, output_tokens=2),
            tool_calls=[as_given(id="c1", name="f", arguments="{}")],
        )
        await memory.describe("s", labels=as_given(team="returns"))
        await memory.configure("s", compaction=as_given(keep_recent_turns=1))
        read = await memory.memory("s", metadata=True)

    answer = read.messages[-1]
    assert (answer.metadata, read.usage.output_tokens) == ({"a": "b"}, 2)
    assert [call.name for call in answer.tool_calls or ()] == ["f"]
    assert read.labels == {"team": "returns"}
