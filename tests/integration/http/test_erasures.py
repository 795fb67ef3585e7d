"""``POST /erasures`` without Kafka: who may erase what, whose sessions are found, and what the receipt says."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client import CollectorRegistry
from pydantic import SecretStr

from processors.access.tokens import entry_text, token_hash
from processors.sealing.errors import Unreadable
from schemas.access import Scope, TokenEntry
from schemas.erasure import ErasureReceipt
from schemas.errors import BrokerUnreachable
from schemas.publication import Published
from schemas.security_settings import SecuritySettings
from schemas.settings import Settings
from streams.client.memory_client import MemoryClient
from streams.http.app import make_http_app
from streams.http.backend import Readiness
from streams.http.relayed_routes import RelayedRoutes
from streams.http.server import HttpServer, bind
from streams.inspection.user_sessions import PastLife, SessionsInLog
from streams.kafka.session_keys import SessionKeyRing
from streams.memory import erasure
from streams.memory.erasure import Eraser
from streams.memory.erasures_route import ErasuresRoute
from tests.builders.events import deleted as erased_before
from tests.builders.events import event, user
from tests.builders.memories import memory_of
from tests.builders.sealed import ring
from tests.fakes.archive_worker import FakeArchive
from tests.fakes.archive_worker import serving as serving_archive
from tests.fakes.counted_analytics import FakeAnalytics
from tests.fakes.counted_analytics import serving as serving_analytics
from tests.fakes.key_log import FakeKeyLog
from tests.fakes.memory_worker import FakeWorker, memory_app, url_of
from tests.log_lines import fields_of, lines_of

NOWHERE = "http://127.0.0.1:9"


@asynccontextmanager
async def memory_worker(
    worker: FakeWorker, settings: Settings, keys: SessionKeyRing | None = None
) -> AsyncGenerator[httpx.AsyncClient]:
    """Serve a memory worker that erases; its own address is in its settings."""
    with bind("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    settings = settings.model_copy(update={"http_port": port, "advertised_url": f"http://127.0.0.1:{port}"})
    app = memory_app(worker, settings)
    ErasuresRoute(Eraser(settings, worker, embedded=True, keys=keys)).add_routes(app)
    server = HttpServer(app, "127.0.0.1", port)
    # Without verify=False each client would read all certificate authorities, for plain HTTP.
    async with (
        server,
        httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60, verify=False) as client,
    ):
        yield client


def settings(**fields: Any) -> Settings:
    given: dict[str, Any] = {"analytics_url": [NOWHERE], "archive_url": [NOWHERE], **fields}
    return Settings(bootstrap_servers="127.0.0.1:9", **given)


def deleted(worker: FakeWorker) -> list[str]:
    assert {event.type for event in worker.published} <= {"SessionDeleted"}
    return [event.session_id for event in worker.published]


async def test_one_session_is_erased_and_what_is_not_confirmed_is_said(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO, logger="streams")
    worker = FakeWorker()
    worker.hold(memory_of(user("canary"), session_id="s/1"), memory_of(user("kept"), session_id="s/2"))
    async with memory_worker(worker, settings()) as client:
        answered = await client.post("/erasures", json={"session_id": "s/1"})
        receipt = ErasureReceipt.model_validate_json(answered.content)

    assert deleted(worker) == ["s/1"]
    (session,) = receipt.sessions
    assert (session.session_id, session.sequence) == ("s/1", 0)
    assert session.places == {"memory": "erased", "analytics": "unreachable", "archive": "unreachable"}
    assert not receipt.complete
    assert receipt.searched == {}
    assert receipt.remaining[0].place == "session-events"
    (left,) = (copy for copy in receipt.remaining if copy.place == "archive files on other machines")
    assert "history-0.sqlite*" in left.until
    assert receipt.keys is None
    told = [("INFO", "s/1", "memory:erased,analytics:unreachable,archive:unreachable")]
    assert fields_of(caplog, "session_erased", "levelname", "session_id", "places") == told
    assert "canary" not in caplog.text


async def test_with_encryption_the_keys_are_erased_and_a_failure_is_said_and_mended_by_a_repetition(
    caplog: pytest.LogCaptureFixture,
) -> None:
    worker, key_log = FakeWorker(), FakeKeyLog()
    worker.hold(memory_of(user("canary"), session_id="s1"))
    made, kept = await ring(key_log).key_to_seal("s1"), await ring(key_log).key_to_seal("s2")
    async with memory_worker(worker, settings(), ring(key_log)) as client:
        key_log.fails_after = 1
        first = (await client.post("/erasures", json={"session_id": "s1"})).json()
        second = (await client.post("/erasures", json={"session_id": "s1"})).json()

    assert (first["keys"], first["complete"]) == ("pending", False)
    (line,) = lines_of(caplog, "keys_not_erased")
    assert line["levelname"] == "WARNING"
    assert "send the erasure again" in line["message"]
    assert second["keys"] == "erased"
    assert "session-keys" in [copy["place"] for copy in second["remaining"]]
    assert deleted(worker) == ["s1", "s1"]
    reader = ring(key_log)
    assert await reader.find("s2", kept.key_id) == kept
    with pytest.raises(Unreadable):
        await reader.find("s1", made.key_id)


async def test_what_is_written_after_the_receipt_can_be_read() -> None:
    """Another publisher had looked up the key of the life that was erased, and took it for another five seconds."""
    worker, key_log = FakeWorker(), FakeKeyLog()
    worker.hold(memory_of(user("canary"), session_id="s1"))
    publisher = ring(key_log)
    erased = await publisher.key_to_seal("s1")
    async with memory_worker(worker, settings(), ring(key_log)) as client:
        answered = await client.post("/erasures", json={"session_id": "s1"})

    assert answered.json()["keys"] == "erased"
    made = await publisher.key_to_seal("s1")
    assert made.key_id != erased.key_id
    assert await ring(key_log).find("s1", made.key_id) == made


async def test_the_sessions_of_a_user_are_found_in_memory_and_in_the_archive(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(erasure, "CONFIRM_SECONDS", 0.5)
    worker, archive = FakeWorker(), FakeArchive()
    worker.hold(
        memory_of(user(user_id="u"), session_id="alive"),
        memory_of(user(user_id="other"), session_id="of another"),
    )
    await archive.say("forgotten", user("long ago", user_id="u"))
    await archive.say("also of another", user("long ago", user_id="other"))
    async with (
        serving_archive(archive) as archive_client,
        memory_worker(worker, settings(archive_url=[str(archive_client.base_url)])) as client,
    ):
        answered = await client.post("/erasures", json={"user_id": "u"})
        receipt = ErasureReceipt.model_validate_json(answered.content)

    assert deleted(worker) == ["alive", "forgotten"]
    # No broker answers here.
    assert receipt.searched == {"memory": True, "archive": True, "log": False}
    # The archive answers, and nothing brings the deletion to it.
    assert {session.places["archive"] for session in receipt.sessions} <= {"pending", "erased"}
    assert not receipt.complete


async def test_analytics_has_erased_only_what_it_has_come_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """It knows no figures of a session whose events it has not counted yet; they would come after the receipt."""
    monkeypatch.setattr(erasure, "CONFIRM_SECONDS", 1.0)
    worker, analytics = FakeWorker(), FakeAnalytics()
    analytics.say(0, "another", user())
    published = await worker.publish([event(user(), session_id="other") for _ in range(3)])
    async with (
        serving_analytics(analytics) as counting,
        memory_worker(worker, settings(analytics_url=[url_of(counting)])) as client,
    ):
        states = []
        for _ in range(2):
            answered = await client.post("/erasures", json={"session_id": "s1"})
            (session,) = ErasureReceipt.model_validate_json(answered.content).sessions
            states.append(session.places["analytics"])
            # It counts up to the next deletion, which is the one after the first.
            while analytics.figures_by_partition[0].applied <= session.sequence + 1:
                analytics.say(0, "another", user())

    assert published[-1].sequence == 2
    assert states == ["pending", "erased"]


async def test_a_session_that_only_the_log_knows_is_deleted_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    """It expired without an archive. A new archive, or a rebuild, would bring it back from the log."""

    async def in_log(_: Settings, user_id: str) -> SessionsInLog:
        return SessionsInLog(frozenset({f"expired session of {user_id}", "alive"}), {})

    monkeypatch.setattr(erasure, "sessions_of_user_in_log", in_log)
    worker = FakeWorker()
    worker.hold(memory_of(user(user_id="u"), session_id="alive"))
    async with memory_worker(worker, settings()) as client:
        answered = await client.post("/erasures", json={"user_id": "u"})

    assert deleted(worker) == ["alive", "expired session of u"]
    assert answered.json()["searched"] == {"memory": True, "archive": False, "log": True}


@pytest.mark.parametrize("in_use", [False, True])
async def test_the_next_life_of_a_session_that_was_the_users_stays(
    monkeypatch: pytest.MonkeyPatch, in_use: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """Its deletion is confirmed, and its key must be gone, unless the next life is sealed with it."""
    worker, key_log = FakeWorker(), FakeKeyLog()
    (deletion,) = await worker.publish([event(erased_before(), session_id="s1")])
    worker.hold(memory_of(user(user_id="of another"), session_id="s1"))
    worker_keys = ring(key_log)
    key = await worker_keys.key_to_seal("s1")
    if not in_use:
        # By another worker.
        await ring(key_log).erase("s1")
    past = {"s1": PastLife(Published("e", 0, deletion.sequence), frozenset({key.key_id}))}

    async def in_log(_: Settings, __: str) -> SessionsInLog:
        return SessionsInLog(frozenset(), past)

    monkeypatch.setattr(erasure, "sessions_of_user_in_log", in_log)
    async with memory_worker(worker, settings(), worker_keys) as client:
        answered = await client.post("/erasures", json={"user_id": "u"})
        receipt = ErasureReceipt.model_validate_json(answered.content)

    assert deleted(worker) == ["s1"]
    (session,) = receipt.sessions
    assert (session.session_id, session.sequence) == ("s1", deletion.sequence)
    assert session.places["memory"] == "erased"
    assert receipt.keys == ("pending" if in_use else "erased")
    assert await ring(key_log).key_to_seal("s1") == key or not in_use
    told = [("WARNING", "s1")] * in_use
    assert fields_of(caplog, "key_of_erased_life_in_use", "levelname", "session_id") == told


async def test_without_the_archive_the_receipt_says_that_it_was_not_searched(
    caplog: pytest.LogCaptureFixture,
) -> None:
    worker = FakeWorker()
    async with memory_worker(worker, settings()) as client:
        receipt = (await client.post("/erasures", json={"user_id": "nobody"})).json()

    assert (receipt["sessions"], receipt["searched"]) == (
        [],
        {"memory": True, "archive": False, "log": False},
    )
    (line,) = lines_of(caplog, "erasure_log_not_searched")
    assert line["levelname"] == "WARNING"
    assert "127.0.0.1:9" in line["message"]
    assert "nobody" not in caplog.text, "a user id may be a person's name"
    assert receipt["complete"] is False
    assert deleted(worker) == []


@pytest.mark.parametrize(
    ("body", "named"),
    [
        ({}, "session_id or user_id"),
        ({"session_id": "s", "user_id": "u"}, "one of them"),
        ({"session": "s"}, "session"),
        ({"session_id": ""}, "session_id"),
        ({"user_id": "x" * 257}, "user_id"),
        ([{"session_id": "a"}, {"session_id": "b"}], "one JSON object"),
    ],
)
async def test_a_wrong_order_erases_nothing(body: Any, named: str) -> None:
    worker = FakeWorker()
    async with memory_worker(worker, settings()) as client:
        answered = await client.post("/erasures", json=body)

    assert (answered.status_code, deleted(worker)) == (400, [])
    assert named in answered.json()["detail"]


async def test_only_an_admin_erases_and_a_tenant_only_its_own(tmp_path: Path) -> None:
    scopes: dict[str, tuple[list[Scope], str]] = {
        "admin": (["admin"], ""),
        "writer": (["read", "write"], ""),
        "tenant": (["admin"], "tenant-a/"),
    }
    entries = [
        TokenEntry(
            name=name, sha256=token_hash(name.encode() * 8).hex(), scopes=granted, session_prefix=prefix
        )
        for name, (granted, prefix) in scopes.items()
    ]
    tokens = tmp_path / "tokens.toml"
    tokens.write_text("\n".join(map(entry_text, entries)), encoding="utf-8")
    secured = settings(
        security=SecuritySettings(tokens_file=tokens, worker_token=SecretStr("between workers"))
    )
    worker = FakeWorker()
    worker.hold(
        *(
            memory_of(user(user_id="u"), session_id=name)
            for name in ("tenant-a/1", "tenant-b/1", "tenant-b/2")
        )
    )
    async with memory_worker(worker, secured) as client:

        async def erase(name: str, body: dict[str, str]) -> httpx.Response:
            token = {"authorization": f"Bearer {name * 8}"}
            return await client.post("/erasures", json=body, headers=token)

        for name, body, code in (
            ("writer", {"session_id": "tenant-a/1"}, "forbidden_scope"),
            ("tenant", {"session_id": "tenant-b/1"}, "forbidden_session"),
        ):
            refused = await erase(name, body)
            assert (refused.status_code, refused.json()["error_code"]) == (403, code)
        assert deleted(worker) == []
        assert (await erase("tenant", {"user_id": "u"})).status_code == 200
        assert deleted(worker) == ["tenant-a/1"]
        assert (await erase("admin", {"session_id": "tenant-b/2"})).status_code == 200

    assert deleted(worker) == ["tenant-a/1", "tenant-b/2"]


async def test_a_worker_of_another_process_passes_it_on() -> None:
    worker = FakeWorker()
    worker.hold(memory_of(user("canary"), session_id="s1"))
    async with memory_worker(worker, settings()) as client:
        there = settings(memory_url=[url_of(client)])
        app = make_http_app(
            "test", there, readiness=lambda: Readiness(True, ""), registry=CollectorRegistry()
        )
        RelayedRoutes(there).add_routes(app)
        server = HttpServer(app, "127.0.0.1", 0)
        async with server, MemoryClient(Settings(memory_url=[server.url])) as through:
            receipt = await through.erase(session_id="s1")

    assert [session.session_id for session in receipt.sessions] == ["s1"]
    assert deleted(worker) == ["s1"]


async def test_archive_and_log_are_searched_at_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each may take a minute, and the caller waits for two and a half."""
    monkeypatch.setattr(erasure, "CONFIRM_SECONDS", 0.5)
    worker, archive = FakeWorker(), FakeArchive()
    await archive.say("archived", user(user_id="u"))
    reads_log = asyncio.Event()
    find = archive.store.sessions_of_user

    async def while_the_log_is_read(partition: int, user_id: str | None) -> list[str]:
        await reads_log.wait()
        return await find(partition, user_id)

    async def in_log(_: Settings, user_id: str) -> SessionsInLog:
        assert user_id == "u"
        reads_log.set()
        return SessionsInLog(frozenset({"in the log"}), {})

    monkeypatch.setattr(archive.store, "sessions_of_user", while_the_log_is_read)
    monkeypatch.setattr(erasure, "sessions_of_user_in_log", in_log)
    async with (
        asyncio.timeout(30),
        serving_archive(archive) as archive_client,
        memory_worker(worker, settings(archive_url=[str(archive_client.base_url)])) as client,
    ):
        receipt = (await client.post("/erasures", json={"user_id": "u"})).json()

    assert receipt["searched"] == {"memory": True, "archive": True, "log": True}
    assert sorted(deleted(worker)) == ["archived", "in the log"]


async def test_an_erasure_is_not_complete_if_the_log_does_not_tell_what_came_meanwhile(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Such an event would be sealed with a key that is erased, and no one would publish it again."""

    async def away(*_: object) -> dict[str, int]:
        raise BrokerUnreachable("nobody answers")

    monkeypatch.setattr(erasure, "late_events", away)
    monkeypatch.setattr(erasure, "FRESH_SECONDS", 0.0)
    worker, key_log = FakeWorker(), FakeKeyLog()
    worker.hold(memory_of(user("canary"), session_id="s1"))
    eraser = Eraser(settings(), worker, embedded=False, keys=ring(key_log))

    assert await eraser._late_events({"s1": Published("e", 0, 0)}, {}) is None
    (line,) = lines_of(caplog, "late_events_not_known")
    assert line["levelname"] == "WARNING"
    assert "send the erasure again: nobody answers" in line["message"]
