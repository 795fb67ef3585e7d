"""Stopping clients: a cancellation that is not ours ends nothing."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from types import SimpleNamespace
from typing import Any

import pytest
from aiokafka import AIOKafkaConsumer
from aiokafka.conn import AIOKafkaConnection

from streams.engine.clients import start_client, stop_client
from tests.log_lines import fields_of


class Straying:
    """Its stop awaits a task that was cancelled before its first step, as aiokafka's consumers do."""

    stopped = 0

    async def stop(self) -> None:
        self.stopped += 1
        task = asyncio.create_task(asyncio.sleep(0))
        task.cancel()
        await task


class Slow:
    async def stop(self) -> None:
        await asyncio.sleep(60)


async def test_a_stray_cancellation_ends_nothing() -> None:
    client = Straying()

    await stop_client(client)

    assert client.stopped == 1


async def test_a_task_that_is_cancelled_while_it_stops_a_client_is_cancelled() -> None:
    task = asyncio.create_task(stop_client(Slow()))
    await asyncio.sleep(0)
    task.cancel()

    with pytest.raises(asyncio.CancelledError):
        await task


async def test_a_deadline_ends_a_stop_that_takes_too_long() -> None:
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.01):
            await stop_client(Slow())


async def test_a_task_that_was_cancelled_before_stays_cancelled() -> None:
    """The client is stopped in a ``finally``: the cancellation that led there must not be lost."""
    client = Straying()

    async def work() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            await stop_client(client)

    task = asyncio.create_task(work())
    await asyncio.sleep(0)
    task.cancel()

    with pytest.raises(asyncio.CancelledError):
        await task
    assert client.stopped == 1


class Parts:
    """A client whose stop is incomplete, with the parts and tasks that aiokafka's consumers have."""

    def __init__(self, stop: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self.closed = 0
        self._stop = stop
        self._client = SimpleNamespace(_conns={1: self}, _sync_task=for_ever())
        self._coordinator = SimpleNamespace(_coordination_task=for_ever(), _heartbeat_task=None)
        self._fetcher = SimpleNamespace(_fetch_task=for_ever(), _pending_tasks={for_ever()})
        self.tasks = [
            self._client._sync_task,
            self._coordinator._coordination_task,
            self._fetcher._fetch_task,
            *self._fetcher._pending_tasks,
        ]

    async def stop(self) -> None:
        await self._stop()

    def close(self) -> None:
        self.closed += 1


def for_ever() -> asyncio.Future[Any]:
    return asyncio.create_task(silent())


async def stray() -> None:
    await Straying().stop()


async def silent() -> None:
    await asyncio.get_running_loop().create_future()


async def failing() -> None:
    raise OSError("broken pipe")


@pytest.mark.parametrize("stop", [stray, silent, failing])
async def test_what_an_incomplete_stop_leaves_is_closed(
    stop: Callable[[], Coroutine[Any, Any, None]], caplog: pytest.LogCaptureFixture
) -> None:
    """Tasks and connections, after a stray cancellation, behind a silent broker, and after an error."""
    caplog.set_level(logging.DEBUG, logger="streams")
    client = Parts(stop)

    with contextlib.suppress(OSError):
        await asyncio.wait_for(stop_client(client, within_seconds=0.01), 60)

    assert client.closed == 1
    assert all(task.cancelled() for task in client.tasks)
    assert fields_of(caplog, "client_stop_incomplete", "levelname") == [("DEBUG",)]


async def test_a_caller_that_is_cancelled_at_every_step_leaves_nothing_open() -> None:
    """As in a task group of anyio, which cancels until its block has ended."""
    client = Parts(silent)

    task = asyncio.create_task(stop_client(client))
    while not task.done():
        await asyncio.sleep(0)
        task.cancel()

    assert task.cancelled()
    assert client.closed == 1
    await asyncio.wait(client.tasks, timeout=60)
    assert all(task.cancelled() for task in client.tasks)


async def test_a_stop_that_is_cancelled_before_its_first_step_leaves_nothing_open() -> None:
    client = Parts(silent)

    async def stop() -> None:
        current = asyncio.current_task()
        assert current is not None
        current.cancel()
        await stop_client(client)

    await asyncio.wait([asyncio.create_task(stop())])

    assert client.closed == 1


async def test_an_admin_client_is_closed_in_the_same_way() -> None:
    class Admin:
        closed = 0

        async def close(self) -> None:
            self.closed += 1

    admin = Admin()
    await stop_client(admin)

    assert admin.closed == 1


async def test_a_start_that_is_cancelled_leaves_no_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    """aiokafka has its first connection in a local variable until the broker has answered."""
    connections: list[AIOKafkaConnection] = []
    asked = asyncio.Event()

    async def know_the_versions(self: AIOKafkaConnection) -> None:
        connections.append(self)

    async def never_answer(self: AIOKafkaConnection, request: object) -> None:
        asked.set()
        await asyncio.get_running_loop().create_future()

    monkeypatch.setattr(AIOKafkaConnection, "_do_version_lookup", know_the_versions)
    monkeypatch.setattr(AIOKafkaConnection, "send", never_answer)

    async def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    server = await asyncio.start_server(accept, "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        consumer = AIOKafkaConsumer(bootstrap_servers=f"127.0.0.1:{port}")
        starting = asyncio.create_task(start_client(consumer))
        await asyncio.wait_for(asked.wait(), 60)
        starting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await starting
        await stop_client(consumer)

    [connection] = connections
    assert not connection.connected()
