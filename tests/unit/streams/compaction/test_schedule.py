from __future__ import annotations

import asyncio
from collections import defaultdict

import pytest

from schemas.events import CompactionRequested
from streams.compaction.offsets import PendingOffset
from streams.compaction.schedule import MAX_WAITING_PER_SESSION, Attempt, Job, Schedule
from tests.builders.events import event, requested
from tests.fakes.virtual_time import run_in_virtual_time
from tests.live.waiting import until_async

DONE = Attempt("compacted")


class Stage:
    """A schedule whose attempts end when the test opens their gates."""

    def __init__(self, concurrency: int = 2) -> None:
        self.begun: list[str] = []
        self.jobs: list[Job] = []
        self.finished: set[int] = set()
        self.answers: dict[str, list[Attempt | Exception]] = defaultdict(list)
        self.refused: list[str | None] = []
        self.gates: dict[str, asyncio.Event] = defaultdict(asyncio.Event)
        self.most = 0
        self.schedule = Schedule(
            self._attempt,
            lambda pending: self.finished.add(pending.offset),
            refused=self._refuse,
            concurrency=concurrency,
        )

    async def _attempt(self, job: Job) -> Attempt:
        self.begun.append(job.session_id)
        self.jobs.append(job)
        self.most = max(self.most, self.schedule.running)
        await self.gates[job.session_id].wait()
        answer = self.answers[job.session_id].pop(0) if self.answers[job.session_id] else DONE
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def _refuse(self, job: Job) -> None:
        self.refused.append(job.request_id)

    def offer(self, session_id: str, offset: int, *, request: str | None = None, partition: int = 0) -> None:
        asked = None if request is None else request_of(session_id, request)
        job = Job(session_id, partition, offset, asked, [PendingOffset(1, partition, offset)])
        self.schedule.add(job)

    def open(self, *session_ids: str) -> None:
        for session_id in session_ids:
            self.gates[session_id].set()

    async def settle(self) -> None:
        for _ in range(20):
            await asyncio.sleep(0)


def request_of(session_id: str, event_id: str) -> CompactionRequested:
    made = event(requested(), event_id, session_id)
    assert isinstance(made, CompactionRequested)
    return made


@pytest.fixture
def stage() -> Stage:
    return Stage()


async def test_a_session_has_one_attempt_at_a_time_and_the_next_is_for_the_newest_update(
    stage: Stage,
) -> None:
    stage.offer("s", 1)
    await stage.settle()
    for offset in (2, 3, 4):
        stage.offer("s", offset)
    await stage.settle()
    assert stage.begun == ["s"]
    assert stage.finished == {2, 3}, "superseded"

    stage.open("s")
    await stage.settle()
    assert [job.sequence for job in stage.jobs] == [1, 4]
    assert stage.finished == {1, 2, 3, 4}
    assert (stage.schedule.running, stage.schedule.waiting) == (0, 0)


async def test_a_slow_session_delays_no_other(stage: Stage) -> None:
    stage.offer("slow", 1)
    for number in range(2, 8):
        stage.offer(f"s{number}", number)
        stage.open(f"s{number}")
    await stage.settle()
    assert stage.finished == set(range(2, 8))
    assert stage.most == 2


async def test_running_attempts_stay_within_the_concurrency() -> None:
    stage = Stage(concurrency=3)
    for number in range(10):
        stage.offer(f"s{number}", number)
    await stage.settle()
    assert (stage.schedule.running, stage.schedule.waiting) == (3, 7)
    stage.open(*[f"s{number}" for number in range(10)])
    await stage.settle()
    assert (stage.most, len(stage.finished)) == (3, 10)


async def test_a_waiting_session_is_attempted_with_its_newest_update() -> None:
    stage = Stage(concurrency=1)
    stage.offer("a", 1)
    stage.offer("b", 2)
    await stage.settle()
    stage.offer("b", 3)
    stage.open("a", "b")
    await stage.settle()
    assert [job.sequence for job in stage.jobs] == [1, 3]


async def test_a_session_under_its_trigger_again_is_removed_but_its_requests_stay() -> None:
    stage = Stage(concurrency=1)
    stage.offer("a", 1)
    stage.offer("b", 2)
    stage.offer("b", 3, request="r")
    stage.schedule.withdraw("b")
    stage.open("a", "b")
    await stage.settle()
    assert [job.request_id for job in stage.jobs] == [None, "r"]
    assert stage.finished == {1, 2, 3}


