"""Sessions in a store of the user's own: read whole, filtered and cut here, by the code the server uses."""

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
    """Return the session's messages as the provider has them read; sequences are positions in the list.

    Args:
        provider: With a store.
        session_id: Whose messages.
        window_tokens: The context window that ``context_fraction`` is a fraction of; a store knows no models.
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
    """Do to the store what the events say, in order; a message that is there by its id is not put there twice.

    Messages are put behind what the store has, removed, cleared and deleted. It knows of no system message, no
    summary and no configuration.
    """
    assert provider.store is not None
    messages = paired(await provider.store.get_messages(session_id))
    stored = list(messages)
    for event in provider.prepared(events):
        match event:
            case MessagesRemoved():
                messages = without(messages, event.message_ids)
            case HistoryCleared():
                messages = []
            case SessionDeleted():
                await provider.store.delete_messages(session_id)
                messages, stored = [], []
            case _:
                sequence = messages[-1].sequence if messages else -1
                message = view_of(event, sequence + 1, counter)
                if message is not None and message.id not in {one.id for one in messages}:
                    messages.append(message)
    messages = paired(messages)
    if messages != stored:
        await provider.store.update_messages(session_id, messages)


async def remove_from_store(provider: MemoryProvider, session_id: str, message_ids: Sequence[str]) -> None:
    """Take messages out of the store, whole groups of calls and responses."""
    assert provider.store is not None
    messages = await provider.store.get_messages(session_id)
    await provider.store.update_messages(session_id, without(messages, message_ids))


def without(messages: Sequence[MessageView], message_ids: Sequence[str]) -> list[MessageView]:
    """Return ``messages`` without these and what belongs to the same group of calls and responses."""
    whole = paired(messages)
    gone = {group_key(message) for message in whole if message.id in set(message_ids)}
    return [message for message in whole if group_key(message) not in gone]


def view_of(event: Event, sequence: int, counter: TokenCounter) -> MessageView | None:
    """Return the message an event adds, as a read would show it; ``None`` for other events.

    A tool's has no ``call_sequence`` yet: :func:`processors.memory.pairing.paired` gives it one.
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
