"""Decodes the records that analytics counts: session events and memory-events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from pydantic import Field, TypeAdapter, ValidationError

from processors.memory.fold import Entry
from processors.memory.frozen import NewerEvent
from schemas.errors import BadRecord
from schemas.field_names import wrong_fields
from schemas.parts import Identifier, Label, WireModel
from schemas.parts import Sequence as SequenceNumber
from streams.engine.fold import SourceRecord
from streams.kafka.event_decoding import (
    Decoded,
    EventDecoder,
    decode_records,
    key_and_value,
    key_mismatch,
    last_offset,
    unread_event,
)


class MemoryEventFields(WireModel):
    """The fields of any memory-event that analytics uses."""

    type: Label
    session_id: Identifier
    sequence: SequenceNumber = 0
    context_fraction: Annotated[float, Field(ge=0, allow_inf_nan=False)] = 0.0
    reason: Label = ""


_MEMORY_EVENTS: Final = TypeAdapter(MemoryEventFields)


class AnalyticsDecoder:
    """Decodes the records of one partition of both topics.

    Args:
        events: Decodes the records of session-events.
        memory_events_topic: The name of memory-events; records of any other topic are session events.
    """

    def __init__(self, events: EventDecoder, memory_events_topic: str) -> None:
        self._events = events
        self._memory_events_topic = memory_events_topic

    def decode_all(self, records: Sequence[SourceRecord]) -> Decoded[Entry | MemoryEventFields | NewerEvent]:
        """Decode all records; for events that are refused here, the memory worker writes dead letters."""
        decoded: Decoded[Entry | MemoryEventFields | NewerEvent] = decode_records(
            records, self._decode, unread_event
        )
        return decoded

    def events_read_to(self, records: Sequence[SourceRecord]) -> int:
        """Return the offset of the last of these records that is of session-events; -1 if none is."""
        of_events = (record for record in reversed(records) if record.topic != self._memory_events_topic)
        return next(map(last_offset, of_events), -1)

    def _decode(self, record: SourceRecord) -> Entry | MemoryEventFields:
        if record.topic == self._memory_events_topic:
            return _decode_memory_event(record)
        return self._events.decode(record)


def _decode_memory_event(record: SourceRecord) -> MemoryEventFields:
    key, value = key_and_value(record)
    try:
        event: MemoryEventFields = _MEMORY_EVENTS.validator.validate_json(value)
    except ValidationError as error:
        raise BadRecord("invalid_field", wrong_fields(error)) from error
    if event.session_id.encode() != key:
        raise key_mismatch()
    return event
