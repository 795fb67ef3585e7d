from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from uuid import uuid4

import pytest
from agent_framework import (
    Agent,
    BaseChatClient,
    ChatResponse,
    Content,
    FunctionInvocationLayer,
    Message,
    tool,
)

from schemas.errors import BadRequest
from schemas.events import CompactionRequested
from streams.client import FakeSessionMemory, MemoryProvider
from streams.client.agent_framework import SessionHistoryProvider
from streams.client.background import in_background


class ScriptedClient(FunctionInvocationLayer[Any], BaseChatClient[Any]):
    """A chat client of the framework that calls a tool twice, and then says how many messages it was given."""

    def _inner_get_response(
        self, *, messages: Sequence[Message], stream: bool, options: Mapping[str, Any], **_: Any
    ) -> Any:
        async def answer() -> ChatResponse[Any]:
            if messages[-1].text == "Look it up.":
                calls = [
                    Content.from_function_call(f"c{number}", "look_up", arguments={"q": number})
                    for number in (1, 2)
                ]
                return ChatResponse(messages=[Message("assistant", ["One moment", *calls])])
            return ChatResponse(messages=[Message("assistant", [f"{len(messages)} messages"])])

        return answer()


@tool(approval_mode="never_require")
def look_up(q: int) -> str:
    """Look something up."""
    return f"found {q}"


async def test_an_agent_remembers_over_runs_and_restarts(memory: FakeSessionMemory) -> None:
    def agent() -> Any:
        provider = SessionHistoryProvider(memory, agent_id="a")
        return Agent(ScriptedClient(), tools=[look_up], context_providers=[provider])

    first = agent()
    said = await first.run("Look it up.", session=first.create_session(session_id="s1"))
    second = agent()
    again = await second.run("And now?", session=second.create_session(session_id="s1"))

    assert said.text.endswith("messages")
    # Tool results are messages of their own in memory: question, calls, two results, answer, question.
    assert again.text == "6 messages"
    read = await memory.memory("s1")
    assert [message.role for message in read.messages] == [
        *("user", "assistant", "tool", "tool", "assistant"),
        *("user", "assistant"),
    ]
    assert [(message.name, message.text) for message in read.messages if message.role == "tool"] == [
        ("look_up", "found 1"),
        ("look_up", "found 2"),
    ]
    assert {message.agent_id for message in read.messages} == {"a"}


@pytest.mark.parametrize(("reason", "requests"), [("length", ["length_exceeded"]), ("stop", []), (None, [])])
async def test_an_answer_that_ended_for_length_asks_for_a_compaction(
    memory: FakeSessionMemory, reason: Any, requests: list[str]
) -> None:
    class CutOff(ScriptedClient):
        def _inner_get_response(self, **_: Any) -> Any:
            async def answer() -> ChatResponse[Any]:
                return ChatResponse(messages=[Message("assistant", ["And so on"])], finish_reason=reason)

            return answer()

    agent: Any = Agent(CutOff(), context_providers=[SessionHistoryProvider(memory, agent_id="a")])
    await agent.run("Tell me all.", session=agent.create_session(session_id="s1"))

    asked = [event for event in memory.published if isinstance(event, CompactionRequested)]
    assert [event.reason for event in asked] == requests
    assert {event.agent_id for event in asked} <= {"a"}
    assert [message.role for message in (await memory.memory("s1")).messages] == ["user", "assistant"]


async def test_messages_come_back_as_they_were_given(memory: FakeSessionMemory) -> None:
    provider = SessionHistoryProvider(memory)
    given = [
        Message("system", ["Be brief."]),
        Message(
            "user", ["What is this?", Content.from_uri("https://example.org/a.png", media_type="image/png")]
        ),
        Message(
            "assistant",
            [
                Content.from_text_reasoning(text="hm"),
                Content.from_text("One moment"),
                Content.from_function_call("c1", "look_up", arguments='{"q": 1}'),
            ],
            message_id="m1",
            additional_properties={"k": "v"},
        ),
        Message("tool", [Content.from_function_result("c1", result={"a": 1})]),
        Message("assistant", ["A lamp."]),
    ]
    await provider.save_messages("s1", given[:3])
    await provider.save_messages("s1", given[3:])

    returned = await provider.get_messages("s1")
    assert [message.to_dict() for message in returned] == [message.to_dict() for message in given]
    read = await memory.memory("s1")
    assert read.messages[2].thinking == "hm"
    assert read.messages[3].name == "look_up"


async def test_what_a_service_called_and_answered_itself_comes_back_in_its_order(
    memory: FakeSessionMemory,
) -> None:
    """One message has the call, its result, and what was said of it."""
    provider = SessionHistoryProvider(memory)
    contents = [
        Content.from_text("One moment"),
        Content.from_function_call("c1", "look_up", arguments={"q": 1}),
        Content.from_function_result("c1", result="found 1"),
        Content.from_text("Here it is."),
    ]
    await provider.save_messages("s1", [Message("user", ["Look it up."]), Message("assistant", contents)])

    _, *returned = await provider.get_messages("s1")
    assert {message.role for message in returned} == {"assistant"}
    assert [content.to_dict() for message in returned for content in message.contents] == [
        content.to_dict() for content in contents
    ]
    read = await memory.memory("s1")
    assert [(message.role, message.text) for message in read.messages] == [
        ("user", "Look it up."),
        ("assistant", "One moment"),
        ("tool", "found 1"),
        ("assistant", "Here it is."),
    ]


