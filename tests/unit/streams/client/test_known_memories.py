from __future__ import annotations

import pytest

from processors.reading.body import memory_body
from processors.reading.memory_read import MemoryRead
from streams.client.known_memories import MESSAGE_BYTES, UNREAD_SECONDS, KnownMemories, KnownMemory, ReadKey
from tests.builders.events import user
from tests.builders.memories import POLICY, memory_of

MEMORY = memory_of(user("a"))


def key(session_id: str) -> ReadKey:
    return ReadKey.of(session_id, [("include_agent_id", "a")])


def known(mark: str = "m", size_bytes: int = 10) -> KnownMemory:
    message = MemoryRead.model_validate_json(
        b"".join(memory_body(MEMORY, MEMORY.messages(), POLICY))
    ).messages[0]
    read = KnownMemory(mark, (message.model_copy(update={"size_bytes": size_bytes - MESSAGE_BYTES}),))
    assert read.size_bytes == size_bytes
    return read


def test_the_last_read_takes_the_place_of_the_one_before() -> None:
    kept = KnownMemories(100)
    kept.keep(key("s"), known("one", 60))
    kept.keep(key("s"), known("two", 50))

    assert kept.of(key("s")) == known("two", 50)
    assert (len(kept), kept.size_bytes) == (1, 50)


def test_reads_with_other_parameters_are_others() -> None:
    kept = KnownMemories(100)
    kept.keep(key("s"), known())

    assert kept.of(ReadKey.of("s", [("include_agent_id", "b")])) is None
    assert kept.of(key("t")) is None


def test_what_was_read_longest_ago_makes_room() -> None:
    kept = KnownMemories(100)
    for name in ("a", "b", "c"):
        kept.keep(key(name), known(name, 40))
    kept.keep(key("b"), known("again", 40))
    kept.keep(key("d"), known("d", 40))

    assert [kept.of(key(name)) is not None for name in "abcd"] == [False, True, False, True]
    assert kept.size_bytes == 80


@pytest.mark.parametrize(("limit", "size"), [(0, 1), (100, 101)])
def test_what_is_larger_than_the_limit_is_not_kept(limit: int, size: int) -> None:
    kept = KnownMemories(limit)
    kept.keep(key("s"), known(size_bytes=min(size, limit)))
    kept.keep(key("s"), known(size_bytes=size))

    assert kept.of(key("s")) is None
    assert kept.size_bytes == 0


def test_what_nobody_reads_is_forgotten_after_a_while() -> None:
    now = 0.0
    kept = KnownMemories(100, now=lambda: now)
    kept.keep(key("unread"), known())
    now = UNREAD_SECONDS - 1
    kept.keep(key("read"), known())
    now = UNREAD_SECONDS + 1

    assert kept.of(key("read")) is not None
    assert kept.of(key("unread")) is None
    assert (len(kept), kept.size_bytes) == (1, 10)


def test_what_is_not_kept_may_be_forgotten() -> None:
    kept = KnownMemories(100)
    kept.forget(key("s"))

    assert len(kept) == 0
