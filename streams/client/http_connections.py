"""HTTP/1.1 connections to workers that are kept between requests, on asyncio and httptools.

httpx takes about 0.6 ms of processor time for a request, which is most of what a read of a memory costs its client.
Here it is less than 0.1 ms. Errors and answers are those of httpx, and so are the requests that this module does not
send (:func:`is_direct`): through a proxy of the environment, or with a password in the address.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import ssl
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final, cast
from urllib.parse import quote_plus, urlsplit
from urllib.request import getproxies, proxy_bypass

import httptools
import httpx

from schemas.json_values import writable
from streams.client.memory_loop import running_loop

#: Most connections at a time; further requests wait.
MAX_CONNECTIONS: Final = 100
#: A connection that was idle for longer is not used again, in seconds. Workers close theirs later.
IDLE_SECONDS: Final = 60.0
#: When to try the next address of a host while the connection to the one before is not made yet, in seconds.
_NEXT_ADDRESS_SECONDS: Final = 0.25

_NO_ANSWER: Final = "Server disconnected without sending a response."
_CUT_OFF: Final = "Server disconnected without sending complete message body."
#: What may not be in the target of a request, and in a header.
_NOT_IN_A_TARGET: Final = re.compile(r"[^!-~]")
_NOT_IN_A_NAME: Final = re.compile(rb"[^!#$%&'*+.^_`|~0-9A-Za-z-]|\A\Z")
_NOT_IN_A_VALUE: Final = re.compile(rb"[\x00-\x08\x0a-\x1f\x7f]")
_DEFAULT_PORTS: Final = {"http": 80, "https": 443}

Header = tuple[bytes, bytes]


@dataclass(frozen=True, slots=True)
class _Server:
    host: str
    port: int
    is_tls: bool

    @property
    def name(self) -> str:
        """The value of the ``Host`` header."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        default = _DEFAULT_PORTS["https" if self.is_tls else "http"]
        return host if self.port == default else f"{host}:{self.port}"


@dataclass(frozen=True, slots=True)
class Answer:
    """A whole answer of a server, which costs less to make than httpx's response.

    Attributes:
        url: what was asked.
        status_code: of HTTP.
        headers: names and values, as they came.
        content: the body, decoded if a server compressed it unasked.
    """

    url: str
    status_code: int
    headers: Sequence[Header]
    content: bytes

    @classmethod
    def of(cls, response: httpx.Response) -> Answer:
        """Return the answer that httpx has read."""
        return cls(str(response.url), response.status_code, response.headers.raw, response.content)

    @property
    def is_success(self) -> bool:
        """Whether the status is 200 to 299."""
        return 200 <= self.status_code < 300

    def header(self, name: bytes) -> str:
        """Return the first value of a header, whose name is given in lower case; empty without the header."""
        for given, value in self.headers:
            if given.lower() == name:
                return value.decode("latin-1")
        return ""


def is_direct(base_url: str) -> bool:
    """Return whether requests to this URL are sent here: it needs no proxy, and has no more than an address."""
    parsed = _parsed(base_url)
    if parsed is None:
        return False
    server, _ = parsed
    if not getproxies().keys() & {"http", "https", "all"}:
        return True
    # NO_PROXY may have a port, and the brackets of an IPv6 address.
    return any(map(proxy_bypass, (f"{server.host}:{server.port}", f"[{server.host}]")))


@lru_cache(maxsize=256)
def _parsed(base_url: str) -> tuple[_Server, str] | None:
    """Return the server of a URL, and what goes before each path."""
    try:
        parts = urlsplit(base_url)
        port = parts.port
    except ValueError:
        return None
    default = _DEFAULT_PORTS.get(parts.scheme)
    is_plain = base_url.isascii() and base_url.isprintable() and not set(" @?#") & set(base_url)
    if default is None or not parts.hostname or not is_plain:
        return None
    return _Server(parts.hostname, port or default, parts.scheme == "https"), parts.path.rstrip("/")


