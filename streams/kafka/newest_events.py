"""Reads the newest records of session-events, of every partition."""

from __future__ import annotations

from processors.sealing.plain_events import ContentRecord
from schemas.settings import Settings
from streams.kafka.clients import started_consumer
from streams.kafka.topic_reader import partitions_of, read_range


async def newest_events(settings: Settings, *, offsets: int) -> list[ContentRecord]:
    """Return the events with content at the last offsets of each partition. Their values are not kept.

    Args:
        settings: name the cluster and the topic.
        offsets: how many of each partition; the control records of transactions take some.

    Raises:
        BrokerUnreachable: no broker answered.
        Retry: no record came in time.
    """
    async with started_consumer(settings) as consumer:
        partitions = await partitions_of(consumer, settings.topics.session_events)
        begins = await consumer.beginning_offsets(partitions)
        ends = await consumer.end_offsets(partitions)
        starts = {part: max(begins[part], ends[part] - offsets) for part in partitions}
        logged = [
            ContentRecord.of(record.timestamp, record.partition, record.offset, record.value or b"")
            async for record in read_range(consumer, starts, ends)
        ]
        return [one for one in logged if one is not None]
