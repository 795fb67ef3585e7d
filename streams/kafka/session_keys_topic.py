"""Reads and writes the topic ``session-keys``. Implements :class:`streams.kafka.session_keys.KeyLog`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from aiokafka import TopicPartition
from aiokafka.errors import KafkaError

from schemas.errors import Retry
from schemas.settings import Settings
from streams.engine.clients import stop_client
from streams.engine.topic_identity import topic_identity
from streams.kafka.clients import connecting, make_consumer, make_producer, start_or_give_up, stop_producer
from streams.kafka.failures import denied
from streams.kafka.partitioner import partition_of
from streams.kafka.session_keys import KeyLogPart, SessionKeyRing
from streams.kafka.topic_reader import read_range
from streams.settings.key_file import load_master_keys

if TYPE_CHECKING:
    from aiokafka import AIOKafkaConsumer, AIOKafkaProducer

#: Records that are acknowledged before the next ones are sent: an acknowledgement must come within PUBLISH's timeout.
WRITTEN_AT_ONCE: Final = 5_000


class SessionKeysTopic:
    """The topic, by a consumer without a group and an idempotent producer; both connect when they are needed first.

    Args:
        settings: name the brokers and the topic.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._topic = settings.topics.session_keys
        self._consumer: AIOKafkaConsumer | None = None
        self._producer: AIOKafkaProducer | None = None
        self._reading = asyncio.Lock()
        self._writing = asyncio.Lock()
        self._is_stopped = False

    async def start(self) -> None:
        """It connects when it is needed."""
        self._is_stopped = False

    async def stop(self) -> None:
        """Disconnect; what connects meanwhile is disconnected, too."""
        self._is_stopped = True
        consumer, self._consumer = self._consumer, None
        producer, self._producer = self._producer, None
        if consumer is not None:
            await stop_client(consumer)
        if producer is not None:
            await stop_producer(producer)

    async def read(self, partition: int, start: int) -> KeyLogPart:
        """Return the committed records from ``start`` to the present end.

        Raises:
            Retry: Kafka does not answer.
        """
        part = TopicPartition(self._topic, partition)
        async with self._reading:
            try:
                if self._consumer is None:
                    consumer = make_consumer(self._settings)
                    async with connecting(self._settings, lambda: stop_client(consumer)):
                        await start_or_give_up(self._settings, consumer)
                        self._require_running()
                    self._consumer = consumer
                end = (await self._consumer.end_offsets([part]))[part]
                begin = (await self._consumer.beginning_offsets([part]))[part]
                # After the end: were the topic created again in between, that end would not be reached.
                named = await topic_identity(self._consumer._client, self._topic)
                starts = {part: max(start, begin)}
                records = [
                    (record.key or b"", record.value)
                    async for record in read_range(self._consumer, starts, {part: end})
                ]
            except (KafkaError, OSError) as error:
                raise self._failed(error, f"Kafka does not answer about {self._topic}") from error
        return KeyLogPart(records, end, named.topic_id)

    async def write(self, partition: int, records: Sequence[tuple[bytes, bytes | None]]) -> None:
        """Write the records in order, acknowledged by all replicas.

        Raises:
            Retry: Kafka did not acknowledge all of them in time.
        """
        async with self._writing:
            for start in range(0, len(records), WRITTEN_AT_ONCE):
                await self._write_some(partition, records[start : start + WRITTEN_AT_ONCE])

    async def _write_some(self, partition: int, records: Sequence[tuple[bytes, bytes | None]]) -> None:
        try:
            async with asyncio.timeout(self._settings.publish.timeout_seconds):
                producer = await self._ready_producer()
                sent: list[asyncio.Future[Any]] = [
                    await producer.send(self._topic, key=key, value=value, partition=partition)
                    for key, value in records
                ]
                await asyncio.gather(*sent)
        except (KafkaError, OSError, TimeoutError) as error:
            # An idempotent producer cannot go on after a failure: the next write has a new one.
            broken, self._producer = self._producer, None
            if broken is not None:
                await stop_producer(broken, within_seconds=1.0)
            raise self._failed(error, f"{self._topic} was not written") from error

    async def _ready_producer(self) -> AIOKafkaProducer:
        if self._producer is None:
            producer = make_producer(self._settings)
            async with connecting(self._settings, lambda: stop_producer(producer)):
                await start_or_give_up(self._settings, producer)
                self._require_running()
            self._producer = producer
        return self._producer

    def _failed(self, error: BaseException, what: str) -> Retry:
        refused = denied(error, f"use topic {self._topic}")
        return Retry(refused.detail if refused is not None else f"{what}: {error!r}; try again")

    def _require_running(self) -> None:
        if self._is_stopped:
            raise Retry(f"the connection to {self._topic} was stopped")


class OpenedKeys(NamedTuple):
    """The keys of a process: what finds and makes them, and the connection to stop at the end."""

    ring: SessionKeyRing
    topic: SessionKeysTopic


def session_keys_of(settings: Settings, partition_count: Callable[[], int]) -> OpenedKeys | None:
    """Return the keys that the settings name, not connected yet; None without encryption.

    Args:
        settings: name the key file, the brokers and the topic.
        partition_count: returns the partitions of the events topic, which ``session-keys`` has too.

    Raises:
        ConfigurationError: the key file cannot be read.
    """
    masters = load_master_keys(settings)
    if masters is None:
        return None
    topic = SessionKeysTopic(settings)
    ring = SessionKeyRing(
        topic, masters, lambda session_id: partition_of(session_id.encode(), partition_count())
    )
    return OpenedKeys(ring, topic)
