"""What is followed changes by whole flushes, and a changelog that is not the same one is read again."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest
from aiokafka.structs import TopicPartition

from schemas.errors import Retry
from streams.engine import standby
from streams.engine.app import EngineApp
from streams.engine.config import EngineConfig
from streams.engine.engine import Engine
from streams.engine.ownership import Following
from streams.engine.standby import Standbys
from streams.engine.stores import MemoryStore, MemoryStores, anchor_at
from streams.engine.table import FoldTable
from streams.engine.watermark import watermark_key
from tests.fakes.engine_parts import config_of
from tests.live.waiting import until_async

END = watermark_key(3)
CONFIG = EngineConfig(
    group_id="g", client_id="c", source_topics=("events",), changelog_topic="t", advertised_url="http://x",
    client_settings={}, standby=1,
)  # fmt: skip


def record(offset: int, key: bytes, value: bytes | None) -> Any:
    return SimpleNamespace(offset=offset, key=key, value=value)


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
def standbys(store: MemoryStore) -> Standbys:
    """Partition 3 is followed and was read to its end."""
    made = Standbys(CONFIG, lambda _: store, lambda: None)
    made.keep(3, store)
    made._following = Following(own=frozenset({3}))
    made._tailing[3] = []
    return made


def test_a_flush_is_seen_as_a_whole(standbys: Standbys, store: MemoryStore) -> None:
    standbys._apply(3, [record(0, b"a", b"1"), record(1, b"b", b"1")])
    assert dict(store.items()) == {}
    assert store.anchor is None
    standbys._apply(3, [record(2, END, b"w1"), record(4, b"a", b"2")])
    assert dict(store.items()) == {b"a": b"1", b"b": b"1", END: b"w1"}
    assert store.anchor == anchor_at(2, END, b"w1")
    standbys._apply(3, [record(5, b"b", None), record(6, END, b"w2")])
    assert dict(store.items()) == {b"a": b"2", END: b"w2"}
    assert standbys.readable(3) is store


async def test_a_changelog_that_was_created_again_is_read_from_its_beginning(
    standbys: Standbys, store: MemoryStore
) -> None:
    standbys._apply(3, [record(0, b"a", b"1"), record(7, END, b"w1")])

    class Consumer:
        async def getmany(self, **_: object) -> dict[Any, Any]:
            return {TopicPartition("t", 3): [record(0, b"z", b"9"), record(1, END, b"w")]}

        def last_poll_timestamp(self, _: TopicPartition) -> int:
            return 1

    await standbys._tail(cast(Any, Consumer()))
    assert dict(store.items()) == {}
    assert store.anchor is None
    assert standbys.readable(3) is None


async def test_what_was_not_read_for_longer_than_tombstones_are_kept_is_read_again(
    store: MemoryStore,
) -> None:
    clock = [0.0]
    standbys = Standbys(CONFIG, lambda _: store, lambda: None, lambda: clock[0])
    standbys.keep(3, store)
    standbys._tailing[3] = []
    standbys._apply(3, [record(0, END, b"w1")])

    class Consumer:
        async def getmany(self, **_: object) -> dict[Any, Any]:
            return {}

        def last_poll_timestamp(self, _: TopicPartition) -> int:
            return int(clock[0])

    await standbys._tail(cast(Any, Consumer()))
    assert standbys.readable(3) is store
    clock[0] += 13 * 3600
    await standbys._tail(cast(Any, Consumer()))
    assert standbys.readable(3) is None
    assert store.anchor is None


async def test_a_partition_whose_broker_is_away_is_not_read_by_polls_nor_by_reading_another_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A poll that a silent broker does not answer returns nothing, as one of a changelog without new records does."""
    reading = Reading(monkeypatch)
    standbys = reading.standbys
    standbys._following = Following(own=frozenset({1, 2, 3}))
    await standbys._read_to_end(1)
    await standbys._read_to_end(2)
    stamps = {1: 100, 2: 100}

    class Consumer:
        async def getmany(self, **_: object) -> dict[Any, Any]:
            return {}

        def last_poll_timestamp(self, tp: TopicPartition) -> int | None:
            return stamps.get(tp.partition)

    for _ in range(13):
        reading.now += 3600
        stamps[2] += 3600
        await standbys._tail(cast(Any, Consumer()))
    await standbys._read_to_end(3)
    await standbys._tail(cast(Any, Consumer()))
    assert set(standbys.warm()) == {1, 2, 3}

    reading.now += 3600
    stamps[2] += 3600
    await standbys._tail(cast(Any, Consumer()))

    assert set(standbys.warm()) == {2, 3}


