from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import httpx
import orjson
import pytest

from processors.compaction.policy import CompactionPolicy
from processors.memory.frozen import Frozen
from processors.memory.tokens import DEFAULT_ENCODING
from processors.reading.body import ANSWER_FORM
from tests.builders.events import answer, compacted, user
from tests.builders.memories import POLICY, memory_of, policy, reloaded
from tests.fakes.memory_worker import FakeWorker, message_ids

if TYPE_CHECKING:
    from processors.sealing.errors import UnreadableCode

MEMORY = "/sessions/s/memory"


class CountsOne:
    """Another tokenizer."""

    encoding = DEFAULT_ENCODING
    estimated = False

    def count(self, text: str) -> int:
        return 1


async def test_pages_link_to_the_next_one_and_keep_the_parameters(
    worker: FakeWorker, client: httpx.AsyncClient
) -> None:
    said = [user(agent_id="a & b", native={"format": "f", "item": n}) for n in range(9)]
    worker.hold(memory_of(*said, answer(agent_id="other")))
    params: dict[str, str] = {"include_agent_id": "a & b", "limit": "4", "native": "true"}
    query = str(httpx.QueryParams(params))
    pages = []
    while query is not None:
        answered = (await client.get(f"{MEMORY}?{query}")).json()
        pages.append([message["native"]["item"] for message in answered["messages"]])
        query = answered["next"]

    assert pages == [[0, 1, 2, 3], [4, 5, 6, 7], [8]]


async def test_metadata_comes_on_request_on_every_page_under_an_etag_of_its_own(
    worker: FakeWorker, client: httpx.AsyncClient
) -> None:
    worker.hold(memory_of(*[user(metadata={"n": str(n)}) for n in range(3)]))
    plain = await client.get(MEMORY)
    first = await client.get(f"{MEMORY}?metadata=true&limit=2")
    second = await client.get(f"{MEMORY}?{first.json()['next']}")
    known = {"if-none-match": plain.headers["etag"]}

    assert all("metadata" not in message for message in plain.json()["messages"])
    pages = [*first.json()["messages"], *second.json()["messages"]]
    assert [message["metadata"] for message in pages] == [{"n": "0"}, {"n": "1"}, {"n": "2"}]
    assert (await client.get(MEMORY, headers=known)).status_code == 304
    assert (await client.get(f"{MEMORY}?metadata=true", headers=known)).status_code == 200


@pytest.mark.parametrize("query", ["", "summary=facts", "summary=both", "summary=facts&format=openai"])
async def test_no_other_form_of_a_memory_and_no_older_one_is_answered_with_304(
    worker: FakeWorker, client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch, query: str
) -> None:
    """Of the same memory: the summary in another form, as another version wrote it, counted by another tokenizer."""
    worker.hold(memory_of(user("a"), answer("b"), compacted(1, knowledge={"title": "t"})))
    others = {"", "summary=facts", "summary=both", "format=openai", "summary=facts&format=openai"} - {query}
    tag = (await client.get(f"{MEMORY}?{query}")).headers["etag"]

    async def status(asked: str = query) -> int:
        return (await client.get(f"{MEMORY}?{asked}", headers={"if-none-match": tag})).status_code

    assert await status() == 304
    assert [await status(other) for other in others] == [200] * 4
    with monkeypatch.context() as older:
        older.setattr("streams.http.memory_answer.ANSWER_FORM", ANSWER_FORM - 1)
        assert await status() == 200
    assert await status() == 304
    # Facts are counted when they are read.
    worker.policy = replace(worker.policy, token_counter=CountsOne())
    assert await status() == (200 if query.startswith("summary") else 304)


async def test_a_session_that_is_frozen_for_another_reason_is_answered_anew(
    worker: FakeWorker, client: httpx.AsyncClient
) -> None:
    worker.hold(memory_of(user("a")))
    tags = []
    codes: tuple[UnreadableCode, ...] = ("missing_key", "wrong_master_key")
    for code in codes:
        worker.frozen["s"] = Frozen(1, 1, code)
        tags.append((await client.get(MEMORY)).headers["etag"])
    assert len(set(tags)) == 2


async def test_other_triggers_are_another_answer(worker: FakeWorker, client: httpx.AsyncClient) -> None:
    """They are in force once a worker with other settings owns the partition."""
    worker.hold(memory_of(user(), answer()))
    before = await client.get(MEMORY)
    known = {"if-none-match": before.headers["etag"]}
    assert (await client.get(MEMORY, headers=known)).status_code == 304

    worker.compaction = CompactionPolicy(trigger_messages=4)
    after = await client.get(MEMORY, headers=known)
    assert (after.status_code, after.json()["compaction_fraction"]) == (200, 0.5)
    assert before.json()["compaction_fraction"] < 0.5


async def test_pages_of_a_rewritten_memory_are_refused(worker: FakeWorker, client: httpx.AsyncClient) -> None:
    said = [user() for _ in range(6)]
    worker.hold(memory_of(*said))
    following = (await client.get(f"{MEMORY}?limit=2")).json()["next"]
    worker.hold(memory_of(*said, user()))
    assert message_ids(await client.get(f"{MEMORY}?{following}")) == ["e2", "e3"]

    worker.hold(memory_of(*said, *said, policy=policy(max_messages=6)))
    assert (await client.get(f"{MEMORY}?{following}")).status_code == 409, (
        "the window has evicted what comes next"
    )
    worker.hold(memory_of(*said, compacted(4)))
    answered = await client.get(f"{MEMORY}?{following}")

    assert answered.status_code == 409
    assert answered.json()["error_code"] == "memory_rewritten"
    worker.hold(memory_of(*said, first=100))
    assert (await client.get(f"{MEMORY}?{following}")).status_code == 409
    worker.memories.clear()
    assert (await client.get(f"{MEMORY}?{following}")).status_code == 409


async def test_a_session_of_20_megabytes_is_read_whole_and_in_pages(
    worker: FakeWorker, client: httpx.AsyncClient
) -> None:
    said = [user(f"{number}:" + "x" * 2000) for number in range(10_000)]
    worker.hold(reloaded(memory_of(*said, policy=POLICY)))

    whole = await client.get(MEMORY)

    assert whole.headers["transfer-encoding"] == "chunked"
    assert len(whole.content) > 20_000_000
    texts = [message["text"] for message in orjson.loads(whole.content)["messages"]]
    assert texts == [fields["text"] for fields in said]
    paged: list[str] = []
    query = "limit=4000"
    while query is not None:
        page = orjson.loads((await client.get(f"{MEMORY}?{query}")).content)
        paged += [message["text"] for message in page["messages"]]
        query = page["next"]
    assert paged == texts


async def test_a_long_answer_has_one_state_while_memory_changes(
    worker: FakeWorker, client: httpx.AsyncClient
) -> None:
    said = [user("x" * 2000) for _ in range(3000)]
    worker.hold(memory_of(*said))
    before = worker.memories["s"]

    async with client.stream("GET", MEMORY) as answered:
        pieces = answered.aiter_raw()
        body = await anext(pieces)
        worker.hold(memory_of(*said, compacted(2999)))
        body += b"".join([piece async for piece in pieces])

    view = orjson.loads(body)
    assert view["epoch"] == 0
    assert len(view["messages"]) == view["message_count"] == len(list(before.messages()))
