"""Turns messages into statements: the sentences of each side, and the tool calls of agents described as prose."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import count, pairwise
from typing import Any, Final, NamedTuple

from processors.extractive.ledger import ledger_values
from processors.extractive.lexicon import COURTESY, DECISION, NAMELESS, asks, tells_outcome
from processors.extractive.tools import (
    arguments_text,
    call_shortened,
    decoded,
    failed,
    failure_text,
    is_changing,
    is_reading,
    leaves,
    response_text,
)
from processors.memory.pairing import responses
from processors.statements.clauses import main_part
from processors.statements.current_values import (
    FROM,
    LATER,
    MAX_TOGETHER_CHARACTERS,
    SAID_LATER,
    Changes,
    Replaced,
    Said,
    changes_in,
    states_by_question,
)
from processors.statements.facts import Value, values_in
from processors.statements.obligation_words import CHANGE, words_in
from processors.statements.obligations import (
    MIN_STATED,
    Answers,
    Kind,
    Opening,
    Side,
    Unit,
    comes_first,
    kind_of,
    likely_aim,
    summary_lines,
    units,
)
from processors.statements.run_on import cut_at_all_ends
from processors.statements.sentence import clipped, flat, sentences_by_marks, terms
from processors.statements.statement_form import is_question, statedness
from schemas.view import MessageView

#: The weights of statements by their kind, without their facts; a fact is worth about 1.
DONE: Final = 8.0
RAN: Final = 2.5
DECIDED: Final = 2.0
AGREED: Final = 1.8
OPENING: Final = 4.0
ASKED: Final = 1.5
FAILED: Final = 1.0
#: A question behind which the other side has spoken.
PROBABLY_ANSWERED: Final = 0.5
LOOKED_UP: Final = 0.2
#: What states how things are, in a form that no kind of obligation has; a remark tells a story.
STATED: Final = 1.8
REMARK: Final = 0.1
NOTHING: Final = 0.0
#: The least weight of an obligation of a user and of an agent.
OWED: Final[Mapping[Kind, tuple[float, float]]] = {
    "rule": (4.0, 1.2),
    "limit": (4.0, 1.2),
    "goal": (4.0, 1.2),
    "preference": (3.0, 1.0),
    "decision": (2.5, 2.0),
    "commitment": (2.5, 2.0),
    "next": (1.5, 1.5),
    "done": (1.5, 1.5),
    "open": (2.0, 1.0),
    "value": (1.6, 0.8),
}
#: The least weight of a value that is a fact and counts as one besides.
_OWED_FACT: Final = 1.0
#: What each other statement in a line adds to its weight, as a share of it; one that tells a story adds less.
_OF_OTHERS: Final = 0.5

#: What a user lays down is told as the user said it, whatever an agent answers, unless that has probably replaced it.
_USERS_OWN: Final[frozenset[Kind | None]] = frozenset({"rule", "limit", "preference"})

#: What stands in a summary's message of which nothing is told.
NOTHING_ASKED: Final = "(questions left out)"
NOTHING_SAID: Final = "(answers left out)"
#: The same, and what older versions wrote there.
_NOTHING_TOLD: Final = frozenset(
    [NOTHING_ASKED, NOTHING_SAID, "(no question was asked)", "(no answer was given)"]
)
#: What stands there if no message had a word to keep: emoji, punctuation, empty texts.
_WITHOUT_WORDS: Final = re.compile(r"\(([1-9][0-9]*) messages? without words\)")
#: The first sentences of the users that get OPENING added to their weights.
_MAX_OPENINGS: Final = 2
#: The weight of a short form, as a share of the whole statement's.
SHORTENED: Final = 0.7
#: The same of the part of an obligation that counts.
MAIN_PART: Final = 0.95
#: Characters of the short form of a long statement: enough for the verb and its object.
_SHORT_CHARACTERS: Final = 90
#: How a statement ends that needs no full stop.
_ENDS: Final = (".", "!", "?", ":", ";", "…", "\u3002", "\uff01", "\uff1f")
#: The fewest characters of an earlier statement that is cut for such a line.
_MIN_CUT_CHARACTERS: Final = 60
_CALL_PREFIX: Final = "Called "
_LOOKUP_PREFIX: Final = "Looked up with "

#: How :func:`_likely` falls with the form of a statement: half of the form counts an eighth. Of the sentences of people
#: whom the weights do not know, a summary owes one in seven with half of the form, two in five with 0.9 of it, and four
#: in five with all of it.
_LIKELY_POWER: Final = 3
#: An obligation, a question or a request that is so likely weighs what its kind weighs; none weighs less than a tenth.
_CERTAIN: Final = 0.35
_MIN_CERTAINTY: Final = 0.1
#: A longer statement that is no obligation, and surely one sentence, replaces another only with a word of change.
_MAX_PLAIN_CHARACTERS: Final = 150
#: A statement of an agent that is no obligation may be replaced if it is no longer, or may be several sentences.
_MAX_AGENT_CHARACTERS: Final = 140
#: A longer statement of a user that has neither a number nor a word of change needs so much of a statement's form.
_MIN_USER_STATED: Final = 0.6
#: The beginnings of what decides by its form, but answers nothing.
_DECIDES_NOT: Final = (
    "let's",
    "i ",
    "i'",
    "please",
    "no more ",
    "no less ",
    "no later ",
    "no earlier ",
    "no fewer ",
)
_DIGIT: Final = re.compile(r"\d")
_LATER_WORDS: Final = re.compile(rf"{LATER}|{SAID_LATER}")
_LATER_WORDS_KEPT: Final = re.compile(rf"({LATER}|{SAID_LATER})")
#: With so many words that name something, an answer is told without the question.
_FULL_CONTENT: Final = 3
#: The most characters of a user's answer that is told with the agent's question, and of that one.
_MAX_ANSWER_CHARACTERS: Final = 60
_MAX_ASKED_CHARACTERS: Final = 140
#: A longer sentence that begins with a courtesy says something else too.
_MAX_COURTESY_CHARACTERS: Final = 48


class Statement(NamedTuple):
    """A line that a summary may contain.

    Attributes:
        text: The line; never with a line break.
        side: Into which of the summary's two messages it goes.
        weight: What it is worth by its kind, without its facts: a decision more than a remark.
        values: The facts in it, or in the line of which it is the short form.
        outdated: Those of the values that may have been replaced in the same line: no list of facts has them.
        needs: The texts of lines that may have replaced it: it is not told without these.
        aim: Whether it is the aim of a user.
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
class Statements:
    """Everything a summary may contain, in the order of the conversation.

    Attributes:
        lines: The statements; a long one has a short form after it.
        earlier_facts: Facts of the earlier summary's ledger, most important first, and of its knowledge.
        mentions: How often each fact was used, by kind and key; a use in an earlier summary counts less than 1.
        names: The parameter name under which a value was passed to a tool, by the value in lower case.
        said: Facts in what somebody said, or in an earlier summary, by kind and key.
    """

    lines: list[Statement] = field(default_factory=list)
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
    ) -> None:
        """Add a line, and a short form if it is long; ``mention`` is what each fact in it adds to ``mentions``.

        ``opens`` is added to the weight of a line that opens the conversation. It does not count when it is
        decided whether the line is taken first.
        Nobody has ``said`` a line about a call, unless an earlier summary tells it.

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
        aim = kind == "goal" and side == "user"
        whole = weight + opens
        self.lines.append(
            Statement(text, side, whole, values, origin, first, remark, is_value, outdated, needs, aim)
        )
        if earlier and kind not in {"rule", "limit"}:
            # The short form leaves out the earlier statement; its facts are the outdated ones and those of the later.
            short_values = (*outdated, *last)
            self.lines.append(
                Statement(
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
                self.lines.append(
                    Statement(part, side, weighs, values_in(part), origin, part_first, needs=needs)
                )

    def add_sentence(
        self,
        sentence: str,
        side: Side,
        weight: float,
        *,
        mention: float = 1.0,
        kind: Kind | None = None,
        remark: bool = False,
        aside: bool = False,
        needs: tuple[str, ...] = (),
        needed: bool = False,
    ) -> None:
        """Add a sentence of a message; a user's first sentences and aim weigh more: they tell what all is about."""
        if kind is not None:
            # The aim is told as a story is, at the beginning.
            owed = OWED[kind][side == "ai"] * (1.0 if kind == "goal" else _certainty(sentence, side))
            weight = max(weight, min(owed, _OWED_FACT) if kind == "value" and values_in(sentence) else owed)
        if SAID_LATER in sentence:
            weight *= 1 + _OF_OTHERS * _stated_besides(sentence, side)
        opens = 0.0
        begins = self._openings < _MAX_OPENINGS and not aside
        if side == "user" and weight and (begins or (kind == "goal" and not self._aims)):
            self._openings += 1
            self._aims += kind == "goal"
            if kind == "goal":
                opens = OPENING
            elif remark and kind is None:
                opens = OPENING * _likely(sentence, side)
            else:
                opens = OPENING * _certainty(sentence, side)
        is_remark = remark and kind is None
        self.add_line(
            sentence,
            side,
            weight,
            mention=mention,
            opens=opens,
            kind=kind,
            remark=is_remark,
            needs=needs,
            needed=needed,
        )

    def add_fact(self, value: Value, weight: float) -> None:
        """Add a fact that has no line."""
        self.earlier_facts.append(value)
        self._mention(value, weight)

    def only_in_calls(self) -> set[tuple[str, str]]:
        """Return the facts that nobody said and that were no whole argument of a call, by kind and key.

        They stand in answers of tools, or in the middle of a command, a path or a text that was passed to one.
        """
        return {key for key in self.mentions if key not in self.said and key[1] not in self.names}

    def forget(self, gone: Container[str]) -> None:
        """Forget values of an earlier summary that no longer hold, each as its kind and key; lines keep theirs."""
        values = [value for value in self.earlier_facts if f"{value.kind} {value.key}" in gone]
        if values:
            told = {(value.kind, value.key) for line in self.lines for value in line.values}
            for value in values:
                if (value.kind, value.key) not in told:
                    self.mentions.pop((value.kind, value.key), None)
            self.earlier_facts = [
                value
                for value in self.earlier_facts
                if (value.kind, value.key) in told or f"{value.kind} {value.key}" not in gone
            ]

    def _mention(self, value: Value, weight: float, *, said: bool = True) -> None:
        key = (value.kind, value.key)
        if said:
            self.said.add(key)
        self.mentions[key] = self.mentions.get(key, 0.0) + weight


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
                clearly = OWED[kind][side == "ai"] * _certainty(part, side)
            elif remark:
                clearly = weight * _form_weight(part, side) / _form_weight(text, side)
            return part, max(weight * MAIN_PART, clearly), MAIN_PART
    if weight + opens >= FAILED and len(text) > _SHORT_CHARACTERS * 1.5 and kind not in {"rule", "limit"}:
        short = call_shortened(text) if is_call(text) else clipped(text, _SHORT_CHARACTERS)
        return short, weight * SHORTENED, SHORTENED
    return None


