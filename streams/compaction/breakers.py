"""Circuit breakers: which sessions rest after consecutive failures, and which summarizers' endpoints are down."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from processors.compaction.breaker import NO_FAILURES, Breaker
from processors.counts_and_shares import plural

log = logging.getLogger(__name__)

#: An endpoint rests for this share of a session's rest, because it stops all sessions and may soon be back.
ENDPOINT_REST_SHARE: Final = 0.1
#: Seconds until the retry after a session's first failure; twice as long after the second.
RETRY_SECONDS: Final = 1.0

T = TypeVar("T")


class RecentValues(Generic[T]):
    """One value for each of the ``limit`` sessions set last; the loss of an older one must do no harm."""

    def __init__(self, limit: int = 10_000) -> None:
        self._limit = limit
        self._values: OrderedDict[str, T] = OrderedDict()

    def get(self, session_id: str) -> T | None:
        """Return the session's value; None if there is none."""
        return self._values.get(session_id)

    def set(self, session_id: str, value: T) -> None:
        """Set the session's value; evict the oldest session if there are too many."""
        self._values[session_id] = value
        self._values.move_to_end(session_id)
        if len(self._values) > self._limit:
            self._values.popitem(last=False)

    def forget(self, session_id: str) -> None:
        """Remove the session's value, if there is one."""
        self._values.pop(session_id, None)

    def values(self) -> list[T]:
        """Return all values."""
        return list(self._values.values())


class Breakers:
    """One circuit breaker for each session and for each summarizer.

    Args:
        rest_seconds: The length of a session's first rest.
        clock: Returns the seconds of a monotonic clock.
    """

    def __init__(self, *, rest_seconds: float, clock: Callable[[], float]) -> None:
        self._rest_seconds = rest_seconds
        self._clock = clock
        self._sessions = RecentValues[Breaker]()
        self._endpoints: dict[str, Breaker] = {}

    def session_rests(self, session_id: str) -> bool:
        """Return whether triggers must not compact the session now."""
        return (self._sessions.get(session_id) or NO_FAILURES).is_resting(self._clock())

    def endpoint_rests(self, summarizer: str) -> bool:
        """Return whether no session may use the summarizer now."""
        return self._endpoints.get(summarizer, NO_FAILURES).is_resting(self._clock())

    def resting_count(self) -> int:
        """Return the number of sessions that rest."""
        now = self._clock()
        return sum(breaker.is_resting(now) for breaker in self._sessions.values())

    def endpoint_failed(self, summarizer: str) -> None:
        """Note that the summarizer's endpoint did not answer; this counts for all sessions."""
        now = self._clock()
        before = self._endpoints.get(summarizer, NO_FAILURES)
        if before.is_resting(now):
            # The call was under way when the rest began. It tells of the same outage, and must not lengthen the rest.
            return
        breaker = before.after_failure(now, self._rest_seconds * ENDPOINT_REST_SHARE)
        self._endpoints[summarizer] = breaker
        if breaker.resting_until is not None:
            log.warning(
                "%s was not available %s in a row; it is tried again in %.0f s",
                summarizer,
                plural(breaker.failures, "time"),
                breaker.resting_until - now,
                extra={"action": "summarizer_resting", "summarizer": summarizer},
            )

    def endpoint_answered(self, summarizer: str) -> None:
        """Note that the summarizer's endpoint answered, even if it refused."""
        self._endpoints.pop(summarizer, None)

    def failed(self, session_id: str, *, is_final: bool = False) -> Breaker:
        """Note that a compaction of the session failed; return its breaker after that, which rests if that is final."""
        before = self._sessions.get(session_id) or NO_FAILURES
        breaker = before.after_failure(self._clock(), self._rest_seconds, is_final=is_final)
        self._sessions.set(session_id, breaker)
        return breaker

    def succeeded(self, session_id: str) -> None:
        """Note that the session was compacted."""
        self._sessions.forget(session_id)

    def retry_seconds(self, breaker: Breaker) -> float | None:
        """Return the seconds until the session's retry; ``None`` if it rests."""
        if breaker.is_resting(self._clock()):
            return None
        return RETRY_SECONDS * 2.0 ** (breaker.failures - 1)
