"""Finds which lines hold: one that a later one replaced is left out or told together with that one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Final

from processors.extractive.drafts import USERS_OWN, Draft, as_told_by, drafts_of, in_one_line
from processors.extractive.lexicon import asks, decides, has_digit
from processors.extractive.line_weight import LATER_WORDS, is_call
from processors.statements.agents_talk import lists_data
from processors.statements.current_values import (
    FROM,
    LATER,
    MAX_CHARACTERS,
    SAID_LATER,
    Changes,
    Replaced,
    Said,
    changes_in,
    states_by_question,
)
from processors.statements.facts import Value, values_in
from processors.statements.obligation_words import CHANGE, words_in
from processors.statements.obligations import Kind, kind_of
from processors.statements.run_on import cut_at_all_ends
from processors.statements.stated_values import NUMBER
from processors.statements.statement_form import is_question, statedness
from schemas.view import MessageView

#: A longer statement that is no obligation, and surely one sentence, replaces another only with a word of change.
_MAX_PLAIN_CHARACTERS: Final = 150
#: A longer statement that has neither a number nor a word of change needs so much of a statement's form.
_MIN_STATED: Final = 0.6


@dataclass(slots=True)
class CurrentLines:
    """The lines that hold.

    Attributes:
        lines: The lines, in their order; each has what is told in it of the lines that it replaced.
        gone: The values that no longer hold, each as its kind and key.
        held: The other facts of replaced lines, which still hold.
    """

    lines: list[Draft] = field(default_factory=list)
    gone: set[str] = field(default_factory=set)
    held: list[Value] = field(default_factory=list)


def current_lines(drafts: Sequence[Draft]) -> CurrentLines:
    """Return the lines without those that a later one replaced.

    A line that another one needs has its text only when all lines are known.
    """
    current = CurrentLines()
    places = _comparable(drafts)
    changes = changes_in(_all_said(drafts, places))
    replaced = changes.replaced
    _told_together(drafts, places, changes)
    carried: dict[int, list[str]] = defaultdict(list)
    told_before: dict[int, list[Draft]] = defaultdict(list)
    kinds: dict[int, Kind] = {}
    numbers = {place: number for number, place in enumerate(places)}
    for place, draft in enumerate(drafts):
        number = numbers.get(place, -1)
        if number in changes.doubtful:
            continue
        now = replaced.get(number)
        if now is not None:
            current.gone.add(now.value)
            if draft.kind is not None:
                kinds.setdefault(now.by, draft.kind)
            current.held += [
                value for value in values_in(draft.text) if f"{value.kind} {value.key}" != now.value
            ]
            alone, before, rest = _what_still_holds(draft.text, now)
            side = drafts[places[now.by]].side
            before, rest = as_told_by(side, before, draft.side), as_told_by(side, rest, draft.side)
            if before:
                told_before[now.by].append(replace(draft, text=before, side=side))
            carried[now.by] += [*([rest] if rest else ()), *carried.pop(number, ())]
            if alone:
                draft.text, draft.kind = alone, kind_of(alone, draft.side)
                current.lines.append(draft)
            continue
        if number in carried:
            rests = [text for text in dict.fromkeys(carried.pop(number)) if text not in draft.text]
            draft.text = " ".join((draft.text, *rests))
        if number in told_before:
            earlier = told_before[number]
            draft.text = in_one_line(earlier[-1], draft)
            draft.weight = max(draft.weight, *(one.weight for one in earlier))
            draft.opens = draft.opens or any(one.opens for one in earlier)
        # What replaces an obligation is one.
        if number in kinds:
            draft.kind = kinds[number]
        current.lines.append(draft)
    return current


def _what_still_holds(line: str, replaced: Replaced) -> tuple[str, str, str]:
    """Return what of a replaced line is told in a line of its own, before what replaced it, and behind it."""
    before, rest = replaced.before, replaced.rest
    told_before = ""
    if before and line[len(before) :].lstrip().startswith(LATER):
        told_before, before = before, ""
    if rest.startswith(LATER):
        before, rest = f"{before} {rest.removeprefix(LATER)}".strip(), ""
    if is_question(before) and before.startswith(tuple(FROM.values())):
        # The question of the other side, whose answer was replaced.
        before = ""
    return before, told_before, rest.removeprefix(SAID_LATER)


def said_in(messages: Sequence[MessageView]) -> list[Said]:
    """Return the statements of ``messages`` that may replace each other, in their order."""
    drafts = drafts_of(messages).lines
    return _all_said(drafts, _comparable(drafts))


def _comparable(drafts: Sequence[Draft]) -> list[int]:
    """Return the places of the lines that may replace each other, or that tell of the same."""
    return [
        place
        for place, draft in enumerate(drafts)
        if draft.unit
        and not (draft.side == "ai" and (is_call(draft.text) or lists_data(draft.text)))
        and (not _is_heard(draft) or (draft.side == "user" and len(draft.text) <= MAX_CHARACTERS))
    ]


def _all_said(drafts: Sequence[Draft], places: Sequence[int]) -> list[Said]:
    return [
        Said(
            draft.text,
            draft.side,
            draft.kind in {"limit", "rule", "value"},
            owed=draft.kind is not None,
            recalled=draft.recalled,
            aim=draft.kind == "goal",
            single=draft.single,
            follows=draft.follows and before == place - 1,
            heard=_is_heard(draft),
        )
        for before, place in pairwise((-1, *places))
        for draft in (drafts[place],)
    ]


def _told_together(drafts: Sequence[Draft], places: Sequence[int], changes: Changes) -> None:
    """Put a statement that a later one may have replaced before it into its line; in another line it weighs as much."""
    for number, by in sorted(changes.apart.items()):
        earlier, later = drafts[places[number]], drafts[places[by]]
        later.weigh_as(earlier)
    for number, by in sorted(changes.doubtful.items()):
        draft, later = drafts[places[number]], drafts[places[by]]
        if number not in changes.followed and _stays_apart(draft, later, number in changes.probable):
            del changes.doubtful[number]
            if not is_question(draft.text):
                changes.apart[number] = by
                later.weigh_as(draft)
            continue
        if number in changes.followed:
            word = ""
        elif number in changes.probable:
            word = LATER
        else:
            # Neither of two sentences of one message came later.
            word = "" if _in_one_message(drafts, places[number], places[by]) else SAID_LATER
        later.text = in_one_line(draft, later, word)
        later.has_also(draft)
    for number, by in (*sorted(changes.weak.items()), *sorted(changes.apart.items())):
        draft, other = (drafts[places[_line_of(one, changes)]] for one in (number, by))
        if draft is other:
            continue
        _let_need(draft, other)
        if draft.recalled and other.recalled and draft.side != other.side:
            # Which of two sides of a summary said something first is not known.
            _let_need(other, draft)


def _in_one_message(drafts: Sequence[Draft], earlier: int, later: int) -> bool:
    return all(draft.follows for draft in drafts[earlier + 1 : later + 1])


def _let_need(draft: Draft, other: Draft) -> None:
    """Note that a line is not told without another one; what was answered was decided, whatever was said later."""
    if not decides(draft.text) and not _holds_whatever_is_said(draft, other):
        draft.needs = (*draft.needs, other)
        other.needed = True


def _holds_whatever_is_said(draft: Draft, later: Draft) -> bool:
    """Return whether a user's aim, rule or request is weakly like something of an agent that does not change it.

    It does not if the user gives no number, if both give the same ones, or if it is a list: that is what was found.
    """
    if draft.side != "user" or later.side != "ai":
        return False
    if draft.kind == "goal":
        return True
    if draft.kind not in USERS_OWN and not asks(draft.text):
        return False
    numbers = set(NUMBER.findall(draft.text))
    return not numbers or numbers == set(NUMBER.findall(later.text)) or lists_data(later.text)


def _line_of(number: int, changes: Changes) -> int:
    """Return the statement in whose line another one is told."""
    while number in changes.doubtful:
        number = changes.doubtful[number]
    return number


def _stays_apart(draft: Draft, later: Draft, probable: bool) -> bool:
    """Return whether two statements are told in two lines, although the later one may have replaced the other.

    An answer that decides, which is known by its beginning, stays apart from what probably does not replace it and gives
    no value. So does a user's aim from all that probably does not replace it, and each aim from what the other side
    says. So does a question of a user: it was answered, and no later statement takes its place.
    """
    if later.side != draft.side and (draft.tells_aim or draft.kind == "goal"):
        return True
    if not probable:
        if draft.tells_aim:
            return True
        if decides(draft.text) or (later.side == "ai" and draft.side == "user" and draft.kind in USERS_OWN):
            return True
        if decides(later.text) and not (has_digit(draft.text) and has_digit(later.text)):
            return True
    asked = (
        draft.kind is None
        and draft.side == "user"
        and is_question(draft.text)
        and not states_by_question(draft.text)
    )
    return asked and later.kind not in {"rule", "limit", "preference"}


def _is_heard(draft: Draft) -> bool:
    """Return whether a line has not the form of what may be replaced, or may replace another."""
    return draft.kind is None and not _may_change(draft)


def _may_change(draft: Draft) -> bool:
    """Return whether a statement that is no obligation may be replaced, or may replace another."""
    length = len(draft.text)
    if draft.recalled and LATER_WORDS.search(draft.text):
        # What was told together may be told together with what comes, or be replaced by it.
        return True
    if length <= _MAX_PLAIN_CHARACTERS or len(cut_at_all_ends(draft.text)) > 1:
        return True
    return length <= 2 * _MAX_PLAIN_CHARACTERS and (
        CHANGE in words_in(draft.text)
        or has_digit(draft.text)
        or statedness(draft.text, user=draft.side == "user") >= _MIN_STATED
    )
