from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from schemas.errors import ConfigurationError
from schemas.settings import Settings, load_settings
from streams.client.memory_client import MemoryClient, MemoryUnreachable
from streams.http.server import HttpServer
from streams.settings.http_tls import client_tls, server_tls
from tests.builders.events import user
from tests.builders.memories import memory_of
from tests.fakes.certificates import make_certificate
from tests.fakes.memory_worker import FakeWorker, memory_app


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
