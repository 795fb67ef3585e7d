"""A session memory for programs without an event loop: it runs on its own event loop, in a thread."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Coroutine, Generator
from contextlib import contextmanager
from typing import Any, TypeVar

from schemas.errors import ConfigurationError
from streams.client.memory_loop import HandedOver, run_on_memory_loop, running_loop
from streams.client.session_memory import SessionMemory

__all__ = ["call", "in_background", "run_on_memory_loop"]

M = TypeVar("M", bound=SessionMemory)
T = TypeVar("T")


@contextmanager
def in_background(memory: M) -> Generator[M]:
    """Start ``memory`` on an event loop in a thread, and stop both when the block ends.

    Calls from other threads that are still waiting then raise ConfigurationError. An error of the block is not replaced
    by one of writing what is held. A process that is forked inside the block does not have the thread: there every call
    raises ConfigurationError, until the memory is entered again.

    >>> with in_background(FakeSessionMemory()) as memory:
    ...     print(call(memory, memory.add_user_message("s1", "Hello")).sequence)
    0

    Raises:
        BrokerUnreachable, ConfigurationError: as starting ``memory`` raises them; or gevent has patched ``threading``,
            so that there is no thread for the event loop.
    """
    if _is_patched_by_gevent():
        raise ConfigurationError(
            "in_background needs a thread, and gevent has replaced threads by greenlets, in which an event loop holds "
            "up all others: call monkey.patch_all(thread=False), or use a worker with threads (gunicorn's gthread)"
        )
    process_id = os.getpid()
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
            if os.getpid() == process_id:
                asyncio.run_coroutine_threadsafe(memory.__aexit__(kind), loop).result()
    finally:
        if os.getpid() == process_id:
            with HandedOver.lock:
                memory.loop = None
            asyncio.run_coroutine_threadsafe(_cancel_all(), loop).result()
            loop.call_soon_threadsafe(loop.stop)
            thread.join()
            loop.close()


def call(memory: SessionMemory, work: Coroutine[Any, Any, T]) -> T:
    """Run ``work`` on the event loop of ``memory``, and block until it is done; call it from any other thread.

    Raises:
        ConfigurationError: ``memory`` is not started, or was closed before the work was done, or this is the
            thread of its event loop, which cannot wait for itself, or that thread waits for this one.
    """
    running = running_loop()
    if running is not None and running is memory.loop:
        work.close()
        raise ConfigurationError(
            "a blocking call on the event loop that it waits for: use the async methods here "
            "(aget_messages, aadd_messages, aclear; ainvoke of a chain)"
        )
    handed = HandedOver.to(memory, work)
    if handed is None:
        raise ConfigurationError(
            "this session memory is not started: enter it with `async with`, or, in a program without an "
            "event loop, with `with in_background(memory):` (streams.client.background)"
        )
    return handed.result()


def _is_patched_by_gevent() -> bool:
    monkey = sys.modules.get("gevent.monkey")
    return monkey is not None and bool(monkey.is_module_patched("threading"))


async def _cancel_all() -> None:
    """Cancel what still runs on this loop, as ``asyncio.run`` does, so that no caller waits for ever."""
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    await asyncio.get_running_loop().shutdown_asyncgens()
