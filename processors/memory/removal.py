"""Removing messages by id: undo and redaction."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import orjson

from processors.memory.block import PAIR_BLOCK
from processors.memory.draft import Draft
from processors.memory.group import Placed, group_sequence
from processors.memory.head import Head

#: Up to this many ids are looked for in undecoded blocks; for more, decoding is cheaper.
_MOST_NEEDLES: Final = 16


def remove(draft: Draft, head: Head, ids: Collection[str]) -> bool:
    """Take the messages with these ids out of memory, each with its whole group; unknown ids are passed over.

    Of the compacted pair either id takes both messages, and what the summary knew, which came of the same
    messages.

    Returns:
        Whether anything was removed.
    """
    draft.seal()
    wanted = frozenset(ids)
    gone = _groups_of(draft, wanted)
    pair = draft.pair()
    if any(message.id in wanted for _, message in pair):
        gone += pair
        draft.set_knowledge(None)
    if gone:
        draft.remove(head, gone)
    return bool(gone)


def _groups_of(draft: Draft, wanted: frozenset[str]) -> list[Placed]:
    needles = [orjson.dumps(name) for name in wanted] if len(wanted) <= _MOST_NEEDLES else [b""]
    roots = {
        group_sequence(message)
        for number, block in draft.blocks.items()
        if number != PAIR_BLOCK and block.may_contain(needles)
        for message in block.messages
        if message.id in wanted
    }
    gone: list[Placed] = []
    if roots:
        earliest = min(roots)
        for placed in draft.walk_back():
            if group_sequence(placed[1]) in roots:
                gone.append(placed)
            if placed[1].sequence <= earliest:
                break
    return gone
