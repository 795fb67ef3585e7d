"""One broker of three is silent: its partitions wait, the others are served, and no worker ends."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from aiokafka.admin import NewTopic

from streams.engine.brokers import BrokerQuestion
from streams.engine.watchdog import Watchdog
from tests.integration.engine.counting import CountingFold
from tests.integration.engine.engine_worker import EngineWorker, engine_config
from tests.integration.engine.ledger import assert_exact
from tests.integration.engine.stage import Stage
from tests.kafka.cluster import KafkaCluster
from tests.live.waiting import until_async

#: A worker without progress ends after this time; the broker is silent for several times as long.
STALL_SECONDS = 12.0
#: How many times a partition of the silent broker must have been found waiting.
REPORTS = 4


async def create_topics(stage: Stage, nodes: list[int]) -> None:
    """Create the topics without replicas; partition ``n`` of each is on ``nodes[n]``."""
    places = {partition: [node] for partition, node in enumerate(nodes)}
    async with stage.admin() as admin:
        await admin.create_topics(
            [
                NewTopic(
                    name,
                    -1,
                    -1,
                    replica_assignments=places,
                    topic_configs=(
                        {"cleanup.policy": "compact"}
                        if name == stage.changelog
                        else {"message.timestamp.type": "LogAppendTime"}
                    ),
                )
                for name in (stage.source, stage.changelog, stage.published)
            ]
        )

        async def all_have_leaders() -> bool:
            described = await admin.describe_topics([stage.source, stage.changelog, stage.published])
            return all(
                one["error_code"] == 0 and all(part["leader"] >= 0 for part in one["partitions"])
                for one in described
            )

        await until_async(all_have_leaders, "the topics have leaders", within=60)


@pytest.mark.long
async def test_one_silent_broker_ends_no_worker_and_its_partitions_wait(
    kafka_cluster: KafkaCluster, topic_prefix: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The others take new records and stay served, through a rebalance as well; later all is exact."""
    brokers = {broker.node.number: broker for broker in kafka_cluster.brokers}
    nodes = sorted(brokers)
    stage = Stage(kafka_cluster.bootstrap_servers.split(","), topic_prefix, partitions=3)
    await create_topics(stage, nodes)
    await stage.fill(600)
    config = engine_config(stage, request_timeout_ms=5_000, session_timeout_seconds=6.0)
    async with EngineWorker(config, CountingFold(stage.published)) as worker:
        await worker.serves(0, 1, 2, seconds=60)
        engine = worker.engine
        watchdog = asyncio.create_task(
            Watchdog(
                work=engine.work,
                answered=lambda: engine.ownership.proven,
                ask_brokers=engine.brokers.missing,
                stall_seconds=STALL_SECONDS,
            ).run()
        )
        coordinator: Any = worker.app.engine_consumer.thread._internals._coordinator
        # The broker that answers the heartbeats stays: without it no worker could prove what it owns.
        silent = next(partition for partition, node in enumerate(nodes) if node != coordinator.coordinator_id)
        others = {0, 1, 2} - {silent}
        healthy = Stage(
            [broker.bootstrap_servers for node, broker in brokers.items() if node != nodes[silent]],
            topic_prefix,
            partitions=3,
        )

        def reports() -> int:
            assert not worker.failed.done(), f"the worker failed: {worker.failed.result()!r}"
            assert not watchdog.done(), f"the watchdog ended: {watchdog.exception()!r}"
            return sum(
                getattr(record, "action", "") == "waiting_for_broker"
                and silent in getattr(record, "partitions", ())
                for record in caplog.records
            )

        brokers[nodes[silent]].pause()
        try:
            # A rebalance, so that every partition is taken over while the broker is silent.
            worker.app.engine_consumer.thread.request_rejoin()
            appended = 0
            while reports() < REPORTS:
                for partition in sorted(others):
                    await healthy.append(partition, b"meanwhile", key=f"meanwhile-{partition}")
                appended += 1
                for partition in sorted(others):

                    def folded(partition: int = partition, appended: int = appended) -> bool:
                        reports()
                        owned = engine.servable(partition)
                        if owned is None:
                            return False
                        tally = worker.fold(partition).tallies.get(f"meanwhile-{partition}")
                        return tally is not None and tally.events == appended

                    await until_async(
                        folded, f"partition {partition} folds and serves record {appended}", within=90
                    )
                assert silent not in worker.served()
        finally:
            brokers[nodes[silent]].resume()
        await worker.serves(0, 1, 2, seconds=120)
        await stage.fill(600)
        found = await assert_exact(stage)
        assert worker.total() == found.total() == 1200 + 2 * appended
        assert not watchdog.done()
        watchdog.cancel()


@pytest.mark.long
async def test_a_broker_that_leads_only_dead_letters_is_missed(
    kafka_cluster: KafkaCluster, topic_prefix: str
) -> None:
    """A flush with a dead letter waits for it, so the worker does not stand still by itself."""
    brokers = {broker.node.number: broker for broker in kafka_cluster.brokers}
    servers = kafka_cluster.bootstrap_servers.split(",")
    source, letters = f"{topic_prefix}source", f"{topic_prefix}letters"
    prefix = f"{topic_prefix}changelog"
    coordinators: set[int | None] = set()

    async def is_coordinated() -> bool:
        asked = await BrokerQuestion({"bootstrap_servers": servers}, (), prefix)._ask([0])
        coordinators.add(asked.needs[0].coordinator)
        return bool(coordinators - {None})

    await until_async(is_coordinated, "a broker coordinates the transactions", within=60)
    leader, silent = (node for node in sorted(brokers) if node not in coordinators)
    async with Stage(servers, topic_prefix).admin() as admin:
        await admin.create_topics(
            [
                NewTopic(name, -1, -1, replica_assignments={0: [node]})
                for name, node in ((source, leader), (letters, silent))
            ]
        )
    others = [broker.bootstrap_servers for node, broker in brokers.items() if node != silent]
    question = BrokerQuestion({"bootstrap_servers": others}, (source, letters), prefix)

    async def all_lead() -> bool:
        return await question.missing([0]) == {}

    await until_async(all_lead, "all topics have leaders", within=60)
    brokers[silent].pause()
    try:
        missing = await question.missing([0])
        without = await BrokerQuestion({"bootstrap_servers": others}, (source,), prefix).missing([0])
    finally:
        brokers[silent].resume()
    # The cluster may have noticed that the broker is away.
    address = brokers[silent].bootstrap_servers
    assert missing[0] in (f"broker {address} does not answer", f"{letters}-0 has no leader")
    assert without == {}
