"""The positions at which a memory may be cut in two, and the sizes before each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from processors.memory.pairing import callers, responses
from schemas.view import MessageView

#: An unanswered tool call counts as abandoned after this many later turns have begun.
ABANDONED_TURNS: Final = 2


@dataclass(frozen=True, slots=True)
class Cuts:
    """The legal cuts of a memory; a cut is the number of messages before it.

    Attributes:
        first: Number of messages of the earlier summary; a cut there covers nothing new.
        turns: Positions at which turns begin. The messages before the first user message are a turn as well.
        legal: Cuts that split no group and cover no open call, ascending. They may include ``first`` and the end.
        first_open_call: Position of the first call that waits for its response; ``None`` without one.
        newest_group_start: Position at which the group of the newest message begins.
        sizes: Bytes of the messages before each cut.
        tokens: Tokens of the messages before each cut.
        media: Number of the images and documents before each cut.
    """

    first: int
    turns: tuple[int, ...]
    legal: tuple[int, ...]
    first_open_call: int | None
    newest_group_start: int
    sizes: tuple[int, ...]
    tokens: tuple[int, ...]
    media: tuple[int, ...]

    @property
    def end(self) -> int:
        """The cut after all messages."""
        return len(self.sizes) - 1

    def is_halved_by(self, cut: int) -> bool:
        """Return whether at most half of the bytes remain after ``cut``."""
        return 2 * self.sizes[cut] >= self.sizes[-1]


def seen_through(messages: Sequence[MessageView]) -> int:
    """Return the sequence up to which a model can have seen the messages: that of the newest AI message.

    What a summary covers was seen by its maker. -1 if nothing was seen.
    """
    return max(
        [message.sequence for message in messages if message.role == "assistant" or message.compacted],
        default=-1,
    )


def cuts_of(messages: Sequence[MessageView], seen: int | None = None) -> Cuts:
    """Return the legal cuts of ``messages``, the whole memory as it was read.

    Messages of other agents may come between a call and its response, so groups can interleave: a cut is legal only
    if every group before it has ended. A call counts as abandoned, and no longer as open, after two later turns have
    begun. No cut covers what no model can have seen yet: a user's message or a tool's response after which no AI
    message came, with its group.

    Messages that were pinned may be older than the earlier summary. The next one ends after that, so memory replaces
    all of them with it: no cut leaves only some.

    Args:
        messages: What a summary may cover, those of the earlier summary first.
        seen: The sequence of the newest AI message, if that is not among ``messages``.
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
    seen = seen_through(messages) if seen is None else seen
    seen_end = max(first, sum(message.sequence <= seen for message in messages))
    reach = list(accumulate(ends, max, initial=-1))
    summarized = max([message.sequence for message in messages[:first]], default=-1)
    older_end = first + sum(message.sequence <= summarized for message in messages[first:])
    legal = tuple(
        cut for cut in range(first, seen_end + 1) if reach[cut] < cut and (cut == first or cut >= older_end)
    )
    return Cuts(
        first=first,
        turns=turns,
        legal=legal,
        first_open_call=waiting[0] if waiting else None,
        newest_group_start=begins[-1] if begins else 0,
        sizes=tuple(accumulate((message.size_bytes for message in messages), initial=0)),
        tokens=tuple(accumulate((message.tokens for message in messages), initial=0)),
        media=tuple(accumulate(map(media_count, messages), initial=0)),
    )


def media_count(message: MessageView) -> int:
    """Return how many images and documents a message has. No one knows their tokens but the provider."""
    return sum(part.kind != "text" for part in message.contents or ())
