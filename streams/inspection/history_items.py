"""The items of a session's history: which events are asked for, and each as JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import orjson

from processors.memory.fold import Entry
from processors.memory.policy import MemoryPolicy
from processors.memory.timeline import Timeline, measured
from schemas.errors import BadRecord
from schemas.settings import Settings
from streams.engine.fold import SourceRecord
from streams.http.answers import utc_text
from streams.kafka.event_decoding import EventDecoder


@dataclass(frozen=True, slots=True, kw_only=True)
class HistoryRequest:
    """Which events are asked for: those after a sequence or since a time; else those of the present life.

    ``memory``: each comes with what it did to the session's memory.
    """

    session_id: str
    after: int | None = None
    since_ms: int | None = None
    memory: bool = False


class SerializedEvent(NamedTuple):
    """One event: its sequence, and the JSON object that describes it, on one line."""

    sequence: int
    json: bytes


class Progress(NamedTuple):
    """No event, but the log is read up to and with ``through``; ``live``: there is no more of it yet."""

    through: int
    live: bool


HistoryItem = SerializedEvent | Progress


class EventSerializer:
    """Makes one reader's events from records; knows what the reader has, and what memory became."""

    def __init__(
        self,
        asked: HistoryRequest,
        partition: int,
        partition_count: int,
        settings: Settings,
        policy: MemoryPolicy,
    ) -> None:
        self._after = -1 if asked.after is None else asked.after
        self._decoder = EventDecoder(partition, partition_count, settings.max_event_bytes)
        self._policy = policy
        self._timeline = Timeline(asked.session_id, policy) if asked.memory else None

    def event_of(self, record: SourceRecord) -> SerializedEvent | None:
        """Return the event of a record; None for a dead letter, and for what the reader has already.

        Call it with every record of the session, in their order: memory is folded from all of them.
        """
        try:
            entry = self._decoder.decode(record)
        except BadRecord:
            return None
        memory = self._timeline.step(entry) if self._timeline is not None else None
        return None if record.offset <= self._after else _event(record, entry, self._policy, memory)


def _event(
    record: SourceRecord, entry: Entry, policy: MemoryPolicy, memory: dict[str, Any] | None
) -> SerializedEvent:
    size = measured(entry.event, policy)
    fields: dict[str, Any] = {
        "sequence": record.offset,
        "recorded_at": utc_text(record.timestamp),
        "size_bytes": size[0] if size else None,
        "tokens": size[1] if size else None,
        "event": orjson.Fragment(_one_line(record.value or b"", entry)),
    }
    if memory is not None:
        fields["memory"] = memory
    return SerializedEvent(record.offset, orjson.dumps(fields))


def _one_line(value: bytes, entry: Entry) -> bytes:
    """Return the event's JSON as it was published, on one line; line breaks in JSON stand between tokens only."""
    try:
        orjson.loads(value)
    except orjson.JSONDecodeError:  # a number such as NaN, which a lenient producer wrote
        return entry.event.model_dump_json().encode()
    return value.replace(b"\r", b" ").replace(b"\n", b" ")
