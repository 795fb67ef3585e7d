"""Staged folding: a transcript larger than a model's window, in portions of whole groups that fit."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from processors.summaries.transcript import Group, left_out, transcript

#: Tokens of a line, its end included.
LineCost = Callable[[str], int]

#: Characters that texts of an oversized group are cut to, in turn, until it fits.
_LONGEST_TEXTS: Final = (50_000, 20_000, 8_000, 3_000, 1_000, 300)


class Portion(NamedTuple):
    """Lines that are shown together, and what they cost a model in tokens."""

    lines: list[str]
    tokens: int


def portion(group: Group, budget: int, cost: LineCost) -> Portion:
    """Return a group's lines; of one over ``budget`` tokens what fits, with marks where something is missing.

    First long texts lose their middle, then the group its middle lines. The mark itself always stays.
    """
    whole = _costed(transcript(group), cost)
    if whole.tokens <= budget:
        return whole
    shorter = whole
    for longest in _LONGEST_TEXTS:
        shorter = _costed(transcript(group, longest_text=longest), cost)
        if shorter.tokens <= budget:
            return shorter
    return without_middle(shorter.lines, budget, cost)


def without_middle(lines: list[str], budget: int, cost: LineCost) -> Portion:
    """Return as many lines of both ends as cost at most ``budget`` tokens, with a mark for the others."""
    whole = _costed(lines, cost)
    if whole.tokens <= budget:
        return whole
    spent = cost(left_out(len(lines)))
    head: list[str] = []
    tail: list[str] = []
    rest = list(lines)
    while rest:
        # In turns from the front and from the end, so that call and last response both have a chance.
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
    """Return how many of the first ``portions`` cost at most ``budget`` tokens together; at least one."""
    spent = 0
    for number, one in enumerate(portions):
        spent += one.tokens
        if spent > budget and number:
            return number
    return len(portions)


def _costed(lines: Iterable[str], cost: LineCost) -> Portion:
    found = list(lines)
    return Portion(found, sum(cost(line) for line in found))
