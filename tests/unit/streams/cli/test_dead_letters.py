from __future__ import annotations

from typing import Any

import pytest

from processors.kafka.dead_letter import dead_letter
from streams.kafka import dead_letters
from streams.kafka.dead_letters import StoredDeadLetter
from tests.unit.streams.cli.conftest import Invoke

DETAIL = (
    "UserMessageAdded.text: Field required, and more words than eighty columns can hold on one line of theirs"
)


def test_a_list_in_a_pipe_cuts_nothing(monkeypatch: pytest.MonkeyPatch, invoke: Invoke) -> None:
    letter = dead_letter(
        "invalid_field",
        DETAIL,
        topic="production.session-events",
        partition=3,
        offset=123_456_789,
        key=b"session-of-somebody",
        value=b"{}",
    )

    async def newest(*_: Any, **__: Any) -> list[StoredDeadLetter]:
        return [StoredDeadLetter(7, 1_234_567, 1_700_000_000_000, letter)]

    monkeypatch.setattr(dead_letters, "newest", newest)
    monkeypatch.setenv("COLUMNS", "80")

    result = invoke("dead-letters", "list")

    row = next(line for line in result.out.splitlines() if "invalid_field" in line)
    assert row.split()[0] == "7:1234567"
    for shown in (
        "2023-11-14 22:13:20Z",
        "production.session-events 3:123456789",
        "session-of-somebody",
        DETAIL,
    ):
        assert shown in row
