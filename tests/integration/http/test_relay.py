"""What another process serves, asked of a worker that passes it on; over a bare connection what clients do not send."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import orjson
import pytest
from prometheus_client import CollectorRegistry
from pydantic import SecretStr

from schemas.security_settings import SecuritySettings
from schemas.settings import Settings
from streams.http import proxy
from streams.http.app import make_http_app
from streams.http.backend import Readiness
from streams.http.events_route import MAX_BODY_BYTES, MAX_EVENTS
from streams.http.relayed_routes import MAX_REPEATED, RelayedRoutes
from streams.http.server import HttpServer
from tests.builders.events import event, user
from tests.builders.memories import memory_of
from tests.fakes.archive_worker import FakeArchive
from tests.fakes.archive_worker import serving as archive_serving
from tests.fakes.memory_worker import FakeWorker, serving, url_of
from tests.fakes.raw_server import answering, response


@asynccontextmanager
async def relaying(*urls: str, security: SecuritySettings | None = None) -> AsyncGenerator[int]:
    """Serve an app that relays to the first of ``urls`` that answers; yields its port."""
    settings = Settings(
        memory_url=list(urls),
        analytics_url=list(urls),
        archive_url=list(urls),
        security=security or SecuritySettings(),
    )
    app = make_http_app("test", settings, readiness=lambda: Readiness(True, ""), registry=CollectorRegistry())
    RelayedRoutes(settings).add_routes(app)
    server = HttpServer(app, "127.0.0.1", 0)
    async with server:
        yield server.port


async def asked(port: int, target: str, host: str = "localhost") -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET {target} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
    async with asyncio.timeout(10):
        answered = await reader.read()
    writer.close()
    await writer.wait_closed()
    return answered


async def test_a_request_is_passed_on(worker: FakeWorker) -> None:
    worker.hold(memory_of(user("hello"), session_id="a/b"))
    async with serving(worker) as client, relaying(url_of(client)) as port:
        answered = await asked(port, "/sessions/a%2Fb/memory?last=1")

    assert answered.startswith(b"HTTP/1.1 200 ")
    assert b'"a/b"' in answered


async def test_no_password_of_an_address_is_in_the_answer_or_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level("INFO", "streams.http.proxy")
    async with relaying("http://u:hunter2@127.0.0.1:9", "http://hunter2@127.0.0.1:9/?token=hunter2") as port:
        answered = await asked(port, "/sessions/s/memory")

    assert answered.startswith(b"HTTP/1.1 503 ")
    assert b"http://**********@127.0.0.1:9, http://**********@127.0.0.1:9/?token=**********" in answered
    (first, second) = (
        vars(record) for record in caplog.records if vars(record).get("action") == "relay_failed"
    )
    assert first["url"] == "http://**********@127.0.0.1:9"
    assert "hunter2" not in f"{answered!r}{first}{second}"


@pytest.mark.parametrize(
    "target", ["%2Fsessions%2Fx@127.0.0.1:{port}/memory", "/analytics/../../x", "/analytics/%2e%2e/x"]
)
async def test_no_path_leads_to_another_server(target: str) -> None:
    came = 0

    async def count(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal came
        came += 1
        writer.close()

    async with await asyncio.start_server(count, "127.0.0.1", 0) as elsewhere:
        there = elsewhere.sockets[0].getsockname()[1]
        base = f"http://127.0.0.1:{there}" if target.startswith("/") else "http://127.0.0.1"
        async with relaying(base) as port:
            answered = await asked(port, target.format(port=there))

    assert answered.startswith(b"HTTP/1.1 400 ")
    assert b'"error_code":"bad_request"' in answered
    assert came == 0


async def test_a_page_whose_domain_resolves_here_reads_nothing(worker: FakeWorker) -> None:
    async with serving(worker) as client:
        port = client.base_url.port
        assert port is not None
        refused = await asked(port, "/sessions", host=f"evil.example:{port}")
        probed = await asked(port, "/healthz", host="evil.example")
        served = await asked(port, "/sessions", host=f"localhost:{port}")

    assert refused.startswith(b"HTTP/1.1 403 ")
    assert b'"error_code":"forbidden_host"' in refused
    assert b"SESSIONSTREAM_SECURITY__BEARER_TOKENS" in refused
    assert probed.startswith(b"HTTP/1.1 200 ")
    assert served.startswith(b"HTTP/1.1 200 ")


@asynccontextmanager
async def client_of(port: int) -> AsyncGenerator[httpx.AsyncClient]:
    async with httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=20, verify=False
    ) as client:
        yield client


async def test_a_sessions_path_is_encoded_again() -> None:
    """A server between the workers may merge slashes, which would give another session."""
    async with (
        answering(response(b"{}")) as server,
        relaying(server.url + "/below/") as port,
        client_of(port) as client,
    ):
        await asked(port, "/sessions/a//b/memory?last=1&x=%23")
        await asked(port, "/sessions/a%2f%2Fb/memory")
        await asked(port, "/analytics/sessions/50%25%3f")
        refused = await asked(port, "/sessions/a%2F..%2Fb/memory")
        listed = await client.get("/sessions?limit=1")

    assert server.targets == [
        "/below/sessions/a%2F%2Fb/memory?last=1&x=%23",
        "/below/sessions/a%2F%2Fb/memory",
        "/below/analytics/sessions/50%25%3F",
        "/below/sessions?limit=1",
    ]
    assert refused.startswith(b"HTTP/1.1 400 ")
    assert listed.json() == {}


async def test_a_relayed_read_waits_for_its_sequence(
    worker: FakeWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It waits as long as the caller allows, not only as long as an answer without a wait may take."""
    monkeypatch.setattr(proxy, "RELAYED_ANSWER_SECONDS", 0.1)
    async with serving(worker) as memory, relaying(url_of(memory)) as port, client_of(port) as client:
        reading = asyncio.create_task(client.get("/sessions/s/memory?min_sequence=0&wait_ms=10000"))
        await worker.waiting.wait()
        await asyncio.sleep(0.3)
        await worker.publish([event(user(), "e0", "s")])

        assert (await reading).json()["message_count"] == 1


