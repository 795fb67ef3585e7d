"""Which token may do what, over real sockets: scopes, prefixes of session ids, and requests between workers."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast
from urllib.parse import quote

import httpx
import pytest
from fastapi import FastAPI
from fastapi.routing import APIRoute
from prometheus_client import CollectorRegistry
from pydantic import SecretStr

from processors.access.ceilings import Ceilings
from processors.access.tokens import entry_text, token_hash, worker_credential
from schemas.access import Scope, TokenEntry
from schemas.security_settings import SecuritySettings
from schemas.settings import Settings
from streams.analytics.api import AnalyticsApi
from streams.archive.api import ArchiveApi
from streams.http.app import make_http_app
from streams.http.guarded_route import ACCESS, GuardedRoute
from streams.http.memory_api import MemoryApi
from streams.http.relayed_routes import RelayedRoutes
from streams.http.server import HttpServer
from streams.inspection.api import InspectionApi
from tests.builders.events import cleared, compacted, configured, deleted, expired, user
from tests.builders.memories import POLICY, memory_of
from tests.fakes.counted_analytics import FakeAnalytics
from tests.fakes.memory_worker import FakeWorker, serving, url_of
from tests.fakes.raw_server import answering, response
from tests.log_lines import fields_of

ENTRIES: dict[str, tuple[list[Scope], str]] = {
    "all": (["read", "write", "admin"], ""),
    "reader": (["read"], ""),
    "writer": (["write"], ""),
    "admin": (["admin"], ""),
    "metrics": ([], ""),
    "tenant": (["read", "write", "admin"], "tenant-a/"),
}


def token(name: str) -> str:
    return f"{name}-" * 8


def bearer(name: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token(name)}"}


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    path = tmp_path / "tokens.toml"
    entries = [
        TokenEntry(
            name=name, sha256=token_hash(token(name).encode()).hex(), scopes=scopes, session_prefix=prefix
        )
        for name, (scopes, prefix) in ENTRIES.items()
    ]
    path.write_text("\n".join(map(entry_text, entries)), encoding="utf-8")
    # Nothing answers there, so that what is passed on or read from Kafka ends at once.
    nowhere = "http://127.0.0.1:9"
    return Settings(
        bootstrap_servers="127.0.0.1:9",
        memory_url=[nowhere],
        analytics_url=[nowhere],
        archive_url=[nowhere],
        security=SecuritySettings(tokens_file=path, worker_token=SecretStr("between workers")),
    )


@pytest.fixture
async def client(worker: FakeWorker, settings: Settings) -> AsyncIterator[httpx.AsyncClient]:
    async with serving(worker, settings) as client:
        yield client


def whole_app(settings: Settings, *, memory: bool = True, analytics: bool = True) -> FastAPI:
    """Return the app of a worker that runs these processes."""
    worker, registry = FakeWorker(), CollectorRegistry()
    app = make_http_app("test", settings, readiness=worker.ready, registry=registry)
    if memory:
        MemoryApi(worker, settings, registry).add_routes(app)
    if analytics:
        AnalyticsApi(FakeAnalytics(), settings).add_routes(app)
        # Its reader is never asked: each request is refused, or lacks a parameter.
        ArchiveApi(cast("Any", None), cast("Any", None), settings).add_routes(app)
    InspectionApi(settings, POLICY, 4).add_routes(app)
    RelayedRoutes(settings).add_routes(app)
    return app


@pytest.mark.parametrize("processes", [True, False])
async def test_every_route_refuses_sessions_of_another_prefix(settings: Settings, processes: bool) -> None:
    """All routes there are, also those that only pass on, so that a new one cannot forget the rule."""
    app = whole_app(settings, memory=processes, analytics=processes)
    routes = [route for route in app.routes if isinstance(route, APIRoute)]
    assert all(isinstance(route, GuardedRoute) for route in routes)
    walked = 0
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://x") as client:
        documented = (await client.get("/openapi.json", headers=bearer("tenant"))).json()["paths"]
        operations = {
            (route.path_format, method, route.access.sessions)
            for route in routes
            if isinstance(route, GuardedRoute)
            for method in route.methods or ()
        }
        # Each documented operation says what it needs.
        assert {
            (path, method.upper(), operation[ACCESS]["sessions"])
            for path, methods in documented.items()
            for method, operation in methods.items()
        } <= operations
        for path, method, sessions in sorted(operations):
            for other in ("tenant-b/x", "tenant-a", "tenant-b/../tenant-a/x"):
                target = path.replace("{session_id}", quote(other, safe="")).replace("{place}", "0:0")
                target = target.replace("{rest:path}", "windows").replace("{name}", "app.js")
                answered = await client.request(method, target, headers=bearer("tenant"), content=b"[]")
                if sessions in {"one", "all"}:
                    assert answered.status_code == 403, target
                    assert answered.json()["error_code"] == "forbidden_session", target
                    walked += 1
                else:
                    assert answered.status_code != 403, target
    assert walked >= 3 * 5


def test_each_route_needs_the_scope_that_the_how_to_says(settings: Settings) -> None:
    """docs/how-to/control-access.md: `read` to read, `write` to say, `admin` for dead letters and erasures."""
    needed = {
        f"{method} {route.path_format}": tuple(route.access.scopes)
        for route in whole_app(settings).routes
        if isinstance(route, GuardedRoute)
        for method in route.methods or ()
    }

    reads = {name for name, scopes in needed.items() if scopes == ("read",)}
    assert all(name.startswith("GET ") for name in reads)
    assert len(reads) > 15
    assert {name: scopes for name, scopes in needed.items() if name not in reads} == {
        **dict.fromkeys(("GET /", "GET /console/{name}", "GET /healthz", "GET /readyz", "GET /metrics"), ()),
        **dict.fromkeys(("GET /dead-letters", "GET /dead-letters/{place}", "POST /erasures"), ("admin",)),
        **dict.fromkeys(
            ("POST /sessions/{session_id}/compact", "POST /sessions/{session_id}/fork"), ("write",)
        ),
        **dict.fromkeys(("POST /sessions/{session_id}/events", "POST /events"), ("write", "admin")),
    }


async def test_what_answers_a_memory_needs_read_and_write(settings: Settings) -> None:
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(whole_app(settings, memory=False)), base_url="http://x"
    ) as client:
        for call in ("compact", "fork"):
            codes = {
                name: (
                    await client.post(f"/sessions/tenant-a%2F1/{call}", json={}, headers=bearer(name))
                ).json()["error_code"]
                for name in ENTRIES
            }
            # A worker of another process passes nothing on that writes.
            assert [name for name, code in codes.items() if code == "bad_request"] == ["all", "tenant"], codes
            assert set(codes.values()) == {"bad_request", "forbidden_scope"}


@pytest.mark.parametrize("path", ["/s/{session_id}", "/s/{session_id:path}/x"])
def test_a_session_in_a_path_is_written_in_one_way(settings: Settings, path: str) -> None:
    with pytest.raises(ValueError, match=r"write the session id as \{session_id:session\}"):
        whole_app(settings).add_api_route(path, lambda: None)


async def test_a_route_that_declares_nothing_is_for_administrators(settings: Settings) -> None:
    app = whole_app(settings)

    async def answer() -> str:
        return "new"

    app.add_api_route("/new", answer)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://x") as client:
        statuses = {name: (await client.get("/new", headers=bearer(name))).status_code for name in ENTRIES}

    assert [name for name, status in statuses.items() if status != 403] == ["all", "admin"]


async def test_a_token_for_some_sessions_publishes_these_of_a_body_with_several(
    client: httpx.AsyncClient,
) -> None:
    name = next(name for name, (scopes, prefix) in ENTRIES.items() if prefix and "write" in scopes)
    own = f"{ENTRIES[name][1]}1"
    body = [{**user(), "session_id": own}, {**user(), "session_id": "of another"}]

    answered = await client.post("/events", json=body, headers=bearer(name))
    ended = {**deleted(), "session_id": own}
    reader = next(name for name, (scopes, _) in ENTRIES.items() if scopes == ["read"])

    mine, other = answered.json()
    assert (mine["session_id"], "published" in mine) == (own, True)
    assert (other["error"]["status"], other["error"]["error_code"]) == (403, "forbidden_session")
    if "admin" not in ENTRIES[name][0]:
        (refused,) = (await client.post("/events", json=[ended], headers=bearer(name))).json()
        assert refused["error"]["error_code"] == "forbidden_scope"
    assert (await client.post("/events", json=body, headers=bearer(reader))).status_code == 403


async def test_a_token_does_what_its_scopes_allow(client: httpx.AsyncClient) -> None:
    said, ended = user(), deleted()
    allowed: dict[str, list[str]] = {}
    for name in ENTRIES:
        headers = bearer(name)
        answers = {
            "read": await client.get("/sessions/s/memory", headers=headers),
            "write": await client.post("/sessions/s/events", json=said, headers=headers),
            "admin": await client.post("/sessions/s/events", json=[ended, cleared()], headers=headers),
            "metrics": await client.get("/metrics", headers=headers),
        }
        allowed[name] = [what for what, answered in answers.items() if answered.status_code == 200]
        for answered in answers.values():
            assert answered.status_code in {200, 403}
            assert token(name) not in answered.text

    assert allowed == {
        "all": ["read", "write", "admin", "metrics"],
        "reader": ["read", "metrics"],
        "writer": ["write", "metrics"],
        "admin": ["admin", "metrics"],
        "metrics": ["metrics"],
        "tenant": [],
    }


async def test_a_list_with_one_forbidden_event_publishes_nothing(
    worker: FakeWorker, client: httpx.AsyncClient
) -> None:
    refused = await client.post("/sessions/s/events", json=[user(), deleted()], headers=bearer("writer"))

    assert refused.status_code == 403
    assert refused.json() == {
        "error_code": "forbidden_scope",
        "detail": "event 1: SessionDeleted needs a token with the scope admin; this token has write: use another "
        "token, or add the scope in the file of tokens",
    }
    assert worker.published == []


@pytest.mark.parametrize("fields", [expired(1), compacted(1)])
async def test_events_of_workers_come_from_nobody_else(
    worker: FakeWorker, settings: Settings, fields: dict[str, object]
) -> None:
    async with serving(worker, settings) as guarded, serving(worker) as open_to_all:
        for refused in (
            await guarded.post("/sessions/s/events", json=fields, headers=bearer("all")),
            await open_to_all.post("/sessions/s/events", json=fields),
        ):
            assert refused.status_code == 403, refused.text
            assert refused.json()["error_code"] == "internal_event"
    assert worker.published == []


async def test_a_session_configures_nothing_beyond_the_ceilings_of_the_operator(settings: Settings) -> None:
    worker = FakeWorker(policy=replace(POLICY, ceilings=Ceilings(max_messages=5, models=("small",))))
    async with serving(worker, settings) as client:
        refused, allowed = [
            await client.post("/sessions/s/events", json=configured(**fields), headers=bearer("admin"))
            for fields in ({"max_messages": None, "compaction": {"model": "large"}}, {"max_messages": 5})
        ]

    assert refused.status_code == 403
    assert refused.json() == {
        "error_code": "over_limit",
        "detail": "event 0: max_messages may be at most 5; compaction.model must be one of small; configure less, or "
        "the operator changes SESSIONSTREAM_LIMITS__…",
    }
    assert allowed.status_code == 200


async def test_lists_have_only_the_sessions_of_the_prefix(
    worker: FakeWorker, client: httpx.AsyncClient, settings: Settings
) -> None:
    """On every worker, before its list is cut to the limit."""
    other = FakeWorker()
    for number, target in enumerate((worker, other)):
        target.hold(*(memory_of(user(), session_id=f"tenant-{tenant}/{number}") for tenant in "ab"))
    async with serving(other, settings) as other_client:
        worker.urls = [url_of(client), url_of(other_client)]
        listed = {
            name: sorted(
                session["session_id"]
                for session in (await client.get("/sessions?limit=4", headers=bearer(name))).json()[
                    "sessions"
                ]
            )
            for name in ("all", "tenant")
        }

    assert listed == {
        "all": ["tenant-a/0", "tenant-a/1", "tenant-b/0", "tenant-b/1"],
        "tenant": ["tenant-a/0", "tenant-a/1"],
    }


async def test_a_forwarded_request_has_the_credential_of_the_worker_and_the_limits_of_the_caller(
    worker: FakeWorker, client: httpx.AsyncClient
) -> None:
    async with answering(response(b"{}")) as owner:
        worker.owned_by(owner.url)
        await client.get("/sessions/tenant-a%2Fx/memory", headers=bearer("tenant"))
        (head,) = owner.heads

    assert b"authorization: Bearer between workers\r\n" in head
    assert b"x-sessionstream-session-prefix: tenant-a%2F\r\n" in head
    assert b"tenant-tenant" not in head


async def test_the_limits_of_a_forwarded_request_are_kept(
    worker: FakeWorker, client: httpx.AsyncClient
) -> None:
    passed_on = {"authorization": "Bearer between workers", "x-sessionstream-session-prefix": "tenant-a%2F"}

    assert (await client.get("/sessions/tenant-a%2Fx/memory", headers=passed_on)).status_code == 200
    assert (await client.get("/sessions/tenant-b%2Fx/memory", headers=passed_on)).status_code == 403
    published = await client.post("/sessions/tenant-a%2Fx/events", json=user(), headers=passed_on)
    assert published.json()["error_code"] == "forbidden_scope"


async def test_no_credential_goes_to_an_address_that_is_not_allowed(
    worker: FakeWorker, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    worker.urls = ["http://itself", "http://evil.example:1"]
    worker.owned_by("http://evil.example:1")
    with caplog.at_level(logging.WARNING):
        async with serving(worker, settings) as client:
            refused = await client.get("/sessions/s/memory", headers=bearer("reader"))
            listed = await client.get("/sessions", headers=bearer("reader"))

    assert refused.status_code == 503
    assert refused.json()["error_code"] == "owner_not_allowed"
    assert "SESSIONSTREAM_SECURITY__PEERS" in refused.json()["detail"]
    assert listed.json()["complete"] is False
    assert {record.__dict__["action"] for record in caplog.records} == {"peer_refused"}


async def test_workers_without_a_common_credential_say_so(
    worker: FakeWorker, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    stranger = Settings(security=SecuritySettings(bearer_tokens=[SecretStr("another")]))
    async with serving(FakeWorker(), stranger) as owner, serving(worker, settings) as client:
        worker.owned_by(url_of(owner))
        answered = await client.get("/sessions/s/memory", headers=bearer("reader"))

    assert answered.status_code == 503
    assert "does not know this worker's credential" in answered.json()["detail"]
    assert "credential_refused" in {record.__dict__.get("action") for record in caplog.records}


async def test_the_token_of_a_caller_is_never_the_credential(worker: FakeWorker) -> None:
    settings = Settings(security=SecuritySettings(bearer_tokens=[SecretStr("operator")]))
    async with answering(response(b"{}")) as owner, serving(worker, settings) as client:
        worker.owned_by(owner.url)
        await client.get("/sessions/s/memory", headers={"authorization": "Bearer operator"})
        (head,) = owner.heads

    assert b"operator" not in head
    assert worker_credential("operator").encode() in head


async def test_refusals_are_in_the_log_without_the_token(
    client: httpx.AsyncClient, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        await client.get("/sessions/s/memory", headers=bearer("writer"))
        await client.get("/sessions/s/memory", headers=bearer("unknown"))

    assert fields_of(caplog, "http_request_refused", "error_code", "method", "path") == [
        (code, "GET", "/sessions/s/memory") for code in ("forbidden_scope", "unauthorized")
    ]
    assert token("writer") not in caplog.text
    assert token("unknown") not in caplog.text


async def test_a_server_serves_a_prefixed_token_over_a_socket(settings: Settings) -> None:
    server = HttpServer(whole_app(settings), "127.0.0.1", 0)
    async with (
        server,
        httpx.AsyncClient(
            base_url=server.url, headers=bearer("tenant"), trust_env=False, verify=False
        ) as client,
    ):
        assert (await client.get("/sessions/tenant-a/x/memory")).status_code == 200
        assert (await client.get("/sessions/tenant-a%2F../tenant-b/memory")).status_code == 200
        assert (await client.get("/sessions/tenant-b%2Fx/memory")).status_code == 403
