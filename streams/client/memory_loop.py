"""On which event loop the calls of a session memory run: the one on which it was entered, from wherever they come."""

from __future__ import annotations

import asyncio
import functools
import inspect
import os
import threading
from collections.abc import AsyncGenerator, Callable, Coroutine
from concurrent.futures import CancelledError, Future, wait
from contextlib import aclosing
from typing import Any, Final, Generic, Protocol, TypeVar

from schemas.errors import ConfigurationError

C = TypeVar("C", bound=type)
T = TypeVar("T")

#: How long the event loop of a memory may take to come to a call from elsewhere, in seconds.
_BEGINS_WITHIN_SECONDS: Final = 10.0

_CLOSED_WHILE_WAITING: Final = (
    "this session memory was closed while a call was waiting for it: "
    "leave its block only after every call has returned"
)
_BLOCKED: Final = (
    "the event loop of this session memory does not come to a call from elsewhere: it is blocked by a call that waits "
    "without `await` (`chain.invoke` or `graph.batch` on that loop, a long computation). Use the async methods there "
    "(`ainvoke`, `abatch`), or enter the memory with `with in_background(memory):` (streams.client.background)"
)
_OTHER_PROCESS: Final = "this session memory was started in another process: enter it after the fork"
_DOES_NOT_RUN: Final = (
    "this session memory was started on another event loop, which does not run now: enter it with `async with` on the "
    "event loop that uses it, or, around calls that block, such as Runner.run_sync, and for several event loops, with "
    "`with in_background(memory):` (streams.client.background)"
)

_END: Final = object()


class Entered(Protocol):
    """Where a session memory was entered.

    Attributes:
        loop: the event loop; ``None`` if the memory is not entered.
        process_id: of the process that entered it. A forked child has the loop, but not the thread that runs it.
    """

    loop: asyncio.AbstractEventLoop | None
    process_id: int | None


def runs_elsewhere(memory: Entered) -> bool:
    """Return whether the event loop of ``memory`` runs now, in another thread of this process."""
    loop = memory.loop
    if loop is None or loop is running_loop() or is_of_other_process(memory):
        return False
    return loop.is_running()


def is_of_other_process(memory: Entered) -> bool:
    """Return whether ``memory`` was entered before this process was forked."""
    return memory.process_id is not None and memory.process_id != os.getpid()


def running_loop() -> asyncio.AbstractEventLoop | None:
    """Return the event loop that runs in this thread, if there is one."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


class HandedOver(Generic[T]):
    """Work that was given to the event loop of a memory, by a thread that is not the one of that loop.

    Args:
        work: what runs there.
    """

    #: Work is given to a loop, and a loop is closed, under this lock: so work is either refused or cancelled.
    lock: Final = threading.Lock()

    def __init__(self, work: Coroutine[Any, Any, T]) -> None:
        self._work = work
        # Cancelled if the work is given up before its first step, and done afterwards.
        self._begun: Future[None] = Future()
        self._outcome: Future[T] = Future()
        self._is_given_up = False

    @classmethod
    def to(cls, memory: Entered, work: Coroutine[Any, Any, T]) -> HandedOver[T] | None:
        """Give ``work`` to the event loop of ``memory``; return ``None``, and close it, if that loop does not run.

        Raises:
            ConfigurationError: ``memory`` was entered in another process.
        """
        if memory.loop is not None and is_of_other_process(memory):
            work.close()
            raise ConfigurationError(_OTHER_PROCESS)
        handed = cls(work)
        with cls.lock:
            loop = memory.loop
            if loop is not None and loop.is_running():
                run = handed._run()
                try:
                    handed._outcome = asyncio.run_coroutine_threadsafe(run, loop)
                except RuntimeError:  # The loop was closed in the meantime.
                    run.close()
                else:
                    handed._outcome.add_done_callback(handed._close_unless_begun)
                    return handed
        work.close()
        return None

    def result(self) -> T:
        """Block until the work is done, and return its result.

        Raises:
            ConfigurationError: the event loop is blocked, or the memory was closed before the work was done.
        """
        wait([self._outcome], timeout=_BEGINS_WITHIN_SECONDS)
        self._give_up_unless_begun()
        try:
            return self._outcome.result()
        except CancelledError as error:
            raise self._cancelled() from error

    async def awaited(self) -> T:
        """Await the work from another event loop. Raises as :meth:`result`."""
        timer = asyncio.get_running_loop().call_later(_BEGINS_WITHIN_SECONDS, self._give_up_unless_begun)
        try:
            return await asyncio.wrap_future(self._outcome)
        except asyncio.CancelledError as error:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            # The task that waits here was not cancelled, so the work was.
            raise self._cancelled() from error
        finally:
            timer.cancel()

    async def _run(self) -> T:
        if not self._begun.set_running_or_notify_cancel():
            raise asyncio.CancelledError
        self._begun.set_result(None)
        return await self._work

    def _give_up_unless_begun(self) -> None:
        if not self._outcome.done() and self._begun.cancel():
            self._is_given_up = True
            self._outcome.cancel()

    def _close_unless_begun(self, _: Future[T]) -> None:
        if self._begun.cancel():
            self._work.close()

    def _cancelled(self) -> ConfigurationError:
        return ConfigurationError(_BLOCKED if self._is_given_up else _CLOSED_WHILE_WAITING)


async def run_on_memory_loop(memory: Entered, work: Coroutine[Any, Any, T]) -> T:
    """Run ``work`` on the event loop of ``memory``, and await it from this loop, which may be another one.

    Raises:
        ConfigurationError: ``memory`` was started on another event loop, which does not run now, or is blocked; or in
            another process; or it was closed before the work was done.
    """
    if memory.loop is None or memory.loop is running_loop():
        return await work
    handed = HandedOver.to(memory, work)
    if handed is None:
        raise ConfigurationError(_DOES_NOT_RUN)
    return await handed.awaited()


def calls_on_its_loop(kind: C) -> C:
    """Let every public coroutine method and async generator method of a memory run on the memory's event loop.

    Its connections, locks and timers are of that loop. A call on another loop would wait for ever, or break them.
    """
    for name, method in list(vars(kind).items()):
        if name.startswith("_"):
            continue
        if inspect.iscoroutinefunction(method):
            setattr(kind, name, _awaiting(method))
        elif inspect.isasyncgenfunction(method):
            setattr(kind, name, _iterating(method))
    return kind


def _awaiting(method: Callable[..., Coroutine[Any, Any, Any]]) -> Callable[..., Coroutine[Any, Any, Any]]:
    @functools.wraps(method)
    async def on_its_loop(memory: Entered, *arguments: Any, **options: Any) -> Any:
        return await run_on_memory_loop(memory, method(memory, *arguments, **options))

    return on_its_loop


def _iterating(method: Callable[..., AsyncGenerator[Any]]) -> Callable[..., AsyncGenerator[Any]]:
    @functools.wraps(method)
    async def on_its_loop(memory: Entered, *arguments: Any, **options: Any) -> AsyncGenerator[Any]:
        items = method(memory, *arguments, **options)
        if memory.loop is None or memory.loop is running_loop():
            async with aclosing(items):
                async for item in items:
                    yield item
            return
        try:
            while (item := await run_on_memory_loop(memory, _next(items))) is not _END:
                yield item
        finally:
            await run_on_memory_loop(memory, _close(items))

    return on_its_loop


async def _next(items: AsyncGenerator[Any]) -> Any:
    return await anext(items, _END)


async def _close(items: AsyncGenerator[Any]) -> None:
    await items.aclose()
