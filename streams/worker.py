"""Worker processes: start, readiness, SIGTERM, and the one line a failure ends with."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import time
from collections.abc import Coroutine, Sequence
from typing import Any

from schemas.errors import BrokerUnreachable, Fatal, Retry, SessionstreamError
from schemas.settings import Process, Settings
from streams import topics
from streams.bootstrap import MemoryParts, make_memory_parts
from streams.embedded_broker import EMBEDDED_PARTITIONS
from streams.engine.watchdog import Watchdog
from streams.http.server import HttpServer, bind
from streams.process_end import leave_threads_behind

log = logging.getLogger(__name__)

#: Exit code of a worker that could not go on (EX_SOFTWARE); 1 is for settings and start.
EXIT_FATAL = 70

#: A shutdown that takes longer than this many session timeouts is cut short.
SHUTDOWN_TIMEOUTS = 3


class MemoryWorker:
    """The memory worker within a running event loop.

    Start it with :meth:`start`; then either :meth:`stop` it or wait for :attr:`failed`.

    Args:
        settings: all settings.
        embedded: the broker is the embedded one: no topics are checked, flushes are plain.
    """

    def __init__(self, settings: Settings, *, embedded: bool = False) -> None:
        self._settings = settings
        self._embedded = embedded
        self._tasks: list[asyncio.Task[None]] = []
        self._server: HttpServer | None = None
        self.failed: asyncio.Future[BaseException] = asyncio.get_running_loop().create_future()
        self.parts: MemoryParts

    @property
    def url(self) -> str:
        """Where this worker answers, once started."""
        return self._settings.own_url

    async def start(self) -> None:
        """Check broker and topics, then start serving and folding.

        Raises:
            BrokerUnreachable: no broker answered for ``startup_timeout_seconds``.
            ConfigurationError: a topic is missing or wrong, or the HTTP port is taken.
        """
        if self._settings.http_port == 0:
            # The advertised URL travels with the group's assignment, so the port must be known before that.
            with bind(self._settings.http_host, 0) as free:
                port = free.getsockname()[1]
            self._settings = self._settings.model_copy(update={"http_port": port})
        partition_count = EMBEDDED_PARTITIONS if self._embedded else await self._check_topics()
        self.parts = make_memory_parts(
            self._settings, partition_count=partition_count, on_fatal=self._fail, embedded=self._embedded
        )
        self._server = HttpServer(self.parts.http, self._settings.http_host, self._settings.http_port)
        await self._server.start()
        await self.parts.publisher.start()
        app = self.parts.app
        app.in_worker = True
        await app.start()
        engine = app.engine
        watchdog = Watchdog(
            busy=engine.is_busy,
            answered=lambda: engine.ownership.proven,
            progress=engine.progress,
            stall_seconds=app.engine_config.stall_seconds,
        )
        for name, work in (
            ("watchdog", watchdog.run()),
            ("crashes", self._watch_for_crash()),
            ("sweep", self._sweep()),
            ("reminders", self._remind()),
        ):
            self._tasks.append(asyncio.create_task(self._guard(work), name=f"sessionstream-{name}"))
        log.info(
            "memory worker started, HTTP at http://%s:%d",
            self._settings.http_host,
            self._settings.http_port,
            extra={"action": "worker_started", "worker": "memory"},
        )

    async def wait_ready(self, deadline_seconds: float) -> None:
        """Wait until every assigned partition is served.

        Raises:
            Retry: it was not in time.
            Fatal: the worker failed meanwhile.
        """
        deadline = time.monotonic() + deadline_seconds
        while not (readiness := self.parts.reader.ready()).ready:
            if self.failed.done():
                raise self.failed.result()
            if time.monotonic() > deadline:
                raise Retry(
                    f"the memory worker is not ready after {deadline_seconds:.0f} s: {readiness.detail}"
                )
            await asyncio.sleep(0.02)

    async def stop(self) -> None:
        """Flush, leave the group, close. A failed worker flushes nothing."""
        for task in self._tasks:
            task.cancel()
        if hasattr(self, "parts"):
            if not self.failed.done():
                await self.parts.app.engine.stop()
            await self.parts.app.stop()
            await self.parts.publisher.stop()
        if self._server is not None:
            await self._server.stop()
        log.info("memory worker stopped", extra={"action": "worker_stopped", "worker": "memory"})

    def _fail(self, error: BaseException) -> None:
        if not self.failed.done():
            self.failed.set_result(error)

    async def _guard(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except asyncio.CancelledError:
            raise
        except Exception as error:  # noqa: BLE001 - whatever a background task dies of ends the worker
            self.parts.app.engine.fail(error)

    async def _watch_for_crash(self) -> None:
        """Faust crashes its services, and HTTP is one of its kind; either ends the worker."""
        assert self._server is not None
        services = (self.parts.app, self._server)
        waiting = [asyncio.ensure_future(service._crashed.wait()) for service in services]
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in waiting:
                one.cancel()
        crashed = next(service for service in services if service.crashed)
        raise getattr(crashed, "_crash_reason", None) or Fatal(f"{crashed.label} crashed")

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self._settings.memory.sweep_interval_seconds)
            await self.parts.sweep.run_once()

    async def _remind(self) -> None:
        while True:
            await asyncio.sleep(self._settings.compaction.reminder_seconds)
            self.parts.reminders.run_once()

    async def _check_topics(self) -> int:
        """Wait for the broker, then require the topics; gives the events topic's partition count."""
        deadline = time.monotonic() + self._settings.startup_timeout_seconds
        pause = 0.25
        while True:
            try:
                count, remarks = await topics.require(self._settings)
            except Retry as error:
                if time.monotonic() + pause > deadline:
                    raise BrokerUnreachable(error.detail) from error
                log.warning("%s; trying again", error, extra={"action": "broker_unreachable"})
                await asyncio.sleep(pause)
                pause = min(pause * 2, 5.0)
                continue
            for remark in remarks:
                log.warning("%s", remark, extra={"action": "topic_differs"})
            return count


