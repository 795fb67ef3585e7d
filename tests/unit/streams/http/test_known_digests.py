"""Which digests are known: of the same memory, and nothing of a memory that is gone."""

from __future__ import annotations

import gc

from processors.memory.memory import Memory
from processors.reading.view import WHOLE, ViewQuery
from streams.http.known_digests import KnownDigests
from tests.builders.events import user
from tests.builders.memories import Session, memory_of


def test_a_digest_is_known_for_the_memory_that_it_was_made_of() -> None:
    digests, session = KnownDigests(), Session()
    before = session.say(user("a")).memory
    digests.keep(before, WHOLE, "of a")
    after = session.say(user("b")).memory

    # A query makes a view of its own.
    assert digests.of(before, ViewQuery()) == "of a"
    assert digests.of(after, WHOLE) is None
    assert digests.of(memory_of(user("a")), WHOLE) is None


def test_only_whole_memories_are_known() -> None:
    digests, memory, empty = KnownDigests(), memory_of(user("a")), Memory.empty("s")
    digests.keep(memory, ViewQuery(last=1), "of a part")
    digests.keep(empty, WHOLE, "of nothing")

    assert digests.of(memory, ViewQuery(last=1)) is None
    assert digests.of(empty, WHOLE) is None

    digests.keep(memory, WHOLE, "of all")
    assert digests.of(memory, ViewQuery(last=1)) is None


def test_a_digest_goes_with_its_memory() -> None:
    digests, memory = KnownDigests(), memory_of(user("a"))
    digests.keep(memory, WHOLE, "of a")
    assert len(digests) == 1

    del memory
    gc.collect()
    assert len(digests) == 0


def test_the_oldest_is_forgotten_beyond_the_limit() -> None:
    digests = KnownDigests(2)
    memories = [memory_of(user("a"), session_id=name) for name in "abc"]
    for memory in memories:
        digests.keep(memory, WHOLE, memory.session_id)

    assert [digests.of(memory, WHOLE) for memory in memories] == [None, "b", "c"]
