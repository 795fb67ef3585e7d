"""Decodes the records that analytics counts: events, and what memory-events tell of sessions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from pydantic import Field, ValidationError

from processors.memory.fold import Entry
from schemas.errors import BadRecord
from schemas.parts import Identifier, Label, WireModel
from schemas.parts import Sequence as SequenceNumber
from streams.engine.fold import SourceRecord
from streams.kafka.event_decoding import (
    Decoded,
    EventDecoder,
    decode_records,
    key_and_value,
    key_mismatch,
)


class Announced(WireModel):
    """The fields of a memory-event of any kind that analytics looks at; it has no use for the others."""

    type: Label
    session_id: Identifier
    sequence: SequenceNumber = 0
    context_fraction: Annotated[float, Field(ge=0, allow_inf_nan=False)] = 0.0
    reason: Label = ""


class AnalyticsDecoder:
    """Decodes the records of one partition of both topics.

    Args:
        events: decodes the records of session-events.
        memory_events_topic: records of any other topic are events.
    """

    def __init__(self, events: EventDecoder, memory_events_topic: str) -> None:
        self._events = events
        self._memory_events_topic = memory_events_topic

    def decode_all(self, records: Sequence[SourceRecord]) -> Decoded[Entry | Announced]:
        """Decode all records; the memory worker makes dead letters of the events that are refused here."""
        return decode_records(records, self._decode)

    def _decode(self, record: SourceRecord) -> Entry | Announced:
        if record.topic == self._memory_events_topic:
            return _announced(record)
        return self._events.decode(record)


def _announced(record: SourceRecord) -> Announced:
    key, value = key_and_value(record)
    try:
        announced = Announced.model_validate_json(value)
    except ValidationError as error:
        raise BadRecord("invalid_field", "no memory-event") from error
    if announced.session_id.encode() != key:
        raise key_mismatch()
    return announced
