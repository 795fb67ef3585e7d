"""A session of the SDK whose memory the compaction process summarizes, asked for by an MCP client."""

from __future__ import annotations

import asyncio
from typing import Any

from agents import Agent, OpenAIResponsesModel, Runner, set_tracing_disabled
from mcp import Client
from openai import AsyncOpenAI, DefaultAsyncHttpxClient

from streams.client import SessionMemory
from streams.client.openai_agents import KafkaSession
from streams.mcp.server import mcp_server
from tests.live.system import System


async def test_an_agent_goes_on_from_what_the_compaction_process_summarized(
    system: System, memory: SessionMemory, session_id: str, local_model: tuple[str, Any]
) -> None:
    # Until it is in its group, a request is answered at once: no compaction worker runs.
    compaction = system.start("compaction", process="compaction")
    await asyncio.to_thread(compaction.wait_ready)
    set_tracing_disabled(True)
    session = KafkaSession(session_id, memory)
    async with AsyncOpenAI(
        base_url=local_model[0], api_key="local", http_client=DefaultAsyncHttpxClient(verify=False)
    ) as client:
        agent = Agent(name="a", model=OpenAIResponsesModel("local-reasoning", client))
        for number in range(5):
            padding = f"Remark {number}: " + "the parcel is still on its way. " * 20
            await Runner.run(agent, f"{padding} My name is Ann.", session=session)
        before: Any = await session.get_items()

        async with Client(mcp_server(memory)) as tools:
            answer = await tools.call_tool("compact_memory", {"session_id": session_id})
        after: Any = await session.get_items()
        result = await Runner.run(agent, "What is my name?", session=session)
    compaction.stop()

    assert answer.structured_content is not None
    assert answer.structured_content["success"], answer.structured_content
    # A summary as a pair, then the newest turns as they were: a question, the reasoning, the answer.
    assert [item.get("role") for item in after[:2]] == ["user", "assistant"]
    assert after[2:] == before[-6:]
    assert result.final_output == "Your name is Ann."
