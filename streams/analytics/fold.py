"""The fold of analytics: turns events into figures, and figures into table records and session-analytics."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import orjson

from processors.analytics.answer import Rank
from processors.analytics.costs import PriceTable
from processors.analytics.event_time import rfc3339_of
from processors.analytics.partition import AnalyticsRules, PartitionFigures
from processors.analytics.records import read_session, restore, session_key, take_changes
from processors.analytics.session import Session
from processors.analytics.tree import ALL_SESSIONS, SessionChoice
from processors.analytics.version import TABLE_VERSION
from processors.analytics.windows import WindowName
from processors.memory.fold import Entry
from processors.memory.frozen import NewerEvent
from processors.publishing.event_record import cloud_event_headers
from schemas.events import Event, SessionDescribed
from schemas.topic_names import TopicNames
from streams.analytics.decoding import AnalyticsDecoder, MemoryEventFields
from streams.analytics.metrics import AnalyticsMetrics
from streams.engine.fold import FoldStamp, KeyValue, OutRecord, RecordReader, SourceRecord, out_record
from streams.kafka.event_decoding import Decoded, EventDecoder
from streams.kafka.event_keys import EventKeys
from streams.kafka.session_keys import SessionKeyRing

log = logging.getLogger(__name__)

#: About the bytes that a flush writes for a changed session, in two topics, before a flush has shown it.
_CHANGE_BYTES: Final = 2_500
#: What two records have beside their values: keys, headers and offsets.
_RECORDS_BYTES: Final = 300


@dataclass(frozen=True, slots=True, kw_only=True)
class AnalyticsFoldConfig:
    """The configuration that all partitions of a worker share.

    Attributes:
        cache_sessions: How many decoded sessions are kept per partition; others are read from the table again.
        keys: Open sealed events; None without encryption.
    """

    topics: TopicNames
    rules: AnalyticsRules
    prices: PriceTable
    metrics: AnalyticsMetrics
    partition_count: int
    max_event_bytes: int
    cache_sessions: int
    keys: SessionKeyRing | None = None


class AnalyticsPartition:
    """The figures of one partition. Implements :class:`streams.engine.fold.StampedFold`."""

    stamp = FoldStamp(TABLE_VERSION)

    def __init__(self, partition: int, records: RecordReader, config: AnalyticsFoldConfig) -> None:
        self.partition = partition
        self.ranks: dict[str, Rank] = {}
        # Of the sessions with a parent, which are few: a level of a tree does not look at all sessions.
        self._children: dict[str, Rank] = {}
        self._records = records
        self._config = config
        self._prices = config.prices
        self._metrics = config.metrics
        events = EventDecoder(partition, config.partition_count, config.max_event_bytes, config.keys)
        self.lookup = None if config.keys is None else EventKeys(config.keys, partition)
        self._decoder = AnalyticsDecoder(events, config.topics.memory_events)
        self.figures = PartitionFigures(config.rules, self._load_session)
        self._pending_events = 0
        self._change_bytes = _CHANGE_BYTES
        self._restored_records = 0

    def restored(self) -> None:
        """Load the figures from the table."""
        for session in restore(self.figures, self._counted(self._records.items())):
            self._set_rank(session)

    def restored_records(self) -> tuple[int, int | None]:
        """Return how many records :meth:`restored` has read; how many there are is not known."""
        return self._restored_records, None

    def _counted(self, records: Iterable[tuple[bytes, bytes]]) -> Iterator[tuple[bytes, bytes]]:
        for number, record in enumerate(records, 1):
            self._restored_records = number
            yield record

    def decode(self, records: Sequence[SourceRecord]) -> Decoded[Entry | MemoryEventFields | NewerEvent]:
        """Validate the records; for events that are refused here, the memory worker writes dead letters."""
        decoded = self._decoder.decode_all(records)
        if self.lookup is not None:
            for item in decoded.items:
                if isinstance(item, Entry):
                    item.event = _without_title(item.event)
        return decoded

    def apply(self, decoded: Decoded[Entry | MemoryEventFields | NewerEvent]) -> None:
        """Count all records, in the order of the log."""
        figures, windows = self.figures, self.figures.windows
        duplicates, late, expired = figures.duplicates, windows.late_events, windows.expired_events
        events = newer = unreadable = 0
        for item in decoded.items:
            if isinstance(item, NewerEvent):
                if item.code is None:
                    newer += 1
                else:
                    unreadable += 1
                    self._metrics.unreadable(item.code)
            elif isinstance(item, Entry):
                events += 1
                figures.count_event(item.event, item.sequence, item.timestamp_ms)
            elif item.type == "HistoryUpdated":
                figures.history_updated(item.session_id, item.sequence, item.context_fraction)
            elif item.type == "CompactionSkipped":
                figures.compaction_skipped(item.sequence, item.reason)
        # A read that waits for an event that cannot be counted would wait for the next one of any session.
        figures.read_to(self._decoder.events_read_to(decoded.records))
        figures.finish_batch()
        self._pending_events += len(decoded.items) + len(decoded.refused)
        self._metrics.applied(
            events=events,
            memory_events=len(decoded.items) - events - newer - unreadable,
            newer=newer,
            duplicates=figures.duplicates - duplicates,
            late=windows.late_events - late,
            expired=windows.expired_events - expired,
        )
        for refused in decoded.refused:
            self._metrics.refused(refused.reason.error_code)
            if refused.record.topic == self._config.topics.memory_events:
                # Of a session event the memory worker writes a dead letter.
                log.warning(
                    "skipped a record of %s-%d offset %d that is no memory-event: %s",
                    refused.record.topic,
                    self.partition,
                    refused.record.offset,
                    refused.reason.detail,
                    extra={"action": "memory_event_unreadable", "partition": self.partition},
                )

    def pending_events(self) -> int:
        """Events counted since the last flush took its changes."""
        return self._pending_events

    def pending_bytes(self) -> int:
        """About the bytes that the next flush writes; a session counts once, as what it took in the last flush."""
        figures = self.figures
        return self._change_bytes * len(figures.changed.sessions) + figures.ahead.pending_bytes()

    def key_count(self) -> int:
        """The number of sessions that have a life."""
        self._rank()
        return len(self.ranks)

    def take_changes(self) -> tuple[list[KeyValue], list[OutRecord]]:
        """Serialize the changes: records of the table and of session-analytics."""
        figures = self.figures
        self._rank()
        changed = len(figures.changed.sessions)
        # Records have the ids of sessions and the names of windows as keys: under one key, the topic keeps one of both.
        published = [
            self._session_record(session_id)
            for session_id in figures.changed.sessions
            if not WindowName.is_key(session_id)
        ]
        published += [self._window_record(name) for name in figures.windows.unpublished]
        figures.windows.unpublished.clear()
        table = take_changes(figures)
        if changed:
            # Both begin with the sessions. A flush of short ones does not make the next one of long ones look small.
            values = sum(len(one.value or b"") for one in published[:changed])
            values += sum(len(value or b"") for _, value in table[:changed])
            self._change_bytes = max(values // changed + _RECORDS_BYTES, self._change_bytes // 2)
        self._pending_events = 0
        self._evict()
        return table, published

    # Reading

    def session(self, session_id: str) -> Session:
        """Return a session's figures as counted so far; empty figures if it has no life."""
        return self.figures.sessions.get(session_id) or self._load_session(session_id) or Session(session_id)

    def ranked(self, choice: SessionChoice = ALL_SESSIONS) -> dict[str, Rank]:
        """Return the ranks of the sessions that have a life, by session id; those not in ``choice`` may be left out.

        They are those of the moment of this call, and may be iterated in another thread.
        """
        self._rank()
        if choice.session_ids:
            found = ((session_id, self.ranks.get(session_id)) for session_id in choice.session_ids)
            return {session_id: rank for session_id, rank in found if rank is not None}
        return self._children.copy() if choice.parents else self.ranks.copy()

    def _rank(self) -> None:
        """Update the ranks; only readers and flushes need them, so this does not happen at every event."""
        for session_id in self.figures.changed.sessions:
            self._set_rank(self.figures.session(session_id))

    def _set_rank(self, session: Session) -> None:
        session_id = session.session_id
        self._children.pop(session_id, None)
        if session.life is None:
            self.ranks.pop(session_id, None)
            return
        rank = self.ranks[session_id] = Rank(session, self._prices)
        if rank.parent is not None:
            self._children[session_id] = rank

    def _load_session(self, session_id: str) -> Session | None:
        return read_session(session_id, self._records.get(session_key(session_id)))

    def _evict(self) -> None:
        """Evict the oldest sessions from the cache; only called when all are in the table."""
        sessions = self.figures.sessions
        surplus = len(sessions) - self._config.cache_sessions
        if surplus > 0:
            for session_id in [name for name, _ in zip(sessions, range(surplus), strict=False)]:
                del sessions[session_id]

    def _session_record(self, session_id: str) -> OutRecord:
        session = self.figures.session(session_id)
        life = session.life
        if life is None:
            return self._record(session_id, None, "SessionAnalytics", self.figures.applied, None)
        fields = session.record(self._prices)
        return self._record(
            session_id, fields, "SessionAnalytics", life.last_sequence, fields["last_activity"]
        )

    def _window_record(self, name: WindowName) -> OutRecord:
        window = self.figures.windows.get(name)
        if window is None:
            return self._record(name.key, None, "WindowAnalytics", self.figures.applied, None)
        fields = {
            **window.record(name, self._prices),
            "partition": self.partition,
            "partitions": self._config.partition_count,
            "response_buckets": window.figures.responses.dump()["buckets"],
            "sequence": window.sequence,
        }
        return self._record(name.key, fields, "WindowAnalytics", window.sequence, rfc3339_of(name.end_us))

    def _record(
        self, key: str, fields: dict[str, Any] | None, kind: str, sequence: int, time: str | None
    ) -> OutRecord:
        """Return a record for this partition, whatever its key: a window has a record in each partition."""
        headers = cloud_event_headers(
            event_id=f"{self.partition}-{sequence}-{key}"[:256],
            event_type=kind,
            time=time or rfc3339_of(self.figures.windows.event_time_us or 0) or "",
        )
        value = None if fields is None else orjson.dumps(fields)
        return out_record(self._config.topics.session_analytics, key.encode(), value, headers)


def _without_title(event: Event) -> Event:
    """Return the event as analytics may keep it with encryption: its table is not sealed, and a title is content."""
    if not isinstance(event, SessionDescribed) or event.title is None:
        return event
    untitled: Event = event.model_copy(update={"title": None})
    return untitled


class AnalyticsFold:
    """Opens partitions. Implements :class:`streams.engine.fold.Fold`."""

    def __init__(self, config: AnalyticsFoldConfig) -> None:
        self._config = config

    def open(self, partition: int, records: RecordReader) -> AnalyticsPartition:
        """Return the figures of one partition over its table records."""
        return AnalyticsPartition(partition, records, self._config)
