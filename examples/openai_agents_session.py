"""An agent of the OpenAI Agents SDK that remembers over runs and restarts, because its session is in Kafka.

    export SESSIONSTREAM_BOOTSTRAP_SERVERS=localhost:9092 SESSIONSTREAM_MEMORY_URL=http://127.0.0.1:6066
    sessionstream topics create
    sessionstream worker memory &
    curl --silent --fail --retry 30 --retry-delay 1 --retry-all-errors http://127.0.0.1:6066/readyz
    python examples/openai_agents_session.py

Without OPENAI_BASE_URL, a model on this machine answers; the upload of traces is off.
"""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import ExitStack

from agents import Agent, OpenAIResponsesModel, Runner, function_tool, set_tracing_disabled
from local_model import serving
from openai import AsyncOpenAI

from streams.client import SessionMemory
from streams.client.openai_agents import KafkaSession


@function_tool
def get_weather(city: str) -> str:
    """Return the weather in a city."""
    return f"It is 21 degrees in {city}."


async def main(session_id: str, base_url: str, api_key: str) -> None:
    """Run a few turns, then read the memory."""
    set_tracing_disabled(True)
    async with AsyncOpenAI(base_url=base_url, api_key=api_key) as client, SessionMemory() as memory:
        model = OpenAIResponsesModel(os.environ.get("MODEL", "local-reasoning"), client)
        agent = Agent(name="weather", instructions="Be brief.", model=model, tools=[get_weather])
        for text in ("Hi, my name is Ann.", "What is the weather in Oslo and Rome?", "What is my name?"):
            # A new object per request, as in a web service: only the session id is needed.
            session = KafkaSession(session_id, memory, agent_id="weather")
            async with session.watching_length():
                result = await Runner.run(agent, text, session=session)
            print(f"> {text}\n{result.final_output}")
        read = await memory.memory(session_id)
        print(f"{read.message_count} messages, {read.usage.input_tokens} tokens read by the model so far")


if __name__ == "__main__":
    with ExitStack() as stack:
        url = os.environ.get("OPENAI_BASE_URL") or stack.enter_context(serving())[0]
        name = sys.argv[1] if len(sys.argv) > 1 else "openai-agents-example"
        asyncio.run(main(name, url, os.environ.get("OPENAI_API_KEY", "local")))
