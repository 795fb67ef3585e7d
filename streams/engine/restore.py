"""Restores a partition: reads its changelog back before anything is fetched or served.

It reads ``read_committed``, so it does not see a flush that a crash left open. It reads from the store's anchor
(from the beginning if the store is in memory) to the last stable offset, taken after the partition's producer was
initialized. Control records take offsets but give no records, so the end is reached when the consumer's *position*
reaches it, not after a number of records.
"""

from __future__ import annotations

import asyncio
import ctypes
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from aiokafka import AIOKafkaConsumer
from aiokafka.errors import KafkaTimeoutError, UnknownTopicOrPartitionError
from aiokafka.structs import TopicPartition

from schemas.errors import Fatal
from streams.engine.clients import assign_paused, groupless_consumer
from streams.engine.fold import KeyValue
from streams.engine.ownership import CheckOwnership
from streams.engine.record_batches import UnreadableBatch, one_at_a_time
from streams.engine.stores import Anchor, PartitionStore, StoreDamaged, anchor_at, anchor_problem
from streams.engine.topic_identity import topic_identity

log = logging.getLogger(__name__)

#: How long one poll of the changelog may wait before ownership is checked again. Short, since at the end of a flush
#: comes a marker that moves the position and ends no wait.
POLL_MS = 20
#: The most records of one poll: one or two milliseconds of the event loop, which other partitions are served from.
#: An answer of the broker has thousands.
POLL_RECORDS: Final = 100

#: glibc's ``malloc_trim``; None in a process with another C library.
_MALLOC_TRIM: Final = getattr(ctypes.CDLL(None), "malloc_trim", None)
#: A restore of fewer records leaves little behind.
_TRIM_FROM_RECORDS: Final = 1_000

#: Longest time for the consumer of a takeover to stop: the next takeover of the partition waits for it.
STOP_SECONDS = 1.0

#: Time between two log lines about the progress of a restore.
REPORT_SECONDS = 5.0


class RestoreProgress:
    """Counts the records that the restores of a worker have read, for the watchdog and metrics.

    Attributes:
        records: how many records of changelogs were read.
        folds: by partition whose fold is being made from its records: how many it has passed, and of how many if known.
        failures: by partition whose takeover failed and is tried again: why, in one line.
        catching_up: by partition that catches up with what an older version left: the offset of the log up to which it
            ever came in this assignment, and the last one.
    """

    def __init__(self) -> None:
        self.records = 0
        self.folds: dict[int, tuple[int, int | None]] = {}
        self.failures: dict[int, str] = {}
        self.catching_up: dict[int, tuple[int, int]] = {}
        self._furthest: dict[int, int] = {}

    def begin(self) -> None:
        """Start counting for a new assignment, in which every restore begins at the beginning."""
        self._furthest.clear()
        self.catching_up.clear()

    def making(self, partition: int, passed: int | None, of: int | None) -> None:
        """Record how many of a partition's records its fold has passed; None at the end."""
        if passed is None:
            self.folds.pop(partition, None)
        else:
            self.folds[partition] = passed, of

    def failed(self, partition: int, reason: str | None) -> None:
        """Record why a takeover failed, until it is over (None)."""
        if reason is None:
            self.failures.pop(partition, None)
        else:
            self.failures[partition] = reason

    def caught_up_to(self, partition: int, offset: int, last: int) -> None:
        """Record the offset up to which what an older version left is folded; after a retry only what is beyond."""
        furthest, _ = self.catching_up.get(partition, (-1, last))
        self.catching_up[partition] = max(furthest, offset), last

    def record(self, partition: int, count: int) -> None:
        """Record that a restore has read ``count`` records; after a retry it counts only what is beyond."""
        before = self._furthest.get(partition, 0)
        if count > before:
            self.records += count - before
            self._furthest[partition] = count


