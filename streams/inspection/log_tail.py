"""The consumer of a worker that follows the ends of partitions, for all watches of sessions."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import AsyncGenerator, Mapping
from typing import Any, Final

from aiokafka import AIOKafkaConsumer, TopicPartition
from aiokafka.errors import KafkaError

from schemas.errors import NotServable, Retry, SessionstreamError
from schemas.settings import Settings
from streams.engine.record_batches import DamagedLog
from streams.kafka.clients import started_consumer

log = logging.getLogger(__name__)

#: Most buffered events, and their bytes, of one slow watch; later events must be read from the log.
MAX_BUFFERED_EVENTS: Final = 2_000
MAX_BUFFERED_BYTES: Final = 4 * 1024 * 1024

#: How long one poll waits, and so how long a new watch of another partition may wait, in milliseconds.
_POLL_MS: Final = 200
#: Longest wait for a partition's end offset, in seconds.
_ATTACH_SECONDS: Final = 15.0
_PAUSE_SECONDS: Final = 1.0
#: Pause between two questions whether the watched partitions can be read, and how long an answer may take, in seconds.
_LOOK_SECONDS: Final = 1.0
_ANSWER_SECONDS: Final = 3.0
#: Longest wait for the consumer to close, which may wait for a broker, while the worker stops.
_STOP_SECONDS: Final = 3.0


class Watch:
    """The records of one session since the watch began.

    Attributes:
        start: the offset from which on the watch has all records, unless ``overflowed``.
        overflowed: the buffer was full, or records were deleted before the tail had read them; what follows must be read
            from the log, which says what is missing.
        complete_to: the offset up to which the watch has all records, if records were deleted behind it.
    """

    def __init__(self, partition: int, key: bytes, start: int) -> None:
        self.partition = partition
        self.key = key
        self.start = start
        self.overflowed = False
        self.complete_to = start
        self._problem: str | None = None
        self._records: deque[Any] = deque()
        self._buffered_bytes = 0
        self._arrived = asyncio.Event()

    def put(self, record: Any) -> None:
        """Add a record; called by the tail."""
        size = len(record.value or b"")
        if len(self._records) >= MAX_BUFFERED_EVENTS or self._buffered_bytes + size > MAX_BUFFERED_BYTES:
            self.overflowed = True
        if not self.overflowed:
            self._records.append(record)
            self._buffered_bytes += size
        self._arrived.set()

    def take(self) -> list[Any]:
        """Return and remove all buffered records, oldest first."""
        records = list(self._records)
        self._records.clear()
        self._buffered_bytes = 0
        self._arrived.clear()
        return records

    def end_at(self, offset: int) -> None:
        """Take no more records: those from ``offset`` on were deleted before they were read; called by the tail."""
        if not self.overflowed:
            self.complete_to = offset
        self.overflowed = True
        self.wake()

    def fail(self, problem: str) -> None:
        """End the watch: no more records come; called by the tail."""
        self._problem = problem
        self.wake()

    def require_followed(self) -> None:
        """Require that more records can come.

        Raises:
            Retry: the log is damaged; the message says what to do.
        """
        if self._problem is not None:
            raise Retry(self._problem)

    def wake(self) -> None:
        """End a wait although no record arrived."""
        self._arrived.set()

    async def wait(self, seconds: float) -> None:
        """Wait until a record arrives, for at most ``seconds``."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._arrived.wait(), seconds)


