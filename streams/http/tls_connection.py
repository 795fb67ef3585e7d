"""TLS of one connection of the HTTP server: a handshake has a deadline, and only so many are in progress at a time.

asyncio makes a server's TLS connections without a place for such a limit, and a connection whose handshake is not
complete is none yet for uvicorn. So a client that connects and sends nothing would be counted nowhere.
"""

from __future__ import annotations

import asyncio
import logging
import ssl
from asyncio.sslproto import SSLProtocol
from typing import Any, Final, cast

from streams.http.connection import BoundedConnection, ConnectionLimits, connections_with

log = logging.getLogger(__name__)

#: How often at most a line in the log says that handshakes are given up, in seconds.
_SAID_EVERY_SECONDS: Final = 60.0


class Handshakes:
    """The TLS handshakes in progress of one server, the oldest first.

    Args:
        limits: of the server's connections.
    """

    def __init__(self, limits: ConnectionLimits) -> None:
        self._limits = limits
        self._transports: dict[TlsConnection, asyncio.Transport] = {}
        self._said_at: float | None = None

    def __len__(self) -> int:
        return len(self._transports)

    def begin(self, connection: TlsConnection, transport: asyncio.Transport) -> None:
        """Add a handshake; if there are too many, the oldest is given up, since an honest one takes milliseconds."""
        if len(self._transports) >= self._limits.max_handshakes:
            oldest = next(iter(self._transports))
            self._transports.pop(oldest).abort()
            self._say(asyncio.get_running_loop().time())
        self._transports[connection] = transport

    def end(self, connection: TlsConnection) -> None:
        """Remove a handshake, complete or not."""
        self._transports.pop(connection, None)

    def abort(self) -> None:
        """Give up all of them."""
        for transport in list(self._transports.values()):
            transport.abort()
        self._transports.clear()

    def _say(self, now: float) -> None:
        if self._said_at is not None and now < self._said_at + _SAID_EVERY_SECONDS:
            return
        self._said_at = now
        log.warning(
            "%d TLS handshakes are in progress, which is the limit; the oldest are given up",
            self._limits.max_handshakes,
            extra={"action": "http_too_many_handshakes"},
        )


class TlsConnection(SSLProtocol):
    """A TCP connection that becomes an HTTP connection by its handshake."""

    def __init__(self, http: BoundedConnection, context: ssl.SSLContext, handshakes: Handshakes) -> None:
        seconds = http.limits.handshake_seconds
        super().__init__(
            asyncio.get_running_loop(),
            http,
            context,
            None,  # type: ignore[arg-type]  # typeshed: no one waits for a server's handshake
            server_side=True,
            ssl_handshake_timeout=seconds,  # type: ignore[arg-type]  # typeshed: any number of seconds
            ssl_shutdown_timeout=seconds,
        )
        self._handshakes = handshakes

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin the handshake."""
        self._handshakes.begin(self, cast("asyncio.Transport", transport))
        super().connection_made(transport)

    def connection_lost(self, exc: BaseException | None) -> None:
        """Forget the handshake, if it was in progress."""
        self._handshakes.end(self)
        super().connection_lost(exc)


def tls_connections_with(limits: ConnectionLimits, context: ssl.SSLContext, handshakes: Handshakes) -> Any:
    """Return what makes a server's connections, as uvicorn calls it."""
    http_class = connections_with(limits)

    def make(**arguments: Any) -> TlsConnection:
        http = http_class(**arguments)
        connection = TlsConnection(http, context, handshakes)
        http.on_made = lambda: handshakes.end(connection)
        return connection

    return make
