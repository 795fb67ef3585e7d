"""What ``sessionstream sessions`` asks for, and how it shows it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.unit.streams.cli.conftest import Invoke

COUNT = 1_200


def entry(number: int) -> dict[str, Any]:
    described: dict[str, Any] = {"title": "A [red]lamp[/red]\x1b[31m", "labels": {"team": "returns"}}
    if number == 1:
        described |= {
            "parent": {"session_id": "top", "sequence": 4},
            "forked_from": {"session_id": "old", "sequence": 7, "complete": True},
        }
    return {
        "session_id": f"s{number}",
        "sequence": number,
        "epoch": 0,
        "last_active_at": "2026-01-02T03:04:05.678Z",
        "size_bytes": 10,
        "tokens": 4711,
        "message_count": 2,
        "context_fraction": 0.25,
        "compaction_fraction": None if number == 1 else 0.5,
        "window_fraction": None,
        "truncated": False,
        "user_id": "u-7",
        "agents": ["desk", "planner"],
        "of_a_newer_worker": 1,
        **described,
    }


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[list[tuple[str, Any]]]:
    """Stands for the memory workers, which have 1,200 sessions; lists the requests. The user "away" has none."""
    requests: list[list[tuple[str, Any]]] = []

    async def get(_: Any, path: str, parameters: Any = ()) -> dict[str, Any]:
        assert path == "/sessions"
        requests.append(list(parameters))
        given = dict(parameters)
        if given.get("user_id") == "away":
            return {"sessions": [], "complete": False, "next": None}
        start = int(given.get("cursor", 0))
        end = min(start + given["limit"], COUNT)
        found = [entry(number) for number in range(start, end)]
        return {"sessions": found, "complete": True, "next": str(end) if end < COUNT else None}

    monkeypatch.setattr("streams.client.memory_client.MemoryClient.get", get)
    return requests


def test_the_newest_are_a_table(invoke: Invoke, asked: list[list[tuple[str, Any]]]) -> None:
    done = invoke("sessions", "--limit", "2")
    assert (done.code, done.err) == (0, "there may be more sessions: raise --limit, or give --all\n")
    rows = [line.strip() for line in done.out.splitlines() if line.strip().startswith("s")]
    assert rows[0].split()[:3] == ["session", "last", "active"]
    assert rows[0].split()[-1] == "origin"
    assert rows[0].split()[5:7] == ["context", "trigger"]
    assert rows[1].split()[:7] == ["s0", "2026-01-02", "03:04:05Z", "2", "4,711", "25%", "50%"]
    assert rows[2].split()[6] == "u-7"
    # What a user wrote is no markup, and controls no terminal.
    assert "A [red]lamp[/red]\N{REPLACEMENT CHARACTER}[31m" in rows[1]
    assert "team=returns" in rows[1]
    assert " u-7    desk, planner " in rows[1]
    assert "child of top, fork of old at 7" in rows[2]
    assert asked == [[("order", "active"), ("limit", 2)]]


def test_a_column_that_no_session_fills_is_left_out(invoke: Invoke, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = entry(0) | {"title": None, "labels": {}, "user_id": None}
    del plain["agents"], plain["compaction_fraction"]  # a worker of an earlier version

    async def get(*_: Any) -> dict[str, Any]:
        return {"sessions": [plain], "complete": True, "next": None}

    monkeypatch.setattr("streams.client.memory_client.MemoryClient.get", get)
    head = next(line for line in invoke("sessions").out.splitlines() if "session" in line)
    assert head.split() == ["session", "last", "active", "messages", "tokens", "context"]


def test_all_are_read_page_by_page(invoke: Invoke, asked: list[list[tuple[str, Any]]]) -> None:
    done = invoke("sessions", "--all", "--json", "--order", "session_id")
    lines = [json.loads(line) for line in done.out.splitlines()]
    assert [line["session_id"] for line in lines] == [f"s{number}" for number in range(COUNT)]
    assert (lines[1]["parent"]["session_id"], lines[0]["labels"]) == ("top", {"team": "returns"})
    assert (done.code, done.err) == (0, "")
    assert [dict(one).get("cursor") for one in asked] == [None, "500", "1000"]


@pytest.mark.parametrize(
    ("given", "sent"),
    [("2592000", "2592000"), ("1234567.25", "1234567.25"), ("0.00005", "0.00005"), ("3600", "3600")],
)
def test_an_age_is_sent_with_all_its_digits(
    invoke: Invoke, asked: list[list[tuple[str, Any]]], given: str, sent: str
) -> None:
    invoke("sessions", "--json", "--limit", "1", "--active-within", given)
    assert dict(asked[0])["active_within_seconds"] == sent


def test_a_limit_over_a_page_is_kept(invoke: Invoke, asked: list[list[tuple[str, Any]]]) -> None:
    done = invoke("sessions", "--json", "--limit", "700")
    assert len(done.out.splitlines()) == 700
    assert done.err == "there may be more sessions: raise --limit, or give --all\n"
    assert invoke("sessions", "--json", "--limit", str(COUNT)).err == ""
    assert [dict(one).get("cursor") for one in asked] == [None, "500", None, "500", "1000"]


def test_an_empty_system_says_how_a_session_begins(invoke: Invoke, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a condition "no such session" answers what was not asked."""

    async def get(*_: Any) -> dict[str, Any]:
        return {"sessions": [], "complete": True, "next": None}

    monkeypatch.setattr("streams.client.memory_client.MemoryClient.get", get)
    begins = (
        "memory has no session yet: a session begins with its first event, which an agent publishes, or "
        "`sessionstream import FILE`\n"
    )
    for options in ([], ["--json"], ["--all", "--order", "session_id"]):
        assert invoke("sessions", *options) == (0, "", begins)
    assert invoke("sessions", "--user", "u") == (0, "", "memory has no such session\n")


def test_the_conditions_are_passed_on_and_what_is_missing_is_said(
    invoke: Invoke, asked: list[list[tuple[str, Any]]]
) -> None:
    conditions = ("--active-within", "3600", "--label", "team=returns", "--label", "vip")
    done = invoke("sessions", *conditions, "--user", "away", "--parent", "p", "--forked-from", "f")
    assert asked == [
        [
            ("active_within_seconds", "3600"),
            ("user_id", "away"),
            ("parent", "p"),
            ("forked_from", "f"),
            ("order", "active"),
            ("label", "team=returns"),
            ("label", "vip"),
            ("limit", 50),
        ]
    ]
    assert (done.code, done.out) == (1, "")
    assert done.err.splitlines() == [
        "memory has no such session",
        "not all memory workers answered: the list is not complete",
    ]
