"""What recall gives a model: the best groups of one session's history, whole, within a budget of bytes."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from processors.archive.archived import ROLES, ArchivedEvent, decoded_json, event_of
from processors.archive.place import MemoryState, place_of
from processors.archive.requests import Found
from processors.memory.group import group_sequence, groups
from processors.memory.pairing import OpenCalls, add_calls, take_caller
from processors.memory.refused_removal import EarlierEvents
from schemas.archive import Recalled, RecalledGroup, RecalledMessage
from schemas.events import (
    AiMessageAdded,
    MessagesRemoved,
    MultimodalUserMessageAdded,
    ToolCallResponseAdded,
)
from schemas.parts import TextContent

#: Messages that are looked up, and bytes of all texts together, unless the caller says otherwise.
DEFAULT_GROUPS: Final = 5
DEFAULT_RECALL_BYTES: Final = 16 * 1024

_REMOVED: Final = MessagesRemoved.model_fields["type"].default


class Recall(NamedTuple):
    """One page of a recall.

    Attributes:
        answer: what is answered; its ``next`` is not known here.
        seen: sequences of the messages that no later page needs to look at: those of the groups that are answered, and
            those that were found and can never be answered. A group that only had no room beside better ones is not
            among them.
    """

    answer: Recalled
    seen: frozenset[int]


def recalled(
    session_id: str,
    found: Sequence[Found],
    nearby: Iterable[ArchivedEvent],
    state: MemoryState | None,
    *,
    max_bytes: int,
    removed_ids: Collection[str] = (),
    removed_alone: Collection[str] = (),
    refused: Collection[int] = (),
) -> Recall:
    """Return the groups of the messages that were found.

    The best groups are chosen first, as long as they fit; they are answered oldest first. Messages that were taken out
    of memory by MessagesRemoved (undo, redaction) are not recalled, nor is what left memory with them: their groups.

    Args:
        session_id: the session.
        found: messages of the session, the best first.
        nearby: events of the session around these messages, in any order; they may repeat. Removals of responses
            alone let later ones take their place.
        state: what is in memory; None if that is not known.
        max_bytes: the most bytes of all texts together.
        removed_ids: ids of messages that must not come back.
        removed_alone: those of them that were removed without their groups; see :func:`removed_alone`.
        refused: sequences of the removals that memory refused; what they would have put in is not recalled.
    """
    by_sequence = {event.sequence: event for event in [*nearby, *(one.event for one in found)]}
    paired = _paired((event for _, event in sorted(by_sequence.items())), refused)
    gone = {
        group_sequence(message)
        for message in paired
        if message.id in removed_ids and (message.call_sequence is None or message.id not in removed_alone)
    }
    messages = [
        message for message in paired if message.id not in removed_ids and group_sequence(message) not in gone
    ]
    by_group = {group_sequence(group[0]): group for group in groups(messages)}
    group_of = {message.sequence: group_sequence(message) for message in messages}
    scores: dict[int, float] = {}
    for one in found:
        group = group_of.get(one.event.sequence)
        if group is not None:
            scores.setdefault(group, one.score)
    chosen: list[int] = []
    seen = {one.event.sequence for one in found}
    left_bytes = max_bytes
    for group in scores:
        sequences = {message.sequence for message in by_group[group]}
        size_bytes = sum(len(by_sequence[message.sequence].text.encode()) for message in by_group[group])
        if size_bytes <= left_bytes:
            left_bytes -= size_bytes
            chosen.append(group)
        if size_bytes <= max_bytes and group not in chosen:
            seen -= sequences
        else:
            seen |= sequences
    answer = Recalled(
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
    return Recall(answer, frozenset(seen))


def removed_ids(events: Iterable[ArchivedEvent], refused: Collection[int] = ()) -> set[str]:
    """Return the ids of the messages that MessagesRemoved among ``events`` took out of memory.

    Args:
        events: of one session.
        refused: sequences of the removals that memory refused; see :func:`is_refused`.
    """
    found: set[str] = set()
    for archived in events:
        if archived.type == _REMOVED and archived.sequence not in refused:
            found.update(_removal(archived).message_ids)
    return found


def removed_alone(events: Iterable[ArchivedEvent], refused: Collection[int] = ()) -> set[str]:
    """Return the ids of the messages whose removal left the rest of their groups in memory, as :func:`removed_ids`.

    That holds for responses of tools only: with its call, a message always loses its responses.
    """
    alone: set[str] = set()
    with_group: set[str] = set()
    for archived in events:
        if archived.type == _REMOVED and archived.sequence not in refused:
            removal = _removal(archived)
            (with_group if removal.with_group else alone).update(removal.message_ids)
    return alone - with_group


def named_by(removals: Iterable[ArchivedEvent], messages: Iterable[ArchivedEvent]) -> list[ArchivedEvent]:
    """Return those of the removals that name one of the messages, or are among them.

    Args:
        removals: of one session.
        messages: events of the session.
    """
    sequences, ids = _named(messages)
    return [
        archived
        for archived in removals
        if archived.sequence in sequences or not ids.isdisjoint(_removal(archived).message_ids)
    ]


def unfinished(found: Sequence[Found], nearby: Iterable[ArchivedEvent]) -> list[int]:
    """Return the sequences of the messages that were found and whose groups lack a call, or a response to it.

    Args:
        found: messages of one session.
        nearby: events of the session around these messages, in any order; they may repeat.
    """
    by_sequence = {event.sequence: event for event in [*nearby, *(one.event for one in found)]}
    messages = _paired(event for _, event in sorted(by_sequence.items()))
    missing = {message.sequence: len(message.tool_calls or ()) for message in messages}
    for message in messages:
        if message.call_sequence is not None:
            missing[message.call_sequence] -= 1
        elif message.role == "tool":
            missing[message.sequence] = 1
    wanted = {one.event.sequence for one in found}
    return [
        message.sequence
        for message in messages
        if message.sequence in wanted and missing[group_sequence(message)] > 0
    ]


def with_base(
    removals: Iterable[ArchivedEvent], messages: Iterable[ArchivedEvent]
) -> list[tuple[ArchivedEvent, int]]:
    """Return the removals that memory may have refused, each with its ``base_sequence``.

    Args:
        removals: of one session.
        messages: only removals that name one of these, or are among them, are returned.
    """
    named = ((archived, _removal(archived).base_sequence) for archived in named_by(removals, messages))
    return [(archived, base) for archived, base in named if base is not None]


def _named(messages: Iterable[ArchivedEvent]) -> tuple[set[int], set[str]]:
    """Return the sequences of events, and the ids by which a removal names them."""
    sequences: set[int] = set()
    ids: set[str] = set()
    for archived in messages:
        sequences.add(archived.sequence)
        event = event_of(archived)
        if event is not None:
            ids.add(event.event_id)
            if isinstance(event, MessagesRemoved) and event.replacement is not None:
                ids.add(event.replacement.event_id)
    return sequences, ids


def is_refused(removal: ArchivedEvent, base_sequence: int, before: Iterable[ArchivedEvent]) -> bool:
    """Return whether memory certainly refused a removal, see :class:`EarlierEvents`.

    Args:
        removal: a MessagesRemoved.
        base_sequence: of the removal.
        before: the newest events of the session before it, in any order.
    """
    earlier = EarlierEvents()
    for archived in sorted(before, key=lambda one: one.sequence):
        event = event_of(archived)
        if event is not None:
            earlier.add(archived.sequence, event)
    return earlier.refuse(removal.sequence, base_sequence)


class _Removal(NamedTuple):
    message_ids: Collection[str]
    base_sequence: int | None
    with_group: bool


def _removal(archived: ArchivedEvent) -> _Removal:
    """Return what a MessagesRemoved names, as far as it can be read."""
    event = event_of(archived)
    if isinstance(event, MessagesRemoved):
        return _Removal(event.message_ids, event.base_sequence, event.with_group)
    # It cannot be opened, and ids are readable; or it is of a newer version.
    fields = decoded_json(archived.value)
    ids, base = fields.get("message_ids"), fields.get("base_sequence")
    return _Removal(
        [one for one in ids if isinstance(one, str)] if isinstance(ids, list) else [],
        base if isinstance(base, int) else None,
        fields.get("with_group") is not False,
    )


def _paired(events: Iterable[ArchivedEvent], refused: Collection[int] = ()) -> list[RecalledMessage]:
    """Return the messages, each response with its call, by the rule of the fold; a repeated event comes once.

    A message that replaced others has the sequence of their removal.
    """
    open_calls: OpenCalls = {}
    messages: dict[str, RecalledMessage] = {}
    for archived in events:
        if archived.type not in ROLES and archived.type != _REMOVED:
            continue
        event = event_of(archived)
        if event is None:
            continue
        if isinstance(event, MessagesRemoved):
            if archived.sequence in refused:
                continue
            if not event.with_group:
                _open_again(open_calls, event, messages)
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


def _open_again(
    open_calls: OpenCalls, removal: MessagesRemoved, messages: Mapping[str, RecalledMessage]
) -> None:
    """Let the calls wait again whose responses were removed alone, so that a later response has its call."""
    for message_id in removal.message_ids:
        message = messages.get(message_id)
        if message is not None and message.call_sequence is not None and message.tool_call_id is not None:
            add_calls(open_calls, [message.tool_call_id], message.call_sequence)


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
