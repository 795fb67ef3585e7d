from __future__ import annotations

from collections.abc import Iterator

import pytest

from schemas.settings import Settings, load_settings
from streams.kafka.clients import started_consumer
from streams.kafka.embedded_broker import EMBEDDED_PARTITIONS, EmbeddedBroker
from streams.kafka.publisher import KafkaPublisher
from tests.contracts.publisher import user_message


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