async def test_retry_after_of_a_worker_is_passed_on(worker: FakeWorker) -> None:
    worker.owned_by(None)
    async with serving(worker) as memory, relaying(url_of(memory)) as port, client_of(port) as client:
        answered = await client.get("/sessions/s/memory")

    assert answered.status_code == 503
    assert answered.headers["retry-after"] == "3"
    assert answered.json()["error_code"] == "not_servable"


async def test_a_connection_that_breaks_before_the_answer_is_retried() -> None:
    async with (
        answering(b"", response(b"[1]")) as server,
        relaying(server.url) as port,
        client_of(port) as client,
    ):
        answered = await client.get("/sessions")

    assert (answered.status_code, answered.json()) == (200, [1])
    assert len(server.heads) == 2


PLACES: dict[str, dict[str, str]] = {"/sessions/a%2Fb/events": {}, "/events": {"session_id": "a/b"}}


@pytest.mark.parametrize("path", PLACES)
async def test_events_are_published_by_a_worker_of_another_process(worker: FakeWorker, path: str) -> None:
    """As a memory worker publishes them, one or a list; what is wrong is answered as it answers it."""
    one = {**user("hello"), **PLACES[path]}
    async with serving(worker) as memory, relaying(url_of(memory)) as port, client_of(port) as client:
        for body in (one, [one, {**one, "event_id": "mine"}]):
            published = await client.post(path, json=body)
            assert published.status_code == 200, published.text
        for wrong, status, code in (
            (b"no json", 400, "not_json"),
            (b"[1]", 400, "invalid_field"),
            (b" " * (MAX_BODY_BYTES + 1), 413, "too_large"),
            (orjson.dumps([one] * (MAX_EVENTS + 1)), 413, "too_large"),
            (orjson.dumps({**one, "type": "Nothing"}), 400 if path != "/events" else 200, "unknown_type"),
        ):
            answers = [await asked_one.post(path, content=wrong) for asked_one in (memory, client)]
            assert [answered.status_code for answered in answers] == [status, status]
            assert code in answers[1].text
            assert answers[0].content == answers[1].content

    ids = [event.event_id for event in worker.published]
    assert len(set(ids)) == 3
    assert ids[-1] == "mine"
    assert {event.session_id for event in worker.published} == {"a/b"}


async def test_events_that_are_sent_twice_count_once(worker: FakeWorker) -> None:
    """The first answer breaks off. The worker that passes the events on gave them ids, so the same come again."""
    published = response(b"[1]")
    async with (
        answering(b"", published) as server,
        relaying(server.url) as port,
        client_of(port) as client,
    ):
        events = [user(), {**user(), "type": "MessagesRemoved", "replacement": user()}]
        assert (await client.post("/sessions/s/events", json=events)).json() == [1]

    first, second = server.bodies
    assert first == second
    sent = orjson.loads(first)
    assert all(sent_one["event_id"] for sent_one in (*sent, sent[1]["replacement"]))


async def test_more_events_than_memory_knows_by_their_ids_are_sent_once(worker: FakeWorker) -> None:
    """A session's memory knows 128 ids, so the beginning of a long list would count twice."""
    events = [user()] * (MAX_REPEATED + 1)
    async with (
        serving(worker) as memory,
        answering(b"") as broken,
        relaying(broken.url, url_of(memory)) as port,
        relaying("http://127.0.0.1:9", url_of(memory)) as reaching,
        client_of(port) as client,
        client_of(reaching) as other,
    ):
        refused = await client.post("/sessions/s/events", json=events)
        assert (refused.status_code, refused.json()["error_code"]) == (503, "not_served_here")
        assert "may have done it all the same" in refused.json()["detail"]
        assert (len(broken.bodies), worker.published) == (1, [])

        assert (await other.post("/sessions/s/events", json=events)).status_code == 200
    assert len(worker.published) == len(events)


