"""A session memory for programs without an event loop: it runs on its own event loop, in a thread."""

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

#: Work is given to a loop, and a loop is closed, under this lock: so work is either refused or cancelled.
_SUBMIT_LOCK: Final = threading.Lock()

_CLOSED_WHILE_WAITING: Final = (
    "this session memory was closed while a call was waiting for it: "
    "leave its block only after every call has returned"
)


@contextmanager
def in_background(memory: M) -> Generator[M]:
    """Start ``memory`` on an event loop in a thread, and stop both when the block ends.

    Calls from other threads that are still waiting then raise ConfigurationError. An error of the block is not replaced
    by one of writing what is held.

    >>> with in_background(FakeSessionMemory()) as memory:
    ...     print(call(memory, memory.add_user_message("s1", "Hello")).sequence)
    0

    Raises:
        BrokerUnreachable, ConfigurationError: as starting ``memory`` raises them.
    """
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, name="sessionstream-memory", daemon=True)
    thread.start()
    try:
        asyncio.run_coroutine_threadsafe(memory.__aenter__(), loop).result()
        kind: type[BaseException] | None = None
        try:
            yield memory
        except BaseException as error:
            kind = type(error)
            raise
        finally:
            asyncio.run_coroutine_threadsafe(memory.__aexit__(kind), loop).result()
    finally:
        with _SUBMIT_LOCK:
            memory.loop = None
        asyncio.run_coroutine_threadsafe(_cancel_all(), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


def call(memory: SessionMemory, work: Coroutine[Any, Any, T]) -> T:
    """Run ``work`` on the event loop of ``memory``, and block until it is done; call it from any other thread.

    Raises:
        ConfigurationError: ``memory`` is not started, or was closed before the work was done, or this is the
            thread of its event loop, which cannot wait for itself.
    """
    running = _running_loop()
    if running is not None and running is memory.loop:
        work.close()
        raise ConfigurationError(
            "a blocking call on the event loop that it waits for: use the async methods here "
            "(aget_messages, aadd_messages, aclear; ainvoke of a chain)"
        )
    submitted = _submit(memory, work)
    if submitted is None:
        work.close()
        raise ConfigurationError(
            "this session memory is not started: enter it with `async with`, or, in a program without an "
            "event loop, with `with in_background(memory):` (streams.client.background)"
        )
    try:
        return submitted.result()
    except CancelledError as error:
        raise ConfigurationError(_CLOSED_WHILE_WAITING) from error


async def run_on_memory_loop(memory: SessionMemory, work: Coroutine[Any, Any, T]) -> T:
    """Run ``work`` on the event loop of ``memory``, and await it from this loop, which may be another one.

    Raises:
        ConfigurationError: ``memory`` was started on another event loop, which does not run now; or it was closed
            before the work was done.
    """
    if memory.loop is None or memory.loop is _running_loop():
        return await work
    submitted = _submit(memory, work)
    if submitted is None:
        work.close()
        raise ConfigurationError(
            "this session memory was started on another event loop, which does not run now: around calls that "
            "block, such as Runner.run_sync, enter it with `with in_background(memory):` (streams.client.background)"
        )
    try:
        return await asyncio.wrap_future(submitted)
    except asyncio.CancelledError as error:
        task = asyncio.current_task()
        if task is not None and task.cancelling():
            raise
        # The task that waits here was not cancelled, so the work was.
        raise ConfigurationError(_CLOSED_WHILE_WAITING) from error


def _submit(memory: SessionMemory, work: Coroutine[Any, Any, T]) -> Future[T] | None:
    """Give ``work`` to the event loop of ``memory``; ``None`` if that loop does not run."""
    with _SUBMIT_LOCK:
        loop = memory.loop
        if loop is None or not loop.is_running():
            return None
        try:
            return asyncio.run_coroutine_threadsafe(work, loop)
        except RuntimeError:  # The loop was closed in the meantime.
            return None


async def _cancel_all() -> None:
    """Cancel what still runs on this loop, as ``asyncio.run`` does, so that no caller waits for ever."""
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    await asyncio.get_running_loop().shutdown_asyncgens()


def _running_loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
