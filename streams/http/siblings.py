"""Answers readiness and metrics for all workers of one parent, which share one port.

Each of these workers also listens on a port of its own, where it answers for itself only. Prometheus and probes that
use the shared port reach any of the workers, so that one asks the others.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import orjson
from fastapi import Request
from prometheus_client import CollectorRegistry, Metric, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

from streams.http.backend import Readiness
from streams.http.proxy import Proxy

#: The label that a sample gets for its worker; workers are numbered from 1.
WORKER_LABEL: Final = "worker"

_UP: Final = "sessionstream_worker_up"


@dataclass(frozen=True, slots=True)
class Siblings:
    """The workers of one parent, as one of them sees them.

    Attributes:
        number: number of this worker, from 1.
        urls: the URL of each worker's own port, in the order of the numbers.
        listener: the shared socket; it listens already.
    """

    number: int
    urls: Sequence[str]
    listener: socket.socket

    @property
    def port(self) -> int:
        """The shared port."""
        port: int = self.listener.getsockname()[1]
        return port

    def concern(self, request: Request) -> bool:
        """Return whether ``request`` came through the shared port, so that the answer is for all workers."""
        server = request.scope.get("server")
        return server is not None and server[1] == self.port

    async def readiness(self, request: Request, proxy: Proxy, own: Readiness) -> Readiness:
        """Return ready if all workers are, with the detail of each; otherwise the detail says which are not."""
        answers = await self._answers(request, proxy, "/readyz")
        waiting = [] if own.ready else [f"worker {self.number}: {own.detail}"]
        waiting += [f"worker {number}: not ready" for number, body in answers.items() if body is None]
        if waiting:
            return Readiness(False, "; ".join(waiting))
        details = {
            number: orjson.loads(body)["detail"] for number, body in answers.items() if body is not None
        }
        details[self.number] = own.detail
        return Readiness(True, "; ".join(f"worker {number}: {details[number]}" for number in sorted(details)))

    async def metrics(self, request: Request, proxy: Proxy, own: CollectorRegistry) -> bytes:
        """Return the metrics of all workers in Prometheus's text format; a worker without an answer is down."""
        answers = await self._answers(request, proxy, "/metrics")
        return merged_metrics({self.number: generate_latest(own), **answers})

    async def _answers(self, request: Request, proxy: Proxy, path: str) -> dict[int, bytes | None]:
        others = [number for number in range(1, len(self.urls) + 1) if number != self.number]
        bodies = await proxy.collect(request, path, [self.urls[number - 1] for number in others])
        return dict(zip(others, bodies, strict=True))


def merged_metrics(by_worker: Mapping[int, bytes | None]) -> bytes:
    """Return the samples of several workers as one exposition, each with the number of its worker as a label.

    Args:
        by_worker: metrics in Prometheus's text format, by worker; None for a worker that did not answer.
    """
    registry = CollectorRegistry()
    registry.register(MergedMetrics(by_worker))
    return generate_latest(registry)


class MergedMetrics(Collector):
    """The metrics of several workers; see :func:`merged_metrics`."""

    def __init__(self, by_worker: Mapping[int, bytes | None]) -> None:
        self._by_worker = by_worker

    def collect(self) -> Iterable[Metric]:
        up = GaugeMetricFamily(
            _UP,
            "Whether a worker of this parent answers; only at the port that its workers share",
            labels=[WORKER_LABEL],
        )
        families: dict[str, Metric] = {}
        for number, text in sorted(self._by_worker.items()):
            label = {WORKER_LABEL: str(number)}
            up.add_metric([str(number)], 0.0 if text is None else 1.0)
            for family in () if text is None else text_string_to_metric_families(text.decode()):
                whole = families.setdefault(
                    family.name, Metric(family.name, family.documentation, family.type)
                )
                for sample in family.samples:
                    whole.add_sample(sample.name, {**label, **sample.labels}, sample.value)
        yield up
        yield from families.values()
