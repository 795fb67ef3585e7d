"""Records to events: everything that can be wrong with a record is found here, before anything is folded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from pydantic import ValidationError

from processors.kafka.dead_letter import dead_letter
from processors.memory.fold import Entry
from processors.memory.storable import storable
from schemas.dead_letter import DeadLetter, ErrorCode
from schemas.errors import BadRecord
from schemas.events import EVENT_ADAPTER, EVENT_TYPES, Event
from streams.engine.fold import SourceRecord
from streams.kafka.partitioner import partition_of

#: Keys remembered as belonging to this partition; hashing one takes 8 µs in Python.
_REMEMBERED_KEYS: Final = 100_000

_NO_TYPE: Final = frozenset({"union_tag_invalid", "union_tag_not_found"})


@dataclass(slots=True)
class DecodedRecords:
    """What a chunk's records say: entries by session, each in the order of the log, and refused records."""

    entries: dict[str, list[Entry]] = field(default_factory=dict)
    refused: list[DeadLetter] = field(default_factory=list)
    size_bytes: int = 0
    event_count: int = 0


class RecordDecoder:
    """Decodes the records of one partition.

    Args:
        partition: the partition they come from.
        partition_count: of the events topic; a key must hash to ``partition`` under murmur2.
        max_event_bytes: larger values are refused.
    """

    def __init__(self, partition: int, partition_count: int, max_event_bytes: int) -> None:
        self._partition = partition
        self._partition_count = partition_count
        self._max_event_bytes = max_event_bytes
        self._checked_keys: dict[bytes, str] = {}

    def decode(self, records: Sequence[SourceRecord]) -> DecodedRecords:
        """Decode all; a bad record becomes a dead letter and disturbs none of the others."""
        decoded = DecodedRecords()
        entries = decoded.entries
        for record in records:
            value = record.value
            decoded.size_bytes += 0 if value is None else len(value)
            try:
                event = self.event(record.key, value)
            except BadRecord as bad:
                decoded.refused.append(_refuse(record, bad))
                continue
            entry = Entry(event, record.offset, record.timestamp)
            of_session = entries.get(event.session_id)
            if of_session is None:
                entries[event.session_id] = [entry]
            else:
                of_session.append(entry)
            decoded.event_count += 1
        return decoded

    def event(self, key: bytes | None, value: bytes | None) -> Event:
        """Return the event of one record.

        Raises:
            BadRecord: it is none, or stands where it does not belong; says why.
        """
        if value is None:
            raise BadRecord("no_value", "the record has no value; the events topic is not compacted")
        if key is None:
            raise BadRecord("no_key", "the record has no key; it must be the session_id in UTF-8")
        if len(value) > self._max_event_bytes:
            raise BadRecord(
                "too_large",
                f"the value is {len(value)} bytes, the limit (max_event_bytes) {self._max_event_bytes}",
            )
        try:
            event: Event = EVENT_ADAPTER.validate_json(value)
        except ValidationError as error:
            raise _explain(error, value) from None
        session_id = self._checked_keys.get(key) or self._check_key(key)
        if session_id != event.session_id:
            raise BadRecord("key_mismatch", "the record's key is not the session_id of its value")
        # Only what a framework adds verbatim can hold what JSON readers cannot keep.
        reason = storable(event)
        if reason is not None:
            raise BadRecord("invalid_field", reason)
        return event

    def _check_key(self, key: bytes) -> str:
        """The session id a key names, having made sure that this partition is its own."""
        try:
            session_id = key.decode()
        except UnicodeDecodeError as error:
            raise BadRecord("key_mismatch", "the record's key is not UTF-8") from error
        expected = partition_of(key, self._partition_count)
        if expected != self._partition:
            raise BadRecord(
                "wrong_partition",
                f"the key belongs to partition {expected} of {self._partition_count}, not {self._partition}; "
                "the producer must partition by murmur2 (librdkafka: partitioner=murmur2_random)",
            )
        if len(self._checked_keys) >= _REMEMBERED_KEYS:
            self._checked_keys.clear()
        self._checked_keys[key] = session_id
        return session_id


def _explain(error: ValidationError, value: bytes) -> BadRecord:
    """What was wrong, without quoting the value."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    message = str(first["msg"]).removeprefix("Value error, ")
    code: ErrorCode = "invalid_field"
    if first["type"] == "json_invalid" or value.lstrip()[:1] != b"{":
        code = "not_json"
    elif first["type"] in _NO_TYPE and len(first["loc"]) == 0:
        return BadRecord("unknown_type", f"type must be one of {', '.join(EVENT_TYPES)}")
    place = ".".join(str(part) for part in first["loc"])
    return BadRecord(code, f"{place}: {message}" if place else message)


def _refuse(record: SourceRecord, bad: BadRecord) -> DeadLetter:
    return dead_letter(
        bad.error_code,
        bad.detail,
        topic=record.topic,
        partition=record.partition,
        offset=record.offset,
        key=record.key,
        value=record.value,
        headers=record.headers,
    )
