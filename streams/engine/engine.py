"""The engine: takes partitions over, folds and flushes them, and gives them up.

The states of a partition: granted (the group assigned it) → restored (producer initialized, changelog read,
watermark verified) → owned (folded, flushed, and served once caught up) → revoked, lost or stopped.

The state of a partition belongs to one assignment. At every assignment the folded state and the table entries are
discarded and restored, also for a partition that stays. The exception: if a transaction of the partition's old
producer succeeds, no other worker initialized the producer in between, so none owned the partition.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Hashable, Iterable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Final, Generic

from faust.types import TP

from schemas.errors import Fatal, Retry
from streams.engine.app import EngineApp
from streams.engine.broker_clock import BrokerClock
from streams.engine.brokers import BrokerQuestion
from streams.engine.chunks import Chunk, ChunkSchema, is_long, slices
from streams.engine.clients import is_cancelled
from streams.engine.config import EngineConfig
from streams.engine.flush import FlushLimit, FlushStatistics
from streams.engine.fold import Fold, FoldT, FollowingFold, KeyValue, Lookup, lookup_of
from streams.engine.losses import Losses
from streams.engine.ownership import NO_ASSIGNMENT, Assignment
from streams.engine.partition import OwnedPartition
from streams.engine.prepared import AsFollowed, Prepared
from streams.engine.restore import RestoreProgress
from streams.engine.standby import SETTLE_SECONDS, Standbys
from streams.engine.store_waits import StoreAway, StoreWaits
from streams.engine.stores import DEFAULT_MAX_AGE_MS, PartitionStore, StoreDamaged, make_stores
from streams.engine.supervision import unexpected_end
from streams.engine.table import FoldTable, TableView
from streams.engine.takeover import Takeover
from streams.engine.turns import Turns
from streams.engine.watchdog import report_waiting

log = logging.getLogger(__name__)

#: A worker that stops hands its partitions over in two rebalances; each begins at a member's next heartbeat.
HAND_OVER_HEARTBEATS: Final = 4


class Engine(Generic[FoldT]):
    """Keeps exact state for the partitions that this worker owns. Made by :func:`make_engine`.

    Args:
        app: the Faust app whose consumer, signals and lifecycle are used.
        fold: makes the state of a partition.
        table: holds the records of that state.
        on_fatal: called once when the worker must stop; nothing is flushed or served afterwards.
        clock: returns seconds, to measure how long a slice takes. By default it is the CPU time of the thread: on a
            busy machine smaller slices would only cost more.
        wall_ms: this machine's clock, in milliseconds since 1970.

    Attributes:
        broker_clock: tells the time by which data is removed or hidden for its age.
        on_flushed: called after every successful flush; metrics replace it.
        brokers: tells whether the brokers that a partition needs answer.
        store_waits: the partitions that wait for the store of their sink.
    """

    def __init__(
        self,
        app: EngineApp,
        fold: Fold[FoldT],
        table: FoldTable,
        on_fatal: Callable[[BaseException], None],
        clock: Callable[[], float] = time.thread_time,
        wall_ms: Callable[[], int] = lambda: time.time_ns() // 1_000_000,
    ) -> None:
        self.app = app
        self.config = app.engine_config
        self.ownership = app.ownership
        self.table = table
        self.owned: dict[int, OwnedPartition[FoldT]] = {}
        self.last_known: dict[int, FoldT] = {}
        self._as_followed: dict[int, AsFollowed] = {}
        self.dropped_chunks = 0
        self.restored = RestoreProgress()
        self.on_flushed: Callable[[FlushStatistics], None] = lambda _: None
        self._on_fatal = on_fatal
        self._clock = clock
        # A partition that was given up after a missed deadline must not begin with flushes of the same size.
        self._flush_limits: dict[int, FlushLimit] = {}
        self._failed: BaseException | None = None
        self._stopping = False
        # With a slice of each partition in every turn of the loop, a read would wait for all of them.
        self._turns = Turns()
        self._takeovers: dict[int, asyncio.Task[None]] = {}
        self._flushers: dict[int, asyncio.Task[None]] = {}
        self.brokers = BrokerQuestion(
            self.config.client_settings,
            (*self.config.source_topics, self.config.changelog_topic, *self.config.needed_topics),
            self.config.changelog_topic,
        )
        self._asking: set[asyncio.Task[None]] = set()
        self._losses = Losses(lambda: app.engine_consumer.thread.request_rejoin())
        self.store_waits = StoreWaits(self.config.stall_seconds)
        self.broker_clock = BrokerClock(wall_ms, self._flush_any, trusted=self.config.embedded)
        self._applied: asyncio.Event = asyncio.Event()
        self._rebalanced = asyncio.Event()
        self._fold = fold
        self.standbys = Standbys(
            self.config,
            table.open_store,
            lambda: app.engine_consumer.thread.request_rejoin(),
            open_fold=self._open_followed,
        )
        self.ownership.warm = self.standbys.warm
        if self.config.standby:
            table.take_kept = self._take_followed
            if table.readable_when_discarded:
                table.on_discard = self.standbys.keep
        self._takeover = Takeover(
            self.config,
            self.ownership,
            fold,
            table,
            on_progress=self.restored.record,
            on_applied=self._notify_applied,
            on_flushed=lambda statistics: self.on_flushed(statistics),
            store_waits=self.store_waits,
            flush_limits=self._flush_limits,
            turns=self._turns,
            clock=clock,
            on_taken=self.broker_clock.record,
            on_making=self.restored.making,
            take_prepared=self.standbys.take_prepared,
            on_changing=self._keep_followed,
            on_failed=self.restored.failed,
            on_catching_up=self.restored.caught_up_to,
        )
        app.listener = self
        app.on_partitions_revoked.connect(self._on_revoked)
        app.on_rebalance_complete.connect(self._on_rebalance_complete)

    def _open_followed(self, partition: int, store: PartitionStore) -> Prepared | None:
        """Open the fold of a partition that another worker owns; None if it can only be made where it is owned."""
        view = TableView(store, {})
        fold = self._fold.open(partition, view)
        if not isinstance(fold, FollowingFold) or lookup_of(fold) is not None:
            return None
        return Prepared(partition, fold, view)

    def _take_followed(self, partition: int) -> PartitionStore | None:
        """Return the store of a partition that is taken over; readers who accept stale answers get what it has now."""
        followed = self.standbys.readable(partition)
        store = self.standbys.take(partition)
        earlier = self._as_followed.get(partition)
        if earlier is not None and earlier.store is not store:
            # A takeover that is tried again begins with another store; that one is closed.
            self._forget_last_known(partition)
        elif earlier is None and followed is None and partition in self.last_known:
            # This worker owned the partition just before, and its last known fold reads the same store.
            followed = store
        if followed is not None:
            self._forget_last_known(partition)
            as_followed = AsFollowed(followed)
            fold = self._fold.open(partition, as_followed.view)
            if lookup_of(fold) is None:
                self.last_known[partition] = fold
                self._as_followed[partition] = as_followed
        return store

    def _keep_followed(self, partition: int, changes: Sequence[KeyValue] | None) -> None:
        """Let these readers not see what a takeover is about to change in a store; None if it is emptied."""
        if partition not in self._as_followed:
            return
        if changes is None:
            self._forget_last_known(partition)
        else:
            self._as_followed[partition].keep(changes)

    def _forget_last_known(self, partition: int) -> None:
        self.last_known.pop(partition, None)
        self._as_followed.pop(partition, None)

    # Assignment

    def on_rebalance_start(self) -> None:
        """Fold nothing until the group was joined again, and serve only what this worker keeps.

        Called on the consumer's thread before it joins.
        """
        assignment = self.ownership.assignment
        self.ownership.rejoin(
            [
                owned.partition
                for owned in list(self.owned.values())
                if owned.assignment is assignment
                and (not owned.lost or self.store_waits.is_readable(owned.partition))
            ]
        )

    def on_assigned(self, assigned: set[TP], generation: int) -> None:
        """Put an assignment in force; called while the coordinator waits, so no rebalance can start."""
        if self._stopping or self._failed is not None:
            return
        partitions = frozenset(tp.partition for tp in assigned if tp.topic in self.config.source_topics)
        kept = [owned for owned in self.owned.values() if self._keeps(owned)]
        assignment = self.ownership.begin(generation, partitions)
        for owned in kept:
            # The leader gave it to no other worker, so it is served on; before it is folded on, `_own` proves it.
            if owned.partition in partitions:
                owned.assignment = assignment
        log.info(
            "assigned partitions %s in generation %d",
            sorted(partitions),
            generation,
            extra={
                "action": "assigned",
                "partitions": sorted(partitions),
                "generation": assignment.generation,
            },
        )

    def on_ownership_confirmed(self) -> None:
        """Let readers look again: no record may come that would wake those that waited for proof of ownership."""
        self._wake_readers()

    async def _on_revoked(self, *_: object, **__: object) -> None:
        """Flush a last time what this worker does not keep.

        Changes that cannot be written are discarded, and their events are read again.
        """
        moving = [owned for owned in self.owned.values() if not self._keeps(owned)]
        await asyncio.gather(*(owned.flush_last() for owned in moving))

    def _keeps(self, owned: OwnedPartition[FoldT]) -> bool:
        """Return whether a partition is served on although a rebalance has ended its assignment."""
        return not owned.lost and self.ownership.keeps(owned.assignment, owned.partition)

    async def _on_rebalance_complete(self, *_: object, **__: object) -> None:
        """Begin to take over the granted partitions; none waits for another, and Faust waits for none."""
        assignment = self.ownership.assignment
        if assignment is NO_ASSIGNMENT:
            return
        self._losses.rejoined()
        self.store_waits.keep(assignment.partitions)
        for partition in set(self.owned) - assignment.partitions:
            self._drop(partition)
        for partition in set(self.last_known) - assignment.partitions:
            self._forget_last_known(partition)
        self._wake_readers()
        self.standbys.follow(self.ownership.following, assignment.partitions)
        if self.ownership.following.asking:
            self.app.engine_consumer.thread.request_rejoin()
        self.restored.begin()
        for partition in assignment.partitions:
            earlier = self._takeovers.get(partition)
            self._takeovers[partition] = asyncio.create_task(self._take_over(assignment, partition, earlier))
        self._rebalanced.set()

    @property
    def restoring(self) -> set[int]:
        """The partitions that are being taken over."""
        return {partition for partition, task in self._takeovers.items() if not task.done()}

    async def _take_over(
        self, assignment: Assignment, partition: int, earlier: asyncio.Task[None] | None
    ) -> None:
        """Own a partition and fetch it, once an earlier takeover of it has ended."""
        try:
            if earlier is not None:
                await asyncio.wait({earlier})
            owned = await self._own(assignment, partition)
            if owned is None:
                return
            # It may be served again with all that they wait for, so no slice would wake them.
            self._wake_readers()
            positions = {TP(topic, partition): position for topic, position in owned.positions.items()}
            sought = await self.app.engine_consumer.seek_partitions(positions, assignment.number)
            if self.ownership.assignment is assignment:
                self.app.engine_consumer.fetch(sought)
        except (Exception, asyncio.CancelledError) as error:  # nothing waits for this task
            if not isinstance(error, asyncio.CancelledError):
                self.fail(error)
            elif not is_cancelled():
                self.fail(unexpected_end(f"the takeover of partition {partition}", cancelled=True))
            else:
                raise
        finally:
            # A takeover that ends late gives its store back after the group's next decision.
            self.standbys.close_unneeded()

    async def _own(self, assignment: Assignment, partition: int) -> OwnedPartition[FoldT] | None:
        previous = self.owned.get(partition)
        if previous is not None and await self._is_still_owned(previous):
            previous.assignment = assignment
            return previous
        self._drop(partition)
        owned = await self._takeover.run(assignment, partition)
        if owned is None:
            return None
        if self.ownership.assignment is not assignment:
            owned.give_up()
            self.table.discard_partition(partition)
            return None
        owned.on_stored = lambda partition: self.store_waits.written(partition, complete=owned.caught_up)
        self.store_waits.read(partition, complete=owned.caught_up)
        self.owned[partition] = owned
        self._forget_last_known(partition)
        self._flushers[partition] = asyncio.create_task(self._keep_flushed(owned))
        return owned

    async def _is_still_owned(self, previous: OwnedPartition[FoldT]) -> bool:
        """Return whether a transaction of the partition's old producer succeeds."""
        if previous.lost or self.config.embedded:
            return False
        try:
            await previous.flush(force=True)
        except Exception as error:  # fenced, or the outcome is unknown: restore
            log.info(
                "partition %d: its producer is no longer the current one (%r); restoring the partition",
                previous.partition,
                error,
                extra={"action": "state_discarded", "partition": previous.partition},
            )
        return not previous.lost

    def _drop(self, partition: int) -> None:
        owned = self.owned.pop(partition, None)
        flusher = self._flushers.pop(partition, None)
        if flusher is not None:
            flusher.cancel()
        if owned is not None:
            if self.table.readable_when_discarded:
                # Readers who accept stale answers get this until the restore is done.
                self.last_known[partition] = owned.fold
            if not owned.lost:
                owned.give_up()
        self.table.discard_partition(partition)

    # Folding

    async def receive(self, chunk: Chunk) -> None:
        """Decode and fold a chunk, in slices so that reads and flushes run in between; drop one of an old assignment."""
        owned = self.owned.get(chunk.partition)
        try:
            for part in slices(chunk, None if owned is None else owned.slice_size):
                if owned is None or not self._expects(owned, part):
                    self.dropped_chunks += 1
                    return
                if not await self._fold_slice(owned, part):
                    return
                await owned.wait_for_capacity()
        except StoreDamaged as error:
            # One that is lost already may have another owner, or be owned here again: it was closed for that.
            if owned is not None and not owned.lost:
                self._lose(owned, str(error))
        except Exception as error:  # a bug, not a bad record: do not ack, skip or repeat it
            self.fail(error)

    async def _fold_slice(self, owned: OwnedPartition[FoldT], part: Chunk) -> bool:
        """Decode and fold a slice, and let other tasks run; return False if the rest must not be folded."""
        decoded: Any = None
        if owned.lookup is not None and not await self._looked_up(owned, owned.lookup, part):
            return False
        in_thread = is_long(part.records)
        if in_thread:
            # Counting the tokens of a long text takes up to seconds.
            decoded = await asyncio.to_thread(owned.fold.decode, part.records)
        async with self._turns.of(part.partition):
            began = self._clock()
            if not in_thread:
                decoded = owned.fold.decode(part.records)
            preparing = owned.preparing
            if preparing is None or not preparing.takes_long(decoded):
                applied = self._apply(owned, part, decoded, began)
                await asyncio.sleep(0)
                return applied
        await asyncio.to_thread(preparing.prepare, decoded)
        async with self._turns.of(part.partition):
            applied = self._apply(owned, part, decoded, self._clock())
            await asyncio.sleep(0)
            return applied

    async def _looked_up(self, owned: OwnedPartition[FoldT], lookup: Lookup, part: Chunk) -> bool:
        """Look up what the records need; return False if there was no answer, and the partition is given up."""
        seconds = owned.config.session_timeout_seconds
        try:
            async with asyncio.timeout(seconds):
                await lookup.before_decode(part.records)
        except Retry as error:
            reason = f"a lookup before its records are decoded failed: {error.detail}"
        except TimeoutError:
            reason = f"a lookup before its records are decoded had no answer within {seconds:g} s"
        else:
            return True
        if not owned.lost:  # a rebalance may have taken it meanwhile
            self._lose(owned, reason)
        return False

    def _apply(self, owned: OwnedPartition[FoldT], part: Chunk, decoded: object, began: float) -> bool:
        """Fold a slice, and record how long it took since ``began``; return False if the rest must not be folded."""
        if not self._expects(owned, part):
            self.dropped_chunks += 1
            return False
        if not owned.accepts(part):
            self._lose(owned, f"expected offset {owned.positions[part.topic]}, got {part.start}")
            return False
        owned.apply(part, decoded)
        if part.records:
            newest = part.records[-1]
            self.broker_clock.notice(part.topic, part.partition, newest.offset, newest.timestamp)
        owned.record_slice(len(part.records), 1_000 * (self._clock() - began))
        return True

    def _expects(self, owned: OwnedPartition[FoldT], part: Chunk) -> bool:
        return self.owned.get(part.partition) is owned and owned.expects(part, self.ownership.assignment)

    async def _keep_flushed(self, owned: OwnedPartition[FoldT]) -> None:
        try:
            await owned.flush_when_due()
        except Fatal as error:
            self.fail(error)
        except StoreAway as error:
            self._wait_for_store(owned, error.detail)
        except (Exception, asyncio.CancelledError) as error:  # any error leaves the outcome unknown
            if isinstance(error, asyncio.CancelledError) and is_cancelled():
                raise
            # aiokafka puts the reason into the cause.
            self._lose(owned, f"a flush failed: {error!r} ({error.__cause__!r})")

    def _lose(self, owned: OwnedPartition[FoldT], reason: str) -> None:
        """Give the partition up and join the group again, with a new generation."""
        if self._stopping or self._failed is not None:
            return
        log.warning(
            "partition %d: this worker no longer owns it: %s",
            owned.partition,
            reason,
            extra={"action": "ownership_lost", "partition": owned.partition},
        )
        if not owned.lost:
            owned.give_up()
        try:
            self._losses.record(owned.partition, reason, flushed=owned.statistics.flushes > 0)
        except Fatal as error:
            asking = asyncio.create_task(self._fail_unless_waiting(owned.partition, error))
            self._asking.add(asking)
            asking.add_done_callback(self._asking.discard)

    def _flush_any(self) -> None:
        """Request a flush of one partition, to learn the broker's time from its acknowledgement."""
        for owned in self.owned.values():
            if not owned.lost:
                owned.request_flush()
                return

    def _wait_for_store(self, owned: OwnedPartition[FoldT], reason: str) -> None:
        """Join the group again later for a partition that was given up because its store failed."""
        if self._stopping or self._failed is not None:
            return
        pause_seconds = self.store_waits.failed(
            owned.partition, reason, writing=True, readable=owned.has_all_written
        )
        log.debug(
            "partition %d is given up and restored in %g s: %s",
            owned.partition,
            pause_seconds,
            reason,
            extra={"action": "ownership_lost", "partition": owned.partition},
        )
        self._losses.wait(owned.partition, pause_seconds)

    def waiting_for_store(self, partitions: Iterable[int]) -> dict[int, str]:
        """Return, for each of these partitions that waits for the store of its sink, why.

        Takeovers wait for one another, so one that has not reached its store yet waits as well while others do.
        """
        reasons = self.store_waits.reasons()
        if not reasons:
            return {}
        any_reason = next(iter(reasons.values()))
        return {
            partition: reasons.get(partition, any_reason)
            for partition in partitions
            if partition in reasons or self._is_taken_over(partition)
        }

    def _is_taken_over(self, partition: int) -> bool:
        owned = self.owned.get(partition)
        return owned is None or owned.lost

    async def _fail_unless_waiting(self, partition: int, error: Fatal) -> None:
        """Stop the worker, unless a broker that the partition needs does not answer."""
        waiting = await self.brokers.missing([partition])
        if partition in waiting:
            report_waiting(waiting)
            self._losses.excuse(partition)
        else:
            self.fail(error)

    # Serving

    def servable(self, partition: int) -> OwnedPartition[FoldT] | None:
        """Return the partition if it can be served now: owned, restored, caught up, with proof of ownership."""
        owned = self.owned.get(partition)
        if (
            owned is None
            or owned.lost
            or not owned.caught_up
            or not (self.ownership.is_current(owned.assignment) or self._keeps(owned))
        ):
            return None
        return owned

    def lacks_newest(self, partition: int) -> bool:
        """Return whether a sink's store can be read, with proof of ownership, but lacks what it did not take in time.

        Such a partition is not servable: it is given up and taken over again until the store takes what is missing.
        """
        ownership = self.ownership
        is_owned = ownership.proven and partition in ownership.assignment.partitions
        return (
            self.store_waits.is_readable(partition)
            and (is_owned or partition in ownership.kept.partitions)
            and self._failed is None
        )

    def known(self, partition: int) -> FoldT | None:
        """Return the last known state of a partition, current or not: also of one that this worker follows."""
        owned = self.owned.get(partition)
        fold = owned.fold if owned is not None else self.last_known.get(partition)
        store = self.standbys.readable(partition) if fold is None else None
        if store is None:
            return fold
        # Opened for each read: a fold keeps what it has read, and the store goes on.
        followed = self._fold.open(partition, TableView(store, {}))
        return followed if lookup_of(followed) is None else None

    def awaited(self, partition: int) -> AbstractContextManager[None]:
        """Fold a partition before others in this block, and flush any only behind it: a reader waits for it."""
        return self._turns.awaited(partition)

    async def wait_applied(self) -> None:
        """Wait until a reader may find more than now: a slice was applied, partitions moved, or ownership was proven.

        What is fetched already is taken at once.
        """
        applied = self._applied
        self.app.engine_consumer.thread.hurry()
        await applied.wait()

    def hurry(self, partition: int) -> None:
        """Take what is fetched at once, and write what was folded of a partition: a reader waits for its store."""
        self.app.engine_consumer.thread.hurry()
        owned = self.owned.get(partition)
        if owned is not None and not owned.lost:
            owned.hurry_flush()

    def _notify_applied(self, _: int) -> None:
        self._wake_readers()

    def _wake_readers(self) -> None:
        """Let all readers that wait look at their partitions."""
        self._applied.set()
        self._applied = asyncio.Event()

    # Progress and shutdown

    def work(self) -> dict[int, Hashable]:
        """Return a value for each partition with work left, which changes with every step of that work.

        Work is a partition to take over, and records not yet applied or not yet flushed.
        """
        assignment = self.ownership.assignment
        # Restores wait for one another, so the progress of any counts for all. A partition that is assigned and not
        # owned has work left for any reason; the watchdog must notice it.
        making = tuple(self.restored.folds.items())
        catching_up = tuple(self.restored.catching_up.items())
        restored = assignment.number, self.restored.records, making, catching_up, len(self.owned)
        work: dict[int, Hashable] = {}
        for partition in assignment.partitions:
            owned = self.owned.get(partition)
            if owned is None or owned.lost or owned.assignment is not assignment:
                work[partition] = restored
            elif owned.has_unflushed or not owned.caught_up or self._is_behind(owned):
                work[partition] = assignment.number, tuple(owned.positions.values()), owned.statistics.flushes
        return work

    def _is_behind(self, owned: OwnedPartition[FoldT]) -> bool:
        return any(
            position < self.known_end(topic, owned.partition) for topic, position in owned.positions.items()
        )

    def known_end(self, topic: str, partition: int) -> int:
        """Return the last stable offset that the newest fetch reported, 0 before one."""
        return self.app.engine_consumer.thread.known_end(topic, partition)

    def known_ends(self, topic: str, partition: int) -> tuple[int, int]:
        """Return the last stable offset and the high watermark that the newest fetch reported, 0 before one."""
        return self.app.engine_consumer.thread.known_ends(topic, partition)

    def fail(self, error: BaseException) -> None:
        """Stop the worker: nothing is flushed, acked or served from now on."""
        if self._failed is not None:
            return
        self._failed = error
        self.ownership.end()
        for owned in self.owned.values():
            if not owned.lost:
                owned.give_up()
        self._on_fatal(error)

    async def _hand_over(self) -> None:
        """Serve until the workers that follow this one's partitions own them, or a few heartbeats have passed.

        A worker that only left the group would be missed at the others' next heartbeat, with no one serving until then.
        Its leaving makes them join again, and who joins folds nothing. So it leaves when they have had time to take its
        partitions over and to fold what came meanwhile.
        """
        ownership, began = self.ownership, time.monotonic()
        followed = [one for one in self.owned if ownership.following.urls.get(one)]
        if not followed or not ownership.following.kept_by_all:
            return
        ownership.stopping = True
        self.app.engine_consumer.thread.request_rejoin()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(HAND_OVER_HEARTBEATS * self.config.heartbeat_seconds):
                while not ownership.following.all_stop:
                    self._rebalanced.clear()
                    await self._rebalanced.wait()
                    if not ownership.assignment.partitions and ownership.assignment is not NO_ASSIGNMENT:
                        break
                    if not ownership.stop_announced:
                        # The group was being joined when it was asked for, and that join did not say it.
                        self.app.engine_consumer.thread.request_rejoin()
        left = sorted(ownership.assignment.partitions | ownership.kept.partitions)
        log.info(
            "partitions handed over: %d in %.2f s; not handed over: %d",
            len(set(followed) - set(left)),
            time.monotonic() - began,
            len(left),
            extra={"action": "handed_over", "partitions": left},
        )
        if len(left) < len(followed):
            await asyncio.sleep(SETTLE_SECONDS)

    async def stop(self) -> None:
        """Hand over what others follow; flush, then stop the producers; the consumer leaves the group afterwards.

        Raises:
            Exception: a producer did not stop cleanly; all else was stopped.
        """
        await self._hand_over()
        self._stopping = True
        self._losses.stop()
        self.ownership.end()
        # The flushers are not cancelled: a flush cancelled before its end would have an unknown outcome.
        if self._takeovers:
            await asyncio.wait(self._takeovers.values())
        releases = (owned.release() for owned in list(self.owned.values()))
        released = await asyncio.gather(*releases, return_exceptions=True)
        await asyncio.gather(*self._flushers.values(), return_exceptions=True)
        # Before the table, which lets another worker use the folder of the stores.
        await self.standbys.stop()
        self.table.close()
        for error in released:
            if error is not None:
                raise error


