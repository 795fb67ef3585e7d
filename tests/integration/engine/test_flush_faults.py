from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from streams.engine.partition import OwnedPartition
from tests.integration.engine.counting import CountingFold
from tests.integration.engine.engine_worker import EngineWorker, engine_config
from tests.integration.engine.faults import FLUSH_STEPS, FlushFault, FlushStep
from tests.integration.engine.ledger import assert_consistent, assert_exact, from_log
from tests.integration.engine.stage import Load, Stage
from tests.integration.engine.worker_handle import worker_park
from tests.integration.engine.worker_process import EXIT_CRASHED
from tests.live.fork_server import ForkServer
from tests.live.waiting import until_async

#: Where a crash leaves something different behind: an open transaction without and with offsets, a commit in
#: flight, a committed one nobody knows of.
CRASH_STEPS: tuple[FlushStep, ...] = ("after_batches", "after_offsets", "commit_unanswered", "after_commit")


async def test_a_flush_that_fails_at_any_step_gives_the_partition_up(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The state with the unknown outcome is never served again, and the result is exact."""
    fault = FlushFault("before_begin", fired=True).install(monkeypatch.setattr)
    async with (
        EngineWorker(engine_config(stage), CountingFold(stage.published)) as worker,
        Load(stage) as load,
    ):
        await worker.serves(0, 1, 2, 3)
        for step in FLUSH_STEPS:
            held = worker.engine.owned[1]
            generation = worker.engine.ownership.assignment.generation
            fault.arm(step, partition=1)
            await until_async(lambda: held.lost, f"the partition is given up after {step}", within=60)  # noqa: B023
            assert fault.fired
            await until_async(lambda: is_served(worker, 1, not_from=held), "it is served again", within=60)  # noqa: B023
            assert worker.engine.ownership.assignment.generation > generation
            await load.more(200)
            await assert_consistent(stage)
        await load.stop()
        await assert_exact(stage)
        assert worker.total() == (await from_log(stage)).total()


async def test_a_crash_at_any_step_of_a_flush_leaves_all_of_it_or_nothing(
    stage: Stage, tmp_path: Path, fork_server: ForkServer
) -> None:
    """Committed records, watermark and announcements agree after a crash at every step, and the next worker is exact."""
    async with worker_park(stage, tmp_path, fork_server) as park, Load(stage, per_second=1500) as load:
        for step in CRASH_STEPS:
            worker = await park.start(step, crash_at=step, crash_after_flushes=6, session_timeout_seconds=2.0)
            assert await asyncio.to_thread(worker.wait_exit) == EXIT_CRASHED, worker.log_tail()
            await assert_consistent(stage)
        await load.stop()
        await park.start("last", session_timeout_seconds=2.0)
        await park.all_served()
        await assert_exact(stage)


def is_served(worker: EngineWorker, partition: int, *, not_from: OwnedPartition[Any]) -> bool:
    """Return whether the partition is served, and check that it is not from the state that was given up."""
    owned = worker.engine.servable(partition)
    assert owned is not not_from, "served from a state whose outcome is unknown"
    return owned is not None
