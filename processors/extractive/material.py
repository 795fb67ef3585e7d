"""Collects everything that a summary may contain: lines with their weights and short forms, and facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final, NamedTuple

from processors.extractive.current_lines import current_lines
from processors.extractive.drafts import Draft, drafts_of
from processors.extractive.line_weight import (
    FAILED,
    OPENING,
    OWED,
    certainty,
    form_weight,
    is_call,
    likely,
    stated_besides,
)
from processors.extractive.tools import call_shortened
from processors.statements.clauses import main_part
from processors.statements.current_values import LATER, SAID_LATER
from processors.statements.facts import Value, values_in
from processors.statements.obligation_words import CHANGE, words_in
from processors.statements.obligations import Kind, Side, comes_first
from processors.statements.sentence import clipped, terms
from schemas.view import MessageView

#: The least weight of a value that is a fact and counts as one besides.
_OWED_FACT: Final = 1.0
#: What each other statement in a line adds to its weight, as a share of it; one that tells a story adds less.
_OF_OTHERS: Final = 0.5
#: The first sentences of the users that get OPENING added to their weights, and how many these are where the message
#: that opens the conversation has several.
_MAX_OPENINGS: Final = 2
_MAX_OF_OPENING_MESSAGE: Final = 6
#: The weight of a short form, as a share of the whole statement's.
SHORTENED: Final = 0.7
#: The same of the part of an obligation that counts.
MAIN_PART: Final = 0.95
#: Characters of the short form of a long statement: enough for the verb and its object.
_SHORT_CHARACTERS: Final = 90


class Line(NamedTuple):
    """A line that a summary may contain.

    Attributes:
        text: The line; never with a line break.
        side: Into which of the summary's two messages it goes.
        weight: What it is worth by its kind, without its facts: a decision more than a remark.
        values: The facts in it, or in the line of which it is the short form.
        outdated: Those of the values that may have been replaced in the same line: no list of facts has them.
        needs: The texts of lines that may have replaced it: it is not told without these.
        aim: Whether the aim of a user is told in it: it stands first, so that the next summary knows it there.
        origin: Lines with the same origin are forms of the same line; at most one of them is taken.
        first: Whether it is taken before anything else: a user's rule, limit or aim.
        remark: Whether it is a remark, which is worth less if another line has its words.
        plain_value: Whether it only gives a value, and is worth less if several lines have its words.
    """

    text: str
    side: Side
    weight: float
    values: tuple[Value, ...]
    origin: int
    first: bool = False
    remark: bool = False
    plain_value: bool = False
    outdated: tuple[Value, ...] = ()
    needs: tuple[str, ...] = ()
    aim: bool = False


@dataclass(slots=True)
class Material:
    """Everything a summary may contain, in the order of the conversation.

    Attributes:
        lines: The statements; a long one has a short form after it.
        earlier_facts: Facts of the earlier summary's ledger, most important first, and of its knowledge.
        mentions: How often each fact was used, by kind and key; a use in an earlier summary counts less than 1.
        names: The parameter name under which a value was passed to a tool, by the value in lower case.
        said: Facts in what somebody said, or in an earlier summary, by kind and key.
    """

    lines: list[Line] = field(default_factory=list)
    earlier_facts: list[Value] = field(default_factory=list)
    mentions: dict[tuple[str, str], float] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    said: set[tuple[str, str]] = field(default_factory=set)
    _origins: Iterator[int] = field(default_factory=count)
    _openings: int = 0
    _aims: int = 0

    def add_line(
        self,
        text: str,
        side: Side,
        weight: float,
        *,
        mention: float = 1.0,
        opens: float = 0.0,
        kind: Kind | None = None,
        remark: bool = False,
        needs: tuple[str, ...] = (),
        needed: bool = False,
        said: bool = True,
        aim: bool = False,
    ) -> None:
        """Add a line, and a short form if it is long; ``mention`` is what each fact in it adds to ``mentions``.

        ``opens`` is added to the weight of a line that opens the conversation. It does not count when it is
        decided whether the line is taken first.
        No one has ``said`` a line about a call, unless an earlier summary tells it. ``aim`` says that the aim of a user
        is told in the line.

        The short form is the part of a statement that counts (:mod:`processors.statements.clauses`). A rule and a limit
        have no other one, because half a rule is another rule. What is ``needed`` by an earlier line has none: it may
        lack what has changed. The short form of a statement and the one that may have replaced it is the later one. The
        earlier one's value is outdated if both give one value of the kind; of a user's statements also if the later one
        has a word of change.
        """
        earlier = LATER in text
        newest = text
        values = values_in(text)
        last: tuple[Value, ...] = ()
        outdated: tuple[Value, ...] = ()
        if earlier:
            newest = SAID_LATER.join(part.rpartition(LATER)[2] for part in text.split(SAID_LATER))
            last = values_in(newest)
            changes = CHANGE in words_in(newest)
            given = Counter(value.kind for value in set(values))
            by_user = side == "user"
            kinds = {
                value.kind
                for value in last
                if value.kind != "identifier" and ((changes and by_user) or given[value.kind] == 2)
            }
            outdated = tuple(value for value in values if value.kind in kinds and value not in last)
        origin = next(self._origins)
        for value in set(values):
            self._mention(value, mention, said=said)
        first = _is_first(kind, side, weight)
        is_value = kind == "value"
        whole = weight + opens
        self.lines.append(
            Line(text, side, whole, values, origin, first, remark, is_value, outdated, needs, aim)
        )
        if earlier and kind not in {"rule", "limit"}:
            # The short form leaves out the earlier statement; its facts are the outdated ones and those of the later.
            short_values = (*outdated, *last)
            self.lines.append(
                Line(
                    newest,
                    side,
                    whole * SHORTENED,
                    short_values,
                    origin,
                    remark=remark,
                    outdated=outdated,
                    needs=needs,
                )
            )
        elif not earlier and not needed and SAID_LATER not in text:
            short = _short_form(text, side, weight, opens, kind, remark=remark)
            if short is not None:
                part, weighs, share = short
                part_first = _is_first(kind, side, weighs)
                weighs += opens * share
                self.lines.append(Line(part, side, weighs, values_in(part), origin, part_first, needs=needs))

    def add_sentence(self, draft: Draft) -> None:
        """Add a sentence of a message; a user's first sentences and aim weigh more: they tell what all is about.

        More of these are among the first if the sentence opens the conversation.
        """
        sentence, side, weight, kind = draft.text, draft.side, draft.weight, draft.kind
        if kind is not None:
            # The aim is told as a story is, at the beginning.
            owed = OWED[kind][side == "ai"] * (1.0 if kind == "goal" else certainty(sentence, side))
            weight = max(weight, min(owed, _OWED_FACT) if kind == "value" and values_in(sentence) else owed)
        if SAID_LATER in sentence:
            weight *= 1 + _OF_OTHERS * stated_besides(sentence, side)
        most_openings = _MAX_OF_OPENING_MESSAGE if draft.opens else _MAX_OPENINGS
        begins = self._openings < most_openings and not draft.aside
        is_remark = draft.remark and kind is None
        gained = 0.0
        if side == "user" and weight and (begins or (kind == "goal" and not self._aims)):
            self._openings += 1
            self._aims += kind == "goal"
            if kind == "goal":
                gained = OPENING
            elif is_remark:
                gained = OPENING * likely(sentence, side)
            else:
                gained = OPENING * certainty(sentence, side)
        self.add_line(
            sentence,
            side,
            weight,
            mention=draft.mention,
            opens=gained,
            kind=kind,
            remark=is_remark,
            needs=tuple([one.text for one in draft.needs]),
            needed=draft.needed,
            aim=draft.tells_aim,
        )

    def add_fact(self, value: Value, weight: float) -> None:
        """Add a fact that has no line."""
        self.earlier_facts.append(value)
        self._mention(value, weight)

    def only_in_calls(self) -> set[tuple[str, str]]:
        """Return the facts that no one said and that were no whole argument of a call, by kind and key.

        They stand in answers of tools, or in the middle of a command, a path or a text that was passed to one.
        """
        return {key for key in self.mentions if key not in self.said and key[1] not in self.names}

    def forget(self, gone: Container[str]) -> None:
        """Forget values of an earlier summary that no longer hold, each as its kind and key, before lines are added."""
        for value in self.earlier_facts:
            if f"{value.kind} {value.key}" in gone:
                self.mentions.pop((value.kind, value.key), None)
        self.earlier_facts = [
            value for value in self.earlier_facts if f"{value.kind} {value.key}" not in gone
        ]

    def _mention(self, value: Value, weight: float, *, said: bool = True) -> None:
        key = (value.kind, value.key)
        if said:
            self.said.add(key)
        self.mentions[key] = self.mentions.get(key, 0.0) + weight


def material_of(messages: Sequence[MessageView], knowledge: Mapping[str, Any] | None = None) -> Material:
    """Return what a summary of ``messages`` may contain; the lines of an earlier summary come first.

    A statement that a later one replaced is left out; what else it said is joined to the one that replaced it.

    Args:
        messages: Oldest first.
        knowledge: The knowledge of the earlier summary; each of its key facts counts as one more mention.
    """
    drafts = drafts_of(messages, knowledge)
    current = current_lines(drafts.lines)
    material = Material(names=drafts.names)
    for value, weight in drafts.facts:
        material.add_fact(value, weight)
    material.forget(current.gone)
    for value in current.held:
        material.add_fact(value, 0.5)
    for draft in current.lines:
        if draft.unit:
            material.add_sentence(draft)
        else:
            material.add_line(
                draft.text,
                draft.side,
                draft.weight,
                mention=draft.mention,
                kind=draft.kind,
                remark=draft.remark,
                said=not is_call(draft.text),
            )
    return material


def _is_first(kind: Kind | None, side: Side, weight: float) -> bool:
    """Return whether a statement of this weight is taken before anything else."""
    return kind is not None and comes_first(kind, side) and weight >= OWED[kind][side == "ai"]


def _short_form(
    text: str, side: Side, weight: float, opens: float, kind: Kind | None, *, remark: bool
) -> tuple[str, float, float] | None:
    """Return the short form of a line, its weight without ``opens``, and its share of ``opens``; ``None`` without one.

    The part that counts may state it more clearly than the whole, with a story around it. What has little weight for
    another reason, as an answered question, has it in part too.
    """
    if kind != "goal" and not is_call(text):
        part = main_part(text, user=side == "user")
        if part is not None:
            clearly = 0.0
            if kind is not None:
                clearly = OWED[kind][side == "ai"] * certainty(part, side)
            elif remark:
                clearly = weight * form_weight(part, side) / form_weight(text, side)
            return part, max(weight * MAIN_PART, clearly), MAIN_PART
    if weight + opens >= FAILED and len(text) > _SHORT_CHARACTERS * 1.5 and kind not in {"rule", "limit"}:
        short = call_shortened(text) if is_call(text) else clipped(text, _SHORT_CHARACTERS)
        return short, weight * SHORTENED, SHORTENED
    return None


def terms_of(statement: Line) -> list[str]:
    """Return the terms of a statement, for ranking."""
    return terms(statement.text)
