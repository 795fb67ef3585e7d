"""Selects which lines and facts a summary contains: the most worth for the tokens it may have.

The worth of a line is the sum of three parts: its kind, its centrality, and the facts in it that no chosen line
contains yet. Its cost is its tokens. The aim, rules and limits are taken first; then lines by worth per token. This
greedy way to cover facts within a budget never falls far short of the best selection, and takes one pass over a heap.
Some tokens are reserved for the ledger, where a fact costs a fraction of the sentence around it.
"""

from __future__ import annotations

import heapq
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from math import fsum, inf
from typing import Final

from processors.extractive.material import Line
from processors.statements.facts import Value

Key = tuple[str, str]

_NO_KEYS: Final[frozenset[Key]] = frozenset()

#: What full centrality adds to the worth of a line.
_CENTRALITY_WORTH: Final = 0.6
#: A line that is no remark keeps this share of what its centrality adds, even if all of its words are taken.
_MIN_NOVELTY: Final = 0.2
#: A word in so many taken lines is usual: a value that is told in usual words alone is one of many of the same form.
_SEVERAL_LINES: Final = 3
#: A line that is worth less is left out, even if there is room for it.
_MIN_WORTH: Final = 0.6
#: A line that weighs less is no remark but a courtesy, and not even room that is left is given to it.
_MIN_FILL_WEIGHT: Final = 0.1
#: The least that a line costs, or the shortest remarks would be taken first.
_MIN_COST_TOKENS: Final = 12
#: Tokens reserved for the words of the ledger itself.
_LEDGER_HEAD_TOKENS: Final = 12
#: The largest share of the tokens that is reserved for the ledger, against lines of much weight and against others.
_LEDGER_SHARES: Final = (0.5, 0.65)
#: What is taken first has this share of the tokens before anything is reserved for the ledger; the aim, if it is the
#: first of all, has what it needs.
_FIRST_SHARE: Final = 0.3
#: The most lines that are taken together, because each is not told without the others.
_MAX_TOGETHER: Final = 4
#: A line of much weight: what was done, a rule, how the conversation began.
_MUCH_WEIGHT: Final = 4.0


@dataclass(frozen=True, slots=True)
class Selection:
    """What a summary contains.

    Attributes:
        places: Indices of the chosen lines, ascending.
        listed: Facts for the ledger, most important first.
    """

    places: list[int]
    listed: list[Value]


class Candidates:
    """What may be selected; it is the same for every room."""

    def __init__(
        self,
        lines: Sequence[Line],
        centrality: Sequence[float],
        earlier_facts: Sequence[Value],
        worth: Mapping[Key, float],
        cost: Callable[[str], int],
        terms: Sequence[AbstractSet[str]],
        not_reserved: AbstractSet[Key],
    ) -> None:
        """Count the costs of lines and facts.

        Args:
            lines: In the order of the conversation.
            centrality: The centrality of each line, 0 to 1.
            earlier_facts: Facts of an earlier summary that may be in no line.
            worth: The worth of every fact, by kind and key.
            cost: Returns the tokens of a text.
            terms: The words of each line.
            not_reserved: Facts for which no room is kept in the ledger; they stand there if room is left.
        """
        self.lines = lines
        #: What of the worth of each line does not change: its weight, what its centrality adds, its words, and
        #: whether it is a remark or only gives a value.
        self.parts = [
            (line.weight, _CENTRALITY_WORTH * central, len(words), line.remark, line.plain_value)
            for line, central, words in zip(lines, centrality, terms, strict=True)
        ]
        self.forms = _first_forms(lines, earlier_facts)
        self.worth = worth
        self.terms = terms
        self.costs = {key: cost(f", {value.text}") for key, value in self.forms.items()}
        #: The tokens that are kept in the ledger for each fact.
        self.reserved = {key: 0 if key in not_reserved else price for key, price in self.costs.items()}
        self.line_costs = [cost(line.text) + 1 for line in lines]
        #: The same, of a short line the least that one costs.
        self.least_costs = [max(_MIN_COST_TOKENS, price) for price in self.line_costs]
        self.keys = [
            frozenset((value.kind, value.key) for value in line.values) if line.values else _NO_KEYS
            for line in lines
        ]
        #: The lines that are worth a line at least as long as no other one is taken.
        self.worthy = [
            place
            for place, (weight, central, *_) in enumerate(self.parts)
            if weight + central + fsum(map(worth.__getitem__, self.keys[place])) >= _MIN_WORTH
        ]
        #: The most tokens that lines free in the ledger beyond their own.
        self.most_released = sum(
            max(0, sum(map(self.reserved.__getitem__, keys)) - price)
            for keys, price in zip(self.keys, self.line_costs, strict=True)
            if keys
        )
        self.outdated = _outdated(lines)
        #: The lines without which another one is not told, by that one's place.
        self.needed = _needed(lines)
        #: The lines that have a word.
        self.places_of: dict[str, list[int]] = defaultdict(list)
        for place, words in enumerate(terms):
            for word in words:
                self.places_of[word].append(place)