def tune_garbage_collector() -> None:
    """Keep CPython's cyclic collector from walking all memories again and again.

    Memories are trees without cycles, freed by reference counts. With CPython's default thresholds the
    collector took 45 % of the fold's time at 20,000 sessions and stopped reads for over 100 ms.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(200_000, 1_000, 1_000)


def run(settings: Settings, processes: Sequence[Process]) -> int:
    """Run worker processes until SIGTERM or SIGINT; gives the exit code.

    Raises:
        SessionstreamError: it could not be started; one line for the user.
    """
    assert list(processes) == ["memory"], processes
    tune_garbage_collector()
    code = asyncio.run(_run(settings))
    leave_threads_behind(code)
    return code


async def _run(settings: Settings) -> int:
    loop = asyncio.get_running_loop()
    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    worker = MemoryWorker(settings)
    stopping = asyncio.create_task(stop.wait())
    starting = asyncio.create_task(worker.start())
    try:
        await asyncio.wait({starting, stopping}, return_when=asyncio.FIRST_COMPLETED)
        if not starting.done():
            starting.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await starting
            return 0
        await starting
        ends: list[asyncio.Future[Any]] = [worker.failed, stopping]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        if worker.failed.done():
            error = worker.failed.result()
            # A traceback only where the fault is ours: it helps whoever mends it, and nobody else.
            trace = None if isinstance(error, SessionstreamError) else error
            log.critical("%s", _line(error), extra={"action": "worker_failed"}, exc_info=trace)
            return EXIT_FATAL
        return 0
    finally:
        stopping.cancel()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(SHUTDOWN_TIMEOUTS * settings.session_timeout_seconds):
                await worker.stop()


def _line(error: BaseException) -> str:
    if isinstance(error, SessionstreamError):
        return error.detail
    return f"{type(error).__name__}: {error}".replace("\n", " ")
