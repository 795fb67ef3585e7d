"""Runs uvicorn as a service in the worker's event loop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import Generator
from typing import TYPE_CHECKING, Any, Final

import anyio
import anyio.lowlevel
import uvicorn
from mode import Service

from schemas.errors import ConfigurationError
from schemas.settings import http_url
from streams.http.connection import ConnectionLimits, connections_with
from streams.http.tls_connection import Handshakes, tls_connections_with

if TYPE_CHECKING:
    import ssl

    from starlette.types import ASGIApp

log = logging.getLogger(__name__)

#: Seconds until an idle connection is closed; longer than this project's clients keep theirs.
KEEP_ALIVE_SECONDS: Final = 75
#: Seconds that requests in progress have to finish when the server stops.
STOP_SECONDS: Final = 5

_BACKLOG: Final = 2048


class HttpServer(Service):
    """Serves ``app`` from start to stop. Once started, it accepts connections.

    It installs no signal handlers; the owner of the event loop does. If the server fails, it crashes its service
    tree, so that no worker runs without its HTTP server.

    Args:
        app: the app to serve; its lifespan runs with the service.
        host: the address to bind to.
        port: the port; 0 uses a free one, see :attr:`port`.
        tls: with it the server speaks TLS only.
        limits: of its connections.
        shared: a further socket, which listens already and which other processes may accept from too.
    """

    # Our log lines have an action; mode's "Starting..." has none.
    mundane_level = "debug"

    def __init__(
        self,
        app: ASGIApp,
        host: str,
        port: int,
        *,
        tls: ssl.SSLContext | None = None,
        limits: ConnectionLimits | None = None,
        shared: socket.socket | None = None,
    ) -> None:
        super().__init__()
        self._tls = tls
        self._limits = limits or ConnectionLimits()
        self._handshakes = Handshakes(self._limits)
        self._app = app
        self._host = host
        self._port = port
        self._shared = shared
        self._server: _SignalFreeServer | None = None
        self._serving: asyncio.Task[None] | None = None

    @property
    def port(self) -> int:
        """The port that the server listens on, once started."""
        return self._port

    @property
    def url(self) -> str:
        """The URL of the server, once started."""
        return http_url(self._host, self._port, tls=self._tls is not None)

    async def on_start(self) -> None:
        """Bind and start to serve.

        Raises:
            ConfigurationError: the address is in use, not of this machine, or not allowed.
        """
        # anyio imports its part for asyncio when it is first used. Else the first request that is forwarded to another
        # worker would do it, and hold the event loop for some 13 ms.
        await anyio.lowlevel.checkpoint()
        listener = bind(self._host, self._port)
        self._port = listener.getsockname()[1]
        config = limited_config(self._app, self._limits, tls=self._tls, handshakes=self._handshakes)
        self._server = _SignalFreeServer(config)
        self._serving = asyncio.create_task(self._serve(self._server, listener))
        accepting = asyncio.create_task(self._server.accepting.wait())
        await asyncio.wait({accepting, self._serving}, return_when=asyncio.FIRST_COMPLETED)
        accepting.cancel()
        if self._serving.done():
            await self._serving
            raise RuntimeError("the HTTP server ended at its start")
        self._serving.add_done_callback(self._on_end)
        log.info("serving HTTP", extra={"action": "http_started", "url": self.url})

    async def on_stop(self) -> None:
        """Stop accepting; give requests in progress :data:`STOP_SECONDS` to finish, then cancel them."""
        if self._server is None or self._serving is None:
            return
        self._server.should_exit = True
        self._handshakes.abort()
        await asyncio.wait({self._serving})
        log.info("HTTP stopped", extra={"action": "http_stopped"})

    async def _serve(self, server: _SignalFreeServer, listener: socket.socket) -> None:
        try:
            await server.serve(sockets=[listener] if self._shared is None else [listener, self._shared])
        except SystemExit as error:
            # uvicorn reports a failed lifespan this way, after it logged the cause.
            raise RuntimeError("the HTTP app could not start") from error
        finally:
            listener.close()

    def _on_end(self, task: asyncio.Task[None]) -> None:
        if self.should_stop:
            return
        error = None if task.cancelled() else task.exception()
        reason = error or RuntimeError("the HTTP server ended by itself")
        _ = self.add_future(self.crash(reason))


class _SignalFreeServer(uvicorn.Server):
    """A uvicorn server that ignores signals and reports when it accepts connections."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.accepting = asyncio.Event()

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Capture no signals, since the owner of the event loop handles them."""
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then report that connections are accepted."""
        await super().startup(sockets)
        self.accepting.set()


def limited_config(
    app: ASGIApp, limits: ConnectionLimits, *, tls: ssl.SSLContext | None, handshakes: Handshakes
) -> uvicorn.Config:
    """Return uvicorn's configuration of a server whose connections, requests and stop have limits.

    Args:
        app: the app to serve; its lifespan runs with the server.
        limits: of the connections.
        tls: with it the server speaks TLS only.
        handshakes: those in progress.
    """
    # uvicorn knows nothing of TLS here, because asyncio's own way to add it has no limit of handshakes.
    connections: Any = (
        connections_with(limits) if tls is None else tls_connections_with(limits, tls, handshakes)
    )
    return uvicorn.Config(
        app,
        http=connections,
        ws="none",
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=STOP_SECONDS,
    )


def bind(
    host: str, port: int, *, named_by: str = "SESSIONSTREAM_HTTP_HOST and SESSIONSTREAM_HTTP_PORT"
) -> socket.socket:
    """Return a socket that listens on ``host`` and ``port``, which the user named by ``named_by``.

    Raises:
        ConfigurationError: the address is in use, not of this machine, or not allowed; the detail has the remedy.
    """
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, protocol)
        try:
            # This allows a port with lingering connections, but never one that a server listens on.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
            listener.listen(_BACKLOG)
        except BaseException:
            listener.close()
            raise
    except (OSError, UnicodeError) as error:  # the second one of a name that can be no host's
        raise ConfigurationError(
            f"cannot serve HTTP on {host}:{port}: {getattr(error, 'strerror', None) or error}; "
            f"set {named_by} to a free address of this machine"
        ) from error
    listener.setblocking(False)
    return listener
