"""A hand-off between agents is neither a user's turn nor a message that a model cannot read."""

from __future__ import annotations

from typing import Any

import agents
import pytest

from schemas.errors import BadRequest, PublishFailed
from streams.client import FakeSessionMemory, MemoryFilter


async def test_it_is_a_group_of_the_agent_that_hands_over() -> None:
    async with FakeSessionMemory() as memory:
        await memory.add_user_message("s", "I want my money back.")
        await memory.add_hand_off("s", "billing team", "a refund", agent_id="support", event_id="h")
        await memory.add_hand_off("s", "billing team", "a refund", agent_id="support", event_id="h")
        read = await memory.memory("s")
        others = await memory.memory("s", filters=MemoryFilter.exclude_from_agent_id("support"))

    assert [message.role for message in read.messages] == ["user", "assistant", "tool"]
    assert read.messages[2].call_sequence == read.messages[1].sequence
    assert [message["role"] for message in read.openai_messages()] == ["user", "assistant", "tool"]
    call = read.openai_messages()[1]["tool_calls"][0]["function"]
    assert call == {"name": "transfer_to_billing_team", "arguments": '{"reason":"a refund"}'}
    assert read.openai_messages()[2]["content"] == '{"assistant": "billing team"}'
    assert [message.role for message in others.messages] == ["user"]


@pytest.mark.parametrize("acknowledged", [0, 1])
@pytest.mark.parametrize("in_a_turn", [False, True])
async def test_made_again_after_an_error_it_is_stored_once(acknowledged: int, *, in_a_turn: bool) -> None:
    async def hand_off(memory: FakeSessionMemory) -> None:
        if in_a_turn:
            async with memory.interaction("s", agent_id="support") as turn:
                turn.add_hand_off("billing", "a refund")
        else:
            await memory.add_hand_off("s", "billing", "a refund", agent_id="support")

    async with FakeSessionMemory() as memory:
        await memory.add_user_message("s", "I want my money back.")
        memory.backend.broker_away(after=acknowledged)
        with pytest.raises(PublishFailed):
            await hand_off(memory)
        memory.backend.broker_back()
        await hand_off(memory)
        once = (await memory.memory("s")).messages
        await hand_off(memory)
        twice = (await memory.memory("s")).messages

    assert [message.role for message in once] == ["user", "assistant", "tool"]
    assert once[2].call_sequence == once[1].sequence
    assert [message.role for message in twice] == ["user", *["assistant", "tool"] * 2]


@pytest.mark.parametrize(
    "name", ["billing", "Billing Agent", "Billing-Agent 2 (EU)", "Über\tAgent", "a\u00a0b", "请求", "A" * 52]
)
async def test_it_is_the_hand_off_of_the_agents_sdk(name: str) -> None:
    there: Any = agents.handoff(agents.Agent(name=name))
    async with FakeSessionMemory() as memory:
        await memory.add_hand_off("s", name, agent_id="support")
        _, response = (await memory.memory("s")).messages

    assert response.name == there.tool_name
    assert response.text == there.get_transfer_message(agents.Agent(name=name))


async def test_the_name_of_a_tool_is_not_longer_than_a_models_api_takes() -> None:
    async with FakeSessionMemory() as memory:
        await memory.add_hand_off("s", "B" * 100)
        _, response = (await memory.memory("s")).messages

    assert response.name == "transfer_to_" + "b" * 52


async def test_a_window_counts_it_to_the_turn_in_which_it_happened() -> None:
    async with FakeSessionMemory() as memory:
        for question in ("first", "second"):
            await memory.add_user_message("s", question)
            await memory.add_hand_off("s", "billing", agent_id="support")
            await memory.add_ai_message("s", f"{question}: done", agent_id="billing")
        await memory.configure("s", max_messages=5)
        read = await memory.memory("s")

    assert [message.role for message in read.messages] == ["user", "assistant", "tool", "assistant"]
    assert read.messages[0].text == "second"


async def test_a_turn_hands_over_and_goes_on() -> None:
    async with FakeSessionMemory() as memory:
        async with memory.interaction("s", agent_id="support") as turn:
            turn.add_user_message("I want my money back.")
            turn.add_hand_off("billing", event_id="h")
            turn.add_ai_message("Which order?", agent_id="billing")
            roles = [message["role"] for message in turn.messages()]
        read = await memory.memory("s")

    assert roles == ["user", "assistant", "tool", "assistant"]
    assert [message.agent_id for message in read.messages] == ["support", "support", "support", "billing"]


async def test_without_a_session_nothing_is_kept_and_without_an_agent_it_is_refused() -> None:
    async with FakeSessionMemory() as memory:
        assert await memory.add_hand_off(None, "billing") == []
        with pytest.raises(BadRequest, match="names the agent"):
            await memory.add_hand_off("s", "")
