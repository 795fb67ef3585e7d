"""A session's events from the log: reads the past ones from the life's beginning, then follows new ones."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncGenerator, Generator
from contextlib import aclosing, asynccontextmanager, contextmanager
from typing import Any, Final

from aiokafka import TopicPartition
from aiokafka.errors import KafkaError

from processors.memory.policy import MemoryPolicy
from schemas.errors import NotServable, Retry, StaleRead
from schemas.settings import Settings
from streams.client.memory_client import MemoryClient
from streams.http.token_file import settings_of_worker
from streams.inspection.history_items import (
    EventSerializer,
    HistoryItem,
    HistoryRequest,
    Missing,
    Progress,
    SerializedEvent,
    Start,
)
from streams.inspection.log_tail import LogTail
from streams.kafka.clients import started_consumer
from streams.kafka.partitioner import partition_of
from streams.kafka.session_keys_topic import session_keys_of
from streams.kafka.topic_reader import read_range

log = logging.getLogger(__name__)

#: Most open streams of one token, so that others get one too.
MAX_STREAMS_PER_CALLER: Final = 50
#: A stream ends after this time, in seconds; its client reconnects, if its token still allows it.
MAX_STREAM_SECONDS: Final = 600.0
#: Most open streams, and most concurrent reads of past events; both share the event loop with the worker.
MAX_STREAMS: Final = 100
MAX_CONCURRENT_READS: Final = 2
#: Most events, and their bytes, that one read collects before other reads may run.
BATCH_EVENTS: Final = 1_000
BATCH_BYTES: Final = 1024 * 1024
#: How many records after the last event that changed the session's memory are read; later ones are skipped.
MAX_RECORDS_AFTER_LAST_EVENT: Final = 200_000
#: Seconds without an event after which a stream sends a progress message.
KEEP_ALIVE_SECONDS: Final = 5.0

_MEMORY_SECONDS: Final = 8.0
_APPLIED_WITHIN_MS: Final = 2_000
_CLOCK_EVERY: Final = 1_000  # records


class SessionHistory:
    """Reads the events of sessions for all clients of this worker: in order, each exactly once.

    Args:
        settings: name the cluster, its topics and the URLs of memory workers.
        policy: the memory settings, to fold what events did to memory.
        partition_count: number of partitions of the events topic.
    """

    def __init__(self, settings: Settings, policy: MemoryPolicy, partition_count: int) -> None:
        self._settings = settings
        self._policy = policy
        self._partition_count = partition_count
        self._tail = LogTail(settings)
        self._memory = MemoryClient(settings_of_worker(settings))
        self._keys = session_keys_of(settings, lambda: partition_count)
        self._reads = asyncio.Semaphore(MAX_CONCURRENT_READS)
        self._streams = Counter[str]()
        self._stopping = False

    async def start_of(self, request: HistoryRequest) -> Start:
        """Return where to begin to read.

        Raises:
            Retry: Kafka or the memory worker did not answer.
        """
        if request.since_ms is not None:
            start: int | None = await self._offset_at(request.session_id, request.since_ms)
        else:
            start = None if request.after is None else request.after + 1
        if start is not None and not request.memory:
            return Start(start)
        life = await self._life_of(request.session_id)
        # The effect on memory is known only if the life is folded from its beginning. Nothing says where an earlier
        # life began, unless it is read from the log's beginning.
        if start is None or (life is not None and life <= start):
            return Start(life, life_sequence=life)
        return Start(start, in_life=start > 0, life_sequence=life)

    async def _life_of(self, session_id: str) -> int | None:
        """Return where the session's present life begins; None if it has none.

        Of a session that memory does not know, memory is asked again once it has all of the log: the first event may
        have come just now.
        """
        life: int | None = (await self._ask_memory(session_id, stale="allow"))["life_sequence"]
        if life is None:
            try:
                known = await self._ask_memory(
                    session_id, consistency="linearizable", wait_ms=_APPLIED_WITHIN_MS
                )
            except (StaleRead, Retry) as error:
                log.debug("it is not known whether session %s began just now: %s", session_id, error.detail)
            else:
                life = known["life_sequence"]
        return life

    @asynccontextmanager
    async def stream_slot(self, caller: str) -> AsyncGenerator[None]:
        """Reserve one of :data:`MAX_STREAMS` streams.

        Args:
            caller: the name of the token, of whose streams :data:`MAX_STREAMS_PER_CALLER` may be open.

        Raises:
            NotServable: all streams, or those of the caller, are in use, or the worker stops.
        """
        if reason := self._why_no_stream(caller):
            raise NotServable(f"{reason}; try again, or use another worker", error_code="too_many_streams")
        self._streams[caller] += 1
        try:
            yield
        finally:
            self._streams[caller] -= 1
            if not self._streams[caller]:
                del self._streams[caller]

    def _why_no_stream(self, caller: str) -> str | None:
        if self._stopping:
            return "this worker is stopping"
        if self._streams.total() >= MAX_STREAMS:
            return f"{MAX_STREAMS} streams are open on this worker, which is the limit"
        if self._streams[caller] >= MAX_STREAMS_PER_CALLER:
            return (
                f"{MAX_STREAMS_PER_CALLER} streams of this token are open on this worker, which is the limit"
            )
        return None

    async def follow(self, request: HistoryRequest, begin: Start) -> AsyncGenerator[HistoryItem]:
        """Yield events from ``begin`` on, then each new one; where the log has no more what was asked for, say so.

        It ends when the worker stops, or after :data:`MAX_STREAM_SECONDS`.

        Raises:
            Retry: Kafka did not answer, or the log is damaged; continue after the last sequence that was yielded.
        """
        key = request.session_id.encode()
        partition = partition_of(key, self._partition_count)
        serializer = self._serializer(request, partition, begin)
        start = begin.offset
        ends_at = time.monotonic() + MAX_STREAM_SECONDS
        while not self._stopping and time.monotonic() < ends_at:
            async with self._tail.watch(partition, key) as watch:
                if start is not None:
                    end = await self._end_to_read(request.session_id, start, watch.start)
                    async with aclosing(self._read(partition, key, start, end, serializer)) as items:
                        async for item in items:
                            yield item
                position = watch.start
                watch.require_followed()
                yield (told := self._progress(position))
                while time.monotonic() < ends_at and not self._stopping:
                    for record in watch.take():
                        position = record.offset + 1
                        if (event := await serializer.event_of(record)) is not None:
                            yield event
                    watch.require_followed()
                    if watch.overflowed:
                        # A slow client or a long read of past events: the dropped events are read from the log. Or some
                        # were deleted meanwhile, which that read says.
                        position = max(position, watch.complete_to)
                        break
                    wait_started = time.monotonic()
                    await watch.wait(KEEP_ALIVE_SECONDS)
                    if self._stopping:
                        # The tail has stopped too, which says nothing about Kafka.
                        return
                    is_quiet = time.monotonic() - wait_started >= KEEP_ALIVE_SECONDS
                    if is_quiet or self._tail.is_following != told.live:
                        yield (told := self._progress(position))
                start = position

    def _progress(self, position: int) -> Progress:
        is_following = self._tail.is_following
        return Progress(position - 1, live=is_following, waits=not is_following)

    async def page(self, request: HistoryRequest, begin: Start) -> AsyncGenerator[HistoryItem]:
        """Yield events from ``begin`` to the current end of the log; the last item is the progress.

        Raises:
            Retry: Kafka did not answer, or the log is damaged.
        """
        key = request.session_id.encode()
        partition = partition_of(key, self._partition_count)
        part = TopicPartition(self._settings.topics.session_events, partition)
        with _kafka_answers():
            async with started_consumer(self._settings) as consumer:
                end = (await consumer.end_offsets([part]))[part]
        if begin.offset is not None:
            serializer = self._serializer(request, partition, begin)
            through = await self._end_to_read(request.session_id, begin.offset, end)
            async with aclosing(self._read(partition, key, begin.offset, through, serializer)) as items:
                async for item in items:
                    yield item
        yield Progress(end - 1, live=True)

    def _serializer(self, request: HistoryRequest, partition: int, begin: Start) -> EventSerializer:
        keys = None if self._keys is None else self._keys.ring
        serializer = EventSerializer(
            request, partition, self._partition_count, self._settings, self._policy, keys
        )
        if begin.in_life:
            serializer.lose(begin.life_sequence)
        return serializer

    async def stop(self) -> None:
        """End all streams."""
        self._stopping = True
        if self._keys is not None:
            await self._keys.topic.stop()
        await self._tail.stop()
        await self._memory.__aexit__()

    async def _read(
        self, partition: int, key: bytes, start: int, end: int, serializer: EventSerializer
    ) -> AsyncGenerator[HistoryItem]:
        """Yield the session's events from ``start`` to before ``end``."""
        if start >= end:
            return
        with _kafka_answers():
            async with aclosing(self._read_batches(partition, key, start, end, serializer)) as items:
                async for item in items:
                    yield item

    async def _read_batches(
        self, partition: int, key: bytes, start: int, end: int, serializer: EventSerializer
    ) -> AsyncGenerator[HistoryItem]:
        position = start
        while position < end and not self._stopping:
            events, position = await self._batch(partition, key, position, end, serializer)
            # Yielded outside of the read, so that a slow client does not block the reads of others.
            for event in events:
                if isinstance(event, Missing):
                    await self._lose(serializer, event)
                yield event
            if position < end and not (events and isinstance(events[-1], Missing)):
                yield Progress(position - 1, live=False)

    async def _batch(
        self, partition: int, key: bytes, start: int, end: int, serializer: EventSerializer
    ) -> tuple[list[SerializedEvent] | list[Missing], int]:
        """Return the events of one read from ``start``, and the next offset to read (``end`` if all is read).

        If the log begins later, that is returned instead, and the offset at which it begins.
        """
        part = TopicPartition(self._settings.topics.session_events, partition)
        items: list[SerializedEvent] = []
        size = 0
        async with self._reads, started_consumer(self._settings) as consumer:
            beginning = int((await consumer.beginning_offsets([part]))[part])
            if beginning > start:
                return [Missing(start, beginning)], beginning
            read_started = time.monotonic()
            async with aclosing(read_range(consumer, {part: start}, {part: end})) as records:
                record_count = 0
                async for record in records:
                    record_count += 1
                    if record.key == key and (event := await serializer.event_of(record)) is not None:
                        items.append(event)
                        size += len(event.json)
                        if len(items) >= BATCH_EVENTS or size >= BATCH_BYTES:
                            return items, record.offset + 1
                    if record_count % _CLOCK_EVERY == 0:
                        await asyncio.sleep(0)
                        if self._stopping or time.monotonic() - read_started >= KEEP_ALIVE_SECONDS:
                            return items, record.offset + 1
        return items, end

    async def _lose(self, serializer: EventSerializer, missing: Missing) -> None:
        """Let no effects on memory be told that depend on events that are gone."""
        request = serializer.request
        life: int | None = None
        if request.memory:
            try:
                life = (await self._ask_memory(request.session_id, stale="allow"))["life_sequence"]
            except Retry as error:
                log.debug("it is not known where session %s begins: %s", request.session_id, error.detail)
        serializer.lose(life if life is not None and life >= missing.following else None)

    async def _end_to_read(self, session_id: str, start: int, end: int) -> int:
        """Return the offset to read up to: a session without recent events has nothing near the log's end."""
        if end - start <= MAX_RECORDS_AFTER_LAST_EVENT:
            return end
        try:
            answer = await self._ask_memory(session_id, min_sequence=end - 1, wait_ms=_APPLIED_WITHIN_MS)
        except (StaleRead, Retry):
            return end
        last = answer["sequence"]
        return end if last is None or end - last <= MAX_RECORDS_AFTER_LAST_EVENT else int(last) + 1

    async def _ask_memory(self, session_id: str, **parameters: str | int) -> dict[str, Any]:
        try:
            async with asyncio.timeout(_MEMORY_SECONDS):
                return await self._memory.memory(session_id, last=0, **parameters)
        except TimeoutError as error:
            raise NotServable("no memory worker answered where this session begins; try again") from error

    async def _offset_at(self, session_id: str, since_ms: int) -> int:
        partition = partition_of(session_id.encode(), self._partition_count)
        part = TopicPartition(self._settings.topics.session_events, partition)
        with _kafka_answers():
            async with started_consumer(self._settings) as consumer:
                first = (await consumer.offsets_for_times({part: since_ms}))[part]
                return int(first.offset if first is not None else (await consumer.end_offsets([part]))[part])


@contextmanager
def _kafka_answers() -> Generator[None]:
    """Let an error of a broker be one that the caller tries again after."""
    try:
        yield
    except KafkaError as error:
        raise Retry(f"the events topic could not be read: {error!r}; try again") from error
