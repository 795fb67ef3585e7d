"""Compaction workers that come, go, and die in the middle of a call: one applied compaction an epoch."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tests.fakes.held_summarizer import NAME, Hold
from tests.integration.compaction.compacting import (
    Memory,
    compactions,
    kept_ids,
    told,
    turns,
    wait_epoch,
    wait_quiet,
)
from tests.live.fixtures import MakeSystem
from tests.live.system import System
from tests.live.waiting import until
from tests.live.worker import Worker


@dataclass(frozen=True)
class Stage:
    system: System
    memory: Worker
    hold: Hold

    def compactor(self) -> Worker:
        return self.system.start("compaction", process="compaction")

    def say_too_much(self, *session_ids: str) -> None:
        for session_id in session_ids:
            self.system.publish(turns(session_id, 6))

    def expect_compacted_once(self, session_id: str) -> Memory:
        """One summary was applied, and everything after its cut is there."""
        memory = wait_epoch(self.memory, session_id, 1)
        assert memory["epoch"] == 1
        assert kept_ids(memory) == [f"{session_id}/{n}" for n in range(8, 12)]
        assert memory["usage"] == {"input_tokens": 100, "output_tokens": 10}
        return memory


@pytest.fixture
def stage(make_system: MakeSystem) -> Stage:
    system = make_system(
        COMPACTION__TRIGGER_SIZE_BYTES=4_000, COMPACTION__SUMMARIZER=NAME, COMPACTION__REMINDER_SECONDS=2
    ).create_topics()
    return Stage(system, system.start("memory").wait_ready(), Hold(system.folder))


def test_workers_come_and_go_in_the_middle_of_calls(stage: Stage) -> None:
    """A second worker takes half of the partitions over; then one of them is stopped and the other killed."""
    names = [f"s{n}" for n in range(8)]
    first = stage.compactor().wait_ready()
    stage.say_too_much(*names)
    for name in names:
        stage.hold.wait_called(name)
    second = stage.compactor().wait_ready()
    taken_over = until(
        lambda: [name for name in names if {call["pid"] for call in stage.hold.calls(name)} >= {second.pid}],
        "calls of partitions that moved are made by their new owner",
    )
    assert 0 < len(taken_over) < len(names), "what stayed went on"
    assert all(len(stage.hold.calls(name)) == 1 for name in set(names) - set(taken_over))
    expected = {one["session_id"]: one["tokens_before"] for one in told(stage.system, "CompactionStarted")}
    until(
        lambda: (
            {one["session_id"]: one.get("tokens") for one in told(stage.system, "CompactionSkipped")}
            == {name: expected[name] for name in taken_over}
        ),
        "the calls that the first worker had to leave are told with what they may have cost",
    )
    second.kill()
    third = stage.compactor()

    def orphaned() -> list[str]:
        return [name for name in taken_over if stage.hold.calls(name)[-1]["pid"] == second.pid]

    until(lambda: not orphaned(), "what the dead worker was at is taken up again", within=40)
    for name in names:
        stage.hold.let_go(name)

    for name in names:
        stage.expect_compacted_once(name)

    wait_quiet([first, third.wait_ready()])
    assert told(stage.system, "CompactionFailed") == []
    assert {first.stop(), third.stop()} == {0}


def test_a_worker_killed_before_it_publishes_leaves_the_work_to_the_next(stage: Stage) -> None:
    """First in the middle of the call, then between the summarizer's answer and the publication."""
    first = stage.compactor().wait_ready()
    stage.say_too_much("s")
    stage.hold.wait_called("s")
    first.kill()

    second = stage.compactor()
    stage.hold.wait_called("s", 2)
    stage.hold.kill_after_answer("s")
    stage.hold.let_go("s")
    second.wait_exit()
    assert compactions(stage.system) == []
    stage.hold.kill_after_answer("s", wanted=False)

    third = stage.compactor()
    stage.expect_compacted_once("s")
    third.kill()  # before it commits, as like as not

    fourth = stage.compactor().wait_ready()
    wait_quiet([fourth])
    assert [event["through_sequence"] for event in compactions(stage.system)] == [7]
    assert len(stage.hold.calls("s")) == 3


def test_a_worker_that_slept_through_its_session_does_no_harm(stage: Stage) -> None:
    """It wakes up with an answer for sessions that others have compacted meanwhile."""
    sleeper = stage.compactor().wait_ready()
    stage.say_too_much("s")
    stage.hold.wait_called("s")
    sleeper.pause()
    second = stage.compactor().wait_ready(within=40)
    stage.hold.wait_called("s", 2)
    stage.hold.let_go("s")
    before = stage.expect_compacted_once("s")

    sleeper.resume()
    wait_quiet([sleeper, second])

    stage.system.wait_flushed()
    assert stage.memory.memory("s") == before


def test_sigterm_lets_a_call_end(stage: Stage) -> None:
    worker = stage.compactor().wait_ready()
    stage.say_too_much("s", "other")
    stage.hold.wait_called("s")
    stage.hold.wait_called("other")
    stage.hold.let_go("s")
    assert worker.stop() == 0, "within its time, whatever still runs"

    stage.expect_compacted_once("s")
    stage.hold.let_go("other")
    stage.compactor()
    stage.expect_compacted_once("other")
