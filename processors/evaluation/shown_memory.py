"""What a model is shown of a session at a moment: the summary, and what memory still has word for word.

It follows a memory by the blocks that events change, so an event costs what it changes, however long the memory is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import NamedTuple, TypeVar

from processors.evaluation.equal_calls import EqualCall
from processors.evaluation.recall import (
    NOTHING_NAMED,
    Fact,
    NamedFacts,
    SummaryText,
    facts_in_text,
    named_facts,
    shown_facts,
)
from processors.evaluation.repeated_statements import is_said_again, passages
from processors.memory.block import PAIR_BLOCK
from processors.memory.changes import RecordName
from processors.memory.memory import Memory
from processors.memory.message import Message
from processors.statements.owed import Wording
from schemas.view import MessageView

_Key = TypeVar("_Key")


class ReadMessage:
    """A message, with what it is compared by; each part is found when it is needed first.

    Args:
        view: The message.
    """

    def __init__(self, view: MessageView) -> None:
        self._view = view
        self.sequence = view.sequence
        self.role = view.role

    @property
    def text(self) -> str:
        """Its text."""
        return self._view.text

    @property
    def name(self) -> str | None:
        """The tool's name, of a tool message."""
        return self._view.name

    @property
    def answered(self) -> tuple[int, str] | None:
        """The call that it answers: the sequence of the calling message, and the call's id."""
        view = self._view
        if view.call_sequence is None or view.tool_call_id is None:
            return None
        return view.call_sequence, view.tool_call_id

    @property
    def has_failed(self) -> bool:
        """Whether it says that a tool failed."""
        return bool(self._view.is_error)

    @cached_property
    def named(self) -> NamedFacts:
        """What it names."""
        return named_facts(self._view)

    @property
    def shown(self) -> NamedFacts:
        """What a reader finds in it word for word."""
        return shown_facts(self._view) if self.role == "tool" else self.named

    @cached_property
    def calls(self) -> list[tuple[str, EqualCall]]:
        """The ids of its tool calls, and the calls."""
        return [(call.id, EqualCall.of(call)) for call in self._view.tool_calls or ()]

    @cached_property
    def passages(self) -> list[Wording]:
        """The wordings of its passages."""
        return passages(self.text)


class _Whole(NamedTuple):
    """What is noted of a message that memory has whole.

    Attributes:
        shown: What a reader finds in it word for word.
        calls: The ids of its tool calls, and the calls.
        failed: The call that it answers with an error: the sequence of the calling message, and the call's id.
    """

    shown: NamedFacts
    calls: tuple[tuple[str, EqualCall], ...]
    failed: tuple[int, str] | None


class ShownSummary:
    """The texts of the summary in memory, prepared for searches; each when it is needed first."""

    def __init__(self, text: str) -> None:
        self.text = text

    @cached_property
    def facts(self) -> SummaryText:
        """The text in which facts are searched."""
        return SummaryText(self.text)

    @cached_property
    def passages(self) -> list[Wording]:
        """The wordings of its passages."""
        return passages(self.text)


