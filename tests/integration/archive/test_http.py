"""The archive's routes over several workers: history in both directions, search, recall."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
import pytest
from pydantic import SecretStr

from processors.access.tokens import entry_text, token_hash
from schemas.access import TokenEntry
from schemas.archive import ArchivedHistory, Recalled, SearchResults
from schemas.security_settings import SecuritySettings
from schemas.settings import Settings
from tests.builders.events import answer, calls, cleared, response, user
from tests.fakes.archive_worker import PARTITIONS, FakeArchive, serving


@asynccontextmanager
async def two_workers() -> AsyncGenerator[tuple[FakeArchive, FakeArchive, httpx.AsyncClient]]:
    """The first one is asked; each serves half of the partitions."""
    first, second = FakeArchive(mine={0, 1}), FakeArchive(mine={2, 3})
    async with AsyncExitStack() as stack:
        other = await stack.enter_async_context(serving(second))
        first.others = dict.fromkeys((2, 3), str(other.base_url))
        client = await stack.enter_async_context(serving(first))
        yield first, second, client


def session_of(worker: FakeArchive) -> str:
    """Return a session that this worker serves."""
    return next(name for name in map("s/{}".format, range(99)) if worker.partition_of(name) in worker.mine)


def path(session_id: str, what: str) -> str:
    return f"/sessions/{session_id.replace('/', '%2F')}/{what}"


def sequences(body: dict[str, Any]) -> list[int]:
    return [event["sequence"] for event in ArchivedHistory.model_validate(body).model_dump()["events"]]


@pytest.mark.parametrize("asked", [0, 1])
async def test_history_is_walked_in_both_directions_while_events_arrive(asked: int) -> None:
    async with two_workers() as workers:
        worker, client = workers[:2][asked], workers[2]
        name = session_of(worker)
        await worker.say(name, *(user(str(number)) for number in range(10)))
        start = (await client.get(path(name, "history"), params={"limit": 4})).json()
        assert (sequences(start), start["older"], start["newer"]) == ([0, 1, 2, 3], None, "after=3&limit=4")
        walked = sequences(start)
        page = start
        while page["newer"] is not None:
            page = (await client.get(f"{path(name, 'history')}?{page['newer']}")).json()
            walked += sequences(page)
            if len(walked) == 8:
                await worker.say(name, user("arrived meanwhile"))
        assert walked == list(range(11))

        page = (await client.get(path(name, "history"), params={"limit": 4, "order": "newest"})).json()
        back = sequences(page)
        assert page["newer"] is None
        while page["older"] is not None:
            page = (await client.get(f"{path(name, 'history')}?{page['older']}")).json()
            back += sequences(page)
            if len(back) == 8:
                await worker.say(name, user("arrived meanwhile"))
        assert back == list(range(10, -1, -1))
        beyond = (await client.get(path(name, "history"), params={"after": 99})).json()
        assert (beyond["events"], beyond["newer"], beyond["older"] is None) == ([], None, False)


async def test_history_filters_and_keeps_the_filters_in_its_links() -> None:
    worker = FakeArchive()
    await worker.say("s", *(user() if number % 2 else answer(agent_id="a b") for number in range(10)))
    async with serving(worker) as client:
        filters: list[tuple[str, str | int | float | bool | None]] = [
            ("type", "AiMessageAdded"),
            ("type", "X"),
            ("agent_id", "a b"),
            ("limit", "2"),
        ]
        page = (await client.get("/sessions/s/history", params=filters)).json()
        following = (await client.get(f"/sessions/s/history?{page['newer']}")).json()
        late = await client.get("/sessions/s/history", params={"since": "2023-11-14T22:13:28Z"})
        unknown = (await client.get("/sessions/other/history")).json()
        wrong = await client.get("/sessions/s/history?limit=0")

    assert (sequences(page), sequences(following)) == ([0, 2], [4, 6])
    assert sequences(late.json()) == [8, 9]
    assert unknown == {"session_id": "other", "events": [], "older": None, "newer": None}
    assert wrong.status_code == 400


async def test_search_is_over_all_workers_and_says_where_messages_are() -> None:
    async with two_workers() as (first, second, client):
        here, there = session_of(first), session_of(second)
        await first.say(here, user("the order ORD-77 is late"), user("about ord 77"), cleared())
        await second.say(there, user("something else"), answer("your order ORD-77 left", agent_id="clerk"))
        message = {"sequence": 1, "compacted": False}
        second.memories[there] = {"life_sequence": 0, "system_message": None, "messages": [message]}
        found = (await client.get("/search", params={"q": "ORD-77"})).json()
        by_agent = (await client.get("/search", params={"q": "order", "agent_id": "clerk"})).json()
        by_role = (await client.get("/search", params={"q": "order", "role": "user", "limit": 1})).json()
        first.others = {2: "http://127.0.0.1:9", 3: "http://127.0.0.1:9"}
        partly = (await client.get("/search", params={"q": "ORD-77"})).json()
        wrong = await client.get("/search?q=...")

    assert SearchResults.model_validate(found).complete
    hits = {(hit["session_id"], hit["sequence"]): hit for hit in found["hits"]}
    assert set(hits) == {(here, 0), (here, 1), (there, 1)}
    assert (hits[here, 0]["place"], hits[there, 1]["place"]) == (None, "memory")
    excerpt, spans = hits[there, 1]["excerpt"], hits[there, 1]["highlights"]
    assert [excerpt[start:end] for start, end in spans] == ["ORD", "77"]
    assert [hit["session_id"] for hit in by_agent["hits"]] == [there]
    assert [hit["session_id"] for hit in by_role["hits"]] == [here]
    assert (partly["complete"], {hit["session_id"] for hit in partly["hits"]}) == (False, {here})
    assert wrong.json()["detail"].startswith("q is missing or has no word")


@pytest.mark.parametrize("asked", [0, 1])
async def test_recall_gives_whole_groups_of_one_session_alone(asked: int) -> None:
    async with two_workers() as workers:
        worker, client = workers[:2][asked], workers[2]
        name = session_of(worker)
        await worker.say(
            name, user("find seat"), calls("c1"), response("c1", "seat 12C is free"), answer("12C")
        )
        await worker.say(f"{name}other", user("seat 12C of another session"))
        pair = [{"sequence": 2, "compacted": True}] * 2
        worker.memories[name] = {"life_sequence": 0, "system_message": None, "messages": pair}
        answered = (await client.get(path(name, "recall"), params={"q": "seat 12C"})).json()
        little = (await client.get(path(name, "recall"), params={"q": "12C", "max_bytes": 4})).json()

    assert Recalled.model_validate(answered).omitted == 0
    assert [
        (group["place"], [one["sequence"] for one in group["messages"]]) for group in answered["groups"]
    ] == [
        ("summary", [0]),
        ("summary", [1, 2]),
        ("history", [3]),
    ]
    assert ([len(group["messages"]) for group in little["groups"]], little["omitted"]) == ([1], 1)


async def test_a_partition_that_moves_is_not_answered() -> None:
    worker = FakeArchive()
    async with serving(worker) as client:
        worker.mine = set()
        worker.others = dict.fromkeys(range(PARTITIONS), "http://127.0.0.1:9")
        moved = await client.get("/sessions/s/history")
        found = (await client.get("/search?q=word")).json()

    assert (moved.status_code, moved.headers["retry-after"]) == (503, "1")
    assert found == {"hits": [], "complete": False}


async def test_a_token_for_some_sessions_finds_no_others(tmp_path: Any) -> None:
    worker = FakeArchive()
    await worker.say("mine-1", user("the canary"))
    await worker.say("other-1", user("the canary"))
    token = "t" * 40
    entry = TokenEntry(
        name="tenant", sha256=token_hash(token.encode()).hex(), scopes=["read"], session_prefix="mine-"
    )
    (tmp_path / "tokens.toml").write_text(entry_text(entry))
    settings = Settings(
        security=SecuritySettings(tokens_file=tmp_path / "tokens.toml", worker_token=SecretStr("w" * 40))
    )
    async with serving(worker, settings) as client:
        client.headers["Authorization"] = f"Bearer {token}"
        found = (await client.get("/search?q=canary")).json()
        refused = [await client.get(f"/sessions/other-1/{what}") for what in ("history", "recall?q=canary")]

    assert [hit["session_id"] for hit in found["hits"]] == ["mine-1"]
    assert [answered.status_code for answered in refused] == [403, 403]