def select(candidates: Candidates, room: int) -> Selection:
    """Choose lines and facts that together cost at most ``room`` tokens, with the ledger.

    What repeats the words of lines that are taken already is worth less: it says little that is new.
    """
    lines = candidates.lines
    chosen = _Chosen(candidates, room)
    # The aim, then rules and limits; a repeated one has its newest wording last.
    for *_, place in sorted(
        (not line.aim, -round(line.weight), -chosen.gain(place), -place)
        for place, line in enumerate(lines)
        if line.first
    ):
        if chosen.gain(-place):
            chosen.take_first(-place)
    # What is not worth a line now will not be later either.
    heap = [(-gain, place, False) for place in candidates.worthy if (gain := chosen.gain(place))]
    heapq.heapify(heap)
    while heap:
        _, place, together = heapq.heappop(heap)
        gain = chosen.gain_together(place) if together else chosen.gain(place)
        if heap and -gain > heap[0][0]:
            # Statements taken since contain some of its facts, so it is worth less than the heap says.
            if gain:
                heapq.heappush(heap, (-gain, place, together))
        elif gain and together:
            chosen.take_together(place)
        elif gain and not chosen.take(place) and (both := chosen.gain_together(place)):
            heapq.heappush(heap, (-both, place, True))
    chosen.take_waiting()
    chosen.lengthen()
    chosen.fill()
    return Selection(sorted(chosen.taken.values()), chosen.listed())


