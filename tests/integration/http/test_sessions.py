from __future__ import annotations

import httpx
import pytest

from processors.memory.memory import Memory
from schemas.view import SessionList
from streams.http.backend import Readiness
from tests.builders.events import described, user
from tests.builders.memories import memory_of
from tests.fakes.memory_worker import FakeWorker, serving, url_of


def listed(answered: httpx.Response) -> list[str]:
    view = SessionList.model_validate_json(answered.content)
    return [session.session_id for session in view.sessions]


async def test_sessions_of_all_workers_come_newest_first(
    worker: FakeWorker, client: httpx.AsyncClient
) -> None:
    worker.hold(memory_of(user(), session_id="oldest"), memory_of(*[user()] * 3, session_id="newest"))
    other = FakeWorker()
    other.hold(memory_of(*[user()] * 2, session_id="middle"))
    async with serving(other) as other_client:
        # The worker's list of all names itself under an address it may not know as its own.
        worker.urls = other.urls = [url_of(client), url_of(other_client)]
        for asked in (client, other_client):
            answered = await asked.get("/sessions")
            assert listed(answered) == ["newest", "middle", "oldest"]
            assert answered.json()["complete"] is True
        assert listed(await client.get("/sessions?limit=2")) == ["newest", "middle"]


@pytest.mark.parametrize("order", ["active", "session_id"])
async def test_pages_together_have_every_session_of_all_workers_once(
    worker: FakeWorker, client: httpx.AsyncClient, order: str
) -> None:
    """Also those whose last activity is at the same time, and those that a writer adds or changes meanwhile."""
    names = [f"s/{number:02}" for number in range(23)]
    other = FakeWorker()
    for number, name in enumerate(names):
        owner = (worker, other)[number % 2]
        owner.hold(memory_of(*[user()] * (1 + number % 4), session_id=name))
    async with serving(other) as other_client:
        worker.urls = other.urls = [url_of(client), url_of(other_client)]
        whole = listed(await client.get(f"/sessions?order={order}"))
        found: list[str] = []
        cursor: str | None = ""
        while cursor is not None:
            asked = (client, other_client)[len(found) % 2]
            parameters = {"order": order, "limit": "4"} | ({"cursor": cursor} if cursor else {})
            answered = await asked.get("/sessions", params=parameters)
            found += listed(answered)
            cursor = answered.json()["next"]
            if order == "session_id" and len(found) == 8:
                other.hold(
                    memory_of(*[user()] * 9, session_id="s/21"),
                    memory_of(user(), session_id="s/99"),
                )

    assert sorted(whole) == names
    assert found == (whole if order == "active" else [*names, "s/99"])


async def test_a_listed_session_has_all_fields(worker: FakeWorker, client: httpx.AsyncClient) -> None:
    worker.hold(memory_of(user("hello", user_id="u"), user(agent_id="desk")))

    [session] = (await client.get("/sessions")).json()["sessions"]

    assert session == {
        "session_id": "s",
        "sequence": 1,
        "epoch": 0,
        "last_active_at": "2025-10-09T08:53:21.000Z",
        "size_bytes": 10,
        "tokens": session["tokens"],
        "message_count": 2,
        "context_fraction": session["tokens"] / 128_000,
        "last_input_tokens": None,
        "compaction_fraction": session["tokens"] / 128_000 / 0.6,
        "window_fraction": None,
        "truncated": False,
        "user_id": "u",
        "agents": ["desk"],
        "title": None,
        "labels": {},
        "parent": None,
        "forked_from": None,
    }


async def test_sessions_can_be_filtered(worker: FakeWorker, client: httpx.AsyncClient) -> None:
    worker.hold(
        memory_of(user(user_id="u"), session_id="early"),
        memory_of(*[user(user_id="v")] * 11, session_id="late"),
    )

    assert listed(await client.get("/sessions?user_id=u")) == ["early"]
    assert listed(await client.get("/sessions?active_within_seconds=95.5")) == ["late"]


