from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import Any
from uuid import uuid4

import pytest
from langchain_core.language_models.fake_chat_models import GenericFakeChatModel
from langchain_core.messages import (
    AIMessage,
    AIMessageChunk,
    BaseMessage,
    ChatMessage,
    FunctionMessage,
    HumanMessage,
    InputTokenDetails,
    RemoveMessage,
    SystemMessage,
    ToolMessage,
)
from langchain_core.messages.ai import UsageMetadata
from langchain_core.prompts import ChatPromptTemplate, MessagesPlaceholder
from langchain_core.runnables.history import RunnableWithMessageHistory

from schemas.errors import BadRequest, ConfigurationError, PublishFailed
from schemas.events import AiMessageAdded, CompactionRequested
from schemas.parts import Usage
from schemas.settings import load_settings
from streams.client import FakeSessionMemory, SessionMemory
from streams.client.background import call, in_background, run_on_memory_loop
from streams.client.langchain import KafkaChatMessageHistory
from streams.client.memory_client import MemoryUnreachable


@pytest.fixture
def history(memory: FakeSessionMemory) -> KafkaChatMessageHistory:
    return KafkaChatMessageHistory("s1", memory)


CALL = {"name": "lookup", "args": {"q": [1, "ä"]}, "id": "c1", "type": "tool_call"}

#: A message of every kind; calls and responses pair.
EVERY_KIND: list[BaseMessage] = [
    SystemMessage("Be brief.", id="sys-1", additional_kwargs={"x": 1}),
    HumanMessage("Hi", name="ann", response_metadata={"k": "v"}),
    HumanMessage(
        [
            {"type": "text", "text": "see"},
            {"type": "image_url", "image_url": {"url": "https://example.org/a.png"}},
            {"type": "image", "base64": "A" * 2_000, "mime_type": "image/png"},
        ],
        example=True,
    ),
    AIMessage(
        [{"type": "thinking", "thinking": "hm", "signature": "s"}, {"type": "text", "text": "One moment"}],
        id="run-1",
        tool_calls=[CALL],
        invalid_tool_calls=[
            {"name": "f", "args": "{not", "id": "c2", "error": "no JSON", "type": "invalid_tool_call"}
        ],
        usage_metadata={"input_tokens": 3, "output_tokens": 5, "total_tokens": 8},
        response_metadata={"model_name": "m", "finish_reason": "tool_calls"},
    ),
    ToolMessage("found", tool_call_id="c1", name="lookup", artifact={"rows": [1, 2]}),
    ToolMessage("broken", tool_call_id="c2", status="error"),
    FunctionMessage(content="old", name="f"),
    ChatMessage(content="as a user", role="user"),
    ChatMessage(content="as a critic", role="critic"),
    AIMessageChunk(content="put ", id="run-2") + AIMessageChunk(content="together", id="run-2"),
    AIMessage(""),
]


async def test_every_kind_of_message_comes_back_as_it_was_given_in_order(
    history: KafkaChatMessageHistory,
) -> None:
    await history.aadd_messages(EVERY_KIND)

    got = await history.aget_messages()

    assert got == EVERY_KIND
    assert [type(message) for message in got] == [type(message) for message in EVERY_KIND]


async def test_others_see_what_was_said(memory: FakeSessionMemory, history: KafkaChatMessageHistory) -> None:
    await history.aadd_messages(EVERY_KIND)

    read = await memory.memory("s1")
    answer = read.messages[3]

    assert [message.role[0] for message in read.messages] == list("uuuattauaaa")
    assert (answer.text, answer.thinking) == ("One moment", "hm")
    assert [(call.id, call.arguments) for call in answer.tool_calls or ()] == [
        ("c1", '{"q":[1,"ä"]}'),
        ("c2", "{not"),
    ]
    assert [(message.name, message.is_error) for message in read.messages[4:6]] == [
        ("lookup", False),
        ("f", True),
    ]
    assert (read.usage.input_tokens, read.usage.output_tokens) == (3, 5)


