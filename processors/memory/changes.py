"""What folding events did to a memory, for the shell to write down and announce."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from schemas.events import CompactionRequested
from schemas.memory_events import CompactionSkipped

#: Names a record within its session: ``head``, ``system``, ``knowledge``, or a block by its number.
RecordName = str | int


class AddedMessage(NamedTuple):
    """A message as it was said, with the size of all history up to and with it."""

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
    """What one or many events did; merge them until they are flushed.

    Attributes:
        dirty: Records to write; as a tombstone where the new memory has none of that name.
        added: Messages said, also those that memory did not keep, oldest first.
        requested: Requests for compaction to pass on.
        skipped: Summaries that were not applied.
        replays: Events at or below the last sequence; nothing was done.
        duplicates: Events whose id was seen before; nothing was done.
        orphans: Tool responses that pair with no call; counted, and left out of memory.
        evicted: Messages the window let go.
        sequence: Of the last event that changed anything, also of one that ended the life.
        timestamp_ms: Time of the last event that was no replay, by its record.
    """

    dirty: set[RecordName] = field(default_factory=set)
    added: list[AddedMessage] = field(default_factory=list)
    requested: list[CompactionRequested] = field(default_factory=list)
    skipped: list[CompactionSkipped] = field(default_factory=list)
    replays: int = 0
    duplicates: int = 0
    orphans: int = 0
    evicted: int = 0
    sequence: int | None = None
    timestamp_ms: int | None = None

    def merge(self, later: Changes) -> None:
        """Add what ``later``, of events after these, did."""
        self.dirty |= later.dirty
        self.added += later.added
        self.requested += later.requested
        self.skipped += later.skipped
        self.replays += later.replays
        self.duplicates += later.duplicates
        self.orphans += later.orphans
        self.evicted += later.evicted
        if later.sequence is not None:
            self.sequence = later.sequence
        if later.timestamp_ms is not None:
            self.timestamp_ms = later.timestamp_ms
