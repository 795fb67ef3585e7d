"""The reaction to each type of event: how it changes a memory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from processors.memory import composition, pins, removal, summary, window
from processors.memory.changes import AddedMessage
from processors.memory.composition import ConversationEvent
from processors.memory.configured import configuration_after
from processors.memory.draft import Draft
from processors.memory.fork import fork_of, is_copy
from processors.memory.head import Head
from processors.memory.memory import SystemMessage
from processors.memory.message import Message
from processors.memory.pairing import add_calls, take_caller
from processors.memory.size import measure
from schemas.events import (
    AiMessageAdded,
    CompactionRequested,
    HistoryCleared,
    HistoryCompacted,
    MessagePinned,
    MessagesRemoved,
    MessageUnpinned,
    MultimodalUserMessageAdded,
    SessionConfigured,
    SessionDeleted,
    SessionDescribed,
    SessionExpired,
    SessionForked,
    SystemMessageSet,
    ToolCallResponseAdded,
    UserMessageAdded,
)

#: Changes the draft by an event at a sequence. Returns true if the event was applied and the life continues; then
#: the fold records it in the head. If it returns false, the head must be unchanged, or removed.
Reaction = Callable[[Draft, Head, Any, int], bool]

#: Settings that the triggers depend on. The figures after the last compaction no longer apply when one changes.
_TRIGGER_BASIS: Final = ("context_window_tokens", "compaction")


#: The fields of a description, in the order of its record.
_DESCRIPTION: Final = ("title", "labels", "parent")


def _count_message(
    draft: Draft, head: Head, event: ConversationEvent, sequence: int, size: int, tokens: int
) -> None:
    """Add a message to the totals of the life, whether or not memory keeps it."""
    history_size = head.history_size_bytes = head.history_size_bytes + size
    head.history_message_count += 1
    agent_id = event.agent_id
    if agent_id is not None and agent_id not in head.agents:
        head.add_agent(agent_id)
    added = (
        event.event_id,
        sequence,
        event.type,
        agent_id,
        event.agent_role,
        size,
        tokens,
        history_size,
    )
    # AddedMessage(...) would take more than twice the time, and this runs for every message.
    draft.changes.added.append(tuple.__new__(AddedMessage, added))


def _keep(draft: Draft, head: Head, message: Message) -> bool:
    draft.append(head, message)
    size_bytes, messages, tokens = draft.limits
    if head.size_bytes > size_bytes or head.message_count > messages or head.tokens > tokens:
        window.enforce(draft, head)
    return True


def _user(
    draft: Draft, head: Head, event: UserMessageAdded | MultimodalUserMessageAdded, sequence: int
) -> bool:
    size, tokens, estimated = measure(event, draft.policy.token_counter)
    _count_message(draft, head, event, sequence, size, tokens)
    head.turn_sequence = sequence
    return _keep(draft, head, composition.user_message(event, sequence, size, tokens, estimated))


def _ai(draft: Draft, head: Head, event: AiMessageAdded, sequence: int) -> bool:
    size, tokens, estimated = measure(event, draft.policy.token_counter)
    _count_message(draft, head, event, sequence, size, tokens)
    if event.usage is not None:
        head.usage = head.usage.plus(event.usage.input_tokens, event.usage.output_tokens)
        if event.usage.input_tokens:
            context = event.context
            says_epoch = context is not None and "epoch" in context.model_fields_set
            made_in = context.epoch if context is not None and says_epoch else None
            head.add_report(event.usage.input_tokens, event.agent_id, made_in)
    if event.model:
        head.model = event.model
    message = composition.ai_message(event, sequence, size, tokens, estimated)
    if message.call_ids:
        add_calls(head.open_calls, message.call_ids, sequence)
    return _keep(draft, head, message)


def _tool_response(draft: Draft, head: Head, event: ToolCallResponseAdded, sequence: int) -> bool:
    size, tokens, estimated = measure(event, draft.policy.token_counter)
    _count_message(draft, head, event, sequence, size, tokens)
    call_sequence = take_caller(head.open_calls, event.tool_call_id)
    if call_sequence is None:
        draft.changes.orphans += 1
        return True
    message = composition.tool_message(event, sequence, call_sequence, size, tokens, estimated)
    return _keep(draft, head, window.keep_excerpt(draft, head, message))


def _system(draft: Draft, head: Head, event: SystemMessageSet, _sequence: int) -> bool:
    if draft.system is None or draft.system.text != event.text:
        size, tokens, estimated = measure(event, draft.policy.token_counter)
        native = None if event.native is None else composition.native_json(event.native)
        draft.system = SystemMessage(event.text, size, tokens, estimated, native)
        head.has_system = True
        head.system_size_bytes = size
        head.system_tokens = tokens
        draft.changes.dirty.add("system")
    return True


def _removed(draft: Draft, head: Head, event: MessagesRemoved, sequence: int) -> bool:
    if event.base_sequence is not None and event.base_sequence != head.last_sequence:
        # Decided on a memory that has changed since. Its id is not remembered, which tells the publisher.
        return False
    if removal.remove(draft, head, event.message_ids, with_group=event.with_group):
        head.epoch += 1
        if event.replacement is not None:
            REACTIONS[type(event.replacement)](draft, head, event.replacement, sequence)
    return True


def _configured(draft: Draft, head: Head, event: SessionConfigured, _sequence: int) -> bool:
    if (excess := draft.policy.ceilings.excess(event)) is not None:
        draft.changes.over_limit.append(excess)
    configuration = configuration_after(head.configuration, event)
    if any(configuration.get(name) != head.configuration.get(name) for name in _TRIGGER_BASIS):
        head.compacted_to = None
    if configuration != head.configuration:
        draft.mark_configuration(head)
    head.configuration = configuration
    draft.apply_configuration()
    window.keep_excerpts(draft, head)
    window.enforce(draft, head)
    return True


def _described(draft: Draft, head: Head, event: SessionDescribed, _sequence: int) -> bool:
    earlier = head.description or {}
    given = event.model_dump(include=set(_DESCRIPTION), exclude_none=True)
    description = {
        name: found
        for name in _DESCRIPTION
        if (found := given.get(name) if name in event.model_fields_set else earlier.get(name))
    }
    if description != earlier:
        head.description = description or None
        head.has_description = bool(description)
        draft.changes.dirty.add("description")
    return True


def _forked(_draft: Draft, head: Head, event: SessionForked, sequence: int) -> bool:
    if head.fork is None:
        begins_life = head.life_sequence == sequence
        head.fork = fork_of(event, begins_life=begins_life)
        if begins_life and event.truncated:
            head.truncated = True
            head.evicted_through = sequence
    return True


def _pinned(draft: Draft, head: Head, event: MessagePinned, _sequence: int) -> bool:
    pins.pin(draft, head, event.message_ids, is_copied=head.fork is not None and is_copy(event.event_id))
    return True


def _unpinned(draft: Draft, head: Head, event: MessageUnpinned, _sequence: int) -> bool:
    if pins.unpin(draft, head, event.message_ids):
        # A summary that is being made left the messages out, so it must not cover them now.
        head.epoch += 1
        window.enforce(draft, head)
    return True


def _requested(draft: Draft, _head: Head, event: CompactionRequested, _sequence: int) -> bool:
    draft.changes.requested.append(event)
    return True


def _compacted(draft: Draft, head: Head, event: HistoryCompacted, sequence: int) -> bool:
    if head.fork is not None and is_copy(event.event_id):
        summary.copy(draft, head, event)
        return True
    reason = summary.refusal(head, event)
    if reason is not None:
        summary.skip(draft, event, sequence, reason, head.epoch)
        return False
    summary.compact(draft, head, event)
    return True


def _cleared(draft: Draft, head: Head, _event: HistoryCleared, _sequence: int) -> bool:
    draft.clear()
    head.epoch += 1
    head.truncated = False
    head.evicted_through = None
    head.compacted_to = None
    return True


def _deleted(draft: Draft, _head: Head, _event: SessionDeleted, sequence: int) -> bool:
    draft.end_life(sequence)
    return False


def _expired(_draft: Draft, _head: Head, _event: SessionExpired, _sequence: int) -> bool:
    # The fold ends a life whose time to live is over before it reacts to any event. So this record's timestamp is not
    # past the time to live: newer events exist, or the clock of the worker that published the expiry is ahead.
    return False


#: The reaction to each type of event.
REACTIONS: Final[dict[type, Reaction]] = {
    UserMessageAdded: _user,
    MultimodalUserMessageAdded: _user,
    AiMessageAdded: _ai,
    ToolCallResponseAdded: _tool_response,
    SystemMessageSet: _system,
    MessagesRemoved: _removed,
    SessionConfigured: _configured,
    SessionDescribed: _described,
    SessionForked: _forked,
    MessagePinned: _pinned,
    MessageUnpinned: _unpinned,
    CompactionRequested: _requested,
    HistoryCompacted: _compacted,
    HistoryCleared: _cleared,
    SessionDeleted: _deleted,
    SessionExpired: _expired,
}