@pytest.mark.parametrize(
    ("details", "cached_tokens"), [({"cache_read": 1_024}, 1_024), ({"cache_read": 0}, None), ({}, None)]
)
async def test_cached_tokens_of_an_answer_are_stored_with_its_usage(
    memory: FakeSessionMemory,
    history: KafkaChatMessageHistory,
    details: InputTokenDetails,
    cached_tokens: int | None,
) -> None:
    usage = UsageMetadata(
        input_tokens=2_000, output_tokens=30, total_tokens=2_030, input_token_details=details
    )
    await history.aadd_messages([AIMessage("Here it is.", usage_metadata=usage)])

    (event,) = memory.published
    assert isinstance(event, AiMessageAdded)
    assert event.usage == Usage(input_tokens=2_000, output_tokens=30, cached_tokens=cached_tokens)


async def test_what_others_said_comes_back_as_messages(
    memory: FakeSessionMemory, history: KafkaChatMessageHistory
) -> None:
    await memory.add_user_message("s1", "q")
    calls = [{"id": "c1", "name": "f", "arguments": '{"a": 1}'}, {"id": "c2", "name": "g", "arguments": "{"}]
    await memory.add_ai_message("s1", tool_calls=calls)
    await memory.add_tool_call_response("s1", "c1", "f", "no", is_error=True)

    human, ai, tool, unanswered = await history.aget_messages()

    assert isinstance(human, HumanMessage)
    assert isinstance(ai, AIMessage)
    assert isinstance(tool, ToolMessage)
    assert isinstance(unanswered, ToolMessage)
    assert ai.tool_calls == [{"type": "tool_call", "id": "c1", "name": "f", "args": {"a": 1}}]
    assert [one["args"] for one in ai.invalid_tool_calls] == ["{"]
    assert (tool.content, tool.status, tool.tool_call_id) == ("no", "error", "c1")
    assert (unanswered.status, unanswered.tool_call_id, unanswered.name) == ("error", "c2", "g")


async def test_clearing_twice_is_fine(history: KafkaChatMessageHistory) -> None:
    await history.aadd_messages([HumanMessage("a")])
    await history.aclear()
    await history.aclear()

    assert await history.aget_messages() == []


async def test_a_summary_comes_back_as_a_pair(
    memory: FakeSessionMemory, history: KafkaChatMessageHistory
) -> None:
    await history.aadd_messages([HumanMessage("I am Ann"), AIMessage("Hello Ann, welcome!", id="r1")])
    await memory.compact("s1", user_message="who am I", ai_message="you are Ann")

    assert [(m.type, m.content) for m in await history.aget_messages()] == [
        ("human", "who am I"),
        ("ai", "you are Ann"),
    ]


async def test_a_message_that_is_removed_is_gone(history: KafkaChatMessageHistory) -> None:
    await history.aadd_messages([HumanMessage("a", id="h1"), AIMessage("b", id="r1")])
    await history.aadd_messages([RemoveMessage("h1"), RemoveMessage("nobody")])

    assert await history.aget_messages() == [AIMessage("b", id="r1")]


async def test_a_message_that_is_replaced_is_there_once_as_it_was_given_last(
    history: KafkaChatMessageHistory,
) -> None:
    await history.aadd_messages([HumanMessage("a", id="h1"), AIMessage("b", id="r1")])
    await history.aget_messages()
    await history.aadd_messages([RemoveMessage("h1"), HumanMessage("edited", id="h1")])

    assert await history.aget_messages() == [AIMessage("b", id="r1"), HumanMessage("edited", id="h1")]


async def test_a_message_that_is_removed_behind_it_is_not_there(history: KafkaChatMessageHistory) -> None:
    await history.aadd_messages([HumanMessage("a", id="h1")])
    await history.aadd_messages([HumanMessage("edited", id="h1"), AIMessage("b"), RemoveMessage("h1")])

    assert await history.aget_messages() == [AIMessage("b")]


