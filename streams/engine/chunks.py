"""Chunks: Faust gets one event per fetched batch of a partition, not one per record.

A chunk covers ``[start, end)`` of the log without a gap: ``start`` is the position it was fetched from and
``end`` the position after it. So it also covers control records and aborted transactions, which take offsets but
give no records. A chunk can be without records.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

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


#: Records folded before other tasks of the event loop run: about 5 ms of work.
SLICE_RECORDS = 256


def slices(chunk: Chunk) -> Iterator[Chunk]:
    """Split the chunk into contiguous chunks of at most :data:`SLICE_RECORDS` records."""
    records = chunk.records
    start = chunk.start
    for index in range(0, max(len(records), 1), SLICE_RECORDS):
        following = index + SLICE_RECORDS
        end = records[following].offset if following < len(records) else chunk.end
        yield chunk._replace(start=start, end=end, records=records[index:following])
        start = end
