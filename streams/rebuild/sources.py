"""Where a rebuild takes events from: the log, or a history store. Either gives them by partition, in their order."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing
from typing import Any, NamedTuple, Protocol

from aiokafka import TopicPartition

from processors.archive.archived import ArchivedEvent
from processors.archive.past_memory import decoded_again
from processors.counts_and_shares import plural
from processors.memory.fold import Entry
from processors.memory.frozen import needs_newer
from processors.memory.record_time import record_time_ms
from processors.memory.storable import storage_problem
from processors.publishing.event_record import cloud_event_headers
from processors.rebuild.content import ClosedEvent, LoggedEvent
from processors.sealing.errors import Unreadable, UnreadableEvent
from processors.sealing.sealed_event import key_id_of, open_event, sealed_fields
from schemas.errors import BadRecord, BadRequest, NewerContract, NewerVersion, NotFound
from schemas.events import CONTRACT_VERSION
from schemas.settings import PREFIX, Settings
from streams.archive.store import HistoryStore, WholeStore
from streams.kafka.clients import started_consumer
from streams.kafka.event_decoding import EventDecoder
from streams.kafka.partitioner import partition_of
from streams.kafka.topic_reader import partitions_of, read_range
from streams.rebuild.session_keys import ReadKeys, read_keys


class Original(NamedTuple):
    """An event of the source.

    Attributes:
        partition: its partition in the source.
        logged: the event, with its sequence and time there, and its JSON.
        headers: of its record.
        sealed: its value in the source, if it is sealed.
    """

    partition: int
    logged: LoggedEvent
    headers: Sequence[tuple[str, bytes]]
    sealed: bytes | None = None


class Source(Protocol):
    """What a rebuild reads, more than once: it gives the same events every time.

    Attributes:
        topic: the topic whose offsets are the events' sequences.
        partition_count: its partitions.
        record_count: how many records it has at most, for the progress.
        left_out: how many records of the partitions that were read last are no events, by partition.
        keys: open its sealed events; None without a key file. Sessions that are closed for these keys are left out.
    """

    topic: str
    partition_count: int
    record_count: int
    left_out: dict[int, int]
    keys: ReadKeys | None

    def events(self, partition: int) -> AsyncGenerator[Original]:
        """Yield the events of a partition in their order.

        Raises:
            NewerVersion: an event needs a newer version.
        """
        ...


class LogSource:
    """The events topic, up to its ends as they were when this was opened. Implements :class:`Source`."""

    def __init__(
        self, settings: Settings, begins: Sequence[int], ends: Sequence[int], keys: ReadKeys | None = None
    ) -> None:
        self.topic = settings.topics.session_events
        self.partition_count = len(ends)
        self.record_count = sum(ends) - sum(begins)
        self.left_out: dict[int, int] = {}
        self.keys = keys
        self._settings = settings
        self._begins, self._ends = begins, ends

    @classmethod
    async def open(cls, settings: Settings, *, accept_loss: bool = False) -> LogSource:
        """Return the log of these settings.

        Args:
            settings: of the old installation.
            accept_loss: take a log whose beginning was deleted.

        Raises:
            BadRequest: the log's beginning was deleted.
            NotFound: the topic does not exist.
        """
        topic = settings.topics.session_events
        async with started_consumer(settings) as consumer:
            parts = await partitions_of(consumer, topic)
            if not parts:
                raise NotFound(
                    f"the topic {topic} does not exist at {settings.bootstrap_servers}: name the old installation in "
                    "SESSIONSTREAM_BOOTSTRAP_SERVERS and SESSIONSTREAM_TOPIC_PREFIX"
                )
            begins = await consumer.beginning_offsets(parts)
            ends = await consumer.end_offsets(parts)
        for part in parts:
            if begins[part] > 0 and not accept_loss:
                raise BadRequest(
                    f"partition {part.partition} of {topic} begins at offset {begins[part]}: what was deleted before "
                    "would be missing in memory; rebuild with --from archive, or accept it with --accept-loss"
                )
        # After the ends: a key is in its topic before an event that is sealed with it is in the log.
        keys = await read_keys(settings)
        return cls(settings, [begins[part] for part in parts], [ends[part] for part in parts], keys)

    async def events(self, partition: int) -> AsyncGenerator[Original]:
        part = TopicPartition(self.topic, partition)
        self.left_out[partition] = 0
        keys = self.keys
        decoder = EventDecoder(
            partition,
            self.partition_count,
            self._settings.max_event_bytes,
            None if keys is None else keys.ring,
        )
        closed = {} if keys is None else {name.encode(): reason for name, reason in keys.closed.items()}
        async with started_consumer(self._settings) as consumer:
            records = read_range(consumer, {part: self._begins[partition]}, {part: self._ends[partition]})
            async with aclosing(records):
                async for record in records:
                    if record.key in closed:
                        continue
                    logged = decoded(decoder, record)
                    if logged is None:
                        self.left_out[partition] += 1
                    else:
                        yield Original(partition, logged, record.headers, _if_sealed(record.value))


class ArchiveSource:
    """A history store, up to the events that it has now. Implements :class:`Source`.

    Retention of the archive removes old events, which is a loss as it is for the log. Erased sessions are not there.
    """

    def __init__(
        self, store: WholeStore, settings: Settings, ends: Sequence[int], keys: ReadKeys | None = None
    ) -> None:
        self.topic = settings.topics.session_events
        self.partition_count = len(ends)
        #: Offsets, so that erased events count as well.
        self.record_count = sum(ends)
        self.left_out: dict[int, int] = {}
        self.keys = keys
        self._store = store
        self._ends = ends

    @classmethod
    async def open(
        cls, settings: Settings, store: HistoryStore, *, partitions: int, accept_loss: bool = False
    ) -> ArchiveSource:
        """Return what a started store has.

        Args:
            settings: of the old installation.
            store: its history store.
            partitions: how many partitions the old events topic has, or had.
            accept_loss: take an archive that removes old events.

        Raises:
            BadRequest: the store cannot be read as a whole, has other partitions, or removes old events.
            StoreUnavailable: the store failed for now.
        """
        if not isinstance(store, WholeStore):
            raise BadRequest(
                f"the history store {type(store).__name__} cannot be read as a whole: it lacks `partitions` or "
                "`events` of streams.archive.store.WholeStore"
            )
        if settings.archive.retention_days is not None and not accept_loss:
            raise BadRequest(
                f"the archive removes events after {settings.archive.retention_days} days "
                "(SESSIONSTREAM_ARCHIVE__RETENTION_DAYS), so they would be missing in memory; rebuild with --from log, "
                "or accept it with --accept-loss"
            )
        # A store may make files for a partition that it is asked about, and they would stay in the copy.
        positions = {partition: await store.position(partition) for partition in await store.partitions()}
        stored = [partition for partition, position in positions.items() if position > 0]
        if not stored:
            raise BadRequest(
                f"the archive at {settings.archive.url} has no events; copies of its files must have their names, "
                "such as history-0.sqlite"
            )
        if max(stored) >= partitions:
            raise BadRequest(
                f"the archive has partition {max(stored)}, so the old log had more than {partitions} partitions: name "
                "their number in --from-partitions"
            )
        ends = [positions.get(partition, 0) for partition in range(partitions)]
        return cls(store, settings, ends, await read_keys(settings))

    async def events(self, partition: int) -> AsyncGenerator[Original]:
        self.left_out[partition] = 0
        if not self._ends[partition]:
            return
        closed = {} if self.keys is None else self.keys.closed
        after: int | None = None
        while part := await self._store.events(partition, after):
            for archived in part:
                if archived.sequence >= self._ends[partition]:
                    return
                expected = partition_of(archived.session_id.encode(), self.partition_count)
                if expected != partition:
                    raise BadRequest(
                        f"the archive has session {archived.session_id!r} in partition {partition}; in a log of "
                        f"{plural(self.partition_count, 'partition')} it would be in {expected}: name the number of "
                        "partitions of the old log in --from-partitions"
                    )
                if archived.session_id in closed:
                    continue
                logged = _archived(archived, self.keys)
                if logged is None:
                    self.left_out[partition] += 1
                else:
                    yield Original(partition, logged, _headers(logged), _if_sealed(archived.value))
            after = part[-1].sequence


def _if_sealed(value: bytes) -> bytes | None:
    return None if sealed_fields(value) is None else value


def _headers(logged: LoggedEvent) -> list[tuple[str, bytes]]:
    """Return the headers that the publisher gave, which no store keeps; none for an event that cannot be opened."""
    if isinstance(logged.entry, ClosedEvent):
        return []
    event = logged.entry.event
    return cloud_event_headers(
        event_id=event.event_id, event_type=event.type, time=event.occurred_at.isoformat()
    )


def _archived(archived: ArchivedEvent, keys: ReadKeys | None) -> LoggedEvent | None:
    """Return an event of the archive, decoded; ``None`` if a memory worker folds no such event.

    Raises:
        BadRequest: it is sealed, and its session's keys cannot be used.
        NewerVersion: it needs a newer version.
    """
    sealed = sealed_fields(archived.value)
    if sealed is not None:
        session_id, sequence = archived.session_id, archived.sequence
        try:
            value = _opened(sealed, session_id, keys)
        except Unreadable as unreadable:
            return _closed(unreadable, sequence, archived.recorded_ms, archived.value)
        archived = archived._replace(value=value)
    event, requires = decoded_again(archived)
    if requires > CONTRACT_VERSION:
        raise needs_newer_version(archived.session_id, archived.sequence, needs_newer(requires))
    if event is None or storage_problem(event) is not None:
        return None
    time_ms = record_time_ms(archived.recorded_ms, event.occurred_at)
    return LoggedEvent(Entry(event, archived.sequence, time_ms), archived.value)


def _opened(fields: dict[str, Any], session_id: str, keys: ReadKeys | None) -> bytes:
    """Return what was sealed.

    Raises:
        Unreadable: it cannot be opened.
    """
    key_id = key_id_of(fields)
    if keys is None or key_id is None:
        raise Unreadable(session_id, "no_key_file", "no key file is set")
    return open_event(fields, keys.ring.known(session_id, key_id))


def decoded(decoder: EventDecoder, record: Any) -> LoggedEvent | None:
    """Return the event of a record; ``None`` if it is none that a worker folds.

    Raises:
        BadRequest: it is sealed, and its session's keys cannot be used.
        NewerVersion: it needs a newer version.
    """
    try:
        return LoggedEvent(decoder.decode(record), decoder.value_of(record))
    except UnreadableEvent as unreadable:
        return _closed(unreadable, record.offset, record.timestamp, record.value)
    except NewerContract as newer:
        raise needs_newer_version(newer.session_id, record.offset, newer.detail) from newer
    except BadRecord:
        return None


def _closed(
    unreadable: Unreadable | UnreadableEvent, sequence: int, timestamp_ms: int, value: bytes
) -> LoggedEvent:
    """Return a sealed event that no one can open, now or later: it is copied as it is.

    Raises:
        BadRequest: it could be opened by the right key file.
    """
    session_id, code = unreadable.session_id, unreadable.code
    if code == "no_key_file":
        raise BadRequest(
            f"the event at sequence {sequence} of session {session_id!r} is sealed: set {PREFIX}ENCRYPTION__KEY_FILE"
        )
    if code == "wrong_master_key":
        raise BadRequest(
            f"the event at sequence {sequence} of session {session_id!r} cannot be opened: {unreadable.detail}; its key "
            "was wrapped again meanwhile: run the rebuild again"
        )
    return LoggedEvent(ClosedEvent(session_id, sequence, timestamp_ms, code, unreadable.detail), value)


def needs_newer_version(session_id: str, sequence: int, detail: str) -> NewerVersion:
    """Return the error of an event that this version cannot read: its sequences could not be translated."""
    return NewerVersion(
        f"the event at sequence {sequence} of session {session_id!r} {detail}: run the rebuild by that version"
    )


async def by_time(source: Source) -> AsyncGenerator[Original]:
    """Yield the events of all partitions, the earlier ones first; those of one partition stay in their order.

    So in the new log, too, an event comes after those that it refers to, and windows of time close as they did.
    """
    streams = [source.events(partition) for partition in range(source.partition_count)]
    try:
        # All of them end before an error is raised: a stream that is read cannot be closed.
        firsts = await asyncio.gather(*(anext(stream, None) for stream in streams), return_exceptions=True)
        heap: list[tuple[int, int, Original]] = []
        for number, first in enumerate(firsts):
            if isinstance(first, BaseException):
                raise first
            if first is not None:
                heap.append((first.logged.entry.timestamp_ms, number, first))
        heapq.heapify(heap)
        while heap:
            _, number, event = heap[0]
            yield event
            following = await anext(streams[number], None)
            if following is None:
                heapq.heappop(heap)
            else:
                heapq.heapreplace(heap, (following.logged.entry.timestamp_ms, number, following))
    finally:
        for stream in streams:
            await stream.aclose()
