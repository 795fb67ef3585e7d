"""Turns messages into statements: the sentences of each side, and the tool calls of agents described as prose."""

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
from schemas.view import MessageView

Side = Literal["user", "ai"]

#: The weights of statements by their kind, without their facts; a fact is worth about 1.
DONE: Final = 8.0
RAN: Final = 2.5
DECIDED: Final = 2.0
OPENING: Final = 4.0
ASKED: Final = 1.2
FAILED: Final = 1.0
LOOKED_UP: Final = 0.2
REMARK: Final = 0.3
NOTHING: Final = 0.0

#: The first sentences of the users that get OPENING added to their weights.
_MAX_OPENINGS: Final = 2
#: The weight of a short form, as a share of the whole statement's.
SHORTENED: Final = 0.7
#: Characters of the short form of a long statement: enough for the verb and its object.
_SHORT_CHARACTERS: Final = 90
_CALL_PREFIX: Final = "Called "
_LOOKUP_PREFIX: Final = "Looked up with "

#: A longer sentence that begins with a courtesy says something else too.
_MAX_COURTESY_CHARACTERS: Final = 48


@dataclass(frozen=True, slots=True)
class Statement:
    """A line that a summary may contain.

    Attributes:
        text: The line; never with a line break.
        side: Into which of the summary's two messages it goes.
        weight: What it is worth by its kind, without its facts: a decision more than a remark.
        values: The facts in it.
        origin: Lines with the same origin are forms of the same line; at most one of them is taken.
    """

    text: str
    side: Side
    weight: float
    values: tuple[Value, ...]
    origin: int


@dataclass(slots=True)
class Statements:
    """Everything a summary may contain, in the order of the conversation.

    Attributes:
        lines: The statements; a long one has a short form after it.
        earlier_facts: Facts of the earlier summary's ledger, most important first, and of its knowledge.
        mentions: How often each fact was used, by kind and key; a use in an earlier summary counts less than 1.
        names: The parameter name under which a value was passed to a tool, by the value in lower case.
    """

    lines: list[Statement] = field(default_factory=list)
    earlier_facts: list[Value] = field(default_factory=list)
    mentions: dict[tuple[str, str], float] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    _origins: Iterator[int] = field(default_factory=count)
    _openings: int = 0

    def add_line(self, text: str, side: Side, weight: float, *, mention: float = 1.0) -> None:
        """Add a line, and a short form if it is long; ``mention`` is what each fact in it adds to ``mentions``."""
        values = tuple(values_in(text))
        origin = next(self._origins)
        for value in set(values):
            self._mention(value, mention)
        self.lines.append(Statement(text, side, weight, values, origin))
        if weight >= FAILED and len(text) > _SHORT_CHARACTERS * 1.5:
            short = call_shortened(text) if is_call(text) else clipped(text, _SHORT_CHARACTERS)
            self.lines.append(Statement(short, side, weight * SHORTENED, tuple(values_in(short)), origin))

    def add_sentence(self, sentence: str, side: Side, weight: float, *, mention: float = 1.0) -> None:
        """Add a sentence of a message; a user's first sentences weigh more, since they tell what all is about."""
        if side == "user" and weight and self._openings < _MAX_OPENINGS:
            self._openings += 1
            weight += OPENING
        self.add_line(sentence, side, weight, mention=mention)

    def add_fact(self, value: Value, weight: float) -> None:
        """Add a fact that has no line."""
        self.earlier_facts.append(value)
        self._mention(value, weight)

    def _mention(self, value: Value, weight: float) -> None:
        key = (value.kind, value.key)
        self.mentions[key] = self.mentions.get(key, 0.0) + weight


def statements_of(messages: Sequence[MessageView], knowledge: Mapping[str, Any] | None = None) -> Statements:
    """Return the statements of ``messages``; the lines of an earlier summary come first.

    Args:
        messages: Oldest first.
        knowledge: The knowledge of the earlier summary; each of its key facts counts as one more mention.
    """
    statements = Statements()
    for message in messages:
        if message.compacted:
            _add_earlier_summary(statements, message)
    known = (knowledge or {}).get("key_facts")
    for fact in known if isinstance(known, list) else ():
        for value in values_in(flat(str(fact))):
            statements.add_fact(value, 0.5)
    recent = [message for message in messages if not message.compacted]
    used = _used_values(recent)
    responses_by_call = responses(recent)
    seen_lines: set[str] = set()
    agents = {message.agent_id for message in recent if message.role == "assistant"} - {None, ""}
    for message in recent:
        if message.role == "tool":
            continue
        side: Side = "user" if message.role == "user" else "ai"
        _add_sentences(statements, message, side)
        by = f" (by {clipped(flat(message.agent_id), 40)})" if len(agents) > 1 and message.agent_id else ""
        _add_calls(statements, message, by, responses_by_call, used, seen_lines)
    return statements