class _Chosen:
    """The lines taken so far, and the tokens that are left."""

    def __init__(self, candidates: Candidates, room: int) -> None:
        self.taken: dict[int, int] = {}
        self._lines = candidates.lines
        self._forms = candidates.forms
        self._worth = candidates.worth
        self._tokens_left = room - _LEDGER_HEAD_TOKENS
        self._reserves = [int(room * share) for share in _LEDGER_SHARES]
        self._left_for_first = int(room * _FIRST_SHARE)
        self._costs = candidates.costs
        self._reserved = candidates.reserved
        self._keys = candidates.keys
        self._line_costs = candidates.line_costs
        self._least_costs = candidates.least_costs
        self._most_released = candidates.most_released
        self._parts = candidates.parts
        self._terms = terms = candidates.terms
        #: Facts that are told, or are not to be told by themselves: what replaced them may be in another line.
        self._covered: set[Key] = set(candidates.outdated)
        self._covered_terms: set[str] = set()
        self._places_of = candidates.places_of
        self._needed = candidates.needed
        #: Statements that wait for what they need, by the origin of that one.
        self._waiting: dict[int, list[int]] = defaultdict(list)
        #: How many words of each line no taken one has.
        self._new_terms = [len(words) for words in terms]
        #: How many taken lines have a word, and how many words of each line are in fewer than several of them.
        self._lines_with: Counter[str] = Counter()
        self._unusual_terms = [len(words) for words in terms]
        self._uncovered_cost = sum(price for key, price in self._reserved.items() if key not in self._covered)
        if not self._uncovered_cost:
            self._tokens_left += _LEDGER_HEAD_TOKENS

    def gain(self, place: int) -> float:
        """Return what a line adds now per token; 0 if it is not worth a line."""
        added = self._base(place)
        keys = self._keys[place]
        if keys:
            # An exact sum does not depend on the order of a set.
            added += fsum(map(self._worth.__getitem__, keys - self._covered))
        return added / self._least_costs[place] if added >= _MIN_WORTH else 0.0

    def _base(self, place: int) -> float:
        """Return the worth of a line without its facts; a remark's as far as its words are new.

        One of many values of the same form is worth less.
        """
        weight, centrality, count, is_remark, is_plain_value = self._parts[place]
        # The share of its words that no taken line has.
        new = self._new_terms[place] / count if count else 1.0
        if is_remark:
            return (weight + centrality) * new
        if is_plain_value and count:
            unusual = self._unusual_terms[place] / count
            return weight * unusual + centrality * max(new, _MIN_NOVELTY)
        return weight + centrality * max(new, _MIN_NOVELTY)

    def gain_together(self, place: int) -> float:
        """Return what a line that waits adds now per token, together with what it waits for; 0 if it waits no more."""
        if self._lines[place].origin in self.taken:
            return 0.0
        places = self._with_missing(place)
        if not 1 < len(places) <= _MAX_TOGETHER:
            return 0.0
        added = cost = 0.0
        for one in places:
            added += self._base(one) + fsum(map(self._worth.__getitem__, self._keys[one] - self._covered))
            cost += self._least_costs[one]
        return added / cost

    def take_together(self, place: int) -> None:
        """Take a line with what it waits for, if there is room for all."""
        places = self._with_missing(place)
        if self._fits(places):
            for one in places:
                self._select(one, 0)
            for one in places:
                self._take_waiting_for(one)

    def _with_missing(self, place: int, most: float = _MAX_TOGETHER) -> list[int]:
        """Return a line and all that is not taken yet and that it is not told without, each in one form.

        If these are more than ``most``, the answer has one more than that.
        """
        places = [place]
        origins = {self._lines[place].origin}
        for one in places:
            for other in self._missing(one):
                origin = self._lines[other].origin
                if origin not in origins and len(places) <= most:
                    origins.add(origin)
                    places.append(other)
        return places

    def take(self, place: int) -> bool:
        """Take a line that adds something if there is room, and no other form of it was taken.

        It waits for the one that may have replaced it, and is not taken without that one. Then the answer is false.
        """
        if self._lines[place].origin not in self.taken:
            return self._take_whole(place)
        return True

    def take_first(self, place: int) -> None:
        """Take a rule, a limit or the aim at once, with what may have replaced it if there is room for both.

        It never waits: a rule that is left out, because a remark that hardly changes it has no room, is broken.
        """
        if self._lines[place].origin in self.taken:
            return
        for places in ([place, *self._missing(place)], [place]):
            if self._fits(places):
                for one in places:
                    self._select(one, 0)
                return

    def _take_whole(self, place: int, *, reserve: int | None = None) -> bool:
        """Take a line if there is room for it, and what waits for it; return false if it has to wait itself."""
        missing = self._missing(place)
        if missing:
            self._waiting[self._lines[missing[0]].origin].append(place)
            return False
        if self._fits([place], reserve=reserve):
            self._select(place, 0)
            self._take_waiting_for(place, reserve=reserve)
        return True

    def _take_waiting_for(self, place: int, *, reserve: int | None = None) -> None:
        """Take what waited for a line that is taken now."""
        for one in self._waiting.pop(self._lines[place].origin, ()):
            if self._lines[one].origin not in self.taken:
                self._take_whole(one, reserve=reserve)

    def take_waiting(self) -> None:
        """Take what still waits together with what it needs, as far as there is room, the most valuable first."""
        waiting = sorted({place for places in self._waiting.values() for place in places})
        for place in sorted(waiting, key=lambda one: (-self.gain(one), one)):
            if self._lines[place].origin in self.taken:
                continue
            places = self._with_missing(place, inf)
            if self._fits(places):
                for one in places:
                    self._select(one, 0)

    def _missing(self, place: int) -> list[int]:
        """Return what a line needs and what is not taken yet."""
        needed = self._needed.get(place)
        if needed is None:
            return []
        return [one for one in needed if self._lines[one].origin not in self.taken]

    def lengthen(self) -> None:
        """Replace short forms by whole lines as far as there is room, the most valuable first."""
        short = {self._lines[place].origin: place for place in self.taken.values()}
        whole = [
            (place, short[line.origin])
            for place, line in enumerate(self._lines)
            if line.origin in short and self._line_costs[place] > self._line_costs[short[line.origin]]
        ]
        for place, instead in sorted(whole, key=lambda pair: (-self._base(pair[0]), pair[0])):
            if self._fits([place], self._line_costs[instead]):
                self._select(place, self._line_costs[instead])

    def fill(self) -> None:
        """Take remarks as far as there is room beside the ledger, the most valuable first, then the newest."""
        heap = [
            (-self._base(place) / self._line_costs[place], -place)
            for place, line in enumerate(self._lines)
            if line.origin not in self.taken and line.weight >= _MIN_FILL_WEIGHT
        ]
        heapq.heapify(heap)
        while heap:
            _, place = heapq.heappop(heap)
            if not self._keys[-place] and self._line_costs[-place] > self._most_room_beside_ledger():
                # It has no room later either, so what it is worth now need not be known.
                continue
            now = -self._base(-place) / self._line_costs[-place]
            if heap and now > heap[0][0]:
                # Statements taken since have some of its words.
                heapq.heappush(heap, (now, place))
            elif self._lines[-place].origin not in self.taken:
                self._take_whole(-place, reserve=self._uncovered_cost)

    def _most_room_beside_ledger(self) -> int:
        """Return the most tokens that a line without facts may have, now and whatever is taken before it."""
        beside = self._tokens_left - self._uncovered_cost
        return beside + (_LEDGER_HEAD_TOKENS if self._uncovered_cost else 0) + self._most_released

    def listed(self) -> list[Value]:
        """Return the facts that no taken line contains and the ledger has room for, most important first."""
        covered = {key for kind, key in self._covered if kind == "identifier"}
        tails = {key.rpartition("_")[2] for key in covered}
        found: list[Value] = []
        left = self._tokens_left
        for key in sorted(
            (key for key in self._forms if key not in self._covered), key=lambda key: -self._worth[key]
        ):
            # gift_card_6276644 contains the fact 6276644 too.
            if key[1] not in tails and self._costs[key] <= left:
                left -= self._costs[key]
                found.append(self._forms[key])
                tails.add(key[1].rpartition("_")[2])
        return found

    def _fits(self, places: Sequence[int], returned: int = 0, *, reserve: int | None = None) -> bool:
        """Return whether there is room for lines beside the ledger, for which at most ``reserve`` is kept."""
        released = cost = 0
        for place in places:
            keys = self._keys[place]
            released += sum(map(self._reserved.__getitem__, keys - self._covered)) if keys else 0
            cost += self._line_costs[place]
        if reserve is None:
            line = self._lines[places[0]]
            reserve = self._reserves[line.weight < _MUCH_WEIGHT]
            if line.first and (cost <= self._left_for_first or (line.aim and not self.taken)):
                reserve = 0
        reserved = min(self._uncovered_cost - released, reserve)
        return cost - returned + reserved <= self._tokens_left

    def _select(self, place: int, returned: int) -> None:
        new = self._keys[place] - self._covered
        self.taken[self._lines[place].origin] = place
        self._covered |= new
        for word in self._terms[place]:
            self._lines_with[word] += 1
            if self._lines_with[word] == _SEVERAL_LINES:
                for other in self._places_of[word]:
                    self._unusual_terms[other] -= 1
        for word in self._terms[place] - self._covered_terms:
            self._covered_terms.add(word)
            for other in self._places_of[word]:
                self._new_terms[other] -= 1
        listed = sum(self._reserved[key] for key in new)
        self._uncovered_cost -= listed
        if listed and not self._uncovered_cost:
            # Every fact stands in a line, so there is no list.
            self._tokens_left += _LEDGER_HEAD_TOKENS
        self._tokens_left -= self._line_costs[place] - returned
        self._left_for_first -= self._line_costs[place] - returned


