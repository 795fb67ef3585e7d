"""When fetched records are taken from aiokafka: at once, or together with those that come right after them.

Taking a fetch costs the same for one record as for hundreds: turns of two event loops, a slice, and the next request
to the broker. A thousand events a second that come one by one would use a core of the worker, and half a core of the
broker. So, while no one waits for them, small fetches are taken at most once in :data:`PAUSE_SECONDS`; aiokafka asks
for no more while it has records, so the broker rests too.

A reader that waits for a sequence ends the pause. For :data:`WAITED_FOR_SECONDS` the next :data:`FETCHES_AT_ONCE`
fetches have none either, since an agent that reads its own writes does it again soon. With more of them, one such agent
would have all records of others fetched one by one, which costs more than a core at 5,000 events/s.
"""

from __future__ import annotations

from typing import Final

#: Longest time that fetched records wait for others.
PAUSE_SECONDS: Final = 0.005
#: A fetch with more records is no small one, and the next one is taken at once.
SMALL_RECORDS: Final = 64
#: How long after a reader waited fetches are taken at once.
WAITED_FOR_SECONDS: Final = 0.1
#: How many fetches are taken at once after a reader began or went on to wait.
FETCHES_AT_ONCE: Final = 3


class FetchPace:
    """Says how long the next fetch is left where it is. Times are of the monotonic clock, in seconds.

    :meth:`waited_for` may be called on another thread.
    """

    def __init__(self) -> None:
        self._next_take = 0.0
        self._waited_for_until = 0.0
        self._at_once = 0

    def taken(self, records: int, now: float) -> None:
        """Record that a fetch with so many records was taken."""
        self._next_take = now + PAUSE_SECONDS if records <= SMALL_RECORDS else now
        self._at_once -= 1

    def waited_for(self, now: float) -> None:
        """Record that a reader waits for what is not folded yet."""
        self._waited_for_until = now + WAITED_FOR_SECONDS
        self._at_once = FETCHES_AT_ONCE

    def pause_seconds(self, now: float) -> float:
        """Return how long the next fetch is left with aiokafka; 0: take it at once."""
        if self._at_once > 0 and now < self._waited_for_until:
            return 0.0
        return max(0.0, self._next_take - now)
