"""One connection of the HTTP server: its deadlines, the limit on connections, and refusals in the form of all errors.

A client that sends nothing, sends slowly or does not read its answer loses its connection, so it holds no place that
others need. These rules hold for every route, and before any token is known.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, cast

import h11
import orjson
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

log = logging.getLogger(__name__)

_TIMEOUT: Final = 408
_UNAVAILABLE: Final = 503


@dataclass(frozen=True, slots=True)
class ConnectionLimits:
    """The limits of a server's connections.

    Attributes:
        max_connections: most open connections; beyond it, the one that is idle for longest is closed for a new one.
        head_seconds: longest time for the head of a request, from the connection or from its first byte.
        send_seconds: longest time in which a client reads nothing of the 64 KiB that wait for it.
        handshake_seconds: longest time for a TLS handshake, and for the end of a TLS connection.
        max_handshakes: most TLS handshakes in progress; beyond it, the oldest is given up for a new one.
    """

    max_connections: int = 1_000
    head_seconds: float = 20.0
    send_seconds: float = 30.0
    handshake_seconds: float = 10.0
    max_handshakes: int = 200


class BoundedConnection(H11Protocol):
    """uvicorn's connection with limits; :func:`connections_with` makes a class for a server's limits."""

    limits = ConnectionLimits()
    #: Called when the connection is there: with TLS, after its handshake.
    on_made: Callable[[], None] | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a new connection; if there are too many, close an idle one, or refuse this one with a 503."""
        if self.on_made is not None:
            self.on_made()
        super().connection_made(transport)
        self._idle_since = self.loop.time()
        self._head_timer: asyncio.TimerHandle | None = None
        self._send_timer: asyncio.TimerHandle | None = None
        self._dropped = False
        if len(self.connections) > self.limits.max_connections and not self._make_room():
            self._refuse(
                _UNAVAILABLE,
                "too_many_connections",
                f"{self.limits.max_connections} requests are in progress, which is the limit; try again",
            )
            return
        self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._end_head_timer()
        self._end_send_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take bytes of a request; the first ones of a head start its deadline."""
        if self.is_idle:
            self._expect_head()
        super().data_received(data)

    def handle_events(self) -> None:
        """Handle what was received; a whole head ends its deadline."""
        before = self.cycle
        super().handle_events()
        if self.cycle is not before:
            self._end_head_timer()
            self.cycle.transport = cast("asyncio.Transport", _JoinedWrites(self.transport, self.loop))

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        self._idle_since = self.loop.time()
        super().on_response_complete()

    def pause_writing(self) -> None:
        """Start the deadline of a client that does not read."""
        super().pause_writing()
        if self._send_timer is None:
            self._send_timer = self.loop.call_later(self.limits.send_seconds, self._send_is_late)

    def resume_writing(self) -> None:
        """End that deadline: the client has read."""
        self._end_send_timer()
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        """Close an idle connection, also if its client has not read the last answer."""
        super().timeout_keep_alive_handler()
        if self._send_timer is None:
            self._send_timer = self.loop.call_later(self.limits.send_seconds, self.transport.abort)

    def send_400_response(self, msg: str) -> None:
        """Answer 400 and close the connection; such a request never reaches the app."""
        self._refuse(400, "bad_request", msg)

    @property
    def is_idle(self) -> bool:
        """Whether no request is in progress; its head may be on the way."""
        cycle = cast("RequestResponseCycle | None", self.cycle)
        return cycle is None or cycle.response_complete

    def _end_head_timer(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _end_send_timer(self) -> None:
        if self._send_timer is not None:
            self._send_timer.cancel()
            self._send_timer = None

    def _make_room(self) -> bool:
        """Close the connection that is idle for longest; return whether there was one."""
        others = [
            other
            for other in cast("set[Any]", self.connections)
            if isinstance(other, BoundedConnection)
            and other is not self
            and other.is_idle
            and not other._dropped
        ]
        if not others:
            return False
        oldest = min(others, key=lambda other: other._idle_since)
        oldest._dropped = True
        oldest.transport.abort()
        return True

    def _expect_head(self) -> None:
        if self._head_timer is None:
            self._head_timer = self.loop.call_later(self.limits.head_seconds, self._head_is_late)

    def _head_is_late(self) -> None:
        self._head_timer = None
        if not self.transport.is_closing():
            self._refuse(
                _TIMEOUT,
                "request_timeout",
                f"no whole request head came within {self.limits.head_seconds:g} seconds",
            )

    def _send_is_late(self) -> None:
        log.info(
            "a client did not read its answer for %g seconds, so its connection is closed",
            self.limits.send_seconds,
            extra={"action": "http_send_timeout"},
        )
        self.transport.abort()

    def _refuse(self, status: int, error_code: str, detail: str) -> None:
        """Answer an error in the form of all errors, and close the connection."""
        body = orjson.dumps({"error_code": error_code, "detail": detail})
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            (b"connection", b"close"),
        ]
        if status == _UNAVAILABLE:
            headers.append((b"retry-after", b"1"))
        try:
            for event in (
                h11.Response(status_code=status, headers=headers),
                h11.Data(data=body),
                h11.EndOfMessage(),
            ):
                self.transport.write(self.conn.send(event) or b"")
        except h11.LocalProtocolError:  # an answer was sent already
            self.transport.abort()
        else:
            self.transport.close()


class _JoinedWrites:
    """Writes the head of an answer together with what is written right after it, such as the whole body.

    uvicorn writes them one after the other. Each write is a system call, and wakes the client on its own. A head whose
    body comes later is written in the next turn of the event loop.
    """

    __slots__ = ("_head", "_is_first", "_loop", "_transport")

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._is_first = True
        self._head = b""

    def write(self, data: bytes) -> None:
        """Write bytes, or keep them if they are the head."""
        if self._is_first:
            self._is_first = False
            self._head = data
            self._loop.call_soon(self._write_head)
            return
        head, self._head = self._head, b""
        self._transport.write(head + data if head else data)

    def close(self) -> None:
        """Close the connection once everything is written."""
        self._write_head()
        self._transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def _write_head(self) -> None:
        head, self._head = self._head, b""
        if head:
            self._transport.write(head)


def connections_with(limits: ConnectionLimits) -> type[BoundedConnection]:
    """Return the class of a server's connections, since uvicorn makes them without further arguments."""
    return type("LimitedConnection", (BoundedConnection,), {"limits": limits})
