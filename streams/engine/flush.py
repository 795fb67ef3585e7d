"""What a flush writes: changed records of the table, announcements, dead letters, watermark and source offsets.

Nothing is folded while it is collected, so the records always match the offsets. A fold that has much to serialize does
it in steps (:class:`streams.engine.fold.SteppedFold`), between which readers have their turns. Then all of it becomes
durable as a whole, see :mod:`streams.engine.writer`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Generic

from aiokafka.structs import TopicPartition

from schemas.errors import Retry
from streams.engine.config import EngineConfig
from streams.engine.fold import (
    FoldStamp,
    FoldT,
    KeyValue,
    OutRecord,
    PartitionSink,
    SourceRecord,
    SteppedFold,
    out_record,
    stamp_of,
)
from streams.engine.store_waits import StoreAway, StoreSlow
from streams.engine.stores import anchor_at
from streams.engine.table import FoldTable
from streams.engine.watermark import NOTHING_APPLIED, Watermark, advanced, encode_watermarks
from streams.engine.writer import FlushWriter

#: So long at most others have turns while a flush is collected; the rest is collected at once.
STEPPED_SECONDS: Final = 0.05

_NO_HEADERS: Final[list[tuple[str, bytes]]] = []


@dataclass(slots=True)
class FlushStatistics:
    """Counts and durations of a partition's flushes; read by metrics."""

    flushes: int = 0
    records: int = 0
    last_seconds: float = 0.0
    last_records: int = 0


