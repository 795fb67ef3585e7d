from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from uuid import uuid4

import pytest
from pydantic_ai import Agent, ImageUrl, ModelRetry
from pydantic_ai.messages import (
    DocumentUrl,
    ModelMessage,
    ModelRequest,
    ModelResponse,
    TextPart,
    ToolCallPart,
    ToolReturnPart,
    UserPromptPart,
)
from pydantic_ai.models.function import AgentInfo, FunctionModel
from pydantic_ai.models.test import TestModel
from pydantic_ai.usage import RequestUsage

from schemas.errors import BadRequest, PublishFailed
from schemas.events import AiMessageAdded, CompactionRequested
from schemas.parts import Usage
from streams.client import FakeSessionMemory
from streams.client.background import in_background
from streams.client.pydantic_ai import SessionHistory


def looked_up(messages: list[ModelMessage], _: AgentInfo) -> ModelResponse:
    """A model that calls two tools, one of which asks for a retry, and then answers."""
    answered = sum(isinstance(message, ModelResponse) for message in messages)
    if answered == 0:
        return ModelResponse([ToolCallPart("look_up", {"q": 1}), ToolCallPart("fail", "{}")])
    return ModelResponse([TextPart(f"{answered}")])


async def test_an_agent_remembers_over_runs_and_gets_its_messages_back_as_they_were(
    memory: FakeSessionMemory,
) -> None:
    agent = Agent(FunctionModel(looked_up), system_prompt="Be brief.")

    @agent.tool_plain(retries=2)
    def look_up(q: int) -> dict[str, int]:
        return {"found": q}

    @agent.tool_plain(retries=2)
    def fail() -> str:
        raise ModelRetry("not now")

    history = SessionHistory("s1", memory, agent_id="a")
    assert await history.messages() == []
    first = await agent.run(["What is this?", ImageUrl("https://example.org/a.png")])
    await history.add(first.new_messages())
    # A new object, as after a restart.
    again = SessionHistory("s1", memory, agent_id="a")
    assert await again.messages() == first.all_messages()
    second = await agent.run("And now?", message_history=await again.messages())
    await again.add(second.new_messages())

    assert second.output == "2"
    assert await history.messages() == second.all_messages()
    read = await memory.memory("s1")
    assert [(message.role, message.is_error) for message in read.messages if message.role == "tool"] == [
        ("tool", False),
        ("tool", True),
    ]
    assert [message.text for message in read.messages if message.role == "user"] == [
        "Be brief.",
        "What is this?\n[https://example.org/a.png]",
        "And now?",
    ]
    answers = [event for event in memory.published if isinstance(event, AiMessageAdded)]
    assert [answer.model for answer in answers] == ["function:looked_up:"] * 3
    assert answers[-1].context is not None
    assert answers[-1].usage is not None


@pytest.mark.parametrize(
    ("outcome", "is_error"),
    [("success", False), ("failed", True), ("denied", True), ("interrupted", True), ("retried", True)],
)
async def test_a_return_of_a_tool_that_did_not_succeed_is_an_error(
    memory: FakeSessionMemory, outcome: Any, is_error: bool
) -> None:
    returned = ToolReturnPart("look_up", "text", tool_call_id="c1", outcome=outcome)
    history = SessionHistory("s1", memory)
    given: list[ModelMessage] = [
        ModelRequest([UserPromptPart("Look it up.")]),
        ModelResponse([ToolCallPart("look_up", "{}", tool_call_id="c1")]),
        ModelRequest([returned]),
    ]
    await history.add(given)

    assert (await memory.memory("s1")).messages[-1].is_error is is_error
    assert await history.messages() == given


@pytest.mark.parametrize(("cache_read_tokens", "cached_tokens"), [(1_024, 1_024), (0, None)])
async def test_cached_tokens_of_an_answer_are_stored_with_its_usage(
    memory: FakeSessionMemory, cache_read_tokens: int, cached_tokens: int | None
) -> None:
    billed = RequestUsage(input_tokens=2_000, output_tokens=30, cache_read_tokens=cache_read_tokens)
    await SessionHistory("s1", memory).add([ModelResponse([TextPart("Here it is.")], usage=billed)])

    (answer,) = [event for event in memory.published if isinstance(event, AiMessageAdded)]
    assert answer.usage == Usage(input_tokens=2_000, output_tokens=30, cached_tokens=cached_tokens)


@pytest.mark.parametrize(("reason", "requests"), [("length", ["length_exceeded"]), ("stop", []), (None, [])])
async def test_a_response_that_ended_for_length_asks_for_a_compaction(
    memory: FakeSessionMemory, reason: Any, requests: list[str]
) -> None:
    def cut_off(messages: list[ModelMessage], _: AgentInfo) -> ModelResponse:
        return ModelResponse([TextPart("And so on, and so")], finish_reason=reason)

    history = SessionHistory("s1", memory, agent_id="a")
    result = await Agent(FunctionModel(cut_off)).run("Tell me all.")
    await history.add(result.new_messages())

    asked = [event for event in memory.published if isinstance(event, CompactionRequested)]
    assert [event.reason for event in asked] == requests
    assert {event.agent_id for event in asked} <= {"a"}
    assert len(await history.messages()) == 2


