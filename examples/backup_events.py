"""Copies the events topic to a file, and back to an empty topic at the same offsets.

    export SESSIONSTREAM_BOOTSTRAP_SERVERS=localhost:9092
    python examples/backup_events.py dump events.jsonl
    python examples/backup_events.py restore events.jsonl

Summaries contain the offsets they cover, so a restore must give every event its old offset. A dump refuses a log of
which retention has deleted events. A restore refuses a topic that is not empty or has another number of partitions, and
a file without its end, before it publishes anything.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any

from aiokafka.structs import TopicPartition

from schemas.errors import SessionstreamError
from schemas.settings import Settings, load_settings
from streams.kafka.clients import started_consumer, started_producer
from streams.kafka.topics import partition_counts


async def dump(settings: Settings, path: Path) -> int:
    """Write all present events of the topic, one JSON object per line; returns how many.

    A file that is there is replaced when the new one is whole.

    Raises:
        ValueError: the topic is missing, or events of it were deleted.
    """
    topic, count = settings.topics.session_events, 0
    partitions = await _partitions(settings)
    new = path.with_name(f"{path.name}.new")
    async with started_consumer(settings) as consumer:
        consumer.assign(partitions)
        ends = await consumer.end_offsets(partitions)
        beginnings = await consumer.beginning_offsets(partitions)
        with new.open("w", encoding="utf-8") as file:
            file.write(json.dumps({"topic": topic, "partitions": len(partitions)}) + "\n")
            for partition in partitions:
                _require_next(partition, 0, beginnings[partition])
                consumer.assign([partition])
                consumer.seek(partition, 0)
                next_offset = 0
                while await consumer.position(partition) < ends[partition]:
                    for record in (await consumer.getmany(partition, timeout_ms=1_000)).get(partition, ()):
                        _require_next(partition, next_offset, record.offset)
                        file.write(json.dumps(_as_line(record)) + "\n")
                        next_offset += 1
                        count += 1
            file.write(json.dumps({"events": count}) + "\n")
            file.flush()
            os.fsync(file.fileno())
    new.replace(path)
    return count


async def restore(settings: Settings, path: Path) -> int:
    """Publish the events of a file at their old offsets; returns how many.

    Raises:
        ValueError: the file is not whole, the topic is missing, not empty or has other partitions, or an event did not
            get its offset.
    """
    topic, count = settings.topics.session_events, 0
    _require_whole(path)
    partitions = await _partitions(settings)
    async with started_consumer(settings) as consumer:
        ends = await consumer.end_offsets(partitions)
    with path.open(encoding="utf-8") as file:
        head = json.loads(next(file))
        if head["partitions"] != len(partitions) or any(ends.values()):
            raise ValueError(f"{topic} must be empty and have {head['partitions']} partitions")
        async with started_producer(settings) as producer:
            for line in file:
                record = json.loads(line)
                if "events" in record:
                    break
                sent = await producer.send_and_wait(
                    topic,
                    partition=record["partition"],
                    timestamp_ms=record["timestamp_ms"],
                    key=_decoded(record["key"]),
                    value=_decoded(record["value"]),
                    headers=[(name, _decoded(value)) for name, value in record["headers"]],
                )
                if sent.offset != record["offset"]:
                    raise ValueError(
                        f"partition {record['partition']}: an event of offset {record['offset']} is now at "
                        f"{sent.offset}; another program writes to the topic. Stop it, and delete the topic again"
                    )
                count += 1
    return count


def _require_next(partition: TopicPartition, expected: int, offset: int) -> None:
    if offset != expected:
        raise ValueError(
            f"partition {partition.partition} of {partition.topic} has no events {expected} to {offset - 1}, so a "
            "restore could not give the others their offsets: rebuild from the archive instead"
        )


def _require_whole(path: Path) -> None:
    """Check that a file ends as a dump does; a copy that broke off would be a log without its newest events."""
    count, last = 0, ""
    with path.open(encoding="utf-8") as file:
        for line in file:
            count, last = count + 1, line
    if last != json.dumps({"events": count - 2}) + "\n":
        raise ValueError(f"{path} was cut: its end is missing. Use another copy")


async def _partitions(settings: Settings) -> list[TopicPartition]:
    topic = settings.topics.session_events
    count = (await partition_counts(settings)).get(topic)
    if count is None:
        raise ValueError(f"there is no topic {topic}: run `sessionstream topics create`")
    return [TopicPartition(topic, number) for number in range(count)]


def _as_line(record: Any) -> dict[str, Any]:
    return {
        "partition": record.partition,
        "offset": record.offset,
        "timestamp_ms": record.timestamp,
        "key": _encoded(record.key),
        "value": _encoded(record.value),
        "headers": [(name, _encoded(value)) for name, value in record.headers],
    }


def _encoded(value: bytes | None) -> str | None:
    return None if value is None else b64encode(value).decode()


def _decoded(value: str | None) -> bytes | None:
    return None if value is None else b64decode(value)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("dump", "restore"))
    parser.add_argument("file", type=Path)
    arguments = parser.parse_args()
    try:
        done = asyncio.run(
            {"dump": dump, "restore": restore}[arguments.what](load_settings(), arguments.file)
        )
    except (SessionstreamError, ValueError, OSError) as error:
        sys.exit(f"error: {error}")
    print(f"{done} events")
