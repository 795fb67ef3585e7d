from __future__ import annotations

from aiokafka.structs import TopicPartition

from tests.integration.engine.counting import CountingFold
from tests.integration.engine.engine_worker import EngineWorker, engine_config
from tests.integration.engine.ledger import assert_exact
from tests.integration.engine.stage import Stage
from tests.kafka.choice import StartKafka
from tests.live.waiting import until_async


async def test_a_compacted_changelog_is_restored(start_kafka: StartKafka, topic_prefix: str) -> None:
    """With older records, tombstones and markers cleaned away by the broker, the restore is exact and shorter."""
    broker = start_kafka(config={"log.cleaner.backoff.ms": "100"})
    stage = Stage(
        broker.bootstrap_servers.split(","),
        topic_prefix,
        partitions=1,
        changelog_config={
            "segment.ms": "200",
            "min.cleanable.dirty.ratio": "0.01",
            "delete.retention.ms": "100",
        },
    )
    await stage.create()
    async with EngineWorker(engine_config(stage), CountingFold(stage.published)) as worker:
        await worker.serves(0)
        for number in range(12):
            await stage.fill(60, keys=20)
            await stage.append(0, b"delete", key=f"k{number}")
            await assert_exact(stage)
        written = (await stage.ends(stage.changelog))[0]

        async def compacted() -> bool:
            await stage.append(0, b"x", key="roll")  # segments are rolled by what is appended
            return await count_records(stage) < written / 3

        await until_async(compacted, "the changelog is compacted", within=60)
    async with EngineWorker(engine_config(stage), CountingFold(stage.published)) as worker:
        await worker.serves(0)
        assert worker.engine.restored.records < written / 2
        found = await assert_exact(stage)
        assert found.total() == worker.total()


async def count_records(stage: Stage) -> int:
    """How many records of the changelog are left."""
    tp = TopicPartition(stage.changelog, 0)
    count = 0
    async with stage.consumer() as consumer:
        consumer.assign([tp])
        end = (await consumer.end_offsets([tp]))[tp]
        consumer.seek(tp, 0)
        while await consumer.position(tp) < end:
            count += len((await consumer.getmany(tp, timeout_ms=200)).get(tp, []))
    return count
