"""What the memory worker measures, for Prometheus. No label ever names a session."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from prometheus_client import CollectorRegistry, Counter
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from streams.engine.engine import Engine


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


class EngineCollector(Collector):
    """Reads the engine's state at every scrape."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def collect(self) -> Iterable[Any]:
        """Partitions, sessions, flushes, restores."""
        engine = self._engine
        assigned = engine.ownership.assignment.partitions
        served = [p for p in assigned if engine.servable(p) is not None]
        yield GaugeMetricFamily("sessionstream_partitions_assigned", "Partitions assigned", len(assigned))
        yield GaugeMetricFamily("sessionstream_partitions_served", "Partitions served", len(served))
        sessions = sum(owned.fold.key_count() for owned in engine.owned.values())
        yield GaugeMetricFamily("sessionstream_sessions", "Sessions with a life on this worker", sessions)
        statistics = [owned.statistics for owned in engine.owned.values()]
        yield CounterMetricFamily(
            "sessionstream_restored_records", "Changelog records read back", engine.restored.records
        )
        yield CounterMetricFamily(
            "sessionstream_chunks_dropped",
            "Chunks of an assignment no longer in force",
            engine.dropped_chunks,
        )
        yield GaugeMetricFamily(
            "sessionstream_flush_last_seconds",
            "Length of the slowest partition's last flush",
            max((one.last_seconds for one in statistics), default=0.0),
        )
        yield GaugeMetricFamily(
            "sessionstream_pending_events",
            "Events folded and not yet durable",
            sum(owned.fold.pending_events() for owned in engine.owned.values()),
        )
