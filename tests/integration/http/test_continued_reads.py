"""A client reads the same memory again: a worker sends what came since, and the client has what it would have read."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest

from processors.memory.policy import MemoryPolicy
from processors.reading.memory_read import MemoryRead
from schemas.settings import Settings, load_settings
from streams.client import SessionMemory
from streams.client.memory_client import MemoryClient
from streams.http.memory_request import READ_MARK_HEADER
from tests.builders.events import answer, calls, cleared, compacted, configured, event, pinned, response, user
from tests.builders.memories import POLICY, policy
from tests.fakes.memory_worker import FakeWorker, serving, url_of

SESSION = "s 1/ä"


class Reads:
    """A client, and another one that keeps nothing; both read what the worker has."""

    def __init__(
        self, worker: FakeWorker, http: httpx.AsyncClient, keeping: MemoryClient, other: MemoryClient
    ):
        self.worker = worker
        self.http = http
        self.keeping = keeping
        self.other = other
        self.number = 0

    async def say(self, *said: dict[str, Any]) -> None:
        for fields in said:
            await self.worker.publish([event(fields, f"e{self.number}", SESSION)])
            self.number += 1

    async def both(self, **options: Any) -> MemoryRead:
        read = await self.keeping.read(SESSION, shared=True, **options)
        assert read == await self.other.read(SESSION, shared=True, **options)
        assert read.continued is None
        return read


class _Counting(httpx.AsyncHTTPTransport):
    """Counts the messages of the answers."""

    def __init__(self) -> None:
        # Without verify=False each one would read all certificate authorities, for plain HTTP.
        super().__init__(verify=False)
        self.messages: list[int] = []

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        answered = await super().handle_async_request(request)
        await answered.aread()
        self.messages.append(len(answered.json().get("messages", [])))
        return answered


@pytest.fixture(params=[POLICY, policy(max_messages=6)], ids=["whole", "window"])
def rules(request: pytest.FixtureRequest) -> MemoryPolicy:
    chosen: MemoryPolicy = request.param
    return chosen


@pytest.fixture
def transport() -> _Counting:
    return _Counting()


@pytest.fixture
async def reads(rules: MemoryPolicy, transport: _Counting) -> AsyncGenerator[Reads]:
    worker = FakeWorker(policy=rules)
    async with AsyncExitStack() as stack:
        http = await stack.enter_async_context(serving(worker))
        settings = load_settings(memory_url=[url_of(http)])
        keeping = await stack.enter_async_context(MemoryClient(settings, transport=transport))
        none_kept = settings.model_copy(update={"read_cache_bytes": 0})
        other = await stack.enter_async_context(MemoryClient(none_kept))
        yield Reads(worker, http, keeping, other)


async def test_a_conversation_is_read_turn_by_turn(reads: Reads, transport: _Counting) -> None:
    for turn in range(8):
        await reads.say(user(f"question {turn}"))
        await reads.both()
        await reads.say(calls(f"c{turn}"), response(f"c{turn}"), answer(f"answer {turn}"))
        await reads.both()

    assert transport.messages == [1, 3] + [1, 3] * 7


async def test_an_unchanged_memory_sends_no_message_again(reads: Reads, transport: _Counting) -> None:
    await reads.say(user("a"), answer("b"))
    first, second = await reads.both(), await reads.both()

    assert first == second
    assert transport.messages == [2, 0]
    first.messages.clear()  # the list is the caller's own
    assert len((await reads.both()).messages) == 2


@pytest.mark.parametrize(
    "rewriting",
    [
        [compacted(1)],
        [cleared()],
        [configured(max_messages=2)],
        [pinned("e0")],
        [compacted(1), user("e"), answer("f"), user("g")],
    ],
    ids=["compacted", "cleared", "configured", "pinned", "compacted and more"],
)
async def test_a_memory_that_was_rewritten_is_read_as_a_whole(
    reads: Reads, transport: _Counting, rewriting: list[dict[str, Any]]
) -> None:
    await reads.say(user("a"), answer("b"), user("c"), answer("d"))
    await reads.both()
    await reads.say(*rewriting)
    whole = len((await reads.both()).messages)
    assert transport.messages == [4, whole]
    await reads.say(user("y"), answer("z"))
    await reads.both()


async def test_another_life_is_read_as_a_whole(reads: Reads, transport: _Counting) -> None:
    await reads.say(user("a"), answer("b"))
    await reads.both()
    await reads.say({"type": "SessionDeleted"})
    assert (await reads.both()).messages == []
    await reads.say(user("c"))

    assert [one.text for one in (await reads.both()).messages] == ["c"]
    assert transport.messages == [2, 0, 1]


async def test_reads_with_other_filters_continue_their_own(reads: Reads, transport: _Counting) -> None:
    filters = [[("include_agent_id", "a")], [("exclude_agent_id", "a")], []]
    for number in range(5):
        await reads.say(user(f"q{number}", agent_id="a"), answer(f"a{number}", agent_id="b"))
        for parameters in filters:
            await reads.both(parameters=parameters)
    assert transport.messages == [1, 1, 2] * 5


async def test_the_receipt_of_a_continued_read_is_that_of_a_whole_one(
    reads: Reads, transport: _Counting
) -> None:
    await reads.say(user("a"), answer("b"))
    await reads.both()
    await reads.say(user("c"))

    read = await reads.both()

    assert transport.messages == [2, 1]
    assert read.digest is not None  # the same for both, see Reads.both
    assert read.receipt.digest == read.digest


async def test_an_older_worker_that_knows_no_marks_answers_whole(reads: Reads, transport: _Counting) -> None:
    """It ignores the header, as any other that it does not know."""
    handle = transport.handle_async_request

    async def without_marks(request: httpx.Request) -> httpx.Response:
        request.headers.pop(READ_MARK_HEADER, None)
        answered = await handle(request)
        answered.headers.pop(READ_MARK_HEADER, None)
        return answered

    await reads.say(user("a"), answer("b"))
    await reads.both()
    transport.handle_async_request = without_marks  # type: ignore[method-assign] # of this one object
    await reads.say(user("c"))
    await reads.both()
    await reads.both()

    assert transport.messages == [2, 3, 3]


async def test_what_a_client_has_that_the_worker_does_not_know_is_read_again(
    reads: Reads, transport: _Counting
) -> None:
    await reads.say(user("a"), answer("b"), user("c"))
    await reads.both()
    (kept,) = reads.keeping._known._kept.values()
    known = kept.known._replace(messages=kept.known.messages[1:])
    reads.keeping._known.keep(next(iter(reads.keeping._known._kept)), known)
    await reads.say(user("d"))

    await reads.both()

    assert transport.messages == [3, 1, 4]


@pytest.mark.parametrize(
    "query", ["last=1", "last_turns=1", "limit=1", "format=openai", "summary=facts", "event_id=e0"]
)
async def test_other_reads_have_no_mark_and_cannot_be_continued(reads: Reads, query: str) -> None:
    await reads.say(user("a"), answer("b"))
    path = "/sessions/s%201%2F%C3%A4/memory"
    mark = (await reads.http.get(path)).headers[READ_MARK_HEADER]

    whole = await reads.http.get(f"{path}?{query}")
    asked = await reads.http.get(f"{path}?{query}", headers={READ_MARK_HEADER: mark})

    assert READ_MARK_HEADER not in whole.headers
    assert asked.content == whole.content


async def test_a_continued_answer_has_another_etag(reads: Reads) -> None:
    """A cache on the way would give it to clients that have read nothing."""
    await reads.say(user("a"), answer("b"))
    path = "/sessions/s%201%2F%C3%A4/memory"
    whole = await reads.http.get(path)
    mark = whole.headers[READ_MARK_HEADER]
    continued = await reads.http.get(path, headers={READ_MARK_HEADER: mark})

    assert continued.json()["messages"] == []
    assert continued.headers["etag"] != whole.headers["etag"]
    assert continued.headers["vary"] == whole.headers["vary"] == READ_MARK_HEADER
    same = await reads.http.get(
        path, headers={READ_MARK_HEADER: mark, "if-none-match": continued.headers["etag"]}
    )
    assert same.status_code == 304


async def test_a_worker_that_passes_a_read_on_passes_its_mark_on() -> None:
    owner, front = FakeWorker(), FakeWorker()
    async with serving(owner) as owning:
        front.owned_by(url_of(owning))
        peers = Settings(memory_url=[url_of(owning)])
        async with serving(front, peers) as client:
            await owner.publish([event(user("a"), "e0", "s")])
            whole = await client.get("/sessions/s/memory")
            await owner.publish([event(user("b"), "e1", "s")])
            mark = whole.headers[READ_MARK_HEADER]
            continued = await client.get("/sessions/s/memory", headers={READ_MARK_HEADER: mark})

    assert [one["text"] for one in continued.json()["messages"]] == ["b"]
    assert continued.json()["continued"]["message_count"] == 1


async def test_the_client_of_agents_keeps_what_it_reads_unless_messages_have_parts_that_callers_change() -> (
    None
):
    worker = FakeWorker()
    async with serving(worker) as http:
        settings = load_settings(memory_url=[url_of(http)])
        async with SessionMemory(memory_url=url_of(http), settings=settings) as memory:
            await worker.publish([event(user("a", metadata={"k": "v"}), "e0", "s")])
            first, second = [await memory.memory("s") for _ in range(2)]
            natives = [(await memory.memory("s", native=True, metadata=True)).messages for _ in range(2)]

    assert first == second
    assert first.messages[0] is second.messages[0]
    assert natives[0] == natives[1]
    assert natives[0][0] is not natives[1][0]
