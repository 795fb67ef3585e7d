"""Measures events per second of the memory worker on one core, compares it with the naive agent, and read latency.

Topics are filled first. Broker and script run on core 0, the worker under test on core 1.
Only durable events count: for the memory worker, the offsets committed in its transactions; for the naive agent, the
records in its changelog. On a machine that is busy with other work, compare the CPU time per event.

With ``--processes N`` only this is measured: one worker, and N workers under one parent, each on all cores, in turns.

Usage: python -m benchmarks.memory_worker [--events N] [--data FILE] [--only long] [--servers HOST:PORT]
"""

from __future__ import annotations

import argparse
import asyncio
import math
import os
import signal
import statistics
import subprocess
import sys
import time
import uuid
from collections.abc import Awaitable, Callable, Collection, Sequence
from pathlib import Path
from typing import NamedTuple

import httpx
from aiokafka import AIOKafkaConsumer, AIOKafkaProducer
from aiokafka.admin import AIOKafkaAdminClient, NewTopic
from aiokafka.errors import GroupCoordinatorNotAvailableError
from aiokafka.structs import TopicPartition

from benchmarks.broker import add_broker_options, broker, pin_to_script_core
from benchmarks.contenders.naive_agent import PARTITIONS, changelog_name
from benchmarks.load import LENGTHS, add_load_options, load_records
from processors.publishing.event_record import EventRecord
from schemas.settings import Settings, load_settings
from streams.kafka import topics
from streams.settings.tokenizer import load_counter
from tests.kafka.processes import free_ports
from tests.live.waiting import until_async

WORKER_CORE = "1"
WORKER = [str(Path(sys.executable).parent / "sessionstream"), "worker", "memory"]
SAMPLE_SECONDS = 0.02


def bench_settings(servers: str, prefix: str) -> Settings:
    """Return the settings of one measurement: its own prefix, and a free port."""
    return load_settings(
        bootstrap_servers=servers, topic_prefix=prefix, group_prefix=prefix, http_port=free_ports(1)[0]
    )


async def fill(settings: Settings, records: list[EventRecord]) -> None:
    """Send all records to the events topic."""
    producer = AIOKafkaProducer(
        bootstrap_servers=str(settings.bootstrap_servers),
        linger_ms=20,
        max_batch_size=262_144,
        enable_idempotence=True,
    )
    async with producer:
        for record in records:
            await producer.send(
                settings.topics.session_events, key=record.key, value=record.value, headers=record.headers
            )
        await producer.flush()


class Rate(NamedTuple):
    """The rate of a process and of those it started, from its first observed progress to the end.

    Attributes:
        resident_bytes: Of the process alone, at the end.
        broker_us_per_event: CPU time of everything else that the script has started, which is its broker.
    """

    events_per_second: float
    cpu_us_per_event: float
    resident_bytes: int = 0
    broker_us_per_event: float = 0.0

    def faster_than(self, other: Rate) -> float:
        """Return how many times as fast it is."""
        return self.events_per_second / other.events_per_second

    def cheaper_than(self, other: Rate) -> float:
        """Return how many times less CPU it uses per event; NaN if there were too few events to measure."""
        return other.cpu_us_per_event / self.cpu_us_per_event if self.cpu_us_per_event else math.nan

    def __str__(self) -> str:
        return (
            f"{self.events_per_second:.0f} durable events/s, {self.cpu_us_per_event:.1f} µs of CPU per event"
        )


def cpu_seconds(pid: int) -> float:
    """Return the CPU seconds of a process so far, user and system; taskset uses exec, so the pid is the worker's."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def tree_cpu_seconds(pid: int) -> float:
    """Return the CPU seconds so far of a process and of all that it started and that still run."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
        return cpu_seconds(pid) + sum(tree_cpu_seconds(int(child)) for child in children)
    except FileNotFoundError:  # it has just ended
        return 0.0


def _cpu_seconds_of(process: subprocess.Popen[bytes]) -> tuple[float, float]:
    """Return the CPU seconds so far of a process under test, and of the broker that this script has started."""
    own, script = tree_cpu_seconds(process.pid), os.getpid()
    return own, tree_cpu_seconds(script) - cpu_seconds(script) - own