@pytest.mark.filterwarnings("ignore:.COMPUTER_USE")
async def test_a_computers_call_and_its_result_are_one_group(memory: FakeSessionMemory) -> None:
    provider = SessionHistoryProvider(memory, agent_id="a")
    call = Message(
        "assistant",
        [Content.from_computer_tool_call(id="i1", call_id="k1", actions=[{"type": "screenshot"}])],
    )
    result = Message(
        "user",
        [
            Content.from_computer_tool_result(
                call_id="k1",
                screenshot=Content.from_uri("https://example.org/a.png", media_type="image/png"),
            )
        ],
    )
    given = [Message("user", ["Look."]), call, result, Message("assistant", ["A desk."])]
    await provider.save_messages("s1", given)

    returned = await provider.get_messages("s1")
    assert [message.to_dict() for message in returned] == [message.to_dict() for message in given]
    read = await memory.memory("s1")
    assert [message.role for message in read.messages] == ["user", "assistant", "tool", "assistant"]
    assert [(made.id, made.name, made.arguments) for made in read.messages[1].tool_calls or ()] == [
        ("k1", "computer", '[{"type":"screenshot"}]')
    ]
    assert (read.messages[2].name, read.messages[2].text) == ("computer", "[https://example.org/a.png]")


@pytest.mark.filterwarnings("ignore:.COMPUTER_USE")
async def test_a_computers_call_without_a_result_comes_back_in_a_form_that_an_error_can_answer(
    memory: FakeSessionMemory,
) -> None:
    provider = SessionHistoryProvider(memory, agent_id="a")
    call = Content.from_computer_tool_call(id="i1", call_id="k1", actions=[{"type": "screenshot"}])
    await provider.save_messages("s1", [Message("user", ["Look."]), Message("assistant", [call])])
    waiting = await provider.get_messages("s1")
    await provider.save_messages("s1", [Message("user", ["Never mind."])])

    _, made, error, _ = await provider.get_messages("s1")

    assert waiting[1].to_dict() == Message("assistant", [call]).to_dict()
    assert [(one.contents[0].type, one.contents[0].call_id) for one in (made, error)] == [
        ("function_call", "k1"),
        ("function_result", "k1"),
    ]


async def test_messages_of_others_are_the_frameworks_too(memory: FakeSessionMemory) -> None:
    await memory.add_user_message("s1", "Hello")
    await memory.add_ai_message("s1", "", tool_calls=[{"id": "c1", "name": "f", "arguments": "{}"}])
    await memory.add_tool_call_response("s1", "c1", "f", "found")

    user, calls, result = await SessionHistoryProvider(memory).get_messages("s1")

    assert (user.role, user.text) == ("user", "Hello")
    assert (calls.contents[0].call_id, calls.contents[0].name) == ("c1", "f")
    assert result.contents[0].result == "found"


async def test_images_and_documents_of_others_are_the_frameworks_too(memory: FakeSessionMemory) -> None:
    await memory.add_multimodal_user_message(
        "s1",
        [
            {"kind": "text", "text": "Compare"},
            {"kind": "image", "uri": "https://example.org/a", "mime_type": "image/png"},
            {"kind": "image", "uri": "file-1"},
            {"kind": "pdf", "uri": "https://example.org/b.pdf"},
        ],
    )

    (message,) = await SessionHistoryProvider(memory).get_messages("s1")

    assert [(one.type, one.text or one.uri, one.media_type) for one in message.contents] == [
        ("text", "Compare", None),
        ("uri", "https://example.org/a", "image/png"),
        ("text", "[file-1]", None),
        ("uri", "https://example.org/b.pdf", "application/pdf"),
    ]


async def test_without_a_session_or_with_a_provider_that_keeps_nothing_nothing_is_kept(
    memory: FakeSessionMemory,
) -> None:
    await SessionHistoryProvider(memory).save_messages(None, [Message("user", ["x"])])
    await SessionHistoryProvider(memory, provider=MemoryProvider.none()).save_messages(
        "s1", [Message("user", ["x"])]
    )

    assert memory.published == []
    assert await SessionHistoryProvider(memory).get_messages(None) == []


def test_runs_on_other_event_loops_and_threads_share_a_memory_in_the_background() -> None:
    with in_background(FakeSessionMemory()) as memory:

        async def turn(text: str) -> str:
            agent: Any = Agent(ScriptedClient(), context_providers=[SessionHistoryProvider(memory)])
            return str((await agent.run(text, session=agent.create_session(session_id="s1"))).text)

        answers = [asyncio.run(turn("here"))]
        with ThreadPoolExecutor(1) as thread:
            answers.append(thread.submit(asyncio.run, turn("there")).result())

    assert answers == ["1 messages", "3 messages"]


async def test_the_id_of_a_session_may_be_a_uuid(memory: FakeSessionMemory) -> None:
    name: Any = uuid4()
    provider = SessionHistoryProvider(memory)
    await provider.save_messages(name, [Message("user", ["hi"])])

    assert [message.text for message in await provider.get_messages(name)] == ["hi"]
    assert (await memory.memory(str(name))).message_count == 1


async def test_arguments_that_are_not_json_are_refused(memory: FakeSessionMemory) -> None:
    content = Content.from_function_call("c1", "look_up", arguments={"a": 2**70})
    with pytest.raises(BadRequest, match="cannot be stored"):
        await SessionHistoryProvider(memory).save_messages(
            "s1", [Message("user", ["Hi"]), Message("assistant", [content])]
        )

    assert memory.published == []


@pytest.mark.parametrize("session_id", [None, ""])
async def test_without_a_session_nothing_is_kept(memory: FakeSessionMemory, session_id: str | None) -> None:
    provider = SessionHistoryProvider(memory)
    await provider.save_messages(session_id, [Message("user", ["Hi"])])

    assert await provider.get_messages(session_id) == []
    assert memory.published == []
