"""What the summaries of one session cost lately, and whether it may cost more."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

HOUR_SECONDS: Final = 3_600.0
#: Costs of the same minute are one entry, so that a session has at most 62 if clocks are never set back.
_SLOT_SECONDS: Final = 60.0


@dataclass(frozen=True, slots=True)
class Spending:
    """Tokens by minute, the oldest first. Times are in seconds, minutes since 1970."""

    by_minute: tuple[tuple[int, int], ...] = ()

    def after(self, now: float, tokens: int) -> Spending:
        """Return the spending after ``tokens`` more; what is older than an hour is forgotten."""
        minute = math.floor(now / _SLOT_SECONDS)
        recent = {then: spent for then, spent in self.by_minute if _is_recent(then, now)}
        recent[minute] = recent.get(minute, 0) + tokens
        return Spending(tuple(sorted(recent.items())))

    def plus(self, other: Spending) -> Spending:
        """Return both together."""
        total = dict(self.by_minute)
        for minute, tokens in other.by_minute:
            total[minute] = total.get(minute, 0) + tokens
        return Spending(tuple(sorted(total.items())))

    def tokens(self, now: float) -> int:
        """Return the tokens of the last hour."""
        return sum(spent for then, spent in self.by_minute if _is_recent(then, now))

    def wait_seconds(self, now: float, limit: int) -> float | None:
        """Return how long a session must wait that has spent ``limit`` or more; ``None`` if it may go on."""
        left = self.tokens(now)
        if left < limit:
            return None
        for then, spent in self.by_minute:
            if _is_recent(then, now):
                left -= spent
                if left < limit:
                    return (then + 1) * _SLOT_SECONDS + HOUR_SECONDS - now
        return HOUR_SECONDS


#: Nothing spent.
NO_SPENDING: Final = Spending()


def _is_recent(minute: int, now: float) -> bool:
    """Return whether a minute is less than an hour away, before or after now.

    Minutes after now are of a clock that is ahead, as a broker's may be, or of one that was set back since. Without
    an end for them, a session would wait until a clock shows that time again, which may take years.
    """
    began = minute * _SLOT_SECONDS
    return began + _SLOT_SECONDS + HOUR_SECONDS > now > began - HOUR_SECONDS