@dataclass(slots=True)
class _Draft:
    """A line before it is known which statements were replaced; ``unit`` is false for a tool call or an attachment.

    ``remark`` is true if its weight is by its form only, ``recalled`` if it is a line of an earlier summary, ``aside``
    if it is a remark in a message that says the aim, ``single`` if it is known to be one sentence, ``follows`` if it
    stands right behind the line before it in one message. ``needs`` are the lines that may have replaced it, and
    ``needed`` is true for these.
    """

    text: str
    side: Side
    weight: float
    mention: float = 1.0
    kind: Kind | None = None
    unit: bool = True
    remark: bool = False
    recalled: bool = False
    aside: bool = False
    single: bool = False
    follows: bool = False
    needs: tuple[_Draft, ...] = ()
    needed: bool = False

    def weigh_as(self, earlier: _Draft) -> None:
        """Weigh at least as much as the line that this one may have replaced, and be what that is if it is nothing."""
        self.weight = max(earlier.weight, self.weight)
        self.kind = self.kind or earlier.kind


def statements_of(messages: Sequence[MessageView], knowledge: Mapping[str, Any] | None = None) -> Statements:
    """Return the statements of ``messages``; the lines of an earlier summary come first.

    A statement that a later one replaced is left out; what else it said is joined to the one that replaced it.

    Args:
        messages: Oldest first.
        knowledge: The knowledge of the earlier summary; each of its key facts counts as one more mention.
    """
    statements = Statements()
    # A line that is needed has its text only when all lines are known.
    for draft in list(_current(statements, _drafts(statements, messages, knowledge))):
        said = draft.text, draft.side, draft.weight
        mention, kind, remark = draft.mention, draft.kind, draft.remark
        if draft.unit:
            statements.add_sentence(
                *said,
                mention=mention,
                kind=kind,
                remark=remark,
                aside=draft.aside,
                needs=tuple([one.text for one in draft.needs]) if draft.needs else (),
                needed=draft.needed,
            )
        else:
            by_somebody = not is_call(draft.text)
            statements.add_line(*said, mention=mention, kind=kind, remark=remark, said=by_somebody)
    return statements


