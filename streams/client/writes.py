"""What can be said in a session, the same at a session memory and within a turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from processors.reading.memory_read import MemoryRead
from schemas.events import (
    AiMessageAdded,
    MultimodalUserMessageAdded,
    SystemMessageSet,
    ToolCallResponseAdded,
    UserMessageAdded,
)
from schemas.parts import Content, ContextReceipt, ToolCall, Usage
from streams.client.message_options import Said, new_event


class AnswerSaid(Said, total=False):
    """What is known of a model's answer beside its text.

    Attributes:
        tool_calls: what it asks for: ``{"id", "name", "arguments"}``, arguments as a JSON text.
        thinking: what it said to itself.
        usage: ``{"input_tokens", "output_tokens"}`` the call was billed for.
        model: which model.
        latency_ms: how long the call took, in milliseconds.
        context: the memory it was made from, as read or as its receipt; a turn tells it by itself.
    """

    tool_calls: Sequence[ToolCall | Mapping[str, str]]
    thinking: str | None
    usage: Usage | Mapping[str, int] | None
    model: str | None
    latency_ms: float | None
    context: MemoryRead | ContextReceipt | None


def user_message(session_id: str, text: str, said: Said) -> UserMessageAdded:
    """Return the event; raises BadRequest for a wrong field, as all of these."""
    return new_event(UserMessageAdded, session_id, said, text=text)


def multimodal_user_message(
    session_id: str, contents: Sequence[Content | Mapping[str, Any]], said: Said
) -> MultimodalUserMessageAdded:
    """Return the event; contents are ``{"kind": "text"|"image"|"pdf", …}`` or their models."""
    return new_event(MultimodalUserMessageAdded, session_id, said, contents=list(contents))


def ai_message(session_id: str, text: str, said: AnswerSaid) -> AiMessageAdded:
    """Return the event."""
    fields: dict[str, Any] = {**said}
    if isinstance(fields.get("context"), MemoryRead):
        fields["context"] = fields["context"].receipt
    fields["tool_calls"] = list(fields.get("tool_calls") or ())
    if fields.get("latency_ms") is not None:
        fields["latency_ms"] = float(fields["latency_ms"])
    return new_event(AiMessageAdded, session_id, fields, text=text)


def tool_call_response(
    session_id: str, tool_call_id: str, name: str, text: str, *, is_error: bool, said: Said
) -> ToolCallResponseAdded:
    """Return the event."""
    fields = {"tool_call_id": tool_call_id, "name": name, "text": text, "is_error": is_error}
    return new_event(ToolCallResponseAdded, session_id, said, **fields)


def system_message(session_id: str, text: str, said: Said) -> SystemMessageSet:
    """Return the event."""
    return new_event(SystemMessageSet, session_id, said, text=text)
