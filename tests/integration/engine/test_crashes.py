from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from tests.integration.engine.ledger import assert_consistent, assert_exact
from tests.integration.engine.stage import Load, Stage
from tests.integration.engine.witness import Witness
from tests.integration.engine.worker_handle import worker_park
from tests.live.fork_server import ForkServer


async def test_a_worker_killed_repeatedly_is_exact(
    stage: Stage, tmp_path: Path, fork_server: ForkServer
) -> None:
    """SIGKILL under load, while starting, restoring or folding; after the last restart nothing is lost or doubled."""
    random = Random(11)
    await stage.fill(8000)
    async with worker_park(stage, tmp_path, fork_server) as park, Load(stage) as load:
        for number in range(5):
            worker = await park.start(f"w{number}", session_timeout_seconds=2.0)
            # From before it has joined the group to well into its work.
            await asyncio.sleep(random.uniform(0.5, 4.0))  # a random moment is what is wanted
            worker.kill()
        await assert_consistent(stage)
        await load.stop()
        await park.start("last", session_timeout_seconds=2.0)
        await park.all_served()
        await assert_exact(stage)


async def test_readers_are_not_affected_by_joining_and_leaving_workers(
    stage: Stage, tmp_path: Path, fork_server: ForkServer
) -> None:
    """Kill one of two, let a third join, restart all in turn by SIGTERM: exact, and no answer goes backwards."""
    async with worker_park(stage, tmp_path, fork_server) as park, Load(stage, per_second=1000) as load:
        a, b = await asyncio.gather(park.start("a"), park.start("b"))
        await park.all_served()
        async with Witness(park) as witness:
            await load.more(500)
            a.kill()
            await b.serves({0, 1, 2, 3})
            c = await park.start("c")
            await park.all_served()
            await load.more(500)
            for worker, name in ((b, "d"), (c, "e")):
                assert await asyncio.to_thread(worker.stop) == 0, worker.log_tail()
                await park.start(name)
                await park.all_served()
                await load.more(200)
            await load.stop()
            await assert_exact(stage)
        assert witness.violations == []
        assert witness.answers > 200
        state = await park.alive()[0].ask("/state")
        assert state["failed"] is None


async def test_a_stopped_worker_leaves_no_unflushed_events(
    stage: Stage, tmp_path: Path, fork_server: ForkServer
) -> None:
    """SIGTERM flushes what was folded, so that the next worker folds nothing a second time, and leaves the group."""
    await stage.fill(3000)
    async with worker_park(stage, tmp_path, fork_server) as park:
        first = await park.start("first", session_timeout_seconds=30.0)
        await park.all_served()
        await stage.fill(500)
        assert await asyncio.to_thread(first.stop) == 0, first.log_tail()
        found = await assert_consistent(stage)
        assert found.total() > 0
        # Within far less than the session timeout: the group was left.
        second = await park.start("second", session_timeout_seconds=30.0)
        await second.serves({0, 1, 2, 3}, seconds=15)
        await assert_exact(stage)
