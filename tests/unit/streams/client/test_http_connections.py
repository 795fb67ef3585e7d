"""Kept HTTP connections: what is sent, what is answered, and which failures send a request again."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

import httpx
import pytest

from streams.client import http_connections
from streams.client.http_connections import Answer, HttpConnections, is_direct
from streams.settings.http_tls import public_authorities
from tests.live.waiting import until_async

OK = b'HTTP/1.1 200 OK\r\ncontent-length: 2\r\netag: "e"\r\n\r\n{}'
LIMITS = httpx.Timeout(60.0)

Server = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@asynccontextmanager
async def serving(serve: Server) -> AsyncGenerator[str]:
    """Yield the address of a server that calls ``serve`` with each connection."""

    tasks: list[asyncio.Task[None]] = []

    async def serve_and_close(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError):
            await serve(reader, writer)
        writer.close()
        with contextlib.suppress(ConnectionError, asyncio.CancelledError):
            await writer.wait_closed()

    def begin(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        tasks.append(asyncio.create_task(serve_and_close(reader, writer)))

    server = await asyncio.start_server(begin, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks)


@asynccontextmanager
async def connected(headers: Sequence[tuple[bytes, bytes]] = ()) -> AsyncGenerator[HttpConnections]:
    connections = HttpConnections(public_authorities(), headers)
    try:
        yield connections
    finally:
        await connections.aclose()


class Scripted:
    """A server that answers each request of a connection with the next bytes; ``None`` closes it instead."""

    def __init__(self, *connections: Sequence[bytes | None]) -> None:
        self.connections = list(connections)
        self.requests: list[bytes] = []

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for answer in self.connections.pop(0):
            head = await reader.readuntil(b"\r\n\r\n")
            length = [
                line.split(b":")[1] for line in head.split(b"\r\n") if line.startswith(b"content-length")
            ]
            body = await reader.readexactly(int(length[0])) if length else b""
            self.requests.append(head + body)
            if answer is None:
                return
            writer.write(answer)
            await writer.drain()


async def get(connections: HttpConnections, url: str, *, repeatable: bool = True) -> Answer:
    return await connections.request(url, "/readyz", [], [], None, LIMITS, repeatable=repeatable)


async def test_requests_share_one_connection_and_carry_what_was_given() -> None:
    server = Scripted([OK, OK])
    async with serving(server) as url, connected([(b"authorization", b"Bearer t")]) as connections:
        query: list[tuple[str, str | int]] = [("q", "a b&c"), ("wait_ms", 5), ("half", "\ud83d")]
        read = await connections.request(
            f"{url}/base", "/sessions/a%2Fb/memory", query, [(b"accept", b"x")], None, LIMITS, repeatable=True
        )
        post = await connections.request(url, "/events", [], [], b"[1]", LIMITS, repeatable=False)
    assert (read.status_code, read.content, read.header(b"etag")) == (200, b"{}", '"e"')
    assert read.url == f"{url}/base/sessions/a%2Fb/memory?q=a+b%26c&wait_ms=5&half=%EF%BF%BD"
    assert post.url == f"{url}/events"
    first, second = server.requests
    assert first.startswith(
        b"GET /base/sessions/a%2Fb/memory?q=a+b%26c&wait_ms=5&half=%EF%BF%BD HTTP/1.1\r\n"
    )
    host = url.removeprefix("http://").encode()
    for line in (b"host: " + host, b"authorization: Bearer t", b"accept: x"):
        assert b"\r\n" + line + b"\r\n" in first
    assert second.startswith(b"POST /events HTTP/1.1\r\n")
    assert second.endswith(b"\r\n\r\n[1]")


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n",
        b"HTTP/1.1 200 OK\r\n\r\nup to the end",
        b"HTTP/1.1 503 Busy\r\nretry-after: 3\r\nconnection: close\r\ncontent-length: 2\r\n\r\nno",
        b"HTTP/1.1 304 Not Modified\r\netag: x\r\n\r\n",
        b"HTTP/1.1 100 Continue\r\n\r\n" + OK,
        b"HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: %d\r\n\r\n%s"
        % (len(gzip.compress(b"text")), gzip.compress(b"text")),
    ],
)
async def test_answers_are_those_of_httpx(answer: bytes) -> None:
    closes = b"up to the end" in answer or b"close" in answer
    script = [answer] if closes else [answer, OK]
    server = Scripted(script, script, script)
    async with serving(server) as url, connected() as connections:
        ours = await get(connections, url)
        async with httpx.AsyncClient(trust_env=False, verify=public_authorities()) as client:
            theirs = await client.get(f"{url}/readyz")
        assert (ours.status_code, ours.content) == (theirs.status_code, theirs.content)
        assert httpx.Headers(list(ours.headers)) == theirs.headers
        # The connection is left at the end of the answer.
        assert (await get(connections, url)).status_code == (ours.status_code if closes else 200)


async def test_a_kept_connection_that_the_server_closed_costs_a_new_one_only() -> None:
    server = Scripted([OK], [OK])
    async with serving(server) as url, connected() as connections:
        assert (await get(connections, url, repeatable=False)).is_success
        (kept,) = next(iter(connections._idle.values()))
        await until_async(lambda: not kept.is_open, "the client has seen the end", within=60)
        assert (await get(connections, url, repeatable=False)).is_success
    assert len(server.requests) == 2


@pytest.mark.parametrize("repeatable", [True, False])
async def test_a_request_on_a_kept_connection_that_closes_without_an_answer(repeatable: bool) -> None:
    server = Scripted([OK, None], [OK])
    async with serving(server) as url, connected() as connections:
        await get(connections, url)
        if repeatable:
            assert (await get(connections, url)).is_success
        else:
            with pytest.raises(httpx.RemoteProtocolError, match="without sending a response"):
                await get(connections, url, repeatable=False)
    assert len(server.requests) == (3 if repeatable else 2)


async def test_an_answer_that_has_begun_is_not_asked_for_again() -> None:
    server = Scripted([OK, OK[:-1]])
    async with serving(server) as url, connected() as connections:
        await get(connections, url)
        with pytest.raises(httpx.RemoteProtocolError, match="without sending complete message body"):
            await get(connections, url)
    assert len(server.requests) == 2


async def test_a_new_connection_without_an_answer_is_not_tried_twice() -> None:
    server = Scripted([None])
    async with serving(server) as url, connected() as connections:
        with pytest.raises(httpx.RemoteProtocolError):
            await get(connections, url)
    assert len(server.requests) == 1


async def test_the_answer_to_a_cancelled_request_is_given_to_nobody() -> None:
    asked, answers = asyncio.Event(), asyncio.Event()

    async def slow_at_first(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        if not asked.is_set():
            asked.set()
            await answers.wait()
            writer.write(OK.replace(b"{}", b"[]"))
        else:
            writer.write(OK)

    async with serving(slow_at_first) as url, connected() as connections:
        request = asyncio.create_task(get(connections, url))
        await asked.wait()
        request.cancel()
        with pytest.raises(asyncio.CancelledError):
            await request
        answers.set()
        assert (await get(connections, url)).content == b"{}"


async def test_a_late_answer_is_a_read_timeout_and_closes_the_connection() -> None:
    server = Scripted([b"", OK], [OK])
    async with serving(server) as url, connected() as connections:
        with pytest.raises(httpx.ReadTimeout):
            await connections.request(url, "/", [], [], None, httpx.Timeout(60.0, read=0.01), repeatable=True)
        assert (await get(connections, url)).content == b"{}"


@pytest.mark.parametrize("answer", [b"SSH-2.0-OpenSSH\r\n\r\n", b"HTTP/1.1 200 OK\r\nbad header\r\n\r\n"])
async def test_another_protocol_is_an_error_of_the_protocol(answer: bytes) -> None:
    async with serving(Scripted([answer])) as url, connected() as connections:
        with pytest.raises(httpx.RemoteProtocolError):
            await get(connections, url)


async def test_addresses_without_a_server() -> None:
    async with serving(Scripted()) as url, connected() as connections:
        pass
    async with connected() as connections:
        with pytest.raises(httpx.ConnectError, match="All connection attempts failed"):
            await get(connections, url)
        with pytest.raises(httpx.ConnectError, match=r"Errno|resol|known"):
            await get(connections, "http://name.invalid:1")
        with pytest.raises(httpx.LocalProtocolError):
            await connections.request(url, "/", [], [(b"x", b"a\nb")], None, LIMITS, repeatable=True)


async def test_requests_beyond_the_limit_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_connections, "MAX_CONNECTIONS", 1)
    server = Scripted([OK, OK, OK])
    async with serving(server) as url, connected() as connections:
        answers = await asyncio.gather(*(get(connections, url) for _ in range(3)))
        assert all(answer.is_success for answer in answers)
        await connections._places.acquire()
        with pytest.raises(httpx.PoolTimeout):
            await connections.request(url, "/", [], [], None, httpx.Timeout(60.0, pool=0.01), repeatable=True)
    assert len(server.requests) == 3


async def test_a_connection_that_was_idle_for_long_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_connections, "IDLE_SECONDS", -1.0)
    server = Scripted([OK, OK], [OK])
    async with serving(server) as url, connected() as connections:
        await get(connections, url)
        await get(connections, url)
    assert server.connections == []


@pytest.mark.parametrize(
    ("url", "direct"),
    [
        ("http://127.0.0.1:6066", True),
        ("https://memory.example.org/base", True),
        ("http://[::1]:6066", True),
        ("http://user:password@host", False),
        ("ftp://host", False),
        ("host:6066", False),
        ("http://", False),
        ("http://host:port", False),
        ("http://host?x=1", False),
        ("http://höst", False),
        ("http://ho st", False),
    ],
)
def test_which_addresses_are_asked_directly(url: str, direct: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("http_proxy", "https_proxy", "all_proxy"):
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.upper(), raising=False)
    assert is_direct(url) is direct
    monkeypatch.delenv("no_proxy", raising=False)
    monkeypatch.delenv("NO_PROXY", raising=False)
    monkeypatch.setenv("HTTPS_PROXY", "http://proxy:3128")
    assert is_direct(url) is False
    monkeypatch.setenv("NO_PROXY", "127.0.0.1,[::1],memory.example.org:443")
    assert is_direct(url) is direct


# Event loops


class Connecting(asyncio.SelectorEventLoop):
    """An event loop of asyncio that keeps how it was asked to connect, and fails."""

    options: dict[str, object]

    async def create_connection(self, *_: object, **options: object) -> object:  # type: ignore[override]
        self.options = options
        raise AssertionError("a defect of asyncio")


@pytest.mark.parametrize(
    ("host", "has_factory", "is_delayed"),
    [
        ("localhost", False, True),
        ("localhost", True, False),
        ("127.0.0.1", False, False),
        ("[::1]", False, False),
    ],
)
def test_the_next_address_is_tried_early_only_where_asyncio_can(
    host: str, has_factory: bool, is_delayed: bool
) -> None:
    async def ask() -> None:
        async with connected() as connections:
            with pytest.raises(httpx.ConnectError, match="a defect of asyncio"):
                await connections.request(f"http://{host}:1", "/", [], [], None, LIMITS, repeatable=True)

    loop = Connecting()
    if has_factory:
        loop.set_task_factory(lambda loop, work, **options: asyncio.Task(work, loop=loop, **options))
    loop.run_until_complete(ask())
    loop.close()

    assert ("happy_eyeballs_delay" in loop.options) is is_delayed


def test_connections_of_another_event_loop_are_closed_by_it() -> None:
    closed: list[bool] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(OK)
        closed.append(await reader.read() == b"")

    first = asyncio.new_event_loop()
    connections = HttpConnections(public_authorities())
    server = serving(serve)
    url = first.run_until_complete(server.__aenter__())
    first.run_until_complete(connections.request(url, "/", [], [], None, LIMITS, repeatable=True))
    asyncio.run(connections.aclose())
    assert closed == []

    first.run_until_complete(until_async(lambda: closed, "the connection is closed", within=60))
    first.run_until_complete(server.__aexit__(None, None, None))
    first.close()
