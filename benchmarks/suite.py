"""Measures this project beside others in one run: as a stream processor, and where an agent waits for a call.

All contenders of a part take turns, ``--runs`` times, and each run begins with another one; medians count. Recovery and
failover take minutes, so they are measured :data:`HEAVY_RUNS` times at most. The figures are kept in
``benchmarks/results.json`` with the load of the machine before and after each part, and ``docs/measurements.md`` has
tables that are made from it. The broker and this script run on core 0, the process under test on core 1.

Records carry the tokens that clients stamp, if ``TIKTOKEN_CACHE_DIR`` says where the tokenizer's files are, so that
workers count none. Without it nothing is stamped and the workers estimate tokens; the tables say which it was.

Usage: python -m benchmarks.suite [--runs 5] [--events 50000] [--part PART]... [--no-document] [--servers HOST:PORT]
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import logging
import os
import shutil
import subprocess
import sys
import tempfile
import time
import uuid
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

import orjson
from aiokafka import AIOKafkaConsumer
from aiokafka.admin import AIOKafkaAdminClient

from benchmarks.agent_calls import TEXT, Store, filled, latencies_ms, warm_up
from benchmarks.agent_calls import measure as measure_calls
from benchmarks.analytics_worker import end_of
from benchmarks.analytics_worker import rate as worker_rate
from benchmarks.broker import add_broker_options, broker, pin_to_script_core
from benchmarks.client import redis_sessions, sqlite_sessions, store_of, worker_clients
from benchmarks.failover import measure as measure_failover
from benchmarks.load import SHORT_LENGTHS, bench_counter, load_records
from benchmarks.memory_worker import (
    WORKER,
    WORKER_CORE,
    Rate,
    bench_settings,
    committed_records,
    fill,
    group_rate,
    measure,
    memory_rate,
    naive_rate,
    start,
    stop,
)
from benchmarks.reads_meanwhile import during_a_takeover, during_compactions
from benchmarks.results import ESTIMATED, RESULTS, ROOT, Results, load, machine, reached, write_document
from benchmarks.sizing import restarted
from benchmarks.targets import (
    CALLS,
    COMPACTIONS,
    FAILOVER_CASES,
    FAILOVER_EVENTS_PER_SECOND,
    FAILOVER_FIGURES,
    NAIVE,
    NARROW,
    OURS,
    QUIX,
    RECORDED_SHAPE,
    STEADY_EVENTS_PER_SECOND,
    TAKEOVER,
    WIDE,
    failover_case,
    load_case,
    targets,
)
from processors.memory.tokens import TokenCounter
from processors.publishing.event_record import EventRecord
from schemas.settings import Settings
from schemas.topic_names import Process
from streams.client import SessionMemory
from streams.kafka import topics
from tests.builders.recorded import RECORDED
from tests.kafka.processes import free_ports
from tests.live.waiting import until_async

T = TypeVar("T")

#: Python of the environment with the contenders that are no dependencies of the project; ``make bench`` makes it.
CONTENDERS_PYTHON: Final = ROOT / ".venv-bench" / "bin" / "python"

#: The parts in which they are measured.
CONTENDERS_PARTS: Final = {"streams", "agents"}

#: Events of a session: joined conversations, conversations as recorded (of any length), pieces of them.
SHAPES: Final = {NARROW: (100,), RECORDED_SHAPE: None, WIDE: SHORT_LENGTHS}
#: The orders in which workers take turns. Analytics also reads what the memory worker announces, so it comes after it.
WORKER_ORDERS: Final[tuple[tuple[Process, ...], ...]] = (
    ("memory", "analytics", "archive"),
    ("archive", "memory", "analytics"),
    ("memory", "archive", "analytics"),
)
#: Runs of the parts that take minutes each.
HEAVY_RUNS: Final = 3
#: Own writes are read back in so many sessions in turn.
OWN_WRITE_SESSIONS: Final = 5
#: Most sessions of 100 recorded events are over it.
COMPACTION_TRIGGER_BYTES: Final = 10_000
#: The compactions that are waited for, as a share of the sessions.
COMPACTED_SHARE: Final = 0.9
#: Times as many events for the workers of analytics and of the archive, which flush less often: over two seconds the
#: figure depended on whether analytics, which flushes once a second, needed two flushes or three.
_TIMES_BESIDE: Final = 3
#: Events in the table of the workers between which partitions move while reads are measured.
TABLE_EVENTS: Final = 30_000


class Suite(NamedTuple):
    """What every part needs."""

    options: argparse.Namespace
    servers: str
    results: Results
    counter: TokenCounter

    def settings(self) -> Settings:
        """Return settings with topics of their own."""
        return bench_settings(self.servers, f"bench-{uuid.uuid4().hex[:6]}-")


def in_turn(contenders: Sequence[T], number: int) -> Sequence[T]:
    """Return the contenders in the order of a run: each run begins with the next one."""
    first = number % len(contenders)
    return [*contenders[first:], *contenders[:first]]


async def output_of(
    command: Sequence[str],
    *,
    within_seconds: float | None = None,
    environment: Mapping[str, str] | None = None,
) -> bytes:
    """Return what a benchmark prints that runs in a process of its own.

    Raises:
        RuntimeError: It failed; what it said stands on standard error.
    """
    process = await asyncio.create_subprocess_exec(
        *command, stdout=subprocess.PIPE, cwd=ROOT, env=environment
    )
    out, _ = await asyncio.wait_for(process.communicate(), within_seconds)
    if process.returncode:
        raise RuntimeError(f"{' '.join(command)} ended with {process.returncode}: its error is above")
    return out


def say(text: str) -> None:
    """Show progress."""
    print(f"{time.strftime('%H:%M:%S')} {text}", flush=True)


async def delete_topics(settings: Settings) -> None:
    """Delete all topics of one measurement, so that the next one has a broker with as few partitions as this one."""
    admin = AIOKafkaAdminClient(bootstrap_servers=str(settings.bootstrap_servers))
    await admin.start()
    try:
        names = [name for name in await admin.list_topics() if settings.topic_prefix in name]
        await admin.delete_topics(names)
    finally:
        await admin.close()


@asynccontextmanager
async def filled_topics(suite: Suite, records: Sequence[EventRecord]) -> AsyncGenerator[Settings]:
    """Yield settings whose topics have the records; the topics are deleted at the end."""
    settings = suite.settings()
    await topics.create(settings)
    await fill(settings, list(records))
    try:
        yield settings
    finally:
        await delete_topics(settings)


def records_of(count: int, shape: str, counter: TokenCounter) -> list[EventRecord]:
    """Return so many events of a shape.

    Raises:
        ValueError: the sessions are not as long as the name of the shape says.
    """
    lengths = SHAPES[shape]
    joined = lengths[0] if lengths is not None and len(lengths) == 1 else None
    short = lengths == SHORT_LENGTHS
    records = load_records(RECORDED, count, short=short, counter=counter, joined_events=joined)
    require_lengths(records, shape)
    return records


def lengths_of(records: Sequence[EventRecord]) -> list[int]:
    """Return how many events each session has, without the sessions that the number of events cut off at the end."""
    counts = Counter(record.key for record in records)
    return list(counts.values())[: max(1, len(counts) - 1)]


def require_lengths(records: Sequence[EventRecord], shape: str) -> None:
    """Check that the sessions are as long as a shape says, and that each of its lengths is no exception.

    Raises:
        ValueError: they are not.
    """
    lengths, found = SHAPES[shape], Counter(lengths_of(records))
    if lengths is None:
        return
    share = 0.6 * sum(found.values()) / len(lengths)
    if set(found) != set(lengths) or any(found[length] < share for length in lengths):
        said = " and ".join(map(str, sorted(found))) if len(found) < 3 else f"{min(found)} to {max(found)}"
        raise ValueError(f"{shape}: {said} events a session, {dict(found)}")


# Streams


async def quix_rate(settings: Settings, total: int) -> Rate:
    """Measure the Quix Streams application over the same topic."""
    servers = str(settings.bootstrap_servers)
    with tempfile.TemporaryDirectory() as folder:
        script = str(ROOT / "benchmarks" / "contenders" / "quix_agent.py")
        command = [str(CONTENDERS_PYTHON), script, settings.topic_prefix, servers, folder]
        return await group_rate(settings, command, f"{settings.topic_prefix}quix", total)


async def raw_rate(settings: Settings, total: int) -> Rate:
    """Measure fetching and orjson alone."""
    command = ["taskset", "-c", "1", sys.executable, "-m", "benchmarks.contenders.raw_reader"]
    command += [settings.topic_prefix, str(settings.bootstrap_servers), str(total), str(settings.partitions)]
    return Rate(**orjson.loads(await output_of(command, within_seconds=120)))


async def streams(suite: Suite) -> None:
    """The memory worker, a naive Faust agent, Quix Streams, and the limit, over the same events."""
    events = suite.options.events
    contenders: dict[str, Callable[[Settings, int], Awaitable[Rate]]] = {
        OURS: memory_rate,
        QUIX: quix_rate,
        NAIVE: naive_rate,
        "getmany and orjson.loads": raw_rate,
    }
    for shape in SHAPES:
        records = records_of(events, shape, suite.counter)
        sessions = len({record.key for record in records})
        for number in range(suite.options.runs):
            for name, rate in in_turn(list(contenders.items()), number):
                async with filled_topics(suite, records) as settings:
                    measured = await rate(settings, events)
                figures = {
                    "events/s": measured.events_per_second,
                    "µs CPU an event": measured.cpu_us_per_event,
                }
                suite.results.add("Streams", f"{shape}, {sessions:,} sessions", name, figures)
                say(f"{shape}, {sessions} sessions, {name}: {measured}")


async def beside(suite: Suite) -> None:
    """The workers of analytics and of the archive over the same events, each alone on its core."""
    for shape in (RECORDED_SHAPE, WIDE):
        records = records_of(suite.options.events * _TIMES_BESIDE, shape, suite.counter)
        for number in range(suite.options.runs):
            async with filled_topics(suite, records) as settings:
                counted = {settings.topics.session_events}
                with tempfile.TemporaryDirectory() as folder:
                    archive = [f"SESSIONSTREAM_ARCHIVE__URL=sqlite://{folder}"]
                    environments: dict[Process, list[str]] = {"archive": archive}
                    for process in WORKER_ORDERS[number % len(WORKER_ORDERS)]:
                        environment = environments.get(process, [])
                        measured = await worker_rate(
                            settings, process, len(records), counted, environment=environment
                        )
                        suite.results.add("Workers", shape, f"{process} worker", {"events/s": measured})
                        say(f"{shape}, {process} worker: {measured:.0f} events/s")


async def compaction(suite: Suite) -> None:
    """The compaction worker and the memory worker that it reads, on one core, with all sessions over their trigger."""
    records = records_of(suite.options.events, NARROW, suite.counter)
    sessions = len({record.key for record in records})
    size_bytes = sum(len(record.value) for record in records)
    trigger = ["env", f"SESSIONSTREAM_COMPACTION__TRIGGER_SIZE_BYTES={COMPACTION_TRIGGER_BYTES}"]
    for _ in range(suite.options.runs):
        async with filled_topics(suite, records) as settings:
            memory = start([*trigger, *WORKER], settings)
            try:
                measured = await _compactions(settings, trigger, len(records), sessions)
            finally:
                stop(memory)
        figures = {
            "compactions/s": measured.events_per_second,
            "ms CPU a compaction": measured.cpu_us_per_event / 1_000,
            "events/s summarized": measured.events_per_second * len(records) / sessions,
        }
        case = f"{sessions:,} sessions of {size_bytes // sessions // 1_000} kB of events, extractive"
        suite.results.add("Compaction", case, "compaction worker", figures)
        say(f"{case}: {figures}")


async def _compactions(settings: Settings, trigger: Sequence[str], folded: int, sessions: int) -> Rate:
    """Measure the compaction worker, once a memory worker has folded this many events, until so many are published."""
    admin = AIOKafkaAdminClient(bootstrap_servers=str(settings.bootstrap_servers))
    await admin.start()

    async def all_folded() -> bool:
        return await committed_records(admin, settings.group("memory")) >= folded

    try:
        await until_async(all_folded, "all events are folded", within=180)
    finally:
        await admin.close()
    reads = f"SESSIONSTREAM_MEMORY_URL=http://127.0.0.1:{settings.http_port}"
    own_port = settings.model_copy(update={"http_port": free_ports(1)[0]})
    worker = start([*trigger, reads, *WORKER[:-1], "compaction"], own_port)
    try:
        async with AIOKafkaConsumer(bootstrap_servers=str(settings.bootstrap_servers)) as consumer:

            async def published() -> int:
                return await end_of(consumer, settings, settings.topics.session_events) - folded

            return await measure(published, int(sessions * COMPACTED_SHARE), 180, worker)
    finally:
        stop(worker)


# Agents


async def agents(suite: Suite) -> None:
    """The calls of an agent, beside the stores of the OpenAI Agents SDK and of LangGraph."""
    messages = suite.options.messages

    async def measured(contender: str, store: Store) -> None:
        add(contender, await measure_calls(store, messages))

    def add(contender: str, figures: dict[str, float]) -> None:
        suite.results.add("Agents", CALLS, contender, _named(figures))
        say(f"{contender}: " + ", ".join(f"{name} {value:.2f}" for name, value in figures.items()))

    async def session_memory(number: int, _: Path) -> None:
        settings = suite.settings()
        async with worker_clients(settings, cores=WORKER_CORE) as (direct, over_http, forgetful):
            both = {"SessionMemory": direct, "SessionMemory over HTTP": over_http}
            for name, memory in in_turn(list(both.items()), number):
                await measured(name, store_of(memory, forgetful))
        await delete_topics(settings)

    async def sqlite(_: int, folder: Path) -> None:
        async with sqlite_sessions(folder) as store:
            await measured("SQLiteSession", store)

    async def redis(_: int, folder: Path) -> None:
        if shutil.which("redis-server") is None:
            say("RedisSession is left out: there is no redis-server on the PATH")
            return
        async with redis_sessions(folder, cores=WORKER_CORE) as store:
            await measured("RedisSession", store)

    async def langgraph(_: int, folder: Path) -> None:
        module = "benchmarks.contenders.langgraph_saver"
        command = [str(CONTENDERS_PYTHON), "-m", module, str(folder), str(messages)]
        out = await output_of(
            command, within_seconds=300, environment={**os.environ, "PYTHONPATH": str(ROOT)}
        )
        add("LangGraph's AsyncSqliteSaver", orjson.loads(out))

    for number in range(suite.options.runs):
        for contender in in_turn([session_memory, sqlite, redis, langgraph], number):
            with tempfile.TemporaryDirectory() as name:
                await contender(number, Path(name))


def _named(figures: dict[str, float]) -> dict[str, float]:
    return {name.replace("_per_second", "/s").replace("_", " "): value for name, value in figures.items()}


async def freshness(suite: Suite) -> None:
    """How soon a message can be read, and how soon subscribers see it: at rest, and while others publish."""
    for _ in range(suite.options.runs):
        settings = suite.settings()
        async with worker_clients(settings, cores=WORKER_CORE) as (memory, _, forgetful):
            await warm_up(store_of(memory, forgetful))
            for events_per_second in (0, STEADY_EVENTS_PER_SECOND):
                case = load_case(events_per_second)
                figures = await _freshness(memory, forgetful, settings, events_per_second)
                suite.results.add("Freshness", case, "SessionMemory", figures)
                say(f"{case}: " + ", ".join(f"{name} {value:.2f}" for name, value in figures.items()))
        await delete_topics(settings)
        await _reads_meanwhile(suite)


async def _reads_meanwhile(suite: Suite) -> None:
    """Reads while a worker folds compactions, and while it takes over partitions."""
    records = load_records(RECORDED, TABLE_EVENTS, short=True, counter=suite.counter)
    cases: dict[str, Callable[[Settings], Awaitable[dict[str, float]]]] = {
        COMPACTIONS: during_compactions,
        TAKEOVER: lambda settings: during_a_takeover(settings, records),
    }
    for case, measured in cases.items():
        settings = suite.settings()
        figures = await measured(settings)
        await delete_topics(settings)
        suite.results.add("Freshness", case, "SessionMemory", figures)
        say(f"{case}: {figures}")


def start_load(command: Sequence[str]) -> subprocess.Popen[bytes]:
    """Start a process that publishes until it is stopped."""
    return subprocess.Popen(command, cwd=ROOT)


async def _freshness(
    memory: SessionMemory, forgetful: SessionMemory, settings: Settings, events_per_second: int
) -> dict[str, float]:
    servers = str(settings.bootstrap_servers)
    load_command = ["taskset", "-c", "0", sys.executable, "-m", "benchmarks.steady_load"]
    load_command += [settings.topic_prefix, servers, str(events_per_second)]
    process = start_load(load_command) if events_per_second else None
    consumer = AIOKafkaConsumer(
        settings.topics.memory_events, bootstrap_servers=servers, isolation_level="read_committed"
    )
    try:
        async with consumer:
            store = store_of(memory, forgetful)
            session = await filled(store, 100)
            # Sessions of 70 to 130 messages, not one that grows to 400.
            own = [await filled(store, 70) for _ in range(OWN_WRITE_SESSIONS)]
            if process is not None:
                before = await _end(consumer)
                await until_async(
                    lambda: _grown(consumer, before + 2 * events_per_second),
                    "the load runs",
                    within=60,
                )
            figures: dict[str, float] = {}
            calls = itertools.count()
            began, events_before = (
                time.monotonic(),
                await end_of(consumer, settings, settings.topics.session_events),
            )

            async def write_and_read() -> None:
                written = own[next(calls) % OWN_WRITE_SESSIONS]
                await store.append(written, [TEXT])
                await store.read(written)

            async def write_and_hear() -> None:
                published = await memory.add_user_message(session, TEXT)
                assert published is not None
                async for record in consumer:
                    of_session = record.value is not None and record.key == session.encode()
                    if of_session and orjson.loads(record.value or b"")["sequence"] >= published.sequence:
                        return

            for name, call, times in (
                ("own write", write_and_read, 60 * OWN_WRITE_SESSIONS),
                ("read of 100", lambda: store.whole(session), 500),
                ("HistoryUpdated", write_and_hear, 50),
            ):
                if call is write_and_hear:
                    await consumer.seek_to_end()
                p50, p99 = await latencies_ms(call, times)
                figures |= {f"{name} p50 ms": p50, f"{name} p99 ms": p99}
            if process is not None:
                came = await end_of(consumer, settings, settings.topics.session_events) - events_before
                figures["events/s that came"] = came / (time.monotonic() - began)
            return figures
    finally:
        if process is not None:
            stop(process)


async def _end(consumer: AIOKafkaConsumer) -> int:
    ends = await consumer.end_offsets(consumer.assignment())
    return sum(ends.values())


async def _grown(consumer: AIOKafkaConsumer, wanted: int) -> bool:
    return await _end(consumer) >= wanted


# Growth and recovery


async def growth(suite: Suite) -> None:
    """What an event costs with many sessions, and in long histories; without a broker."""
    command = ["taskset", "-c", "1", sys.executable, "-m", "benchmarks.growth"]
    for _ in range(suite.options.runs):
        out = await output_of([*command, "--sessions", str(suite.options.sessions)])
        for line in out.splitlines():
            case, figures = orjson.loads(line)
            suite.results.add("Growth", case, OURS, figures)
            say(f"{case}: {figures}")


async def recovery(suite: Suite) -> None:
    """How long a restart takes with the state of many events, from the changelog and from RocksDB."""
    events = suite.options.state_events
    records = records_of(events, RECORDED_SHAPE, suite.counter)
    sessions = len({record.key for record in records})
    for number, store in itertools.product(
        range(min(suite.options.runs, HEAVY_RUNS)), ("memory://", "rocksdb://")
    ):
        async with filled_topics(suite, records) as settings:
            with tempfile.TemporaryDirectory() as folder:
                environment = ["env", f"SESSIONSTREAM_STORE={store}", f"SESSIONSTREAM_DATA_DIR={folder}"]
                worker = [*environment, *WORKER]
                folded = await memory_rate(settings, len(records), command=worker)
                took, ram = await restarted(settings, worker)
        case = f"{events:,} events in {sessions:,} sessions"
        figures = {"restart s": took, "RAM MB": ram / 1e6}
        suite.results.add("Recovery", case, store, figures)
        say(f"{number}: {case}, {store}: {folded}; ready again after {took:.1f} s, {ram / 1e6:.0f} MB")


async def failover(suite: Suite) -> None:
    """How long sessions have no answer: when a worker is killed, and in a rolling restart."""
    events = suite.options.state_events // 5
    records = records_of(events, WIDE, suite.counter)
    os.sched_setaffinity(0, range(os.cpu_count() or 1))
    for number in range(min(suite.options.runs, HEAVY_RUNS)):
        for standby, heartbeat in in_turn(FAILOVER_CASES, number):
            async with filled_topics(suite, records) as settings:
                found = await measure_failover(
                    settings, records, standby, FAILOVER_EVENTS_PER_SECOND, heartbeat
                )
            figures: dict[str, float] = dict(zip(FAILOVER_FIGURES, found, strict=True))
            case = failover_case(events, standby, heartbeat)
            suite.results.add("Failover", case, OURS, figures)
            say(f"{case}: {figures}")
    pin_to_script_core()


def tokens_in(counter: TokenCounter) -> str:
    """Return in words how tokens were counted."""
    return ESTIMATED if counter.estimated else f"by {counter.encoding}"


PARTS: Final[dict[str, Callable[[Suite], Awaitable[None]]]] = {
    "streams": streams,
    "workers": beside,
    "compaction": compaction,
    "agents": agents,
    "freshness": freshness,
    "growth": growth,
    "recovery": recovery,
    "failover": failover,
}


async def run(options: argparse.Namespace, servers: str) -> Results:
    """Measure the chosen parts, one after another; what was measured is kept after each."""
    results = Results({**machine(), "kafka": "Kafka 4.1.0"})
    suite = Suite(options, servers, results, bench_counter())
    say(f"tokens of the records: {tokens_in(suite.counter)}")
    for name in options.part or PARTS:
        say(f"part {name}")
        before = os.getloadavg()[0]
        await PARTS[name](suite)
        counted = ESTIMATED if name == "growth" else tokens_in(suite.counter)
        results.note(name.capitalize(), before, os.getloadavg()[0], counted)
        if options.keep:
            keep(results)
    return results


def keep(results: Results) -> None:
    """Write the figures to ``results.json`` and to the document, in place of earlier ones of the same parts."""
    all_results = load(RESULTS)
    all_results.replace_parts(results)
    all_results.save(RESULTS)
    write_document(all_results, targets(all_results))


def main() -> None:
    """Parse the command line, start a broker if none is given, measure, and write what was measured."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=5, help="how often each contender is measured")
    parser.add_argument("--events", type=int, default=50_000, help="of each measurement of a stream")
    parser.add_argument(
        "--messages", type=int, default=300, help="of the one writer; the fifty write a tenth each"
    )
    parser.add_argument(
        "--sessions", type=int, default=1_000_000, help="the most sessions of the part growth"
    )
    parser.add_argument("--state-events", type=int, default=1_000_000, help="of the part recovery")
    parser.add_argument("--part", action="append", choices=PARTS, help="only this part; can be given again")
    parser.add_argument(
        "--no-document",
        dest="keep",
        action="store_false",
        help="write neither results.json nor docs/measurements.md",
    )
    add_broker_options(parser)
    options = parser.parse_args()
    if not CONTENDERS_PYTHON.exists() and CONTENDERS_PARTS & set(options.part or PARTS):
        parser.error(f"{CONTENDERS_PYTHON} is missing: 'make bench' makes it")
    # Retries behind a topic that was just created; an error ends the run.
    logging.getLogger("aiokafka").setLevel(logging.CRITICAL)
    pin_to_script_core(options.broker_pid)
    with broker(options.servers) as servers:
        results = asyncio.run(run(options, servers))
    for target in targets(results):
        value = reached(results, target)
        if value is not None:
            print(f"{value:8.3g}  {target.bound}  {target.says}")


if __name__ == "__main__":
    main()
