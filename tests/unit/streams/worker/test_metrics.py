from __future__ import annotations

from prometheus_client import Counter, generate_latest

from streams.worker.metrics import make_registry


def test_metrics_have_no_created_series() -> None:
    registry = make_registry()
    Counter("events", "Events", registry=registry).inc()

    assert [line for line in generate_latest(registry).decode().splitlines() if line[0] != "#"] == [
        "events_total 1.0"
    ]
