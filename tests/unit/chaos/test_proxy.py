"""The proxy passes everything on, and slows, cuts and silences connections when it is told to."""

from __future__ import annotations

import socket
import socketserver
import threading
from collections.abc import Iterator
from contextlib import closing

import pytest

from tests.chaos.proxy import Proxy
from tests.kafka.processes import free_ports
from tests.live.waiting import until

SECONDS = 60.0


class Echo(socketserver.BaseRequestHandler):
    def handle(self) -> None:
        connection: socket.socket = self.request
        try:
            while data := connection.recv(65_536):
                connection.sendall(data)
        except OSError:
            # The proxy has cut the connection.
            return


class Server(socketserver.ThreadingTCPServer):
    allow_reuse_address = True
    daemon_threads = True


@pytest.fixture
def proxy() -> Iterator[Proxy]:
    behind, before = free_ports(2)
    with Server(("127.0.0.1", behind), Echo) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        with Proxy(before, behind) as running:
            yield running
        server.shutdown()
        thread.join()


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
