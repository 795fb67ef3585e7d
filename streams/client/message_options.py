"""Options of what a client writes: who says it, when, and what else is known of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, TypedDict

from processors.reading.memory_read import MemoryRead
from schemas.errors import BadRequest
from schemas.parts import ContextReceipt, NativeItem, ToolCall, Usage


class EventOptions(TypedDict, total=False):
    """Options of every event.

    Attributes:
        agent_id: which agent; filters go by it.
        agent_role: the agent's role.
        user_id: on whose behalf.
        metadata: anything else, text to text.
        event_id: an id of your own, unique, at most 128 characters: a second event with the same id is
            dropped as a duplicate.
        occurred_at: when, with a time zone; now, where it is left out.
    """

    agent_id: str | None
    agent_role: str | None
    user_id: str | None
    metadata: Mapping[str, str] | None
    event_id: str | None
    occurred_at: datetime | None


class MessageOptions(EventOptions, total=False):
    """Options of every message.

    Attributes:
        native: a framework's own form of the message, kept verbatim and answered with ``native=True``.
    """

    native: NativeItem | Mapping[str, Any] | None


class AnswerOptions(MessageOptions, total=False):
    """Options of a model's answer.

    Attributes:
        tool_calls: what the model asks for: ``{"id", "name", "arguments"}``, arguments as a JSON text.
        thinking: the model's thinking.
        usage: ``{"input_tokens", "output_tokens"}`` that the call was billed for.
        model: the model's name.
        latency_ms: how long the call took, in milliseconds.
        context: the memory the answer was made from, as read or as its receipt; a turn fills it in.
    """

    tool_calls: Sequence[ToolCall | Mapping[str, str]]
    thinking: str | None
    usage: Usage | Mapping[str, int] | None
    model: str | None
    latency_ms: float | None
    context: MemoryRead | ContextReceipt | None


def own_ids_of(options: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the event id that ``options`` gives, if it gives one, as ``append`` takes it."""
    event_id = options.get("event_id")
    return () if event_id is None else (event_id,)


def without_event_id(options: EventOptions, advice: str) -> EventOptions:
    """Return ``options``, which several events share.

    Raises:
        BadRequest: they give an event id, so that all events but the first would be dropped as duplicates.
    """
    if own_ids_of(options):
        raise BadRequest(f"event_id is of one event: {advice}", error_code="invalid_field")
    return options
