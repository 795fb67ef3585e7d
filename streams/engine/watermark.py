"""The last applied record of a partition, kept in the table and checked against the log at assignment.

The watermark makes replay harmless for sessions that left no trace (a deleted session stays deleted), says
where to read on, and notices a log that is not the one the table was made from: at assignment the record at
the watermark is read again and must be the same. Offsets of a log that was recreated or cut say nothing of
the old one, and folding on from there would mix two histories.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import aiokafka
import orjson
from aiokafka.structs import TopicPartition

from schemas.errors import Fatal
from streams.engine.fold import SourceRecord, TableChange


@dataclass(frozen=True, slots=True)
class Watermark:
    """The offset of the last applied record of a topic's partition, and a 64-bit hash of that record."""

    offset: int
    digest: str


def digest_record(record: SourceRecord) -> str:
    """A hash of what makes a record itself: timestamp, key and value."""
    state = blake2b(record.timestamp.to_bytes(8, "big", signed=True), digest_size=8)
    for part in (record.key, record.value):
        state.update(b"-" if part is None else len(part).to_bytes(4, "big") + part)
    return state.hexdigest()


def watermark_key(partition: int) -> bytes:
    """The table record's key."""
    return orjson.dumps(["watermark", partition])


def encode_watermarks(partition: int, watermarks: dict[str, Watermark]) -> TableChange:
    """The table record that holds a partition's watermarks, one a source topic."""
    value = {topic: {"offset": mark.offset, "digest": mark.digest} for topic, mark in watermarks.items()}
    return TableChange(watermark_key(partition), orjson.dumps(value, option=orjson.OPT_SORT_KEYS))


def decode_watermarks(value: bytes | None) -> dict[str, Watermark]:
    """What :func:`encode_watermarks` wrote; none of a partition that was never flushed."""
    if value is None:
        return {}
    return {topic: Watermark(mark["offset"], mark["digest"]) for topic, mark in orjson.loads(value).items()}


class LogMismatch(Fatal):
    """The log is not the one the table was made from. Stop; an operator has to decide."""


async def verify_watermark(
    consumer: aiokafka.AIOKafkaConsumer, tp: TopicPartition, mark: Watermark, *, timeout_seconds: float
) -> None:
    """Check that the record at the watermark is still the one that was applied.

    ``consumer`` has ``tp`` assigned and no group. A record that retention has deleted since cannot be
    checked, and is taken for the right one as long as the log goes on past the watermark.

    Raises:
        LogMismatch: the log ends below the watermark, or another record stands there.
        TimeoutError: the broker did not give the record in time.
    """
    async with asyncio.timeout(timeout_seconds):
        end = (await consumer.end_offsets([tp]))[tp]
        if end <= mark.offset:
            raise _mismatch(tp, mark, f"the log ends at offset {end}")
        beginning = (await consumer.beginning_offsets([tp]))[tp]
        if beginning > mark.offset:
            return
        consumer.seek(tp, mark.offset)
        record: Any = await consumer.getone(tp)
    if record.offset != mark.offset:
        raise _mismatch(tp, mark, f"there is no record at that offset (the next is {record.offset})")
    if digest_record(record) != mark.digest:
        raise _mismatch(tp, mark, "another record stands at that offset")


def _mismatch(tp: TopicPartition, mark: Watermark, what: str) -> LogMismatch:
    return LogMismatch(
        f"{tp.topic}-{tp.partition} is not the log this worker's table was made from: the table has applied "
        f"offset {mark.offset}, but {what}. The topic was recreated or cut. Restore the topic, or delete "
        "the changelog topic and run 'sessionstream topics create' so that memory is folded anew from the log."
    )
