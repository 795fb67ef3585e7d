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

import orjson
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

log = logging.getLogger(__name__)

_TIMEOUT: Final = 408
_UNAVAILABLE: Final = 503


@dataclass(frozen=True, slots=True)
class ConnectionLimits:
    """The limits of a server's connections.

    Attributes:
        max_connections: most open connections; beyond it, the one that is idle for longest is closed for a new one.
        head_size_bytes: most bytes of a request line with its headers; large enough for many filters in one query.
        head_seconds: longest time for the head of a request, from the connection or from its first byte.
        send_seconds: longest time in which a client reads nothing of the 64 KiB that wait for it.
        handshake_seconds: longest time for a TLS handshake, and for the end of a TLS connection.
        max_handshakes: most TLS handshakes in progress; beyond it, the oldest is given up for a new one.
    """

    max_connections: int = 1_000
    head_size_bytes: int = 64 * 1024
    head_seconds: float = 20.0
    send_seconds: float = 30.0
    handshake_seconds: float = 10.0
    max_handshakes: int = 200


class BoundedConnection(HttpToolsProtocol):
    """uvicorn's connection with limits; :func:`connections_with` makes a class for a server's limits.

    Its parser is httptools: with h11, a read of a memory took about a third more of a worker's processor time.
    """

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
        self._head_bytes = 0
        self._unreported_bytes = 0
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
        self._unreported_bytes += len(data)
        super().data_received(data)
        # The parser reports a header when it is whole, and the heads of chunks never. What follows a report in the same
        # read is not counted, so as much as one read more may wait there.
        if self._unreported_bytes > self.limits.head_size_bytes and not self.transport.is_closing():
            self.send_400_response(self._too_large)

    def on_message_begin(self) -> None:
        """Begin a head."""
        self._head_bytes = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """Take a part of the request line."""
        self._count_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header."""
        self._count_head(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Take a whole head, which ends its deadline."""
        self._unreported_bytes = 0
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:
            self._end_head_timer()
            self.cycle.transport = cast("asyncio.Transport", _JoinedWrites(self.transport, self.loop))

    def on_body(self, body: bytes) -> None:
        """Take a part of a body."""
        self._unreported_bytes = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """End a request."""
        self._unreported_bytes = 0
        super().on_message_complete()

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
        # The parser passes the error of a callback on without its text.
        is_large = self._head_bytes > self.limits.head_size_bytes
        self._refuse(400, "bad_request", self._too_large if is_large else msg)

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
        if not self.is_idle:
            if self.pipeline or self.cycle.response_started:
                self.transport.abort()  # the answer that is being sent cannot become another one
                return
            self.cycle.disconnected = True  # so that its answer is not written behind this one
        body = orjson.dumps({"error_code": error_code, "detail": detail})
        lines = [
            b"content-type: application/json",
            b"content-length: %d" % len(body),
            b"connection: close",
            *([b"retry-after: 1"] if status == _UNAVAILABLE else []),
        ]
        self.transport.write(STATUS_LINE[status] + b"\r\n".join([*lines, b"", body]))
        self.transport.close()

    @property
    def _too_large(self) -> str:
        return f"the head of the request is larger than {self.limits.head_size_bytes} bytes"

    def _count_head(self, size_bytes: int) -> None:
        self._unreported_bytes = 0
        self._head_bytes += size_bytes
        if self._head_bytes > self.limits.head_size_bytes:
            raise ValueError(self._too_large)


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
