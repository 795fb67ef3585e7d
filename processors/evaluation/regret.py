"""Scores summaries by what the session needed later, without a judge: what was needed and is not there is missed.

Something that a summary covers is needed again if a later message shows it:

* **named**: somebody names an identifier, a date or an amount again;
* **recalled**: a tool for recall finds it in the history;
* **called**: a tool is called again with equal arguments (kept if the summary has half of the values of call and
  answer);
* **said**: a user says a rule, a limit, a wish or the like again, with small changes
  (:mod:`processors.evaluation.repeated_statements`).

What is still in memory word for word counts for nothing, because no summary is asked for it then. Each thing counts once
in a session's life, when it is needed for the first time. In memory are also the system message and what tools
answered; a call that is made again while its answer is shown is never needed, because it is made again in any case.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from processors.evaluation.covered_facts import PartlyTold
from processors.evaluation.equal_calls import EqualCall, calls_with_values
from processors.evaluation.recall import (
    Fact,
    conversation_facts,
    facts_in_text,
    kept_values,
)
from processors.evaluation.repeated_statements import (
    MIN_REPEATED,
    is_said_again,
    is_told,
    statement_wordings,
    statements_of,
)
from processors.evaluation.shown_memory import ReadMessage, ShownMemory
from processors.statements.owed import Wording
from schemas.view import MessageView

Need = Literal["named", "recalled", "called", "said"]
NEEDS: Final[tuple[Need, ...]] = ("named", "recalled", "called", "said")

#: Tools with such a name look into the history.
_RECALLS: Final = re.compile(r"recall|remember|history|memory", re.IGNORECASE)
#: The share of the values of a call and its answer that a summary must have.
_MIN_VALUES: Final = 0.5
#: z of a confidence of 95 %.
_Z: Final = 1.96
#: How much alike the needs of a session are (intraclass correlation): in recorded conversations 0.02 to 0.19.
_ALIKE_IN_SESSION: Final = 0.2


@dataclass(slots=True)
class Regret:
    """How many things were needed later, and how many of them the summary did not have, by need."""

    needed: Counter[Need] = field(default_factory=Counter)
    missed: Counter[Need] = field(default_factory=Counter)

    def add(self, other: Regret) -> None:
        """Add what ``other`` counted."""
        self.needed.update(other.needed)
        self.missed.update(other.missed)

    @property
    def share(self) -> float | None:
        """The share of what was needed that was missed; ``None`` if nothing was needed."""
        needed = self.needed.total()
        return self.missed.total() / needed if needed else None

    @property
    def interval(self) -> tuple[float, float] | None:
        """Where the share lies with a confidence of 95 % (Wilson's score); ``None`` if nothing was needed."""
        return self.interval_in(self.needed.total())

    def interval_in(self, sessions: int) -> tuple[float, float] | None:
        """Return the same if all was needed in so many sessions.

        What one session needs depends on one or a few summaries, so it says less than as much from many sessions. It is
        counted for as much as it says (Kish's design effect): for no more than five observations a session.
        """
        total = self.needed.total()
        if not total or not sessions:
            return None
        needed = total / (1 + max(0.0, total / sessions - 1) * _ALIKE_IN_SESSION)
        share = self.missed.total() / total
        middle = (share + _Z**2 / (2 * needed)) / (1 + _Z**2 / needed)
        half = _Z * (share * (1 - share) / needed + _Z**2 / (4 * needed**2)) ** 0.5 / (1 + _Z**2 / needed)
        return max(0.0, middle - half), min(1.0, middle + half)


class LaterNeeds:
    """What the summaries of one life of a session cover, and what of it was needed later."""

    def __init__(self) -> None:
        self._facts: set[Fact] = set()
        self._calls: dict[EqualCall, frozenset[str]] = {}
        self._said = _CoveredStatements()
        self._seen: set[Hashable] = set()

    def cover(self, messages: Sequence[MessageView], facts: Iterable[Fact] | None = None) -> None:
        """Note that a summary replaced ``messages``.

        Args:
            messages: With those of an earlier summary.
            facts: Their facts, if the caller knows them.
        """
        new = [message for message in messages if not message.compacted]
        facts = conversation_facts(new) if facts is None else facts
        self._facts.update(fact for fact in facts if fact.kind != "decision")
        self._calls.update(calls_with_values(new))
        for text in statements_of(new):
            self._said.add(text)

    def later(self, message: ReadMessage, shown: ShownMemory) -> Regret:
        """Return what ``message`` needs of what was covered; its cost does not grow with what was.

        Args:
            message: The new message.
            shown: The rest of the memory.
        """
        counted = Regret()
        for need, key, is_kept in self._needs(message, shown):
            self._seen.add(key)
            counted.needed[need] += 1
            counted.missed[need] += not is_kept
        return counted

    def _needs(self, message: ReadMessage, shown: ShownMemory) -> Iterator[tuple[Need, Hashable, bool]]:
        """Yield what is needed for the first time, a key by which it counts once, and whether the summary has it."""
        need: Need = "named"
        found = message.named.all
        if message.role == "tool":
            need = "recalled"
            found = facts_in_text(message.text).all if _RECALLS.search(message.name or "") else set()
        for fact in sorted((found & self._facts) - self._seen):
            if not shown.names(fact):
                yield need, fact, shown.summary.facts.contains(fact)
        for call in dict.fromkeys(call for _, call in message.calls):
            if shown.has_call(call):
                # It is made again although its answer is shown, so it would be made again with any summary.
                self._seen.add(call)
            elif call in self._calls and call not in self._seen:
                share = kept_values(self._calls[call], shown.summary.text).share
                yield "called", call, share >= _MIN_VALUES
        if message.role == "user":
            for text, statement in self._said.told_in(message.passages):
                if text not in self._seen and not shown.is_told_by_user(statement):
                    yield "said", text, is_told(statement, shown.summary.passages)


class _CoveredStatements:
    """What users said that summaries have covered, indexed, so that what is told again is found without reading all."""

    def __init__(self) -> None:
        self._by_text: dict[str, list[Wording]] = {}
        self._index = PartlyTold[str]()

    def add(self, text: str) -> None:
        """Add a statement, if it is not known; one without any word to compare could not be told from another."""
        if text in self._by_text:
            return
        statement = self._by_text[text] = statement_wordings(text)
        exact = next((one.exact for one in statement if one.exact), None)
        longest = max((one.stems for one in statement), key=len, default=None)
        if exact is not None:
            self._index.add(text, map(_exact_sign, exact), 1.0)
        elif longest:
            self._index.add(text, longest, MIN_REPEATED)

    def told_in(self, passages: Sequence[Wording]) -> Iterator[tuple[str, list[Wording]]]:
        """Yield the statements that these passages tell, each once."""
        signs = {stem for passage in passages for stem in passage.stems}
        signs |= {_exact_sign(value) for passage in passages for value in passage.exact}
        for text in sorted(set(self._index.candidates(signs))):
            statement = self._by_text[text]
            if is_said_again(statement, passages):
                yield text, statement


def _exact_sign(value: str) -> str:
    return f"={value}"
