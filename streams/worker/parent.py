"""Runs several workers under one parent, with one port: ``sessionstream worker memory --processes 4``.

A worker is one OS process, and Python folds on one core of it. The parent makes the shared socket, starts the workers,
and starts a worker again that ends. It reads nothing from Kafka: the workers are ordinary members of the consumer
group. Each has a port of its own, at which the others reach it; any of them takes a connection to the shared port.

The parent and a worker hold the two ends of a socket pair. The worker reports its start there, and the end of the
connection tells it that the parent is gone, also after a ``kill -9``: then it stops as after a SIGTERM.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import orjson

from processors.counts_and_shares import plural
from schemas.errors import ConfigurationError
from schemas.settings import PREFIX, Settings, http_url
from streams.http.access import require_protected
from streams.http.server import bind
from streams.http.siblings import Siblings

log = logging.getLogger(__name__)

#: A worker's folder below the data folder: the stores on disk of two workers must not be the same.
_FOLDER: Final = "worker-{}"

#: Seconds before a worker is started again: doubled with each end, until it ran for a minute.
_FIRST_PAUSE_SECONDS: Final = 1.0
_LONGEST_PAUSE_SECONDS: Final = 30.0
_STEADY_SECONDS: Final = 60.0

#: A worker ends its own shutdown after three session timeouts; the parent kills it this much later.
_KILL_SECONDS: Final = 10.0
_SHUTDOWN_TIMEOUTS: Final = 3

_STARTED: Final = b"s"
_LAST_PORT: Final = 65_535


@dataclass(frozen=True, slots=True)
class Place:
    """What a parent tells a worker: its number, the ports, and the inherited sockets.

    Attributes:
        number: from 1.
        ports: the own ports of all workers, by number.
        listener: file descriptor of the shared socket.
        control: file descriptor of the worker's end of the socket pair.
    """

    number: int
    ports: Sequence[int]
    listener: int
    control: int

    def dump(self) -> str:
        """Return the argument for the worker's command line."""
        return orjson.dumps([self.number, list(self.ports), self.listener, self.control]).decode()

    @classmethod
    def load(cls, argument: str) -> Place:
        """Return the place that :meth:`dump` wrote."""
        return cls(*orjson.loads(argument))

    def settings(self, settings: Settings) -> Settings:
        """Return the settings of this worker: its own port, address and folder."""
        port = self.ports[self.number - 1]
        update: dict[str, object] = {
            "http_port": port,
            "data_dir": settings.data_dir / _FOLDER.format(self.number),
        }
        if settings.advertised_url is not None:
            first = _port_of(settings.advertised_url)
            own = first + self.number if settings.http_port else port
            update["advertised_url"] = _with_port(settings.advertised_url, own)
        return settings.model_copy(update=update)


class Parent:
    """The connection of a worker to its parent.

    Args:
        place: what the parent told this worker.
    """

    def __init__(self, place: Place) -> None:
        self._place = place
        self._control = socket.socket(fileno=place.control)
        self._control.setblocking(False)
        self._listener = socket.socket(fileno=place.listener)
        self._listener.setblocking(False)

    def siblings(self, own_url: str) -> Siblings:
        """Return the workers of this parent.

        Args:
            own_url: the URL at which other workers reach this one.
        """
        place = self._place
        distance = _port_of(own_url) - place.ports[place.number - 1]
        urls = [_with_port(own_url, port + distance) for port in place.ports]
        return Siblings(place.number, urls, self._listener)

    def report_start(self) -> None:
        """Tell the parent that the worker has started."""
        try:
            self._control.send(_STARTED)
        except OSError:  # the parent is gone, which on_end reports
            log.debug("the parent is gone", extra={"action": "parent_gone"})

    def on_end(self, stop: Callable[[], None]) -> None:
        """Call ``stop`` once when the parent has ended; to be called on the event loop."""
        loop = asyncio.get_running_loop()

        def readable() -> None:
            loop.remove_reader(self._control)
            log.warning("the parent has ended, so this worker stops", extra={"action": "parent_gone"})
            stop()

        loop.add_reader(self._control, readable)


def run_parent(settings: Settings, arguments: Sequence[str], count: int) -> int:
    """Run ``count`` workers until SIGTERM or SIGINT; return the exit code.

    Args:
        settings: all settings.
        arguments: of the ``sessionstream`` command that runs one of the workers.
        count: number of workers.

    Returns:
        0 after a stop at which all workers finished their work; otherwise the exit code of a worker.

    Raises:
        ConfigurationError: the port cannot be used, or there is no address for each worker.
    """
    require_protected(settings, settings.http_host)
    if settings.advertised_url is not None and urlsplit(settings.advertised_url).port is None:
        raise ConfigurationError(
            f"{PREFIX}ADVERTISED_URL is {settings.advertised_url}: with --processes each worker is reached at a port "
            "of its own, counted from the one in this URL, so the URL must name its port"
        )
    with bind(settings.http_host, settings.http_port) as listener:
        return asyncio.run(_Workers(settings, arguments, count, listener).run())


