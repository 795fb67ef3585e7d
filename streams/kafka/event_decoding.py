"""Decodes records to events and finds all errors in a record before anything is folded."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, NamedTuple, TypeVar

import orjson
from pydantic import ValidationError

from processors.kafka.dead_letter import dead_letter
from processors.memory.fold import Entry
from processors.memory.frozen import NewerEvent, needs_newer
from processors.memory.record_time import EARLIEST_MS, LATEST_MS, record_time_ms
from processors.memory.storable import storage_problem
from processors.sealing.errors import Unreadable, UnreadableCode, UnreadableEvent
from processors.sealing.sealed_event import SEALED_MARK, SEALED_REQUIRES, key_id_of, open_event
from schemas.dead_letter import DeadLetter, ErrorCode
from schemas.errors import BadRecord, NewerContract
from schemas.events import CONTRACT_VERSION, EVENT_ADAPTER, EVENT_TYPES, MAX_CONTRACT_VERSION, Event
from schemas.field_names import wrong_field
from schemas.json_values import MAX_JSON_VALUES, has_too_many_values
from streams.engine.fold import SourceRecord
from streams.engine.record_batches import UnreadableBatch
from streams.kafka.partitioner import partition_of
from streams.kafka.session_keys import SessionKeyRing

#: Keys that are cached as belonging to this partition; hashing one takes 8 µs in Python.
_CACHED_KEYS: Final = 100_000

#: A sealed event has at most so many times the bytes of the event in it: the box in base64, and the readable fields.
_SEALED_FACTOR: Final = 3

#: Bytes of the longest session_id in UTF-8, which has at most 256 characters.
MAX_KEY_BYTES: Final = 1_024

_NO_KEY_FILE: Final[tuple[str, UnreadableCode]] = (
    "the event is sealed, and this process has no key file: set ENCRYPTION__KEY_FILE",
    "no_key_file",
)
_CHANGED: Final[tuple[str, UnreadableCode]] = ("the event was changed after it was sealed", "tampered")

_NO_TYPE: Final = frozenset({"union_tag_invalid", "union_tag_not_found"})

Item = TypeVar("Item")


class Refused(NamedTuple):
    """A record that is bad, and the reason."""

    record: SourceRecord
    reason: BadRecord

    def dead_letter(self) -> DeadLetter:
        """Return the dead letter for the record."""
        record = self.record
        cut_batch = record if isinstance(record, UnreadableBatch) and record.is_cut else None
        return dead_letter(
            self.reason.error_code,
            self.reason.detail,
            topic=record.topic,
            partition=record.partition,
            offset=record.offset,
            key=record.key,
            value=record.value,
            headers=record.headers,
            original_size_bytes=cut_batch.size_bytes if cut_batch is not None else None,
            sha256=cut_batch.sha256 if cut_batch is not None else None,
            timestamp_ms=record.timestamp if record.timestamp >= 0 else None,
        )


@dataclass(frozen=True, slots=True)
class Decoded(Generic[Item]):
    """Decoded records in the order of the log, and those that were refused.

    Attributes:
        items: the decoded records.
        refused: the bad records.
        records: all records, also the refused ones.
    """

    items: list[Item]
    refused: list[Refused]
    records: Sequence[SourceRecord]

    @property
    def size_bytes(self) -> int:
        """Size of all values, including those of refused records."""
        return sum([len(record.value or b"") for record in self.records])


def decode_records(
    records: Sequence[SourceRecord],
    decode: Callable[[SourceRecord], Item],
    unread: Callable[[SourceRecord, NewerContract], Item] | None = None,
) -> Decoded[Item]:
    """Decode all records; a bad one is listed as refused and does not affect the others.

    Args:
        records: in the order of the log.
        decode: decodes one record, or raises :class:`BadRecord`.
        unread: returns the item for an event of a newer contract; without it, such a record is refused.
    """
    items: list[Item] = []
    refused: list[Refused] = []
    for record in records:
        try:
            items.append(decode(record))
        except BadRecord as bad:
            if unread is not None and isinstance(bad, NewerContract):
                items.append(unread(record, bad))
            else:
                refused.append(Refused(record, bad))
    return Decoded(items, refused, records)


def unread_event(record: SourceRecord, newer: NewerContract) -> NewerEvent:
    """Return what is known of an event that cannot be folded here: it is too new, or sealed and cannot be opened."""
    if isinstance(newer, UnreadableEvent):
        return NewerEvent(newer.session_id, record.offset, newer.requires, newer.code, newer.key_id)
    return NewerEvent(newer.session_id, record.offset, newer.requires)


def last_offset(record: SourceRecord) -> int:
    """Return the offset of a record; the last one if the record stands for an unreadable batch."""
    return record.next_offset - 1 if isinstance(record, UnreadableBatch) else record.offset


def key_and_value(record: SourceRecord) -> tuple[bytes, bytes]:
    """Return the key and the value of a record that must have both.

    Raises:
        BadRecord: one of them is missing, the key is over 1 KiB, or the record replaces an unreadable batch.
    """
    if record.value is None:
        raise BadRecord("no_value", "the record has no value; the events topic is not compacted")
    if record.key is None:
        if isinstance(record, UnreadableBatch):
            raise BadRecord(
                "unreadable", f"offsets {record.offset} to {record.next_offset - 1}: {record.detail}"
            )
        raise BadRecord("no_key", "the record has no key; it must be the session_id in UTF-8")
    if len(record.key) > MAX_KEY_BYTES:
        raise BadRecord(
            "too_large",
            f"the key has {len(record.key)} bytes, the limit is {MAX_KEY_BYTES}; it must be the session_id",
        )
    return record.key, record.value


class EventDecoder:
    """Decodes the events of one partition.

    Args:
        partition: the partition of the records.
        partition_count: partitions of the events topic; murmur2 of a key must give ``partition``.
        max_event_bytes: larger values are refused; of a sealed event, the value that was sealed counts.
        keys: open sealed events; it knows the keys of these records already, see :class:`EventKeys`. Without it, a
            sealed event needs a newer worker.
        opened: gets the sequence of the newest sealed event of each session that was opened; its owner removes what it
            need not know any more.
    """

    def __init__(
        self,
        partition: int,
        partition_count: int,
        max_event_bytes: int,
        keys: SessionKeyRing | None = None,
        opened: dict[str, int] | None = None,
    ) -> None:
        self._keys = keys
        self._opened_at = opened
        self._partition = partition
        self._partition_count = partition_count
        self._max_event_bytes = max_event_bytes
        self._checked_keys: dict[bytes, str] = {}

    def decode_all(self, records: Sequence[SourceRecord]) -> Decoded[Entry]:
        """Decode all records; see :func:`decode_records`."""
        return decode_records(records, self.decode)

    def decode(self, record: SourceRecord) -> Entry:
        """Return the event of one record, with its offset and timestamp.

        Raises:
            NewerContract: the event needs a newer version of the contract than this worker knows, or is sealed and
                cannot be opened (:class:`UnreadableEvent`).
            BadRecord: the record is no valid event, or is in the wrong partition; the detail is the reason.
        """
        # A call for every event is slow, so what nearly all records have is looked at here.
        key, value = record.key, record.value
        if key is None or value is None or len(key) > MAX_KEY_BYTES:
            key, value = key_and_value(record)
        if self._keys is not None and SEALED_MARK in value:
            value = self._opened(record, key, value, self._keys)
        if len(value) > self._max_event_bytes:
            raise BadRecord(
                "too_large",
                f"the value has {len(value)} bytes, the limit (max_event_bytes) is {self._max_event_bytes}",
            )
        # As for the bytes, whatever version the event needs: to look for its version is to decode it.
        if has_too_many_values(value):
            raise BadRecord("too_large", f"the value has more than {MAX_JSON_VALUES:,} JSON values")
        try:
            event: Event = EVENT_ADAPTER.validator.validate_json(value)
        except ValidationError as error:
            self._require_known_fields(key, value)
            raise _explain(error, value) from None
        session_id = self._checked_keys.get(key) or self._check_key(key)
        if session_id != event.session_id:
            raise key_mismatch()
        if event.requires is not None:
            self._require_known_contract(key, event.requires, session_id)
            if event.requires >= SEALED_REQUIRES:
                # A sealed event whose readable fields are a valid event: its content must not be taken for empty.
                self._require_no_box(key, _fields(value))
        # Some valid JSON of a framework's native item cannot be stored and read again by every JSON reader.
        reason = storage_problem(event)
        if reason is not None:
            raise BadRecord("invalid_field", reason)
        timestamp_ms = record.timestamp
        if not EARLIEST_MS <= timestamp_ms <= LATEST_MS:
            timestamp_ms = record_time_ms(timestamp_ms, event.occurred_at)
        return Entry(event, record.offset, timestamp_ms)

    def value_of(self, record: SourceRecord) -> bytes:
        """Return the value of a record that :meth:`decode` accepts, as it was before it was sealed."""
        key, value = key_and_value(record)
        return (
            value
            if self._keys is None or SEALED_MARK not in value
            else self._opened(record, key, value, self._keys)
        )

    def _opened(self, record: SourceRecord, key: bytes, value: bytes, keys: SessionKeyRing) -> bytes:
        """Return the value that was sealed; a value that is not sealed as it is.

        Raises:
            UnreadableEvent: the key is missing or wrong, or the event was changed.
            BadRecord: its key is wrong.
        """
        if len(value) > _SEALED_FACTOR * self._max_event_bytes or has_too_many_values(value):
            return value
        fields = _fields(value)
        key_id = key_id_of(fields)
        if key_id is None:
            return value
        session_id = self._checked_keys.get(key) or self._check_key(key)
        if fields.get("session_id") != session_id:
            raise key_mismatch()
        try:
            opened = open_event(fields, keys.known(session_id, key_id))
        except Unreadable as unreadable:
            raise UnreadableEvent(
                session_id, SEALED_REQUIRES, unreadable.detail, code=unreadable.code, key_id=key_id
            ) from None
        if self._opened_at is not None:
            self._opened_at[session_id] = record.offset
        return opened

    def _require_known_fields(self, key: bytes, value: bytes) -> None:
        """As :meth:`_require_known_contract`, for a value that is not a valid event."""
        fields = _fields(value)
        requires, session_id = fields.get("requires"), fields.get("session_id")
        if isinstance(requires, int):
            self._require_known_contract(key, requires, session_id if isinstance(session_id, str) else None)
        self._require_no_box(key, fields)

    def _require_no_box(self, key: bytes, fields: dict[str, Any]) -> None:
        """Check that an event is not sealed: one that could be opened is opened before.

        Raises:
            UnreadableEvent: it is sealed, and there are no keys, or its JSON is not as it was when it was sealed.
            BadRecord: its key is wrong.
        """
        key_id = key_id_of(fields)
        if key_id is None:
            return
        session_id = self._check_key(key)
        if fields.get("session_id") != session_id:
            raise key_mismatch()
        detail, code = _CHANGED if self._keys is not None else _NO_KEY_FILE
        raise UnreadableEvent(session_id, SEALED_REQUIRES, detail, code=code, key_id=key_id)

    def _require_known_contract(self, key: bytes, requires: int, session_id: str | None) -> None:
        """Check that this version may fold an event, whether or not it could read it.

        Raises:
            NewerContract: the event needs a newer version.
            BadRecord: it needs one, and its key is wrong.
        """
        if not CONTRACT_VERSION < requires <= MAX_CONTRACT_VERSION:
            # More than any version can be: no upgrade would thaw the session. It is a bad record.
            return
        if session_id is None or self._check_key(key) != session_id:
            raise key_mismatch()
        raise NewerContract(session_id, requires, needs_newer(requires))

    def _check_key(self, key: bytes) -> str:
        """Return the session id in a key, after a check that the key belongs to this partition."""
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
        if len(self._checked_keys) >= _CACHED_KEYS:
            self._checked_keys.clear()
        self._checked_keys[key] = session_id
        return session_id


def key_mismatch() -> BadRecord:
    """Return the error for a record whose key names another session than its value."""
    return BadRecord("key_mismatch", "the record's key is not the session_id of its value")


def _fields(value: bytes) -> dict[str, Any]:
    try:
        fields = orjson.loads(value)
    except orjson.JSONDecodeError:
        return {}
    return fields if isinstance(fields, dict) else {}


def _explain(error: ValidationError, value: bytes) -> BadRecord:
    """Return the error of a value, without quoting the value."""
    first = error.errors(include_url=False, include_input=False)[0]
    code: ErrorCode = "invalid_field"
    if first["type"] == "json_invalid" or value.lstrip()[:1] != b"{":
        code = "not_json"
    elif first["type"] in _NO_TYPE and len(first["loc"]) == 0:
        return BadRecord("unknown_type", f"type must be one of {', '.join(EVENT_TYPES)}")
    return BadRecord(code, wrong_field(first))
