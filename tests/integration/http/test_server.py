from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager

import httpx
import pytest
from fastapi import FastAPI
from fastapi.responses import StreamingResponse

from schemas.errors import ConfigurationError
from schemas.settings import Settings
from streams.http.server import HttpServer
from tests.builders.events import event, user
from tests.builders.memories import memory_of
from tests.fakes.memory_worker import FakeWorker, memory_app, serving
from tests.log_lines import fields_of


async def test_a_port_in_use_is_one_clear_line(client: httpx.AsyncClient) -> None:
    port = client.base_url.port
    assert port is not None

    with pytest.raises(ConfigurationError) as raised:
        await HttpServer(memory_app(FakeWorker(), Settings()), "127.0.0.1", port).start()

    assert str(port) in raised.value.detail
    assert "SESSIONSTREAM_HTTP_PORT" in raised.value.detail
    assert "\n" not in raised.value.detail


async def test_an_address_of_another_machine_is_one_clear_line() -> None:
    with pytest.raises(ConfigurationError, match="SESSIONSTREAM_HTTP_HOST"):
        await HttpServer(memory_app(FakeWorker(), Settings()), "203.0.113.7", 0).start()


async def test_invalid_http_is_refused_in_the_form_of_all_errors(client: httpx.AsyncClient) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", client.base_url.port)
    writer.write(b"HELLO\r\n\r\n")

    answered = await reader.read()
    writer.close()

    assert answered.startswith(b"HTTP/1.1 400 ")
    assert answered.partition(b"\r\n\r\n")[2] == (
        b'{"error_code":"bad_request","detail":"Invalid HTTP request received."}'
    )


@pytest.mark.parametrize("path", [b"/sessions/s/memory", b"/healthz", b"/metrics", b"/nowhere"])
async def test_a_request_with_two_hosts_is_refused(client: httpx.AsyncClient, path: bytes) -> None:
    """A proxy may have decided by the other one."""
    for hosts in ((b"localhost", b"evil"), (b"evil", b"localhost")):
        reader, writer = await asyncio.open_connection("127.0.0.1", client.base_url.port)
        head = b"".join(b"Host: %s\r\n" % host for host in hosts)
        writer.write(b"GET %s HTTP/1.1\r\n%sConnection: close\r\n\r\n" % (path, head))
        answered = await reader.read()
        writer.close()
        assert answered.startswith(b"HTTP/1.1 400 ")
        assert answered.endswith(b'{"error_code":"bad_request","detail":"a request has one Host header"}')


MEMORY = b"GET /sessions/s/memory HTTP/1.1\r\nHost: localhost\r\n"
#: Larger than any head may be. What has no end is larger by what one read of a socket takes, which is 256 KiB.
LARGE = 70_000


@pytest.mark.parametrize(
    "pieces",
    [
        pytest.param([MEMORY + b"X: " + b"x" * LARGE + b"\r\n\r\n"], id="one header"),
        pytest.param([MEMORY + b"X: " + b"x" * 1_000, *[b"x" * 1_000] * 400], id="a header without an end"),
        pytest.param([MEMORY, *[b"X: " + b"x" * 1_000 + b"\r\n"] * 70], id="many headers"),
        pytest.param([b"GET /" + b"x" * LARGE], id="a path without an end"),
        pytest.param(
            [MEMORY + b"Transfer-Encoding: chunked\r\n\r\n0\r\nX: ", *[b"x" * 1_000] * 400],
            id="a header behind a body",
        ),
        pytest.param(
            [MEMORY + b"Transfer-Encoding: chunked\r\n\r\n1;", *[b"x" * 1_000] * 400],
            id="an extension of a chunk",
        ),
    ],
)
async def test_a_head_that_is_too_large_ends_the_connection(
    client: httpx.AsyncClient, pieces: list[bytes]
) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", client.base_url.port)
    answered = b""
    with contextlib.suppress(ConnectionError):
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
        async with asyncio.timeout(60.0):
            answered = await reader.read()
    writer.close()

    # A client that still sends may find its connection reset before it reads why.
    assert not answered or b"HTTP/1.1 400 " in answered
    assert not answered or answered.endswith(
        b'"detail":"the head of the request is larger than 65536 bytes"}'
    )


async def test_a_client_that_offers_another_protocol_is_served_in_this_one(client: httpx.AsyncClient) -> None:
    """Java's client offers HTTP/2 so, and keeps the connection."""
    offer = MEMORY + b"Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AA\r\n\r\n"
    reader, writer = await asyncio.open_connection("127.0.0.1", client.base_url.port)
    async with asyncio.timeout(60.0):
        for _ in range(2):
            writer.write(offer)
            head = await reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 200 ")
            length = next(line for line in head.split(b"\r\n") if line.startswith(b"content-length: "))
            assert b'"messages":[]' in await reader.readexactly(int(length.split()[1]))
    writer.close()


