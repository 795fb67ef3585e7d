"""Reads a stretch of a topic, from given offsets to given offsets, without a consumer group."""

from __future__ import annotations

import time
from collections.abc import AsyncGenerator, Mapping
from typing import TYPE_CHECKING, Any, Final

from aiokafka import TopicPartition

from schemas.errors import Retry

if TYPE_CHECKING:
    from aiokafka import AIOKafkaConsumer

#: How long one poll waits, in milliseconds.
_POLL_MS: Final = 500
#: How long nothing may come before the end is reached, in seconds.
_SILENCE_SECONDS: Final = 30.0


async def partitions_of(consumer: AIOKafkaConsumer, topic: str) -> list[TopicPartition]:
    """Partitions of a topic, in order; empty when it does not exist.

    All topics are asked for: asking for a missing one by name would make some brokers make it.
    """
    cluster = await consumer._client.fetch_all_metadata()
    return [TopicPartition(topic, number) for number in sorted(cluster.partitions_for_topic(topic) or ())]


async def read_range(
    consumer: AIOKafkaConsumer, starts: Mapping[TopicPartition, int], ends: Mapping[TopicPartition, int]
) -> AsyncGenerator[Any]:
    """Committed records from ``starts`` to before ``ends``; in order within a partition.

    Raises:
        Retry: nothing came for 30 seconds.
    """
    waiting = [part for part, start in starts.items() if start < ends[part]]
    if not waiting:
        return
    consumer.assign(waiting)
    for part in waiting:
        # Explicitly, since aiokafka's seek_to_beginning gave the end now and then.
        consumer.seek(part, starts[part])
    deadline = time.monotonic() + _SILENCE_SECONDS
    while waiting:
        batches = await consumer.getmany(*waiting, timeout_ms=_POLL_MS)
        for part, records in batches.items():
            for record in records:
                if record.offset < ends[part]:
                    yield record
        # By position, not by count: the end may be a control record, which is never handed out.
        behind = [part for part in waiting if await consumer.position(part) < ends[part]]
        if batches or len(behind) < len(waiting):
            deadline = time.monotonic() + _SILENCE_SECONDS
        elif time.monotonic() > deadline:
            raise Retry(f"{waiting[0].topic} gave nothing for {_SILENCE_SECONDS:g} seconds: try again")
        waiting = behind
