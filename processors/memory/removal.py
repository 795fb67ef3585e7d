"""Removes messages by id, for undo and redaction."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import orjson

from processors.memory.block import PAIR_BLOCK
from processors.memory.draft import Draft
from processors.memory.group import Placed, group_sequence
from processors.memory.head import Head
from processors.memory.pairing import add_calls
from processors.memory.pins import forget_missing

#: Up to this many ids are searched in undecoded blocks; for more ids, decoding is cheaper.
_MAX_SEARCHED_IDS: Final = 16


def remove(draft: Draft, head: Head, ids: Collection[str], *, with_group: bool = True) -> bool:
    """Remove the messages with these ids from memory, each with its whole group. Unknown ids are ignored.

    Either id of the compacted pair removes both messages, and the summary's knowledge, because it was made from the
    same messages.

    Args:
        draft: The memory.
        head: Its head.
        ids: Ids of messages.
        with_group: If false, a tool response is removed alone, and its call waits for a response again.

    Returns:
        Whether anything was removed.
    """
    draft.seal()
    wanted = frozenset(ids)
    gone = _groups_of(draft, wanted) if with_group else _alone(draft, wanted)
    pair = draft.pair()
    if any(message.id in wanted for _, message in pair):
        gone += pair
        draft.set_knowledge(None)
    if gone:
        draft.remove(head, gone)
        _open_calls_again(head, gone)
        forget_missing(draft, head)
    return bool(gone)


def _open_calls_again(head: Head, gone: Collection[Placed]) -> None:
    """Let the calls wait again whose responses are gone while they themselves stay."""
    callers = {message.sequence for number, message in gone if number != PAIR_BLOCK}
    for _, message in sorted(gone, key=lambda placed: placed[1].sequence):
        made_at = message.call_sequence
        if made_at is not None and made_at not in callers and message.tool_call_id is not None:
            add_calls(head.open_calls, [message.tool_call_id], made_at)


def _alone(draft: Draft, wanted: frozenset[str]) -> list[Placed]:
    """Return the wanted responses, and the whole groups of all other wanted messages."""
    responses = frozenset(
        message.id
        for _, message in draft.walk()
        if message.id in wanted and message.call_sequence is not None
    )
    whole = _groups_of(draft, wanted - responses)
    found = {message.id for _, message in whole}
    return [
        *whole,
        *(placed for placed in draft.walk() if placed[1].id in responses and placed[1].id not in found),
    ]


def _groups_of(draft: Draft, wanted: frozenset[str]) -> list[Placed]:
    json_ids = [orjson.dumps(name) for name in wanted] if len(wanted) <= _MAX_SEARCHED_IDS else [b""]
    group_sequences = {
        group_sequence(message)
        for number, block in draft.blocks.items()
        if number != PAIR_BLOCK and block.may_contain(json_ids)
        for message in block.messages
        if message.id in wanted
    }
    gone: list[Placed] = []
    if group_sequences:
        earliest = min(group_sequences)
        for placed in draft.walk_back():
            if group_sequence(placed[1]) in group_sequences:
                gone.append(placed)
            if placed[1].sequence <= earliest:
                break
    return gone
