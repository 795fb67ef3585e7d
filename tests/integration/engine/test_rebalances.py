from __future__ import annotations

import asyncio
from typing import Any

import pytest

from streams.engine.engine import Engine
from streams.engine.partition import OwnedPartition
from tests.integration.engine.counting import CountingFold
from tests.integration.engine.engine_worker import EngineWorker, engine_config
from tests.integration.engine.ledger import assert_exact
from tests.integration.engine.stage import Load, Stage
from tests.live.waiting import until_async


async def test_partitions_that_stay_keep_their_state_through_joins_and_leaves(stage: Stage) -> None:
    """An eager rebalance names every partition revoked; those that stay are not restored, and lose nothing."""
    await stage.fill(2000)
    async with (
        EngineWorker(engine_config(stage, "a"), CountingFold(stage.published)) as a,
        Load(stage, per_second=1000) as load,
    ):
        await a.serves(0, 1, 2, 3)
        kept: dict[int, OwnedPartition[Any]] = {}
        for _ in range(2):
            async with EngineWorker(engine_config(stage, "b"), CountingFold(stage.published)) as b:
                before = dict(a.engine.owned)
                await until_async(
                    lambda: len(a.served()) == len(b.served()) == 2, "both serve two", within=60
                )
                assert a.served() | b.served() == {0, 1, 2, 3}
                kept = {partition: a.engine.owned[partition] for partition in a.served()}
                assert all(before[partition] is owned for partition, owned in kept.items())
                await load.more(300)
            await a.serves(0, 1, 2, 3)
            assert all(a.engine.owned[partition] is owned for partition, owned in kept.items())
        await load.stop()
        found = await assert_exact(stage)
        assert a.total() == found.total()


@pytest.mark.parametrize("proof", [True, False], ids=["a transaction as proof", "without the remedy"])
async def test_state_is_kept_only_if_a_transaction_of_its_old_producer_succeeds(
    stage: Stage, proof: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A partition whose producer was initialized elsewhere in between is restored, although it never moved."""
    if not proof:

        async def believe(self: Engine[Any], held: OwnedPartition[Any]) -> bool:
            return True

        monkeypatch.setattr(Engine, "_is_still_owned", believe)
    await stage.fill(500)
    async with EngineWorker(engine_config(stage, "a")) as a:
        await a.serves(0, 1, 2, 3)
        await assert_exact(stage, published=False)
        before = dict(a.engine.owned)
        # An owner in between, which was gone again before our next heartbeat.
        async with stage.producer(transactional_id=f"{stage.changelog}-2", enable_idempotence=True):
            pass
        generation = a.engine.ownership.assignment.generation
        a.app.engine_consumer.thread.request_rejoin()
        await until_async(
            lambda: a.engine.ownership.assignment.generation > generation, "a rebalance", within=60
        )
        await a.serves(0, 1, 2, 3)
        kept = {partition for partition, owned in a.engine.owned.items() if owned is before[partition]}
        assert kept == ({0, 1, 3} if proof else {0, 1, 2, 3})
        if proof:
            await stage.fill(500)
            await assert_exact(stage, published=False)


async def test_a_worker_without_partitions_gets_some_when_another_leaves(stage: Stage) -> None:
    """Five workers for four partitions: the fifth waits, serves nothing, and takes over when one goes."""
    workers = [EngineWorker(engine_config(stage, name)) for name in "abcde"]
    await asyncio.gather(*(worker.start() for worker in workers))
    try:
        await stage.fill(500)
        shares = [0, 1, 1, 1, 1]
        await until_async(
            lambda: sorted(len(one.served()) for one in workers) == shares, "one each but for one", within=60
        )
        idle = [one for one in workers if not one.served()]
        leaving = next(one for one in workers if one.served())
        partition = next(iter(leaving.served()))
        await leaving.stop()
        workers.remove(leaving)
        await idle[0].serves(partition)
        await assert_exact(stage, published=False)
    finally:
        await asyncio.gather(*(worker.stop() for worker in workers))
