"""An order is sent again until it is answered for good, and what was answered is recorded."""

from __future__ import annotations

import json
import threading
from collections import Counter
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from tests.chaos.checker import ErasureAnswer, ForkAnswer
from tests.chaos.orders import Orders

SECONDS = 60.0


class Server(ThreadingHTTPServer):
    """Answers each order with the next of ``answers``; the last one is repeated."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.answers: list[tuple[int, dict[str, Any]]] = []
        self.asked: list[tuple[str, dict[str, Any]]] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


class Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        assert isinstance(self.server, Server)
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.server.asked.append((self.path, body))
        answers = self.server.answers
        status, answer = answers.pop(0) if len(answers) > 1 else answers[0]
        self.send_response(status)
        self.end_headers()
        self.wfile.write(json.dumps(answer).encode())

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - as in the base class
        """Write nothing: a test fails with what it expects."""


@pytest.fixture
def server() -> Iterator[Server]:
    with Server() as running:
        thread = threading.Thread(target=running.serve_forever, daemon=True)
        thread.start()
        yield running
        running.shutdown()
        thread.join()


class Done:
    """What an order called at its end."""

    def __init__(self) -> None:
        self._event = threading.Event()
        self.well: bool | None = None

    def __call__(self, well: bool) -> None:
        self.well = well
        self._event.set()

    def wait(self) -> bool | None:
        assert self._event.wait(SECONDS)
        return self.well


def orders(server: Server, outcomes: Counter[str] | None = None) -> Orders:
    counted: Counter[str] = Counter() if outcomes is None else outcomes
    return Orders(1, lambda: [server.url], lambda name: counted.update([name]))


FORK = {
    "session_id": "f", "from_session_id": "s", "from_sequence": 5, "sequence": 20, "message_count": 3, "created": True,
}  # fmt: skip


def test_a_fork_is_ordered_until_it_is_made(server: Server) -> None:
    server.answers = [(503, {}), (409, {"error_code": "memory_changed"}), (504, {}), (200, FORK)]
    outcomes: Counter[str] = Counter()
    ordered, done = orders(server, outcomes), Done()
    ordered.fork("s", "f", done, at=5)

    assert done.wait() is True
    assert server.asked == [("/sessions/s/fork", {"session_id": "f", "at": 5})] * 4
    assert ordered.forks == [ForkAnswer("f", "s", 200, 5, 20, 3)]
    assert (ordered.refused, outcomes["POST fork 200"], outcomes.total()) == ([], 1, 4)


@pytest.mark.parametrize("answer", [(404, {}), (409, {"error_code": "session_exists"})])
def test_a_fork_that_is_refused_is_not_ordered_again(
    server: Server, answer: tuple[int, dict[str, Any]]
) -> None:
    server.answers = [answer]
    ordered, done = orders(server), Done()
    ordered.fork("s", "f", done)

    assert done.wait() is False
    assert ordered.forks == [ForkAnswer("f", "s", answer[0])]
    assert len(server.asked) == 1


def test_an_answer_that_no_fault_explains_is_kept(server: Server) -> None:
    server.answers = [(500, {}), (200, FORK)]
    ordered, done = orders(server), Done()
    ordered.fork("s", "f", done)

    assert done.wait() is True
    assert ordered.refused == ["POST /sessions/s/fork: 500 {}"]


def test_an_erasure_is_ordered_until_it_is_complete_and_has_the_newest_deletions(server: Server) -> None:
    first = {"complete": False, "sessions": [{"session_id": "a", "sequence": 7}]}
    second = {
        "complete": True,
        "sessions": [{"session_id": "a", "sequence": 9}, {"session_id": "b", "sequence": 8}],
    }
    server.answers = [(200, first), (200, second)]
    ordered, done = orders(server), Done()
    ordered.erase("word", done, user_id="u")

    assert done.wait() is True
    (one,) = ordered.erasures
    assert one == ErasureAnswer("word", None, "u", one.ordered_at_ms, {"a": 9, "b": 8}, complete=True)
    assert server.asked == [("/erasures", {"user_id": "u"})] * 2


def test_an_order_that_is_never_answered_is_given_up_at_the_end(server: Server) -> None:
    server.answers = [(503, {})]
    ordered, done = orders(server), Done()
    ordered.fork("s", "f", done)
    ordered.finish(0.0)

    assert done.wait() is False
    assert ordered.forks == [ForkAnswer("f", "s", None)]
