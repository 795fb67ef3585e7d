"""Reads the newest events of session-events, of every partition."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Any, Final, NamedTuple

from aiokafka import TopicPartition
from pydantic import ValidationError

from processors.sealing.errors import Unreadable
from processors.sealing.plain_events import ContentRecord
from schemas.events import EVENT_ADAPTER, Event
from schemas.settings import Settings
from streams.kafka.clients import started_consumer
from streams.kafka.opened_values import opened_value, session_keys
from streams.kafka.topic_reader import partitions_of, read_range
from streams.kafka.topics import partition_counts

#: What is in the value of every event that sets a session's settings or ends a session; its type is never sealed.
_OF_SETTINGS: Final = (b"SessionConfigured", b"SessionDeleted", b"SessionExpired")


class NewestEvents(NamedTuple):
    """What was found among the newest events.

    Attributes:
        content: the events with content, without their values.
        settings: the events of session settings, and those that end a session, without those that this client cannot
            open or read.
    """

    content: list[ContentRecord]
    settings: list[Event]


async def newest_events(settings: Settings, *, offsets: int, content_offsets: int) -> NewestEvents:
    """Read the last offsets of each partition once.

    Args:
        settings: name the cluster, the topic and the key file.
        offsets: how many of each partition; the control records of transactions take some.
        content_offsets: how many of them are looked at for events with content.

    Raises:
        BrokerUnreachable: no broker answered.
        Retry: no record came in time.
    """
    found = NewestEvents([], [])
    count = (await partition_counts(settings)).get(settings.topics.session_events, 0)
    if count == 0:
        return found
    async with (
        session_keys(settings, lambda: count) as keys,
        aclosing(_newest_records(settings, offsets)) as records,
    ):
        async for record, following in records:
            value: bytes = record.value or b""
            if following <= content_offsets:
                logged = ContentRecord.of(record.timestamp, record.partition, record.offset, value)
                found.content.extend([] if logged is None else [logged])
            if not any(kind in value for kind in _OF_SETTINGS):
                continue
            try:
                found.settings.append(EVENT_ADAPTER.validate_json(await opened_value(value, keys)))
            except (ValidationError, Unreadable):
                continue
    return found


async def _newest_records(settings: Settings, offsets: int) -> AsyncGenerator[tuple[Any, int]]:
    """Yield each record, with the number of offsets from it to the end of its partition."""
    async with started_consumer(settings) as consumer:
        partitions = await partitions_of(consumer, settings.topics.session_events)
        begins = await consumer.beginning_offsets(partitions)
        ends = await consumer.end_offsets(partitions)
        starts = {part: max(begins[part], ends[part] - offsets) for part in partitions}
        async for record in read_range(consumer, starts, ends):
            yield record, ends[TopicPartition(record.topic, record.partition)] - record.offset
