"""Reads a range of offsets of a topic, without a consumer group."""

from __future__ import annotations

import time
from collections.abc import AsyncGenerator, Mapping
from typing import TYPE_CHECKING, Any, Final

from aiokafka import TopicPartition
from aiokafka.errors import ConsumerStoppedError

from schemas.errors import Retry
from streams.engine.record_batches import DamagedLog

if TYPE_CHECKING:
    from aiokafka import AIOKafkaConsumer

#: How long one poll waits, in milliseconds.
_POLL_MS: Final = 500
#: Longest time without a record before the end of the range, in seconds.
_IDLE_SECONDS: Final = 30.0


async def partitions_of(consumer: AIOKafkaConsumer, topic: str) -> list[TopicPartition]:
    """Return the partitions of a topic, in order; empty if it does not exist.

    The metadata of all topics is requested: a request for a missing one by name makes some brokers create it.
    """
    cluster = await consumer._client.fetch_all_metadata()
    return [TopicPartition(topic, number) for number in sorted(cluster.partitions_for_topic(topic) or ())]


async def read_range(
    consumer: AIOKafkaConsumer, starts: Mapping[TopicPartition, int], ends: Mapping[TopicPartition, int]
) -> AsyncGenerator[Any]:
    """Yield the committed records from ``starts`` to before ``ends``, in order within a partition.

    Raises:
        Retry: no record came for 30 seconds, the consumer was stopped meanwhile, or the log is damaged; the message says
            what to do then.
    """
    waiting = [part for part, start in starts.items() if start < ends[part]]
    if not waiting:
        return
    consumer.assign(waiting)
    for part in waiting:
        # An explicit seek, since aiokafka's seek_to_beginning can give the end.
        consumer.seek(part, starts[part])
    deadline = time.monotonic() + _IDLE_SECONDS
    while waiting:
        try:
            batches = await consumer.getmany(*waiting, timeout_ms=_POLL_MS)
        except DamagedLog as error:
            raise Retry(error.detail) from error
        except ConsumerStoppedError as error:  # no KafkaError; this process is stopping
            raise Retry(f"the connection to {waiting[0].topic} was stopped; try again") from error
        for part, records in batches.items():
            for record in records:
                if record.offset < ends[part]:
                    yield record
        # By position, not by count: the last offset may be a control record, which is never returned.
        behind = [part for part in waiting if await consumer.position(part) < ends[part]]
        if batches or len(behind) < len(waiting):
            deadline = time.monotonic() + _IDLE_SECONDS
        elif time.monotonic() > deadline:
            raise Retry(f"no record of {waiting[0].topic} arrived for {_IDLE_SECONDS:g} seconds; try again")
        waiting = behind
