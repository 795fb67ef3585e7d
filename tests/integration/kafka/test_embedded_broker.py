from __future__ import annotations

import asyncio
from collections.abc import Iterator

import anyio
import pytest
from aiokafka.conn import AIOKafkaConnection

from schemas.settings import Settings, load_settings
from streams.kafka.clients import started_consumer
from streams.kafka.embedded_broker import EMBEDDED_PARTITIONS, EmbeddedBroker
from streams.kafka.publisher import KafkaPublisher
from tests.contracts.publisher import user_message
from tests.live.waiting import until_async


@pytest.fixture
def settings() -> Iterator[Settings]:
    broker = EmbeddedBroker()
    yield load_settings(bootstrap_servers=broker.start())
    broker.stop()


async def test_events_are_consumed_in_the_order_of_publication(settings: Settings) -> None:
    events = [user_message(str(number), session_id=f"s{number % 5}") for number in range(40)]

    async with KafkaPublisher(settings) as publisher:
        published = await publisher.publish(events)
    async with started_consumer(settings, settings.topics.session_events, group_id="g") as consumer:
        records = [await consumer.getone() for _ in events]

    assert {item.partition for item in published} <= set(range(EMBEDDED_PARTITIONS))
    for session in range(5):
        key = f"s{session}".encode()
        ids = [dict(record.headers)["ce_id"].decode() for record in records if record.key == key]
        assert ids == [event.event_id for event in events if event.session_id == f"s{session}"]


async def test_two_embedded_brokers_are_independent() -> None:
    first, second = EmbeddedBroker(), EmbeddedBroker()
    try:
        assert first.start() != second.start()
    finally:
        first.stop()
        second.stop()


@pytest.mark.parametrize("connections_before", [1, 3, None])
async def test_a_consumer_whose_task_group_is_cancelled_leaves_no_connection(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, connections_before: int | None
) -> None:
    """A streamed answer runs in a task group of anyio, which cancels at every ``await`` until its block has ended."""
    connections: list[AIOKafkaConnection] = []
    may_be_cancelled = asyncio.Event()
    connect = AIOKafkaConnection.connect

    async def recorded(self: AIOKafkaConnection) -> object:
        made = await connect(self)
        connections.append(self)
        if len(connections) == connections_before:
            may_be_cancelled.set()
        return made

    async def follow() -> None:
        async with started_consumer(settings, settings.topics.session_events, group_id="g"):
            may_be_cancelled.set()
            await asyncio.sleep(3_600)

    async with KafkaPublisher(settings) as publisher:
        await publisher.publish([user_message("one")])
    monkeypatch.setattr(AIOKafkaConnection, "connect", recorded)
    async with anyio.create_task_group() as group:
        group.start_soon(follow)
        await asyncio.wait_for(may_be_cancelled.wait(), 60)
        group.cancel_scope.cancel()

    await until_async(lambda: not any(one.connected() for one in connections), "no connection is left")
    assert connections
