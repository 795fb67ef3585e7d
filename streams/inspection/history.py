"""A session's events as they stand in the log: read back from where its life began, then followed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import aclosing, asynccontextmanager
from typing import Any, Final

from aiokafka import TopicPartition
from aiokafka.errors import KafkaError

from processors.memory.policy import MemoryPolicy
from schemas.errors import NotServable, Retry, StaleRead
from schemas.settings import Settings
from streams.client.memory_client import MemoryClient
from streams.inspection.history_items import (
    EventSerializer,
    HistoryItem,
    HistoryRequest,
    Progress,
    SerializedEvent,
)
from streams.inspection.log_tail import LogTail
from streams.kafka.clients import started_consumer
from streams.kafka.partitioner import partition_of
from streams.kafka.topic_reader import read_range

#: Most streams, and most readings back of the log at once; both share the event loop with the worker's work.
MAX_STREAMS: Final = 100
MAX_READINGS: Final = 2
#: Most events, and bytes of them, that one reading takes in before others get their turn.
BATCH_EVENTS: Final = 1_000
BATCH_BYTES: Final = 1024 * 1024
#: Records after the last event that changed the session's memory which are still looked at; more are skipped.
LOOKED_AT_BEYOND: Final = 200_000
#: A silent stream says so often, in seconds, that it is alive, and how far it has read.
KEEP_ALIVE_SECONDS: Final = 5.0

_MEMORY_SECONDS: Final = 8.0
_APPLIED_WITHIN_MS: Final = 2_000
_PAUSE_EVERY: Final = 50  # events, a few milliseconds of the event loop
_LOOK_AT_CLOCK_EVERY: Final = 1_000


class SessionHistory:
    """Reads sessions' events for all readers of this worker: in order, none twice, none left out.

    Args:
        settings: which cluster, where memory answers.
        policy: for what events did to memory.
        partition_count: of the events topic.
    """

    def __init__(self, settings: Settings, policy: MemoryPolicy, partition_count: int) -> None:
        self._settings = settings
        self._policy = policy
        self._partition_count = partition_count
        self._tail = LogTail(settings)
        self._memory = MemoryClient(settings)
        self._readings = asyncio.Semaphore(MAX_READINGS)
        self._streams = 0
        self._stopping = False

    async def start_of(self, asked: HistoryRequest) -> int | None:
        """Return the first offset to read; None where the session has no life, so that only what comes counts.

        Raises:
            Retry: neither Kafka nor memory could say.
        """
        if asked.since_ms is not None:
            return await self._offset_at(asked.session_id, asked.since_ms)
        start = None if asked.after is None else asked.after + 1
        if start is not None and not asked.memory:
            return start
        life = (await self._ask_memory(asked.session_id, stale="allow"))["life_sequence"]
        if life is None or start is None:
            return start if life is None else int(life)
        # What memory became is known only from a life's beginning on.
        return min(start, int(life))

    @asynccontextmanager
    async def place(self) -> AsyncGenerator[None]:
        """One stream's place among :data:`MAX_STREAMS`.

        Raises:
            NotServable: all are taken, or the worker stops.
        """
        if self._stopping or self._streams >= MAX_STREAMS:
            why = "this worker stops" if self._stopping else f"{MAX_STREAMS} streams are open on this worker"
            raise NotServable(f"{why}: try again, or ask another", error_code="too_many_streams")
        self._streams += 1
        try:
            yield
        finally:
            self._streams -= 1

    async def follow(self, asked: HistoryRequest, start: int | None) -> AsyncGenerator[HistoryItem]:
        """Yield events from ``start`` on, then each as it comes, until the worker stops.

        Raises:
            Retry: Kafka did not answer; come again after the last sequence that was yielded.
        """
        key = asked.session_id.encode()
        partition = partition_of(key, self._partition_count)
        serializer = EventSerializer(asked, partition, self._partition_count, self._settings, self._policy)
        while not self._stopping:
            async with self._tail.watch(partition, key) as watch:
                if start is not None:
                    end = await self._worth_reading(asked.session_id, start, watch.start)
                    async with aclosing(self._read(partition, key, start, end, serializer)) as items:
                        async for item in items:
                            yield item
                position = watch.start
                yield Progress(position - 1, live=True)
                while not self._stopping:
                    for count, record in enumerate(watch.take(), 1):
                        position = record.offset + 1
                        if (event := serializer.event_of(record)) is not None:
                            yield event
                        if count % _PAUSE_EVERY == 0:
                            await asyncio.sleep(0)
                    if watch.overflowed:
                        break  # a slow reader, or a long reading back: what was dropped is read from the log
                    began = time.monotonic()
                    await watch.wait(KEEP_ALIVE_SECONDS)
                    if time.monotonic() - began >= KEEP_ALIVE_SECONDS:
                        yield Progress(position - 1, live=True)
                start = position

    async def page(self, asked: HistoryRequest, start: int | None) -> AsyncGenerator[HistoryItem]:
        """Yield events from ``start`` to the present end of the log; the last item says how far it was read."""
        key = asked.session_id.encode()
        partition = partition_of(key, self._partition_count)
        part = TopicPartition(self._settings.topics.session_events, partition)
        async with started_consumer(self._settings) as consumer:
            end = (await consumer.end_offsets([part]))[part]
        if start is not None:
            serializer = EventSerializer(
                asked, partition, self._partition_count, self._settings, self._policy
            )
            through = await self._worth_reading(asked.session_id, start, end)
            async with aclosing(self._read(partition, key, start, through, serializer)) as items:
                async for item in items:
                    yield item
        yield Progress(end - 1, live=True)

    async def stop(self) -> None:
        """End all streams."""
        self._stopping = True
        await self._tail.stop()
        await self._memory.__aexit__()

    async def _read(
        self, partition: int, key: bytes, start: int, end: int, serializer: EventSerializer
    ) -> AsyncGenerator[HistoryItem]:
        """Yield what stands in the log from ``start`` to before ``end``."""
        if start >= end:
            return
        try:
            async with aclosing(self._read_back(partition, key, start, end, serializer)) as items:
                async for item in items:
                    yield item
        except KafkaError as error:
            raise Retry(f"the log could not be read: {error!r}; try again") from error

    async def _read_back(
        self, partition: int, key: bytes, start: int, end: int, serializer: EventSerializer
    ) -> AsyncGenerator[HistoryItem]:
        position = start
        while position < end and not self._stopping:
            events, position = await self._batch(partition, key, position, end, serializer)
            # Outside of the reading: a reader that takes these slowly, or never, must not keep others from theirs.
            for event in events:
                yield event
            if position < end:
                yield Progress(position - 1, live=False)

    async def _batch(
        self, partition: int, key: bytes, start: int, end: int, serializer: EventSerializer
    ) -> tuple[list[SerializedEvent], int]:
        """Return the events of one reading from ``start``, and the offset to go on from: ``end`` when all is read."""
        part = TopicPartition(self._settings.topics.session_events, partition)
        items: list[SerializedEvent] = []
        size = 0
        async with self._readings, started_consumer(self._settings) as consumer:
            begin = max(start, (await consumer.beginning_offsets([part]))[part])
            began = time.monotonic()
            async with aclosing(read_range(consumer, {part: begin}, {part: end})) as records:
                seen = 0
                async for record in records:
                    seen += 1
                    if record.key == key and (event := serializer.event_of(record)) is not None:
                        items.append(event)
                        size += len(event.json)
                        if len(items) % _PAUSE_EVERY == 0:
                            await asyncio.sleep(0)
                        if len(items) >= BATCH_EVENTS or size >= BATCH_BYTES:
                            return items, record.offset + 1
                    if seen % _LOOK_AT_CLOCK_EVERY == 0:
                        await asyncio.sleep(0)
                        if self._stopping or time.monotonic() - began >= KEEP_ALIVE_SECONDS:
                            return items, record.offset + 1
        return items, end

    async def _worth_reading(self, session_id: str, start: int, end: int) -> int:
        """Return where to stop reading: a session that fell silent long ago has nothing near the end."""
        if end - start <= LOOKED_AT_BEYOND:
            return end
        try:
            answer = await self._ask_memory(session_id, min_sequence=end - 1, wait_ms=_APPLIED_WITHIN_MS)
        except (StaleRead, Retry):
            return end
        last = answer["sequence"]
        return end if last is None or end - last <= LOOKED_AT_BEYOND else int(last) + 1

    async def _ask_memory(self, session_id: str, **parameters: str | int) -> dict[str, Any]:
        try:
            async with asyncio.timeout(_MEMORY_SECONDS):
                return await self._memory.memory(session_id, last=0, **parameters)
        except TimeoutError as error:
            raise NotServable("no memory worker can say where this session begins; try again") from error

    async def _offset_at(self, session_id: str, since_ms: int) -> int:
        partition = partition_of(session_id.encode(), self._partition_count)
        part = TopicPartition(self._settings.topics.session_events, partition)
        async with started_consumer(self._settings) as consumer:
            found = (await consumer.offsets_for_times({part: since_ms}))[part]
            return int(found.offset if found is not None else (await consumer.end_offsets([part]))[part])
