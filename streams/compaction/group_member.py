"""A member of a consumer group of the compaction process: how it joins the group, and commits."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING

from aiokafka import ConsumerRebalanceListener, TopicPartition
from aiokafka.coordinator.assignors.sticky.sticky_assignor import StickyPartitionAssignor
from aiokafka.errors import CommitFailedError, IllegalStateError, KafkaError

from schemas.settings import Settings
from streams.engine.clients import start_client, stop_client
from streams.kafka.clients import connecting, make_consumer, worker_client_id

if TYPE_CHECKING:
    from aiokafka import AIOKafkaConsumer

log = logging.getLogger(__name__)


async def join_group(
    settings: Settings, group_id: str, topic: str, listener: ConsumerRebalanceListener, *, process: str
) -> AIOKafkaConsumer:
    """Return a started consumer of a topic, as a member of a group.

    Args:
        settings: Name the brokers, and say when a silent member loses its partitions.
        group_id: The group.
        topic: What the group consumes.
        listener: Is told which partitions this member has.
        process: Names this member in its client id.

    Raises:
        BrokerUnreachable: No broker answered.
    """
    consumer = make_consumer(
        settings,
        group_id=group_id,
        client_id=worker_client_id(process),
        session_timeout_ms=int(settings.session_timeout_seconds * 1_000),
        heartbeat_interval_ms=int(settings.heartbeat_seconds * 1_000),
        partition_assignment_strategy=[StickyPartitionAssignor],
    )
    consumer.subscribe([topic], listener=listener)
    async with connecting(settings, lambda: stop_client(consumer)):
        await start_client(consumer)
    return consumer


async def commit(
    consumer: AIOKafkaConsumer, offsets: Mapping[TopicPartition, int | tuple[int, str]]
) -> Exception | None:
    """Commit offsets, with their metadata if they have any; return why they were not committed, or None."""
    try:
        await consumer.commit(offsets)
    except (TimeoutError, CommitFailedError, IllegalStateError, KafkaError) as error:
        # During a rebalance or without a broker a commit fails; a later one, or the next owner's, replaces it.
        log.debug("offsets were not committed: %r", error, extra={"action": "commit_failed"})
        return error
    return None
