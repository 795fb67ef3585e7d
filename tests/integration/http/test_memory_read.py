from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import quote

import httpx
import pytest

from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import ByteEstimate
from processors.reading.etag import MemoryDigest, digest_in, digest_of
from processors.reading.view import WHOLE
from schemas.view import MemoryView
from streams.http import memory_answer
from tests.builders.events import answer, calls, compacted, event, response, system, user
from tests.builders.memories import START_MS, memory_of
from tests.fakes.memory_worker import FakeWorker, message_ids, serving

MEMORY = "/sessions/s/memory"


async def test_a_memory_is_answered_in_the_documented_form(
    worker: FakeWorker, client: httpx.AsyncClient
) -> None:
    worker.hold(memory_of(system(), user("hello", agent_id="a"), calls("c1"), response("c1")))

    answered = await client.get(MEMORY)

    assert answered.headers["content-type"] == "application/json"
    view = MemoryView.model_validate_json(answered.content)
    assert [message.role for message in view.messages] == ["user", "assistant", "tool"]
    assert view.sequence == 3
    assert view.system_message == "Be brief."
    assert view.next is None


async def test_a_memory_that_has_not_changed_is_hashed_once(
    worker: FakeWorker, client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    hashed: list[str] = []

    class Counted(MemoryDigest):
        def __init__(self, *arguments: Any) -> None:
            super().__init__(*arguments)
            hashed.append("once")

    monkeypatch.setattr(memory_answer, "MemoryDigest", Counted)
    for number in range(1, 4):
        memory = memory_of(*[user(f"hello {one}") for one in range(number)])
        worker.hold(memory)
        answers = [
            await client.get(MEMORY, params=asked) for asked in ({}, {"metadata": "true"}, {"last": 9})
        ]

        whole = digest_of(memory, WHOLE, memory.messages()).of_version()
        digests = [digest_in(answered.headers["etag"]) for answered in answers]
        assert digests[:2] == [whole, whole]
        assert digests[2] not in {None, whole}
        assert len(hashed) == 2 * number  # the memory, and the selection of it


async def test_an_unknown_session_is_an_empty_memory(client: httpx.AsyncClient) -> None:
    view = MemoryView.model_validate_json((await client.get(MEMORY)).content)

    assert view.sequence is None
    assert view.messages == []


@pytest.mark.parametrize(
    "session_id",
    [
        "s",
        "a/b",
        "a/b/memory",
        "memory",
        "a b+c",
        "a%2Fb",
        "50%",
        "ünï/✓",
        "?x=1#y",
        "x" * 256,
        "✓" * 256,
        "a//b",
    ],
)
async def test_any_session_id_can_be_read(
    worker: FakeWorker, client: httpx.AsyncClient, session_id: str
) -> None:
    worker.hold(memory_of(user(), session_id=session_id))

    answered = await client.get(f"/sessions/{quote(session_id, safe='')}/memory")

    assert answered.json()["session_id"] == session_id
    assert answered.json()["message_count"] == 1


async def test_a_slash_may_be_unencoded(worker: FakeWorker, client: httpx.AsyncClient) -> None:
    worker.hold(memory_of(user(), session_id="tenant/7"))

    assert (await client.get("/sessions/tenant/7/memory")).json()["message_count"] == 1


@pytest.mark.parametrize(
    "path", [f"/sessions/{'x' * 257}/memory", "/sessions//memory", "/sessions/%FF/memory"]
)
async def test_an_invalid_session_id_is_refused(client: httpx.AsyncClient, path: str) -> None:
    answered = await client.get(path)

    assert answered.status_code == 400
    assert answered.json()["error_code"] == "bad_request"


async def test_filters_and_last(worker: FakeWorker, client: httpx.AsyncClient) -> None:
    worker.hold(
        memory_of(
            user(),
            answer(agent_id="a"),
            answer(agent_id="b", agent_role="r"),
            answer(agent_id="c", agent_role="r"),
        )
    )

    assert message_ids(await client.get(f"{MEMORY}?last=2")) == ["e2", "e3"]
    assert message_ids(await client.get(f"{MEMORY}?last=0")) == []
    assert message_ids(await client.get(f"{MEMORY}?include_agent_id=a&include_agent_id=b")) == ["e1", "e2"]
    assert message_ids(await client.get(f"{MEMORY}?include_agent_role=r&exclude_agent_id=b")) == ["e3"]
    assert message_ids(await client.get(f"{MEMORY}?exclude_agent_role=r&last=1")) == ["e1"]


async def test_the_last_turns_in_both_forms(worker: FakeWorker, client: httpx.AsyncClient) -> None:
    worker.hold(memory_of(answer("hello"), user("q1"), answer("a1"), user("q2"), answer("a2", agent_id="b")))

    assert message_ids(await client.get(f"{MEMORY}?last_turns=1")) == ["e3", "e4"]
    assert message_ids(await client.get(f"{MEMORY}?last_turns=2&exclude_agent_id=b")) == ["e1", "e2", "e3"]
    assert message_ids(await client.get(f"{MEMORY}?last_turns=2&last=3")) == ["e2", "e3", "e4"]
    assert message_ids(await client.get(f"{MEMORY}?last_turns=0")) == []
    prompt = (await client.get(f"{MEMORY}?last_turns=1&format=openai")).json()["messages"]
    assert [message["content"] for message in prompt] == ["q2", "a2"]
    tags = {
        (await client.get(f"{MEMORY}?{query}")).headers["ETag"] for query in ("last=5", "last_turns=5", "")
    }
    assert len(tags) == 3


async def test_the_facts_of_a_summary_may_stand_in_for_its_messages() -> None:
    worker = FakeWorker()
    async with serving(worker) as client:
        known = {"key_facts": ["order FL-1"]}
        worker.hold(memory_of(user("q"), answer("a"), compacted(1, knowledge=known), user("now")))
        pair = (await client.get(MEMORY)).json()
        facts = (await client.get(f"{MEMORY}?summary=facts")).json()
        prompt = (await client.get(f"{MEMORY}?summary=facts&format=openai")).json()["messages"]
        page = (await client.get(f"{MEMORY}?summary=facts&limit=1")).json()

    assert [message["compacted"] for message in pair["messages"]] == [True, True, False]
    assert "knowledge_tokens" not in pair
    assert [message["text"] for message in facts["messages"]] == ["now"]
    assert facts["knowledge_tokens"] > 0
    assert [message["role"] for message in prompt] == ["system", "user"]
    assert "order FL-1" in prompt[0]["content"]
    assert "summary=facts" in page["next"]


@pytest.mark.parametrize(
    "query",
    [
        "summary=all",
        "last=3&limit=2",
        "last=3&after_sequence=1",
        "last=-1",
        "last=two",
        "last=",
        "last=1.0",
        "last=1&last=2",
        "last_turns=-1",
        "last_turns=1&limit=2",
        "last_turns=1&after_sequence=1",
        "limit=0",
        "limit=-1",
        "limit=%31%30x",
        "limit=٣",
        "after_sequence=99999999999999999999",
        "min_sequence=-1",
        "wait_ms=soon",
        "format=xml",
        "native=maybe",
        "metadata=all",
        "stale=yes",
        "unanswered=drop",
        "agent_id=a",
        "format=openai&limit=2",
        "format=openai&after_sequence=2",
        "format=openai&native=true",
        "format=openai&metadata=true",
        "include_agent_id=%FF",
        "&".join(["include_agent_id=a"] * 1001),
    ],
)
async def test_wrong_or_contradicting_parameters_are_refused(client: httpx.AsyncClient, query: str) -> None:
    answered = await client.get(f"{MEMORY}?{query}")

    assert answered.status_code == 400
    assert set(answered.json()) == {"error_code", "detail"}
    assert answered.json()["error_code"] == "bad_request"


async def test_a_session_idle_past_its_time_to_live_reads_as_empty() -> None:
    worker = FakeWorker(policy=MemoryPolicy(token_counter=ByteEstimate(), ttl_seconds=60), clock_ms=START_MS)
    async with serving(worker) as client:
        worker.hold(memory_of(user(), policy=worker.policy))
        assert (await client.get(MEMORY)).json()["sequence"] == 0

        worker.clock_ms += 60_001

        assert (await client.get(MEMORY)).json()["sequence"] is None


async def test_without_proof_of_ownership_nothing_is_served(
    worker: FakeWorker, client: httpx.AsyncClient
) -> None:
    worker.proven = False

    answered = await client.get(MEMORY)

    assert answered.status_code == 503
    assert answered.json()["error_code"] == "not_servable"
    assert answered.headers["retry-after"] == "1"


async def test_the_last_known_memory_is_answered_on_request_and_marked(
    worker: FakeWorker, client: httpx.AsyncClient
) -> None:
    worker.hold(memory_of(user()))
    assert "stale" not in (await client.get(f"{MEMORY}?stale=allow")).json()
    worker.proven = False

    answered = (await client.get(f"{MEMORY}?stale=allow")).json()

    assert answered["stale"] is True
    assert answered["message_count"] == 1
    assert (await client.get(f"{MEMORY}?stale=allow&format=openai")).json()["stale"] is True


async def test_an_unknown_owner_is_a_503_with_retry_after(
    worker: FakeWorker, client: httpx.AsyncClient
) -> None:
    worker.hold(memory_of(user()))
    worker.owned_by(None)

    answered = await client.get(MEMORY)

    assert answered.status_code == 503
    assert answered.headers["retry-after"] == "3"
    worker.proven = False
    assert (await client.get(f"{MEMORY}?stale=allow")).json()["stale"] is True


async def test_a_read_waits_until_its_sequence_is_applied(
    worker: FakeWorker, client: httpx.AsyncClient
) -> None:
    reading = asyncio.create_task(client.get(f"{MEMORY}?min_sequence=1&wait_ms=10000"))
    await worker.publish([event(user(), "e0", "s")])
    await worker.publish([event(answer(), "e1", "s")])

    assert message_ids(await reading) == ["e0", "e1"]


async def test_a_read_whose_sequence_is_not_applied_in_time_is_stale(
    worker: FakeWorker, client: httpx.AsyncClient
) -> None:
    answered = await client.get(f"{MEMORY}?min_sequence=7&wait_ms=20")

    assert answered.status_code == 504
    assert answered.json()["error_code"] == "stale_read"


async def test_the_wait_is_capped(worker: FakeWorker, client: httpx.AsyncClient) -> None:
    await worker.publish([event(user(), "e0", "s")])

    await client.get(f"{MEMORY}?min_sequence=0&wait_ms=9999999")
    await client.get(f"{MEMORY}?wait_ms=9999999")

    assert worker.waits == [(worker.partition_of("s"), 0, 30_000)]


async def test_chat_completions_form(worker: FakeWorker, client: httpx.AsyncClient) -> None:
    worker.hold(memory_of(system(), user(), calls("c1")))

    answered = (await client.get(f"{MEMORY}?format=openai")).json()
    kept = (await client.get(f"{MEMORY}?format=openai&unanswered=keep&last=1")).json()

    assert [message["role"] for message in answered["messages"]] == ["system", "user", "assistant", "tool"]
    assert [message["role"] for message in kept["messages"]] == ["system", "assistant"]


async def test_a_linearizable_read_waits_for_the_end_of_the_log(
    worker: FakeWorker, client: httpx.AsyncClient
) -> None:
    answered = await client.get(f"{MEMORY}?consistency=linearizable&wait_ms=700")
    plain = await client.get(MEMORY)
    contradiction = await client.get(f"{MEMORY}?consistency=linearizable&stale=allow")

    assert (answered.status_code, plain.status_code, contradiction.status_code) == (200, 200, 400)
    assert [wait_ms for _, wait_ms in worker.waited_for_end] == [700]
