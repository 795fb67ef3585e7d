"""The metrics of the memory worker, for Prometheus. No label contains a session id."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from prometheus_client import CollectorRegistry, Counter
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from schemas.dead_letter import ERROR_CODES
from streams.memory.session_index import FILL_BUCKETS, SessionIndex


class MemoryMetrics:
    """Counters that the fold increases, once per chunk."""

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
            # Prometheus computes a rate from the first increase only if the counter was 0 before.
            self._dead_letters.labels(error_code)
        self._over_limit = Counter(
            "sessionstream_settings_over_limit",
            "SessionConfigured with settings beyond the operator's LIMITS; those have no effect",
            registry=registry,
        )
        self._plain = Counter(
            "sessionstream_events_plain",
            "Events that came plain although encryption is on: their publisher has no key file",
            registry=registry,
        )
        self._summaries_refused = Counter(
            "sessionstream_summaries_refused",
            "HistoryCompacted that changed nothing: of another epoch, out of range, or of no life",
            ["reason"],
            registry=registry,
        )
        self._requests_too_old = Counter(
            "sessionstream_compaction_requests_too_old",
            "CompactionRequested that were applied over an hour after they were made, and not passed on",
            registry=registry,
        )

    def over_limit(self) -> None:
        """Count a SessionConfigured of which a part has no effect."""
        self._over_limit.inc()

    def summary_refused(self, reason: str) -> None:
        """Count a HistoryCompacted that was not applied."""
        self._summaries_refused.labels(reason).inc()

    def requests_too_old(self, requests: int) -> None:
        """Count requests for compaction that were not passed on."""
        self._requests_too_old.inc(requests)

    def applied(self, events: int, duplicates: int, orphans: int) -> None:
        """Count a folded chunk."""
        self._applied.inc(events)
        self._duplicates.inc(duplicates)
        self._orphans.inc(orphans)

    def plain(self, events: int) -> None:
        """Count events with content that are not sealed, although encryption is on."""
        self._plain.inc(events)

    def refused(self, error_code: str) -> None:
        """Count a record that became a dead letter."""
        self._dead_letters.labels(error_code).inc()


class FillCollector(Collector):
    """Counts sessions by the used fraction of their context window, at every scrape.

    Args:
        indexes: returns the session indexes of all partitions of the worker.
    """

    def __init__(self, indexes: Callable[[], Iterable[SessionIndex]]) -> None:
        self._indexes = indexes

    def describe(self) -> Iterable[Any]:
        """Return the metric family without samples, so that registration does not read an engine before its start."""
        return [self._family()]

    def collect(self) -> Iterable[Any]:
        """Return one gauge per bucket, over all partitions."""
        family = self._family()
        counts = [0] * len(FILL_BUCKETS)
        for session_index in self._indexes():
            for number, count in enumerate(session_index.fills):
                counts[number] += count
        for bucket, count in zip(FILL_BUCKETS, counts, strict=True):
            family.add_metric([bucket], count)
        return [family]

    @staticmethod
    def _family() -> GaugeMetricFamily:
        return GaugeMetricFamily(
            "sessionstream_sessions_by_context_fraction",
            "Sessions with a life on this worker by the fraction of their context window in use",
            labels=["context_fraction"],
        )


class FrozenCollector(Collector):
    """Counts the frozen sessions, at every scrape.

    Args:
        count: returns how many sessions of all partitions of the worker are frozen.
    """

    def __init__(self, count: Callable[[], int]) -> None:
        self._count = count

    def describe(self) -> Iterable[Any]:
        """Return the metric family without a sample, so that registration does not read an engine before its start."""
        return [self._family(None)]

    def collect(self) -> Iterable[Any]:
        """Return one gauge over all partitions."""
        return [self._family(self._count())]

    @staticmethod
    def _family(value: float | None) -> GaugeMetricFamily:
        return GaugeMetricFamily(
            "sessionstream_sessions_frozen",
            "Sessions on this worker that are served up to an event that needs a newer worker or cannot be opened",
            value=value,
        )
