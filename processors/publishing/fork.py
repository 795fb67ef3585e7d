"""The events of a fork: its first event, and copies of what the forked memory held."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from hashlib import blake2b
from typing import Any, Final

import orjson

from processors.memory.composition import summary_texts
from schemas.errors import BadRequest
from schemas.events import (
    AiMessageAdded,
    Event,
    HistoryCompacted,
    MessagePinned,
    MultimodalUserMessageAdded,
    SessionConfigured,
    SessionForked,
    SystemMessageSet,
    ToolCallResponseAdded,
    UserMessageAdded,
)
from schemas.parts import MAX_IDENTIFIER
from schemas.view import MemoryView, MessageView


def fork_name(session_id: str, sequence: int) -> str:
    """Return the id of a fork whose maker names none: the same for the same session and sequence.

    Raises:
        BadRequest: The session's own id is too long for that.
    """
    name = f"{session_id}-fork-{sequence}"
    if len(name) > MAX_IDENTIFIER:
        raise BadRequest(
            f"the id of the session is too long to derive that of its fork from it: name the fork, in at most "
            f"{MAX_IDENTIFIER} characters",
            error_code="invalid_field",
        )
    return name


def fork_events(
    memory: MemoryView,
    session_id: str,
    *,
    occurred_at: datetime,
    encoding: str | None,
    who: dict[str, Any] | None = None,
) -> list[Event]:
    """Return the events that make a session begin with a memory.

    Their ids depend on the two sessions and the memory's sequence only, so the fold applies each of them once,
    however often they are published.

    Args:
        memory: The whole memory with a life, read with native forms, metadata and configuration.
        session_id: The fork.
        occurred_at: The time of the fork. Copies keep the times of their originals.
        encoding: Of the memory's token counts; ``None`` if they are estimates.
        who: ``agent_id``, ``agent_role``, ``user_id`` and ``metadata`` of the first event.
    """
    assert memory.sequence is not None
    identity = orjson.dumps([memory.session_id, memory.sequence, session_id])
    fork_id = f"fork-{blake2b(identity, digest_size=16).hexdigest()}"
    fields: list[dict[str, Any]] = []
    for number, copied in enumerate(_copies(memory, None if memory.tokens_estimated else encoding)):
        if copied["type"] == "MessagePinned":
            copied["message_ids"] = [f"{fork_id}:{number - 1}"]
        fields.append(
            {
                "session_id": session_id,
                "event_id": f"{fork_id}:{number}",
                "occurred_at": occurred_at,
                **copied,
            }
        )
    first = SessionForked(
        event_id=fork_id,
        session_id=session_id,
        occurred_at=occurred_at,
        from_session_id=memory.session_id,
        from_sequence=memory.sequence,
        copies=len(fields),
        truncated=memory.truncated,
        **(who or {}),
    )
    return [first, *(_MODELS[one["type"]].model_validate(one) for one in fields)]


_MODELS: Final[dict[str, Any]] = {
    model.__name__: model
    for model in (
        AiMessageAdded,
        HistoryCompacted,
        MessagePinned,
        MultimodalUserMessageAdded,
        SessionConfigured,
        SystemMessageSet,
        ToolCallResponseAdded,
        UserMessageAdded,
    )
}


def _copies(memory: MemoryView, encoding: str | None) -> Iterator[dict[str, Any]]:
    """Yield the fields of the copies: the settings first, since they bound the memory and form its summary.

    A pin is of the copy before it.
    """
    if memory.configuration:
        yield {**memory.configuration, "type": "SessionConfigured"}
    if memory.system_message is not None:
        tokens = None if encoding is None else {"encoding": encoding, "count": memory.system_tokens}
        yield {"type": "SystemMessageSet", "text": memory.system_message, "tokens": tokens}
    summary = [message for message in memory.messages if message.compacted]
    # They stay before the summary only if they are pinned when it comes.
    through = summary[0].sequence if summary else -1
    early = [one for one in memory.messages if one.pinned and one.sequence <= through]
    yield from _messages(early, encoding)
    if summary or memory.knowledge is not None:
        yield _summary(summary, memory)
    early_ids = {one.id for one in early}
    rest = [one for one in memory.messages if not one.compacted and one.id not in early_ids]
    yield from _messages(rest, encoding)


def _messages(messages: list[MessageView], encoding: str | None) -> Iterator[dict[str, Any]]:
    """Yield the messages, and the pin of each that is pinned at once: the window evicts what is not pinned yet."""
    for message in messages:
        yield _message(message, encoding)
        if message.pinned and message.call_sequence is None:
            yield {"type": "MessagePinned"}


def _summary(pair: list[MessageView], memory: MemoryView) -> dict[str, Any]:
    """Return the summary; without texts if only its knowledge is left."""
    size_bytes, tokens = sum(one.size_bytes for one in pair), sum(one.tokens for one in pair)
    if pair and pair[0].role == "system":
        # Settings that were changed since may render the fork's as two messages.
        user_text, ai_text = summary_texts(pair[0].text)
    else:
        user_text, ai_text = [*(one.text for one in pair), "", ""][:2]
    return {
        "type": "HistoryCompacted",
        **(_author_of(pair[0]) if pair else {}),
        # The fold takes the fork's own figures instead.
        "base_epoch": 0,
        "through_sequence": 0,
        "user_message": user_text,
        "ai_message": ai_text,
        "knowledge": memory.knowledge,
        "trigger": "fork",
        "policy": "fork",
        "messages_compacted": 0,
        "size_before_bytes": size_bytes,
        "size_after_bytes": size_bytes,
        "tokens_before": tokens,
        "tokens_after": tokens,
        "duration_ms": 0.0,
    }


def _author_of(message: MessageView) -> dict[str, Any]:
    return {
        "agent_id": message.agent_id,
        "agent_role": message.agent_role,
        "occurred_at": message.occurred_at,
    }


def _message(message: MessageView, encoding: str | None) -> dict[str, Any]:
    fields: dict[str, Any] = {
        **_author_of(message),
        "metadata": message.metadata,
        "native": message.native,
        "tokens": None if encoding is None else {"encoding": encoding, "count": message.tokens},
    }
    if message.role == "assistant":
        fields |= {"type": "AiMessageAdded", "text": message.text, "thinking": message.thinking}
        return {**fields, "tool_calls": tuple(message.tool_calls or ())}
    if message.role == "tool":
        fields |= {"type": "ToolCallResponseAdded", "text": message.text, "name": message.name}
        return {**fields, "tool_call_id": message.tool_call_id, "is_error": message.is_error is True}
    if message.contents is not None:
        return {**fields, "type": "MultimodalUserMessageAdded", "contents": tuple(message.contents)}
    return {**fields, "type": "UserMessageAdded", "text": message.text}