def said_in(messages: Sequence[MessageView]) -> list[Said]:
    """Return the statements of ``messages`` that may replace each other, in their order."""
    drafts = _drafts(Statements(), messages, None)
    return _all_said(drafts, _comparable(drafts))


def _drafts(
    statements: Statements, messages: Sequence[MessageView], knowledge: Mapping[str, Any] | None
) -> list[_Draft]:
    """Return the lines of ``messages``, and add to ``statements`` the names and facts that have none."""
    drafts: list[_Draft] = []
    opening = Opening()
    for message in messages:
        if message.compacted:
            opening.is_at(message)
            drafts += _earlier_lines(statements, message)
    known = (knowledge or {}).get("key_facts")
    for fact in known if isinstance(known, list) else ():
        for value in values_in(flat(str(fact))):
            statements.add_fact(value, 0.5)
    recent = [message for message in messages if not message.compacted]
    responses_by_call = responses(recent)
    answers = Answers(recent)
    seen_lines: set[str] = set()
    agents = {message.agent_id for message in recent if message.role == "assistant"} - {None, ""}
    # What is said several times is weighed once.
    weigh = cache(_weighed_as_said)
    said = [
        (message, list(_lines_said(message, answers, weigh, opening=opening.is_at(message))))
        for message in recent
        if message.role != "tool"
    ]
    _join_answers(said)
    used = _used_values(said)
    for message, lines in said:
        drafts += lines
        by = f" (by {clipped(flat(message.agent_id), 40)})" if len(agents) > 1 and message.agent_id else ""
        drafts += _lines_of_calls(statements, message, by, responses_by_call, used, seen_lines)
    _weigh_repeated_calls(drafts)
    return drafts


