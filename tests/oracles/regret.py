"""A second, naive way to find what a message needs: it reads all of memory, and all that was covered, each time."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from processors.evaluation.equal_calls import calls_with_values
from processors.evaluation.recall import (
    Fact,
    KeptCount,
    Kind,
    conversation_facts,
    kept_by_kind,
    kept_values,
    shown_facts,
    tool_values,
)
from processors.evaluation.regret import Need, Regret
from processors.evaluation.repeated_statements import (
    is_said_again,
    is_told,
    passages,
    statement_wordings,
    statements_of,
)
from schemas.view import MessageView
from tests.builders.summary_requests import view


class NaiveCoverage:
    """What summaries have replaced so far, as lists; the indexes of the evaluation must agree with it."""

    def __init__(self) -> None:
        self._replaced: list[Sequence[MessageView]] = []
        self._seen: set[Hashable] = set()
        self.system = view("assistant")

    def cover(self, replaced: Sequence[MessageView]) -> None:
        """Note that a summary replaced messages."""
        self._replaced.append([message for message in replaced if not message.compacted])

    def kept(self, text: str) -> tuple[dict[Kind, KeptCount], KeptCount]:
        """Return what a summary keeps of all that was replaced: facts by kind, and tools' values."""
        facts: set[Fact] = set()
        values: set[str] = set()
        for messages in self._replaced:
            facts |= conversation_facts(messages)
            values |= tool_values(messages)
        return kept_by_kind(facts, text), kept_values(values, text)

    def later(self, message: MessageView, others: Sequence[MessageView]) -> Regret:
        """Return what ``message`` needs of what was replaced, given the rest of the memory."""
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
        covered = {
            fact
            for messages in self._replaced
            for fact in conversation_facts(messages)
            if fact.kind != "decision"
        }
        need: Need = "named"
        found = conversation_facts([message])
        if message.role == "tool":
            need = "recalled"
            said = view("user", message.text) if "recall" in (message.name or "") else view("user")
            found = {fact for fact in conversation_facts([said]) if fact.kind != "decision"}
        for fact in found & covered:
            if any(fact in _read_in(other) for other in [*whole, self.system]):
                continue
            yield need, fact, kept_by_kind({fact}, summary)[fact.kind].kept == 1
        calls = {
            call: values
            for messages in self._replaced
            for call, values in calls_with_values(messages).items()
        }
        for call in calls_with_values([message]):
            if call in calls_with_values(whole):
                self._seen.add(call)
            elif call in calls:
                yield "called", call, kept_values(calls[call], summary).share >= 0.5
        if message.role == "user":
            for one in self._said():
                statement = statement_wordings(one)
                if not is_said_again(statement, passages(message.text)) or not any(map(any, statement)):
                    continue
                by_users = [part for other in whole if other.role == "user" for part in passages(other.text)]
                if not is_said_again(statement, by_users):
                    yield "said", one, is_told(statement, passages(summary))

    def _said(self) -> list[str]:
        return list(dict.fromkeys(one for messages in self._replaced for one in statements_of(messages)))


def _read_in(message: MessageView) -> set[Fact]:
    """Return the facts that a reader of a message finds, a day with its year also as the day alone."""
    facts = shown_facts(message).all
    return facts | {Fact("date", fact.key[-5:]) for fact in facts if fact.kind == "date"}
