"""Longest hold of the event loop by hostile events and by long sessions, without Kafka.

``python -m benchmarks.event_loop_hold`` folds each case through the engine's own slices, and flushes. Beside it a task
takes every turn of the loop. The hold is the longest CPU time of the process between two of its turns: it counts
threads too, because a thread that keeps the interpreter's lock holds the loop as well.

Objects that were there before the event are left out of garbage collection, as a worker leaves out those of its start.
The time of a collection depends on all that a process keeps. With ``--with-old-objects`` they are collected too.

With ``--peak`` it prints instead how far the resident memory of the process rises above what it was before the event,
at its peak; only on Linux.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import orjson
from prometheus_client import CollectorRegistry

from processors.compaction.policy import CompactionPolicy
from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import ByteEstimate
from schemas.topic_names import TopicNames
from streams.engine.app import EngineApp
from streams.engine.chunks import Chunk
from streams.engine.engine import Engine
from streams.engine.ownership import Assignment
from streams.engine.partition import OwnedPartition
from streams.engine.stores import MemoryStores
from streams.engine.table import FoldTable
from streams.memory.fold import MemoryFold, MemoryFoldConfig, MemoryPartition
from streams.memory.metrics import MemoryMetrics
from tests.builders.source_records import Record
from tests.fakes.engine_parts import ListingWriter, config_of

#: Messages of the long sessions: as many turns as the measurements of evictions always had.
TURNS = 16_000
EVENT_BYTES = 921_600

Fields = dict[str, Any]


def _user(text: str = "x", **fields: Any) -> Fields:
    return {"type": "UserMessageAdded", "text": text, **fields}


def _parts(count: int, part: Fields) -> list[Fields]:
    return [{"type": "MultimodalUserMessageAdded", "contents": [part] * count}]


def _native(item: Any) -> list[Fields]:
    return [_user(native={"format": "f", "item": item})]


def _turns(count: int, text: str = "x") -> list[Fields]:
    return [_user(text) for _ in range(count)]


def _compacted() -> Fields:
    return {
        "type": "HistoryCompacted",
        "base_epoch": 0,
        "through_sequence": TURNS - 1,
        "user_message": "asked",
        "ai_message": "done",
        "trigger": "size",
        "policy": "given",
        "messages_compacted": TURNS,
        "size_before_bytes": TURNS,
        "size_after_bytes": 9,
        "tokens_before": TURNS,
        "tokens_after": 4,
        "duration_ms": 1,
    }


#: By name: the events before, whether the session is then read again from its records, and the event that is measured.
CASES: dict[str, Callable[[], tuple[list[Fields], bool, list[Fields]]]] = {
    "30,000 text parts": lambda: ([], False, _parts(30_000, {"kind": "text", "text": ""})),
    "1,000 text parts": lambda: ([], False, _parts(1_000, {"kind": "text", "text": "x" * 800})),
    "28,000 images": lambda: ([], False, _parts(28_000, {"kind": "image", "uri": ""})),
    "native of 300,000 lists": lambda: ([], False, _native([[]] * 300_000)),
    "native of 200,000 texts": lambda: ([], False, _native(["x"] * 200_000)),
    "native of 150,000 nulls": lambda: ([], False, _native([None] * 150_000)),
    "native of 49,000 numbers": lambda: ([], False, _native([0.123456] * 49_000)),
    "20,000 ids to remove": lambda: (
        _turns(1_000),
        False,
        [{"type": "MessagesRemoved", "message_ids": [f"m{n:07d}" + "x" * 30 for n in range(20_000)]}],
    ),
    "text of 900 KB": lambda: ([], False, [_user("x" * 900_000)]),
    "16,000 turns evicted": lambda: (
        _turns(TURNS),
        False,
        [{"type": "SessionConfigured", "max_messages": 1}],
    ),
    "16,000 turns read from records and evicted": lambda: (
        _turns(TURNS),
        True,
        [{"type": "SessionConfigured", "max_messages": 1}],
    ),
    "20 MB read from records and evicted": lambda: (
        _turns(TURNS, "x" * 1_250),
        True,
        [{"type": "SessionConfigured", "max_messages": 1}],
    ),
    "16,000 messages of one turn evicted": lambda: (
        [_user(), *[{"type": "AiMessageAdded", "text": "x"}] * TURNS],
        True,
        [{"type": "SessionConfigured", "max_messages": 2}],
    ),
    "summary over 16,000 messages": lambda: (_turns(TURNS), True, [_compacted()]),
    "16,000 messages cleared": lambda: (_turns(TURNS), True, [{"type": "HistoryCleared"}]),
    "session of 16,000 messages deleted": lambda: (_turns(TURNS), True, [{"type": "SessionDeleted"}]),
}


class _OnePartition:
    """An engine that owns one partition of the memory worker, with a table and a writer in this process."""

    def __init__(self) -> None:
        config = config_of(source_topics=("session-events",), flush_bytes=100_000_000)
        app = EngineApp(config)
        self.table = FoldTable(app, "table", MemoryStores())
        self.table.open_partition(0)
        self.failures: list[BaseException] = []
        self.engine: Engine[MemoryPartition] = Engine(app, cast(Any, None), self.table, self.failures.append)
        self.assignment = self.engine.ownership.assignment = Assignment(1, 1, frozenset({0}))
        self.config = config
        self.next_offset = 0
        self.open()

    def open(self) -> None:
        """Begin with the records of the table, as after a restart."""
        fold = MemoryFold(
            MemoryFoldConfig(
                topics=TopicNames(""),
                policy=replace(MemoryPolicy(token_counter=ByteEstimate()), max_size_bytes=None),
                compaction=CompactionPolicy(),
                metrics=MemoryMetrics(CollectorRegistry()),
                partition_count=1,
                max_event_bytes=EVENT_BYTES,
                cache_sessions=100,
                now_ms=lambda: 0,
            )
        ).open(0, self.table.view(0))
        fold.restored()
        self.owned = self.engine.owned[0] = OwnedPartition(
            partition=0,
            assignment=self.assignment,
            config=self.config,
            fold=fold,
            table=self.table,
            writer=ListingWriter(),
            positions={"session-events": self.next_offset},
            watermarks={},
            caught_up_at={"session-events": 0},
            on_applied=lambda _: None,
        )

    async def receive(self, events: Sequence[Fields]) -> None:
        records = [
            Record(_json(fields, self.next_offset + n), key=b"s", offset=self.next_offset + n)
            for n, fields in enumerate(events)
        ]
        assert all(len(record.value or b"") <= EVENT_BYTES for record in records), "not legal"
        begin, self.next_offset = self.next_offset, self.next_offset + len(records)
        await self.engine.receive(Chunk(1, "session-events", 0, begin, self.next_offset, records))
        await self.owned.flush()
        if self.failures:
            raise self.failures[0]


def _json(fields: Fields, number: int) -> bytes:
    common = {"event_id": f"e{number}", "session_id": "s", "occurred_at": "2026-01-01T00:00:00Z"}
    return orjson.dumps({**common, **fields})


async def _longest_hold(work: Callable[[], Any]) -> float:
    """Return the longest CPU seconds of the process between two turns of the loop while ``work`` runs."""
    longest = 0.0
    done = False

    async def take_turns() -> None:
        nonlocal longest
        before = time.process_time()
        while not done:
            await asyncio.sleep(0.0005)
            now = time.process_time()
            longest = max(longest, now - before)
            before = time.process_time()

    beside = asyncio.create_task(take_turns())
    await asyncio.sleep(0)
    try:
        await work()
    finally:
        done = True
        await beside
    return longest


async def _made(name: str) -> tuple[_OnePartition, Sequence[Fields]]:
    """Return a partition with what a case has before its event, and the event."""
    before, reopened, measured = CASES[name]()
    one = _OnePartition()
    if before:
        await one.receive(before)
    if reopened:
        one.open()
    return one, measured


async def hold_of(name: str, *, with_old_objects: bool = False) -> float:
    """Return the longest hold of one case in CPU seconds."""
    one, measured = await _made(name)
    gc.unfreeze()
    gc.collect()
    if not with_old_objects:
        gc.freeze()
    return await _longest_hold(lambda: one.receive(measured))


async def peak_of(name: str) -> int:
    """Return how many bytes the resident memory rises by one case, at its peak."""
    one, measured = await _made(name)
    gc.collect()
    _reset_peak()
    before = _peak_bytes()
    await one.receive(measured)
    return _peak_bytes() - before


def _reset_peak() -> None:
    """Let the kernel's peak begin again at what there is now."""
    Path("/proc/self/clear_refs").write_text("5", encoding="ascii")


def _peak_bytes() -> int:
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return 1024 * int(next(line for line in status.splitlines() if line.startswith("VmHWM")).split()[1])


def _rounds(names: Sequence[str], rounds: int, with_old_objects: bool) -> Iterator[tuple[str, list[float]]]:
    for name in names:
        yield (
            name,
            sorted(asyncio.run(hold_of(name, with_old_objects=with_old_objects)) for _ in range(rounds)),
        )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--with-old-objects", action="store_true")
    parser.add_argument("--peak", action="store_true", help="print peaks of memory instead")
    parser.add_argument("names", nargs="*", default=list(CASES))
    arguments = parser.parse_args()
    if arguments.peak:
        print("peak of the resident memory above what it was before the event, MiB")
        for name in arguments.names:
            print(f"{name:45} {asyncio.run(peak_of(name)) / 2**20:7.1f}", flush=True)
        return
    print("longest hold of the event loop, milliseconds of CPU: median, highest")
    for name, holds in _rounds(arguments.names, arguments.rounds, arguments.with_old_objects):
        print(f"{name:45} {1_000 * holds[len(holds) // 2]:7.0f} {1_000 * holds[-1]:7.0f}", flush=True)


if __name__ == "__main__":
    main()
