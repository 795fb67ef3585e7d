"""What ``sessionstream history``, ``export``, ``search``, ``recall`` and ``verify`` ask for, and how they show it."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator
from typing import Any

import pytest

from processors.archive.export import ExportFormat, export_of
from schemas.archive import Recalled, Verification
from tests.builders.events import OCCURRED_AT, event_object, user
from tests.unit.streams.cli.conftest import Invoke

HIT = {
    "session_id": "s1",
    "sequence": 7,
    "role": "user",
    "place": "summary",
    "excerpt": "the order\x1b[31m ORD-1",
}
MESSAGE = {
    "id": "e7",
    "sequence": 7,
    "role": "user",
    "text": "the order ORD-1\nis late",
    "occurred_at": OCCURRED_AT,
}


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Stands for the archive workers; lists the requests."""
    asked: list[Any] = []

    async def history(_: Any, session_id: str, parameters: Any = ()) -> dict[str, Any]:
        given = dict(parameters)
        asked.append((session_id, given))
        after, limit = int(given.get("after", -1)), int(given["limit"])
        before = int(given.get("before", 3))
        newest = given.get("order") == "newest" or "before" in given
        numbers = [number for number in range(3) if after < number < before]
        numbers = numbers[::-1][:limit] if newest else numbers[: min(limit, 2)]
        return {
            "events": [
                {
                    "sequence": number,
                    "recorded_at": "2026-01-02T03:04:05.678Z",
                    "event": event_object(user(f"text {number}")),
                }
                for number in (numbers if session_id == "s1" else [])
            ],
            "newer": f"after={numbers[-1]}&limit={limit}"
            if numbers and numbers[-1] < 2 and not newest
            else None,
            "older": f"before={numbers[-1]}&limit={limit}"
            if numbers and numbers[-1] > 0 and newest
            else None,
        }

    async def search(_: Any, query: str, parameters: Any = ()) -> dict[str, Any]:
        asked.append((query, dict(parameters)))
        return {"hits": [HIT] if "ORD" in query else [], "complete": "ORD" in query}

    async def recall(_: Any, session_id: str, query: str, parameters: Any) -> Recalled:
        asked.append((session_id, query, dict(parameters)))
        groups = [{"place": "history", "score": 1.0, "messages": [MESSAGE]}] if session_id == "s1" else []
        omitted = 2 if session_id == "too large" else len(groups)
        following = "abc" if session_id == "s1" and "cursor" not in dict(parameters) else None
        return Recalled.model_validate(
            {"session_id": session_id, "groups": groups, "omitted": omitted, "next": following}
        )

    async def export(_: Any, session_id: str, export_format: ExportFormat) -> AsyncGenerator[bytes]:
        asked.append((session_id, export_format))
        if session_id == "s1":
            yield b"one event or message\n"
        else:
            yield export_of(session_id, export_format).close()

    for method in (history, search, recall, export):
        monkeypatch.setattr(f"streams.client.archive_client.ArchiveClient.{method.__name__}", method)
    return asked


def test_history_shows_all_pages(invoke: Invoke, asked: list[Any]) -> None:
    time = "2026-01-02T00:00:00Z"
    result = invoke("history", "s1", "--type", "UserMessageAdded", "--agent", "a", "--since", time)

    assert [f"text {number}" in line for number, line in enumerate(result.out.splitlines())] == [True] * 3
    assert asked == [
        ("s1", {"type": "UserMessageAdded", "agent_id": "a", "since": time, "limit": 500}),
        ("s1", {"after": "1", "limit": "500"}),
    ]


def test_the_newest_events_come_oldest_first(invoke: Invoke, asked: list[Any]) -> None:
    result = invoke("history", "s1", "--last", "2", "--json")

    assert [json.loads(line)["sequence"] for line in result.out.splitlines()] == [1, 2]
    assert asked == [("s1", {"limit": 2, "order": "newest"})]


def test_a_session_without_history_says_so(invoke: Invoke, asked: list[Any]) -> None:
    result = invoke("history", "other")

    assert (result.code, result.out) == (3, "")
    assert "the archive has no such event of this session" in result.err
    assert len(asked) == 2


def test_search_shows_hits_and_where_they_are(invoke: Invoke, asked: list[Any]) -> None:
    time = "2026-01-02T00:00:00Z"
    result = invoke("search", "order", "ORD-1", "--role", "user", "--until", time, "--limit", "3")

    assert result.out.splitlines() == [
        "s1 7  user  only in a summary",
        "  the order\N{REPLACEMENT CHARACTER}[31m ORD-1",
    ]
    assert asked == [("order ORD-1", {"role": "user", "until": time, "limit": 3})]
    assert json.loads(invoke("search", "ORD", "--json").out) == HIT


