from __future__ import annotations

import asyncio

from tests.integration.engine.counting import CountingFold
from tests.integration.engine.engine_worker import EngineWorker, engine_config
from tests.integration.engine.ledger import assert_announced_once, from_changelog, from_log
from tests.integration.engine.stage import Load, Stage
from tests.kafka.choice import Kafka
from tests.live.waiting import until_async


def agree(workers: list[EngineWorker], names: str) -> bool:
    """Return whether all partitions are served, and every worker knows all owners."""
    routes = {partition: worker.config.advertised_url for worker in workers for partition in worker.served()}
    members = tuple(f"http://{name}" for name in names)
    return len(routes) == 4 and all(
        worker.engine.ownership.urls == routes and worker.engine.ownership.members == members
        for worker in workers
    )


async def test_every_member_knows_the_url_of_each_partitions_owner(stage: Stage) -> None:
    """Members get the URLs with each assignment, also members that own nothing."""
    names = "abcde"  # one more than partitions
    workers = [EngineWorker(engine_config(stage, name)) for name in names]
    await asyncio.gather(*(worker.start() for worker in workers))
    try:
        await until_async(lambda: agree(workers, names), "all five know each other", within=60)
        await workers.pop().stop()
        await until_async(lambda: agree(workers, names[:-1]), "the other four do", within=60)
    finally:
        await asyncio.gather(*(worker.stop() for worker in workers))


async def test_a_partition_of_several_topics_has_one_owner(kafka: Kafka, topic_prefix: str) -> None:
    """Partition n of every source topic goes to the same worker, through joins and leaves, and all is folded once.

    aiokafka's sticky assignor alone gave two workers all three partitions each, one topic's to either.
    """
    stage = Stage(kafka.bootstrap_servers.split(","), topic_prefix, partitions=3, source_count=2)
    await stage.create()
    async with (
        EngineWorker(engine_config(stage, "a"), CountingFold(stage.published)) as a,
        Load(stage, per_second=1000) as load,
    ):
        await a.serves(0, 1, 2)
        for _ in range(2):
            async with EngineWorker(engine_config(stage, "b"), CountingFold(stage.published)) as b:
                await until_async(
                    lambda: {len(a.served()), len(b.served())} == {1, 2}, "it is shared", within=60
                )
                assert not a.served() & b.served()
                await load.more(300)
            await a.serves(0, 1, 2)
        await load.stop()
        log = await from_log(stage)

        async def applied() -> bool:
            return (await from_changelog(stage)).applied == log.applied

        await until_async(applied, "both logs are applied", within=60)
        found = await from_changelog(stage)
        # The order between topics is the worker's own, and so are the chains; no record is lost or doubled.
        assert {name: tally.events for name, tally in found.tallies.items()} == {
            name: tally.events for name, tally in log.tallies.items()
        }
        await assert_announced_once(stage)


async def test_two_groups_in_one_process_are_independent(kafka: Kafka, topic_prefix: str) -> None:
    """Two workers of different groups keep their partitions at any assignment of the other group."""
    stages = [
        Stage(kafka.bootstrap_servers.split(","), f"{topic_prefix}{name}-", partitions=count)
        for name, count in (("small", 2), ("large", 6))
    ]
    await asyncio.gather(*(stage.create() for stage in stages))
    workers = [EngineWorker(engine_config(stage)) for stage in stages]
    await asyncio.gather(*(worker.start() for worker in workers))
    try:
        for _ in range(2):
            for worker, stage in zip(workers, stages, strict=True):
                await worker.serves(*range(stage.partitions))
                held = dict(worker.engine.owned)
                generation = worker.engine.ownership.assignment.generation
                worker.app.engine_consumer.thread.request_rejoin()
                await until_async(
                    lambda: worker.engine.ownership.assignment.generation > generation,  # noqa: B023
                    "it joined again",
                    within=60,
                )
                await worker.serves(*range(stage.partitions))
                assert all(worker.engine.owned[partition] is owned for partition, owned in held.items())
    finally:
        await asyncio.gather(*(worker.stop() for worker in workers))
