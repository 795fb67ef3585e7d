from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import httpx
import pytest
from fastapi import Request, Response
from fastapi.responses import StreamingResponse
from prometheus_client import CollectorRegistry

from schemas.settings import Settings
from streams.http.app import make_http_app
from streams.http.backend import Readiness
from streams.http.guarded_route import ANY_TOKEN
from streams.http.openapi import add_hidden_route
from streams.http.server import HttpServer
from tests.builders.events import event, user
from tests.builders.memories import memory_of
from tests.fakes.memory_worker import FakeWorker, serving, url_of

MEMORY = "/sessions/a%2Fb/memory"


def a_memory(messages: int = 1) -> FakeWorker:
    worker = FakeWorker()
    worker.hold(memory_of(*[user("x" * 1_000)] * messages, session_id="a/b"))
    return worker


async def both(client: httpx.AsyncClient, path: str, **headers: str) -> tuple[httpx.Response, httpx.Response]:
    """Return the answers to GET and HEAD, without the date."""
    get, head = [await client.request(method, path, headers=headers) for method in ("GET", "HEAD")]
    for answered in (get, head):
        answered.headers.pop("date", None)
    return get, head


@pytest.mark.parametrize(
    "path",
    [
        "/healthz",
        "/readyz",
        "/openapi.json",
        "/sessions",
        MEMORY,
        f"{MEMORY}?last=1&format=openai",
        "/sessions/nobody/memory",
        "/sessions/nobody/memory?lust=1",
        "/nowhere",
    ],
)
async def test_it_has_the_head_of_gets_answer_and_no_body(path: str) -> None:
    async with serving(a_memory()) as client:
        get, head = await both(client, path)

    assert (head.status_code, head.headers) == (get.status_code, get.headers)
    assert get.content
    assert head.content == b""


async def test_a_worker_that_is_not_ready_says_so(worker: FakeWorker, client: httpx.AsyncClient) -> None:
    worker.readiness = Readiness(False, "not yet")

    answered = await client.head("/readyz")

    assert answered.status_code == 503
    assert answered.headers["retry-after"] == "1"


async def test_a_memory_that_is_known_is_a_304() -> None:
    async with serving(a_memory()) as client:
        known = (await client.head(MEMORY)).headers["etag"]
        answered = await client.head(MEMORY, headers={"if-none-match": known})

    assert answered.status_code == 304


@pytest.mark.parametrize(("messages", "is_long"), [(1, False), (500, True)])
async def test_it_is_answered_by_the_owner_of_the_session(messages: int, is_long: bool) -> None:
    """A long answer of the owner is passed on as a stream, whose length nobody knows before its end."""
    worker = FakeWorker()
    async with serving(a_memory(messages)) as owner, serving(worker) as client:
        worker.owned_by(url_of(owner))
        get, head = await both(client, MEMORY)

    assert (get.headers.pop("transfer-encoding", None) == "chunked") == is_long
    assert (head.status_code, head.headers) == (200, get.headers)
    assert head.headers.get("content-length") == (None if is_long else str(len(get.content)))
    assert head.content == b""


async def test_a_connection_serves_the_next_request(client: httpx.AsyncClient) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", client.base_url.port)
    writer.write(
        b"HEAD /sessions/s/memory HTTP/1.1\r\nHost: localhost\r\n\r\n"
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    )
    async with asyncio.timeout(60.0):
        answered = await reader.read()
    writer.close()

    first, second, body = answered.split(b"\r\n\r\n")
    assert first.startswith(b"HTTP/1.1 200 ")
    assert second.startswith(b"HTTP/1.1 200 ")
    assert body == b'{"status":"ok","detail":"alive"}'


async def test_a_route_without_get_has_no_head_either(worker: FakeWorker, client: httpx.AsyncClient) -> None:
    answered = await client.head("/sessions/s/events")

    assert answered.status_code == 405
    assert answered.headers["allow"] == "POST"
    assert worker.published == []


async def test_an_answer_without_an_end_is_not_read() -> None:
    begun = asyncio.Event()

    async def lines() -> AsyncIterator[bytes]:
        begun.set()
        while True:
            yield b"line\n"
            await asyncio.sleep(0)

    async def endless(_: Request) -> Response:
        return StreamingResponse(lines(), headers={"x-kind": "endless"})

    settings = Settings()
    app = make_http_app("test", settings, readiness=lambda: Readiness(True, ""), registry=CollectorRegistry())
    add_hidden_route(app, "/endless", endless, ANY_TOKEN)
    server = HttpServer(app, "127.0.0.1", 0)
    async with (
        server,
        asyncio.timeout(60.0),
        httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=20, verify=False) as client,
    ):
        answered = await client.head("/endless")

    assert (answered.status_code, answered.headers["x-kind"], answered.content) == (200, "endless", b"")
    assert not begun.is_set()


async def test_events_are_published_by_no_head(worker: FakeWorker, client: httpx.AsyncClient) -> None:
    body = event(user("a"), "e1", "s").model_dump_json()

    answered = await client.request("HEAD", "/sessions/s/events", content=body)

    assert answered.status_code == 405
    assert worker.published == []
