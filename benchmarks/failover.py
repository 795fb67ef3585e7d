"""Measures how long sessions of a large table have no answer: when a worker is killed, and in a rolling restart.

Two memory workers share the partitions, with ``STANDBY=1`` and without. One session of each partition is read in turns
through both workers, which forward to one another. In the rolling restart others publish at a steady rate, and sessions
of their own are written and read back through both workers: each message must be there once, in order, and a part of the
table must be as before.

A rebalance waits for a heartbeat of each worker, so it is measured with ``HEARTBEAT_SECONDS`` 0.3 and with its default.

Usage: python -m benchmarks.failover [--events 200000] [--rate 500] [--heartbeat 0.3] [--servers HOST:PORT]
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import sys
import tempfile
import time
import uuid
from collections import defaultdict
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx

from benchmarks.broker import add_broker_options, broker
from benchmarks.load import bench_counter, load_records
from benchmarks.memory_worker import bench_settings, fill, start, stop
from benchmarks.targets import FAILOVER_CASES, failover_case
from processors.publishing.event_record import EventRecord
from schemas.settings import Settings
from streams.kafka import topics
from streams.kafka.partitioner import partition_of
from tests.builders.events import user
from tests.builders.recorded import RECORDED
from tests.kafka.processes import free_ports
from tests.live.process import clean_environment
from tests.live.waiting import until, until_async
from tests.live.worker import SESSIONSTREAM, Worker, events_path, memory_path

#: A session is asked again so soon after each answer; a client that retries does the same.
ASK_SECONDS: Final = 0.05
#: Sessions that are written and read back during the rolling restart, and the pause of each after that.
WRITERS: Final = 8
WRITER_PAUSE_SECONDS: Final = 0.1
#: So many sessions of the table are compared before and after.
COMPARED_SESSIONS: Final = 200
#: Time to fold all events, and for followers to have all records.
READY_SECONDS: Final = 300.0


class Failover(NamedTuple):
    """What one run gives; all in seconds.

    Attributes:
        noticed: from SIGKILL until the group gave the partitions to the other worker.
        served: from then until the last of their sessions was answered.
        stale_failed: the share of reads with ``stale=allow`` that had no answer between the kill and that moment.
        restart_gap: in the rolling restart, the longest time that one session had no answer.
        restart_took: of the rolling restart.
        append: in the rolling restart, the longest time until an append was acknowledged, with its retries.
        own_read: from there, the longest time until it was read back.
    """

    noticed: float
    served: float
    stale_failed: float
    restart_gap: float
    restart_took: float
    append: float
    own_read: float


@dataclass(slots=True)
class Watch:
    """Reads sessions in turns through any worker that answers, and notes the longest time without an answer.

    Attributes:
        urls: of the workers; the first that answers with 200 counts, as for a client that has both.
        answered: by session, when it last had an answer.
    """

    urls: Sequence[str]
    sessions: Sequence[str]
    parameters: Mapping[str, str] = field(default_factory=dict)
    answered: dict[str, float] = field(default_factory=dict)
    gaps: dict[str, float] = field(default_factory=dict)
    asked: int = 0
    failed: int = 0

    async def run(self) -> None:
        """Read until it is cancelled."""
        began = time.monotonic()
        self.answered = dict.fromkeys(self.sessions, began)
        self.gaps = dict.fromkeys(self.sessions, 0.0)
        async with httpx.AsyncClient(trust_env=False, timeout=5.0) as client:
            await asyncio.gather(*(self._watch(client, session_id) for session_id in self.sessions))

    async def _watch(self, client: httpx.AsyncClient, session_id: str) -> None:
        while True:
            self.asked += 1
            if await self._answers(client, session_id):
                now = time.monotonic()
                self.gaps[session_id] = max(self.gaps[session_id], now - self.answered[session_id])
                self.answered[session_id] = now
            else:
                self.failed += 1
            await asyncio.sleep(ASK_SECONDS)

    async def _answers(self, client: httpx.AsyncClient, session_id: str) -> bool:
        for url in self.urls:
            try:
                answer = await client.get(url + memory_path(session_id), params=self.parameters)
            except httpx.HTTPError:
                continue
            if answer.status_code == 200:
                return True
        return False


@asynccontextmanager
async def watching(watch: Watch) -> AsyncGenerator[Watch]:
    """Let a watch run during a block."""
    task = asyncio.create_task(watch.run())
    try:
        yield watch
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


class Caller:
    """A client of both workers, which repeats a refused call at the other one and keeps its longest wait.

    Attributes:
        longest: by method, in seconds.
    """

    def __init__(self, client: httpx.AsyncClient, urls: Sequence[str]) -> None:
        self.longest: defaultdict[str, float] = defaultdict(float)
        self._client = client
        self._urls = itertools.cycle(urls)

    async def call(self, method: str, path: str, **request: Any) -> Any:
        """Return the answer as JSON."""
        began = time.monotonic()
        while True:
            response = await self._answer(method, next(self._urls) + path, request)
            waited = time.monotonic() - began
            if response is not None:
                response.raise_for_status()
                self.longest[method] = max(self.longest[method], waited)
                return response.json()
            if waited > READY_SECONDS:
                raise TimeoutError(f"{method} {path} was refused for {READY_SECONDS:.0f} s")
            await asyncio.sleep(ASK_SECONDS)

    async def _answer(self, method: str, url: str, request: Mapping[str, Any]) -> httpx.Response | None:
        """Return the answer of one worker; None if it refused, or is restarting."""
        try:
            response = await self._client.request(method, url, **request)
        except httpx.TransportError:
            return None
        return None if response.status_code in (503, 504) else response


class Writers:
    """Sessions that are written and read back through both workers."""

    def __init__(self, client: httpx.AsyncClient, urls: Sequence[str]) -> None:
        names = (f"restarted-{number}" for number in range(WRITERS))
        self._callers = {name: Caller(client, urls) for name in names}
        self._written: dict[str, list[str]] = {name: [] for name in self._callers}
        self._ended = False

    def longest(self, method: str) -> float:
        """Return the longest wait of one call."""
        return max(caller.longest[method] for caller in self._callers.values())

    async def run(self) -> None:
        """Write until :meth:`end`."""
        await asyncio.gather(*(self._write(name) for name in self._callers))

    def end(self) -> None:
        """Write nothing after what is being written."""
        self._ended = True

    async def _write(self, session_id: str) -> None:
        caller, texts = self._callers[session_id], self._written[session_id]
        while not self._ended:
            # With an id, since an append without an answer is repeated.
            event = user(f"message {len(texts)}", event_id=f"{session_id}-{len(texts)}")
            (place,) = await caller.call("POST", events_path(session_id), json=[event])
            texts.append(event["text"])
            own = {"min_sequence": place["sequence"], "wait_ms": 1_000}
            await caller.call("GET", memory_path(session_id), params=own)
            await asyncio.sleep(WRITER_PAUSE_SECONDS)

    async def check(self) -> None:
        """Check what was written.

        Raises:
            RuntimeError: a message was lost, repeated or out of order.
        """
        for session_id, texts in self._written.items():
            memory = await self._callers[session_id].call("GET", memory_path(session_id))
            shown = [message["text"] for message in memory["messages"]]
            if memory["message_count"] != len(texts) or not shown or shown != texts[-len(shown) :]:
                raise RuntimeError(
                    f"{session_id} has {memory['message_count']} messages, {len(texts)} were written: {shown}"
                )


async def digests(
    client: httpx.AsyncClient, urls: Sequence[str], records: Sequence[EventRecord]
) -> dict[str, tuple[int, list[int]]]:
    """Return the number of messages and their sequences of some sessions of the table, by session."""
    caller = Caller(client, urls)
    session_ids = sorted({record.key.decode() for record in records})
    found: dict[str, tuple[int, list[int]]] = {}
    for session_id in session_ids[:: max(1, len(session_ids) // COMPARED_SESSIONS)]:
        memory = await caller.call("GET", memory_path(session_id))
        found[session_id] = memory["message_count"], [one["sequence"] for one in memory["messages"]]
    return found


class Pair:
    """Two memory workers of one group.

    Args:
        settings: of both; each has a port and a folder of its own.
        standby: how many other workers follow a partition.
        folder: for logs and data.
        heartbeat_seconds: between two heartbeats; a rebalance waits for those of all workers.
    """

    def __init__(self, settings: Settings, standby: int, folder: Path, heartbeat_seconds: float) -> None:
        self._settings = settings
        self._standby = standby
        self._heartbeat_seconds = heartbeat_seconds
        self._folder = folder
        self._ports = free_ports(2)
        self.urls = [f"http://127.0.0.1:{port}" for port in self._ports]
        self._starts = 0
        self.workers = [self._start(0), self._start(1)]

    def _start(self, number: int) -> Worker:
        self._starts += 1
        environment = clean_environment(
            BOOTSTRAP_SERVERS=self._settings.bootstrap_servers,
            TOPIC_PREFIX=self._settings.topic_prefix,
            GROUP_PREFIX=self._settings.group_prefix,
            HTTP_PORT=self._ports[number],
            MEMORY_URL=",".join(self.urls),
            DATA_DIR=self._folder / f"data-{number}",
            STANDBY=self._standby,
            HEARTBEAT_SECONDS=self._heartbeat_seconds,
            # The sessions that are written during a restart keep all messages.
            MEMORY__MAX_SIZE_BYTES="none",
        )
        log = self._folder / f"worker-{number}-{self._starts}.log"
        return Worker(environment, log, self._folder, [*SESSIONSTREAM, "worker", "memory"])

    def start_again(self, number: int) -> None:
        """Start a worker that has ended, on the same port and folder."""
        self.workers[number].close()
        self.workers[number] = self._start(number)

    async def wait_shared(self) -> None:
        """Wait until both serve partitions, all of them together, and each partition has its followers."""
        partitions = self._settings.partitions

        def shared() -> bool:
            if not all(worker.is_ready() for worker in self.workers):
                return False
            each = [worker.partitions() for worker in self.workers]
            followed = sum(worker.metric("sessionstream_partitions_followed") for worker in self.workers)
            return (
                all(each)
                and sorted(one for own in each for one in own) == list(range(partitions))
                and followed == partitions * self._standby
            )

        await asyncio.to_thread(until, shared, "both workers share all partitions", within=READY_SECONDS)

    def close(self) -> None:
        """End both."""
        for worker in self.workers:
            worker.close()


async def wait_folded(settings: Settings, workers: Sequence[Worker]) -> None:
    """Wait until the group has folded all events."""

    async def folded() -> bool:
        lag = await asyncio.to_thread(
            lambda: sum(worker.metric("sessionstream_lag_records", process="memory") for worker in workers)
        )
        return lag == 0

    await until_async(folded, f"{settings.group('memory')} has folded all", within=READY_SECONDS, every=0.5)


def one_of_each_partition(records: Sequence[EventRecord], partitions: int) -> list[str]:
    """Return a session of each partition."""
    found: dict[int, str] = {}
    for record in records:
        if len(found) == partitions:
            break
        found.setdefault(partition_of(record.key, partitions), record.key.decode())
    return [found[partition] for partition in sorted(found)]


async def measure(
    settings: Settings, records: Sequence[EventRecord], standby: int, rate: int, heartbeat_seconds: float
) -> Failover:
    """Return the figures of one pair of workers over topics that have the records already."""
    sessions = one_of_each_partition(records, settings.partitions)
    with tempfile.TemporaryDirectory() as name:
        pair = Pair(settings, standby, Path(name), heartbeat_seconds)
        try:
            await pair.wait_shared()
            await wait_folded(settings, pair.workers)
            noticed, served, stale_failed = await _killed(pair, settings, sessions)
            pair.start_again(0)
            await pair.wait_shared()
            restarted = await _restarted_in_turns(pair, settings, records, rate)
            return Failover(noticed, served, stale_failed, *restarted)
        finally:
            pair.close()


async def _killed(pair: Pair, settings: Settings, sessions: Sequence[str]) -> tuple[float, float, float]:
    killed, other = pair.workers
    lost = set(killed.partitions())
    of_lost = [name for name in sessions if partition_of(name.encode(), settings.partitions) in lost]
    lines = len(other.lines)
    stale = Watch([other.url], of_lost, {"stale": "allow"})
    fresh = Watch([other.url], of_lost)
    # What is measured here is the first answer after the kill.
    killed.kill()
    at = time.time(), time.monotonic()
    async with watching(stale), watching(fresh):

        def assigned() -> float | None:
            for line in other.lines[lines:]:
                if line.get("action") == "assigned" and lost <= set(line["partitions"]):
                    return _seconds_of(line["time"]) - at[0]
            return None

        noticed = await asyncio.to_thread(until, assigned, "the other worker has all", within=READY_SECONDS)

        def all_answered() -> bool:
            return min(fresh.answered.values()) > at[1] + noticed

        await until_async(all_answered, "all sessions are answered", within=READY_SECONDS, every=0.01)
        first = max(at[1] + noticed, *(_first_answer(fresh, name, at[1]) for name in of_lost))
        failed = stale.failed / max(stale.asked, 1)
    return noticed, first - at[1] - noticed, failed


def _first_answer(watch: Watch, session_id: str, began: float) -> float:
    """Return when a session had its first answer: its longest gap is the one that began with the watch."""
    return began + watch.gaps[session_id]


def _seconds_of(time_text: str) -> float:
    return datetime.fromisoformat(time_text).timestamp()


async def _restarted_in_turns(
    pair: Pair, settings: Settings, records: Sequence[EventRecord], rate: int
) -> tuple[float, float, float, float]:
    """Restart both workers in turn under load; the last four figures of :class:`Failover`.

    Raises:
        RuntimeError: what was written is not there as it was written, or another session has changed.
    """
    async with httpx.AsyncClient(trust_env=False, timeout=30.0) as client:
        before = await digests(client, pair.urls, records)
        writers = Writers(client, pair.urls)
        watch = Watch(pair.urls, one_of_each_partition(records, settings.partitions))
        arguments = [settings.topic_prefix, str(settings.bootstrap_servers), str(rate)]
        cores = ",".join(map(str, sorted(os.sched_getaffinity(0))))
        load = start([sys.executable, "-m", "benchmarks.steady_load", *arguments], settings, cores=cores)
        writing = asyncio.create_task(writers.run())
        try:
            began = time.monotonic()
            async with watching(watch):
                for number in range(2):
                    await asyncio.to_thread(pair.workers[number].stop)
                    pair.start_again(number)
                    await pair.wait_shared()
                took = time.monotonic() - began
        finally:
            writers.end()
            stop(load)
            await writing
        await wait_folded(settings, pair.workers)
        await writers.check()
        after = await digests(client, pair.urls, records)
        changed = sorted(name for name, found in before.items() if after[name] != found)
        if changed:
            raise RuntimeError(f"{len(changed)} of {len(before)} sessions changed, for example {changed[0]}")
        return max(watch.gaps.values()), took, writers.longest("POST"), writers.longest("GET")


async def run(options: argparse.Namespace, servers: str) -> None:
    """Measure with a standby and without."""
    records = load_records(RECORDED, options.events, short=True, counter=bench_counter())
    cases = [(standby, options.heartbeat) for standby in (1, 0)] if options.heartbeat else FAILOVER_CASES
    for standby, heartbeat in cases:
        settings = bench_settings(servers, f"bench-{uuid.uuid4().hex[:6]}-")
        await topics.create(settings)
        await fill(settings, records)
        found = await measure(settings, records, standby, options.rate, heartbeat)
        print(f"{failover_case(options.events, standby, heartbeat)}: {found}", flush=True)


def main() -> None:
    """Parse the command line and run."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--events", type=int, default=200_000)
    parser.add_argument("--rate", type=int, default=500, help="events/s from others in the rolling restart")
    parser.add_argument(
        "--heartbeat", type=float, help="HEARTBEAT_SECONDS of all cases; by default 0.3, and 1 with a standby"
    )
    add_broker_options(parser)
    options = parser.parse_args()
    with broker(options.servers) as servers:
        asyncio.run(run(options, servers))


if __name__ == "__main__":
    main()
