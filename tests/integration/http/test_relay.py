"""Paths as HTTP allows them and clients do not send them, over a bare connection."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import pytest
from prometheus_client import CollectorRegistry

from schemas.settings import Settings
from streams.http.backend import Readiness
from streams.http.base import base_app, on_stop
from streams.http.relay import Relay
from streams.http.server import HttpServer
from tests.builders.events import user
from tests.builders.memories import memory_of
from tests.fakes.memory_worker import FakeWorker, serving, url_of


@asynccontextmanager
async def relaying(url: str) -> AsyncGenerator[int]:
    """Serve an app that relays to ``url``; yields its port."""
    app = base_app("test", Settings(), readiness=lambda: Readiness(True, ""), registry=CollectorRegistry())
    relay = Relay([url], "memory")
    app.add_api_route("/sessions/{session_id:path}/memory", relay.read, methods=["GET"])
    app.add_api_route("/analytics/{rest:path}", relay.read, methods=["GET"])
    on_stop(app, relay.close)
    server = HttpServer(app, "127.0.0.1", 0)
    await server.start()
    try:
        yield server.port
    finally:
        await server.stop()


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


@pytest.mark.parametrize(
    "target", ["%2Fsessions%2Fx@127.0.0.1:{port}/memory", "/analytics/../../x", "/analytics/%2e%2e/x"]
)
async def test_no_path_leads_elsewhere(target: str) -> None:
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


async def test_a_page_whose_name_points_here_reads_nothing(worker: FakeWorker) -> None:
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