class LogTail:
    """Follows the partitions of the events topic that have a watch; without a watch it has no consumer."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._topic = settings.topics.session_events
        self._watches: dict[int, dict[bytes, set[Watch]]] = {}
        self._positions: dict[int, int] = {}
        self._wanted: dict[int, int] = {}
        self._ends_known = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._fails = False
        self._answers = True
        self._stopped = False

    @property
    def is_following(self) -> bool:
        """Whether the log is being followed, so that a watch without records has missed none."""
        return self._answers and not self._fails and self._task is not None and not self._task.done()

    @contextlib.asynccontextmanager
    async def watch(self, partition: int, key: bytes) -> AsyncGenerator[Watch]:
        """Watch the records of ``key`` in ``partition`` from its current end on.

        Raises:
            Retry: the end offset was not known in time, or the worker stops.
        """
        self._require_running()
        self._wanted[partition] = self._wanted.get(partition, 0) + 1
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._follow(), name="sessionstream-log-tail")
        try:
            await self._wait_for_end(partition)
            watch = Watch(partition, key, self._positions[partition])
            watches = self._watches.setdefault(partition, {}).setdefault(key, set())
            watches.add(watch)
            try:
                yield watch
            finally:
                watches.discard(watch)
                # After damage a later watch has a set of its own.
                of_partition = self._watches.get(partition, {})
                if not watches and of_partition.get(key) is watches:
                    del of_partition[key]
        finally:
            self._wanted[partition] -= 1
            if not self._wanted[partition]:
                del self._wanted[partition]
                self._positions.pop(partition, None)

    async def stop(self) -> None:
        """Stop the consumer; all waits end, and no more records arrive."""
        self._stopped = True
        self._ends_known.set()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task], timeout=_STOP_SECONDS)
        self._wake_all()

    def _wake_all(self) -> None:
        for watches in self._watches.values():
            for watch in [watch for same_key in watches.values() for watch in same_key]:
                watch.wake()

    def _require_running(self) -> None:
        if self._stopped:
            raise NotServable("this worker is stopping; try again, or use another worker")

    async def _wait_for_end(self, partition: int) -> None:
        try:
            async with asyncio.timeout(_ATTACH_SECONDS):
                while partition not in self._positions:
                    self._ends_known.clear()
                    await self._ends_known.wait()
                    self._require_running()
        except TimeoutError as error:
            raise Retry(
                f"the end offset of partition {partition} of {self._topic} is not known yet; try again"
            ) from error

    async def _follow(self) -> None:
        self._fails, self._answers = False, True
        while self._wanted:
            try:
                async with started_consumer(self._settings) as consumer:
                    looking = asyncio.create_task(self._look(consumer), name="sessionstream-log-tail-look")
                    try:
                        await self._follow_with(consumer)
                    finally:
                        looking.cancel()
                        await asyncio.wait([looking])
            except (KafkaError, OSError, SessionstreamError) as error:
                # It is tried each second, for as long as Kafka is away.
                level = logging.DEBUG if self._fails else logging.WARNING
                self._fails = True
                self._wake_all()
                log.log(
                    level,
                    "the events topic cannot be followed; trying again",
                    extra={"action": "log_tail_failed", "error": repr(error)},
                )
                await asyncio.sleep(_PAUSE_SECONDS)

    async def _look(self, consumer: AIOKafkaConsumer) -> None:
        """Ask again and again whether the watched partitions can be read.

        Without a broker, the consumer answers that there are no new records, and raises no error.
        """
        while True:
            parts = [TopicPartition(self._topic, partition) for partition in self._positions]
            try:
                if parts:
                    async with asyncio.timeout(_ANSWER_SECONDS):
                        await consumer.end_offsets(parts)
            except (KafkaError, OSError) as error:  # a TimeoutError is an OSError
                if self._answers:
                    self._answers = False
                    log.warning(
                        "Kafka does not answer, so the events topic cannot be followed; it goes on by itself",
                        extra={"action": "log_tail_waits", "error": repr(error)},
                    )
                    self._wake_all()
            else:
                if not self._answers:
                    self._answers = True
                    self._wake_all()
            await asyncio.sleep(_LOOK_SECONDS)

    async def _follow_with(self, consumer: AIOKafkaConsumer) -> None:
        assigned: set[int] = set()
        while self._wanted:
            # A partition whose last watch ended and that has a new watch has no position any more.
            if set(self._wanted) != assigned or not assigned <= self._positions.keys():
                assigned = await self._assign(consumer)
            try:
                batches = await consumer.getmany(timeout_ms=_POLL_MS)
            except DamagedLog as error:
                self._end_watches(error)
                continue
            for part in await self._with_deleted(consumer, batches):
                self._end_at_deleted(part, batches[part][0].offset)
            self._fails = False
            self._dispatch(batches)

    async def _with_deleted(
        self, consumer: AIOKafkaConsumer, batches: Mapping[TopicPartition, list[Any]]
    ) -> list[TopicPartition]:
        """Return the partitions of which records were deleted by retention before they were read.

        aiokafka goes on at the first record that is there. Marks of transactions take offsets as well, so a gap alone
        says nothing.
        """
        gaps = [
            part
            for part, records in batches.items()
            if records and records[0].offset > self._positions.get(part.partition, records[0].offset)
        ]
        if not gaps:
            return []
        beginnings: Mapping[TopicPartition, int] = await consumer.beginning_offsets(gaps)
        # A partition whose last watch ended meanwhile has no position any more.
        return [
            part for part in gaps if beginnings[part] > self._positions.get(part.partition, beginnings[part])
        ]

    def _end_at_deleted(self, part: TopicPartition, following: int) -> None:
        position = self._positions[part.partition]
        log.warning(
            "offsets %d to %d of partition %d of the events topic were deleted before they were followed",
            position,
            following - 1,
            part.partition,
            extra={
                "action": "log_tail_missing",
                "partition": part.partition,
                "expected": position,
                "following": following,
            },
        )
        for watches in self._watches.get(part.partition, {}).values():
            for watch in watches:
                watch.end_at(position)

    def _end_watches(self, error: DamagedLog) -> None:
        """End the watches of a damaged partition alone; later ones begin behind the damage."""
        partition = error.batch.partition
        log.warning(
            "partition %d of the events topic cannot be followed: %s",
            partition,
            error.detail,
            extra={"action": "log_tail_damaged", "partition": partition},
        )
        for watches in self._watches.pop(partition, {}).values():
            for watch in watches:
                watch.fail(error.detail)
        # It is assigned again, from its end then.
        self._positions.pop(partition, None)

    async def _assign(self, consumer: AIOKafkaConsumer) -> set[int]:
        wanted = set(self._wanted)
        parts = {partition: TopicPartition(self._topic, partition) for partition in wanted}
        new = [parts[partition] for partition in wanted if partition not in self._positions]
        ends: Mapping[TopicPartition, int] = await consumer.end_offsets(new) if new else {}
        consumer.assign(list(parts.values()))
        for partition in wanted:
            if partition not in self._positions and parts[partition] in ends:
                self._positions[partition] = ends[parts[partition]]
            if partition in self._positions:
                consumer.seek(parts[partition], self._positions[partition])
        self._ends_known.set()
        return wanted

    def _dispatch(self, batches: Mapping[TopicPartition, list[Any]]) -> None:
        for part, records in batches.items():
            position = self._positions.get(part.partition)
            if position is None or not records:
                continue
            watches = self._watches.get(part.partition) or {}
            for record in records:
                for watch in watches.get(record.key, ()):
                    watch.put(record)
            self._positions[part.partition] = records[-1].offset + 1
