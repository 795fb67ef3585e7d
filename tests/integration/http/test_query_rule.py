"""One rule for the query strings of all routes: unknown, repeated, empty and wrong parameters."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Any, Final, NamedTuple

import httpx
import pytest
from fastapi import FastAPI
from prometheus_client import CollectorRegistry

from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import ByteEstimate
from schemas.settings import Settings
from streams.analytics.api import AnalyticsApi
from streams.http.app import make_http_app
from streams.http.memory_api import MemoryApi
from streams.http.openapi import PASSED_ON
from streams.http.relayed_routes import RelayedRoutes
from streams.inspection.api import InspectionApi
from tests.fakes.counted_analytics import FakeAnalytics
from tests.fakes.memory_worker import FakeWorker


class Kind(NamedTuple):
    """What values of a parameter look like, percent-encoded."""

    legal: str
    wrong: tuple[str, ...]
    empty_is_wrong: bool = True
    repeatable: bool = False


_NO_NUMBERS: Final = ("x", "1.5", "%D9%A3", "99999999999999999999", "1_0", "%2B1", "%20", "true")
COUNT: Final = Kind("1", (*_NO_NUMBERS, "-2"))
LIMIT: Final = Kind("1", (*_NO_NUMBERS, "0", "-1"))
NUMBER: Final = Kind("0.5", ("x", "0", "-1", "inf", "nan", "1e3", "%D9%A3"))
FLAG: Final = Kind("true", ("yes", "1", "True"))
TIME: Final = Kind(
    "2026-01-31T12:00:00%2B01:00", ("yesterday", "2026-01-31T12:00:00", "1767225600", "2026-13-01T00:00:00Z")
)
TEXT: Final = Kind("a", (), empty_is_wrong=False)
TEXTS: Final = Kind("a", (), empty_is_wrong=False, repeatable=True)


def words(*legal: str) -> Kind:
    return Kind(legal[-1], ("other", legal[0].upper(), f"{legal[0]},{legal[-1]}"))


#: Every documented route -> its query parameters. What is not documented is not judged here.
ROUTES: Final[dict[tuple[str, str], dict[str, Kind]]] = {
    ("GET", "/sessions/{session_id}/memory"): {
        "last": COUNT,
        "last_turns": COUNT,
        "limit": LIMIT,
        "after_sequence": COUNT,
        "epoch": COUNT,
        "left": COUNT,
        "at": COUNT,
        "min_sequence": COUNT,
        "consistency": words("eventual", "linearizable"),
        "wait_ms": COUNT,
        "include_agent_id": TEXTS,
        "include_agent_role": TEXTS,
        "exclude_agent_id": TEXTS,
        "exclude_agent_role": TEXTS,
        "format": words("json", "openai"),
        "unanswered": words("error", "keep"),
        "summary": words("pair", "facts", "both"),
        "native": FLAG,
        "metadata": FLAG,
        "configuration": FLAG,
        "event_id": TEXT,
        "stale": words("refuse", "allow"),
    },
    ("GET", "/sessions"): {
        "active_within_seconds": NUMBER,
        "user_id": TEXT,
        "label": TEXTS,
        "parent": TEXT,
        "forked_from": TEXT,
        "order": words("active", "session_id"),
        "limit": LIMIT,
        "cursor": TEXT,
    },
    ("GET", "/sessions/{session_id}/events"): {
        "after": COUNT,
        "since": TIME,
        "memory": FLAG,
        "limit": LIMIT,
    },
    ("POST", "/sessions/{session_id}/events"): {},
    ("POST", "/events"): {},
    ("GET", "/analytics/sessions"): {
        "order": words("cost", "tokens", "context_fraction", "last_activity"),
        "parent": TEXTS,
        "session_id": TEXTS,
        "limit": LIMIT,
    },
    ("GET", "/analytics/sessions/{session_id}"): {"min_sequence": COUNT},
    ("GET", "/analytics/trees/sessions/{session_id}"): {},
    ("GET", "/analytics/windows"): {"by": words("minute", "hour", "day"), "from": TIME, "to": TIME},
    ("GET", "/analytics/agents"): {},
    ("GET", "/analytics/models"): {},
    ("GET", "/analytics/tools"): {},
    ("GET", "/dead-letters"): {"limit": LIMIT, "error_code": words("not_json", "too_large")},
    ("GET", "/dead-letters/{place}"): {},
    ("GET", "/groups"): {},
    ("GET", "/compaction/policies"): {},
    ("GET", "/healthz"): {},
    ("GET", "/readyz"): {},
    ("GET", "/metrics"): {},
}
#: These ask Kafka once their parameters are found right: tests/acceptance/test_inspection.py does.
ON_KAFKA: Final = frozenset(
    {
        "/sessions/{session_id}/events",
        "/dead-letters",
        "/dead-letters/{place}",
        "/groups",
        "/compaction/policies",
    }
)


each_route = pytest.mark.parametrize("route", list(ROUTES), ids=" ".join)


def wrong_queries(parameters: dict[str, Kind]) -> Iterator[tuple[str, str]]:
    """Queries that are refused, and the text that the answer must have."""
    yield "nonsense=1", "nonsense"
    yield "nonsense", "nonsense"
    yield "%FF=1", "UTF-8"
    for name, kind in parameters.items():
        yield f"{name}={kind.legal}&nonsense=1", "nonsense"
        yield f"{name.upper()}={kind.legal}", name.upper()
        yield f"{name}=%FF", "UTF-8"
        if not kind.repeatable:
            yield f"{name}={kind.legal}&{name}={kind.legal}", name
        if kind.empty_is_wrong:
            yield f"{name}=", name
            yield name, name
        for value in kind.wrong:
            yield f"{name}={value}", name


def legal_queries(parameters: dict[str, Kind]) -> Iterator[str]:
    yield ""
    for name, kind in parameters.items():
        yield f"{name}={kind.legal}"
        if not kind.empty_is_wrong:
            yield f"{name}="
        if kind.repeatable:
            yield f"{name}={kind.legal}&{name}=b"


@pytest.fixture(scope="module")
def app() -> FastAPI:
    """All routes that a worker can have."""
    # Requests that are passed on reach nobody: at the default URL there may be somebody's own worker.
    nowhere = ["http://127.0.0.1:9"]
    settings = Settings(
        bootstrap_servers="127.0.0.1:9", memory_url=nowhere, analytics_url=nowhere, archive_url=nowhere
    )
    registry = CollectorRegistry()
    worker, analytics = FakeWorker(), FakeAnalytics()
    analytics.say(0, "s", {"type": "UserMessageAdded", "text": "hello"})
    app = make_http_app("test", settings, readiness=worker.ready, registry=registry)
    MemoryApi(worker, settings, registry).add_routes(app)
    AnalyticsApi(analytics, settings).add_routes(app)
    InspectionApi(settings, MemoryPolicy(token_counter=ByteEstimate()), 4).add_routes(app)
    RelayedRoutes(settings).add_routes(app)
    return app


@pytest.fixture
async def client(app: FastAPI) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(app), base_url="http://localhost:6066"
    ) as client:
        yield client


async def ask(client: httpx.AsyncClient, route: tuple[str, str], query: str) -> httpx.Response:
    method, path = route
    path = path.replace("{session_id}", "s").replace("{place}", "0:0")
    return await client.request(method, f"{path}?{query}" if query else path)


@each_route
async def test_a_wrong_query_is_refused_with_the_parameters_name(
    client: httpx.AsyncClient, route: tuple[str, str]
) -> None:
    accepted: list[str] = []
    for query, named in wrong_queries(ROUTES[route]):
        answered = await ask(client, route, query)
        body = answered.json() if answered.status_code == 400 else {}
        if (
            list(body) != ["error_code", "detail"]
            or body["error_code"] != "bad_request"
            or named not in body["detail"]
        ):
            accepted.append(f"{query}: {answered.status_code} {answered.text}")

    assert accepted == []


@pytest.mark.parametrize(
    "path", [path for method, path in ROUTES if method == "GET" and path not in ON_KAFKA]
)
async def test_a_valid_query_is_accepted(client: httpx.AsyncClient, path: str) -> None:
    route = ("GET", path)
    refused: list[str] = []
    for query in legal_queries(ROUTES[route]):
        answered = await ask(client, route, query)
        # A sequence is not applied yet; an epoch is one of a memory that is not there; no archive worker runs here; a
        # cursor is none that a page answered.
        status = {"min_sequence": 504, "epoch": 409, "at": 503, "cursor": 400}.get(
            query.partition("=")[0], 200
        )
        if answered.status_code != status:
            refused.append(f"{query}: {answered.status_code} {answered.text}")

    assert refused == []


async def test_the_table_equals_the_openapi_document(client: httpx.AsyncClient) -> None:
    document = (await client.get("/openapi.json")).json()
    documented: dict[tuple[str, str], dict[str, Any]] = {
        (method.upper(), path): {
            parameter["name"]: parameter["schema"]
            for parameter in operation.get("parameters", ())
            if parameter["in"] == "query"
        }
        for path, item in document["paths"].items()
        for method, operation in item.items()
        if PASSED_ON not in operation  # another process judges its query
    }

    assert {route: list(parameters) for route, parameters in documented.items()} == {
        route: list(parameters) for route, parameters in ROUTES.items()
    }
    for route, parameters in ROUTES.items():
        for name, kind in parameters.items():
            schema = documented[route][name]
            assert (schema["type"] == "array") == kind.repeatable
            assert kind.legal in schema.get("enum", [kind.legal])
            assert str(schema.get("default", "")) not in kind.wrong
