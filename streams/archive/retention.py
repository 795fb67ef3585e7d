"""Removes old events from the history store, and what erased events left in its indices."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from processors.counts_and_shares import plural
from schemas.errors import Retry
from streams.archive.metrics import ArchiveMetrics
from streams.archive.store import HistoryStore

log = logging.getLogger(__name__)

_DAY_MS: Final = 24 * 60 * 60 * 1_000

#: So many runs in a row may be without the brokers' time before that is said; the first ones ask for it.
_RUNS_WITHOUT_TIME: Final = 5


class ServedPartitions(Protocol):
    """The partitions that this worker serves; :class:`streams.worker.partitions.Partitions` has them."""

    def served_numbers(self) -> list[int]:
        """Return the numbers of the partitions that this worker serves at the moment."""
        ...


class DeletionClock(Protocol):
    """The time by which events are old; :class:`streams.engine.broker_clock.BrokerClock` tells it."""

    def refresh(self) -> bool:
        """Ask the brokers for their time if it is not known; return whether they were asked."""
        ...

    def confirmed_ms(self) -> int | None:
        """Return milliseconds since 1970, never later than the brokers' time; None while that is not known."""
        ...


def expire_old(
    partitions: ServedPartitions,
    store: HistoryStore,
    metrics: ArchiveMetrics,
    retention_days: int | None,
    clock: DeletionClock,
) -> Callable[[], Awaitable[None]]:
    """Return work that lets the store of each served partition expire once; a store that is away is asked again later.

    The store may be the only copy of an event, and its age is that of the broker's timestamp. So this worker's clock
    alone removes nothing.

    Args:
        partitions: what this worker serves.
        store: the history store.
        metrics: count what was removed.
        retention_days: events recorded earlier than this many days ago are removed; None keeps all.
        clock: tells the time by which events are old.
    """
    without_time = 0
    age = "" if retention_days is None else plural(retention_days, "day")

    def removed_before_ms() -> int:
        nonlocal without_time
        if retention_days is None:
            return 0
        clock.refresh()
        now_ms = clock.confirmed_ms()
        if now_ms is not None:
            without_time = 0
            return max(0, now_ms - retention_days * _DAY_MS)
        without_time += 1
        if without_time == _RUNS_WITHOUT_TIME and partitions.served_numbers():
            log.warning(
                "events older than %s are not removed, since no broker has told its time: the archive's changelog "
                "must have message.timestamp.type=LogAppendTime: run 'sessionstream topics check'",
                age,
                extra={"action": "archive_expiry_without_time"},
            )
        return 0

    async def expire() -> None:
        before_ms = removed_before_ms()
        for partition in partitions.served_numbers():
            try:
                removed = await store.expire(partition, before_ms)
            except Retry as error:
                log.warning(
                    "old events of partition %d were not removed, this is tried again: %s",
                    partition,
                    error.detail,
                    extra={"action": "archive_expiry_failed", "partition": partition},
                )
                continue
            if removed:
                metrics.expired(removed)
                log.info(
                    "removed %s older than %s from the history store",
                    plural(removed, "event"),
                    age,
                    extra={"action": "archive_expired", "partition": partition, "events": removed},
                )

    return expire
