"""Records of both topics to what is counted; refused ones are the memory worker's to set aside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, NamedTuple

from pydantic import Field, TypeAdapter, ValidationError

from schemas.errors import BadRecord
from schemas.events import Event
from schemas.parts import Identifier, Label, WireModel
from schemas.parts import Sequence as SequenceNumber
from streams.engine.fold import SourceRecord
from streams.kafka.event_decoding import RecordDecoder


class Announced(WireModel):
    """What is looked at of a memory-event, whatever its kind: most of it is of no interest here."""

    type: Label
    session_id: Identifier
    sequence: SequenceNumber = 0
    context_fraction: Annotated[float, Field(ge=0, allow_inf_nan=False)] = 0.0
    reason: Label = ""


_ANNOUNCED: Final[TypeAdapter[Announced]] = TypeAdapter(Announced)


class Counted(NamedTuple):
    """An event to count, with its place in the log."""

    event: Event
    sequence: int
    timestamp_ms: int


class DecodedSlice(NamedTuple):
    """What a slice's records say, in the order of the log, and the codes of those that were refused."""

    events: list[Counted]
    announced: list[Announced]
    refused: list[str]
    size_bytes: int


class AnalyticsDecoder:
    """Decodes the records of one partition of both topics.

    Args:
        events: what is right and wrong with an event's record.
        memory_events_topic: records of any other topic are events.
    """

    def __init__(self, events: RecordDecoder, memory_events_topic: str) -> None:
        self._events = events
        self._memory_events_topic = memory_events_topic

    def decode(self, records: Sequence[SourceRecord]) -> DecodedSlice:
        """Decode all; what is refused is left out and counted."""
        events: list[Counted] = []
        announced: list[Announced] = []
        refused: list[str] = []
        size = 0
        for record in records:
            size += 0 if record.value is None else len(record.value)
            try:
                if record.topic == self._memory_events_topic:
                    announced.append(_announced(record.key, record.value))
                else:
                    event = self._events.event(record.key, record.value)
                    events.append(Counted(event, record.offset, record.timestamp))
            except BadRecord as bad:
                refused.append(bad.error_code)
        return DecodedSlice(events, announced, refused, size)


def _announced(key: bytes | None, value: bytes | None) -> Announced:
    if value is None:
        raise BadRecord("no_value", "the record has no value")
    if key is None:
        raise BadRecord("no_key", "the record has no key; it must be the session_id in UTF-8")
    try:
        found: Any = _ANNOUNCED.validate_json(value)
    except ValidationError as error:
        raise BadRecord("invalid_field", "no memory-event") from error
    announced: Announced = found
    if announced.session_id.encode() != key:
        raise BadRecord("key_mismatch", "the record's key is not the session_id of its value")
    return announced
