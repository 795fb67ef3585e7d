"""``sessionstream compact SESSION_ID``: what it refuses, and how it shows what came of it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import orjson
import pytest

from streams.compaction.request import CompactionRequests, CompactionResult
from tests.unit.streams.cli.conftest import Invoke
from tests.unit.streams.cli.test_session import FakePublisher

RESULT = CompactionResult(
    session_id="s",
    success=True,
    reason="extractive",
    epoch=2,
    sequence=9,
    user_message="asked \x1b[31m",
    ai_message="answered",
    knowledge={"facts": []},
    messages_compacted=4,
    tokens_saved=1_234,
    compacted_at=datetime(2026, 1, 1, tzinfo=UTC),
)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What compactions were asked for; the last one's ``result`` may be set before."""
    asked: list[dict[str, Any]] = []

    async def compact(_: CompactionRequests, session_id: str, **given: Any) -> CompactionResult:
        asked.append({"session_id": session_id, **given})
        return (
            RESULT
            if session_id == "s"
            else CompactionResult(
                session_id=session_id, success=False, reason="nothing_to_gain", detail="all of it must stay"
            )
        )

    monkeypatch.setattr("streams.kafka.publisher.KafkaPublisher", lambda _: FakePublisher())
    monkeypatch.setattr(CompactionRequests, "compact", compact)
    return asked


def test_it_shows_what_became_of_the_session(invoke: Invoke, asked: list[dict[str, Any]]) -> None:
    result = invoke("compact", "s", "--instructions", "keep dates")

    assert (result.code, result.err) == (0, "")
    assert result.out.splitlines() == [
        "compacted s at 2026-01-01T00:00:00+00:00 (extractive): 4 messages, 1,234 tokens saved, epoch 2",
        "user: asked \N{REPLACEMENT CHARACTER}[31m",
        "ai: answered",
    ]
    assert asked == [
        {"session_id": "s", "instructions": "keep dates", "user_message": None, "ai_message": None}
    ]


def test_json_has_every_field(invoke: Invoke, asked: list[dict[str, Any]]) -> None:
    told = orjson.loads(invoke("compact", "s", "--json").out)
    assert told["compacted_at"] == "2026-01-01T00:00:00Z"
    assert set(told) == set(CompactionResult.__dataclass_fields__)


def test_that_nothing_was_compacted_is_exit_code_1(invoke: Invoke, asked: list[dict[str, Any]]) -> None:
    result = invoke("compact", "other")
    assert (result.code, result.out) == (1, "")
    assert result.err == "other was not compacted: nothing_to_gain (all of it must stay)\n"


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("a", "b"),
        ("a", "--user-message", "x"),
        ("a", "--ai-message", "x"),
        ("a", "--from-log"),
        ("a", "--keep-recent-turns", "2"),
    ],
)
def test_what_makes_no_sense_is_a_wrong_use(
    invoke: Invoke, asked: list[dict[str, Any]], arguments: tuple[str, ...]
) -> None:
    assert invoke("compact", *arguments).code == 2
    assert asked == []
