"""Scores summaries by what the session needed later, without a judge: what was needed and is not there is missed.

Something that a summary covers is needed again if a later message shows it:

* **named**: somebody names an identifier, a date or an amount again;
* **recalled**: a tool for recall finds it in the history;
* **called**: a tool is called again with equal arguments (kept if the summary has half of the values of call and
  answer);
* **said**: a user says a rule, a limit, a wish or the like again.

What is still in memory word for word counts for nothing, because no summary is asked for it then. Each thing counts once
in a session's life, when it is needed for the first time.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

import orjson

from processors.evaluation.recall import (
    Fact,
    amounts_in,
    conversation_facts,
    days_named,
    decoded,
    identifiers_in,
    kept_by_kind,
    kept_values,
    leaves,
)
from processors.memory.pairing import responses
from processors.summaries.obligations import Obligation
from processors.summaries.owed import owed, untold
from schemas.view import MessageView

Need = Literal["named", "recalled", "called", "said"]
NEEDS: Final[tuple[Need, ...]] = ("named", "recalled", "called", "said")

#: Tools with such a name look into the history.
_RECALLS: Final = re.compile(r"recall|remember|history|memory", re.IGNORECASE)
#: The share of the values of a call and its answer that a summary must have.
_MIN_VALUES: Final = 0.5
#: z of a confidence of 95 %.
_Z: Final = 1.96


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
        needed = self.needed.total()
        if not needed:
            return None
        share = self.missed.total() / needed
        middle = (share + _Z**2 / (2 * needed)) / (1 + _Z**2 / needed)
        half = _Z * (share * (1 - share) / needed + _Z**2 / (4 * needed**2)) ** 0.5 / (1 + _Z**2 / needed)
        return max(0.0, middle - half), min(1.0, middle + half)


class _Call(NamedTuple):
    """A tool call that does the same as another one with equal name and arguments."""

    name: str
    arguments: bytes


class LaterNeeds:
    """What the summaries of one life of a session cover, and what of it was needed later."""

    def __init__(self) -> None:
        self._facts: set[Fact] = set()
        self._calls: dict[_Call, frozenset[str]] = {}
        self._said: dict[str, Obligation] = {}
        self._seen: set[Hashable] = set()

    def cover(self, messages: Sequence[MessageView]) -> None:
        """Note that a summary replaced ``messages``."""
        new = [message for message in messages if not message.compacted]
        self._facts |= {fact for fact in conversation_facts(new) if fact.kind != "decision"}
        self._calls.update(_calls(new))
        self._said.update((one.text, one) for one in owed(new) if one.side == "user" and one.kind != "open")

    def later(self, message: MessageView, others: Sequence[MessageView]) -> Regret:
        """Return what ``message`` needs of what was covered.

        Args:
            message: The new message.
            others: The rest of the memory: the summary (``compacted``) and the messages that are whole.
        """
        counted = Regret()
        summary = "\n".join(other.text for other in others if other.compacted)
        whole = [other for other in others if not other.compacted]
        for need, key, is_kept in self._needs(message, whole, summary):
            if key not in self._seen:
                self._seen.add(key)
                counted.needed[need] += 1
                counted.missed[need] += not is_kept
        return counted

    def _needs(
        self, message: MessageView, whole: Sequence[MessageView], summary: str
    ) -> Iterator[tuple[Need, Hashable, bool]]:
        """Yield what is needed, a key by which it counts once, and whether the summary has it."""
        if message.role == "tool":
            found = _facts_of(message.text) if _RECALLS.search(message.name or "") else set[Fact]()
            need: Need = "recalled"
        else:
            found, need = conversation_facts([message]), "named"
        # To look through all of memory takes long, so that is done only if something could be needed.
        facts = sorted((found & self._facts) - self._seen)
        if facts:
            still_said = conversation_facts(whole)
            for fact in facts:
                if fact not in still_said:
                    yield need, fact, _has(fact, summary)
        calls = [call for call in _calls([message]) if call in self._calls] if message.tool_calls else []
        if calls:
            still_there = _calls(whole)
            for call in calls:
                if call not in still_there:
                    values = self._calls[call]
                    yield "called", call, kept_values(values, summary).share >= _MIN_VALUES
        again = _told_in(message.text, self._said.values()) if message.role == "user" and self._said else []
        if again:
            seen = "\n".join(other.text for other in whole if other.role == "user")
            for one in untold(again, seen):
                yield "said", one.text, not untold([one], summary)


def _told_in(text: str, obligations: Iterable[Obligation]) -> list[Obligation]:
    listed = list(obligations)
    missing = {one.text for one in untold(listed, text)}
    return [one for one in listed if one.text not in missing]


def _has(fact: Fact, text: str) -> bool:
    return kept_by_kind({fact}, text)[fact.kind].kept == 1


def _facts_of(text: str) -> set[Fact]:
    found = {Fact("identifier", key) for key in identifiers_in(text)}
    found |= {Fact("amount", key) for key in amounts_in(text)}
    return found | {Fact("date", key) for key in days_named(text)}


def _calls(messages: Sequence[MessageView]) -> dict[_Call, frozenset[str]]:
    """Return the tool calls of ``messages`` that did not fail, with the values of their arguments and answers."""
    answers = responses(messages)
    found: dict[_Call, frozenset[str]] = {}
    for message in messages:
        for call in message.tool_calls or ():
            answer = answers.get((message.sequence, call.id))
            if answer is not None and answer.is_error:
                continue
            values = set(_values(call.arguments)) | (
                set(_values(answer.text)) if answer is not None else set()
            )
            found[_Call(call.name, _canonical(call.arguments))] = frozenset(values)
    return found


def _canonical(arguments: str) -> bytes:
    """Return the same bytes for equal arguments, whatever the order of their names."""
    try:
        return orjson.dumps(decoded(arguments), option=orjson.OPT_SORT_KEYS)
    except TypeError:  # nested more deeply than can be written again
        return arguments.encode()


def _values(text: str) -> Iterator[str]:
    for _, leaf in leaves(decoded(text)):
        if not isinstance(leaf, bool) and 1 < len(str(leaf)) <= 64:
            yield str(leaf).casefold()
