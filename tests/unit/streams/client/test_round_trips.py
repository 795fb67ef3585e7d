"""How often the client asks a worker: once for a read, once for an append, once for all that a turn says."""

from __future__ import annotations

import httpx
import orjson
import pytest

from processors.reading.memory_read import MemoryRead
from schemas.settings import Settings
from streams.client import SessionMemory, http_publisher, reading_backend
from streams.client.memory_client import MemoryClient


class Worker:
    """A memory worker that keeps nothing: it counts what it is asked, and how many events it was given."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.events = 0

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.asked.append(f"{request.method} {request.url.path}")
        if request.method == "GET":
            read = MemoryRead.empty("s").model_dump(exclude={"asked"})
            return httpx.Response(200, json={**read, "sequence": self.events - 1 if self.events else None})
        events = orjson.loads(request.content)
        places = [
            {"event_id": event["event_id"], "partition": 0, "sequence": self.events + number}
            for number, event in enumerate(events)
        ]
        self.events += len(events)
        return httpx.Response(200, json=places)


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> Worker:
    worker = Worker()

    def client(settings: Settings, **_: object) -> MemoryClient:
        return MemoryClient(settings, transport=httpx.MockTransport(worker))

    monkeypatch.setattr(reading_backend, "MemoryClient", client)
    monkeypatch.setattr(http_publisher, "MemoryClient", client)
    return worker


async def test_an_append_and_a_read_of_it_are_one_request_each(worker: Worker) -> None:
    async with SessionMemory(memory_url="http://worker:1") as memory:
        published = await memory.add_user_message("s", "Where is my order?")
        assert worker.asked == ["POST /sessions/s/events"]

        read = await memory.memory("s")

    assert published is not None
    assert read.sequence == published.sequence
    assert worker.asked == ["POST /sessions/s/events", "GET /sessions/s/memory"]


async def test_a_turn_is_one_read_and_one_append_of_all_its_messages(worker: Worker) -> None:
    async with SessionMemory(memory_url="http://worker:1") as memory, memory.interaction("s") as turn:
        turn.add_user_message("Where is my order?")
        turn.add_ai_message(tool_calls=[{"id": "c", "name": "find_order", "arguments": "{}"}])
        turn.add_tool_call_response("c", "find_order", "shipped")
        turn.add_ai_message("It is on its way.")

    assert worker.asked == ["GET /sessions/s/memory", "POST /sessions/s/events"]
    assert worker.events == 4
