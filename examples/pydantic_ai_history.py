"""An agent of PydanticAI that remembers over runs and restarts, because its message history is in Kafka.

    export SESSIONSTREAM_BOOTSTRAP_SERVERS=localhost:9092 SESSIONSTREAM_MEMORY_URL=http://127.0.0.1:6066
    sessionstream topics create
    sessionstream worker memory &
    curl --silent --fail --retry 30 --retry-delay 1 --retry-all-errors http://127.0.0.1:6066/readyz
    python examples/pydantic_ai_history.py

Without OPENAI_BASE_URL, a model on this machine answers.
"""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import ExitStack

from local_model import serving
from openai import AsyncOpenAI
from pydantic_ai import Agent
from pydantic_ai.models.openai import OpenAIChatModel
from pydantic_ai.providers.openai import OpenAIProvider

from streams.client import SessionMemory
from streams.client.pydantic_ai import SessionHistory


async def main(session_id: str, base_url: str, api_key: str) -> None:
    """Run a few turns, then read the memory."""
    async with AsyncOpenAI(base_url=base_url, api_key=api_key) as client, SessionMemory() as memory:
        model = OpenAIChatModel(
            os.environ.get("MODEL", "local"), provider=OpenAIProvider(openai_client=client)
        )
        # Instructions are no part of the history, so no window takes them away.
        agent = Agent(model, instructions="Be brief.")

        @agent.tool_plain
        def get_weather(city: str) -> str:
            """Return the weather in a city."""
            return f"It is 21 degrees in {city}."

        for text in ("Hi, my name is Ann.", "What is the weather in Oslo and Rome?", "What is my name?"):
            # A new object per request, as in a web service: only the session id is needed.
            history = SessionHistory(session_id, memory, agent_id="weather")
            result = await agent.run(text, message_history=await history.messages())
            await history.add(result.new_messages())
            print(f"> {text}\n{result.output}")
        print(f"{(await memory.memory(session_id)).message_count} messages")


if __name__ == "__main__":
    with ExitStack() as stack:
        url = os.environ.get("OPENAI_BASE_URL") or stack.enter_context(serving())[0]
        name = sys.argv[1] if len(sys.argv) > 1 else "pydantic-ai-example"
        asyncio.run(main(name, url, os.environ.get("OPENAI_API_KEY", "local")))
