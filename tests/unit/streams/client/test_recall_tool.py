"""The tool ``recall``: its session is fixed, its answers are whole, and its errors are results."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import Any, cast

import orjson
import pytest

from schemas.errors import BadRequest
from schemas.settings import load_settings
from streams.client import FakeSessionMemory, Recall, SessionMemory
from streams.client.archive_client import ArchiveUnreachable
from streams.client.background import in_background
from streams.client.langchain import KafkaChatMessageHistory
from streams.client.langchain import recall_tool as langchain_tool
from streams.client.openai_agents import KafkaSession
from streams.client.openai_agents import recall_tool as agents_tool
from tests.fakes.raw_server import answering, response


async def filled(memory: FakeSessionMemory) -> None:
    await memory.add_interaction("s1", "my order is ORD-12345", "thank you")
    await memory.add_interaction("s1", "is it raining?", "no")
    await memory.add_user_message("s2", "ORD-12345 of another session")


def small() -> FakeSessionMemory:
    return FakeSessionMemory(settings=load_settings(memory={"max_messages": 2}))


def texts(answer: str) -> list[tuple[str, list[str]]]:
    return [
        (group["place"], [message["text"] for message in group["messages"]])
        for group in json.loads(answer)["found"]
    ]


async def test_it_finds_what_memory_lost_in_its_own_session_alone() -> None:
    async with small() as memory:
        await filled(memory)
        tool = Recall(memory, "s1")

        assert texts(await tool('{"query": "ord-12345"}')) == [("history", ["my order is ORD-12345"])]
        assert texts(await tool({"query": "raining", "session_id": "s2"})) == [("memory", ["is it raining?"])]
        assert texts(await tool({"query": "nothing like it"})) == []
        assert json.loads(await Recall(memory, "s1", max_bytes=3)({"query": "raining"})) == {
            "found": [],
            "omitted": 1,
        }
        assert texts(await Recall(memory, None)({"query": "order"})) == []


async def test_a_model_is_told_that_the_newest_messages_may_be_missing() -> None:
    body = orjson.dumps({"session_id": "s1", "groups": [], "omitted": 0, "next": None, "stale": True})
    async with (
        answering(response(body)) as server,
        SessionMemory(settings=load_settings(archive_url=server.url)) as memory,
    ):
        answered = json.loads(await Recall(memory, "s1")({"query": "word"}))

    assert answered == {
        "found": [],
        "omitted": 0,
        "note": "The newest messages of this conversation may be missing in this answer.",
    }


async def test_removed_and_deleted_messages_do_not_come_back() -> None:
    async with FakeSessionMemory() as memory:
        undone = await memory.add_user_message("s1", "an undone canary")
        assert undone is not None
        await memory.remove_messages("s1", [undone.event_id])
        await memory.add_user_message("s2", "a deleted canary")
        await memory.delete("s2")

        assert (await memory.recall("s1", "canary")).groups == []
        assert (await memory.recall("s2", "canary")).groups == []


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("{", "the arguments are not JSON"),
        ("", "query is missing, or is not a text"),
        ('{"query": 1}', "query is missing, or is not a text"),
        ("[]", "query is missing, or is not a text"),
        ('{"query": "?"}', "q is missing or has no word: give at least one letter or digit"),
    ],
)
async def test_wrong_calls_are_results(arguments: str, reason: str) -> None:
    async with FakeSessionMemory() as memory:
        assert json.loads(await Recall(memory, "s1")(arguments)) == {"error": reason}


async def test_an_archive_that_is_away_is_a_result_for_the_model_and_an_error_for_a_program() -> None:
    settings = load_settings(archive_url="http://127.0.0.1:9")
    async with SessionMemory(settings=settings) as memory:
        with pytest.raises(ArchiveUnreachable, match="start one with `sessionstream worker archive`"):
            await memory.recall("s1", "word")
        assert (
            "no archive worker answered" in json.loads(await Recall(memory, "s1")({"query": "word"}))["error"]
        )


async def test_the_program_is_told_of_a_query_without_words() -> None:
    async with FakeSessionMemory() as memory:
        with pytest.raises(BadRequest, match="has no word"):
            await memory.recall("s1", "...")


async def test_a_tool_of_the_agents_sdk() -> None:
    async with small() as memory:
        await filled(memory)
        tool = agents_tool(KafkaSession("s1", memory))
        answered = await tool.on_invoke_tool(cast(Any, SimpleNamespace()), '{"query": "ORD-12345"}')

    assert texts(answered) == [("history", ["my order is ORD-12345"])]
    assert list(tool.params_json_schema["properties"]) == ["query"]


async def test_a_tool_of_langchain() -> None:
    async with small() as memory:
        await filled(memory)
        tool = langchain_tool(KafkaChatMessageHistory("s1", memory))
        answered = await tool.ainvoke({"query": "ORD-12345"})

    assert texts(answered) == [("history", ["my order is ORD-12345"])]
    assert list(tool.args) == ["query"]


def test_a_tool_of_langchain_without_an_event_loop() -> None:
    memory = small()
    with in_background(memory):
        asyncio.run(asyncio.sleep(0))
        tool = langchain_tool(KafkaChatMessageHistory("s1", memory))
        assert texts(tool.invoke({"query": "ORD-12345"})) == []
