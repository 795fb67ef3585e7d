"""The archive's routes over several workers: history in both directions, search, recall."""

from __future__ import annotations

import asyncio
import base64
import logging
import threading
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import orjson
import pytest
from pydantic import SecretStr

from processors.access.tokens import entry_text, token_hash
from processors.archive.archived import ArchivedEvent, archived_unread
from processors.archive.requests import Found, HistoryRequest, SearchRequest
from processors.archive.search_hit import search_hit
from processors.reading.etag import digest_in
from schemas.access import TokenEntry
from schemas.archive import ArchivedHistory, EpochList, Recalled, SearchHit, SearchResults, Verification
from schemas.errors import BadRequest
from schemas.security_settings import SecuritySettings
from schemas.settings import Settings
from schemas.view import MemoryView
from streams.archive import api
from streams.archive.past import PART_EVENTS
from streams.archive.store import HistoryStore, StoreUnavailable
from streams.archive.stores.choice import make_store
from streams.archive.stores.local import LocalStore
from streams.archive.stores.sqlite import SqlitePartition
from streams.client import SessionMemory
from streams.http import proxy
from streams.http.guarded_route import ACCESS
from tests.builders.archived import batch, stored
from tests.builders.events import (
    answer,
    calls,
    cleared,
    compacted,
    event_object,
    removed,
    response,
    system,
    user,
)
from tests.fakes.archive_worker import PARTITIONS, FakeArchive, serving
from tests.log_lines import fields_of, lines_of


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
        first = (await client.get(path(name, "history"), params={"before": 0, "limit": 4})).json()
        assert (first["events"], first["older"], first["newer"]) == ([], None, "after=-1&limit=4")
        following = (await client.get(f"{path(name, 'history')}?{first['newer']}")).json()
        assert sequences(following) == [0, 1, 2, 3]


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


async def test_the_client_reads_a_history_over_all_its_pages() -> None:
    worker = FakeArchive()
    await worker.say("s", *(user() if number % 2 else answer(agent_id="n") for number in range(1_100)))
    async with (
        serving(worker) as client,
        SessionMemory(memory_url=str(client.base_url), settings=Settings()) as memory,
    ):
        everything = [event.sequence async for event in memory.history("s")]
        backwards = [event.sequence async for event in memory.history("s", newest_first=True)]
        answers = [event.sequence async for event in memory.history("s", agent_id="n")]
        late = datetime(2023, 11, 14, 22, 13, 28, tzinfo=UTC)
        recent = [event.sequence async for event in memory.history("s", since=late)]
        unknown = [event async for event in memory.history("unknown")]
        with pytest.raises(BadRequest, match="since"):
            [event async for event in memory.history("s", since=datetime(2023, 11, 14))]  # noqa: DTZ001 - no zone

    assert everything == list(range(1_100))
    assert backwards == everything[::-1]
    assert answers == everything[::2]
    assert recent[0] == 8
    assert unknown == []


async def test_search_is_over_all_workers_and_says_where_messages_are(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO, "streams.archive")
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
    told = ("INFO", here)
    assert told in fields_of(caplog, "memory_not_known", "levelname", "session_id"), (
        "no worker has its memory"
    )
    assert "ORD-77" not in caplog.text