def _weigh_repeated_calls(drafts: Iterable[_Draft]) -> None:
    """Let a call that changes something weigh no more than any other if a later one changes the same thing again.

    The same thing has the same tool and the same first argument, as a file that is edited five times.
    """
    newest: dict[str, _Draft] = {}
    for draft in drafts:
        if draft.side == "ai" and draft.text.startswith(_CALL_PREFIX) and draft.weight > RAN:
            key = draft.text.partition(";")[0].partition(", ")[0]
            if key in newest:
                newest[key].weight = min(newest[key].weight, RAN)
            newest[key] = draft


def _join_answers(said: Sequence[tuple[MessageView, list[_Draft]]]) -> None:
    """Put the question before a user's short answer into its line: "no, main then." tells nothing without it."""
    for (before, asking), (message, answering) in pairwise(said):
        if before.role != "assistant" or message.role != "user" or not asking or not answering:
            continue
        question = asking[-1]
        answer = next((one for one in answering if one.weight or _decides(one.text)), answering[0])
        if (
            question.unit
            and answer.unit
            and (answer.weight or _decides(answer.text))
            and is_question(question.text)
            and not _says_nothing(question.text)
            and len(question.text) <= _MAX_ASKED_CHARACTERS
            and len(answer.text) <= _MAX_ANSWER_CHARACTERS
            and not is_question(answer.text)
            and answer.kind not in _USERS_OWN
            and len(set(terms(answer.text)) - NAMELESS) < _FULL_CONTENT
        ):
            answer.text = _in_one_line(question, answer, SAID_LATER)
            answer.weight, answer.remark, answer.single = max(answer.weight, AGREED), False, False
            question.weight, question.kind = NOTHING, None


