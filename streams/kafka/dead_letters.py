"""Reads the dead-letter topic and publishes its records again."""

from __future__ import annotations

import hashlib
import heapq
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from aiokafka import TopicPartition
from aiokafka.errors import KafkaError

from processors.kafka.dead_letter import parse_dead_letter
from schemas.dead_letter import DeadLetter
from schemas.errors import BadRequest, PublishFailed
from schemas.settings import Settings
from streams.kafka.clients import started_consumer, started_producer
from streams.kafka.topic_reader import partitions_of, read_range

if TYPE_CHECKING:
    from aiokafka import AIOKafkaConsumer

log = logging.getLogger(__name__)

#: How far back the first look goes, in offsets a partition; transactions' control records take offsets too.
_FIRST_LOOK: Final = 256
#: How far back a bounded look goes: records of all partitions together, and about so many bytes of values.
LOOKED_AT_RECORDS: Final = 20_000
LOOKED_AT_BYTES: Final = 256 * 1024 * 1024


class NoDeadLetters(BadRequest):
    """There is no dead-letter topic: the caller makes the topics, or shows that nothing was refused."""

    error_code = "no_dead_letter_topic"


class StoredLetter(NamedTuple):
    """A dead letter and where it stands in the dead-letter topic."""

    partition: int
    offset: int
    timestamp_ms: int
    letter: DeadLetter

    @property
    def place(self) -> str:
        """What the commands call it: ``partition:offset``."""
        return f"{self.partition}:{self.offset}"


class Found(NamedTuple):
    """Letters, newest first; ``complete`` where no older one was left out for want of looking further back."""

    letters: list[StoredLetter]
    complete: bool


async def newest(settings: Settings, *, limit: int, error_code: str | None = None) -> list[StoredLetter]:
    """The newest dead letters, newest first, at most ``limit``; see :func:`look_back`."""
    return (await look_back(settings, limit=limit, error_code=error_code)).letters


async def look_back(
    settings: Settings, *, limit: int, error_code: str | None = None, bounded: bool = False
) -> Found:
    """The newest dead letters, newest first, at most ``limit``; no more than these are held in memory.

    Looks back only as far as it must, so that a topic of millions answers at once.

    Args:
        settings: which cluster.
        limit: most letters.
        error_code: only letters refused for this.
        bounded: go no further back than about :data:`LOOKED_AT_RECORDS` and :data:`LOOKED_AT_BYTES`.

    Raises:
        BrokerUnreachable: no broker answered.
        NoDeadLetters: the topic does not exist.
    """
    topic = settings.topics.dead_letters
    async with started_consumer(settings) as consumer:
        partitions = await _partitions(consumer, topic)
        begins = await consumer.beginning_offsets(partitions)
        ends = await consumer.end_offsets(partitions)
        look, seen_bytes, until = max(limit, _FIRST_LOOK), 0, dict(ends)
        kept: list[
            tuple[int, int, int, StoredLetter]
        ] = []  # by age: no two letters share offset and partition
        while True:
            starts = {part: max(begins[part], ends[part] - look) for part in partitions}
            async for record in read_range(consumer, starts, until):
                seen_bytes += len(record.value or b"")
                item = _stored(record)
                if error_code in {None, item.letter.error_code}:
                    heapq.heappush(kept, (item.timestamp_ms, item.offset, item.partition, item))
                    if len(kept) > limit:
                        heapq.heappop(kept)
            complete = len(kept) >= limit or starts == begins
            # The next look is four times as far, so that it must fit before it begins.
            too_far = look * 4 * len(partitions) > LOOKED_AT_RECORDS or seen_bytes * 4 > LOOKED_AT_BYTES
            if complete or (bounded and too_far):
                break
            look, until = look * 4, starts
    return Found([entry[-1] for entry in sorted(kept, reverse=True)], complete)


