"""How full sessions are, for Prometheus."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from streams.engine.engine import Engine
from streams.memory.directory import FILL_BUCKETS
from streams.memory.fold import MemoryPartition


class FillCollector(Collector):
    """Counts sessions by how full their context is, at every scrape."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def describe(self) -> Iterable[Any]:
        """The family it collects, so that registering it reads no engine that has not started."""
        return [self._family()]

    def collect(self) -> Iterable[Any]:
        """One gauge a bucket, over all partitions."""
        family = self._family()
        counts = [0] * len(FILL_BUCKETS)
        for owned in self._engine.owned.values():
            if isinstance(owned.fold, MemoryPartition):
                for number, count in enumerate(owned.fold.directory.fills):
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
