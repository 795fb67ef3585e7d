"""Choosing what a summary says: the most worth for the room there is.

Each statement is worth its kind, how central it is, and the facts it tells that nothing chosen before tells; what it
costs is its tokens. Statements are taken by worth for cost (the greedy way to cover facts within a budget: it never
falls far short of the best choice, and takes one pass over a heap). Room is kept back for the ledger, in which a
fact costs a fraction of what the sentence around it does.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from processors.extractive.facts import Value
from processors.extractive.statements import Statement

Key = tuple[str, str]

#: How much being central adds to the worth of a statement.
_CENTRAL: Final = 0.6
#: What a line must be worth to stand in a summary: room need not be filled.
_LEAST_WORTH: Final = 0.6
#: Tokens a line counts at least, or the shortest remarks would go first.
_LEAST_COST: Final = 12
#: Tokens kept back for the words of the ledger itself.
_LEDGER_HEAD: Final = 12
#: The largest share of the room that the ledger may take from sentences.
_LEDGER_SHARE: Final = 0.45


@dataclass(frozen=True, slots=True)
class Choice:
    """What was chosen: places of statements, in their order, and facts for the ledger, most important first."""

    places: list[int]
    listed: list[Value]


def choose(
    statements: Sequence[Statement],
    centrality: Sequence[float],
    loose: Sequence[Value],
    worth: Mapping[Key, float],
    cost: Callable[[str], int],
    room: int,
) -> Choice:
    """Choose statements and facts that cost no more than ``room`` together.

    Args:
        statements: In the order they were made.
        centrality: Of each, 0 to 1.
        loose: Facts that no statement needs to tell but the summary should.
        worth: Of every fact, by kind and key.
        cost: Of a text, as ``room`` counts.
        room: What may be spent.
    """
    forms = _first_forms(statements, loose)
    chosen = _Chosen(statements, centrality, forms, worth, cost, room)
    heap = [(-chosen.gain(place), place) for place in range(len(statements))]
    heapq.heapify(heap)
    while heap:
        _, place = heapq.heappop(heap)
        gain = -chosen.gain(place)
        if heap and gain > heap[0][0]:
            # Others told its facts meanwhile: it waits until it is the best again.
            heapq.heappush(heap, (gain, place))
        else:
            chosen.take(place)
    chosen.lengthen()
    return Choice(sorted(chosen.taken.values()), chosen.listed())


class _Chosen:
    """What was taken so far, and what there is still room for."""

    def __init__(
        self,
        statements: Sequence[Statement],
        centrality: Sequence[float],
        forms: Mapping[Key, Value],
        worth: Mapping[Key, float],
        cost: Callable[[str], int],
        room: int,
    ) -> None:
        self.taken: dict[int, int] = {}
        self._statements = statements
        self._forms = forms
        self._worth = worth
        self._left = room - _LEDGER_HEAD
        self._reserve = int(room * _LEDGER_SHARE)
        self._costs = {key: cost(f", {value.text}") for key, value in forms.items()}
        self._keys = [frozenset((value.kind, value.key) for value in line.values) for line in statements]
        self._spending = [cost(line.text) + 1 for line in statements]
        self._base = [line.weight + _CENTRAL * at for line, at in zip(statements, centrality, strict=True)]
        self._covered: set[Key] = set()
        self._open_cost = sum(self._costs.values())

    def gain(self, place: int) -> float:
        """Return what a statement would add now for each token; 0 where that is not worth a line."""
        added = self._base[place] + sum(self._worth[key] for key in self._keys[place] - self._covered)
        return added / max(_LEAST_COST, self._spending[place]) if added >= _LEAST_WORTH else 0.0

    def take(self, place: int) -> None:
        """Take a statement if it adds anything, there is room, and no other form of it was taken."""
        origin = self._statements[place].origin
        if origin not in self.taken and self.gain(place) and self._fits(place, 0):
            self._put(place, 0)

    def lengthen(self) -> None:
        """Put whole statements in the place of their short forms where there is room left, the worthiest first."""
        short = {self._statements[place].origin: place for place in self.taken.values()}
        whole = [
            (place, short[line.origin])
            for place, line in enumerate(self._statements)
            if line.origin in short and self._spending[place] > self._spending[short[line.origin]]
        ]
        for place, instead in sorted(whole, key=lambda pair: (-self._base[pair[0]], pair[0])):
            if self._fits(place, self._spending[instead]):
                self._put(place, self._spending[instead])

    def listed(self) -> list[Value]:
        """Return the facts that nothing taken tells and the ledger has room for, most important first."""
        said = {key for kind, key in self._covered if kind == "identifier"}
        tails = {key.rpartition("_")[2] for key in said}
        found: list[Value] = []
        left = self._left
        for key in sorted(
            (key for key in self._forms if key not in self._covered), key=lambda key: -self._worth[key]
        ):
            # gift_card_6276644 tells 6276644 too.
            if key[1] not in tails and self._costs[key] <= left:
                left -= self._costs[key]
                found.append(self._forms[key])
                tails.add(key[1].rpartition("_")[2])
        return found

    def _fits(self, place: int, returned: int) -> bool:
        released = sum(self._costs[key] for key in self._keys[place] - self._covered)
        reserved = min(self._open_cost - released, self._reserve)
        return self._spending[place] - returned + reserved <= self._left

    def _put(self, place: int, returned: int) -> None:
        new = self._keys[place] - self._covered
        self.taken[self._statements[place].origin] = place
        self._covered |= new
        self._open_cost -= sum(self._costs[key] for key in new)
        self._left -= self._spending[place] - returned


def _first_forms(statements: Sequence[Statement], loose: Sequence[Value]) -> dict[Key, Value]:
    """Each fact once, in the shortest form it was written in."""
    forms: dict[Key, Value] = {}
    for values in (*(statement.values for statement in statements), loose):
        for value in values:
            known = forms.get((value.kind, value.key))
            if (
                known is None
                or (value.kind != "date" and len(value.text) < len(known.text))
                or (value.kind == "date" and len(value.text) > len(known.text))
            ):
                forms[value.kind, value.key] = value
    return forms
