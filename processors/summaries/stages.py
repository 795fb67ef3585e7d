"""Stages: splits a transcript that is larger than a model's window into portions of whole groups."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from processors.summaries.transcript import Group, left_out, transcript

#: Returns the tokens of a line, with its line end.
LineCost = Callable[[str], int]

#: Lengths in characters that the texts of an oversized group are cut to, in turn, until it fits.
_TEXT_LENGTHS: Final = (50_000, 20_000, 8_000, 3_000, 1_000, 300)


class Portion(NamedTuple):
    """Lines that are shown to the model together, and their tokens."""

    lines: list[str]
    tokens: int


def portion(group: Group, budget: int, cost: LineCost, *, longest_tool_result: int | None = None) -> Portion:
    """Return a group's lines. A group over ``budget`` tokens is shortened, with marks at the omissions.

    First long texts lose their middle, then the group its middle lines. The mark always stays. Tools' answers of more
    than ``longest_tool_result`` characters are shortened in any case.
    """
    whole = _costed(transcript(group, longest_tool_result=longest_tool_result), cost)
    if whole.tokens <= budget:
        return whole
    shorter = whole
    for longest in _TEXT_LENGTHS:
        shorter = _costed(
            transcript(group, longest_text=longest, longest_tool_result=longest_tool_result), cost
        )
        if shorter.tokens <= budget:
            return shorter
    return without_middle(shorter.lines, budget, cost)


def without_middle(lines: list[str], budget: int, cost: LineCost) -> Portion:
    """Return the lines of both ends that cost at most ``budget`` tokens, with a mark for the lines left out."""
    whole = _costed(lines, cost)
    if whole.tokens <= budget:
        return whole
    spent = cost(left_out(len(lines)))
    head: list[str] = []
    tail: list[str] = []
    rest = list(lines)
    while rest:
        # Alternately from both ends, so that the call and the last response are both likely to stay.
        line = rest[0] if len(head) <= len(tail) else rest[-1]
        if spent + cost(line) > budget:
            break
        spent += cost(line)
        if len(head) <= len(tail):
            head.append(rest.pop(0))
        else:
            tail.insert(0, rest.pop())
    return _costed([*head, left_out(len(rest)), *tail], cost)


def count_within(portions: list[Portion], budget: int) -> int:
    """Return how many of the first ``portions`` cost at most ``budget`` tokens in total; at least one."""
    spent = 0
    for number, next_portion in enumerate(portions):
        spent += next_portion.tokens
        if spent > budget and number:
            return number
    return len(portions)


def _costed(lines: Iterable[str], cost: LineCost) -> Portion:
    kept = list(lines)
    return Portion(kept, sum(cost(line) for line in kept))