@lru_cache(maxsize=64)
def _lines(headers: tuple[Header, ...]) -> bytes:
    """Return the lines of these headers.

    Raises:
        httpx.LocalProtocolError: one of them has characters that end a line.
    """
    for name, value in headers:
        if _NOT_IN_A_NAME.search(name) or _NOT_IN_A_VALUE.search(value):
            # Its value may be a secret.
            raise httpx.LocalProtocolError(f"the header {name!r} has a character that no header may have")
    return b"".join([b"%s: %s\r\n" % header for header in headers])


def _query_string(query: Sequence[tuple[str, str | int]]) -> str:
    """Return the parameters as a query string; a number is its digits, and needs no encoding.

    A text that a model wrote may have half a surrogate pair, which is replaced, as in messages.
    """
    return "&".join(
        [
            f"{quote_plus(name)}={quote_plus(writable(value))}"
            if isinstance(value, str)
            else f"{name}={value}"
            for name, value in query
        ]
    )


def _next_address_option(loop: asyncio.AbstractEventLoop, host: str) -> dict[str, Any]:
    """Return how to connect to a host with several addresses.

    Only asyncio's own loops take the option; others, such as uvloop's, try the addresses one after the other. So does a
    loop with a task factory: where that starts tasks eagerly, asyncio of Python 3.12.1 and 3.13.0 fails with the option.
    """
    if (
        not isinstance(loop, asyncio.BaseEventLoop)
        or loop.get_task_factory() is not None
        or _is_address(host)
    ):
        return {}
    return {"happy_eyeballs_delay": _NEXT_ADDRESS_SECONDS}


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


