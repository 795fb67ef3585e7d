"""``top`` and ``stats`` as an operator runs them, on a real broker; figures come from a stand-in."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import struct
import subprocess
import termios
from collections.abc import Iterator

import pytest

from tests.builders.events import user
from tests.fakes.analytics_worker import KNOWN_SESSION, analytics_worker
from tests.live.fixtures import MakeSystem
from tests.live.system import System
from tests.live.waiting import until
from tests.live.worker import SESSIONSTREAM, Worker

ROWS, COLUMNS = 30, 110


@pytest.fixture(scope="module")
def analytics() -> Iterator[str]:
    with analytics_worker() as url:
        yield url


@pytest.fixture(scope="module")
def system(make_shared_system: MakeSystem, analytics: str) -> System:
    return make_shared_system(MEMORY__MAX_MESSAGES="4", ANALYTICS_URL=analytics).create_topics()


@pytest.fixture(scope="module")
def worker(system: System) -> Worker:
    """Has a session that is full, one that is not, and one whose name would drive a terminal."""
    worker = system.start().wait_ready()
    for session_id, messages in (("full", 4), (KNOWN_SESSION, 1), ("\x1b[2Jevil", 2)):
        sequence = worker.say(session_id, *(user(f"message {n}") for n in range(messages)))[-1]["sequence"]
        worker.memory(session_id, min_sequence=sequence, wait_ms=10_000)
    return worker


class Terminal:
    """A command on a terminal of its own; ``text`` is all it has written, without what drives a terminal."""

    def __init__(self, system: System, *arguments: str) -> None:
        self._mine, its = pty.openpty()
        fcntl.ioctl(its, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        os.set_blocking(self._mine, False)
        environment = {**system.environment(), "TERM": "xterm-256color", "COLUMNS": str(COLUMNS)}
        self.process = subprocess.Popen(
            [*SESSIONSTREAM, *arguments],
            stdin=its,
            stdout=its,
            stderr=its,
            env=environment,
            cwd=system.folder,
        )
        os.close(its)
        self._raw = b""

    @property
    def text(self) -> str:
        try:
            while piece := os.read(self._mine, 65_536):
                self._raw += piece
        except (BlockingIOError, OSError):  # nothing more yet, or ever
            pass
        return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", self._raw.decode("utf-8", "replace"))

    def type(self, keys: str) -> None:
        os.write(self._mine, keys.encode())

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._mine)


def test_top_on_a_terminal(system: System, worker: Worker) -> None:
    """Groups with lag, the fullest sessions first; keys are heard at once, and q ends it."""
    terminal = Terminal(system, "top", "--interval", "0.5")
    try:
        until(lambda: "100%" in terminal.text, "the fullest session is shown")
        shown = terminal.text
        assert re.search(r"memory +stable +1 +\d", shown)
        assert re.search(r"archive +not running", shown)
        assert shown.index("full ") < shown.index(KNOWN_SESSION)
        assert "\ufffd[2Jevil" in shown
        terminal.type("s")
        until(lambda: "newest of" in terminal.text, "the order has changed")
        worker.say("full", user("again"))
        terminal.type("q")
        assert terminal.process.wait(15) == 0
    finally:
        terminal.close()


def test_top_in_a_pipe_shows_itself_once(system: System, worker: Worker) -> None:
    done = system.run("top")

    assert done.code == 0, done
    assert "memory" in done.output
    assert "\x1b" not in done.output


def test_top_goes_on_without_a_memory_worker(system: System, worker: Worker) -> None:
    """Lag is there when nobody serves: that is when it is wanted."""
    done = system.run("top", "--once", MEMORY_URL="http://127.0.0.1:9")

    assert done.code == 0, done
    assert "compaction" in done.output
    assert "no memory worker answered" in done.output


def test_stats_of_a_session(system: System, worker: Worker) -> None:
    """Its figures, and memory along its course."""
    done = system.run("stats", KNOWN_SESSION)

    assert done.code == 0, done
    assert done.lines[0].startswith(f"{KNOWN_SESSION}: 1 event, 1 message, 1 in memory, 9 bytes")
    assert "cost: $0.0421, 2,000 tokens in" in done.output
    assert "find_order 3 (1 failed)" in done.output
    assert "memory, KiB, after each event" in done.output
    assert "\x1b" not in done.output


def test_stats_of_all_sessions(system: System, worker: Worker) -> None:
    done = system.run("stats")

    assert done.code == 0, done
    assert "tokens billed, by hour" in done.output
    assert "1 hour with calls that have no price left out" in done.output
    assert re.search(r"a-local-model .*no price", done.output)
    assert re.search(r"find_order +9 +2", done.output)


def test_stats_without_an_analytics_worker(system: System, worker: Worker) -> None:
    """A session's events are shown without an analytics worker; all sessions' figures fail, and the error says why."""
    one = system.run("stats", "full", ANALYTICS_URL="http://127.0.0.1:9")
    assert one.code == 0, one
    assert "4 in memory" in one.output
    assert "cost and response times are not shown: no analytics worker answered" in one.errors
    assert "worker analytics" in system.run("stats", ANALYTICS_URL="http://127.0.0.1:9").refusal()
    never = system.run("stats", "never")
    assert (never.code, never.output) == (3, "")
    assert never.errors == "never: memory has no events of this session\n"
