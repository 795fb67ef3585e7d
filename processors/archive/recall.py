"""What recall gives a model: the best groups of one session's history, whole, within a budget of bytes."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final

from processors.archive.archived import ROLES, ArchivedEvent
from processors.archive.place import MemoryState, place_of
from processors.archive.requests import Found
from processors.memory.group import group_sequence, groups
from processors.memory.pairing import OpenCalls, add_calls, take_caller
from processors.sealing.sealed_event import sealed_fields
from schemas.archive import Recalled, RecalledGroup, RecalledMessage
from schemas.events import (
    EVENT_ADAPTER,
    AiMessageAdded,
    Event,
    MessagesRemoved,
    MultimodalUserMessageAdded,
    ToolCallResponseAdded,
)
from schemas.parts import TextContent

#: Messages that are looked up, and bytes of all texts together, unless the caller says otherwise.
DEFAULT_GROUPS: Final = 5
DEFAULT_RECALL_BYTES: Final = 16 * 1024


def recalled(
    session_id: str,
    found: Sequence[Found],
    nearby: Iterable[ArchivedEvent],
    state: MemoryState | None,
    *,
    max_bytes: int,
    removed_ids: Collection[str] = (),
) -> Recalled:
    """Return the groups of the messages that were found.

    The best groups are chosen first, as long as they fit; they are answered oldest first. Messages that were taken out
    of memory by MessagesRemoved (undo, redaction) are not recalled.

    Args:
        session_id: the session.
        found: messages of the session, the best first.
        nearby: events of the session around these messages, in any order; they may repeat.
        state: what is in memory; None if that is not known.
        max_bytes: the most bytes of all texts together.
        removed_ids: ids of messages that must not come back.
    """
    by_sequence = {event.sequence: event for event in [*nearby, *(one.event for one in found)]}
    messages = [
        message
        for message in _paired(event for _, event in sorted(by_sequence.items()))
        if message.id not in removed_ids
    ]
    by_group = {group_sequence(group[0]): group for group in groups(messages)}
    group_of = {message.sequence: group_sequence(message) for message in messages}
    scores: dict[int, float] = {}
    for one in found:
        group = group_of.get(one.event.sequence)
        if group is not None:
            scores.setdefault(group, one.score)
    chosen: list[int] = []
    left_bytes = max_bytes
    for group in scores:
        size_bytes = sum(len(by_sequence[message.sequence].text.encode()) for message in by_group[group])
        if size_bytes <= left_bytes:
            left_bytes -= size_bytes
            chosen.append(group)
    return Recalled(
        session_id=session_id,
        groups=[
            RecalledGroup(
                place=None if state is None else place_of(by_sequence[by_group[group][0].sequence], state),
                score=scores[group],
                messages=by_group[group],
            )
            for group in sorted(chosen)
        ],
        omitted=len(scores) - len(chosen),
    )


def removed_ids(events: Iterable[ArchivedEvent]) -> set[str]:
    """Return the ids of the messages that MessagesRemoved among ``events`` took out of memory."""
    found: set[str] = set()
    for archived in events:
        sealed = sealed_fields(archived.value)
        if sealed is not None:  # it cannot be opened; ids are readable
            found.update(sealed.get("message_ids", ()))
            continue
        event = EVENT_ADAPTER.validate_json(archived.value)
        if isinstance(event, MessagesRemoved):
            found.update(event.message_ids)
    return found


def _paired(events: Iterable[ArchivedEvent]) -> list[RecalledMessage]:
    """Return the messages, each response with its call, by the rule of the fold; a repeated event comes once.

    A message that replaced others has the sequence of their removal.
    """
    open_calls: OpenCalls = {}
    messages: dict[str, RecalledMessage] = {}
    for archived in events:
        if archived.type not in ROLES and not archived.text:
            continue
        if sealed_fields(archived.value) is not None:  # it cannot be opened
            continue
        event: Event = EVENT_ADAPTER.validate_json(archived.value)
        if isinstance(event, MessagesRemoved):
            if event.replacement is None:
                continue
            event = event.replacement
        if event.event_id in messages:
            continue
        call_sequence = None
        if isinstance(event, AiMessageAdded):
            add_calls(open_calls, [call.id for call in event.tool_calls], archived.sequence)
        elif isinstance(event, ToolCallResponseAdded):
            call_sequence = take_caller(open_calls, event.tool_call_id)
        messages[event.event_id] = RecalledMessage.model_validate(
            {**_fields(event), "sequence": archived.sequence, "call_sequence": call_sequence}
        )
    return list(messages.values())


def _fields(event: Any) -> dict[str, Any]:
    fields = {
        "id": event.event_id,
        "role": ROLES[event.type],
        "agent_id": event.agent_id,
        "agent_role": event.agent_role,
        "occurred_at": event.occurred_at,
    }
    if isinstance(event, MultimodalUserMessageAdded):
        parts = [part.text if isinstance(part, TextContent) else part.uri for part in event.contents]
        return {**fields, "text": "\n".join(parts)}
    if isinstance(event, AiMessageAdded):
        return {**fields, "text": event.text, "tool_calls": list(event.tool_calls) or None}
    if isinstance(event, ToolCallResponseAdded):
        answer = {"tool_call_id": event.tool_call_id, "name": event.name, "is_error": event.is_error}
        return {**fields, "text": event.text, **answer}
    return {**fields, "text": event.text}
