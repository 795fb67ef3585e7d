"""Makes the messages of a memory from events."""

from __future__ import annotations

from typing import Any, Final

import orjson

from processors.memory.message import Message, Role, joined_text, trimmed
from processors.memory.policy import Render
from processors.memory.size import count_tokens, size_bytes
from processors.memory.tokens import TokenCounter
from schemas.events import (
    AiMessageAdded,
    HistoryCompacted,
    MultimodalUserMessageAdded,
    ToolCallResponseAdded,
    UserMessageAdded,
)
from schemas.parts import NativeItem

#: UTC timestamps end in ``Z``; all other options are orjson's defaults.
JSON_OPTIONS: Final = orjson.OPT_UTC_Z

#: Stands between the two texts of a summary in one system message.
_BETWEEN_TEXTS: Final = "\n\n"

ConversationEvent = UserMessageAdded | MultimodalUserMessageAdded | AiMessageAdded | ToolCallResponseAdded


def user_message(
    event: UserMessageAdded | MultimodalUserMessageAdded,
    sequence: int,
    size: int,
    tokens: int,
    estimated: bool,
) -> Message:
    """Return the message that memory keeps for a user's message event."""
    fields: dict[str, Any] = {"id": event.event_id, "sequence": sequence, "role": "user"}
    if isinstance(event, UserMessageAdded):
        fields["text"] = event.text
    else:
        contents = [part.model_dump(exclude_none=True) for part in event.contents]
        fields["text"] = joined_text(contents)
        fields["contents"] = contents
    return _message(fields, event, "user", (), None, None, size, tokens, estimated)


def ai_message(event: AiMessageAdded, sequence: int, size: int, tokens: int, estimated: bool) -> Message:
    """Return the message that memory keeps for a model's answer."""
    fields: dict[str, Any] = {
        "id": event.event_id,
        "sequence": sequence,
        "role": "assistant",
        "text": event.text,
    }
    if event.thinking is not None:
        fields["thinking"] = event.thinking
    calls = event.tool_calls
    if not calls:
        return _message(fields, event, "assistant", (), None, None, size, tokens, estimated)
    # The ``__dict__`` of a call is its JSON form: id, name and arguments.
    fields["tool_calls"] = [call.__dict__ for call in calls]
    call_ids = tuple([call.id for call in calls])
    return _message(fields, event, "assistant", call_ids, None, None, size, tokens, estimated)


def tool_message(
    event: ToolCallResponseAdded,
    sequence: int,
    call_sequence: int | None,
    size: int,
    tokens: int,
    estimated: bool,
) -> Message:
    """Return the message that memory keeps for a tool's response to a call made at ``call_sequence``.

    The fold keeps no response without a call; ``None`` is for a response that is not paired yet.
    """
    call_id = event.tool_call_id
    fields: dict[str, Any] = {
        "id": event.event_id,
        "sequence": sequence,
        "call_sequence": call_sequence,
        "role": "tool",
        "text": event.text,
        "tool_call_id": call_id,
        "name": event.name,
        "is_error": event.is_error,
    }
    return _message(fields, event, "tool", (), call_id, call_sequence, size, tokens, estimated)


def _message(
    fields: dict[str, Any],
    event: ConversationEvent,
    role: Role,
    call_ids: tuple[str, ...],
    tool_call_id: str | None,
    call_sequence: int | None,
    size: int,
    tokens: int,
    estimated: bool,
) -> Message:
    """Return the message whose JSON begins with ``fields``; optional fields without a value are left out."""
    agent_id, agent_role = event.agent_id, event.agent_role
    if agent_id is not None:
        fields["agent_id"] = agent_id
    if agent_role is not None:
        fields["agent_role"] = agent_role
    fields["occurred_at"] = event.occurred_at
    fields["size_bytes"] = size
    fields["tokens"] = tokens
    fields["compacted"] = False
    native = event.native
    # Message(...) would take more than twice the time, and this runs for every event.
    return tuple.__new__(
        Message,
        (
            fields["sequence"],
            event.event_id,
            role,
            event.type,
            size,
            tokens,
            agent_id,
            agent_role,
            call_ids,
            tool_call_id,
            call_sequence,
            False,
            estimated,
            trimmed(orjson.dumps(fields, option=JSON_OPTIONS)),
            None if native is None else native_json(native),
            trimmed(orjson.dumps(event.metadata)) if event.metadata else None,
        ),
    )


def summary_messages(event: HistoryCompacted, render: Render, counter: TokenCounter) -> list[Message]:
    """Return the compacted messages: a user and an AI message, or both texts in one system message."""
    if render == "system":
        both = _BETWEEN_TEXTS.join([text for text in (event.user_message, event.ai_message) if text])
        return [_summary_message(event, "system", "system", both, counter)]
    return [
        _summary_message(event, "user", "user", event.user_message, counter),
        _summary_message(event, "assistant", "ai", event.ai_message, counter),
    ]


def summary_texts(system_text: str) -> tuple[str, str]:
    """Return a user's and an AI's text that make this system message of a summary.

    They are those that it was made of if the user's has one paragraph. Rendered as a pair, neither is empty, since
    models refuse messages without text; only a message of one paragraph has no second text.
    """
    user_text, _, ai_text = system_text.partition(_BETWEEN_TEXTS)
    return (user_text, ai_text) if user_text and ai_text else (system_text, "")


def _summary_message(
    event: HistoryCompacted, role: Role, suffix: str, text: str, counter: TokenCounter
) -> Message:
    sequence = event.through_sequence
    size, tokens = size_bytes((text,)), count_tokens((text,), counter)
    fields: dict[str, Any] = {
        "id": f"{event.event_id}:{suffix}",
        "sequence": sequence,
        "role": role,
        "text": text,
        "agent_id": event.agent_id,
        "agent_role": event.agent_role,
        "occurred_at": event.occurred_at,
        "size_bytes": size,
        "tokens": tokens,
        "compacted": True,
    }
    present = {name: value for name, value in fields.items() if value is not None}
    return Message(
        sequence=sequence,
        id=fields["id"],
        role=role,
        type=event.type,
        size_bytes=size,
        tokens=tokens,
        agent_id=event.agent_id,
        agent_role=event.agent_role,
        call_ids=(),
        tool_call_id=None,
        call_sequence=None,
        compacted=True,
        estimated=counter.estimated,
        json=trimmed(orjson.dumps(present, option=JSON_OPTIONS)),
        native=None,
        # Both messages of a large pair and its metadata twice need not fit into one record.
        metadata=None,
    )


def native_json(native: NativeItem) -> bytes:
    """Return :func:`native_fields` as JSON."""
    return trimmed(orjson.dumps(native_fields(native)))


def native_fields(native: NativeItem) -> dict[str, Any]:
    """Return a message's native form as memory keeps it."""
    return {"format": native.format, "item": native.item}
