"""What each event did to its session's memory: the fold once more, one event at a time, for people to look at."""

from __future__ import annotations

from typing import Any, Final

from processors.memory.figures import context_fraction
from processors.memory.fold import Entry, fold
from processors.memory.head import Head
from processors.memory.memory import Memory
from processors.memory.policy import MemoryPolicy
from processors.memory.size import SizedEvent, measure
from schemas.events import Event, HistoryCleared, HistoryCompacted, SessionDeleted, SessionExpired

#: Kinds that take out what they name or all there is; who reads them knows what left.
_KNOWN_REMOVALS: Final = (HistoryCompacted, HistoryCleared, SessionDeleted, SessionExpired)


class Timeline:
    """Folds a session's events from the first of a life on, and says after each what memory is.

    The same log and policy give the same steps that the memory worker took, whenever they were taken; where the
    policy was another one then, they show what it would be under this one.
    """

    def __init__(self, session_id: str, policy: MemoryPolicy) -> None:
        self._memory = Memory.empty(session_id)
        self._policy = policy

    def step(self, entry: Entry) -> dict[str, Any]:
        """Fold one event, newer than all before.

        Returns:
            ``applied`` (false for what changed nothing: a duplicate, a summary that came too late), the
            memory's figures after it, and ``left``: sequences of messages that memory no longer holds. Those
            that a summary, a clearing or an end of life took are not listed. ``call_sequence``: of a tool
            response, the sequence of the message whose call it answers. ``unpaired``: whether the event is a tool
            response that answers no call and so is left out of memory.
        """
        before, policy = self._memory, self._policy
        after, changes = fold(before, (entry,), policy)
        self._memory = after
        head = after.head
        if head is None:
            return {"applied": after is not before, **_NOTHING}
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
        }


def measured(event: Event, policy: MemoryPolicy) -> tuple[int, int] | None:
    """Return size in bytes and tokens of a message as it was said; None for an event that is no message."""
    if not isinstance(event, SizedEvent):
        return None
    size, tokens, _ = measure(event, policy.token_counter)
    return size, tokens


_NOTHING: Final[dict[str, Any]] = {
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
}


def _call_sequence(after: Memory, head: Head, sequence: int) -> int | None:
    """Return whose call the message at ``sequence`` answers, if it is the newest one in memory."""
    block = after.blocks.get(head.next_block - 1)
    newest = block.messages[-1] if block is not None else None
    return newest.call_sequence if newest is not None and newest.sequence == sequence else None


def _left(before: Memory, after: Memory) -> list[int]:
    """Return the sequences of messages in ``before`` that are not in ``after``.

    Memories share the blocks that did not change, so only the others are looked into.
    """
    if before.head is None or after.head is None or before.head.life_sequence != after.head.life_sequence:
        return []
    gone: set[int] = set()
    for number, block in before.blocks.items():
        now = after.blocks.get(number)
        if now is not block:
            kept = {message.sequence for message in now.messages} if now is not None else set[int]()
            gone.update(message.sequence for message in block.messages if message.sequence not in kept)
    return sorted(gone)