def _outdated(lines: Sequence[Line]) -> set[Key]:
    """Return the facts that may have been replaced, and that no other line tells as they are."""
    outdated: set[Key] = {(value.kind, value.key) for line in lines for value in line.outdated}
    if outdated:
        for line in lines:
            outdated -= {(value.kind, value.key) for value in line.values if value not in line.outdated}
    return outdated


def _needed(lines: Sequence[Line]) -> dict[int, list[int]]:
    """Return the lines without which another one is not told, by that one's place."""
    wanted = {text for line in lines for text in line.needs}
    places = {line.text: place for place, line in enumerate(lines) if line.text in wanted}
    return {
        place: list(dict.fromkeys(places[text] for text in line.needs if text in places))
        for place, line in enumerate(lines)
        if line.needs
    }


def _first_forms(lines: Sequence[Line], earlier_facts: Sequence[Value]) -> dict[Key, Value]:
    """Return each fact once: a date in its longest written form, any other in its shortest."""
    forms: dict[Key, Value] = {}
    for values in (*(line.values for line in lines), earlier_facts):
        for value in values:
            known = forms.get((value.kind, value.key))
            if (
                known is None
                or (value.kind != "date" and len(value.text) < len(known.text))
                or (value.kind == "date" and len(value.text) > len(known.text))
            ):
                forms[value.kind, value.key] = value
    return forms
