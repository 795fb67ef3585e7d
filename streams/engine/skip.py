"""Gives up a record batch that no reader can read: its checksum is wrong, so a worker stops at it again and again.

The skip becomes a part of the partition's watermark, in one transaction with its dead letter. That transaction
initializes the partition's producer, so a worker that owns the partition is fenced, takes it over again, and finds the
skip. It names the batch by its first offset and its digest, so no other batch is ever passed.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from aiokafka import AIOKafkaConsumer
from aiokafka.errors import CorruptRecordException
from aiokafka.structs import TopicPartition

from schemas.errors import BadRequest, Retry
from streams.engine import restore
from streams.engine.clients import assign_paused, groupless_consumer
from streams.engine.fold import OutRecord, out_record
from streams.engine.record_batches import DamagedLog, UnreadableBatch, pass_skipped, require_every_offset
from streams.engine.watermark import (
    NOTHING_APPLIED,
    UNREADABLE,
    SkippedBatch,
    Watermark,
    decode_watermarks,
    encode_watermarks,
    watermark_key,
)
from streams.engine.writer import TransactionalWriter

#: Longest time for a broker to answer with the records at an offset.
_READ_SECONDS = 30.0
#: How far before its end a changelog is searched for a watermark first, and by how much more each further time.
_FIRST_WINDOW_OFFSETS: Final = 1_000
_WINDOW_GROWTH: Final = 16
#: Longest time for the broker to answer a request.
_REQUEST_TIMEOUT_MS: Final = 20_000


@dataclass(frozen=True, slots=True, kw_only=True)
class TableOwner:
    """A process on the engine: whose watermark gets the skip.

    Attributes:
        group_id: its consumer group.
        changelog_topic: of its table.
        client_settings: bootstrap servers and security, as aiokafka's clients take them.
        session_timeout_seconds: as its workers have it.
    """

    group_id: str
    changelog_topic: str
    client_settings: Mapping[str, Any] = field(repr=False)
    session_timeout_seconds: float


async def unreadable_batch_at(
    client_settings: Mapping[str, Any], tp: TopicPartition, offset: int
) -> UnreadableBatch:
    """Return the batch at ``offset``, if no reader can read it.

    Raises:
        BadRequest: the log has no such offset, or a reader can pass it.
        Retry: the broker did not answer in time.
    """
    place = f"{tp.topic}-{tp.partition}"
    end = 0
    require_every_offset([tp.topic])
    try:
        async with groupless_consumer(
            client_settings, fetch_size_bytes=1_048_576, request_timeout_ms=_REQUEST_TIMEOUT_MS
        ) as consumer:
            beginning = (await consumer.beginning_offsets([tp]))[tp]
            end = (await consumer.end_offsets([tp]))[tp]
            if not beginning <= offset < end:
                raise BadRequest(
                    f"{place} has the offsets {beginning} to {end - 1}; offset {offset} is not in the log"
                )
            consumer.assign([tp])
            consumer.seek(tp, offset)
            async with asyncio.timeout(_READ_SECONDS):
                record: Any = await consumer.getone(tp)
    except DamagedLog as error:
        batch = error.batch
        if not batch.offset <= offset < batch.next_offset <= end:
            raise BadRequest(
                f"{place}: the header of the batch at offset {offset} is damaged too, so its end is not known; "
                "restore the topic"
            ) from error
        return batch
    except CorruptRecordException as error:
        raise BadRequest(f"{place}: {error}; restore the topic") from error
    except TimeoutError as error:
        raise Retry(
            f"{place}: the broker gave nothing at offset {offset} within {_READ_SECONDS:g} seconds; try again, or see "
            "whether its log names a damaged file: then restore it from another replica, or delete the records up to a "
            "later offset on the broker and start the workers once with --accept-loss"
        ) from error
    if isinstance(record, UnreadableBatch):
        raise BadRequest(
            f"{place}: the workers pass the batch at offset {offset} by themselves, as one dead letter; "
            "there is nothing to skip"
        )
    what = (
        "can be read"
        if record.offset == offset
        else f"has no record; the next one, {record.offset}, can be read"
    )
    raise BadRequest(f"{place}: offset {offset} {what}; only what no reader can read is skipped")


#: What :func:`skip_batch` did. ``will_pass``: the workers come to the batch, and pass it. ``applied``: they applied it
#: before it was damaged, and pass it if they read the log again. ``already_passes``: nothing was written.
SkipOutcome = Literal["will_pass", "applied", "already_passes"]


async def skip_batch(owner: TableOwner, batch: UnreadableBatch, traces: Sequence[OutRecord]) -> SkipOutcome:
    """Let the workers of ``owner`` pass the batch, also if they have applied it before it was damaged.

    Readers that have no table look into these watermarks, so those of a process that is beyond the batch name it too.

    Args:
        owner: the process.
        batch: from :func:`unreadable_batch_at`.
        traces: written in the same transaction; the batch's dead letter.

    Raises:
        Exception: the transaction failed; its outcome may be unknown. The same call again is safe.
    """
    # Looked at before, because the transaction fences the worker that owns the partition.
    if with_skip(batch, await _watermarks_of(owner, batch.partition)) is None:
        return "already_passes"
    writer = TransactionalWriter(
        batch.partition,
        group_id=owner.group_id,
        changelog_topic=owner.changelog_topic,
        client_settings=owner.client_settings,
        request_timeout_ms=_REQUEST_TIMEOUT_MS,
        transaction_timeout_ms=int(owner.session_timeout_seconds * 2000),
    )
    try:
        await writer.start(lambda: None)
        marks = with_skip(batch, await _watermarks_of(owner, batch.partition))
        if marks is not None:
            key, value = encode_watermarks(batch.partition, marks)
            offsets = {
                TopicPartition(name, batch.partition): mark.next_offset for name, mark in marks.items()
            }
            await writer.write([out_record(owner.changelog_topic, key, value, []), *traces], offsets)
    except BaseException:
        writer.abandon()
        raise
    await writer.stop()
    if marks is None:
        return "already_passes"
    return "applied" if marks[batch.topic].next_offset >= batch.next_offset else "will_pass"


def with_skip(batch: UnreadableBatch, marks: Mapping[str, Watermark]) -> dict[str, Watermark] | None:
    """Return the watermarks of a partition with the skip of ``batch``; None if they have it."""
    mark = marks.get(batch.topic, NOTHING_APPLIED)
    skipped = SkippedBatch(batch.offset, batch.sha256)
    if skipped in mark.skipped:
        return None
    if batch.offset <= mark.offset < batch.next_offset:
        # The record that a takeover compares with the log was in the batch.
        mark = replace(mark, digest=UNREADABLE)
    return {**marks, batch.topic: replace(mark, skipped=(*mark.skipped, skipped))}


async def _watermarks_of(owner: TableOwner, partition: int) -> dict[str, Watermark]:
    return await read_watermarks(owner.client_settings, owner.changelog_topic, partition)


def pass_given_up(partition: int, watermarks: Mapping[str, Watermark]) -> None:
    """Let every consumer of this OS process pass the batches of a partition that these watermarks name.

    Args:
        partition: of the table and of its source topics.
        watermarks: of the partition, by topic.
    """
    for topic, mark in watermarks.items():
        for batch in mark.skipped:
            pass_skipped(topic, partition, batch.offset, batch.sha256)


async def read_watermarks(
    client_settings: Mapping[str, Any], changelog_topic: str, partition: int
) -> dict[str, Watermark]:
    """Return the watermarks of a partition, by topic, as the newest flush left them.

    A flush ends with the watermark, so the changelog is read from its end: a few records instead of all.

    Raises:
        Fatal: the changelog is damaged.
        Retry: the broker did not answer in time.
    """
    tp = TopicPartition(changelog_topic, partition)
    async with groupless_consumer(
        client_settings, fetch_size_bytes=1_048_576, request_timeout_ms=_REQUEST_TIMEOUT_MS
    ) as consumer:
        assign_paused(consumer, [tp])
        beginning = (await consumer.beginning_offsets([tp]))[tp]
        end = (await consumer.end_offsets([tp]))[tp]
        offsets = _FIRST_WINDOW_OFFSETS
        while end > beginning:
            start = max(beginning, end - offsets)
            value = await _newest_value(consumer, tp, watermark_key(partition), start, end)
            if value is not None:
                return decode_watermarks(value)
            end, offsets = start, offsets * _WINDOW_GROWTH
    return {}


async def _newest_value(
    consumer: AIOKafkaConsumer, tp: TopicPartition, key: bytes, start: int, end: int
) -> bytes | None:
    """Return the newest value with a key from ``start`` to before ``end``; None without one."""
    newest: bytes | None = None
    consumer.seek(tp, start)
    consumer.resume(tp)
    position, deadline = start, time.monotonic() + _READ_SECONDS
    while position < end:
        fetched = await consumer.getmany(tp, timeout_ms=restore.POLL_MS)
        for record in fetched.get(tp, []):
            restore.require_readable(record)
            if record.offset < end and record.key == key:
                newest = record.value
        reached = await consumer.position(tp)
        if reached > position:
            deadline = time.monotonic() + _READ_SECONDS
        elif time.monotonic() > deadline:
            raise Retry(
                f"{tp.topic}-{tp.partition}: the broker gave nothing at offset {position} within {_READ_SECONDS:g} "
                "seconds; try again"
            )
        position = reached
    consumer.pause(tp)
    return newest