class ShownMemory:
    """What a model is shown: the summary, and an index of what other messages name, call and say.

    The messages of the newest event are apart (:attr:`newest`), because they are compared with the rest.
    """

    def __init__(self) -> None:
        self.summary = ShownSummary("")
        self.newest: list[ReadMessage] = []
        self._blocks: dict[int, tuple[Message, ...]] = {}
        self._whole: dict[int, _Whole] = {}
        self._users: dict[int, ReadMessage] = {}
        self._system = NOTHING_NAMED
        self._facts: Counter[Fact] = Counter()
        self._days: Counter[tuple[str, str]] = Counter()
        self._days_with_year: Counter[str] = Counter()
        self._calls: dict[EqualCall, set[tuple[int, str]]] = {}
        self._failed: set[tuple[int, str]] = set()

    @classmethod
    def of(cls, messages: Iterable[MessageView], system: str = "") -> ShownMemory:
        """Return what is shown of a memory with these messages, none of them of the newest event."""
        shown = cls()
        listed = list(messages)
        shown._system = facts_in_text(system)
        shown._count(shown._system, 1)
        shown.summary = _summary(message for message in listed if message.compacted)
        for message in listed:
            if not message.compacted:
                shown._add(ReadMessage(message))
        return shown

    def follow(self, memory: Memory, changed: Iterable[RecordName] | None, sequence: int) -> None:
        """Take over what an event changed.

        Args:
            memory: The memory after the event.
            changed: The names of the records that the event changed; ``None`` for all, at the beginning.
            sequence: Of the event.
        """
        for seen in self.newest:
            self._add(seen)
        self.newest = []
        names = {*self._blocks, *memory.blocks} if changed is None else changed
        if changed is None or "system" in names:
            self._count(self._system, -1)
            self._system = NOTHING_NAMED if memory.system is None else facts_in_text(memory.system.text)
            self._count(self._system, 1)
        added: list[Message] = []
        for number in sorted(name for name in names if isinstance(name, int)):
            block = memory.blocks.get(number)
            messages = () if block is None else block.messages
            if number == PAIR_BLOCK:
                self.summary = _summary(MessageView.model_validate_json(message.json) for message in messages)
                continue
            known = self._blocks.pop(number, ())
            if messages:
                self._blocks[number] = messages
            same = 0
            while same < min(len(known), len(messages)) and known[same] is messages[same]:
                same += 1
            for gone in known[same:]:
                self._remove(gone.sequence)
            added += messages[same:]
        # Only now, because a message may have moved to a block of a higher number.
        for new in added:
            read = ReadMessage(MessageView.model_validate_json(new.json))
            if new.sequence == sequence:
                self.newest.append(read)
            else:
                self._add(read)

    def names(self, fact: Fact) -> bool:
        """Return whether the fact is shown word for word: by a message, a tool's answer or the system message."""
        if fact.kind != "date":
            return self._facts[fact] > 0
        year, day = fact.key[:-5].rstrip("-"), fact.key[-5:]
        # Who reads a day with its year also reads the day.
        return self._days[year, day] > 0 or (year == "" and self._days_with_year[day] > 0)

    def has_call(self, call: EqualCall) -> bool:
        """Return whether a message that is shown whole makes an equal call that did not fail."""
        return any(made not in self._failed for made in self._calls.get(call, ()))

    def is_told_by_user(self, statement: Sequence[Wording]) -> bool:
        """Return whether users' messages that are shown whole tell the statement."""
        return is_said_again(
            statement, [part for message in self._users.values() for part in message.passages]
        )

    def _add(self, message: ReadMessage) -> None:
        sequence = message.sequence
        whole = self._whole[sequence] = _Whole(
            message.shown, tuple(message.calls), message.answered if message.has_failed else None
        )
        if message.role == "user":
            self._users[sequence] = message
        self._count(whole.shown, 1)
        for call_id, call in whole.calls:
            self._calls.setdefault(call, set()).add((sequence, call_id))
        if whole.failed is not None:
            self._failed.add(whole.failed)

    def _remove(self, sequence: int) -> None:
        whole = self._whole.pop(sequence)
        self._users.pop(sequence, None)
        self._count(whole.shown, -1)
        for call_id, call in whole.calls:
            made = self._calls[call]
            made.discard((sequence, call_id))
            if not made:
                del self._calls[call]
        if whole.failed is not None:
            self._failed.discard(whole.failed)

    def _count(self, named: NamedFacts, sign: int) -> None:
        _add_to(self._facts, named.facts, sign)
        _add_to(self._days, named.days, sign)
        _add_to(self._days_with_year, [day for year, day in named.days if year], sign)


def _summary(messages: Iterable[MessageView]) -> ShownSummary:
    return ShownSummary("\n".join(message.text for message in messages))


def _add_to(counter: Counter[_Key], keys: Iterable[_Key], sign: int) -> None:
    """Count ``keys`` up or down; one that is counted no more leaves no trace."""
    for key in keys:
        count = counter[key] + sign
        if count:
            counter[key] = count
        else:
            del counter[key]
