"""A LangChain chain that remembers, because its message history is in Kafka; in a program without an event loop.

    export SESSIONSTREAM_BOOTSTRAP_SERVERS=localhost:9092 SESSIONSTREAM_MEMORY_URL=http://127.0.0.1:6066
    sessionstream topics create
    sessionstream worker memory &
    curl --silent --fail --retry 30 --retry-delay 1 --retry-all-errors http://127.0.0.1:6066/readyz
    python examples/langchain_history.py

Without OPENAI_BASE_URL, a model on this machine answers. You can use ChatOpenAI of `langchain-openai` instead of the
class below, which needs only `langchain-core` and `openai`.
"""

from __future__ import annotations

import os
import sys
from contextlib import ExitStack
from typing import Any

from langchain_core.language_models import BaseChatModel
from langchain_core.messages import AIMessage, BaseMessage, convert_to_openai_messages
from langchain_core.outputs import ChatGeneration, ChatResult
from langchain_core.prompts import ChatPromptTemplate, MessagesPlaceholder
from langchain_core.runnables.history import RunnableWithMessageHistory
from local_model import serving
from openai import OpenAI

from streams.client import SessionMemory
from streams.client.background import in_background
from streams.client.langchain import KafkaChatMessageHistory


class ChatCompletions(BaseChatModel):
    """A chat model behind a Chat Completions API."""

    client: Any
    model: str = "local"

    @property
    def _llm_type(self) -> str:
        return "chat-completions"

    def _generate(self, messages: list[BaseMessage], *_: Any, **__: Any) -> ChatResult:
        prompt = convert_to_openai_messages(messages)
        completion = self.client.chat.completions.create(model=self.model, messages=prompt)
        choice, usage = completion.choices[0], completion.usage
        counts = {
            "input_tokens": usage.prompt_tokens,
            "output_tokens": usage.completion_tokens,
            "total_tokens": usage.total_tokens,
        }
        metadata = {"model_name": completion.model, "finish_reason": choice.finish_reason}
        answer = AIMessage(choice.message.content or "", usage_metadata=counts, response_metadata=metadata)
        return ChatResult(generations=[ChatGeneration(message=answer)])


def main(session_id: str, base_url: str, api_key: str) -> None:
    """Run two turns, then print the remembered messages."""
    prompt = ChatPromptTemplate.from_messages(
        [("system", "Be brief."), MessagesPlaceholder("history"), ("human", "{question}")]
    )
    with OpenAI(base_url=base_url, api_key=api_key) as client, in_background(SessionMemory()) as memory:
        chain = RunnableWithMessageHistory(
            prompt | ChatCompletions(client=client, model=os.environ.get("MODEL", "local")),
            lambda name: KafkaChatMessageHistory(name, memory, agent_id="chain"),
            input_messages_key="question",
            # With it, LangChain adds exactly the new messages, even if the history has changed in the meantime.
            history_messages_key="history",
        )
        config: Any = {"configurable": {"session_id": session_id}}
        for question in ("Hi, my name is Ann.", "What is my name?"):
            print(f"> {question}\n{chain.invoke({'question': question}, config).content}")
        for message in KafkaChatMessageHistory(session_id, memory).messages:
            print(f"{message.type}: {message.text}")


if __name__ == "__main__":
    with ExitStack() as stack:
        url = os.environ.get("OPENAI_BASE_URL") or stack.enter_context(serving())[0]
        name = sys.argv[1] if len(sys.argv) > 1 else "langchain-example"
        main(name, url, os.environ.get("OPENAI_API_KEY", "local"))
