"""The limit for a worker in Python: records are fetched and their JSON is read, and nothing else happens.

Run: python -m benchmarks.contenders.raw_reader PREFIX BOOTSTRAP_SERVERS EVENTS PARTITIONS; prints JSON.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time

import orjson
from aiokafka import AIOKafkaConsumer
from aiokafka.structs import TopicPartition


async def read(prefix: str, servers: str, events: int, partitions: int) -> dict[str, float]:
    """Return the events per second and their CPU time, from the first answer to the last event."""
    topic = f"{prefix}session-events"
    consumer = AIOKafkaConsumer(bootstrap_servers=servers, isolation_level="read_committed")
    async with consumer:
        tps = [TopicPartition(topic, number) for number in range(partitions)]
        consumer.assign(tps)
        await consumer.seek_to_beginning(*tps)
        count = before = 0
        began = cpu_began = 0.0
        while count < events:
            for records in (await consumer.getmany(timeout_ms=1_000)).values():
                for record in records:
                    orjson.loads(record.value or b"")
                count += len(records)
            if not before:
                before, began, cpu_began = count, time.perf_counter(), time.process_time()
        seconds = time.perf_counter() - began
        cpu = time.process_time() - cpu_began
    # The first answer has all of a few events.
    timed = max(count - before, 1)
    return {"events_per_second": timed / seconds, "cpu_us_per_event": cpu / timed * 1e6}


if __name__ == "__main__":
    print(json.dumps(asyncio.run(read(sys.argv[1], sys.argv[2], *map(int, sys.argv[3:])))))