async def test_a_search_does_not_fail_with_the_store_that_says_where_a_message_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its hits are found already; when memory was cleared is read after that."""
    worker = FakeArchive()
    await worker.say("s", user("word"))
    message = {"sequence": 1, "compacted": True}
    worker.memories["s"] = {"life_sequence": 0, "system_message": None, "messages": [message]}

    async def away(*_: Any, **__: Any) -> Any:
        raise StoreUnavailable("the store is away")

    monkeypatch.setattr(worker.store, "history", away)
    async with serving(worker) as client:
        found = SearchResults.model_validate((await client.get("/search?q=word")).json())

    assert ([(hit.session_id, hit.place) for hit in found.hits], found.complete) == ([("s", None)], True)


async def test_a_recall_while_its_worker_stops_is_one_to_repeat(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Memory answers when the partition is given up and the store is closed: it was asked once more, which was a 500."""
    worker = FakeArchive(store=make_store(Settings(archive={"url": f"sqlite://{tmp_path}"})))  # type: ignore[arg-type]
    await worker.store.start()
    await worker.say("s", user("word"))

    history, reads, all_read = worker.store.history, list[HistoryRequest](), asyncio.Event()

    async def counted(partition: int, request: HistoryRequest) -> list[ArchivedEvent]:
        found = await history(partition, request)
        reads.append(request)
        if len(reads) == 2:
            all_read.set()
        return found

    async def memory(_: str, **__: Any) -> dict[str, Any]:
        # All else that is read meanwhile is answered before.
        await asyncio.wait_for(all_read.wait(), 30)
        worker.mine.clear()
        await worker.store.stop()
        message = {"sequence": 1, "compacted": True}
        return {"life_sequence": 0, "system_message": None, "messages": [message]}

    monkeypatch.setattr(worker.store, "history", counted)
    monkeypatch.setattr(worker, "memory", memory)
    async with serving(worker) as client:
        answered = await client.get("/sessions/s/recall?q=word")

    assert (answered.status_code, answered.json()["error_code"]) == (503, "not_servable")


async def test_every_route_says_that_it_may_refuse_a_token() -> None:
    async with serving(FakeArchive()) as client:
        document = (await client.get("/openapi.json")).json()
    guarded = {
        path: set(operation["responses"])
        for path, methods in document["paths"].items()
        for operation in methods.values()
        if operation[ACCESS]["scopes"]
    }

    assert "/sessions/{session_id}/recall" in guarded
    assert {path for path, statuses in guarded.items() if not {"400", "401", "403"} <= statuses} == set()


