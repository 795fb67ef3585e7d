"""Sessions in the user's own store: read as a whole, then filtered and limited by the same code as in the server."""

from __future__ import annotations

from collections.abc import Sequence

import orjson

from processors.memory.composition import ai_message, tool_message, user_message
from processors.memory.message import Message
from processors.memory.pairing import paired
from processors.memory.size import content_fields, count_tokens, size_bytes
from processors.memory.tokens import TokenCounter
from processors.reading.body import with_native
from processors.reading.filters import group_key
from processors.reading.memory_read import MemoryRead, read_options, selected
from schemas.errors import MemoryChanged
from schemas.events import (
    AiMessageAdded,
    Event,
    HistoryCleared,
    MessagesRemoved,
    MultimodalUserMessageAdded,
    SessionDeleted,
    ToolCallResponseAdded,
    UserMessageAdded,
)
from schemas.view import MessageView
from streams.client.provider import MemoryProvider


async def read_store(provider: MemoryProvider, session_id: str, window_tokens: int) -> MemoryRead:
    """Return the session's messages, filtered by the provider; sequences are positions in the list.

    Args:
        provider: has a store.
        session_id: the session.
        window_tokens: the context window for ``context_fraction``; a store knows no models.
    """
    assert provider.store is not None
    messages = paired(await provider.store.get_messages(session_id))
    tokens = sum(message.tokens for message in messages)
    shown = provider.selected(selected(messages, provider.filters, provider.last))
    return MemoryRead.empty(session_id).model_copy(
        update={
            "sequence": messages[-1].sequence if messages else None,
            "size_bytes": sum(message.size_bytes for message in messages),
            "tokens": tokens,
            "context_fraction": tokens / window_tokens,
            "message_count": len(messages),
            "messages": shown,
            "asked": read_options(provider.filters, provider.last),
        }
    )


async def write_store(
    provider: MemoryProvider, session_id: str, events: Sequence[Event], counter: TokenCounter
) -> None:
    """Apply the events to the store, in order; a message whose id is already in the store is not added again.

    Messages are appended, removed, cleared and deleted. A store has no system message, no summary and no
    configuration.

    Raises:
        MemoryChanged: a removal was decided on another state of the store; nothing is written.
    """
    assert provider.store is not None
    messages = paired(await provider.store.get_messages(session_id))
    stored = list(messages)
    for event in provider.prepared(events):
        match event:
            case MessagesRemoved():
                _require_base(messages, event)
                messages = without_messages(messages, event.message_ids)
            case HistoryCleared():
                messages = []
            case SessionDeleted():
                await provider.store.delete_messages(session_id)
                messages, stored = [], []
            case _:
                sequence = messages[-1].sequence if messages else -1
                message = view_of(event, sequence + 1, counter)
                if message is not None and message.id not in {other.id for other in messages}:
                    messages.append(message)
    messages = paired(messages)
    if messages != stored:
        await provider.store.update_messages(session_id, messages)


def _require_base(messages: Sequence[MessageView], event: MessagesRemoved) -> None:
    now = messages[-1].sequence if messages else None
    if event.base_sequence is not None and event.base_sequence != now:
        raise MemoryChanged(
            f"session {event.session_id!r} has changed since it was read: nothing was removed"
        )


def without_messages(messages: Sequence[MessageView], message_ids: Sequence[str]) -> list[MessageView]:
    """Return ``messages`` without those with these ids and without the other members of their groups."""
    paired_messages = paired(messages)
    removed = {group_key(message) for message in paired_messages if message.id in set(message_ids)}
    return [message for message in paired_messages if group_key(message) not in removed]


def view_of(event: Event, sequence: int, counter: TokenCounter) -> MessageView | None:
    """Return the message that an event adds, in the form of a read; ``None`` for other events.

    A tool message has no ``call_sequence`` yet: :func:`processors.memory.pairing.paired` sets it.
    """
    message = _message(event, sequence, counter)
    return None if message is None else MessageView.model_validate(orjson.loads(with_native(message)))


def _message(event: Event, sequence: int, counter: TokenCounter) -> Message | None:
    if not isinstance(
        event, UserMessageAdded | MultimodalUserMessageAdded | AiMessageAdded | ToolCallResponseAdded
    ):
        return None
    fields = content_fields(event)
    size, tokens = size_bytes(fields), count_tokens(fields, counter)
    if isinstance(event, AiMessageAdded):
        return ai_message(event, sequence, size, tokens, counter.estimated)
    if isinstance(event, ToolCallResponseAdded):
        return tool_message(event, sequence, None, size, tokens, counter.estimated)
    return user_message(event, sequence, size, tokens, counter.estimated)
