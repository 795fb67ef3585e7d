"""The window: evicts messages when a limit is exceeded, and decides their order."""

from __future__ import annotations

from collections import deque

from processors.memory.draft import Draft
from processors.memory.excerpt import shorten, too_large
from processors.memory.group import Placed, group_sequence, missing_responses
from processors.memory.head import Head
from processors.memory.message import Message
from processors.memory.pins import forget_missing, kept_in_window
from processors.memory.policy import Limits


def enforce(draft: Draft, head: Head) -> None:
    """Evict messages until each exceeded limit is met at ``evict_to_fraction``, or nothing more may be evicted.

    The order is: whole turns, oldest first, but never the newest turn; then the compacted pair; then the oldest
    groups of the newest turn, but neither its user message nor the newest group. A group is never split: a
    response is evicted with its call, even if it is in a later turn. Pinned groups stay, within their share.
    """
    if not draft.limits.exceeded(head.size_bytes, head.message_count, head.tokens):
        return
    targets = draft.limits.targets(
        head.size_bytes, head.message_count, head.tokens, draft.policy.evict_to_fraction
    )
    draft.seal()
    _Eviction(draft, head, targets).run()
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


class _Eviction:
    """One eviction: reads each message at most once, oldest first, and removes all that leaves at the end."""

    def __init__(self, draft: Draft, head: Head, targets: Limits) -> None:
        self._draft = draft
        self._head = head
        self._targets = targets
        self._left = head.size_bytes, head.message_count, head.tokens
        self._gone: list[Placed] = []
        self._unread = draft.walk()
        # Messages that were read to find responses and come next, and the responses among them by call_sequence.
        self._ahead: deque[Placed] = deque()
        self._responses: dict[int, list[Placed]] = {}
        self._gone_ahead: set[int] = set()
        self._pinned = kept_in_window(draft, head)

    def run(self) -> None:
        while turn := self._oldest_turn():
            self._evict(turn)
            if not self._exceeded():
                break
        else:
            self._evict(self._draft.pair(), is_summary=True)
            if self._exceeded():
                self._evict_groups()
        if self._gone:
            self._draft.remove(self._head, self._gone)
            forget_missing(self._draft, self._head)
            self._draft.changes.evicted += len(self._gone)
            _mark_truncated(self._head, max([message.sequence for _, message in self._gone]))

    def _exceeded(self) -> bool:
        return self._targets.exceeded(*self._left)

    def _evict(self, gone: list[Placed], *, is_summary: bool = False) -> None:
        # A summary cannot be pinned. It has the sequence of a message, which may be.
        if not is_summary:
            gone = self._unpinned(gone)
        self._gone += gone
        size, count, tokens = self._left
        for _, message in gone:
            size -= message.size_bytes
            tokens -= message.tokens
        self._left = size, count - len(gone), tokens

    def _unpinned(self, placed_messages: list[Placed]) -> list[Placed]:
        if not self._pinned:
            return placed_messages
        return [placed for placed in placed_messages if group_sequence(placed[1]) not in self._pinned]

    def _oldest_turn(self) -> list[Placed]:
        """Return the oldest turn, with the later responses to its calls; nothing if it is the newest turn.

        The messages before the first user message count as a turn. Without a user message all messages are one turn.
        """
        newest = self._head.turn_sequence
        turn: list[Placed] = []
        while newest is not None and (placed := self._next()) is not None:
            message = placed[1]
            if message.role == "user" and (turn or message.sequence == newest):
                self._ahead.appendleft(placed)
                break
            turn.append(placed)
        return turn + self._later_responses(turn)

    def _evict_groups(self) -> None:
        """Evict the oldest groups of the newest turn, but neither its user message nor the newest group."""
        left = (message for _, message in self._draft.walk_back() if message.sequence not in self._gone_ahead)
        newest = next(map(group_sequence, left), None)
        while self._exceeded() and (placed := self._next()) is not None:
            message = placed[1]
            if message.sequence != self._head.turn_sequence and group_sequence(message) != newest:
                self._evict([placed, *self._later_responses([placed])])

    def _next(self) -> Placed | None:
        """Return the next message that has not left, and go on to the one after it."""
        while self._ahead:
            placed = self._ahead.popleft()
            sequence, call_sequence = placed[1].sequence, placed[1].call_sequence
            if sequence not in self._gone_ahead:
                if call_sequence is not None:
                    self._responses[call_sequence].remove(placed)
                return placed
        return next(self._unread, None)

    def _read_ahead(self) -> bool:
        placed = next(self._unread, None)
        if placed is None:
            return False
        self._ahead.append(placed)
        call_sequence = placed[1].call_sequence
        if call_sequence is not None:
            self._responses.setdefault(call_sequence, []).append(placed)
        return True

    def _later_responses(self, cut: list[Placed]) -> list[Placed]:
        """Return the responses after ``cut`` to its calls that are not pinned; they leave with it."""
        found: list[Placed] = []
        for sequence, count in missing_responses(self._unpinned(cut), self._head.open_calls).items():
            while len(self._responses.get(sequence, ())) < count and self._read_ahead():
                pass
            found += self._responses.pop(sequence, ())
        self._gone_ahead.update([message.sequence for _, message in found])
        return found


def _mark_truncated(head: Head, sequence: int) -> None:
    head.truncated = True
    head.evicted_through = sequence if head.evicted_through is None else max(head.evicted_through, sequence)
