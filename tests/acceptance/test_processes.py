"""``sessionstream worker memory --processes N``: several workers under one parent, with one port."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.builders.events import event_object, user
from tests.live.fixtures import MakeSystem
from tests.live.system import System
from tests.live.waiting import until
from tests.live.worker import SESSIONSTREAM, Worker

SESSIONS = [f"session-{number}" for number in range(24)]


@pytest.fixture
def system(make_system: MakeSystem) -> System:
    return make_system().create_topics()


@pytest.fixture
def whole(system: System) -> Iterator[Worker]:
    """A parent with two workers, ready."""
    parent = system.start_command("parent", [*SESSIONSTREAM, "worker", "memory", "--processes", "2"])
    parent.url_action = "parent_started"
    parent.wait_ready()
    children = set(pids_of_children(parent))
    yield parent
    if parent.alive:
        children |= set(pids_of_children(parent))
        parent.stop()
    until(lambda: not any(is_running(pid) for pid in children), "no worker outlives its parent", within=60)


def test_workers_of_one_parent_are_one_worker_for_callers(system: System, whole: Worker) -> None:
    """Each session is written and read at the one port, whichever worker answers; probes and metrics cover all."""
    for session in SESSIONS:
        said = whole.say(session, event_object(user(f"I am {session}"), "e1", session))
        read = whole.memory(session, min_sequence=said[0]["sequence"], wait_ms=30_000)
        assert [message["text"] for message in read["messages"]] == [f"I am {session}"]
    until(
        lambda: all(served := partitions_served(whole)) and sum(served) == system.partitions,
        "the partitions are shared by both workers, whichever joined the group first",
        within=60,
    )
    assert [whole.metric("sessionstream_worker_up", worker=str(number)) for number in (1, 2)] == [1, 1]
    assert whole.metric("sessionstream_sessions") == len(SESSIONS)

    victim = pids_of_children(whole)[0]
    os.kill(victim, signal.SIGKILL)

    ended = whole.wait_for_line("worker_process_ended")
    assert ended["exit_code"] == -signal.SIGKILL
    until(
        lambda: (
            victim not in pids_of_children(whole) and len(pids_of_children(whole)) == 2 and whole.is_ready()
        ),
        "the worker runs again, and all partitions are served",
        within=90,
    )
    for session in SESSIONS:
        said = whole.say(session, event_object(user("again"), "e2", session))
        read = whole.memory(session, min_sequence=said[0]["sequence"], wait_ms=30_000)
        assert [message["text"] for message in read["messages"]] == [f"I am {session}", "again"]

    children = pids_of_children(whole)
    assert whole.stop() == 0
    assert not any(is_running(pid) for pid in children)
    assert {line["worker_number"] for line in whole.lines_of("worker_stopped")} == {1, 2}


@pytest.mark.long
def test_workers_end_with_their_parent(whole: Worker) -> None:
    """The workers of a parent that was killed flush, leave their group and end."""
    whole.kill()

    until(
        lambda: len(whole.lines_of("worker_stopped")) == 2,
        "both workers stopped in an orderly way",
        within=60,
    )


@pytest.mark.long
def test_what_no_worker_can_start_with_ends_the_parent(system: System, tmp_path: Path) -> None:
    """A wrong setting is one clear line and an exit code, not a worker that is started for ever."""
    system.create_topic("elsewhere", 1)
    environment = system.environment(STORE="rocksdb://", DATA_DIR="/proc/none")
    parent = Worker(
        environment, tmp_path / "p.log", tmp_path, [*SESSIONSTREAM, "worker", "memory", "--processes", "2"]
    )
    try:
        assert parent.wait_exit() != 0
        assert "/proc/none" in parent.log
    finally:
        parent.close()


def partitions_served(parent: Worker) -> list[float]:
    """How many partitions each worker of a parent serves; the parent is ready as soon as one of them serves all."""
    return [parent.metric("sessionstream_partitions_served", worker=str(number)) for number in (1, 2)]


def pids_of_children(parent: Worker) -> list[int]:
    """The processes that a process started and that run."""
    tasks = Path(f"/proc/{parent.pid}/task/{parent.pid}/children")
    return [int(pid) for pid in tasks.read_text(encoding="ascii").split() if is_running(int(pid))]


def is_running(pid: int) -> bool:
    """Whether a process runs; a zombie does not."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    except FileNotFoundError:
        return False
    return stat.rpartition(") ")[2][:1] != "Z"
