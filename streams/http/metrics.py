"""What the HTTP API measures about itself."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram

#: Upper bounds in seconds; a read within a process takes well under a millisecond.
READ_BUCKETS: Final = (0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class HttpMetrics:
    """Counters and histograms of one HTTP API, in the registry it is given."""

    def __init__(self, registry: CollectorRegistry) -> None:
        #: Seconds from the parsed request to the answer's first bytes; waiting for ``min_sequence`` apart.
        self.read_seconds = Histogram(
            "sessionstream_memory_read_seconds",
            "Time to answer a memory read, without the wait for min_sequence",
            ["served"],
            buckets=READ_BUCKETS,
            registry=registry,
        )
        #: Events published through POST, by kind.
        self.published = Counter(
            "sessionstream_http_events_published",
            "Events published through the HTTP API",
            ["type"],
            registry=registry,
        )
        self._local = self.read_seconds.labels("local")
        self._forwarded = self.read_seconds.labels("forwarded")

    def observe_read(self, begun: float, *, forwarded: bool) -> None:
        """Record a read that began at ``begun`` (of :func:`time.perf_counter`) and is answered now."""
        (self._forwarded if forwarded else self._local).observe(perf_counter() - begun)
