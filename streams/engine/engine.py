"""Ownership of partitions: taking over, keeping, losing, letting go.

A partition goes through: granted (the group assigned it) → restored (producer initialized, changelog read,
watermark verified) → owned (folded, flushed, served once caught up) → revoked, lost or stopped.

What a worker holds belongs to one assignment. At every assignment the folded state and table entries are
thrown away and restored, also for a partition that stays, unless a transaction of its old producer has just
gone through: that proves that no other worker initialized the producer, hence none owned it, in between.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any, Generic

from faust.types import TP

from schemas.errors import Fatal
from streams.engine.app import EngineApp
from streams.engine.chunks import Chunk, ChunkSchema, slices
from streams.engine.config import EngineConfig
from streams.engine.fold import Fold, FoldT
from streams.engine.losses import Losses
from streams.engine.ownership import NO_ASSIGNMENT, Assignment
from streams.engine.partition import FlushStatistics, OwnedPartition
from streams.engine.restore import RestoreProgress
from streams.engine.stores import DEFAULT_MAX_AGE_MS, make_stores
from streams.engine.table import FoldTable
from streams.engine.takeover import Takeover

log = logging.getLogger(__name__)


class Engine(Generic[FoldT]):
    """Keeps exact state for the partitions this worker owns. Made by :func:`make_engine`.

    Args:
        app: the Faust app whose consumer, signals and lifecycle are used.
        fold: makes the state of a partition.
        table: where its records are.
        on_fatal: told once when the worker must stop; nothing is flushed or served afterwards.

    Attributes:
        on_flushed: told of every flush that went through; metrics take its place.
    """

    def __init__(
        self,
        app: EngineApp,
        fold: Fold[FoldT],
        table: FoldTable,
        on_fatal: Callable[[BaseException], None],
    ) -> None:
        self.app = app
        self.config = app.engine_config
        self.ownership = app.ownership
        self.table = table
        self.owned: dict[int, OwnedPartition[FoldT]] = {}
        self.last_known: dict[int, FoldT] = {}
        self.dropped_chunks = 0
        self.restored = RestoreProgress()
        self.restoring: set[int] = set()
        self.on_flushed: Callable[[FlushStatistics], None] = lambda _: None
        self._on_fatal = on_fatal
        self._failed: BaseException | None = None
        self._stopping = False
        self._flushers: dict[int, asyncio.Task[None]] = {}
        self._losses = Losses(lambda: app.engine_consumer.thread.request_rejoin())
        self._applied: asyncio.Event = asyncio.Event()
        self._takeover = Takeover(
            self.config,
            self.ownership,
            fold,
            table,
            on_progress=self.restored.note,
            on_applied=self._notify_applied,
            on_flushed=lambda statistics: self.on_flushed(statistics),
        )
        app.listener = self
        app.on_partitions_revoked.connect(self._on_revoked)
        app.on_rebalance_complete.connect(self._on_rebalance_complete)

    # Assignment

    def on_rebalance_start(self) -> None:
        """Nothing is ours any more; called on the consumer's thread before the group is joined again."""
        self.ownership.end()

    def on_assigned(self, assigned: set[TP], generation: int) -> None:
        """The group assigned these partitions; called while the coordinator waits, so no rebalance can start."""
        if self._stopping or self._failed is not None:
            return
        partitions = frozenset(tp.partition for tp in assigned if tp.topic in self.config.source_topics)
        assignment = self.ownership.begin(generation, partitions)
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

    async def _on_revoked(self, *_: object, **__: object) -> None:
        """A last flush. What it cannot write is thrown away with the state and read again from the log."""
        await asyncio.gather(*(owned.flush_last() for owned in list(self.owned.values())))

    async def _on_rebalance_complete(self, *_: object, **__: object) -> None:
        """Own what was granted; Faust sends this, and waits, before it seeks and resumes."""
        assignment = self.ownership.assignment
        if assignment is NO_ASSIGNMENT:
            return
        self._losses.rejoined()
        for partition in set(self.owned) - assignment.partitions:
            self._drop(partition)
            self.last_known.pop(partition, None)
        self.restoring = set(assignment.partitions)
        self.restored.begin()
        try:
            await asyncio.gather(*(self._own(assignment, partition) for partition in assignment.partitions))
        finally:
            self.restoring.clear()

    async def _own(self, assignment: Assignment, partition: int) -> None:
        held = self.owned.get(partition)
        if held is not None and await self._still_ours(held):
            held.assignment = assignment
            self.restoring.discard(partition)
            return
        self._drop(partition)
        try:
            owned = await self._takeover.run(assignment, partition)
        except (
            Exception
        ) as error:  # Faust would end its recovery silently, and no later rebalance would be handled
            self.fail(error)
            return
        if owned is None:
            return
        self.owned[partition] = owned
        self.last_known.pop(partition, None)
        self.restoring.discard(partition)
        self._flushers[partition] = asyncio.get_running_loop().create_task(self._keep_flushed(owned))

    async def _still_ours(self, held: OwnedPartition[FoldT]) -> bool:
        """Whether a transaction of the partition's old producer goes through."""
        if held.lost or self.config.embedded:
            return False
        try:
            await held.flush(force=True)
        except Exception as error:  # fenced, or unknown: restore
            log.info(
                "partition %d: its producer is no longer current (%r); restoring",
                held.partition,
                error,
                extra={"action": "state_discarded", "partition": held.partition},
            )
        return not held.lost

    def _drop(self, partition: int) -> None:
        owned = self.owned.pop(partition, None)
        flusher = self._flushers.pop(partition, None)
        if flusher is not None:
            flusher.cancel()
        if owned is not None:
            if self.table.readable_when_discarded:
                # What readers who accept stale answers may still be shown until the restore is done.
                self.last_known[partition] = owned.fold
            if not owned.lost:
                owned.give_up()
        self.table.discard_partition(partition)

    def seek_positions(self) -> tuple[dict[TP, int], int]:
        """Where the consumer must read on, and the assignment those positions belong to."""
        assignment = self.ownership.assignment
        positions = {
            TP(topic, owned.partition): position
            for owned in self.owned.values()
            if owned.assignment is assignment and not owned.lost
            for topic, position in owned.positions.items()
        }
        return positions, assignment.number

    # Folding

    async def receive(self, chunk: Chunk) -> None:
        """Decode and fold a chunk, in slices so that readers get a turn; drop it if it is not for us."""
        try:
            for part in slices(chunk):
                owned = self.owned.get(part.partition)
                if owned is None or not owned.expects(part, self.ownership.assignment):
                    self.dropped_chunks += 1
                    return
                decoded = owned.fold.decode(part.records)
                if not owned.accepts(part):
                    self._lose(owned, f"expected offset {owned.positions[part.topic]}, got {part.start}")
                    return
                owned.apply(part, decoded)
                await asyncio.sleep(0)
                await owned.wait_for_room()
        except Exception as error:  # a bug, not a bad record: it must not be acked, skipped or repeated
            self.fail(error)

    async def _keep_flushed(self, owned: OwnedPartition[FoldT]) -> None:
        try:
            await owned.flush_when_due()
        except Fatal as error:
            self.fail(error)
        except Exception as error:  # the outcome is unknown, whatever it was
            # aiokafka says what happened in the cause.
            self._lose(owned, f"a flush failed: {error!r} ({error.__cause__!r})")

    def _lose(self, owned: OwnedPartition[FoldT], why: str) -> None:
        """Give the partition up and join the group again, with a new generation."""
        if self._stopping or self._failed is not None:
            return
        log.warning(
            "partition %d: ownership is lost: %s",
            owned.partition,
            why,
            extra={"action": "ownership_lost", "partition": owned.partition},
        )
        if not owned.lost:
            owned.give_up()
        try:
            self._losses.note(owned.partition, why, flushed=owned.statistics.flushes > 0)
        except Fatal as error:
            self.fail(error)

    # Serving

    def servable(self, partition: int) -> OwnedPartition[FoldT] | None:
        """The partition if it may be served now: owned, restored, caught up, and proven to be ours."""
        owned = self.owned.get(partition)
        if (
            owned is None
            or owned.lost
            or not owned.caught_up
            or not self.ownership.is_current(owned.assignment)
        ):
            return None
        return owned

    def known(self, partition: int) -> FoldT | None:
        """The last known state, current or not."""
        owned = self.owned.get(partition)
        return owned.fold if owned is not None else self.last_known.get(partition)

    async def wait_applied(self) -> None:
        """Wait until some chunk is applied."""
        await self._applied.wait()

    def _notify_applied(self, partition: int) -> None:
        self._applied.set()
        self._applied = asyncio.Event()

    # Progress and the end

    def is_busy(self) -> bool:
        """Whether there is something to do: a partition to own, or records not yet applied or not yet flushed."""
        # Whatever keeps an assigned partition from being owned, the watchdog must see that it is not.
        if any(partition not in self.owned for partition in self.ownership.assignment.partitions):
            return True
        return any(
            owned.has_unflushed or not owned.caught_up or self._is_behind(owned)
            for owned in self.owned.values()
        )

    def _is_behind(self, owned: OwnedPartition[FoldT]) -> bool:
        return any(
            position < self.known_end(topic, owned.partition) for topic, position in owned.positions.items()
        )

    def known_end(self, topic: str, partition: int) -> int:
        """The last stable offset as the newest fetch told it, 0 without one."""
        return self.app.engine_consumer.thread.known_end(topic, partition)

    def progress(self) -> Hashable:
        """Changes whenever something moves."""
        positions = tuple(
            (owned.partition, tuple(owned.positions.values()), owned.statistics.flushes)
            for owned in self.owned.values()
        )
        return positions, self.restored.records, self.ownership.assignment.number

    def fail(self, error: BaseException) -> None:
        """Stop for good: nothing is flushed, acked or served from here on."""
        if self._failed is not None:
            return
        self._failed = error
        self.ownership.end()
        for owned in self.owned.values():
            if not owned.lost:
                owned.give_up()
        self._on_fatal(error)

    async def stop(self) -> None:
        """Flush, let the producers go; the group is left by the consumer afterwards."""
        self._stopping = True
        self._losses.stop()
        self.ownership.end()
        # The flushers end by themselves: one cancelled in the middle of a flush would leave its outcome unknown.
        await asyncio.gather(*(owned.let_go() for owned in list(self.owned.values())))
        await asyncio.gather(*self._flushers.values(), return_exceptions=True)
        self.table.close()


def make_engine(
    name: str,
    config: EngineConfig,
    fold: Fold[FoldT],
    on_fatal: Callable[[BaseException], None],
    *,
    clock_ms: Callable[[], int],
    store_max_age_ms: int = DEFAULT_MAX_AGE_MS,
) -> Engine[FoldT]:
    """Make an engine with its app, its table and its agent (one actor a partition); nothing is started.

    Args:
        name: of the table and the agent; given, never derived from a module, so that it stays the same
            whatever imports this.
        config: see :class:`EngineConfig`.
        fold: makes the state of a partition.
        on_fatal: told once when the worker must stop.
        clock_ms: milliseconds since 1970.
        store_max_age_ms: a store on disk that is older is not used.
    """
    app = EngineApp(config)
    stores = make_stores(config.store, Path(config.data_dir), clock_ms, store_max_age_ms)
    engine = Engine(app, fold, FoldTable(app, name, stores), on_fatal)
    topic = app.topic(*config.source_topics, schema=ChunkSchema(), acks=False)

    @app.agent(topic, name=name, isolated_partitions=True)
    async def receive_chunks(stream: Any) -> None:
        async for chunk in stream.noack():
            await engine.receive(chunk)

    return engine
