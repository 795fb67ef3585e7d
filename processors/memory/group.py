"""Groups: an AI message with tool calls and all responses to them is a group, and so is every other message."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from processors.memory.message import Message
from processors.memory.pairing import OpenCalls, PairedMessage

#: A message, after the number of its block.
Placed = tuple[int, Message]


_Message = TypeVar("_Message", bound=PairedMessage)


def group_sequence(message: PairedMessage) -> int:
    """Return the sequence that identifies the message's group: that of the AI message it answers, or its own."""
    return message.sequence if message.call_sequence is None else message.call_sequence


def groups(messages: Iterable[_Message]) -> list[list[_Message]]:
    """Return the groups of ``messages``, in the order in which they begin, each in the order of its messages.

    Other messages may come between a call and its response, so groups can interleave. The messages of the
    compacted pair count as one group, because they share a sequence.
    """
    found: dict[int, list[_Message]] = {}
    for message in messages:
        found.setdefault(group_sequence(message), []).append(message)
    return list(found.values())


def missing_responses(cut: Iterable[Placed], open_calls: OpenCalls) -> dict[int, int]:
    """Return how many responses to the calls of ``cut`` are not in it, by the sequence of the calling message.

    An abandoned call counts as answered, so there may be fewer responses.
    """
    missing: dict[int, int] = {}
    for _, message in cut:
        if message.call_ids:
            unanswered = [open_calls.get(call, ()).count(message.sequence) for call in set(message.call_ids)]
            missing[message.sequence] = len(message.call_ids) - sum(unanswered)
        elif message.call_sequence in missing:
            missing[message.call_sequence] -= 1
    return missing


def later_responses(cut: Iterable[Placed], later: Iterable[Placed], open_calls: OpenCalls) -> list[Placed]:
    """Return the responses in ``later`` that answer calls of messages in ``cut``.

    Args:
        cut: Messages about to be removed. A response comes with its call, which is before it.
        later: The messages after them, in order; read only as long as responses are missing.
        open_calls: The calls of messages in memory that wait for a response.

    Returns:
        The responses that must be removed with ``cut``, so that no response is without its call.
    """
    missing = missing_responses(cut, open_calls)
    left = sum(missing.values())
    found: list[Placed] = []
    if left:
        for placed in later:
            if placed[1].call_sequence in missing:
                found.append(placed)
                left -= 1
                if not left:
                    break
    return found
