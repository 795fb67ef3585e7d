"""A worker waits for brokers that take connections and answer nothing, whenever that begins; it never ends by itself."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from tests.builders.events import event_object, user
from tests.chaos.brokers import ProxiedBrokers
from tests.chaos.proxy import Proxy
from tests.integration.archive.reading import archived, logged
from tests.live.fork_server import Forks
from tests.live.system import SESSION_TIMEOUT_SECONDS, System
from tests.live.waiting import until
from tests.live.worker import Worker
from tests.real_parts import Unavailable, unavailable

PROCESSES = ("memory", "analytics", "archive", "compaction")
#: A transaction's timeout is two session timeouts.
LONG_SECONDS = 2 * SESSION_TIMEOUT_SECONDS + 2
SHORT_SECONDS = SESSION_TIMEOUT_SECONDS / 3


@pytest.fixture(scope="module")
def brokers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ProxiedBrokers]:
    """One broker behind a proxy."""
    try:
        started = ProxiedBrokers(tmp_path_factory.mktemp("proxied"), count=1)
    except Unavailable as error:
        unavailable("kafka", str(error))
    with started:
        yield started


@pytest.fixture
def proxy(brokers: ProxiedBrokers) -> Iterator[Proxy]:
    (proxy,) = brokers.proxies.values()
    yield proxy
    proxy.restore()


@pytest.fixture
def system(
    brokers: ProxiedBrokers,
    proxy: Proxy,  # restored after the system, which waits for no broker at its end
    tokenizer_files: Any,
    tmp_path_factory: pytest.TempPathFactory,
    forks: Forks,
) -> Iterator[System]:
    """All processes have the same settings, and short timeouts."""
    folder = tmp_path_factory.mktemp("system")
    with System(brokers.bootstrap_servers, folder, tokenizer_files) as made:
        made.forks = forks
        made.deletes_topics = False
        yield made.create_topics()


def silent_for(proxy: Proxy, seconds: float, *workers: Worker) -> None:
    """Let the connections be silent for this time, while the workers stay."""
    proxy.silence()
    still_there(workers, seconds)
    proxy.restore()


def still_there(workers: Sequence[Worker], seconds: float) -> None:
    ends = time.monotonic() + seconds

    def over() -> bool:
        for worker in workers:
            assert worker.alive, f"{worker.name} ended with {worker.exit_code}:\n{worker.log}"
        return time.monotonic() >= ends

    until(over, "the time is over", within=seconds + 30, every=0.1)


@pytest.mark.parametrize(
    "process",
    [
        pytest.param("archive", marks=pytest.mark.slow),
        *(pytest.param(one, marks=pytest.mark.long) for one in PROCESSES if one != "archive"),
    ],
)
def test_connections_that_are_silent_at_any_point_of_the_start_are_waited_for(
    process: str, system: System, proxy: Proxy
) -> None:
    """The start makes a number of connections one after the other; each of them is the first silent one once."""
    system.publish(event_object(user(f"text {number}"), f"e{number}", f"s{number}") for number in range(20))
    # An archive that has events compares them with the log before anything else.
    assert start(system, process).wait_ready().stop() == 0
    for before in range(100):
        proxy.silence_after(before)
        worker = start(system, process)

        def started_or_silent(worker: Worker = worker) -> bool:
            assert worker.alive, f"{worker.name} ended with {worker.exit_code}:\n{worker.log}"
            return proxy.silent or bool(worker.lines_of("worker_started"))

        until(started_or_silent, "the start is over or silent", within=60)
        started = not proxy.silent
        # Its end cuts the connections: a client that waits for its first answer gives up then, or after 40 s.
        proxy.restore()
        worker.wait_ready(within=90)
        assert worker.stop() == 0
        if started:
            assert before > 3, "the start has been silent at several points"
            return
    raise AssertionError("the start never ends")


@pytest.mark.slow
@pytest.mark.parametrize("before", [0, 5, 9])
def test_a_worker_that_waits_with_its_start_stops_when_it_is_told(
    before: int, system: System, proxy: Proxy
) -> None:
    proxy.silence_after(before)
    worker = start(system, "archive")
    until(lambda: proxy.silent, "the start is silent", within=60)
    proxy.cut()
    still_there((worker,), 1.0)
    assert worker.stop(within=6 * SESSION_TIMEOUT_SECONDS) == 0


@pytest.mark.long
def test_workers_outlast_silent_connections_while_they_run_and_while_they_take_over(
    system: System, proxy: Proxy
) -> None:
    """For less than a session timeout, for more, and for more than the timeout of a transaction; then all is exact."""
    memory = start(system, "memory").wait_ready()
    workers = [memory, *(start(system, process) for process in PROCESSES if process != "memory")]
    for worker in workers:
        worker.wait_ready()
    said = 0

    def say() -> None:
        nonlocal said
        for number in range(8):
            said += 1
            event = {"type": "UserMessageAdded", "event_id": f"e{said}", "text": f"text {said}"}

            def published(number: int = number, event: dict[str, str] = event) -> bool:
                return memory.post(f"s{number}", event).status_code == 200

            until(published, "an event is published", within=60, every=0.5)

    for seconds in (SHORT_SECONDS, LONG_SECONDS, 1.5 * SESSION_TIMEOUT_SECONDS):
        say()
        silent_for(proxy, seconds, *workers)
        say()
        for worker in workers:
            worker.wait_ready(within=90)

    joined = [start(system, process, "-2") for process in PROCESSES]
    for worker in joined:
        worker.wait_for_line("compaction_assigned" if "compaction" in worker.name else "assigned")
    silent_for(proxy, LONG_SECONDS, *workers, *joined)
    say()
    # They leave while connections are silent, and others take their partitions over when one answers.
    proxy.silence()
    for worker in joined:
        worker.kill()
    still_there(workers, LONG_SECONDS)
    proxy.restore()
    say()
    for worker in workers:
        worker.wait_ready(within=120)

    expected = logged(system)
    ids = {json.loads(value)["event_id"] for history in expected.values() for _, value in history}
    assert len(ids) == said, "what was acknowledged is in the log"
    store = system.folder / "archive" / f"{system.prefix}sessionstream-archive" / "history"
    until(lambda: archived(store, expected, system.partitions) == expected, "the archive has each event once")


def start(system: System, process: str, suffix: str = "") -> Worker:
    """Start a worker; one that is started again under its name has the data of the one before."""
    return system.start(f"{process}{suffix}", process=process)