def _current(statements: Statements, drafts: Sequence[_Draft]) -> Iterator[_Draft]:
    """Yield the lines without those that a later one replaced, and forget the values that no longer hold."""
    places = _comparable(drafts)
    changes = changes_in(_all_said(drafts, places))
    replaced = changes.replaced
    _told_together(drafts, places, changes)
    carried: dict[int, list[str]] = defaultdict(list)
    told_before: dict[int, str] = {}
    kinds: dict[int, Kind] = {}
    weights: dict[int, float] = defaultdict(float)
    numbers = {place: number for number, place in enumerate(places)}
    gone: set[str] = set()
    held: list[Value] = []
    for place, draft in enumerate(drafts):
        number = numbers.get(place, -1)
        if number in changes.doubtful:
            continue
        now = replaced.get(number)
        if now is not None:
            gone.add(now.value)
            if draft.kind is not None:
                kinds.setdefault(now.by, draft.kind)
            held += [value for value in values_in(draft.text) if f"{value.kind} {value.key}" != now.value]
            alone, before, rest = _what_still_holds(draft.text, now)
            side = drafts[places[now.by]].side
            before, rest = _as_told_by(side, before, draft.side), _as_told_by(side, rest, draft.side)
            if before:
                told_before[now.by] = before
                weights[now.by] = max(weights[now.by], draft.weight)
            carried[now.by] += [*([rest] if rest else ()), *carried.pop(number, ())]
            if alone:
                draft.text, draft.kind = alone, kind_of(alone, draft.side)
                yield draft
            continue
        if number in carried:
            rests = [text for text in dict.fromkeys(carried.pop(number)) if text not in draft.text]
            draft.text = " ".join((draft.text, *rests))
        if number in told_before:
            draft.text = _in_one_line(replace(draft, text=told_before[number]), draft)
            draft.weight = max(draft.weight, weights[number])
        # What replaces an obligation is one.
        if number in kinds:
            draft.kind = kinds[number]
        yield draft
    statements.forget(gone)
    for value in held:
        statements.add_fact(value, 0.5)


def _what_still_holds(line: str, replaced: Replaced) -> tuple[str, str, str]:
    """Return what of a replaced line is told in a line of its own, before what replaced it, and behind it."""
    before, rest = replaced.before, replaced.rest
    told_before = ""
    if before and line[len(before) :].lstrip().startswith(LATER):
        told_before, before = before, ""
    if rest.startswith(LATER):
        before, rest = f"{before} {rest.removeprefix(LATER)}".strip(), ""
    return before, told_before, rest.removeprefix(SAID_LATER)


def _comparable(drafts: Sequence[_Draft]) -> list[int]:
    """Return the places of the lines that may replace each other."""
    return [
        place
        for place, draft in enumerate(drafts)
        if draft.unit
        and not (draft.side == "ai" and is_call(draft.text))
        and (draft.kind is not None or _may_change(draft))
    ]


def _all_said(drafts: Sequence[_Draft], places: Sequence[int]) -> list[Said]:
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
        )
        for before, place in pairwise((-1, *places))
        for draft in (drafts[place],)
    ]


def _told_together(drafts: Sequence[_Draft], places: Sequence[int], changes: Changes) -> None:
    """Put a statement that a later one may have replaced before it into its line; in another line it weighs as much."""
    for number, by in sorted(changes.apart.items()):
        earlier, later = drafts[places[number]], drafts[places[by]]
        later.weigh_as(earlier)
    for number, by in sorted(changes.doubtful.items()):
        draft, later = drafts[places[number]], drafts[places[by]]
        if number in changes.followed:
            later.text = _in_one_line(draft, later, "")
        elif _stays_apart(draft, later, number in changes.probable):
            del changes.doubtful[number]
            if draft.text.endswith("?"):
                continue
            changes.apart[number] = by
        else:
            later.text = _in_one_line(draft, later, LATER if number in changes.probable else SAID_LATER)
        later.weigh_as(draft)
    for number, by in (*sorted(changes.weak.items()), *sorted(changes.apart.items())):
        draft, other = (drafts[places[_line_of(one, changes)]] for one in (number, by))
        # What was answered was decided, whatever was said later.
        if draft is not other and not _decides(draft.text) and not _holds_whatever_is_said(draft, other):
            draft.needs = (*draft.needs, other)
            other.needed = True


def _holds_whatever_is_said(draft: _Draft, later: _Draft) -> bool:
    """Return whether a user's aim, or a rule of a user without a value, is weakly like something that an agent says."""
    if draft.side != "user" or later.side != "ai":
        return False
    return draft.kind == "goal" or (draft.kind in _USERS_OWN and not _has_digit(draft.text))


def _line_of(number: int, changes: Changes) -> int:
    """Return the statement in whose line another one is told."""
    while number in changes.doubtful:
        number = changes.doubtful[number]
    return number


