"""Reminders: a session that stays over a trigger of compaction is announced again and again.

So whoever compacts may take an announcement off at once, and one that was lost, or failed, comes back.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from streams.engine.engine import Engine
from streams.memory.fold import MemoryPartition

log = logging.getLogger(__name__)


class Reminders:
    """Announces sessions over a trigger, of the partitions this worker serves.

    Args:
        now_ms: wall-clock milliseconds.
    """

    def __init__(self, engine: Engine, now_ms: Callable[[], int]) -> None:
        self._engine = engine
        self._now_ms = now_ms

    def run_once(self) -> int:
        """Have the next flush of each partition announce them; gives how many sessions there are."""
        count = 0
        for partition in list(self._engine.owned):
            owned = self._engine.servable(partition)
            if owned is not None and isinstance(owned.fold, MemoryPartition):
                found = owned.fold.remind(self._now_ms())
                if found:
                    owned.ask_flush()
                count += found
        if count:
            log.debug("%d sessions over a trigger", count, extra={"action": "sessions_over_trigger"})
        return count
