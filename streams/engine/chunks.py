"""Chunks: Faust gets one event per fetched batch of a partition, not one per record.

A chunk covers ``[start, end)`` of the log without a gap: ``start`` is the position it was fetched from and
``end`` the position after it. So it also covers control records and aborted transactions, which take offsets but
give no records. A chunk can be without records.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import faust
from faust.types import AppT, Message

from streams.engine.fold import SourceRecord


class Chunk(NamedTuple):
    """Consecutive records of one partition, and the assignment that they were fetched for."""

    assignment_number: int
    topic: str
    partition: int
    start: int
    end: int
    records: Sequence[SourceRecord]


class ChunkSchema(faust.Schema[Any, Any]):
    """Passes a chunk through Faust's topic unchanged, so that no decoding can fail inside Faust."""

    def loads_key(self, app: AppT, message: Message, **kwargs: Any) -> None:
        return None

    def loads_value(self, app: AppT, message: Message, **kwargs: Any) -> Any:
        return message.value


#: Most records of a slice, which costs about five milliseconds of usual work. Records of one session in a slice are
#: folded together, so smaller slices cost more an event.
SLICE_RECORDS: Final = 256

#: A chunk of fewer records is not of a worker that has to catch up. Its slices are small, so that readers wait less.
BACKLOG_RECORDS: Final = 500
#: Most records of a slice of such a chunk, which costs one or two milliseconds.
LIVE_SLICE_RECORDS: Final = 64

#: Most bytes of a slice's values, unless one value alone has more.
SLICE_BYTES: Final = 262_144

#: A record with a longer value is a slice of its own, and is decoded in a thread.
LONG_RECORD_BYTES: Final = 65_536

#: A slice that takes longer makes the next ones smaller.
SLICE_MILLISECONDS: Final = 10.0


class SliceSize:
    """How many records the next slice may have, by what the slices before it took.

    What a record costs is not known before it is folded: a few bytes can bring back a long session. So slices
    shrink at once after one that took long or made much to write, and grow again step by step.
    """

    def __init__(self) -> None:
        self.records = 8

    def record(self, records: int, milliseconds: float, written_share: float) -> None:
        """Record what a slice took.

        Args:
            records: how many it had; after one that was smaller than allowed, larger ones are not known to be quick.
            milliseconds: for decoding and folding.
            written_share: what it added to the bytes that the next flush writes, as a share of the most that a
                slice should add.
        """
        share = max(milliseconds / SLICE_MILLISECONDS, written_share)
        if share > 1:
            self.records = max(1, int(self.records / share))
        elif share < 0.5 and records >= self.records:
            self.records = min(SLICE_RECORDS, 2 * self.records)


def is_long(records: Sequence[SourceRecord]) -> bool:
    """Return whether a slice is one long record."""
    return len(records) == 1 and len(records[0].value or b"") > LONG_RECORD_BYTES


def slices(chunk: Chunk, size: SliceSize | None = None) -> Iterator[Chunk]:
    """Split the chunk into contiguous chunks, bounded by records and bytes.

    Args:
        chunk: What was fetched.
        size: Asked before each slice for its number of records; without it, it is the most.
    """
    records = chunk.records
    most = SLICE_RECORDS if len(records) >= BACKLOG_RECORDS else LIVE_SLICE_RECORDS
    start, index = chunk.start, 0
    while True:
        following = _end_of_slice(records, index, most if size is None else min(most, size.records))
        last = following >= len(records)
        end = chunk.end if last else records[following].offset
        yield chunk._replace(start=start, end=end, records=records[index:following])
        if last:
            return
        start, index = end, following


def _end_of_slice(records: Sequence[SourceRecord], begin: int, most_records: int) -> int:
    sizes = [len(record.value or b"") for record in records[begin : begin + most_records]]
    if sum(sizes) > SLICE_BYTES or max(sizes, default=0) > LONG_RECORD_BYTES:
        size_bytes = 0
        for index, size in enumerate(sizes, begin):
            size_bytes += size
            if index > begin and (size_bytes > SLICE_BYTES or size > LONG_RECORD_BYTES):
                return index
            if size > LONG_RECORD_BYTES:
                return index + 1
    return begin + len(sizes)
