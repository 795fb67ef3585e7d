from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from tests.integration.engine.counting import CountingFold
from tests.integration.engine.engine_worker import EngineWorker, engine_config
from tests.integration.engine.ledger import assert_exact
from tests.integration.engine.stage import Load, Stage
from tests.kafka.broker import Broker
from tests.kafka.choice import StartKafka
from tests.live.waiting import until_async


async def test_a_broker_killed_under_load_loses_nothing(kafka_own: Broker, topic_prefix: str) -> None:
    """The broker is killed by SIGKILL and restarted: every acknowledged record is folded once, in order."""
    stage = Stage(kafka_own.bootstrap_servers.split(","), topic_prefix)
    await stage.create()
    async with (
        EngineWorker(engine_config(stage, "a"), CountingFold(stage.published)) as a,
        EngineWorker(engine_config(stage, "b"), CountingFold(stage.published)) as b,
        Load(stage, per_second=1000) as load,
    ):
        await until_async(lambda: len(a.served()) == len(b.served()) == 2, "both serve two", within=60)
        await load.more(500)
        await asyncio.to_thread(kafka_own.kill)
        await asyncio.to_thread(kafka_own.start)
        await load.more(500)
        await until_async(lambda: a.served() | b.served() == {0, 1, 2, 3}, "all is served again", within=60)
        await load.stop()
        found = await assert_exact(stage)
        assert a.total() + b.total() == found.total()
        assert not a.failed.done()
        assert not b.failed.done()


async def test_a_spare_worker_takes_over_after_all_transactional_ids_have_expired(
    start_kafka: StartKafka, topic_prefix: str
) -> None:
    """A worker without partitions writes nothing for weeks and stays in the group; what it takes over is exact."""
    broker = start_kafka(
        config={
            "transactional.id.expiration.ms": "1000",
            "producer.id.expiration.ms": "1000",
            "transaction.remove.expired.transaction.cleanup.interval.ms": "200",
            "producer.id.expiration.check.interval.ms": "200",
        }
    )
    stage = Stage(broker.bootstrap_servers.split(","), topic_prefix, partitions=1)
    await stage.create()
    workers = [EngineWorker(engine_config(stage, name), CountingFold(stage.published)) for name in "ab"]

    def one_serves() -> bool:
        return [len(worker.served()) for worker in workers] in ([0, 1], [1, 0])

    def both_are_there() -> bool:
        return all(len(worker.engine.ownership.members) == 2 for worker in workers) and one_serves()

    async def stop_all() -> None:
        await asyncio.gather(*(worker.stop() for worker in workers))

    async with AsyncExitStack() as stack:
        stack.push_async_callback(stop_all)
        await asyncio.gather(*(worker.start() for worker in workers))
        await until_async(both_are_there, "one serves, and the other is spare", within=60)
        await stage.fill(100)
        await assert_exact(stage)
        for _ in range(2):
            owner, spare = workers if workers[0].served() else workers[::-1]
            await asyncio.sleep(3)  # longer than the broker remembers
            assert spare.engine.ownership.proven
            assert not spare.engine.ownership.assignment.partitions
            # The owner leaves without a flush, so nothing is known of the ids when the spare one begins to write.
            await owner.stop()
            await stage.fill(50)
            await spare.serves(0)
            found = await assert_exact(stage)
            assert spare.total() == found.total()
            again = EngineWorker(owner.config, CountingFold(stage.published))
            workers[workers.index(owner)] = await again.start()
            await until_async(both_are_there, "it is spare", within=60)
        for worker in workers:
            assert not worker.failed.done()


async def test_an_expired_transactional_id_leads_to_a_new_takeover(
    start_kafka: StartKafka, topic_prefix: str, caplog: pytest.LogCaptureFixture
) -> None:
    """After idle days the broker has deleted the producer's state: the next flush fails, but the result is exact."""
    broker = start_kafka(
        config={
            "transactional.id.expiration.ms": "1500",
            "transaction.remove.expired.transaction.cleanup.interval.ms": "300",
        }
    )
    stage = Stage(broker.bootstrap_servers.split(","), topic_prefix, partitions=1)
    await stage.create()
    async with EngineWorker(engine_config(stage), CountingFold(stage.published)) as worker:
        await worker.serves(0)
        await stage.fill(100)
        await assert_exact(stage)
        held = worker.engine.owned[0]
        for _ in range(10):
            # Idle for longer than the broker remembers, then one more record.
            await asyncio.sleep(2.5)
            await stage.append(0, b"late")
            await assert_exact(stage)
            if worker.engine.owned[0] is not held:
                break
        assert worker.engine.owned[0] is not held
        assert "InvalidProducerIdMapping" in caplog.text
        await worker.serves(0)
        await stage.fill(100)
        await assert_exact(stage)