def test_a_search_that_finds_nothing_or_not_all_says_so(invoke: Invoke, asked: list[Any]) -> None:
    result = invoke("search", "nothing")

    assert result.err.splitlines() == [
        "nothing was found",
        "not all archive workers answered: the result is not complete",
    ]
    assert result.code == 1
    assert len(asked) == 1


def test_an_export_without_events_says_so(invoke: Invoke, asked: list[Any]) -> None:
    result = invoke("export", "other")

    assert (result.code, result.out) == (3, "")
    assert "the archive has no event of this session" in result.err
    assert invoke("export", "s1", "--format", "markdown").err == ""
    assert asked == [("other", "jsonl"), ("other", {"limit": 1}), ("s1", "markdown")]

    empty = invoke("export", "other", "--format", "openai")
    assert json.loads(empty.out) == {"session_id": "other", "messages": []}
    assert empty.err == "other: the archive has no message of this session\n"


@pytest.mark.parametrize("is_terminal", [True, False])
def test_an_export_cannot_control_a_terminal_and_is_as_published_in_a_file(
    is_terminal: bool, invoke: Invoke, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = '{"text":"\x9b2J\u202eé€"}\n'

    async def export(_: Any, session_id: str, export_format: ExportFormat) -> AsyncGenerator[bytes]:
        for byte in line.encode():
            yield bytes([byte])

    monkeypatch.setattr("streams.client.archive_client.ArchiveClient.export", export)
    monkeypatch.setattr("streams.cli.archive.is_terminal", lambda: is_terminal)

    shown = invoke("export", "s1").out

    assert shown == ('{"text":"\\u009b2J\\u202eé€"}\n' if is_terminal else line)


def test_json_cannot_control_a_terminal_and_has_the_same_value(
    invoke: Invoke, monkeypatch: pytest.MonkeyPatch
) -> None:
    hit = HIT | {"session_id": "\x9b2J\u202eé\x7f"}

    async def search(_: Any, query: str, parameters: Any = ()) -> dict[str, Any]:
        return {"hits": [hit], "complete": True}

    monkeypatch.setattr("streams.client.archive_client.ArchiveClient.search", search)

    shown = invoke("search", "ORD", "--json").out

    assert json.loads(shown) == hit
    assert shown.startswith('{"session_id": "\\u009b2J\\u202eé\\u007f"')


def test_recall_shows_groups(invoke: Invoke, asked: list[Any]) -> None:
    result = invoke("recall", "s1", "order", "--max-bytes", "9")

    assert result.out.splitlines() == ["only in the history", "  7 user: the order ORD-1", "  is late"]
    assert result.err.splitlines() == [
        "1 more do not fit into 9 bytes: raise --max-bytes",
        "there are more: --cursor abc",
    ]
    assert asked == [("s1", "order", {"limit": 5, "max_bytes": 9})]
    times = {"since": "2026-01-02T00:00:00Z", "until": "2026-01-03T00:00:00Z"}
    given = [one for name, value in times.items() for one in (f"--{name}", value)]
    last = invoke("recall", "s1", "order", *given, "--cursor", "abc")
    assert "there are more" not in last.err
    assert asked[1:] == [("s1", "order", {"limit": 5, "max_bytes": 16_384, "cursor": "abc", **times})]
    (message,) = json.loads(invoke("recall", "s1", "order", "--json").out)["messages"]
    assert message["text"] == MESSAGE["text"]
    assert "nothing was found" in invoke("recall", "other", "order").err
    # What was found and has no room is no reason to say that nothing was found.
    too_large = invoke("recall", "too large", "order", "--max-bytes", "9")
    assert too_large == (0, "", "2 more do not fit into 9 bytes: raise --max-bytes\n")


@pytest.mark.parametrize("given", ["{}", '"{}-0f"', "{}-0f", 'W/"{}-0f"'])
def test_a_digest_may_be_given_as_the_whole_etag(
    invoke: Invoke, monkeypatch: pytest.MonkeyPatch, given: str
) -> None:
    digest = "0123456789abcdef" * 2

    async def verify(_: Any, session_id: str, sequence: int, asked: str, options: Any) -> Verification:
        assert (session_id, sequence, asked) == ("s1", 4, digest)
        assert options == [("include_agent_id", "a"), ("last_turns", 2)]
        return Verification(
            session_id=session_id,
            sequence=sequence,
            applied_sequence=sequence,
            epoch=2,
            message_count=1,
            verified=True,
            digest=asked,
            differences=[],
        )

    monkeypatch.setattr("streams.client.archive_client.ArchiveClient.verify", verify)
    chosen = ("--last-turns", "2", "--include-agent-id", "a")
    result = invoke("verify", "s1", "--sequence", "4", "--digest", given.format(digest), *chosen)

    assert (result.code, result.err) == (0, "")
    assert result.out == "yes: s1 at sequence 4 gave a model what has this digest (epoch 2)\n"
