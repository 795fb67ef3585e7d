"""What of a session must be the same in two logs: its events in their order, and the memory that they give.

Sequences differ between the logs, so each is replaced by the place of its event in the session: 0 for the first one.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import orjson

from processors.memory.fold import Entry, fold
from processors.memory.memory import Memory
from processors.memory.policy import MemoryPolicy
from processors.memory.records import dump
from processors.rebuild.renumbering import SequenceMap, named_sequences, update
from processors.sealing.errors import UnreadableCode
from processors.sealing.sealed_event import sealed_fields
from schemas.events import SessionDeleted

_DIGEST_BYTES: Final = 16
#: The head first, as :func:`dump` gives them; the messages are in blocks.
_RECORDS: Final = frozenset({"head", "configuration", "description", "system", "knowledge"})
#: Where blocks end depends on the digits of sequences; what is in them does not.
_OF_BLOCKS: Final = ("blocks", "first_block", "next_block")
_SEQUENCES: Final = ("life_sequence", "last_sequence", "evicted_through", "turn_sequence", "pair_sequence")
#: Types of events that name sequences, and what of a sealed one is another in the copy.
_NAMING_SEQUENCES: Final = frozenset(
    {"HistoryCompacted", "MessagesRemoved", "SessionForked", "SessionDescribed"}
)
_SEALED_AGAIN: Final = frozenset({"sealed", "through_sequence", "base_sequence", "from_sequence", "parent"})


class ClosedEvent(NamedTuple):
    """A sealed event that cannot be opened.

    Attributes:
        session_id: its session.
        sequence: its offset.
        timestamp_ms: of its record.
        code: why it cannot be opened.
        detail: the same in words.
    """

    session_id: str
    sequence: int
    timestamp_ms: int
    code: UnreadableCode
    detail: str


class LoggedEvent(NamedTuple):
    """An event as a log or an archive has it: decoded, and its JSON, opened if it was sealed.

    One that cannot be opened has the sealed JSON.
    """

    entry: Entry | ClosedEvent
    value: bytes

    @property
    def session_id(self) -> str:
        """The session of the event."""
        entry = self.entry
        return entry.session_id if isinstance(entry, ClosedEvent) else entry.event.session_id


class Content(NamedTuple):
    """What of a session two logs are compared by.

    Attributes:
        events: how many events it has.
        history: digest of the events, their times and their order.
        memory: digest of the memory after the last one.
    """

    events: int
    history: bytes
    memory: bytes


class SessionContent:
    """Folds a session's events, and gives its content."""

    def __init__(self, session_id: str, policy: MemoryPolicy) -> None:
        self._policy = policy
        self._memory = Memory.empty(session_id)
        self._is_frozen = False
        self._places = SequenceMap()
        self._history = blake2b(digest_size=_DIGEST_BYTES)

    def add(self, events: Sequence[LoggedEvent]) -> None:
        """Add the next events, in the order of the log.

        From an event that cannot be opened to the session's deletion none is folded, as in a memory worker.
        """
        folded: list[Entry] = []
        for entry, json_bytes in events:
            value = json_bytes
            place = len(self._places)
            if isinstance(entry, ClosedEvent):
                self._is_frozen = True
                if entry.code == "missing_key":
                    value = _of_erased(json_bytes)
            else:
                self._is_frozen = self._is_frozen and not isinstance(entry.event, SessionDeleted)
                if not self._is_frozen:
                    folded.append(entry)
                named = named_sequences(entry.event, place, self._places, _any_sequence)
                if named:
                    fields = json.loads(value)
                    update(fields, named)
                    value = _canonical(fields)
            self._history.update(b"%d %d " % (entry.timestamp_ms, len(value)))
            self._history.update(value)
            self._places.add(entry.sequence, place)
        self._memory, _ = fold(self._memory, folded, self._policy)

    def content(self) -> Content:
        """Return the content after the last event that was added."""
        memory = blake2b(_canonical(self._memory_fields()), digest_size=_DIGEST_BYTES)
        return Content(len(self._places), self._history.digest(), memory.digest())

    def _memory_fields(self) -> list[Any]:
        memory, place = self._memory, self._places.through
        if memory.head is None:
            return []
        records = [orjson.loads(value) for _, value in dump(memory, _RECORDS) if value is not None]
        head = records[0]
        for name in _OF_BLOCKS:
            del head[name]
        for name in _SEQUENCES:
            head[name] = None if head[name] is None else place(head[name])
        head["open_calls"] = {
            call: [place(made) for made in calls] for call, calls in head["open_calls"].items()
        }
        if head.get("pins") is not None:
            head["pins"] = [place(pinned) for pinned in head["pins"]]
        # Sequences of other sessions: what ties the sessions together is the id.
        if head.get("fork") is not None:
            head["fork"][-1] = None
        for record in records[1:]:
            if isinstance(record.get("parent"), dict):
                record["parent"].pop("sequence", None)
        messages: list[dict[str, Any]] = []
        for message in memory.messages():
            shown = orjson.loads(message.json)
            shown["sequence"] = place(message.sequence)
            if message.call_sequence is not None:
                shown["call_sequence"] = place(message.call_sequence)
            messages.append(shown)
        return [records, messages]


def _of_erased(value: bytes) -> bytes:
    """Return what of a sealed event without a key is the same in both logs.

    One that names sequences was sealed again for the copy if its session was erased after that. All others are copied
    byte for byte.
    """
    fields = sealed_fields(value)
    if fields is None or fields["type"] not in _NAMING_SEQUENCES:
        return value
    return _canonical({name: field for name, field in fields.items() if name not in _SEALED_AGAIN})


def _any_sequence(_session_id: str, _sequence: int) -> int:
    """Stand for all sequences of other sessions, which are in partitions that are compared at other times."""
    return 0


def _canonical(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()


def differing(old: dict[str, Content], new: dict[str, Content]) -> list[str]:
    """Return the sessions that are not the same in both, also those that one of them lacks, by name."""
    return sorted(name for name in old.keys() | new.keys() if old.get(name) != new.get(name))
