"""What the archive asks the brokers about its log: which one it is, where it ends, and what it has at an offset."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Collection
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Final, NamedTuple, Protocol

from aiokafka import AIOKafkaConsumer
from aiokafka.errors import KafkaTimeoutError
from aiokafka.structs import TopicPartition

from processors.archive.event_line import one_line
from processors.archive.origin import LogOrigin
from schemas.settings import Settings
from streams.engine.clients import assign_paused, start_client, stop_client
from streams.engine.record_batches import UnreadableBatch
from streams.engine.topic_identity import topic_identity
from streams.kafka.clients import make_consumer

#: Longest time for a broker to answer one question.
_ANSWER_MS: Final = 10_000
#: How long one poll waits before the position is looked at.
_POLL_MS: Final = 50


class Span(NamedTuple):
    """The offsets that a partition of a log has: from ``beginning`` up to, and without, ``end``."""

    beginning: int
    end: int


class SourceLog(Protocol):
    """The log as the brokers have it now. All methods raise ``KafkaError`` or ``OSError`` without an answer in time."""

    async def origin(self) -> LogOrigin:
        """Return what names the log."""
        ...

    async def spans(self, partitions: Collection[int]) -> dict[int, Span]:
        """Return which offsets these partitions have; a partition that the topic lacks is left out."""
        ...

    async def has(self, partition: int, offset: int, value: bytes) -> bool | None:
        """Return whether a record has this value, but for its line breaks; None if its batch cannot be read.

        The offset lies within the span of its partition.
        """
        ...


#: Opens the log for a few questions.
OpenLog = Callable[[], AbstractAsyncContextManager[SourceLog]]


class KafkaLog:
    """The events topic. Implements :class:`SourceLog`.

    Args:
        consumer: started, without a group and a subscription.
        topic: the events topic.
    """

    def __init__(self, consumer: AIOKafkaConsumer, topic: str) -> None:
        self._consumer = consumer
        self._topic = topic

    async def origin(self) -> LogOrigin:
        named = await topic_identity(self._consumer._client, self._topic)
        return LogOrigin(self._topic, named.cluster_id, named.topic_id)

    async def spans(self, partitions: Collection[int]) -> dict[int, Span]:
        there = await self._consumer._client._wait_on_metadata(self._topic)
        tps = [TopicPartition(self._topic, partition) for partition in partitions if partition in there]
        if not tps:
            return {}
        beginnings = await self._consumer.beginning_offsets(tps)
        ends = await self._consumer.end_offsets(tps)
        return {tp.partition: Span(beginnings[tp], ends[tp]) for tp in tps}

    async def has(self, partition: int, offset: int, value: bytes) -> bool | None:
        tp = TopicPartition(self._topic, partition)
        assign_paused(self._consumer, [tp])
        self._consumer.seek(tp, offset)
        self._consumer.resume(tp)
        try:
            async with asyncio.timeout(_ANSWER_MS / 1_000):
                record = await self._next_record(tp, offset)
        except TimeoutError as error:
            # Else the engine would take it for a store that does not answer.
            raise KafkaTimeoutError(f"no broker gave the record at offset {offset} of {tp}") from error
        if isinstance(record, UnreadableBatch):
            return None
        return (
            record is not None
            and record.offset == offset
            and one_line(record.value or b"") == one_line(value)
        )

    async def _next_record(self, tp: TopicPartition, offset: int) -> Any:
        """Return the first record from an offset on; None if only control records are there."""
        while True:
            fetched = await self._consumer.getmany(tp, timeout_ms=_POLL_MS, max_records=1)
            for record in fetched.get(tp, []):
                return record
            if await self._consumer.position(tp) > offset:
                return None


@asynccontextmanager
async def kafka_log(settings: Settings) -> AsyncGenerator[KafkaLog]:
    """Open the events topic that the settings name.

    Raises:
        KafkaError, OSError: no broker answers.
    """
    consumer = make_consumer(settings, request_timeout_ms=_ANSWER_MS, max_partition_fetch_bytes=1024)
    try:
        await start_client(consumer)
        yield KafkaLog(consumer, settings.topics.session_events)
    finally:
        await stop_client(consumer)
