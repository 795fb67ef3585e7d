"""A LangGraph agent that waits for a person, and goes on in another process, because its state is in Kafka.

    export SESSIONSTREAM_BOOTSTRAP_SERVERS=localhost:9092 SESSIONSTREAM_MEMORY_URL=http://127.0.0.1:6066
    sessionstream topics create
    sessionstream worker memory &
    curl --silent --fail --retry 30 --retry-delay 1 --retry-all-errors http://127.0.0.1:6066/readyz
    python examples/langgraph_agent.py ask
    python examples/langgraph_agent.py approve

Without OPENAI_BASE_URL, a model on this machine answers.
"""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import ExitStack
from typing import Any

from langchain_core.messages import AIMessage, convert_to_openai_messages
from langgraph.graph import END, START, MessagesState, StateGraph
from langgraph.types import Command, interrupt
from local_model import serving
from openai import AsyncOpenAI

from streams.client import SessionMemory
from streams.client.langgraph import SessionCheckpointer


def graph_of(client: AsyncOpenAI, checkpointer: SessionCheckpointer) -> Any:
    """Return a graph that asks the model, and then a person."""

    async def ask_model(state: MessagesState) -> dict[str, Any]:
        prompt: Any = convert_to_openai_messages(state["messages"])
        completion = await client.chat.completions.create(
            model=os.environ.get("MODEL", "local"), messages=prompt
        )
        return {"messages": [AIMessage(completion.choices[0].message.content or "")]}

    async def ask_person(state: MessagesState) -> dict[str, Any]:
        decision = interrupt(f"Send this? {state['messages'][-1].text}")
        return {"messages": [AIMessage(f"Sent: {decision}")]}

    builder = StateGraph(MessagesState)
    builder.add_node("ask_model", ask_model)
    builder.add_node("ask_person", ask_person)
    builder.add_edge(START, "ask_model")
    builder.add_edge("ask_model", "ask_person")
    builder.add_edge("ask_person", END)
    return builder.compile(checkpointer=checkpointer)


async def main(step: str, thread_id: str, base_url: str, api_key: str) -> None:
    """Run until a person is asked, or go on with their answer."""
    thread = {"configurable": {"thread_id": thread_id}}
    async with AsyncOpenAI(base_url=base_url, api_key=api_key) as client, SessionMemory() as memory:
        graph = graph_of(client, SessionCheckpointer(memory, agent_id="graph"))
        if step == "ask":
            result = await graph.ainvoke({"messages": [("user", "Hi, my name is Ann.")]}, thread)
            print(result["__interrupt__"][0].value)
            return
        await graph.ainvoke(Command(resume="yes"), thread)
        for message in (await memory.memory(thread_id)).messages:
            print(f"{message.role}: {message.text}")


if __name__ == "__main__":
    if sys.argv[1:2] not in (["ask"], ["approve"]):
        raise SystemExit("usage: python examples/langgraph_agent.py ask|approve [THREAD_ID]")
    with ExitStack() as stack:
        url = os.environ.get("OPENAI_BASE_URL") or stack.enter_context(serving())[0]
        name = sys.argv[2] if len(sys.argv) > 2 else "langgraph-example"
        asyncio.run(main(sys.argv[1], name, url, os.environ.get("OPENAI_API_KEY", "local")))
