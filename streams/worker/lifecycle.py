"""The life of a worker: start, readiness, SIGTERM, and one log line for a failure."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Final

from schemas.errors import BrokerUnreachable, ConfigurationError, Fatal, Retry, SessionstreamError
from schemas.settings import PREFIX, Settings
from streams.engine.supervision import report_end
from streams.http.access import require_protected
from streams.http.app import make_http_app
from streams.http.backend import Readiness
from streams.http.connection import ConnectionLimits
from streams.http.relayed_routes import RelayedRoutes
from streams.http.server import HttpServer, bind
from streams.inspection.api import InspectionApi
from streams.inspection.groups import RunningProcess
from streams.kafka import topics
from streams.kafka.access_check import require_access
from streams.kafka.broker_watch import AbsenceLog, BrokerConnection, BrokerWatch
from streams.kafka.clients import client_settings
from streams.kafka.embedded_broker import EMBEDDED_PARTITIONS
from streams.kafka.key_file_check import key_file_warnings
from streams.settings.http_tls import server_tls
from streams.settings.policies import memory_policy
from streams.worker.metrics import make_registry
from streams.worker.own_address import with_own_address
from streams.worker.parent import Parent
from streams.worker.process import MakeProcess, ProcessContext, WorkerProcess

log = logging.getLogger(__name__)

#: Exit code of a worker that failed while running (EX_SOFTWARE); 1 means wrong settings or a failed start.
EXIT_FATAL = 70

#: A shutdown is cancelled after this many session timeouts.
SHUTDOWN_TIMEOUTS = 3

#: How long to wait for other threads after everything else has ended.
THREAD_SECONDS: Final = 1.0

#: How long one thread may hold CPython's lock while another one waits for it.
SWITCH_SECONDS: Final = 0.0005


class Worker:
    """Runs one or several processes of the system in one event loop, with one HTTP server.

    Call :meth:`start`; then either call :meth:`stop` or wait for :attr:`failed`.

    Args:
        settings: all settings.
        makers: the function that makes each process, by its name; if two processes have the same HTTP route, that
            of the first one is used.
        embedded: the broker is the embedded one: topics are not checked, flushes use no transactions.
        accept_loss: continue, and record it, where records of a log or a table are missing.
        accept_log: go on with another log than the one that a history store was filled from.
        parent: the parent of this worker, if it shares a port with others.
    """

    def __init__(
        self,
        settings: Settings,
        makers: Mapping[str, MakeProcess],
        *,
        embedded: bool = False,
        accept_loss: bool = False,
        accept_log: bool = False,
        parent: Parent | None = None,
    ) -> None:
        self._settings = settings
        self._makers = dict(makers)
        self._embedded = embedded
        self._accept_loss = accept_loss
        self._accept_log = accept_log
        self._parent = parent
        self._server: HttpServer | None = None
        self._watching: list[asyncio.Task[None]] = []
        self._broker: BrokerConnection | None = None
        self._stopping = False
        self._inspection: InspectionApi | None = None
        self.processes: dict[str, WorkerProcess] = {}
        self.failed: asyncio.Future[BaseException] = asyncio.get_running_loop().create_future()

    @property
    def url(self) -> str:
        """The URL of this worker, once started."""
        return self._settings.own_url

    async def start(self) -> None:
        """Check the broker and the topics, then start the HTTP server and the processes.

        Raises:
            BrokerUnreachable: no broker answered for ``startup_timeout_seconds``.
            ConfigurationError: a topic is missing or wrong, the HTTP port is taken, the server would be open to
                everybody, or there is no address at which other workers reach this one.
        """
        require_protected(self._settings, self._settings.http_host)
        tls = server_tls(self._settings.security)
        if self._settings.http_port == 0:
            # The advertised URL travels with the group's assignment, so the port must be known before that.
            with bind(self._settings.http_host, 0) as free:
                port = free.getsockname()[1]
            self._settings = self._settings.model_copy(update={"http_port": port})
        if self._embedded and self._settings.encryption.key_file is not None:
            raise ConfigurationError(
                f"{PREFIX}ENCRYPTION__KEY_FILE: the embedded broker of the demo has no topic of keys: unset it"
            )
        self._settings = await with_own_address(self._settings, embedded=self._embedded)
        # By default the processes that run here read each other here ...
        own_urls = self._own_urls()
        unset = {name: urls for name, urls in own_urls.items() if name not in self._settings.model_fields_set}
        settings = self._settings = self._settings.model_copy(update=unset)
        partition_count = EMBEDDED_PARTITIONS if self._embedded else await self._check_topics()
        context = ProcessContext(
            settings=settings,
            partition_count=partition_count,
            registry=make_registry(),
            on_fatal=self._fail,
            brokers=None if self._embedded else self._watch_brokers(),
            embedded=self._embedded,
            accept_loss=self._accept_loss,
            accept_log=self._accept_log,
        )
        title = f"sessionstream {' '.join(self._makers)}"
        siblings = None if self._parent is None else self._parent.siblings(settings.own_url)
        http = make_http_app(
            title, settings, readiness=self.ready, registry=context.registry, siblings=siblings
        )
        for name, make in self._makers.items():
            process = self.processes[name] = make(context)
            process.add_routes(http)
        # ... and this worker's inspection routes always do.
        with_own_urls = settings.model_copy(update=own_urls)
        self._inspection = InspectionApi(
            with_own_urls,
            memory_policy(settings, context.counter),
            context.partition_count,
            self._running() if self._embedded else None,
            brokers=context.brokers,
        )
        self._inspection.add_routes(http)
        RelayedRoutes(with_own_urls, served=self._makers).add_routes(http)
        self._server = HttpServer(
            http,
            settings.http_host,
            settings.http_port,
            tls=tls,
            limits=ConnectionLimits(max_connections=settings.http_max_connections),
            shared=None if siblings is None else siblings.listener,
        )
        await self._server.start()
        self._keep_watching("the HTTP server", self._watch(self._server))
        await self._start_processes()
        log.info(
            "worker started: %s, HTTP at %s",
            ", ".join(self._makers),
            self._server.url,
            extra={"action": "worker_started", "worker": ",".join(self._makers)},
        )

    async def _start_processes(self) -> None:
        """Start all processes at once, because each waits for seconds until its consumer group has formed.

        If one cannot start, or if this is cancelled, the others stop to start before this returns.
        """
        starts = [
            asyncio.create_task(process.start(), name=f"sessionstream-start-{name}")
            for name, process in self.processes.items()
        ]
        try:
            await asyncio.gather(*starts)
        finally:
            for start in starts:
                start.cancel()
            await asyncio.gather(*starts, return_exceptions=True)

    def ready(self) -> Readiness:
        """Return ready if every process is; otherwise the detail lists what the others wait for."""
        by_process = {name: process.ready() for name, process in self.processes.items()}
        if len(by_process) == 1:
            return next(iter(by_process.values()))
        not_ready = {name: readiness for name, readiness in by_process.items() if not readiness.ready}
        listed = not_ready or by_process
        detail = "; ".join(f"{name}: {readiness.detail}" for name, readiness in listed.items())
        return Readiness(bool(by_process) and not not_ready, detail or "starting")

    async def wait_ready(self, deadline_seconds: float) -> None:
        """Wait until every process is ready.

        Raises:
            Retry: a process was not ready in time.
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
        """Finish work in progress, leave the consumer groups and close. A failed worker does not finish its work."""
        self._stopping = True
        for watching in self._watching:
            watching.cancel()
        if self._watching:
            await asyncio.wait(self._watching)
        if self._broker is not None:
            self._broker.close()
        if self._inspection is not None:
            await self._inspection.stop()
        for process in reversed(self.processes.values()):
            await process.stop(failed=self.failed.done())
        if self._server is not None:
            await self._server.stop()
        names = ",".join(self._makers)
        log.info("worker stopped: %s", names, extra={"action": "worker_stopped", "worker": names})

    def _running(self) -> dict[str, RunningProcess]:
        """Return the processes that run here, for the list of consumer groups."""

        def running(process: WorkerProcess) -> RunningProcess:
            member = f"sessionstream-{process.name} at {self._settings.http_host}"
            return RunningProcess(member, lambda: process.ready().ready, process.positions)

        return {name: running(process) for name, process in self.processes.items()}

    def _own_urls(self) -> dict[str, list[str]]:
        """Return the URL settings of the processes that run here, with this worker's URL."""
        names = {f"{name}_url" for name in self._makers}
        return {name: [self._settings.own_url] for name in sorted(names & Settings.model_fields.keys())}

    def _fail(self, error: BaseException) -> None:
        if not self.failed.done():
            self.failed.set_result(error)

    def _watch_brokers(self) -> BrokerWatch:
        """Watch whether a broker answers, once for all clients of this worker."""
        self._broker = BrokerConnection(client_settings(self._settings))
        brokers = BrokerWatch(self._broker.ask)
        brokers.tell(AbsenceLog())
        self._keep_watching("the brokers", brokers.run())
        return brokers

    def _keep_watching(self, what: str, watch: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(watch, name=f"sessionstream-watch-{what}")
        report_end(task, f"the watch over {what}", self._fail, expected=lambda: self._stopping)
        self._watching.append(task)

    async def _watch(self, server: HttpServer) -> None:
        await server._crashed.wait()
        self._fail(getattr(server, "_crash_reason", None) or Fatal(f"{server.label} crashed"))

    async def _check_topics(self) -> int:
        """Wait for the broker, then check the rights and the topics; return the events topic's partition count."""
        deadline = time.monotonic() + self._settings.startup_timeout_seconds
        pause = 0.25
        while True:
            try:
                await require_access(self._settings, self._makers)
                count, differences = await topics.require(self._settings)
                key_warnings = await key_file_warnings(self._settings, count)
            except Retry as error:
                remaining_seconds = deadline - time.monotonic()
                if remaining_seconds <= 0:
                    raise BrokerUnreachable(error.detail) from error
                log.warning("%s; trying again", error, extra={"action": "broker_unreachable"})
                await asyncio.sleep(min(pause, remaining_seconds))
                pause = min(pause * 2, 5.0)
                continue
            for difference in differences:
                log.warning("%s", difference, extra={"action": "topic_differs"})
            for warning in key_warnings:
                log.warning("%s", warning, extra={"action": "master_keys_missing"})
            return count


def tune_garbage_collector() -> None:
    """Run CPython's cyclic garbage collector rarely, since it traverses all memories each time.

    Memories are trees without cycles, freed by reference counts. With CPython's default thresholds the collector
    took 45 % of the fold's time at 20,000 sessions and blocked reads for over 100 ms.

    A young collection visits what was made since the last one, so its threshold bounds how long it holds the event
    loop; older objects are visited once in 200 million allocations.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20_000, 1_000)


def share_the_interpreter() -> None:
    """Let the consumer's thread interrupt the fold after half a millisecond, instead of CPython's 5 ms.

    The thread gives CPython's lock away at each system call, and makes a few of them for a fetch. With 5 ms, a fetch
    that came while records were folded was taken over 10 ms later, and readers of their own writes waited for it.
    """
    sys.setswitchinterval(SWITCH_SECONDS)


def run(settings: Settings, make: Callable[[], Worker], *, parent: Parent | None = None) -> int:
    """Run a worker until SIGTERM or SIGINT; return the exit code.

    Args:
        settings: the worker's settings.
        make: makes the worker; called on its event loop.
        parent: the worker stops when it ends.

    Raises:
        SessionstreamError: the worker could not start; the message is one line for the user.
    """
    tune_garbage_collector()
    share_the_interpreter()
    code = asyncio.run(_run(settings, make, parent))
    exit_despite_threads(code)
    return code


def exit_despite_threads(code: int) -> None:
    """End the OS process with ``code`` if another thread still runs; return if none does.

    Faust's client thread is no daemon and waits for an unreachable broker without a limit. Its result is not needed
    any more: events that were not flushed are read again from the log.
    """
    this = threading.current_thread()
    others = [thread for thread in threading.enumerate() if thread is not this and not thread.daemon]
    for thread in others:
        thread.join(THREAD_SECONDS)
    if any(thread.is_alive() for thread in others):
        log.warning("ending with the broker unanswered", extra={"action": "worker_cut_short"})
        logging.shutdown()
        os._exit(code)


async def _run(settings: Settings, make: Callable[[], Worker], parent: Parent | None) -> int:
    loop = asyncio.get_running_loop()
    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    if parent is not None:
        parent.on_end(stop.set)
    worker = make()
    stopping = asyncio.create_task(stop.wait())
    starting = asyncio.create_task(worker.start())
    try:
        ends: list[asyncio.Future[Any]] = [worker.failed, stopping]
        # A process may fail while another one, or its own consumer group, lets the start wait.
        await asyncio.wait([starting, *ends], return_when=asyncio.FIRST_COMPLETED)
        if not starting.done():
            starting.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await starting
        else:
            await starting
            if parent is not None:
                parent.report_start()
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        if worker.failed.done():
            error = worker.failed.result()
            # A traceback only for a bug; the project's own errors need none.
            trace = None if isinstance(error, SessionstreamError) else error
            code = error.error_code if isinstance(error, SessionstreamError) else "internal"
            log.critical(
                "%s", _line(error), extra={"action": "worker_failed", "error_code": code}, exc_info=trace
            )
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
