"""A fold is made while its partition is followed, and a takeover gets it up to date, or none."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any

import pytest

from streams.engine import standby
from streams.engine.ownership import Following
from streams.engine.prepared import UPDATE_RECORDS, Prepared
from streams.engine.restore import OnChanged
from streams.engine.standby import Standbys
from streams.engine.stores import MemoryStore, PartitionStore, anchor_at
from streams.engine.table import TableView
from tests.fakes.engine_parts import ListingFold
from tests.log_lines import lines_of
from tests.unit.streams.engine.test_standby import CONFIG, END, record


@dataclass(slots=True)
class CountingFold(ListingFold):
    """Derives the number of records from a table."""

    view: Any = None
    restores: int = 0
    keys: set[bytes] = field(default_factory=set)
    broken: bool = False
    #: Keys whose records belong to one that is not there.
    incomplete: set[bytes] = field(default_factory=set)
    while_restored: Callable[[], None] = lambda: None

    def restored(self) -> None:
        self.restores += 1
        self.keys = set(self.view.keys())
        self.while_restored()

    def records_changed(self, keys: Collection[bytes]) -> Collection[bytes]:
        if self.broken:
            raise ValueError("a newer version wrote a record")
        for key in keys:
            if self.view.get(key) is None:
                self.keys.discard(key)
            else:
                self.keys.add(key)
        return self.incomplete & set(keys)


def prepared_over(store: PartitionStore, **fields: Any) -> tuple[Prepared, CountingFold]:
    view = TableView(store, {})
    fold = CountingFold(view=view, **fields)
    return Prepared(3, fold, view), fold


def test_a_fold_follows_what_changes() -> None:
    store = MemoryStore()
    prepared, fold = prepared_over(store)
    store.apply([(b"a", b"1"), (b"b", b"1")], None)
    prepared.note([(b"a", b"1"), (b"b", b"1")])
    store.apply([(b"a", None)], None)
    prepared.note([(b"a", None)])
    assert prepared.up_to_date() is fold
    assert fold.keys == {b"b"}


def test_many_changes_do_not_wait_for_the_takeover() -> None:
    store = MemoryStore()
    prepared, fold = prepared_over(store)
    changes = [(b"%d" % number, b"1") for number in range(UPDATE_RECORDS)]
    store.apply(changes, None)
    prepared.note(changes[:-1])
    assert fold.keys == set()
    prepared.note(changes[-1:])
    assert fold.keys == {key for key, _ in changes}


def test_a_fold_over_a_store_that_was_emptied_is_none() -> None:
    prepared, _ = prepared_over(MemoryStore())
    prepared.note(None)
    prepared.note([(b"a", b"1")])
    assert prepared.up_to_date() is None


def test_a_fold_that_finds_something_wrong_is_none(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    prepared, _ = prepared_over(MemoryStore(), broken=True)
    prepared.note([(b"a", b"1")])
    assert prepared.up_to_date() is None
    assert prepared.up_to_date() is None
    (line,) = lines_of(caplog, "standby_not_prepared")
    assert (line["levelname"], line["partition"]) == ("INFO", 3)


def test_what_has_come_of_a_flush_only_in_part_waits_for_the_rest() -> None:
    store = MemoryStore()
    prepared, fold = prepared_over(store)
    fold.incomplete = {b"0"}
    changes = [(b"%d" % number, b"1") for number in range(2 * UPDATE_RECORDS)]
    store.apply(changes, None)
    prepared.note(changes[:UPDATE_RECORDS])
    prepared.note(changes[UPDATE_RECORDS:])
    fold.incomplete = set()
    assert prepared.up_to_date() is fold
    assert fold.keys == {key for key, _ in changes}


def test_a_fold_whose_records_are_still_missing_at_the_end_is_none() -> None:
    prepared, fold = prepared_over(MemoryStore())
    fold.incomplete = {b"a"}
    prepared.note([(b"a", b"1")])
    assert prepared.up_to_date() is None


class Followed:
    """Partition 3 is followed; what a restore reads is in ``to_restore``."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, **fields: Any) -> None:
        self.store = MemoryStore()
        self.folds: list[CountingFold] = []
        self.to_restore: list[list[tuple[bytes, bytes | None]]] = []
        self.fields = fields
        self.standbys = Standbys(CONFIG, lambda _: self.store, lambda: None, open_fold=self._open)
        self.standbys._following = Following(own=frozenset({3}))

        async def restored(store: PartitionStore, *_: object, on_changed: OnChanged, **__: object) -> int:
            for changes in self.to_restore:
                store.apply(changes, anchor_at(0, b"", b""))
                on_changed(changes)
            return len(self.to_restore)

        monkeypatch.setattr(standby, "restore_partition", restored)

    def _open(self, _: int, store: PartitionStore) -> Prepared:
        prepared, fold = prepared_over(store, **self.fields)
        self.folds.append(fold)
        return prepared


