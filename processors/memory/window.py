"""The window: evicts messages when a limit is exceeded, and decides their order."""

from __future__ import annotations

from collections.abc import Callable

from processors.memory.draft import Draft
from processors.memory.excerpt import shorten, too_large
from processors.memory.group import Placed, group_sequence, later_responses
from processors.memory.head import Head
from processors.memory.message import Message


def enforce(draft: Draft, head: Head) -> None:
    """Evict messages until each exceeded limit is met at ``evict_to_fraction``, or nothing more may be evicted.

    The order is: whole turns, oldest first, but never the newest turn; then the compacted pair; then the oldest
    groups of the newest turn, but neither its user message nor the newest group. A group is never split: a
    response is evicted with its call, even if it is in a later turn.
    """
    if not draft.limits.exceeded(head.size_bytes, head.message_count, head.tokens):
        return
    targets = draft.limits.targets(
        head.size_bytes, head.message_count, head.tokens, draft.policy.evict_to_fraction
    )
    draft.seal()
    candidates: list[Callable[[Draft, Head], list[Placed]]] = [_oldest_turn, _pair, _oldest_group]
    while candidates and targets.exceeded(head.size_bytes, head.message_count, head.tokens):
        gone = candidates[0](draft, head)
        if gone:
            _evict(draft, head, gone)
        else:
            candidates.pop(0)
    draft.close_gap(head)


def keep_excerpt(draft: Draft, head: Head, message: Message) -> Message:
    """Return the form of a new tool response that memory keeps: an excerpt if it exceeds a limit alone."""
    if too_large(message, draft.limits):
        shorter = shorten(message, draft.policy.token_counter)
        if shorter is not None:
            _mark_truncated(head, message.sequence)
            return shorter
    return message


def keep_excerpts(draft: Draft, head: Head) -> None:
    """Cut every tool response in memory that exceeds a limit alone; to be called after the limits changed."""
    if not draft.limits.exceeded(head.size_bytes, head.message_count, head.tokens):
        return
    draft.seal()
    for number, message in list(draft.walk()):
        shorter = shorten(message, draft.policy.token_counter) if too_large(message, draft.limits) else None
        if shorter is not None:
            messages = draft.blocks[number].messages
            draft.replace(number, [shorter if m.sequence == message.sequence else m for m in messages])
            draft.add_to_totals(head, message, -1)
            draft.add_to_totals(head, shorter, 1)
            _mark_truncated(head, message.sequence)


def _oldest_turn(draft: Draft, head: Head) -> list[Placed]:
    """Return the oldest turn, with the later responses to its calls; nothing if it is the newest turn.

    The messages before the first user message count as a turn. Without a user message all messages are one turn.
    """
    if head.turn_sequence is None:
        return []
    gone: list[Placed] = []
    walk = draft.walk()
    for placed in walk:
        message = placed[1]
        if message.role == "user" and (gone or message.sequence == head.turn_sequence):
            break
        gone.append(placed)
    # The message that ended the loop is a user's, so no response was skipped.
    return gone + later_responses(gone, walk, head.open_calls)


def _pair(draft: Draft, _head: Head) -> list[Placed]:
    return draft.pair()


def _oldest_group(draft: Draft, head: Head) -> list[Placed]:
    """Return the oldest group of the newest turn that may be evicted."""
    newest = next((group_sequence(message) for _, message in draft.walk_back()), None)
    walk = draft.walk()
    for placed in walk:
        message = placed[1]
        if message.sequence != head.turn_sequence and group_sequence(message) != newest:
            return [placed, *later_responses([placed], walk, head.open_calls)]
    return []


def _evict(draft: Draft, head: Head, gone: list[Placed]) -> None:
    draft.remove(head, gone)
    draft.changes.evicted += len(gone)
    _mark_truncated(head, max(message.sequence for _, message in gone))


def _mark_truncated(head: Head, sequence: int) -> None:
    head.truncated = True
    head.evicted_through = sequence if head.evicted_through is None else max(head.evicted_through, sequence)
