"""A worker says once that no broker answers, and once that one does again; callers need not wait for it."""

from __future__ import annotations

import time
from collections.abc import Callable

import httpx
import pytest

from tests.kafka.broker import Broker
from tests.live.fixtures import MakeSystem
from tests.live.waiting import until
from tests.live.worker import Worker

WAYS: dict[str, tuple[Callable[[Broker], None], Callable[[Broker], None]]] = {
    "killed": (lambda broker: broker.kill(), lambda broker: broker.start()),
    "paused": (lambda broker: broker.pause(), lambda broker: broker.resume()),
}


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
def test_a_worker_says_once_that_no_broker_answers_and_refuses_events_soon(
    way: str, kafka_own: Broker, make_own_system: MakeSystem
) -> None:
    """One line a process, whatever it runs; an event that is posted meanwhile is refused long before the timeout."""
    go, come = WAYS[way]
    system = make_own_system().create_topics()
    worker = system.start(process="all").wait_ready()
    worker.say("talk", said("e-before"))

    go(kafka_own)
    gone_at = time.monotonic()
    waited = httpx.post(f"{worker.url}/sessions/talk/events", json=said("e-waited"), timeout=90.0)
    waited_seconds = time.monotonic() - gone_at
    # It was given to the producer, so it may be written after all: it has to be sent again with its id.
    assert refusal(waited) == "publish_failed"
    assert "e-waited" in waited.json()["detail"]
    assert "no Kafka broker has answered for" in waited.json()["detail"]
    # The absence counts from the last answer, which a worker asks for every second.
    assert 13 < waited_seconds < 30, "a short absence is bridged, and a long one is told before the timeout"

    began = time.monotonic()
    refused = worker.post("talk", said("e-refused"))
    assert time.monotonic() - began < 1.0
    assert refusal(refused) == "broker_unreachable"
    assert "nothing was published" in refused.json()["detail"]
    (line,) = worker.lines_of("broker_unreachable")
    assert line["level"] == "warning"
    assert line["seconds"] >= 5
    assert kafka_own.bootstrap_servers in line["reason"]
    assert worker.lines_of("broker_answers") == []

    come(kafka_own)
    back = worker.wait_for_line("broker_answers", within=30)
    assert waited_seconds - 5 < back["seconds"] <= time.monotonic() - gone_at + 2
    assert len(worker.lines_of("broker_unreachable")) == 1
    # A caller sends what was refused again, with the same ids.
    until(lambda: published(worker, "e-waited", "e-refused"), "events are published again", within=60)
    worker.wait_ready()
    until(
        lambda: (
            [message["id"] for message in worker.memory("talk")["messages"]]
            == ["e-before", "e-waited", "e-refused"]
        ),
        "each event is in memory once",
        within=30,
    )


@pytest.mark.slow
def test_an_event_waits_for_a_broker_that_is_away_for_a_moment(
    kafka_own: Broker, make_own_system: MakeSystem
) -> None:
    """Its caller notices nothing but the time."""
    system = make_own_system().create_topics()
    worker = system.start().wait_ready()
    worker.say("talk", said("e-before"))

    kafka_own.pause()
    with httpx.Client(trust_env=False, timeout=60.0, verify=False) as client:
        began = time.monotonic()
        with pytest.raises(httpx.ReadTimeout):
            client.post(f"{worker.url}/sessions/other/events", json=[said("e-impatient")], timeout=8.0)
        assert time.monotonic() - began >= 8
    kafka_own.resume()
    worker.say("talk", said("e-after"))

    until(
        lambda: [message["id"] for message in worker.memory("other")["messages"]] == ["e-impatient"],
        "the event that waited is published",
        within=30,
    )


def said(event_id: str) -> dict[str, str]:
    return {"type": "UserMessageAdded", "event_id": event_id, "text": event_id}


def refusal(response: httpx.Response) -> str:
    """Return the error code of a 503 that says when to come again."""
    assert response.status_code == 503, response.text
    assert int(response.headers["retry-after"]) >= 1
    return str(response.json()["error_code"])


def published(worker: Worker, *event_ids: str) -> bool:
    return worker.post("talk", [said(event_id) for event_id in event_ids]).status_code == 200
