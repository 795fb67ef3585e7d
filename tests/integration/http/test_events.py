from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime
from typing import Any

import httpx
import pytest

from schemas.errors import BrokerUnreachable, EventTooLarge, PublishFailed
from schemas.events import AiMessageAdded, Event, MessagesRemoved, UserMessageAdded
from schemas.publication import Published
from schemas.settings import load_settings
from schemas.view import PublishedView
from streams.http import events_route
from streams.kafka.publisher import KafkaPublisher
from tests.builders.events import answer, event, user
from tests.fakes.memory_worker import FakeWorker, serving

EVENTS = "/sessions/s/events"


async def test_one_event_is_completed_and_published(worker: FakeWorker, client: httpx.AsyncClient) -> None:
    answered = await client.post(EVENTS, json={"type": "UserMessageAdded", "text": "hello"})

    assert answered.status_code == 200, answered.text
    [published] = worker.published
    assert isinstance(published, UserMessageAdded)
    assert published.session_id == "s"
    assert published.occurred_at == datetime.fromtimestamp(worker.clock_ms / 1000, UTC)
    assert answered.json() == [
        {"event_id": published.event_id, "partition": worker.partition_of("s"), "sequence": 0}
    ]
    PublishedView.model_validate(answered.json()[0])


async def test_the_message_that_replaces_removed_ones_is_completed_as_well(
    worker: FakeWorker, client: httpx.AsyncClient
) -> None:
    removal = {
        "type": "MessagesRemoved",
        "message_ids": ["m1"],
        "replacement": {"type": "UserMessageAdded", "text": "the corrected question"},
    }

    answered = await client.post(EVENTS, json=removal)

    assert answered.status_code == 200, answered.text
    [published] = worker.published
    assert isinstance(published, MessagesRemoved)
    assert published.replacement is not None
    assert published.replacement.session_id == "s"
    assert published.replacement.occurred_at == published.occurred_at
    assert published.replacement.event_id != published.event_id


async def test_ids_that_memory_does_not_have_are_published_and_no_memory_is_asked(
    worker: FakeWorker, client: httpx.AsyncClient
) -> None:
    """The log has the events also while a partition is moving, and the token may have the scope `write` alone."""
    worker.owned_by(None)
    named = {"message_ids": ["no such message"]}

    answered = await client.post(
        EVENTS,
        json=[{"type": name, **named} for name in ("MessagePinned", "MessageUnpinned", "MessagesRemoved")],
    )

    assert answered.status_code == 200, answered.text
    assert [set(place) for place in answered.json()] == [{"event_id", "partition", "sequence"}] * 3
    assert [event.type for event in worker.published] == [
        "MessagePinned",
        "MessageUnpinned",
        "MessagesRemoved",
    ]


async def test_given_fields_are_kept(worker: FakeWorker, client: httpx.AsyncClient) -> None:
    given = {
        "type": "AiMessageAdded",
        "event_id": "mine",
        "session_id": "tenant/7",
        "occurred_at": "2026-01-02T03:04:05+02:00",
        "tool_calls": [{"id": "c1", "name": "f", "arguments": "{}"}],
        "native": {"format": "f", "item": {"big": 2**63 - 1, "half": 0.5}},
    }

    answered = await client.post("/sessions/tenant%2F7/events", json=given)

    assert answered.json()[0]["event_id"] == "mine"
    [published] = worker.published
    assert isinstance(published, AiMessageAdded)
    assert published.occurred_at.isoformat() == "2026-01-02T03:04:05+02:00"
    assert published.native is not None
    assert published.native.item == given["native"]["item"]  # type: ignore[index]


async def test_a_list_is_published_in_its_order(worker: FakeWorker, client: httpx.AsyncClient) -> None:
    said = [user(str(number)) for number in range(450)]

    answered = await client.post(EVENTS, json=said)

    assert [entry["sequence"] for entry in answered.json()] == list(range(450))
    assert [entry["event_id"] for entry in answered.json()] == [made.event_id for made in worker.published]
    assert len({made.event_id for made in worker.published}) == 450
    assert (await client.post(EVENTS, json=[])).json() == []


