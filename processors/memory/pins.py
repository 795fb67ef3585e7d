"""Pins: messages that no summary covers and no window evicts, until they are unpinned.

A pin holds for the whole group of a message. All pinned groups together have at most a share of each limit of the
session, so that a window always has room for what is said next; what is beyond it is not pinned.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

import orjson

from processors.memory.block import PAIR_BLOCK, Block
from processors.memory.draft import Draft
from processors.memory.group import group_sequence
from processors.memory.head import Head
from processors.memory.policy import Limits

#: The most pinned groups; their sequences are in the head, which is written for every event.
MAX_PINS: Final = 64
#: The share of each limit that pinned groups may have together.
PINNED_SHARE: Final = 0.25

#: Size in bytes, number and tokens of the messages of a group.
Figures = tuple[int, int, int]


def pin(draft: Draft, head: Head, ids: Collection[str], *, is_copied: bool) -> None:
    """Pin the groups of the messages with these ids, in the order of the ids, as far as the share allows.

    Ids that memory does not have are ignored, and so are those of a summary.

    Args:
        draft: The memory.
        head: Its head.
        ids: Of the messages.
        is_copied: The fork copies the pin of the memory that was forked, where a limit may have become lower since:
            it holds beyond the share as it does there.
    """
    draft.seal()
    pins = list(head.pins or ())
    figures = _figures(draft, None)
    total = _sum([figures[group] for group in pins if group in figures])
    for group in _groups_of(draft, ids):
        wanted = _sum([total, figures[group]])
        fits = is_copied or _within_share(wanted, draft.limits)
        if group not in pins and len(pins) < MAX_PINS and fits:
            pins.append(group)
            total = wanted
    if pins:
        head.pins = tuple(pins)


def unpin(draft: Draft, head: Head, ids: Collection[str]) -> bool:
    """Unpin the groups of the messages with these ids; return whether any was pinned."""
    pins = head.pins or ()
    if not pins:
        return False
    draft.seal()
    gone = set(_groups_of(draft, ids))
    # An empty tuple still says that messages may be older than the summary in memory.
    head.pins = tuple([group for group in pins if group not in gone])
    return len(head.pins) < len(pins)


def forget_missing(draft: Draft, head: Head) -> None:
    """Forget the pins of groups that memory does not have any more."""
    pins = head.pins or ()
    if pins:
        draft.seal()
        pinned = frozenset(pins)
        left = frozenset[int]().union(*[pinned & block.groups for block in _blocks(draft)])
        head.pins = tuple([group for group in pins if group in left])


def kept_in_window(draft: Draft, head: Head) -> frozenset[int]:
    """Return the pinned groups that the window must not evict: in the order of their pins, those within the share.

    The limits may have become lower since, and a response may have come to a pinned call.
    """
    pins = head.pins or ()
    if not pins:
        return frozenset()
    figures = _figures(draft, frozenset(pins))
    kept: list[int] = []
    total: Figures = (0, 0, 0)
    for group in pins:
        wanted = _sum([total, figures.get(group, (0, 0, 0))])
        if _within_share(wanted, draft.limits):
            kept.append(group)
            total = wanted
    return frozenset(kept)


def _within_share(figures: Figures, limits: Limits) -> bool:
    return all(figure <= PINNED_SHARE * limit for figure, limit in zip(figures, limits, strict=True))


def _groups_of(draft: Draft, ids: Collection[str]) -> list[int]:
    """Return the groups of the messages with these ids, in the order of the ids."""
    wanted = frozenset(ids)
    texts = [orjson.dumps(name) for name in wanted]
    found = {
        message.id: group_sequence(message)
        for block in _blocks(draft)
        if block.may_contain(texts)
        for message in block.messages
        if message.id in wanted
    }
    return list(dict.fromkeys(found[name] for name in ids if name in found))


def _figures(draft: Draft, wanted: frozenset[int] | None) -> dict[int, Figures]:
    """Return the figures of the groups; ``wanted`` None: of all."""
    found: dict[int, Figures] = {}
    for block in _blocks(draft):
        if wanted is None or not wanted.isdisjoint(block.groups):
            for message in block.messages:
                group = group_sequence(message)
                if wanted is None or group in wanted:
                    found[group] = _sum(
                        [found.get(group, (0, 0, 0)), (message.size_bytes, 1, message.tokens)]
                    )
    return found


def _blocks(draft: Draft) -> Iterator[Block]:
    """Yield the blocks without the compacted pair's: a summary cannot be pinned."""
    return (block for number, block in draft.blocks.items() if number != PAIR_BLOCK)


def _sum(figures: Collection[Figures]) -> Figures:
    return (
        sum([one[0] for one in figures]),
        sum([one[1] for one in figures]),
        sum([one[2] for one in figures]),
    )
