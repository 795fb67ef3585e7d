"""The interface through which a session memory uses Kafka and the HTTP API; a fake keeps the same contract."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Protocol

from processors.archive.export import ExportFormat
from processors.memory.tokens import TokenCounter
from processors.reading.filters import MemoryFilter
from processors.reading.knowledge import SummaryForm
from processors.reading.memory_read import MemoryRead
from schemas.archive import ArchivedHistory, EpochList, Recalled, SearchResults, Verification
from schemas.erasure import ErasureReceipt
from schemas.events import Event, HistoryCompacted
from schemas.memory_events import CompactionFailed, CompactionSkipped
from schemas.publication import Published
from schemas.view import MemoryView, SessionList
from streams.client.worker_client import Parameters


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadQuery:
    """One read of one session.

    Attributes:
        session_id: the session that is read.
        filters: applied before ``last_turns``, ``last`` and ``limit``.
        last_turns: return at most this many of the newest turns; ``None`` for all. Not together with ``limit``.
        last: return at most this many of the newest messages; ``None`` for all.
        limit: return at most this many of the oldest messages; ``None`` for all. Not together with ``last``.
        after_sequence: return only messages with a greater sequence; ``None`` for all. Not together with ``last``.
        page: ``next`` of the page before; it takes the place of the filters and of ``limit``.
        native: whether messages carry a framework's own form.
        metadata: whether messages carry their metadata.
        summary: what tells of the last summary.
        configuration: whether the answer has the session's own settings.
        event_id: of an event; the answer says whether it was applied.
        at: the memory as it was after this sequence, folded again from the archive.
        linearizable: the read has every event that any client's write had acknowledged before it.
        min_sequence: the session's partition must have been applied up to this sequence.
        timeout_seconds: how long to wait for that, and for a worker that can answer.
    """

    session_id: str
    filters: MemoryFilter = field(default_factory=MemoryFilter)
    last_turns: int | None = None
    last: int | None = None
    limit: int | None = None
    after_sequence: int | None = None
    page: str | None = None
    native: bool = False
    metadata: bool = False
    summary: SummaryForm = "pair"
    configuration: bool = False
    event_id: str | None = None
    at: int | None = None
    linearizable: bool = False
    min_sequence: int | None = None
    timeout_seconds: float = 10.0


#: The events that answer a request for compaction.
CompactionAnswer = HistoryCompacted | CompactionFailed | CompactionSkipped


class CompactionAnswers(Protocol):
    """Answers to the requests for compaction of one session."""

    async def wait_for(self, request_id: str) -> tuple[CompactionAnswer, int]:
        """Return the answer to the request, and its sequence; waits without a time limit."""
        ...


class Backend(Protocol):
    """Publishes events and reads memories."""

    async def start(self) -> None:
        """Connect. Raises BrokerUnreachable or ConfigurationError."""
        ...

    async def stop(self) -> None:
        """Send what is buffered and disconnect; also called after :meth:`start` has failed in the middle."""
        ...

    async def counter(self) -> TokenCounter:
        """Return the counter of tokens."""
        ...

    async def publish(self, events: Sequence[Event]) -> list[Published]:
        """See :meth:`streams.kafka.event_publisher.EventPublisher.publish`."""
        ...

    async def read(self, query: ReadQuery) -> MemoryRead:
        """Read a memory. Raises as :meth:`streams.client.memory_client.MemoryClient.memory`."""
        ...

    async def whole_memory(
        self, session_id: str, *, at: int | None = None, min_sequence: int = 0
    ) -> MemoryView:
        """Read all of a memory, with native forms, metadata and settings, as it is or as it was after ``at``.

        Raises as :meth:`read`.
        """
        ...

    async def recall(self, session_id: str, query: str, parameters: Parameters) -> Recalled:
        """Look into a session's history; parameters as in the query string.

        Raises as :meth:`streams.client.archive_client.ArchiveClient.recall`.
        """
        ...

    async def sessions(self, parameters: Parameters) -> SessionList:
        """Return one page of the list of sessions; parameters as in the query string.

        Raises as :meth:`streams.client.memory_client.MemoryClient.session_page`.
        """
        ...

    async def history(self, session_id: str, parameters: Parameters) -> ArchivedHistory:
        """Return a part of a session's history; parameters as in the query string.

        Raises as :meth:`streams.client.archive_client.ArchiveClient.history`.
        """
        ...

    async def search(self, query: str, parameters: Parameters) -> SearchResults:
        """Return the messages of all sessions that match words; parameters as in the query string.

        Raises as :meth:`streams.client.archive_client.ArchiveClient.search`.
        """
        ...

    async def epochs(self, session_id: str, *, before: int | None, limit: int) -> EpochList:
        """Return the newest compactions before a sequence, the oldest first.

        Raises as :meth:`streams.client.archive_client.ArchiveClient.epochs`.
        """
        ...

    async def verify(
        self, session_id: str, sequence: int, digest: str, parameters: Parameters, *, wait_seconds: float
    ) -> Verification:
        """Fold the history again, and say whether a digest is that of a read.

        Raises as :meth:`streams.client.archive_client.ArchiveClient.verify`.
        """
        ...

    def export(self, session_id: str, export_format: ExportFormat) -> AsyncGenerator[bytes]:
        """Yield all of a session's history. Raises as :meth:`streams.client.archive_client.ArchiveClient.export`."""
        ...

    async def erase(self, *, session_id: str | None, user_id: str | None) -> ErasureReceipt:
        """Erase a session, or those of a user. Raises as :meth:`streams.client.memory_client.MemoryClient.erase`."""
        ...

    async def runs_compaction(self) -> bool | None:
        """Return whether a compaction worker is in its consumer group; ``None`` if that cannot be known."""
        ...

    def answers(self, session_id: str) -> AbstractAsyncContextManager[CompactionAnswers]:
        """Return a reader that, once entered, sees the answers to requests that are published afterwards."""
        ...