async def test_images_and_documents_of_others_are_given_to_the_model(memory: FakeSessionMemory) -> None:
    await memory.add_multimodal_user_message(
        "s1",
        [
            {"kind": "text", "text": "Compare"},
            {"kind": "image", "uri": "https://example.org/a", "mime_type": "image/png"},
            {"kind": "image", "uri": "file-1"},
            {"kind": "pdf", "uri": "https://example.org/b.pdf"},
        ],
    )

    (request,) = await SessionHistory("s1", memory).messages()

    (part,) = request.parts
    assert isinstance(part, UserPromptPart)
    assert part.content == [
        "Compare",
        ImageUrl("https://example.org/a", media_type="image/png"),
        "[file-1]",
        DocumentUrl("https://example.org/b.pdf", media_type="application/pdf"),
    ]


async def test_messages_of_others_and_summaries_are_a_history_that_a_run_takes(
    memory: FakeSessionMemory,
) -> None:
    await memory.add_user_message("s1", "Hello")
    await memory.add_ai_message("s1", "One moment", tool_calls=[{"id": "c1", "name": "f", "arguments": "{}"}])
    await memory.add_tool_call_response("s1", "c1", "f", "found")
    await memory.add_ai_message("s1", "Here it is.")
    history = SessionHistory("s1", memory)

    result = await Agent(TestModel(custom_output_text="Bye")).run(
        "Thanks", message_history=await history.messages()
    )
    await history.add(result.new_messages())
    assert result.output == "Bye"

    summary = await memory.compact("s1", user_message="What?", ai_message="It was found.")
    assert summary.success
    request, response = await history.messages()
    assert isinstance(request, ModelRequest)
    assert isinstance(request.parts[0], UserPromptPart)
    assert request.parts[0].content == "What?"
    assert isinstance(response, ModelResponse)
    assert response.text == "It was found."


async def test_a_failed_add_made_again_stores_nothing_twice(memory: FakeSessionMemory) -> None:
    history = SessionHistory("s1", memory)
    result = await Agent(TestModel(custom_output_text="Hi")).run("Hello")
    memory.backend.broker_away(after=1)
    with pytest.raises(PublishFailed):
        await history.add(result.new_messages())
    memory.backend.broker_back()
    await history.add(result.new_messages())

    assert await history.messages() == result.all_messages()


@pytest.mark.parametrize(
    "message",
    [
        ModelRequest([ToolReturnPart("look_up", 2**70, "c1")]),
        ModelRequest([ToolReturnPart("look_up", object(), "c1")]),
        ModelResponse([ToolCallPart("look_up", {"a": 2**70}, "c1")]),
    ],
)
async def test_a_value_that_is_not_json_is_refused(memory: FakeSessionMemory, message: ModelMessage) -> None:
    with pytest.raises(BadRequest, match="cannot be stored"):
        await SessionHistory("s1", memory).add([ModelRequest([UserPromptPart("Hello")]), message])

    assert memory.published == []


async def test_a_request_without_parts_comes_back(memory: FakeSessionMemory) -> None:
    """The run had instructions and no prompt; without the request, the history would begin with an answer."""
    history = SessionHistory("s1", memory)
    agent = Agent(TestModel(custom_output_text="Hi"), instructions="Say hello.")
    first = await agent.run()
    assert [part for message in first.all_messages()[:1] for part in message.parts] == []
    await history.add(first.new_messages())
    assert await history.messages() == first.all_messages()
    assert [message.text for message in (await memory.memory("s1")).messages] == ["Hi"]

    second = await agent.run("And again", message_history=await history.messages())
    await history.add(second.new_messages())
    assert await history.messages() == second.all_messages()
    await history.add([ModelRequest([], instructions="a"), ModelRequest([], instructions="b")])
    assert [m.instructions for m in (await history.messages())[-2:] if isinstance(m, ModelRequest)] == [
        "a",
        "b",
    ]


def test_runs_on_other_event_loops_and_threads_share_a_memory_in_the_background() -> None:
    with in_background(FakeSessionMemory()) as memory:
        history = SessionHistory("s1", memory)

        async def turn(text: str) -> int:
            agent = Agent(TestModel(custom_output_text="Hi!"))
            result = await agent.run(text, message_history=await history.messages())
            await history.add(result.new_messages())
            return len(await history.messages())

        lengths = [asyncio.run(turn("here"))]
        with ThreadPoolExecutor(1) as thread:
            lengths.append(thread.submit(asyncio.run, turn("there")).result())

    assert lengths == [2, 4]


async def test_the_id_of_a_session_may_be_a_uuid(memory: FakeSessionMemory) -> None:
    name: Any = uuid4()
    said: list[ModelMessage] = [ModelRequest([UserPromptPart("hi")])]
    await SessionHistory(name, memory).add(said)

    assert await SessionHistory(name, memory).messages() == said
    assert (await memory.memory(str(name))).message_count == 1
