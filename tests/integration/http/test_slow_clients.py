"""Silent, slow and many clients, over real sockets: none holds what others need."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import httpx
import pytest

from schemas.settings import Settings
from streams.http import events_route, proxy
from streams.http.connection import ConnectionLimits
from streams.http.server import HttpServer
from tests.builders.events import user
from tests.builders.memories import memory_of
from tests.fakes.memory_worker import FakeWorker, memory_app
from tests.live.waiting import until_async
from tests.log_lines import fields_of

#: No deadline of a test is nearer than this, in seconds.
LONG = 60.0
HEAD = b"GET /sessions/s/memory HTTP/1.1\r\nHost: localhost\r\n"


@asynccontextmanager
async def limited(worker: FakeWorker, **limits: float) -> AsyncGenerator[HttpServer]:
    server = HttpServer(
        memory_app(worker, Settings()),
        "127.0.0.1",
        0,
        limits=ConnectionLimits(**limits),  # type: ignore[arg-type]
    )
    async with server:
        yield server


class Socket:
    """A connection that sends and reads only what it is told to."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def rest(self) -> bytes:
        """Everything until the server closes the connection; what came before it was reset."""
        got = b""
        async with asyncio.timeout(LONG):
            with contextlib.suppress(ConnectionResetError):
                while piece := await self.reader.read(65_536):
                    got += piece
        return got


@asynccontextmanager
async def connected(server: HttpServer, sent: bytes = b"") -> AsyncGenerator[Socket]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=1024)
    writer.write(sent)
    try:
        yield Socket(reader, writer)
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


def open_connections(server: HttpServer) -> int:
    assert server._server is not None
    return len(server._server.server_state.connections)


@pytest.mark.parametrize("sent", [b"", HEAD, b"GET"])
async def test_a_request_head_that_does_not_come_ends_the_connection(worker: FakeWorker, sent: bytes) -> None:
    async with limited(worker, head_seconds=0.2) as server, connected(server, sent) as socket:
        answered = await socket.rest()

    assert answered.startswith(b"HTTP/1.1 408 ")
    assert b'"error_code":"request_timeout"' in answered


async def test_the_second_request_of_a_connection_has_the_same_deadline(worker: FakeWorker) -> None:
    """Between requests the connection may rest; bytes that trickle do not move the deadline."""
    async with limited(worker, head_seconds=0.5) as server, connected(server, HEAD + b"\r\n") as socket:
        async with asyncio.timeout(LONG):
            assert await socket.reader.readline() == b"HTTP/1.1 200 OK\r\n"

        async def trickle() -> None:
            for piece in itertools.chain([b"GET /"], itertools.repeat(b"x")):
                socket.writer.write(piece)
                await asyncio.sleep(0.05)

        trickling = asyncio.create_task(trickle())
        answered = await socket.rest()
        trickling.cancel()

    assert b"HTTP/1.1 408 " in answered


async def test_a_long_wait_for_an_answer_is_no_late_head(worker: FakeWorker) -> None:
    request = b"GET /sessions/s/memory?min_sequence=0&wait_ms=2000 HTTP/1.1\r\nHost: localhost\r\n\r\n"
    async with limited(worker, head_seconds=0.2) as server, connected(server, request) as socket:
        async with asyncio.timeout(LONG):
            assert (await socket.reader.readline()).startswith(b"HTTP/1.1 504 ")


async def test_a_client_that_does_not_read_loses_its_connection(
    worker: FakeWorker, caplog: pytest.LogCaptureFixture
) -> None:
    worker.hold(memory_of(*[user("x" * 10_000) for _ in range(2_000)]))
    with caplog.at_level(logging.INFO):
        async with limited(worker, send_seconds=0.2) as server, connected(server, HEAD + b"\r\n"):
            await until_async(
                lambda: "http_send_timeout" in actions(caplog), "the deadline passes", within=LONG
            )
            await until_async(lambda: open_connections(server) == 0, "the connection is closed", within=LONG)


def actions(caplog: pytest.LogCaptureFixture) -> set[object]:
    return {record.__dict__.get("action") for record in caplog.records}


async def test_an_idle_connection_gives_way_to_a_new_one(worker: FakeWorker) -> None:
    async with limited(worker, max_connections=2) as server, connected(server) as silent, connected(server):
        await until_async(lambda: open_connections(server) == 2, "both are connected", within=LONG)
        async with httpx.AsyncClient(
            base_url=server.url, trust_env=False, timeout=LONG, verify=False
        ) as client:
            assert (await client.get("/sessions")).status_code == 200
        # The oldest went first.
        assert await silent.rest() == b""


async def test_requests_in_progress_are_never_cut_off_by_new_connections(worker: FakeWorker) -> None:
    request = b"GET /sessions/s/memory?min_sequence=0&wait_ms=30000 HTTP/1.1\r\nHost: localhost\r\n\r\n"
    async with limited(worker, max_connections=1) as server, connected(server, request) as busy:
        async with asyncio.timeout(LONG):
            await worker.waiting.wait()
        async with connected(server, HEAD + b"\r\n") as late:
            refused = await late.rest()
        await worker.publish([])
        busy.writer.close()

    assert refused.startswith(b"HTTP/1.1 503 ")
    assert b"retry-after: 1" in refused.lower()
    assert b'"error_code":"too_many_connections"' in refused


async def test_a_body_that_stands_still_is_refused(
    worker: FakeWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(events_route, "PIECE_SECONDS", 0.2)
    head = b"POST /sessions/s/events HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"
    async with limited(worker) as server, connected(server, head) as socket:
        answered = await socket.rest()

    assert answered.startswith(b"HTTP/1.1 408 ")
    assert b"nothing was published" in answered
    assert worker.published == []


async def test_a_client_that_goes_away_within_its_body_publishes_nothing(
    worker: FakeWorker, caplog: pytest.LogCaptureFixture
) -> None:
    """Agents end at any moment, so it is no warning."""
    caplog.set_level(logging.DEBUG, logger="streams")
    head = b"POST /sessions/s/events HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"
    async with limited(worker) as server:
        async with connected(server, head):
            await until_async(lambda: open_connections(server) == 1, "it is connected", within=LONG)
        await until_async(
            lambda: "http_client_disconnected" in actions(caplog), "its end is noticed", within=LONG
        )
    told = [("DEBUG", "POST", "s")]
    assert fields_of(caplog, "http_client_disconnected", "levelname", "method", "session_id") == told
    assert worker.published == []


async def test_a_slow_reader_of_a_forwarded_answer_holds_nothing_of_the_owner(
    worker: FakeWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(proxy, "PASSING_SECONDS", 0.3)
    owner = FakeWorker()
    owner.hold(memory_of(*[user("x" * 10_000) for _ in range(2_000)]))
    async with limited(owner) as owning, limited(worker) as server:
        worker.owned_by(owning.url)
        async with connected(server, HEAD + b"\r\n") as socket:
            async with asyncio.timeout(LONG):
                assert await socket.reader.readline() == b"HTTP/1.1 200 OK\r\n"
            await until_async(lambda: open_connections(owning) == 0, "the owner is rid of it", within=LONG)
