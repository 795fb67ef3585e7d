from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from schemas.errors import ConfigurationError
from streams.engine.fold import TableChange
from streams.engine.stores import (
    Anchor,
    MemoryStore,
    PartitionStore,
    RocksStore,
    RocksStores,
    anchor_at,
    make_stores,
)

MakeStore = Callable[[], PartitionStore]


def now_ms() -> int:
    return 1_700_000_000_000


@pytest.fixture(params=["memory", "rocksdb"])
def make_store(request: pytest.FixtureRequest, tmp_path: Path) -> MakeStore:
    """Make a store of either kind; RocksDB's is opened on the same folder each time."""
    if request.param == "memory":
        return MemoryStore
    pytest.importorskip("rocksdict", reason="the rocksdb extra is not installed")
    return lambda: RocksStore(tmp_path / "store", now_ms)


def test_a_store_has_the_last_applied_values(make_store: MakeStore) -> None:
    """Values are set, overwritten and deleted; deleting a missing key is no error; the anchor is no record."""
    store = make_store()
    store.apply([TableChange(b"a", b"1"), TableChange(b"b", b"1")], anchor_at(1, b"b", b"1"))
    store.apply([TableChange(b"b", b"2"), TableChange(b"a", None), TableChange(b"c", None)], None)
    store.apply([TableChange(b"d", b""), TableChange(b"b", None), TableChange(b"b", b"3")], Anchor(9, "x"))
    assert store.get(b"a") is None
    assert store.get(b"b") == b"3"
    assert store.get(b"d") == b""
    assert dict(store.items()) == {b"b": b"3", b"d": b""}
    store.wipe()
    assert dict(store.items()) == {}
    assert store.anchor is None
    store.close()


def test_a_store_may_change_during_an_iteration(make_store: MakeStore) -> None:
    """A fold may write records while it loads others."""
    store = make_store()
    store.apply([TableChange(b"%d" % number, b"1") for number in range(10)], Anchor(1, "x"))
    for key in dict(store.items()):
        store.apply([TableChange(b"new" + key, b"1"), TableChange(key, None)], None)
    assert len(dict(store.items())) == 10
    store.close()


class Disk:
    """A RocksDB folder and a clock."""

    def __init__(self, path: Path) -> None:
        pytest.importorskip("rocksdict", reason="the rocksdb extra is not installed")
        self.path = path
        self.now_ms = now_ms()

    def open(self) -> RocksStore:
        return RocksStore(self.path, lambda: self.now_ms, max_age_ms=1_000)


@pytest.fixture
def disk(tmp_path: Path) -> Disk:
    return Disk(tmp_path / "partition")


def test_content_and_anchor_survive_a_restart(disk: Disk) -> None:
    """After a close, and without one, as when a killed process leaves its folder to another."""
    store = disk.open()
    store.apply([TableChange(b"a", b"1")], Anchor(17, "digest"))
    store.apply([TableChange(b"b", b"1")], None)
    store.close()
    store = disk.open()
    assert store.anchor == Anchor(17, "digest")
    assert dict(store.items()) == {b"a": b"1", b"b": b"1"}
    store.close()


def test_content_without_an_anchor_is_wiped(disk: Disk) -> None:
    """An incomplete restore leaves content that cannot be used."""
    store = disk.open()
    store.apply([TableChange(b"a", b"1")], None)
    store.close()
    store = disk.open()
    assert store.anchor is None
    assert dict(store.items()) == {}
    store.close()


def test_age_counts_from_the_last_write(disk: Disk) -> None:
    """The time that the store was open does not count; a store that is too old is wiped."""
    store = disk.open()
    disk.now_ms += 100_000
    store.apply([TableChange(b"a", b"1")], Anchor(1, "x"))
    store.close()
    disk.now_ms += 1_000
    store = disk.open()
    assert store.anchor is not None
    store.close()
    disk.now_ms += 1
    store = disk.open()
    assert store.anchor is None
    assert store.get(b"a") is None
    store.close()


def test_anchors_of_different_records_differ() -> None:
    """They depend on offset, key and value; a tombstone is not an empty value."""
    anchors = {
        anchor_at(1, b"k", b"v"),
        anchor_at(2, b"k", b"v"),
        anchor_at(1, b"kv", b""),
        anchor_at(1, b"k", None),
        anchor_at(1, b"k", b""),
        anchor_at(1, None, b"k"),
    }
    assert len(anchors) == 6


def test_a_folder_belongs_to_one_worker(tmp_path: Path) -> None:
    """A second worker is refused with the remedy; closing releases the folder and is idempotent."""
    pytest.importorskip("rocksdict", reason="the rocksdb extra is not installed")
    first = make_stores("rocksdb://", tmp_path / "data", now_ms, 1_000)
    with pytest.raises(ConfigurationError, match="set a different SESSIONSTREAM_DATA_DIR for each worker"):
        RocksStores(tmp_path / "data", now_ms)
    first.close()
    first.close()
    RocksStores(tmp_path / "data", now_ms).close()


def test_an_unknown_store_is_refused(tmp_path: Path) -> None:
    """The message names the setting and its allowed values."""
    with pytest.raises(
        ConfigurationError, match=r"SESSIONSTREAM_STORE='redis://x' is not known; use memory://"
    ):
        make_stores("redis://x", tmp_path, now_ms, 1_000)
