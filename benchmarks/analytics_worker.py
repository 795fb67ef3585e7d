"""Events per second of the analytics worker beside the memory worker, over the same log, in one run.

The topics are filled first. Each worker in turn has core 1 to itself, broker and script core 0. The memory
worker goes first: what it announces is what the analytics worker reads beside the events.

Usage: python -m benchmarks.analytics_worker --servers HOST:PORT [--broker-pid PID] [--events N] [--data FILE]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import uuid
from pathlib import Path

from aiokafka import AIOKafkaConsumer
from aiokafka.admin import AIOKafkaAdminClient
from aiokafka.errors import GroupCoordinatorNotAvailableError
from aiokafka.structs import TopicPartition

from benchmarks.load import load_records
from benchmarks.memory_worker import WORKER, fill, measure, start, stop
from schemas.settings import Settings, load_settings
from schemas.topic_names import Process
from streams.kafka import topics
from streams.settings.tokenizer import load_counter
from tests.builders.recorded import RECORDED


async def rate(settings: Settings, process: Process, wanted: int, topic_names: set[str]) -> float:
    """Durable records per second of a worker: offsets committed within its transactions."""
    worker = start([*WORKER[:-1], process], settings)
    admin = AIOKafkaAdminClient(bootstrap_servers=str(settings.bootstrap_servers))
    await admin.start()

    async def committed() -> int:
        try:
            offsets = await admin.list_consumer_group_offsets(settings.group(process))
        except GroupCoordinatorNotAvailableError:  # a fresh broker makes its offsets topic first
            return 0
        return sum(max(one.offset, 0) for tp, one in offsets.items() if tp.topic in topic_names)

    try:
        return (await measure(committed, wanted, 180, worker)).events_per_second
    finally:
        await admin.close()
        stop(worker)


async def count_of(settings: Settings, topic: str) -> int:
    """Offsets of a topic, control records among them."""
    consumer = AIOKafkaConsumer(bootstrap_servers=str(settings.bootstrap_servers))
    await consumer.start()
    try:
        tps = [TopicPartition(topic, number) for number in range(settings.partitions)]
        return sum((await consumer.end_offsets(tps)).values())
    finally:
        await consumer.stop()


async def run(options: argparse.Namespace) -> None:
    """Long sessions, then short ones."""
    for short in (False, True):
        prefix = f"bench-{uuid.uuid4().hex[:6]}-"
        settings = load_settings(bootstrap_servers=options.servers, topic_prefix=prefix, group_prefix=prefix)
        names = settings.topics
        records = load_records(options.data, options.events, short=short, counter=load_counter(settings))
        distinct = len({record.event.session_id for record in records})
        size = sum(len(record.value) for record in records) / len(records)
        print(f"{len(records)} events, {distinct} sessions, {size:.0f} bytes an event")
        await topics.create(settings)
        await fill(settings, records)
        memory = await rate(settings, "memory", len(records), {names.session_events})
        print(f"memory worker:    {memory:.0f} durable events/s")
        announced = await count_of(settings, names.memory_events)
        analytics = await rate(settings, "analytics", len(records), {names.session_events})
        print(
            f"analytics worker: {analytics:.0f} durable events/s, beside {announced} memory-events; "
            f"ratio {analytics / memory:.2f}"
        )


def main() -> None:
    """Parse the command line and run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=50_000)
    parser.add_argument("--data", type=Path, default=RECORDED)
    parser.add_argument("--servers", required=True, help="a running broker")
    parser.add_argument("--broker-pid", type=int, help="pin this process to core 0")
    options = parser.parse_args()
    os.sched_setaffinity(0, {0})
    if options.broker_pid:
        subprocess.run(
            ["taskset", "-a", "-cp", "0", str(options.broker_pid)], check=True, capture_output=True
        )
    asyncio.run(run(options))


if __name__ == "__main__":
    main()
