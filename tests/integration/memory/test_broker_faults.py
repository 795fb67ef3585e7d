"""While the broker is unreachable no read is served as current, and nothing is lost."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from tests.builders.recorded import Chat, conversations
from tests.kafka.broker import Broker
from tests.live.comparison import CountTokens, wrong_memories
from tests.live.fixtures import Figure, MakeSystem
from tests.live.load import interleaved
from tests.live.system import SESSION_TIMEOUT_SECONDS
from tests.live.waiting import until
from tests.live.worker import Worker, memory_path
from tests.oracles.memory import Limits

#: A heartbeat that was under way when the broker went away counts from when it was sent.
UNPROVEN_WITHIN = SESSION_TIMEOUT_SECONDS + 1.0
#: SIGTERM with the broker away: the last flush has its deadline, and the whole shutdown one as well.
SHUTDOWN_WITHIN = 5 * SESSION_TIMEOUT_SECONDS


def wait_until_refused(worker: Worker, session_id: str) -> None:
    path = memory_path(session_id)
    until(lambda: worker.get(path).status_code == 503, "reads are refused", within=UNPROVEN_WITHIN)


WAYS: dict[str, tuple[Callable[[Broker], None], Callable[[Broker], None]]] = {
    "paused": (lambda broker: broker.pause(), lambda broker: broker.resume()),
    "killed": (lambda broker: broker.kill(), lambda broker: broker.start()),
    "stopped": (lambda broker: broker.stop(), lambda broker: broker.start()),
}


@pytest.mark.slow
def test_reads_are_refused_while_the_broker_is_away_and_nothing_is_lost(
    kafka_own: Broker, make_own_system: MakeSystem, count_tokens: CountTokens, figure: Figure
) -> None:
    """Paused, killed or stopped broker: 503 within the session timeout, stale reads on request, later all is complete.

    One worker lives through all of it: a broker that is away is no stall for the watchdog.
    """
    # A third of the conversations for each absence, half of each before it and half after it.
    chats = list(conversations().items())[:60]
    system = make_own_system(MEMORY__MAX_SIZE_BYTES="none", PUBLISH__TIMEOUT_SECONDS=1).create_topics()
    worker = system.start().wait_ready()
    applied: dict[str, list[Chat]] = {}
    for number, (way, (go, come)) in enumerate(WAYS.items()):
        part = dict(chats[number::3])
        events = interleaved(part.items())
        half = len(events) // 2
        system.publish(events[:half])
        system.wait_flushed()
        one = events[0]["session_id"]
        before = worker.memory(one)

        go(kafka_own)
        gone_at = time.monotonic()
        wait_until_refused(worker, one)
        refused_after = time.monotonic() - gone_at
        refusal = worker.get(memory_path(one))
        assert refusal.json()["error_code"] == "not_servable"
        assert int(refusal.headers["retry-after"]) >= 1
        assert worker.get("/readyz").status_code == 503
        assert worker.get("/healthz").status_code == 200
        assert worker.memory(one, stale="allow") == {**before, "stale": True}
        rejected = worker.post("posted", posted(f"lost-{way}"))
        assert rejected.status_code == 503
        assert rejected.json()["error_code"] == "publish_failed"
        assert f"lost-{way}" in rejected.json()["detail"]

        come(kafka_own)
        back_at = time.monotonic()
        worker.wait_ready(within=60)
        figure(
            f"broker {way}: reads refused after {refused_after:.1f} s, "
            f"worker ready {time.monotonic() - back_at:.1f} s after its return"
        )
        system.publish(events[half:])
        # The same event_id once more, as the refusal asked for: whether or not it had been written after all.
        assert until_published(worker, posted(f"lost-{way}"))
        system.wait_flushed(within=60)
        applied |= part
        assert wrong_memories(worker, applied, Limits(), count_tokens) == {}, way
    texts = [message["id"] for message in worker.memory("posted")["messages"]]
    assert texts == [f"lost-{way}" for way in WAYS]
    assert worker.metric("sessionstream_dead_letters_total") == 0

    kafka_own.stop()
    late = system.start("late", STARTUP_TIMEOUT_SECONDS=60)
    late.wait_for_line("broker_unreachable")
    kafka_own.start()
    late.wait_ready(within=60)
    assert late.alive

    kafka_own.pause()
    began = time.monotonic()
    code = worker.stop(within=SHUTDOWN_WITHIN)
    figure(f"SIGTERM with the broker away: exit code {code} after {time.monotonic() - began:.1f} s")
    assert code == 0
    kafka_own.resume()


def posted(event_id: str) -> dict[str, str]:
    return {"type": "UserMessageAdded", "event_id": event_id, "text": event_id}


def until_published(worker: Worker, event: dict[str, str]) -> bool:
    """Publish an event over HTTP with retries, as a client does after a 503."""
    return until(lambda: worker.post("posted", event).status_code == 200, "an event is published", within=30)
