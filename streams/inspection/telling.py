"""What is told of a session to one who asks: which of its events, and each as JSON."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, NamedTuple

import orjson

from processors.memory.fold import Entry
from processors.memory.policy import MemoryPolicy
from processors.memory.timeline import Timeline, measured
from schemas.errors import BadRecord
from schemas.settings import Settings
from streams.kafka.event_decoding import EventDecoder

if TYPE_CHECKING:
    from streams.engine.fold import SourceRecord


@dataclass(frozen=True, slots=True, kw_only=True)
class HistoryRequest:
    """Which events are asked for: those after a sequence or since a time; else those of the present life.

    ``memory``: each comes with what it did to the session's memory.
    """

    session_id: str
    after: int | None = None
    since_ms: int | None = None
    memory: bool = False


class Told(NamedTuple):
    """One event: its sequence, and the JSON object that tells it, on one line."""

    sequence: int
    json: bytes


class Teller:
    """Makes one reader's items from records; knows what was told, and what memory became by it."""

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

    def tell(self, record: SourceRecord) -> Told | None:
        """Return the event of a record; None for a dead letter, and for what the reader has already."""
        try:
            entry = self._decoder.decode(record)
        except BadRecord:
            return None
        memory = self._timeline.step(entry) if self._timeline is not None else None
        return None if record.offset <= self._after else _told(record, entry, self._policy, memory)


def _told(record: SourceRecord, entry: Entry, policy: MemoryPolicy, memory: dict[str, Any] | None) -> Told:
    size = measured(entry.event, policy)
    when = datetime.fromtimestamp(record.timestamp / 1_000, UTC).isoformat(timespec="milliseconds")
    told: dict[str, Any] = {
        "sequence": record.offset,
        "recorded_at": when.replace("+00:00", "Z"),
        "size_bytes": size[0] if size else None,
        "tokens": size[1] if size else None,
        "event": orjson.Fragment(_one_line(record.value or b"", entry)),
    }
    return Told(record.offset, orjson.dumps(told if memory is None else {**told, "memory": memory}))


def _one_line(value: bytes, entry: Entry) -> bytes:
    """Return the event's JSON as it was published, on one line; line breaks in JSON stand between tokens only."""
    try:
        orjson.loads(value)
    except orjson.JSONDecodeError:  # a number such as NaN, which a lenient producer wrote
        return entry.event.model_dump_json().encode()
    return value.replace(b"\r", b" ").replace(b"\n", b" ")
