"""The events of a session as JSON, while other tasks run."""

from __future__ import annotations

import asyncio
import json
import threading

import pytest

from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import DEFAULT_ENCODING, ByteEstimate, TokenCounter
from schemas.settings import Settings
from streams.engine.chunks import LONG_RECORD_BYTES
from streams.inspection.history_items import EventSerializer, HistoryRequest
from tests.builders.events import SESSION, event_json, user
from tests.builders.source_records import Record


class NotedCounter:
    """Notes the threads that count."""

    encoding = DEFAULT_ENCODING
    estimated = False

    def __init__(self) -> None:
        self.threads: set[int] = set()

    def count(self, text: str) -> int:
        self.threads.add(threading.get_ident())
        return len(text)


def serializer_of(request: HistoryRequest, counter: TokenCounter | None = None) -> EventSerializer:
    policy = MemoryPolicy(token_counter=counter or ByteEstimate())
    return EventSerializer(request, 0, 1, Settings(), policy)


@pytest.mark.parametrize("memory", [False, True])
@pytest.mark.parametrize("after", [None, 99])
async def test_other_tasks_run_while_events_are_read_also_while_all_are_left_out(
    monkeypatch: pytest.MonkeyPatch, memory: bool, after: int | None
) -> None:
    """A thousand events before ``after`` held the event loop for 30 ms, since only others gave it a turn."""
    monkeypatch.setattr("streams.engine.turns.HELD_SECONDS", 0.0)
    serializer = serializer_of(HistoryRequest(session_id=SESSION, after=after, memory=memory))
    turns: list[int] = []
    for offset in range(20):
        asyncio.get_running_loop().call_soon(turns.append, offset)
        value = b"no event" if offset % 5 == 4 else event_json(user(), event_id=f"e{offset}")
        event = await serializer.event_of(Record(value, offset=offset))
        assert (event is None) == (after is not None or offset % 5 == 4)
        assert turns == list(range(offset + 1))


async def test_a_long_event_is_counted_in_a_thread() -> None:
    counter = NotedCounter()
    serializer = serializer_of(HistoryRequest(session_id=SESSION, memory=True), counter)
    text = "word " * (LONG_RECORD_BYTES // 5)

    for offset in range(2):
        event = await serializer.event_of(
            Record(event_json(user(text), event_id=f"e{offset}"), offset=offset)
        )
        assert event is not None
        fields = json.loads(event.json)
        assert fields["event"]["text"] == text
        assert fields["memory"]["message_count"] == offset + 1

    assert threading.get_ident() not in counter.threads
    assert counter.threads

    assert await serializer.event_of(Record(event_json(user("short"), event_id="e2"), offset=2)) is not None
    assert threading.get_ident() in counter.threads
