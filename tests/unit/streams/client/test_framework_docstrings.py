"""The examples in the docstrings of the adapters run, on a fake memory."""

from __future__ import annotations

import inspect
from typing import Any

import pytest
from agent_framework import Message
from langchain_core.messages import AIMessage, HumanMessage
from pydantic_ai import Agent
from pydantic_ai.models.test import TestModel

from streams.client import FakeSessionMemory
from streams.client.agent_framework import SessionHistoryProvider
from streams.client.background import call, in_background
from streams.client.langchain import KafkaChatMessageHistory
from streams.client.langgraph import SessionCheckpointer
from streams.client.openai_agents import KafkaSession
from streams.client.pydantic_ai import SessionHistory
from tests.unit.streams.client.test_docstrings import run


@pytest.mark.parametrize(
    "thing",
    [
        KafkaSession,
        KafkaChatMessageHistory,
        SessionCheckpointer,
        SessionHistory,
        SessionHistoryProvider,
        in_background,
    ],
    ids=lambda one: one.__name__,
)
async def test_the_example_does_what_it_says(thing: Any) -> None:
    text = inspect.getdoc(thing) or ""
    known = (
        AIMessage,
        HumanMessage,
        FakeSessionMemory,
        KafkaChatMessageHistory,
        KafkaSession,
        Message,
        SessionCheckpointer,
        SessionHistory,
        SessionHistoryProvider,
        call,
        in_background,
    )
    async with FakeSessionMemory() as memory:
        assert ">>> " in text
        await run(
            text, {**{one.__name__: one for one in known}, "memory": memory, "agent": Agent(TestModel())}
        )
