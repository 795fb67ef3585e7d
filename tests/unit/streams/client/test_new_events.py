"""What the arguments of a client's calls may be."""

from __future__ import annotations

from collections import UserDict
from collections.abc import Awaitable, Callable, Mapping
from datetime import timedelta
from decimal import Decimal
from types import MappingProxyType
from typing import Any
from uuid import uuid4

import pytest

from schemas.errors import BadRequest, PublishFailed
from schemas.events import AiMessageAdded, ToolCallResponseAdded
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


# Values that are no texts


@pytest.mark.parametrize(
    ("value", "text"),
    [({"a": [1]}, '{"a":[1]}'), ([], "[]"), (None, ""), (7, "7"), (TextContent(kind="text", text="x"), None)],
)
async def test_a_response_of_a_tool_that_is_no_text_is_written_as_json(
    value: object, text: str | None
) -> None:
    async with FakeSessionMemory() as memory:
        await memory.add_tool_call_response("s", "c1", "f", value)
        async with memory.interaction("s") as turn:
            turn.add_tool_call_response("c2", "f", value)
        texts = [event.text for event in memory.published if isinstance(event, ToolCallResponseAdded)]

    assert texts == [text if text is not None else '{"kind":"text","text":"x"}'] * 2


async def test_an_answer_of_calls_may_have_no_text() -> None:
    call = {"id": "c1", "name": "f", "arguments": "{}"}
    async with FakeSessionMemory() as memory:
        await memory.add_ai_message("s", None, tool_calls=[call])
        (message,) = (await memory.memory("s")).messages

    assert message.text == ""


@pytest.mark.parametrize("latency", [timedelta(seconds=1.5), 1_500, Decimal(1_500), "1500"])
async def test_a_latency_may_be_a_duration_or_a_number(latency: Any) -> None:
    async with FakeSessionMemory() as memory:
        await memory.add_ai_message("s", "x", latency_ms=latency)
        (event,) = memory.published

    assert isinstance(event, AiMessageAdded)
    assert event.latency_ms == 1_500


WRONG: list[dict[str, Any]] = [
    *({"latency_ms": wrong} for wrong in ("abc", object(), 10**400)),
    *({"tool_calls": wrong} for wrong in (5, "abc", {"id": "c1"}, [5])),
]


@pytest.mark.parametrize("options", WRONG, ids=lambda options: str(options)[:40])
async def test_a_wrong_option_is_refused_by_its_name(options: dict[str, Any]) -> None:
    async with FakeSessionMemory() as memory:
        with pytest.raises(BadRequest, match=next(iter(options))):
            await memory.add_ai_message("s", "x", **options)
        with pytest.raises(BadRequest, match="response of a tool"):
            await memory.add_tool_call_response("s", "c1", "f", object())


# Calls without an id


async def test_a_call_without_an_id_has_a_new_one_and_its_response_finds_it() -> None:
    calls: Any = [{"function": {"name": "f", "arguments": f"[{number}]"}} for number in range(2)]
    async with FakeSessionMemory() as memory:
        async with memory.interaction("s") as turn:
            turn.add_ai_message(tool_calls=calls)
            for number in range(2):
                turn.add_tool_call_response(None if number else "", "f", number)
            with pytest.raises(BadRequest, match="tool_call_id"):
                turn.add_tool_call_response(None, "f", "no call waits")
        asked, *answered = (await memory.memory("s")).messages

    ids = [call.id for call in asked.tool_calls or ()]
    assert len(set(ids)) == 2
    assert [(message.tool_call_id, message.text) for message in answered] == [(ids[0], "0"), (ids[1], "1")]


async def test_the_new_id_of_a_call_is_the_same_in_a_retry_of_an_event_with_an_id() -> None:
    calls: Any = [{"function": {"name": "f", "arguments": "{}"}}]
    async with FakeSessionMemory() as memory:
        for _ in range(2):
            await memory.add_ai_message("s", tool_calls=calls, event_id="mine")

        assert len({event.model_dump_json(include={"tool_calls"}) for event in memory.published}) == 1