def resident_bytes(pid: int) -> int:
    """Return the process's resident memory in bytes; taskset uses exec, so the pid is the worker's."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise RuntimeError(f"no process {pid}")


async def measure(
    progress: Callable[[], Awaitable[int]],
    total: int,
    deadline_seconds: float,
    process: subprocess.Popen[bytes],
) -> Rate:
    """Measure the durable events and their CPU time, from the first observed progress to the end."""
    deadline = time.monotonic() + deadline_seconds
    first: tuple[float, float, float, int] | None = None
    while True:
        done = await progress()
        now = time.monotonic()
        if first is None and done > 0:
            first = now, *_cpu_seconds_of(process), done
        if first is not None and done >= total:
            began, cpu_before, broker_before, done_before = first
            events = max(total - done_before, 1)
            cpu, broker_cpu = _cpu_seconds_of(process)
            return Rate(
                events / max(now - began, 1e-9),
                (cpu - cpu_before) / events * 1e6,
                resident_bytes(process.pid),
                (broker_cpu - broker_before) / events * 1e6,
            )
        if process.poll() is not None:
            raise RuntimeError(f"the process under test ended with code {process.returncode}")
        if now > deadline:
            raise TimeoutError(f"only {done} of {total} events after {deadline_seconds} s")
        await asyncio.sleep(SAMPLE_SECONDS)


def start(arguments: list[str], settings: Settings, *, cores: str = WORKER_CORE) -> subprocess.Popen[bytes]:
    """Start a process under test on its own core, or on ``cores``."""
    environment = {
        **os.environ,
        "SESSIONSTREAM_BOOTSTRAP_SERVERS": str(settings.bootstrap_servers),
        "SESSIONSTREAM_TOPIC_PREFIX": settings.topic_prefix,
        "SESSIONSTREAM_GROUP_PREFIX": settings.group_prefix,
        "SESSIONSTREAM_HTTP_PORT": str(settings.http_port),
        "SESSIONSTREAM_LOG_LEVEL": "WARNING",
    }
    return subprocess.Popen(["taskset", "-c", cores, *arguments], env=environment)


def stop(process: subprocess.Popen[bytes]) -> None:
    """Send SIGTERM and wait for the end."""
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


async def committed_records(
    admin: AIOKafkaAdminClient, group: str, topic_names: Collection[str] | None = None
) -> int:
    """Return the sum of the offsets that a consumer group has committed, in these topics; in all if None."""
    try:
        offsets = await admin.list_consumer_group_offsets(group)
    except GroupCoordinatorNotAvailableError:  # a new broker creates its offsets topic first
        return 0
    return sum(
        max(one.offset, 0) for tp, one in offsets.items() if topic_names is None or tp.topic in topic_names
    )


async def memory_rate(
    settings: Settings, total: int, *, command: Sequence[str] = WORKER, cores: str = WORKER_CORE
) -> Rate:
    """Measure the memory worker's rate over the events in the topic."""
    return await group_rate(settings, command, settings.group("memory"), total, cores=cores)


async def group_rate(
    settings: Settings,
    command: Sequence[str],
    group: str,
    total: int,
    *,
    cores: str = WORKER_CORE,
    topic_names: Collection[str] | None = None,
) -> Rate:
    """Start a process, measure its durable records by the offsets that its consumer group commits, and stop it.

    Args:
        settings: of the process.
        command: starts it.
        group: its consumer group.
        total: how many records there are.
        cores: that it may use.
        topic_names: the topics that count; all if None.
    """
    process = start([*command], settings, cores=cores)
    admin = AIOKafkaAdminClient(bootstrap_servers=str(settings.bootstrap_servers))
    await admin.start()

    async def committed() -> int:
        return await committed_records(admin, group, topic_names)

    try:
        return await measure(committed, total, 180, process)
    finally:
        await admin.close()
        stop(process)


async def naive_rate(settings: Settings, total: int) -> Rate:
    """Measure the naive agent's rate over the same topic."""
    servers = str(settings.bootstrap_servers)
    changelog = changelog_name(settings.topic_prefix)
    # Created here with the right number of partitions: a broker with automatic topic creation would create it at
    # the first metadata request, with its own default.
    admin = AIOKafkaAdminClient(bootstrap_servers=servers)
    await admin.start()
    await admin.create_topics(
        [NewTopic(changelog, PARTITIONS, 1, topic_configs={"cleanup.policy": "compact"})]
    )
    await admin.close()
    process = start(
        [sys.executable, "-m", "benchmarks.contenders.naive_agent", settings.topic_prefix, servers], settings
    )
    consumer = AIOKafkaConsumer(bootstrap_servers=servers)
    await consumer.start()

    async def written() -> int:
        tps = [TopicPartition(changelog, number) for number in range(PARTITIONS)]
        return sum((await consumer.end_offsets(tps)).values())

    try:
        return await measure(written, total, 120, process)
    finally:
        await consumer.stop()
        stop(process)


def http_client(settings: Settings) -> httpx.AsyncClient:
    """Return an HTTP client for the worker under test."""
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{settings.http_port}", timeout=10, trust_env=False)


