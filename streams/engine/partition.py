"""One owned partition: the folded state, its flushes, its positions.

One lock orders flush, last flush and teardown. Everything a flush writes, the watermark and the source
offsets are taken in one synchronous step before the flush's first await, so that no record can be ahead of
its own offset.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Generic

from aiokafka.structs import TopicPartition

from schemas.errors import Fatal
from streams.engine.chunks import Chunk
from streams.engine.config import EngineConfig
from streams.engine.fold import FoldT, KeyValue, OutRecord, PartitionSink, SourceRecord, out_record
from streams.engine.ownership import Assignment
from streams.engine.stores import anchor_at
from streams.engine.table import FoldTable
from streams.engine.watermark import Watermark, digest_record, encode_watermarks
from streams.engine.writer import FlushWriter

log = logging.getLogger(__name__)

_NO_HEADERS: Final[list[tuple[str, bytes]]] = []


@dataclass(slots=True)
class FlushStatistics:
    """What the flushes of a partition did; read by metrics."""

    flushes: int = 0
    records: int = 0
    last_seconds: float = 0.0
    last_records: int = 0


@dataclass(slots=True)
class _Flush:
    changes: list[KeyValue]
    records: list[OutRecord]
    offsets: dict[TopicPartition, int]


@dataclass(slots=True)
class OwnedPartition(Generic[FoldT]):
    """What a worker holds of a partition, from one restore to its loss.

    Attributes:
        positions: the next offset to fold, by source topic.
        caught_up_at: positions from which on the partition may be served: the log's end as it stood when the
            worker got it.
        on_applied: called after every applied chunk, so that waiting readers look again.
        on_flushed: called after every flush that went through.
        taken_ms: wall-clock milliseconds when the worker got it.
        applied_ms: the timestamp of the last record applied since, by source topic.
    """

    partition: int
    assignment: Assignment
    config: EngineConfig
    fold: FoldT
    table: FoldTable
    writer: FlushWriter
    positions: dict[str, int]
    watermarks: dict[str, Watermark]
    caught_up_at: dict[str, int]
    on_applied: Callable[[int], None]
    on_flushed: Callable[[FlushStatistics], None] = lambda _: None
    taken_ms: float = field(default_factory=lambda: time.time() * 1_000)
    applied_ms: dict[str, int] = field(default_factory=dict)
    lost: bool = False
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    idle: asyncio.Event = field(default_factory=asyncio.Event)
    statistics: FlushStatistics = field(default_factory=FlushStatistics)
    _last_records: dict[str, SourceRecord] = field(default_factory=dict)
    _asked: bool = False

    @property
    def caught_up(self) -> bool:
        """Whether the partition has been applied to the end of the log as it stood at assignment."""
        return all(self.positions[topic] >= end for topic, end in self.caught_up_at.items())

    def expects(self, chunk: Chunk, current: Assignment) -> bool:
        """Whether the chunk was fetched for the assignment that is in force, which is also the partition's."""
        return not self.lost and self.assignment is current and chunk.assignment_number == current.number

    def accepts(self, chunk: Chunk) -> bool:
        """Whether the chunk begins where the fold stands; it is dropped or a gap otherwise."""
        return not self.lost and chunk.start == self.positions[chunk.topic]

    def apply(self, chunk: Chunk, decoded: object) -> None:
        """Fold a chunk that :meth:`accepts` took; synchronous, so nothing comes between check and fold."""
        if chunk.records:
            self.fold.apply(decoded)
            self._last_records[chunk.topic] = chunk.records[-1]
            self.applied_ms[chunk.topic] = chunk.records[-1].timestamp
        self.positions[chunk.topic] = chunk.end
        self.on_applied(self.partition)
        config = self.config
        if (
            self.fold.pending_events() >= config.flush_events
            or self.fold.pending_bytes() >= config.flush_bytes
        ):
            self.wake.set()

    def ask_flush(self) -> None:
        """Have the fold's changes taken soon, also if no record came: it has something to say by itself."""
        self._asked = True
        self.wake.set()

    @property
    def has_unflushed(self) -> bool:
        """Whether a flush would write anything."""
        return bool(self._last_records)

    async def flush(self, *, force: bool = False) -> None:
        """Make everything folded so far durable.

        Args:
            force: write a transaction even if nothing changed, to learn whether the partition is still ours.

        Raises:
            Fatal: this flush can never go through: a record too large, a fold that cannot be serialized.
            Exception: anything else; the outcome is unknown. Either way the partition has been given up.
        """
        async with self.lock:
            if self.lost:
                return
            try:
                flush = self._take(force)
            except Exception as error:  # a bug; without all of its changes a flush would be torn
                self.give_up()
                raise Fatal(
                    f"partition {self.partition}: the changes cannot be serialized: {error!r}"
                ) from error
            if flush is None:
                return
            started = time.monotonic()
            try:
                async with asyncio.timeout(self.config.flush_deadline_seconds):
                    if isinstance(self.fold, PartitionSink):
                        await self.fold.write_out()
                    highest = await self.writer.write(flush.records, flush.offsets)
            except BaseException:
                self.give_up()
                raise
            key, value = flush.changes[-1]
            offset = highest.get(self.config.changelog_topic, -1)
            self.table.committed(self.partition, flush.changes, anchor_at(offset, key, value))
            self.statistics.flushes += 1
            self.statistics.records += len(flush.records)
            self.statistics.last_records = len(flush.records)
            self.statistics.last_seconds = time.monotonic() - started
            self.on_flushed(self.statistics)
        self.idle.set()

    def _take(self, force: bool) -> _Flush | None:
        """The synchronous step: serialize all dirty records, the watermark, and the offsets they stand for."""
        if not self._last_records and not force and not self._asked:
            return None
        self._asked = False
        changes, published = self.fold.take_changes()
        for topic, record in self._last_records.items():
            self.watermarks[topic] = Watermark(record.offset, digest_record(record))
        self._last_records.clear()
        self.table.write(self.partition, [*changes, encode_watermarks(self.partition, self.watermarks)])
        unwritten = self.table.unwritten(self.partition)
        topic = self.config.changelog_topic
        records = [out_record(topic, key, value, _NO_HEADERS) for key, value in unwritten]
        records.extend(published)
        offsets = {
            TopicPartition(name, self.partition): position for name, position in self.positions.items()
        }
        return _Flush(unwritten, records, offsets)

    async def flush_last(self) -> None:
        """Flush before a rebalance or the end. What it cannot write is given up, and read again from the log."""
        try:
            await self.flush()
        except Exception as error:  # whatever it was, the state is given up
            log.warning(
                "partition %d: the last flush failed (%r); its events will be read again",
                self.partition,
                error,
                extra={"action": "last_flush_failed", "partition": self.partition},
            )

    async def let_go(self) -> None:
        """Flush, and leave the partition to its next owner."""
        await self.flush_last()
        if not self.lost:
            self.lost = True
            self.wake.set()
            self.idle.set()
            await self.writer.stop()

    def give_up(self) -> None:
        """The partition is not ours, or its owner is not known: write nothing and serve nothing from this state."""
        self.lost = True
        self.writer.abandon()
        self.wake.set()
        self.idle.set()

    async def flush_when_due(self) -> None:
        """Flush by count or by timer until the partition is lost; raises what the flush raised.

        When flushes take longer than the interval, the interval widens to their length, so that a slow
        broker gets fewer and larger flushes.
        """
        while not self.lost:
            interval = max(self.config.flush_interval_seconds, self.statistics.last_seconds)
            try:
                async with asyncio.timeout(interval):
                    await self.wake.wait()
            except TimeoutError:
                pass  # the timer is as good a reason to flush as the count
            self.wake.clear()
            await self.flush()

    async def wait_for_room(self) -> None:
        """Hold the actor back while ten flushes' worth of events or bytes wait to be written."""
        fold, config = self.fold, self.config
        while not self.lost and (
            fold.pending_events() >= 10 * config.flush_events
            or fold.pending_bytes() >= 10 * config.flush_bytes
        ):
            self.idle.clear()
            self.wake.set()
            await self.idle.wait()