def make_engine(
    name: str,
    config: EngineConfig,
    fold: Fold[FoldT],
    on_fatal: Callable[[BaseException], None],
    *,
    clock_ms: Callable[[], int],
) -> Engine[FoldT]:
    """Make an engine with its app, its table and its agent (one actor per partition); nothing is started.

    Args:
        name: of the table and the agent; not derived from a module, so that it stays the same wherever this
            is imported.
        config: see :class:`EngineConfig`.
        fold: makes the state of a partition.
        on_fatal: called once when the worker must stop.
        clock_ms: returns milliseconds since 1970.
    """
    app = EngineApp(config)
    stores = make_stores(config.store, Path(config.data_dir), clock_ms, DEFAULT_MAX_AGE_MS)
    engine = Engine(app, fold, FoldTable(app, name, stores), on_fatal, wall_ms=clock_ms)
    topic = app.topic(*config.source_topics, schema=ChunkSchema(), acks=False)

    async def receive_chunks(stream: Any) -> None:
        async for chunk in stream.noack():
            try:
                await engine.receive(chunk)
            except asyncio.CancelledError:
                if not is_cancelled():
                    raise
                # Faust cancels the actor of a partition that goes to another worker. One that is in the middle of a
                # chunk then, as in a lookup, must end as one that waits for a chunk: else Faust takes it for a crash.
                return

    app.add_agent(name, topic, receive_chunks)
    return engine
