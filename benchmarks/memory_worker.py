"""Events per second of the memory worker on one core, beside the naive agent, and read latency.

Topics are filled first. Broker and script are pinned to core 0, the worker under test to core 1.
What counts is what is durable: for the memory worker the offsets committed within its transactions, for the
naive agent the records in its changelog. On a machine that others use as well, compare CPU time an event.

Usage: python -m benchmarks.memory_worker [--events N] [--data FILE] [--servers HOST:PORT --broker-pid PID]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import subprocess
import sys
import time
import uuid
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

import httpx
from aiokafka import AIOKafkaConsumer, AIOKafkaProducer
from aiokafka.admin import AIOKafkaAdminClient
from aiokafka.errors import GroupCoordinatorNotAvailableError
from aiokafka.structs import TopicPartition

from benchmarks.load import load_records
from processors.publishing.event_record import EventRecord
from schemas.settings import Settings, load_settings
from streams.kafka import topics
from streams.settings.tokenizer import load_counter
from tests.builders.recorded import RECORDED

WORKER_CORE = "1"
PORT = 16066
WORKER = [str(Path(sys.executable).parent / "sessionstream"), "worker", "memory"]
SAMPLE_SECONDS = 0.02


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
    """What a process did from the first progress that was seen to the end."""

    events_per_second: float
    cpu_us_per_event: float

    def __str__(self) -> str:
        return (
            f"{self.events_per_second:.0f} durable events/s, {self.cpu_us_per_event:.1f} µs of CPU an event"
        )


def cpu_seconds(pid: int) -> float:
    """CPU time of a process so far, user and system; taskset execs, so the pid is the worker's own."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(
    progress: Callable[[], Awaitable[int]],
    total: int,
    deadline_seconds: float,
    process: subprocess.Popen[bytes],
) -> Rate:
    """Durable events, and their cost, from the first seen progress to the end."""
    deadline = time.monotonic() + deadline_seconds
    first: tuple[float, float, int] | None = None
    while True:
        done = await progress()
        now = time.monotonic()
        if first is None and done > 0:
            first = now, cpu_seconds(process.pid), done
        if first is not None and done >= total:
            began, cpu_before, done_before = first
            events = max(total - done_before, 1)
            cpu = cpu_seconds(process.pid) - cpu_before
            return Rate(events / max(now - began, 1e-9), cpu / events * 1e6)
        if process.poll() is not None:
            raise RuntimeError(f"the process under test ended with code {process.returncode}")
        if now > deadline:
            raise TimeoutError(f"only {done} of {total} events after {deadline_seconds} s")
        await asyncio.sleep(SAMPLE_SECONDS)


def start(arguments: list[str], settings: Settings) -> subprocess.Popen[bytes]:
    """A process under test, on its own core."""
    environment = {
        **os.environ,
        "SESSIONSTREAM_BOOTSTRAP_SERVERS": str(settings.bootstrap_servers),
        "SESSIONSTREAM_TOPIC_PREFIX": settings.topic_prefix,
        "SESSIONSTREAM_GROUP_PREFIX": settings.group_prefix,
        "SESSIONSTREAM_HTTP_PORT": str(PORT),
        "SESSIONSTREAM_LOG_LEVEL": "WARNING",
    }
    return subprocess.Popen(["taskset", "-c", WORKER_CORE, *arguments], env=environment)


def stop(process: subprocess.Popen[bytes]) -> None:
    """SIGTERM, then wait."""
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


async def memory_rate(settings: Settings, total: int) -> Rate:
    """The memory worker's rate over what the topic holds."""
    process = start(WORKER, settings)
    admin = AIOKafkaAdminClient(bootstrap_servers=str(settings.bootstrap_servers))
    await admin.start()

    async def committed() -> int:
        try:
            offsets = await admin.list_consumer_group_offsets(settings.group("memory"))
        except GroupCoordinatorNotAvailableError:  # a broker that has just started
            return 0
        return sum(max(one.offset, 0) for one in offsets.values())

    try:
        return await measure(committed, total, 180, process)
    finally:
        await admin.close()
        stop(process)


