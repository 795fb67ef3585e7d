"""The interface between the HTTP API and the memory worker that it is part of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from processors.compaction.policy import CompactionPolicy
from processors.memory.frozen import Frozen
from processors.memory.memory import Memory
from processors.memory.policy import MemoryPolicy
from processors.reading.described import ANY_DESCRIPTION, DescriptionFilter
from processors.reading.session_pages import NEWEST, SessionPage
from streams.http.session_summary import SessionSummary
from streams.kafka.event_publisher import EventPublisher


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A memory at one point in time.

    Attributes:
        stale: nothing proves that this worker still owns the partition.
        frozen: where the memory ends, because an event needs a newer worker.
    """

    memory: Memory
    stale: bool
    frozen: Frozen | None = None


#: Begins what a worker that is not ready says of a takeover that failed, with its remedy.
LAST_ATTEMPT: Final = "the last attempt for partition"
#: What a worker says of partitions whose store fails, whether or not it is ready.
WAIT_FOR_STORE: Final = "wait for their store"


@dataclass(frozen=True, slots=True)
class Readiness:
    """Whether reads of everything assigned are answered, and one line about what is wrong."""

    ready: bool
    detail: str


class MemoryBackend(Protocol):
    """The memory worker for the HTTP API. Called on the worker's event loop only."""

    @property
    def policy(self) -> MemoryPolicy:
        """The memory settings of the worker."""
        ...

    @property
    def compaction(self) -> CompactionPolicy:
        """The compaction settings of sessions without their own."""
        ...

    @property
    def publisher(self) -> EventPublisher:
        """Publishes to the events topic."""
        ...

    def now_ms(self) -> int:
        """Return the wall clock in milliseconds since 1970."""
        ...

    def partition_of(self, session_id: str) -> int:
        """Return the partition of the session's events."""
        ...

    def owner_url(self, partition: int) -> str | None:
        """Return the URL of the partition's owner, or None if this worker is the owner.

        Raises:
            NotServable: no owner is known at the moment.
        """
        ...

    def follower_urls(self, partition: int) -> Sequence[str]:
        """Return the URLs of the other workers that follow the partition; empty without standbys."""
        ...

    async def wait_until_applied(self, partition: int, sequence: int, wait_ms: int) -> None:
        """Return once the partition has been applied up to ``sequence``.

        Raises:
            StaleRead: it was not applied within ``wait_ms``.
            NotServable: this worker does not own the partition, or lost it while waiting.
        """
        ...

    async def wait_until_current(self, partition: int, wait_ms: int) -> None:
        """Return once the partition has been applied up to its end in the log, as it is at a moment after this call.

        Raises:
            StaleRead: it was not applied within ``wait_ms``.
            NotServable: this worker does not own the partition, or Kafka did not say where it ends.
        """
        ...

    def read(self, session_id: str, *, allow_stale: bool) -> Snapshot:
        """Return the session's memory; the proof of ownership is checked before and after reading.

        Args:
            session_id: the session; one without events has an empty memory.
            allow_stale: without proof, return the last known memory, marked as stale.

        Raises:
            NotServable: there is no proof, or the partition is still being restored; with ``allow_stale``: this
                worker never restored the partition.
        """
        ...

    async def sessions(
        self,
        active_within_seconds: float | None,
        user_id: str | None,
        limit: int,
        prefixes: Sequence[str] = (),
        page: SessionPage = NEWEST,
        described: DescriptionFilter = ANY_DESCRIPTION,
    ) -> Sequence[SessionSummary]:
        """Return the sessions with a life that this worker serves, in the order of the page, at most ``limit``.

        Their ids begin with each of ``prefixes``, they are on this page or a later one, and they are as ``described``
        wants.
        """
        ...

    def worker_urls(self) -> Sequence[str]:
        """Return the URLs of all workers, including this one."""
        ...

    def ready(self) -> Readiness:
        """Return whether this worker serves all that is assigned to it."""
        ...
