from __future__ import annotations

import asyncio

import pytest

import streams.client.session_memory
from streams.client.fake import FakeSessionMemory
from tests.unit.streams.cli.conftest import Invoke


@pytest.fixture
def memory(monkeypatch: pytest.MonkeyPatch) -> FakeSessionMemory:
    fake = FakeSessionMemory()
    monkeypatch.setattr(streams.client.session_memory, "SessionMemory", lambda **_: fake)
    return fake


def test_a_session_is_forked_once(invoke: Invoke, memory: FakeSessionMemory) -> None:
    async def say() -> None:
        async with memory:
            await memory.add_interaction("s1", "one", "two")

    asyncio.run(say())
    made = invoke("fork", "s1", "s2")
    again = invoke("fork", "s1", "s2")
    past = invoke("fork", "s1", "--at", "0")
    taken = invoke("fork", "s2", "s1")
    beyond = invoke("fork", "s1", "--at", "99")
    unknown = invoke("fork", "nobody", "--at", "99")

    sequence = 1
    assert made.out == f"s1 forked to s2 as of sequence {sequence}: 2 messages\n"
    assert again.out == f"s1 was forked before: to s2 as of sequence {sequence}: 2 messages\n"
    assert past.out == "s1 forked to s1-fork-0 as of sequence 0: 1 message\n"
    assert (taken.code, "is not this fork" in taken.err) == (1, True)
    assert (beyond.code, "its newest is 1: name an earlier sequence" in beyond.err) == (1, True)
    assert (unknown.code, unknown.err.count("\n")) == (3, 1)
