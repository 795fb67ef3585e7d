"""Reads the answer to a request for compaction: a summary in the log, or a failure or skip in memory-events."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any, Final, Self

import orjson
from aiokafka import TopicPartition
from aiokafka.errors import KafkaError
from pydantic import ValidationError

from schemas.events import EVENT_ADAPTER, HistoryCompacted
from schemas.memory_events import MEMORY_EVENT_ADAPTER, CompactionFailed, CompactionSkipped
from schemas.settings import Settings
from streams.client.backend import CompactionAnswer
from streams.engine.clients import stop_client
from streams.kafka.clients import connecting, make_consumer, start_or_give_up
from streams.kafka.failures import failure_of
from streams.kafka.opened_values import opened_value, session_keys
from streams.kafka.partitioner import partition_of
from streams.kafka.session_keys import SessionKeyRing
from streams.kafka.topic_reader import partitions_of

if TYPE_CHECKING:
    from aiokafka import AIOKafkaConsumer

_POLL_MS: Final = 500
_ANSWERS: Final = frozenset({"HistoryCompacted", "CompactionFailed", "CompactionSkipped"})


class AnswerReader:
    """Reads the answers of one session from now on. An async context manager; enter it before the request is sent.

    Raises (on entering):
        BrokerUnreachable: no broker answered.
        ConfigurationError: the key file cannot be read.
    """

    def __init__(self, settings: Settings, session_id: str) -> None:
        self._settings = settings
        self._key = session_id.encode()
        self._consumer: AIOKafkaConsumer | None = None
        self._partition_count = 0
        self._open = AsyncExitStack()
        self._ring: SessionKeyRing | None = None

    async def __aenter__(self) -> Self:
        # What was opened before an error or a cancellation is closed: without entering there is no __aexit__.
        async with AsyncExitStack() as opened:
            self._ring = await opened.enter_async_context(
                session_keys(self._settings, lambda: self._partition_count)
            )
            consumer = make_consumer(self._settings)
            async with connecting(self._settings, lambda: stop_client(consumer)):
                await start_or_give_up(self._settings, consumer)
                topics = self._settings.topics
                partitions = [
                    await self._partition(consumer, name)
                    for name in (topics.session_events, topics.memory_events)
                ]
                consumer.assign(partitions)
                for partition, end in (await consumer.end_offsets(partitions)).items():
                    consumer.seek(partition, end)
            opened.push_async_callback(stop_client, consumer)
            self._open = opened.pop_all()
        self._consumer = consumer
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._open.aclose()

    async def wait_for(self, request_id: str) -> tuple[CompactionAnswer, int]:
        """Return the answer to the request, and its offset; waits without a time limit.

        A failure after which the compaction is retried is no answer.

        Raises:
            AccessDenied: this client may not read one of the topics.
            Unreadable: the answer is sealed and cannot be opened.
        """
        assert self._consumer is not None, "wait_for() was called before entering"
        while True:
            try:
                batches: Mapping[Any, list[Any]] = await self._consumer.getmany(timeout_ms=_POLL_MS)
            except KafkaError as error:
                raise failure_of(error, self._settings) from error
            for records in batches.values():
                for record in records:
                    answer = await self._answer(record, request_id)
                    if answer is not None:
                        return answer, record.offset

    async def _answer(self, record: Any, request_id: str) -> CompactionAnswer | None:
        if record.key != self._key:
            return None
        try:
            fields = orjson.loads(record.value)
            if fields.get("type") not in _ANSWERS or fields.get("request_id") != request_id:
                return None
            adapter = EVENT_ADAPTER if fields["type"] == "HistoryCompacted" else MEMORY_EVENT_ADAPTER
            event: object = adapter.validate_json(await opened_value(record.value, self._ring))
        except (ValueError, TypeError, AttributeError, ValidationError):
            return None
        if isinstance(event, CompactionFailed):
            return event if event.resting else None
        return event if isinstance(event, HistoryCompacted | CompactionSkipped) else None

    async def _partition(self, consumer: AIOKafkaConsumer, topic: str) -> TopicPartition:
        partitions = await partitions_of(consumer, topic)
        self._partition_count = len(partitions)
        number = partition_of(self._key, len(partitions)) if partitions else 0
        return TopicPartition(topic, number)