async def test_a_search_goes_on_without_a_partition_whose_store_fails(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = FakeArchive()
    await worker.say("s", user("word"))
    store = worker.store

    async def away(*_: Any, **__: Any) -> Any:
        raise StoreUnavailable("the store is away")

    monkeypatch.setattr(store, "search", away)
    async with serving(worker) as client:
        found = (await client.get("/search?q=word")).json()

    assert found == {"hits": [], "complete": False}
    lines = lines_of(caplog, "search_incomplete")
    assert {line["partition"] for line in lines} == set(range(PARTITIONS))
    assert {line["message"].partition(": ")[2] for line in lines} == {"the store is away"}


async def test_a_cursor_with_numbers_that_no_sequence_has_is_refused(tmp_path: Path) -> None:
    settings = Settings(archive={"url": f"sqlite://{tmp_path}"})  # type: ignore[arg-type]  # pydantic makes the group
    worker = FakeArchive(store=make_store(settings))
    await worker.store.start()
    try:
        await worker.say("s", *(user(f"boeing {number}") for number in range(20)))
        async with serving(worker) as client:
            asked: dict[str, Any] = {"q": "boeing", "limit": 1, "max_bytes": 10}
            first = (await client.get("/sessions/s/recall", params=asked)).json()
            digest, *_ = orjson.loads(base64.urlsafe_b64decode(first["next"] + "=="))
            for numbers in ([2**63], [20, 2**63], [20, *[1] * 2_000]):
                cursor = base64.urlsafe_b64encode(orjson.dumps([digest, *numbers])).decode().rstrip("=")
                answered = await client.get("/sessions/s/recall", params={**asked, "cursor": cursor})
                assert answered.status_code == 400, answered.text
    finally:
        await worker.store.stop()


async def test_search_finds_a_message_that_replaces_others_by_what_it_says_of_itself(tmp_path: Path) -> None:
    settings = Settings(archive={"url": f"sqlite://{tmp_path}"})  # type: ignore[arg-type]  # pydantic makes the group
    worker = FakeArchive(store=make_store(settings))
    await worker.store.start()
    new = {**event_object(answer("the boeing"), "n", "s"), "agent_id": "clerk", "agent_role": "support"}
    said = {"occurred_at": "2026-01-02T03:04:05Z", "user_id": "u-1"}
    old = event_object(user("the boeing, the boeing"), "o", "s")
    try:
        await worker.say(
            "s",
            user("a boeing"),
            removed("e0", agent_id="moderator", replacement={**new, **said}),
            *[removed("e0", replacement={**old, "event_id": f"o{number}"}) for number in range(9)],
        )
        async with serving(worker) as client:

            async def hits(**parameters: Any) -> list[dict[str, Any]]:
                found = await client.get("/search", params={"q": "boeing", **parameters})
                return list(found.json()["hits"])

            (one,) = await hits(role="assistant", limit=1)
            assert [
                one[name] for name in ("sequence", "agent_id", "agent_role", "user_id", "occurred_at")
            ] == [
                1,
                "clerk",
                "support",
                "u-1",
                "2026-01-02T03:04:05Z",
            ]
            assert [hit["sequence"] for hit in await hits(agent_id="clerk")] == [1]
            assert [hit["sequence"] for hit in await hits(user_id="u-1")] == [1]
            assert sorted(hit["sequence"] for hit in await hits(role="user")) == [0, *range(2, 11)]
            assert await hits(role="tool") == []
    finally:
        await worker.store.stop()


async def test_a_search_that_finds_long_texts_leaves_the_event_loop_to_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The worker's flushes and heartbeats are on it; excerpts of 20 long texts held it for seconds."""
    worker, others_run = FakeArchive(), threading.Event()
    await worker.say("s", user("a word"))
    make = search_hit

    def excerpted(*arguments: Any) -> SearchHit:
        asyncio.run_coroutine_threadsafe(ran(), loop)
        assert others_run.wait(10)
        return make(*arguments)

    async def ran() -> None:
        others_run.set()

    loop = asyncio.get_running_loop()
    monkeypatch.setattr(api, "search_hit", excerpted)
    async with serving(worker) as client:
        found = await client.get("/search?q=word", timeout=90)

    assert [hit["excerpt"] for hit in found.json()["hits"]] == ["a word"]


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


async def test_pages_of_a_recall_have_each_group_once_while_events_arrive() -> None:
    """Each page within its bytes, whole groups, the oldest first; what came after the first page is on none."""
    worker = FakeArchive()
    for number in range(6):
        await worker.say(
            "s", calls(f"c{number}"), response(f"c{number}", f"seat {number} " * (1 + number % 3))
        )
        await worker.say("s", user(f"a seat for {number}"), user("meanwhile"))
    old = {sequence for number in range(6) for sequence in range(4 * number, 4 * number + 3)}
    async with serving(worker) as client:
        asked: dict[str, Any] = {"q": "seat", "limit": 3, "max_bytes": 60}
        seen: list[int] = []
        cursor: dict[str, str] = {}
        ended = False
        while not ended:
            page = Recalled.model_validate(
                (await client.get("/sessions/s/recall", params={**asked, **cursor})).json()
            )
            groups = [[message.sequence for message in group.messages] for group in page.groups]
            assert groups == sorted(groups)
            assert all(len(group) == (1 if group[0] % 4 == 2 else 2) for group in groups)
            assert sum(len(said.text.encode()) for group in page.groups for said in group.messages) <= 60
            seen += [sequence for group in groups for sequence in group]
            ended = page.next is None
            cursor = cursor if page.next is None else {"cursor": page.next}
            # Many more texts with the word: the ranks of all messages change.
            await worker.say("s", *(user(f"seat seat seat {word}") for word in range(15)))
        other = await client.get("/sessions/s/recall", params={"q": "flight", **cursor})
        elsewhere = await client.get("/sessions/s2/recall", params={"q": "seat", **cursor})

    assert sorted(seen) == sorted(old), "each message once, and no later one"
    assert (other.status_code, elsewhere.status_code) == (400, 400)
    assert other.json()["detail"].startswith("cursor is not the `next` of a recall of this question")


async def test_pages_of_a_recall_go_to_the_end_of_what_matches() -> None:
    worker = FakeArchive()
    await worker.say("s", *(user(f"seat {number}") for number in range(25)))
    async with serving(worker) as client:
        seen: list[int] = []
        links: list[str | None] = []
        cursor: dict[str, str] = {}
        while len(seen) < 25:
            answer = await client.get("/sessions/s/recall", params={"q": "seat", "limit": 1, **cursor})
            page = Recalled.model_validate(answer.json())
            seen += [message.sequence for group in page.groups for message in group.messages]
            links.append(answer.json()["next"])
            if page.next is None:
                break
            cursor = {"cursor": page.next}

    assert sorted(seen) == list(range(25))
    assert links[-1] is None


async def test_a_group_with_all_that_was_looked_up_does_not_end_the_pages_of_a_recall() -> None:
    """One answer with 12 calls whose responses all match: more than the 10 messages that a page with one group ranks."""
    worker = FakeArchive()
    ids = [f"c{number}" for number in range(12)]
    await worker.say("s", user("a seat, and " + "much else " * 30), calls(*ids))
    await worker.say("s", *(response(one, "seat seat seat") for one in ids))
    async with serving(worker) as client:
        groups: list[list[int]] = []
        cursor: dict[str, str] = {}
        while True:
            answer = await client.get("/sessions/s/recall", params={"q": "seat", "limit": 1, **cursor})
            page = Recalled.model_validate(answer.json())
            groups += [[message.sequence for message in group.messages] for group in page.groups]
            if page.next is None:
                break
            cursor = {"cursor": page.next}

    assert groups == [list(range(1, 14)), [0]]


async def test_a_recall_looks_up_messages_of_a_time_and_completes_their_groups() -> None:
    worker = FakeArchive()
    await worker.say("s", user("a seat"), calls("c"), response("c", "the seat"), user("seat again"))
    async with serving(worker) as client:

        async def found(**asked: str) -> list[list[int]]:
            answer = await client.get("/sessions/s/recall", params={"q": "seat", **asked})
            groups = Recalled.model_validate(answer.json()).groups
            return [[message.sequence for message in group.messages] for group in groups]

        assert await found() == [[0], [1, 2], [3]]
        assert await found(since="2023-11-14T22:13:22Z") == [[1, 2], [3]]
        assert await found(since="2023-11-14T22:13:22Z", until="2023-11-14T22:13:23Z") == [[1, 2]]
        assert await found(until="2023-11-14T22:13:20Z") == []
        assert (await client.get("/sessions/s/recall?q=seat&since=today")).status_code == 400


async def test_recall_knows_all_removals_of_a_session_however_many_there_are() -> None:
    """Agents that undo, and adapters of some frameworks, write thousands of them."""
    worker = FakeArchive()
    others = [removed("another")] * 1_100
    await worker.say("s", user("the canary"), removed("e0"), *others, user("no canary"))
    async with serving(worker) as client:
        answered = (await client.get(path("s", "recall"), params={"q": "canary"})).json()

    assert [one["text"] for group in answered["groups"] for one in group["messages"]] == ["no canary"]


@pytest.mark.parametrize("word", ["call", "first", "last"])
async def test_recall_gives_a_group_with_many_calls_whole(word: str) -> None:
    """Also where others said much meanwhile."""
    worker = FakeArchive()
    names = [f"c{number}" for number in range(128)]
    others = [user("meanwhile")] * 50
    texts = ["first", *["-"] * 126, "last"]
    responses = [response(name, text) for name, text in zip(names, texts, strict=True)]
    await worker.say("s", calls(*names, text="call"), *others, *responses[:64], *others, *responses[64:])
    async with serving(worker) as client:
        answered = (await client.get(path("s", "recall"), params={"q": word, "limit": 1})).json()

    (group,) = answered["groups"]
    assert [one["role"] for one in group["messages"]] == ["assistant", *["tool"] * 128]


async def test_recall_gives_what_a_refused_removal_named_and_answers_near_a_newer_event() -> None:
    worker = FakeArchive()
    await worker.say("s", user("seat 1A"), user("seat 2B"), removed("e0", base_sequence=0))
    await worker.say("s", removed("e1", base_sequence=1), user("seat 3C"), removed("e4", base_sequence=4))
    value = {"type": "UserMessageAdded", "event_id": "n", "session_id": "s", "requires": 9, "parts": []}
    newer = archived_unread("s", 6, 0, orjson.dumps(value))
    await worker.store.write(worker.partition_of("s"), batch(newer))
    async with serving(worker) as client:
        answered = (await client.get(path("s", "recall"), params={"q": "seat"})).json()

    texts = [one["text"] for group in answered["groups"] for one in group["messages"]]
    assert texts == ["seat 1A"], "memory refused that removal, and applied the others"


@pytest.mark.parametrize("asked", [0, 1])
async def test_a_memory_as_of_a_sequence_takes_the_options_of_a_read(asked: int) -> None:
    async with two_workers() as workers:
        worker, client = workers[:2][asked], workers[2]
        name = session_of(worker)
        await worker.say(
            name, system("brief"), user("one"), answer("two", agent_id="a"), compacted(2), user("three")
        )
        past = f"/archive{path(name, 'memory')}"

        async def read(**parameters: Any) -> dict[str, Any]:
            answered = await client.get(past, params=parameters)
            return MemoryView.model_validate_json(answered.content).model_dump()

        def texts(body: dict[str, Any]) -> list[str]:
            return [message["text"] for message in body["messages"]]

        assert (await read(at=0))["sequence"] == 0
        assert texts(await read(at=2)) == ["one", "two"]
        assert texts(await read(at=3)) == ["What was asked", "What was answered"]
        assert texts(await read(at=4, last=1)) == ["three"]
        assert texts(await read(at=2, include_agent_id="a")) == ["two"]
        page = await read(at=2, limit=1, configuration="true")
        assert (texts(page), page["configuration"]) == (["one"], {})
        following = await client.get(f"{past}?{page['next']}")
        assert texts(following.json()) == ["two"]
        chat = (await client.get(past, params={"at": 1, "format": "openai"})).json()["messages"]
        assert chat == [{"role": "system", "content": "brief"}, {"role": "user", "content": "one"}]
        tag = (await client.get(past, params={"at": 2})).headers["etag"]
        again = await client.get(past, params={"at": 2}, headers={"If-None-Match": tag})
        assert (again.status_code, again.content) == (304, b"")

        late = await client.get(past, params={"at": 5, "wait_ms": 0})
        assert (late.status_code, late.json()["error_code"]) == (504, "stale_read")
        for wrong in ("", "?at=2&min_sequence=1", "?at=2&stale=allow", "?at=x"):
            assert (await client.get(past + wrong)).status_code == 400
        unknown = (await client.get("/archive/sessions/nobody/memory?at=0&wait_ms=0")).status_code
        assert unknown in {200, 504}  # by whether its partition has a record


@pytest.mark.parametrize("asked", [0, 1])
async def test_epochs_and_verification_are_answered_by_the_worker_that_has_the_session(asked: int) -> None:
    async with two_workers() as workers:
        worker, client = workers[:2][asked], workers[2]
        name = session_of(worker)
        await worker.say(name, user("one"), answer("two"), compacted(1), user("three"), compacted(3, 1))

        listed = EpochList.model_validate_json((await client.get(path(name, "epochs"))).content)
        assert [(epoch.sequence, epoch.epoch, epoch.through_sequence) for epoch in listed.epochs] == [
            (2, 1, 1),
            (4, 2, 3),
        ]
        assert (listed.epochs[0].before.message_count, listed.epochs[1].before.message_count) == (2, 3)
        newest = EpochList.model_validate_json((await client.get(f"{path(name, 'epochs')}?limit=1")).content)
        assert [epoch.sequence for epoch in newest.epochs] == [4]
        older = EpochList.model_validate_json(
            (await client.get(f"{path(name, 'epochs')}?{newest.older}")).content
        )
        assert ([epoch.sequence for epoch in older.epochs], older.older) == ([2], None)

        tag = (await client.get(f"/archive{path(name, 'memory')}?at=1&last=1")).headers["etag"]
        digest = digest_in(tag)

        async def verify(**parameters: Any) -> Verification:
            answered = await client.get(path(name, "verify"), params={"digest": digest, **parameters})
            return Verification.model_validate_json(answered.content)

        assert (await verify(at=1, last=1)).verified
        other = await verify(at=4, last=1)
        assert (other.verified, other.applied_sequence, other.epoch) == (False, 4, 2)
        assert other.differences[-1] == "it is the digest of the memory as of sequence 1"
        for wrong in (
            "",
            "?at=1",
            "?at=1&digest=ABC",
            f"?digest={digest}",
            f"?at=1&digest={digest}&native=true",
        ):
            assert (await client.get(path(name, "verify") + wrong)).status_code == 400


@pytest.mark.parametrize("asked", [0, 1])
async def test_an_export_is_the_whole_history_as_a_stream(asked: int) -> None:
    async with two_workers() as workers:
        worker, client = workers[:2][asked], workers[2]
        name = session_of(worker)
        await worker.say(name, *(user(f"{number}") for number in range(PART_EVENTS + 50)))

        lines = await client.get(path(name, "export"))
        assert lines.headers["content-type"] == "application/x-ndjson"
        found = [orjson.loads(line) for line in lines.content.splitlines()]
        assert [line["event"]["text"] for line in found] == [
            f"{number}" for number in range(PART_EVENTS + 50)
        ]
        chat = (await client.get(path(name, "export?format=openai"))).json()
        assert (chat["session_id"], len(chat["messages"])) == (name, PART_EVENTS + 50)
        transcript = await client.get(path(name, "export?format=markdown"))
        assert transcript.headers["content-type"].startswith("text/markdown")
        assert transcript.text.count("## user") == PART_EVENTS + 50
        assert (await client.get(path(name, "export?format=xml"))).status_code == 400
        assert (await client.get("/sessions/nobody-here/export")).content == b""


async def test_a_long_session_is_folded_in_parts_and_the_worker_answers_meanwhile(tmp_path: Path) -> None:
    """20,000 events are never in RAM at once, and other requests are answered between the parts."""
    worker = FakeArchive(store=LocalStore(tmp_path, SqlitePartition))
    count = 20_000
    partition = worker.partition_of("long")
    for start in range(0, count, 2_000):
        events = [stored(user(f"message {number}"), number, "long") for number in range(start, start + 2_000)]
        await worker.store.write(partition, batch(*events))
    parts: list[int] = []
    history = worker.store.history

    async def counted(partition: int, request: HistoryRequest) -> list[ArchivedEvent]:
        events = await history(partition, request)
        parts.append(len(events))
        return events

    worker.store.history = counted  # type: ignore[method-assign]  # counts what the real one answers
    async with serving(worker) as client:
        reading = asyncio.create_task(
            client.get(f"/archive/sessions/long/memory?at={count - 1}&last=1", timeout=120)
        )
        answered_meanwhile = 0
        while not reading.done():
            assert (await client.get("/healthz", timeout=60)).status_code == 200
            answered_meanwhile += not reading.done()
        body = (await reading).json()

    assert (body["sequence"], body["messages"][0]["text"]) == (count - 1, f"message {count - 1}")
    assert max(parts) <= PART_EVENTS
    assert sum(parts) == count
    assert answered_meanwhile >= 10
    await worker.store.stop()


@pytest.mark.parametrize(
    ("call", "look", "query"),
    [("/archive/sessions", "sessions_of_user", {"user_id": "u"}), ("/search", "search", {"q": "boeing"})],
)
async def test_all_workers_look_at_once_and_have_as_long_as_the_caller_waits(
    call: str, look: str, query: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A store without an index reads all its files; another read is given up after 5 seconds."""
    monkeypatch.setattr(proxy, "ANSWER_SECONDS", 0.2)
    async with two_workers() as (first, second, client):
        names = [session_of(first), session_of(second)]
        for worker, name in zip((first, second), names, strict=True):
            await worker.say(name, user("a boeing", user_id="u"))
        looks = asyncio.Event()

        def slowed(store: HistoryStore, wait: Callable[[], Awaitable[object]]) -> None:
            find = getattr(store, look)

            async def found(*arguments: Any) -> Any:
                await wait()
                return await find(*arguments)

            monkeypatch.setattr(store, look, found)

        async def slowly() -> None:
            looks.set()
            await asyncio.sleep(0.3)

        slowed(first.store, looks.wait)
        slowed(second.store, slowly)
        async with asyncio.timeout(30):
            answered = (await client.get(call, params=query, timeout=30)).json()

    found = answered.get("sessions") or [hit["session_id"] for hit in answered["hits"]]
    assert (sorted(found), answered["complete"]) == (sorted(names), True)


async def test_a_worker_that_hangs_does_not_hold_what_the_others_found(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One that only takes longer, as another disk does, is waited for; so are all where sessions are to be erased."""
    monkeypatch.setattr(api, "LEAST_SECONDS", 0.2)
    async with two_workers() as (first, second, client):
        here, there = session_of(first), session_of(second)
        for worker, name in ((first, here), (second, there)):
            await worker.say(name, user("a boeing", user_id="u"))
        looks = {worker: asyncio.Event() for worker in "ab"}

        def held(store: HistoryStore, look: str, until: Callable[[], Awaitable[object]]) -> None:
            find = getattr(store, look)

            async def found(*arguments: Any) -> Any:
                await until()
                return await find(*arguments)

            monkeypatch.setattr(store, look, found)

        held(first.store, "search", lambda: asyncio.sleep(0.3))
        held(second.store, "search", lambda: asyncio.sleep(0.8))
        slow = SearchResults.model_validate((await client.get("/search?q=boeing", timeout=30)).json())
        assert (sorted(hit.session_id for hit in slow.hits), slow.complete) == (sorted([here, there]), True)

        held(second.store, "search", looks["a"].wait)
        async with asyncio.timeout(20):
            hanging = SearchResults.model_validate((await client.get("/search?q=boeing", timeout=30)).json())
        assert ([hit.session_id for hit in hanging.hits], hanging.complete) == ([here], False)
        assert "that did not answer within" in caplog.text
        looks["a"].set()

        held(second.store, "sessions_of_user", looks["b"].wait)
        asking = asyncio.create_task(client.get("/archive/sessions?user_id=u", timeout=30))
        await asyncio.wait({asking}, timeout=1.0)
        assert not asking.done()
        looks["b"].set()
        assert (await asking).json() == {"sessions": sorted([here, there]), "complete": True}


async def test_a_search_in_one_session_asks_the_worker_that_has_it_alone() -> None:
    async with two_workers() as (first, second, client):
        here, there = session_of(first), session_of(second)
        for worker, name in ((first, here), (second, there)):
            await worker.say(name, user("a boeing"))
        asked: list[tuple[str, int]] = []

        def counted(name: str, worker: FakeArchive) -> None:
            find = worker.store.search

            async def found(partition: int, request: SearchRequest) -> list[Found]:
                asked.append((name, partition))
                return await find(partition, request)

            worker.store.search = found  # type: ignore[method-assign]  # counts what the real one answers

        counted("first", first)
        counted("second", second)
        for name, of in ((here, "first"), (there, "second")):
            asked.clear()
            answered = await client.get("/search", params={"q": "boeing", "session_id": name})
            found = SearchResults.model_validate(answered.json())
            assert ([hit.session_id for hit in found.hits], found.complete) == ([name], True)
            assert asked == [(of, first.partition_of(name))]

        second.mine = set()
        gone = (await client.get("/search", params={"q": "boeing", "session_id": there})).json()
        assert gone == {"hits": [], "complete": False}


@pytest.mark.parametrize("call", ["history", "recall?q=boeing", "export"])
async def test_a_session_of_another_worker_has_the_time_of_a_search(
    call: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(proxy, "ANSWER_SECONDS", 0.2)
    async with two_workers() as (_, second, client):
        name = session_of(second)
        await second.say(name, user("a boeing"))
        position, history = second.store.position, second.store.history

        async def slow_position(partition: int) -> int:
            await asyncio.sleep(0.4)
            return await position(partition)

        async def slow_history(partition: int, request: HistoryRequest) -> list[ArchivedEvent]:
            await asyncio.sleep(0.4)
            return await history(partition, request)

        monkeypatch.setattr(second.store, "position", slow_position)
        monkeypatch.setattr(second.store, "history", slow_history)
        answered = await client.get(path(name, call), timeout=30)

    assert (answered.status_code, "a boeing" in answered.text) == (200, True)
    assert answered.headers["cache-control"] == "no-store", "as its owner says"


@pytest.mark.parametrize("asked", [0, 1])
async def test_what_a_store_has_that_takes_no_writes_is_answered_with_a_mark(asked: int) -> None:
    async with two_workers() as workers:
        worker, client = workers[:2][asked], workers[2]
        name = session_of(worker)
        await worker.say(name, user("a boeing", user_id="u"), answer("yes"), compacted(1))
        calls = ("history", "recall?q=boeing", "epochs")
        whole = [(await client.get(path(name, call))).json() for call in calls]
        assert not any("stale" in body for body in whole)

        worker.behind = {worker.partition_of(name)}
        for call, body in zip(calls, whole, strict=True):
            answered = await client.get(path(name, call))
            assert (answered.status_code, answered.json()) == (200, {**body, "stale": True})
        found = SearchResults.model_validate((await client.get("/search?q=boeing")).json())
        assert ([hit.session_id for hit in found.hits], found.complete) == ([name], False)
        sessions = (await client.get("/archive/sessions?user_id=u")).json()
        assert sessions == {"sessions": [name], "complete": False}
        past = await client.get(f"/archive{path(name, 'memory')}", params={"at": 0})
        assert past.json()["messages"][0]["text"] == "a boeing", (
            "what it has up to there is all that there was"
        )
        exported = await client.get(path(name, "export"))
        assert (exported.status_code, "takes no writes" in exported.text) == (503, True)


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
        refused = [
            await client.get(f"/sessions/other-1/{what}")
            for what in ("history", "recall?q=canary", "epochs", "verify", "export")
        ]

    assert [hit["session_id"] for hit in found["hits"]] == ["mine-1"]
    assert [answered.status_code for answered in refused] == [403] * 5


async def test_calls_that_read_a_whole_history_are_counted_and_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO, "streams.archive")
    worker = FakeArchive()
    await worker.say("s1", user("one"), user("two"), user("three"))
    async with serving(worker) as client:
        path = "/archive/sessions/s1/memory"
        tag = (await client.get(path, params={"at": 1})).headers["etag"]
        assert (await client.get(path, params={"at": 9, "wait_ms": 0})).status_code == 504
        digest = digest_in(tag)
        for at in (1, 2):
            await client.get("/sessions/s1/verify", params={"at": at, "digest": digest})
        await client.get("/sessions/s1/epochs")
        await client.get("/sessions/s1/export")
        metrics = (await client.get("/metrics")).text

    lines = [record.__dict__ for record in caplog.records if record.__dict__.get("action") == "past_read"]
    assert [(line["call"], line["outcome"], line["events"], line.get("verified")) for line in lines] == [
        ("memory", "answered", 2, None),
        ("memory", "broken_off", 0, None),
        ("verify", "answered", 2, True),
        ("verify", "answered", 6, False),
        ("epochs", "answered", 3, None),
        ("export", "answered", 3, None),
    ]
    assert {line["session_id"] for line in lines} == {"s1"}
    assert 'sessionstream_archive_past_seconds_count{call="verify",outcome="answered"} 2.0' in metrics
    assert 'sessionstream_archive_past_events_read_total{call="export"} 3.0' in metrics