class HttpConnections:
    """Sends requests over connections that it keeps; use it on one event loop at a time.

    A connection has one request at a time. A request that is cancelled or late closes its connection, because its
    answer may still come. A request whose kept connection was closed by the server before any byte of the answer is
    sent once more over a new one, if it may be repeated.

    Args:
        tls: what servers of ``https`` addresses are verified against.
        headers: of every request.
    """

    def __init__(self, tls: ssl.SSLContext, headers: Sequence[Header] = ()) -> None:
        self._tls = tls
        self._headers = (*headers, (b"accept-encoding", b"identity"), (b"user-agent", b"sessionstream"))
        self._idle: dict[_Server, deque[_Connection]] = {}
        self._places = asyncio.Semaphore(MAX_CONNECTIONS)
        self._is_closed = False

    async def request(
        self,
        base_url: str,
        path: str,
        query: Sequence[tuple[str, str | int]],
        headers: Sequence[Header],
        body: bytes | None,
        limits: httpx.Timeout,
        *,
        repeatable: bool,
    ) -> Answer:
        """Send a ``GET``, or a ``POST`` with this body, and return the whole answer.

        Args:
            base_url: one for which :func:`is_direct` is true.
            path: percent-encoded, with its leading slash.
            query: the parameters of the query string.
            headers: besides those of every request.
            body: of a ``POST``.
            limits: ``pool`` is the longest wait for a place, ``connect`` for the connection, ``read`` for the next
                bytes of the answer after the last bytes that were sent or received.
            repeatable: whether the request may be sent twice.

        Raises:
            httpx.HTTPError: of the class that httpx raises.
        """
        parsed = _parsed(base_url)
        assert parsed is not None, "is_direct() said so"
        server, before = parsed
        method = "GET" if body is None else "POST"
        target = f"{before}{path}?{_query_string(query)}" if query else f"{before}{path}"
        if _NOT_IN_A_TARGET.search(target):
            raise httpx.LocalProtocolError(f"{target!r} is not percent-encoded")
        length = "" if body is None else f"content-length: {len(body)}\r\n"
        sent = b"".join(
            [
                f"{method} {target} HTTP/1.1\r\nhost: {server.name}\r\n{length}".encode(),
                _lines(self._headers),
                _lines(tuple(headers)),
                b"\r\n",
                body or b"",
            ]
        )
        url = f"{'https' if server.is_tls else 'http'}://{server.name}{target}"
        await self._take_place(limits.pool)
        try:
            connection = self._kept(server)
            if connection is not None:
                try:
                    return await self._exchange(server, connection, url, sent, limits.read)
                except (httpx.RemoteProtocolError, httpx.ReadError, httpx.WriteError):
                    if connection.has_answered or not repeatable:
                        raise
            connection = await self._connect(server, limits.connect)
            return await self._exchange(server, connection, url, sent, limits.read)
        finally:
            self._places.release()

    async def aclose(self) -> None:
        """Close the connections without a request; those with one are closed after it."""
        self._is_closed = True
        idle = [connection for connections in self._idle.values() for connection in connections]
        self._idle.clear()
        for connection in idle:
            connection.close()
        if idle:
            await asyncio.sleep(0)  # so that their sockets are closed, even if the event loop ends now

    async def _take_place(self, seconds: float | None) -> None:
        if not self._places.locked():
            await self._places.acquire()  # does not wait
            return
        try:
            async with asyncio.timeout(seconds):
                await self._places.acquire()
        except TimeoutError as error:
            raise httpx.PoolTimeout(f"{MAX_CONNECTIONS} requests are in progress") from error

    def _kept(self, server: _Server) -> _Connection | None:
        """Return the connection to the server that was used last; close those that were idle for too long."""
        connections = self._idle.get(server)
        if not connections:
            return None
        loop = asyncio.get_running_loop()
        oldest = loop.time() - IDLE_SECONDS
        while connections and (connections[0].idle_since < oldest or connections[0].loop is not loop):
            connections.popleft().close()
        while connections:
            connection = connections.pop()
            if connection.is_open:
                return connection
        return None

    async def _connect(self, server: _Server, seconds: float | None) -> _Connection:
        loop = asyncio.get_running_loop()
        if server.is_tls:
            self._tls.set_alpn_protocols(["http/1.1"])
        try:
            async with asyncio.timeout(seconds):
                _, connection = await loop.create_connection(
                    lambda: _Connection(loop),
                    server.host,
                    server.port,
                    ssl=self._tls if server.is_tls else None,
                    server_hostname=server.host if server.is_tls else None,
                    **_next_address_option(loop, server.host),
                )
        except TimeoutError as error:
            raise httpx.ConnectTimeout("") from error
        except (ConnectionError, ssl.SSLError) as error:
            raise httpx.ConnectError(
                str(error) if isinstance(error, ssl.SSLError) else "All connection attempts failed"
            ) from error
        except OSError as error:
            raise httpx.ConnectError(str(error)) from error
        except Exception as error:  # an event loop of others, or a defect of asyncio: no request was sent
            raise httpx.ConnectError(f"{type(error).__name__}: {error}") from error
        return connection

    async def _exchange(
        self,
        server: _Server,
        connection: _Connection,
        url: str,
        sent: bytes,
        read_seconds: float | None,
    ) -> Answer:
        try:
            status, headers, answered = await connection.exchange(sent, read_seconds)
        except BaseException:
            connection.close()
            raise
        if connection.is_open and not self._is_closed:
            connection.idle_since = connection.loop.time()
            self._idle.setdefault(server, deque()).append(connection)
        else:
            connection.close()
        answer = Answer(url, status, headers, answered)
        if not answer.header(b"content-encoding"):
            return answer
        encoded = httpx.Response(status, headers=list(headers), stream=httpx.ByteStream(answered))
        return replace(answer, content=encoded.read())


