from __future__ import annotations

import logging

import httpx
import pytest
from fastapi import Request, Response
from prometheus_client import CollectorRegistry
from pydantic import SecretStr

from schemas.errors import InterceptorFailed
from schemas.security_settings import SecuritySettings
from schemas.settings import Settings
from streams.http.app import make_http_app
from streams.http.backend import Readiness
from streams.http.guarded_route import READ_ONE
from streams.http.openapi import add_hidden_route
from streams.http.server import HttpServer
from streams.http.session_path import session_path
from tests.builders.events import user
from tests.fakes.memory_worker import FakeWorker, serving
from tests.log_lines import fields_of

GUARDED = Settings(security=SecuritySettings(bearer_tokens=[SecretStr("first"), SecretStr("sécond")]))


def assert_problem(answered: httpx.Response, status: int, error_code: str) -> None:
    assert answered.status_code == status
    assert answered.headers["content-type"] == "application/json"
    assert list(answered.json()) == ["error_code", "detail"]
    assert answered.json()["error_code"] == error_code


@pytest.mark.parametrize(
    "path", ["/", "/session", "/sessions/", "/sessions/s", "/sessions/s/memory/", "/docs"]
)
async def test_an_unknown_path_is_a_404(client: httpx.AsyncClient, path: str) -> None:
    assert_problem(await client.get(path), 404, "not_found")


async def test_a_wrong_method_is_a_405_that_names_the_right_one(client: httpx.AsyncClient) -> None:
    answered = await client.delete("/sessions/s/memory")

    assert_problem(answered, 405, "method_not_allowed")
    assert answered.headers["allow"] == "GET, HEAD"
    assert_problem(await client.get("/sessions/s/events"), 405, "method_not_allowed")


async def test_a_405_names_the_methods_of_all_routes_of_its_path() -> None:
    registry = CollectorRegistry()
    app = make_http_app("test", Settings(), readiness=lambda: Readiness(True, ""), registry=registry)

    async def answer(_: Request) -> Response:
        raise AssertionError("it must not be asked")

    for method in ("POST", "GET"):
        add_hidden_route(app, "/sessions/{session_id:session}/events", answer, READ_ONE, method=method)
    server = HttpServer(app, "127.0.0.1", 0)
    async with server, httpx.AsyncClient(base_url=server.url, trust_env=False, verify=False) as client:
        answered = await client.put("/sessions/s/events")

    assert_problem(answered, 405, "method_not_allowed")
    assert answered.headers["allow"] == "GET, HEAD, POST"


@pytest.mark.parametrize("error", [RuntimeError("secret"), InterceptorFailed("secret")])
async def test_an_unexpected_error_is_a_500_with_details_only_in_the_log(
    worker: FakeWorker, client: httpx.AsyncClient, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    worker.refusal = error

    with caplog.at_level(logging.ERROR):
        answered = await client.post("/sessions/s/events", json=user())

    assert_problem(answered, 500, "internal")
    assert "secret" not in answered.text
    told = [("ERROR", "POST", "/sessions/s/events", "s")]
    assert fields_of(caplog, "http_request_failed", "levelname", "method", "path", "session_id") == told
    assert len(caplog.records) == 1
    assert "secret" in caplog.text


@pytest.mark.parametrize(
    "given", [None, "", "Bearer", "Bearer wrong", "Bearer firs", "Bearer first2", "Basic first", "first"]
)
async def test_without_one_of_the_tokens_a_request_is_refused(worker: FakeWorker, given: str | None) -> None:
    headers = {} if given is None else {"authorization": given}
    async with serving(worker, GUARDED) as client:
        for path in ("/sessions/s/memory", "/sessions", "/metrics", "/openapi.json", "/nowhere"):
            answered = await client.get(path, headers=headers)
            assert_problem(answered, 401, "unauthorized")
            assert answered.headers["www-authenticate"] == "Bearer"
        assert_problem(
            await client.post("/sessions/s/events", json=user(), headers=headers), 401, "unauthorized"
        )
    assert worker.published == []


@pytest.mark.parametrize("given", [b"Bearer first", b"bearer  first", "Bearer sécond".encode()])
async def test_each_of_the_tokens_is_accepted(worker: FakeWorker, given: bytes) -> None:
    async with serving(worker, GUARDED) as client:
        answered = await client.get("/sessions/s/memory", headers={b"authorization": given})

    assert answered.status_code == 200


async def test_probes_need_no_token(worker: FakeWorker) -> None:
    async with serving(worker, GUARDED) as client:
        assert (await client.get("/healthz")).json() == {"status": "ok", "detail": "alive"}
        assert (await client.get("/readyz")).json() == {"status": "ready", "detail": "4 partitions"}


async def test_a_worker_that_is_not_ready_answers_the_reason(
    worker: FakeWorker, client: httpx.AsyncClient
) -> None:
    worker.readiness = Readiness(False, "restoring 2 of 4 partitions")

    answered = await client.get("/readyz")

    assert_problem(answered, 503, "not_ready")
    assert answered.json()["detail"] == "restoring 2 of 4 partitions"
    assert answered.headers["retry-after"] == "1"
    assert (await client.get("/healthz")).status_code == 200


@pytest.mark.parametrize("session_id", ["a\nb", "\n", "a\r\n", "\x00", "a\u2028b\x85"])
async def test_a_session_id_may_have_any_character(worker: FakeWorker, session_id: str) -> None:
    async with serving(worker) as client:
        published = await client.post(session_path(session_id, after="/events"), json=user("hello"))
        read = await client.get(session_path(session_id, after="/memory"))

    assert published.status_code == 200, published.text
    assert read.json()["session_id"] == session_id
    assert [message["text"] for message in read.json()["messages"]] == ["hello"]


async def test_a_line_break_after_a_path_names_no_session(client: httpx.AsyncClient) -> None:
    answered = await client.get("/sessions/s/memory%0A")

    assert (answered.status_code, answered.json()["detail"]) == (400, "the path does not end with /memory")
