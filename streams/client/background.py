"""A session memory for programs without an event loop: it lives on one of its own, in a thread."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Generator
from concurrent.futures import CancelledError, Future
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from schemas.errors import ConfigurationError
from streams.client.session_memory import SessionMemory

M = TypeVar("M", bound=SessionMemory)
T = TypeVar("T")

#: Held while work is handed to a loop, and while a loop is closed to work: what was handed over is ended.
_HANDING_OVER: Final = threading.Lock()

_ENDED: Final = (
    "this session memory ended while a call waited for it: leave its block only when every call has returned"
)


@contextmanager
def in_background(memory: M) -> Generator[M]:
    """Start ``memory`` on an event loop in a thread, and stop both when the block ends.

    Calls of other threads that still wait then raise ConfigurationError.

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
        with _HANDING_OVER:
            memory.loop = None
        asyncio.run_coroutine_threadsafe(_end_all(), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


def call(memory: SessionMemory, work: Coroutine[Any, Any, T]) -> T:
    """Run ``work`` on the loop that ``memory`` lives on, and wait for it; from any other thread.

    Raises:
        ConfigurationError: ``memory`` is not started, ended before the work did, or this is its loop's own
            thread, which cannot wait for itself.
    """
    running = _running()
    if running is not None and running is memory.loop:
        work.close()
        raise ConfigurationError(
            "a call that waits, on the event loop that it waits for: use the async methods here "
            "(aget_messages, aadd_messages, aclear; ainvoke of a chain)"
        )
    handed = _hand_over(memory, work)
    if handed is None:
        work.close()
        raise ConfigurationError(
            "this session memory is not started: enter it with `async with`, or, in a program without an "
            "event loop, with `with in_background(memory):` (streams.client.background)"
        )
    try:
        return handed.result()
    except CancelledError as error:
        raise ConfigurationError(_ENDED) from error


async def hop(memory: SessionMemory, work: Coroutine[Any, Any, T]) -> T:
    """Run ``work`` on the loop that ``memory`` lives on, and await it from this one, which may be another."""
    handed = None if memory.loop is _running() else _hand_over(memory, work)
    if handed is None:
        return await work
    try:
        return await asyncio.wrap_future(handed)
    except asyncio.CancelledError as error:
        task = asyncio.current_task()
        if task is not None and task.cancelling():
            raise
        # Nobody cancelled who waits here: it is the work that was.
        raise ConfigurationError(_ENDED) from error


def _hand_over(memory: SessionMemory, work: Coroutine[Any, Any, T]) -> Future[T] | None:
    """Give ``work`` to the loop that ``memory`` lives on; ``None`` if there is none that runs."""
    with _HANDING_OVER:
        loop = memory.loop
        if loop is None or not loop.is_running():
            return None
        try:
            return asyncio.run_coroutine_threadsafe(work, loop)
        except RuntimeError:  # Closed since.
            return None


async def _end_all() -> None:
    """Cancel what still runs on this loop, as ``asyncio.run`` does, so that nobody waits for it for ever."""
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    await asyncio.get_running_loop().shutdown_asyncgens()


def _running() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
