from __future__ import annotations

import httpx
import pytest

from processors.memory.memory import Memory
from processors.reading.body import memory_body
from processors.reading.view import select
from schemas.errors import Retry
from schemas.settings import load_settings
from streams.client import memory_client
from streams.client.memory_client import MemoryClient
from streams.http.memory_request import parse_memory_request
from tests.builders.events import answer, compacted, user
from tests.builders.memories import POLICY, memory_of, policy


class Server:
    """Answers pages as the API does, of a memory that may change between any two."""

    def __init__(self, *memories: Memory) -> None:
        self._memories = list(memories)
        self.queries: list[str] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.queries.append(request.url.query.decode())
        memory = self._memories.pop(0) if len(self._memories) > 1 else self._memories[0]
        asked = parse_memory_request(request.url.query)
        if not asked.continues_pages_of(memory):
            return httpx.Response(409, json={"error_code": "memory_rewritten", "detail": "rewritten"})
        selection = select(memory, asked.view)
        following = None if selection.next_after is None else asked.next_page(selection.next_after, memory)
        body = memory_body(
            memory, selection.messages, POLICY, configuration=asked.configuration, next_page=following
        )
        return httpx.Response(200, content=b"".join(body))

    def client(self) -> MemoryClient:
        return MemoryClient(load_settings(), transport=httpx.MockTransport(self))


@pytest.fixture(autouse=True)
def _small_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory_client, "PAGE_MESSAGES", 2)


TALK = [message for number in range(4) for message in (user(f"q{number}"), answer(f"a{number}"))]


async def test_a_long_memory_is_read_page_by_page() -> None:
    server = Server(memory_of(*TALK))
    view = await server.client().whole_memory("s", min_sequence=7)

    assert [message.id for message in view.messages] == [f"e{n}" for n in range(8)]
    assert (view.message_count, view.next, view.configuration) == (8, None, {})
    assert len(server.queries) == 4
    assert "min_sequence=7" in server.queries[0]
    assert "min_sequence" not in server.queries[1]


async def test_what_is_said_between_pages_is_left_out() -> None:
    """So that messages and figures are of one moment."""
    server = Server(memory_of(*TALK[:6]), memory_of(*TALK))
    view = await server.client().whole_memory("s")
    assert [message.id for message in view.messages] == [f"e{n}" for n in range(6)]
    assert view.size_bytes == sum(message.size_bytes for message in view.messages)


async def test_a_memory_rewritten_between_pages_is_read_from_the_beginning() -> None:
    rewritten = memory_of(*TALK, compacted(5))
    server = Server(memory_of(*TALK), rewritten)
    view = await server.client().whole_memory("s")
    assert view.epoch == 1
    assert [message.id for message in view.messages] == ["e8:user", "e8:ai", "e6", "e7"]


async def test_what_the_window_evicts_between_pages_leaves_no_gap() -> None:
    """A plan that was made of a memory with a gap would let a summary cover what it has not seen."""
    rules = policy(max_messages=8)
    more = [*TALK, user("q4"), answer("a4"), user("q5"), answer("a5"), user("q6"), answer("a6")]
    server = Server(memory_of(*TALK, policy=rules), memory_of(*more, policy=rules))
    view = await server.client().whole_memory("s")

    assert [message.id for message in view.messages] == [f"e{n}" for n in range(6, 14)]
    assert view.message_count == 8


async def test_a_memory_rewritten_again_and_again_is_left_for_later() -> None:
    before, after = memory_of(*TALK), memory_of(*TALK, compacted(1))
    server = Server(*[before, after] * 10)
    with pytest.raises(Retry, match="rewritten"):
        await server.client().whole_memory("s")


async def test_what_a_newer_memory_worker_answers_besides_is_dropped() -> None:
    server = Server(memory_of(*TALK))

    def newer(request: httpx.Request) -> httpx.Response:
        answer = server(request).json()
        messages = [{**message, "new": 1} for message in answer["messages"]]
        return httpx.Response(200, json={**answer, "new": 1, "messages": messages})

    client = MemoryClient(load_settings(), transport=httpx.MockTransport(newer))

    assert await client.whole_memory("s") == await server.client().whole_memory("s")


async def test_an_unknown_session_is_an_empty_memory() -> None:
    view = await Server(Memory.empty("s")).client().whole_memory("s")
    assert (view.sequence, view.messages) == (None, [])
