"""Measures what a memory worker needs: RAM a session, bytes of topics an event, the time of a restart.

A session is hot after it was folded: the worker has it decoded besides its records in the table. It is cold after a
restart: only the table has it.
With ``--seconds`` a steady load of new sessions is folded besides, on top of the sessions that are there.

Usage: python -m benchmarks.sizing [--events 50000] [--rate 1000 --seconds 60] [--servers HOST:PORT]
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
import uuid
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from aiokafka import AIOKafkaConsumer
from aiokafka.admin import AIOKafkaAdminClient
from aiokafka.structs import TopicPartition

from benchmarks.broker import SCRIPT_CORE, add_broker_options, broker, pin_to_script_core
from benchmarks.load import load_records
from benchmarks.memory_worker import (
    WORKER,
    bench_settings,
    cpu_seconds,
    fill,
    memory_rate,
    resident_bytes,
    start,
    stop,
    wait_ready,
)
from schemas.settings import Settings
from streams.kafka import topics
from streams.settings.tokenizer import load_counter
from tests.builders.recorded import RECORDED

#: The load runs for so long before it is measured.
WARM_SECONDS: Final = 5.0


async def written(settings: Settings, topic: str) -> tuple[int, int]:
    """Return the number of records and bytes (keys and values) in a topic."""
    consumer = AIOKafkaConsumer(
        bootstrap_servers=str(settings.bootstrap_servers), isolation_level="read_committed"
    )
    async with consumer:
        counts = await topics.partition_counts(settings)
        tps = [TopicPartition(topic, n) for n in range(counts[topic])]
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


async def steady(settings: Settings, command: Sequence[str], per_second: int, seconds: float) -> str:
    """Return in words what a steady load costs a worker that has its sessions, and its lag at the end."""
    worker = start([*command], settings)
    load = None
    try:
        await wait_ready(settings)
        arguments = [settings.topic_prefix, str(settings.bootstrap_servers), str(per_second)]
        load = start(
            [sys.executable, "-m", "benchmarks.steady_load", *arguments], settings, cores=str(SCRIPT_CORE)
        )
        await asyncio.sleep(WARM_SECONDS)
        sent_before, written_before = (
            await ends(settings, settings.topics.session_events),
            await written_bytes(settings),
        )
        begun, before = time.monotonic(), cpu_seconds(worker.pid)
        await asyncio.sleep(seconds)
        cpu = (cpu_seconds(worker.pid) - before) / (time.monotonic() - begun)
        ram = resident_bytes(worker.pid)
        sent, folded = await asyncio.gather(ends(settings, settings.topics.session_events), _folded(settings))
        each = [
            (now - then) / (sent - sent_before)
            for now, then in zip(await written_bytes(settings), written_before, strict=True)
        ]
        return (
            f"{per_second} events/s for {seconds:.0f} s: {100 * cpu:.0f} % of a core, "
            f"{cpu / per_second * 1e6:.0f} µs of CPU an event, {ram / 1e6:.0f} MB of RAM; "
            f"{sent - folded} events behind; changelog {each[0]:.0f}, memory-events {each[1]:.0f} bytes an event"
        )
    finally:
        for process in (load, worker):
            if process is not None:
                stop(process)


async def ends(settings: Settings, topic: str) -> int:
    """Return the number of records in a topic."""
    async with AIOKafkaConsumer(bootstrap_servers=str(settings.bootstrap_servers)) as consumer:
        counts = await topics.partition_counts(settings)
        return sum(
            (await consumer.end_offsets([TopicPartition(topic, n) for n in range(counts[topic])])).values()
        )


async def written_bytes(settings: Settings) -> list[int]:
    """Return the bytes in the changelog and in memory-events."""
    return [
        (await written(settings, topic))[1]
        for topic in (settings.topics.changelog, settings.topics.memory_events)
    ]


async def _folded(settings: Settings) -> int:
    admin = AIOKafkaAdminClient(bootstrap_servers=str(settings.bootstrap_servers))
    await admin.start()
    try:
        offsets = await admin.list_consumer_group_offsets(settings.group("memory"))
        return sum(max(one.offset, 0) for one in offsets.values())
    finally:
        await admin.close()


def folder_bytes(folder: str) -> int:
    """Return the bytes of all files in a folder."""
    return sum(file.stat().st_size for file in Path(folder).rglob("*") if file.is_file())


async def run(options: argparse.Namespace, servers: str) -> None:
    """Fold the events, restart the worker with each store, and print the figures."""
    prefix = f"size-{uuid.uuid4().hex[:6]}-"
    settings = bench_settings(servers, prefix)
    records = load_records(options.data, options.events, short=False, counter=load_counter(settings))
    sessions = len({record.key for record in records})
    size_bytes = sum(len(record.value) for record in records)
    await topics.create(settings)
    _, empty = await restarted(settings)
    await fill(settings, records)
    rate = await memory_rate(settings, len(records))
    print(f"{len(records)} events ({size_bytes / 1e6:.1f} MB) of {sessions} sessions; {rate}")
    for topic in (settings.topics.changelog, settings.topics.memory_events):
        count, size = await written(settings, topic)
        print(f"{topic.removeprefix(prefix)}: {count} records, {size / len(records):.0f} bytes an event")
    hot = (rate.resident_bytes - empty) / sessions / 1e3
    print(f"RAM: {empty / 1e6:.0f} MB empty; {hot:.1f} kB for a hot session")
    with tempfile.TemporaryDirectory() as folder:
        for store in ("memory://", "rocksdb://"):
            command = ["env", f"SESSIONSTREAM_STORE={store}", f"SESSIONSTREAM_DATA_DIR={folder}", *WORKER]
            first, _ = await restarted(settings, command)
            again, after = await restarted(settings, command)
            print(
                f"{store} ready after {first:.1f} s, and again after {again:.1f} s, "
                f"{folder_bytes(folder) / 1e6:.0f} MB on disk"
            )
            if options.seconds:
                print(f"{store} {await steady(settings, command, options.rate, options.seconds)}")
            print(f"RAM: {(after - empty) / sessions / 1e3:.1f} kB for a cold session with {store}")


def main() -> None:
    """Parse the command line and run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=50_000)
    parser.add_argument("--data", type=Path, default=RECORDED)
    parser.add_argument("--rate", type=int, default=1_000, help="events/s of the steady load")
    parser.add_argument(
        "--seconds", type=float, default=0, help="of the steady load; without it there is none"
    )
    add_broker_options(parser)
    options = parser.parse_args()
    pin_to_script_core(options.broker_pid)
    with broker(options.servers) as servers:
        asyncio.run(run(options, servers))


if __name__ == "__main__":
    main()
