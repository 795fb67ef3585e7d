"""Stopping clients: a cancellation that is not ours ends nothing."""

from __future__ import annotations

import asyncio

import pytest

from streams.engine.clients import stop_client


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
