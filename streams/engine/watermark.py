"""The last applied record of a partition, kept in the table and checked against the log at assignment.

The watermark has three uses. It makes replay harmless for sessions without records (a deleted session stays
deleted). It says where to continue reading. And it detects a log that is not the one the table was made from: at
assignment the record at the watermark is read again and must be the same. If the log was recreated or cut, its
offsets mean other records, and folding them would mix two histories.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, NamedTuple

import aiokafka
import orjson
from aiokafka.structs import TopicPartition

from schemas.errors import Fatal
from streams.engine.fold import SourceRecord, TableChange


class SkippedBatch(NamedTuple):
    """A record batch that no reader can read, and that an operator gave up.

    Attributes:
        offset: its first offset.
        sha256: digest of the batch as fetched, in hexadecimal.
    """

    offset: int
    sha256: str


@dataclass(frozen=True, slots=True)
class Watermark:
    """The offset of the last applied record in a topic's partition, and a 64-bit hash of that record.

    Attributes:
        skipped: the batches that an operator gave up; see :mod:`streams.engine.skip`.
    """

    offset: int
    digest: str
    skipped: tuple[SkippedBatch, ...] = ()


def digest_record(record: SourceRecord) -> str:
    """Return a hash of a record's timestamp, key and value."""
    state = blake2b(record.timestamp.to_bytes(8, "big", signed=True), digest_size=8)
    for part in (record.key, record.value):
        state.update(b"-" if part is None else len(part).to_bytes(4, "big") + part)
    return state.hexdigest()


def watermark_key(partition: int) -> bytes:
    """Return the key of the table record that holds a partition's watermarks."""
    return orjson.dumps(["watermark", partition])


def encode_watermarks(partition: int, watermarks: dict[str, Watermark]) -> TableChange:
    """Return the table record that holds a partition's watermarks, one per source topic."""
    value = {topic: _encode(mark) for topic, mark in watermarks.items()}
    return TableChange(watermark_key(partition), orjson.dumps(value, option=orjson.OPT_SORT_KEYS))


def decode_watermarks(value: bytes | None) -> dict[str, Watermark]:
    """Decode what :func:`encode_watermarks` made; empty for a partition that was never flushed."""
    if value is None:
        return {}
    return {topic: _decode(fields) for topic, fields in orjson.loads(value).items()}


def _encode(mark: Watermark) -> dict[str, Any]:
    fields: dict[str, Any] = {"offset": mark.offset, "digest": mark.digest}
    if mark.skipped:
        fields["skipped"] = [list(batch) for batch in mark.skipped]
    return fields


def _decode(fields: dict[str, Any]) -> Watermark:
    skipped = tuple([SkippedBatch(*batch) for batch in fields.get("skipped", ())])
    return Watermark(fields["offset"], fields["digest"], skipped)


class LogMismatch(Fatal):
    """The log is not the one the table was made from; the worker stops and an operator decides."""


async def verify_watermark(
    consumer: aiokafka.AIOKafkaConsumer, tp: TopicPartition, mark: Watermark, *, timeout_seconds: float
) -> None:
    """Check that the record at the watermark is still the one that was applied.

    ``consumer`` has ``tp`` assigned and no group. A record that retention has deleted cannot be checked; it is
    assumed to be the right one if the log continues after the watermark.

    Raises:
        LogMismatch: the log ends before the watermark, or has another record at its offset.
        TimeoutError: the broker did not answer in time.
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
        raise _mismatch(tp, mark, "the log has another record at that offset")


def _mismatch(tp: TopicPartition, mark: Watermark, difference: str) -> LogMismatch:
    return LogMismatch(
        f"{tp.topic}-{tp.partition} is not the log this worker's table was made from: the table has applied "
        f"offset {mark.offset}, but {difference}. The topic was recreated or cut. Restore the topic, or delete "
        "the changelog topic and run 'sessionstream topics create' so that memory is folded again from the log."
    )
