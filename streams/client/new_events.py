"""Builds events from the arguments of a client's call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, TypeVar

from pydantic import ValidationError

from processors.reading.memory_read import MemoryRead
from schemas.errors import BadRequest
from schemas.events import (
    AiMessageAdded,
    MultimodalUserMessageAdded,
    SessionEvent,
    SystemMessageSet,
    ToolCallResponseAdded,
    UserMessageAdded,
)
from schemas.field_names import refusal_of, unknown_fields, wrong_fields
from schemas.parts import Content
from streams.client.completion import tool_call
from streams.client.message_options import AnswerOptions, MessageOptions
from streams.kafka.event_ids import new_event_id

E = TypeVar("E", bound=SessionEvent)


def new_event(kind: type[E], session_id: str, options: Mapping[str, Any], **fields: Any) -> E:
    """Return an event with a new id that occurs now, unless ``options`` give another id or time.

    Raises:
        BadRequest: a field is wrong or unknown; the message names the field, never its value.
    """
    given = {name: value for name, value in options.items() if value is not None}
    if unknown := unknown_fields({**options, **fields}, kind):
        raise BadRequest(f"{kind.__name__}: {refusal_of(unknown)}", error_code="unknown_field")
    given.setdefault("event_id", new_event_id())
    given.setdefault("occurred_at", datetime.now(UTC))
    try:
        return kind.model_validate({"session_id": session_id, **given, **fields})
    except ValidationError as error:
        raise BadRequest(f"{kind.__name__}: {wrong_fields(error)}", error_code="invalid_field") from error


def user_message(session_id: str, text: str, options: MessageOptions) -> UserMessageAdded:
    """Return the event of a user's text; raises as :func:`new_event`."""
    return new_event(UserMessageAdded, session_id, options, text=text)


def multimodal_user_message(
    session_id: str, contents: Sequence[Content | Mapping[str, Any]], options: MessageOptions
) -> MultimodalUserMessageAdded:
    """Return the event; contents are ``{"kind": "text"|"image"|"pdf", …}`` or their models."""
    return new_event(MultimodalUserMessageAdded, session_id, options, contents=list(contents))


def ai_message(session_id: str, text: str, options: AnswerOptions) -> AiMessageAdded:
    """Return the event of a model's answer; raises as :func:`new_event`."""
    fields: dict[str, Any] = {**options}
    if isinstance(fields.get("context"), MemoryRead):
        fields["context"] = fields["context"].receipt
    fields["tool_calls"] = [tool_call(call) for call in fields.get("tool_calls") or ()]
    if fields.get("latency_ms") is not None:
        fields["latency_ms"] = float(fields["latency_ms"])
    return new_event(AiMessageAdded, session_id, fields, text=text)


def tool_call_response(
    session_id: str, tool_call_id: str, name: str, text: str, *, is_error: bool, options: MessageOptions
) -> ToolCallResponseAdded:
    """Return the event of a tool's answer; raises as :func:`new_event`."""
    fields = {"tool_call_id": tool_call_id, "name": name, "text": text, "is_error": is_error}
    return new_event(ToolCallResponseAdded, session_id, options, **fields)


def system_message(session_id: str, text: str, options: MessageOptions) -> SystemMessageSet:
    """Return the event that sets the system message; raises as :func:`new_event`."""
    return new_event(SystemMessageSet, session_id, options, text=text)
