"""Workers join, leave, crash and pause under load: the others serve all sessions exactly and never go backwards."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from tests.live.announced import announcement_faults
from tests.live.comparison import CountTokens, wrong_memories
from tests.live.fixtures import Figure, MakeSystem
from tests.live.load import Load, copies, interleaved
from tests.live.readers import Readers
from tests.live.system import SESSION_TIMEOUT_SECONDS, System
from tests.live.waiting import until
from tests.live.worker import Worker, memory_path
from tests.oracles.memory import Limits

LIMITS = Limits(max_tokens=1_500)

#: Readers that a sleeping worker keeps waiting.
PATIENT = 24
#: Flushes are rare, so that a worker has answered with much that a successor must first read again.
SETTINGS = {"MEMORY__MAX_TOKENS": 1_500, "MEMORY__FLUSH_INTERVAL_MS": 1_000}
#: Those of the load's first two rounds.
SESSIONS = list(copies(2))


@pytest.mark.slow
def test_a_log_is_applied_to_its_end_before_it_is_served(make_system: MakeSystem, figure: Figure) -> None:
    """A worker under load from its start answers 503 until it has applied the log to the end at that time."""
    chats = copies(3)
    system = make_system().create_topics()
    events = interleaved(chats.items())
    places = system.publish(events)
    ends = {event["session_id"]: place.offset for event, place in zip(events, places, strict=True)}
    worker = system.start()
    with Readers([worker.url], list(chats), known=ends) as readers:
        worker.wait_ready(within=60)
        until(lambda: readers.outcomes["200"] > 100, "it answers", within=10)

    figure(f"reads while {len(events)} events were applied: {dict(readers.outcomes)}")
    assert readers.backwards == []
    assert readers.outcomes["503"] > 10


def assert_never_backwards(readers: Readers, figure: Figure) -> None:
    figure(f"reads while workers came and went: {dict(readers.outcomes)}")
    assert readers.backwards == []
    refusals = {"200", "503", "ReadTimeout", "ConnectError", "ReadError", "RemoteProtocolError"}
    assert set(readers.outcomes) <= refusals


@pytest.mark.slow
@pytest.mark.parametrize("standby", [0, pytest.param(1, marks=pytest.mark.long)])
def test_one_of_two_is_killed_and_a_third_joins(
    make_system: MakeSystem, count_tokens: CountTokens, figure: Figure, standby: int
) -> None:
    """Under load and with many reads, joins and a kill -9 cause no loss, no repetition and no older answer."""
    system = make_system(**SETTINGS, STANDBY=standby).create_topics()
    first = system.start("first").wait_ready()
    with Readers([first.url], SESSIONS) as readers, Load(system, 350) as load:
        second = system.start("second")
        system.wait_shared(first, second)
        readers.urls = [first.url, second.url]

        second.kill()
        readers.urls = [first.url]
        until(
            lambda: first.is_ready() and len(first.partitions()) == system.partitions,
            "the survivor serves all",
            within=SESSION_TIMEOUT_SECONDS + 15,
        )

        third = system.start("third")
        system.wait_shared(first, third)
        readers.urls = [first.url, third.url]
        until(lambda: readers.outcomes["200"] > 1_000, "much was read")
        load.stop()
        system.wait_flushed()
        for worker in (first, third):
            assert wrong_memories(worker, load.chats, LIMITS, count_tokens) == {}
        # With a standby a worker that stops hands its partitions over, and is assigned none at the end.
        kept = kept_partitions(first)

        assert first.stop() == 0
        readers.urls = [third.url]
        until(lambda: len(third.partitions()) == system.partitions, "the last one serves all", within=10)
        assert wrong_memories(third, load.chats, LIMITS, count_tokens) == {}

    assert_never_backwards(readers, figure)
    assert announcement_faults(system, load.events, load.places) == []
    # What stayed where it was all the time was never restored again.
    assert kept != set()


def kept_partitions(worker: Worker) -> set[int]:
    """Return the partitions that the worker has owned since its first assignment."""
    assigned = [set(line["partitions"]) for line in worker.lines_of("assigned")]
    assert len(assigned) >= 3
    stayed = set.intersection(*assigned)
    restored = [line["partition"] for line in worker.lines_of("restored")]
    return {partition for partition in stayed if restored.count(partition) == 1}


@pytest.mark.slow
def test_a_worker_paused_beyond_its_session_is_fenced(
    make_system: MakeSystem, count_tokens: CountTokens, figure: Figure
) -> None:
    """After SIGSTOP beyond the session timeout and SIGCONT, under load, it is fenced, exact, and gives no old answer."""
    system = make_system(**SETTINGS).create_topics()
    sleeper, other = system.start("sleeper").wait_ready(), system.start("other")
    system.wait_shared(sleeper, other)
    with (
        ThreadPoolExecutor(PATIENT) as patient,
        ExitStack() as connections,
        Readers([sleeper.url, other.url], SESSIONS) as readers,
        Load(system, 350) as load,
    ):
        sessions = until(lambda: owned_sessions(system, sleeper, load)[:PATIENT], "it has applied sessions")
        # Connected before it sleeps: their requests are the first thing it sees when it wakes.
        clients = {one: connected(sleeper, one) for one in sessions}
        for client in clients.values():
            connections.callback(client.close)
        until(lambda: all(readers.newest(one) >= 0 for one in sessions), "they were read")
        sleeper.pause()
        readers.urls = [other.url]
        waiting = {one: patient.submit(read, clients[one], one) for one in sessions}
        asleep = {one: readers.newest(one) for one in sessions}
        until(
            lambda: len(other.partitions()) == system.partitions,
            "the other one serves all",
            within=SESSION_TIMEOUT_SECONDS + 15,
        )
        until(
            lambda: sum(readers.newest(one) > asleep[one] for one in sessions) > len(sessions) // 2,
            "the sleeping one's sessions went on",
        )

        newest = {one: readers.newest(one) for one in sessions}
        sleeper.resume()
        old = {
            one: (answer, newest[one])
            for one, future in waiting.items()
            if (answer := answered(future)) is not None and answer < newest[one]
        }
        assert old == {}
        readers.urls = [sleeper.url, other.url]
        system.wait_shared(sleeper, other)
        load.stop()
        system.wait_flushed()
        for worker in (sleeper, other):
            assert wrong_memories(worker, load.chats, LIMITS, count_tokens) == {}

    assert_never_backwards(readers, figure)
    assert announcement_faults(system, load.events, load.places) == []
    for worker in (sleeper, other):
        assert worker.stop() == 0
    assert wrong_memories(system.start("cold").wait_ready(), load.chats, LIMITS, count_tokens) == {}


def owned_sessions(system: System, worker: Worker, load: Load) -> list[str]:
    """Return the published sessions that the worker owns itself."""
    mine = set(worker.partitions())
    partition = {
        event["session_id"]: place.partition for event, place in zip(load.events, load.places, strict=False)
    }
    return [session_id for session_id, number in partition.items() if number in mine]


def connected(worker: Worker, session_id: str) -> httpx.Client:
    """A client that waits long, with a connection that has been used before."""
    client = httpx.Client(base_url=worker.url, timeout=60.0, trust_env=False, verify=False)
    assert read(client, session_id).status_code == 200
    return client


def read(client: httpx.Client, session_id: str) -> httpx.Response:
    return client.get(f"{memory_path(session_id)}?last=0")


def answered(future: Future[Any]) -> int | None:
    """Return the sequence in an answer; None if the read was refused."""
    response = future.result(60)
    assert response.status_code in {200, 503}, response.text
    if response.status_code == 503:
        return None
    sequence = response.json()["sequence"]
    return -1 if sequence is None else int(sequence)
