"""Holds a summary against the obligations of what it replaces: which of them are current, and which it does not tell.

A sentence counts as told if one passage of the summary (two sentences after each other) has all of its numbers, dates,
amounts and identifiers, and most of its words. A statement counts as told if all of its sentences are. One that was told
in other words counts as missing; that costs a line, and loses nothing.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from processors.statements.current_values import Said, replaced_statements
from processors.statements.facts import values_in
from processors.statements.obligation_words import CHANGE, EMPTY, words_in
from processors.statements.obligations import (
    Answers,
    Kind,
    Obligation,
    Opening,
    Side,
    summary_lines,
    units,
)
from processors.statements.sentence import sentences, terms
from schemas.view import MessageView

#: The most statements that a summary is held against: those that come first, then the newest.
_MAX_OWED: Final = 300
#: The share of a statement's words that a passage must have.
MIN_TOLD: Final = 0.6
#: Words are compared by their first characters, so that an ending makes no difference.
_STEM_CHARACTERS: Final = 5
_NUMBER: Final = re.compile(r"\d+(?:[.,]\d+)*")

#: The order in which a summary owes statements, and keeps them when room is short.
_RANKS: Final[dict[Kind, int]] = {
    "rule": 1,
    "limit": 1,
    "goal": 1,
    "preference": 2,
    "commitment": 2,
    "decision": 2,
    "next": 3,
    "open": 3,
    "value": 4,
    "done": 5,
}
#: The last rank whose statements a model is asked for again; others are only appended.
LAST_ASKED_RANK: Final = 3


def rank_of(obligation: Obligation) -> int:
    """Return the place of an obligation in the order of obligations; 0 for a user's rules, limits and aim."""
    return 0 if obligation.comes_first else _RANKS[obligation.kind]


class Owing(NamedTuple):
    """What a summary owes to its reader.

    Attributes:
        current: The obligations that hold, in their order, each once. Of a statement that was replaced, the sentences
            that still hold go on with the statement that replaced it.
        replaced: The sentences that no longer hold.
    """

    current: list[Obligation]
    replaced: list[str]


def owed(messages: Sequence[MessageView]) -> list[Obligation]:
    """Return the obligations that a summary of ``messages`` has to tell."""
    return owing(messages).current


def owing(messages: Sequence[MessageView]) -> Owing:
    """Return what a summary of ``messages`` owes, and what it must not tell any more."""
    said = list(_statements(messages))
    replaced = replaced_statements(
        [Said(text, side, kind in {"limit", "rule", "value"}) for kind, text, side, _, _ in said]
    )
    carried: dict[int, list[str]] = defaultdict(list)
    inherited: dict[int, Kind] = {}
    found: dict[str, Obligation] = {}
    gone: list[str] = []
    for place, (own, text, side, sequence, agent_id) in enumerate(said):
        kind = inherited[place] if place in inherited else own  # noqa: SIM401 - pyright widens get()
        rest = carried.pop(place, [])
        now = replaced.get(place)
        if now is not None:
            carried[now.by] += [*([now.rest] if now.rest else ()), *rest]
            gone += [sentence for sentence in sentences(text) if sentence not in now.rest]
            if kind is not None:
                inherited.setdefault(now.by, kind)
        elif kind is not None:
            whole = " ".join([text, *(one for one in dict.fromkeys(rest) if one not in text)])
            found[whole.casefold()] = Obligation(kind, whole, side, sequence, agent_id)
    gone = [sentence for sentence in dict.fromkeys(gone) if sentence.casefold() not in found]
    if len(found) <= _MAX_OWED:
        return Owing(list(found.values()), gone)
    newest = sorted(enumerate(found.values()), key=lambda one: (rank_of(one[1]), -one[0]))
    kept = [obligation for _, obligation in sorted(newest[:_MAX_OWED], key=lambda one: one[0])]
    return Owing(kept, gone)


def untold(obligations: Sequence[Obligation], text: str) -> list[Obligation]:
    """Return those of ``obligations`` that no passage of ``text`` tells, in their order."""
    found = passages(text)
    return [obligation for obligation in obligations if not all_told(wordings(obligation), found)]


def passages(text: str) -> list[Wording]:
    """Return the wordings of the passages of ``text``: each two sentences after each other, and the last one."""
    return passages_of([wording(part) for part in sentences(text)])


def passages_of(parts: Sequence[Wording]) -> list[Wording]:
    """Return the passages of a text from the wordings of its sentences."""
    return [first | second for first, second in pairwise([*parts, wording("")])]


def all_told(statement: Sequence[Wording], among: Sequence[Wording], share: float = MIN_TOLD) -> bool:
    """Return whether each sentence of a statement is told by one of the passages ``among``, with this share of words."""
    return all(any(passage.tells(one, share) for passage in among) for one in statement)


class Wording(NamedTuple):
    """What a text says, as far as statements are compared: the stems of its words, and what must be exact."""

    stems: frozenset[str]
    exact: frozenset[str]

    def tells(self, statement: Wording, share: float = MIN_TOLD) -> bool:
        """Return whether a passage of this wording tells ``statement``, with this share of its words."""
        if not statement.exact <= self.exact:
            return False
        return len(statement.stems & self.stems) >= share * len(statement.stems)

    def __or__(self, other: Wording) -> Wording:
        return Wording(self.stems | other.stems, self.exact | other.exact)


def wordings(obligation: Obligation) -> list[Wording]:
    """Return the wordings of the sentences of an obligation, each of which must be told: a rule is kept whole."""
    return [wording(sentence) for sentence in sentences(obligation.text)]


def wording(text: str) -> Wording:
    """Return the wording of a statement or of a passage."""
    return Wording(frozenset(_stems(text)), frozenset(_exact(text)))


_Statement = tuple[Kind | None, str, Side, int, str | None]


def _statements(messages: Sequence[MessageView]) -> Iterator[_Statement]:
    """Yield obligations, and statements that may replace one: those with a word of change."""
    answers = Answers(messages)
    opening = Opening()
    for message in messages:
        if message.role == "tool":
            continue
        side: Side = "user" if message.role == "user" else "ai"
        parts: list[tuple[Side, str, bool]] = [(side, message.text, opening.is_at(message))]
        if message.compacted:
            parts = list(summary_lines(message))
        for speaker, text, is_opening in parts:
            for unit in units(text, speaker, opening=is_opening):
                if unit.kind == "open" and not message.compacted and answers.has(message, unit.text):
                    continue
                if unit.kind is not None or CHANGE in words_in(unit.text):
                    yield unit.kind, unit.text, speaker, message.sequence, message.agent_id


def _stems(text: str) -> set[str]:
    return {term[:_STEM_CHARACTERS] for term in terms(text) if term not in EMPTY and not term.isdigit()}


def _exact(text: str) -> set[str]:
    """Return what must be told exactly: numbers as digits, dates and identifiers in their normal form."""
    values = values_in(text)
    rest = text
    for value in values:
        rest = rest.replace(value.text, " ")
    numbers = {number.replace(",", "").rstrip(".") for number in _NUMBER.findall(rest)}
    return numbers | {value.key for value in values}