def _stays_apart(draft: _Draft, later: _Draft, probable: bool) -> bool:
    """Return whether two statements are told in two lines, although the later one may have replaced the other.

    An answer that decides, which is known by its beginning, stays apart from what probably does not replace it and gives
    no value. So does an aim from what the other side says. So does a question of a user: it was answered, and no later
    statement takes its place.
    """
    if draft.kind == "goal" and later.side != draft.side:
        return True
    if not probable:
        if _decides(draft.text) or (later.side == "ai" and draft.side == "user" and draft.kind in _USERS_OWN):
            return True
        if _decides(later.text) and not (_has_digit(draft.text) and _has_digit(later.text)):
            return True
    asked = (
        draft.kind is None
        and draft.side == "user"
        and draft.text.rstrip().endswith("?")
        and not states_by_question(draft.text)
    )
    return asked and later.kind not in {"rule", "limit", "preference"}


def _decides(text: str) -> bool:
    """Return whether a sentence answers and decides.

    "I'd like", "let's", "please" and "no more than" begin a wish, a plan, a request and a limit, which a later one may
    replace. So does a question that states something ("Ok, it's at nine, right?").
    """
    if is_question(text) and states_by_question(text):
        return False
    return DECISION.match(text) is not None and not text.lower().startswith(_DECIDES_NOT)


def _in_one_line(earlier: _Draft, later: _Draft, word: str = LATER) -> str:
    """Return a line of two statements, which says of each one of the other side who said it.

    Of several earlier ones the oldest are left out of a line that would be too long, and the last of them is cut.
    """
    text = _as_told_by(later.side, earlier.text, earlier.side)
    left = MAX_TOGETHER_CHARACTERS - len(later.text) - len(word) - 2
    while len(text) > left and LATER in text:
        text = text.partition(LATER)[2]
    text = clipped(text, max(_MIN_CUT_CHARACTERS, left))
    return f"{text if text.endswith(_ENDS) else f'{text}.'} {word}{later.text}"


def _as_told_by(side: Side, line: str, of: Side) -> str:
    """Return the line ``of`` one side as it stands in a line of ``side``: each statement of the other side says so."""
    if side == of or not line:
        return line
    parts = _LATER_WORDS_KEPT.split(line)
    for at in range(0, len(parts), 2):
        speaker = of
        for one, words in FROM.items():
            if parts[at].startswith(words):
                speaker = one
        said = parts[at].removeprefix(FROM[speaker])
        parts[at] = said if speaker == side else f"{FROM[speaker]}{said}"
    return "".join(parts)


def _may_change(draft: _Draft) -> bool:
    """Return whether a statement that is no obligation may be replaced, or may replace another."""
    length = len(draft.text)
    if draft.recalled and _LATER_WORDS.search(draft.text):
        # What was told together may be told together with what comes, or be replaced by it.
        return True
    if draft.side == "ai":
        # What tells a story is compared too: it may say what holds now ("the painter did the door in rust").
        return length <= _MAX_AGENT_CHARACTERS or len(cut_at_all_ends(draft.text)) > 1
    if length <= _MAX_PLAIN_CHARACTERS or len(cut_at_all_ends(draft.text)) > 1:
        return True
    return length <= 2 * _MAX_PLAIN_CHARACTERS and (
        CHANGE in words_in(draft.text)
        or _has_digit(draft.text)
        or statedness(draft.text, user=True) >= _MIN_USER_STATED
    )


def _has_digit(text: str) -> bool:
    """Return whether a text has a digit; a search is faster than to ask each character, but finds no "²"."""
    return _DIGIT.search(text) is not None or (not text.isascii() and any(map(str.isdigit, text)))


def without_words(messages: Iterable[MessageView]) -> tuple[str, str]:
    """Return the texts of a summary of messages in which nothing can be quoted: how many there were on each side."""
    counts = {"user": 0, "ai": 0}
    for message in messages:
        if message.compacted:
            for side, line, _ in summary_lines(message):
                if (earlier := _WITHOUT_WORDS.fullmatch(line)) is not None:
                    counts[side] += int(earlier[1])
        else:
            counts["user" if message.role == "user" else "ai"] += 1
    texts = {
        side: f"({count} message{'' if count == 1 else 's'} without words)"
        for side, count in counts.items()
        if count
    }
    return texts.get("user", NOTHING_ASKED), texts.get("ai", NOTHING_SAID)


