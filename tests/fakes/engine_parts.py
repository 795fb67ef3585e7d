"""Fakes of engine parts: a fold that lists offsets, and a writer that records flushes."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from aiokafka.structs import TopicPartition

from streams.engine.chunks import Chunk
from streams.engine.config import EngineConfig
from streams.engine.fold import OutRecord, TableChange
from streams.engine.ownership import CheckOwnership
from tests.builders.source_records import Record


def chunk_of(offsets: Sequence[int], *, start: int | None = None, end: int | None = None) -> Chunk:
    """Return a chunk with records at these offsets."""
    begin = offsets[0] if start is None else start
    stop = offsets[-1] + 1 if end is None else end
    return Chunk(1, "events", 0, begin, stop, [Record(offset=offset, topic="events") for offset in offsets])


def config_of(**changes: Any) -> EngineConfig:
    """Return a configuration; no connection is made."""
    options: dict[str, Any] = {
        "group_id": "group",
        "client_id": "client",
        "source_topics": ("events",),
        "changelog_topic": "changelog",
        "advertised_url": "http://a",
        "client_settings": {"bootstrap_servers": ["127.0.0.1:9"]},
    }
    return EngineConfig(**{**options, **changes})


@dataclass(slots=True)
class ListingFold:
    """Records the offsets of its records; each record is one change."""

    seen: list[int] = field(default_factory=list)
    dirty: list[int] = field(default_factory=list)
    size_bytes: int = 0

    def restored(self) -> None: ...

    def decode(self, records: Sequence[Any]) -> list[int]:
        return [record.offset for record in records]

    def apply(self, decoded: list[int]) -> None:
        self.seen += decoded
        self.dirty += decoded

    def pending_events(self) -> int:
        return len(self.dirty)

    def pending_bytes(self) -> int:
        return self.size_bytes

    def key_count(self) -> int:
        return len(self.seen)

    def take_changes(self) -> tuple[list[TableChange], list[OutRecord]]:
        taken, self.dirty, self.size_bytes = self.dirty, [], 0
        return [TableChange(b'["offset",%d]' % offset, b"1") for offset in taken], []


@dataclass(slots=True)
class ListingWriter:
    """Records flushes; ``behave`` runs before each write."""

    behave: Any = None
    flushes: list[tuple[list[OutRecord], dict[TopicPartition, int]]] = field(default_factory=list)
    written: asyncio.Event = field(default_factory=asyncio.Event)
    abandoned: int = 0
    stopped: int = 0

    async def start(self, check: CheckOwnership) -> None:
        check()

    def continue_after(self, offset: int) -> None: ...

    async def write(
        self, records: Sequence[OutRecord], offsets: Mapping[TopicPartition, int]
    ) -> dict[str, int]:
        if self.behave is not None:
            await self.behave()
        self.flushes.append((list(records), dict(offsets)))
        self.written.set()
        return {"changelog": sum(len(records) for records, _ in self.flushes) - 1}

    async def stop(self) -> None:
        self.stopped += 1

    def abandon(self) -> None:
        self.abandoned += 1
