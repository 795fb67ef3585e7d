"""Measures what a memory worker needs: RAM per session, changelog bytes per event, records restored per second.

Usage: python -m benchmarks.sizing [--events 50000] [--data FILE] [--servers HOST:PORT [--broker-pid PID]]
"""

from __future__ import annotations

import argparse
import asyncio
import time
import uuid
from collections.abc import Sequence
from pathlib import Path

from aiokafka import AIOKafkaConsumer
from aiokafka.structs import TopicPartition

from benchmarks.broker import add_broker_options, broker, pin_to_script_core
from benchmarks.load import load_records
from benchmarks.memory_worker import WORKER, bench_settings, fill, memory_rate, start, stop, wait_ready
from schemas.settings import Settings
from streams.kafka import topics
from streams.settings.tokenizer import load_counter
from tests.builders.recorded import RECORDED


def resident_bytes(pid: int) -> int:
    """Return the process's resident memory in bytes; taskset uses exec, so the pid is the worker's."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise RuntimeError(f"no process {pid}")


async def changelog(settings: Settings) -> tuple[int, int]:
    """Return the number of records and bytes (keys and values) in the changelog."""
    consumer = AIOKafkaConsumer(
        bootstrap_servers=str(settings.bootstrap_servers), isolation_level="read_committed"
    )
    async with consumer:
        counts = await topics.partition_counts(settings)
        tps = [TopicPartition(settings.topics.changelog, n) for n in range(counts[settings.topics.changelog])]
        consumer.assign(tps)
        ends = await consumer.end_offsets(tps)
        for tp in tps:
            consumer.seek(tp, 0)
        count = size = 0
        while any([await consumer.position(tp) < ends[tp] for tp in tps]):
            for records in (await consumer.getmany(timeout_ms=200)).values():
                count += len(records)
                size += sum(len(record.key or b"") + len(record.value or b"") for record in records)
        return count, size


async def restarted(settings: Settings, command: Sequence[str] = WORKER) -> tuple[float, int]:
    """Start a worker, and stop it; returns the seconds until it is ready, and its resident bytes then."""
    begun = time.monotonic()
    process = start([*command], settings)
    try:
        await wait_ready(settings)
        return time.monotonic() - begun, resident_bytes(process.pid)
    finally:
        stop(process)


async def run(options: argparse.Namespace, servers: str) -> None:
    """Fold the events, then restart the worker and restore; print the figures."""
    prefix = f"size-{uuid.uuid4().hex[:6]}-"
    settings = bench_settings(servers, prefix)
    records = load_records(options.data, options.events, short=False, counter=load_counter(settings))
    sessions = len({record.key for record in records})
    size_bytes = sum(len(record.value) for record in records)
    await topics.create(settings)
    _, before = await restarted(settings)
    await fill(settings, records)
    await memory_rate(settings, len(records))
    count, size = await changelog(settings)
    print(f"{len(records)} events ({size_bytes / 1e6:.1f} MB) of {sessions} sessions")
    print(f"changelog: {count} records, {size / len(records):.0f} bytes per event, before compaction")
    took, after = await restarted(settings)
    print(f"restart until ready: {took:.1f} s for {count} records, including the start of the process")
    print(
        f"RAM: {before / 1e6:.0f} MB empty, {(after - before) / sessions / 1e3:.1f} kB per restored session"
    )


def main() -> None:
    """Parse the command line and run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=50_000)
    parser.add_argument("--data", type=Path, default=RECORDED)
    add_broker_options(parser)
    options = parser.parse_args()
    pin_to_script_core(options.broker_pid)
    with broker(options.servers) as servers:
        asyncio.run(run(options, servers))


if __name__ == "__main__":
    main()
