"""What a session memory needs of Kafka and the HTTP API; a fake keeps the same contract."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Protocol

from processors.memory.tokens import TokenCounter
from processors.reading.filters import MemoryFilter
from processors.reading.memory_read import MemoryRead
from schemas.events import Event, HistoryCompacted
from schemas.memory_events import CompactionFailed, CompactionSkipped
from schemas.publication import Published


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadQuery:
    """One read of one session.

    Attributes:
        session_id: whose memory.
        filters: applied first.
        last: at most the newest so many messages; ``None`` for all.
        limit: at most the oldest so many messages; ``None`` for all. Not together with ``last``.
        native: whether messages carry a framework's own form.
        configuration: whether the answer has the session's own settings.
        min_sequence: what must have been applied, and its session's partition with it.
        timeout_seconds: how long to wait for that, and for a worker that can answer.
    """

    session_id: str
    filters: MemoryFilter = field(default_factory=MemoryFilter)
    last: int | None = None
    limit: int | None = None
    native: bool = False
    configuration: bool = False
    min_sequence: int | None = None
    timeout_seconds: float = 10.0


#: What settles a request for compaction.
CompactionAnswer = HistoryCompacted | CompactionFailed | CompactionSkipped


class CompactionAnswers(Protocol):
    """Answers to the requests for compaction of one session."""

    async def to(self, request_id: str) -> tuple[CompactionAnswer, int]:
        """Return what settles the request, and its sequence; waits as long as it takes."""
        ...


class Backend(Protocol):
    """Publishes events and reads memories."""

    async def start(self) -> None:
        """Connect; raises BrokerUnreachable or ConfigurationError."""
        ...

    async def stop(self) -> None:
        """Send what is buffered and disconnect."""
        ...

    async def counter(self) -> TokenCounter:
        """Return what counts tokens."""
        ...

    async def publish(self, events: Sequence[Event]) -> list[Published]:
        """See :meth:`streams.kafka.publisher.EventPublisher.publish`."""
        ...

    async def read(self, query: ReadQuery) -> MemoryRead:
        """Read a memory; raises as :meth:`streams.client.memory_client.MemoryClient.memory`."""
        ...

    def answers(self, session_id: str) -> AbstractAsyncContextManager[CompactionAnswers]:
        """Return what sees the answers to requests that are published after it was entered."""
        ...
