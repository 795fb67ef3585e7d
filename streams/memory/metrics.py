"""What the memory worker measures, for Prometheus. No label ever names a session."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from prometheus_client import CollectorRegistry, Counter
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from schemas.dead_letter import ERROR_CODES
from streams.memory.directory import FILL_BUCKETS, Directory


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
            # A counter that begins at 0 has a rate from its first rise on.
            self._dead_letters.labels(error_code)
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


class FillCollector(Collector):
    """Counts sessions by how full their context is, at every scrape.

    Args:
        directories: of all partitions of the worker.
    """

    def __init__(self, directories: Callable[[], Iterable[Directory]]) -> None:
        self._directories = directories

    def describe(self) -> Iterable[Any]:
        """The family it collects, so that registering it reads no engine that has not started."""
        return [self._family()]

    def collect(self) -> Iterable[Any]:
        """One gauge a bucket, over all partitions."""
        family = self._family()
        counts = [0] * len(FILL_BUCKETS)
        for directory in self._directories():
            for number, count in enumerate(directory.fills):
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
