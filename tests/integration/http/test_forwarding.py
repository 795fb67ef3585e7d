from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import AsyncIterator

import httpx
import pytest
from pydantic import SecretStr

from schemas.security_settings import SecuritySettings
from schemas.settings import Settings
from tests.builders.events import event, user
from tests.builders.memories import memory_of
from tests.fakes.memory_worker import FakeWorker, serving, url_of
from tests.fakes.raw_server import answering, response

MEMORY = "/sessions/a%2Fb/memory"


@pytest.fixture
def owner() -> FakeWorker:
    return FakeWorker()


@pytest.fixture
async def owner_client(owner: FakeWorker) -> AsyncIterator[httpx.AsyncClient]:
    async with serving(owner) as client:
        yield client


async def test_any_worker_answers_for_any_session(
    worker: FakeWorker, client: httpx.AsyncClient, owner: FakeWorker, owner_client: httpx.AsyncClient
) -> None:
    owner.hold(memory_of(*[user(agent_id="ä&b")] * 1, user(), session_id="a/b"))
    worker.owned_by(url_of(owner_client) + "/")
    query = "include_agent_id=%C3%A4%26b&last=3"

    forwarded = await client.get(f"{MEMORY}?{query}")

    assert forwarded.status_code == 200
    assert forwarded.headers["content-type"] == "application/json"
    assert forwarded.content == (await owner_client.get(f"{MEMORY}?{query}")).content
    assert [message["id"] for message in forwarded.json()["messages"]] == ["e0"]


@pytest.mark.parametrize("session_id", ["%2E%2E", "%2E", "a%252Fb", "%3Fx=1%23y", "50%25"])
async def test_unusual_session_ids_are_forwarded_correctly(
    worker: FakeWorker,
    client: httpx.AsyncClient,
    owner_client: httpx.AsyncClient,
    session_id: str,
) -> None:
    worker.owned_by(url_of(owner_client))
    path = f"/sessions/{session_id}/memory"

    forwarded = await client.get(path)

    assert forwarded.status_code == 200, forwarded.text
    assert forwarded.content == (await owner_client.get(path)).content


async def test_errors_of_the_owner_are_passed_on(
    worker: FakeWorker, client: httpx.AsyncClient, owner: FakeWorker, owner_client: httpx.AsyncClient
) -> None:
    worker.owned_by(url_of(owner_client))
    owner.proven = False

    answered = await client.get(MEMORY)

    assert answered.status_code == 503
    assert answered.json()["error_code"] == "not_servable"
    assert answered.headers["retry-after"] == "1"
    assert (await client.get(f"{MEMORY}?min_sequence=5&wait_ms=10")).status_code == 504


async def test_the_owner_waits_for_the_sequence(
    worker: FakeWorker, client: httpx.AsyncClient, owner: FakeWorker, owner_client: httpx.AsyncClient
) -> None:
    worker.owned_by(url_of(owner_client))

    reading = asyncio.create_task(client.get(f"{MEMORY}?min_sequence=0&wait_ms=10000"))
    await owner.publish([event(user(), "e0", "a/b")])

    assert (await reading).json()["message_count"] == 1
    assert worker.waits == []


async def test_a_stale_read_is_answered_by_a_worker_that_follows_the_partition(
    worker: FakeWorker, client: httpx.AsyncClient, owner: FakeWorker, owner_client: httpx.AsyncClient
) -> None:
    """The owner is gone, and this worker knows nothing of the partition."""
    worker.owned_by("http://127.0.0.1:9")
    worker.proven = worker.remembers = False
    worker.followers = ["http://127.0.0.1:9", url_of(owner_client)]
    owner.proven = False
    owner.hold(memory_of(user(), session_id="a/b"))

    answered = await client.get(f"{MEMORY}?stale=allow")
    assert answered.status_code == 200
    assert answered.json()["stale"] is True
    assert answered.json()["message_count"] == 1

    assert (await client.get(MEMORY)).status_code == 503, "only where a stale answer is allowed"
    owner.remembers = False
    assert (await client.get(f"{MEMORY}?stale=allow")).status_code == 503


async def test_a_long_answer_is_passed_on(
    worker: FakeWorker, client: httpx.AsyncClient, owner: FakeWorker, owner_client: httpx.AsyncClient
) -> None:
    owner.hold(memory_of(*[user("x" * 5000)] * 1, *[user("y" * 5000) for _ in range(999)], session_id="a/b"))
    worker.owned_by(url_of(owner_client))

    answered = await client.get(MEMORY)

    assert len(answered.content) > 5_000_000
    assert len(answered.json()["messages"]) == 1000


async def test_workers_that_name_each_other_as_owner_do_not_loop(
    worker: FakeWorker, client: httpx.AsyncClient, owner: FakeWorker, owner_client: httpx.AsyncClient
) -> None:
    worker.owned_by(url_of(owner_client))
    owner.owned_by(url_of(client))

    answered = await client.get(MEMORY)

    assert answered.status_code == 503
    assert answered.json()["error_code"] == "moving"
    assert answered.headers["retry-after"] == "1"


