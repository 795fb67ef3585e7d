from __future__ import annotations

import json
from typing import Any

import pytest

from processors.kafka.dead_letter import dead_letter
from schemas.dead_letter import ErrorCode
from schemas.errors import PublishFailed
from streams.kafka import dead_letters
from streams.kafka.dead_letters import ReplayReport, StoredDeadLetter
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


@pytest.mark.parametrize("command", [["list"], ["replay", "--all"]])
def test_an_error_code_that_does_not_exist_is_refused(
    monkeypatch: pytest.MonkeyPatch, invoke: Invoke, command: list[str]
) -> None:
    """It found nothing, and said so with exit code 0, as if all letters had been replayed."""

    async def asked(*_: Any, **__: Any) -> Any:
        raise AssertionError("Kafka was asked")

    monkeypatch.setattr(dead_letters, "newest", asked)
    monkeypatch.setattr(dead_letters, "replay_all", asked)

    result = invoke("dead-letters", *command, "--error-code", "wrong_partitio")

    assert result.code == 2
    assert "invalid value for '--error-code': 'wrong_partitio' is not one of 'not_json'" in result.err


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


def stored(place: str, code: ErrorCode = "unknown_type") -> StoredDeadLetter:
    partition, offset = map(int, place.split(":"))
    letter = dead_letter(code, LONG, topic="session-events", partition=0, offset=3, key=b"s", value=b"{}")
    return StoredDeadLetter(partition, offset, 1_000, letter)


def replay_of(
    monkeypatch: pytest.MonkeyPatch, report: ReplayReport, *, fails: bool = False
) -> list[dict[str, Any]]:
    """Let replays of all publish 0:9, refuse 0:8 if the report has a refusal, and perhaps fail then."""
    asked: list[dict[str, Any]] = []

    async def replay_all(
        _: Any, *, on_replayed: Any, on_refused: Any, on_no_event: Any, **options: Any
    ) -> ReplayReport:
        asked.append(options)
        if report.replayed:
            on_replayed(stored("0:9"), 0, 50)
        if report.refused:
            on_refused(stored("0:8"), "0:8 has neither key nor value")
        if report.no_events:
            on_no_event(stored("0:7"), "its value is not JSON")
        if fails:
            raise PublishFailed("0:10 was not published; 1 dead letter was replayed before", events=())
        return report

    monkeypatch.setattr(dead_letters, "replay_all", replay_all)
    return asked


def test_replay_all_passes_by_what_was_replayed(invoke: Invoke, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = replay_of(monkeypatch, ReplayReport(1, 1, 0))
    once = invoke("dead-letters", "replay", "--all")
    replay_of(monkeypatch, ReplayReport(0, 1, 0))
    none = invoke("dead-letters", "replay", "--all")
    again = replay_of(monkeypatch, ReplayReport(2, 0, 0))
    both = invoke("dead-letters", "replay", "--all", "--again", "--error-code", "no_key", "--key", "k")

    assert asked == [{"error_code": None, "again": False, "key": None}]
    assert once.out == "0:9 is now 0:50 of session-events\n"
    assert once.err == "passed by 1 that was replayed already (--again)\n"
    assert none.out == "nothing to replay\n"
    assert (again, both.err) == ([{"error_code": "no_key", "again": True, "key": b"k"}], "")
    assert invoke("dead-letters", "replay", "0:9", "--again").code == 2


def test_what_was_replayed_before_a_failure_is_printed(
    invoke: Invoke, monkeypatch: pytest.MonkeyPatch
) -> None:
    replay_of(monkeypatch, ReplayReport(1, 0, 0), fails=True)

    result = invoke("dead-letters", "replay", "--all")

    assert (result.code, result.out) == (1, "0:9 is now 0:50 of session-events\n")
    assert result.err == "error: 0:10 was not published; 1 dead letter was replayed before\n"


def test_letters_that_cannot_be_replayed_are_named_and_fail_the_command(
    invoke: Invoke, monkeypatch: pytest.MonkeyPatch
) -> None:
    replay_of(monkeypatch, ReplayReport(1, 0, 1))

    result = invoke("dead-letters", "replay", "--all")

    assert (result.code, result.out) == (1, "0:9 is now 0:50 of session-events\n")
    assert result.err.splitlines() == [
        "not replayed: 0:8 has neither key nor value",
        "error: dead letters that were not replayed, for the reasons above: 1; the others were",
    ]


def test_letters_that_can_be_no_event_are_named_and_counted(
    invoke: Invoke, monkeypatch: pytest.MonkeyPatch
) -> None:
    replay_of(monkeypatch, ReplayReport(0, 0, 0, no_events=1))

    result = invoke("dead-letters", "replay", "--all")

    assert (result.code, result.out) == (0, "nothing to replay\n")
    assert result.err.splitlines() == [
        "passed by 0:7: its value is not JSON",
        "passed by 1 letter that can be no event: to correct one, name it and give --value-file or --key",
    ]
