"""What a reader asks of a memory, and which messages answer it: filters, the newest N, or one page.

Selecting copies no message bodies, and decodes only the blocks it needs: a page or the last few messages of a
long session cost the same as those of a short one. With filters the whole memory is looked at.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
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
    """Which messages of a memory are wanted. ``last`` excludes ``limit`` and ``after_sequence``.

    Attributes:
        filters: applied first, to the whole memory.
        last: at most the newest so many messages; None: all; 0: none.
        limit: at least 1; how many messages a page holds; None: no paging.
        after_sequence: only messages with a greater sequence; None: from the beginning.
    """

    filters: MemoryFilter = field(default_factory=MemoryFilter)
    last: int | None = None
    limit: int | None = None
    after_sequence: int | None = None


#: Asks for everything.
WHOLE: Final = ViewQuery()


class Selection(NamedTuple):
    """Messages in memory order, to be gone through once; ``next_after`` names the next page's beginning."""

    messages: Iterable[Message]
    next_after: int | None


def select(memory: Memory, query: ViewQuery) -> Selection:
    """Return the messages of ``memory`` that ``query`` asks for, in memory order.

    Filters and ``last`` keep groups whole (an AI message with tool calls and its responses). Pages do not:
    they are pieces of one list and make it up again when put together, so a group may span two of them.
    ``next_after`` is None on the last page, and where no page was asked for.
    """
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


def newest(messages: list[Message], count: int) -> list[Message]:
    """Return the newest ``count`` messages, less the groups that this would cut.

    The newest message's group comes whole, even where it alone is more than ``count``; what then remains
    of the count goes to the newest of the other messages. So the result holds at most ``count`` messages
    or is that one group; for a ``count`` of 0 it is empty.

    Args:
        messages: in memory order, so that a call stands before its responses.
        count: at least 0.
    """
    if count <= 0 or not messages:
        return []
    newest_group = group_key(messages[-1])
    others = [message for message in messages if group_key(message) != newest_group]
    room = min(max(count - (len(messages) - len(others)), 0), len(others))
    window = others[len(others) - room :]
    # Responses stand after their call, so a group is whole where its one message that is no response is.
    whole: set[GroupKey] = {group_key(message) for message in window if message.call_sequence is None}
    whole.add(newest_group)
    return [message for message in messages if group_key(message) in whole]


def _tail(memory: Memory, count: int) -> list[Message]:
    """Return enough of the memory's end to take the newest ``count`` from, whole newest group included."""
    pieces: list[tuple[Message, ...]] = []
    held = 0
    for number in reversed(_block_numbers(memory)):
        piece = memory.blocks[number].messages
        pieces.append(piece)
        held += len(piece)
        final = pieces[0][-1]
        if held >= count and piece[0].sequence <= group_sequence(final):
            break
    return [message for piece in reversed(pieces) for message in piece]


def _from_block_of(memory: Memory, sequence: int | None) -> Iterator[Message]:
    """Yield the messages from the block on that holds the first one past ``sequence``."""
    if sequence is None:
        return memory.messages()
    blocks = memory.blocks
    numbers = _block_numbers(memory)
    start = bisect_right(numbers, sequence, key=lambda number: blocks[number].messages[-1].sequence)
    return (message for number in numbers[start:] for message in blocks[number].messages)


def _block_numbers(memory: Memory) -> list[int]:
    """Return the numbers of the blocks there are, in memory order: the compacted pair's first."""
    numbers = [number for number in memory.blocks if number != PAIR_BLOCK]
    return [PAIR_BLOCK, *numbers] if PAIR_BLOCK in memory.blocks else numbers


def _after(messages: Iterable[Message], sequence: int | None) -> Iterable[Message]:
    """Return the messages past ``sequence``; sequences never fall from one message to the next."""
    if sequence is None:
        return messages
    return dropwhile(lambda message: message.sequence <= sequence, messages)


def _page(messages: Iterator[Message], limit: int) -> Selection:
    """Cut a page of ``limit`` messages; one longer where the messages at its end share a sequence.

    Only the two messages of a compacted pair do; a page between them could not say where the next begins.
    """
    page = list(islice(messages, limit))
    for message in messages:
        if message.sequence != page[-1].sequence:
            return Selection(page, page[-1].sequence)
        page.append(message)
    return Selection(page, None)