async def test_nulls_count_as_omitted(worker: FakeWorker, client: httpx.AsyncClient) -> None:
    nulls: dict[str, Any] = {"event_id": None, "session_id": None, "occurred_at": None, "agent_id": None}

    assert (await client.post(EVENTS, json={**user(), **nulls})).status_code == 200


async def test_a_published_event_can_be_read_at_its_sequence(client: httpx.AsyncClient) -> None:
    published = (await client.post(EVENTS, json=[user("hello"), answer("hi")])).json()

    read = await client.get(f"/sessions/s/memory?min_sequence={published[-1]['sequence']}")

    assert [message["text"] for message in read.json()["messages"]] == ["hello", "hi"]


async def test_a_configuration_that_makes_a_trigger_unreachable_says_so_in_the_answer(
    client: httpx.AsyncClient,
) -> None:
    unreachable = {
        "type": "SessionConfigured",
        "max_messages": 20,
        "compaction": {"trigger_messages": 20, "trigger_context_fraction": None},
    }
    reachable = {**unreachable, "max_messages": 21}

    places = (await client.post(EVENTS, json=[user("hi"), unreachable, reachable])).json()

    assert ["warnings" in place for place in places] == [False, True, False]
    (line,) = places[1]["warnings"]
    assert line.startswith("trigger_messages 20 is never exceeded")
    assert "raise the window" in line
    PublishedView.model_validate(places[1])
    of_many = (await client.post("/events", json=[{**unreachable, "session_id": "other"}])).json()
    assert of_many[0]["published"][0]["warnings"] == [line]


@pytest.mark.parametrize(
    ("body", "error_code", "named"),
    [
        (b"{", "not_json", "JSON"),
        (b"", "not_json", "JSON"),
        (b'{"type":"UserMessageAdded","text":"\xff"}', "not_json", "JSON"),
        (b'{"type":"AiMessageAdded","latency_ms":NaN}', "not_json", "JSON"),
        (b'"hello"', "invalid_field", "event 0"),
        (b'[{"type":"UserMessageAdded","text":"a"},3]', "invalid_field", "event 1"),
        (b'{"type":"Said","text":"a"}', "unknown_type", "UserMessageAdded"),
        (b'{"text":"a"}', "unknown_type", "UserMessageAdded"),
        (
            b'{"type":"UserMessageAdded","text":"a","agnet_id":"x"}',
            "unknown_field",
            "agnet_id is not a field: did you mean agent_id?",
        ),
        (
            b'{"type":"SessionConfigured","compaction":{"keep_recent_turn":1}}',
            "unknown_field",
            "compaction.keep_recent_turn is not a field: did you mean keep_recent_turns?",
        ),
        (
            b'[{"type":"UserMessageAdded","text":"a"},{"type":"UserMessageAdded"}]',
            "invalid_field",
            "event 1: text",
        ),
        (b'{"type":"UserMessageAdded","text":7}', "invalid_field", "text"),
        (b'{"type":"UserMessageAdded","text":"a","session_id":"t"}', "session_mismatch", "session_id"),
        (b'{"type":"UserMessageAdded","text":"a","session_id":7}', "session_mismatch", "session_id"),
        (b'{"type":"UserMessageAdded","text":"a","event_id":""}', "invalid_field", "event_id"),
        (
            b'{"type":"UserMessageAdded","text":"a","native":{"format":"f","item":18446744073709551616}}',
            "invalid_field",
            "native",
        ),
        (
            b'{"type":"SessionConfigured","max_size_bytes":0}',
            "invalid_field",
            "max_size_bytes must be greater than 0",
        ),
    ],
)
async def test_one_wrong_event_refuses_all(
    worker: FakeWorker, client: httpx.AsyncClient, body: bytes, error_code: str, named: str
) -> None:
    answered = await client.post(EVENTS, content=body)

    assert answered.status_code == 400
    assert answered.json()["error_code"] == error_code
    assert named in answered.json()["detail"]
    assert worker.published == []


async def test_a_refusal_does_not_quote_the_message(client: httpx.AsyncClient) -> None:
    answered = await client.post(
        EVENTS, json={"type": "AiMessageAdded", "text": ["secret"], "usage": "secret"}
    )

    assert answered.status_code == 400
    assert "secret" not in answered.text


