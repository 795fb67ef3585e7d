"""Measures the CPU time an event costs between a broker's answer and the batches of a flush, without a broker.

Record batches are decoded as the consumer decodes them, chunks go through the engine's slices and the memory fold,
and each flush makes the batches that a producer would send. Nothing waits, so on a busy machine the CPU time says
more than that of the whole worker. With ``--against`` another checkout is measured in turn with this one. With
``--sealed`` the events and the records of the table are sealed.

Usage: python -m benchmarks.fold [--events N] [--runs N] [--only long] [--against FOLDER] [--sealed]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from aiokafka.consumer import fetcher
from aiokafka.producer.message_accumulator import BatchBuilder
from aiokafka.structs import RecordMetadata, TopicPartition
from prometheus_client import CollectorRegistry

from benchmarks.load import LENGTHS, add_load_options, load_records
from processors.compaction.policy import CompactionPolicy
from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import ByteEstimate
from processors.publishing.event_record import EventRecord
from schemas.topic_names import TopicNames
from streams.engine import record_batches
from streams.engine.app import EngineApp
from streams.engine.chunks import Chunk
from streams.engine.config import EngineConfig
from streams.engine.engine import Engine
from streams.engine.ownership import Assignment
from streams.engine.partition import OwnedPartition
from streams.engine.stores import MemoryStores
from streams.engine.table import FoldTable
from streams.engine.writer import MAX_BATCH_BYTES, PlainWriter
from streams.kafka.partitioner import partition_of
from streams.memory.fold import MemoryFoldConfig, MemoryPartition
from streams.memory.metrics import MemoryMetrics
from streams.worker.lifecycle import tune_garbage_collector

if TYPE_CHECKING:
    from streams.kafka.session_keys import KeyLogPart, SessionKeyRing

PARTITIONS = 12
PRODUCED_BATCH_BYTES = 262_144
FETCH_BYTES = 1_048_576
TOPIC = "session-events"


class _Accepting:
    """Stands for a producer: batches are made, and no one sends them.

    Attributes:
        sent_bytes: of all batches so far, by topic.
    """

    def __init__(self) -> None:
        self.sent_bytes: Counter[str] = Counter()

    def create_batch(self) -> BatchBuilder:
        return BatchBuilder(MAX_BATCH_BYTES, 0, is_transactional=True)

    async def send_batch(self, builder: BatchBuilder, topic: str, *, partition: int) -> asyncio.Future[Any]:
        self.sent_bytes[topic] += len(builder._build())
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        done.set_result(RecordMetadata(topic, partition, TopicPartition(topic, partition), 0, 0, 0, 0))
        return done


def produced(
    records: Sequence[EventRecord], after: Mapping[int, int] | None = None
) -> dict[int, list[tuple[int, bytes]]]:
    """Return the answers of a broker to fetches, by partition: the first offset after each, and its bytes.

    Args:
        records: what was sent.
        after: the first offset of each partition; 0 if None.
    """
    building: dict[int, tuple[BatchBuilder, int]] = {}
    written: dict[int, list[tuple[int, bytes]]] = {number: [] for number in range(PARTITIONS)}
    ends = dict.fromkeys(range(PARTITIONS), 0) if after is None else dict(after)

    def close(partition: int) -> None:
        builder, first = building.pop(partition)
        data = bytearray(bytes(builder._build()))
        data[0:8] = first.to_bytes(8, "big")
        answers = written[partition]
        if answers and len(answers[-1][1]) + len(data) <= FETCH_BYTES:
            answers[-1] = ends[partition], answers[-1][1] + bytes(data)
        else:
            answers.append((ends[partition], bytes(data)))

    for number, record in enumerate(records):
        partition = partition_of(record.key, PARTITIONS)
        for _ in range(2):
            if partition not in building:
                building[partition] = (
                    BatchBuilder(PRODUCED_BATCH_BYTES, 0, is_transactional=False),
                    ends[partition],
                )
            builder, _first = building[partition]
            stamp = 1_763_800_000_000 + number
            if builder.append(key=record.key, value=record.value, timestamp=stamp, headers=record.headers):
                ends[partition] += 1
                break
            close(partition)
    for partition in list(building):
        close(partition)
    return written


def _ignored(_: int) -> None:
    """Do nothing with the time at which a broker took records; an older checkout has no function for that."""


class _KeyLog:
    """The topic of keys, in memory. Implements :class:`streams.kafka.session_keys.KeyLog`."""

    def __init__(self) -> None:
        self._records: dict[int, list[tuple[bytes, bytes | None]]] = {}

    async def read(self, partition: int, start: int) -> KeyLogPart:
        from streams.kafka.session_keys import KeyLogPart

        records = self._records.get(partition, [])
        return KeyLogPart(records[start:], len(records))

    async def write(self, partition: int, records: Sequence[tuple[bytes, bytes | None]]) -> None:
        self._records.setdefault(partition, []).extend(records)


def sealed(records: list[EventRecord]) -> tuple[list[EventRecord], SessionKeyRing]:
    """Return the records as a publisher with encryption sends them, and the keys of a worker that has read none."""
    # Not at the top: another checkout, which is measured too, may be older.
    from processors.sealing.master_keys import MasterKeys
    from streams.kafka.sealed_records import sealed_records
    from streams.kafka.session_keys import SessionKeyRing

    log, masters = _KeyLog(), MasterKeys("1", {"1": bytes(range(32))})
    publisher, worker = (
        SessionKeyRing(log, masters, lambda name: partition_of(name.encode(), PARTITIONS)) for _ in range(2)
    )
    return asyncio.run(sealed_records(records, publisher)), worker


class BrokerlessWorker:
    """The engine of a memory worker that owns all partitions and has no clients.

    Args:
        keys: open sealed events; None without encryption.
        policy: of memory; the defaults if None.

    Attributes:
        producer: gets all batches.
    """

    def __init__(self, keys: SessionKeyRing | None = None, policy: MemoryPolicy | None = None) -> None:
        self.producer = _Accepting()
        config = EngineConfig(
            group_id="fold",
            client_id="fold",
            source_topics=(TOPIC,),
            changelog_topic="memory-changelog",
            advertised_url="http://localhost",
            client_settings={"bootstrap_servers": ["127.0.0.1:9"]},
        )
        newer = {"keys": keys, "now_ms": lambda: 0}
        known = {field.name for field in fields(MemoryFoldConfig)}
        memory = MemoryFoldConfig(
            topics=TopicNames(""),
            policy=MemoryPolicy(token_counter=ByteEstimate()) if policy is None else policy,
            compaction=CompactionPolicy(),
            metrics=MemoryMetrics(CollectorRegistry()),
            partition_count=PARTITIONS,
            max_event_bytes=921_600,
            cache_sessions=10_000,
            # Another checkout, which is measured too, may be older.
            **cast(Any, {name: value for name, value in newer.items() if name in known}),
        )
        app = EngineApp(config)
        table = FoldTable(app, "memory", MemoryStores())
        self.engine: Engine[MemoryPartition] = Engine(app, cast(Any, None), table, self._fail)
        assignment = Assignment(1, 1, frozenset(range(PARTITIONS)))
        self.engine.ownership.assignment = assignment
        for partition in range(PARTITIONS):
            table.open_partition(partition)
            writer = PlainWriter.__new__(PlainWriter)
            vars(writer).update(
                _partition=partition, _producer=self.producer, _closing=None, _after={}, _on_taken=_ignored
            )
            self.engine.owned[partition] = OwnedPartition(
                partition=partition,
                assignment=assignment,
                config=config,
                fold=MemoryPartition(partition, table.view(partition), memory),
                table=table,
                writer=writer,
                positions={TOPIC: 0},
                watermarks={},
                caught_up_at={TOPIC: 0},
                on_applied=self.engine._notify_applied,
            )

    @staticmethod
    def _fail(error: BaseException) -> None:
        raise error

    async def run(self, answers: dict[int, list[tuple[int, bytes]]]) -> None:
        """Fold all answers: one of each partition at the same time, and a flush after each."""
        for fetched in _rounds(answers):
            chunks = [self._chunk(partition, *answer) for partition, answer in fetched]
            await asyncio.gather(*map(self.engine.receive, chunks))
            for chunk in chunks:
                await self.engine.owned[chunk.partition].flush()

    @property
    def positions(self) -> dict[int, int]:
        """The next offset of each partition."""
        return {number: owned.positions[TOPIC] for number, owned in self.engine.owned.items()}

    def _chunk(self, partition: int, end: int, data: bytes) -> Chunk:
        start = self.engine.owned[partition].positions[TOPIC]
        tp = TopicPartition(TOPIC, partition)
        # Another checkout, which is measured too, may be older.
        as_fetched = getattr(record_batches, "as_fetched", None)
        decoded = record_batches.LenientPartitionRecords(
            tp,
            record_batches.BoundedMemoryRecords(data),
            [],
            start,
            None,
            as_fetched,
            True,
            fetcher.READ_COMMITTED,
        )
        return Chunk(1, TOPIC, partition, start, end, list(decoded))


def _rounds(answers: dict[int, list[tuple[int, bytes]]]) -> Iterator[list[tuple[int, tuple[int, bytes]]]]:
    for number in range(max(map(len, answers.values()))):
        yield [(partition, one[number]) for partition, one in answers.items() if number < len(one)]


def measure(options: argparse.Namespace, length: str) -> float:
    """Return the microseconds of CPU time an event."""
    records = load_records(options.data, options.events, short=length == "short", counter=ByteEstimate())
    keys = None
    if options.sealed:
        records, keys = sealed(records)
    answers = produced(records)
    count = len(records)
    del records
    worker = BrokerlessWorker(keys)
    tune_garbage_collector()
    began = time.process_time()
    asyncio.run(worker.run(answers))
    took = time.process_time() - began
    folded = sum(worker.positions.values())
    assert folded == count, f"{folded} of {count} events were folded"
    return took / count * 1e6


def _measure_in(folder: Path, options: argparse.Namespace, length: str) -> float:
    """Measure the code in a folder, in a process of its own."""
    command = [sys.executable, str(Path(__file__).resolve()), "--events", str(options.events)]
    command += ["--data", str(options.data), "--only", length, "--once"]
    command += ["--sealed"] if options.sealed else []
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    result = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    return float(json.loads(result.stdout))


def main() -> None:
    """Parse the command line and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    add_load_options(parser)
    parser.add_argument("--runs", type=int, default=3, help="how often each is measured; the median counts")
    parser.add_argument("--against", type=Path, help="another checkout, measured in turn with this one")
    parser.add_argument("--sealed", action="store_true", help="with encryption at rest")
    parser.add_argument(
        "--once", action="store_true", help="measure in this process, once, and print the number"
    )
    options = parser.parse_args()
    if options.once:
        print(json.dumps(measure(options, options.only)))
        return
    here = Path(__file__).resolve().parent.parent
    folders = [here] if options.against is None else [here, options.against.resolve()]
    for length in LENGTHS if options.only is None else (options.only,):
        costs: dict[Path, list[float]] = {folder: [] for folder in folders}
        for _ in range(options.runs):
            for folder in folders:
                costs[folder].append(_measure_in(folder, options, length))
        print(f"{length} sessions, {options.events} events: µs of CPU an event: median, least (all runs)")
        for folder, taken in costs.items():
            shown = ", ".join(f"{one:.1f}" for one in taken)
            print(f"  {statistics.median(taken):.1f}, {min(taken):.1f} ({shown}) {folder}")


if __name__ == "__main__":
    main()
