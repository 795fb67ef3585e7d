"""How a worker stops: orderly at a signal, and at once with one log line after a fatal error."""

from __future__ import annotations

import time

import pytest

from tests.builders.events import Fields, event_object, user
from tests.live.announced import announcement_faults
from tests.live.fixtures import Figure, MakeSystem
from tests.live.system import System
from tests.live.waiting import until
from tests.live.worker import Worker

EXIT_FATAL = 70

COUNTER = """
class Sound:
    encoding = "words"
    estimated = False

    def count(self, text):
        return len(text.split())


class Broken(Sound):
    def count(self, text):
        if "poison" in text:
            raise LookupError("this counter is broken")
        return super().count(text)
"""


def user_message(session_id: str, number: int, text: str) -> Fields:
    return event_object(user(text), f"{session_id}-{number}", session_id)


def test_sigterm_flushes_before_the_timer_ends(make_system: MakeSystem) -> None:
    """At SIGTERM unflushed events are flushed, the exit code is 0, and nothing is applied again."""
    system = make_system(MEMORY__FLUSH_INTERVAL_MS=600_000).create_topics()
    worker = system.start("first").wait_ready()
    events = [user_message(f"s{number % 10}", number, f"text {number}") for number in range(100)]
    places = system.publish(events)
    for event, place in zip(events[-10:], places[-10:], strict=True):
        worker.memory(event["session_id"], min_sequence=place.offset, wait_ms=10_000)
    assert system.read(system.topics.changelog) == []
    assert worker.metric("sessionstream_pending_events") == 100

    assert worker.stop() == 0

    assert announcement_faults(system, events, places) == []
    again = system.start("again").wait_ready()
    assert again.metric("sessionstream_events_applied_total") == 0
    for number in range(10):
        texts = [message["text"] for message in again.memory(f"s{number}")["messages"]]
        assert texts == [f"text {n}" for n in range(number, 100, 10)]


def test_sigterm_leaves_the_group_at_once(make_system: MakeSystem, figure: Figure) -> None:
    """With a session timeout of 30 s the other worker owns all within seconds of SIGTERM; exit code 0."""
    system = make_system(SESSION_TIMEOUT_SECONDS=30, HEARTBEAT_SECONDS=0.5).create_topics()
    system.publish([user_message("s", number, f"text {number}") for number in range(10)])
    leaving, staying = system.start("leaving").wait_ready(), system.start("staying")
    until(
        lambda: staying.is_ready() and 0 < len(staying.partitions()) < system.partitions,
        "both own some",
        within=30,
    )

    began = time.monotonic()
    code = leaving.stop()
    stopped = time.monotonic()
    until(lambda: len(staying.partitions()) == system.partitions, "the other owns all", within=5)
    owned = time.monotonic()

    assert code == 0
    figure(f"ended {stopped - began:.1f} s after SIGTERM, the other owned all {owned - began:.1f} s after it")
    assert owned - began < 5
    assert [line["level"] for line in leaving.lines if line["level"] in {"error", "critical"}] == []
    assert staying.memory("s")["message_count"] == 10


def test_sigterm_while_waiting_for_a_broker(make_system: MakeSystem) -> None:
    """A worker that still waits for its broker ends at once, with exit code 0."""
    worker = make_system().start(BOOTSTRAP_SERVERS="127.0.0.1:9")
    worker.wait_for_line("broker_unreachable")

    assert worker.stop(within=5) == 0


def dies(worker: Worker) -> str:
    """The line of a worker that could not go on."""
    assert worker.wait_exit() == EXIT_FATAL
    critical = [line for line in worker.lines if line["level"] == "critical"]
    assert len(critical) == 1, worker.log
    return str(critical[0]["message"])


@pytest.mark.slow
def test_a_fault_in_the_fold_stops_the_worker_and_acks_nothing(make_system: MakeSystem) -> None:
    """An exception that is not about the record: exit code 70 each time, until what is broken is mended."""
    system = make_system(PARTITIONS=1).create_topics()
    (system.folder / "counters.py").write_text(COUNTER, encoding="utf-8")
    events = [user_message("s", number, f"text {number}") for number in range(20)]
    places = system.publish(events)
    worker = system.start("first", TOKEN_COUNTER="counters:Broken").wait_ready()
    system.wait_flushed()

    more = [user_message("s", 20, "before"), user_message("s", 21, "poison"), user_message("s", 22, "after")]
    events += more
    places += system.publish(more)
    assert dies(worker) == "LookupError: this counter is broken"
    offset = committed(system)
    assert 20 <= offset <= 21
    again = system.start("again", TOKEN_COUNTER="counters:Broken")
    assert dies(again) == "LookupError: this counter is broken"
    assert committed(system) == offset
    assert len(again.lines_of("assigned")) == 1, "it must not try again by itself"

    mended = system.start("mended", TOKEN_COUNTER="counters:Sound").wait_ready()
    system.wait_flushed()
    memory = mended.memory("s")
    assert [message["text"] for message in memory["messages"]] == [event["text"] for event in events]
    assert memory["tokens"] == sum(len(event["text"].split()) + 3 for event in events)
    assert announcement_faults(system, events, places) == []
    assert system.read(system.topics.dead_letters) == []


def committed(system: System) -> int:
    """The offset memory's group has committed in partition 0 of the events."""
    return system.committed_offsets([0])[0]
