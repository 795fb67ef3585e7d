"""Measures what a memory worker needs: RAM a session, bytes of topics an event, the time of a restart.

A session is hot after it was folded: the worker has it decoded besides its records in the table. It is cold after a
restart: only the table has it.
With ``--seconds`` a steady load of new sessions is folded besides, on top of the sessions that are there. With
``--reads-per-second`` their memory is then read as well, over HTTP, as agents read it before they answer: once without
reads and once with them, so that the difference is what reads cost.

Usage: python -m benchmarks.sizing [--events 50000] [--rate 1000 --seconds 60 [--reads-per-second 250]]
           [--servers HOST:PORT]
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import sys
import tempfile
import time
import uuid
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import httpx
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
    http_client,
    memory_rate,
    resident_bytes,
    start,
    stop,
    wait_ready,
)
from benchmarks.steady_load import EVENTS
from processors.memory.tokens import ByteEstimate
from schemas.settings import Settings
from streams.kafka import topics
from streams.settings.tokenizer import load_counter
from tests.builders.recorded import RECORDED
from tests.live.waiting import until_async

#: The load runs for so long before it is measured.
WARM_SECONDS: Final = 5.0
#: The load's first events are waited for so long.
LOAD_SECONDS: Final = 60.0


class Written(NamedTuple):
    """What is in a topic; bytes are those of keys and values.

    Attributes:
        kept_bytes: of the newest record of each key, which compaction leaves.
    """

    records: int
    size_bytes: int
    kept_bytes: int


async def written(settings: Settings, topic: str) -> Written:
    """Read a whole topic."""
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
        newest: dict[bytes, int] = {}
        while any([await consumer.position(tp) < ends[tp] for tp in tps]):
            for records in (await consumer.getmany(timeout_ms=200)).values():
                for record in records:
                    key, bytes_of_value = record.key or b"", len(record.value or b"")
                    count, size = count + 1, size + len(key) + bytes_of_value
                    newest[key] = len(key) + bytes_of_value if bytes_of_value else 0
        return Written(count, size, sum(newest.values()))


async def restarted(settings: Settings, command: Sequence[str] = WORKER) -> tuple[float, int]:
    """Start a worker, and stop it; returns the seconds until it is ready, and its resident bytes then."""
    begun = time.monotonic()
    process = start([*command], settings)
    try:
        await wait_ready(settings)
        return time.monotonic() - begun, resident_bytes(process.pid)
    finally:
        stop(process)


@dataclass(slots=True)
class Readers:
    """Agents that read the memory of sessions that others say something in at the moment.

    Attributes:
        took: how long each read took, in milliseconds.
        size_bytes: of all answers.
        failed: reads without an answer.
    """

    settings: Settings
    sessions: int
    took: list[float] = field(default_factory=list)
    size_bytes: int = 0
    failed: int = 0
    number: int = 0

    async def run(self, per_second: int, begun_at: int) -> None:
        """Read until it is cancelled; ``begun_at``: the end of the log when the load began."""
        async with http_client(self.settings) as client, asyncio.TaskGroup() as reads:
            began = time.monotonic()
            for turn in itertools.count(1):
                if turn % per_second == 1:
                    sent = await ends(self.settings, self.settings.topics.session_events) - begun_at
                    self.number = max(0, sent - 1) // EVENTS
                reads.create_task(self._read(client, f"load{self.number}-{turn % self.sessions}"))
                await asyncio.sleep(max(0.0, began + turn / per_second - time.monotonic()))

    async def _read(self, client: httpx.AsyncClient, session_id: str) -> None:
        begun = time.perf_counter()
        try:
            answer = await client.get(f"/sessions/{session_id}/memory")
        except httpx.HTTPError:
            self.failed += 1
            return
        self.took.append((time.perf_counter() - begun) * 1_000)
        self.failed += answer.status_code != 200
        self.size_bytes += len(answer.content)

    def __str__(self) -> str:
        took = sorted(self.took) or [0.0]
        p50, p99 = took[len(took) // 2], took[int(len(took) * 0.99)]
        each = self.size_bytes / max(1, len(self.took))
        return (
            f"{len(self.took)} reads of {each:.0f} bytes each, {self.failed} without an answer, "
            f"p50 {p50:.1f} ms, p99 {p99:.1f} ms"
        )


async def _cpu_share(pid: int, seconds: float) -> float:
    """Return the cores that a process uses in this time."""
    begun, before = time.monotonic(), cpu_seconds(pid)
    await asyncio.sleep(seconds)
    return (cpu_seconds(pid) - before) / (time.monotonic() - begun)


async def _with_reads(
    settings: Settings, pid: int, seconds: float, per_second: int, begun_at: int, cpu_without: float
) -> str:
    """Return in words what reads cost besides ``cpu_without``, the cores that the same events took without them."""
    sessions = {record.key for record in load_records(RECORDED, EVENTS, short=False, counter=ByteEstimate())}
    readers = Readers(settings, len(sessions))
    reading = asyncio.create_task(readers.run(per_second, begun_at))
    try:
        cpu = await _cpu_share(pid, seconds)
    finally:
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
    each = (cpu - cpu_without) * seconds / max(1, len(readers.took)) * 1e6
    return f"with {per_second} reads/s {100 * cpu:.0f} % of a core, so {each:.0f} µs of CPU a read: {readers}"


async def steady(
    settings: Settings, command: Sequence[str], per_second: int, seconds: float, reads_per_second: int = 0
) -> str:
    """Return in words what a steady load costs a worker that has its sessions, and its lag at the end."""
    worker = start([*command], settings)
    load = None
    try:
        await wait_ready(settings)
        begun_at = await ends(settings, settings.topics.session_events)
        arguments = [settings.topic_prefix, str(settings.bootstrap_servers), str(per_second)]
        load = start(
            [sys.executable, "-m", "benchmarks.steady_load", *arguments], settings, cores=str(SCRIPT_CORE)
        )
        await until_async(
            partial(_has_more, settings, begun_at), "the first events of the load", within=LOAD_SECONDS
        )
        await asyncio.sleep(WARM_SECONDS)
        sent_before, written_before = (
            await ends(settings, settings.topics.session_events),
            await written_bytes(settings),
        )
        cpu = await _cpu_share(worker.pid, seconds)
        ram = resident_bytes(worker.pid)
        sent, folded = await asyncio.gather(ends(settings, settings.topics.session_events), _folded(settings))
        each = [
            (now - then) / (sent - sent_before)
            for now, then in zip(await written_bytes(settings), written_before, strict=True)
        ]
        reads = ""
        if reads_per_second:
            found = await _with_reads(settings, worker.pid, seconds, reads_per_second, begun_at, cpu)
            reads = f"; {found}"
        return (
            f"{per_second} events/s for {seconds:.0f} s: {100 * cpu:.0f} % of a core, "
            f"{cpu / per_second * 1e6:.0f} µs of CPU an event, {ram / 1e6:.0f} MB of RAM; "
            f"{sent - folded} events behind; changelog {each[0]:.0f}, memory-events {each[1]:.0f} bytes an event{reads}"
        )
    finally:
        for process in (load, worker):
            if process is not None:
                stop(process)


async def _has_more(settings: Settings, events: int) -> bool:
    return await ends(settings, settings.topics.session_events) > events


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
        (await written(settings, topic)).size_bytes
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
        found = await written(settings, topic)
        each = found.size_bytes / len(records)
        print(f"{topic.removeprefix(prefix)}: {found.records} records, {each:.0f} bytes an event", end="")
        kept = topic == settings.topics.changelog
        print(
            f"; once compacted {found.kept_bytes / sessions / 1e3:.1f} kB a session" if kept else "",
            flush=True,
        )
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
                reads = options.reads_per_second
                said = await steady(settings, command, options.rate, options.seconds, reads)
                print(f"{store} {said}")
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
    parser.add_argument(
        "--reads-per-second", type=int, default=0, help="of the steady load's sessions, over HTTP"
    )
    add_broker_options(parser)
    options = parser.parse_args()
    pin_to_script_core(options.broker_pid)
    with broker(options.servers) as servers:
        asyncio.run(run(options, servers))


if __name__ == "__main__":
    main()
