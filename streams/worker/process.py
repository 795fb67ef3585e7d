"""The processes of a worker: what makes one, what it is made with, how it starts, runs and stops.

A worker is one OS process; it runs one process of the system (``memory``, ``compaction``, ``analytics``), or
several of them side by side. :mod:`streams.bootstrap` says which processes there are.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from fastapi import FastAPI
from prometheus_client import CollectorRegistry

from processors.memory.tokens import TokenCounter
from schemas.settings import Settings
from streams.http.backend import Readiness
from streams.settings.tokenizer import shared_counter

#: Begins a task of a process.
Task: TypeAlias = Callable[[], Coroutine[Any, Any, None]]


@dataclass(frozen=True, slots=True, kw_only=True)
class ProcessContext:
    """What a process is made with.

    Attributes:
        settings: all settings; port and URLs are those that this worker has.
        partition_count: of the events topic.
        registry: the process adds its metrics to it.
        on_fatal: called when the process cannot go on, once or more often; the worker then stops it.
        embedded: the broker is the embedded one: flushes are plain.
    """

    settings: Settings
    partition_count: int
    registry: CollectorRegistry
    on_fatal: Callable[[BaseException], None]
    embedded: bool = False

    @property
    def counter(self) -> TokenCounter:
        """The token counter that the settings name, loaded once in this OS process."""
        return shared_counter(self.settings)

    def per_partition(self, total: int) -> int:
        """The share of one partition in a number that is meant for a whole worker; at least 1."""
        return max(1, total // self.partition_count)


class Part(Protocol):
    """A part of a process that is started and stopped with it: a producer, a consumer, a store."""

    async def start(self) -> object:
        """Begin to work.

        Raises:
            SessionstreamError: it cannot; one line for the user.
        """
        ...

    async def stop(self) -> object:
        """End; safe after a failed start, and where it was never started."""
        ...


class ClosedAtStop:
    """A part that needs no start, and is closed when the process stops."""

    def __init__(self, close: Callable[[], Awaitable[object]]) -> None:
        self._close = close

    async def start(self) -> None:
        """Nothing to do."""

    async def stop(self) -> None:
        """Close it."""
        await self._close()


class WorkerProcess:
    """One process of the system, made on the event loop it runs on; started once and stopped once.

    Args:
        name: ``memory``, ``compaction``, ``analytics`` or ``archive``.
        ready: whether it does its work, and what is missing if not.
        add_routes: adds what the process answers over HTTP; None if it answers nothing.
        parts: started in this order, stopped in the opposite order.
        tasks: by name, what runs while the process does; begun after all parts, cancelled before any is stopped.
        on_error: gets what a task raises.
        finish: awaited when the process is stopped, after its tasks and before its parts: ends what is under
            way. Not awaited in a worker that failed.
    """

    def __init__(
        self,
        name: str,
        *,
        ready: Callable[[], Readiness],
        add_routes: Callable[[FastAPI], None] | None = None,
        parts: Sequence[Part] = (),
        tasks: Mapping[str, Task] | None = None,
        on_error: Callable[[BaseException], None],
        finish: Callable[[], Awaitable[object]] | None = None,
    ) -> None:
        self.name = name
        self.ready = ready
        self._add_routes = add_routes
        self._parts = tuple(parts)
        self._tasks = dict(tasks or {})
        self._on_error = on_error
        self._finish = finish
        self._running: list[asyncio.Task[None]] = []

    def add_routes(self, app: FastAPI) -> None:
        """Add what the process answers over HTTP; called before :meth:`start`."""
        if self._add_routes is not None:
            self._add_routes(app)

    async def start(self) -> None:
        """Begin to work.

        Raises:
            SessionstreamError: it cannot; one line for the user.
        """
        for part in self._parts:
            await part.start()
        for name, task in self._tasks.items():
            work = self._guarded(task)
            self._running.append(asyncio.create_task(work, name=f"sessionstream-{self.name}-{name}"))

    async def stop(self, *, failed: bool) -> None:
        """End what is under way, unless the worker has failed, and leave. Safe after a failed start."""
        for task in self._running:
            task.cancel()
        if self._running:
            await asyncio.wait(self._running)
        if self._finish is not None and not failed:
            await self._finish()
        for part in reversed(self._parts):
            await part.stop()

    async def _guarded(self, task: Task) -> None:
        try:
            await task()
        except Exception as error:  # noqa: BLE001 - a task that ends of anything ends the worker
            self._on_error(error)


#: Makes a process, without starting it. Called on the event loop that the process runs on.
MakeProcess: TypeAlias = Callable[[ProcessContext], WorkerProcess]


def periodically(seconds: float, work: Callable[[], Awaitable[object]]) -> Task:
    """A task that awaits ``work`` again and again, each time after a pause of ``seconds``."""

    async def repeat() -> None:
        while True:
            await asyncio.sleep(seconds)
            await work()

    return repeat


def wall_clock_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