@pytest.mark.parametrize("acknowledged", [0, 1])
@pytest.mark.parametrize("flushes", [False, True])
async def test_calls_without_ids_that_are_made_again_after_an_error_are_stored_once(
    acknowledged: int, *, flushes: bool
) -> None:
    """Also where the responses come in a later publication of the turn."""
    calls: Any = [{"function": {"name": "f", "arguments": f"[{number}]"}} for number in range(2)]

    async def ask(memory: FakeSessionMemory) -> None:
        async with memory.interaction("s") as turn:
            turn.add_user_message("twice, please")
            turn.add_ai_message(tool_calls=calls)
            if flushes:
                await turn.flush()
                memory.backend.broker_back()
            for number in range(2):
                turn.add_tool_call_response(None, "f", number)

    async with FakeSessionMemory() as memory:
        memory.backend.broker_away(after=acknowledged)
        with pytest.raises(PublishFailed):
            await ask(memory)
        memory.backend.broker_back()
        await ask(memory)
        once = (await memory.memory("s")).messages
        await ask(memory)
        twice = (await memory.memory("s")).messages

    assert [message.role for message in once] == ["user", "assistant", "tool", "tool"]
    assert [call.id for call in once[1].tool_calls or ()] == [message.tool_call_id for message in once[2:]]
    assert [message.text for message in once[2:]] == ["0", "1"]
    assert len(twice) == 8


async def test_an_answer_with_calls_without_ids_that_is_added_again_after_an_error_is_stored_once() -> None:
    calls: Any = [{"function": {"name": "f", "arguments": "{}"}}]
    async with FakeSessionMemory() as memory:
        await memory.add_user_message("s", "x")
        memory.backend.broker_away(after=0)
        with pytest.raises(PublishFailed) as failed:
            await memory.add_ai_message("s", tool_calls=calls)
        memory.backend.broker_back()
        await memory.add_ai_message("s", tool_calls=calls)
        assert memory.published[1:] == list(failed.value.events), "under the id that Kafka may have already"
        await memory.add_ai_message("s", tool_calls=calls)

        assert len((await memory.memory("s")).messages) == 3


# Ids of sessions


async def test_an_id_of_a_session_that_is_no_text_is_refused_by_all_methods() -> None:
    async def spoken(memory: FakeSessionMemory, wrong: Any) -> None:
        async with memory.interaction(wrong):
            pass

    async with FakeSessionMemory() as memory:
        await memory.add_user_message("s", "x")
        receipt = (await memory.memory("s")).receipt
        methods: list[Callable[[Any], Awaitable[Any]]] = [
            lambda wrong: memory.add_user_message(wrong, "x"),
            lambda wrong: memory.add_interaction(wrong, "x", "y"),
            lambda wrong: memory.append(wrong, memory.published),
            lambda wrong: spoken(memory, wrong),
            memory.memory,
            memory.knowledge,
            lambda wrong: anext(memory.memory_pages(wrong)),
            lambda wrong: anext(memory.history(wrong)),
            lambda wrong: anext(memory.epochs(wrong)),
            lambda wrong: anext(memory.export(wrong)),
            lambda wrong: memory.recall(wrong, "x"),
            lambda wrong: memory.search("x", session_id=wrong),
            lambda wrong: memory.verify(wrong, receipt),
            lambda wrong: memory.configure(wrong, max_messages=1),
            lambda wrong: memory.compact(wrong),
            lambda wrong: memory.remove_messages(wrong, ["x"]),
            memory.fork,
            lambda wrong: memory.fork("s", new_session_id=wrong),
            lambda wrong: memory.erase(wrong),
            memory.clear,
            memory.delete,
        ]
        for method in methods:
            for wrong, reason in ((uuid4(), r"give str\(session_id\)"), (0, "not int"), ("\ud83d", "UTF-8")):
                with pytest.raises(BadRequest, match=reason):
                    await method(wrong)

        assert len(memory.published) == 1


# Lists of texts


async def test_one_text_in_the_place_of_a_list_is_refused() -> None:
    """Its characters would be taken for ids, of which memory has none: a removal would remove nothing, and say so."""
    async with FakeSessionMemory() as memory:
        said = await memory.add_user_message("s", "my card is 4111 …")
        assert said is not None
        text: Any = said.event_id
        methods: list[Callable[[], Awaitable[Any]]] = [
            lambda: memory.remove_messages("s", text),
            lambda: memory.pin("s", text),
            lambda: memory.unpin("s", text),
            lambda: anext(memory.history("s", types=text)),
        ]
        for method in methods:
            with pytest.raises(BadRequest, match=r"must be a list of texts, not one text: give \["):
                await method()

        assert len(memory.published) == 1


async def test_a_part_of_a_message_of_no_known_kind_is_named() -> None:
    wrong: Any = [{"kind": "text", "text": "x"}, {"kind": "video", "uri": "x"}]
    unknown: Any = [{"kind": "text", "text": "x"}, {"kind": "image", "uri": "x", "detial": "low"}]
    async with FakeSessionMemory() as memory:
        with pytest.raises(BadRequest, match=r"contents\.1\.kind must be one of text, image, pdf$"):
            await memory.add_multimodal_user_message("s", wrong)
        with pytest.raises(BadRequest, match=r"contents\.1\.detial is not a field: did you mean detail\?"):
            await memory.add_multimodal_user_message("s", unknown)
