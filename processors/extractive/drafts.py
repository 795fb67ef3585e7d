"""Turns messages into drafts of lines: what each side says, lines of an earlier summary, and tool calls as prose."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from typing import Any, Final

from processors.extractive.ledger import ledger_values
from processors.extractive.lexicon import NAMELESS, decides
from processors.extractive.line_weight import (
    AGREED,
    ASKED,
    CALL_PREFIX,
    DONE,
    FAILED,
    LOOKED_UP,
    LOOKUP_PREFIX,
    NOTHING,
    PROBABLY_ANSWERED,
    RAN,
    is_call,
    likely,
    says_nothing,
    weighed,
    weighed_as_said,
)
from processors.extractive.tools import (
    arguments_text,
    decoded,
    failed,
    failure_text,
    is_changing,
    is_reading,
    leaves,
    response_text,
)
from processors.memory.pairing import responses
from processors.statements.agents_talk import announces, asks_user, lists_data, offers_help
from processors.statements.current_values import (
    FROM,
    LATER,
    MAX_TOGETHER_CHARACTERS,
    SAID_LATER,
    states_by_question,
)
from processors.statements.facts import Value, values_in
from processors.statements.obligations import (
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
from processors.statements.sentence import clipped, flat, terms, with_full_stop
from processors.statements.statement_form import is_question
from schemas.view import MessageView

#: What a user lays down is told as the user said it, whatever an agent answers, unless that has probably replaced it.
USERS_OWN: Final[frozenset[Kind | None]] = frozenset({"rule", "limit", "preference"})
#: What stands in a summary's message of which nothing is told.
NOTHING_ASKED: Final = "(questions left out)"
NOTHING_SAID: Final = "(answers left out)"
#: The same, and what older versions wrote there.
_NOTHING_TOLD: Final = frozenset(
    [NOTHING_ASKED, NOTHING_SAID, "(no question was asked)", "(no answer was given)"]
)
#: What stands there if no message had a word to keep: emoji, punctuation, empty texts.
_WITHOUT_WORDS: Final = re.compile(r"\(([1-9][0-9]*) messages? without words\)")
#: What each fact of a list counts that an agent offered, and from which the user has chosen.
_OFFERED_MENTION: Final = 0.3
#: The fewest characters of an earlier statement that is cut for a line that is too long.
_MIN_CUT_CHARACTERS: Final = 60
_LATER_WORDS_KEPT: Final = re.compile(rf"({LATER}|{SAID_LATER})")
#: With so many words that name something, an answer is told without the question.
_FULL_CONTENT: Final = 3
#: A remark beside the aim opens the conversation as well if it states so much: "Funder: the Dufour fund".
_MIN_OPENS: Final = 0.9
#: The most characters of a user's answer that is told with the agent's question, and of that one.
_MAX_ANSWER_CHARACTERS: Final = 60
_MAX_ASKED_CHARACTERS: Final = 140


@dataclass(slots=True)
class Draft:
    """A line before it is known which statements were replaced; ``unit`` is false for what states nothing.

    That is a tool call, an attachment, or what an agent says to keep the talk going.

    ``remark`` is true if its weight is by its form only, ``recalled`` if it is a line of an earlier summary, ``aside``
    if it is a remark beside the aim that hardly states anything, ``single`` if it is known to be one sentence,
    ``follows`` if it stands right behind the line before it in one message, ``has_aim`` if the aim of a user is told in
    it, ``opens`` if it is of the message that opens the conversation, or of a user in an earlier summary, which begins
    with what stood there. ``needs`` are the lines that may have replaced it, and ``needed`` is true for these.
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
    has_aim: bool = False
    opens: bool = False
    needs: tuple[Draft, ...] = ()
    needed: bool = False

    def weigh_as(self, earlier: Draft) -> None:
        """Weigh at least as much as the line that this one may have replaced, and be what that is if it is nothing."""
        self.weight = max(earlier.weight, self.weight)
        self.kind = self.kind or earlier.kind

    def has_also(self, earlier: Draft) -> None:
        """Weigh at least as much as a statement that is told in this line, and be what that is if it is taken first."""
        self.weigh_as(earlier)
        if earlier.side == self.side:
            self.has_aim = self.has_aim or earlier.tells_aim
            self.opens = self.opens or earlier.opens
            taken_first = self.kind is not None and comes_first(self.kind, self.side)
            if earlier.kind is not None and comes_first(earlier.kind, earlier.side) and not taken_first:
                self.kind = earlier.kind

    @property
    def tells_aim(self) -> bool:
        """Whether it is the aim of a user, or has it."""
        return self.has_aim or (self.kind == "goal" and self.side == "user")


