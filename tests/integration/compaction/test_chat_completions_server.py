"""The tests' own endpoint, as agents use it: tool calls, and answers that come in pieces."""

from __future__ import annotations

from openai import AsyncOpenAI, DefaultAsyncHttpxClient

from tests.fakes.chat_completions import Answer, ChatCompletions

CALL = {"id": "c1", "type": "function", "function": {"name": "book", "arguments": '{"flight": 1}'}}


async def test_tool_calls_and_text_come_whole() -> None:
    with ChatCompletions() as server:
        server.script(Answer(None, "tool_calls", tool_calls=[CALL]), Answer("booked"))
        async with AsyncOpenAI(
            api_key="x", base_url=server.url, http_client=DefaultAsyncHttpxClient(verify=False)
        ) as client:
            first = await client.chat.completions.create(
                model="m", messages=[{"role": "user", "content": "?"}]
            )
            second = await client.chat.completions.create(
                model="m", messages=[{"role": "user", "content": "?"}]
            )

    assert first.choices[0].message.tool_calls is not None
    assert first.choices[0].message.tool_calls[0].id == "c1"
    assert second.choices[0].message.content == "booked"


async def test_the_same_can_be_streamed() -> None:
    with ChatCompletions() as server:
        server.script(Answer("all is booked", "tool_calls", tool_calls=[CALL]))
        async with AsyncOpenAI(
            api_key="x", base_url=server.url, http_client=DefaultAsyncHttpxClient(verify=False)
        ) as client:
            stream = await client.chat.completions.create(
                model="m", messages=[{"role": "user", "content": "?"}], stream=True
            )
            chunks = [chunk async for chunk in stream]

    deltas = [chunk.choices[0].delta for chunk in chunks if chunk.choices]
    assert "".join(delta.content or "" for delta in deltas) == "all is booked"
    assert [call.id for delta in deltas for call in delta.tool_calls or []] == ["c1"]
    assert chunks[-1].usage is not None
    assert chunks[-2].choices[0].finish_reason == "tool_calls"
