"""After a partition was lost: the group is joined again, but not for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from schemas.errors import Fatal

#: Pause before the group is joined again; it keeps two rivals from a race.
REJOIN_SECONDS: Final = 1.0

#: A partition lost so often in a row without one good flush will not get better by itself.
MAX_LOSSES: Final = 20


class Losses:
    """Counts losses, and asks once to join again for all partitions lost in a moment.

    Args:
        rejoin: joins the group again, for a new generation.
    """

    def __init__(self, rejoin: Callable[[], None]) -> None:
        self._rejoin = rejoin
        self._in_a_row: dict[int, int] = {}
        self._timer: asyncio.TimerHandle | None = None

    def note(self, partition: int, why: str, *, flushed: bool) -> None:
        """A partition was lost; ``flushed`` says whether it had been flushed since it was taken over.

        Raises:
            Fatal: it was lost too often.
        """
        losses = self._in_a_row[partition] = 1 if flushed else self._in_a_row.get(partition, 0) + 1
        if losses > MAX_LOSSES:
            raise Fatal(f"partition {partition} was lost {losses} times without one flush between: {why}")
        loop = asyncio.get_running_loop()
        if self._timer is None or self._timer.cancelled() or self._timer.when() < loop.time():
            self._timer = loop.call_later(REJOIN_SECONDS, self._rejoin)

    def rejoined(self) -> None:
        """A new assignment is in force, whoever asked for it: what was lost before it is taken over with it."""
        self.stop()

    def stop(self) -> None:
        """Join no more."""
        if self._timer is not None:
            self._timer.cancel()
