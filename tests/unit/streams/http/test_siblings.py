"""One exposition of metrics for all workers of a parent."""

from __future__ import annotations

import socket
from types import SimpleNamespace
from typing import cast

from fastapi import Request
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.parser import text_string_to_metric_families

from streams.http.backend import Readiness
from streams.http.proxy import Proxy
from streams.http.siblings import Siblings, merged_metrics
from streams.worker.metrics import make_registry


def exposed(events: int) -> bytes:
    registry: CollectorRegistry = make_registry()
    Counter("events", "Events folded", ["type"], registry=registry).labels('a"b').inc(events)
    Gauge("sessions", "Sessions", registry=registry).set(events * 2)
    Histogram("seconds", "Time", buckets=(1.0,), registry=registry).observe(0.5)
    return generate_latest(registry)


def test_each_sample_has_the_number_of_its_worker() -> None:
    """Nothing is added up, so sums, rates and quantiles are Prometheus's, as with workers on several machines."""
    merged = merged_metrics({2: exposed(5), 1: exposed(3), 3: None})

    families = {family.name: family for family in text_string_to_metric_families(merged.decode())}
    events = {tuple(sorted(s.labels.items())): s.value for s in families["events"].samples}
    assert events == {(("type", 'a"b'), ("worker", "1")): 3, (("type", 'a"b'), ("worker", "2")): 5}
    assert families["events"].type == "counter"
    assert [sample.value for sample in families["sessions"].samples] == [6, 10]
    counted = [s for s in families["seconds"].samples if s.name == "seconds_count"]
    assert [(s.labels["worker"], s.value) for s in counted] == [("1", 1), ("2", 1)]
    up = {s.labels["worker"]: s.value for s in families["sessionstream_worker_up"].samples}
    assert up == {"1": 1, "2": 1, "3": 0}
    # One head for each family, or Prometheus refuses the whole scrape.
    assert merged.decode().count("# TYPE events_total counter") == 1


async def test_the_workers_of_a_parent_are_ready_together_and_each_says_what_is_wrong() -> None:
    def proxy(answer: bytes | None) -> Proxy:
        async def collect(*_: object) -> list[bytes | None]:
            return [answer]

        return cast(Proxy, SimpleNamespace(collect=collect))

    siblings = Siblings(number=2, urls=["http://first", "http://second"], listener=socket.socket())
    request, own = cast(Request, None), Readiness(True, "serving partitions [1]")
    full = b'{"status":"ready","detail":"partitions [0] wait for their store"}'
    with siblings.listener:
        ready = await siblings.readiness(request, proxy(full), own)
        not_ready = await siblings.readiness(request, proxy(None), own)

    assert ready == Readiness(
        True, "worker 1: partitions [0] wait for their store; worker 2: serving partitions [1]"
    )
    assert not_ready == Readiness(False, "worker 1: not ready")
