"""The sweep that says aloud that a session has expired.

An idle session reads as empty at once, by the clock; SessionExpired lets its records go and tells the other
consumers. The fold ignores one that names a sequence older than the session's last, so a sweep that comes too
late, or twice, does no harm.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from datetime import UTC, datetime

from schemas.errors import PublishFailed
from schemas.events import SessionExpired
from streams.engine.engine import Engine
from streams.kafka.publisher import EventPublisher
from streams.memory.fold import MemoryPartition

log = logging.getLogger(__name__)

#: Events published at once.
BATCH = 200


class Sweep:
    """Publishes SessionExpired for the sessions of the partitions this worker serves.

    Args:
        now_ms: wall-clock milliseconds.
    """

    def __init__(self, engine: Engine, publisher: EventPublisher, now_ms: Callable[[], int]) -> None:
        self._engine = engine
        self._publisher = publisher
        self._now_ms = now_ms
        self._said: dict[str, int] = {}

    async def run_once(self) -> int:
        """Find and announce; gives how many sessions were announced."""
        now_ms = self._now_ms()
        expired = dict(self._expired(now_ms))
        fresh = [
            _expiry(session_id, sequence, now_ms)
            for session_id, sequence in expired.items()
            if self._said.get(session_id) != sequence
        ]
        for start in range(0, len(fresh), BATCH):
            try:
                await self._publisher.publish(fresh[start : start + BATCH])
            except PublishFailed as error:
                log.warning("could not publish expiries: %s", error, extra={"action": "sweep_failed"})
                return start
        self._said = expired
        if fresh:
            log.info(
                "%d sessions expired", len(fresh), extra={"action": "sessions_expired", "count": len(fresh)}
            )
        return len(fresh)

    def _expired(self, now_ms: int) -> Iterator[tuple[str, int]]:
        for partition in list(self._engine.owned):
            owned = self._engine.servable(partition)
            if owned is not None and isinstance(owned.fold, MemoryPartition):
                yield from list(owned.fold.directory.expired(now_ms))


def _expiry(session_id: str, last_sequence: int, now_ms: int) -> SessionExpired:
    return SessionExpired(
        event_id=f"expired-{last_sequence}",
        session_id=session_id,
        occurred_at=datetime.fromtimestamp(now_ms / 1000, tz=UTC),
        last_sequence=last_sequence,
    )