async def test_requests_that_come_together_are_answered_in_their_order(client: httpx.AsyncClient) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", client.base_url.port)
    paths = [b"/sessions/a/memory", b"/readyz", b"/sessions/b/memory"]
    last = b"Connection: close\r\n"
    writer.write(
        b"".join(
            b"GET %s HTTP/1.1\r\nHost: localhost\r\n%s\r\n" % (path, last if path == paths[-1] else b"")
            for path in paths
        )
    )
    async with asyncio.timeout(60.0):
        answered = await reader.read()
    writer.close()

    assert answered.count(b"HTTP/1.1 200 OK\r\n") == len(paths)
    assert answered.index(b'"session_id":"a"') < answered.index(b'"session_id":"b"')


async def test_a_port_is_free_again_once_the_server_stopped(worker: FakeWorker) -> None:
    async with serving(worker) as client:
        assert (await client.get("/healthz")).status_code == 200
        port = client.base_url.port
    assert port is not None
    async with serving(worker, port=port) as client:
        assert (await client.get("/healthz")).status_code == 200


async def test_the_server_installs_no_signal_handlers(worker: FakeWorker) -> None:
    numbers = (signal.SIGINT, signal.SIGTERM)
    before = [signal.getsignal(number) for number in numbers]
    async with serving(worker) as client:
        await client.get("/healthz")
        assert [signal.getsignal(number) for number in numbers] == before
    assert [signal.getsignal(number) for number in numbers] == before


async def test_requests_in_progress_end_before_the_server(worker: FakeWorker) -> None:
    server = HttpServer(memory_app(worker, Settings()), "127.0.0.1", 0)
    await server.start()
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, verify=False) as client:
        reading = asyncio.create_task(client.get("/sessions/s/memory?min_sequence=0&wait_ms=20000"))
        await worker.waiting.wait()
        stopping = asyncio.create_task(server.stop())
        await asyncio.sleep(0)
        assert not reading.done()
        await worker.publish([event(user(), "e0", "s")])

        assert (await reading).json()["message_count"] == 1
        await stopping


async def test_a_request_that_outlasts_the_stop_is_answered_as_one_to_retry(
    worker: FakeWorker, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, logger="streams")
    monkeypatch.setattr("streams.http.server.STOP_SECONDS", 0.05)
    server = HttpServer(memory_app(worker, Settings()), "127.0.0.1", 0)
    await server.start()
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, verify=False) as client:
        reading = asyncio.create_task(client.get("/sessions/s/memory?min_sequence=0&wait_ms=20000"))
        await worker.waiting.wait()
        await server.stop()
        answer = await reading

    assert answer.status_code == 503
    assert answer.headers["Retry-After"] == "1"
    assert answer.json()["error_code"] == "not_ready"
    told = [("INFO", "GET", "/sessions/s/memory", "s")]
    assert fields_of(caplog, "http_request_cancelled", "levelname", "method", "path", "session_id") == told
    assert fields_of(caplog, "http_stopped", "levelname") == [("INFO",)]


async def test_an_app_that_cannot_start_stops_the_service() -> None:
    @asynccontextmanager
    async def broken(_: FastAPI) -> AsyncGenerator[None, None]:
        raise ValueError("no licence")
        yield

    with pytest.raises(RuntimeError, match="could not start"):
        await HttpServer(FastAPI(lifespan=broken), "127.0.0.1", 0).start()


async def test_a_failed_server_crashes_its_service(worker: FakeWorker) -> None:
    server = HttpServer(memory_app(worker, Settings()), "127.0.0.1", 0)
    await server.start()
    assert server._serving is not None
    server._serving.cancel()

    async with asyncio.timeout(10):
        await server.wait_until_stopped()

    assert server.crashed
    assert isinstance(server.crash_reason, RuntimeError)


async def test_a_body_that_breaks_off_breaks_the_connection(worker: FakeWorker) -> None:
    async def half() -> AsyncIterator[bytes]:
        yield b"half"
        raise ValueError("no more")

    async def breaking() -> StreamingResponse:
        return StreamingResponse(half())

    app = memory_app(worker, Settings())
    app.add_api_route("/breaking", breaking)
    server = HttpServer(app, "127.0.0.1", 0)
    async with server, httpx.AsyncClient(trust_env=False, verify=False) as client:
        with pytest.raises(httpx.RemoteProtocolError):
            await client.get(f"{server.url}/breaking")


async def test_a_slow_reader_delays_only_itself(worker: FakeWorker) -> None:
    worker.hold(memory_of(*[user("x" * 10_000) for _ in range(2000)]), memory_of(user(), session_id="t"))
    async with serving(worker) as client:
        reader, writer = await asyncio.open_connection("127.0.0.1", client.base_url.port, limit=1024)
        writer.write(b"GET /sessions/s/memory HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert await reader.readline() == b"HTTP/1.1 200 OK\r\n"

        for _ in range(20):
            assert (await client.get("/sessions/t/memory")).json()["message_count"] == 1

        writer.close()
        await writer.wait_closed()
