"""The metrics of a worker, for Prometheus: the registry, and the metrics of every engine."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final
from weakref import WeakKeyDictionary

from prometheus_client import CollectorRegistry, Histogram, disable_created_metrics
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from streams.engine.engine import Engine
from streams.engine.flush import FlushStatistics
from streams.engine.ownership import now_seconds
from streams.engine.partition import OwnedPartition
from streams.worker.open_transactions import OpenTransactions

#: Upper bounds in seconds; a flush takes about 10 ms on a healthy broker; its deadline is half the session timeout.
FLUSH_SECONDS_BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
#: Upper bounds in records.
FLUSH_RECORDS_BUCKETS: Final = (1, 10, 100, 500, 1_000, 2_500, 5_000, 10_000, 25_000)

_SHARED: Final[WeakKeyDictionary[CollectorRegistry, EngineMetrics]] = WeakKeyDictionary()


def make_registry() -> CollectorRegistry:
    """Make a registry without prometheus_client's ``_created`` series, which nearly double the size of a scrape."""
    disable_created_metrics()  # type: ignore[no-untyped-call]  # the library leaves it untyped
    return CollectorRegistry()


def engine_metrics(registry: CollectorRegistry) -> EngineMetrics:
    """Return the registry's engine metrics; all processes of a worker share them."""
    metrics = _SHARED.get(registry)
    if metrics is None:
        metrics = _SHARED[registry] = EngineMetrics(registry)
        registry.register(metrics)
    return metrics


class EngineMetrics(Collector):
    """Reads the state of engines at every scrape; the label ``process`` names the engine.

    Args:
        registry: the flush histograms are added to it.
        now_ms: returns wall-clock milliseconds, for the age of records.
        elapsed_seconds: returns seconds of a clock that never goes back.
    """

    def __init__(
        self,
        registry: CollectorRegistry,
        now_ms: Callable[[], float] = lambda: time.time() * 1_000,
        elapsed_seconds: Callable[[], float] = now_seconds,
    ) -> None:
        self._now_ms = now_ms
        self._elapsed_seconds = elapsed_seconds
        self._engines: dict[str, Engine[Any]] = {}
        self._open_transactions = OpenTransactions()
        self._flush_seconds = Histogram(
            "sessionstream_flush_seconds",
            "Length of a partition's flush, one Kafka transaction",
            ["process"],
            buckets=FLUSH_SECONDS_BUCKETS,
            registry=registry,
        )
        self._flush_records = Histogram(
            "sessionstream_flush_records",
            "Records a partition's flush wrote",
            ["process"],
            buckets=FLUSH_RECORDS_BUCKETS,
            registry=registry,
        )

    def add(self, process: str, engine: Engine[Any]) -> None:
        """Add an engine, under the name of its process."""
        self._engines[process] = engine
        seconds, records = self._flush_seconds.labels(process), self._flush_records.labels(process)

        def observe(statistics: FlushStatistics) -> None:
            seconds.observe(statistics.last_seconds)
            records.observe(statistics.last_records)

        engine.on_flushed = observe

    def describe(self) -> Iterable[Any]:
        """Return nothing, since the engines are added later."""
        return []

    def collect(self) -> Iterator[Any]:
        """Yield one family per metric, with one sample per engine or partition."""
        for name, text, read in _GAUGES:
            family = GaugeMetricFamily(name, text, labels=["process"])
            for process, engine in self._engines.items():
                family.add_metric([process], read(engine))
            yield family
        for name, text, read in _COUNTERS:
            counter = CounterMetricFamily(name, text, labels=["process"])
            for process, engine in self._engines.items():
                counter.add_metric([process], read(engine))
            yield counter
        yield from self._lags()

    def _lags(self) -> Iterator[GaugeMetricFamily]:
        labels = ["process", "topic", "partition"]
        records = GaugeMetricFamily(
            "sessionstream_lag_records", "Records of the topic not applied yet", labels=labels
        )
        seconds = GaugeMetricFamily(
            "sessionstream_lag_seconds",
            "Age of the newest record applied while more wait, 0 without a lag",
            labels=labels,
        )
        open_seconds = GaugeMetricFamily(
            "sessionstream_open_transaction_seconds",
            "How long an open transaction has kept the records after it from being read, 0 without one",
            labels=labels,
        )
        now_ms, now = self._now_ms(), self._elapsed_seconds()
        for process, engine in self._engines.items():
            for owned in list(engine.owned.values()):
                for topic, position in owned.positions.items():
                    behind = _behind(engine, owned, topic, position)
                    at = [process, topic, str(owned.partition)]
                    records.add_metric(at, behind)
                    seconds.add_metric(at, _age_seconds(owned, topic, now_ms) if behind else 0.0)
                    stable_end, end = engine.known_ends(topic, owned.partition)
                    open_for = self._open_transactions.open_seconds(
                        tuple(at), stable_end=stable_end, end=end, now=now
                    )
                    open_seconds.add_metric(at, open_for)
        yield records
        yield seconds
        yield open_seconds


def _behind(engine: Engine[Any], owned: OwnedPartition[Any], topic: str, position: int) -> int:
    end = engine.known_end(topic, owned.partition)
    return max(0, end - position, owned.caught_up_at.get(topic, 0) - position)


def _age_seconds(owned: OwnedPartition[Any], topic: str, now_ms: float) -> float:
    applied_ms = owned.applied_ms.get(topic)
    since_ms = owned.taken_over_ms if applied_ms is None else applied_ms
    return max(0.0, (now_ms - since_ms) / 1_000)


def _served(engine: Engine[Any]) -> float:
    assigned = engine.ownership.assignment.partitions
    return float(sum(engine.servable(partition) is not None for partition in assigned))


_GAUGES: Final[tuple[tuple[str, str, Callable[[Engine[Any]], float]], ...]] = (
    (
        "sessionstream_partitions_assigned",
        "Partitions assigned",
        lambda engine: len(engine.ownership.assignment.partitions),
    ),
    ("sessionstream_partitions_served", "Partitions served", _served),
    (
        "sessionstream_partitions_waiting_for_store",
        "Partitions whose store (of the archive) takes no writes or does not answer for now",
        lambda engine: len(engine.waiting_for_store(engine.ownership.assignment.partitions)),
    ),
    (
        "sessionstream_partitions_restoring",
        "Partitions assigned whose table is being read back",
        lambda engine: len(engine.restoring),
    ),
    (
        "sessionstream_partitions_followed",
        "Partitions of other workers whose records are here (STANDBY)",
        lambda engine: len(engine.standbys.warm()),
    ),
    (
        "sessionstream_sessions",
        "Sessions with a life on this worker",
        lambda engine: sum(owned.fold.key_count() for owned in engine.owned.values()),
    ),
    (
        "sessionstream_flush_last_seconds",
        "Length of the slowest partition's last flush",
        lambda engine: max((owned.statistics.last_seconds for owned in engine.owned.values()), default=0.0),
    ),
    (
        "sessionstream_pending_events",
        "Events folded and not yet durable",
        lambda engine: sum(owned.fold.pending_events() for owned in engine.owned.values()),
    ),
)

_COUNTERS: Final[tuple[tuple[str, str, Callable[[Engine[Any]], float]], ...]] = (
    (
        "sessionstream_restored_records",
        "Changelog records read back",
        lambda engine: engine.restored.records,
    ),
    (
        "sessionstream_chunks_dropped",
        "Chunks of an assignment no longer in force",
        lambda engine: engine.dropped_chunks,
    ),
)
