"""A session memory for programs without an event loop: it lives on one of its own, in a thread."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Generator
from contextlib import contextmanager
from typing import Any, TypeVar

from schemas.errors import ConfigurationError
from streams.client.session_core import SessionCore

M = TypeVar("M", bound=SessionCore)
T = TypeVar("T")


@contextmanager
def in_background(memory: M) -> Generator[M]:
    """Start ``memory`` on an event loop in a thread, and stop both when the block ends.

    >>> with in_background(FakeSessionMemory()) as memory:
    ...     print(call(memory, memory.add_user_message("s1", "Hello")).sequence)
    0

    Raises:
        BrokerUnreachable, ConfigurationError: as starting it raises.
    """
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, name="sessionstream-memory", daemon=True)
    thread.start()
    try:
        asyncio.run_coroutine_threadsafe(memory.__aenter__(), loop).result()
        try:
            yield memory
        finally:
            asyncio.run_coroutine_threadsafe(memory.__aexit__(None, None, None), loop).result()
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


def call(memory: SessionCore, work: Coroutine[Any, Any, T]) -> T:
    """Run ``work`` on the loop that ``memory`` lives on, and wait for it; from any other thread.

    Raises:
        ConfigurationError: ``memory`` is not started, or this is its loop's own thread, which cannot wait
            for itself.
    """
    loop = memory.loop
    if loop is None or not loop.is_running():
        work.close()
        raise ConfigurationError(
            "this session memory is not started: enter it with `async with`, or, in a program without an "
            "event loop, with `with in_background(memory):` (streams.client.background)"
        )
    if _running() is loop:
        work.close()
        raise ConfigurationError(
            "a call that waits, on the event loop that it waits for: use the async methods here "
            "(aget_messages, aadd_messages, aclear; ainvoke of a chain)"
        )
    return asyncio.run_coroutine_threadsafe(work, loop).result()


async def hop(memory: SessionCore, work: Coroutine[Any, Any, T]) -> T:
    """Run ``work`` on the loop that ``memory`` lives on, and await it from this one, which may be another."""
    loop = memory.loop
    if loop is None or loop is _running() or not loop.is_running():
        return await work
    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, loop))


def _running() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
