"""What a session memory stands on: Kafka and the HTTP API, or a fold in this process."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from processors.memory.tokens import TokenCounter
from processors.reading.filters import MemoryFilter
from processors.reading.memory_read import MemoryRead
from schemas.events import CompactionRequested, Event
from schemas.publication import Published
from streams.client.compaction_result import CompactionResult


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadQuery:
    """One read of one session.

    Attributes:
        session_id: whose memory.
        filters: applied first.
        last: at most the newest so many messages; ``None`` for all.
        native: whether messages carry a framework's own form.
        configuration: whether the session's own settings are told too.
        min_sequence: what must have been applied, and its session's partition with it.
        timeout_seconds: how long to wait for that, and for a worker that can answer.
    """

    session_id: str
    filters: MemoryFilter = field(default_factory=MemoryFilter)
    last: int | None = None
    native: bool = False
    configuration: bool = False
    min_sequence: int | None = None
    timeout_seconds: float = 10.0


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

    async def request_compaction(
        self, request: CompactionRequested, base: MemoryRead, timeout_seconds: float
    ) -> CompactionResult:
        """Publish a request and wait for what becomes of it."""
        ...