async def fetch(settings: Settings, partition: int, offset: int) -> StoredLetter:
    """One dead letter.

    Raises:
        BrokerUnreachable: no broker answered.
        BadRequest: there is none at this place (any more).
    """
    topic = settings.topics.dead_letters
    record = await _fetch_record(settings, topic, partition, offset)
    if record is None:
        raise BadRequest(
            f"no dead letter at {partition}:{offset} of {topic}; see `sessionstream dead-letters list`"
        )
    return _stored(record)


async def original_value(settings: Settings, letter: DeadLetter) -> bytes | None:
    """The whole value of a letter: its own, or, where that was cut, the source record's.

    Raises:
        BadRequest: the source record is gone, or is another one by now.
    """
    if not letter.is_cut:
        return letter.value
    record = await _fetch_record(settings, letter.source_topic, letter.source_partition, letter.source_offset)
    place = f"{letter.source_topic} {letter.source_partition}:{letter.source_offset}"
    if record is None or record.value is None or hashlib.sha256(record.value).hexdigest() != letter.sha256:
        raise BadRequest(
            f"the letter holds only the first part of its value, and the whole is no longer at {place}; "
            "give it with --value-file"
        )
    value: bytes = record.value
    return value


async def replay(
    settings: Settings,
    letters: Sequence[StoredLetter],
    *,
    key: bytes | None = None,
    value: bytes | None = None,
) -> list[tuple[StoredLetter, int, int]]:
    """Publish the original records again, to the topic they came from, where their keys place them.

    Args:
        settings: which cluster.
        letters: what to publish, in this order.
        key: instead of the original key.
        value: instead of the original value.

    Returns:
        Each letter with the partition and offset its record has now.

    Raises:
        BrokerUnreachable: no broker answered.
        BadRequest: a cut value cannot be completed; nothing was published.
        PublishFailed: a record was not acknowledged; those before it were.
    """
    for item in letters:
        if item.letter.error_code == "unreadable" and (key is None or value is None):
            raise BadRequest(
                f"{item.place} stands for a whole batch that cannot be read: its records are not known; "
                "give one with --key and --value-file, or publish them again where they came from"
            )
    values = [value if value is not None else await original_value(settings, item.letter) for item in letters]
    placed: list[tuple[StoredLetter, int, int]] = []
    async with started_producer(settings) as producer:
        for item, content in zip(letters, values, strict=True):
            letter = item.letter
            new_key = key if key is not None else letter.key
            if new_key is None and content is None:
                raise BadRequest(f"{item.place} has neither key nor value: there is nothing to publish")
            try:
                metadata = await producer.send_and_wait(
                    letter.source_topic or settings.topics.session_events,
                    value=content,
                    key=new_key,
                    headers=list(letter.headers),
                )
            except KafkaError as error:
                raise PublishFailed(f"{item.place} was not published: {error!r}", events=()) from error
            placed.append((item, metadata.partition, metadata.offset))
            log.info(
                "dead letter replayed",
                extra={"action": "dead_letter_replayed", "partition": item.partition, "offset": item.offset},
            )
    return placed


def _stored(record: Any) -> StoredLetter:
    letter = parse_dead_letter(record.key, record.value, record.headers)
    return StoredLetter(record.partition, record.offset, record.timestamp, letter)


async def _partitions(consumer: AIOKafkaConsumer, topic: str) -> list[TopicPartition]:
    partitions = await partitions_of(consumer, topic)
    if not partitions:
        raise NoDeadLetters(f"topic {topic} does not exist: make it with `sessionstream topics create`")
    return partitions


async def _fetch_record(settings: Settings, topic: str, partition: int, offset: int) -> Any | None:
    async with started_consumer(settings) as consumer:
        part = TopicPartition(topic, partition)
        if part not in await _partitions(consumer, topic):
            return None
        begins, ends = await consumer.beginning_offsets([part]), await consumer.end_offsets([part])
        if not begins[part] <= offset < ends[part]:
            return None
        records = [record async for record in read_range(consumer, {part: offset}, {part: offset + 1})]
    return records[0] if records else None