async def test_every_request_is_attempted_and_a_repeated_one_only_once(stage: Stage) -> None:
    stage.offer("s", 1, request="r1")
    await stage.settle()
    stage.offer("s", 1, request="r1")
    stage.offer("s", 2, request="r2")
    stage.offer("s", 3, request="r2")
    stage.open("s")
    await stage.settle()
    assert [job.request_id for job in stage.jobs] == ["r1", "r2"]
    assert stage.finished == {1, 2, 3}


def test_a_failed_session_waits_for_its_retry_without_a_slot() -> None:
    async def run() -> None:
        stage = Stage(concurrency=1)
        stage.answers["a"] = [Attempt("failed", 5.0), DONE]
        stage.open("a")
        stage.offer("a", 1)
        await stage.settle()
        assert stage.finished == set()
        stage.offer("b", 2)
        await stage.settle()
        assert stage.begun == ["a", "b"], "b runs while a waits"
        stage.open("b")
        await until_async(lambda: stage.finished == {1, 2}, "both are finished", within=60, every=0.001)
        assert stage.begun == ["a", "b", "a"]

    run_in_virtual_time(run())


async def test_jobs_of_lost_partitions_are_stopped(stage: Stage) -> None:
    stage.offer("mine", 1, partition=0)
    stage.offer("theirs", 2, partition=1)
    await stage.settle()
    stage.schedule.keep_only([0])
    stage.open("mine", "theirs")
    await stage.settle()
    assert stage.finished == {1}
    assert stage.schedule.running == 0


async def test_at_the_close_running_attempts_may_end_and_waiting_jobs_are_dropped() -> None:
    stage = Stage(concurrency=1)
    stage.offer("runs", 1)
    stage.offer("waits", 2)
    await stage.settle()
    closing = asyncio.create_task(stage.schedule.close(within_seconds=30))
    await stage.settle()
    stage.open("runs", "waits")
    await closing
    assert stage.finished == {1}
    assert stage.begun == ["runs"]


async def test_the_close_has_a_time_limit(stage: Stage) -> None:
    stage.offer("runs", 1)
    await stage.settle()
    await stage.schedule.close(within_seconds=0.01)
    assert stage.finished == set()
    assert stage.schedule.running == 0


async def test_jobs_of_a_partition_that_is_assigned_again_at_once_are_run(stage: Stage) -> None:
    stage.offer("s", 1)
    await stage.settle()
    stage.schedule.keep_only([])
    stage.offer("s", 1)
    stage.open("s")
    await stage.settle()
    assert stage.begun == ["s", "s"]
    assert stage.finished == {1}
    assert (stage.schedule.running, stage.schedule.waiting) == (0, 0)


async def test_an_attempt_that_raises_ends_its_job_and_not_the_next_ones(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    stage.answers["s"] = [ValueError("what was said must not be repeated")]
    stage.offer("s", 1)
    await stage.settle()
    stage.offer("s", 2)
    stage.open("s")
    await stage.settle()
    assert [job.sequence for job in stage.jobs] == [1, 2]
    assert stage.finished == {1, 2}
    assert "ValueError" in caplog.text
    assert "what was said" not in caplog.text


async def test_requests_of_one_session_beyond_the_limit_are_refused_and_finished(stage: Stage) -> None:
    for offset in range(MAX_WAITING_PER_SESSION + 3):
        stage.offer("s", offset, request=f"r{offset}")
        await stage.settle()
    stage.offer("other", 1_000, request="r")
    await stage.settle()
    # One runs, a hundred wait.
    assert stage.refused == ["r101", "r102"]
    assert stage.finished == {101, 102}
    assert stage.begun == ["s", "other"]


async def test_waiting_jobs_are_counted_over_all_sessions(stage: Stage) -> None:
    for offset in range(5):
        stage.offer("s", offset, request=f"r{offset}")
    await stage.settle()
    assert (stage.schedule.waiting, stage.schedule.jobs_waiting) == (0, 4)
    stage.open("s")
    await stage.settle()
    assert stage.schedule.jobs_waiting == 0