class _Connection(asyncio.Protocol):
    """One connection: sends a request, and gives its caller the whole answer."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.idle_since = 0.0
        #: Whether any byte of the answer to the last request has come.
        self.has_answered = False
        self._parser = httptools.HttpResponseParser(self)
        self._transport: asyncio.Transport | None = None
        self._answer: asyncio.Future[tuple[int, Sequence[Header], bytes]] | None = None
        self._read_seconds: float | None = None
        self._timer: asyncio.TimerHandle | None = None
        #: Whether the next request may be sent after this answer.
        self._is_kept = True
        # The answer that is being received.
        self._headers: list[Header] = []
        self._pieces: list[bytes] = []
        self._has_head = False

    @property
    def is_open(self) -> bool:
        """Whether the next request can be sent."""
        return self._is_kept and self._transport is not None and not self._transport.is_closing()

    async def exchange(self, sent: bytes, read_seconds: float | None) -> tuple[int, Sequence[Header], bytes]:
        """Send a request; return status, headers and body of the answer. After an error the connection is closed."""
        assert self._transport is not None
        answer: asyncio.Future[tuple[int, Sequence[Header], bytes]] = self.loop.create_future()
        self._answer = answer
        self.has_answered = False
        self._read_seconds = read_seconds
        self._transport.write(sent)
        self._wait_on()
        try:
            return await answer
        finally:
            self._answer = None
            self._end_wait()

    def close(self) -> None:
        """Close the connection; what is under way fails. On another event loop than its own, that one closes it."""
        if running_loop() is self.loop:
            self._abort()
            return
        # A transport may be called on its own event loop only. What is of a closed one goes with it.
        with suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self._abort)

    def _abort(self) -> None:
        self._end_wait()
        if self._transport is not None:
            self._transport.abort()

    # What asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's transports are none of asyncio's classes.
        self._transport = cast("asyncio.Transport", transport)
        # So that `resume_writing` says when everything was sent.
        self._transport.set_write_buffer_limits(high=0)

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        if self._is_waited_for:
            self._fail(
                httpx.ReadError(str(exc)) if exc is not None else httpx.RemoteProtocolError(_NO_ANSWER)
            )

    def resume_writing(self) -> None:
        if self._is_waited_for:
            self._wait_on()

    def data_received(self, data: bytes) -> None:
        if not self._is_waited_for:
            self.close()  # no one asked for it
            return
        self.has_answered = True
        try:
            self._parser.feed_data(data)
        except (httptools.HttpParserError, httptools.HttpParserUpgrade) as error:
            self._fail(httpx.RemoteProtocolError(str(error)))
        if self._is_waited_for:
            self._wait_on()

    def eof_received(self) -> None:
        self._is_kept = False
        if not self._is_waited_for:
            return
        if not self.has_answered:
            self._fail(httpx.RemoteProtocolError(_NO_ANSWER))
        elif self._has_head and not self._has_length:
            self._complete()
        else:
            self._fail(httpx.RemoteProtocolError(_CUT_OFF))

    # What the parser calls

    def on_message_begin(self) -> None:
        if not self._is_waited_for:
            self._is_kept = False  # no one asked for this answer
        self._headers, self._pieces, self._has_head = [], [], False

    def on_header(self, name: bytes, value: bytes) -> None:
        if not self._has_head:  # what comes behind a body is not used
            self._headers.append((name, value))

    def on_headers_complete(self) -> None:
        self._has_head = True
        self._is_kept = self._is_kept and self._parser.should_keep_alive()

    def on_body(self, body: bytes) -> None:
        self._pieces.append(body)

    def on_message_complete(self) -> None:
        if self._parser.get_status_code() >= httpx.codes.OK:  # those below come before the answer
            self._complete()

    # The answer

    @property
    def _is_waited_for(self) -> bool:
        return self._answer is not None and not self._answer.done()

    @property
    def _has_length(self) -> bool:
        """Whether the end of the answer is known without the end of the connection."""
        return any(name.lower() in {b"content-length", b"transfer-encoding"} for name, _ in self._headers)

    def _complete(self) -> None:
        if self._is_waited_for:
            assert self._answer is not None
            body = self._pieces[0] if len(self._pieces) == 1 else b"".join(self._pieces)
            self._answer.set_result((self._parser.get_status_code(), self._headers, body))
            self._end_wait()

    def _fail(self, error: httpx.TransportError) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(error)
        self.close()

    def _wait_on(self) -> None:
        """Begin to wait for the next bytes."""
        self._end_wait()
        if self._read_seconds is not None:
            self._timer = self.loop.call_later(self._read_seconds, self._is_late)

    def _end_wait(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _is_late(self) -> None:
        self._timer = None
        self._fail(httpx.ReadTimeout(""))
