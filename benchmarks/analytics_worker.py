"""Measures events per second of the analytics worker and of the memory worker on the same log, in one run.

The topics are filled first. The workers run one after the other, alone on core 1; broker and script run on core 0.
The memory worker runs first, because the analytics worker also reads the memory-events that it publishes.

Usage: python -m benchmarks.analytics_worker [--events N] [--data FILE] [--only long] [--servers HOST:PORT]
"""

from __future__ import annotations

import argparse
import asyncio
import uuid
from collections.abc import Sequence

from aiokafka import AIOKafkaConsumer
from aiokafka.structs import TopicPartition

from benchmarks.broker import add_broker_options, broker, pin_to_script_core
from benchmarks.load import LENGTHS, add_load_options, load_records
from benchmarks.memory_worker import WORKER, bench_settings, fill, group_rate
from schemas.settings import Settings
from schemas.topic_names import Process
from streams.kafka import topics
from streams.settings.tokenizer import load_counter


async def rate(
    settings: Settings,
    process: Process,
    wanted: int,
    topic_names: set[str],
    *,
    environment: Sequence[str] = (),
) -> float:
    """Return the durable records per second of a worker: offsets committed in its transactions.

    Args:
        settings: of the worker.
        process: its process.
        wanted: how many records there are.
        topic_names: the topics that count.
        environment: further settings, each as ``NAME=value``.
    """
    command = ["env", *environment, *WORKER[:-1], process]
    measured = await group_rate(settings, command, settings.group(process), wanted, topic_names=topic_names)
    return measured.events_per_second


async def count_of(settings: Settings, topic: str) -> int:
    """Do the same as :func:`end_of` with a consumer of its own."""
    async with AIOKafkaConsumer(bootstrap_servers=str(settings.bootstrap_servers)) as consumer:
        return await end_of(consumer, settings, topic)


async def end_of(consumer: AIOKafkaConsumer, settings: Settings, topic: str) -> int:
    """Return the number of offsets of a topic, including control records."""
    tps = [TopicPartition(topic, number) for number in range(settings.partitions)]
    return sum((await consumer.end_offsets(tps)).values())


async def run(options: argparse.Namespace, servers: str) -> None:
    """Measure long sessions, then short ones."""
    for length in LENGTHS if options.only is None else (options.only,):
        short = length == "short"
        prefix = f"bench-{uuid.uuid4().hex[:6]}-"
        settings = bench_settings(servers, prefix)
        names = settings.topics
        records = load_records(options.data, options.events, short=short, counter=load_counter(settings))
        distinct = len({record.event.session_id for record in records})
        size = sum(len(record.value) for record in records) / len(records)
        print(f"{len(records)} events, {distinct} sessions, {size:.0f} bytes per event")
        await topics.create(settings)
        await fill(settings, records)
        memory = await rate(settings, "memory", len(records), {names.session_events})
        print(f"memory worker:    {memory:.0f} durable events/s")
        announced = await count_of(settings, names.memory_events)
        analytics = await rate(settings, "analytics", len(records), {names.session_events})
        print(
            f"analytics worker: {analytics:.0f} durable events/s, and {announced} memory-events; "
            f"ratio {analytics / memory:.2f}"
        )


def main() -> None:
    """Parse the command line and run."""
    parser = argparse.ArgumentParser(description=__doc__)
    add_load_options(parser)
    add_broker_options(parser)
    options = parser.parse_args()
    pin_to_script_core(options.broker_pid)
    with broker(options.servers) as servers:
        asyncio.run(run(options, servers))


if __name__ == "__main__":
    main()
