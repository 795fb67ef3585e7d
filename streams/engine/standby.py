"""Follows the changelogs of partitions that other workers own, so that this worker can take them over at once.

What is followed is a store with the records of committed flushes, as a restore would read them. A takeover gets the
store and reads only what came after its anchor, so it is as exact as any other restore. A store that is followed changes
by whole flushes, so a read never sees a part of one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from typing import Any, Final

from aiokafka import AIOKafkaConsumer
from aiokafka.errors import KafkaError
from aiokafka.structs import TopicPartition

from streams.engine.clients import groupless_consumer, is_cancelled
from streams.engine.config import EngineConfig
from streams.engine.ownership import Following, now_seconds
from streams.engine.prepared import Prepared, not_prepared
from streams.engine.record_batches import UnreadableBatch
from streams.engine.restore import (
    AssignmentEnded,
    OnChanged,
    changelog_id_of,
    ignore_changes,
    is_of_another,
    restore_partition,
)
from streams.engine.stores import DEFAULT_MAX_AGE_MS, PartitionStore, anchor_at
from streams.engine.watermark import watermark_key

log = logging.getLogger(__name__)

#: Pause before following is tried again after an error.
RETRY_SECONDS: Final = 1.0
MOST_RETRY_SECONDS: Final = 30.0
#: Partitions are read from their beginnings so long after the group's last decision: until then others, or this worker
#: itself, take partitions over, and need the CPU and the brokers for that.
SETTLE_SECONDS: Final = 1.0
#: Longest time until a change of what is followed is noticed.
POLL_MS: Final = 200
#: Records that are applied at a time; the loop gets its turn in between.
POLL_RECORDS: Final = 1_000
#: How often it is asked whether the changelog is still the same topic. aiokafka goes on in one that was created again,
#: if that has a record at the position by then. A takeover asks too.
IDENTITY_SECONDS: Final = 1.0


#: The records of a flush whose end has not come yet.
_Pending = list[tuple[bytes, bytes | None]]


class _Damaged(Exception):
    """The changelog of a partition cannot be followed; the message says why."""


class Standbys:
    """The partitions that this worker follows.

    Everything runs on the event loop of the worker, except :meth:`warm`.

    Args:
        config: of the engine.
        open_store: opens an empty store of a partition, or one with the records of an earlier process.
        on_warm: called once for each decision of the group's leader, when all partitions that shall move here have
            been read to their ends.
        clock_seconds: monotonic; must advance while the machine is suspended.
        open_fold: opens the fold of a partition over a store, to be restored; None if it cannot be made before.
    """

    def __init__(
        self,
        config: EngineConfig,
        open_store: Callable[[int], PartitionStore],
        on_warm: Callable[[], None],
        clock_seconds: Callable[[], float] = now_seconds,
        open_fold: Callable[[int, PartitionStore], Prepared | None] = lambda _, __: None,
    ) -> None:
        self._config = config
        self._open_store = open_store
        self._on_warm = on_warm
        self._clock = clock_seconds
        self._open_fold = open_fold
        self._following = Following()
        self._stores: dict[int, PartitionStore] = {}
        self._prepared: dict[int, Prepared] = {}
        # How often the store of a partition has come, gone or been closed: who reads it must not go on then, although
        # the same store may be back.
        self._hands: Counter[int] = Counter()
        # Those that could not be read when it was last tried; the others are read first.
        self._failing: set[int] = set()
        self._tailing: dict[int, _Pending] = {}
        # They were read to their ends, and are not read on: this worker is about to take them over.
        self._granted: set[int] = set()
        self._owned: frozenset[int] = frozenset()
        self._announced = False
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        # By partition: the fetch that a broker answered last, as aiokafka stamps it, and when that was noticed.
        self._answered: dict[int, tuple[int | None, float]] = {}
        self._decided_at = 0.0
        self._identified_at = 0.0

    def warm(self) -> tuple[int, ...]:
        """Return the partitions whose changelog was read to the end; callable from any thread."""
        return tuple(self._tailing)

    def readable(self, partition: int) -> PartitionStore | None:
        """Return the records of a partition that is followed, if they were read to the end; until they are taken."""
        return self._stores[partition] if partition in self._tailing or partition in self._granted else None

    def follow(self, following: Following, granted: Collection[int]) -> None:
        """Follow these partitions from now on, and no others.

        Args:
            following: as the group's leader decided.
            granted: the partitions that this worker owns or takes over now; their stores stay for :meth:`take`.
        """
        self._following = following
        self._owned = frozenset(granted)
        self._decided_at = self._clock()
        self._announced = False
        self._granted &= set(granted)
        for partition in set(self._stores) - following.own:
            pending = self._tailing.pop(partition, None)
            if partition not in granted:
                self._close(partition)
            elif pending is not None:
                self._granted.add(partition)
        self._changed.set()
        if following.own and self._task is None:
            self._task = asyncio.create_task(self._run())
        self._announce()

    def take(self, partition: int) -> PartitionStore | None:
        """Return the store of a partition that this worker takes over; it is not followed any more."""
        self._following = replace(self._following, own=self._following.own - {partition})
        self._tailing.pop(partition, None)
        self._granted.discard(partition)
        self._prepared.pop(partition, None)
        self._hands[partition] += 1
        self._changed.set()
        return self._stores.pop(partition, None)

    def take_prepared(self, partition: int) -> Prepared | None:
        """Return the fold over the store that :meth:`take` is about to return, if there is one."""
        return self._prepared.pop(partition, None)

    def keep(self, partition: int, store: PartitionStore) -> bool:
        """Keep the store of a partition that this worker gave up, to follow it or to take it over again.

        Returns:
            Whether it is kept. One that is damaged is not, and none where there is another one: that has more.
        """
        if store.damage is not None or partition in self._stores:
            return False
        self._hands[partition] += 1
        self._stores[partition] = store
        return True

    def close_unneeded(self) -> None:
        """Close what was given up only after the group had decided that this worker needs it no more."""
        for partition in set(self._stores) - self._following.own - self._owned:
            self._close(partition)

    async def stop(self) -> None:
        """Follow nothing any more, and close all stores."""
        self._following = Following()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})
        for partition in list(self._stores):
            self._close(partition)
        self._tailing.clear()
        self._granted.clear()

    def _close(self, partition: int) -> None:
        self._hands[partition] += 1
        self._prepared.pop(partition, None)
        self._stores.pop(partition).close()

    def _announce(self) -> None:
        """Say once that all partitions that shall move here are warm."""
        moving = self._following.moving
        if moving and not self._announced and moving <= set(self._tailing):
            self._announced = True
            log.info(
                "the records of partitions %s are here; asking for them",
                sorted(moving),
                extra={"action": "standby_warm", "partitions": sorted(moving)},
            )
            self._on_warm()

    async def _run(self) -> None:
        pause_seconds = RETRY_SECONDS
        while True:
            began = self._clock()
            try:
                await self._follow()
            except (
                Exception,
                asyncio.CancelledError,
            ) as error:  # a broker may be away; a takeover then reads what is missing
                # A CancelledError of another task, which aiokafka passes on, must not end the following.
                if isinstance(error, asyncio.CancelledError) and is_cancelled():
                    raise
                for partition, store in list(self._stores.items()):
                    if store.damage is not None:
                        self._tailing.pop(partition, None)
                        self._close(partition)
                # One that cannot be followed keeps no other one from moving.
                self._announce()
                worked = self._clock() - began > MOST_RETRY_SECONDS
                pause_seconds = RETRY_SECONDS if worked else min(2 * pause_seconds, MOST_RETRY_SECONDS)
                log.warning(
                    "following the partitions of other workers failed (%r); trying again",
                    error,
                    extra={"action": "standby_failed"},
                )
                await asyncio.sleep(pause_seconds)

    async def _follow(self) -> None:
        while not self._following.own:
            self._changed.clear()
            await self._changed.wait()
        config = self._config
        async with groupless_consumer(
            config.client_settings,
            fetch_size_bytes=config.fetch_size_bytes,
            request_timeout_ms=config.request_timeout_ms,
        ) as consumer:
            assigned: dict[int, _Pending] = {}
            while self._following.own:
                self._changed.clear()
                if self._clock() - self._decided_at >= SETTLE_SECONDS:
                    await self._read_missing()
                if not self._reads_from_anchors(assigned):
                    assigned = self._assign(consumer)
                if assigned:
                    await self._tail(consumer)
                else:
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(self._changed.wait(), POLL_MS / 1_000)

    async def _read_missing(self) -> None:
        """Read all that is not followed yet, first what shall move here; then ask for that."""
        missing = self._following.own - set(self._tailing)
        for partition in sorted(
            missing, key=lambda one: (one in self._failing, one not in self._following.moving, one)
        ):
            self._failing.add(partition)
            await self._read_to_end(partition)
            self._failing.discard(partition)
        self._announce()

    async def _read_to_end(self, partition: int) -> None:
        """Read a changelog to its present end; the partition is tailed from there on."""
        if partition not in self._following.own:
            return
        store = self._stores.get(partition)
        if store is None:
            store = self._stores[partition] = self._open_store(partition)
        hand = self._hands[partition]

        def check() -> None:
            if self._hands[partition] != hand or partition not in self._following.own:
                raise AssignmentEnded

        config = self._config
        try:
            count = await restore_partition(
                store,
                config.changelog_topic,
                partition,
                client_settings=config.client_settings,
                request_timeout_ms=config.request_timeout_ms,
                check=check,
                on_progress=lambda _: None,
                on_changed=self._noting(partition),
            )
            check()
            await self._prepare(partition, store)
            check()
        except AssignmentEnded:
            return
        self._answered[partition] = None, self._clock()
        self._tailing[partition] = []
        log.info(
            "partition %d is followed; records of its changelog that were read: %d",
            partition,
            count,
            extra={"action": "standby_following", "partition": partition, "records": count},
        )

    def _noting(self, partition: int) -> OnChanged:
        """Return what receives the changes of a partition's store."""
        prepared = self._prepared.get(partition)
        return ignore_changes if prepared is None else prepared.note

    async def _prepare(self, partition: int, store: PartitionStore) -> None:
        """Make the fold of a partition, so that a takeover does not have to; nothing changes in the store meanwhile.

        If the partition is taken over meanwhile, the takeover makes a fold of its own, and this one is dropped.
        """
        kept = self._prepared.get(partition)
        if kept is not None and kept.up_to_date() is not None:
            return
        self._prepared.pop(partition, None)
        hand = self._hands[partition]
        prepared = self._open_fold(partition, store)
        fold = None if prepared is None else prepared.up_to_date()
        if prepared is None or fold is None:
            return
        try:
            await asyncio.to_thread(fold.restored)
        except Exception as error:  # whatever it is, the takeover says it
            not_prepared(partition, repr(error))
            return
        # A fold that has to write a repair does so only where it owns the partition.
        if self._hands[partition] == hand and not fold.pending_events():
            self._prepared[partition] = prepared

    def _reads_from_anchors(self, assigned: dict[int, _Pending]) -> bool:
        """Return whether the consumer reads what is followed, each from the end of its store on.

        A partition that was read to its end again meanwhile has a new list: the consumer is not where its store ends.
        """
        return assigned.keys() == self._tailing.keys() and all(
            assigned[partition] is pending for partition, pending in self._tailing.items()
        )

    def _assign(self, consumer: AIOKafkaConsumer) -> dict[int, _Pending]:
        """Let the consumer go on behind each store's anchor."""
        tps = [TopicPartition(self._config.changelog_topic, partition) for partition in sorted(self._tailing)]
        if not tps:
            return {}
        consumer.assign(tps)
        for tp in tps:
            self._tailing[tp.partition] = []
            anchor = self._stores[tp.partition].anchor
            consumer.seek(tp, 0 if anchor is None else anchor.offset + 1)
        return self._tailing.copy()

    async def _tail(self, consumer: AIOKafkaConsumer) -> None:
        fetched = await consumer.getmany(timeout_ms=POLL_MS, max_records=POLL_RECORDS)
        self._forget(self._unread(consumer), "it was not read for too long")
        if self._clock() - self._identified_at >= IDENTITY_SECONDS:
            self._identified_at = self._clock()
            self._forget(await self._of_another_topic(consumer), "it was created again")
        for tp, records in fetched.items():
            if tp.partition in self._tailing:
                try:
                    self._apply(tp.partition, records)
                except _Damaged as error:
                    self._forget([tp.partition], str(error))
        await asyncio.sleep(0)

    async def _of_another_topic(self, consumer: AIOKafkaConsumer) -> list[int]:
        """Return the partitions that were read from a topic that is gone."""
        try:
            # A broker that is silent must not hold up what others send.
            async with asyncio.timeout(IDENTITY_SECONDS):
                changelog_id = await changelog_id_of(consumer, self._config.changelog_topic)
        except (KafkaError, TimeoutError):  # a broker is away, or the topic is not there now: asked again
            return []
        return [one for one in self._tailing if is_of_another(self._stores[one], changelog_id)]

    def _unread(self, consumer: AIOKafkaConsumer) -> list[int]:
        """Return the partitions that no broker has answered about for so long that tombstones may be gone unread.

        A poll without records does not say whether there are none or the partition's leader is away.
        """
        now, unread = self._clock(), []
        for partition in self._tailing:
            stamp, answered_at = self._answered.get(partition, (None, now))
            newest = consumer.last_poll_timestamp(TopicPartition(self._config.changelog_topic, partition))
            if (now - answered_at) * 1_000 > DEFAULT_MAX_AGE_MS:
                unread.append(partition)
            elif newest is not None and newest != stamp:
                self._answered[partition] = newest, now
        return unread

    def _apply(self, partition: int, records: Iterable[Any]) -> None:
        """Apply whole flushes; what begins a further one waits for its end, which is the watermark."""
        pending, store, end = self._tailing[partition], self._stores[partition], watermark_key(partition)
        for record in records:
            if isinstance(record, UnreadableBatch):
                raise _Damaged(f"it cannot be read at offset {record.offset}: {record.detail}")
            if store.anchor is not None and record.offset <= store.anchor.offset:
                raise _Damaged("it was created again")
            pending.append((record.key, record.value))
            if record.key == end:
                store.apply(pending, anchor_at(record.offset, record.key, record.value))
                self._noting(partition)(pending)
                pending.clear()

    def _forget(self, partitions: Iterable[int], reason: str) -> None:
        """Read the changelogs of partitions from their beginnings again."""
        for partition in partitions:
            log.warning(
                "partition %d: its changelog is read again from the beginning: %s",
                partition,
                reason,
                extra={"action": "standby_discarded", "partition": partition},
            )
            del self._tailing[partition]
            self._prepared.pop(partition, None)
            self._stores[partition].wipe()
