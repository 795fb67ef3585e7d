"""One consumer of a worker, which follows the ends of partitions for all who watch a session."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import AsyncGenerator, Mapping
from typing import Any, Final

from aiokafka import AIOKafkaConsumer, TopicPartition
from aiokafka.errors import KafkaError

from schemas.errors import Retry, SessionstreamError
from schemas.settings import Settings
from streams.kafka.clients import started_consumer

log = logging.getLogger(__name__)

#: Events, and bytes of them, that wait for one slow reader; beyond it, the reader reads them from the log.
WAITING_EVENTS: Final = 2_000
WAITING_BYTES: Final = 4 * 1024 * 1024

#: How long one poll waits, and so how long a new watcher of another partition may wait, in milliseconds.
_POLL_MS: Final = 200
#: How long somebody waits for the partition's end to be known, in seconds.
_ATTACH_SECONDS: Final = 15.0
_PAUSE_SECONDS: Final = 1.0
#: A worker that stops has more to do than to close this consumer, which may wait for a broker.
_STOP_SECONDS: Final = 3.0


class Watch:
    """What came of one session since it is watched.

    Attributes:
        start: offset from which on nothing is missing, unless ``overflowed``.
        overflowed: more came than waits here; what was dropped stands in the log.
    """

    def __init__(self, partition: int, key: bytes, start: int) -> None:
        self.partition = partition
        self.key = key
        self.start = start
        self.overflowed = False
        self._records: deque[Any] = deque()
        self._waiting_bytes = 0
        self._came = asyncio.Event()

    def put(self, record: Any) -> None:
        """Take a record in; called by the tail."""
        size = len(record.value or b"")
        if len(self._records) >= WAITING_EVENTS or self._waiting_bytes + size > WAITING_BYTES:
            self.overflowed = True
        if not self.overflowed:
            self._records.append(record)
            self._waiting_bytes += size
        self._came.set()

    def take(self) -> list[Any]:
        """Return all that waits, oldest first."""
        records = list(self._records)
        self._records.clear()
        self._waiting_bytes = 0
        self._came.clear()
        return records

    def wake(self) -> None:
        """End a wait although nothing came."""
        self._came.set()

    async def wait(self, seconds: float) -> None:
        """Return when something came, at the latest after so many seconds."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._came.wait(), seconds)


class LogTail:
    """Follows those partitions of the events topic that somebody watches; without watchers it has no consumer."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._topic = settings.topics.session_events
        self._watches: dict[int, dict[bytes, set[Watch]]] = {}
        self._positions: dict[int, int] = {}
        self._wanted: dict[int, int] = {}
        self._known = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @contextlib.asynccontextmanager
    async def watch(self, partition: int, key: bytes) -> AsyncGenerator[Watch]:
        """Watch the records of ``key`` in ``partition`` from its present end on.

        Raises:
            Retry: the end could not be learnt in time.
        """
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
                if not watches:
                    self._watches[partition].pop(key, None)
        finally:
            self._wanted[partition] -= 1
            if not self._wanted[partition]:
                del self._wanted[partition]
                self._positions.pop(partition, None)

    async def stop(self) -> None:
        """End the consumer; watchers are woken and get nothing more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task], timeout=_STOP_SECONDS)
        for watches in self._watches.values():
            for watch in [one for several in watches.values() for one in several]:
                watch.wake()

    async def _wait_for_end(self, partition: int) -> None:
        try:
            async with asyncio.timeout(_ATTACH_SECONDS):
                while partition not in self._positions:
                    self._known.clear()
                    await self._known.wait()
        except TimeoutError as error:
            raise Retry(
                f"the end of partition {partition} of {self._topic} is not known: try again"
            ) from error

    async def _follow(self) -> None:
        while self._wanted:
            try:
                async with started_consumer(self._settings) as consumer:
                    await self._follow_with(consumer)
            except (KafkaError, OSError, SessionstreamError) as error:
                log.warning(
                    "the log cannot be followed; trying again",
                    extra={"action": "log_tail_failed", "error": repr(error)},
                )
                await asyncio.sleep(_PAUSE_SECONDS)

    async def _follow_with(self, consumer: AIOKafkaConsumer) -> None:
        assigned: set[int] = set()
        while self._wanted:
            # A partition that lost its last watcher and has a new one has no position any more.
            if set(self._wanted) != assigned or not assigned <= self._positions.keys():
                assigned = await self._assign(consumer)
            self._dispatch(await consumer.getmany(timeout_ms=_POLL_MS))

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
        self._known.set()
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