def _earlier_lines(statements: Statements, message: MessageView) -> Iterator[_Draft]:
    """Yield the lines of an earlier summary; the older a line is, the less it weighs."""
    lines = [
        said
        for said in summary_lines(message)
        if said[1] not in _NOTHING_TOLD and _WITHOUT_WORDS.fullmatch(said[1]) is None
    ]
    totals = {side: sum(1 for other, _, _ in lines if other == side) for side, _, _ in lines}
    positions = dict.fromkeys(totals, 0)
    openings = [Unit(line, kind_of(line, side, opening=True)) for side, line, opening in lines if opening]
    aim = likely_aim(openings)
    for side, line, opening in lines:
        positions[side] += 1
        age = 0.5 + 0.5 * positions[side] / totals[side]
        entries = ledger_values(line) if side == "ai" else []
        if entries:
            for rank, (name, value) in enumerate(entries):
                statements.names.setdefault(value.key, name)
                statements.add_fact(value, 0.9 * (1 - 0.5 * rank / len(entries)))
            continue
        parts = [Unit(line, kind_of(line, side, opening=opening))]
        if len(line) > MAX_TOGETHER_CHARACTERS:
            parts = units(line, side, opening=opening)
        if opening and aim == positions[side] - 1:
            parts = [part if part.kind else part._replace(kind="goal") for part in parts]
        for part in parts:
            kind = None if is_call(part.text) and side == "ai" else part.kind
            weight, remark = _weighed(part.text, side)
            if kind == "open" and is_question(part.text):
                weight = min(weight, PROBABLY_ANSWERED)
                kind = None
            if kind == "open" and values_in(part.text):
                # A question with facts is kept for its facts also when it was answered.
                kind = None
            weight = weight * (1 + age) / 2
            if _says_nothing(part.text):
                weight, kind = NOTHING, None
            yield _Draft(part.text, side, weight, age, kind, remark=remark, recalled=True)


def _lines_said(
    message: MessageView, answers: Answers, weigh: Callable[[str, Side], tuple[float, bool]], *, opening: bool
) -> Iterator[_Draft]:
    side: Side = "user" if message.role == "user" else "ai"
    said = units(message.text, side, opening=opening)
    if opening and side == "user" and (aim := likely_aim(said)) is not None:
        said[aim] = said[aim]._replace(kind="goal")
    has_aim = any(unit.kind == "goal" for unit in said)
    for number, unit in enumerate(said):
        weight, remark = weigh(unit.text, side)
        kind = unit.kind
        if weight == NOTHING:
            kind = None
        elif kind == "open" and answers.has(message, unit.text):
            kind = None
            weight = weight if values_in(unit.text) else min(weight, LOOKED_UP if side == "user" else NOTHING)
        elif kind == "open" and is_question(unit.text) and answers.may_have(message):
            kind, weight = None, min(weight, PROBABLY_ANSWERED)
        aside = has_aim and remark and kind is None
        yield _Draft(
            unit.text,
            side,
            weight,
            kind=kind,
            remark=remark,
            aside=aside,
            single=unit.single,
            follows=number > 0,
        )
    for part in message.contents or ():
        if part.kind != "text":
            yield _Draft(f"[{part.kind} {clipped(flat(part.uri), 120)}]", side, ASKED, unit=False)


def _lines_of_calls(
    statements: Statements,
    message: MessageView,
    by: str,
    responses_by_call: Mapping[tuple[int, str], MessageView],
    used: set[str],
    seen_lines: set[str],
) -> Iterator[_Draft]:
    for call in message.tool_calls or ():
        given = decoded(call.arguments)
        passed = leaves(given)
        for name, value in passed:
            if name:
                statements.names.setdefault(value.casefold(), name)
        tool = clipped(flat(call.name), 60)
        by_name = f"{tool}{by}"
        response = responses_by_call.get((message.sequence, call.id))
        answered = decoded(response.text) if response is not None else None
        reading = is_reading(tool)
        arguments = arguments_text(given, passed)
        head = (
            f"{_LOOKUP_PREFIX}{by_name}: {arguments}"
            if reading
            else f"{_CALL_PREFIX}{by_name} with {arguments}"
        )
        if not arguments:
            head = f"{_LOOKUP_PREFIX if reading else _CALL_PREFIX}{by_name}"
        if response is None:
            line, weight = f"{head}; no answer", FAILED
        elif failed(response.text, answered, is_error=response.is_error):
            line, weight = f"{head}; it failed: {failure_text(response.text, answered)}", FAILED
        else:
            result = response_text(answered, used, {value.casefold() for _, value in passed})
            line = f"{head}; result: {result}" if result else head if reading else f"{head}; done"
            weight = LOOKED_UP if reading else DONE if is_changing(tool) else RAN
        if line not in seen_lines:
            seen_lines.add(line)
            yield _Draft(line, "ai", weight, unit=False)


