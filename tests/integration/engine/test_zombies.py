from __future__ import annotations

from pathlib import Path

from tests.integration.engine.ledger import assert_exact
from tests.integration.engine.stage import Load, Stage
from tests.integration.engine.witness import Witness
from tests.integration.engine.worker_handle import WorkerHandle, worker_park
from tests.live.fork_server import ForkServer
from tests.live.waiting import until_async


async def serves_half(worker: WorkerHandle) -> bool:
    return len(await worker.served()) == 2


async def test_a_worker_resumed_after_its_session_ended_is_fenced_and_rejoins(
    stage: Stage, tmp_path: Path, fork_server: ForkServer
) -> None:
    """After SIGSTOP beyond the session timeout and SIGCONT no answer and no write is old, and it serves again."""
    async with worker_park(stage, tmp_path, fork_server) as park, Load(stage, per_second=1500) as load:
        zombie = await park.start("zombie")
        other = await park.start("other")
        await park.all_served()
        async with Witness(park) as witness:
            for _ in range(2):
                await load.more(500)
                zombie.pause()
                await other.serves({0, 1, 2, 3})
                await load.more(1000)
                zombie.resume()
                await until_async(
                    lambda: serves_half(zombie), "the woken worker serves its half again", within=60
                )
                await park.all_served()
            await load.stop()
            await assert_exact(stage)
        assert witness.violations == []
        assert witness.answers > 200
        # Cold: what is on the broker is exact, not only what was in memory.
        for worker in (zombie, other):
            worker.kill()
        last = await park.start("last")
        await last.serves({0, 1, 2, 3})
        found = await assert_exact(stage)
        served = await last.ask("/served")
        assert sum(one["total"] for one in served.values()) == found.total()


async def test_a_paused_single_worker_continues(
    stage: Stage, tmp_path: Path, fork_server: ForkServer
) -> None:
    """Without another worker, one that is resumed long after its session ended rejoins and is exact."""
    async with worker_park(stage, tmp_path, fork_server) as park, Load(stage, per_second=1000) as load:
        worker = await park.start("alone", session_timeout_seconds=2.0)
        await park.all_served()
        generation = (await worker.ask("/state"))["generation"]
        worker.pause()
        await load.more(3500)  # more than three seconds' worth
        worker.resume()

        async def rejoined() -> bool:
            return bool((await worker.ask("/state"))["generation"] > generation)

        await until_async(rejoined, "it has joined again", within=60)
        await park.all_served()
        await load.stop()
        await assert_exact(stage)
