"""``POST /events``: what becomes of one session's events does not depend on the others in the body."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import httpx
import pytest

from schemas.errors import PublishFailed
from schemas.events import Event
from schemas.publication import Published
from schemas.view import SessionPublishedView
from streams.http import events_route
from tests.builders.events import Fields, answer, cleared, user
from tests.fakes.memory_worker import FakeWorker, serving

EVENTS = "/events"


def of(session_id: str, *said: Fields) -> list[Fields]:
    return [{**fields, "session_id": session_id} for fields in said]


class Uneven(FakeWorker):
    """A worker whose Kafka acknowledges some sessions, refuses some, and does not answer for others."""

    def __init__(self) -> None:
        super().__init__()
        self.leader_is_back = asyncio.Event()
        self.has_failed = asyncio.Event()

    async def publish(self, events: Sequence[Event]) -> list[Published]:
        match events[0].session_id:
            case "away":
                await self.leader_is_back.wait()
            case "failed":
                self.has_failed.set()
                raise PublishFailed("not acknowledged", events=events)
            case _:
                pass
        return await super().publish(events)


async def test_events_of_several_sessions_are_answered_by_session(
    worker: FakeWorker, client: httpx.AsyncClient
) -> None:
    body = [
        *of("b", user("1")),
        *of("a/ä", user("2")),
        *of("b", answer("3"), {**user("4"), "event_id": "mine"}),
    ]

    answered = await client.post(EVENTS, json=body)

    assert answered.status_code == 200, answered.text
    outcomes = [SessionPublishedView.model_validate(outcome) for outcome in answered.json()]
    assert [outcome.session_id for outcome in outcomes] == ["b", "a/ä"]
    assert [len(outcome.published or ()) for outcome in outcomes] == [3, 1]
    for outcome in outcomes:
        events = [event for event in worker.published if event.session_id == outcome.session_id]
        assert [place.event_id for place in outcome.published or ()] == [event.event_id for event in events]
        sequences = [place.sequence for place in outcome.published or ()]
        assert sequences == sorted(sequences)
    assert answered.json()[0]["published"][-1]["event_id"] == "mine"
    assert (await client.post(EVENTS, json=[])).json() == []


async def test_a_session_with_an_invalid_event_is_refused_as_a_whole_and_alone(
    worker: FakeWorker, client: httpx.AsyncClient
) -> None:
    body = [
        *of("good", user("1")),
        *of("bad", user("2"), {"type": "UserMessageAdded", "text": 3}),
        *of("typo", {**user("4"), "txet": "5"}),
    ]

    answered = (await client.post(EVENTS, json=body)).json()
    alone = await client.post("/sessions/bad/events", json=body[1:3])

    assert [event.session_id for event in worker.published] == ["good"]
    assert [set(outcome) for outcome in answered] == [
        {"session_id", "published"},
        {"session_id", "error"},
        {"session_id", "error"},
    ]
    assert answered[1]["error"]["status"] == alone.status_code == 400
    assert answered[1]["error"]["error_code"] == alone.json()["error_code"]
    # The position is that in the body.
    assert answered[1]["error"]["detail"] == alone.json()["detail"].replace("event 1", "event 2")
    assert "event 3: " in answered[2]["error"]["detail"]


@pytest.mark.parametrize("session_id", [None, "", 7, "x" * 257])
async def test_each_event_names_its_session(
    worker: FakeWorker, client: httpx.AsyncClient, session_id: Any
) -> None:
    answered = await client.post(EVENTS, json=[*of("s", user()), {**user(), "session_id": session_id}])

    assert answered.status_code == 400
    assert "event 1: session_id" in answered.json()["detail"]
    assert worker.published == []


async def test_what_kafka_does_with_one_session_is_the_answer_of_that_session_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(events_route, "OTHERS_SECONDS", 0.05)
    worker = Uneven()
    async with serving(worker) as client:
        body = [*of("away", user("1")), *of("failed", user("2")), *of("s", user("3"))]
        away, failed, acknowledged = (await client.post(EVENTS, json=body)).json()
        worker.leader_is_back.set()
        again = (await client.post(EVENTS, json=of("away", user("4")))).json()

    assert [place["sequence"] for place in acknowledged["published"]] == [0]
    assert (away["error"]["status"], away["error"]["retry_after_seconds"]) == (503, 1)
    assert "same event_ids" in away["error"]["detail"]
    assert failed["error"]["status"] == 503
    assert "published" in again[0]
    # What was not acknowledged in time goes on, as it does when a client stops waiting.
    assert [event.session_id for event in worker.published].count("away") == 2


async def test_only_an_acknowledgement_shortens_the_time_of_the_other_sessions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A session that failed at once says nothing of how long Kafka takes for the others."""
    monkeypatch.setattr(events_route, "OTHERS_SECONDS", 0)
    worker = Uneven()
    async with serving(worker) as client:
        body = [*of("failed", user("1")), *of("away", user("2"))]
        posting = asyncio.create_task(client.post(EVENTS, json=body))
        await worker.has_failed.wait()
        for _ in range(20):  # the worker would answer meanwhile
            await asyncio.sleep(0)
        worker.leader_is_back.set()
        failed, acknowledged = (await posting).json()

    assert failed["error"]["status"] == 503
    assert "published" in acknowledged


async def test_a_refusal_for_a_type_is_that_sessions_refusal(
    worker: FakeWorker, client: httpx.AsyncClient
) -> None:
    internal = {"type": "SessionExpired", "last_sequence": 1}
    body = [*of("s", cleared()), *of("t", internal)]

    ended, refused = (await client.post(EVENTS, json=body)).json()

    assert "published" in ended
    assert (refused["error"]["status"], refused["error"]["error_code"]) == (403, "internal_event")
