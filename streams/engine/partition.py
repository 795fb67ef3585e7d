"""One owned partition: its folded state, its flushes and its positions.

One lock orders flush, last flush and teardown. The records of a flush, the watermark and the source offsets are
collected in one synchronous step before the flush's first await, so that the records always match the offsets.
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
    """Counts and durations of a partition's flushes; read by metrics."""

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
    """The state of one partition, from its restore until the worker loses or releases it.

    Attributes:
        positions: the next offset to fold, by source topic.
        caught_up_at: the positions that must be reached before the partition is served: the ends of the logs when
            the worker took it over.
        on_applied: called after every applied chunk, so that waiting reads check their condition.
        on_flushed: called after every successful flush.
        taken_over_ms: wall-clock milliseconds at which the worker took it over.
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
    taken_over_ms: float = field(default_factory=lambda: time.time() * 1_000)
    applied_ms: dict[str, int] = field(default_factory=dict)
    lost: bool = False
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    idle: asyncio.Event = field(default_factory=asyncio.Event)
    statistics: FlushStatistics = field(default_factory=FlushStatistics)
    _last_records: dict[str, SourceRecord] = field(default_factory=dict)
    _flush_requested: bool = False

    @property
    def caught_up(self) -> bool:
        """Whether the log has been applied up to the end that it had at the assignment."""
        return all(self.positions[topic] >= end for topic, end in self.caught_up_at.items())

    def expects(self, chunk: Chunk, current: Assignment) -> bool:
        """Return whether the chunk was fetched for the assignment in force, and the partition belongs to it."""
        return not self.lost and self.assignment is current and chunk.assignment_number == current.number

    def accepts(self, chunk: Chunk) -> bool:
        """Return whether the chunk begins at the position of the fold, without a gap."""
        return not self.lost and chunk.start == self.positions[chunk.topic]

    def apply(self, chunk: Chunk, decoded: object) -> None:
        """Fold a chunk for which :meth:`accepts` is true; synchronous, so nothing runs between check and fold."""
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

    def request_flush(self) -> None:
        """Flush soon, even if no record came: the fold has changes of another source."""
        self._flush_requested = True
        self.wake.set()

    @property
    def has_unflushed(self) -> bool:
        """Whether records were folded since the last flush."""
        return bool(self._last_records)

    async def flush(self, *, force: bool = False) -> None:
        """Write all folded changes durably.

        Args:
            force: write a transaction even if nothing changed, to find out whether the partition is still owned.

        Raises:
            Fatal: this flush can never succeed: a record is too large, or the fold cannot be serialized.
            Exception: anything else; the outcome is unknown. In both cases the partition has been given up.
        """
        async with self.lock:
            if self.lost:
                return
            try:
                flush = self._collect(force)
            except Exception as error:  # a bug; a flush without all of its changes would be wrong
                self.give_up()
                raise Fatal(
                    f"partition {self.partition}: its changes cannot be serialized: {error!r}"
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

    def _collect(self, force: bool) -> _Flush | None:
        """Serialize all changed records, the watermark and the offsets, in one synchronous step."""
        if not self._last_records and not force and not self._flush_requested:
            return None
        self._flush_requested = False
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
        """Flush before a rebalance or the worker's end. If it fails, the state is given up and read again."""
        try:
            await self.flush()
        except Exception as error:  # any error: flush() has given the state up
            log.warning(
                "partition %d: the last flush failed (%r); its events will be read again",
                self.partition,
                error,
                extra={"action": "last_flush_failed", "partition": self.partition},
            )

    async def release(self) -> None:
        """Flush, then stop the writer, so that the next owner can take the partition over."""
        await self.flush_last()
        if not self.lost:
            self.lost = True
            self.wake.set()
            self.idle.set()
            await self.writer.stop()

    def give_up(self) -> None:
        """Write and serve nothing from this state any more: another worker may own the partition."""
        self.lost = True
        self.writer.abandon()
        self.wake.set()
        self.idle.set()

    async def flush_when_due(self) -> None:
        """Flush by count or by timer until the partition is lost; raises the error of a failed flush.

        If flushes take longer than the interval, the interval becomes as long as the last flush, so that a slow
        broker gets fewer and larger flushes.
        """
        while not self.lost:
            interval = max(self.config.flush_interval_seconds, self.statistics.last_seconds)
            try:
                async with asyncio.timeout(interval):
                    await self.wake.wait()
            except TimeoutError:
                pass  # the timer ended: flush as well
            self.wake.clear()
            await self.flush()

    async def wait_for_capacity(self) -> None:
        """Wait while the events or bytes of ten flushes are not written yet, so that memory stays bounded."""
        fold, config = self.fold, self.config
        while not self.lost and (
            fold.pending_events() >= 10 * config.flush_events
            or fold.pending_bytes() >= 10 * config.flush_bytes
        ):
            self.idle.clear()
            self.wake.set()
            await self.idle.wait()
