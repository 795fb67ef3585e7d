"""Whatever is asked over HTTP, the answer is one that the API documents, and never a 500."""

from __future__ import annotations

import asyncio
from urllib.parse import quote

import httpx
from fastapi import FastAPI
from hypothesis import strategies as st
from prometheus_client import CollectorRegistry

from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import ByteEstimate
from schemas.settings import Settings
from streams.analytics.api import AnalyticsApi
from streams.archive.api import ArchiveApi
from streams.archive.past import PastReader
from streams.archive.past_calls import PastCalls
from streams.http.app import make_http_app
from streams.http.memory_api import MemoryApi
from streams.http.relayed_routes import RelayedRoutes
from streams.inspection.api import InspectionApi
from streams.settings.policies import memory_policy
from tests.fakes.archive_worker import FakeArchive
from tests.fakes.counted_analytics import FakeAnalytics
from tests.fakes.memory_worker import FakeWorker
from tests.fuzz.inputs import EVENTS, JSON, damaged, fuzzed, texts

#: 503 and 504 are answers too: a read that waits for what does not come, and an owner that is not known.
ANSWERS = {200, 204, 304, 400, 401, 403, 404, 405, 409, 413, 414, 415, 422, 503, 504}
#: Requests that are passed on reach nobody: at the default URL there may be somebody's own worker.
SETTINGS = Settings(bootstrap_servers="127.0.0.1:9", memory_url=["http://127.0.0.1:9"])


WORKER = FakeWorker()


def make_app() -> FastAPI:
    """Return an app with the routes of all workers, as ``sessionstream worker all`` serves them."""
    registry = CollectorRegistry()
    worker, analytics, archive = WORKER, FakeAnalytics(), FakeArchive()
    analytics.say(0, "s", {"type": "UserMessageAdded", "text": "hello"})
    app = make_http_app("fuzz", SETTINGS, readiness=worker.ready, registry=registry)
    MemoryApi(worker, SETTINGS, registry).add_routes(app)
    AnalyticsApi(analytics, SETTINGS).add_routes(app)
    reader = archive.reader()
    past = PastReader(reader, memory_policy(SETTINGS, ByteEstimate()), PastCalls(registry))
    ArchiveApi(reader, past, SETTINGS.model_copy(update={"advertised_url": "http://itself"})).add_routes(app)
    InspectionApi(SETTINGS, MemoryPolicy(token_counter=ByteEstimate()), 4).add_routes(app)
    RelayedRoutes(SETTINGS).add_routes(app)
    return app


APP = make_app()
#: The documented routes that do not read Kafka, and their parameters.
OPERATIONS = [
    (method.upper(), path, [one["name"] for one in described.get("parameters", ()) if one["in"] == "query"])
    for path, methods in APP.openapi()["paths"].items()
    for method, described in methods.items()
    if "dead-letters" not in path
    and path not in {"/groups", "/compaction/policies"}
    and not (method == "get" and path.endswith("/events"))
]

session_ids = st.sampled_from(["s", "a/b", "..", "%"]) | texts(12).filter(lambda text: "\ud800" not in text)
numbers = st.integers(-5, 2**70).map(str)
# Waits are short, because a case that waits is slow and not more.
values = (
    st.sampled_from(["", "0", "1", "true", "false", "openai", "none", "2026-01-01T00:00:00Z"])
    | texts(8)
    | numbers
)


def escaped(text: str) -> str:
    return quote(text.encode("utf-8", "surrogatepass"), safe="")


@st.composite
def requests(draw: st.DrawFn) -> tuple[str, str]:
    method, path, known = draw(st.sampled_from(OPERATIONS))
    names = st.sampled_from([*known, "other"]) if known else texts(5)
    query = draw(st.lists(st.tuples(names, values), max_size=4))
    query = [(name, value) for name, value in query if name != "wait_ms"]
    query += [("wait_ms", "1")] * ("wait_ms" in known)
    session_id = escaped(draw(session_ids).replace("\ud800", "?"))
    target = path.replace("{session_id}", session_id).replace("{place}", "0:0")
    return method, f"{target}?{'&'.join(f'{escaped(n)}={escaped(v)}' for n, v in query)}"


def ask(method: str, target: str, body: bytes = b"", kind: str = "application/json") -> httpx.Response:
    async def send() -> httpx.Response:
        WORKER.grown, WORKER.waiting = asyncio.Condition(), asyncio.Event()  # those of another case's loop
        transport = httpx.ASGITransport(APP, raise_app_exceptions=True)
        async with httpx.AsyncClient(
            transport=transport, base_url="http://localhost:6066", verify=False
        ) as client:
            return await client.request(method, target, content=body, headers={"content-type": kind})

    return asyncio.run(asyncio.wait_for(send(), 60))


@fuzzed(requests(), percent=2)
def test_every_query_is_answered(request: tuple[str, str]) -> None:
    answered = ask(*request, body=b"[]")

    assert answered.status_code in ANSWERS, (request, answered.text)
    if answered.status_code >= 400 and answered.status_code != 405:
        assert {"error_code", "detail"} <= set(answered.json()), answered.text


bodies = damaged(st.lists(EVENTS, max_size=3)) | damaged(EVENTS) | damaged(JSON) | st.binary(max_size=80)


@fuzzed(bodies, session_ids, percent=6)
def test_every_body_is_published_or_refused(body: bytes, session_id: str) -> None:
    answered = ask("POST", f"/sessions/{escaped(session_id)}/events", body)

    assert answered.status_code in ANSWERS, answered.text
    if answered.status_code >= 400 and answered.status_code != 405:
        assert {"error_code", "detail"} <= set(answered.json()), answered.text