async def test_a_message_that_is_no_json_is_refused(history: KafkaChatMessageHistory) -> None:
    with pytest.raises(BadRequest, match="a message of LangChain cannot be stored"):
        await history.aadd_messages([ToolMessage("a", tool_call_id="c1", artifact=object())])


# Not twice


def test_an_assignment_of_messages_says_what_to_call(history: KafkaChatMessageHistory) -> None:
    with pytest.raises(AttributeError, match=r"call clear\(\), and then add_messages"):
        history.messages = [HumanMessage("x")]


async def test_a_count_below_zero_is_left_out(
    memory: FakeSessionMemory, history: KafkaChatMessageHistory
) -> None:
    """A provider that is wrong about a count must not make its answer one that cannot be stored."""
    usage: UsageMetadata = {
        "input_tokens": 7,
        "output_tokens": -1,
        "total_tokens": 6,
        "input_token_details": InputTokenDetails(cache_read=-2),
    }
    given = AIMessage("x", usage_metadata=usage)
    await history.aadd_messages([given])

    assert await history.aget_messages() == [given]
    (stored,) = memory.published
    assert isinstance(stored, AiMessageAdded)
    assert stored.usage == Usage(input_tokens=7)


async def test_messages_that_memory_holds_are_not_stored_again(memory: FakeSessionMemory) -> None:
    said: list[BaseMessage] = [
        HumanMessage("hi"),
        AIMessage("hello", id="r1"),
        HumanMessage("hi"),
        AIMessage("!", id="r2"),
    ]
    await KafkaChatMessageHistory("s1", memory).aadd_messages(said)
    await KafkaChatMessageHistory("s1", memory).aadd_messages([*said, HumanMessage("hi")])

    assert await KafkaChatMessageHistory("s1", memory).aget_messages() == [*said, HumanMessage("hi")]


async def test_what_was_given_out_and_compacted_since_is_not_stored_again(
    memory: FakeSessionMemory, history: KafkaChatMessageHistory
) -> None:
    said: list[BaseMessage] = []
    for n in range(5):
        said += [HumanMessage(f"q{n}"), AIMessage(f"a{n}", id=f"r{n}")]
    await history.aadd_messages(said)
    given = await history.aget_messages()
    await memory.compact("s1", user_message="before", ai_message="summary")
    # As RunnableWithMessageHistory cuts what it believes to be the history from the input.
    await history.aadd_messages([*given[2:], HumanMessage("new"), AIMessage("answer", id="r9")])

    assert [m.content for m in await history.aget_messages()] == ["before", "summary", "new", "answer"]


async def test_who_says_the_same_again_is_heard_again(history: KafkaChatMessageHistory) -> None:
    for number in range(2):
        await history.aadd_messages([HumanMessage("yes"), AIMessage("ok", id=f"r{number}")])

    assert [m.content for m in await history.aget_messages()] == ["yes", "ok", "yes", "ok"]


async def test_a_call_that_failed_and_is_made_again_stores_nothing_twice(
    memory: FakeSessionMemory, history: KafkaChatMessageHistory
) -> None:
    said: Sequence[BaseMessage] = [HumanMessage("q"), AIMessage("a", id="r1")]
    memory.backend.broker_away(after=1)
    with pytest.raises(PublishFailed):
        await history.aadd_messages(said)
    memory.backend.broker_back()
    await history.aadd_messages(said)

    assert await history.aget_messages() == said


async def test_an_id_that_is_used_again_loses_nothing(history: KafkaChatMessageHistory) -> None:
    for text in ("one", "two", "two"):
        await history.aadd_messages([HumanMessage(f"say {text}"), AIMessage(text, id="r1")])

    assert [m.content for m in await history.aget_messages()] == ["say one", "one", "say two", "two"]


