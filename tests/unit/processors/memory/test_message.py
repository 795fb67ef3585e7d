from __future__ import annotations

import tracemalloc
from collections.abc import Callable

import orjson

from processors.memory.fold import Entry, fold
from processors.memory.memory import Memory
from processors.memory.message import trimmed
from processors.memory.policy import MemoryPolicy
from processors.memory.records import dump
from processors.memory.tokens import ByteEstimate
from schemas.events import EVENT_ADAPTER


def bytes_kept(make: Callable[[], object]) -> int:
    """Return the bytes that stay allocated while the result of ``make`` is referenced."""
    tracemalloc.start()
    try:
        kept = make()
        size = tracemalloc.get_traced_memory()[0]
        del kept
        return size
    finally:
        tracemalloc.stop()


def test_trimmed_json_is_the_same_bytes_in_memory_of_its_own_size() -> None:
    value = {"text": "x" * 1_000}

    assert trimmed(orjson.dumps(value)) == orjson.dumps(value)
    assert bytes_kept(lambda: trimmed(orjson.dumps(value))) < 1_200


def test_a_short_session_keeps_no_buffers_in_memory_or_in_its_records() -> None:
    event = EVENT_ADAPTER.validate_python(
        {
            "type": "UserMessageAdded",
            "event_id": "e-1",
            "session_id": "s-1",
            "occurred_at": "2024-01-01T00:00:00Z",
            "text": "hello",
        },
        strict=False,
    )
    policy = MemoryPolicy(token_counter=ByteEstimate())

    def folded() -> object:
        memory, changes = fold(Memory.empty("s-1"), [Entry(event, 1, 1)], policy)
        return memory, dump(memory, changes.dirty)

    folded()  # whatever is made once

    assert bytes_kept(folded) < 6_000
