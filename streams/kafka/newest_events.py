"""Reads the newest events of session-events, of every partition."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Any, Final

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


async def newest_events(settings: Settings, *, offsets: int) -> list[ContentRecord]:
    """Return the events with content at the last offsets of each partition. Their values are not kept.

    Args:
        settings: name the cluster and the topic.
        offsets: how many of each partition; the control records of transactions take some.

    Raises:
        BrokerUnreachable: no broker answered.
        Retry: no record came in time.
    """
    async with aclosing(_newest_records(settings, offsets)) as records:
        logged = [
            ContentRecord.of(record.timestamp, record.partition, record.offset, record.value or b"")
            async for record in records
        ]
    return [one for one in logged if one is not None]


async def newest_settings(settings: Settings, *, offsets: int) -> list[Event]:
    """Return the events of session settings, and those that end a session, at the last offsets of each partition.

    Those that this client cannot open or read are left out.

    Args:
        settings: name the cluster, the topic and the key file.
        offsets: how many of each partition; the control records of transactions take some.

    Raises:
        BrokerUnreachable: no broker answered.
        Retry: no record came in time.
    """
    found: list[Event] = []
    count = (await partition_counts(settings)).get(settings.topics.session_events, 0)
    if count == 0:
        return found
    async with (
        session_keys(settings, lambda: count) as keys,
        aclosing(_newest_records(settings, offsets)) as records,
    ):
        async for record in records:
            value: bytes = record.value or b""
            if not any(kind in value for kind in _OF_SETTINGS):
                continue
            try:
                found.append(EVENT_ADAPTER.validate_json(await opened_value(value, keys)))
            except (ValidationError, Unreadable):
                continue
    return found


async def _newest_records(settings: Settings, offsets: int) -> AsyncGenerator[Any]:
    async with started_consumer(settings) as consumer:
        partitions = await partitions_of(consumer, settings.topics.session_events)
        begins = await consumer.beginning_offsets(partitions)
        ends = await consumer.end_offsets(partitions)
        starts = {part: max(begins[part], ends[part] - offsets) for part in partitions}
        async for record in read_range(consumer, starts, ends):
            yield record
