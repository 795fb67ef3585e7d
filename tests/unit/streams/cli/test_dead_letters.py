from __future__ import annotations

import json
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


LONG = "type: expected one of " + ", ".join(f"AnEventOfType{number}" for number in range(30))


@pytest.fixture
def letters(monkeypatch: pytest.MonkeyPatch) -> list[StoredDeadLetter]:
    """Two letters in the topic, newest first; the older one was replayed."""
    bad = dead_letter(
        "unknown_type", LONG, topic="session-events", partition=0, offset=3, key=b"s", value=b'{"type":"X"}'
    )
    stored = [StoredDeadLetter(0, 9, 2_000, bad), StoredDeadLetter(0, 7, 1_000, bad, "0:44")]

    async def newest(*_: Any, **__: Any) -> list[StoredDeadLetter]:
        return list(stored)

    monkeypatch.setattr(dead_letters, "newest", newest)
    return stored


@pytest.mark.usefixtures("letters")
def test_a_list_cuts_a_long_error_and_says_what_was_replayed(invoke: Invoke) -> None:
    waiting, replayed = (
        line for line in invoke("dead-letters", "list").out.splitlines() if "unknown_type" in line
    )

    assert len(waiting.rstrip()) < 240
    assert waiting.rstrip().endswith("…")
    assert " 0:44 " in replayed
    assert " 0:44 " not in waiting


@pytest.mark.usefixtures("letters")
def test_a_list_in_json_has_all_of_the_error(invoke: Invoke) -> None:
    newer, older = (json.loads(line) for line in invoke("dead-letters", "list", "--json").out.splitlines())

    assert (newer["letter"], newer["replayed_as"]) == ("0:9", None)
    assert (older["letter"], older["replayed_as"]) == ("0:7", "0:44")
    assert newer["error_detail"] == LONG


def test_replay_all_passes_by_what_was_replayed(
    letters: list[StoredDeadLetter], invoke: Invoke, monkeypatch: pytest.MonkeyPatch
) -> None:
    published: list[list[str]] = []

    async def replay(
        _: Any, items: list[StoredDeadLetter], **__: Any
    ) -> list[tuple[StoredDeadLetter, int, int]]:
        published.append([item.place for item in items])
        return [(item, 0, 50) for item in items]

    monkeypatch.setattr(dead_letters, "replay", replay)
    once = invoke("dead-letters", "replay", "--all")
    again = invoke("dead-letters", "replay", "--all", "--again")
    del letters[0]
    none = invoke("dead-letters", "replay", "--all")

    assert published == [["0:9"], ["0:7", "0:9"], []]
    assert once.err == "passed by 1 that was replayed already (--again)\n"
    assert again.err == ""
    assert none.out == "nothing to replay\n"
    assert invoke("dead-letters", "replay", "0:9", "--again").code == 2
