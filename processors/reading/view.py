"""Selects the messages of a memory that a reader requests: by filters, the newest N, or one page.

A selection copies no message bodies and decodes only the blocks that it needs. So a page or the last few messages of
a long session cost the same as those of a short one. With filters the whole memory is read.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import dropwhile, islice
from typing import TYPE_CHECKING, Final, NamedTuple

from processors.memory.block import PAIR_BLOCK
from processors.memory.group import group_sequence
from processors.reading.filters import GroupKey, MemoryFilter, filtered, group_key

if TYPE_CHECKING:
    from processors.memory.memory import Memory
    from processors.memory.message import Message


@dataclass(frozen=True, slots=True, kw_only=True)
class ViewQuery:
    """A request for messages of a memory. ``last`` and ``last_turns`` exclude ``limit`` and ``after_sequence``.

    Attributes:
        filters: Filters, applied first, to the whole memory.
        last_turns: The most turns, counted from the newest, before ``last``; None for all, 0 for none.
        last: The most messages, counted from the newest; None for all, 0 for none.
        limit: Number of messages per page, at least 1; None for no paging.
        after_sequence: Only messages with a greater sequence; None for all from the beginning.
    """

    filters: MemoryFilter = field(default_factory=MemoryFilter)
    last_turns: int | None = None
    last: int | None = None
    limit: int | None = None
    after_sequence: int | None = None


#: The request for all messages.
WHOLE: Final = ViewQuery()


class Selection(NamedTuple):
    """Messages in memory order, to be iterated once; ``next_after`` is the next page's ``after_sequence``."""

    messages: Iterable[Message]
    next_after: int | None


def select(memory: Memory, query: ViewQuery) -> Selection:
    """Return the messages of ``memory`` that ``query`` requests, in memory order.

    Filters, ``last`` and ``last_turns`` keep groups whole (an AI message with tool calls and its responses). Pages do
    not: all pages together are one list, so a group may span two pages.
    ``next_after`` is None on the last page, and without paging.
    """
    if query.last_turns is not None:
        if query.filters.steps:
            candidates = filtered(list(memory.messages()), query.filters)
        else:
            candidates = _tail(memory, query.last_turns, _turns_begun)
        turns = newest_turns(candidates, query.last_turns)
        return Selection(turns if query.last is None else newest(turns, query.last), None)
    if query.last is not None:
        if query.filters.steps:
            return Selection(newest(filtered(list(memory.messages()), query.filters), query.last), None)
        return Selection(newest(_tail(memory, query.last), query.last), None)
    messages: Iterable[Message]
    if query.filters.steps:
        messages = _after(filtered(list(memory.messages()), query.filters), query.after_sequence)
    else:
        messages = _after(_from_block_of(memory, query.after_sequence), query.after_sequence)
    if query.limit is None:
        return Selection(messages, None)
    return _page(iter(messages), query.limit)


def left_count(memory: Memory) -> int:
    """Return how many of the messages said in this life memory does not have; it grows when the window evicts some.

    A summary that the window evicted counts as one more.
    """
    head = memory.head
    if head is None:
        return 0
    pair_count = len(memory.blocks[PAIR_BLOCK].messages) if PAIR_BLOCK in memory.blocks else 0
    lacks_summary = head.compactions > 0 and not pair_count
    return head.history_message_count - (head.message_count - pair_count) + lacks_summary


def continues_pages(memory: Memory, after_sequence: int | None, epoch: int, left: int | None) -> bool:
    """Return whether a page of ``memory`` continues the pages before it: together they are one list without a gap.

    A memory that was compacted, cleared or ended since would show messages beside the summary that replaced them, and
    one that evicted what is on none of the pages before would lack it between two messages, or cut a group.

    Args:
        memory: The memory now.
        after_sequence: The sequence that the page before ended with.
        epoch: The epoch of memory at the page before.
        left: :func:`left_count` then; None if it is not known.
    """
    head = memory.head
    if head is None or head.epoch != epoch or (after_sequence or 0) < head.life_sequence:
        return False
    evicted_through = -1 if head.evicted_through is None else head.evicted_through
    return left in {None, left_count(memory)} or evicted_through <= (after_sequence or 0)


