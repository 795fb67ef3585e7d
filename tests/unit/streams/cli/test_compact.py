"""``sessionstream compact SESSION_ID``: what it refuses, and how it shows what came of it."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import orjson
import pytest

from schemas.settings import load_settings
from streams.cli import compact_now
from streams.client import CompactionResult, MemoryProvider, MemoryRead, SessionMemory
from streams.client.fake import FakeBackend
from streams.client.memory_client import MemoryClient
from tests.fakes.silent_backend import SilentBackend
from tests.unit.streams.cli.conftest import Invoke

pytestmark = pytest.mark.usefixtures("no_worker")

RESULT = CompactionResult(
    session_id="s",
    success=True,
    reason="compacted",
    code="compacted",
    policy="extractive",
    epoch=2,
    sequence=9,
    through_sequence=8,
    user_message="asked \x1b[31m",
    summary="answered",
    knowledge={"facts": []},
    messages_compacted=4,
    tokens_saved=1_234,
    compacted_at=datetime(2026, 1, 1, tzinfo=UTC),
)


@pytest.fixture
def backend(monkeypatch: pytest.MonkeyPatch) -> FakeBackend:
    """Stands for Kafka and the workers; its compaction process makes summaries by itself."""
    backend = FakeBackend(load_settings(), summarizer=lambda _: ("asked", "answered"))
    monkeypatch.setattr("streams.client.kafka_backend.KafkaBackend", lambda _: backend)
    monkeypatch.setenv("SESSIONSTREAM_BOOTSTRAP_SERVERS", "unused:1")
    return backend


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch, backend: FakeBackend) -> list[dict[str, Any]]:
    """What compactions were asked for; the last one's ``result`` may be set before."""
    asked: list[dict[str, Any]] = []

    async def compact(_: SessionMemory, session_id: str, **given: Any) -> CompactionResult:
        asked.append({"session_id": session_id, **given})
        return (
            RESULT
            if session_id == "s"
            else CompactionResult(
                session_id=session_id,
                success=False,
                reason="skipped, nothing_to_gain: all of it must stay",
                code="nothing_to_gain",
                detail="all of it must stay",
            )
        )

    monkeypatch.setattr(SessionMemory, "compact", compact)
    return asked


def test_it_shows_what_became_of_the_session(invoke: Invoke, asked: list[dict[str, Any]]) -> None:
    result = invoke("compact", "s", "--instructions", "keep dates")

    assert (result.code, result.err) == (0, "")
    assert result.out.splitlines() == [
        "compacted s at 2026-01-01T00:00:00+00:00 (extractive): 4 messages, 1,234 tokens saved, epoch 2",
        "user: asked \N{REPLACEMENT CHARACTER}[31m",
        "ai: answered",
    ]
    assert asked == [{"session_id": "s", "instructions": "keep dates", "timeout_seconds": 300}]


def test_json_has_every_field(invoke: Invoke, asked: list[dict[str, Any]]) -> None:
    told = orjson.loads(invoke("compact", "s", "--json").out)
    assert told == {
        "session_id": "s",
        "success": True,
        "reason": "extractive",
        "detail": None,
        "epoch": 2,
        "sequence": 9,
        "through_sequence": 8,
        "user_message": "asked \x1b[31m",
        "ai_message": "answered",
        "knowledge": {"facts": []},
        "messages_compacted": 4,
        "tokens_saved": 1_234,
        "compacted_at": "2026-01-01T00:00:00Z",
    }


def test_that_nothing_was_compacted_is_exit_code_1(invoke: Invoke, asked: list[dict[str, Any]]) -> None:
    result = invoke("compact", "other")
    assert (result.code, result.out) == (1, "")
    assert result.err == "other was not compacted: nothing_to_gain (all of it must stay)\n"


@pytest.mark.usefixtures("backend")
def test_a_session_that_memory_does_not_know_is_said_in_words(invoke: Invoke) -> None:
    result = invoke("compact", "nope")
    assert (result.code, result.out) == (3, "")
    assert result.err == "nope was not compacted: memory knows no such session\n"