async def test_sessions_can_be_filtered_by_what_describes_them(
    worker: FakeWorker, client: httpx.AsyncClient
) -> None:
    worker.hold(
        memory_of(described(labels={"team": "returns", "vip": ""}, title="A lamp"), session_id="top"),
        memory_of(user(), described(parent={"session_id": "top", "sequence": 4}), session_id="child"),
        memory_of(*[user()] * 3, described(labels={"team": "sales=b2b"}), session_id="other"),
        memory_of(user(), session_id="plain"),
    )

    async def asked(query: str) -> list[str]:
        return sorted(listed(await client.get(f"/sessions?{query}")))

    assert await asked("label=team") == ["other", "top"]
    assert await asked("label=team=returns") == ["top"]
    assert await asked("label=team%3Dsales%3Db2b") == ["other"]
    assert await asked("label=team&label=vip=") == ["top"]
    assert await asked("label=team&label=vip=no") == []
    assert await asked("parent=top") == ["child"]
    assert await asked("parent=top&label=team") == []
    [child] = (await client.get("/sessions?parent=top")).json()["sessions"]
    assert (child["title"], child["labels"]) == (None, {})
    assert child["parent"] == {"session_id": "top", "sequence": 4}
    memory = (await client.get("/sessions/top/memory")).json()
    assert (memory["title"], memory["labels"]) == ("A lamp", {"team": "returns", "vip": ""})
    assert "title" not in (await client.get("/sessions/plain/memory")).json()


async def test_forks_are_listed_by_their_source_page_by_page(
    worker: FakeWorker, client: httpx.AsyncClient
) -> None:
    def fork(name: str, source: str) -> Memory:
        begun = {"type": "SessionForked", "from_session_id": source, "from_sequence": 4, "copies": 0}
        return memory_of(begun, user(), session_id=name)

    names = [f"fork {number}" for number in range(5)]
    worker.hold(memory_of(user(), session_id="top"), fork("other", "elsewhere"))
    worker.hold(*(fork(name, "top") for name in names))

    found: list[str] = []
    query = "forked_from=top&order=session_id&limit=2"
    page = (await client.get(f"/sessions?{query}")).json()
    while page["next"]:
        found += [one["session_id"] for one in page["sessions"]]
        page = (await client.get(f"/sessions?{query}&cursor={page['next']}")).json()
    assert [*found, *(one["session_id"] for one in page["sessions"])] == names
    assert listed(await client.get("/sessions?forked_from=fork 0")) == []
    assert listed(await client.get("/sessions?forked_from=top&label=team")) == []
    assert listed(await client.get("/sessions?forked_from=top&parent=top")) == []


@pytest.mark.parametrize(
    "query",
    [
        "limit=0",
        "limit=x",
        "active_within_seconds=0",
        "active_within_seconds=-1",
        "active_within_seconds=inf",
        "active_within_seconds=nan",
        "user_id=u&user_id=v",
        "last=3",
        "order=newest",
        "cursor=x",
        "cursor=W10",
        "cursor=WyJhY3RpdmUiLDEsInMiXQ&order=session_id",
    ],
)
async def test_wrong_parameters_are_refused(client: httpx.AsyncClient, query: str) -> None:
    answered = await client.get(f"/sessions?{query}")

    assert answered.status_code == 400
    assert set(answered.json()) == {"error_code", "detail"}


async def test_a_session_in_two_lists_counts_once_with_its_newest_entry(
    worker: FakeWorker, client: httpx.AsyncClient
) -> None:
    worker.hold(memory_of(user()))
    other = FakeWorker()
    other.hold(memory_of(user(), user()))
    async with serving(other) as other_client:
        worker.urls = [url_of(client), url_of(other_client)]

        [session] = (await client.get("/sessions")).json()["sessions"]

    assert session["sequence"] == 1


async def test_a_list_without_a_workers_sessions_is_marked_incomplete(
    worker: FakeWorker, client: httpx.AsyncClient
) -> None:
    worker.hold(memory_of(user()))
    other = FakeWorker()
    async with serving(other) as other_client:
        gone = url_of(other_client)
    worker.urls = [url_of(client), gone]

    answered = await client.get("/sessions")

    assert answered.status_code == 200
    assert listed(answered) == ["s"]
    assert answered.json()["complete"] is False


async def test_a_list_by_a_restoring_worker_is_marked_incomplete(
    worker: FakeWorker, client: httpx.AsyncClient
) -> None:
    other = FakeWorker(readiness=Readiness(False, "restoring 2 partitions"))
    async with serving(other) as other_client:
        worker.urls = [url_of(client), url_of(other_client)]

        assert (await client.get("/sessions")).json()["complete"] is False
