"""Waiting for what becomes of a request for compaction, by watching the log."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

from pydantic import ValidationError

from processors.memory_read import MemoryRead
from schemas.errors import ConfigurationError
from schemas.events import EVENT_ADAPTER, CompactionRequested, HistoryCompacted
from schemas.memory_events import MEMORY_EVENT_ADAPTER, CompactionFailed, CompactionSkipped
from schemas.settings import Settings
from streams.client.backend import Backend, ReadQuery
from streams.client.compaction_result import CompactionResult
from streams.kafka_clients import started_consumer
from streams.partitioner import partition_of
from streams.topic_reader import partitions_of

if TYPE_CHECKING:
    from aiokafka import AIOKafkaConsumer, TopicPartition

_POLL_MS: Final = 500


async def watch_compaction(
    settings: Settings,
    backend: Backend,
    request: CompactionRequested,
    base: MemoryRead,
    timeout_seconds: float,
) -> CompactionResult:
    """Publish ``request`` and wait until memory is in a new epoch, or somebody says why it is not.

    The session's two partitions are read from where they ended before the request, without a group.

    Args:
        settings: topics and brokers.
        backend: publishes and reads.
        request: what to publish.
        base: the memory before it.
        timeout_seconds: how long to wait.
    """
    deadline = time.monotonic() + timeout_seconds
    topics = settings.topics
    key = request.session_id.encode()
    async with started_consumer(settings) as consumer:
        parts = [
            await _partition(consumer, topic, key) for topic in (topics.session_events, topics.memory_events)
        ]
        ends = await consumer.end_offsets(parts)
        consumer.assign(parts)
        for part in parts:
            consumer.seek(part, ends[part])
        await backend.publish([request])
        while (left_seconds := deadline - time.monotonic()) > 0:
            batches = await consumer.getmany(timeout_ms=min(_POLL_MS, int(left_seconds * 1_000) + 1))
            for record in (record for batch in batches.values() for record in batch if record.key == key):
                if record.topic == topics.memory_events:
                    outcome = _refused(record.value, request)
                else:
                    outcome = await _applied(backend, record, base, left_seconds)
                if outcome is not None:
                    return outcome
    return CompactionResult(
        success=False,
        reason=f"no answer within {timeout_seconds:g} seconds: the request stands, and may still be met",
    )


async def _partition(consumer: AIOKafkaConsumer, topic: str, key: bytes) -> TopicPartition:
    parts = await partitions_of(consumer, topic)
    if not parts:
        raise ConfigurationError(f"topic {topic} does not exist: make it with `sessionstream topics create`")
    return parts[partition_of(key, len(parts))]


def _refused(value: bytes | None, request: CompactionRequested) -> CompactionResult | None:
    """Return why there is no summary, if the record says so of this request."""
    try:
        event = MEMORY_EVENT_ADAPTER.validate_json(value or b"")
    except ValidationError:
        return None
    if not isinstance(event, CompactionFailed | CompactionSkipped) or event.request_id != request.event_id:
        return None
    detail = f": {event.detail}" if event.detail else ""
    what = "failed" if isinstance(event, CompactionFailed) else "skipped"
    return CompactionResult(success=False, reason=f"{what}, {event.reason}{detail}")


async def _applied(
    backend: Backend, record: Any, base: MemoryRead, timeout_seconds: float
) -> CompactionResult | None:
    """Return what a summary made of memory, if the record is one and memory has taken it."""
    try:
        event = EVENT_ADAPTER.validate_json(record.value or b"")
    except ValidationError:
        return None
    if not isinstance(event, HistoryCompacted):
        return None
    after = await backend.read(
        ReadQuery(
            session_id=base.session_id,
            last=0,
            min_sequence=record.offset,
            timeout_seconds=timeout_seconds,
        )
    )
    if after.epoch <= base.epoch:
        return None
    return CompactionResult(
        success=True,
        reason="compacted",
        summary=event.ai_message,
        messages_compacted=event.messages_compacted,
        tokens_saved=event.tokens_before - event.tokens_after,
        compacted_at=event.occurred_at,
    )
