"""The life of a worker: start, readiness, SIGTERM, and the one line that a failure ends with."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import threading
import time
from collections.abc import Callable, Mapping
from typing import Any, Final

from schemas.errors import BrokerUnreachable, Fatal, Retry, SessionstreamError
from schemas.settings import Settings
from streams.http.app import make_http_app
from streams.http.backend import Readiness
from streams.http.server import HttpServer, bind
from streams.inspection.api import InspectionApi
from streams.kafka import topics
from streams.kafka.embedded_broker import EMBEDDED_PARTITIONS
from streams.settings.policies import memory_policy
from streams.worker.metrics import make_registry
from streams.worker.process import MakeProcess, ProcessContext, WorkerProcess

log = logging.getLogger(__name__)

#: Exit code of a worker that could not go on (EX_SOFTWARE); 1 is for settings and start.
EXIT_FATAL = 70

#: A shutdown that takes longer than this many session timeouts is cut short.
SHUTDOWN_TIMEOUTS = 3

#: What a thread gets to end in after everything else has.
THREAD_SECONDS: Final = 1.0


class Worker:
    """One or several processes of the system within a running event loop, with one HTTP server.

    Start it with :meth:`start`; then either :meth:`stop` it or wait for :attr:`failed`.

    Args:
        settings: all settings.
        makers: what makes each process, by its name; the first one's HTTP routes win where two have the same.
        embedded: the broker is the embedded one: no topics are checked, flushes are plain.
    """

    def __init__(
        self, settings: Settings, makers: Mapping[str, MakeProcess], *, embedded: bool = False
    ) -> None:
        self._settings = settings
        self._makers = dict(makers)
        self._embedded = embedded
        self._server: HttpServer | None = None
        self._watching: asyncio.Task[None] | None = None
        self._inspection: InspectionApi | None = None
        self.processes: dict[str, WorkerProcess] = {}
        self.failed: asyncio.Future[BaseException] = asyncio.get_running_loop().create_future()

    @property
    def url(self) -> str:
        """Where this worker answers, once started."""
        return self._settings.own_url

    async def start(self) -> None:
        """Check broker and topics, then start serving and working.

        Raises:
            BrokerUnreachable: no broker answered for ``startup_timeout_seconds``.
            ConfigurationError: a topic is missing or wrong, or the HTTP port is taken.
        """
        if self._settings.http_port == 0:
            # The advertised URL travels with the group's assignment, so the port must be known before that.
            with bind(self._settings.http_host, 0) as free:
                port = free.getsockname()[1]
            self._settings = self._settings.model_copy(update={"http_port": port})
        # What runs here is read here: by the other processes unless a setting says otherwise, ...
        own_urls = self._own_urls()
        unset = {name: urls for name, urls in own_urls.items() if name not in self._settings.model_fields_set}
        settings = self._settings = self._settings.model_copy(update=unset)
        context = ProcessContext(
            settings=settings,
            partition_count=EMBEDDED_PARTITIONS if self._embedded else await self._check_topics(),
            registry=make_registry(),
            on_fatal=self._fail,
            embedded=self._embedded,
        )
        title = f"sessionstream {' '.join(self._makers)}"
        http = make_http_app(title, settings, readiness=self.ready, registry=context.registry)
        for name, make in self._makers.items():
            process = self.processes[name] = make(context)
            process.add_routes(http)
        # ... and always by this worker's own routes.
        self._inspection = InspectionApi(
            settings.model_copy(update=own_urls),
            memory_policy(settings, context.counter),
            context.partition_count,
        )
        self._inspection.add_routes(http)
        self._server = HttpServer(http, settings.http_host, settings.http_port)
        await self._server.start()
        self._watching = asyncio.create_task(self._watch(self._server), name="sessionstream-http-crashes")
        for process in self.processes.values():
            await process.start()
        log.info(
            "worker started: %s, HTTP at http://%s:%d",
            ", ".join(self._makers),
            settings.http_host,
            settings.http_port,
            extra={"action": "worker_started", "worker": ",".join(self._makers)},
        )

    def ready(self) -> Readiness:
        """Ready when every process is; the detail says what those that are not ready lack."""
        found = {name: process.ready() for name, process in self.processes.items()}
        chosen = {name: one for name, one in found.items() if not one.ready} or found
        if len(found) == 1:
            return next(iter(found.values()))
        detail = "; ".join(f"{name}: {one.detail}" for name, one in chosen.items())
        return Readiness(chosen is found and bool(found), detail or "starting")

    async def wait_ready(self, deadline_seconds: float) -> None:
        """Wait until every process does its work.

        Raises:
            Retry: it was not in time.
            SessionstreamError: the worker failed meanwhile.
        """
        deadline = time.monotonic() + deadline_seconds
        while not (readiness := self.ready()).ready:
            if self.failed.done():
                raise self.failed.result()
            if time.monotonic() > deadline:
                raise Retry(f"the worker is not ready after {deadline_seconds:.0f} s: {readiness.detail}")
            await asyncio.sleep(0.02)

    async def stop(self) -> None:
        """Finish, leave the groups, close. A failed worker finishes nothing."""
        if self._watching is not None:
            self._watching.cancel()
        if self._inspection is not None:
            await self._inspection.stop()
        for process in reversed(self.processes.values()):
            await process.stop(failed=self.failed.done())
        if self._server is not None:
            await self._server.stop()
        names = ",".join(self._makers)
        log.info("worker stopped: %s", names, extra={"action": "worker_stopped", "worker": names})

    def _own_urls(self) -> dict[str, list[str]]:
        """The settings that say where a process is read, for the processes that run here."""
        names = {f"{name}_url" for name in self._makers}
        return {name: [self._settings.own_url] for name in sorted(names & Settings.model_fields.keys())}

    def _fail(self, error: BaseException) -> None:
        if not self.failed.done():
            self.failed.set_result(error)

    async def _watch(self, server: HttpServer) -> None:
        await server._crashed.wait()
        self._fail(getattr(server, "_crash_reason", None) or Fatal(f"{server.label} crashed"))

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


def run(settings: Settings, make: Callable[[], Worker]) -> int:
    """Run a worker until SIGTERM or SIGINT; gives the exit code.

    Args:
        settings: the worker's.
        make: makes the worker; called on its event loop.

    Raises:
        SessionstreamError: it could not be started; one line for the user.
    """
    tune_garbage_collector()
    code = asyncio.run(_run(settings, make))
    leave_threads_behind(code)
    return code


def leave_threads_behind(code: int) -> None:
    """End the OS process with ``code`` if a thread would keep it; return where none does.

    Faust's client thread is no daemon, and waits as long as it takes for a broker that is away. Nothing it
    waits for is of use any more: what was not flushed is read again from the log.
    """
    this = threading.current_thread()
    others = [thread for thread in threading.enumerate() if thread is not this and not thread.daemon]
    for thread in others:
        thread.join(THREAD_SECONDS)
    if any(thread.is_alive() for thread in others):
        log.warning("ending with the broker unanswered", extra={"action": "worker_cut_short"})
        logging.shutdown()
        os._exit(code)


async def _run(settings: Settings, make: Callable[[], Worker]) -> int:
    loop = asyncio.get_running_loop()
    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    worker = make()
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
            # A traceback only for a bug of ours; an operator has no use for it.
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
