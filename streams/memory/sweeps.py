"""Sweeps of the memory worker over the sessions it serves: those that have expired, those over a trigger."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import UTC, datetime

from schemas.errors import PublishFailed
from schemas.events import SessionExpired
from streams.kafka.publisher import EventPublisher
from streams.memory.fold import MemoryPartition
from streams.worker.partitions import Partitions

log = logging.getLogger(__name__)

#: Events published at once.
BATCH = 200


class ExpirySweep:
    """Publishes SessionExpired for idle sessions.

    An idle session reads as empty at once, by the clock; SessionExpired lets its records go and tells the other
    consumers. The fold ignores one that names a sequence older than the session's last, so a sweep that comes too
    late, or twice, does no harm.

    Args:
        now_ms: wall-clock milliseconds.
    """

    def __init__(
        self, partitions: Partitions[MemoryPartition], publisher: EventPublisher, now_ms: Callable[[], int]
    ) -> None:
        self._partitions = partitions
        self._publisher = publisher
        self._now_ms = now_ms
        self._announced: dict[str, int] = {}

    async def run_once(self) -> int:
        """Find and announce; gives how many sessions were announced."""
        now_ms = self._now_ms()
        expired = {
            session_id: last_sequence
            for owned in self._partitions.served()
            for session_id, last_sequence in owned.fold.directory.expired(now_ms)
        }
        fresh = [
            _expiry(session_id, sequence, now_ms)
            for session_id, sequence in expired.items()
            if self._announced.get(session_id) != sequence
        ]
        for start in range(0, len(fresh), BATCH):
            try:
                await self._publisher.publish(fresh[start : start + BATCH])
            except PublishFailed as error:
                log.warning("could not publish expiries: %s", error, extra={"action": "sweep_failed"})
                return start
        self._announced = expired
        if fresh:
            log.info(
                "%d sessions expired", len(fresh), extra={"action": "sessions_expired", "count": len(fresh)}
            )
        return len(fresh)


def _expiry(session_id: str, last_sequence: int, now_ms: int) -> SessionExpired:
    return SessionExpired(
        event_id=f"expired-{last_sequence}",
        session_id=session_id,
        occurred_at=datetime.fromtimestamp(now_ms / 1000, tz=UTC),
        last_sequence=last_sequence,
    )


class ReminderSweep:
    """Announces again the sessions that stay over a trigger of compaction.

    So the compaction worker may take an announcement off at once: one that was lost, or whose compaction failed,
    comes back.

    Args:
        now_ms: wall-clock milliseconds.
    """

    def __init__(self, partitions: Partitions[MemoryPartition], now_ms: Callable[[], int]) -> None:
        self._partitions = partitions
        self._now_ms = now_ms

    async def run_once(self) -> int:
        """Have the next flush of each partition announce them; gives how many sessions there are."""
        count = 0
        for owned in self._partitions.served():
            found = owned.fold.remind(self._now_ms())
            if found:
                owned.request_flush()
            count += found
        if count:
            log.debug("%d sessions over a trigger", count, extra={"action": "sessions_over_trigger"})
        return count
