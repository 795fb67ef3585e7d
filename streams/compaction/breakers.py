"""What failed lately: sessions that rest after failures in a row, and summarizers whose endpoint is down."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from processors.compaction.breaker import NO_FAILURES, Breaker

log = logging.getLogger(__name__)

#: An endpoint rests for this part of what a session does: it concerns all of them, and may be back any moment.
ENDPOINT_PART: Final = 0.1
#: Seconds until a session is tried again after its first failure; doubled after the second.
RETRY_SECONDS: Final = 1.0

T = TypeVar("T")


class Recent(Generic[T]):
    """A value a session, of the ``limit`` sessions noted last; whatever is forgotten must do no harm."""

    def __init__(self, limit: int = 10_000) -> None:
        self._limit = limit
        self._values: OrderedDict[str, T] = OrderedDict()

    def get(self, session_id: str) -> T | None:
        """What was noted last."""
        return self._values.get(session_id)

    def note(self, session_id: str, value: T) -> None:
        """Note a value in place of the one before."""
        self._values[session_id] = value
        self._values.move_to_end(session_id)
        if len(self._values) > self._limit:
            self._values.popitem(last=False)

    def forget(self, session_id: str) -> None:
        """Forget what was noted, if anything."""
        self._values.pop(session_id, None)

    def values(self) -> list[T]:
        """All that is known."""
        return list(self._values.values())


class Breakers:
    """One breaker a session, one a summarizer.

    Args:
        rest_seconds: How long a session rests at first.
        clock: Seconds of a monotonic clock.
    """

    def __init__(self, *, rest_seconds: float, clock: Callable[[], float]) -> None:
        self._rest_seconds = rest_seconds
        self._clock = clock
        self._sessions = Recent[Breaker]()
        self._endpoints: dict[str, Breaker] = {}

    def session_rests(self, session_id: str) -> bool:
        """Whether the session is to be left alone for now."""
        return (self._sessions.get(session_id) or NO_FAILURES).is_resting(self._clock())

    def endpoint_rests(self, summarizer: str) -> bool:
        """Whether the summarizer is not to be asked for now, by no session."""
        return self._endpoints.get(summarizer, NO_FAILURES).is_resting(self._clock())

    def resting_count(self) -> int:
        """How many sessions rest."""
        now = self._clock()
        return sum(breaker.is_resting(now) for breaker in self._sessions.values())

    def endpoint_failed(self, summarizer: str) -> None:
        """The summarizer's endpoint did not answer; this counts for all sessions."""
        now = self._clock()
        before = self._endpoints.get(summarizer, NO_FAILURES)
        breaker = before.after_failure(now, self._rest_seconds * ENDPOINT_PART)
        self._endpoints[summarizer] = breaker
        if breaker.resting_until is not None and not before.is_resting(now):
            log.warning(
                "%s was not available %d times in a row; it is asked again in %.0f s",
                summarizer,
                breaker.failures,
                breaker.resting_until - now,
                extra={"action": "summarizer_resting", "summarizer": summarizer},
            )

    def endpoint_answered(self, summarizer: str) -> None:
        """The summarizer's endpoint answered, whatever it said."""
        self._endpoints.pop(summarizer, None)

    def failed(self, session_id: str) -> Breaker:
        """A compaction of the session failed; gives what is known of it now."""
        before = self._sessions.get(session_id) or NO_FAILURES
        breaker = before.after_failure(self._clock(), self._rest_seconds)
        self._sessions.note(session_id, breaker)
        return breaker

    def succeeded(self, session_id: str) -> None:
        """The session was compacted."""
        self._sessions.forget(session_id)

    def retry_seconds(self, breaker: Breaker) -> float | None:
        """When to try a session again; ``None`` while it rests."""
        if breaker.is_resting(self._clock()):
            return None
        return RETRY_SECONDS * 2.0 ** (breaker.failures - 1)
