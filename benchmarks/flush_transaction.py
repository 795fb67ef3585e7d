"""Measures what the Kafka transaction of a flush costs the worker and the broker, in CPU time, whatever is in it.

Writers of twelve partitions write small flushes ten times a second each, in turns: as the engine does, without the
group's offsets, and as a producer's plain batches. The first round is not counted.

Usage: python -m benchmarks.flush_transaction [--seconds N] [--rounds N]
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from aiokafka.admin import AIOKafkaAdminClient, NewTopic
from aiokafka.structs import TopicPartition

from benchmarks.memory_worker import cpu_seconds
from streams.engine.fold import OutRecord, out_record
from streams.engine.writer import FlushWriter, PlainWriter, TransactionalWriter
from tests.kafka.broker import KafkaBroker
from tests.kafka.choice import make_broker

PARTITIONS: Final = 12
INTERVAL_SECONDS: Final = 0.1
TOPICS: Final = ("changelog", "memory-events", "events")


class WithoutOffsets(TransactionalWriter):
    """Writes the records alone, to measure what the offsets cost; no worker writes so."""

    async def write(
        self,
        records: Sequence[OutRecord],
        offsets: Mapping[TopicPartition, int],  # noqa: ARG002 - a writer's argument, left out on purpose
    ) -> dict[str, int]:
        await self._producer.begin_transaction()
        highest = await self._send(records)
        await self._producer.commit_transaction()
        return highest


def writer_of(kind: str, partition: int, servers: str) -> Any:
    """Return a writer of one of the three kinds, not started."""
    if kind == "plain batches":
        return PlainWriter(
            partition, client_settings={"bootstrap_servers": servers}, request_timeout_ms=20_000
        )
    made = TransactionalWriter if kind == "with offsets" else WithoutOffsets
    return made(
        partition,
        group_id="group",
        changelog_topic="changelog",
        client_settings={"bootstrap_servers": servers},
        request_timeout_ms=20_000,
        transaction_timeout_ms=20_000,
    )


async def write_flushes(writer: FlushWriter, partition: int, until: float, spent: list[float]) -> int:
    """Write a small flush at each interval; returns how many."""
    written = 0
    records = [
        out_record("changelog", b"block", b"x" * 600, []),
        out_record("changelog", b"head", b"x" * 600, []),
        out_record("changelog", b"watermark", b"x" * 100, []),
        out_record("memory-events", b"session", b"x" * 300, []),
    ]
    due = time.monotonic() + partition * INTERVAL_SECONDS / PARTITIONS
    while due < until:
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        began = time.monotonic()
        await writer.write(records, {TopicPartition("events", partition): written})
        spent.append(time.monotonic() - began)
        written += 1
        due = max(due + INTERVAL_SECONDS, time.monotonic())
    return written


async def measure(kind: str, servers: str, broker_pid: int, seconds: float) -> str:
    """Run one kind for so long; returns its line of the table."""
    writers = [writer_of(kind, partition, servers) for partition in range(PARTITIONS)]
    requests: Counter[str] = Counter()
    for writer in writers:
        await writer.start(lambda: None)
        count_requests(writer, requests)
    spent: list[float] = []
    client, broker = time.process_time(), cpu_seconds(broker_pid)
    until = time.monotonic() + seconds
    counts = await asyncio.gather(
        *(write_flushes(writer, partition, until, spent) for partition, writer in enumerate(writers))
    )
    client, broker = time.process_time() - client, cpu_seconds(broker_pid) - broker
    for writer in writers:
        await writer.stop()
    total = sum(counts)
    sent = ", ".join(f"{name} {count / total:.2f}" for name, count in sorted(requests.items()))
    took = sorted(spent)[total // 2]
    return (
        f"{kind}: {total} flushes, client {1e3 * client / total:.2f} ms, broker {1e3 * broker / total:.2f} ms of CPU,"
        f" p50 {1e3 * took:.1f} ms; requests a flush: {sent}"
    )


def count_requests(writer: Any, requests: Counter[str]) -> None:
    """Count the writer's requests by name."""
    client = writer._producer.client
    send = client.send

    async def counted(node_id: Any, request: Any, **options: Any) -> Any:
        requests[type(request).__name__.partition("Request")[0]] += 1
        return await send(node_id, request, **options)

    client.send = counted


async def idle(servers: str, broker_pid: int, seconds: float) -> str:
    """Return what producers cost that have nothing to write."""
    writers = [writer_of("with offsets", partition, servers) for partition in range(PARTITIONS)]
    for writer in writers:
        await writer.start(lambda: None)
    client, broker = time.process_time(), cpu_seconds(broker_pid)
    await asyncio.sleep(seconds)
    client, broker = time.process_time() - client, cpu_seconds(broker_pid) - broker
    for writer in writers:
        await writer.stop()
    return f"idle: client {1e3 * client / seconds:.2f} ms, broker {1e3 * broker / seconds:.2f} ms of CPU a second"


async def run(servers: str, broker_pid: int, options: argparse.Namespace) -> None:
    """Make the topics, then measure all kinds in each round."""
    admin = AIOKafkaAdminClient(bootstrap_servers=servers)
    await admin.start()
    await admin.create_topics([NewTopic(topic, PARTITIONS, 1) for topic in TOPICS])
    await admin.close()
    for number in range(options.rounds + 1):
        for kind in ("with offsets", "without offsets", "plain batches"):
            line = await measure(kind, servers, broker_pid, options.seconds)
            print("warming up," if number == 0 else f"round {number},", line, flush=True)
    print(await idle(servers, broker_pid, options.seconds), flush=True)


def main() -> None:
    """Start a broker and measure."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rounds", type=int, default=2)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        started = make_broker(Path(folder), {})
        if not isinstance(started, KafkaBroker):
            sys.exit("the CPU time of a broker in Docker cannot be read; install Java and Maven")
        try:
            started.start()
            asyncio.run(run(started.bootstrap_servers, started.pid, options))
        finally:
            started.close()


if __name__ == "__main__":
    main()
