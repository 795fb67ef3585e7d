"""All that the summaries of a session have covered, indexed by words, so that a summary is searched in one pass.

To look for each fact in each summary would take time that grows with the session. Here each fact is filed under one
word that a summary must have to contain it, and only the facts under the summary's own words are looked for.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Iterator
from itertools import pairwise
from math import ceil
from typing import Final, Generic, TypeVar

from processors.evaluation.recall import (
    ANSWER_WORDS_KEPT,
    KINDS,
    Fact,
    KeptCount,
    Kind,
    SummaryText,
    stands_in,
)

#: In a text that contains a value as a whole word, each such run of the value is a whole run, too.
_RUN: Final = re.compile(r"[A-Za-z0-9]+")

Filed = TypeVar("Filed", bound=Hashable)


class CoveredFacts:
    """The distinct facts of messages, and the values of tools' answers, that summaries have covered so far."""

    def __init__(self) -> None:
        self._facts: set[Fact] = set()
        self._totals: dict[Kind, int] = dict.fromkeys(KINDS, 0)
        self._identifiers = _Words()
        self._amounts = _Words()
        self._values = _Words()
        # Calls by what they did something with, or by their verb.
        self._objects = _Words()
        self._done: dict[str, list[Fact]] = {}
        self._answers = PartlyTold[Fact]()

    def __contains__(self, fact: Fact) -> bool:
        return fact in self._facts

    def add(self, facts: Iterable[Fact], values: Iterable[str] = ()) -> None:
        """Add what a summary covers; what is known already changes nothing."""
        for fact in facts:
            if fact in self._facts:
                continue
            self._facts.add(fact)
            self._totals[fact.kind] += 1
            if fact.kind == "identifier":
                self._identifiers.add(fact.key)
            elif fact.kind == "amount":
                self._amounts.add(fact.key)
            elif fact.key.startswith("did:"):
                what = fact.key.split(":", 2)[2]
                self._done.setdefault(what, []).append(fact)
                if what:
                    self._objects.add(what)
            elif fact.kind == "decision":
                wanted = frozenset(fact.key.removeprefix("said:").split())
                self._answers.add(fact, wanted, ANSWER_WORDS_KEPT)
        for value in values:
            self._values.add(value)

    def kept_by_kind(self, summary: SummaryText) -> dict[Kind, KeptCount]:
        """Return how many of the facts are in ``summary``, by kind."""
        amounts = {key for key in self._amounts.in_text(summary.folded) if len(key) >= 3}
        amounts |= {key for key in summary.amounts if Fact("amount", key) in self._facts}
        decisions = set(self._answers.candidates(summary.words)) | set(self._done.get("", ()))
        for what in self._objects.in_text(summary.folded):
            decisions.update(self._done[what])
        kept: dict[Kind, int] = {
            "identifier": sum(1 for _ in self._identifiers.in_text(summary.folded)),
            "date": sum(Fact("date", day) in self._facts for day in summary.days),
            "amount": len(amounts),
            "decision": sum(map(summary.contains, decisions)),
        }
        return {kind: KeptCount(kept[kind], self._totals[kind]) for kind in KINDS}

    def kept_values(self, summary: SummaryText) -> KeptCount:
        """Return how many of the tools' values are in ``summary`` as whole words."""
        return KeptCount(sum(1 for _ in self._values.in_text(summary.folded)), len(self._values))


class PartlyTold(Generic[Filed]):
    """Things that a text tells if it has a share of their words; each is filed under as few of these as is safe."""

    def __init__(self) -> None:
        self._by_word: dict[str, list[Filed]] = {}

    def add(self, filed: Filed, words: Iterable[str], share: float) -> None:
        """File a thing under so many of its ``words`` that a text with ``share`` of them has one of these."""
        # The rarest words, so that few things are under each.
        rarest_first = sorted(words, key=lambda word: (len(self._by_word.get(word, ())), word))
        spare = len(rarest_first) - max(1, ceil(share * len(rarest_first)))
        for word in rarest_first[: spare + 1]:
            self._by_word.setdefault(word, []).append(filed)

    def candidates(self, words: Iterable[str]) -> Iterator[Filed]:
        """Yield all things of which ``words`` may have enough, some of them repeatedly."""
        for word in words:
            yield from self._by_word.get(word, ())


class _Words:
    """Distinct values that are searched in texts as whole words, with one search for all of them."""

    def __init__(self) -> None:
        self._by_sign: dict[str, list[str]] = {}
        self._all: set[str] = set()
        self._have_no_run = False

    def __len__(self) -> int:
        return len(self._all)

    def add(self, value: str) -> None:
        if value not in self._all:
            self._all.add(value)
            runs = _RUN.findall(value)
            self._have_no_run |= not runs
            self._by_sign.setdefault(max(runs, key=len) if runs else value[:2], []).append(value)

    def in_text(self, folded: str) -> Iterator[str]:
        """Yield the values that a text in lower case has."""
        signs = set(_RUN.findall(folded))
        if self._have_no_run:
            signs |= {*folded, *map("".join, pairwise(folded))}
        for sign in signs:
            for value in self._by_sign.get(sign, ()):
                if stands_in(value, folded):
                    yield value
