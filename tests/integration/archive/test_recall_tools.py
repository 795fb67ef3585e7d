"""The tool ``recall`` in its three forms, on an archive worker and a real Kafka: a model gets back what memory lost."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, cast

from mcp import Client

from schemas.settings import load_settings
from streams.client import Recall, SessionMemory
from streams.client.langchain import KafkaChatMessageHistory
from streams.client.langchain import recall_tool as langchain_tool
from streams.client.openai_agents import KafkaSession
from streams.client.openai_agents import recall_tool as agents_tool
from streams.mcp.server import mcp_server
from tests.builders.events import answer, calls, event_object, response, user
from tests.kafka.processes import free_ports
from tests.live.fixtures import MakeSystem
from tests.live.waiting import until


async def test_a_model_gets_back_what_was_summarized_or_evicted(make_system: MakeSystem) -> None:
    """Whole groups, where each is now, of the session of the context alone, within the bytes that were asked for."""
    (port,) = free_ports(1)
    url = f"http://127.0.0.1:{port}"
    running = make_system(
        ARCHIVE_URL=url,
        HTTP_PORT=port,
        MEMORY__MAX_MESSAGES="10",
        COMPACTION__SUMMARIZER="extractive",
        COMPACTION__KEEP_RECENT_TURNS="1",
    ).create_topics()
    worker = running.start("all", process="all").wait_ready(within=120)
    long = " and nothing else is to be told about it today" * 8
    order = [
        user("the first order is ORD-1001"),
        calls("c1"),
        response("c1", '{"status": "ORD-1001 shipped"}'),
        answer("it is on its way"),
    ]
    weather = [
        one
        for day in range(3)
        for one in (user(f"How is day {day}?{long}"), answer(f"Day {day} is fine{long}"))
    ]
    newest = [user("the newest order is ORD-3003"), answer("seen")]
    said = {
        "evicted": [*order, *weather, *newest],
        "summarized": [*order, *weather],
        "other": [user("ORD-1001 of another session")],
        # The default budget of 16 KiB has room for two of these.
        "lengthy": [user(f"{number}: the order ORD-7007, and {'more ' * 1_400}") for number in range(3)],
    }
    for session, events in said.items():
        worker.say(session, *(event_object(one, f"{session}-{n}", session) for n, one in enumerate(events)))
    compacted = running.run("compact", "summarized")
    assert compacted.code == 0, compacted
    until(lambda: worker.memory("summarized")["epoch"] == 1, "the summary is in memory", within=60)
    worker.say("summarized", *(event_object(one, f"last-{n}", "summarized") for n, one in enumerate(newest)))

    def archived(session: str) -> list[str]:
        page = worker.get(f"/sessions/{session}/history", {"limit": 100}).json()
        return [one["event"]["event_id"] for one in page["events"]]

    until(
        lambda: "last-1" in archived("summarized") and archived("evicted")[11:] and archived("lengthy")[2:],
        "all is archived",
        within=60,
    )
    settings = load_settings(
        bootstrap_servers=running.bootstrap_servers, topic_prefix=running.prefix, archive_url=url
    )
    async with SessionMemory(memory_url=url, settings=settings) as memory:
        for session, place in (("evicted", "history"), ("summarized", "summary")):
            for ask in forms(memory, session):
                first = json.loads(await ask("ord-1001 shipped"))["found"]
                last = json.loads(await ask("ord-3003"))["found"]
                # A call comes with its response.
                roles = {tuple(one["role"] for one in group["messages"]): group["place"] for group in first}
                assert roles == {("user",): place, ("assistant", "tool"): place}, first
                assert [(one["place"], len(one["messages"])) for one in last[:1]] == [("memory", 1)], last
                assert "another session" not in json.dumps(first)
        for ask in forms(memory, "lengthy"):
            some = json.loads(await ask("ord-7007"))
            given = [message["text"] for group in some["found"] for message in group["messages"]]
            # Those that fit are whole, and the answer says that there is another.
            assert set(given) < {one["text"] for one in said["lengthy"]}
            assert (len(given), some["omitted"]) == (2, 1)
            assert given == sorted(given)
        one = json.loads(await Recall(memory, "lengthy", max_bytes=8_000)({"query": "ord-7007"}))
        assert (len(one["found"]), one["omitted"]) == (1, 2)
        small = json.loads(await Recall(memory, "evicted", max_bytes=3)({"query": "ord-1001"}))
        assert small["found"] == []
        assert small["omitted"]


def forms(memory: SessionMemory, session: str) -> list[Callable[[str], Awaitable[str]]]:
    """Return the tool as each framework calls it; only the query is given by a model."""
    agents = agents_tool(KafkaSession(session, memory))
    chain = langchain_tool(KafkaChatMessageHistory(session, memory))

    async def of_agents(query: str) -> str:
        return str(await agents.on_invoke_tool(cast(Any, SimpleNamespace()), json.dumps({"query": query})))

    async def of_chain(query: str) -> str:
        return str(await chain.ainvoke({"query": query}))

    async def of_mcp(query: str) -> str:
        async with Client(mcp_server(memory, session_id=session)) as client:
            return json.dumps((await client.call_tool("recall", {"query": query})).structured_content)

    return [of_agents, of_chain, of_mcp]
