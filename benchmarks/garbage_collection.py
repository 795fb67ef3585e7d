"""Measures how long CPython's garbage collections hold a memory worker that has many sessions in RAM, without Kafka.

Sessions are folded and written to a table in memory, and the table is opened again, as a worker does after a restore.
Then events of random sessions are folded in slices and flushed. Each collection is timed by ``gc.callbacks``.

``--rule`` chooses the rule: ``worker`` (what a worker does), ``python`` (CPython's own thresholds), or ``before`` (a
worker's before young collections were bounded).

Usage: python -m benchmarks.garbage_collection [--sessions 200000] [--events 100000] [--rule worker]
"""

from __future__ import annotations

import argparse
import gc
import random
import resource
import time
from typing import Any

import orjson
from prometheus_client import CollectorRegistry

from processors.compaction.policy import CompactionPolicy
from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import ByteEstimate
from schemas.topic_names import TopicNames
from streams.memory.fold import MemoryFold, MemoryFoldConfig
from streams.memory.metrics import MemoryMetrics
from streams.worker.lifecycle import tune_garbage_collector
from tests.builders.source_records import DictTable, Record

SLICE_RECORDS = 256
FLUSH_EVENTS = 2_000
CACHE_SESSIONS = 1_000_000


def _event(number: int, session: int) -> Record:
    value = orjson.dumps(
        {
            "type": "UserMessageAdded",
            "event_id": f"e{number}",
            "session_id": f"session-{session}",
            "occurred_at": "2026-01-01T00:00:00Z",
            "text": "Where is my parcel, and when does it arrive?",
        }
    )
    return Record(value, f"session-{session}".encode(), number, 1_763_800_000_000 + number)


class _Collections:
    """Times collections by generation."""

    def __init__(self) -> None:
        self.seconds: dict[int, list[float]] = {0: [], 1: [], 2: []}
        self._began = 0.0

    def __call__(self, phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            self._began = time.process_time()
        else:
            self.seconds[info["generation"]].append(time.process_time() - self._began)


def _fold(partition: Any, table: DictTable, sessions: list[int], first: int) -> None:
    since_flush = 0
    for start in range(0, len(sessions), SLICE_RECORDS):
        part = [
            _event(first + start + at, one) for at, one in enumerate(sessions[start : start + SLICE_RECORDS])
        ]
        partition.apply(partition.decode(part))
        since_flush += len(part)
        if since_flush >= FLUSH_EVENTS:
            changes, _ = partition.take_changes()
            table.write(changes)
            since_flush = 0
    changes, _ = partition.take_changes()
    table.write(changes)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sessions", type=int, default=200_000)
    parser.add_argument("--events", type=int, default=100_000)
    parser.add_argument("--rule", choices=("worker", "python", "before"), default="worker")
    arguments = parser.parse_args()
    if arguments.rule != "python":
        tune_garbage_collector()
    if arguments.rule == "before":
        gc.set_threshold(200_000, 1_000, 1_000)
    collections = _Collections()
    gc.callbacks.append(collections)
    fold = MemoryFold(
        MemoryFoldConfig(
            topics=TopicNames(),
            policy=MemoryPolicy(token_counter=ByteEstimate()),
            compaction=CompactionPolicy(),
            metrics=MemoryMetrics(CollectorRegistry()),
            partition_count=1,
            max_event_bytes=921_600,
            cache_sessions=CACHE_SESSIONS,
            now_ms=lambda: 0,
        )
    )
    table = DictTable()
    first = fold.open(0, table)
    _fold(first, table, list(range(arguments.sessions)), 0)
    del first
    partition = fold.open(0, table)
    partition.restored()
    for times in collections.seconds.values():
        times.clear()
    chosen = random.Random(1).choices(range(arguments.sessions), k=arguments.events)
    began = time.process_time()
    _fold(partition, table, chosen, arguments.sessions)
    took = time.process_time() - began
    peak_mb = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(
        f"{arguments.rule}: {arguments.sessions} sessions, {arguments.events} events, {took:.1f} s, {peak_mb:.0f} MB"
    )
    for generation, times in collections.seconds.items():
        longest = 1_000 * max(times, default=0.0)
        print(f"  generation {generation}: {len(times)}, longest {longest:.1f} ms, in all {sum(times):.2f} s")


if __name__ == "__main__":
    main()