@pytest.mark.parametrize(
    ("workers", "waiting", "in_the_end"),
    [
        (None, "is `sessionstream worker compaction` running?", "none in 7 s"),
        (
            "1 compaction worker runs",
            "1 compaction worker runs",
            "no answer within 7 seconds: 1 compaction worker runs",
        ),
    ],
)
def test_a_long_wait_is_said_with_what_may_be_missing(
    invoke: Invoke,
    backend: FakeBackend,
    monkeypatch: pytest.MonkeyPatch,
    workers: str | None,
    waiting: str,
    in_the_end: str,
) -> None:
    async def seen() -> str | None:
        return workers

    monkeypatch.setattr(compact_now, "compaction_workers", seen)

    async def compact(_: SessionMemory, session_id: str, *, timeout_seconds: float) -> CompactionResult:
        await asyncio.sleep(0.05)
        return CompactionResult.failed(session_id, "no_answer", f"none in {timeout_seconds:g} s")

    monkeypatch.setattr(SessionMemory, "compact", compact)
    monkeypatch.setattr(compact_now, "_NOTE_SECONDS", 0.001)

    result = invoke("compact", "s", "--timeout-seconds", "7")

    assert result.code == 1
    first, last = result.err.splitlines()
    assert first == f"waiting up to 7 s (--timeout-seconds) for an answer; {waiting}"
    assert last.startswith(f"s was not compacted: no_answer ({in_the_end}")


@pytest.mark.parametrize(
    ("state", "members", "seen"),
    [
        (
            "Stable",
            ["a"],
            "1 compaction worker runs, and may be busy with this session or with others before it",
        ),
        ("Stable", ["a", "b"], "2 compaction workers run, and may be busy"),
        ("Empty", [], "no compaction worker is in its group: start `sessionstream worker compaction`"),
        ("Absent", [], "no compaction worker is in its group"),
        ("Unknown", [], None),
    ],
)
async def test_a_worker_that_is_busy_is_told_from_one_that_does_not_run(
    monkeypatch: pytest.MonkeyPatch, state: str, members: list[str], seen: str | None
) -> None:
    """It asked whether a worker was running while that worked on a long session."""

    async def get(_: MemoryClient, path: str) -> dict[str, Any]:
        assert path == "/groups"
        return {"groups": [{"process": "compaction", "state": state, "members": members}]}

    monkeypatch.setattr(MemoryClient, "get", get)

    found = await compact_now.compaction_workers()

    assert (found is None) if seen is None else (found or "").startswith(seen)


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("a", "b"),
        ("a", "--user-message", "x"),
        ("a", "--ai-message", "x"),
        ("a", "--base-sequence", "3"),
        ("a", "--knowledge", "facts.json"),
        ("a", "--from-log"),
        ("a", "--keep-recent-turns", "2"),
    ],
)
def test_what_makes_no_sense_is_a_wrong_use(
    invoke: Invoke, asked: list[dict[str, Any]], arguments: tuple[str, ...]
) -> None:
    assert invoke("compact", *arguments).code == 2
    assert asked == []


LONG = ("my name is Ann " * 30, "hello Ann " * 30)


def said(backend: FakeBackend, *, knowledge: dict[str, Any] | None = None) -> None:
    """Have something said in the session; with ``knowledge``, after a summary that knows it."""

    async def say() -> None:
        async with SessionMemory(backend=backend) as memory:
            await memory.add_interaction("s", *LONG)
            if knowledge is not None:
                await memory.compact("s", user_message="who", ai_message="Ann", knowledge=knowledge)
                await memory.add_interaction("s", *LONG)

    asyncio.run(say())


def memory_of(backend: FakeBackend) -> MemoryRead:
    async def read() -> MemoryRead:
        async with SessionMemory(backend=backend, provider=MemoryProvider.limited_window()) as memory:
            return await memory.memory("s")

    return asyncio.run(read())


