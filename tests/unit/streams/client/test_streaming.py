"""An answer that arrives in pieces: what a piece may be, and what the pieces become."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from langchain_core.messages import AIMessageChunk
from openai.types.chat import ChatCompletionChunk
from openai.types.responses import ResponseTextDeltaEvent

from processors.reading.memory_read import MemoryRead
from schemas.errors import BadRequest
from schemas.events import AiMessageAdded
from streams.client import FakeSessionMemory


async def stream(memory: FakeSessionMemory, pieces: Sequence[Any]) -> list[str]:
    """Give a turn an answer in these pieces, and return what each of them showed; an error among them is raised."""
    shown: list[str] = []
    async with memory.interaction("s") as turn:
        turn.add_user_message("q")
        async with turn.streaming() as answer:
            for piece in pieces:
                if isinstance(piece, Exception):
                    raise piece
                shown.append(answer.add(piece))
    return shown


async def streamed(pieces: Sequence[Any]) -> tuple[MemoryRead, list[str]]:
    """Return the memory after an answer in these pieces, and what each of them showed."""
    async with FakeSessionMemory() as memory:
        shown = await stream(memory, pieces)
        return await memory.memory("s"), shown


def calls_of(read: MemoryRead) -> list[tuple[str, str, str]]:
    return [(call.id, call.name, call.arguments) for call in read.messages[-1].tool_calls or ()]


# What a piece may be


async def test_a_delta_without_a_text_adds_nothing() -> None:
    read, shown = await streamed([None, "Hel", "lo", None])

    assert shown == ["", "Hel", "lo", ""]
    assert [message.text for message in read.messages] == ["q", "Hello"]


async def test_chunks_without_choices_add_nothing() -> None:
    # Azure's first one.
    chunk = ChatCompletionChunk(id="1", object="chat.completion.chunk", created=0, model="m", choices=[])

    read, shown = await streamed([chunk, {"choices": None}, {"choices": [{"delta": None}]}, "x"])

    assert shown == ["", "", "", "x"]
    assert read.messages[-1].text == "x"


@pytest.mark.parametrize(
    "wrong",
    [b"x", 7, ["x"], {"text": "x"}, {"type": "content_block_delta"}, AIMessageChunk(content="x")],
    ids=lambda wrong: type(wrong).__name__,
)
async def test_what_is_no_piece_is_refused_and_the_answer_so_far_is_kept(wrong: object) -> None:
    async with FakeSessionMemory() as memory:
        with pytest.raises(BadRequest, match=f"not {type(wrong).__name__}: .* add its text"):
            await stream(memory, ["so far", wrong])
        texts = [message.text for message in (await memory.memory("s")).messages]

    assert texts == ["q", "so far[broken off]"]


# Tool calls


def call_delta(call_id: str | None, name: str | None, arguments: str, index: int | None = None) -> Any:
    """Return a delta of a tool call; without an index, it has none."""
    place = {} if index is None else {"index": index}
    return {**place, "id": call_id, "function": {"name": name, "arguments": arguments}}


@pytest.mark.parametrize("index", [None, 0], ids=["no index", "equal index"])
@pytest.mark.parametrize("chunks", [1, 2])
async def test_parallel_calls_are_told_apart_by_their_ids(index: int | None, chunks: int) -> None:
    deltas = [call_delta("c1", "f", "{}", index), call_delta("c2", "g", '{"a":', index)]
    deltas.append(call_delta(None, None, "1}", index))
    parts = [deltas] if chunks == 1 else [[delta] for delta in deltas]

    read, _ = await streamed([{"choices": [{"delta": {"tool_calls": part}}]} for part in parts])

    assert calls_of(read) == [("c1", "f", "{}"), ("c2", "g", '{"a":1}')]


async def test_the_pieces_of_calls_may_come_in_turns() -> None:
    by_index = [call_delta("c2", "g", "[", 1), call_delta("c1", "f", "{", 0)]
    by_index += [call_delta(None, None, "]", 1), call_delta("c1", None, "}", 0)]
    by_id = [call_delta("c1", "f", "{"), call_delta("c2", "g", "[")]
    by_id += [call_delta("c1", None, "}"), call_delta("c2", None, "]")]

    for deltas in (by_index, by_id):
        read, _ = await streamed([{"choices": [{"delta": {"tool_calls": [delta]}}]} for delta in deltas])
        assert calls_of(read) == [("c1", "f", "{}"), ("c2", "g", "[]")]


async def test_an_id_that_comes_late_is_of_the_call_that_has_none() -> None:
    deltas = [call_delta(None, "f", "{", 0), call_delta("c1", None, "}", 0)]

    read, _ = await streamed([{"choices": [{"delta": {"tool_calls": [delta]}}]} for delta in deltas])

    assert calls_of(read) == [("c1", "f", "{}")]


@pytest.mark.parametrize("index", [None, 0])
async def test_calls_without_ids_have_new_ones(index: int | None) -> None:
    named = [call_delta(None, "f", "{", index), call_delta("", None, "}", index)]
    named += [call_delta(None, "g", "", 1 if index == 0 else None)]

    read, _ = await streamed([{"choices": [{"delta": {"tool_calls": [delta]}}]} for delta in named])

    calls = calls_of(read)
    assert [(name, arguments) for _, name, arguments in calls] == [("f", "{}"), ("g", "{}")]
    assert len({call_id for call_id, _, _ in calls} - {""}) == 2


async def test_contents_and_arguments_that_are_no_texts_are_streamed() -> None:
    parts = [
        {"type": "thinking", "thinking": [{"type": "text", "text": "hm"}]},
        {"type": "text", "text": "x"},
    ]
    call: Any = {"index": 0, "id": "c1", "function": {"name": "f", "arguments": {"a": 1}}}
    async with FakeSessionMemory() as memory:
        shown = await stream(memory, [{"choices": [{"delta": {"content": parts, "tool_calls": [call]}}]}])
        event = memory.published[-1]
        read = await memory.memory("s")

    assert (shown, calls_of(read)) == (["x"], [("c1", "f", '{"a":1}')])
    assert isinstance(event, AiMessageAdded)
    assert event.thinking == "hm"


async def test_a_call_in_the_older_form_is_streamed() -> None:
    pieces = [{"name": "f", "arguments": ""}, {"arguments": '{"a":'}, {"arguments": "1}"}]

    read, _ = await streamed([{"choices": [{"delta": {"function_call": piece}}]} for piece in pieces])

    assert [call[1:] for call in calls_of(read)] == [("f", '{"a":1}')]


# The stream of Responses


RESPONSE = {
    "model": "m",
    "status": "completed",
    "usage": {"input_tokens": 5, "output_tokens": 2},
    "output": [
        {"type": "reasoning", "summary": [{"text": "hm"}]},
        {"type": "message", "content": [{"type": "output_text", "text": "let me see"}]},
        {"type": "function_call", "call_id": "c1", "name": "f", "arguments": "{}"},
    ],
}


async def test_a_stream_of_responses_is_one_message_with_its_calls_and_usage() -> None:
    delta = ResponseTextDeltaEvent(
        content_index=0,
        delta="see",
        item_id="i",
        logprobs=[],
        output_index=0,
        sequence_number=2,
        type="response.output_text.delta",
    )
    events = [
        {"type": "response.created", "response": {"output": []}},
        {"type": "response.reasoning_summary_text.delta", "delta": "hm"},
        {"type": "response.output_text.delta", "delta": "let me "},
        delta,
        {"type": "response.function_call_arguments.delta", "delta": "{}"},
        {"type": "response.completed", "response": RESPONSE},
    ]

    read, shown = await streamed(events)

    assert shown == ["", "", "let me ", "see", "", ""]
    assert (read.messages[-1].text, read.usage.input_tokens) == ("let me see", 5)
    assert calls_of(read) == [("c1", "f", "{}")]


async def test_the_last_event_of_responses_alone_has_the_answer() -> None:
    read, shown = await streamed([{"type": "response.completed", "response": RESPONSE}])

    assert (shown, read.messages[-1].text) == (["let me see"], "let me see")


async def test_calls_of_responses_are_left_out_where_the_block_raises_after_them() -> None:
    async with FakeSessionMemory() as memory:
        with pytest.raises(ConnectionError):
            await stream(memory, [{"type": "response.completed", "response": RESPONSE}, ConnectionError()])
        read = await memory.memory("s")

    assert (read.messages[-1].text, calls_of(read)) == ("let me see[broken off]", [])


async def test_a_stream_of_responses_that_ran_out_of_room_asks_for_a_compaction() -> None:
    cut = {**RESPONSE, "status": "incomplete", "incomplete_details": {"reason": "max_output_tokens"}}
    async with FakeSessionMemory() as memory:
        await stream(memory, [{"type": "response.incomplete", "response": cut}])

        assert memory.published[-1].type == "CompactionRequested"
