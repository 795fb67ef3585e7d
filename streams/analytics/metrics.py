"""What the analytics worker measures about its own work, for Prometheus. No label ever names a session."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter


class AnalyticsMetrics:
    """Counters the fold raises, once a slice."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._events = Counter(
            "sessionstream_analytics_events_applied", "Session events counted", registry=registry
        )
        self._announced = Counter(
            "sessionstream_analytics_memory_events_applied", "Memory-events taken in", registry=registry
        )
        self._duplicates = Counter(
            "sessionstream_analytics_events_duplicate",
            "Events not counted because their id was seen before",
            registry=registry,
        )
        self._late = Counter(
            "sessionstream_analytics_events_late",
            "Events counted in a window after it was closed, once a window",
            registry=registry,
        )
        self._expired = Counter(
            "sessionstream_analytics_events_expired",
            "Events not counted in some window, which is kept no longer",
            registry=registry,
        )
        self._refused = Counter(
            "sessionstream_analytics_records_refused",
            "Records not counted; of events the memory worker makes dead letters",
            ["error_code"],
            registry=registry,
        )

    def applied(self, *, events: int, announced: int, duplicates: int, late: int, expired: int) -> None:
        """A slice was counted."""
        self._events.inc(events)
        self._announced.inc(announced)
        self._duplicates.inc(duplicates)
        self._late.inc(late)
        self._expired.inc(expired)

    def refused(self, error_code: str) -> None:
        """A record was not counted."""
        self._refused.labels(error_code).inc()