def test_a_summary_of_ones_own_keeps_what_the_last_one_knew(invoke: Invoke, backend: FakeBackend) -> None:
    said(backend, knowledge={"key_facts": ["the user is Ann"]})

    result = invoke("compact", "s", "--user-message", "I asked", "--ai-message", "I answered", "--json")

    assert (result.code, orjson.loads(result.out)["reason"]) == (0, "given")
    memory = memory_of(backend)
    assert [message.text for message in memory.messages] == ["I asked", "I answered"]
    assert memory.knowledge == {"key_facts": ["the user is Ann"]}


def test_a_summary_of_ones_own_covers_what_was_read_for_it(
    invoke: Invoke, backend: FakeBackend, tmp_path: Path
) -> None:
    said(backend)
    said(backend)
    facts = tmp_path / "facts.json"
    facts.write_text('{"key_facts": ["the user is Ann"]}')
    own = ("--user-message", "I asked", "--ai-message", "I answered", "--base-sequence", "1")

    result = invoke("compact", "s", *own, "--knowledge", str(facts), "--json")

    assert (result.code, orjson.loads(result.out)["through_sequence"]) == (0, 1)
    memory = memory_of(backend)
    assert [message.text for message in memory.messages] == ["I asked", "I answered", *LONG]
    assert memory.knowledge == {"key_facts": ["the user is Ann"]}
    facts.write_text("[]")
    assert "expected a JSON object" in invoke("compact", "s", *own, "--knowledge", str(facts)).err


def test_a_memory_that_agents_do_not_use_is_compacted_all_the_same(
    invoke: Invoke, backend: FakeBackend, monkeypatch: pytest.MonkeyPatch
) -> None:
    said(backend)
    monkeypatch.setenv("SESSIONSTREAM_MEMORY__ENABLED", "false")

    assert invoke("compact", "s").code == 0
    assert [message.text for message in memory_of(backend).messages] == ["asked", "answered"]


@pytest.mark.parametrize(
    ("session", "texts", "reason", "code"),
    [
        ("nobody", ("x", "y"), "memory knows no such session\n", 3),
        ("s", (" ", "y"), "blank (", 1),
        ("s", ("x" * 1_000, "y"), "larger_than_input (", 1),
    ],
)
def test_a_summary_that_is_refused_is_no_success(
    invoke: Invoke, backend: FakeBackend, session: str, texts: tuple[str, str], reason: str, code: int
) -> None:
    said(backend)

    result = invoke("compact", session, "--user-message", texts[0], "--ai-message", texts[1])

    assert (result.code, result.out) == (code, "")
    assert result.err.startswith(f"{session} was not compacted: {reason}")


def test_a_request_nobody_answers_says_what_to_do(
    invoke: Invoke, backend: FakeBackend, monkeypatch: pytest.MonkeyPatch
) -> None:
    silent = SilentBackend(load_settings())
    monkeypatch.setattr("streams.client.kafka_backend.KafkaBackend", lambda _: silent)
    said(silent)

    result = invoke("compact", "s", "--timeout-seconds", "1")

    assert (result.code, result.out) == (1, "")
    assert "worker compaction" in result.err


def test_without_brokers_a_memory_worker_is_asked(
    invoke: Invoke, backend: FakeBackend, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SESSIONSTREAM_MEMORY_URL is enough; where no worker answers, the line names it."""
    over_http = FakeBackend(load_settings(), summarizer=lambda _: ("asked", "answered"))
    monkeypatch.delenv("SESSIONSTREAM_BOOTSTRAP_SERVERS")
    monkeypatch.setenv("SESSIONSTREAM_MEMORY_URL", "http://127.0.0.1:9")

    nobody = invoke("compact", "s")
    monkeypatch.setattr(
        "streams.client.session_memory._backend_for",
        lambda settings: backend if settings.bootstrap_servers else over_http,
    )
    said(over_http)
    done = invoke("compact", "s", "--user-message", "who", "--ai-message", "Ann")

    assert nobody.code == 1
    (line,) = nobody.err.splitlines()
    assert line.startswith("error: no memory worker answered at http://127.0.0.1:9")
    assert "SESSIONSTREAM_MEMORY_URL" in line
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("compacted s ")
    assert backend.log == []