class FoldReport:
    """Says how far the making of a partition's fold is.

    Args:
        partition: its number.
        clock: monotonic seconds.
    """

    def __init__(self, partition: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._partition = partition
        self._clock = clock
        self._began = clock()
        self._next = self._began + REPORT_SECONDS

    def say_when_due(self, passed: int, of: int | None) -> None:
        """Log a line if the last one is :data:`REPORT_SECONDS` ago.

        Args:
            passed: records that the fold has passed.
            of: how many there are; None if that is not known.
        """
        now = self._clock()
        if now < self._next:
            return
        self._next = now + REPORT_SECONDS
        left = seconds_left(now - self._began, passed, of)
        log.info(
            "partition %d: making its state from the table, %s",
            self._partition,
            f"records read: {passed}"
            if of is None
            else f"{passed} of {of} records read, about {left:.0f} s left",
            extra={
                "action": "restoring_state",
                "partition": self._partition,
                "records_read": passed,
                "records_to_read": of,
                "percent": percent_of(passed, of),
                "seconds_left": left,
            },
        )


def percent_of(passed: int, of: int | None) -> int | None:
    """Return how much of a known number is passed, in percent."""
    return None if not of else 100 * passed // of


def seconds_left(seconds: float, passed: int, of: int | None) -> float | None:
    """Return how long the rest of a known number takes at the pace so far."""
    return None if of is None or passed == 0 else round(seconds * (of - passed) / passed, 1)


#: Called with the changes of a store; None if it was emptied.
OnChanged = Callable[[Sequence[KeyValue] | None], None]


def ignore_changes(_: Sequence[KeyValue] | None) -> None:
    """Do nothing, where no fold follows the store."""


class StoreTooOld(StoreDamaged):
    """The changelog may have lost tombstones that a local store has not read; it is empty now, and is read again.

    The store itself tells its age by this machine's clock, which may have been set back: a machine that starts can have
    a clock from the past. Here both times are the brokers'.
    """

    def __init__(self, partition: int, newer_ms: int) -> None:
        super().__init__(
            f"the local store of partition {partition} is read again from the changelog, which has a record that is "
            f"{newer_ms // 1_000} s newer than the store's last one"
        )


class AssignmentEnded(Exception):
    """The assignment that the work was for is no longer in force; the work stops and changes nothing."""


async def restore_partition(
    store: PartitionStore,
    topic: str,
    partition: int,
    *,
    client_settings: Mapping[str, Any],
    request_timeout_ms: int,
    check: CheckOwnership,
    on_progress: Callable[[int], None],
    on_changed: OnChanged = ignore_changes,
    on_changing: OnChanged = ignore_changes,
    polling: asyncio.Lock | None = None,
) -> int:
    """Bring ``store`` up to the end of its changelog partition.

    Args:
        polling: shared by the restores that run at the same time, so that one of them goes on in a turn of the event
            loop. A poll of each in every turn would hold what is served meanwhile for as long as all of them take.
        on_changed: called with what has changed in the store.
        on_changing: called with the same before it changes.
        check: raises :class:`AssignmentEnded` once the assignment is no longer in force; called after every await.
        on_progress: called with the number of records read so far, for the watchdog and metrics.

    Returns:
        How many records were read.
    """
    tp = TopicPartition(topic, partition)
    async with groupless_consumer(
        client_settings,
        fetch_size_bytes=4 * 1_048_576,
        request_timeout_ms=request_timeout_ms,
        gives=one_at_a_time,
        stop_seconds=STOP_SECONDS,
    ) as consumer:
        check()
        # Asked first: if the topic is created again behind this, the store has the id of the earlier one.
        changelog_id = await changelog_id_of(consumer, topic)
        check()
        if is_of_another(store, changelog_id):
            _wipe(store, partition, "the changelog was created again")
        count = await _read_changelog(
            consumer, tp, store, check, on_progress, on_changed, polling or asyncio.Lock(), on_changing
        )
        store.changelog_id = changelog_id
    if count >= _TRIM_FROM_RECORDS and _MALLOC_TRIM is not None:
        # glibc keeps what the answers of the broker used, 4 MiB each: as much as a third of the table.
        # In a thread, since it takes long with a large heap.
        await asyncio.to_thread(_MALLOC_TRIM, 0)
        check()
    return count


async def _read_changelog(
    consumer: AIOKafkaConsumer,
    tp: TopicPartition,
    store: PartitionStore,
    check: CheckOwnership,
    on_progress: Callable[[int], None],
    on_changed: OnChanged,
    polling: asyncio.Lock,
    on_changing: OnChanged = ignore_changes,
) -> int:
    assign_paused(consumer, [tp])
    try:
        beginning = (await consumer.beginning_offsets([tp]))[tp]
    except KafkaTimeoutError as error:
        _require_partition(consumer, tp, error)
        raise
    check()
    end = (await consumer.end_offsets([tp]))[tp]
    check()
    anchored_ms = await _anchored_ms(consumer, tp, store, (beginning, end), check)
    if store.anchor is None:
        on_changing(None)
        store.wipe()
        on_changed(None)
        position = beginning
        # An explicit seek, since after aiokafka's seek_to_beginning the position can be the end.
        consumer.seek(tp, position)
        consumer.resume(tp)
    else:
        # The consumer is there already; a seek would drop what came with the anchor's record.
        position = store.anchor.offset + 1
    count = 0
    anchor: Anchor | None = None
    started, began = position, time.monotonic()
    report_at = began + REPORT_SECONDS
    while position < end:
        fetched = await consumer.getmany(tp, timeout_ms=POLL_MS, max_records=POLL_RECORDS)
        check()
        reached = await consumer.position(tp)
        check()
        records: list[Any] = fetched.get(tp, [])
        if reached < position:
            raise Fatal(
                f"the changelog {tp.topic}-{tp.partition} was cut while it was read back (position {position}, "
                f"then {reached}); it must have cleanup.policy=compact only: run 'sessionstream topics check'"
            )
        for record in records:
            require_readable(record)
        if anchored_ms is not None and records:
            _require_young(store, tp.partition, records[-1].timestamp - anchored_ms, on_changing)
        position = reached
        changes = [(record.key, record.value) for record in records]
        _apply(store, changes, on_changing, on_changed)
        if records:
            newest = records[-1]
            anchor = anchor_at(newest.offset, newest.key, newest.value)
        count += len(records)
        on_progress(count)
        # A poll of records that are there already waits for nothing, so others would have no turn.
        async with polling:
            await asyncio.sleep(0)
        check()
        if time.monotonic() >= report_at and position < end:
            report_at = time.monotonic() + REPORT_SECONDS
            _report(tp, position - started, end - started, count, time.monotonic() - began)
    if anchor is not None:
        store.apply([], anchor)
    return count


def _require_partition(consumer: AIOKafkaConsumer, tp: TopicPartition, error: KafkaTimeoutError) -> None:
    """Require that a changelog has a partition, if a broker did not answer about it.

    Raises:
        Fatal: it has others: the log was given more partitions while workers ran.
    """
    known = consumer.partitions_for_topic(tp.topic)
    if known and tp.partition not in known:
        raise Fatal(
            f"the log has a partition {tp.partition}, and its changelog {tp.topic} only {len(known)} partitions. Their "
            "number is fixed for life: the events of many sessions go to another partition now, where their memory is "
            "not. Stop what publishes, and run 'sessionstream topics check'"
        ) from error


async def changelog_id_of(consumer: AIOKafkaConsumer, topic: str) -> str | None:
    """Return the id of a changelog, which another topic of the same name does not have; None if no broker tells it.

    Raises:
        KafkaError: no broker answered.
    """
    try:
        return (await topic_identity(consumer._client, topic)).topic_id
    except UnknownTopicOrPartitionError:  # the embedded broker makes topics when they are used first
        return None


def is_of_another(store: PartitionStore, changelog_id: str | None) -> bool:
    """Return whether a store is known to have been read from another changelog than the one with this id.

    The record at its anchor does not tell that of one that is followed: it may have read on in the other one.
    """
    return store.changelog_id is not None and changelog_id not in {None, store.changelog_id}


def require_readable(record: Any) -> None:
    """Require that a record of a changelog could be read.

    Raises:
        Fatal: it stands for a batch that could not.
    """
    if isinstance(record, UnreadableBatch):
        raise Fatal(
            f"the changelog {record.topic}-{record.partition} is damaged at offset {record.offset}: {record.detail}; "
            "restore the topic, or delete it and run 'sessionstream topics create' so that everything is "
            "folded again from the log"
        )


def _require_young(store: PartitionStore, partition: int, newer_ms: int, on_changing: OnChanged) -> None:
    """Require that what a store had is not too old, if a record is by so much newer than its last one.

    Raises:
        StoreTooOld: it is; the store is empty now.
    """
    if newer_ms > store.max_age_ms:
        on_changing(None)
        store.wipe()
        raise StoreTooOld(partition, newer_ms)


def _apply(
    store: PartitionStore, changes: Sequence[KeyValue], on_changing: OnChanged, on_changed: OnChanged
) -> None:
    on_changing(changes)
    store.apply(changes, None)
    on_changed(changes)


def _report(tp: TopicPartition, passed: int, to_pass: int, records: int, seconds: float) -> None:
    """Log the progress of a restore in offsets, since the number of records that compaction left is not known."""
    log.info(
        "partition %d: restoring, %d of %d offsets of the changelog read (records: %d), about %.0f s left",
        tp.partition,
        passed,
        to_pass,
        records,
        seconds_left(seconds, passed, to_pass) or 0.0,
        extra={
            "action": "restoring",
            "partition": tp.partition,
            "offsets_read": passed,
            "offsets_to_read": to_pass,
            "records": records,
            "percent": percent_of(passed, to_pass),
            "seconds_left": seconds_left(seconds, passed, to_pass),
        },
    )


async def _anchored_ms(
    consumer: AIOKafkaConsumer,
    tp: TopicPartition,
    store: PartitionStore,
    offsets: tuple[int, int],
    check: CheckOwnership,
) -> int | None:
    """Return the timestamp of the store's last record; None if the changelog must be read from its beginning.

    A store with another record than the changelog, which begins and ends at ``offsets``, is emptied.
    """
    if store.anchor is None:
        return None
    problem, timestamp_ms = anchor_problem(store.anchor, *offsets), None
    if problem is None:
        timestamp_ms = await _timestamp_of(consumer, tp, store.anchor, check)
        if timestamp_ms is None:
            problem = "the changelog has another record at its offset"
    if problem is not None:
        _wipe(store, tp.partition, problem)
    return timestamp_ms


def _wipe(store: PartitionStore, partition: int, problem: str) -> None:
    log.warning(
        "partition %d: the local store is wiped and read again from the changelog: %s",
        partition,
        problem,
        extra={
            "action": "restore_wipe_store",
            "partition": partition,
            "offset": None if store.anchor is None else store.anchor.offset,
        },
    )
    store.wipe()


async def _timestamp_of(
    consumer: AIOKafkaConsumer, tp: TopicPartition, anchor: Anchor, check: CheckOwnership
) -> int | None:
    """Return the timestamp of the anchor's record; None if the changelog has not that record at its offset.

    If it has, the consumer's next record is the one behind it.
    """
    consumer.seek(tp, anchor.offset)
    consumer.resume(tp)
    while await consumer.position(tp) <= anchor.offset:
        check()
        fetched = await consumer.getmany(tp, timeout_ms=POLL_MS, max_records=1)
        check()
        for record in fetched.get(tp, []):
            if anchor_at(record.offset, record.key, record.value) == anchor:
                return int(record.timestamp)
            return None
    return None
