"""A session that meets an event for a newer worker freezes there, and thaws in a worker that knows it.

The newer version is played by this one, with a contract of 3 and one more type of event.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Generator, Sequence
from contextlib import contextmanager, nullcontext
from itertools import count
from typing import Any
from unittest.mock import patch

import orjson
import pytest

import processors.memory.frozen
import streams.kafka.event_decoding
from processors.memory.frozen import Frozen
from processors.memory.memory import Memory
from schemas.errors import BadRecord, NewerContract
from schemas.events import CONTRACT_VERSION
from streams.engine.fold import OutRecord
from streams.kafka.event_decoding import EventDecoder
from streams.memory.fold import MemoryFold, MemoryPartition
from streams.memory.reader import MemoryReader
from streams.memory.sweeps import ExpirySweep
from tests.builders.events import answer, calls, described, event_json, pinned, removed, response, user
from tests.builders.newer_version import NOTED, newer_version
from tests.builders.older_version import older_version
from tests.builders.source_records import DictTable, Record
from tests.fakes.engine import FakeEngine
from tests.fakes.publisher import InMemoryPublisher
from tests.log_lines import fields_of
from tests.unit.streams.memory.test_fold import feed, fold_config, open_partition
from tests.unit.streams.memory.test_reader import make_reader

#: The contract that this version does not know.
NEXT = CONTRACT_VERSION + 1
SAID_MS = 1_700_000_000_000


def log_of(*said: tuple[str, dict[str, Any]]) -> list[Record]:
    return [
        Record(event_json(fields, f"e{offset}", session_id), key=session_id.encode(), offset=offset)
        for offset, (session_id, fields) in enumerate(said)
    ]


LOG = log_of(
    ("s1", user("1")),
    ("s2", user("2")),
    ("s1", {**NOTED, "text": "3"}),
    ("s2", answer("4")),
    ("s1", answer("5")),
    ("s3", {**NOTED, "text": "6"}),
    ("s1", {**NOTED, "text": "7"}),
    ("s3", user("8")),
)


def catch_up(partition: MemoryPartition, records: Sequence[Record]) -> None:
    """Give it records that sessions may have missed, as the engine does it."""
    partition.catch_up(partition.decode(records), records[-1].offset)


class Group:
    """One partition's table, folded by workers one after another, each from where the last one flushed."""

    def __init__(self, log: Sequence[Record]) -> None:
        self.log = log
        self.table = DictTable()
        self.position = 0
        self.published: list[OutRecord] = []

    def flush(self, partition: MemoryPartition) -> None:
        """Write the changes, as the engine does it."""
        changes, published = partition.take_changes()
        self.table.write(changes)
        self.published += published

    def work(self, until: int, *, slice_size: int = 3, crash_after: int | None = None) -> MemoryPartition:
        """Let a worker take the partition over, as the engine does it, and fold up to an offset.

        After so many flushes of what sessions missed it crashes, and another one takes the partition over.
        """
        partition = open_partition(self.table)
        partition.restored()
        start = partition.missed_from()
        if start is not None:
            missed = self.log[start : self.position]
            flushes = 0
            for first in range(0, len(missed), slice_size):
                catch_up(partition, missed[first : first + slice_size])
                if crash_after is None or not partition.pending_events():
                    continue
                self.flush(partition)
                flushes += 1
                if flushes == crash_after:
                    return self.work(until, slice_size=slice_size, crash_after=crash_after)
            partition.caught_up()
            self.flush(partition)
        while self.position < until:
            end = min(self.position + slice_size, until)
            feed(partition, *self.log[self.position : end])
            self.position = end
            self.flush(partition)
        return partition


def announced_events(record: OutRecord) -> list[str]:
    """Return the ids of the messages that an announcement names."""
    if record.topic != "p-memory-events":
        return []
    return [message["id"] for message in orjson.loads(record.value or b"")["messages"]]


