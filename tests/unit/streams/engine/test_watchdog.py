from __future__ import annotations

import pytest

from schemas.errors import Fatal
from streams.engine.watchdog import Watchdog


class Worker:
    """A worker with the values that a watchdog reads."""

    def __init__(self) -> None:
        self.now = 0.0
        self.busy = True
        self.answered = True
        self.progress = 0
        self.watchdog = Watchdog(
            busy=lambda: self.busy,
            answered=lambda: self.answered,
            progress=lambda: self.progress,
            stall_seconds=60.0,
            clock=lambda: self.now,
        )

    def look_after(self, seconds: float) -> None:
        self.now += seconds
        self.watchdog.check()


@pytest.fixture
def worker() -> Worker:
    worker = Worker()
    worker.watchdog.check()
    return worker


def test_no_progress_with_work_left_is_fatal(worker: Worker) -> None:
    """It is not fatal before the time has passed."""
    worker.look_after(59.0)
    with pytest.raises(Fatal, match="no progress for 61 s"):
        worker.look_after(2.0)


def test_progress_restarts_the_time(worker: Worker) -> None:
    """Any change of the progress counts."""
    for _ in range(5):
        worker.look_after(59.0)
        worker.progress += 1
        worker.look_after(0.5)


def test_without_work_no_progress_is_needed(worker: Worker) -> None:
    """The time runs from the moment when there is work."""
    worker.busy = False
    worker.look_after(1000.0)
    worker.busy = True
    worker.look_after(59.0)
    with pytest.raises(Fatal):
        worker.look_after(2.0)


def test_the_time_does_not_run_while_the_broker_is_unreachable(worker: Worker) -> None:
    """The time restarts once the broker answers."""
    worker.look_after(50.0)
    worker.answered = False
    worker.look_after(1000.0)
    worker.answered = True
    worker.look_after(59.0)
    with pytest.raises(Fatal):
        worker.look_after(2.0)
