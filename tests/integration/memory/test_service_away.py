"""How long the sessions of a worker that was killed are away, and which part of it is not the session timeout."""

from __future__ import annotations

import time
from datetime import datetime
from statistics import median

import pytest

from tests.builders.events import user
from tests.live.fixtures import Figure, MakeSystem
from tests.live.waiting import until
from tests.live.worker import Worker

SESSION_TIMEOUT_SECONDS = 10
KILLS = 3
SESSIONS = [f"s{number}" for number in range(40)]


def new_line(worker: Worker, action: str, since: float) -> float | None:
    """Return the seconds from ``since`` to the worker's first line of an action after it."""
    for line in worker.lines_of(action):
        seconds = datetime.fromisoformat(line["time"]).timestamp() - since
        if seconds > 0:
            return seconds
    return None


@pytest.mark.long
@pytest.mark.timeout(600)
def test_little_more_than_the_session_timeout_passes_until_a_killed_workers_sessions_are_back(
    make_system: MakeSystem, figure: Figure
) -> None:
    """The group waits for the victim's session to time out; then the survivor takes over and restores."""
    system = make_system(SESSION_TIMEOUT_SECONDS=SESSION_TIMEOUT_SECONDS).create_topics()
    survivor = system.start("survivor").wait_ready()
    for session_id in SESSIONS:
        survivor.say(session_id, user("hello"))
    rest: list[float] = []
    for number in range(KILLS):
        victim = system.start(f"victim{number}")
        system.wait_shared(survivor, victim)
        killed_at, began = time.time(), time.monotonic()
        victim.kill()
        until(lambda: len(survivor.partitions()) == system.partitions, "the survivor serves all", within=120)
        away = time.monotonic() - began
        assigned = new_line(survivor, "assigned", killed_at)
        assert assigned is not None
        rest.append(away - assigned)
        figure(
            f"kill {number}: assigned after {assigned:.1f} s (session timeout {SESSION_TIMEOUT_SECONDS} s), "
            f"served {away - assigned:.2f} s later"
        )
        assert all(survivor.memory(session_id)["message_count"] == 1 for session_id in SESSIONS)
    assert median(rest) < 3.0
