from __future__ import annotations

import asyncio
import contextlib
import json
import ssl
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from schemas.errors import ConfigurationError
from schemas.settings import Settings, load_settings
from streams.client.http_connections import HttpConnections
from streams.client.memory_client import MemoryClient, MemoryUnreachable
from streams.http.connection import ConnectionLimits
from streams.http.server import HttpServer
from streams.settings.http_tls import client_tls, server_tls
from tests.builders.events import user
from tests.builders.memories import memory_of
from tests.fakes.certificates import make_certificate
from tests.fakes.memory_worker import FakeWorker, memory_app
from tests.live.waiting import until_async


def settings_of(folder: Path, **security: Any) -> Settings:
    files = make_certificate(folder, security.get("http_key_password"))
    return load_settings(
        security={
            "http_cert_file": str(files.certificate),
            "http_key_file": str(files.key),
            "http_ca_file": str(files.authority),
            **security,
        }
    )


@pytest.mark.parametrize("password", [None, "s3cret"])
async def test_clients_and_workers_speak_tls(tmp_path: Path, password: str | None) -> None:
    """A client asks a worker, which forwards to the owner: both ways are encrypted and verified."""
    settings = settings_of(tmp_path, **({} if password is None else {"http_key_password": password}))
    owner, worker = FakeWorker(), FakeWorker()
    owner.hold(memory_of(user()))
    servers = [
        HttpServer(memory_app(one, settings), "127.0.0.1", 0, tls=server_tls(settings.security))
        for one in (owner, worker)
    ]
    for server in servers:
        await server.start()
    try:
        owner_url, url = (server.url for server in servers)
        assert url.startswith("https://127.0.0.1:")
        worker.owned_by(owner_url)
        async with MemoryClient(settings.model_copy(update={"memory_url": [url]})) as client:
            assert (await client.memory("s"))["message_count"] == 1
        stranger = load_settings(memory_url=[url])
        async with MemoryClient(stranger) as client:
            with pytest.raises(MemoryUnreachable, match="CERTIFICATE_VERIFY_FAILED"):
                await client.get("/sessions", deadline=time.monotonic())
    finally:
        for server in servers:
            await server.stop()


def test_wrong_files_are_one_line_with_the_remedy(tmp_path: Path) -> None:
    settings = settings_of(tmp_path, http_key_password="right")
    for changed in (
        {"http_key_password": None},
        {"http_cert_file": tmp_path / "missing.pem"},
        {"http_cert_file": settings.security.http_key_file},
    ):
        with pytest.raises(ConfigurationError, match=r"cannot be used: .*; name PEM files") as raised:
            server_tls(settings.security.model_copy(update=changed))
        assert "\n" not in raised.value.detail
    with pytest.raises(ConfigurationError, match="HTTP_CA_FILE"):
        client_tls(settings.security.model_copy(update={"http_ca_file": tmp_path / "missing.pem"}))
    with pytest.raises(ConfigurationError, match="belong together"):
        load_settings(security={"http_cert_file": "x"})


@asynccontextmanager
async def serving_tls(folder: Path, **limits: float) -> AsyncGenerator[tuple[HttpServer, Any]]:
    """Yield a server, and what its clients trust."""
    settings = settings_of(folder)
    app = memory_app(FakeWorker(), settings)
    server = HttpServer(
        app,
        "127.0.0.1",
        0,
        tls=server_tls(settings.security),
        limits=ConnectionLimits(**limits),  # type: ignore[arg-type]
    )
    async with server:
        yield server, client_tls(settings.security)
    assert len(server._handshakes) == 0


async def until_closed(reader: asyncio.StreamReader) -> None:
    async with asyncio.timeout(60):
        with contextlib.suppress(ConnectionResetError):
            assert await reader.read() == b""


@pytest.mark.parametrize("sent", [b"", b"\x16\x03\x01"])
async def test_a_handshake_that_does_not_come_ends_the_connection(tmp_path: Path, sent: bytes) -> None:
    async with serving_tls(tmp_path, handshake_seconds=0.2) as (server, _):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(sent)
        await until_closed(reader)
        writer.close()


async def test_handshakes_in_progress_give_way_to_new_ones(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Silent connections take no place from clients that speak, and a complete handshake gives its place back."""
    async with serving_tls(tmp_path, max_handshakes=3, handshake_seconds=600) as (server, trusted):
        silent = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(3)]
        await until_async(lambda: len(server._handshakes) == 3, "the limit is reached", within=60)
        async with httpx.AsyncClient(verify=trusted, base_url=server.url, trust_env=False) as client:
            assert (await client.get("/healthz")).status_code == 200
            await until_closed(silent[0][0])
            assert len(server._handshakes) == 2
            assert (await client.get("/healthz")).status_code == 200
        assert [getattr(record, "action", "") for record in caplog.records].count(
            "http_too_many_handshakes"
        ) == 1
        for _, writer in silent:
            writer.close()


async def test_plain_http_to_a_tls_port_closes_that_connection_only(tmp_path: Path) -> None:
    async with serving_tls(tmp_path) as (server, trusted):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        async with asyncio.timeout(60):
            assert not (await reader.read()).startswith(b"HTTP")
        writer.close()
        assert len(server._handshakes) == 0
        async with httpx.AsyncClient(verify=trusted, base_url=server.url, trust_env=False) as client:
            assert (await client.get("/healthz")).status_code == 200


async def test_the_clients_kept_connections_speak_tls(tmp_path: Path) -> None:
    async with serving_tls(tmp_path) as (server, trusted):
        for tls, answers in ((trusted, True), (ssl.create_default_context(), False)):
            connections = HttpConnections(tls)
            limits = httpx.Timeout(60.0)
            for _ in range(2):
                asked = connections.request(server.url, "/healthz", [], [], None, limits, repeatable=True)
                if answers:
                    assert json.loads((await asked).content) == {"status": "ok", "detail": "alive"}
                else:
                    with pytest.raises(httpx.ConnectError, match="certificate verify failed"):
                        await asked
            await connections.aclose()
