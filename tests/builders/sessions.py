"""A session in short form, for tests of the fold, and the table its memory is written to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import orjson

from processors.memory import records
from processors.memory.changes import Changes
from processors.memory.fold import Entry, fold
from processors.memory.memory import Memory
from processors.memory.policy import MemoryPolicy
from schemas.events import EVENT_ADAPTER, Event

SESSION = "session-1"
START_MS = 1_700_000_000_000

Fields = dict[str, Any]
Table = dict[bytes, bytes]


@dataclass(frozen=True)
class WordCounter:
    """Counts words; stands for a real tokenizer."""

    encoding: str = "words"
    estimated: bool = False

    def count(self, text: str) -> int:
        return len(text.split())


def policy(**limits: Any) -> MemoryPolicy:
    """A policy without limits but for ``limits``."""
    given: dict[str, Any] = {"token_counter": WordCounter(), "max_size_bytes": None, **limits}
    return MemoryPolicy(**given)


def event(fields: Fields, event_id: str) -> Event:
    return EVENT_ADAPTER.validate_python(
        {
            "event_id": event_id,
            "session_id": SESSION,
            "occurred_at": "2026-01-02T03:04:05.678Z",
            **fields,
        },
        strict=False,
    )


def removed(*ids: str) -> Fields:
    return {"type": "MessagesRemoved", "message_ids": list(ids)}


def configured(**settings: Any) -> Fields:
    return {"type": "SessionConfigured", **settings}


def cleared() -> Fields:
    return {"type": "HistoryCleared"}


def deleted() -> Fields:
    return {"type": "SessionDeleted"}


def expired(last_sequence: int) -> Fields:
    return {"type": "SessionExpired", "last_sequence": last_sequence}


def requested() -> Fields:
    return {"type": "CompactionRequested", "reason": "user"}


class Session:
    """A session as a test writes it: say things, look at the memory.

    Sequences count from 0 and ids are ``e<sequence>``; a second passes between events.
    """

    def __init__(self, **limits: Any) -> None:
        self.policy = policy(**limits)
        self.memory = Memory.empty(SESSION)
        self.changes = Changes()
        self.sequence = -1
        self.now_ms = START_MS

    def say(self, *events: Fields) -> Session:
        for fields in events:
            self.sequence += 1
            self.now_ms += 1000
            given = {"event_id": f"e{self.sequence}", **fields}
            entry = Entry(event(given, given["event_id"]), self.sequence, self.now_ms)
            self.memory, changes = fold(self.memory, [entry], self.policy)
            self.changes.merge(changes)
        return self

    def wait(self, seconds: float) -> Session:
        self.now_ms += int(seconds * 1000)
        return self

    @property
    def ids(self) -> list[str]:
        return [message.id for message in self.memory.messages()]

    @property
    def texts(self) -> list[str]:
        return [orjson.loads(message.json)["text"] for message in self.memory.messages()]

    @property
    def head(self) -> Any:
        assert self.memory.head is not None
        return self.memory.head


def names(memory: Memory) -> list[str | int]:
    """Names of all records there can be of ``memory``."""
    return ["head", "system", "knowledge", *memory.blocks]


def table_of(memory: Memory) -> Table:
    """All records of ``memory``, written from nothing."""
    return {key: value for key, value in records.dump(memory, names(memory)) if value is not None}


def write(table: Table, memory: Memory, changes: Changes) -> None:
    """Write what changed, as a flush does."""
    for key, value in records.dump(memory, changes.dirty):
        if value is None:
            table.pop(key, None)
        else:
            table[key] = value


def folded(entries: Iterable[Entry], rules: MemoryPolicy) -> Memory:
    return fold(Memory.empty(SESSION), entries, rules)[0]
