from __future__ import annotations

import errno
import shutil
import threading
import time
import tracemalloc
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import randbytes
from typing import Any

import pytest

from schemas.errors import ConfigurationError
from streams.engine.fold import TableChange
from streams.engine.stores import (
    Anchor,
    MemoryStore,
    PartitionStore,
    RocksStore,
    RocksStores,
    StoreDamaged,
    age_problem,
    anchor_at,
    anchor_problem,
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


def test_a_store_has_values_of_all_sizes(make_store: MakeStore) -> None:
    """A value may become large and small again, and be deleted at either size."""
    store = make_store()
    small, large, random = b"s", b'{"text":"about the flight to Rome"}' * 200, randbytes(100_000)
    for first, second in ((small, large), (large, small), (large, random), (random, None), (small, None)):
        store.apply([TableChange(b"a", first), TableChange(b"b", first)], Anchor(1, "x"))
        store.apply([TableChange(b"a", second)], Anchor(2, "x"))
        assert store.get(b"a") == second
        assert store.get(b"b") == first
        assert dict(store.items()) == {b"b": first} | ({} if second is None else {b"a": second})
    store.wipe()
    assert dict(store.items()) == {}
    store.close()


def test_a_large_value_takes_less_memory_than_its_size() -> None:
    values = [b'{"text":"message %d about the flight to Rome"}' % number * 100 for number in range(100)]
    store = MemoryStore()
    tracemalloc.start()
    try:
        store.apply([TableChange(b"%d" % number, value) for number, value in enumerate(values)], None)
        kept_bytes = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert kept_bytes < sum(map(len, values)) / 2


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


async def test_what_partitions_left_behind_is_deleted_once_it_is_too_old_to_be_used(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The store of a partition that is here stays, however long nothing was written; so do files of others."""
    pytest.importorskip("rocksdict", reason="the rocksdb extra is not installed")
    caplog.set_level("INFO")
    clock_ms, folder = time.time_ns() // 1_000_000, tmp_path / "data"
    stores = RocksStores(folder, lambda: clock_ms, 60_000)
    for partition in range(2):
        gone = stores.open(partition)
        gone.apply([TableChange(b"a", b"1")], Anchor(1, "x"))
        gone.close()
    store = stores.open(2)
    store.apply([TableChange(b"a", b"1")], Anchor(1, "x"))
    (folder / "history").mkdir()
    (folder / "partition-copy").mkdir()
    (folder / "deleted-partition-9").mkdir()  # a crash came before it was deleted

    await stores.delete_useless()
    assert left(folder) == ["history", "partition-0", "partition-1", "partition-2", "partition-copy"]
    clock_ms += 120_000
    again = stores.open(1)  # it is emptied, and used
    await stores.delete_useless()
    assert left(folder) == ["history", "partition-1", "partition-2", "partition-copy"]
    assert dict(store.items()) == {b"a": b"1"}
    assert [getattr(one, "action", "") for one in caplog.records].count("store_deleted") == 2
    again.close()
    store.close()
    stores.close()


@pytest.mark.parametrize("fails", ["listing", "renaming", "deleting"])
async def test_files_that_cannot_be_deleted_are_said_and_end_no_worker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fails: str
) -> None:
    """They only take room; the error was taken for one of the worker."""
    folder = tmp_path / "data"
    stores = RocksStores(folder, lambda: time.time_ns() // 1_000_000 + 120_000, 60_000)
    for partition in range(2):
        (folder / f"partition-{partition}").mkdir()
        (folder / f"partition-{partition}" / "CURRENT").write_text("")
    refused = folder / "partition-0" if fails == "renaming" else folder / "deleted-partition-0"

    def fail(*_: object, **__: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    with monkeypatch.context() as patch:
        if fails == "listing":
            refused = folder
            patch.setattr(Path, "glob", fail)
        elif fails == "renaming":
            rename = Path.rename
            patch.setattr(Path, "rename", lambda path, to: fail() if path == refused else rename(path, to))
        else:
            delete = shutil.rmtree
            patch.setattr(
                shutil, "rmtree", lambda path, **kwargs: fail() if path == refused else delete(path, **kwargs)
            )
        await stores.delete_useless()
    (line,) = (vars(one) for one in caplog.records if one.levelname == "WARNING")
    assert (line["action"], line["path"]) == ("store_not_deleted", str(refused))
    assert "Read-only file system" in line["message"]
    assert left(folder) == (["partition-0", "partition-1"] if fails == "listing" else [refused.name])

    await stores.delete_useless()
    assert left(folder) == []
    stores.close()


def left(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.is_dir())


def test_an_unknown_store_is_refused(tmp_path: Path) -> None:
    """The message names the setting and its allowed values, and no password."""
    with pytest.raises(
        ConfigurationError, match=r"SESSIONSTREAM_STORE='redis' is not known; use memory://"
    ) as raised:
        make_stores("redis://:hunter2@x", tmp_path, now_ms, 1_000)
    assert "hunter2" not in raised.value.detail
    with pytest.raises(ConfigurationError, match=r"SESSIONSTREAM_STORE='rocks' is not known"):
        make_stores("rocks", tmp_path, now_ms, 1_000)


@pytest.mark.parametrize(
    ("written_ms", "problem"),
    [(0, None), (-1_000, None), (-1_001, "its last write is 1 s old"), (60_000, None)],
)
def test_content_is_used_up_to_its_greatest_age(written_ms: int, problem: str | None) -> None:
    assert age_problem(now_ms() + written_ms, now_ms(), 1_000) == problem


def test_content_from_the_future_is_not_used_since_its_age_is_not_known() -> None:
    assert age_problem(now_ms() + 3_600_000, now_ms(), 1_000) == (
        "its last write is 3600 s in the future, so its age is not known"
    )


def test_an_anchor_must_lie_in_the_changelog() -> None:
    assert anchor_problem(Anchor(5, "d"), beginning=5, end=6) is None
    assert anchor_problem(Anchor(6, "d"), beginning=5, end=6) == (
        "it is ahead of the changelog (it has offset 6, the changelog ends at 6)"
    )
    assert anchor_problem(Anchor(4, "d"), beginning=5, end=6) == (
        "the changelog begins after it (it has offset 4, the changelog begins at 5)"
    )


def test_a_store_that_was_written_in_the_future_is_wiped(
    disk: Disk, caplog: pytest.LogCaptureFixture
) -> None:
    disk.now_ms += 3_600_000
    store = disk.open()
    store.apply([TableChange(b"a", b"1")], Anchor(1, "x"))
    store.close()
    disk.now_ms -= 3_600_000
    store = disk.open()
    assert (store.anchor, store.get(b"a")) == (None, None)
    assert [getattr(line, "action", "") for line in caplog.records] == ["restore_wipe_store"]
    store.close()


def filled(disk: Disk) -> None:
    store = disk.open()
    store.apply([TableChange(b"%06d" % number, randbytes(100)) for number in range(5_000)], Anchor(1, "x"))
    store.close()


@pytest.mark.parametrize("kind", ["CURRENT", "MANIFEST", "all"])
def test_a_store_that_cannot_be_opened_is_wiped(
    disk: Disk, caplog: pytest.LogCaptureFixture, kind: str
) -> None:
    filled(disk)
    for file in disk.path.iterdir():
        if file.is_file() and (kind == "all" or file.name.startswith(kind)):
            file.write_bytes(b"nonsense" * 20)

    store = disk.open()

    assert (store.anchor, dict(store.items())) == (None, {})
    assert [getattr(line, "action", "") for line in caplog.records] == ["restore_wipe_store"]
    store.apply([TableChange(b"a", b"1")], Anchor(1, "x"))
    assert store.get(b"a") == b"1"
    store.close()


class FullDisk:
    """A database whose disk takes nothing more, with RocksDB's own message."""

    def __init__(self, database: Any) -> None:
        self._database = database

    def write(self, batch: object) -> None:
        raise Exception(  # noqa: TRY002 (as rocksdict does)
            "IO error: No space left on device: While appending to file: 000004.log"
        )

    def __getattr__(self, name: str) -> Any:
        return getattr(self._database, name)


def test_a_store_on_a_full_disk_says_to_make_room(disk: Disk) -> None:
    store = disk.open()
    store._database = FullDisk(store._database)
    with pytest.raises(StoreDamaged, match=r"No space left on device: .*; make room on its disk"):
        store.apply([TableChange(b"a", b"1")], Anchor(1, "x"))
    store.close()


def test_a_damaged_data_file_wipes_the_store_when_it_is_read(disk: Disk) -> None:
    """Reads then fail with an error after which the partition is restored; the next store is empty and works."""
    filled(disk)
    tables = list(disk.path.glob("*.sst"))
    for file in tables:
        content = bytearray(file.read_bytes())
        half = len(content) // 2
        content[half : half + 100] = b"\xff" * 100
        file.write_bytes(content)
    assert tables
    store = disk.open()
    assert store.anchor == Anchor(1, "x")
    with pytest.raises(StoreDamaged):
        dict(store.items())
    with pytest.raises(StoreDamaged):
        store.get(b"000000")
    assert store.damage is not None
    store.close()

    store = disk.open()
    assert (store.anchor, dict(store.items()), store.damage) == (None, {}, None)
    store.close()


def test_a_late_read_of_a_closed_store_leaves_its_folder_alone(disk: Disk) -> None:
    old = disk.open()
    old.close()
    new = disk.open()
    new.apply([TableChange(b"a", b"1")], Anchor(1, "x"))
    with pytest.raises(StoreDamaged):
        old.get(b"a")
    assert new.get(b"a") == b"1"
    new.close()


@pytest.mark.parametrize("end", ["close", "wipe"])
def test_a_store_that_is_closed_while_a_thread_reads_it_can_be_opened_again(disk: Disk, end: str) -> None:
    """A takeover that ends leaves the thread that reads its records; the next one opens the same folder."""
    store = disk.open()
    store.apply([TableChange(b"%d" % number, b"1") for number in range(100)], Anchor(1, "x"))
    began, go_on = threading.Event(), threading.Event()

    def read() -> int:
        count = 0
        for _ in store.items():
            count += 1
            began.set()
            go_on.wait(0.01)
        return count

    with ThreadPoolExecutor(1) as threads:
        reading = threads.submit(read)
        assert began.wait(60)
        if end == "wipe":
            store.wipe()
            store.apply([TableChange(b"a", b"1")], Anchor(2, "x"))
        store.close()

        again = disk.open()

        assert again.anchor == Anchor(2 if end == "wipe" else 1, "x")
        go_on.set()
        with pytest.raises(StoreDamaged, match="closed while it was read"):
            reading.result(60)
    assert (again.damage, len(dict(again.items()))) == (None, 1 if end == "wipe" else 100)
    again.close()


def test_a_store_that_is_open_already_is_refused_and_not_wiped(disk: Disk) -> None:
    store = disk.open()
    store.apply([TableChange(b"a", b"1")], Anchor(1, "x"))
    with pytest.raises(ConfigurationError, match="cannot open the RocksDB store"):
        disk.open()
    assert store.get(b"a") == b"1"
    store.close()
