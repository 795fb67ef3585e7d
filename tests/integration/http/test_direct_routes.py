"""The most frequent requests are answered without the framework's steps; each answer is the same as with them."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import unquote_to_bytes

import pytest
from prometheus_client import CollectorRegistry
from pydantic import SecretStr
from starlette.types import ASGIApp, Message

from processors.access.tokens import entry_text, token_hash
from schemas.access import Scope, TokenEntry
from schemas.errors import NotServable
from schemas.security_settings import SecuritySettings
from schemas.settings import Settings
from streams.http.app import HttpApp, make_http_app
from streams.http.direct_routes import DirectRoutes
from streams.http.memory_api import MemoryApi
from tests.builders.events import system, user
from tests.builders.memories import memory_of
from tests.fakes.memory_worker import FakeWorker

READER, WRITER = "the-token-that-reads", "the-token-that-writes"
AS_READER = {"authorization": f"Bearer {READER}"}
AS_WRITER = {"authorization": f"Bearer {WRITER}"}
MEMORY = b"/sessions/t-1/memory"
EVENTS = b"/sessions/t-1/events"
MESSAGE = b'{"type":"UserMessageAdded","event_id":"e","text":"hello"}'


class _Broken(FakeWorker):
    def partition_of(self, session_id: str) -> int:
        raise RuntimeError("a bug")


def worker_of(kind: str) -> FakeWorker:
    worker = _Broken() if kind == "broken" else FakeWorker()
    if kind == "unproven":
        worker.proven = False
    elif kind == "unknown owner":
        worker.owners = dict.fromkeys(range(100), None)
    elif kind == "refusing":
        worker.refusal = NotServable("Kafka is away", retry_after_seconds=3)
    worker.hold(memory_of(system(), user("hello"), session_id="t-1"))
    return worker


def app_of(settings: Settings, kind: str = "", registry: CollectorRegistry | None = None) -> HttpApp:
    worker, registry = worker_of(kind), registry or CollectorRegistry()
    app = make_http_app("test", settings, readiness=worker.ready, registry=registry)
    MemoryApi(worker, settings, registry).add_routes(app)
    app.middleware_stack = app.build_middleware_stack()
    return app


@pytest.fixture
def protected(tmp_path: Path) -> Settings:
    path = tmp_path / "tokens.toml"
    given: tuple[tuple[Scope, str], ...] = (("read", READER), ("write", WRITER))
    entries = [
        TokenEntry(name=scope, sha256=token_hash(token.encode()).hex(), scopes=[scope], session_prefix="t-")
        for scope, token in given
    ]
    path.write_text("\n".join(map(entry_text, entries)), encoding="utf-8")
    return Settings(security=SecuritySettings(tokens_file=path, worker_token=SecretStr("between workers")))


async def answered(
    app: ASGIApp, method: str, raw_path: bytes, query: bytes, headers: dict[str, str], body: bytes
) -> list[Message]:
    """Return what an app sends for a request, as uvicorn passes it."""
    sent: list[Message] = []
    received = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Message:
        return received.pop(0) if received else {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        sent.append(message)

    scope: dict[str, Any] = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": unquote_to_bytes(raw_path).decode("utf-8", "surrogateescape"),
        "raw_path": raw_path,
        "root_path": "",
        "query_string": query,
        "headers": [
            (name.encode(), value.encode()) for name, value in {"host": "localhost", **headers}.items()
        ],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 2),
        "state": {},
    }
    await app(scope, receive, send)
    return sent


def by_framework(app: HttpApp) -> ASGIApp:
    """Return the app with no direct routes: the framework finds the route of every request."""
    app._direct = None
    return app


def counted(registry: CollectorRegistry) -> dict[tuple[str, str], float]:
    """Return the metrics that do not depend on the clock."""
    return {
        (sample.name, str(sample.labels)): sample.value
        for family in registry.collect()
        for sample in family.samples
        if sample.name.endswith(("_count", "_total"))
    }


#: Method, path, query, headers, body, and what the worker is.
REQUESTS: list[tuple[str, bytes, bytes, dict[str, str], bytes, str]] = [
    ("GET", MEMORY, b"", {}, b"", ""),
    ("GET", MEMORY, b"", {}, b"a body that nothing asks for", ""),
    ("GET", b"/sessions/unknown/memory", b"", {}, b"", ""),
    ("GET", b"/sessions/a%2Fb%25/memory", b"", {}, b"", ""),
    ("GET", b"/sessions/a/memory/memory", b"", {}, b"", ""),
    ("GET", b"/sessions/a/events/memory", b"", {}, b"", ""),
    ("GET", b"/sessions//memory", b"", {}, b"", ""),
    ("GET", b"/sessions/memory", b"", {}, b"", ""),
    ("GET", b"/sessions/%FF/memory", b"", {}, b"", ""),
    ("GET", b"/sessions/x/memory%0A", b"", {}, b"", ""),
    ("GET", b"%2Fsessions/x/memory", b"", {}, b"", ""),
    ("GET", b"/sessions/" + b"x" * 257 + b"/memory", b"", {}, b"", ""),
    ("GET", MEMORY, b"last=1&format=openai", {}, b"", ""),
    ("GET", MEMORY, b"last=1&last=2", {}, b"", ""),
    ("GET", MEMORY, b"lust=1", {}, b"", ""),
    ("GET", MEMORY, b"epoch=7&limit=1", {}, b"", ""),
    ("GET", MEMORY, b"min_sequence=9&wait_ms=0", {}, b"", ""),
    ("GET", MEMORY, b"consistency=linearizable", {}, b"", ""),
    ("GET", MEMORY, b"", {"if-none-match": "*"}, b"", ""),
    ("GET", MEMORY, b"", {"host": "elsewhere.example"}, b"", ""),
    ("GET", MEMORY, b"", {}, b"", "broken"),
    ("GET", MEMORY, b"", {}, b"", "unproven"),
    ("GET", MEMORY, b"", {}, b"", "unknown owner"),
    ("HEAD", MEMORY, b"", {}, b"", ""),
    ("POST", MEMORY, b"", {}, b"", ""),
    ("POST", EVENTS, b"", {}, MESSAGE, ""),
    ("POST", EVENTS, b"", {}, b"not JSON", ""),
    ("POST", EVENTS, b"x=1", {}, MESSAGE, ""),
    ("POST", EVENTS, b"", {}, MESSAGE, "refusing"),
    ("POST", EVENTS, b"", {"origin": "http://elsewhere.example"}, MESSAGE, ""),
    ("GET", EVENTS, b"", {}, b"", ""),
    ("GET", b"/sessions/x/other", b"", {}, b"", ""),
]
#: The same with tokens.
PROTECTED: list[tuple[str, bytes, bytes, dict[str, str], bytes, str]] = [
    ("GET", MEMORY, b"", AS_READER, b"", ""),
    ("GET", MEMORY, b"", {}, b"", ""),
    ("GET", MEMORY, b"", {"authorization": "Bearer another"}, b"", ""),
    ("GET", MEMORY, b"", AS_WRITER, b"", ""),
    ("GET", b"/sessions/u-1/memory", b"", AS_READER, b"", ""),
    ("GET", MEMORY, b"", {**AS_READER, "x-sessionstream-session-prefix": "t-2"}, b"", ""),
    ("POST", EVENTS, b"", AS_WRITER, MESSAGE, ""),
    ("POST", EVENTS, b"", AS_READER, MESSAGE, ""),
    ("POST", b"/sessions/u-1/events", b"", AS_WRITER, MESSAGE, ""),
]


async def compare(
    settings: Settings,
    request: tuple[str, bytes, bytes, dict[str, str], bytes, str],
    caplog: pytest.LogCaptureFixture,
) -> list[Message]:
    method, path, query, headers, body, kind = request
    outcomes = []
    ways: tuple[Callable[[HttpApp], ASGIApp], ...] = (lambda app: app, by_framework)
    for way in ways:
        registry = CollectorRegistry()
        caplog.clear()
        with caplog.at_level(logging.DEBUG):
            app = way(app_of(settings, kind, registry))
            messages = await answered(app, method, path, query, headers, body)
        lines = [
            (one.levelname, one.getMessage(), getattr(one, "action", None))
            for one in caplog.records
            if one.name.startswith("streams")
        ]
        outcomes.append((messages, lines, counted(registry)))
    direct, framework = outcomes
    assert direct == framework, request
    return direct[0]


async def test_each_answer_is_that_of_the_framework(
    protected: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    """Status, headers, body, log lines and counted requests; access is checked on both ways."""
    statuses: set[int] = set()
    for settings, requests in ((Settings(), REQUESTS), (protected, PROTECTED)):
        for request in requests:
            statuses.add((await compare(settings, request, caplog))[0]["status"])
    assert statuses >= {200, 304, 400, 401, 403, 404, 405, 409, 500, 503, 504}


async def test_reads_and_appends_need_no_step_of_the_framework() -> None:
    app = app_of(Settings())

    async def framework(*_: object) -> None:
        raise AssertionError("the framework was asked")

    app.middleware_stack = framework
    for method, path, body in (("GET", MEMORY, b""), ("POST", EVENTS, MESSAGE)):
        assert (await answered(app, method, path, b"", {}, body))[0]["status"] == 200


def test_a_route_that_another_could_answer_is_left_to_the_framework() -> None:
    """Which of two routes answers is the framework's rule."""
    app = app_of(Settings())
    memory = {"type": "http", "method": "GET", "path": "/sessions/x/memory"}
    routes = list(app.routes)
    assert DirectRoutes(routes, lambda inner: inner).app_of(memory) is not None

    @app.get("/{anything:path}")
    def page() -> None: ...

    last = app.routes[-1]
    assert DirectRoutes([*routes, last], lambda inner: inner).app_of(memory) is not None
    assert DirectRoutes([last, *routes], lambda inner: inner).app_of(memory) is None