def memories(partition: MemoryPartition) -> list[Memory]:
    return [partition.memory(name) for name in ("s1", "s2", "s3")]


@contextmanager
def version(newer: bool) -> Generator[None]:
    if newer:
        with newer_version():
            yield
    else:
        yield


def test_a_session_is_served_up_to_the_event_and_others_are_folded_on() -> None:
    group = Group(LOG)
    partition = group.work(len(LOG))

    assert [message.id for message in partition.memory("s1").messages()] == ["e0"]
    assert [message.id for message in partition.memory("s2").messages()] == ["e1", "e3"]
    assert partition.memory("s3").head is None
    assert {name: frozen.sequence for name, frozen in partition.frozen.items()} == {"s1": 2, "s3": 5}
    assert orjson.loads(group.table.records[b'["frozen","s1"]']) == {"sequence": 2, "requires": NEXT}


def test_the_log_names_each_frozen_session_once(caplog: pytest.LogCaptureFixture) -> None:
    Group(LOG).work(len(LOG))

    lines = [vars(line) for line in caplog.records if vars(line).get("action") == "session_frozen"]
    assert [(line["session_id"], line["offset"], line["requires"]) for line in lines] == [
        ("s1", 2, NEXT),
        ("s3", 5, NEXT),
    ]


def test_no_dead_letter_is_written_for_it() -> None:
    partition = open_partition(DictTable())
    feed(partition, *LOG)
    assert {record.topic for record in partition.take_changes()[1]} == {"p-memory-events"}