@dataclass(slots=True)
class Drafts:
    """What messages give.

    Attributes:
        lines: The lines, in the order of the conversation.
        names: The parameter name under which a value was passed to a tool, by the value in lower case.
        facts: Facts of the earlier summary's ledger and of its knowledge, each with what it adds to its mentions.
    """

    lines: list[Draft] = field(default_factory=list)
    names: dict[str, str] = field(default_factory=dict)
    facts: list[tuple[Value, float]] = field(default_factory=list)


def drafts_of(messages: Sequence[MessageView], knowledge: Mapping[str, Any] | None = None) -> Drafts:
    """Return the lines of ``messages``, those of an earlier summary first, and the names and facts that have none.

    Args:
        messages: Oldest first.
        knowledge: The knowledge of the earlier summary; each of its key facts counts as one more mention.
    """
    drafts = Drafts()
    lines = drafts.lines
    opening = Opening()
    for message in messages:
        if message.compacted:
            opening.is_at(message)
            lines += _earlier_lines(drafts, message)
    known = (knowledge or {}).get("key_facts")
    for fact in known if isinstance(known, list) else ():
        for value in values_in(flat(str(fact))):
            drafts.facts.append((value, 0.5))
    recent = [message for message in messages if not message.compacted]
    responses_by_call = responses(recent)
    answers = Answers(recent)
    seen_lines: set[str] = set()
    agents = {message.agent_id for message in recent if message.role == "assistant"} - {None, ""}
    # What is said several times is weighed once.
    weigh = cache(weighed_as_said)
    said = [
        (message, list(_lines_said(message, answers, weigh, opening=opening.is_at(message))))
        for message in recent
        if message.role != "tool"
    ]
    _join_answers(said)
    used = _used_values(said)
    for message, of_message in said:
        lines += of_message
        by = f" (by {clipped(flat(message.agent_id), 40)})" if len(agents) > 1 and message.agent_id else ""
        lines += _lines_of_calls(drafts, message, by, responses_by_call, used, seen_lines)
    _weigh_repeated_calls(lines)
    return drafts


def _earlier_lines(drafts: Drafts, message: MessageView) -> Iterator[Draft]:
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
                drafts.names.setdefault(value.key, name)
                drafts.facts.append((value, 0.9 * (1 - 0.5 * rank / len(entries))))
            continue
        parts = [Unit(line, kind_of(line, side, opening=opening))]
        if len(line) > MAX_TOGETHER_CHARACTERS:
            parts = units(line, side, opening=opening)
        if opening and aim == positions[side] - 1:
            parts = [part if part.kind else part._replace(kind="goal") for part in parts]
        for part in parts:
            kind = None if is_call(part.text) and side == "ai" else part.kind
            weight, remark = weighed(part.text, side)
            if (kind == "open" and is_question(part.text)) or (side == "ai" and asks_user(part.text)):
                weight = min(weight, PROBABLY_ANSWERED)
                kind = None
            if kind == "open" and values_in(part.text):
                # A question with facts is kept for its facts also when it was answered.
                kind = None
            weight = weight * (1 + age) / 2
            if says_nothing(part.text) or (side == "ai" and offers_help(part.text)):
                weight, kind = NOTHING, None
            yield Draft(
                part.text, side, weight, age, kind, remark=remark, recalled=True, opens=side == "user"
            )


def _lines_said(
    message: MessageView, answers: Answers, weigh: Callable[[str, Side], tuple[float, bool]], *, opening: bool
) -> Iterator[Draft]:
    side: Side = "user" if message.role == "user" else "ai"
    said = units(message.text, side, opening=opening)
    if opening and side == "user" and (aim := likely_aim(said)) is not None:
        said[aim] = said[aim]._replace(kind="goal")
    has_aim = any(unit.kind == "goal" for unit in said)
    answered = answers.has_reply(message)
    # Of a list that an agent offers, the answer says what was taken.
    offers = (
        side == "ai" and answered and bool(said) and (is_question(said[-1].text) or asks_user(said[-1].text))
    )
    for number, unit in enumerate(said):
        weight, remark = weigh(unit.text, side)
        kind, states = unit.kind, True
        if weight == NOTHING and (kind is None or not comes_first(kind, side) or says_nothing(unit.text)):
            kind = None
        elif kind == "open" and answers.has(message, unit.text):
            kind = None
            if not values_in(unit.text) and not (side == "user" and states_by_question(unit.text)):
                weight = min(weight, LOOKED_UP if side == "user" else NOTHING)
        elif kind == "open" and is_question(unit.text) and answered:
            kind, weight = None, min(weight, PROBABLY_ANSWERED)
        elif side == "ai" and asks_user(unit.text) and not answered:
            kind = "open"
        elif side == "ai" and _is_talk(unit, message, answered):
            kind, weight, states = None, NOTHING, False
        was_offered = offers and lists_data(unit.text)
        if was_offered:
            kind, weight = None, min(weight, PROBABLY_ANSWERED)
        aside = has_aim and remark and kind is None and likely(unit.text, side) < _MIN_OPENS
        yield Draft(
            unit.text,
            side,
            weight,
            _OFFERED_MENTION if was_offered else 1.0,
            kind=kind,
            unit=states,
            remark=remark,
            aside=aside,
            single=unit.single,
            follows=number > 0,
            opens=opening and side == "user",
        )
    for part in message.contents or ():
        if part.kind != "text":
            yield Draft(f"[{part.kind} {clipped(flat(part.uri), 120)}]", side, ASKED, unit=False)


