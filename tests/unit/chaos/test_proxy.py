"""The proxy passes everything on, and slows, cuts and silences connections when it is told to."""

from __future__ import annotations

import socket
import socketserver
import threading
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from tests.chaos.proxy import Proxy
from tests.kafka.processes import free_ports
from tests.live.waiting import until

SECONDS = 60.0


class Echo(socketserver.BaseRequestHandler):
    def handle(self) -> None:
        connection: socket.socket = self.request
        server = self.server
        assert isinstance(server, Server)
        try:
            while data := connection.recv(65_536):
                server.received += data
                connection.sendall(data)
        except OSError:
            # The proxy has cut the connection.
            return


class Server(socketserver.ThreadingTCPServer):
    allow_reuse_address = True
    daemon_threads = True

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        #: All that came.
        self.received = bytearray()


@pytest.fixture
def server() -> Iterator[Server]:
    with Server(("127.0.0.1", 0), Echo) as running:
        thread = threading.Thread(target=running.serve_forever, daemon=True)
        thread.start()
        yield running
        running.shutdown()
        thread.join()


@pytest.fixture
def proxy(server: Server) -> Iterator[Proxy]:
    (before,) = free_ports(1)
    with Proxy(before, server.server_address[1]) as running:
        yield running


def connect(proxy: Proxy) -> socket.socket:
    return socket.create_connection(("127.0.0.1", proxy.port), timeout=SECONDS)


def echoed(connection: socket.socket, data: bytes) -> bytes:
    connection.sendall(data)
    received = b""
    while len(received) < len(data):
        part = connection.recv(65_536)
        if not part:
            break
        received += part
    return received


def ends(connection: socket.socket) -> bool:
    """Whether nothing comes any more, and the other side has closed or reset the connection."""
    try:
        return connection.recv(1) == b""
    except ConnectionError:
        return True


def test_everything_is_passed_on_in_both_directions(proxy: Proxy) -> None:
    data = bytes(range(256)) * 4_096
    with closing(connect(proxy)) as connection:
        sender = threading.Thread(target=connection.sendall, args=(data,))
        sender.start()
        received = b""
        while len(received) < len(data):
            received += connection.recv(65_536)
        sender.join()
        assert received == data


def test_a_slow_connection_is_whole_and_late(proxy: Proxy) -> None:
    with closing(connect(proxy)) as connection:
        assert echoed(connection, b"quick") == b"quick"
        proxy.slow(0.05)
        assert echoed(connection, b"slow") == b"slow"
        proxy.restore()
        assert echoed(connection, b"quick again") == b"quick again"


def test_a_cut_connection_ends_and_a_new_one_works(proxy: Proxy) -> None:
    with closing(connect(proxy)) as connection:
        assert echoed(connection, b"before") == b"before"
        proxy.cut()
        assert ends(connection)
    with closing(connect(proxy)) as connection:
        assert echoed(connection, b"new") == b"new"


def test_a_silent_connection_stays_open_and_says_nothing_until_it_is_cut(proxy: Proxy) -> None:
    with closing(connect(proxy)) as old:
        assert echoed(old, b"before") == b"before"
        proxy.silence()
        with closing(connect(proxy)) as new:
            for connection in (old, new):
                connection.sendall(b"is anybody there?")
                connection.settimeout(0.2)
                with pytest.raises(TimeoutError):
                    connection.recv(1)
            until(lambda: proxy.connections == 2, "both were accepted", within=SECONDS)
            proxy.restore()
            for connection in (old, new):
                connection.settimeout(SECONDS)
                assert ends(connection), "what was said in silence is lost"
    with closing(connect(proxy)) as connection:
        assert echoed(connection, b"after") == b"after"


def test_what_was_said_in_silence_may_arrive_late(proxy: Proxy, server: Server) -> None:
    """Also of a client that has closed its connection meanwhile."""
    with closing(connect(proxy)) as staying:
        assert echoed(staying, b"before") == b"before"
        with closing(connect(proxy)) as leaving:
            assert echoed(leaving, b"before") == b"before"
            proxy.silence()
            staying.sendall(b"late")
            leaving.sendall(b"later")
        proxy.deliver()
        assert staying.recv(4) == b"late"
        until(lambda: b"later" in server.received, "it has arrived", within=SECONDS)


def test_where_answers_are_lost_requests_arrive(proxy: Proxy, server: Server) -> None:
    with closing(connect(proxy)) as connection:
        assert echoed(connection, b"before") == b"before"
        proxy.lose_answers()
        connection.sendall(b"do it")
        until(lambda: b"do it" in server.received, "the broker has it", within=SECONDS)
        connection.settimeout(0.2)
        with pytest.raises(TimeoutError):
            connection.recv(1)
        proxy.restore()
        connection.settimeout(SECONDS)
        assert ends(connection), "the answer is lost"
    with closing(connect(proxy)) as connection:
        assert echoed(connection, b"after") == b"after"
