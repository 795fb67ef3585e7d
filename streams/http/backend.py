"""What the HTTP API needs of the memory worker that it is part of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from processors.memory.figures import context_fraction
from processors.memory.head import Head
from processors.memory.memory import Memory
from processors.memory.policy import MemoryPolicy
from streams.kafka.publisher import EventPublisher


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A memory as it stood at one moment; ``stale`` where nothing proves that this worker still owns it."""

    memory: Memory
    stale: bool


@dataclass(frozen=True, slots=True)
class SessionSummary:
    """One line of the list of sessions; ``last_timestamp_ms`` is its last activity by the records' clock.

    ``window_fraction`` is of the limit that is nearest, None without limits.
    """

    session_id: str
    sequence: int
    epoch: int
    last_timestamp_ms: int
    size_bytes: int
    tokens: int
    message_count: int
    context_fraction: float
    window_fraction: float | None
    truncated: bool
    user_id: str | None

    @classmethod
    def of(cls, session_id: str, head: Head, policy: MemoryPolicy) -> SessionSummary:
        """Return what the list says of a session with this head."""
        limits = policy.limits(head.configuration)
        return cls(
            session_id=session_id,
            sequence=head.last_sequence,
            epoch=head.epoch,
            last_timestamp_ms=head.last_timestamp_ms,
            size_bytes=head.size_bytes,
            tokens=head.tokens,
            message_count=head.message_count,
            context_fraction=context_fraction(head, policy),
            window_fraction=limits.fraction(head.size_bytes, head.message_count, head.tokens),
            truncated=head.truncated,
            user_id=head.user_id,
        )


@dataclass(frozen=True, slots=True)
class Readiness:
    """Whether everything assigned is restored and caught up, and one line that says what is not."""

    ready: bool
    detail: str


class MemoryBackend(Protocol):
    """The memory worker, as the HTTP API sees it. Called on the worker's event loop only."""

    @property
    def policy(self) -> MemoryPolicy:
        """The worker's defaults."""
        ...

    @property
    def publisher(self) -> EventPublisher:
        """Publishes to the events topic."""
        ...

    def now_ms(self) -> int:
        """Return the wall clock in milliseconds since 1970."""
        ...

    def partition_of(self, session_id: str) -> int:
        """Return the partition the session's events stand in."""
        ...

    def owner_url(self, partition: int) -> str | None:
        """Return where the partition's owner answers, or None if this worker is the owner.

        Raises:
            NotServable: no worker is known to own it right now.
        """
        ...

    async def wait_until_applied(self, partition: int, sequence: int, wait_ms: int) -> None:
        """Return once the partition has been applied up to ``sequence``.

        Raises:
            StaleRead: it was not within ``wait_ms``.
            NotServable: the partition is not this worker's, or went while waiting.
        """
        ...

    def read(self, session_id: str, *, allow_stale: bool) -> Snapshot:
        """Return the session's memory, proof of ownership looked at before and after.

        Args:
            session_id: whose memory; one without events gives an empty memory.
            allow_stale: give the last known memory, marked, where proof is missing.

        Raises:
            NotServable: there is no proof, or it is still being restored; with ``allow_stale``: nothing
                was ever restored here.
        """
        ...

    def sessions(
        self, active_within_seconds: float | None, user_id: str | None, limit: int
    ) -> Sequence[SessionSummary]:
        """Return this worker's own sessions with a life, newest activity first, at most ``limit``."""
        ...

    def worker_urls(self) -> Sequence[str]:
        """Return where every worker answers, this one included."""
        ...

    def ready(self) -> Readiness:
        """Return whether this worker serves all that it was assigned."""
        ...
