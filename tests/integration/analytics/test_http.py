"""``/analytics`` over several workers: each partition once, whoever is asked."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
from prometheus_client import CollectorRegistry
from pydantic import SecretStr

from processors.analytics.answer import Order, Rank
from processors.analytics.breakdown import Subject
from processors.analytics.event_time import WindowKind
from processors.analytics.partition import AnalyticsRules, PartitionFigures
from processors.analytics.prices import PriceTable
from processors.memory.tokens import ByteEstimate
from processors.models import Model, ModelTable, Price
from schemas.analytics import (
    AgentAnalyticsList,
    ModelAnalyticsList,
    SessionAnalytics,
    SessionAnalyticsList,
    ToolAnalyticsList,
    WindowAnalyticsList,
)
from schemas.errors import NotServable
from schemas.security_settings import SecuritySettings
from schemas.settings import Settings
from streams.analytics.api import AnalyticsApi
from streams.analytics.routes import Parts
from streams.http.backend import Readiness
from streams.http.base import base_app
from streams.http.server import HttpServer
from tests.builders.events import answer, event, user

PARTITIONS = 2
PRICES = PriceTable(ModelTable({"m": Model(price=Price(1.0, 1.0))}))
RULES = AnalyticsRules(
    token_counter=ByteEstimate(), ttl_ms=None, grace_us=0, keep_us={"minute": None, "hour": None, "day": None}
)


@dataclass
class FakeAnalytics:
    """An analytics worker without Kafka: figures by partition, as counted by the real thing."""

    held: dict[int, PartitionFigures] = field(default_factory=dict)
    owners: dict[str, str | None] = field(default_factory=dict)
    urls: list[str] = field(default_factory=list)
    prices: PriceTable = PRICES
    partition_count: int = PARTITIONS

    def say(self, partition: int, session_id: str, *events: dict[str, Any]) -> None:
        figures = self.held.setdefault(partition, PartitionFigures(RULES, lambda _: None))
        for fields in events:
            sequence = figures.applied + 1
            said = event({"session_id": session_id, **fields}, f"{session_id}-{sequence}")
            figures.event(said, sequence, 1_800_000_000_000)
        figures.settle()

    def owner_url(self, session_id: str) -> str | None:
        if session_id in self.owners and self.owners[session_id] is None:
            raise NotServable("nobody is known to own it")
        return self.owners.get(session_id)

    def worker_urls(self) -> list[str]:
        return self.urls

    def session(self, session_id: str) -> dict[str, Any] | None:
        for figures in self.held.values():
            if figures.session(session_id).life is not None:
                return figures.session(session_id).record(PRICES)
        return None

    def sessions(self, order: Order, limit: int) -> Parts:
        def items(figures: PartitionFigures) -> list[Any]:
            ranked = [
                (Rank(one, PRICES).by(order), one.record(PRICES))
                for one in figures.sessions.values()
                if one.life is not None
            ]
            ranked.sort(key=lambda item: item[0], reverse=True)
            return [[None if rank == float("-inf") else rank, record] for rank, record in ranked[:limit]]

        return self._parts(items)

    def windows(self, kind: WindowKind, from_us: int, to_us: int) -> Parts:
        return self._parts(
            lambda figures: [
                [name.kind, name.start_us, window.dump()]
                for name, window in figures.windows.between(kind, from_us, to_us)
            ]
        )

    def subjects(self, subject: Subject) -> Parts:
        return self._parts(
            lambda figures: [[name, one.dump()] for name, one in figures.subjects[subject].items()]
        )

    def _parts(self, items: Any) -> Parts:
        return {
            str(partition): {"position": figures.applied, "items": items(figures)}
            for partition, figures in self.held.items()
        }


@asynccontextmanager
async def serving(
    worker: FakeAnalytics, settings: Settings | None = None
) -> AsyncGenerator[httpx.AsyncClient, None]:
    settings = settings or Settings()
    app = base_app("test", settings, readiness=lambda: Readiness(True, ""), registry=CollectorRegistry())
    AnalyticsApi(worker, "http://itself").add_routes(app)
    server = HttpServer(app, "127.0.0.1", 0)
    await server.start()
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", trust_env=False) as client:
            yield client
    finally:
        await server.stop()


@asynccontextmanager
async def two_workers() -> AsyncGenerator[tuple[FakeAnalytics, FakeAnalytics, httpx.AsyncClient], None]:
    """The first one is asked; each holds one partition."""
    first, second = FakeAnalytics(), FakeAnalytics()
    first.say(0, "a", user("one"), answer("two", model="m", usage={"input_tokens": 9, "output_tokens": 1}))
    second.say(1, "b/1", user("one"), user("two"), answer("three four five", agent_id="x", model="?"))
    async with AsyncExitStack() as stack:
        client = await stack.enter_async_context(serving(first))
        other = await stack.enter_async_context(serving(second))
        first.urls = ["http://itself", str(other.base_url)]
        first.owners = {"b/1": str(other.base_url)}
        yield first, second, client


async def test_everything_is_answered_over_all_workers_as_documented() -> None:
    async with two_workers() as (_, _, client):
        sessions = (await client.get("/analytics/sessions?order=tokens")).json()
        windows = (await client.get("/analytics/windows?by=day")).json()
        agents = (await client.get("/analytics/agents")).json()
        models = (await client.get("/analytics/models")).json()
        tools = (await client.get("/analytics/tools")).json()

    assert SessionAnalyticsList.model_validate(sessions).complete
    assert [session["session_id"] for session in sessions["sessions"]] == ["b/1", "a"]
    (day,) = WindowAnalyticsList.model_validate(windows).windows
    assert (day.messages.user, day.messages.ai, day.sessions_started, day.cost_usd) == (3, 2, 2, None)
    assert [agent.agent_id for agent in AgentAnalyticsList.model_validate(agents).agents] == ["x"]
    told = {model.model: model.cost_usd for model in ModelAnalyticsList.model_validate(models).models}
    assert told == {"?": None, "m": 0.00001}
    assert ToolAnalyticsList.model_validate(tools).complete


async def test_unpriced_sessions_come_last_by_cost() -> None:
    async with two_workers() as (_, _, client):
        by_cost = (await client.get("/analytics/sessions?order=cost")).json()["sessions"]
        one = (await client.get("/analytics/sessions?order=cost&limit=1")).json()["sessions"]

    assert [(session["session_id"], session["cost_usd"]) for session in by_cost] == [
        ("a", 0.00001),
        ("b/1", None),
    ]
    assert one == by_cost[:1]


async def test_one_session_is_asked_of_its_owner() -> None:
    async with two_workers() as (_, second, client):
        own = await client.get("/analytics/sessions/a")
        forwarded = await client.get("/analytics/sessions/b%2F1")

    assert SessionAnalytics.model_validate(own.json()).session_id == "a"
    assert forwarded.json() == second.session("b/1")


async def test_what_is_not_known_wrong_or_not_to_be_had_is_said_so() -> None:
    async with two_workers() as (first, _, client):
        first.owners["moving"] = None
        statuses = {
            path: (
                (answered := await client.get(f"/analytics/{path}")).status_code,
                answered.json()["error_code"],
            )
            for path in (
                "sessions/nobody",
                "sessions/moving",
                "sessions/a?limit=1",
                "sessions?order=name",
                "sessions?limit=0",
                "windows?by=week",
                "windows?from=yesterday",
                "windows?from=2026-01-01T00:00:00",
                "windows?from=2026-01-02T00:00:00Z&to=2026-01-01T00:00:00Z",
                "tools?x=1",
            )
        }

    assert statuses.pop("sessions/nobody") == (404, "not_found")
    assert statuses.pop("sessions/moving") == (503, "not_servable")
    assert set(statuses.values()) == {(400, "bad_request")}


async def test_windows_are_cut_out_by_where_they_begin() -> None:
    async with two_workers() as (_, _, client):
        minute = (await client.get("/analytics/windows?by=minute")).json()["windows"][0]["start"]
        assert minute == "2026-01-02T03:04:00.000Z"
        found = {
            query: len((await client.get(f"/analytics/windows?by=minute&{query}")).json()["windows"])
            for query in (
                "from=2026-01-02T03:04:00Z",
                "from=2026-01-02T04:04:00+01:00",
                "from=2026-01-02T03:04:01Z",
                "to=2026-01-02T03:04:00Z",
                "to=2026-01-02T03:04:01Z",
            )
        }
    assert list(found.values()) == [1, 1, 0, 0, 1]


async def test_a_partition_that_two_workers_tell_of_counts_once_as_newest() -> None:
    async with two_workers() as (first, second, client):
        first.say(1, "b/1", user("one"))  # as it was before the partition moved
        day = (await client.get("/analytics/windows?by=day")).json()["windows"][0]
    assert day["messages"]["user"] == 3
    assert second.held[1].applied > first.held[1].applied


async def test_an_answer_says_that_a_partition_is_missing() -> None:
    async with two_workers() as (first, _, client):
        first.urls = ["http://itself", "http://127.0.0.1:9"]
        body = (await client.get("/analytics/sessions")).json()

    assert body["complete"] is False
    assert [session["session_id"] for session in body["sessions"]] == ["a"]


async def test_figures_ask_for_the_token_as_memory_does() -> None:
    settings = Settings(security=SecuritySettings(bearer_tokens=[SecretStr("t")]))
    async with serving(FakeAnalytics(), settings) as client:
        assert (await client.get("/analytics/sessions")).status_code == 401
        allowed = await client.get("/analytics/sessions", headers={"Authorization": "Bearer t"})
        assert allowed.json() == {"sessions": [], "complete": False}


async def test_every_route_is_documented() -> None:
    async with serving(FakeAnalytics()) as client:
        paths = (await client.get("/openapi.json")).json()["paths"]

    assert {path for path in paths if path.startswith("/analytics")} == {
        "/analytics/sessions",
        "/analytics/sessions/{session_id}",
        "/analytics/windows",
        "/analytics/agents",
        "/analytics/models",
        "/analytics/tools",
    }
