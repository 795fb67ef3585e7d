"""The timeline of a session: folds its events again, one at a time, and shows how each changed the memory."""

from __future__ import annotations

from typing import Any, Final

from processors.memory.figures import context_fraction
from processors.memory.fold import Entry, fold
from processors.memory.head import Head
from processors.memory.memory import Memory
from processors.memory.policy import MemoryPolicy
from processors.memory.size import SizedEvent, measure
from schemas.events import (
    Event,
    HistoryCleared,
    HistoryCompacted,
    MessagesRemoved,
    SessionDeleted,
    SessionExpired,
)

#: Event types whose removals are not listed, because the event itself says what it removes.
_KNOWN_REMOVALS: Final = (HistoryCompacted, HistoryCleared, SessionDeleted, SessionExpired)


class Timeline:
    """Folds a session's events from the first event of a life, and describes the memory after each.

    The same log and policy give the same steps as in the memory worker. If the worker had another policy then, the
    steps show the memory under this policy.
    """

    def __init__(self, session_id: str, policy: MemoryPolicy) -> None:
        self._memory = Memory.empty(session_id)
        self._policy = policy

    def step(self, entry: Entry) -> dict[str, Any]:
        """Fold one event, which must be newer than all before.

        Returns:
            ``applied`` (false if the event changed nothing: a duplicate, a summary that came too late), the
            memory's figures after it, and ``left``: sequences of the messages that memory no longer has. Messages
            that a summary, a clearing or the end of a life removed are not listed. ``call_sequence``: for a tool
            response, the sequence of the message whose call it answers. ``unpaired``: whether the event is a tool
            response that answers no call and so is left out of memory. ``pinned``: sequences of the groups that are
            pinned; a summary does not remove them.
        """
        before, policy = self._memory, self._policy
        after, changes = fold(before, (entry,), policy)
        self._memory = after
        head = after.head
        if head is None:
            return {"applied": after is not before, **_NO_LIFE}
        return {
            "applied": after is not before,
            "unpaired": changes.orphans > 0,
            "call_sequence": _call_sequence(after, head, entry.sequence),
            "life_sequence": head.life_sequence,
            "epoch": head.epoch,
            "size_bytes": head.size_bytes,
            "tokens": head.tokens,
            "message_count": head.message_count,
            "context_fraction": context_fraction(head, policy),
            "truncated": head.truncated,
            "left": [] if isinstance(entry.event, _KNOWN_REMOVALS) else _left(before, after),
            "pinned": list(head.pins or ()),
        }


def measured(event: Event, policy: MemoryPolicy) -> tuple[int, int] | None:
    """Return size in bytes and tokens of the original message, also of one that replaces others; otherwise None."""
    if isinstance(event, MessagesRemoved) and event.replacement is not None:
        return measured(event.replacement, policy)
    if not isinstance(event, SizedEvent):
        return None
    size, tokens, _ = measure(event, policy.token_counter)
    return size, tokens


_NO_LIFE: Final[dict[str, Any]] = {
    "unpaired": False,
    "call_sequence": None,
    "life_sequence": None,
    "epoch": 0,
    "size_bytes": 0,
    "tokens": 0,
    "message_count": 0,
    "context_fraction": 0.0,
    "truncated": False,
    "left": [],
    "pinned": [],
}


def _call_sequence(after: Memory, head: Head, sequence: int) -> int | None:
    """Return the ``call_sequence`` of the message at ``sequence``, if it is the newest one in memory."""
    block = after.blocks.get(head.next_block - 1)
    newest = block.messages[-1] if block is not None else None
    return newest.call_sequence if newest is not None and newest.sequence == sequence else None


def _left(before: Memory, after: Memory) -> list[int]:
    """Return the sequences of messages in ``before`` that are not in ``after``.

    Memories share the blocks that did not change, so only the other blocks are compared. A message may have moved from
    one block to another. A summary has the sequence of a message, which may be pinned and stay.
    """
    if before.head is None or after.head is None or before.head.life_sequence != after.head.life_sequence:
        return []
    gone = _messages_of_changed(before, after) - _messages_of_changed(after, before)
    left = {sequence for _, sequence in gone}
    if any(compacted for compacted, _ in gone):
        left -= {message.sequence for message in after.messages() if not message.compacted}
    return sorted(left)


def _messages_of_changed(memory: Memory, other: Memory) -> set[tuple[bool, int]]:
    """Return the messages in the blocks of ``memory`` that ``other`` does not share: whether of a summary, sequence."""
    return {
        (message.compacted, message.sequence)
        for number, block in memory.blocks.items()
        if other.blocks.get(number) is not block
        for message in block.messages
    }
