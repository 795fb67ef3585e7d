"""A memory worker with encryption: sealed records in the table, and sessions that freeze when they cannot be opened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import orjson
import pytest
from prometheus_client import CollectorRegistry

from processors.memory.memory import Memory
from processors.memory.records import record_key
from processors.sealing.errors import Unreadable
from processors.sealing.master_keys import MasterKeys
from processors.sealing.sealed_record import record_key_id
from streams.kafka.session_keys import SessionKeyRing
from streams.memory.fold import MemoryFold, MemoryPartition
from streams.memory.metrics import MemoryMetrics
from streams.memory.plain_events import PlainEvents
from tests.builders.events import answer, compacted, deleted, described, event_json, expired, system, user
from tests.builders.sealed import MASTERS, WRONG, ring, sealed, tampered
from tests.builders.source_records import DictTable, Record
from tests.fakes.engine import FakeEngine
from tests.fakes.key_log import FakeKeyLog
from tests.log_lines import fields_of
from tests.unit.streams.memory.test_fold import fold_config
from tests.unit.streams.memory.test_reader import make_reader

CANARY = "a-canary"
SAID = (
    ("s1", system(f"system {CANARY}")),
    ("s1", described(title=f"title {CANARY}")),
    ("s1", user(f"user {CANARY}", user_id="alice")),
    ("s2", user("another")),
    ("s1", answer(f"answer {CANARY}")),
)


async def work(
    table: DictTable,
    keys: SessionKeyRing | None,
    log: Sequence[Record],
    position: int = 0,
    *,
    slice_size: int = 1_000,
    crash_after: int | None = None,
) -> MemoryPartition:
    """Let a worker take the partition over, as the engine does it, and fold the log from a position on.

    What sessions missed is given to it in slices. After so many flushes of it the worker crashes, and another one takes
    the partition over.
    """
    partition = MemoryFold(replace(fold_config(), keys=keys)).open(0, table)
    if partition.lookup is not None:
        await partition.lookup.before_restored()
    partition.restored()
    start = partition.missed_from()
    if start is not None:
        assert partition.lookup is not None
        await partition.lookup.before_decode(log[start:position])
        flushes = 0
        for first in range(start, position, slice_size):
            missed = log[first : min(first + slice_size, position)]
            partition.catch_up(partition.decode(missed), missed[-1].offset)
            if crash_after is None or not partition.pending_events():
                continue
            table.write(partition.take_changes()[0])
            flushes += 1
            if flushes == crash_after:
                return await work(table, keys, log, position, slice_size=slice_size, crash_after=crash_after)
        partition.caught_up()
    for record in log[position:]:
        if partition.lookup is not None:
            await partition.lookup.before_decode([record])
        partition.apply(partition.decode([record]))
    table.write(partition.take_changes()[0])
    return partition


def texts(memory: Memory) -> list[str]:
    return [orjson.loads(message.json)["text"] for message in memory.messages()]


async def test_the_table_has_no_content_and_a_restored_worker_has_the_same_memory() -> None:
    key_log, table = FakeKeyLog(), DictTable()
    log = await sealed(ring(key_log), *SAID)
    first = await work(table, ring(key_log), log)
    assert texts(first.memory("s1")) == [f"user {CANARY}", f"answer {CANARY}"]
    assert not any(CANARY.encode() in value for value in table.records.values())
    assert sum(record_key_id(value) is not None for value in table.records.values()) >= 3

    again = await work(table, ring(key_log), log, len(log))
    assert again.frozen == {}
    assert again.memory("s1") == first.memory("s1")


async def test_a_plain_life_after_an_erasure_is_plain_in_the_table_and_survives_a_takeover() -> None:
    key_log, table = FakeKeyLog(), DictTable()
    log = [
        *await sealed(ring(key_log), *SAID[:3]),
        *await sealed(ring(key_log), ("s1", deleted()), start=3),
        Record(event_json(user("a plain life"), "e4"), key=b"s1", offset=4),
    ]
    await ring(key_log).erase("s1")
    worker = await work(table, ring(key_log), log)
    assert worker.frozen == {}
    again = await work(table, ring(key_log), log, len(log))
    assert again.frozen == {}
    assert texts(again.memory("s1")) == ["a plain life"]


async def test_a_plain_session_stays_plain_beside_a_sealed_one() -> None:
    key_log, table = FakeKeyLog(), DictTable()
    log = [
        *await sealed(ring(key_log), *SAID[:1]),
        Record(event_json(user(), "e1", "s3"), key=b"s3", offset=1),
    ]
    await work(table, ring(key_log), log)
    assert record_key_id(table.records[b'["system","s1"]']) is not None
    assert all(record_key_id(value) is None for key, value in table.records.items() if b"s3" in key)
    assert texts((await work(table, ring(key_log), log, 2)).memory("s3")) == ["hello"]


async def test_a_wrong_key_file_freezes_that_session_alone_and_the_right_one_brings_the_messages_back() -> (
    None
):
    key_log, table = FakeKeyLog(), DictTable()
    log = await sealed(ring(key_log), *SAID)
    log.append(Record(event_json(user("plain"), "e5", "s3"), key=b"s3", offset=5))
    wrong = await work(table, ring(key_log, WRONG), log)
    assert {name: (one.sequence, one.code) for name, one in wrong.frozen.items()} == {
        "s1": (0, "wrong_master_key"),
        "s2": (3, "wrong_master_key"),
    }
    assert texts(wrong.memory("s3")) == ["plain"]
    frozen = make_reader(FakeEngine(wrong)).read("s1", allow_stale=False).frozen
    assert frozen is not None
    assert frozen.shown()["code"] == "wrong_master_key"

    still = await work(table, ring(key_log, WRONG), log, len(log))
    assert still.frozen == wrong.frozen
    right = await work(table, ring(key_log), log, len(log))
    assert right.frozen == {}
    unbroken = await work(DictTable(), ring(key_log), log)
    assert [right.memory(name) for name in ("s1", "s2", "s3")] == [
        unbroken.memory(name) for name in ("s1", "s2", "s3")
    ]


async def test_a_worker_that_knows_no_sealing_freezes_and_one_with_keys_thaws() -> None:
    key_log, table = FakeKeyLog(), DictTable()
    log = await sealed(ring(key_log), *SAID)
    assert set((await work(table, None, log)).frozen) == {"s1", "s2"}
    thawed = await work(table, ring(key_log), log, len(log))
    assert thawed.frozen == {}
    assert texts(thawed.memory("s2")) == ["another"]


async def test_a_tampered_event_freezes_its_session_and_restarts_do_not_mend_it() -> None:
    key_log, table = FakeKeyLog(), DictTable()
    log = await sealed(ring(key_log), *SAID)
    log[2] = tampered(log[2])
    partition = await work(table, ring(key_log), log)
    assert {name: (one.sequence, one.code) for name, one in partition.frozen.items()} == {
        "s1": (2, "tampered")
    }
    assert texts(partition.memory("s2")) == ["another"]
    assert (await work(table, ring(key_log), log, len(log))).frozen == partition.frozen


async def test_an_erased_session_is_unreadable_ends_with_its_deletion_and_begins_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    key_log, table = FakeKeyLog(), DictTable()
    publisher = ring(key_log)
    log = await sealed(publisher, *SAID, ("s1", deleted()))
    await publisher.erase("s1")
    log += await sealed(publisher, ("s1", user("next life")), start=len(log))

    late = await work(table, ring(key_log), log[:5])
    assert late.frozen["s1"].code == "missing_key"
    told = [("WARNING", "s1", "missing_key")]
    assert fields_of(caplog, "session_frozen", "levelname", "session_id", "code") == told
    assert texts(late.memory("s2")) == ["another"]
    on = await work(table, ring(key_log), log, 5)
    assert on.frozen == {}
    assert texts(on.memory("s1")) == ["next life"]


@pytest.mark.parametrize("crash_after", [None, 1, 2, 3, 1_000])
@pytest.mark.parametrize("slice_size", [1, 2, 3, 1_000])
async def test_a_session_erased_while_it_was_frozen_ends_and_begins_again_whatever_is_read_at_once(
    slice_size: int, crash_after: int | None
) -> None:
    """A worker of contract 2 froze the session at its first sealed event, which nobody can open any more."""
    key_log, table = FakeKeyLog(), DictTable()
    keys = ring(key_log)
    log = [Record(event_json(user(CANARY), "p0", "s1"), key=b"s1", offset=0)]
    await work(table, None, log)
    log += await sealed(
        keys, ("s1", user("sealed")), ("s1", answer("sealed too")), ("s1", deleted()), start=1
    )
    await keys.erase("s1")
    log += await sealed(keys, ("s1", user("next life")), ("s1", answer("and on")), start=4)
    table.write([(record_key("s1", "frozen"), b'{"sequence":1,"requires":3}')])

    worker = await work(table, ring(key_log), log, len(log), slice_size=slice_size, crash_after=crash_after)

    assert worker.frozen == {}
    assert b'["frozen","s1"]' not in table.records
    assert texts(worker.memory("s1")) == ["next life", "and on"]
    assert CANARY.encode() not in b"".join(value for _, value in table.items())


async def test_a_worker_whose_table_has_an_erased_session_serves_the_others_until_its_deletion() -> None:
    key_log, table = FakeKeyLog(), DictTable()
    publisher = ring(key_log)
    log = await sealed(publisher, *SAID, ("s1", deleted()))
    await work(table, ring(key_log), log[:5])
    await publisher.erase("s1")

    restored = await work(table, ring(key_log), log[:5], 5)
    assert restored.frozen["s1"].code == "missing_key"
    with pytest.raises(Unreadable):
        restored.memory("s1")
    assert texts(restored.memory("s2")) == ["another"]

    ended = await work(table, ring(key_log), log, 5)
    assert ended.frozen == {}
    assert not any(b'"s1"' in key for key in table.records)
    assert ended.memory("s1") == Memory.empty("s1")


async def test_what_is_in_memory_when_the_keys_are_erased_is_not_flushed_in_readable_form() -> None:
    key_log, table = FakeKeyLog(), DictTable()
    publisher, worker = ring(key_log), ring(key_log)
    log = await sealed(publisher, *SAID)
    partition = MemoryFold(replace(fold_config(), keys=worker)).open(0, table)
    assert partition.lookup is not None
    await partition.lookup.before_decode(log)
    partition.apply(partition.decode(log))
    await publisher.erase("s1")
    await worker.catch_up(0)
    table.write(partition.take_changes()[0])
    assert not any(CANARY.encode() in value for value in table.records.values())


@pytest.mark.parametrize("makers", [1, 2], ids=["one key", "another key than that of its events"])
async def test_a_worker_that_lacks_the_new_master_key_flushes_nothing_in_readable_form(makers: int) -> None:
    """It was not started again before the keys were wrapped by the new one; its table had the messages as they are."""
    key_log, table = FakeKeyLog(), DictTable()
    publisher, worker = ring(key_log), ring(key_log)
    if makers == 2:
        # Both make a key at the same time, and the events are sealed with the later one.
        await publisher.catch_up(0)
        first = await ring(key_log).key_to_seal("s1")
        key_log.records[0], others = [], key_log.records[0]
        made = await publisher.key_to_seal("s1")
        key_log.records[0] = [*others, *key_log.records[0]]
        assert first.key_id != made.key_id
    log = await sealed(publisher, *SAID)
    partition = MemoryFold(replace(fold_config(), keys=worker)).open(0, table)
    assert partition.lookup is not None
    await partition.lookup.before_decode(log)
    partition.apply(partition.decode(log))

    rotated = MasterKeys("2026", {**MASTERS.keys, "2026": bytes(range(7, 39))})
    assert (await ring(key_log, rotated).rewrap(0)).key_count == 1 + makers
    await worker.catch_up(0)
    table.write(partition.take_changes()[0])

    assert not any(CANARY.encode() in value for value in table.records.values())
    again = await work(table, ring(key_log, rotated), log, len(log))
    assert (again.frozen, again.memory("s1")) == ({}, partition.memory("s1"))


async def test_a_worker_that_erased_the_keys_itself_folds_the_deletion() -> None:
    """Its table cannot be opened any more when the deletion comes."""
    key_log, table = FakeKeyLog(), DictTable()
    publisher, worker = ring(key_log), ring(key_log)
    log = await sealed(publisher, *SAID, ("s1", deleted()))
    await work(table, worker, log[:5])
    partition = await work(table, worker, log[:5], 5)
    assert partition.frozen == {}
    await worker.erase("s1")
    head = partition.head("s1")
    assert head is not None
    assert partition.remind(2_000_000_000_000) >= 0
    partition.apply(partition.decode(log[5:]))
    table.write(partition.take_changes()[0])

    assert partition.frozen == {}
    assert not any(b'"s1"' in key for key in table.records)
    assert texts(partition.memory("s2")) == ["another"]


async def test_plain_events_are_folded_counted_and_their_agent_is_named_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    registry, keys = CollectorRegistry(), ring(FakeKeyLog())
    metrics = MemoryMetrics(registry)
    config = replace(fold_config(), keys=keys, metrics=metrics, plain_events=PlainEvents(metrics))
    partition = MemoryFold(config).open(0, DictTable())
    desk = event_json(user("plain", agent_id="desk"), "p1")
    log = [
        *await sealed(keys, ("s1", user("sealed", agent_id="other"))),
        Record(desk, offset=1),
        Record(event_json(user("again", agent_id="desk"), "p2"), offset=2),
        # What pydantic reads and orjson does not.
        Record(event_json(user("nobody"), "p3")[:-1] + b',"extra":NaN}', offset=3),
        # Without content: never sealed.
        Record(event_json({"type": "HistoryCleared"}, "p4"), offset=4),
    ]
    for record in log:
        partition.apply(partition.decode([record]))

    assert registry.get_sample_value("sessionstream_events_plain_total") == 3
    assert partition.memory("s1").head is not None
    named = [record for record in caplog.records if getattr(record, "action", "") == "plain_event"]
    assert [(record.offset, record.session_id) for record in named] == [(1, "s1"), (3, "s1")]  # type: ignore[attr-defined]  # of extra
    assert "agent desk has no key file" in named[0].getMessage()


def opened(partition: MemoryPartition) -> dict[str, int]:
    """Return the sessions that are remembered as sealed."""
    assert partition._sealed is not None
    return partition._sealed._opened


async def test_a_session_that_ended_leaves_nothing_behind_and_the_next_life_counts_for_itself() -> None:
    keys = ring(FakeKeyLog())
    partition = MemoryFold(replace(fold_config(ttl_seconds=1), keys=keys)).open(0, DictTable())

    def fold(*records: Record, after_ms: int = 0) -> None:
        partition.apply(
            partition.decode([replace(one, timestamp=one.timestamp + after_ms) for one in records])
        )

    fold(*await sealed(keys, *[(f"s{number}", user("x")) for number in range(4)]))
    assert set(opened(partition)) == {"s0", "s1", "s2", "s3"}
    fold(
        *await sealed(keys, *[(f"s{number}", deleted()) for number in (1, 2, 3)], start=4),
        *await sealed(keys, ("s2", user("sealed again")), start=7),
        Record(event_json(user("plain now"), "e8", "s3"), key=b"s3", offset=8),
    )
    assert partition.key_count() == 3
    assert opened(partition) == {"s0": 0, "s2": 7}
    fold(*await sealed(keys, ("s0", expired(0)), start=9), after_ms=10_000)
    fold(*await sealed(keys, ("nobody", compacted(0)), start=10))
    assert set(opened(partition)) == {"s2"}


async def test_an_accepted_loss_of_a_session_that_cannot_be_opened_leaves_it_frozen() -> None:
    """Its takeover was tried again without end, and the partition was not served."""
    key_log, table = FakeKeyLog(), DictTable()
    log = await sealed(ring(key_log), *[("s1", user("x" * 900)) for _ in range(12)], ("s2", user("other")))
    await work(table, ring(key_log), log)
    del table.records[b'["block","s1",1]']
    keys = ring(key_log)
    await keys.erase("s1")

    again = MemoryFold(replace(fold_config(), keys=keys, accept_loss=True)).open(0, table)
    assert again.lookup is not None
    await again.lookup.before_restored()
    again.restored()
    assert again.frozen["s1"].code == "missing_key"
    assert texts(again.memory("s2")) == ["other"]
    for record in await sealed(keys, ("s1", deleted()), start=13):
        again.apply(again.decode([record]))
    table.write(again.take_changes()[0])
    assert not any(b'"s1"' in key for key in table.records)