async def test_a_takeover_gets_the_fold_of_what_was_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    followed = Followed(monkeypatch)
    standbys = followed.standbys
    followed.to_restore = [[(b"a", b"1")]]
    await standbys._read_to_end(3)
    standbys._apply(3, [record(1, b"b", b"1"), record(2, END, b"w1"), record(3, b"c", b"1")])

    prepared = standbys.take_prepared(3)
    assert prepared is not None
    assert standbys.take(3) is followed.store
    fold = prepared.up_to_date()
    assert fold is followed.folds[0]
    assert followed.folds[0].restores == 1
    # What begins a further flush is not in the store yet.
    assert followed.folds[0].keys == {b"a", b"b", END}
    assert standbys.take_prepared(3) is None


async def test_a_fold_goes_on_when_its_partition_is_read_to_the_end_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    followed = Followed(monkeypatch)
    await followed.standbys._read_to_end(3)
    followed.to_restore = [[(b"z", b"1")]]
    await followed.standbys._read_to_end(3)
    assert [(fold.restores, fold.keys) for fold in followed.folds] == [(1, {b"z"})]


@pytest.mark.parametrize("fields", [{"dirty": [1]}, {"broken": True}])
async def test_a_fold_that_must_repair_or_fails_is_made_by_the_takeover(
    monkeypatch: pytest.MonkeyPatch, fields: dict[str, Any]
) -> None:
    followed = Followed(monkeypatch, **fields)
    await followed.standbys._read_to_end(3)
    followed.standbys._apply(3, [record(1, END, b"w1")])
    prepared = followed.standbys.take_prepared(3)
    assert prepared is None or prepared.up_to_date() is None
    assert followed.standbys.warm() == (3,)


async def test_a_fold_is_dropped_if_its_store_was_taken_and_given_back_while_it_was_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What a takeover has read meanwhile is in the store, and the fold does not know it."""
    reached, go_on = threading.Event(), threading.Event()

    def wait() -> None:
        reached.set()
        assert go_on.wait(60)

    followed = Followed(monkeypatch, while_restored=wait)
    standbys = followed.standbys
    reading = asyncio.create_task(standbys._read_to_end(3))
    await asyncio.to_thread(reached.wait, 60)
    store = followed.store
    assert standbys.take(3) is store
    store.apply([(b"b", b"1")], anchor_at(1, b"b", b"1"))
    assert standbys.keep(3, store)
    standbys._following = Following(own=frozenset({3}))
    go_on.set()
    await reading
    assert standbys.take_prepared(3) is None
    assert standbys.warm() == ()


async def test_a_fold_of_a_changelog_that_is_read_again_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    followed = Followed(monkeypatch)
    await followed.standbys._read_to_end(3)
    followed.standbys._forget([3], "it was created again")
    assert followed.standbys.take_prepared(3) is None


async def test_a_fold_of_a_partition_that_is_not_followed_any_more_is_dropped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    followed = Followed(monkeypatch)
    await followed.standbys._read_to_end(3)
    followed.standbys.follow(Following(), granted={3})
    assert followed.standbys.take_prepared(3) is not None
    await followed.standbys._read_to_end(3)
    followed.standbys.follow(Following(), granted=())
    assert followed.standbys.take_prepared(3) is None
