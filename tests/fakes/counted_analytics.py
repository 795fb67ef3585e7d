"""An analytics worker without Kafka: it counts with the real code, behind the real HTTP API."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
import orjson
from prometheus_client import CollectorRegistry

from processors.analytics.answer import Order, PartitionResults, Rank
from processors.analytics.breakdown import Subject
from processors.analytics.costs import PriceTable
from processors.analytics.event_time import WindowKind
from processors.analytics.partition import AnalyticsRules, PartitionFigures
from processors.analytics.tree import ALL_SESSIONS, SessionChoice
from processors.memory.tokens import ByteEstimate
from processors.models_and_prices import Model, ModelTable, Price
from schemas.errors import NotServable
from schemas.settings import Settings
from streams.analytics.api import AnalyticsApi
from streams.http.app import make_http_app
from streams.http.backend import Readiness
from streams.http.server import HttpServer
from tests.builders.events import event

PARTITIONS = 2
PRICES = PriceTable(ModelTable({"m": Model(price=Price(1.0, 1.0))}))
RULES = AnalyticsRules(
    token_counter=ByteEstimate(), ttl_ms=None, grace_us=0, keep_us={"minute": None, "hour": None, "day": None}
)


@dataclass
class FakeAnalytics:
    """An analytics worker without Kafka: figures by partition, counted by the real code."""

    figures_by_partition: dict[int, PartitionFigures] = field(default_factory=dict)
    owners: dict[str, str | None] = field(default_factory=dict)
    urls: list[str] = field(default_factory=list)
    prices: PriceTable = PRICES
    partition_count: int = PARTITIONS

    def say(self, partition: int, session_id: str, *events: dict[str, Any]) -> None:
        figures = self.figures_by_partition.setdefault(partition, PartitionFigures(RULES, lambda _: None))
        for fields in events:
            sequence = figures.applied + 1
            counted = event({"session_id": session_id, **fields}, f"{session_id}-{sequence}")
            figures.count_event(counted, sequence, 1_800_000_000_000)
        figures.finish_batch()

    def owner_url(self, session_id: str) -> str | None:
        if session_id in self.owners and self.owners[session_id] is None:
            raise NotServable("its owner is not known")
        return self.owners.get(session_id)

    def worker_urls(self) -> list[str]:
        return self.urls

    def session(self, session_id: str) -> dict[str, Any] | None:
        for figures in self.figures_by_partition.values():
            if figures.session(session_id).life is not None:
                return figures.session(session_id).record(PRICES)
        return None

    def counted_through(self, session_id: str) -> int:
        """The partition that has the session; without one, the one that is furthest behind."""
        having = [
            figures.applied
            for figures in self.figures_by_partition.values()
            if session_id in figures.sessions
        ]
        return (
            having[0]
            if having
            else min((one.applied for one in self.figures_by_partition.values()), default=-1)
        )

    async def sessions(
        self,
        order: Order,
        limit: int,
        prefixes: Sequence[str] = (),
        choice: SessionChoice = ALL_SESSIONS,
    ) -> PartitionResults:
        def items(figures: PartitionFigures) -> list[Any]:
            ranked = [
                (Rank(one, PRICES).by(order), one.record(PRICES))
                for name, one in figures.sessions.items()
                if one.life is not None
                and all(map(name.startswith, prefixes))
                and choice.has(name, one.parent)
            ]
            ranked.sort(key=lambda item: item[0], reverse=True)
            return [[None if rank == float("-inf") else rank, record] for rank, record in ranked[:limit]]

        return self._results(items)

    async def windows(self, kind: WindowKind, from_us: int, to_us: int) -> PartitionResults:
        return self._results(
            lambda figures: [
                [name.kind, name.start_us, window.dump()]
                for name, window in figures.windows.between(kind, from_us, to_us)
            ]
        )

    async def subjects(self, subject: Subject) -> PartitionResults:
        return self._results(
            lambda figures: [[name, one.dump()] for name, one in figures.subjects[subject].items()]
        )

    def _results(self, items: Any) -> PartitionResults:
        return {
            str(partition): {"position": figures.applied, "items": [*map(orjson.dumps, items(figures))]}
            for partition, figures in self.figures_by_partition.items()
        }


@asynccontextmanager
async def serving(
    worker: FakeAnalytics, settings: Settings | None = None
) -> AsyncGenerator[httpx.AsyncClient, None]:
    """Serve the worker's routes; yields a client of them."""
    settings = settings or Settings()
    app = make_http_app("test", settings, readiness=lambda: Readiness(True, ""), registry=CollectorRegistry())
    AnalyticsApi(worker, settings.model_copy(update={"advertised_url": "http://itself"})).add_routes(app)
    server = HttpServer(app, "127.0.0.1", 0)
    # Without verify=False each client would read all certificate authorities, for plain HTTP.
    async with server, httpx.AsyncClient(base_url=server.url, trust_env=False, verify=False) as client:
        yield client
