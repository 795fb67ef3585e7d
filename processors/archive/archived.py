"""An archived event, and the batch of them that a store writes at once."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple, cast

import orjson
from pydantic import ValidationError

from processors.memory.fork import is_copy
from processors.memory.size import SIZED_EVENTS, SizedEvent, content_fields
from processors.sealing.sealed_event import sealed_fields
from schemas.events import (
    EVENT_ADAPTER,
    Event,
    HistoryCompacted,
    MessagesRemoved,
    Replacement,
    SessionDeleted,
    ToolCallResponseAdded,
)

#: The role of each event type that is a message.
ROLES: Final[Mapping[str, str]] = {
    "UserMessageAdded": "user",
    "MultimodalUserMessageAdded": "user",
    "AiMessageAdded": "assistant",
    "ToolCallResponseAdded": "tool",
    "SystemMessageSet": "system",
}


def types_with_role(role: str) -> tuple[str, ...]:
    """Return the event types that may have a message of this role, also one that replaces others."""
    types = tuple(name for name, known in ROLES.items() if known == role)
    return (*types, _REMOVED) if role in _REPLACING_ROLES else types


class ArchivedEvent(NamedTuple):
    """One event as it was published, with the fields that stores filter by.

    Attributes:
        sequence: the offset in its partition.
        recorded_ms: when the broker appended it, in milliseconds since 1970.
        agent_id: of the message, also of one that replaces others, if that names an agent; otherwise of the event.
        agent_role: the same agent's.
        user_id: of the event; if it names none, of the message that replaces others, as publishers have it.
        value: the JSON of the event, byte for byte.
        text: what a model would see of a message, also of one that replaces others; empty for other events.
    """

    sequence: int
    session_id: str
    type: str
    recorded_ms: int
    agent_id: str | None
    agent_role: str | None
    user_id: str | None
    value: bytes
    text: str

    @property
    def role(self) -> str | None:
        """``user``, ``assistant``, ``tool`` or ``system``; ``None`` for an event that is no message."""
        if self.type == _REMOVED and self.text:
            return ROLES[decoded_json(self.value)["replacement"]["type"]]
        return ROLES.get(self.type)


class Batch(NamedTuple):
    """What a store writes at once.

    Attributes:
        events: in the order of the log, without those of ``erased``.
        erased: for each session that was deleted, the sequence of the deletion; the store removes the session's
            events up to it, and never takes one again that :func:`is_erased` by it.
        end: the offset after the last record that this batch covers.
    """

    events: list[ArchivedEvent]
    erased: dict[str, int]
    end: int

    @property
    def size_bytes(self) -> int:
        """The bytes of all events."""
        return sum(len(event.value) for event in self.events)


def archived(event: Event, sequence: int, recorded_ms: int, value: bytes) -> ArchivedEvent:
    """Return the event in the form that stores take."""
    agent_id, agent_role, user_id = event.agent_id, event.agent_role, event.user_id
    message = replacement_of(event)
    if message is not None:
        if message.agent_id is not None or message.agent_role is not None:
            agent_id, agent_role = message.agent_id, message.agent_role
        user_id = message.user_id if user_id is None else user_id
    return ArchivedEvent(
        sequence,
        event.session_id,
        event.type,
        recorded_ms,
        agent_id,
        agent_role,
        user_id,
        value,
        searched_text(event),
    )


def archived_unread(session_id: str, sequence: int, recorded_ms: int, value: bytes) -> ArchivedEvent:
    """Return an event of a newer contract in the form that stores take: history has it, and no search finds it.

    Args:
        session_id: Its session, which is also its record's key.
        sequence: The offset in its partition.
        recorded_ms: The timestamp of its record.
        value: A JSON object with any fields.
    """
    fields = decoded_json(value)
    names = (fields.get(name) for name in ("agent_id", "agent_role", "user_id"))
    agent_id, agent_role, user_id = (name if isinstance(name, str) else None for name in names)
    return ArchivedEvent(
        sequence, session_id, str(fields.get("type")), recorded_ms, agent_id, agent_role, user_id, value, ""
    )


def decoded_json(value: bytes) -> Any:
    """Return the JSON of an event decoded; it may have numbers that are no JSON, such as NaN.

    A lenient producer may have written them, and pydantic accepts them; orjson does not.

    Raises:
        ValueError: it is no JSON for any reader.
    """
    try:
        return orjson.loads(value)
    except orjson.JSONDecodeError:
        return json.loads(value)


def event_of(archived: ArchivedEvent) -> Event | None:
    """Return the event; ``None`` if it is sealed and cannot be opened, or is none of this version's contract."""
    if sealed_fields(archived.value) is not None:
        return None
    try:
        event: Event = EVENT_ADAPTER.validate_json(archived.value)
    except ValidationError:
        return None
    return event


def replacement_of(event: Event) -> Replacement | None:
    """Return the message that an event puts in the place of others; ``None`` for nearly all events."""
    return event.replacement if type(event) is MessagesRemoved else None


def searched_text(event: Event) -> str:
    """Return the texts of a message, in lines, with the name of a tool that answered; empty for other events.

    Of an event that replaces messages, these are the texts of the new message.
    """
    # By type, because `isinstance` with a pydantic model takes long.
    if type(event) in SIZED_EVENTS:
        fields = content_fields(cast(SizedEvent, event))
        if type(event) is ToolCallResponseAdded:
            fields = [event.name, *fields]
        return "\n".join(filter(None, fields))
    message = replacement_of(event)
    return "" if message is None else searched_text(message)


def batch_of(events: Iterable[ArchivedEvent], end: int) -> Batch:
    """Return the batch of events in the order of the log; a deletion removes the session's events before it."""
    events = list(events)
    erased = {event.session_id: event.sequence for event in events if event.type == _DELETED}
    kept = [event for event in events if not is_erased(event, erased.get(event.session_id, -1))]
    return Batch(kept, erased, end)


def is_erased(event: ArchivedEvent, through: int) -> bool:
    """Return whether an erasure of the event's session up to the sequence ``through`` covers the event.

    A summary that was being made at the erasure arrives after it. It tells of what was erased, so it is covered too.
    The summary that a fork begins with tells of another session, so a fork that is made after the erasure has it.
    """
    if event.sequence <= through:
        return True
    return through >= 0 and event.type == _COMPACTED and _tells_of_events_through(event, through)


def _tells_of_events_through(event: ArchivedEvent, sequence: int) -> bool:
    """Return whether a summary replaces events of its session at or before ``sequence``, and none after it."""
    fields = decoded_json(event.value)
    event_id, through = fields.get("event_id"), fields.get("through_sequence")
    if isinstance(event_id, str) and is_copy(event_id):
        return False
    return not isinstance(through, int) or through <= sequence


_REPLACING_ROLES: Final = ("user", "assistant")
_REMOVED: Final = MessagesRemoved.model_fields["type"].default
_DELETED: Final = SessionDeleted.model_fields["type"].default
_COMPACTED: Final = HistoryCompacted.model_fields["type"].default