async def test_a_message_of_another_client_given_back_is_not_stored_again(
    memory: FakeSessionMemory, history: KafkaChatMessageHistory
) -> None:
    call = {"id": "c1", "name": "f", "arguments": "{}"}
    await memory.add_multimodal_user_message("s1", [{"kind": "image", "uri": "https://example.org/a.png"}])
    await memory.add_ai_message("s1", "one moment", tool_calls=[call], metadata={"name": "web"})
    await memory.add_tool_call_response("s1", "c1", "f", "done")
    given = await history.aget_messages()

    assert [m.additional_kwargs for m in given] == [{}, {"metadata": {"name": "web"}}, {}]
    await KafkaChatMessageHistory("s1", memory).aadd_messages([*given, HumanMessage("new")])

    assert await history.aget_messages() == [*given, HumanMessage("new")]


# Ended for length, from what


@pytest.mark.parametrize(
    "metadata",
    [
        {"finish_reason": "length"},
        {"stop_reason": "max_tokens"},
        {"done_reason": "length"},
        {"incomplete_details": {"reason": "max_output_tokens"}},
    ],
)
async def test_an_answer_that_was_cut_off_asks_for_a_compaction(
    memory: FakeSessionMemory, history: KafkaChatMessageHistory, metadata: dict[str, Any]
) -> None:
    await history.aadd_messages([HumanMessage("q"), AIMessage("Once", response_metadata=metadata)])

    request = memory.published[-1]
    assert isinstance(request, CompactionRequested)
    assert request.reason == "length_exceeded"


async def test_answers_say_from_which_memory_they_were_made(memory: FakeSessionMemory) -> None:
    history = KafkaChatMessageHistory("s1", memory, agent_id="a", agent_role="r", user_id="u")
    await history.aget_messages()
    await history.aadd_messages([HumanMessage("q"), AIMessage("a")])

    answer = memory.published[-1]
    assert isinstance(answer, AiMessageAdded)
    assert answer.context is not None
    assert (answer.agent_id, answer.agent_role, answer.user_id) == ("a", "r", "u")


# Without an event loop, and across them


def test_a_program_without_an_event_loop_uses_it_as_any_other_history() -> None:
    with in_background(FakeSessionMemory()) as memory:
        history = KafkaChatMessageHistory("s1", memory)
        history.add_user_message("hi")
        history.add_ai_message(AIMessage("hello", id="r1"))
        history.add_messages([HumanMessage("again")])

        assert [m.content for m in history.messages] == ["hi", "hello", "again"]
        assert str(history) == "Human: hi\nAI: hello\nHuman: again"
        history.clear()
        assert history.messages == []


def test_another_event_loop_may_use_a_memory_in_the_background() -> None:
    async def talk(history: KafkaChatMessageHistory) -> list[BaseMessage]:
        await history.aadd_messages([HumanMessage("hi")])
        return await history.aget_messages()

    with in_background(FakeSessionMemory()) as memory:
        assert asyncio.run(talk(KafkaChatMessageHistory("s1", memory))) == [HumanMessage("hi")]


async def test_a_thread_may_use_a_memory_of_the_event_loop(history: KafkaChatMessageHistory) -> None:
    await asyncio.to_thread(history.add_user_message, "hi")

    assert await history.aget_messages() == [HumanMessage("hi")]


async def test_waiting_on_the_loop_itself_is_refused(history: KafkaChatMessageHistory) -> None:
    with pytest.raises(ConfigurationError, match="use the async methods"):
        _ = history.messages


def test_a_memory_that_is_not_started_says_how_to() -> None:
    with pytest.raises(ConfigurationError, match="in_background"):
        _ = KafkaChatMessageHistory("s1", FakeSessionMemory()).messages


def test_the_thread_ends_with_the_block_also_when_it_raises() -> None:
    before = set(threading.enumerate())
    with suppress(KeyError), in_background(FakeSessionMemory()) as memory:
        call(memory, memory.add_user_message("s1", "hi"))
        raise KeyError

    assert set(threading.enumerate()) <= before


