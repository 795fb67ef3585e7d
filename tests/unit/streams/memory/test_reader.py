"""Memory is read only while ownership is proven."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any, cast

import pytest

from processors.compaction.policy import CompactionPolicy
from processors.memory.fold import Entry
from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import ByteEstimate
from schemas.errors import NotServable, StaleRead
from streams.kafka.event_decoding import Decoded
from streams.kafka.log_ends import LogEnds
from streams.memory.fold import MemoryPartition
from streams.memory.reader import MemoryReader
from tests.builders.events import deleted, event, event_json, user
from tests.builders.source_records import DictTable, Record
from tests.fakes.engine import FakeEngine
from tests.fakes.publisher import InMemoryPublisher
from tests.unit.streams.memory.test_fold import feed, open_partition

NOW_MS = 1_700_000_000_000


class FixedEnd:
    """Says that every partition ends at the same offset."""

    def __init__(self, end: int) -> None:
        self.end = end

    async def end_of(self, partition: int) -> int:
        return self.end


def make_reader(
    engine: FakeEngine[MemoryPartition],
    *,
    now_ms: int = NOW_MS,
    ttl_seconds: int | None = None,
    end: int = 0,
) -> MemoryReader:
    return MemoryReader(
        engine.partitions,
        policy=MemoryPolicy(token_counter=ByteEstimate(), ttl_seconds=ttl_seconds),
        compaction=CompactionPolicy(),
        publisher=InMemoryPublisher(),
        log_ends=cast(LogEnds, FixedEnd(end)),
        now_ms=lambda: now_ms,
    )


@pytest.fixture
def engine() -> FakeEngine[MemoryPartition]:
    partition = open_partition(DictTable(), ttl_seconds=60)
    feed(partition, Record(event_json(user())))
    return FakeEngine(partition)


def test_an_owned_session_is_read_and_an_unknown_one_is_empty(
    engine: FakeEngine[MemoryPartition],
) -> None:
    reader = make_reader(engine)

    assert [m.id for m in reader.read("s1", allow_stale=False).memory.messages()] == ["e0"]
    assert reader.read("nobody", allow_stale=False).memory.head is None


def test_without_proof_only_a_read_that_accepts_stale_memory_is_answered(
    engine: FakeEngine[MemoryPartition],
) -> None:
    engine.proven = False
    reader = make_reader(engine)

    with pytest.raises(NotServable):
        reader.read("s1", allow_stale=False)
    snapshot = reader.read("s1", allow_stale=True)

    assert snapshot.stale
    assert snapshot.memory.head is not None


def test_a_worker_that_never_owned_the_partition_has_no_stale_memory() -> None:
    with pytest.raises(NotServable):
        make_reader(FakeEngine()).read("s1", allow_stale=True)


def test_ownership_lost_while_reading_is_noticed(
    engine: FakeEngine[MemoryPartition], monkeypatch: pytest.MonkeyPatch
) -> None:
    reader = make_reader(engine)
    present = MemoryReader._present

    def lose(self: MemoryReader, fold: MemoryPartition, session_id: str) -> object:
        memory = present(self, fold, session_id)
        engine.proven = False
        return memory

    monkeypatch.setattr(MemoryReader, "_present", lose)

    with pytest.raises(NotServable):
        reader.read("s1", allow_stale=False)


async def test_a_session_idle_past_its_time_to_live_reads_as_empty_at_once(
    engine: FakeEngine[MemoryPartition],
) -> None:
    late = make_reader(engine, now_ms=NOW_MS + 61_000, ttl_seconds=60)

    assert late.read("s1", allow_stale=False).memory.head is None
    assert await late.sessions(None, None, 10) == []


def test_the_owner_of_another_partition_is_named_and_an_unknown_one_is_not_servable(
    engine: FakeEngine[MemoryPartition],
) -> None:
    reader = make_reader(engine)
    engine.ownership.urls = {0: "http://me", 1: "http://other"}

    assert reader.owner_url(0) is None
    assert reader.owner_url(1) == "http://other"
    with pytest.raises(NotServable):
        reader.owner_url(2)


async def test_waiting_for_a_sequence_ends_when_it_is_applied(engine: FakeEngine[MemoryPartition]) -> None:
    reader = make_reader(engine)
    waiting = asyncio.create_task(reader.wait_until_applied(0, 5, 5_000))
    await asyncio.sleep(0)

    engine.owned[0].positions["session-events"] = 6
    engine.applied.set()

    await asyncio.wait_for(waiting, 60)


async def test_waiting_for_a_sequence_that_is_not_applied_is_a_stale_read(
    engine: FakeEngine[MemoryPartition],
) -> None:
    with pytest.raises(StaleRead):
        await make_reader(engine).wait_until_applied(0, 5, 20)


async def test_a_read_of_all_that_was_written_waits_for_the_end_of_the_log(
    engine: FakeEngine[MemoryPartition],
) -> None:
    await make_reader(engine, end=0).wait_until_current(0, 0)
    with pytest.raises(StaleRead):
        await make_reader(engine, end=6).wait_until_current(0, 20)
    waiting = asyncio.create_task(make_reader(engine, end=6).wait_until_current(0, 60_000))
    await asyncio.sleep(0)

    engine.owned[0].positions["session-events"] = 6
    engine.applied.set()

    await asyncio.wait_for(waiting, 60)


@pytest.mark.parametrize("at_once", [0, 2_000])
async def test_sessions_are_listed_newest_first_and_by_user(
    monkeypatch: pytest.MonkeyPatch, at_once: int
) -> None:
    monkeypatch.setattr("streams.memory.reader._LISTED_AT_ONCE", at_once)
    partition = open_partition(DictTable())
    for number, user_id in enumerate(("u", "v", "u")):
        name = f"s{number}"
        value = event_json(user(user_id=user_id), session_id=name)
        feed(partition, Record(value, key=name.encode(), offset=number, timestamp=NOW_MS + number))
    reader = make_reader(FakeEngine(partition))

    assert [one.session_id for one in await reader.sessions(None, None, 2)] == ["s2", "s1"]
    assert [one.session_id for one in await reader.sessions(None, "u", 9)] == ["s2", "s0"]
    assert [one.session_id for one in await reader.sessions(0.0, None, 9)] == ["s2", "s1", "s0"]


async def test_a_long_list_of_sessions_holds_the_event_loop_for_parts_of_it_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each list of 100,000 sessions held all reads of the worker for 0.1 s, and the console asks every few seconds."""
    partition = open_partition(DictTable())
    names = [f"session-{number}" for number in range(30_000)]
    partition.apply(
        Decoded([Entry(event(user(), name, name), n, NOW_MS + n) for n, name in enumerate(names)], [], [])
    )
    reader = make_reader(FakeEngine(partition))
    threads: set[int] = set()
    active = partition.session_index.active

    def noted(*given: Any) -> Iterator[tuple[int, str]]:
        found = active(*given)

        def iterate() -> Iterator[tuple[int, str]]:
            for one in found:
                threads.add(threading.get_ident())
                yield one

        return iterate()

    monkeypatch.setattr(partition.session_index, "active", noted)
    listing = asyncio.create_task(reader.sessions(None, None, 10_000))
    await asyncio.sleep(0)
    # It changes while it is listed.
    partition.apply(
        Decoded([Entry(event(deleted(), "d", names[-1]), len(names), NOW_MS + len(names))], [], [])
    )
    turns = 0
    while not listing.done():
        turns += 1
        await asyncio.sleep(0)
    listed = [one.session_id for one in await listing]
    assert listed == names[-2:-10_001:-1], "newest first, without the one that ended meanwhile"
    assert threading.get_ident() not in threads
    assert turns >= 100, "summaries are made a hundred at a time"


async def test_a_partition_that_moves_while_sessions_are_listed_is_left_to_its_new_owner(
    engine: FakeEngine[MemoryPartition], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("streams.memory.reader._LISTED_AT_ONCE", 0)
    listing = asyncio.create_task(make_reader(engine).sessions(None, None, 10))
    await asyncio.sleep(0)
    engine.proven = False
    assert await listing == []
