"""The processes of a worker: how one is made, started, run and stopped.

A worker is one OS process. It runs one process of the system (``memory``, ``compaction``, ``analytics``) or several
of them. :mod:`streams.bootstrap` lists all processes.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeAlias

from fastapi import FastAPI
from prometheus_client import CollectorRegistry

from processors.memory.tokens import TokenCounter
from schemas.errors import BrokerUnreachable
from schemas.settings import Settings
from streams.engine.clients import is_cancelled
from streams.engine.supervision import unexpected_end
from streams.http.backend import Readiness
from streams.kafka.broker_watch import BrokerWatch
from streams.settings.tokenizer import shared_counter

log = logging.getLogger(__name__)

#: Pause before a component is started again that found no broker, in seconds.
BROKER_SECONDS: Final = 1.0

#: The next offset to read, by topic and partition.
Positions: TypeAlias = Mapping[str, Mapping[int, int]]

#: Starts a task of a process.
Task: TypeAlias = Callable[[], Coroutine[Any, Any, None]]


@dataclass(frozen=True, slots=True, kw_only=True)
class ProcessContext:
    """The settings and shared objects that a process is made with.

    Attributes:
        settings: all settings, with the actual port and URLs of this worker.
        partition_count: number of partitions of the events topic.
        registry: the process adds its metrics to it.
        on_fatal: called, once or more often, if the process cannot continue; the worker then stops it.
        brokers: knows how long no broker has answered; None with the embedded broker, which ends with the worker.
        embedded: the broker is the embedded one: flushes use no transactions.
        accept_loss: continue, and record it, where records of a log or a table are missing.
        accept_log: go on with another log than the one that a history store was filled from.
    """

    settings: Settings
    partition_count: int
    registry: CollectorRegistry
    on_fatal: Callable[[BaseException], None]
    brokers: BrokerWatch | None = None
    embedded: bool = False
    accept_loss: bool = False
    accept_log: bool = False

    @property
    def counter(self) -> TokenCounter:
        """The token counter that the settings name, loaded once per OS process."""
        return shared_counter(self.settings)

    def per_partition(self, total: int) -> int:
        """Return one partition's share of a limit for the whole worker; at least 1."""
        return max(1, total // self.partition_count)


class Component(Protocol):
    """A component of a process, started and stopped with it: a producer, a consumer, a store."""

    async def start(self) -> object:
        """Start; may be called again after :class:`BrokerUnreachable`.

        Raises:
            BrokerUnreachable: no broker answered; it is started again.
            SessionstreamError: it cannot start; the message is one line for the user.
        """
        ...

    async def stop(self) -> object:
        """Stop; allowed after a failed start, and without a start."""
        ...


class ClosedAtStop:
    """A component that needs no start and is closed when the process stops."""

    def __init__(self, close: Callable[[], Awaitable[object]]) -> None:
        self._close = close

    async def start(self) -> None:
        """Do nothing."""

    async def stop(self) -> None:
        """Call ``close``."""
        await self._close()


class WorkerProcess:
    """One process of the system. It is made on its event loop, started once and stopped once.

    Args:
        name: ``memory``, ``compaction``, ``analytics`` or ``archive``.
        ready: returns whether the process does its work, and what it waits for if not.
        add_routes: adds the HTTP routes of the process; None if it has none.
        components: started in this order, stopped in the opposite order.
        tasks: by name, tasks that run as long as the process; started after all components, cancelled before any
            component is stopped.
        on_error: called with the error of a task, also if the task ended without one.
        positions: returns the next offset that the process will read; nothing if it reads no topic.
        finish: finishes work in progress; awaited at the stop, after the tasks and before the components. Not awaited
            if the worker failed.
    """

    def __init__(
        self,
        name: str,
        *,
        ready: Callable[[], Readiness],
        add_routes: Callable[[FastAPI], None] | None = None,
        components: Sequence[Component] = (),
        tasks: Mapping[str, Task] | None = None,
        on_error: Callable[[BaseException], None],
        positions: Callable[[], Positions] = dict,
        finish: Callable[[], Awaitable[object]] | None = None,
    ) -> None:
        self.name = name
        self.ready = ready
        self.positions = positions
        self._add_routes = add_routes
        self._components = tuple(components)
        self._tasks = dict(tasks or {})
        self._on_error = on_error
        self._finish = finish
        self._running: list[asyncio.Task[None]] = []
        self._stopping = False

    def add_routes(self, app: FastAPI) -> None:
        """Add the HTTP routes of the process; called before :meth:`start`."""
        if self._add_routes is not None:
            self._add_routes(app)

    async def start(self) -> None:
        """Start. The brokers have answered this worker before, so one that is away meanwhile is waited for.

        Raises:
            SessionstreamError: it cannot start; the message is one line for the user.
        """
        for component in self._components:
            await self._start(component)
        for name, task in self._tasks.items():
            guarded = self._guarded(name, task)
            self._running.append(asyncio.create_task(guarded, name=f"sessionstream-{self.name}-{name}"))

    async def _start(self, component: Component) -> None:
        waits = False
        while True:
            try:
                await component.start()
            except BrokerUnreachable as error:
                if not waits:
                    # Once: the watch over the brokers tells how long they are away.
                    log.warning(
                        "the start of the %s process waits for a broker: %s",
                        self.name,
                        error.detail,
                        extra={"action": "start_waits", "worker": self.name},
                    )
                waits = True
                await asyncio.sleep(BROKER_SECONDS)
            else:
                return

    async def stop(self, *, failed: bool) -> None:
        """Finish work in progress, unless the worker has failed, and stop. Allowed after a failed start.

        What fails to stop does not keep the others from stopping.
        """
        self._stopping = True
        for task in self._running:
            task.cancel()
        if self._running:
            await asyncio.wait(self._running)
        stops: list[Callable[[], Awaitable[object]]] = []
        if self._finish is not None and not failed:
            stops.append(self._finish)
        stops += [component.stop for component in reversed(self._components)]
        for stop in stops:
            try:
                await stop()
            except (Exception, asyncio.CancelledError) as error:
                if isinstance(error, asyncio.CancelledError) and is_cancelled():
                    raise
                log.warning(
                    "%s: a component did not stop cleanly (%r)",
                    self.name,
                    error,
                    extra={"action": "component_stop_failed"},
                )

    async def _guarded(self, name: str, task: Task) -> None:
        what = f"the task {name} of the {self.name} process"
        error: BaseException
        try:
            await task()
            error = unexpected_end(what)
        except asyncio.CancelledError:
            if self._stopping:
                raise
            error = unexpected_end(what, cancelled=True)
        except Exception as raised:  # noqa: BLE001 - any error of a task stops the worker
            error = raised
        self._on_error(error)


#: Makes a process, without starting it. Called on the event loop that the process runs on.
MakeProcess: TypeAlias = Callable[[ProcessContext], WorkerProcess]


def periodically(seconds: float, work: Callable[[], Awaitable[object]]) -> Task:
    """Return a task that awaits ``work`` repeatedly, each time after a pause of ``seconds``."""

    async def repeat() -> None:
        while True:
            await asyncio.sleep(seconds)
            await work()

    return repeat


def wall_clock_ms() -> int:
    """Return milliseconds since 1970."""
    return time.time_ns() // 1_000_000
