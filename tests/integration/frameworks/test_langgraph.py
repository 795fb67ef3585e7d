"""LangGraph's checkpointer on real Kafka: LangGraph's own tests, and a graph in two processes' objects."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from typing import Any

import pytest
from langchain_core.messages import AIMessage, HumanMessage
from langgraph.checkpoint.base import BaseCheckpointSaver
from langgraph.checkpoint.conformance import checkpointer_test, validate
from langgraph.graph import END, START, MessagesState, StateGraph
from langgraph.types import Command, interrupt

from streams.client import SessionMemory
from streams.client.langgraph import SessionCheckpointer

#: What LangGraph tests, and the least number of tests that there are.
QUICK = pytest.param({"get_tuple", "put_writes", "prune"}, 28, id="quick")
ALL = pytest.param(None, 60, id="all", marks=pytest.mark.long)


@pytest.mark.parametrize(("capabilities", "tests"), [QUICK, ALL])
async def test_it_passes_langgraphs_own_tests_of_a_checkpointer(
    connect: Callable[..., SessionMemory], capabilities: set[str] | None, tests: int
) -> None:
    @checkpointer_test(name="on Kafka")
    async def on_kafka() -> AsyncGenerator[BaseCheckpointSaver[Any], None]:
        async with connect() as memory:
            yield SessionCheckpointer(memory)

    report = await validate(on_kafka, capabilities=capabilities)

    assert {name: result.failures for name, result in report.results.items() if result.failures} == {}
    assert sum(result.tests_passed for result in report.results.values()) >= tests


async def test_a_graph_resumes_by_another_client(
    connect: Callable[..., SessionMemory], session_id: str
) -> None:
    def answer(state: MessagesState) -> dict[str, Any]:
        return {"messages": [AIMessage("It costs 20.")]}

    def approve(state: MessagesState) -> dict[str, Any]:
        return {"messages": [AIMessage(f"Approved: {interrupt('May I?')}")]}

    builder = StateGraph(MessagesState)
    builder.add_node("answer", answer)
    builder.add_node("approve", approve)
    builder.add_edge(START, "answer")
    builder.add_edge("answer", "approve")
    builder.add_edge("approve", END)
    thread: Any = {"configurable": {"thread_id": session_id}}
    async with connect() as first, connect(bootstrap_servers="") as second:
        graph = builder.compile(checkpointer=SessionCheckpointer(first))
        await graph.ainvoke({"messages": [HumanMessage("A lamp, please.")]}, thread)
        graph = builder.compile(checkpointer=SessionCheckpointer(second))
        done = await graph.ainvoke(Command(resume="yes"), thread)
        read = await second.memory(session_id)

    said = ["A lamp, please.", "It costs 20.", "Approved: yes"]
    assert [message.text for message in done["messages"]] == said
    assert [message.text for message in read.messages] == said
