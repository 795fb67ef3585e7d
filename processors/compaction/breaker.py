"""A circuit breaker: after several failures in a row, attempts pause for a rest, followed by a single retry."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

#: Number of failures in a row before the first rest.
FAILURES_BEFORE_REST: Final = 3
#: Each rest is twice as long as the one before, up to this factor of the first.
MAX_REST_FACTOR: Final = 8


@dataclass(frozen=True, slots=True)
class Breaker:
    """The state of one operation that may fail. Times are in seconds of the caller's clock.

    Attributes:
        failures: Number of failures in a row so far.
        resting_until: Time of the next permitted attempt; ``None`` without a rest.
    """

    failures: int = 0
    resting_until: float | None = None

    def is_resting(self, now: float) -> bool:
        """Return whether no attempt is permitted now."""
        return self.resting_until is not None and now < self.resting_until

    def after_failure(self, now: float, rest_seconds: float, *, is_final: bool = False) -> Breaker:
        """Return the breaker after one more failure.

        From the third failure on there is a rest: ``rest_seconds`` at first, then twice as long each time, up to eight
        times that. So a retry that fails after a rest begins the next rest at once. After a failure that is final, which
        no retry can mend, there is a rest at once.
        """
        failures = self.failures + 1
        if failures < FAILURES_BEFORE_REST and not is_final:
            return replace(self, failures=failures)
        factor = min(2 ** max(0, failures - FAILURES_BEFORE_REST), MAX_REST_FACTOR)
        return Breaker(failures, now + rest_seconds * factor)


#: The state without failures.
NO_FAILURES: Final = Breaker()
