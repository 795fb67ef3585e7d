from __future__ import annotations

from typing import Any

from mcp import Client

from schemas.errors import StaleRead
from streams.client import FakeSessionMemory, MemoryRead
from streams.mcp.server import mcp_server


async def called(memory: FakeSessionMemory, tool: str, **arguments: Any) -> Any:
    async with Client(mcp_server(memory)) as client:
        return await client.call_tool(tool, arguments)


def summary(_: MemoryRead) -> tuple[str, str]:
    return "who am I", "you are Ann"


async def test_the_tools_are_described() -> None:
    async with FakeSessionMemory() as memory, Client(mcp_server(memory)) as client:
        tools = (await client.list_tools()).tools

    assert [tool.name for tool in tools] == ["read_memory", "search_memory", "compact_memory"]
    assert all(
        tool.description and tool.input_schema["properties"]["session_id"]["description"] for tool in tools
    )


async def test_a_session_is_read_searched_and_compacted() -> None:
    async with FakeSessionMemory(summarizer=summary) as memory:
        for number in range(15):
            await memory.add_interaction("s1", f"question {number}", f"answer {number}")
        await memory.set_system_message("s1", "Be brief.")

        read = (await called(memory, "read_memory", session_id="s1")).structured_content
        newest = (await called(memory, "read_memory", session_id="s1", last=1)).structured_content
        hits = (
            await called(memory, "search_memory", session_id="s1", query="question 1", limit=3)
        ).structured_content
        compacted = (await called(memory, "compact_memory", session_id="s1")).structured_content

        assert (read["message_count"], len(read["messages"]), read["system_message"]) == (30, 20, "Be brief.")
        assert [message["text"] for message in newest["messages"]] == ["answer 14"]
        assert [hit["text"] for hit in hits["hits"]] == ["question 14", "question 13", "question 12"]
        assert hits["searched"] == 30
        assert (compacted["success"], compacted["messages_compacted"]) == (True, 30)
        assert (await memory.memory("s1")).message_count == 2


async def test_an_unknown_session_is_an_empty_memory() -> None:
    async with FakeSessionMemory() as memory:
        read = (await called(memory, "read_memory", session_id="nobody")).structured_content

    assert (read["sequence"], read["messages"]) == (None, [])


async def test_what_goes_wrong_is_told_in_its_own_words() -> None:
    class Late(FakeSessionMemory):
        async def memory(self, *_: Any, **__: Any) -> MemoryRead:
            raise StaleRead("not applied within 10 s")

    async with Late() as memory:
        answer = await called(memory, "read_memory", session_id="s1")
        refused = await called(memory, "search_memory", session_id="s1", query="")

    assert answer.is_error
    assert answer.content[0].text.endswith("not applied within 10 s")
    assert refused.is_error
