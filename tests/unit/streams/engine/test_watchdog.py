from __future__ import annotations

import logging
from collections.abc import Iterable

import pytest

from schemas.errors import Fatal
from streams.engine.watchdog import Stalls, Watchdog


class Worker:
    """A worker with the values that a watchdog reads; ``waiting`` is what the brokers' question answers."""

    def __init__(self) -> None:
        self.now = 0.0
        self.busy = {0}
        self.answered = True
        self.progress = {0: 0, 1: 0}
        self.waiting: dict[int, str] = {}
        self.asked: list[list[int]] = []
        self.store_away: set[int] = set()
        self.watchdog = Watchdog(
            work=lambda: {partition: self.progress[partition] for partition in self.busy},
            answered=lambda: self.answered,
            ask_brokers=self.ask_brokers,
            waiting_for_store=self.store_away.intersection,
            stall_seconds=60.0,
            clock=lambda: self.now,
        )

    async def ask_brokers(self, partitions: Iterable[int]) -> dict[int, str]:
        self.asked.append(sorted(partitions))
        return {partition: self.waiting[partition] for partition in partitions if partition in self.waiting}

    async def look_after(self, seconds: float) -> None:
        self.now += seconds
        await self.watchdog.check()

    async def look_often(self, times: int, *moving: int) -> None:
        """Check every five seconds; the partitions ``moving`` make progress each time."""
        for _ in range(times):
            for partition in moving:
                self.progress[partition] += 1
            await self.look_after(5.0)


@pytest.fixture
async def worker() -> Worker:
    worker = Worker()
    await worker.watchdog.check()
    return worker


async def test_no_progress_with_work_left_is_fatal(worker: Worker) -> None:
    """It is not fatal before the time has passed."""
    await worker.look_after(59.0)
    with pytest.raises(Fatal, match=r"partitions \[0\]: no progress for 61 s"):
        await worker.look_after(2.0)


async def test_progress_restarts_the_time(worker: Worker) -> None:
    """Any change of the progress counts."""
    for _ in range(5):
        await worker.look_after(59.0)
        worker.progress[0] += 1
        await worker.look_after(0.5)


async def test_without_work_no_progress_is_needed(worker: Worker) -> None:
    """The time runs from the moment when there is work."""
    worker.busy = set()
    await worker.look_after(1000.0)
    worker.busy = {0}
    await worker.look_after(1.0)
    await worker.look_after(59.0)
    with pytest.raises(Fatal):
        await worker.look_after(2.0)


async def test_the_time_does_not_run_while_the_broker_is_unreachable(worker: Worker) -> None:
    """The time restarts once the broker answers."""
    await worker.look_after(50.0)
    worker.answered = False
    await worker.look_after(1000.0)
    worker.answered = True
    await worker.look_after(1.0)
    await worker.look_after(59.0)
    with pytest.raises(Fatal):
        await worker.look_after(2.0)


async def test_a_partition_without_progress_is_found_while_others_make_progress(worker: Worker) -> None:
    worker.busy = {0, 1}
    with pytest.raises(Fatal, match=r"partitions \[1\]"):
        await worker.look_often(20, 0)


async def test_a_partition_whose_brokers_do_not_answer_waits(
    worker: Worker, caplog: pytest.LogCaptureFixture
) -> None:
    """It ends the worker neither after 150 seconds nor later; once they answer, its time begins again."""
    worker.waiting = {0: "broker b:9092 does not answer"}
    await worker.look_often(100)
    lines = [record for record in caplog.records if getattr(record, "action", "") == "waiting_for_broker"]
    assert lines[0].levelno == logging.WARNING
    assert lines[0].getMessage() == (
        "partitions [0] wait: broker b:9092 does not answer; this worker keeps its other partitions"
    )
    worker.waiting = {}
    await worker.look_after(5.0)
    with pytest.raises(Fatal):
        await worker.look_often(13)


async def test_a_silent_broker_excuses_only_the_partitions_that_need_it(worker: Worker) -> None:
    worker.busy = {0, 1}
    worker.waiting = {0: "broker b:9092 does not answer"}
    with pytest.raises(Fatal, match=r"partitions \[1\]: no progress"):
        await worker.look_often(14)


async def test_a_partition_whose_store_is_away_waits(worker: Worker) -> None:
    """It does not end the worker, and no broker is asked for it; once the store answers, its time begins again."""
    worker.store_away.add(0)
    await worker.look_often(100)
    assert worker.asked == []
    worker.store_away.clear()
    await worker.look_after(5.0)
    with pytest.raises(Fatal, match=r"partitions \[0\]"):
        await worker.look_often(13)


async def test_a_store_that_is_away_excuses_only_the_partitions_that_wait_for_it(worker: Worker) -> None:
    worker.busy = {0, 1}
    worker.store_away.add(0)
    with pytest.raises(Fatal, match=r"partitions \[1\]: no progress"):
        await worker.look_often(14)


async def test_the_brokers_are_asked_only_about_partitions_that_stand_still(worker: Worker) -> None:
    """A worker that makes progress opens no connections for it."""
    await worker.look_often(40, 0)
    assert worker.asked == []


def test_the_time_of_each_partition_runs_alone() -> None:
    stalls = Stalls()
    stalls.observe({0: "a", 1: "a"}, 0.0)
    assert stalls.observe({0: "a", 1: "b", 2: "a"}, 7.0) == {0: 7.0, 1: 0.0, 2: 0.0}
    stalls.restart(0, 8.0)
    assert stalls.observe({0: "a", 2: "a"}, 10.0) == {0: 2.0, 2: 3.0}
    assert stalls.observe({1: "b"}, 11.0) == {1: 0.0}
