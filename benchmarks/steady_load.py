"""Publishes events at a steady rate to sessions of its own, until a signal comes.

Run: python -m benchmarks.steady_load PREFIX BOOTSTRAP_SERVERS EVENTS_PER_SECOND
"""

from __future__ import annotations

import asyncio
import itertools
import sys
import time
from collections.abc import Iterator, Sequence

from aiokafka import AIOKafkaProducer

from benchmarks.broker import give_way
from benchmarks.load import bench_counter, load_records
from processors.publishing.event_record import EventRecord
from tests.builders.recorded import RECORDED

#: Events of one turn of the loop are sent together, this often a second.
TURNS_PER_SECOND = 50
#: This many different events are repeated, each time in new sessions.
EVENTS = 10_000


def in_new_sessions(records: Sequence[EventRecord], number: int) -> Iterator[EventRecord]:
    """Yield the same events with ids of sessions and events that differ for each number."""
    name = b"load%d-" % number
    for record in records:
        headers = [(header, value.replace(b"load-", name)) for header, value in record.headers]
        yield record._replace(
            key=record.key.replace(b"load-", name),
            value=record.value.replace(b"load-", name),
            headers=headers,
        )


def endless(records: Sequence[EventRecord]) -> Iterator[EventRecord]:
    """Yield the records again and again, in new sessions each time."""
    for number in itertools.count():
        yield from in_new_sessions(records, number)


async def publish(prefix: str, servers: str, events_per_second: int) -> None:
    """Publish without end."""
    records = load_records(RECORDED, EVENTS, short=False, counter=bench_counter())
    async with AIOKafkaProducer(bootstrap_servers=servers, linger_ms=5) as producer:
        began = time.monotonic()
        each = events_per_second // TURNS_PER_SECOND
        stream = endless(records)
        for turn in itertools.count(1):
            for record in itertools.islice(stream, each):
                await producer.send(
                    f"{prefix}session-events", key=record.key, value=record.value, headers=record.headers
                )
            await asyncio.sleep(max(0.0, began + turn / TURNS_PER_SECOND - time.monotonic()))


if __name__ == "__main__":
    give_way()
    asyncio.run(publish(sys.argv[1], sys.argv[2], int(sys.argv[3])))
