"""Records as aiokafka would give them, and a table in a dict."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import orjson

from streams.engine.fold import KeyValue


@dataclass(frozen=True)
class Record:
    """A consumed record."""

    value: bytes | None
    key: bytes | None = b"s1"
    offset: int = 0
    timestamp: int = 1_700_000_000_000
    topic: str = "session-events"
    partition: int = 0
    headers: tuple[tuple[str, bytes], ...] = ()


@dataclass
class DictTable:
    """The table records of one partition."""

    records: dict[bytes, bytes] = field(default_factory=dict)

    def get(self, key: bytes) -> bytes | None:
        return self.records.get(key)

    def items(self) -> Iterator[tuple[bytes, bytes]]:
        return iter(list(self.records.items()))

    def write(self, changes: Iterable[KeyValue]) -> None:
        for key, value in changes:
            if value is None:
                self.records.pop(key, None)
            else:
                self.records[key] = value


def event(
    kind: str = "UserMessageAdded", session_id: str = "s1", event_id: str = "e1", **fields: Any
) -> bytes:
    """An event's JSON."""
    common = {"event_id": event_id, "session_id": session_id, "occurred_at": "2026-01-01T00:00:00Z"}
    if kind == "UserMessageAdded":
        fields.setdefault("text", "hello")
    return orjson.dumps({"type": kind, **common, **fields})
