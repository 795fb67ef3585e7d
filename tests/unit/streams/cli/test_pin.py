from __future__ import annotations

import asyncio

import pytest

import streams.client.session_memory
from streams.client.fake import FakeSessionMemory
from tests.builders.events import event, user
from tests.unit.streams.cli.conftest import Invoke


@pytest.fixture
def memory(monkeypatch: pytest.MonkeyPatch) -> FakeSessionMemory:
    fake = FakeSessionMemory()
    monkeypatch.setattr(streams.client.session_memory, "SessionMemory", lambda **_: fake)
    return fake


@pytest.mark.parametrize("command", ["pin", "unpin"])
def test_a_session_that_memory_has_not_come_to_is_not_unknown(
    invoke: Invoke, memory: FakeSessionMemory, command: str
) -> None:
    """Its first event is in the log, and the memory worker is behind."""

    async def say() -> None:
        async with memory:
            memory.backend.memory_behind()
            await memory.backend.publish([event(user("a rule"), "e1", "s1")])

    asyncio.run(say())
    behind = invoke(command, "s1", "m1")
    memory.backend.memory_caught_up()
    known = invoke(command, "s1", "m1")
    unknown = invoke(command, "nobody", "m1")

    assert (behind.code, "in time" in behind.err) == (1, True)
    assert known.code in {0, 1}
    assert (unknown.code, unknown.err) == (3, "memory knows no session nobody\n")


def test_messages_are_pinned_and_unpinned(invoke: Invoke, memory: FakeSessionMemory) -> None:
    async def say() -> str:
        async with memory:
            published = await memory.add_user_message("s1", "a rule")
            assert published is not None
            return published.event_id

    name = asyncio.run(say())
    done = invoke("pin", "s1", name, "--reason", "a limit")
    partly = invoke("pin", "s1", name, "nobody")
    gone = invoke("unpin", "s1", name)
    partly_gone = invoke("unpin", "s1", "nobody", name)

    assert (done.code, done.out) == (0, "pinned 1 of 1 message of s1\n")
    assert (partly.code, partly.out) == (1, "pinned 1 of 2 messages of s1\n")
    assert "not pinned: nobody" in partly.err
    assert (gone.code, gone.out) == (0, "unpinned 1 of 1 message of s1\n")
    assert (partly_gone.code, partly_gone.out) == (1, "unpinned 1 of 2 messages of s1\n")
    assert partly_gone.err == "not unpinned: nobody; memory does not have them\n"
    assert [event.type for event in memory.published[1:]] == [
        "MessagePinned",
        "MessagePinned",
        "MessageUnpinned",
        "MessageUnpinned",
    ]