async def test_an_event_too_large_is_a_413(worker: FakeWorker, client: httpx.AsyncClient) -> None:
    worker.refusal = EventTooLarge("event e is 2 bytes, more than max_event_bytes (1)")

    answered = await client.post(EVENTS, json=user())

    assert answered.status_code == 413
    assert answered.json()["error_code"] == "too_large"


@pytest.mark.parametrize("count", [35_000, 210_000], ids=["event", "body"])
async def test_very_many_json_values_are_a_413(
    worker: FakeWorker, client: httpx.AsyncClient, count: int
) -> None:
    native = {"format": "f", "item": [[]] * count}
    answered = await client.post(EVENTS, json=[user("hello"), user("x", native=native)])
    assert answered.status_code == 413
    assert answered.json()["error_code"] == "too_large"
    assert "JSON values" in answered.json()["detail"]
    assert worker.published == []


async def test_a_body_too_large_is_a_413_with_or_without_its_length(
    worker: FakeWorker, client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(events_route, "MAX_BODY_BYTES", 1000)
    monkeypatch.setattr(events_route, "MAX_EVENTS", 5)

    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(3):
            yield b" " * 500

    for answered in (
        await client.post(EVENTS, content=b" " * 1001),
        await client.post(EVENTS, content=pieces()),
        await client.post(EVENTS, json=[{} for _ in range(6)]),
    ):
        assert answered.status_code == 413
        assert answered.json()["error_code"] == "too_large"
    assert worker.published == []


async def test_events_that_kafka_did_not_acknowledge_are_named(
    worker: FakeWorker, client: httpx.AsyncClient
) -> None:
    reason = "1 of 1 event was not acknowledged; publish them again with the same event_ids"
    worker.refusal = PublishFailed(reason, events=[event(user(), "e7", "s")])

    answered = await client.post(EVENTS, json=user())

    assert answered.status_code == 503
    assert answered.json()["error_code"] == "publish_failed"
    assert answered.json()["detail"] == f"{reason}: e7"
    assert answered.headers["retry-after"] == "1"


async def test_an_unexpected_error_of_one_session_is_that_session_s_alone(
    worker: FakeWorker, client: httpx.AsyncClient
) -> None:
    publish = worker.publish

    async def fail_one(events: Sequence[Event]) -> list[Published]:
        if events[0].session_id == "broken":
            raise RuntimeError("a mistake")
        return await publish(events)

    worker.publish = fail_one  # type: ignore[method-assign]
    body = [user(session_id=name) for name in ("one", "broken", "two")]
    answered = await client.post("/events", json=body)

    assert answered.status_code == 200
    one, broken, two = answered.json()
    assert ["published" in outcome for outcome in (one, broken, two)] == [True, False, True]
    assert (broken["session_id"], broken["error"]["status"]) == ("broken", 500)
    assert "a mistake" not in answered.text


async def test_an_unreachable_broker_is_a_503(worker: FakeWorker, client: httpx.AsyncClient) -> None:
    worker.refusal = BrokerUnreachable("no broker at localhost:9092")

    assert (await client.post(EVENTS, json=user())).status_code == 503


async def test_a_page_of_another_origin_may_not_write(worker: FakeWorker, client: httpx.AsyncClient) -> None:
    own = str(client.base_url).rstrip("/")

    for origin in ("http://evil.example", "null", own.replace("http://", "http://evil.")):
        answered = await client.post(EVENTS, json=user(), headers={"origin": origin})
        assert answered.status_code == 403
        assert answered.json()["error_code"] == "forbidden_origin"
    assert worker.published == []
    assert (await client.post(EVENTS, json=user(), headers={"origin": own})).status_code == 200


async def test_a_worker_that_is_starting_or_stopping_answers_503_and_when_to_retry() -> None:
    """Its HTTP server runs before its producer does, and after it."""
    worker = FakeWorker()
    publisher = KafkaPublisher(load_settings())

    async def publish(events: Sequence[Event]) -> list[Published]:
        return await publisher.publish(events)

    worker.publish = publish  # type: ignore[method-assign]
    async with serving(worker) as client:
        answered = await client.post(EVENTS, json={"type": "UserMessageAdded", "text": "hello"})

    assert answered.status_code == 503
    assert answered.json()["error_code"] == "not_servable"
    assert int(answered.headers["Retry-After"]) >= 1