def newest(messages: list[Message], count: int) -> list[Message]:
    """Return the newest ``count`` messages, without the groups that this would split.

    The newest message's group is always whole, even if it has more than ``count`` messages. The rest of the count is
    for the newest of the other messages. So the result has at most ``count`` messages, or is that one group. For a
    ``count`` of 0 it is empty.

    Args:
        messages: Messages in memory order, so that a call is before its responses.
        count: At least 0.
    """
    if count <= 0 or not messages:
        return []
    newest_group = group_key(messages[-1])
    others = [message for message in messages if group_key(message) != newest_group]
    room = min(max(count - (len(messages) - len(others)), 0), len(others))
    window = others[len(others) - room :]
    # Responses come after their call, so a group is whole if the window has its message that is not a response.
    whole: set[GroupKey] = {group_key(message) for message in window if message.call_sequence is None}
    whole.add(newest_group)
    return [message for message in messages if group_key(message) in whole]


def newest_turns(messages: list[Message], count: int) -> list[Message]:
    """Return the newest ``count`` turns: a user's message, and all that follows it up to the next user's message.

    A summary's pair is a turn, too. With fewer turns, all messages are returned, also what precedes the first turn.
    Otherwise the result begins with a user's message, and a response to a call before it is left out. For a
    ``count`` of 0 it is empty.

    Args:
        messages: Messages in memory order, so that a call is before its responses.
        count: At least 0.
    """
    if count <= 0:
        return []
    begins = [place for place, message in enumerate(messages) if message.role == "user"]
    if len(begins) < count:
        return messages
    window = messages[begins[-count] :]
    called = {group_key(message) for message in window if message.call_sequence is None}
    return [message for message in window if group_key(message) in called]


def _tail(memory: Memory, count: int, counted: Callable[[Sequence[Message]], int] = len) -> list[Message]:
    """Return the end of the memory in which at least ``count`` are counted, with the whole newest group."""
    if not memory.pair_is_first:
        return list(memory.messages())
    pieces: list[tuple[Message, ...]] = []
    found_count = 0
    for number in reversed(_block_numbers(memory)):
        piece = memory.blocks[number].messages
        pieces.append(piece)
        found_count += counted(piece)
        final = pieces[0][-1]
        if found_count >= count and piece[0].sequence <= group_sequence(final):
            break
    return [message for piece in reversed(pieces) for message in piece]


def _turns_begun(messages: Sequence[Message]) -> int:
    return sum(message.role == "user" for message in messages)


def _from_block_of(memory: Memory, sequence: int | None) -> Iterator[Message]:
    """Yield the messages from the block that has the first message after ``sequence``."""
    if sequence is None or not memory.pair_is_first:
        return memory.messages()
    blocks = memory.blocks
    numbers = _block_numbers(memory)
    start = bisect_right(numbers, sequence, key=lambda number: blocks[number].messages[-1].sequence)
    return (message for number in numbers[start:] for message in blocks[number].messages)


def _block_numbers(memory: Memory) -> list[int]:
    """Return the numbers of the blocks in memory order: the compacted pair's first."""
    numbers = [number for number in memory.blocks if number != PAIR_BLOCK]
    return [PAIR_BLOCK, *numbers] if PAIR_BLOCK in memory.blocks else numbers


def _after(messages: Iterable[Message], sequence: int | None) -> Iterable[Message]:
    """Return the messages after ``sequence``; sequences never decrease from one message to the next."""
    if sequence is None:
        return messages
    return dropwhile(lambda message: message.sequence <= sequence, messages)


def _page(messages: Iterator[Message], limit: int) -> Selection:
    """Return a page of ``limit`` messages, or one more if the messages at its end share a sequence.

    Only the two messages of a compacted pair do. If a page ended between them, no sequence would name the next page.
    """
    page = list(islice(messages, limit))
    for message in messages:
        if message.sequence != page[-1].sequence:
            return Selection(page, page[-1].sequence)
        page.append(message)
    return Selection(page, None)
