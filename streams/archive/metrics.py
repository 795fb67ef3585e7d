"""The metrics of the archive worker, for Prometheus. No label contains a session id."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Histogram

from processors.archive.archived import Batch
from streams.worker.metrics import FLUSH_SECONDS_BUCKETS


class ArchiveMetrics:
    """Counters of what was written to the history store, raised once a batch."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._events = Counter(
            "sessionstream_archive_events_written",
            "Session events written to the history store; after a crash an event may count again",
            registry=registry,
        )
        self._bytes = Counter(
            "sessionstream_archive_bytes_written", "Bytes of these events as JSON", registry=registry
        )
        self._erased = Counter(
            "sessionstream_archive_sessions_erased",
            "Deleted sessions whose events were removed from the history store",
            registry=registry,
        )
        self._expired = Counter(
            "sessionstream_archive_events_expired",
            "Events removed from the history store because they are older than ARCHIVE__RETENTION_DAYS",
            registry=registry,
        )
        self._refused = Counter(
            "sessionstream_archive_records_refused",
            "Records not archived because they are no valid events; the memory worker writes dead letters",
            ["error_code"],
            registry=registry,
        )
        self._seconds = Histogram(
            "sessionstream_archive_write_seconds",
            "Length of one write to the history store",
            buckets=FLUSH_SECONDS_BUCKETS,
            registry=registry,
        )

    def written(self, batch: Batch, seconds: float) -> None:
        """Count a batch that the store has."""
        self._events.inc(len(batch.events))
        self._bytes.inc(batch.size_bytes)
        self._erased.inc(len(batch.erased))
        self._seconds.observe(seconds)

    def expired(self, events: int) -> None:
        """Count events that were removed for their age."""
        self._expired.inc(events)

    def refused(self, error_code: str) -> None:
        """Count a record that was not archived."""
        self._refused.labels(error_code).inc()