def test_threads_that_wait_when_the_block_ends_are_told_so() -> None:
    started = threading.Barrier(3)
    told: list[BaseException] = []

    async def never() -> None:
        await asyncio.to_thread(started.wait, 10)
        await asyncio.Event().wait()

    def waits(memory: FakeSessionMemory) -> None:
        try:
            call(memory, never())
        except ConfigurationError as error:
            told.append(error)

    def awaits(memory: FakeSessionMemory) -> None:
        try:
            asyncio.run(run_on_memory_loop(memory, never()))
        except ConfigurationError as error:
            told.append(error)

    with in_background(FakeSessionMemory()) as memory:
        threads = [threading.Thread(target=work, args=[memory], daemon=True) for work in (waits, awaits)]
        for thread in threads:
            thread.start()
        started.wait(10)
    for thread in threads:
        thread.join(10)

    assert ["closed while a call was waiting" in str(error) for error in told] == [True, True]


def test_a_loop_that_is_closed_between_the_look_and_the_call_is_a_clear_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    loop = asyncio.new_event_loop()
    loop.close()
    monkeypatch.setattr(loop, "is_running", lambda: True)
    memory = FakeSessionMemory()
    memory.loop = loop

    with pytest.raises(ConfigurationError, match="is not started"):
        call(memory, memory.memory("s1"))


def test_without_langchain_importing_it_says_what_to_install() -> None:
    program = "import sys; sys.modules['langchain_core'] = None\nimport streams.client.langchain"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)

    assert done.stderr.splitlines()[-1] == (
        "ImportError: streams.client.langchain needs langchain-core: install sessionstream[langchain]"
        " (in a checkout: pip install '.[langchain]')"
    )


def chain_with_history(memory: Any) -> RunnableWithMessageHistory:
    prompt = ChatPromptTemplate.from_messages([MessagesPlaceholder("history"), ("human", "{question}")])
    return RunnableWithMessageHistory(
        prompt | GenericFakeChatModel(messages=iter([AIMessage("Hi!")])),
        lambda session_id: KafkaChatMessageHistory(session_id, memory),
        input_messages_key="question",
        history_messages_key="history",
    )


CONFIG: Any = {"configurable": {"session_id": "s1"}}


@pytest.mark.filterwarnings("ignore:RunnableWithMessageHistory is deprecated")
def test_a_chain_without_a_broker_and_a_worker_raises_before_it_asks_its_model() -> None:
    memory = SessionMemory(
        settings=load_settings(memory_url=["http://127.0.0.1:1"]), read_timeout_seconds=1.0
    )
    with pytest.raises(ConfigurationError, match="not started"):
        chain_with_history(memory).invoke({"question": "Hello?"}, CONFIG)
    with in_background(memory), pytest.raises(MemoryUnreachable):
        chain_with_history(memory).invoke({"question": "Hello?"}, CONFIG)


@pytest.mark.filterwarnings("ignore:RunnableWithMessageHistory is deprecated")
def test_a_turn_that_a_chain_could_not_write_is_in_langchains_log(caplog: pytest.LogCaptureFixture) -> None:
    with in_background(FakeSessionMemory()) as memory:
        memory.backend.broker_away()
        answer = chain_with_history(memory).invoke({"question": "Hello?"}, CONFIG)
        warnings = [record.message for record in caplog.records if record.name.startswith("langchain")]

        assert answer.text == "Hi!"
        assert any("on_chain_end" in line and "PublishFailed" in line for line in warnings)
        with pytest.raises(PublishFailed):
            KafkaChatMessageHistory("s1", memory).add_messages([HumanMessage("Hello?"), answer])


async def test_the_id_of_a_session_may_be_a_uuid(memory: FakeSessionMemory) -> None:
    name: Any = uuid4()
    await KafkaChatMessageHistory(name, memory).aadd_messages([HumanMessage("hi")])

    assert await KafkaChatMessageHistory(name, memory).aget_messages() == [HumanMessage("hi")]
    assert (await memory.memory(str(name))).message_count == 1
