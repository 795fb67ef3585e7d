"""Messages as statements: what each side said, sentence by sentence, and what agents did, told as prose."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final, Literal

from processors.extractive.facts import Value, values_in
from processors.extractive.ledger import ledger_values
from processors.extractive.lexicon import COURTESY, DECISION, OUTCOME, REQUEST
from processors.extractive.sentence import clipped, flat, sentences, terms
from processors.extractive.tools import (
    answer_told,
    arguments_told,
    call_shortened,
    decoded,
    failed,
    failure_told,
    is_changing,
    is_reading,
    leaves,
)
from processors.memory.pairing import responses
from schemas.view import MessageView

Side = Literal["user", "ai"]

#: What statements are worth by their kind, facts apart; a fact is worth about 1.
DONE: Final = 8.0
RAN: Final = 2.5
DECIDED: Final = 2.0
OPENING: Final = 4.0
ASKED: Final = 1.2
FAILED: Final = 1.0
LOOKED_UP: Final = 0.2
SAID: Final = 0.3
NOTHING: Final = 0.0

#: Sentences that open a conversation.
_MOST_OPENINGS: Final = 2
#: What is left of a statement's worth in its short form.
SHORTENED: Final = 0.7
#: Characters of the short form of a long statement: enough for the verb and what it was done to.
_SHORT: Final = 90
_CALLED: Final = "Called "
_LOOKED: Final = "Looked up with "

#: Characters of a courtesy; a longer sentence that begins like one goes on to say something.
_COURTEOUS: Final = 48


@dataclass(frozen=True, slots=True)
class Statement:
    """A line that may stand in a summary.

    Attributes:
        text: The line; never with a line break.
        side: Whose message it goes into.
        weight: What it is worth by its kind, its facts apart: a decision more than a remark.
        values: The facts it tells.
        origin: Lines with the same origin are forms of one another; at most one of them is taken.
    """

    text: str
    side: Side
    weight: float
    values: tuple[Value, ...]
    origin: int


@dataclass(slots=True)
class Statements:
    """Everything a summary may say, in the order it was said.

    Attributes:
        lines: What may be taken whole.
        loose: Facts of an earlier summary that stood in its ledger, most important first.
        mentions: How often each fact was used, by kind and key.
        names: Under which name a value was passed to a tool, by the value in lower case.
    """

    lines: list[Statement] = field(default_factory=list)
    loose: list[Value] = field(default_factory=list)
    mentions: dict[tuple[str, str], float] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    _origins: Iterator[int] = field(default_factory=count)
    _openings: int = 0

    def add(self, text: str, side: Side, weight: float, *, mention: float = 1.0) -> None:
        """Add a line, and a short form of a long one; ``mention`` is what its use of a fact counts."""
        values = tuple(values_in(text))
        origin = next(self._origins)
        for value in set(values):
            self._mention(value, mention)
        self.lines.append(Statement(text, side, weight, values, origin))
        if weight >= FAILED and len(text) > _SHORT * 1.5:
            short = call_shortened(text) if is_call(text) else clipped(text, _SHORT)
            self.lines.append(Statement(short, side, weight * SHORTENED, tuple(values_in(short)), origin))

    def say(self, sentence: str, side: Side, weight: float, *, mention: float = 1.0) -> None:
        """Add what somebody said; how a user opens the conversation tells what all of it is about."""
        if side == "user" and weight and self._openings < _MOST_OPENINGS:
            self._openings += 1
            weight += OPENING
        self.add(sentence, side, weight, mention=mention)

    def keep(self, value: Value, weight: float) -> None:
        """Add a fact without a line of its own."""
        self.loose.append(value)
        self._mention(value, weight)

    def _mention(self, value: Value, weight: float) -> None:
        key = (value.kind, value.key)
        self.mentions[key] = self.mentions.get(key, 0.0) + weight


def statements_of(messages: Sequence[MessageView], knowledge: Mapping[str, Any] | None = None) -> Statements:
    """Return what ``messages`` say; those of an earlier summary come first, line by line.

    Args:
        messages: Oldest first.
        knowledge: Of the earlier summary; what it calls a key fact counts as said once more.
    """
    made = Statements()
    for message in messages:
        if message.compacted:
            _add_earlier(made, message)
    known = (knowledge or {}).get("key_facts")
    for fact in known if isinstance(known, list) else ():
        for value in values_in(flat(str(fact))):
            made.keep(value, 0.5)
    recent = [message for message in messages if not message.compacted]
    used = _used_values(recent)
    answers = responses(recent)
    told: set[str] = set()
    agents = {message.agent_id for message in recent if message.role == "assistant"} - {None, ""}
    for message in recent:
        if message.role == "tool":
            continue
        side: Side = "user" if message.role == "user" else "ai"
        _add_said(made, message, side)
        by = f" (by {clipped(flat(message.agent_id), 40)})" if len(agents) > 1 and message.agent_id else ""
        _add_calls(made, message, by, answers, used, told)
    return made


def _sides_of(message: MessageView) -> list[tuple[Side, str]]:
    """Return the sides of an earlier summary's message; one of role system holds both, a blank line between."""
    if message.role != "system":
        return [("user" if message.role == "user" else "ai", message.text)]
    asked, _, answered = message.text.partition("\n\n")
    return [("user", asked), ("ai", answered)]