def _weighed(sentence: str, side: Side) -> tuple[float, bool]:
    """Return the weight of a sentence, and whether it is a remark.

    A remark neither asks for something, decides it, nor tells an outcome or a call.
    """
    if side == "user":
        decides = DECISION.match(sentence) is not None
        remark = not decides and not asks(sentence)
    else:
        decides = False
        remark = not is_call(sentence) and not tells_outcome(sentence)
    if len(sentence) <= _MAX_COURTESY_CHARACTERS and COURTESY.match(sentence):
        return NOTHING, remark
    if remark:
        return _form_weight(sentence, side), remark
    if decides:
        return DECIDED if values_in(sentence) else AGREED, remark
    if side == "ai" and is_call(sentence):
        return _call_weight(sentence), remark
    return ASKED * _certainty(sentence, side), remark


def _weighed_as_said(sentence: str, side: Side) -> tuple[float, bool]:
    """Return the same of a sentence of a message; what names nothing has no weight."""
    weight, remark = _weighed(sentence, side)
    return (NOTHING if _says_nothing(sentence) else weight), remark


def _says_nothing(sentence: str) -> bool:
    """Return whether a sentence names nothing: "Perfect.", "Shall I?", "Ok, makes sense." tell nothing alone."""
    return (
        len(sentence) <= _MAX_COURTESY_CHARACTERS
        and not _has_digit(sentence)
        and NAMELESS.issuperset(terms(sentence))
    )


def _call_weight(line: str) -> float:
    """Return the weight of a line of an earlier summary that describes a tool call."""
    if line.startswith(_LOOKUP_PREFIX):
        return LOOKED_UP
    tool = line.removeprefix(_CALL_PREFIX)
    return FAILED if "; it failed: " in line else DONE if is_changing(tool) else RAN


def _form_weight(sentence: str, side: Side) -> float:
    """Return the weight of a remark by its form: what states how things are weighs more than what tells a story."""
    return REMARK + (STATED - REMARK) * _likely(sentence, side)


def _certainty(sentence: str, side: Side) -> float:
    """Return 1 for a sentence that likely states what holds, and less for one that tells a story.

    In a story people ask, too: "Can you imagine?".
    """
    return min(1.0, _MIN_CERTAINTY + _likely(sentence, side) / _CERTAIN)


def _likely(line: str, side: Side) -> float:
    """Return how likely a line is worth its tokens by its form, from 0 to 1; half of the form is far less than half."""
    return _stated(line, side) ** _LIKELY_POWER


def _stated(line: str, side: Side) -> float:
    """Return how much a line states what holds: of several sentences in it, the one that does most."""
    parts = _LATER_WORDS.split(line) if LATER in line or SAID_LATER in line else (line,)
    return max(
        [
            statedness(sentence, user=side == "user")
            for part in parts
            for sentence in sentences_by_marks(part)
        ],
        default=0.0,
    )


def _stated_besides(line: str, side: Side) -> float:
    """Return how much the statements of a line state what holds, summed over all but the one that does most.

    What tells a story adds nothing.
    """
    *others, _ = sorted(statedness(part, user=side == "user") for part in line.split(SAID_LATER))
    return sum(share for share in others if share >= MIN_STATED)


def _used_values(said: Sequence[tuple[MessageView, Sequence[_Draft]]]) -> set[str]:
    """Return the words and numbers that users and agents use; a tool response's values are kept by them."""
    used: set[str] = set()
    for text in {line.text for _, lines in said for line in lines}:
        for value in values_in(text):
            used.update((value.key, value.text.casefold()))
    for message, _ in said:
        for call in message.tool_calls or ():
            used.update(
                passed.casefold() for _, passed in leaves(decoded(call.arguments)) if _is_distinctive(passed)
            )
    return used


def _is_distinctive(value: str) -> bool:
    """Return whether a value is distinctive; values such as "no" and "3" are in every response."""
    return len(value) >= 4 or (len(value) >= 2 and any(map(str.isdigit, value)))


def is_call(line: str) -> bool:
    """Return whether a line describes a tool call."""
    return line.startswith((_CALL_PREFIX, _LOOKUP_PREFIX))


def terms_of(statement: Statement) -> list[str]:
    """Return the terms of a statement, for ranking."""
    return terms(statement.text)
