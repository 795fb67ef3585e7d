"""The metrics of the HTTP API."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram

#: Upper bounds in seconds; a read within a process takes well under a millisecond.
READ_BUCKETS: Final = (0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class HttpMetrics:
    """Counters and histograms of one HTTP API."""

    def __init__(self, registry: CollectorRegistry) -> None:
        #: Seconds from the parsed request to the answer's first bytes, without the wait for ``min_sequence``.
        self.read_seconds = Histogram(
            "sessionstream_memory_read_seconds",
            "Time to answer a memory read, without the wait for min_sequence",
            ["served"],
            buckets=READ_BUCKETS,
            registry=registry,
        )
        #: Events published through POST, by type.
        self.published = Counter(
            "sessionstream_http_events_published",
            "Events published through the HTTP API",
            ["type"],
            registry=registry,
        )
        self._local = self.read_seconds.labels("local")
        self._forwarded = self.read_seconds.labels("forwarded")

    def observe_read(self, started: float, *, forwarded: bool) -> None:
        """Record a read that ends now and began at ``started`` (from :func:`time.perf_counter`)."""
        (self._forwarded if forwarded else self._local).observe(perf_counter() - started)
