"""Finds what was published while sessions were being erased, and was sealed with their erased keys."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import aclosing

from aiokafka import TopicPartition

from processors.sealing.late_events import LateEvents
from schemas.publication import Published
from schemas.settings import Settings
from streams.kafka.clients import started_consumer
from streams.kafka.session_keys import SessionKeyRing
from streams.kafka.topic_reader import read_range


async def late_events(
    settings: Settings,
    keys: SessionKeyRing,
    deletions: Mapping[str, Published],
    until: Mapping[str, Published],
) -> dict[str, int]:
    """Return the erased sessions with an event that no one can read, and how many events follow their deletions.

    It reads the log from the deletions up to its present end. Call it when no publisher uses the erased keys any more.

    Args:
        settings: name the brokers and the log.
        keys: the keys of sessions.
        deletions: by session, where its deletion is in the log.
        until: by session, where its next deletion is, if its events count up to there.

    Raises:
        Retry, KafkaError: Kafka did not answer.
    """
    topic = settings.topics.session_events
    starts: dict[TopicPartition, int] = {}
    for place in deletions.values():
        part = TopicPartition(topic, place.partition)
        starts[part] = min(place.sequence + 1, starts.get(part, place.sequence + 1))
    late = LateEvents(_sequences(deletions), _sequences(until))
    async with started_consumer(settings) as consumer:
        ends = await consumer.end_offsets(list(starts))
        async with aclosing(read_range(consumer, starts, ends)) as records:
            async for record in records:
                late.add(record.key, record.value, record.offset)
    for part in starts:
        await keys.look_for(part.partition, late.named())
    return late.unreadable(keys.is_missing)


def _sequences(places: Mapping[str, Published]) -> dict[str, int]:
    return {session_id: place.sequence for session_id, place in places.items()}
