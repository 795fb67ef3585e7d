"""What the compaction process was asked to look at, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from schemas.events import CompactionRequested, HistoryCompacted
from streams.compaction.offsets import Ticket

Outcome = Literal["compacted", "skipped", "failed", "resting", "abandoned"]


@dataclass(slots=True, eq=False)
class Job:
    """A session to look at.

    Attributes:
        partition: Of memory-events, by which the session belongs to this worker or another.
        sequence: The memory to look at must have been applied up to here; 0 where nobody knows.
        request: Who asked for it; ``None`` where a trigger did.
        tickets: Events that are finished when this is.
        attempts: How often it was tried.
        made: A summary that was paid for and is not published yet.
    """

    session_id: str
    partition: int
    sequence: int = 0
    request: CompactionRequested | None = None
    tickets: list[Ticket] = field(default_factory=list)
    attempts: int = 0
    made: HistoryCompacted | None = None

    @property
    def request_id(self) -> str | None:
        """The request's event id."""
        return None if self.request is None else self.request.event_id


@dataclass(frozen=True, slots=True)
class Attempt:
    """What came of one look at a session.

    Attributes:
        retry_seconds: When to try again; ``None``: not by itself.
    """

    outcome: Outcome
    retry_seconds: float | None = None
