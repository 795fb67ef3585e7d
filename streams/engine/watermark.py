"""The last applied record of a partition, kept in the table and checked against the log at assignment.

The watermark has three uses. It makes replay harmless for sessions without records (a deleted session stays
deleted). It says where to continue reading. And it detects a log that is not the one the table was made from: at
assignment the record at the watermark is read again and must be the same. If the log was recreated or cut, its
offsets mean other records, and folding them would mix two histories.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import aiokafka
import orjson
from aiokafka.structs import TopicPartition

from schemas.errors import Fatal, NewerVersion
from streams.engine.fold import UNSTAMPED, FoldStamp, SourceRecord, TableChange


class Loss(NamedTuple):
    """Records that were deleted from the log before they were applied, and that an operator gave up.

    Attributes:
        first: the first offset.
        last: the last offset.
        accepted_ms: wall-clock milliseconds at which the loss was accepted.
    """

    first: int
    last: int
    accepted_ms: int


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
    """What was applied of a topic's partition.

    Attributes:
        offset: the offset of the last applied record.
        digest: a 64-bit hash of that record; :data:`UNREADABLE` if the log does not have it any more.
        skipped: the batches that an operator gave up; see :mod:`streams.engine.skip`.
        next_offset: the offset to continue from; control records and losses may lie in between.
        losses: the losses that an operator accepted, oldest first.
        stamp: what folded the records.
        unknown: fields that a newer version wrote; they are kept.
    """

    offset: int
    digest: str
    skipped: tuple[SkippedBatch, ...] = ()
    next_offset: int = -1
    losses: tuple[Loss, ...] = ()
    stamp: FoldStamp = UNSTAMPED
    unknown: tuple[tuple[str, Any], ...] = ()

    def __post_init__(self) -> None:
        if self.next_offset < 0:
            object.__setattr__(self, "next_offset", self.offset + 1)

    def encode(self) -> dict[str, Any]:
        """Return the JSON form that :meth:`decode` reads."""
        fields: dict[str, Any] = {**dict(self.unknown), "offset": self.offset, "digest": self.digest}
        if self.next_offset != self.offset + 1:
            fields["next"] = self.next_offset
        if self.skipped:
            fields["skipped"] = [list(batch) for batch in self.skipped]
        if self.losses:
            fields["losses"] = [list(loss) for loss in self.losses]
        if self.stamp != UNSTAMPED:
            fields |= {"fold": self.stamp.version, "settings": self.stamp.settings}
        return fields

    @classmethod
    def decode(cls, fields: Mapping[str, Any]) -> Watermark:
        """Return the watermark from the form of :meth:`encode`."""
        unknown = tuple((name, value) for name, value in fields.items() if name not in _MARK_FIELDS)
        skipped = tuple(SkippedBatch(*batch) for batch in fields.get("skipped", ()))
        losses = tuple(Loss(*loss) for loss in fields.get("losses", ()))
        stamp = FoldStamp(fields.get("fold", 1), fields.get("settings", ""))
        return cls(
            fields["offset"], fields["digest"], skipped, fields.get("next", -1), losses, stamp, unknown
        )


#: The digest of a record that is in a batch that an operator gave up: there is nothing to compare it with.
UNREADABLE: Final = ""
#: The watermark of a topic of which no record was applied.
NOTHING_APPLIED: Final = Watermark(-1, UNREADABLE)

_MARK_FIELDS: Final = frozenset({"offset", "digest", "skipped", "next", "losses", "fold", "settings"})


def advanced(
    mark: Watermark | None, record: SourceRecord, next_offset: int, stamp: FoldStamp = UNSTAMPED
) -> Watermark:
    """Return the watermark after ``record`` was applied.

    Args:
        mark: the topic's watermark so far.
        record: the last applied record.
        next_offset: the offset to continue from.
        stamp: of the fold that applied it.
    """
    offset, digest = record.offset, digest_record(record)
    if mark is None:
        return Watermark(offset, digest, next_offset=next_offset, stamp=stamp)
    return replace(mark, offset=offset, digest=digest, next_offset=next_offset, stamp=stamp)


def check_stamp(partition: int, mark: Watermark | None, stamp: FoldStamp) -> str | None:
    """Check that a fold may continue a table; return how the settings of the last one differ, if they do.

    Args:
        partition: of the table.
        mark: the watermark of the log.
        stamp: of the fold that would continue.

    Returns:
        One line for the log; None with the same settings, or if the table does not name any.

    Raises:
        NewerVersion: a newer fold has written the table.
    """
    if mark is None:
        return None
    if mark.stamp.version > stamp.version:
        raise NewerVersion(
            f"partition {partition}: a newer worker has written its table: fold {mark.stamp.version}, this worker has "
            f"fold {stamp.version}. It must not continue it. Upgrade this worker; the newer ones of its group serve "
            "meanwhile. To go back for good, fold everything again with this version"
        )
    if mark.stamp.settings in ("", stamp.settings):
        return None
    return (
        f"partition {partition}: it was folded with other settings until now (hash {mark.stamp.settings}, this worker "
        f"has {stamp.settings}). Memories depend on them: all workers of a group must have the same. After a change "
        "of settings this line comes once a partition"
    )


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
    value = {topic: mark.encode() for topic, mark in watermarks.items()}
    return TableChange(watermark_key(partition), orjson.dumps(value, option=orjson.OPT_SORT_KEYS))


def decode_watermarks(value: bytes | None) -> dict[str, Watermark]:
    """Decode what :func:`encode_watermarks` made; empty for a partition that was never flushed."""
    if value is None:
        return {}
    return {topic: Watermark.decode(fields) for topic, fields in orjson.loads(value).items()}


class LogMismatch(Fatal):
    """The log is not the one the table was made from; the worker stops and an operator decides."""


async def verify_watermark(
    consumer: aiokafka.AIOKafkaConsumer, tp: TopicPartition, mark: Watermark, *, timeout_seconds: float
) -> None:
    """Check that the record at the watermark is still the one that was applied.

    ``consumer`` has no group, and ``tp`` assigned and paused, as it is again afterwards. A record that retention has
    deleted, or that was given up with its batch, cannot be checked; it is assumed to be the right one if the log
    continues after the watermark.

    Raises:
        LogMismatch: the log ends before the offset to continue from, or has another record at the watermark's.
        TimeoutError: the broker did not answer in time.
    """
    async with asyncio.timeout(timeout_seconds):
        end = (await consumer.end_offsets([tp]))[tp]
        if end < mark.next_offset:
            # Also where only control records are gone: events that come next would count as applied.
            raise _mismatch(
                tp, mark, f"the log ends at offset {end}, below {mark.next_offset}, where it goes on"
            )
        beginning = (await consumer.beginning_offsets([tp]))[tp]
        if beginning > mark.offset or mark.digest == UNREADABLE:
            return
        consumer.seek(tp, mark.offset)
        consumer.resume(tp)
        record: Any = await consumer.getone(tp)
        consumer.pause(tp)
        # Drops what was fetched with the record; what is fetched next would wait until that is read.
        consumer.seek(tp, mark.offset)
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