async def naive_rate(settings: Settings, total: int) -> Rate:
    """The naive agent's rate over the same topic."""
    servers = str(settings.bootstrap_servers)
    changelog = f"{settings.topic_prefix}naive-{settings.topic_prefix}memory-changelog"
    process = start(
        [sys.executable, "-m", "benchmarks.naive_agent", settings.topic_prefix, servers], settings
    )
    consumer = AIOKafkaConsumer(bootstrap_servers=servers)
    await consumer.start()

    async def written() -> int:
        partitions = consumer.partitions_for_topic(changelog)
        if not partitions:
            await consumer._client.force_metadata_update()
            consumer._client.add_topic(changelog)
            return 0
        tps = [TopicPartition(changelog, number) for number in partitions]
        return sum((await consumer.end_offsets(tps)).values())

    try:
        return await measure(written, total, 120, process)
    finally:
        await consumer.stop()
        stop(process)


async def wait_ready() -> None:
    """Until the worker at :data:`PORT` serves everything."""
    deadline = time.monotonic() + 60
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{PORT}") as client:
        while True:
            try:
                if (await client.get("/readyz")).status_code == 200:
                    return
            except httpx.HTTPError as error:
                if time.monotonic() > deadline:
                    raise TimeoutError("the worker is not ready") from error
            await asyncio.sleep(SAMPLE_SECONDS)


async def read_latency(session_ids: list[str], seconds: float) -> tuple[int, float, float]:
    """Reads one after another; gives count, p50 and p99 in milliseconds."""
    took: list[float] = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{PORT}", timeout=10) as client:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            session_id = session_ids[len(took) % len(session_ids)]
            begun = time.perf_counter()
            answer = await client.get(f"/sessions/{session_id}/memory")
            if answer.status_code == 200:
                took.append((time.perf_counter() - begun) * 1000)
    took.sort()
    return len(took), took[len(took) // 2], took[int(len(took) * 0.99)]


async def latencies(settings: Settings, records: list[EventRecord]) -> None:
    """Read latency at rest, then while the topic is refilled."""
    process = start(WORKER, settings)
    session_ids = sorted({record.event.session_id for record in records})[:200]
    try:
        await wait_ready()
        count, p50, p99 = await read_latency(session_ids, 5)
        print(f"read latency at rest: p50 {p50:.2f} ms, p99 {p99:.2f} ms ({count} reads)")
        filling = asyncio.create_task(fill(settings, records))
        await asyncio.sleep(0.2)
        count, p50, p99 = await read_latency(session_ids, 3)
        await filling
        print(f"read latency under load: p50 {p50:.2f} ms, p99 {p99:.2f} ms ({count} reads)")
    finally:
        stop(process)


async def run(options: argparse.Namespace, servers: str) -> None:
    """All figures, one after another, in one run."""
    for short in (False, True):
        prefix = f"bench-{uuid.uuid4().hex[:6]}-"
        settings = load_settings(bootstrap_servers=servers, topic_prefix=prefix, group_prefix=prefix)
        records = load_records(options.data, options.events, short=short, counter=load_counter(settings))
        distinct = len({record.event.session_id for record in records})
        size = sum(len(record.value) for record in records) / len(records)
        print(f"{len(records)} events, {distinct} sessions, {size:.0f} bytes an event")
        await topics.create(settings)
        await fill(settings, records)
        ours = await memory_rate(settings, len(records))
        print(f"memory worker: {ours}")
        naive = await naive_rate(settings, len(records))
        print(f"naive agent:   {naive}")
        faster = ours.events_per_second / naive.events_per_second
        cheaper = naive.cpu_us_per_event / ours.cpu_us_per_event
        print(f"ratio {faster:.1f}; by CPU time {cheaper:.1f}")
        if not short:
            await latencies(settings, records)


def main() -> None:
    """Parse the command line and run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=50_000)
    parser.add_argument("--data", type=Path, default=RECORDED)
    parser.add_argument("--servers", help="a running broker; without it one is started")
    parser.add_argument("--broker-pid", type=int, help="pin this process to core 0")
    options = parser.parse_args()
    os.sched_setaffinity(0, {0})
    if options.broker_pid:
        subprocess.run(
            ["taskset", "-a", "-cp", "0", str(options.broker_pid)], check=True, capture_output=True
        )
    asyncio.run(run(options, options.servers))


if __name__ == "__main__":
    main()
