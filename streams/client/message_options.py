"""Options of the events that a client writes: which agent, for which user, when, and further details."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, TypedDict

from processors.reading.memory_read import MemoryRead
from schemas.errors import BadRequest
from schemas.parts import ContextReceipt, NativeItem, ToolCall, Usage


class EventOptions(TypedDict, total=False):
    """Options of every event.

    Attributes:
        agent_id: the agent; filters select by it.
        agent_role: the agent's role.
        user_id: the user on whose behalf the agent works.
        metadata: anything else, text to text.
        event_id: your own id, unique, at most 128 characters: a second event with the same id is
            dropped as a duplicate.
        occurred_at: when it happened, with a time zone; by default now.
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
        native: a framework's own form of the message, kept verbatim as JSON and answered with ``native=True``; ``NaN``
            and infinity, which are not JSON, become ``None``.
    """

    native: NativeItem | Mapping[str, Any] | None


class AnswerOptions(MessageOptions, total=False):
    """Options of a model's answer.

    Attributes:
        tool_calls: the model's calls: ``{"id", "name", "arguments"}``, arguments as a JSON text; or as Chat
            Completions has them, ``{"id", "function": {"name", "arguments"}}``.
        thinking: the model's thinking.
        usage: ``{"input_tokens", "output_tokens"}`` that the call was billed for.
        model: the model's name.
        latency_ms: how long the call took, in milliseconds or as a ``timedelta``.
        context: the memory that the answer was made from, as read or as its receipt; a turn fills it in.
    """

    tool_calls: Sequence[ToolCall | Mapping[str, Any]]
    thinking: str | None
    usage: Usage | Mapping[str, int] | None
    model: str | None
    latency_ms: float | timedelta | None
    context: MemoryRead | ContextReceipt | None


def own_ids_of(options: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the event id in ``options``, if there is one, in the form that ``append`` takes."""
    event_id = options.get("event_id")
    return () if event_id is None else (event_id,)


def without_event_id(options: EventOptions, advice: str) -> EventOptions:
    """Return ``options``, which several events share.

    Raises:
        BadRequest: they have an event id: all events after the first would be dropped as duplicates.
    """
    if own_ids_of(options):
        raise BadRequest(f"an event_id belongs to one event: {advice}", error_code="invalid_field")
    return options
