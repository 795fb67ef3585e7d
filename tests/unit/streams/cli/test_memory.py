from __future__ import annotations

import json
from typing import Any

import pytest
from rich.console import Console

from streams.cli.memory import _table
from streams.client.memory_client import MemoryClient
from tests.unit.streams.cli.conftest import Invoke

MEMORY: dict[str, Any] = {
    "session_id": "s",
    "sequence": 12,
    "epoch": 1,
    "truncated": True,
    "size_bytes": 12_345,
    "tokens": 678,
    "message_count": 4,
    "tokens_estimated": False,
    "context_fraction": 0.0123,
    "last_input_tokens": 4_711,
    "compaction_fraction": 0.825,
    "system_message": "Be\nkind.",
    "messages": [
        {"sequence": 5, "role": "user", "text": "summary so far", "compacted": True, "tokens": 1},
        {
            "sequence": 9,
            "role": "user",
            "text": "evil \x1b[31m text",
            "compacted": False,
            "pinned": True,
            "tokens": 2,
        },
        {
            "sequence": 10,
            "role": "assistant",
            "text": "",
            "agent_id": "planner",
            "tool_calls": [{"id": "c", "name": "find", "arguments": '{"q":1}'}],
            "compacted": False,
            "tokens": 3,
        },
        {
            "sequence": 11,
            "role": "tool",
            "name": "find",
            "text": "[red]found[/red]",
            "is_error": True,
            "compacted": False,
            "tokens": 4,
        },
    ],
}


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the memory worker was asked for; it answers MEMORY."""
    requests: list[dict[str, Any]] = []

    async def memory(_: MemoryClient, session_id: str, **parameters: Any) -> dict[str, Any]:
        requests.append({"session_id": session_id, **parameters})
        if parameters.get("format") == "openai":
            return {"messages": [{"role": "user", "content": "hé"}]}
        return (
            MEMORY
            if session_id == "s"
            else {**MEMORY, "session_id": session_id, "sequence": None, "messages": []}
        )

    monkeypatch.setattr(MemoryClient, "memory", memory)
    return requests


def test_the_table(invoke: Invoke, asked: list[dict[str, Any]]) -> None:
    result = invoke("memory", "s", "--last", "7")

    assert result.code == 0
    assert asked == [{"session_id": "s", "last": 7}]
    assert result.out.splitlines()[0] == (
        "s: sequence 12, epoch 1, 4 messages, 12,345 bytes, 678 tokens, 1.2% of the context, "
        "4,711 input tokens in the last call, 83% of a compaction trigger, truncated"
    )
    assert "system: Be kind." in result.out
    assert "user (summary)" in result.out
    assert result.out.count("(pinned)") == 1
    assert 'find({"q":1})' in result.out
    assert "find failed" in result.out
    assert "planner" in result.out


def test_a_narrow_terminal_shows_the_messages(capsys: pytest.CaptureFixture[str]) -> None:
    """Of all columns theirs was the one that had no room."""
    message = {
        "sequence": 123456,
        "role": "assistant",
        "compacted": True,
        "text": "It is late",
        "tokens": 1234,
    }

    Console(width=40).print(_table([message]))

    assert "It is late" in capsys.readouterr().out


def test_metadata_is_shown_on_request(
    invoke: Invoke, asked: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(MEMORY["messages"][1], "metadata", {"channel": "web"})
    result = invoke("memory", "s", "--metadata")

    assert asked == [{"session_id": "s", "metadata": "true"}]
    assert "channel=web" in result.out


def test_text_is_shown_as_it_is_but_drives_no_terminal(invoke: Invoke, asked: list[dict[str, Any]]) -> None:
    result = invoke("memory", "s")

    assert "\x1b" not in result.out
    assert "[red]found[/red]" in result.out


def test_a_session_nobody_knows(invoke: Invoke, asked: list[dict[str, Any]]) -> None:
    unknown = "t: memory has no events of this session\n"
    assert invoke("memory", "t") == (3, "", unknown)

    document = invoke("memory", "t", "--format", "json")
    assert (document.code, json.loads(document.out)["session_id"], document.err) == (3, "t", unknown)


def test_as_the_api_answers_it(invoke: Invoke, asked: list[dict[str, Any]]) -> None:
    assert json.loads(invoke("memory", "s", "--format", "json").out) == MEMORY


def test_as_chat_messages(invoke: Invoke, asked: list[dict[str, Any]]) -> None:
    result = invoke("memory", "s", "--format", "openai", "--last", "0")

    assert json.loads(result.out) == [{"role": "user", "content": "hé"}]
    assert "hé" in result.out
    assert asked == [{"session_id": "s", "last": 0, "format": "openai"}]