def _sides_of(message: MessageView) -> list[tuple[Side, str]]:
    """Return the sides of an earlier summary's message; one of role system has both, with a blank line between."""
    if message.role != "system":
        return [("user" if message.role == "user" else "ai", message.text)]
    asked, _, answered = message.text.partition("\n\n")
    return [("user", asked), ("ai", answered)]


def _add_earlier_summary(statements: Statements, message: MessageView) -> None:
    """Add the lines of an earlier summary; the older a line is, the less it weighs."""
    for side, text in _sides_of(message):
        lines = [line for line in map(flat, text.splitlines()) if line]
        for position, line in enumerate(lines):
            age = 0.5 + 0.5 * (position + 1) / len(lines)
            entries = ledger_values(line) if side == "ai" else []
            if entries:
                for rank, (name, value) in enumerate(entries):
                    statements.names.setdefault(value.key, name)
                    statements.add_fact(value, 0.9 * (1 - 0.5 * rank / len(entries)))
                continue
            for sentence in [line] if len(line) <= 400 else sentences(line):
                statements.add_sentence(sentence, side, _weight(sentence, side) * (1 + age) / 2, mention=age)


def _add_sentences(statements: Statements, message: MessageView, side: Side) -> None:
    for sentence in sentences(message.text):
        statements.add_sentence(sentence, side, _weight(sentence, side))
    for part in message.contents or ():
        if part.kind != "text":
            statements.add_line(f"[{part.kind} {clipped(flat(part.uri), 120)}]", side, ASKED)


def _add_calls(
    statements: Statements,
    message: MessageView,
    by: str,
    responses_by_call: Mapping[tuple[int, str], MessageView],
    used: set[str],
    seen_lines: set[str],
) -> None:
    for call in message.tool_calls or ():
        passed = leaves(decoded(call.arguments))
        for name, value in passed:
            if name:
                statements.names.setdefault(value.casefold(), name)
        tool = clipped(flat(call.name), 60)
        by_name = f"{tool}{by}"
        response = responses_by_call.get((message.sequence, call.id))
        reading = is_reading(tool)
        arguments = arguments_text(call.arguments)
        head = (
            f"{_LOOKUP_PREFIX}{by_name}: {arguments}"
            if reading
            else f"{_CALL_PREFIX}{by_name} with {arguments}"
        )
        if not arguments:
            head = f"{_LOOKUP_PREFIX if reading else _CALL_PREFIX}{by_name}"
        if response is None:
            line, weight = f"{head}; no answer", FAILED
        elif failed(response.text, is_error=response.is_error):
            line, weight = f"{head}; it failed: {failure_text(response.text)}", FAILED
        else:
            result = response_text(response.text, used, {value.casefold() for _, value in passed})
            line = f"{head}; result: {result}" if result else head if reading else f"{head}; done"
            weight = LOOKED_UP if reading else DONE if is_changing(tool) else RAN
        if line not in seen_lines:
            seen_lines.add(line)
            statements.add_line(line, "ai", weight)


def _weight(sentence: str, side: Side) -> float:
    if len(sentence) <= _MAX_COURTESY_CHARACTERS and COURTESY.match(sentence):
        return NOTHING
    if side == "ai" and sentence.startswith(_CALL_PREFIX):
        tool = sentence.removeprefix(_CALL_PREFIX)
        return FAILED if "; it failed: " in sentence else DONE if is_changing(tool) else RAN
    if side == "ai" and sentence.startswith(_LOOKUP_PREFIX):
        return LOOKED_UP
    if side == "user":
        if DECISION.match(sentence) and values_in(sentence):
            return DECIDED
        return ASKED if DECISION.match(sentence) or REQUEST.search(sentence) else REMARK
    return ASKED if OUTCOME.search(sentence) else REMARK


def _used_values(messages: Iterable[MessageView]) -> set[str]:
    """Return the words and numbers that users and agents use; a tool response's values are kept by them."""
    used: set[str] = set()
    for message in messages:
        if message.role != "tool":
            for value in values_in(message.text):
                used.update((value.key, value.text.casefold()))
            for call in message.tool_calls or ():
                used.update(
                    leaf.value.casefold()
                    for leaf in leaves(decoded(call.arguments))
                    if _is_distinctive(leaf.value)
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
