from __future__ import annotations

import pytest
from prometheus_client import Counter, generate_latest

from streams.engine.flush import FlushStatistics
from streams.worker.metrics import EngineMetrics, make_registry
from tests.unit.streams.engine.test_receive import OnePartition, SlowFold


def test_metrics_have_no_created_series() -> None:
    registry = make_registry()
    Counter("events", "Events", registry=registry).inc()

    assert [line for line in generate_latest(registry).decode().splitlines() if line[0] != "#"] == [
        "events_total 1.0"
    ]


async def test_a_step_of_the_clock_makes_no_open_transaction_longer_or_shorter(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its time was negative after the clock was set back, and hours after it was set forward."""
    now_ms, elapsed_seconds = 1_700_000_000_000.0, 50.0
    registry = make_registry()
    metrics = EngineMetrics(registry, lambda: now_ms, lambda: elapsed_seconds)
    registry.register(metrics)
    one = OnePartition(SlowFold())
    monkeypatch.setattr(one.engine, "known_ends", lambda _topic, _partition: (1, 2))
    monkeypatch.setattr(one.engine, "known_end", lambda _topic, _partition: 1)
    metrics.add("memory", one.engine)

    def open_seconds() -> float | None:
        labels = {"process": "memory", "topic": "events", "partition": "0"}
        return registry.get_sample_value("sessionstream_open_transaction_seconds", labels)

    assert open_seconds() == 0.0
    for step_ms in (-3_600_000, 7_200_000):
        now_ms += step_ms
        elapsed_seconds += 5
    assert open_seconds() == 10.0


def test_an_engine_is_read_at_each_scrape_under_the_name_of_its_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    registry = make_registry()
    metrics = EngineMetrics(registry)
    registry.register(metrics)
    engine = OnePartition(SlowFold()).engine
    metrics.add("memory", engine)

    def value(name: str) -> float | None:
        return registry.get_sample_value(name, {"process": "memory"})

    names = ("sessionstream_partitions_restoring", "sessionstream_chunks_dropped_total")
    assert [value(name) for name in (*names, "sessionstream_partitions_followed")] == [0, 0, 0]
    monkeypatch.setattr(type(engine), "restoring", property(lambda _: {3}))
    engine.dropped_chunks += 2
    monkeypatch.setattr(engine.standbys, "warm", lambda: {4, 5, 6})
    assert [value(name) for name in (*names, "sessionstream_partitions_followed")] == [1, 2, 3]

    for seconds, records in ((0.5, 10), (0.25, 30)):
        engine.on_flushed(FlushStatistics(last_seconds=seconds, last_records=records))
    assert value("sessionstream_flush_seconds_count") == 2
    assert value("sessionstream_flush_seconds_sum") == 0.75
    assert value("sessionstream_flush_records_sum") == 40
