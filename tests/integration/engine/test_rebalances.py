from __future__ import annotations

import asyncio
import logging
import threading
from contextlib import AsyncExitStack
from typing import Any, Self

import pytest
from aiokafka.protocol.group import JoinGroupRequest

from streams.engine.engine import Engine
from streams.engine.partition import OwnedPartition
from tests.integration.engine.counting import CountingFold
from tests.integration.engine.engine_worker import EngineWorker, engine_config
from tests.integration.engine.ledger import assert_exact
from tests.integration.engine.stage import Load, Stage
from tests.live.waiting import until_async
from tests.log_lines import fields_of


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


class Refusals:
    """Looks every millisecond which partitions a worker would refuse to serve."""

    def __init__(self, worker: EngineWorker, partitions: set[int]) -> None:
        self.refused: set[int] = set()
        self.looks = 0
        self.rejoined = 0
        self._worker = worker
        self._partitions = partitions

    async def __aenter__(self) -> Self:
        self._looking = asyncio.create_task(self._look())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._looking.cancel()
        await asyncio.wait({self._looking})

    async def _look(self) -> None:
        while True:
            self.refused |= self._partitions - self._worker.served()
            self.looks += 1
            self.rejoined += not self._worker.engine.ownership.assignment.number
            await asyncio.sleep(0.001)


async def test_partitions_that_stay_are_served_without_a_break_through_joins_and_leaves(stage: Stage) -> None:
    """In an eager rebalance every member gives up all its partitions, and reads of those that stay would be refused."""
    await stage.fill(500)
    async with EngineWorker(engine_config(stage, "a")) as a, AsyncExitStack() as of_b:
        await a.serves(0, 1, 2, 3)
        b = await of_b.enter_async_context(EngineWorker(engine_config(stage, "b")))
        async with Refusals(a, {0, 1, 2, 3}) as all_four:
            await until_async(
                lambda: len(b.engine.ownership.members) == 2 or bool(all_four.refused),
                "b has joined",
                within=60,
            )
            # B joins with nothing, and asks for its share then; until then all of them stay.
            assert not all_four.refused
        await until_async(lambda: len(a.served()) == len(b.served()) == 2, "both serve two", within=60)
        async with Refusals(a, a.served()) as through_the_leave:
            await of_b.aclose()
            await until_async(lambda: len(a.served()) == 4, "a serves all again", within=60)
        assert through_the_leave.rejoined, "no rebalance was seen"
        assert not through_the_leave.refused
        await assert_exact(stage, published=False)


async def test_what_is_kept_is_refused_once_the_group_is_joined_for_a_session_timeout(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The coordinator may have given the partitions to another worker by then."""
    await stage.fill(500)
    async with EngineWorker(engine_config(stage, "a")) as a:
        await a.serves(0, 1, 2, 3)
        coordinator = a.app.engine_consumer.thread._internals._coordinator
        send, may_join = coordinator._send_req, threading.Event()

        async def hold_joins(request: Any) -> Any:
            if isinstance(request, JoinGroupRequest):
                await asyncio.to_thread(may_join.wait, 60)
            return await send(request)

        monkeypatch.setattr(coordinator, "_send_req", hold_joins)
        a.app.engine_consumer.thread.request_rejoin()
        await until_async(lambda: not a.engine.ownership.assignment.number, "it joins", within=60)
        assert a.served() == {0, 1, 2, 3}
        await until_async(lambda: not a.served(), "it serves nothing", within=60)
        may_join.set()
        await a.serves(0, 1, 2, 3)
        await assert_exact(stage, published=False)


@pytest.mark.parametrize("proof", [True, False], ids=["a transaction as proof", "without the remedy"])
async def test_state_is_kept_only_if_a_transaction_of_its_old_producer_succeeds(
    stage: Stage, proof: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A partition whose producer was initialized elsewhere in between is restored, although it never moved."""
    caplog.set_level(logging.INFO, logger="streams")
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
        a.engine._rebalanced.clear()
        a.app.engine_consumer.thread.request_rejoin()
        await until_async(
            lambda: a.engine.ownership.assignment.generation > generation, "a rebalance", within=60
        )
        # The partitions are served meanwhile, so only this says that each was asked for its producer.
        await until_async(
            lambda: a.engine._rebalanced.is_set() and not a.engine.restoring, "all were proven", within=60
        )
        await a.serves(0, 1, 2, 3)
        kept = {partition for partition, owned in a.engine.owned.items() if owned is before[partition]}
        assert kept == ({0, 1, 3} if proof else {0, 1, 2, 3})
        told = [("INFO", 2)] * proof
        assert fields_of(caplog, "state_discarded", "levelname", "partition") == told
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
