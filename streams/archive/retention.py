"""Removes old events from the history store, and what erased events left in its indices."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from schemas.errors import Retry
from streams.archive.metrics import ArchiveMetrics
from streams.archive.store import HistoryStore

log = logging.getLogger(__name__)

_DAY_MS: Final = 24 * 60 * 60 * 1_000


class ServedPartitions(Protocol):
    """The partitions that this worker serves; :class:`streams.worker.partitions.Partitions` has them."""

    def served_numbers(self) -> list[int]:
        """Return the numbers of the partitions that this worker serves at the moment."""
        ...


def expire_old(
    partitions: ServedPartitions,
    store: HistoryStore,
    metrics: ArchiveMetrics,
    retention_days: int | None,
    now_ms: Callable[[], int],
) -> Callable[[], Awaitable[None]]:
    """Return work that lets the store of each served partition expire once; a store that is away is asked again later.

    Args:
        partitions: what this worker serves.
        store: the history store.
        metrics: count what was removed.
        retention_days: events recorded earlier than this many days ago are removed; None keeps all.
        now_ms: the wall clock in milliseconds since 1970.
    """

    async def expire() -> None:
        before_ms = 0 if retention_days is None else max(0, now_ms() - retention_days * _DAY_MS)
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
                    "removed %d events older than %d days from the history store",
                    removed,
                    retention_days,
                    extra={"action": "archive_expired", "partition": partition, "events": removed},
                )

    return expire
