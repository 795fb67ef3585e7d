"""LangChain's own chain, its history in Kafka."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from langchain_core.messages import AIMessage, BaseMessage, HumanMessage, ToolMessage
from langchain_core.prompts import ChatPromptTemplate, MessagesPlaceholder
from langchain_core.runnables import RunnableLambda
from langchain_core.runnables.history import RunnableWithMessageHistory
from openai import OpenAI

from streams.client import SessionMemory
from streams.client.background import in_background
from streams.client.langchain import KafkaChatMessageHistory
from tests.integration.frameworks.conftest import example
from tests.unit.streams.client.test_langchain import EVERY_KIND

# LangChain recommends its successor, which keeps histories in LangGraph.
pytestmark = pytest.mark.filterwarnings("ignore::langchain_core._api.LangChainDeprecationWarning")


@pytest.fixture
def model(local_model: tuple[str, Any]) -> Any:
    with OpenAI(base_url=local_model[0], api_key="local") as client:
        yield example("langchain_history").ChatCompletions(client=client)


def chain_of(model: Any, memory: SessionMemory, **keys: str) -> RunnableWithMessageHistory:
    prompt = ChatPromptTemplate.from_messages(
        [("system", "Be brief."), MessagesPlaceholder("history"), ("human", "{question}")]
    )
    return RunnableWithMessageHistory(
        prompt | model,
        lambda session_id: KafkaChatMessageHistory(session_id, memory),
        input_messages_key="question",
        history_messages_key="history",
    )


def config_of(session_id: str) -> Any:
    return {"configurable": {"session_id": session_id}}


def test_a_chain_remembers_without_an_event_loop(
    model: Any, connect: Callable[..., SessionMemory], session_id: str
) -> None:
    def turn(question: str) -> Any:
        with in_background(connect()) as memory:
            return chain_of(model, memory).invoke({"question": question}, config_of(session_id))

    turn("Hi, my name is Ann.")
    answer = turn("What is my name?")
    with in_background(connect()) as memory:
        messages = KafkaChatMessageHistory(session_id, memory).messages
        read = asyncio.run_coroutine_threadsafe(memory.memory(session_id), memory.loop).result()  # type: ignore[arg-type]

    assert answer.content == "Your name is Ann."
    assert [message.type for message in messages] == ["human", "ai", "human", "ai"]
    assert messages[-1] == answer
    assert read.usage.output_tokens == 9


async def test_a_chain_remembers_on_an_event_loop(model: Any, memory: SessionMemory, session_id: str) -> None:
    chain = chain_of(model, memory)
    await chain.ainvoke({"question": "My name is Ann."}, config_of(session_id))
    answers = await asyncio.gather(
        *(chain.ainvoke({"question": "What is my name?"}, config_of(session_id)) for _ in range(3))
    )

    history = await KafkaChatMessageHistory(session_id, memory).aget_messages()

    assert {answer.content for answer in answers} == {"Your name is Ann."}
    assert [message.type for message in history] == ["human", "ai"] * 4


async def test_a_chain_that_puts_the_history_before_its_input_stores_only_what_is_new(
    memory: SessionMemory, session_id: str
) -> None:
    async def answer(messages: list[BaseMessage]) -> AIMessage:
        # Somebody compacts while the model thinks; the chain takes the rest of its input for new.
        if len(messages) == 9:
            await memory.compact(session_id, user_message="before", ai_message="summary")
        return AIMessage(f"I was given {len(messages)}", id=f"run-{len(messages)}")

    chain: Any = RunnableWithMessageHistory(
        RunnableLambda(answer), lambda name: KafkaChatMessageHistory(name, memory)
    )
    for number in range(5):
        await chain.ainvoke([HumanMessage(f"question number {number}")], config_of(session_id))

    history = await KafkaChatMessageHistory(session_id, memory).aget_messages()

    assert [message.content for message in history] == [
        "before",
        "summary",
        "question number 4",
        "I was given 9",
    ]


async def test_every_kind_of_message_comes_back(memory: SessionMemory, session_id: str) -> None:
    history = KafkaChatMessageHistory(session_id, memory)
    await history.aadd_messages(EVERY_KIND)

    assert await history.aget_messages() == EVERY_KIND


async def test_tools_answers_stay_with_their_calls(memory: SessionMemory, session_id: str) -> None:
    await memory.configure(session_id, max_messages=3)
    history = KafkaChatMessageHistory(session_id, memory)
    for n in range(3):
        call = {"name": "f", "args": {}, "id": f"c{n}", "type": "tool_call"}
        said = [HumanMessage(f"q{n}"), AIMessage("", id=f"r{n}", tool_calls=[call])]
        await history.aadd_messages([*said, ToolMessage("done", tool_call_id=f"c{n}")])

    got = await history.aget_messages()

    assert [message.type for message in got] == ["human", "ai", "tool"]
    assert got[0].content == "q2"