async def wait_ready(settings: Settings) -> None:
    """Wait until the worker serves all partitions."""
    async with http_client(settings) as client:

        async def ready() -> bool:
            try:
                return (await client.get("/readyz")).status_code == 200
            except httpx.HTTPError:
                return False

        await until_async(ready, "the worker is ready", within=60)


async def read_latency(
    settings: Settings, session_ids: list[str], seconds: float
) -> tuple[int, float, float]:
    """Read sequentially; returns the count, and p50 and p99 in milliseconds."""
    took: list[float] = []
    async with http_client(settings) as client:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            session_id = session_ids[len(took) % len(session_ids)]
            begun = time.perf_counter()
            answer = await client.get(f"/sessions/{session_id}/memory")
            if answer.status_code == 200:
                took.append((time.perf_counter() - begun) * 1000)
    took.sort()
    return len(took), took[len(took) // 2], took[int(len(took) * 0.99)]


async def latencies(settings: Settings, records: list[EventRecord], seconds: float) -> None:
    """Measure read latency at rest, then while the topic is filled again; ``seconds`` of reads each."""
    process = start(WORKER, settings)
    session_ids = sorted({record.event.session_id for record in records})[:200]
    try:
        await wait_ready(settings)
        count, p50, p99 = await read_latency(settings, session_ids, seconds)
        print(f"read latency at rest: p50 {p50:.2f} ms, p99 {p99:.2f} ms ({count} reads)")
        filling = asyncio.create_task(fill(settings, records))
        await asyncio.sleep(0.2)
        count, p50, p99 = await read_latency(settings, session_ids, seconds)
        await filling
        print(f"read latency under load: p50 {p50:.2f} ms, p99 {p99:.2f} ms ({count} reads)")
    finally:
        stop(process)


async def run(options: argparse.Namespace, servers: str) -> None:
    """Measure all figures, one after another, in one run."""
    for length in LENGTHS if options.only is None else (options.only,):
        short = length == "short"
        prefix = f"bench-{uuid.uuid4().hex[:6]}-"
        settings = bench_settings(servers, prefix)
        records = load_records(options.data, options.events, short=short, counter=load_counter(settings))
        distinct = len({record.event.session_id for record in records})
        size = sum(len(record.value) for record in records) / len(records)
        print(f"{len(records)} events, {distinct} sessions, {size:.0f} bytes per event")
        await topics.create(settings)
        await fill(settings, records)
        ours = await memory_rate(settings, len(records))
        print(f"memory worker: {ours}")
        naive = await naive_rate(settings, len(records))
        print(f"naive agent:   {naive}")
        print(f"ratio {ours.faster_than(naive):.1f}; by CPU time {ours.cheaper_than(naive):.1f}")
        if not short:
            await latencies(settings, records, options.read_seconds)


async def run_processes(options: argparse.Namespace, servers: str) -> None:
    """Measure one worker and several under one parent, in turns, each with topics of its own."""
    cores = f"0-{(os.cpu_count() or 1) - 1}"
    rates: dict[int, list[Rate]] = {1: [], options.processes: []}
    for _ in range(options.runs):
        for count, measured in rates.items():
            settings = bench_settings(servers, f"bench-{uuid.uuid4().hex[:6]}-")
            counter = load_counter(settings)
            records = load_records(
                options.data, options.events, short=options.only == "short", counter=counter
            )
            await topics.create(settings)
            await fill(settings, records)
            command = WORKER if count == 1 else [*WORKER, "--processes", str(count)]
            rate = await memory_rate(settings, len(records), command=command, cores=cores)
            measured.append(rate)
            print(
                f"{count} processes: {rate}, and {rate.broker_us_per_event:.1f} µs of the broker", flush=True
            )
    one, several = (
        statistics.median(one.events_per_second for one in measured) for measured in rates.values()
    )
    print(f"medians: {one:.0f} and {several:.0f} durable events/s; ratio {several / one:.2f}")


def main() -> None:
    """Parse the command line and run."""
    parser = argparse.ArgumentParser(description=__doc__)
    add_load_options(parser)
    parser.add_argument(
        "--read-seconds", type=float, default=5.0, help="seconds of reads, at rest and under load"
    )
    parser.add_argument(
        "--processes", type=int, default=1, help="compare one worker with this many under one parent"
    )
    parser.add_argument("--runs", type=int, default=3, help="runs in turn, with --processes")
    add_broker_options(parser)
    options = parser.parse_args()
    if options.processes > 1:
        with broker(options.servers) as servers:
            asyncio.run(run_processes(options, servers))
        return
    pin_to_script_core(options.broker_pid)
    with broker(options.servers) as servers:
        asyncio.run(run(options, servers))


if __name__ == "__main__":
    main()
