"""The window: what leaves memory when a limit is exceeded, and in which order."""

from __future__ import annotations

from collections.abc import Callable

from processors.memory.draft import Draft
from processors.memory.excerpt import shorten, too_large
from processors.memory.group import Placed, group_sequence, later_responses
from processors.memory.head import Head
from processors.memory.message import Message


def enforce(draft: Draft, head: Head) -> None:
    """Evict until every limit that is exceeded holds at ``evict_to_fraction`` of it, or nothing more may go.

    Whole turns go first, oldest first, but never the newest; then the compacted pair; then the oldest groups
    of the newest turn, but neither its user message nor the newest group. A group is never cut apart: a
    response goes with its call, even if it stands in a later turn.
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
    """Return what memory keeps of an arriving tool response: an excerpt if it alone is over a limit."""
    if too_large(message, draft.limits):
        shorter = shorten(message, draft.policy.token_counter)
        if shorter is not None:
            _lost(head, message.sequence)
            return shorter
    return message


def keep_excerpts(draft: Draft, head: Head) -> None:
    """Cut every tool response in memory that alone is over a limit, after the limits changed."""
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
            _lost(head, message.sequence)


def _oldest_turn(draft: Draft, head: Head) -> list[Placed]:
    """Return the oldest turn with its later_responses; nothing if it is the newest.

    What precedes the first user message counts as a turn. Without a user message all is one turn.
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
    # The message that ended the loop is a user's, so no straggler was passed over.
    return gone + later_responses(gone, walk, head.open_calls)


def _pair(draft: Draft, _head: Head) -> list[Placed]:
    return draft.pair()


def _oldest_group(draft: Draft, head: Head) -> list[Placed]:
    """Return the oldest group of the newest turn that may go."""
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
    _lost(head, max(message.sequence for _, message in gone))


def _lost(head: Head, sequence: int) -> None:
    head.truncated = True
    head.evicted_through = sequence if head.evicted_through is None else max(head.evicted_through, sequence)