@pytest.mark.parametrize("cuts", [(8,), (3,), (3, 6), (1, 4, 7), (2, 5, 8)], ids=str)
@pytest.mark.parametrize("newer_first", [True, False])
def test_after_all_workers_are_upgraded_memory_is_that_of_a_fresh_fold(
    cuts: tuple[int, ...], newer_first: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """Older and newer workers take turns, in both orders; the last one is newer."""
    caplog.set_level(logging.INFO)
    group = Group(LOG)
    turns = count(int(not newer_first))
    for cut in cuts:
        with version(newer=next(turns) % 2 == 0):
            group.work(cut)
    with newer_version():
        upgraded = group.work(len(LOG))
        fresh = Group(LOG).work(len(LOG))

        assert upgraded.frozen == {}
        assert memories(upgraded) == memories(fresh)
        assert [message.id for message in fresh.memory("s1").messages()] == ["e0", "e2", "e4", "e6"]
        assert not [key for key in group.table.records if b"frozen" in key]
    # Each session that froze has thawed, and an operator can see of each when.
    frozen = set(fields_of(caplog, "session_frozen", "session_id", "partition"))
    assert set(fields_of(caplog, "session_thawed", "session_id", "partition")) == frozen
    assert set(fields_of(caplog, "session_thawed", "levelname")) <= {("INFO",)}


@pytest.mark.parametrize("crash_after", [1, 2, 3])
@pytest.mark.parametrize("slice_size", [1, 2, 3])
def test_a_worker_that_crashes_while_it_catches_up_is_followed_by_one_that_goes_on_behind_its_last_flush(
    slice_size: int, crash_after: int
) -> None:
    """Memory and announcements are those of a worker that did not crash: no event is folded twice or missed."""
    group = Group(LOG)
    group.work(len(LOG))
    group.published.clear()
    with newer_version():
        upgraded = group.work(len(LOG), slice_size=slice_size, crash_after=crash_after)
        fresh = Group(LOG).work(len(LOG))
        restored = open_partition(group.table)
        restored.restored()
    assert upgraded.frozen == restored.frozen == {}
    assert memories(upgraded) == memories(restored) == memories(fresh)
    assert not [key for key in group.table.records if b"frozen" in key]
    told = [event_id for record in group.published for event_id in announced_events(record)]
    assert sorted(told) == ["e2", "e4", "e5", "e6", "e7"]


def test_an_older_worker_that_takes_over_while_a_newer_one_catches_up_keeps_the_session_frozen() -> None:
    """Its answer ends where the newer one came, and the next newer one goes on there."""
    group = Group(LOG)
    group.work(6)
    with newer_version():
        partition = open_partition(group.table)
        partition.restored()
        assert partition.missed_from() == 2
        catch_up(partition, LOG[2:4])
        group.flush(partition)
    older = group.work(len(LOG))
    assert [message.id for message in older.memory("s1").messages()] == ["e0", "e2"]
    assert {name: frozen.sequence for name, frozen in older.frozen.items()} == {"s1": 4, "s3": 5}
    with newer_version():
        assert memories(group.work(len(LOG))) == memories(Group(LOG).work(len(LOG)))


@pytest.mark.parametrize("crash_after", [1, 2])
def test_a_crash_while_a_worker_catches_up_forgets_no_place_at_which_a_session_freezes_again(
    crash_after: int,
) -> None:
    """A still newer worker begins at that place, not where the crashed one stopped to read."""
    later = Record(event_json({**NOTED, "text": "later", "requires": NEXT + 1}, "e5"), offset=5)
    log = [*LOG[:5], later, LOG[6], LOG[7]]
    group = Group(log)
    group.work(len(log))
    with newer_version():
        partition = open_partition(group.table)
        partition.restored()
        assert partition.missed_from() == 2
        catch_up(partition, log[2:])
        group.flush(partition)
        assert open_partition(group.table).frozen_at("s1") == Frozen(5, NEXT + 1, read_through=7)
        again = group.work(len(log), slice_size=1, crash_after=crash_after)
        assert again.frozen == {"s1": Frozen(5, NEXT + 1)}
    assert orjson.loads(group.table.records[b'["frozen","s1"]']) == {"sequence": 5, "requires": NEXT + 1}
    with newer_version(), patch.object(processors.memory.frozen, "CONTRACT_VERSION", NEXT + 1):
        partition = open_partition(group.table)
        partition.restored()
        assert partition.missed_from() == 5


FORKED = {"type": "SessionForked", "from_session_id": "s1", "from_sequence": 7, "copies": 2}
FORK_ID = f"fork-{'a' * 32}"
FORK = [
    (FORK_ID, {**FORKED, "requires": 2}),
    (f"{FORK_ID}:0", user("copied")),
    (f"{FORK_ID}:1", answer("copied")),
    (f"{FORK_ID}:0", user("copied")),
    ("pin", {**pinned(f"{FORK_ID}:0"), "requires": 2}),
]
SECOND = [
    *log_of(
        ("s1", calls("c1", "c2")),
        ("s2", user("2")),
        ("s1", response("c1", "3")),
        ("s1", response("c2", "4")),
        ("s3", {**described(title="A lamp"), "requires": 2}),
        ("s1", {**removed("e2"), "with_group": False, "requires": 2}),
        ("s2", answer("6")),
        ("s1", response("c1", "7")),
        ("s3", user("8")),
    ),
    *(
        Record(event_json({**fields, "event_id": event_id}, event_id, "s4"), key=b"s4", offset=9 + number)
        for number, (event_id, fields) in enumerate(FORK)
    ),
]


@pytest.mark.parametrize("cuts", [(13,), (11,), (5,), (3, 6), (1, 4, 7, 12), (2, 5, 10)], ids=str)
@pytest.mark.parametrize("newer_first", [True, False])
def test_workers_of_contract_1_wait_at_the_events_of_contract_2(
    cuts: tuple[int, ...], newer_first: bool
) -> None:
    """Workers of before and of now take turns, in both orders; the last one is of now."""
    group = Group(SECOND)
    turns = count(int(not newer_first))
    for cut in cuts:
        with nullcontext() if next(turns) % 2 == 0 else older_version():
            frozen = group.work(cut).frozen
            assert {one.requires for one in frozen.values()} <= {2}
    upgraded, fresh = group.work(len(SECOND)), Group(SECOND).work(len(SECOND))

    assert upgraded.frozen == {}
    assert memories(upgraded) == memories(fresh)
    assert [message.id for message in fresh.memory("s1").messages()] == ["e0", "e3", "e7"]
    forked = fresh.memory("s4").head
    assert forked is not None
    assert forked.pins == (10,)
    assert upgraded.memory("s4") == fresh.memory("s4")
    assert [message.id for message in fresh.memory("s4").messages()] == [f"{FORK_ID}:0", f"{FORK_ID}:1"]
    described_head = fresh.memory("s3").head
    assert described_head is not None
    assert described_head.description == {"title": "A lamp"}


def test_an_older_worker_keeps_a_session_frozen_across_restarts() -> None:
    group = Group(LOG)
    group.work(4)
    partition = group.work(len(LOG))
    assert partition.frozen["s1"].sequence == 2
    assert [message.id for message in partition.memory("s1").messages()] == ["e0"]


def test_a_session_may_freeze_again_at_a_still_newer_event() -> None:
    log = [*LOG[:5], Record(event_json({"type": "Later", "requires": NEXT + 1}, "e5"), offset=5), LOG[6]]
    group = Group(log)
    group.work(len(log))
    with newer_version():
        partition = group.work(len(log))
        assert (partition.frozen["s1"].sequence, partition.frozen["s1"].requires) == (5, NEXT + 1)
        assert [message.id for message in partition.memory("s1").messages()] == ["e0", "e2", "e4"]


def reader_of(partition: MemoryPartition, now_ms: int) -> MemoryReader:
    return make_reader(FakeEngine(partition), now_ms=now_ms, ttl_seconds=60)


def test_a_frozen_session_is_marked_in_answers_and_counted_in_readiness() -> None:
    reader = reader_of(Group(LOG).work(len(LOG)), SAID_MS)

    snapshot = reader.read("s1", allow_stale=False)

    assert snapshot.frozen is not None
    assert snapshot.frozen.detail == "needs a newer worker: contract 4, this one knows 3"
    assert reader.read("s2", allow_stale=False).frozen is None
    assert reader.ready().ready
    assert reader.ready().detail.endswith(
        "2 sessions frozen: needs a newer worker: contract 4, this one knows 3"
    )


def test_a_stale_answer_of_a_worker_that_follows_the_partition_says_that_a_session_is_frozen() -> None:
    group = Group(LOG)
    group.work(len(LOG))
    engine: FakeEngine[MemoryPartition] = FakeEngine()
    engine.last[0] = MemoryFold(fold_config()).open(0, group.table)
    reader = make_reader(engine, now_ms=SAID_MS + 3_600_000, ttl_seconds=60)
    followed = reader.read("s1", allow_stale=True)
    assert followed.stale
    assert followed.frozen is not None
    assert followed.memory.head is not None, "it does not lapse, since its later events are not known"
    assert reader.read("s2", allow_stale=True).frozen is None


async def test_a_frozen_session_does_not_lapse_since_its_later_events_are_not_known() -> None:
    partition = Group(LOG).work(len(LOG))
    later_ms = SAID_MS + 3_600_000
    assert reader_of(partition, later_ms).read("s1", allow_stale=False).memory.head is not None

    expiring = open_partition(DictTable(), ttl_seconds=60)
    feed(expiring, *LOG)
    publisher = InMemoryPublisher()
    assert await ExpirySweep(FakeEngine(expiring).partitions, publisher, lambda: later_ms).run_once() == 1
    assert [event.session_id for event in publisher.published] == ["s2"]


NEWER: dict[str, dict[str, Any]] = {
    "a type that is not known": {"type": "SessionMerged", "requires": NEXT, "from": "s0"},
    "a known type": {**user(), "requires": NEXT},
    "a known type with a field of another form": {**user(text=["a"]), "requires": 7},
}


@pytest.mark.parametrize("name", NEWER)
def test_an_event_for_a_newer_worker_is_told_from_a_bad_one(name: str) -> None:
    decoder = EventDecoder(0, 1, max_event_bytes=1_000)
    with pytest.raises(NewerContract) as newer:
        decoder.decode(Record(event_json(NEWER[name])))
    assert (newer.value.session_id, newer.value.requires) == ("s1", NEWER[name]["requires"])


@pytest.mark.parametrize("requires", [None, 1, 0, -2, "2", 2.5, True, [2], 1_001, 2**63, 2**64, 2**70])
def test_without_a_newer_version_an_unknown_type_is_a_dead_letter(requires: Any) -> None:
    fields = orjson.loads(event_json({"type": "Nonsense"}))
    value = json.dumps(fields if requires is None else {**fields, "requires": requires})
    with pytest.raises(BadRecord) as bad:
        EventDecoder(0, 1, max_event_bytes=1_000).decode(Record(value.encode()))
    assert (type(bad.value), bad.value.error_code) == (BadRecord, "unknown_type")


@pytest.mark.parametrize("requires", [1_001, 2**63, 2**64, 2**70])
def test_an_event_that_requires_more_than_any_version_is_a_dead_letter_and_freezes_nobody(
    requires: int,
) -> None:
    value = event_json(user()).replace(b'"text"', b'"requires":%d,"text"' % requires)
    partition = open_partition(DictTable())
    feed(partition, Record(value), *LOG[1:2])
    assert partition.frozen == {}
    letters = [record for record in partition.take_changes()[1] if record.topic == "p-session-dead-letters"]
    assert [letter.value for letter in letters] == [value]
    assert partition.key_count() == 1


@pytest.mark.parametrize("crash_after", [1, 2, 3])
def test_records_that_were_refused_before_become_no_dead_letters_again_after_a_crash(
    crash_after: int,
) -> None:
    bad = [Record(event_json({"type": "Later"}, f"bad{offset}"), offset=offset) for offset in (3, 4, 5)]
    log = [*LOG[:3], *bad, Record(event_json(user("6"), "e6"), offset=6)]
    group = Group(log)
    group.work(len(log))
    with newer_version():
        upgraded = group.work(len(log), slice_size=1, crash_after=crash_after)
    letters = [record.value for record in group.published if record.topic == "p-session-dead-letters"]
    assert letters == [record.value for record in bad]
    assert [message.id for message in upgraded.memory("s1").messages()] == ["e0", "e2", "e6"]


def test_a_session_that_an_older_worker_froze_at_one_thaws_and_the_event_becomes_a_dead_letter() -> None:
    bad = event_json({"type": "Later", "requires": 2**63}, "bad")
    log = [Record(event_json(user("one"), "e0")), Record(bad, offset=1)]
    log.append(Record(event_json(user("two"), "e2"), offset=2))
    group = Group(log)
    with patch.object(streams.kafka.event_decoding, "MAX_CONTRACT_VERSION", 2**63):
        assert group.work(len(log)).frozen["s1"].requires == 2**63
    partition = open_partition(group.table)
    partition.restored()
    assert partition.missed_from() == 1
    catch_up(partition, log[1:])
    partition.caught_up()
    published = partition.take_changes()[1]
    assert partition.frozen == {}
    assert [record.value for record in published if record.topic == "p-session-dead-letters"] == [bad]
    assert [message.id for message in partition.memory("s1").messages()] == ["e0", "e2"]


def test_a_newer_event_with_anothers_key_freezes_nobody() -> None:
    with pytest.raises(BadRecord) as bad:
        EventDecoder(0, 1, max_event_bytes=1_000).decode(Record(event_json(NEWER["a known type"]), key=b"s2"))
    assert bad.value.error_code == "key_mismatch"
