"""A takeover whose assignment ends returns at once, whatever it waits for."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any, cast

import pytest

from streams.engine.ownership import Ownership, now_seconds
from streams.engine.store_waits import StoreWaits
from streams.engine.takeover import Takeover
from streams.engine.writer import FlushWriter
from tests.fakes.engine_parts import ListingWriter, config_of

#: How long the brokers of these tests may be silent before aiokafka gives up; no test waits for it.
REQUEST_SECONDS = 600


class Table:
    """A table in which a takeover opens and discards partitions."""

    def __init__(self) -> None:
        self.discarded: list[int] = []

    def open_partition(self, partition: int, view: object) -> object:
        return object()

    def discard_partition(self, partition: int) -> None:
        self.discarded.append(partition)


class SilentBroker:
    """Accepts connections and never answers."""

    def __init__(self) -> None:
        self.connected = asyncio.Event()
        self.left: asyncio.Queue[None] = asyncio.Queue()
        self.port = 0

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connected.set()
        await reader.read()
        while await reader.read(65_536):
            pass
        writer.close()
        self.left.put_nowait(None)


@pytest.fixture
async def silent_broker() -> AsyncIterator[SilentBroker]:
    broker = SilentBroker()
    server = await asyncio.start_server(broker.accept, "127.0.0.1", 0)
    async with server:
        broker.port = server.sockets[0].getsockname()[1]
        yield broker


@pytest.mark.parametrize("waits_for", ["its producer", "its changelog"])
async def test_a_takeover_behind_a_silent_broker_ends_with_its_assignment(
    silent_broker: SilentBroker, waits_for: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It does not wait for the broker, and leaves no connection and no store open."""
    ownership = Ownership(REQUEST_SECONDS)
    ownership.watch_generation(lambda: 1)
    table = Table()
    config = config_of(
        client_settings={"bootstrap_servers": [f"127.0.0.1:{silent_broker.port}"]},
        request_timeout_ms=REQUEST_SECONDS * 1000,
        session_timeout_seconds=float(REQUEST_SECONDS),
    )
    takeover: Takeover[Any] = Takeover(
        config,
        ownership,
        cast(Any, None),
        cast(Any, table),
        on_progress=lambda *_: None,
        on_applied=lambda _: None,
        on_flushed=lambda _: None,
        store_waits=StoreWaits(60.0),
    )
    if waits_for == "its changelog":

        def make_writer(partition: int) -> FlushWriter:
            return cast(FlushWriter, ListingWriter())

        monkeypatch.setattr(takeover, "_make_writer", make_writer)
    assignment = ownership.begin(1, frozenset({3}))
    ownership.confirm(now_seconds())
    taking = asyncio.create_task(takeover.run(assignment, 3))
    await asyncio.wait_for(silent_broker.connected.wait(), 60)

    ownership.end()

    assert await asyncio.wait_for(taking, 60) is None
    assert table.discarded == [3]
    await asyncio.wait_for(silent_broker.left.get(), 60)
