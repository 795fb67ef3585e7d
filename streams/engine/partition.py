"""One owned partition: its folded state, its positions, and when it is flushed.

One lock orders flush, last flush and teardown. What a flush writes is in :mod:`streams.engine.flush`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Generic

from schemas.errors import Fatal
from streams.engine.chunks import Chunk, SliceSize
from streams.engine.config import EngineConfig
from streams.engine.flush import Flush, Flushes, FlushLimit, FlushStatistics
from streams.engine.fold import FoldT, Lookup, PartitionSink, PreparingFold, lookup_of
from streams.engine.ownership import Assignment
from streams.engine.store_waits import StoreAway, StoreSlow
from streams.engine.stores import StoreDamaged
from streams.engine.table import FoldTable
from streams.engine.turns import Turn, Turns
from streams.engine.watermark import Watermark
from streams.engine.writer import FlushWriter

log = logging.getLogger(__name__)

#: How often a partition without changes is looked at: a read may have found that its store is damaged.
IDLE_CHECK_SECONDS: Final = 1.0

#: A position that only markers of transactions have moved is written after so long without changes. A worker that starts
#: after the log has lost these markers would else take them for records that were deleted before they were applied.
MARKERS_SECONDS: Final = 60.0

#: After a flush of few events a partition pauses so many times as long as the flush took. A transaction costs client
#: and broker about 5 ms of CPU, whatever is in it: with 12 partitions at 100 ms that was more than half a core, and
#: readers of their own writes waited for it (``benchmarks.suite --part freshness``).
PAUSE_FACTOR: Final = 5
#: The pause grows to this by :data:`PAUSE_FACTOR`. Beyond it are a longer setting, and a flush that takes longer itself.
LONGEST_PAUSE_SECONDS: Final = 0.5
#: A flush that is due by its age starts this much later at most while a reader waits for records. Its start takes the
#: event loop, the producer and the broker for some milliseconds, in which the reader's records are not folded. The
#: events of a flush are durable in the log already; only what follows from them is written that much later.
LONGEST_PUT_OFF_SECONDS: Final = 0.02
#: Fewer events than this share of a flush that is due by its events are few.
FEW_EVENTS: Final = 0.25


def interval_seconds(configured_seconds: float, last_seconds: float, *, few: bool) -> float:
    """Return how long after a flush the next one is due.

    A broker or worker with much to do takes longer for a flush, and so gets fewer and larger ones.

    Args:
        configured_seconds: the setting, which is the least.
        last_seconds: how long the last flush took.
        few: whether it had few events, so that most of its cost was that of a transaction.
    """
    pause = min(PAUSE_FACTOR * last_seconds, LONGEST_PAUSE_SECONDS) if few else 0.0
    return max(configured_seconds, last_seconds, pause)


@dataclass(slots=True)
class OwnedPartition(Generic[FoldT]):
    """The state of one partition, from its restore until the worker loses or releases it.

    Attributes:
        positions: the next offset to fold, by source topic.
        caught_up_at: the positions that must be readable before the partition is served: the ends of the logs when
            the worker took it over.
        on_applied: called after every applied chunk, so that waiting reads check their condition.
        on_flushed: called after every successful flush.
        on_stored: called with the partition after every successful flush.
        taken_over_ms: wall-clock milliseconds at which the worker took it over.
        applied_ms: the timestamp of the last record applied since, by source topic.
        has_all_written: of a sink, whether its store had all that the table says was written when this worker took the
            partition over. Another worker may have written it to a store of its own.
        slice_size: how many records the next slice may have.
        flush_limit: how much a flush may write.
        turn: held while a flush is collected, so that the partitions of a worker fold and collect one after the other;
            it also tells whether a reader of any of them waits.
        preparing: the fold, if some of its work is done in a thread.
        lookup: what must be asked before records are decoded, if anything.
        changed: set when something waits for a flush.
        wake: set when it must not wait for the flush's time.
        idle: set after each flush.
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
    on_stored: Callable[[int], None] = lambda _: None
    taken_over_ms: float = field(default_factory=lambda: time.time() * 1_000)
    applied_ms: dict[str, int] = field(default_factory=dict)
    has_all_written: bool = False
    lost: bool = False
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    idle: asyncio.Event = field(default_factory=asyncio.Event)
    slice_size: SliceSize = field(default_factory=SliceSize)
    flush_limit: FlushLimit = field(init=False)
    turn: Turn = field(default_factory=lambda: Turns().of())
    preparing: PreparingFold | None = field(init=False)
    lookup: Lookup | None = field(init=False)
    _pending_bytes: int = 0
    _flushed_events: int = 0
    _flushes: Flushes[FoldT] = field(init=False)
    _is_writing: bool = False
    #: Of a sink, the next offset that its store lacks, by source topic.
    _stored: dict[str, int] | None = field(init=False)

    def __post_init__(self) -> None:
        self.flush_limit = FlushLimit(self.config.flush_limit_bytes, 10 * self.config.flush_events)
        self.preparing = self.fold if isinstance(self.fold, PreparingFold) else None
        self.lookup = lookup_of(self.fold)
        self._stored = dict(self.positions) if isinstance(self.fold, PartitionSink) else None
        self._flushes = Flushes(
            partition=self.partition,
            config=self.config,
            fold=self.fold,
            table=self.table,
            writer=self.writer,
            positions=self.positions,
            watermarks=self.watermarks,
        )

    @property
    def statistics(self) -> FlushStatistics:
        """Counts and durations of the flushes so far."""
        return self._flushes.statistics

    @property
    def readable_positions(self) -> dict[str, int]:
        """The positions up to which a reader finds everything: what is folded; of a sink, what its store has."""
        return self.positions if self._stored is None else self._stored

    @property
    def caught_up(self) -> bool:
        """Whether a reader finds everything up to the end that the log had at the assignment."""
        readable = self.readable_positions
        return all(readable[topic] >= end for topic, end in self.caught_up_at.items())

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
            self._flushes.record_applied(chunk.topic, chunk.records[-1])
            self.applied_ms[chunk.topic] = chunk.records[-1].timestamp
            self.changed.set()
        self.positions[chunk.topic] = chunk.end
        self._note_stored()
        self.on_applied(self.partition)
        if self.has_enough_to_flush:
            self._flush_soon()

    @property
    def has_enough_to_flush(self) -> bool:
        """Whether a flush is due by its events or bytes, whatever its age."""
        config, limit = self.config, self.flush_limit
        return self.fold.pending_events() >= min(
            config.flush_events, limit.events
        ) or self.fold.pending_bytes() >= min(config.flush_bytes, limit.size_bytes)

    def _note_stored(self) -> None:
        """Note that the store of a sink has all that was folded, if it does: markers of transactions are not stored."""
        if self._stored is not None and not self._is_writing and not self.has_unflushed:
            self._stored.update(self.positions)

    def record_slice(self, records: int, milliseconds: float) -> None:
        """Record how long the slice of so many records took that was just applied; it decides the size of the next."""
        pending = self.fold.pending_bytes()
        added, self._pending_bytes = pending - self._pending_bytes, pending
        self.slice_size.record(records, milliseconds, 4 * added / self.flush_limit.size_bytes)

    def _flush_soon(self) -> None:
        """Let :meth:`flush_when_due` go on at once: to flush, or to end if the partition is lost."""
        self.changed.set()
        self.wake.set()

    def request_flush(self) -> None:
        """Flush soon, even if no record came: the fold has changes of another source."""
        self._flushes.request()
        self._flush_soon()

    @property
    def has_unflushed(self) -> bool:
        """Whether records were folded since the last flush."""
        return self._flushes.has_unflushed

    def hurry_flush(self) -> None:
        """Flush soon what was folded, since a reader waits for it; nothing that a flush writes already."""
        if self.has_unflushed and not self._is_writing:
            self._flush_soon()

    async def flush(self, *, force: bool = False) -> None:
        """Write all folded changes durably.

        Args:
            force: write a transaction even if nothing changed, to find out whether the partition is still owned.

        Raises:
            Fatal: this flush can never succeed: a record is too large, or the fold cannot be serialized.
            Exception: anything else; the outcome is unknown. In both cases the partition has been given up.
        """
        async with self.lock:
            async with self.turn:
                events = self.fold.pending_events()
                flush = None if self.lost else await self._collect(force=force)
            if flush is None:
                return
            try:
                self._is_writing = True
                await self._flushes.write(flush)
            except BaseException as error:
                if isinstance(error, StoreSlow):
                    # The worker says once for all partitions that they wait for the store.
                    self.flush_limit.missed(events)
                elif isinstance(error, TimeoutError) and not self.lost:
                    self._missed_deadline(events)
                self.give_up()
                raise
            self._is_writing = False
            if self._stored is not None:
                self._stored.update({place.topic: offset for place, offset in flush.offsets.items()})
                self._note_stored()
            self._flushed_events = events
            self.flush_limit.succeeded(self.statistics.last_seconds, self.config.flush_deadline_seconds)
            self.on_flushed(self.statistics)
            self.on_stored(self.partition)
        self.idle.set()

    async def _collect(self, *, force: bool) -> Flush | None:
        try:
            flush = await self._flushes.collect(force=force, is_lost=lambda: self.lost)
        except (StoreDamaged, asyncio.CancelledError):
            self.give_up()  # what was collected already is not collected again
            raise
        except Exception as error:  # a bug; a flush without all of its changes would be wrong
            self.give_up()
            raise Fatal(f"partition {self.partition}: its changes cannot be serialized: {error!r}") from error
        if flush is not None:
            self._pending_bytes = 0
        return flush

    def _missed_deadline(self, events: int) -> None:
        self.flush_limit.missed(events)
        log.warning(
            "partition %d: a flush took longer than %g s; the next ones write at most about %d bytes",
            self.partition,
            self.config.flush_deadline_seconds,
            self.flush_limit.size_bytes,
            extra={
                "action": "flush_deadline_missed",
                "partition": self.partition,
                "limit_bytes": self.flush_limit.size_bytes,
            },
        )

    async def flush_last(self) -> None:
        """Flush before a rebalance or the worker's end. If it fails, the state is given up and read again."""
        try:
            await self.flush()
        except Exception as error:  # any error: flush() has given the state up
            log.log(
                # One line says for all partitions that the store is away.
                logging.DEBUG if isinstance(error, StoreAway) else logging.WARNING,
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
            self._flush_soon()
            self.idle.set()
            await self.writer.stop()

    def give_up(self) -> None:
        """Write and serve nothing from this state any more: another worker may own the partition."""
        self.lost = True
        self.writer.abandon()
        self._flush_soon()
        self.idle.set()

    async def flush_when_due(self) -> None:
        """Flush by count or by age until the partition is lost; raises the error of a failed flush.

        A change waits for at most the interval: half of it if nothing was flushed shortly before, so that what comes
        together is one transaction; else until one interval after the last flush. Without changes nothing is due.

        A flush that takes long makes the interval longer; see :func:`interval_seconds`. A flush that is due by its age
        lets waiting readers go first, see :data:`LONGEST_PUT_OFF_SECONDS`.
        """
        clock = asyncio.get_running_loop().time
        flushed_at = changed_at = -math.inf
        while not self.lost:
            if not await _is_set(self.changed, within_seconds=IDLE_CHECK_SECONDS):
                self.table.require_intact(self.partition)
                if clock() - changed_at >= MARKERS_SECONDS and self._flushes.has_passed_markers:
                    changed_at = clock()
                    await self.flush(force=True)
                continue
            changed_at = clock()
            interval = interval_seconds(
                self.config.flush_interval_seconds,
                self.statistics.last_seconds,
                few=self._flushed_events < FEW_EVENTS * self.config.flush_events,
            )
            now = clock()
            due_at = max(now + interval / 2, flushed_at + interval)
            if not await _is_set(self.wake, within_seconds=due_at - now):
                await self._let_readers_go_first()
            self.changed.clear()
            self.wake.clear()
            self.table.require_intact(self.partition)
            await self.flush()
            flushed_at = clock()

    async def _let_readers_go_first(self) -> None:
        """Wait until no reader waits for records, or enough wait for the flush, but not for long.

        A reader that comes while the last one is being answered is not waited for.
        """
        with self.turn.told_when_answered(self.wake) as awaited:
            if awaited:
                await _is_set(self.wake, within_seconds=LONGEST_PUT_OFF_SECONDS)

    async def wait_for_capacity(self) -> None:
        """Wait while too much is not written yet, so that memory and the next flush stay bounded.

        That is the events or the bytes that a flush may write: at first the events of ten flushes.
        """
        fold = self.fold
        while not self.lost and (
            fold.pending_events() >= self.flush_limit.events
            or fold.pending_bytes() >= self.flush_limit.size_bytes
        ):
            self.idle.clear()
            self._flush_soon()
            await self.idle.wait()


async def _is_set(event: asyncio.Event, *, within_seconds: float) -> bool:
    """Wait for an event; return whether it is set in time."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(within_seconds):
            await event.wait()
    return event.is_set()
