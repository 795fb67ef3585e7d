"""With `STANDBY=1` a second worker has a partition's records: it answers stale reads, and takes over at once."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from threading import Event

import httpx
import pytest

from tests.builders.events import user
from tests.live.fixtures import Figure, MakeSystem
from tests.live.system import System
from tests.live.waiting import until
from tests.live.worker import Worker, memory_path

SESSIONS = [f"s{number}" for number in range(40)]
SETTINGS = {"STANDBY": 1, "HEARTBEAT_SECONDS": 0.3}

#: From the assignment until a partition with its records is served. Measured were 0.1 to 0.3 s; without the records of a
#: standby and with a large table it takes as long as a restore. 2 s are promised.
TAKEN_OVER_SECONDS = 2.0
#: The longest time that a session has no answer while partitions move between workers that are there: two heartbeats
#: (0.3 s each) for a rebalance, and the takeover. Measured were 0.2 to 0.9 s, and 1.3 s with all processes on one core
#: that has other work too; 1 s is promised. Without a standby it is over 5 s (`benchmarks.failover`).
LONGEST_GAP_SECONDS = 3.0


def wait_followed(system: System, *workers: Worker) -> None:
    """Wait until each partition is followed by another worker than its owner."""

    def followed() -> bool:
        owned = {worker: set(worker.partitions()) for worker in workers}
        has = {
            worker: {line["partition"] for line in worker.lines_of("standby_following")} for worker in workers
        }
        return sorted(one for own in owned.values() for one in own) == list(range(system.partitions)) and all(
            set(range(system.partitions)) - owned[worker] <= has[worker] | set(taken(worker))
            for worker in workers
        )

    until(followed, "every partition has a follower", within=90)


def taken(worker: Worker) -> list[int]:
    """Return the partitions that the worker owned before; it goes on with their records."""
    return [partition for line in worker.lines_of("assigned") for partition in line["partitions"]]


def longest_gap(worker: Worker, ended: Event) -> float:
    """Read all sessions in turns until the end; returns the longest time in seconds without an answer of one."""
    longest, answered = 0.0, dict.fromkeys(SESSIONS, time.monotonic())
    with httpx.Client(trust_env=False, timeout=5.0, verify=False) as client:
        while not ended.is_set():
            for session_id in SESSIONS[::4]:
                response = client.get(worker.url + memory_path(session_id))
                now = time.monotonic()
                if response.status_code == 200:
                    longest = max(longest, now - answered[session_id])
                    answered[session_id] = now
    return longest


def stale_refusals(worker: Worker, ended: Event) -> list[str]:
    """Read all sessions with `stale=allow` in turns until the end; returns the answers other than 200."""
    refused: list[str] = []
    with httpx.Client(trust_env=False, timeout=5.0, verify=False) as client:
        while not ended.is_set():
            for session_id in SESSIONS:
                response = client.get(worker.url + memory_path(session_id), params={"stale": "allow"})
                if response.status_code != 200:
                    refused.append(f"{session_id}: {response.status_code} {response.text}")
    return refused


@pytest.mark.slow
@pytest.mark.parametrize("store", ["memory://", pytest.param("rocksdb://", marks=pytest.mark.long)])
def test_a_second_worker_takes_over_with_its_records(
    make_system: MakeSystem, figure: Figure, store: str
) -> None:
    system = make_system(**SETTINGS, STORE=store).create_topics()
    folders = {name: str(system.folder / f"data-{name}") for name in ("first", "second", "third")}
    first, second = (system.start(name, DATA_DIR=folders[name]) for name in ("first", "second"))
    system.wait_shared(first, second)
    wait_followed(system, first, second)
    for number in range(3):
        for session_id in SESSIONS:
            first.say(session_id, user(f"{number} of {session_id}"))
    lost = set(first.partitions())

    first.kill()
    killed = time.time()
    stale = [second.get(memory_path(session_id), {"stale": "allow"}) for session_id in SESSIONS]
    answers = [answer.json() for answer in stale if answer.status_code == 200]
    assert len(answers) == len(SESSIONS), [answer.text for answer in stale if answer.status_code != 200]
    assert sum(answer.get("stale", False) for answer in answers) > 0, "the session timeout was over too soon"

    def counts() -> list[int]:
        """Return how many messages the second says; the flushes of the last ones may have come just before the kill."""
        answers = [second.get(memory_path(session_id), {"stale": "allow"}) for session_id in SESSIONS]
        return [answer.json()["message_count"] for answer in answers if answer.status_code == 200]

    until(lambda: [count >= 2 for count in counts()] == [True] * len(SESSIONS), "it followed", within=60)

    ended = Event()
    with ThreadPoolExecutor(1) as pool:
        refused = pool.submit(stale_refusals, second, ended)
        try:
            until(lambda: len(second.partitions()) == system.partitions, "the second serves all", within=60)
            served = time.time()
        finally:
            ended.set()
    assert refused.result() == [], "what it follows is not known while it is taken over"
    figure(f"{store}: killed, and all served after {served - killed:.1f} s")
    restored = [line for line in second.lines_of("restored") if line["partition"] in lost]
    noticed = next(line["time"] for line in second.lines_of("assigned") if lost <= set(line["partitions"]))
    taken_over = served - datetime.fromisoformat(noticed).timestamp()
    figure(f"{store}: the group noticed it, and all were served {taken_over:.2f} s later")
    assert taken_over < TAKEN_OVER_SECONDS
    assert lost <= {line["partition"] for line in restored}
    prepared = {line["partition"]: line["prepared"] for line in restored}
    assert all(prepared.values()), "a takeover made the index of its sessions"
    figure(f"{store}: " + ", ".join(line["message"] for line in restored[-len(lost) :]))
    for session_id in SESSIONS:
        assert second.memory(session_id)["message_count"] == 3

    ended = Event()
    with ThreadPoolExecutor(1) as pool:
        gap = pool.submit(longest_gap, second, ended)
        try:
            third = system.start("third", DATA_DIR=folders["third"])
            system.wait_shared(second, third)
        finally:
            ended.set()
        figure(f"{store}: while a third joined, the longest time without an answer was {gap.result():.2f} s")
    assert gap.result() < LONGEST_GAP_SECONDS
    assert third.lines_of("standby_warm"), "it owned partitions before it had their records"
    first_owned = next(line for line in third.lines_of("assigned") if line["partitions"])
    warm = third.lines_of("standby_warm")[0]
    assert set(first_owned["partitions"]) == set(warm["partitions"])
    wait_followed(system, second, third)

    ended = Event()
    with ThreadPoolExecutor(1) as pool:
        gap = pool.submit(longest_gap, third, ended)
        try:
            assert second.stop() == 0
            until(lambda: len(third.partitions()) == system.partitions, "the third serves all", within=60)
        finally:
            ended.set()
        figure(
            f"{store}: while the second stopped, the longest time without an answer was {gap.result():.2f} s"
        )
    assert gap.result() < LONGEST_GAP_SECONDS
    (handed_over,) = second.lines_of("handed_over")
    assert handed_over["partitions"] == [], "it left partitions that nobody served then"
    figure(f"{store}: {handed_over['message']}")
    for session_id in SESSIONS:
        place = third.say(session_id, user("one more"))[0]
        read = third.memory(session_id, min_sequence=place["sequence"], wait_ms=10_000)
        assert [message["text"] for message in read["messages"]] == [
            *[f"{number} of {session_id}" for number in range(3)],
            "one more",
        ]
