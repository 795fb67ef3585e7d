"""The metrics of the analytics worker, for Prometheus. No label contains a session id."""

from __future__ import annotations

from typing import get_args

from prometheus_client import CollectorRegistry, Counter

from processors.sealing.errors import UnreadableCode


class AnalyticsMetrics:
    """The counters of the fold, which it raises once a batch."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._events = Counter(
            "sessionstream_analytics_events_applied", "Session events counted", registry=registry
        )
        self._memory_events = Counter(
            "sessionstream_analytics_memory_events_applied", "Memory-events applied", registry=registry
        )
        self._duplicates = Counter(
            "sessionstream_analytics_events_duplicate",
            "Events not counted because their id was known",
            registry=registry,
        )
        self._late = Counter(
            "sessionstream_analytics_events_late",
            "Events counted in a window after it was closed, once for each window",
            registry=registry,
        )
        self._expired = Counter(
            "sessionstream_analytics_events_expired",
            "Events not counted in some window because it is no longer kept",
            registry=registry,
        )
        self._newer = Counter(
            "sessionstream_analytics_events_newer",
            "Events not counted because they need a newer version of the contract: upgrade this worker",
            registry=registry,
        )
        self._unreadable = Counter(
            "sessionstream_analytics_events_unreadable",
            "Events not counted because they are sealed and cannot be opened: `missing_key` after an erasure",
            ["code"],
            registry=registry,
        )
        for code in get_args(UnreadableCode):
            # Prometheus computes a rate from the first increase only if the counter was 0 before.
            self._unreadable.labels(code)
        self._refused = Counter(
            "sessionstream_analytics_records_refused",
            "Records not counted because they are invalid; for events the memory worker writes dead letters",
            ["error_code"],
            registry=registry,
        )

    def applied(
        self, *, events: int, memory_events: int, duplicates: int, late: int, expired: int, newer: int
    ) -> None:
        """Count a batch."""
        self._newer.inc(newer)
        self._events.inc(events)
        self._memory_events.inc(memory_events)
        self._duplicates.inc(duplicates)
        self._late.inc(late)
        self._expired.inc(expired)

    def unreadable(self, code: UnreadableCode) -> None:
        """Count a sealed event that cannot be opened."""
        self._unreadable.labels(code).inc()

    def refused(self, error_code: str) -> None:
        """Count a record that was refused."""
        self._refused.labels(error_code).inc()
