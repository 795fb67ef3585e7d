"""The request for a session's history, and its items as JSON."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any, NamedTuple

import orjson

from processors.archive.event_line import one_line
from processors.memory.fold import Entry
from processors.memory.policy import MemoryPolicy
from processors.memory.record_time import utc_text
from processors.memory.timeline import Timeline, measured
from processors.sealing.errors import UnreadableEvent
from processors.sealing.sealed_event import sealed_fields, unreadable_value
from schemas.errors import BadRecord
from schemas.events import SessionDeleted
from schemas.settings import Settings
from streams.engine.chunks import is_long
from streams.engine.fold import SourceRecord
from streams.engine.turns import Pauses
from streams.kafka.event_decoding import EventDecoder
from streams.kafka.event_keys import EventKeys
from streams.kafka.session_keys import SessionKeyRing


@dataclass(frozen=True, slots=True, kw_only=True)
class HistoryRequest:
    """Which events to read: those after a sequence or since a time, otherwise those of the current life.

    Attributes:
        session_id: the session.
        after: only events with a greater sequence.
        since_ms: only events recorded at or after this time, in milliseconds since 1970.
        memory: each event includes its effect on the session's memory, where that is known.
    """

    session_id: str
    after: int | None = None
    since_ms: int | None = None
    memory: bool = False


class Start(NamedTuple):
    """Where reading begins.

    Attributes:
        offset: the first one to read; ``None`` for a session without a life, of which only new events are read.
        in_life: whether that may be in the middle of a life that is over, whose memory then is not known.
        life_sequence: where the current life begins, from which on memory is known in any case.
    """

    offset: int | None
    in_life: bool = False
    life_sequence: int | None = None


class SerializedEvent(NamedTuple):
    """One event: its sequence, and the JSON object that describes it, on one line."""

    sequence: int
    json: bytes


class Progress(NamedTuple):
    """The log is read up to and including ``through``.

    Attributes:
        through: the last offset that was read.
        live: this is the current end of the log.
        waits: Kafka does not answer, so there may be more.
    """

    through: int
    live: bool
    waits: bool = False


class Missing(NamedTuple):
    """The log no longer has the offsets from ``first`` to before ``following``; some may be events of the session."""

    first: int
    following: int


HistoryItem = SerializedEvent | Progress | Missing


class EventSerializer:
    """Serializes records for one client; skips events that it has already, and folds memory if requested."""

    def __init__(
        self,
        request: HistoryRequest,
        partition: int,
        partition_count: int,
        settings: Settings,
        policy: MemoryPolicy,
        keys: SessionKeyRing | None = None,
    ) -> None:
        self._after = -1 if request.after is None else request.after
        self._decoder = EventDecoder(partition, partition_count, settings.max_event_bytes, keys)
        self._lookup = None if keys is None else EventKeys(keys, partition)
        self._policy = policy
        self._request = request
        self._timeline = self._new_timeline() if request.memory else None
        self._known_from: int | None = None
        self._pauses = Pauses()

    @property
    def request(self) -> HistoryRequest:
        """Which events its client asked for."""
        return self._request

    def lose(self, life_sequence: int | None) -> None:
        """Tell no more effects on memory, since events are gone, until a life that is whole begins.

        Args:
            life_sequence: where such a life begins; ``None`` if that is not known. It also begins after a
                ``SessionDeleted``.
        """
        self._timeline = None
        self._known_from = life_sequence

    async def event_of(self, record: SourceRecord) -> SerializedEvent | None:
        """Return the event of a record; None for a bad record, and for an event that the client has already.

        Call it with every record of the session, in order, since memory is folded from all of them. Other tasks run
        meanwhile: an event that is left out takes as long as others, if memory is folded.

        Raises:
            Retry: Kafka does not answer about the key of a sealed event.
        """
        if self._lookup is not None:
            await self._lookup.before_decode([record])
        if is_long([record]):
            # To count the tokens of a long text takes up to seconds.
            return await asyncio.to_thread(self._serialized, record)
        event = self._serialized(record)
        await self._pauses.after_step()
        return event

    def _serialized(self, record: SourceRecord) -> SerializedEvent | None:
        try:
            entry = self._decoder.decode(record)
            value = self._decoder.value_of(record)
        except UnreadableEvent as unreadable:
            sealed = None if record.value is None else sealed_fields(record.value)
            if sealed is None or record.offset <= self._after:
                return None
            return _unreadable(record, unreadable_value(sealed, unreadable.code))
        except BadRecord:
            return None
        memory = self._effect_of(entry) if self._request.memory else None
        since_ms = self._request.since_ms
        if record.offset <= self._after or (since_ms is not None and record.timestamp < since_ms):
            return None
        return _event(record, value, entry, self._policy, memory)

    def _effect_of(self, entry: Entry) -> dict[str, Any] | None:
        """Return what an event did to memory; ``None`` if that is not known."""
        if self._timeline is None and entry.sequence == self._known_from:
            self._timeline = self._new_timeline()
        if self._timeline is not None:
            return self._timeline.step(entry)
        if isinstance(entry.event, SessionDeleted):
            # What comes next begins a life.
            self._timeline = self._new_timeline()
        return None

    def _new_timeline(self) -> Timeline:
        return Timeline(self._request.session_id, self._policy)


def _unreadable(record: SourceRecord, value: bytes) -> SerializedEvent:
    """Return a sealed event that cannot be opened: what of it is readable, and the code why."""
    fields = {
        "sequence": record.offset,
        "recorded_at": utc_text(record.timestamp),
        "size_bytes": None,
        "tokens": None,
        "event": orjson.Fragment(value),
    }
    return SerializedEvent(record.offset, orjson.dumps(fields))


def _event(
    record: SourceRecord, value: bytes, entry: Entry, policy: MemoryPolicy, memory: dict[str, Any] | None
) -> SerializedEvent:
    size = measured(entry.event, policy)
    fields: dict[str, Any] = {
        "sequence": record.offset,
        "recorded_at": utc_text(record.timestamp),
        "size_bytes": size[0] if size else None,
        "tokens": size[1] if size else None,
        "event": orjson.Fragment(_json_of(value, entry)),
    }
    if memory is not None:
        fields["memory"] = memory
    return SerializedEvent(record.offset, orjson.dumps(fields))


def _json_of(value: bytes, entry: Entry) -> bytes:
    """Return the event's JSON as published, on one line."""
    try:
        orjson.loads(value)
    except orjson.JSONDecodeError:  # a number such as NaN, which a lenient producer wrote
        return entry.event.model_dump_json().encode()
    return one_line(value)