@pytest.mark.parametrize(
    "path", ["/sessions/s/events", "/events", "/sessions/s/compact", "/sessions/s/fork", "/erasures"]
)
async def test_with_tokens_only_memory_workers_publish(path: str) -> None:
    """The credential between workers only reads, and a caller's token is never passed on."""
    security = SecuritySettings(bearer_tokens=[SecretStr("t" * 32)])
    async with (
        answering(response(b"{}")) as server,
        relaying(server.url, security=security) as port,
        client_of(port) as client,
    ):
        refused = await client.post(path, json={}, headers={"authorization": f"Bearer {'t' * 32}"})
        unknown = await client.post(path, json={})

    assert (refused.status_code, refused.json()["error_code"]) == (400, "bad_request")
    assert "ask a memory worker for" in refused.json()["detail"]
    assert unknown.status_code == 401
    assert server.heads == []


@pytest.mark.parametrize("path", ["/sessions/s/history", "/sessions/s/recall?q=x", "/sessions/s/export"])
async def test_a_worker_that_hangs_is_left_for_the_next_one_and_one_that_takes_long_is_waited_for(
    path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker whose disk is slow still says that it is alive. One that hangs held such a read for 40 seconds."""
    monkeypatch.setattr(proxy, "ANSWER_SECONDS", 0.1)
    monkeypatch.setattr(proxy, "ALIVE_SECONDS", 0.1)
    ended = asyncio.Event()
    worker = FakeArchive()
    history, position, recall = worker.store.history, worker.store.position, worker.store.search

    came = 0

    async def hang(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal came
        came += 1
        await ended.wait()
        writer.close()

    def slowly(read: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def slow(*arguments: Any) -> Any:
            await asyncio.sleep(0.4)
            return await read(*arguments)

        return slow

    await worker.say("s", user("a x"))
    async with (
        archive_serving(worker) as archive,
        answering(response(b"{}")) as other,
        await asyncio.start_server(hang, "127.0.0.1", 0) as hanging,
    ):
        silent = f"http://127.0.0.1:{hanging.sockets[0].getsockname()[1]}"
        try:
            async with (
                asyncio.timeout(20),
                relaying(silent, url_of(archive)) as port,
                client_of(port) as client,
            ):
                assert "a x" in (await client.get(path)).text
                asked_once = came
                assert "a x" in (await client.get(path)).text
            assert came == asked_once > 0
            for name, read in (("history", history), ("position", position), ("search", recall)):
                monkeypatch.setattr(worker.store, name, slowly(read))
            async with relaying(url_of(archive), other.url) as port, client_of(port) as client:
                assert "a x" in (await client.get(path)).text
            assert other.heads == []
        finally:
            ended.set()


@pytest.mark.parametrize("status", ["200 OK", "404 Not Found"])
async def test_a_worker_whose_answer_breaks_off_is_skipped(worker: FakeWorker, status: str) -> None:
    """A short answer is read whole, so that the caller never gets half of one."""
    half = response(b"[1", status=status, length=100)
    async with (
        serving(worker) as memory,
        answering(half) as broken,
        relaying(broken.url, url_of(memory)) as port,
        relaying(broken.url) as lost_port,
        client_of(port) as client,
        client_of(lost_port) as lost,
    ):
        answered = await client.get("/sessions")
        unavailable = await lost.get("/sessions")

    assert answered.json() == {"sessions": [], "complete": True, "next": None}
    assert unavailable.status_code == 503
    assert unavailable.json()["error_code"] == "not_served_here"
    assert unavailable.headers["retry-after"] == "1"


async def test_a_worker_without_the_process_is_skipped(worker: FakeWorker) -> None:
    async with (
        serving(worker) as memory,
        relaying("http://127.0.0.1:9") as other,
        relaying(f"http://127.0.0.1:{other}", url_of(memory)) as port,
        client_of(port) as client,
    ):
        assert (await client.get("/sessions")).status_code == 200


async def test_a_404_of_the_process_is_its_answer() -> None:
    body = b'{"error_code":"not_found","detail":"nothing"}'
    async with (
        answering(response(body, status="404 Not Found")) as server,
        relaying(server.url, "http://127.0.0.1:9") as port,
        client_of(port) as client,
    ):
        answered = await client.get("/analytics/sessions/s")

    assert (answered.status_code, answered.content) == (404, body)


async def test_relays_and_forwards_do_not_loop(worker: FakeWorker) -> None:
    """A memory worker takes a worker of another process for the owner, which relays to the memory worker."""
    async with serving(worker) as memory, relaying(url_of(memory)) as port, client_of(port) as client:
        other = f"http://127.0.0.1:{port}"
        worker.owned_by(other)
        worker.urls = [other]
        forwarded = await memory.get("/sessions/s/memory")
        relayed = await client.get("/sessions/s/memory")
        lists = [(await one.get("/sessions")).json() for one in (memory, client)]

    assert (forwarded.status_code, forwarded.json()["error_code"]) == (503, "owner_unreachable")
    assert (relayed.status_code, relayed.json()["error_code"]) == (503, "owner_unreachable")
    assert lists == [{"sessions": [], "complete": False, "next": None}] * 2
    assert worker.listed == 2
