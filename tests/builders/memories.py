"""Memories made by the real fold from events in short form, and their table records."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import orjson

from processors.memory import records
from processors.memory.changes import Changes, RecordName
from processors.memory.fold import Entry, fold
from processors.memory.memory import Memory
from processors.memory.message import Message
from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import ByteEstimate
from processors.reading.body import memory_body
from schemas.view import MemoryView
from tests.builders.events import SESSION, Fields, event

#: No limits: for tests of reading.
POLICY = MemoryPolicy(token_counter=ByteEstimate(), max_size_bytes=None)
#: Record time of the first event of a log, in milliseconds; events are one second apart.
START_MS = 1_760_000_000_000

Table = dict[bytes, bytes]


@dataclass(frozen=True)
class WordCounter:
    """Counts words, in place of a real tokenizer."""

    encoding: str = "words"
    estimated: bool = False

    def count(self, text: str) -> int:
        return len(text.split())


def policy(**limits: Any) -> MemoryPolicy:
    """Return a policy that counts words, with no limits except ``limits``."""
    given: dict[str, Any] = {"token_counter": WordCounter(), "max_size_bytes": None, **limits}
    return MemoryPolicy(**given)


def memory_of(
    *events: Fields, session_id: str = "s", policy: MemoryPolicy = POLICY, gap: int = 1, first: int = 0
) -> Memory:
    """Fold ``events`` from an empty memory; sequences begin at ``first`` and are ``gap`` apart."""
    entries = [
        Entry(event(fields, f"e{position}", session_id), first + position * gap, START_MS + position * 1000)
        for position, fields in enumerate(events)
    ]
    return fold(Memory.empty(session_id), entries, policy)[0]


class Session:
    """A session for a test: it applies events and gives the memory.

    Sequences count from 0 and ids are ``e<sequence>``; events are one second apart.
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
            entry = Entry(event(fields, f"e{self.sequence}"), self.sequence, self.now_ms)
            self.memory, changes = fold(self.memory, [entry], self.policy)
            self.changes.merge(changes)
        return self

    def wait(self, seconds: float) -> Session:
        self.now_ms += int(seconds * 1000)
        return self

    @property
    def ids(self) -> list[str]:
        return ids(self.memory.messages())

    @property
    def texts(self) -> list[str]:
        return [orjson.loads(message.json)["text"] for message in self.memory.messages()]

    @property
    def head(self) -> Any:
        assert self.memory.head is not None
        return self.memory.head


def ids(messages: Iterable[Message]) -> list[str]:
    return [message.id for message in messages]


def folded(entries: Iterable[Entry], rules: MemoryPolicy) -> Memory:
    return fold(Memory.empty(SESSION), entries, rules)[0]


def view_of(memory: Memory, policy: MemoryPolicy = POLICY) -> MemoryView:
    """Return the memory as ``GET /sessions/{session_id}/memory?configuration=true`` answers it."""
    return MemoryView.model_validate_json(
        b"".join(memory_body(memory, memory.messages(), policy, configuration=True))
    )


def table_of(memory: Memory) -> Table:
    """Return all records of ``memory``, written into an empty table."""
    names: list[RecordName] = ["head", "configuration", "description", "system", "knowledge", *memory.blocks]
    return {key: value for key, value in records.dump(memory, names) if value is not None}


def write(table: Table, memory: Memory, changes: Changes) -> None:
    """Write the changed records, as a flush does."""
    for key, value in records.dump(memory, changes.dirty):
        if value is None:
            table.pop(key, None)
        else:
            table[key] = value


def reloaded(memory: Memory) -> Memory:
    """Return the memory as after a restart: read from its records, with no block decoded yet."""
    return records.load(memory.session_id, table_of(memory).get)
