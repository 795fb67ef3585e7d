"""An agent of the Microsoft Agent Framework that remembers over runs and restarts, because its history is in Kafka.

    export SESSIONSTREAM_BOOTSTRAP_SERVERS=localhost:9092 SESSIONSTREAM_MEMORY_URL=http://127.0.0.1:6066
    sessionstream topics create
    sessionstream worker memory &
    curl --silent --fail --retry 30 --retry-delay 1 --retry-all-errors http://127.0.0.1:6066/readyz
    python examples/agent_framework_history.py

Without OPENAI_BASE_URL, a model on this machine answers. You can use OpenAIChatCompletionClient of
`agent-framework-openai` instead of the class below, which needs only `agent-framework-core` and `openai`.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from typing import Any

from agent_framework import Agent, BaseChatClient, ChatResponse, Message
from local_model import serving
from openai import AsyncOpenAI

from streams.client import SessionMemory
from streams.client.agent_framework import SessionHistoryProvider


class ChatCompletions(BaseChatClient[Any]):
    """A chat client of the framework behind a Chat Completions API, for text alone."""

    def __init__(self, client: AsyncOpenAI, model: str) -> None:
        super().__init__()
        self._client = client
        self._model = model

    def _inner_get_response(
        self, *, messages: Sequence[Message], stream: bool, options: Mapping[str, Any], **_: Any
    ) -> Any:
        del options  # a temperature, tools and others, which this client does not send
        if stream:
            raise ValueError("this client does not stream")

        async def answer() -> ChatResponse[Any]:
            prompt: Any = [{"role": str(message.role), "content": message.text} for message in messages]
            completion = await self._client.chat.completions.create(model=self._model, messages=prompt)
            text = completion.choices[0].message.content or ""
            return ChatResponse(messages=[Message("assistant", [text])])

        return answer()


async def main(session_id: str, base_url: str, api_key: str) -> None:
    """Run two turns, each with a new agent, then print the remembered messages."""
    async with AsyncOpenAI(base_url=base_url, api_key=api_key) as client, SessionMemory() as memory:
        chat = ChatCompletions(client, os.environ.get("MODEL", "local"))
        for text in ("Hi, my name is Ann.", "What is my name?"):
            # A new agent per request, as in a web service: only the session id is needed.
            agent = Agent(chat, context_providers=[SessionHistoryProvider(memory, agent_id="greeter")])
            result = await agent.run(text, session=agent.create_session(session_id=session_id))
            print(f"> {text}\n{result.text}")
        for message in (await memory.memory(session_id)).messages:
            print(f"{message.role}: {message.text}")


if __name__ == "__main__":
    with ExitStack() as stack:
        url = os.environ.get("OPENAI_BASE_URL") or stack.enter_context(serving())[0]
        name = sys.argv[1] if len(sys.argv) > 1 else "agent-framework-example"
        asyncio.run(main(name, url, os.environ.get("OPENAI_API_KEY", "local")))
