"""Takes a partition over: initializes its producer, restores it, verifies the log, and only then owns it.

The group's generation and the proof of ownership are checked before the producer is initialized and after every
await. Otherwise a late restore of an old assignment would fence the current owner.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Generic, cast

from aiokafka.structs import TopicPartition

from schemas.errors import Fatal, Retry, SessionstreamError
from streams.engine import restore
from streams.engine.chunks import Chunk, is_long, slices
from streams.engine.clients import assign_paused, groupless_consumer, is_cancelled
from streams.engine.config import EngineConfig
from streams.engine.damage import accept_or_stop
from streams.engine.flush import FlushLimit, FlushStatistics
from streams.engine.fold import (
    CatchingUpFold,
    Fold,
    FoldT,
    KeyValue,
    PartitionSink,
    PositionedSink,
    ReportingFold,
    lookup_of,
    stamp_of,
)
from streams.engine.ownership import Assignment, CheckOwnership, Ownership
from streams.engine.partition import OwnedPartition
from streams.engine.prepared import Prepared
from streams.engine.restore import AssignmentEnded
from streams.engine.skip import pass_given_up
from streams.engine.store_waits import StoreAway, StoreWaits
from streams.engine.stores import StoreDamaged
from streams.engine.table import FoldTable
from streams.engine.turns import Turns
from streams.engine.watermark import (
    Watermark,
    check_stamp,
    decode_watermarks,
    verify_watermark,
    watermark_key,
)
from streams.engine.writer import FlushWriter, OnTaken, PlainWriter, TransactionalWriter, ignore_time

log = logging.getLogger(__name__)

#: Pause before a failed takeover is tried again; and the longest one, if its store fails again and again: each attempt
#: reads the changelog from its beginning then, until the disk is full again.
RETRY_SECONDS = 1.0
MOST_RETRY_SECONDS = 30.0

#: Records of the log that are read at a time while a partition catches up; they are folded in slices, as all others.
_CATCH_UP_RECORDS = 200

#: Time between two looks whether the assignment has ended.
CHECK_SECONDS = 0.2

#: Most restores that run at the same time; more would only compete for the same core and connections.
CONCURRENT_RESTORES = 16


class Takeover(Generic[FoldT]):
    """Turns a granted partition into an owned one.

    Args:
        on_progress: called with the partition and the number of records that its restore has read.
        on_applied: passed to every :class:`OwnedPartition`.
        on_flushed: passed to every :class:`OwnedPartition`.
        store_waits: told when the store of a sink fails to say what it has.
        flush_limits: by partition, how much its flushes may write; it outlives the takeover. One without a limit gets it
            here.
        turns: those of the worker's partitions; the slices of a partition that catches up take them too.
        clock: returns seconds, to measure how long such a slice takes.
        on_taken: called with the time at which a broker took a flush.
        on_making: called with the partition, how many of its records its fold has passed, and of how many if that is
            known; with None for both at the end.
        take_prepared: returns the fold of a partition that was followed, up to its store's anchor, if there is one.
        on_changing: called with the partition before a restore changes its store; None if it is emptied.
        on_failed: called with the partition and why an attempt failed, in one line; with None when the takeover is over.
        on_catching_up: called with the partition, the offset of the log up to which it has caught up with what an older
            version left, and the last such offset.
    """

    def __init__(
        self,
        config: EngineConfig,
        ownership: Ownership,
        fold: Fold[FoldT],
        table: FoldTable,
        *,
        on_progress: Callable[[int, int], None],
        on_applied: Callable[[int], None],
        on_flushed: Callable[[FlushStatistics], None],
        store_waits: StoreWaits,
        flush_limits: dict[int, FlushLimit],
        turns: Turns,
        clock: Callable[[], float] = time.thread_time,
        on_taken: OnTaken = ignore_time,
        on_making: Callable[[int, int | None, int | None], None] = lambda *_: None,
        take_prepared: Callable[[int], Prepared | None] = lambda _: None,
        on_changing: Callable[[int, Sequence[KeyValue] | None], None] = lambda *_: None,
        on_failed: Callable[[int, str | None], None] = lambda *_: None,
        on_catching_up: Callable[[int, int, int], None] = lambda *_: None,
    ) -> None:
        self._config = config
        self._ownership = ownership
        self._fold = fold
        self._table = table
        self._on_progress = on_progress
        self._on_applied = on_applied
        self._on_flushed = on_flushed
        self._store_waits = store_waits
        self._flush_limits = flush_limits
        self._turns = turns
        self._clock = clock
        self._on_taken = on_taken
        self._on_making = on_making
        self._take_prepared = take_prepared
        self._on_changing = on_changing
        self._on_failed = on_failed
        self._on_catching_up = on_catching_up
        self._slots = asyncio.Semaphore(CONCURRENT_RESTORES)
        self._polling = asyncio.Lock()
        # One after the other: threads that compute share one interpreter, and switching between them took half as long
        # again. So the first partitions are also served sooner.
        self._reading = asyncio.Lock()

    async def run(self, assignment: Assignment, partition: int) -> OwnedPartition[FoldT] | None:
        """Take ``partition`` over for ``assignment``, with retries; None if the assignment ended meanwhile.

        When the assignment ends, this returns within two seconds, also while a broker does not answer. Nothing of the
        takeover runs on then.

        Raises:
            Fatal: the log is not the one the table was made from, or the store cannot be opened.
        """
        taking = asyncio.create_task(self._retry(assignment, partition))
        try:
            # Another thread ends the assignment, so there is no event to wait for.
            while not taking.done() and self._ownership.assignment is assignment:
                await asyncio.wait({taking}, timeout=CHECK_SECONDS)
        finally:
            if not taking.done():
                taking.cancel()
                await asyncio.wait({taking})
            self._on_failed(partition, None)
        return None if taking.cancelled() else taking.result()

    async def _retry(self, assignment: Assignment, partition: int) -> OwnedPartition[FoldT] | None:
        pause_seconds = RETRY_SECONDS
        while True:
            try:
                return await self._run_once(assignment, partition)
            except AssignmentEnded:
                return None
            except Fatal:
                raise
            except StoreAway as error:
                away_seconds = self._store_waits.failed(partition, error.detail, writing=False)
                log.debug(
                    "partition %d: its store is away, trying again in %g s: %s",
                    partition,
                    away_seconds,
                    error.detail,
                    extra={"action": "takeover_failed", "partition": partition},
                )
                await asyncio.sleep(away_seconds)
            except (
                Exception,
                asyncio.CancelledError,
            ) as error:  # the broker may be unreachable: retry
                # A CancelledError of another task, which aiokafka passes on, must not end the takeover.
                if isinstance(error, asyncio.CancelledError) and is_cancelled():
                    raise
                reason = error.detail if isinstance(error, SessionstreamError) else repr(error)
                self._on_failed(partition, reason)
                log.warning(
                    "partition %d: the takeover failed (%s); trying again",
                    partition,
                    reason,
                    extra={"action": "takeover_failed", "partition": partition},
                )
                if not isinstance(error, StoreDamaged):
                    pause_seconds = RETRY_SECONDS
                await asyncio.sleep(pause_seconds)
                pause_seconds = min(2 * pause_seconds, MOST_RETRY_SECONDS)

    async def _run_once(self, assignment: Assignment, partition: int) -> OwnedPartition[FoldT]:
        async with self._slots:
            started = time.monotonic()
            writer = self._make_writer(partition)
            try:
                owned, prepared = await self._restore(assignment, partition, writer)
            except BaseException:
                writer.abandon()
                self._table.discard_partition(partition)
                raise
            log.info(
                "partition %d restored in %.2f s",
                partition,
                time.monotonic() - started,
                extra={
                    "action": "restored",
                    "partition": partition,
                    "positions": owned.positions,
                    "prepared": prepared,
                },
            )
            return owned

    async def _restore(
        self, assignment: Assignment, partition: int, writer: FlushWriter
    ) -> tuple[OwnedPartition[FoldT], bool]:
        """Return the partition, and whether its fold was made while it was followed."""
        config = self._config

        def check() -> None:
            if self._ownership.assignment is not assignment:
                raise AssignmentEnded
            if not self._ownership.proven:
                raise Retry("the broker has not confirmed this worker's membership for a session timeout")

        check()
        async with asyncio.timeout(config.session_timeout_seconds):
            await writer.start(check)
        check()
        # With the store, so that no change is missed in between.
        prepared = self._take_prepared(partition)
        store = self._table.open_partition(partition, None if prepared is None else prepared.view)
        await restore.restore_partition(
            store,
            config.changelog_topic,
            partition,
            client_settings=config.client_settings,
            request_timeout_ms=config.request_timeout_ms,
            check=check,
            on_progress=lambda count: self._on_progress(partition, count),
            on_changed=restore.ignore_changes if prepared is None else prepared.note,
            on_changing=lambda changes: self._on_changing(partition, changes),
            polling=self._polling,
        )
        if store.anchor is not None:
            writer.continue_after(store.anchor.offset)
        watermarks = decode_watermarks(store.get(watermark_key(partition)))
        pass_given_up(partition, watermarks)
        beginnings, ends = await self._verify_log(partition, watermarks)
        check()
        accepted = self._accept_losses(partition, beginnings, watermarks)
        positions = {
            topic: max(beginnings[topic], watermarks[topic].next_offset if topic in watermarks else 0)
            for topic in config.source_topics
        }
        followed = None if prepared is None else cast(FoldT | None, prepared.up_to_date())
        fold = await self._open_fold(partition, watermarks, followed)
        check()
        has_all_written = False
        if isinstance(fold, PositionedSink):
            # The table's position is only right if the store still has all before it.
            stored = await self._stored_positions(fold)
            check()
            has_all_written = all(
                stored.get(topic, position) >= position for topic, position in positions.items()
            )
            for topic, position in positions.items():
                wanted = min(position, stored.get(topic, position))
                if wanted < beginnings[topic]:
                    log.warning(
                        "partition %d: the store lacks offsets %d to %d of %s, and the log no longer has them",
                        partition,
                        wanted,
                        beginnings[topic] - 1,
                        topic,
                        extra={"action": "store_gap", "partition": partition, "offset": wanted},
                    )
                positions[topic] = max(beginnings[topic], wanted)
        owned = OwnedPartition(
            partition=partition,
            assignment=assignment,
            config=config,
            fold=fold,
            table=self._table,
            writer=writer,
            positions=positions,
            watermarks=watermarks,
            caught_up_at=ends,
            on_applied=self._on_applied,
            on_flushed=self._on_flushed,
            turn=self._turns.of(),
            has_all_written=has_all_written,
        )
        # A flush that missed its deadline gave the partition up; the next ones must not have the same size.
        owned.flush_limit = self._flush_limits.setdefault(partition, owned.flush_limit)
        if isinstance(fold, PartitionSink) and store.get(watermark_key(partition)) is None:
            # Its store is written before Kafka is. So Kafka knows that the process ran before the store has anything.
            await owned.flush(force=True)
            check()
        if isinstance(fold, CatchingUpFold):
            await self._catch_up(owned, fold, beginnings, watermarks, check)
        if accepted or fold.pending_events():
            owned.request_flush()
        return owned, followed is not None

    async def _stored_positions(self, fold: PositionedSink) -> Mapping[str, int]:
        """Return what the store of a sink has.

        Raises:
            StoreAway: it failed for now, or did not answer for a session timeout.
        """
        seconds = self._config.session_timeout_seconds
        try:
            async with asyncio.timeout(seconds):
                return await fold.stored_positions()
        except Retry as error:
            raise StoreAway(error.detail) from error
        except TimeoutError as error:
            raise StoreAway(f"the store did not answer within {seconds:g} s") from error

    async def _open_fold(
        self, partition: int, watermarks: dict[str, Watermark], followed: FoldT | None
    ) -> FoldT:
        """Open the fold over the restored table; the watermarks then carry its stamp.

        Args:
            partition: its number.
            watermarks: those of the table.
            followed: the fold, if it is there already.

        Raises:
            Fatal: a newer version wrote the table, or its records are missing or cannot be read.
        """
        try:
            fold = self._fold.open(partition, self._table.view(partition)) if followed is None else followed
            stamp = stamp_of(fold)
            differs = check_stamp(partition, watermarks.get(self._config.source_topics[0]), stamp)
            if differs is not None:
                log.warning(differs, extra={"action": "settings_differ", "partition": partition})
            for topic, mark in watermarks.items():
                watermarks[topic] = replace(mark, stamp=stamp)
            if followed is not None:
                return fold
            # In a thread, since it reads all records; nothing else uses the fold yet.
            lookup = lookup_of(fold)
            if lookup is not None:
                await lookup.before_restored()
            async with self._reading:
                await self._make(fold, partition)
        except SessionstreamError:
            raise
        except Exception as error:  # a bug, or records of another version: a retry would fail as well
            raise Fatal(
                f"partition {partition}: the records of its table cannot be read: {error!r}"
            ) from error
        return fold

    async def _make(self, fold: FoldT, partition: int) -> None:
        """Let a fold read its records in a thread, and tell how far it is."""
        making = asyncio.create_task(asyncio.to_thread(fold.restored))
        reporting, report = fold if isinstance(fold, ReportingFold) else None, restore.FoldReport(partition)
        try:
            while not making.done():
                await asyncio.wait({making}, timeout=CHECK_SECONDS)
                if reporting is not None:
                    passed, of = reporting.restored_records()
                    self._on_making(partition, passed, of)
                    report.say_when_due(passed, of)
        finally:
            self._on_making(partition, None, None)
            # The thread goes on if the takeover has ended; closing its store ends it.
            making.cancel()
        await making

    async def _catch_up(
        self,
        owned: OwnedPartition[FoldT],
        fold: CatchingUpFold,
        beginnings: dict[str, int],
        watermarks: dict[str, Watermark],
        check: CheckOwnership,
    ) -> None:
        """Give the fold the records up to the watermark that an older version left, if it can fold them now.

        What the fold changes meanwhile is flushed by its events and bytes, as at other times. The fold's own records
        say how far it has caught up, so a takeover after a crash goes on behind the last of these flushes.

        Args:
            owned: the partition; no one else has it yet.
            fold: its fold.
            beginnings: of the logs, by topic.
            watermarks: those of the table.
            check: raises once the partition may belong to another worker.

        Raises:
            Damaged: some of these records were deleted, and the operator does not accept that.
        """
        topic, partition = self._config.source_topics[0], owned.partition
        start, mark = fold.missed_from(), watermarks.get(topic)
        if start is None or mark is None:
            return
        tp = TopicPartition(topic, partition)
        begin = Watermark(start - 1, "")
        accept_or_stop(
            topic,
            partition,
            beginnings[topic],
            begin,
            accept_loss=self._config.accept_loss,
            now_ms=time.time_ns() // 1_000_000,
        )
        log.info(
            "partition %d: folding what an older version left, from offset %d to %d",
            partition,
            start,
            mark.offset,
            extra={"action": "catching_up", "partition": partition, "offset": start},
        )
        lookup = lookup_of(fold)
        async with groupless_consumer(
            self._config.client_settings,
            fetch_size_bytes=self._config.fetch_size_bytes,
            request_timeout_ms=self._config.request_timeout_ms,
        ) as consumer:
            consumer.assign([tp])
            consumer.seek(tp, max(start, beginnings[topic]))
            while (position := await consumer.position(tp)) <= mark.offset:
                # Also without records: those of aborted transactions take offsets.
                self._on_catching_up(partition, position - 1, mark.offset)
                check()
                fetched = await consumer.getmany(
                    tp, timeout_ms=restore.POLL_MS, max_records=_CATCH_UP_RECORDS
                )
                check()
                records = [one for one in fetched.get(tp, []) if one.offset <= mark.offset]
                if lookup is not None:
                    await lookup.before_decode(records)
                    check()
                read = Chunk(owned.assignment.number, topic, partition, position, mark.offset + 1, records)
                for part in slices(read, owned.slice_size):
                    if not part.records:
                        continue
                    # By offsets of the log: the number of records that were read of the changelog says nothing here.
                    self._on_catching_up(partition, part.start - 1, mark.offset)
                    await self._catch_up_slice(owned, fold, part, check)
                    if owned.has_enough_to_flush:
                        await owned.flush(force=True)
                        check()
        fold.caught_up()

    async def _catch_up_slice(
        self, owned: OwnedPartition[FoldT], fold: CatchingUpFold, part: Chunk, check: CheckOwnership
    ) -> None:
        """Give the fold a slice, so that readers of other partitions wait for it no longer than for any other slice.

        Nothing else uses the fold yet, so what takes long runs in a thread as a whole.
        """
        through = part.records[-1].offset
        in_thread = is_long(part.records)
        decoded = await asyncio.to_thread(fold.decode, part.records) if in_thread else None
        async with self._turns.of():
            check()
            began = self._clock()
            if not in_thread:
                decoded = fold.decode(part.records)
            preparing = owned.preparing
            if preparing is None or not preparing.takes_long(decoded):
                fold.catch_up(decoded, through)
                owned.record_slice(len(part.records), 1_000 * (self._clock() - began))
                await asyncio.sleep(0)
                return
        await asyncio.to_thread(fold.catch_up, decoded, through)
        check()

    def _accept_losses(
        self, partition: int, beginnings: dict[str, int], watermarks: dict[str, Watermark]
    ) -> bool:
        """Move the watermark of the log behind records that are lost; return whether there are any.

        Raises:
            Damaged: records are lost, and the operator does not accept that.
        """
        log_topic = self._config.source_topics[0]
        mark = watermarks.get(log_topic)
        after = accept_or_stop(
            log_topic,
            partition,
            beginnings[log_topic],
            mark,
            accept_loss=self._config.accept_loss,
            now_ms=time.time_ns() // 1_000_000,
        )
        if after is None or after is mark:
            return False
        watermarks[log_topic] = after
        return True

    async def _verify_log(
        self, partition: int, watermarks: dict[str, Watermark]
    ) -> tuple[dict[str, int], dict[str, int]]:
        """Check the watermarks against the source topics; return the logs' beginnings and ends, by topic."""
        config = self._config
        tps = [TopicPartition(topic, partition) for topic in config.source_topics]
        async with groupless_consumer(
            config.client_settings,
            fetch_size_bytes=1024,
            request_timeout_ms=config.request_timeout_ms,
            stop_seconds=restore.STOP_SECONDS,
        ) as consumer:
            assign_paused(consumer, tps)
            for tp in tps:
                mark = watermarks.get(tp.topic)
                if mark is not None:
                    await verify_watermark(consumer, tp, mark, timeout_seconds=config.session_timeout_seconds)
            beginnings = await consumer.beginning_offsets(tps)
            ends = await consumer.end_offsets(tps)
            return {tp.topic: beginnings[tp] for tp in tps}, {tp.topic: ends[tp] for tp in tps}

    def _make_writer(self, partition: int) -> FlushWriter:
        config = self._config
        if config.embedded:
            return PlainWriter(
                partition,
                client_settings=config.client_settings,
                request_timeout_ms=config.request_timeout_ms,
            )
        return TransactionalWriter(
            partition,
            group_id=config.group_id,
            changelog_topic=config.changelog_topic,
            client_settings=config.client_settings,
            request_timeout_ms=config.request_timeout_ms,
            transaction_timeout_ms=int(config.session_timeout_seconds * 2000),
            on_taken=self._on_taken,
        )