def _add_earlier(made: Statements, message: MessageView) -> None:
    """Take an earlier summary apart; the further back a line stands, the sooner it may go."""
    for side, text in _sides_of(message):
        lines = [line for line in map(flat, text.splitlines()) if line]
        for position, line in enumerate(lines):
            age = 0.5 + 0.5 * (position + 1) / len(lines)
            entries = ledger_values(line) if side == "ai" else []
            if entries:
                for rank, (name, value) in enumerate(entries):
                    made.names.setdefault(value.key, name)
                    made.keep(value, 0.9 * (1 - 0.5 * rank / len(entries)))
                continue
            for sentence in [line] if len(line) <= 400 else sentences(line):
                made.say(sentence, side, _weight(sentence, side) * (1 + age) / 2, mention=age)


def _add_said(made: Statements, message: MessageView, side: Side) -> None:
    for sentence in sentences(message.text):
        made.say(sentence, side, _weight(sentence, side))
    for part in message.contents or ():
        if part.kind != "text":
            made.add(f"[{part.kind} {clipped(flat(part.uri), 120)}]", side, ASKED)


def _add_calls(
    made: Statements,
    message: MessageView,
    by: str,
    answers: Mapping[tuple[int, str], MessageView],
    used: set[str],
    told: set[str],
) -> None:
    for call in message.tool_calls or ():
        passed = leaves(decoded(call.arguments))
        for name, value in passed:
            if name:
                made.names.setdefault(value.casefold(), name)
        tool = clipped(flat(call.name), 60)
        by_name = f"{tool}{by}"
        answer = answers.get((message.sequence, call.id))
        reading = is_reading(tool)
        arguments = arguments_told(call.arguments)
        head = f"{_LOOKED}{by_name}: {arguments}" if reading else f"{_CALLED}{by_name} with {arguments}"
        if not arguments:
            head = f"{_LOOKED if reading else _CALLED}{by_name}"
        if answer is None:
            line, weight = f"{head}; no answer", FAILED
        elif failed(answer.text, is_error=answer.is_error):
            line, weight = f"{head}; it failed: {failure_told(answer.text)}", FAILED
        else:
            result = answer_told(answer.text, used, {value.casefold() for _, value in passed})
            line = f"{head}; result: {result}" if result else head if reading else f"{head}; done"
            weight = LOOKED_UP if reading else DONE if is_changing(tool) else RAN
        if line not in told:
            told.add(line)
            made.add(line, "ai", weight)


def _weight(sentence: str, side: Side) -> float:
    if len(sentence) <= _COURTEOUS and COURTESY.match(sentence):
        return NOTHING
    if side == "ai" and sentence.startswith(_CALLED):
        tool = sentence.removeprefix(_CALLED)
        return FAILED if "; it failed: " in sentence else DONE if is_changing(tool) else RAN
    if side == "ai" and sentence.startswith(_LOOKED):
        return LOOKED_UP
    if side == "user":
        if DECISION.match(sentence) and values_in(sentence):
            return DECIDED
        return ASKED if DECISION.match(sentence) or REQUEST.search(sentence) else SAID
    return ASKED if OUTCOME.search(sentence) else SAID


def _used_values(messages: Iterable[MessageView]) -> set[str]:
    """Words and numbers that users and agents use, to tell which values of a tool's answer matter."""
    used: set[str] = set()
    for message in messages:
        if message.role != "tool":
            for value in values_in(message.text):
                used.update((value.key, value.text.casefold()))
            for call in message.tool_calls or ():
                used.update(
                    leaf.value.casefold() for leaf in leaves(decoded(call.arguments)) if _tells(leaf.value)
                )
    return used


def _tells(value: str) -> bool:
    """Whether a value is told apart from others by itself: "no" and "3" stand in every answer."""
    return len(value) >= 4 or (len(value) >= 2 and any(map(str.isdigit, value)))


def is_call(line: str) -> bool:
    """Return whether a line tells a tool call."""
    return line.startswith((_CALLED, _LOOKED))


def terms_of(statement: Statement) -> list[str]:
    """Return the terms of a statement, for ranking."""
    return terms(statement.text)
