"""Periodic sweeps of the memory worker over its sessions: expired ones, and ones over a compaction trigger."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import UTC, datetime

from processors.counts_and_shares import plural
from schemas.errors import Retry
from schemas.events import SessionExpired
from streams.kafka.event_publisher import EventPublisher
from streams.memory.fold import MemoryPartition
from streams.worker.partitions import Partitions

log = logging.getLogger(__name__)

#: Events per call of the publisher.
BATCH = 200

#: An expiry that ended no session is published again after this time. The broker's timestamp decides, which may lag
#: behind the time that the sweep went by.
REPEAT_MS = 300_000


class ExpirySweep:
    """Publishes SessionExpired for idle sessions.

    An idle session reads as empty at once, by the clock. SessionExpired deletes its records and informs the other
    consumers. The fold ignores one whose record's timestamp is not past the session's time to live, so an early, late
    or repeated sweep has no effect. But each expiry is a record of the log, which keeps it for ever.

    Args:
        partitions: the partitions that this worker serves.
        publisher: publishes the events.
        now_ms: returns milliseconds since 1970, not later than the brokers' time as far as that is known.
        asked: asks the brokers for their time if it is not known, and returns whether it did; a sweep then waits for
            its next turn.
    """

    def __init__(
        self,
        partitions: Partitions[MemoryPartition],
        publisher: EventPublisher,
        now_ms: Callable[[], int],
        asked: Callable[[], bool] = lambda: False,
    ) -> None:
        self._partitions = partitions
        self._publisher = publisher
        self._now_ms = now_ms
        self._asked = asked
        self._published: dict[str, tuple[int, int]] = {}

    async def run_once(self) -> int:
        """Publish SessionExpired for all idle sessions; return for how many."""
        if self._asked():
            return 0
        now_ms = self._now_ms()
        expired: dict[str, int] = {}
        for owned in list(self._partitions.served()):
            # A frozen session has events that are not folded, so it may not be idle.
            expired |= {
                session_id: last_sequence
                for session_id, last_sequence in owned.fold.session_index.expired(now_ms)
                if session_id not in owned.fold.frozen
            }
            # To look through 100,000 sessions takes ten milliseconds.
            await asyncio.sleep(0)
        self._published = {
            session_id: (sequence, at_ms)
            for session_id, (sequence, at_ms) in self._published.items()
            if expired.get(session_id) == sequence and now_ms - at_ms < REPEAT_MS
        }
        left = [one for one in expired.items() if one[0] not in self._published]
        for start in range(0, len(left), BATCH):
            # A batch at a time: the events of 20,000 sessions, say of a new time to live, take a second to make.
            batch = left[start : start + BATCH]
            try:
                await self._publisher.publish([_expiry(*one, now_ms) for one in batch])
            except Retry as error:
                log.warning(
                    "SessionExpired could not be published; the next sweep tries again: %s",
                    error,
                    extra={"action": "sweep_failed"},
                )
                return start
            self._published |= {session_id: (sequence, now_ms) for session_id, sequence in batch}
        if left:
            log.info(
                "%s expired",
                plural(len(left), "session"),
                extra={"action": "sessions_expired", "count": len(left)},
            )
        return len(left)


def _expiry(session_id: str, last_sequence: int, now_ms: int) -> SessionExpired:
    return SessionExpired(
        event_id=f"expired-{last_sequence}",
        session_id=session_id,
        occurred_at=datetime.fromtimestamp(now_ms / 1000, tz=UTC),
        last_sequence=last_sequence,
    )


class ReminderSweep:
    """Announces the sessions that stay over a compaction trigger again.

    So the compaction worker may commit the offset of an announcement at once: if the announcement is lost or its
    compaction fails, it is repeated.

    Args:
        partitions: the partitions that this worker serves.
        now_ms: returns wall-clock milliseconds.
    """

    def __init__(self, partitions: Partitions[MemoryPartition], now_ms: Callable[[], int]) -> None:
        self._partitions = partitions
        self._now_ms = now_ms

    async def run_once(self) -> int:
        """Let the next flush of each partition announce its sessions; return how many there are."""
        count = 0
        for owned in self._partitions.served():
            sessions = owned.fold.remind(self._now_ms())
            if sessions:
                owned.request_flush()
            count += sessions
        if count:
            log.debug(
                "%s over a trigger", plural(count, "session"), extra={"action": "sessions_over_trigger"}
            )
        return count
