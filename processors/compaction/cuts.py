"""Where a memory may be cut in two, and what would be left behind each cut."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from processors.memory.pairing import callers, responses
from schemas.view import MessageView

#: An unanswered tool call counts as abandoned once so many turns have begun after it.
ABANDONED_TURNS: Final = 2


@dataclass(frozen=True, slots=True)
class Cuts:
    """The legal cuts of a memory; a cut is the number of messages before it.

    Attributes:
        first: How many messages the earlier summary has; a cut there covers nothing new.
        turns: Where each turn begins; what precedes the first user message is a turn as well.
        legal: Cuts that part no group and cover no open call, ascending; ``first`` and the end may be among them.
        first_open_call: Where the first call stands that still waits for its answer; ``None`` without one.
        newest_group_start: Where the group of the newest message begins.
        sizes: Bytes of the messages before each cut.
        tokens: Tokens of the same.
    """

    first: int
    turns: tuple[int, ...]
    legal: tuple[int, ...]
    first_open_call: int | None
    newest_group_start: int
    sizes: tuple[int, ...]
    tokens: tuple[int, ...]

    @property
    def end(self) -> int:
        """The cut behind all messages."""
        return len(self.sizes) - 1

    def is_halved_by(self, cut: int) -> bool:
        """Return whether at most half of the bytes are left behind ``cut``."""
        return 2 * self.sizes[cut] >= self.sizes[-1]


def cuts_of(messages: Sequence[MessageView]) -> Cuts:
    """Return where ``messages``, the whole memory as it is read, may be cut.

    A response may stand apart from its call, other agents' messages between them, so groups interleave: a cut
    is legal only where every group before it has ended. A call counts as abandoned, and no longer as open,
    once two turns have begun after it. User messages at the end await an answer and are covered by no cut.
    """
    first = next((n for n, message in enumerate(messages) if not message.compacted), len(messages))
    users = [n for n, message in enumerate(messages) if message.role == "user" and not message.compacted]
    turns = tuple(sorted({first, *users})) if first < len(messages) else ()
    called_by = callers(messages)
    begins = [called_by.get(n, 0 if message.compacted else n) for n, message in enumerate(messages)]
    answered = responses(messages)
    unanswered = [
        n
        for n, message in enumerate(messages)
        if any((message.sequence, call.id) not in answered for call in message.tool_calls or ())
    ]
    ends = list(range(len(messages)))
    for n, begin in enumerate(begins):
        ends[begin] = n
    last_turns = users[-ABANDONED_TURNS:]
    abandoned_before = last_turns[0] if len(last_turns) == ABANDONED_TURNS else 0
    waiting = [n for n in unanswered if n >= abandoned_before]
    for n in waiting:
        ends[n] = len(messages)
    answered_end = max((n + 1 for n, message in enumerate(messages) if message.role != "user"), default=0)
    reach = list(accumulate(ends, max, initial=-1))
    legal = tuple(cut for cut in range(first, answered_end + 1) if reach[cut] < cut)
    return Cuts(
        first=first,
        turns=turns,
        legal=legal,
        first_open_call=waiting[0] if waiting else None,
        newest_group_start=begins[-1] if begins else 0,
        sizes=tuple(accumulate((message.size_bytes for message in messages), initial=0)),
        tokens=tuple(accumulate((message.tokens for message in messages), initial=0)),
    )
