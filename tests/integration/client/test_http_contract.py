"""A session memory that has only the address of a worker keeps the whole contract, without Kafka."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from types import ModuleType
from typing import Any, Self

import httpx
import pytest
from prometheus_client import CollectorRegistry
from pydantic import SecretStr

from processors.access.tokens import entry_text, token_hash
from processors.compaction.policy import CompactionPolicy
from processors.memory.tokens import ByteEstimate
from schemas.access import Scope, TokenEntry
from schemas.errors import Forbidden, PublishFailed
from schemas.security_settings import SecuritySettings
from schemas.settings import Settings, load_settings
from streams.client import SessionMemory
from streams.http.app import make_http_app
from streams.http.backend import Readiness
from streams.http.relayed_routes import RelayedRoutes
from streams.http.server import HttpServer
from streams.memory import compact_route, fork_route
from streams.memory.compact_route import CompactRoute
from streams.memory.fork_route import ForkRoute
from tests.contracts.client import ClientContract, Connect, session, texts
from tests.fakes.memory_worker import FakeWorker, memory_app

__all__ = ["session"]

TOKEN = "t" * 32
SCOPES: dict[str, list[Scope]] = {"agent": ["read", "write"], "writer": ["write"], "operator": ["admin"]}


class Served:
    """A memory worker without Kafka, at an address, with the route that compacts."""

    def __init__(self, settings: Settings) -> None:
        self.worker = FakeWorker()
        self._app = memory_app(self.worker, settings)
        self._settings = settings
        self._server = HttpServer(self._app, "127.0.0.1", 0)
        self.url = ""

    async def __aenter__(self) -> Self:
        await self._server.start()
        self.url = self._server.url
        own = self._settings.model_copy(update={"advertised_url": self.url})
        CompactRoute(own, self.worker, ByteEstimate()).add_routes(self._app)
        ForkRoute(own, self.worker, ByteEstimate()).add_routes(self._app)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._server.stop()


@asynccontextmanager
async def relaying(settings: Settings) -> AsyncGenerator[str]:
    """A worker of another process, which has no sessions and passes requests on; yields its address."""
    registry = CollectorRegistry()
    app = make_http_app("test", settings, readiness=lambda: Readiness(True, ""), registry=registry)
    RelayedRoutes(settings).add_routes(app)
    server = HttpServer(app, "127.0.0.1", 0)
    async with server:
        yield server.url


@pytest.fixture
async def served() -> AsyncIterator[Served]:
    async with Served(load_settings(security={"bearer_tokens": [TOKEN]})) as served:
        yield served


class TestOverHttpAlone(ClientContract):
    @pytest.fixture
    def connect(self, served: Served) -> Connect:
        def make(**options: Any) -> AbstractAsyncContextManager[SessionMemory]:
            return SessionMemory(memory_url=served.url, token=TOKEN, settings=load_settings(), **options)

        return make


async def grown(memory: SessionMemory, session: str) -> None:
    await memory.add_interaction(session, "My name is Ann " * 20, "Hello Ann " * 20)


async def test_the_workers_settings_decide_which_trigger_a_configuration_makes_unreachable(
    served: Served, session: str
) -> None:
    served.worker.compaction = CompactionPolicy(trigger_context_fraction=None, trigger_messages=10)
    async with SessionMemory(memory_url=served.url, token=TOKEN) as memory:
        published = await memory.configure(session, max_messages=8)

    assert published is not None
    (line,) = published.warnings
    assert line.startswith("trigger_messages 10 is never exceeded")


async def test_a_summary_over_http_replaces_only_what_its_author_read(served: Served, session: str) -> None:
    async with SessionMemory(memory_url=served.url, token=TOKEN) as memory:
        await grown(memory, session)
        base = await memory.memory(session)
        await memory.add_interaction(session, "one more", "thing")
        result = await memory.compact(session, user_message="Who?", ai_message="Ann.", base=base)

        assert (result.success, result.messages_compacted, result.policy) == (True, 2, "given")
        assert await texts(memory, session) == ["Who?", "Ann.", "one more", "thing"]
        stale = await memory.compact(session, user_message="Who?", ai_message="Bob.", base=base)
        assert (stale.success, stale.code) == (False, "stale_epoch")
        empty = await memory.compact(
            session, user_message="Who?", ai_message="Eve.", base=await memory.memory(f"{session}-unknown")
        )
        assert (empty.success, empty.code) == (False, "no_life")
        assert await texts(memory, session) == ["Who?", "Ann.", "one more", "thing"]


async def test_the_route_says_what_is_wrong_with_an_order(served: Served) -> None:
    async with httpx.AsyncClient(
        base_url=served.url, headers={"Authorization": f"Bearer {TOKEN}"}, trust_env=False, verify=False
    ) as client:
        for body, code, part in (
            ({"user_mesage": "x"}, "unknown_field", "did you mean user_message"),
            ({"base": {"sequence": -1}}, "invalid_field", "base.sequence"),
            ({"user_message": "x"}, "bad_request", "give both"),
            ([], "bad_request", "one JSON object"),
            ({"timeout_seconds": 1e9}, "invalid_field", "timeout_seconds"),
        ):
            answered = await client.post("/sessions/s/compact", json=body)
            assert (answered.status_code, answered.json()["error_code"]) == (400, code), answered.text
            assert part in answered.json()["detail"]


@pytest.mark.parametrize(
    ("route", "limit", "path", "retry_after"),
    [(compact_route, "MAX_WAITING", "compact", "5"), (fork_route, "MAX_FORKS", "fork", "2")],
    ids=["compactions", "forks"],
)
async def test_a_worker_waits_for_a_bounded_number_of_compactions_and_forks(
    served: Served,
    monkeypatch: pytest.MonkeyPatch,
    route: ModuleType,
    limit: str,
    path: str,
    retry_after: str,
) -> None:
    async with httpx.AsyncClient(
        base_url=served.url, headers={"Authorization": f"Bearer {TOKEN}"}, trust_env=False, verify=False
    ) as client:
        monkeypatch.setattr(route, limit, 1)
        one_after_another = [
            (await client.post(f"/sessions/s/{path}", json={})).status_code for _ in range(2)
        ]
        monkeypatch.setattr(route, limit, 0)
        answered = await client.post(f"/sessions/s/{path}", json={})

    assert 503 not in one_after_another
    assert (answered.status_code, answered.headers["Retry-After"]) == (503, retry_after)
    assert answered.json()["detail"].endswith("already; try again, or ask another worker")


async def test_what_a_token_may_not_do_is_refused_and_nothing_else_is_lost(
    tmp_path: Path, session: str
) -> None:
    """A token with the scopes read and write adds, reads and compacts; it does not configure, clear or delete."""
    entries = [
        TokenEntry(name=name, sha256=token_hash(f"{name}{TOKEN}".encode()).hex(), scopes=scopes)
        for name, scopes in SCOPES.items()
    ]
    file = tmp_path / "tokens.toml"
    file.write_text("\n".join(map(entry_text, entries)), encoding="utf-8")
    security = SecuritySettings(tokens_file=file, worker_token=SecretStr("between workers"))
    async with Served(load_settings(security=security)) as served:
        agent = SessionMemory(memory_url=served.url, token=f"agent{TOKEN}")
        writer = SessionMemory(memory_url=served.url, token=f"writer{TOKEN}")
        operator = SessionMemory(memory_url=served.url, token=f"operator{TOKEN}")
        async with agent, writer, operator:
            await grown(agent, session)
            for refused in (agent.configure(session, max_messages=5), agent.clear(session)):
                with pytest.raises(Forbidden, match="admin"):
                    await refused
            with pytest.raises(Forbidden, match="admin"):
                await agent.delete(session)
            with pytest.raises(Forbidden, match="read"):
                await writer.compact(session, user_message="Who?", ai_message="Ann.")
            assert (await agent.memory(session)).message_count == 2
            assert (await agent.compact(session, user_message="Who?", ai_message="Ann.")).success
            await operator.configure(session, max_messages=2)
            await agent.add_interaction(session, "new", "newer")
            assert await texts(agent, session) == ["new", "newer"]


async def test_a_worker_that_is_away_for_a_moment_loses_nothing(served: Served, session: str) -> None:
    served.worker.refusal = PublishFailed("the broker is away", events=())
    async with SessionMemory(memory_url=served.url, token=TOKEN) as memory:
        writing = asyncio.create_task(memory.add_interaction(session, "q", "a"))
        await asyncio.sleep(0)
        served.worker.refusal = None
        places = await writing

        assert len(places) == 2
        assert await texts(memory, session) == ["q", "a"]


async def test_the_fork_route_says_what_is_wrong_and_forks_only_into_sessions_of_the_token(
    tmp_path: Path,
) -> None:
    file = tmp_path / "tokens.toml"
    tenant = TokenEntry(
        name="tenant",
        sha256=token_hash(TOKEN.encode()).hex(),
        scopes=["read", "write"],
        session_prefix="a/",
    )
    writer = TokenEntry(name="w", sha256=token_hash(f"w{TOKEN}".encode()).hex(), scopes=["write"])
    file.write_text("\n".join(map(entry_text, [tenant, writer])), encoding="utf-8")
    security = SecuritySettings(tokens_file=file, worker_token=SecretStr("between workers"))
    async with Served(load_settings(security=security)) as served:
        async with SessionMemory(memory_url=served.url, token=TOKEN) as memory:
            await memory.add_interaction("a/1", "one", "two")
            await memory.add_user_message("a/2", "mine")
        async with httpx.AsyncClient(
            base_url=served.url, headers={"Authorization": f"Bearer {TOKEN}"}, trust_env=False, verify=False
        ) as client:
            for body, status, code, part in (
                ({"sesion_id": "a/3"}, 400, "unknown_field", "did you mean session_id"),
                ({"at": -1}, 400, "invalid_field", "at"),
                ([], 400, "bad_request", "one JSON object"),
                ({"session_id": "a/1"}, 400, "invalid_field", "into itself"),
                ({"session_id": "b/1"}, 403, "forbidden_session", "'a/'"),
                ({"session_id": "a/2"}, 409, "session_exists", "is not this fork"),
            ):
                answered = await client.post("/sessions/a%2F1/fork", json=body)
                assert (answered.status_code, answered.json()["error_code"]) == (status, code), answered.text
                assert part in answered.json()["detail"]
            refused = await client.post("/sessions/a%2F1/fork", headers={"Authorization": f"Bearer w{TOKEN}"})
            other = await client.post("/sessions/b%2F1/fork")
            nobody = await client.post("/sessions/a%2F9/fork")
            made = (await client.post("/sessions/a%2F1/fork")).json()
            listed = (await client.get("/sessions")).json()["sessions"]

    assert (refused.status_code, other.status_code, nobody.status_code) == (403, 403, 404)
    assert (made["session_id"], made["message_count"], made["created"]) == ("a/1-fork-1", 2, True)
    forks = {one["session_id"]: one["forked_from"] for one in listed}
    assert forks == {
        "a/1": None,
        "a/2": None,
        "a/1-fork-1": {"session_id": "a/1", "sequence": 1, "complete": True},
    }


async def test_a_worker_of_another_process_passes_writes_on_and_with_tokens_says_whom_to_ask(
    served: Served,
) -> None:
    async with (
        Served(load_settings()) as open_worker,
        SessionMemory(memory_url=open_worker.url, settings=load_settings()) as memory,
        relaying(load_settings(memory_url=[open_worker.url])) as url,
        SessionMemory(memory_url=url, settings=load_settings()) as through,
    ):
        await memory.add_interaction("a/1", "one", "two")
        made = await through.fork("a/1", new_session_id="a/2")
        await through.add_interaction("a/2", "My name is Ann " * 20, "Hello Ann " * 20)
        compacted = await through.compact("a/2", user_message="Who?", ai_message="Ann.")
        assert (compacted.success, await texts(memory, "a/2")) == (True, ["Who?", "Ann."])
    secured = load_settings(memory_url=[served.url], security={"bearer_tokens": [TOKEN]})
    async with relaying(secured) as url, httpx.AsyncClient(trust_env=False, verify=False) as client:
        headers = {"Authorization": f"Bearer {TOKEN}"}
        refused = [
            await client.post(f"{url}{path}", headers=headers, json={})
            for path in ("/sessions/a%2F1/fork", "/erasures", "/sessions/a%2F1/compact")
        ]

    assert (made.session_id, made.message_count, made.created) == ("a/2", 2, True)
    assert [one.status_code for one in refused] == [400, 400, 400]
    assert all("ask a memory worker for" in one.json()["detail"] for one in refused)