def _is_talk(unit: Unit, message: MessageView, answered: bool) -> bool:
    """Return whether an agent only keeps the talk going: what it asks for was given, or a list or call says it."""
    return (
        unit.text.endswith((":", "\uff1a"))
        or offers_help(unit.text)
        or (answered and asks_user(unit.text))
        or (bool(message.tool_calls) and unit.kind in {None, "next"} and announces(unit.text))
    )


def _lines_of_calls(
    drafts: Drafts,
    message: MessageView,
    by: str,
    responses_by_call: Mapping[tuple[int, str], MessageView],
    used: set[str],
    seen_lines: set[str],
) -> Iterator[Draft]:
    for call in message.tool_calls or ():
        given = decoded(call.arguments)
        passed = leaves(given)
        for name, value in passed:
            if name:
                drafts.names.setdefault(value.casefold(), name)
        tool = clipped(flat(call.name), 60)
        by_name = f"{tool}{by}"
        response = responses_by_call.get((message.sequence, call.id))
        answered = decoded(response.text) if response is not None else None
        reading = is_reading(tool)
        arguments = arguments_text(given, passed)
        head = (
            f"{LOOKUP_PREFIX}{by_name}: {arguments}"
            if reading
            else f"{CALL_PREFIX}{by_name} with {arguments}"
        )
        if not arguments:
            head = f"{LOOKUP_PREFIX if reading else CALL_PREFIX}{by_name}"
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
            yield Draft(line, "ai", weight, unit=False)


def _used_values(said: Sequence[tuple[MessageView, Sequence[Draft]]]) -> set[str]:
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


def _join_answers(said: Sequence[tuple[MessageView, list[Draft]]]) -> None:
    """Put the question before a user's short answer into its line: "no, main then." tells nothing without it."""
    for (before, asking), (message, answering) in pairwise(said):
        if before.role != "assistant" or message.role != "user" or not asking or not answering:
            continue
        question = asking[-1]
        answer = next((one for one in answering if one.weight or decides(one.text)), answering[0])
        if (
            question.unit
            and answer.unit
            and (answer.weight or decides(answer.text))
            and is_question(question.text)
            and not says_nothing(question.text)
            and len(question.text) <= _MAX_ASKED_CHARACTERS
            and len(answer.text) <= _MAX_ANSWER_CHARACTERS
            and not is_question(answer.text)
            and answer.kind not in USERS_OWN
            and len(set(terms(answer.text)) - NAMELESS) < _FULL_CONTENT
        ):
            answer.text = in_one_line(question, answer, SAID_LATER)
            answer.weight, answer.remark, answer.single = max(answer.weight, AGREED), False, False
            question.weight, question.kind = NOTHING, None


def _weigh_repeated_calls(drafts: Iterable[Draft]) -> None:
    """Let a call that changes something weigh no more than any other if a later one changes the same thing again.

    The same thing has the same tool and the same first argument, as a file that is edited five times.
    """
    newest: dict[str, Draft] = {}
    for draft in drafts:
        if draft.side == "ai" and draft.text.startswith(CALL_PREFIX) and draft.weight > RAN:
            key = draft.text.partition(";")[0].partition(", ")[0]
            if key in newest:
                newest[key].weight = min(newest[key].weight, RAN)
            newest[key] = draft


def in_one_line(earlier: Draft, later: Draft, word: str = LATER) -> str:
    """Return a line of two statements, which says of each one of the other side who said it.

    Of several earlier ones the oldest are left out of a line that would be too long, and the last of them is cut.
    """
    text = as_told_by(later.side, earlier.text, earlier.side)
    left = MAX_TOGETHER_CHARACTERS - len(later.text) - len(word) - 2
    while len(text) > left and LATER in text:
        text = text.partition(LATER)[2]
    text = clipped(text, max(_MIN_CUT_CHARACTERS, left))
    return f"{with_full_stop(text)} {word}{later.text}"


def as_told_by(side: Side, line: str, of: Side) -> str:
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
