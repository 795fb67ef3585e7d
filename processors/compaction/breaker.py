"""A breaker: what failed several times in a row rests, and is then tried again, once, by itself."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

#: Failures in a row after which there is a rest.
FAILURES_BEFORE_REST: Final = 3
#: A rest is twice as long as the one before, up to so many times the first.
MAX_REST_FACTOR: Final = 8


@dataclass(frozen=True, slots=True)
class Breaker:
    """What is known of one thing that may fail. Times are seconds of whatever clock the caller has.

    Attributes:
        failures: In a row, so far.
        resting_until: When it may be tried again; ``None`` while it does not rest.
    """

    failures: int = 0
    resting_until: float | None = None

    def is_resting(self, now: float) -> bool:
        """Return whether it is to be left alone for now."""
        return self.resting_until is not None and now < self.resting_until

    def after_failure(self, now: float, rest_seconds: float) -> Breaker:
        """Return the breaker after one more failure.

        From the third on it rests, ``rest_seconds`` at first and then twice as long each time, up to eight
        times. So what is tried after a rest and fails again rests at once.
        """
        failures = self.failures + 1
        if failures < FAILURES_BEFORE_REST:
            return replace(self, failures=failures)
        factor = min(2 ** (failures - FAILURES_BEFORE_REST), MAX_REST_FACTOR)
        return Breaker(failures, now + rest_seconds * factor)


#: Nothing failed lately.
NO_FAILURES: Final = Breaker()
