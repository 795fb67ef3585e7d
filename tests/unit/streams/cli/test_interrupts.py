"""Ctrl-C in a long command: one line that says what was done and how to go on, and exit code 130."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from streams.cli import import_command, rebuild
from streams.client.memory_client import MemoryClient
from streams.kafka import dead_letters
from streams.kafka.dead_letters import StoredDeadLetter
from tests.unit.streams.cli.conftest import Invoke
from tests.unit.streams.cli.test_dead_letters import stored


@pytest.fixture(autouse=True)
def settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SESSIONSTREAM_BOOTSTRAP_SERVERS", "127.0.0.1:9")


def test_an_import_goes_on_with_append(
    invoke: Invoke, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Without --append, the half of a session that was sent keeps the other half away."""
    file = tmp_path / "a.jsonl"
    file.write_text('{"session_id": "s", "messages": [{"role": "user", "content": "Hi"}]}\n' * 3)

    async def interrupted(*_: Any, on_progress: Any, **__: Any) -> None:
        on_progress(1)
        on_progress(1)
        raise KeyboardInterrupt

    monkeypatch.setattr(import_command, "_import", interrupted)
    result = invoke("import", str(file))

    assert (result.code, result.out) == (130, "")
    assert result.err == (
        "interrupted: 2 of 3 events are done; run the same command with --append: it goes on, and sends nothing again "
        "that memory has\n"
    )


def test_a_rebuild_goes_on(invoke: Invoke, monkeypatch: pytest.MonkeyPatch) -> None:
    async def interrupted(*_: Any, on_progress: Any, **__: Any) -> None:
        on_progress("copy", 6_000)
        raise KeyboardInterrupt

    monkeypatch.setattr(rebuild, "_rebuild", interrupted)
    result = invoke("rebuild", "--to-prefix", "v2-")

    assert (result.code, result.out) == (130, "")
    (line,) = result.err.splitlines()
    assert line.startswith("interrupted: copied 6,000 events; the source is as it was")
    assert line.endswith("Run the same command again: it goes on")


def test_an_erasure_can_be_asked_for_again(invoke: Invoke, monkeypatch: pytest.MonkeyPatch) -> None:
    async def interrupted(*_: Any, **__: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(MemoryClient, "erase", interrupted)
    result = invoke("erase", "--user", "ann", "--yes")

    assert (result.code, result.out) == (130, "")
    assert result.err == (
        "interrupted: the erasure of all sessions of ann was asked for, and may be done in part; run the same command "
        "again, which does no harm and prints the receipt\n"
    )


@pytest.mark.parametrize(
    ("option", "go_on"),
    [
        ([], "run the same command again: it passes by what was replayed"),
        (["--again"], "give those that are left by their names"),
    ],
)
def test_a_replay_says_how_to_go_on(
    invoke: Invoke, monkeypatch: pytest.MonkeyPatch, option: list[str], go_on: str
) -> None:
    async def interrupted(*_: Any, on_replayed: Any, **__: Any) -> list[StoredDeadLetter]:
        on_replayed(stored("0:9"), 0, 50)
        raise KeyboardInterrupt

    monkeypatch.setattr(dead_letters, "replay_all", interrupted)
    result = invoke("dead-letters", "replay", "--all", *option)

    assert (result.code, result.out) == (130, "0:9 is now 0:50 of session-events\n")
    assert result.err == f"interrupted: the letters above were replayed; {go_on}\n"
