from __future__ import annotations

import asyncio

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
