"""What the memory worker measures, for Prometheus. No label ever names a session."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter

from schemas.dead_letter import ERROR_CODES


class MemoryMetrics:
    """Counters the fold raises, once a chunk."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._applied = Counter("sessionstream_events_applied", "Session events folded", registry=registry)
        self._duplicates = Counter(
            "sessionstream_events_duplicate",
            "Events dropped because their id was seen before",
            registry=registry,
        )
        self._orphans = Counter(
            "sessionstream_tool_responses_orphaned",
            "Tool responses kept out of memory for want of one open call",
            registry=registry,
        )
        self._dead_letters = Counter(
            "sessionstream_dead_letters", "Records refused", ["error_code"], registry=registry
        )
        for error_code in ERROR_CODES:
            self._dead_letters.labels(
                error_code
            )  # a counter that begins at 0 has a rate from its first rise on

        self._summaries_refused = Counter(
            "sessionstream_summaries_refused",
            "HistoryCompacted that changed nothing: of another epoch, out of range, or of no life",
            ["reason"],
            registry=registry,
        )

    def summary_refused(self, reason: str) -> None:
        """A HistoryCompacted was not applied."""
        self._summaries_refused.labels(reason).inc()

    def applied(self, events: int, duplicates: int, orphans: int) -> None:
        """A chunk was folded."""
        self._applied.inc(events)
        self._duplicates.inc(duplicates)
        self._orphans.inc(orphans)

    def refused(self, error_code: str) -> None:
        """A record became a dead letter."""
        self._dead_letters.labels(error_code).inc()
