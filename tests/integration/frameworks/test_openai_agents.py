"""The SDK's own runner, its sessions in Kafka."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any, cast

import pytest
from agents import (
    Agent,
    ModelBehaviorError,
    OpenAIChatCompletionsModel,
    OpenAIResponsesModel,
    Runner,
    function_tool,
    set_tracing_disabled,
)
from openai import AsyncOpenAI, BadRequestError, DefaultAsyncHttpxClient

from schemas.events import AiMessageAdded
from schemas.parts import Usage
from streams.client import FakeSessionMemory, SessionMemory
from streams.client.openai_agents import KafkaSession
from tests.fakes.chat_completions import Answer, ChatCompletions
from tests.live.system import System
from tests.live.waiting import until_async
from tests.unit.streams.client.sdk_items import EVERY_TYPE, said, same, user


@function_tool
def get_weather(city: str) -> str:
    """Tell the weather."""
    return f"21 degrees in {city}."


@pytest.fixture(params=["responses", "chat_completions"])
async def agent(request: pytest.FixtureRequest, local_model: tuple[str, Any]) -> AsyncIterator[Agent[Any]]:
    set_tracing_disabled(True)
    async with AsyncOpenAI(
        base_url=local_model[0], api_key="local", http_client=DefaultAsyncHttpxClient(verify=False)
    ) as client:
        model = (
            OpenAIResponsesModel("local-reasoning", client)
            if request.param == "responses"
            else OpenAIChatCompletionsModel("local", client)
        )
        yield Agent(name="a", instructions="Be brief.", model=model, tools=[get_weather])


async def test_an_agent_remembers_over_turns_with_tools(
    agent: Agent[Any], connect: Callable[..., SessionMemory], session_id: str
) -> None:
    async def turn(text: str) -> Any:
        # A connection and a session a turn, as after a restart.
        async with connect() as memory:
            return await Runner.run(agent, text, session=KafkaSession(session_id, memory))

    await turn("Hi, my name is Ann.")
    weather = await turn("What is the weather in Oslo and Rome?")
    name = await turn("What is my name?")
    async with connect() as memory:
        read = await memory.memory(session_id, consistency="linearizable")
        items = await KafkaSession(session_id, memory).get_items()

    assert weather.final_output == "21 degrees in Oslo. 21 degrees in Rome."
    assert name.final_output == "Your name is Ann."
    assert [message.role for message in read.messages] == [
        *("user", "assistant"),
        *("user", "assistant", "tool", "tool", "assistant"),
        *("user", "assistant"),
    ]
    assert not read.truncated
    # What it was billed for, all of it and no more.
    billed = [result.context_wrapper.usage for result in (weather, name)]
    assert read.usage.output_tokens == sum(usage.output_tokens for usage in billed) + 5
    assert read.usage.input_tokens > sum(usage.input_tokens for usage in billed)
    # A turn begins with the session's items and the question.
    assert same(name.to_input_list()[1:], items[-len(name.to_input_list()) + 1 :])


async def test_a_streamed_run_is_kept_like_any_other(
    agent: Agent[Any], memory: SessionMemory, session_id: str
) -> None:
    session = KafkaSession(session_id, memory)
    result = Runner.run_streamed(agent, "What is the weather in Oslo?", session=session)
    async for _ in result.stream_events():
        pass

    read = await memory.memory(session_id)

    assert result.final_output == "21 degrees in Oslo."
    assert [message.role for message in read.messages] == ["user", "assistant", "tool", "assistant"]
    assert read.usage.output_tokens == result.context_wrapper.usage.output_tokens


async def test_cached_tokens_are_stored_with_the_answer_that_they_were_billed_for() -> None:
    set_tracing_disabled(True)
    call = {
        "id": "c1",
        "type": "function",
        "function": {"name": "get_weather", "arguments": '{"city": "Oslo"}'},
    }
    with ChatCompletions() as server:
        server.script(
            Answer(tool_calls=[call], finish_reason="tool_calls", usage=(2_000, 30), cached=1_024),
            Answer("21 degrees.", usage=(2_100, 20)),
            Answer("Bye.", usage=(2_200, 10), cached=2_048),
        )
        async with (
            AsyncOpenAI(
                base_url=server.url, api_key="local", http_client=DefaultAsyncHttpxClient(verify=False)
            ) as client,
            FakeSessionMemory() as memory,
        ):
            model = OpenAIChatCompletionsModel("local", client)
            agent: Agent[Any] = Agent(name="a", model=model, tools=[get_weather])
            session = KafkaSession("s1", memory)
            await Runner.run(agent, "What is the weather in Oslo?", session=session)
            await Runner.run(agent, "Bye", session=session)
            usages = [event.usage for event in memory.published if isinstance(event, AiMessageAdded)]

    assert usages == [
        Usage(input_tokens=2_000, output_tokens=30, cached_tokens=1_024),
        Usage(input_tokens=2_100, output_tokens=20),
        Usage(input_tokens=2_200, output_tokens=10, cached_tokens=2_048),
    ]


async def test_a_held_turn_is_one_write_that_others_see_whole(
    agent: Agent[Any],
    memory: SessionMemory,
    connect: Callable[..., SessionMemory],
    session_id: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    writes: list[int] = []
    publish = memory.backend.publish

    async def counted(events: Any) -> Any:
        writes.append(len(events))
        return await publish(events)

    monkeypatch.setattr(memory.backend, "publish", counted)
    async with KafkaSession(session_id, memory, hold_seconds=3_600) as session:
        await Runner.run(agent, "What is the weather in Oslo?", session=session)
        async with connect() as other:
            read = await other.memory(session_id, consistency="linearizable")
        await session.add_items([cast(Any, user("And in Rome?"))])
    async with connect() as other:
        items = await KafkaSession(session_id, other).get_items()

    assert writes == [4, 1]
    assert [message.role for message in read.messages] == ["user", "assistant", "tool", "assistant"]
    assert items[-1] == user("And in Rome?")


async def test_two_agents_share_a_session(agent: Agent[Any], memory: SessionMemory, session_id: str) -> None:
    await Runner.run(agent, "My name is Ann.", session=KafkaSession(session_id, memory, agent_id="first"))
    other = agent.clone(name="b", instructions="You are another.")
    result = await Runner.run(
        other, "What is my name?", session=KafkaSession(session_id, memory, agent_id="second")
    )

    read = await memory.memory(session_id)

    assert result.final_output == "Your name is Ann."
    assert [message.agent_id for message in read.messages] == ["first", "first", "second", "second"]


async def test_a_whole_conversation_handed_in_again_is_stored_once(
    agent: Agent[Any], memory: SessionMemory, session_id: str
) -> None:
    first = await Runner.run(agent, "What is the weather in Oslo?", session=KafkaSession(session_id, memory))
    again: Any = [*first.to_input_list(), {"role": "user", "content": "And my name is Ann."}]
    await Runner.run(agent, again, session=KafkaSession(session_id, memory))

    read = await memory.memory(session_id)

    assert [message.text for message in read.messages if message.role == "user"] == [
        "What is the weather in Oslo?",
        "And my name is Ann.",
    ]
    assert read.message_count == 6


async def test_an_agent_goes_on_from_a_summary(
    agent: Agent[Any], memory: SessionMemory, session_id: str
) -> None:
    session = KafkaSession(session_id, memory)
    await Runner.run(agent, "What is the weather in Oslo?", session=session)
    await memory.compact(session_id, user_message="Who am I?", ai_message="I know that my name is Ann.")
    result = await Runner.run(agent, "What is my name?", session=session)

    items: Any = await session.get_items()

    assert items[:3] == [
        user("Who am I?"),
        {"role": "assistant", "content": "I know that my name is Ann."},
        user("What is my name?"),
    ]
    assert result.final_output == "Your name is Ann."


async def test_an_end_for_length_asks_for_a_compaction(
    agent: Agent[Any], memory: SessionMemory, session_id: str, system: System
) -> None:
    session = KafkaSession(session_id, memory)
    await session.add_items([cast(Any, user("x" * 5_000))])
    small = agent.clone(model=cast(Any, type(agent.model))("local-small", cast(Any, agent.model)._client))

    with pytest.raises(BadRequestError):
        async with session.watching_length():
            await Runner.run(small, "Hello", session=session)

    assert requests_of(system, session_id) == ["length_exceeded"]


async def test_an_answer_cut_off_asks_for_a_compaction(
    memory: SessionMemory, session_id: str, system: System, local_model: tuple[str, Any]
) -> None:
    session = KafkaSession(session_id, memory)
    async with AsyncOpenAI(
        base_url=local_model[0], api_key="local", http_client=DefaultAsyncHttpxClient(verify=False)
    ) as client:
        agent = Agent(name="a", model=OpenAIResponsesModel("local", client))
        with pytest.raises(ModelBehaviorError):
            async with session.watching_length():
                await Runner.run(agent, "Write a long story.", session=session)

    assert requests_of(system, session_id) == ["length_exceeded"]


def requests_of(system: System, session_id: str) -> list[str]:
    records = [record.json for record in system.read(system.topics.session_events)]
    return [
        event["reason"]
        for event in records
        if event["session_id"] == session_id and event["type"] == "CompactionRequested"
    ]


async def all_of(session: KafkaSession, count: int) -> list[Any]:
    """The session's items once there are so many: what others wrote comes a moment later than one's own."""

    async def look() -> list[Any] | None:
        items = await session.get_items()
        return cast("list[Any]", items) if len(items) >= count else None

    return await until_async(look, f"{count} items", within=10)


# What its session tests show of a session, on real Kafka


async def test_items_of_every_type_come_back_and_leave_in_order(
    connect: Callable[..., SessionMemory], memory: SessionMemory, session_id: str
) -> None:
    await KafkaSession(session_id, memory).add_items(cast(Any, EVERY_TYPE))
    async with connect() as elsewhere:
        session = KafkaSession(session_id, elsewhere)
        assert len(await all_of(session, len(EVERY_TYPE))) == len(EVERY_TYPE)
        assert same(await session.get_items(), EVERY_TYPE)
        assert same(await session.get_items(limit=3), EVERY_TYPE[-3:])
        assert await session.get_items(limit=0) == []
        assert same([await session.pop_item() for _ in range(3)], EVERY_TYPE[:-4:-1])
        assert same(await session.get_items(), EVERY_TYPE[:-3])
        await session.clear_session()
        assert await session.get_items() == []
        assert await session.pop_item() is None


async def test_adds_at_once_from_several_connections_are_all_there(
    connect: Callable[..., SessionMemory], memory: SessionMemory, session_id: str
) -> None:
    lists = [[user(f"{n} ü"), said(f"answer {n}", f"msg_{n}")] for n in range(40)]
    async with connect() as other:
        sessions = [KafkaSession(session_id, one) for one in (memory, other)]
        await asyncio.gather(*(sessions[n % 2].add_items(cast(Any, items)) for n, items in enumerate(lists)))
        got = await all_of(sessions[0], 80)

    assert sorted(item["content"] for item in got if item["role"] == "user") == sorted(
        items[0]["content"] for items in lists
    )
    for half in (0, 1):
        own = [item for items in lists[half::2] for item in items]
        assert [item for item in got if item in own] == own


async def test_large_items_and_other_sessions_do_not_disturb(memory: SessionMemory, session_id: str) -> None:
    large = user("日本語" * 30_000)
    session, other = KafkaSession(session_id, memory), KafkaSession(f"{session_id}2", memory)
    await session.add_items(cast(Any, [large]))
    await other.add_items(cast(Any, [user("mine")]))

    assert await session.get_items() == [large]
    assert await other.get_items() == [user("mine")]


async def test_two_clients_that_pop_at_once_never_get_the_same_item(
    connect: Callable[..., SessionMemory], session_id: str
) -> None:
    async with connect() as one, connect() as other:
        sessions = [KafkaSession(session_id, one), KafkaSession(session_id, other)]
        await sessions[0].add_items(cast(Any, [user(f"q{number}") for number in range(8)]))
        popped = await asyncio.gather(*(sessions[number % 2].pop_item() for number in range(8)))

        assert sorted(item["content"] for item in cast(Any, popped)) == [f"q{number}" for number in range(8)]
        assert await sessions[0].get_items() == []
