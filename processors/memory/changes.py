"""The changes of a memory by folded events, for the worker to write and announce."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from schemas.events import CompactionRequested
from schemas.memory_events import CompactionSkipped

#: Name of a record within its session: ``head``, ``configuration``, ``description``, ``system``, ``knowledge``, or
#: the number of a block.
RecordName = str | int


class AddedMessage(NamedTuple):
    """A message as it was published, with the size of all history up to and including it."""

    id: str
    sequence: int
    type: str
    agent_id: str | None
    agent_role: str | None
    size_bytes: int
    tokens: int
    history_size_bytes: int


@dataclass(slots=True)
class Changes:
    """The changes by one or more events. They are merged until the next flush.

    Attributes:
        dirty: Names of the records to write. One that the new memory does not have is written as a tombstone.
        added: Messages added, oldest first, also those that memory did not keep.
        requested: Compaction requests to pass on.
        skipped: Summaries that were not applied.
        replays: Number of events at or below the last sequence; they changed nothing.
        duplicates: Number of events whose id was known; they changed nothing.
        orphans: Number of tool responses that answer no call; they are left out of memory.
        evicted: Number of messages that were evicted.
        over_limit: What sessions configured beyond the operator's ceilings, for people; it has no effect.
        sequence: Sequence of the last event that changed anything, also of one that ended the life.
        timestamp_ms: Record timestamp of the last event that was not a replay.
    """

    dirty: set[RecordName] = field(default_factory=set)
    added: list[AddedMessage] = field(default_factory=list)
    requested: list[CompactionRequested] = field(default_factory=list)
    skipped: list[CompactionSkipped] = field(default_factory=list)
    replays: int = 0
    duplicates: int = 0
    orphans: int = 0
    evicted: int = 0
    over_limit: list[str] = field(default_factory=list)
    sequence: int | None = None
    timestamp_ms: int | None = None

    def merge(self, later: Changes) -> None:
        """Add the changes ``later``, which came after these."""
        self.dirty |= later.dirty
        self.added += later.added
        self.requested += later.requested
        self.skipped += later.skipped
        self.replays += later.replays
        self.duplicates += later.duplicates
        self.orphans += later.orphans
        self.evicted += later.evicted
        self.over_limit += later.over_limit
        if later.sequence is not None:
            self.sequence = later.sequence
        if later.timestamp_ms is not None:
            self.timestamp_ms = later.timestamp_ms