def test_a_takeover_gets_the_store_once(standbys: Standbys, store: MemoryStore) -> None:
    assert standbys.take(3) is store
    assert standbys.take(3) is None
    assert standbys.warm() == ()
    assert standbys.readable(3) is None


async def test_stores_that_nobody_needs_are_closed(
    standbys: Standbys, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed: list[int] = []
    for partition in (4, 5, 6):
        kept = MemoryStore()
        monkeypatch.setattr(kept, "close", lambda partition=partition: closed.append(partition))
        assert standbys.keep(partition, kept)
    standbys.follow(Following(), granted={4})
    assert sorted(closed) == [5, 6]
    assert standbys.readable(3) is None
    assert standbys.take(4) is not None


async def test_what_is_given_up_after_the_decision_is_closed_unless_it_is_needed(
    standbys: Standbys, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed: list[int] = []
    standbys.follow(Following(own=frozenset({3, 5})), granted={4})
    for partition in (4, 5, 6):
        kept = MemoryStore()
        monkeypatch.setattr(kept, "close", lambda partition=partition: closed.append(partition))
        assert standbys.keep(partition, kept)
        standbys.close_unneeded()
    assert closed == [6]
    await standbys.stop()


def test_a_store_that_comes_back_late_does_not_replace_the_one_that_is_followed(
    standbys: Standbys, store: MemoryStore
) -> None:
    late = MemoryStore()
    late.apply([(b"a", b"0")], anchor_at(0, b"a", b"0"))
    assert not standbys.keep(3, late)
    standbys._apply(3, [record(0, b"a", b"1"), record(1, END, b"w1")])
    assert standbys.readable(3) is store
    assert standbys.take(3) is store


def test_a_damaged_store_is_not_kept(standbys: Standbys) -> None:
    damaged = MemoryStore()
    damaged.damage = "torn"
    assert not standbys.keep(5, damaged)


async def test_the_group_is_asked_once_all_that_shall_move_is_here(store: MemoryStore) -> None:
    asked: list[int] = []
    standbys = Standbys(CONFIG, lambda _: store, lambda: asked.append(1))
    standbys.follow(Following(own=frozenset({1, 2, 3}), moving=frozenset({1, 2})), granted=())
    standbys._tailing[1] = []
    standbys._announce()
    assert asked == []
    standbys._tailing[2] = []
    standbys._announce()
    standbys._announce()
    assert asked == [1]
    await standbys.stop()


class Reading:
    """A worker that follows partitions, without a broker; ``read`` lists what it does."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, broken: int | None = None) -> None:
        self.read: list[int | str] = []
        self.now = 100.0
        self._broken = broken
        monkeypatch.setattr(standby, "restore_partition", self._restore)
        monkeypatch.setattr(standby, "groupless_consumer", lambda *_, **__: contextlib.nullcontext(self))
        self.standbys = Standbys(
            CONFIG, lambda _: MemoryStore(), lambda: self.read.append("asked"), lambda: self.now
        )

    async def _restore(self, store: object, _: str, partition: int, **__: object) -> int:
        if partition == self._broken:
            raise Retry("the broker is away")
        self.read.append(partition)
        return 0

    def assign(self, _: object) -> None: ...

    def seek(self, _: object, position: int) -> None: ...

    async def getmany(self, **_: object) -> dict[Any, Any]:
        await asyncio.sleep(0)
        return {}

    def last_poll_timestamp(self, _: TopicPartition) -> int | None:
        return None


class Log(Reading):
    """The same with a changelog of one partition that is created again while it is followed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, ids: list[str | None]) -> None:
        super().__init__(monkeypatch)
        self.ids = ids
        self.records = [record(0, b"a", b"1"), record(1, END, b"w1")]
        self.position = 0
        self.standbys = Standbys(CONFIG, lambda _: MemoryStore(), lambda: None, lambda: self.now)

    def create_again(self, *records: Any) -> None:
        """aiokafka goes on at its position, or at the first record of the topic if there is none."""
        self.ids.append("second")
        self.records = list(records)
        if self.position > records[-1].offset:
            self.position = 0

    async def _restore(self, store: object, _: str, partition: int, **__: object) -> int:
        self.read.append(partition)
        end = self.records[-1]
        assert isinstance(store, MemoryStore)
        store.apply([(one.key, one.value) for one in self.records], anchor_at(end.offset, end.key, end.value))
        store.changelog_id = self.ids[-1]
        return len(self.records)

    def seek(self, _: object, position: int) -> None:
        self.position = position

    async def getmany(self, **_: object) -> dict[Any, Any]:
        await asyncio.sleep(0)
        fetched = [one for one in self.records if one.offset >= self.position][
            :1
        ]  # as few as an answer may have
        self.position += len(fetched)
        return {TopicPartition("t", 3): fetched} if fetched else {}


@pytest.mark.parametrize("more", [0, 3], ids=["shorter", "longer"])
async def test_a_changelog_that_was_created_again_is_read_once_and_then_followed(
    monkeypatch: pytest.MonkeyPatch, changelog_ids: list[str | None], more: int
) -> None:
    """If the new one is longer by the next fetch, that is answered as if nothing had happened."""
    log = Log(monkeypatch, changelog_ids)
    log.standbys.follow(Following(own=frozenset({3})), granted=())
    log.now += standby.SETTLE_SECONDS
    await until_async(lambda: log.standbys.readable(3) is not None, "it is followed", within=60)
    await until_async(lambda: log.position == 2, "it is read on", within=60)

    others = [record(2 + number, b"x%d" % number, b"9") for number in range(more)]
    log.create_again(
        record(0, b"b", b"2"), record(1, b"y", b"2"), *others, record(2 + more, END, b"w2")
    ) if more else log.create_again(record(0, b"b", b"2"), record(1, END, b"w2"))
    log.now += standby.IDENTITY_SECONDS
    await until_async(lambda: log.read == [3, 3], "it is read again", within=60)
    last = log.records[-1].offset
    log.records += [record(last + 1, b"c", b"3"), record(last + 2, END, b"w3")]
    expected = {one.key: one.value for one in log.records}

    def contents() -> dict[bytes, bytes]:
        store = log.standbys.readable(3)
        return {} if store is None else dict(store.items())

    await until_async(lambda: contents() == expected, "it goes on", within=60)
    assert log.read == [3, 3]
    await log.standbys.stop()


async def test_others_take_over_before_a_worker_reads_and_it_reads_before_it_takes_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    reading = Reading(monkeypatch)
    reading.standbys.follow(Following(own=frozenset({1, 2, 3}), moving=frozenset({2})), granted=())
    reading.now += standby.SETTLE_SECONDS / 2
    for _ in range(20):
        await asyncio.sleep(0)
    assert reading.read == []
    reading.now += standby.SETTLE_SECONDS
    await until_async(lambda: is_in("asked", reading.read), "it asked for the partition", within=60)
    assert reading.read == [2, 1, 3, "asked"]
    await reading.standbys.stop()


async def test_a_partition_that_cannot_be_followed_keeps_no_other_one_from_moving(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    reading = Reading(monkeypatch, broken=3)
    reading.standbys.follow(Following(own=frozenset({1, 3}), moving=frozenset({1})), granted=())
    reading.now += standby.SETTLE_SECONDS
    await until_async(lambda: is_in("asked", reading.read), "it asked for the partition", within=60)
    assert reading.read == [1, "asked"]
    await reading.standbys.stop()


async def is_in(one: str, several: list[int | str]) -> bool:
    return one in several


@pytest.mark.parametrize("error", [asyncio.CancelledError(), OSError("away")])
async def test_following_goes_on_after_an_error_and_after_the_cancellation_of_another_task(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: BaseException
) -> None:
    monkeypatch.setattr(standby, "RETRY_SECONDS", 0.0)
    standbys = Standbys(CONFIG, lambda _: MemoryStore(), lambda: None)
    tries = 0

    async def follow() -> None:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise error
        await asyncio.Event().wait()

    monkeypatch.setattr(standbys, "_follow", follow)
    standbys.follow(Following(own=frozenset({3})), granted=())
    await until_async(lambda: tries == 2, "it is tried again", within=60)
    await standbys.stop()
    (line,) = (one for one in caplog.records if getattr(one, "action", "") == "standby_failed")
    assert repr(error) in line.getMessage()


async def test_a_changelog_that_cannot_be_read_is_read_after_those_that_can(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    standbys = Standbys(CONFIG, lambda _: MemoryStore(), lambda: None)
    standbys._following = Following(own=frozenset({1, 2, 3}), moving=frozenset({1, 2}))
    tried: list[int] = []

    async def read(partition: int) -> None:
        tried.append(partition)
        if partition == 1:
            raise OSError("away")
        standbys._tailing[partition] = []

    monkeypatch.setattr(standbys, "_read_to_end", read)
    for _ in range(2):
        with pytest.raises(OSError, match="away"):
            await standbys._read_missing()
    assert tried == [1, 2, 3, 1]


async def test_followed_stores_are_closed_before_another_worker_may_use_their_folder() -> None:
    closed: list[str] = []

    class Store(MemoryStore):
        def close(self) -> None:
            closed.append("store")

    class Stores(MemoryStores):
        def close(self) -> None:
            closed.append("folder")

    app = EngineApp(config_of(standby=1))
    engine: Engine[Any] = Engine(app, cast(Any, None), FoldTable(app, "table", Stores()), lambda _: None)
    engine.standbys.keep(1, Store())
    await engine.stop()
    assert closed == ["store", "folder"]


# Stale reads while a partition that was followed is taken over


class Viewing:
    """A fold that shows the records it was opened over."""

    def open(self, _: int, records: Any) -> Any:
        return SimpleNamespace(get=records.get)


def engine_that_follows(store: MemoryStore) -> Engine[Any]:
    """Partition 3 is followed, and the group has just given it to this worker."""
    app = EngineApp(config_of(standby=1))
    engine: Engine[Any] = Engine(
        app, cast(Any, Viewing()), FoldTable(app, "table", MemoryStores()), lambda _: None
    )
    engine.standbys.keep(3, store)
    engine.standbys._tailing[3] = []
    engine.standbys.follow(Following(), granted={3})
    return engine


def known(engine: Engine[Any], *keys: bytes) -> list[bytes | None] | None:
    fold = engine.known(3)
    return None if fold is None else [fold.get(key) for key in keys]


async def test_a_followed_partition_is_known_until_it_is_owned_and_never_by_a_part_of_a_flush() -> None:
    """It was known to no one from the moment at which the group gave it to its follower."""
    store = MemoryStore()
    store.apply([(b"a", b"1"), (b"b", b"1")], anchor_at(1, b"b", b"1"))
    engine = engine_that_follows(store)
    assert known(engine, b"a") == [b"1"], "it is granted, and its former owner is not fenced yet"

    assert engine.table.open_partition(3) is store
    assert known(engine, b"a") == [b"1"], "it reads what came after the records that it has"
    for changes in ([(b"a", b"2"), (b"c", b"2")], [(b"a", b"3"), (b"b", None)]):
        engine._takeover._on_changing(3, changes)
        store.apply(changes, None)
        assert known(engine, b"a", b"b", b"c") == [b"1", b"1", None]
    assert engine.standbys.readable(3) is None

    engine.ownership.begin(5, frozenset())
    await engine._on_rebalance_complete()
    assert known(engine, b"a") is None, "another worker owns it now"


async def test_a_partition_that_this_worker_owned_before_is_known_by_no_part_of_a_flush_either() -> None:
    store = MemoryStore()
    store.apply([(b"a", b"1"), (b"b", b"1")], anchor_at(1, b"b", b"1"))
    engine = engine_that_follows(MemoryStore())
    engine.standbys.take(3)
    engine.table.on_discard(3, store)
    engine.last_known[3] = Viewing().open(3, store)

    assert engine.table.open_partition(3) is store
    engine._takeover._on_changing(3, [(b"a", b"2")])
    store.apply([(b"a", b"2")], None)
    assert known(engine, b"a", b"b") == [b"1", b"1"]

    # The takeover is tried again in the middle of the flush.
    engine.table.discard_partition(3)
    assert engine.table.open_partition(3) is store
    engine._takeover._on_changing(3, [(b"b", b"2")])
    store.apply([(b"b", b"2")], None)
    assert known(engine, b"a", b"b") == [b"1", b"1"]


class Rejoining:
    """Stands for the consumer's thread: it joins the group at most once at a time, with what is true then."""

    def __init__(self, engine: Engine[Any]) -> None:
        self.engine = engine
        self.is_joining = False
        self.said_stops: list[bool] = []

    def begin(self) -> None:
        self.is_joining = True
        self.said_stops.append(self.engine.ownership.announce_stop())

    def request_rejoin(self) -> None:
        if not self.is_joining:  # else aiokafka forgets the request when the group has been joined
            self.begin()
            asyncio.get_running_loop().call_soon(self.end)

    def end(self) -> None:
        self.is_joining = False
        ownership = self.engine.ownership
        ownership.begin(2, frozenset() if self.said_stops[-1] else frozenset({3}))
        self.engine._rebalanced.set()


async def test_a_worker_that_stops_while_the_group_is_joined_says_so_in_the_next_join(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("streams.engine.engine.SETTLE_SECONDS", 0.0)
    engine = engine_that_follows(MemoryStore())
    thread = Rejoining(engine)
    monkeypatch.setattr(EngineApp, "engine_consumer", property(lambda _: SimpleNamespace(thread=thread)))
    engine.config = replace(engine.config, heartbeat_seconds=15.0)
    engine.owned = {3: cast(Any, SimpleNamespace(partition=3))}
    engine.ownership.following = Following(kept_by_all=True, urls={3: ("http://b",)})
    engine.ownership.begin(1, frozenset({3}))
    thread.begin()
    asyncio.get_running_loop().call_soon(thread.end)
    await engine._hand_over()
    assert thread.said_stops == [False, True]
    assert not engine.ownership.assignment.partitions


@pytest.mark.parametrize("kept", [True, False])
async def test_a_takeover_that_is_tried_again_goes_on_with_the_store_or_with_another_one(kept: bool) -> None:
    """RocksDB's is closed; to ask it what it had would let every further attempt fail."""

    class Store(MemoryStore):
        closed = False

        def close(self) -> None:
            self.closed = True

        def get(self, key: bytes) -> bytes | None:
            assert not self.closed
            return super().get(key)

    store = Store()
    store.apply([(b"a", b"1")], anchor_at(1, b"a", b"1"))
    engine = engine_that_follows(store)
    engine.table.open_partition(3)
    if not kept:
        engine.table.on_discard = lambda *_: False
    engine.table.discard_partition(3)

    again = engine.table.open_partition(3)
    assert (again is store) is kept
    engine._takeover._on_changing(3, [(b"a", b"2")])
    again.apply([(b"a", b"2")], None)
    assert known(engine, b"a") == ([b"1"] if kept else None)


async def test_a_followed_partition_that_is_read_from_its_beginning_again_is_not_known_meanwhile() -> None:
    store = MemoryStore()
    store.apply([(b"a", b"1")], anchor_at(1, b"a", b"1"))
    engine = engine_that_follows(store)
    engine.table.open_partition(3)
    engine._takeover._on_changing(3, None)
    store.wipe()
    assert known(engine, b"a") is None


async def test_what_is_granted_and_then_followed_again_is_known_once_it_was_read_again(
    standbys: Standbys, store: MemoryStore
) -> None:
    standbys.follow(Following(), granted={3})
    assert standbys.readable(3) is store
    standbys.follow(Following(own=frozenset({3})), granted=())
    assert standbys.readable(3) is None, "what comes is applied in parts until its end is reached"
    await standbys.stop()