class FlushLimit:
    """The most bytes and events that a flush of a partition should write.

    Both halve when a flush misses its deadline, and double again after a flush that took less than a quarter of it.
    Small events cost their store more than their bytes say, so bytes alone would bound too little.

    Attributes:
        size_bytes: the most bytes.
        events: the most events.
    """

    #: They never fall below this; the largest record still goes through.
    LEAST_BYTES: Final = 262_144
    LEAST_EVENTS: Final = 100

    def __init__(self, most_bytes: int, most_events: int) -> None:
        self._most_bytes = most_bytes
        self._most_events = most_events
        self.size_bytes = most_bytes
        self.events = most_events

    def missed(self, events: int) -> None:
        """Record that a flush of so many events missed its deadline."""
        self.size_bytes = max(self.size_bytes // 2, min(self.LEAST_BYTES, self._most_bytes))
        self.events = max(min(self.events, events) // 2, min(self.LEAST_EVENTS, self._most_events))

    def succeeded(self, seconds: float, deadline_seconds: float) -> None:
        """Record how long a successful flush took."""
        if seconds < deadline_seconds / 4:
            self.size_bytes = min(2 * self.size_bytes, self._most_bytes)
            self.events = min(2 * self.events, self._most_events)


@dataclass(slots=True)
class Flush:
    """The content of one flush.

    Attributes:
        changes: the records of the table; the watermark is the last one.
        records: all records to write: the table's, announcements and dead letters.
        offsets: the next offset to read, by partition of a source topic.
    """

    changes: list[KeyValue]
    records: list[OutRecord]
    offsets: dict[TopicPartition, int]


@dataclass(slots=True)
class Flushes(Generic[FoldT]):
    """Collects and writes the flushes of one partition. Its owner orders them, and gives up after an error.

    Attributes:
        positions: the next offset to fold, by source topic.
        watermarks: the last record that a flush contains, by source topic.
    """

    partition: int
    config: EngineConfig
    fold: FoldT
    table: FoldTable
    writer: FlushWriter
    positions: dict[str, int]
    watermarks: dict[str, Watermark]
    statistics: FlushStatistics = field(default_factory=FlushStatistics)
    _last_records: dict[str, SourceRecord] = field(default_factory=dict)
    _requested: bool = False
    _sink: PartitionSink | None = field(init=False)
    _stepped: SteppedFold | None = field(init=False)
    _stamp: FoldStamp = field(init=False)

    def __post_init__(self) -> None:
        # Asked once, since isinstance with a protocol takes as long as folding several events.
        self._sink = self.fold if isinstance(self.fold, PartitionSink) else None
        self._stepped = self.fold if isinstance(self.fold, SteppedFold) else None
        self._stamp = stamp_of(self.fold)

    def record_applied(self, topic: str, record: SourceRecord) -> None:
        """Note the last record that was folded: the next flush's watermark of its topic."""
        self._last_records[topic] = record

    def request(self) -> None:
        """Let the next flush write, even if no record was folded: the fold has changes of another source."""
        self._requested = True

    @property
    def has_passed_markers(self) -> bool:
        """Whether a watermark is behind the position by markers of transactions alone, which are no records.

        A topic of which nothing was applied yet has no watermark; markers move its position as well.
        """
        return not self._last_records and any(
            self.watermarks.get(topic, NOTHING_APPLIED).next_offset < position
            for topic, position in self.positions.items()
        )

    @property
    def has_unflushed(self) -> bool:
        """Whether records were folded since the last flush."""
        return bool(self._last_records)

    async def collect(self, *, force: bool, is_lost: Callable[[], bool]) -> Flush | None:
        """Serialize all changed records, the watermark and the offsets; nothing may be applied meanwhile.

        Args:
            force: collect the watermark and the offsets even if nothing changed.
            is_lost: asked after each step; the partition's state may be discarded meanwhile.

        Returns:
            None if there is nothing to write, or if the partition is lost.
        """
        if not self._last_records and not force and not self._requested:
            return None
        self._requested = False
        published: list[OutRecord] = []
        began = time.monotonic()
        for number, (changes, announced) in enumerate(self._steps()):
            # Most flushes are one step. No partition is folded meanwhile, so this must not take long on a busy loop.
            if number and time.monotonic() - began < STEPPED_SECONDS:
                await asyncio.sleep(0)
                if is_lost():
                    return None
            self.table.write(self.partition, changes)
            published += announced
        for topic, record in self._last_records.items():
            self.watermarks[topic] = advanced(
                self.watermarks.get(topic), record, self.positions[topic], self._stamp
            )
        if not self._last_records:
            for topic, position in self.positions.items():
                mark = self.watermarks.get(topic, NOTHING_APPLIED)
                if mark.next_offset < position:
                    self.watermarks[topic] = replace(mark, next_offset=position, stamp=self._stamp)
        self._last_records.clear()
        self.table.write(self.partition, [encode_watermarks(self.partition, self.watermarks)])
        unwritten = self.table.unwritten(self.partition)
        topic = self.config.changelog_topic
        records = [out_record(topic, key, value, _NO_HEADERS) for key, value in unwritten]
        records.extend(published)
        offsets = {
            TopicPartition(name, self.partition): position for name, position in self.positions.items()
        }
        return Flush(unwritten, records, offsets)

    def _steps(self) -> Iterable[tuple[Sequence[KeyValue], Sequence[OutRecord]]]:
        return (self.fold.take_changes(),) if self._stepped is None else self._stepped.change_steps()

    async def write(self, flush: Flush) -> None:
        """Write a flush durably; a sink's store is written before the offsets are committed. Each has the deadline.

        Raises:
            StoreSlow: a sink's store did not take all in time.
            StoreAway: a sink's store failed for now.
            Exception: the outcome is unknown. In all cases nothing may be retried or served from this state.
        """
        started = time.monotonic()
        seconds = self.config.flush_deadline_seconds
        if self._sink is not None:
            try:
                async with asyncio.timeout(seconds):
                    await self._sink.write_out()
            except Retry as error:
                raise StoreAway(error.detail) from error
            except TimeoutError as error:
                raise StoreSlow(f"the store did not take the events within {seconds:g} s") from error
        async with asyncio.timeout(seconds):
            highest = await self.writer.write(flush.records, flush.offsets)
        key, value = flush.changes[-1]
        offset = highest.get(self.config.changelog_topic, -1)
        self.table.committed(self.partition, flush.changes, anchor_at(offset, key, value))
        self.statistics.flushes += 1
        self.statistics.records += len(flush.records)
        self.statistics.last_records = len(flush.records)
        self.statistics.last_seconds = time.monotonic() - started
