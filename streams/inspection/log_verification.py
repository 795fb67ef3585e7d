"""Verifies a digest by a fold of the log: reads a session's partition from its beginning."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, aclosing
from typing import Any, Final

from aiokafka import TopicPartition

from processors.archive.archived import ArchivedEvent, archived, archived_unread
from processors.archive.past_memory import PastMemory
from processors.archive.verification import (
    DigestSearch,
    require_digest,
    verification,
    with_differences,
)
from processors.reading.view import ViewQuery
from processors.sealing.errors import UnreadableEvent
from processors.sealing.sealed_event import sealed_fields, unreadable_value
from schemas.archive import Verification
from schemas.errors import BadRecord, BadRequest, NewerContract, NotFound
from schemas.settings import Settings
from streams.engine.fold import Lookup
from streams.kafka.clients import started_consumer
from streams.kafka.event_decoding import EventDecoder
from streams.kafka.event_keys import EventKeys
from streams.kafka.failures import missing_topic
from streams.kafka.partitioner import partition_of
from streams.kafka.session_keys_topic import session_keys_of
from streams.kafka.topic_reader import partitions_of, read_range
from streams.settings.policies import memory_policy
from streams.settings.tokenizer import load_counter

#: Events that are folded at once.
_PART_EVENTS: Final = 500


async def verify_by_log(
    settings: Settings, session_id: str, sequence: int, digest: str, view: ViewQuery
) -> Verification:
    """Return whether a digest is that of what a read of the session gave after ``sequence``; if not, what differs.

    The memory settings decide what was in memory, so they must be those of the memory workers.

    Raises:
        BadRequest: ``digest`` is not the first part of an ETag, or the log ends before ``sequence``.
        NotFound: the events topic does not exist.
        Retry: Kafka did not answer.
    """
    require_digest(digest)
    policy = memory_policy(settings, load_counter(settings))
    past = PastMemory(session_id, policy)
    first = await _fold(settings, past, sequence + 1)
    result = verification(past, view, sequence, digest)
    if result.verified:
        return result
    search = DigestSearch(session_id, policy, view, digest)
    await _fold(settings, search, None)
    result = with_differences(result, past, view, digest, search)
    if first > 0:
        missing = f"the log begins at offset {first}: what retention deleted before could not be folded"
        result = result.model_copy(update={"differences": [missing, *result.differences]})
    return result


async def _fold(settings: Settings, past: PastMemory, end: int | None) -> int:
    """Fold the session's events before ``end``; return the first offset of the partition."""
    keys = session_keys_of(settings, lambda: count)
    topic = settings.topics.session_events
    key = past.memory.session_id.encode()
    async with AsyncExitStack() as stack:
        if keys is not None:
            stack.push_async_callback(keys.topic.stop)
        consumer = await stack.enter_async_context(started_consumer(settings))
        count = len(await partitions_of(consumer, topic))
        if count == 0:
            raise NotFound(missing_topic(settings, topic))
        part = TopicPartition(topic, partition_of(key, count))
        first = (await consumer.beginning_offsets([part]))[part]
        log_end = (await consumer.end_offsets([part]))[part]
        if end is not None and end > log_end:
            raise BadRequest(f"partition {part.partition} of {topic} ends before sequence {end - 1}")
        ring = None if keys is None else keys.ring
        decoder = EventDecoder(part.partition, count, settings.max_event_bytes, ring)
        lookup = None if ring is None else EventKeys(ring, part.partition)
        events: list[ArchivedEvent] = []
        records = read_range(consumer, {part: first}, {part: log_end if end is None else end})
        async with aclosing(_events(records, key, decoder, lookup)) as found:
            async for event in found:
                events.append(event)
                if len(events) >= _PART_EVENTS:
                    past.add(events)
                    events.clear()
        past.add(events)
    return int(first)


async def _events(
    records: AsyncGenerator[Any], key: bytes, decoder: EventDecoder, lookup: Lookup | None
) -> AsyncGenerator[ArchivedEvent]:
    """Yield the events with this key, as the archive has them; records that are no events are left out."""
    async with aclosing(records):
        async for record in records:
            if record.key != key:
                continue
            if lookup is not None:
                await lookup.before_decode([record])
            try:
                entry = decoder.decode(record)
            except NewerContract as newer:
                value = record.value
                if isinstance(newer, UnreadableEvent) and (sealed := sealed_fields(value)) is not None:
                    value = unreadable_value(sealed, newer.code)
                yield archived_unread(newer.session_id, record.offset, record.timestamp, value)
            except BadRecord:
                continue
            else:
                yield archived(entry.event, entry.sequence, entry.timestamp_ms, decoder.value_of(record))
