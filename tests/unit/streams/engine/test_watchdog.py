from __future__ import annotations

import pytest

from schemas.errors import Fatal
from streams.engine.watchdog import Watchdog


class Worker:
    """What a watchdog looks at."""

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


def test_standing_still_with_work_to_do_is_the_end(worker: Worker) -> None:
    """Not before the time is over."""
    worker.look_after(59.0)
    with pytest.raises(Fatal, match="no progress for 61 s"):
        worker.look_after(2.0)


def test_progress_starts_the_time_anew(worker: Worker) -> None:
    """Whatever moves, and however little."""
    for _ in range(5):
        worker.look_after(59.0)
        worker.progress += 1
        worker.look_after(0.5)


def test_nothing_to_do_is_no_standing_still(worker: Worker) -> None:
    """The time counts from when there was something to do."""
    worker.busy = False
    worker.look_after(1000.0)
    worker.busy = True
    worker.look_after(59.0)
    with pytest.raises(Fatal):
        worker.look_after(2.0)


def test_a_broker_that_is_away_is_no_fault_of_the_worker(worker: Worker) -> None:
    """Without an answer the time does not run; it starts anew once the broker answers."""
    worker.look_after(50.0)
    worker.answered = False
    worker.look_after(1000.0)
    worker.answered = True
    worker.look_after(59.0)
    with pytest.raises(Fatal):
        worker.look_after(2.0)
