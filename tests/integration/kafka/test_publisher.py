from __future__ import annotations

import asyncio
import logging
import socket
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, Protocol

import orjson
import pytest
from aiokafka.errors import CorruptRecordException

from processors.memory.tokens import ByteEstimate
from processors.publishing.ready_interceptors import Redact
from schemas.errors import BrokerUnreachable, PublishFailed
from schemas.settings import Settings, load_settings
from streams.kafka import topics
from streams.kafka.clients import started_consumer
from streams.kafka.publisher import KafkaPublisher
from streams.kafka.topic_reader import partitions_of, read_range
from tests.builders.events import compacted, event
from tests.contracts.publisher import (
    PARTITIONS,
    LogRecord,
    PublisherContract,
    Publishing,
    Setting,
    user_message,
)
from tests.log_lines import fields_of


class Broker(Protocol):
    bootstrap_servers: str


async def read_log(settings: Settings) -> list[LogRecord]:
    async with started_consumer(settings) as consumer:
        partitions = await partitions_of(consumer, settings.topics.session_events)
        starts = await consumer.beginning_offsets(partitions)
        ends = await consumer.end_offsets(partitions)
        records = [
            LogRecord(record.partition, record.offset, record.key, record.value, dict(record.headers))
            async for record in read_range(consumer, starts, ends)
        ]
    return sorted(records, key=lambda record: (record.partition, record.offset))


@pytest.fixture
async def settings(kafka: Broker, topic_prefix: str) -> Settings:
    settings = load_settings(
        bootstrap_servers=kafka.bootstrap_servers, topic_prefix=topic_prefix, partitions=PARTITIONS
    )
    await topics.create(settings)
    return settings


class TestKafkaPublisher(PublisherContract):
    @pytest.fixture
    def publishing(self, settings: Settings) -> Publishing:
        @asynccontextmanager
        async def make(*, max_event_bytes: int = 900 * 1024, **options: Any) -> AsyncGenerator[Setting]:
            changed = settings.model_copy(update={"max_event_bytes": max_event_bytes})
            async with KafkaPublisher(changed, **options) as publisher:
                yield Setting(publisher, lambda: read_log(settings))

        return make


async def test_the_largest_valid_event_is_published(settings: Settings) -> None:
    event = user_message("")
    async with KafkaPublisher(settings) as publisher:
        (small,) = await publisher.publish([event])
        room = settings.max_event_bytes - len((await read_log(settings))[0].value)
        await publisher.publish([user_message("x" * room, event_id=event.event_id)])

    values = [record.value for record in await read_log(settings)]
    assert max(len(value) for value in values) == settings.max_event_bytes
    assert small.sequence == 0


async def test_a_summary_that_a_compaction_worker_publishes_is_redacted_too(settings: Settings) -> None:
    """Of a model, which may have found again what was masked."""
    secret = "ann@example.org"
    texts: dict[str, Any] = {
        "user_message": f"I am {secret}.",
        "ai_message": f"Mail {secret}.",
        "knowledge": {"who": [secret]},
    }
    async with KafkaPublisher(
        settings, counter=ByteEstimate(), interceptors=[Redact(["email"])]
    ) as publisher:
        await publisher.publish([event(compacted(1, **texts, size_after_bytes=41, tokens_after=11))])

    (record,) = await read_log(settings)
    written = orjson.loads(record.value)
    assert {name: written[name] for name in texts} == {
        "user_message": "I am [email].",
        "ai_message": "Mail [email].",
        "knowledge": {"who": ["[email]"]},
    }
    assert (written["size_after_bytes"], written["tokens_after"]) == (41 - 16, 11 - 4)


async def test_a_full_buffer_makes_publishers_wait_and_loses_nothing(settings: Settings) -> None:
    publish = settings.publish.model_copy(update={"buffer_bytes": 2_000})
    settings = settings.model_copy(update={"publish": publish})
    events = [user_message(f"{number} " + "x" * 500, event_id=str(number)) for number in range(200)]

    async with KafkaPublisher(settings) as publisher:
        published = await asyncio.gather(*(publisher.publish([event]) for event in events))
        assert publisher._budget.used_bytes == 0

    assert len({item[0].sequence for item in published}) == 200
    assert [record.headers["ce_id"] for record in await read_log(settings)] == [
        str(number).encode() for number in range(200)
    ]


async def test_a_missing_topic_is_an_error_with_its_remedy(
    kafka: Broker, topic_prefix: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("streams.kafka.publisher._TOPIC_SECONDS", 0.3)
    settings = load_settings(bootstrap_servers=kafka.bootstrap_servers, topic_prefix=topic_prefix)
    event = user_message("x")

    async with KafkaPublisher(settings) as publisher:
        with pytest.raises(PublishFailed, match=r"1 of 1 event was not acknowledged") as raised:
            await publisher.publish([event])

    assert raised.value.events == (event,)
    assert raised.value.delivered == ()
    assert "sessionstream topics create" in raised.value.detail


async def test_after_a_failure_the_next_call_succeeds(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    """After one refused batch the broker refuses all later ones of an idempotent producer; it must be replaced."""
    caplog.set_level(logging.INFO, logger="streams")
    async with KafkaPublisher(settings) as publisher:
        await publisher.publish([user_message("before")])
        producer = publisher._producer
        assert producer is not None
        first, second = user_message("lost"), user_message("behind it")
        waiting = asyncio.create_task(publisher.publish([first, second]))
        while not producer._message_accumulator._batches:  # noqa: ASYNC110 - aiokafka tells nobody of it
            await asyncio.sleep(0)
        producer._message_accumulator._batches.popitem()[1][0].failure(CorruptRecordException())

        with pytest.raises(PublishFailed, match="CorruptRecord") as raised:
            await waiting
        assert raised.value.events == (first, second)
        await publisher.publish([first, second])
        assert publisher._producer is not producer
    assert fields_of(caplog, "producer_replaced", "levelname") == [("INFO",)]

    texts = [record.headers["ce_id"].decode() for record in await read_log(settings)]
    assert texts == ["s-before", "s-lost", "s-behind it"]


async def test_no_broker_is_a_clear_error() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # bound but not listening: nobody else gets it, and nobody answers
        settings = load_settings(bootstrap_servers=f"127.0.0.1:{taken.getsockname()[1]}")

        with pytest.raises(BrokerUnreachable, match="SESSIONSTREAM_BOOTSTRAP_SERVERS"):
            await KafkaPublisher(settings).start()


async def test_with_a_silent_broker_publishing_and_stopping_end_in_time(settings: Settings) -> None:
    """Connections stay open without answers, as with a broker that was paused by SIGSTOP."""
    publish = settings.publish.model_copy(update={"timeout_seconds": 1.0})
    publisher = KafkaPublisher(settings.model_copy(update={"publish": publish}))
    await publisher.start()
    await publisher.publish([user_message("before")])
    silence(publisher)

    began = time.monotonic()
    with pytest.raises(PublishFailed, match="no answer within 1 seconds") as raised:
        await publisher.publish([user_message("after")])
    assert time.monotonic() - began < 25
    assert [event.event_id for event in raised.value.events] == ["s-after"]

    await publisher.stop(within_seconds=0.5)
    assert time.monotonic() - began < 25


def silence(publisher: KafkaPublisher) -> None:
    """Drop all requests of the publisher's connections."""

    async def never(*_: Any, **__: Any) -> None:
        await asyncio.Event().wait()

    assert publisher._producer is not None
    for connection in publisher._producer.client._conns.values():
        connection.send = never