async def test_an_unreachable_owner_is_a_503(worker: FakeWorker, client: httpx.AsyncClient) -> None:
    async with serving(FakeWorker()) as gone_client:
        worker.owned_by(url_of(gone_client))

    answered = await client.get(MEMORY)

    assert answered.status_code == 503
    assert answered.json()["error_code"] == "owner_unreachable"
    assert answered.headers["retry-after"] == "1"


async def test_a_restarted_owner_is_called_over_a_new_connection(
    worker: FakeWorker, client: httpx.AsyncClient, owner: FakeWorker
) -> None:
    async with serving(owner) as first:
        port = first.base_url.port
        worker.owned_by(url_of(first))
        assert (await client.get(MEMORY)).status_code == 200
    assert port is not None
    async with serving(owner, port=port):
        assert (await client.get(MEMORY)).status_code == 200


async def test_the_last_known_memory_replaces_an_unreachable_owner(
    worker: FakeWorker, client: httpx.AsyncClient
) -> None:
    async with serving(FakeWorker()) as gone_client:
        worker.owned_by(url_of(gone_client))
    worker.hold(memory_of(user(), session_id="a/b"))
    worker.proven = False

    answered = (await client.get(f"{MEMORY}?stale=allow")).json()

    assert answered["stale"] is True
    assert answered["message_count"] == 1


@pytest.mark.parametrize("token", ["t0ken", "tökén"])
async def test_an_owner_with_the_same_tokens_answers_a_forwarded_request(
    worker: FakeWorker, owner: FakeWorker, token: str
) -> None:
    settings = Settings(security=SecuritySettings(bearer_tokens=[SecretStr(token)]))
    headers = {b"authorization": f"Bearer {token}".encode()}
    owner.hold(memory_of(user(), session_id="a/b"))
    async with serving(worker, settings) as client, serving(owner, settings) as owner_client:
        worker.owned_by(url_of(owner_client))
        worker.urls = [url_of(client), url_of(owner_client)]

        assert (await client.get(MEMORY, headers=headers)).json()["message_count"] == 1
        listed = (await client.get("/sessions", headers=headers)).json()

    assert [session["session_id"] for session in listed["sessions"]] == ["a/b"]
    assert listed["complete"] is True


@pytest.mark.parametrize("count", [1, 200_000])
async def test_a_compressed_answer_is_passed_on_correctly(
    worker: FakeWorker, client: httpx.AsyncClient, count: int
) -> None:
    """A server between the workers may compress against the request header, short and long answers."""
    numbers = [number * 7919 % 1_000_003 for number in range(count)]
    packed = response(gzip.compress(json.dumps(numbers).encode()), headers=["content-encoding: gzip"])
    async with answering(packed) as server:
        worker.owned_by(server.url)

        assert (await client.get(MEMORY)).json() == numbers


async def test_the_owners_url_is_the_base_of_the_request(
    worker: FakeWorker, client: httpx.AsyncClient
) -> None:
    """Other parts in the URL are ignored."""
    async with answering(response(b"{}")) as server:
        worker.owned_by(f"{server.url}/prefix?key=1")
        await client.get(f"{MEMORY}?last=1")

    assert server.targets == ["/prefix/sessions/a%2Fb/memory?last=1"]


async def test_a_path_that_does_not_begin_with_a_slash_is_refused(
    worker: FakeWorker, client: httpx.AsyncClient, owner: FakeWorker, owner_client: httpx.AsyncClient
) -> None:
    """This holds for a session here, at another worker, or in another process."""
    head = b"GET %2Fsessions%2Fa/memory HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    worker.owned_by(url_of(owner_client))
    for asked in (client, owner_client):
        reader, writer = await asyncio.open_connection("127.0.0.1", asked.base_url.port)
        writer.write(head)
        assert (await reader.read()).startswith(b"HTTP/1.1 400 ")
        writer.close()
        await writer.wait_closed()


async def test_a_memory_that_has_not_changed_is_answered_without_a_body(
    worker: FakeWorker, client: httpx.AsyncClient, owner: FakeWorker, owner_client: httpx.AsyncClient
) -> None:
    """By the owner and by any other worker; whole answers, streamed ones, and the Chat Completions form."""
    worker.owned_by(url_of(owner_client))
    for events in ([user("short")], [user("x" * 100_000), user("y" * 100_000), user("z" * 100_000)]):
        owner.hold(memory_of(*events, session_id="a/b"))
        for query in ("", "?format=openai", "?last=1"):
            for one in (owner_client, client):
                first = await one.get(f"{MEMORY}{query}")
                again = await one.get(f"{MEMORY}{query}", headers={"If-None-Match": first.headers["etag"]})
                assert (again.status_code, again.content) == (304, b""), (query, len(first.content))
                assert again.headers["etag"] == first.headers["etag"]
                other = await one.get(f"{MEMORY}{query}", headers={"If-None-Match": '"other"'})
                assert (other.status_code, other.content) == (200, first.content)
        tags = {(await client.get(f"{MEMORY}{query}")).headers["etag"] for query in ("", "?format=openai")}
        owner.hold(memory_of(*events, user("more"), session_id="a/b"))
        tags |= {(await client.get(f"{MEMORY}{query}")).headers["etag"] for query in ("", "?format=openai")}
        assert len(tags) == 4
