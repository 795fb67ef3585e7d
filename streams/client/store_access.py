"""Sessions in the user's own store: read and written as a whole, by the same fold and filters as in a worker."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from processors.memory.composition import ai_message, tool_message, user_message
from processors.memory.message import Message
from processors.memory.policy import MemoryPolicy
from processors.memory.size import measure
from processors.memory.tokens import TokenCounter
from processors.reading.listed_memory import ListedMemory
from processors.reading.listed_memory import view_of as view_of_message
from processors.reading.memory_read import MemoryRead, read_options, selected
from schemas.errors import ConfigurationError, MemoryChanged
from schemas.events import (
    AiMessageAdded,
    Event,
    MessagePinned,
    MessagesRemoved,
    MessageUnpinned,
    MultimodalUserMessageAdded,
    SessionConfigured,
    SessionDeleted,
    SessionDescribed,
    ToolCallResponseAdded,
    UserMessageAdded,
)
from schemas.view import MessageView
from streams.client.provider import MemoryProvider

#: What a list of messages has no place for.
_NOT_IN_STORES: Final = (SessionConfigured, SessionDescribed, MessagePinned, MessageUnpinned)


async def read_store(provider: MemoryProvider, session_id: str, window_tokens: int) -> MemoryRead:
    """Return the session's messages, filtered by the provider; sequences are positions in the list.

    Args:
        provider: has a store.
        session_id: the session.
        window_tokens: the context window for ``context_fraction``; a store knows no models.
    """
    assert provider.store is not None
    session = ListedMemory.of(await provider.store.get_messages(session_id))
    messages, system = session.messages, session.system
    tokens = sum(message.tokens for message in messages)
    system_tokens = 0 if system is None else system.tokens
    chosen = selected(messages, provider.filters, provider.last, provider.last_turns)
    shown = provider.selected(chosen)
    return MemoryRead.empty(session_id).model_copy(
        update={
            "sequence": session.sequence,
            "life_sequence": messages[0].sequence if messages else None,
            "size_bytes": sum(message.size_bytes for message in messages),
            "tokens": tokens,
            "system_message": None if system is None else system.text,
            "system_size_bytes": 0 if system is None else system.size_bytes,
            "system_tokens": system_tokens,
            "context_fraction": (tokens + system_tokens) / window_tokens,
            "message_count": len(messages),
            "messages": shown,
            "asked": read_options(provider.filters, provider.last, provider.last_turns),
        }
    )


async def write_store(
    provider: MemoryProvider, session_id: str, events: Sequence[Event], policy: MemoryPolicy
) -> None:
    """Apply the events to the store, in order; a message whose id is already in the store is not added again.

    Messages are added within the window of ``policy``, removed, summarized and cleared; the system message is set.

    Raises:
        MemoryChanged: a removal was decided on another state of the store; nothing is written.
        ConfigurationError: an event configures or describes the session, which a store has no place for; nothing is
            written.
    """
    assert provider.store is not None
    prepared = provider.prepared(events)
    if any(isinstance(event, _NOT_IN_STORES) for event in prepared):
        raise ConfigurationError(
            "a store of one's own keeps no configuration, no description and no pins of a session: its window and its "
            "compaction are those of the client's settings"
        )
    session = ListedMemory.of(await provider.store.get_messages(session_id))
    stored = session.listed()
    for event in prepared:
        if isinstance(event, SessionDeleted):
            await provider.store.delete_messages(session_id)
            session, stored = ListedMemory(None, []), []
            continue
        if isinstance(event, MessagesRemoved):
            _require_base(session, event)
        session = session.after(session_id, event, policy)
    listed = session.listed()
    if listed != stored:
        await provider.store.update_messages(session_id, listed)


def _require_base(session: ListedMemory, event: MessagesRemoved) -> None:
    if event.base_sequence is not None and event.base_sequence != session.sequence:
        raise MemoryChanged(
            f"session {event.session_id!r} has changed since it was read: nothing was removed"
        )


def view_of(event: Event, sequence: int, counter: TokenCounter) -> MessageView | None:
    """Return the message that an event adds, in the form of a read; ``None`` for other events.

    A tool message has no ``call_sequence`` yet: :func:`processors.memory.pairing.paired` sets it.
    """
    message = _message(event, sequence, counter)
    return None if message is None else view_of_message(message)


def _message(event: Event, sequence: int, counter: TokenCounter) -> Message | None:
    if not isinstance(
        event, UserMessageAdded | MultimodalUserMessageAdded | AiMessageAdded | ToolCallResponseAdded
    ):
        return None
    size, tokens, estimated = measure(event, counter)
    if isinstance(event, AiMessageAdded):
        return ai_message(event, sequence, size, tokens, estimated)
    if isinstance(event, ToolCallResponseAdded):
        return tool_message(event, sequence, None, size, tokens, estimated)
    return user_message(event, sequence, size, tokens, estimated)
