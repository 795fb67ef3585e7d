from __future__ import annotations

import asyncio
import io
import signal
from typing import Any

import pytest

import streams.client.session_memory
from streams.client.fake import FakeSessionMemory
from tests.unit.streams.cli.conftest import Invoke


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def memory(monkeypatch: pytest.MonkeyPatch) -> FakeSessionMemory:
    """A memory with two turns, the newer one with a call."""
    fake = FakeSessionMemory()
    monkeypatch.setattr(streams.client.session_memory, "SessionMemory", lambda **_: fake)

    async def say() -> None:
        async with fake:
            await fake.add_interaction("s1", "one", "first")
            await fake.add_user_message("s1", "two")
            call = {"id": "c", "name": "find_order", "arguments": "{}"}
            await fake.add_ai_message("s1", tool_calls=[call])

    asyncio.run(say())
    return fake


TURN = "  2 user: two\n  3 assistant: → find_order\n"


def test_the_newest_turn_is_removed_and_shown(invoke: Invoke, memory: FakeSessionMemory) -> None:
    done = invoke("undo", "s1", "--yes", "--reason", "a typo")

    assert (done.code, done.out) == (0, f"removed the newest turn of s1, 2 messages:\n{TURN}")
    (removal,) = memory.published[4:]
    assert (removal.type, removal.model_dump()["reason"]) == ("MessagesRemoved", "a typo")


def test_the_turn_is_shown_before_the_question(
    invoke: Invoke, memory: FakeSessionMemory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", Terminal("n\n"))
    refused = invoke("undo", "s1")
    assert refused.code == 1
    assert refused.err.startswith(f"{TURN}Remove 2 messages from the memory of session s1? [y/N]")
    assert len(memory.published) == 4

    monkeypatch.setattr("sys.stdin", Terminal("y\n"))
    assert invoke("undo", "s1").code == 0
    assert len(memory.published) == 5


@pytest.mark.parametrize("options", [[], ["--yes"]])
def test_a_memory_without_messages_is_said(
    invoke: Invoke, memory: FakeSessionMemory, options: list[str]
) -> None:
    unknown = invoke("undo", "nobody", *options)
    assert invoke("undo", "s1", "--yes").code == invoke("undo", "s1", "--yes").code == 0
    published = len(memory.published)
    empty = invoke("undo", "s1", *options)

    assert unknown == (3, "", "memory knows no session nobody\n")
    assert empty == (0, "the memory of s1 has no messages\n", "")
    assert len(memory.published) == published


def test_without_a_terminal_it_needs_yes(invoke: Invoke, memory: FakeSessionMemory) -> None:
    assert invoke("undo", "s1").code == 2
    assert len(memory.published) == 4


def test_ctrl_c_at_the_question_ends_at_once(
    invoke: Invoke, memory: FakeSessionMemory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An event loop would take the first Ctrl-C for itself and go on waiting for an answer."""
    asked_on: list[str] = []

    class Interrupted(Terminal):
        def readline(self, *_: Any) -> str:  # type: ignore[override]
            signal.raise_signal(signal.SIGINT)
            asked_on.append("the question stayed")
            return "n\n"

    monkeypatch.setattr("sys.stdin", Interrupted())
    result = invoke("undo", "s1")

    assert (result.code, asked_on) == (130, [])
    assert len(memory.published) == 4
