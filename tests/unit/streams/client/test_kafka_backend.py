from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import ClassVar

import pytest

from processors.memory.tokens import ByteEstimate, TokenCounter
from schemas.errors import BrokerUnreachable, ConfigurationError
from schemas.settings import Settings, load_settings
from streams.client import SessionMemory, kafka_backend, reading_backend
from streams.client.kafka_backend import KafkaBackend
from tests.fakes.silent_server import silent_server


async def test_one_who_gives_up_takes_the_token_counter_from_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded = threading.Event()

    def load(_: Settings) -> TokenCounter:
        assert loaded.wait(10)
        return ByteEstimate()

    monkeypatch.setattr(reading_backend, "load_counter", load)
    backend = KafkaBackend(load_settings())
    given_up, patient = (asyncio.create_task(backend.counter()) for _ in range(2))
    await asyncio.sleep(0)
    given_up.cancel()
    await asyncio.wait([given_up])
    loaded.set()

    assert isinstance(await patient, ByteEstimate)
    assert await backend.counter() is await patient


async def test_a_token_counter_that_could_not_be_had_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = 0

    def load(_: Settings) -> TokenCounter:
        nonlocal tried
        tried += 1
        if tried == 1:
            raise ConfigurationError("not now")
        return ByteEstimate()

    monkeypatch.setattr(reading_backend, "load_counter", load)
    backend = KafkaBackend(load_settings())
    with pytest.raises(ConfigurationError, match="not now"):
        await backend.counter()

    assert isinstance(await backend.counter(), ByteEstimate)


@pytest.mark.usefixtures("little_patience")
async def test_a_client_gives_up_brokers_that_answer_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading_backend, "load_counter", lambda _: ByteEstimate())
    async with silent_server() as port, asyncio.timeout(10):
        memory = SessionMemory(bootstrap_servers=f"127.0.0.1:{port}")
        with pytest.raises(BrokerUnreachable) as refused:
            await memory.__aenter__()

    assert f"127.0.0.1:{port} takes the connection and does not answer" in refused.value.detail
    assert "SESSIONSTREAM_BOOTSTRAP_SERVERS" in refused.value.detail


async def test_a_start_that_fails_leaves_no_producer_open(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    class Publisher:
        calls: ClassVar[list[str]] = []

        async def start(self) -> None:
            self.calls.append("start")

        async def stop(self) -> None:
            self.calls.append("stop")

    monkeypatch.setattr(kafka_backend, "make_publisher", lambda *_: Publisher())
    monkeypatch.setattr(reading_backend, "load_counter", lambda _: ByteEstimate())
    # Of the workers' HTTP API alone.
    settings = load_settings(security={"http_ca_file": tmp_path / "missing.pem"})
    memory = SessionMemory(backend=KafkaBackend(settings))
    with pytest.raises(ConfigurationError, match=r"missing\.pem"):
        await memory.__aenter__()

    assert Publisher.calls == ["start", "stop"]