class _Workers:
    def __init__(
        self, settings: Settings, arguments: Sequence[str], count: int, listener: socket.socket
    ) -> None:
        self._settings = settings
        self._command = [*_command(), *arguments]
        self._listener = listener
        self._ports = _own_ports(settings, count)
        self._stopping = asyncio.Event()
        self._failed_start: int | None = None

    async def run(self) -> int:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._stopping.set)
        tls = self._settings.security.http_cert_file is not None
        url = http_url(self._settings.http_host, self._listener.getsockname()[1], tls=tls)
        log.info(
            "%d workers share the URL %s; their own ports are %s",
            len(self._ports),
            url,
            ", ".join(map(str, self._ports)),
            extra={"action": "parent_started", "url": url, "workers": len(self._ports)},
        )
        codes = await asyncio.gather(
            *(self._keep_running(number) for number in range(1, len(self._ports) + 1))
        )
        if self._failed_start is not None:
            return self._failed_start
        return next((code for code in codes if code), 0)

    async def _keep_running(self, number: int) -> int:
        """Run one worker, again each time it ends, until the parent stops; return its last exit code."""
        pause = _FIRST_PAUSE_SECONDS
        first = True
        while True:
            began = time.monotonic()
            try:
                code, started = await self._run_once(number)
            except OSError as error:
                # No memory or no process left, for now: the other workers go on.
                code, started = 1, False
                log.warning(
                    "worker %d cannot be started: %s",
                    number,
                    error,
                    extra={"action": "worker_process_refused", "worker_number": number},
                )
            if self._stopping.is_set():
                # One that the signal ended before it could handle it had no work to finish.
                return 0 if code == -signal.SIGTERM and not started else code
            if first and not started:
                # Wrong settings, a topic that is missing, a port in use: the others would fail in the same way.
                self._failed_start = code or 1
                self._stopping.set()
                return code
            first = False
            if time.monotonic() - began > _STEADY_SECONDS:
                pause = _FIRST_PAUSE_SECONDS
            log.error(
                "worker %d ended with exit code %d; it starts again in %g s",
                number,
                code,
                pause,
                extra={"action": "worker_process_ended", "worker_number": number, "exit_code": code},
            )
            if await _happens(self._stopping, within=pause):
                return 0
            pause = min(2 * pause, _LONGEST_PAUSE_SECONDS)

    async def _run_once(self, number: int) -> tuple[int, bool]:
        """Run one worker to its end; return its exit code, and whether it had started."""
        ours, theirs = socket.socketpair()
        with ours:
            with theirs:
                place = Place(number, self._ports, self._listener.fileno(), theirs.fileno())
                child = await asyncio.create_subprocess_exec(
                    *self._command,
                    "--under-parent",
                    place.dump(),
                    stdin=asyncio.subprocess.DEVNULL,
                    pass_fds=(self._listener.fileno(), theirs.fileno()),
                )
            ended = asyncio.create_task(child.wait())
            stopping = asyncio.create_task(self._stopping.wait())
            await asyncio.wait({ended, stopping}, return_when=asyncio.FIRST_COMPLETED)
            stopping.cancel()
            if not ended.done():
                # It may have ended in this turn of the loop.
                with suppress(ProcessLookupError):
                    child.terminate()
                seconds = _SHUTDOWN_TIMEOUTS * self._settings.session_timeout_seconds + _KILL_SECONDS
                await asyncio.wait({ended}, timeout=seconds)
                if not ended.done():
                    log.error(
                        "worker %d did not stop within %g s and is killed",
                        number,
                        seconds,
                        extra={"action": "worker_process_killed", "worker_number": number},
                    )
                    with suppress(ProcessLookupError):
                        child.kill()
            code = await ended
            return code, _has_started(ours)


def _has_started(control: socket.socket) -> bool:
    control.setblocking(False)
    try:
        return control.recv(1) == _STARTED
    except OSError:  # nothing was sent, or the worker was killed
        return False


async def _happens(event: asyncio.Event, *, within: float) -> bool:
    try:
        await asyncio.wait_for(event.wait(), within)
    except TimeoutError:
        return False
    return True


def _own_ports(settings: Settings, count: int) -> list[int]:
    """Return the ports after the shared one; free ones if the shared one is free to choose.

    Raises:
        ConfigurationError: one of them cannot be used. A worker would find that only seconds after its start, and would
            not know which setting gave it the port.
    """
    shared = settings.http_port
    if shared + count > _LAST_PORT:
        raise ConfigurationError(
            f"{PREFIX}HTTP_PORT is {shared}: it must leave {plural(count, 'port')} after it to the workers, and "
            f"{_LAST_PORT} is the last one"
        )
    with ExitStack() as held:
        ports: list[int] = []
        for number in range(1, count + 1):
            try:
                listener = held.enter_context(bind(settings.http_host, shared + number if shared else 0))
            except ConfigurationError as error:
                raise ConfigurationError(
                    f"{error.detail.partition(';')[0]}; this is the own port of worker {number} of {count}: set "
                    f"{PREFIX}HTTP_PORT to a free port with {plural(count, 'free port')} after it"
                ) from error
            ports.append(listener.getsockname()[1])
        return ports


def _command() -> list[str]:
    script = Path(sys.argv[0])
    if script.name == "sessionstream" and script.exists():
        return [sys.executable, str(script)]
    return [sys.executable, "-c", "from streams.cli import main; main()"]


def _port_of(url: str) -> int:
    parts = urlsplit(url)
    return parts.port or (443 if parts.scheme == "https" else 80)


def _with_port(url: str, port: int) -> str:
    parts = urlsplit(url)
    host = f"[{parts.hostname}]" if parts.hostname and ":" in parts.hostname else parts.hostname
    return parts._replace(netloc=f"{host}:{port}").geturl()
