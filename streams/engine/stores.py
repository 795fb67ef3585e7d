"""Stores of a partition's committed records: in memory, or in RocksDB on disk.

A store holds only records of committed transactions. The RocksDB store also keeps its anchor, the last changelog
record in its content, written in the same batch, so that a restart reads only later records. The store is wiped
when the changelog has another record, or none, at the anchor's offset (the changelog was recreated). It is also
wiped when it is older than half the changelog's ``delete.retention.ms``: after that, the changelog may have lost
tombstones that the store has not read.

So a store that no partition uses and that is older than this is of no use. It is deleted, since partitions that move
away would else leave their files behind for ever.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import logging
import os
import shutil
import threading
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol, TypeVar, cast
from urllib.parse import urlsplit

import cramjam

from schemas.errors import ConfigurationError, Retry
from streams.engine.fold import KeyValue

log = logging.getLogger(__name__)

T = TypeVar("T")

#: How far the clock may have gone back since a store was written.
CLOCK_TOLERANCE_MS: Final = 60_000

#: Half of Kafka's default delete.retention.ms of 24 hours.
DEFAULT_MAX_AGE_MS: Final = 12 * 3600 * 1000

#: A value from this size on is kept compressed in memory. JSON of recorded conversations shrinks to half of its size,
#: for 4 µs of CPU for 2.5 kB; a smaller value is usually written again soon.
COMPRESSED_FROM_BYTES: Final = 2048

#: How long closing a store waits for another thread to leave it. A thread leaves it at the next record that it reads.
LEAVE_SECONDS: Final = 1.0

_ANCHOR_KEY: Final = b"\x00anchor"

#: How the folder of a partition's store begins, and one that is about to be deleted.
_FOLDER: Final = "partition-"
_DELETED: Final = "deleted-"

#: Parts of RocksDB's messages about a database that is open already; that one must not be wiped.
_IN_USE: Final = ("lock hold by", "while lock file")
#: Part of RocksDB's message about a full disk.
_NO_SPACE: Final = "no space left"
#: What to do then; nothing is lost, since a store is a copy of the changelog.
FULL_DISK_REMEDY: Final = (
    "; make room on its disk, and this worker goes on by itself: the changelog has everything"
)


class Anchor(NamedTuple):
    """The last changelog record in a store's content.

    The last record of every flush is the watermark. So equal anchors mean equal content: the fold of the same log
    up to the same offset.
    """

    offset: int
    digest: str


def anchor_at(offset: int, key: bytes | None, value: bytes | None) -> Anchor:
    """Return the anchor of a changelog record."""
    state = blake2b(digest_size=8)
    for part in (key, value):
        state.update(b"-" if part is None else len(part).to_bytes(4, "big") + part)
    return Anchor(offset, state.hexdigest())


class PartitionStore(Protocol):
    """The records of one partition, as of one changelog record.

    Attributes:
        max_age_ms: older content may lack tombstones that the changelog no longer has.
        changelog_id: the id of the topic that the content was read from; None if that is not known, as of a store of an
            earlier process.
    """

    max_age_ms: int
    changelog_id: str | None

    @property
    def damage(self) -> str | None:
        """Why the store cannot be used any more; None for a store in order."""

    @property
    def anchor(self) -> Anchor | None:
        """The last changelog record in the content; None: read the changelog from the beginning."""

    def get(self, key: bytes) -> bytes | None: ...

    def keys(self) -> Iterator[bytes]:
        """Iterate over the keys of all records, without opening the values."""
        ...

    def items(self) -> Iterator[tuple[bytes, bytes]]: ...

    def apply(self, changes: Sequence[KeyValue], anchor: Anchor | None) -> None:
        """Apply changes; after a crash the store has all of them and the anchor, or none.

        Without an anchor the old one stays. The content is then ahead of it, and later records are read again.
        """

    def wipe(self) -> None:
        """Delete all records and the anchor."""

    def close(self) -> None: ...


class StoreFactory(Protocol):
    """Opens the store of a partition."""

    #: Whether a closed store can still be read, for reads that accept stale answers.
    readable_when_closed: bool

    def open(self, partition: int) -> PartitionStore: ...

    async def delete_useless(self) -> None:
        """Delete the stores that are closed and too old to be opened again; say which cannot be deleted."""

    def close(self) -> None:
        """Release what all stores share, such as the lock of their folder."""


class MemoryStore:
    """A store in memory; a new one has no anchor, so a restart reads the whole changelog.

    Large values are kept compressed. Readers hold what they decoded, so a value is opened seldom.
    """

    damage: str | None = None
    max_age_ms: int = DEFAULT_MAX_AGE_MS

    def __init__(self) -> None:
        self._records: dict[bytes, bytes] = {}
        self._compressed: dict[bytes, bytes] = {}
        self.anchor: Anchor | None = None
        self.changelog_id: str | None = None

    def get(self, key: bytes) -> bytes | None:
        value = self._records.get(key)
        if value is not None or (compressed := self._compressed.get(key)) is None:
            return value
        return bytes(cramjam.lz4.decompress_block(compressed))

    def keys(self) -> Iterator[bytes]:
        yield from list(self._records)
        yield from list(self._compressed)

    def items(self) -> Iterator[tuple[bytes, bytes]]:
        yield from list(self._records.items())
        for key, compressed in list(self._compressed.items()):
            yield key, bytes(cramjam.lz4.decompress_block(compressed))

    def apply(self, changes: Sequence[KeyValue], anchor: Anchor | None) -> None:
        records, compressed = self._records, self._compressed
        for key, value in changes:
            if value is None:
                records.pop(key, None)
                compressed.pop(key, None)
            elif len(value) < COMPRESSED_FROM_BYTES:
                records[key] = value
                compressed.pop(key, None)
            else:
                compressed[key] = bytes(cramjam.lz4.compress_block(value))
                records.pop(key, None)
        self.anchor = anchor or self.anchor

    def wipe(self) -> None:
        self._records, self._compressed = {}, {}
        self.anchor = None

    def close(self) -> None:
        """Do nothing, so that reads that accept stale answers still find the last known records."""


class MemoryStores:
    """Opens stores in memory, for ``memory://``."""

    readable_when_closed = True

    def open(self, partition: int) -> MemoryStore:
        return MemoryStore()

    async def delete_useless(self) -> None:
        """Do nothing: a closed store goes with its last reader."""

    def close(self) -> None: ...


class StoreDamaged(Retry):
    """A store on disk cannot be read or written. It was wiped, and its partition must be restored."""


class RocksStore:
    """A store on disk: one RocksDB database per partition.

    It is a cache of the changelog. If it cannot be opened, read or written, it is wiped, and read again from there.

    A fold reads all records in a thread, also when its takeover has ended. An iterator keeps the database open and its
    folder locked, so closing the store ends what iterates in other threads.

    Args:
        path: the folder of the database; no other process may use it.
        clock_ms: returns wall-clock milliseconds, to compute the content's age.
        max_age_ms: older content is wiped when the store is opened.

    Raises:
        ConfigurationError: the folder cannot be used, empty or not.
        StoreDamaged: its disk is full.
    """

    def __init__(self, path: Path, clock_ms: Callable[[], int], max_age_ms: int = DEFAULT_MAX_AGE_MS) -> None:
        self._path = path
        self._rocksdict = _rocksdict()
        self._clock_ms = clock_ms
        self.max_age_ms = max_age_ms
        self._closed = False
        self._iterations: Counter[int] = Counter()
        self._iterated = threading.Condition()
        self.damage: str | None = None
        self.anchor: Anchor | None = None
        self.changelog_id: str | None = None
        self._database: Any = None
        stored: bytes | None = None
        try:
            self._database = self._open()
            stored = self._database.get(_ANCHOR_KEY)
        except Exception as error:  # rocksdict raises bare Exception
            if any(sign in str(error).lower() for sign in _IN_USE):
                raise ConfigurationError(f"cannot open the RocksDB store {path}: {error}") from error
            _say_wiped(path, f"it cannot be opened ({error})")
            self.wipe()
            return
        if stored is not None:
            offset, digest, written_ms = stored.split(b":")
            problem = age_problem(int(written_ms), clock_ms(), max_age_ms)
            if problem is None:
                self.anchor = Anchor(int(offset), digest.decode())
            else:
                _say_wiped(path, problem)
        if self.anchor is None:
            self.wipe()

    def _open(self) -> Any:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        return self._rocksdict.Rdict(str(self._path), self._rocksdict.Options(raw_mode=True))

    def _open_empty(self) -> Any:
        try:
            return self._open()
        except Exception as error:  # rocksdict raises bare Exception
            if _is_full_disk(str(error)):
                raise StoreDamaged(
                    f"the local store {self._path} cannot be opened: {error}{FULL_DISK_REMEDY}"
                ) from error
            raise ConfigurationError(f"cannot open the RocksDB store {self._path}: {error}") from error

    def get(self, key: bytes) -> bytes | None:
        try:
            value: bytes | None = self._database.get(key)
        except Exception as error:  # rocksdict raises bare Exception
            raise self._damaged(str(error)) from error
        return value

    def keys(self) -> Iterator[bytes]:
        return self._walk(lambda cursor: cast("bytes", cursor.key()))

    def items(self) -> Iterator[tuple[bytes, bytes]]:
        return self._walk(lambda cursor: (cursor.key(), cursor.value()))

    def _walk(self, read: Callable[[Any], T]) -> Iterator[T]:
        # rocksdict's items() ends silently at a block that cannot be read; only this iterator has a status.
        cursor: Any = None
        database = self._database
        with self._iterating() as is_closed:
            try:
                cursor = database.iter()
                cursor.seek_to_first()
                while cursor.valid() and not is_closed():
                    if cursor.key() != _ANCHOR_KEY:
                        yield read(cursor)
                    cursor.next()
                cursor.status()
                problem = None
            except Exception as error:  # rocksdict raises bare Exception
                problem = str(error)
            finally:
                # A cursor that a traceback still refers to would keep the database open, and its folder locked.
                cursor = database = None
            if is_closed():
                raise StoreDamaged(f"the local store {self._path} was closed while it was read")
        if problem is not None:
            raise self._damaged(problem)

    @contextmanager
    def _iterating(self) -> Generator[Callable[[], bool]]:
        """Count an iteration in this block; the block is told whether the database is closed meanwhile."""
        database, thread = self._database, threading.get_ident()
        with self._iterated:
            self._iterations[thread] += 1
        try:
            yield lambda: self._closed or self._database is not database
        finally:
            database = None
            with self._iterated:
                self._iterations[thread] -= 1
                self._iterations += Counter()  # without those that are zero
                self._iterated.notify_all()

    def apply(self, changes: Sequence[KeyValue], anchor: Anchor | None) -> None:
        batch = self._rocksdict.WriteBatch(raw_mode=True)
        for key, value in changes:
            if value is None:
                batch.delete(key)
            else:
                batch.put(key, value)
        # RocksDB writes on into deleted files until it needs a new one, and fails then.
        if not (self._path / "CURRENT").exists():
            raise self._damaged("it was deleted while it was in use")
        if anchor is not None:
            batch.put(_ANCHOR_KEY, b"%d:%s:%d" % (anchor.offset, anchor.digest.encode(), self._clock_ms()))
        try:
            self._database.write(batch)
        except Exception as error:  # rocksdict raises bare Exception
            raise self._damaged(str(error)) from error
        self.anchor = anchor or self.anchor

    @property
    def is_closed(self) -> bool:
        """Whether its folder is not in use."""
        return self._closed

    def _damaged(self, problem: str) -> StoreDamaged:
        """Wipe the folder, and return the error to raise. A closed store leaves the folder to the next one."""
        if not self._closed:
            _say_wiped(self._path, f"it cannot be read or written ({problem})")
            self._close_database()
            shutil.rmtree(self._path, ignore_errors=True)
        self.damage = self.damage or problem
        remedy = FULL_DISK_REMEDY if _is_full_disk(self.damage) else ""
        return StoreDamaged(f"the local store {self._path} is damaged or closed: {self.damage}{remedy}")

    def wipe(self) -> None:
        if self._database is not None:
            self._close_database()
        shutil.rmtree(self._path, ignore_errors=True)
        self._database = self._open_empty()
        self._closed = False
        self.anchor = None

    def close(self) -> None:
        problem = self._close_database()
        if problem is not None:
            _say_wiped(self._path, f"it cannot be closed ({problem})")
            shutil.rmtree(self._path, ignore_errors=True)

    def _close_database(self) -> str | None:
        """Close the database if it is open; return why that failed. It is a cache, so a failure loses nothing."""
        if self._closed:
            return None
        self._closed = True
        with self._iterated:
            self._iterated.wait_for(self._is_left, LEAVE_SECONDS)
        try:
            self._database.close()
        except Exception as error:  # rocksdict raises bare Exception
            return str(error)
        return None

    def _is_left(self) -> bool:
        """Return whether no other thread iterates; an iterator of this one is not used any more."""
        own = threading.get_ident()
        return not self._iterations.keys() - {own}


def _is_full_disk(problem: str) -> bool:
    return _NO_SPACE in problem.lower()


def age_problem(written_ms: int, now_ms: int, max_age_ms: int) -> str | None:
    """Return why content of this age cannot be used; None if it can.

    Args:
        written_ms: wall-clock milliseconds of the last write.
        now_ms: wall-clock milliseconds.
        max_age_ms: content that is older may lack tombstones.
    """
    if now_ms - written_ms > max_age_ms:
        return f"its last write is {(now_ms - written_ms) // 1000} s old"
    if written_ms - now_ms > CLOCK_TOLERANCE_MS:
        return f"its last write is {(written_ms - now_ms) // 1000} s in the future, so its age is not known"
    return None


def anchor_problem(anchor: Anchor, beginning: int, end: int) -> str | None:
    """Return why the changelog, by its offsets, cannot have the anchor's record; None if it can.

    Args:
        anchor: of the local store.
        beginning: the changelog's first offset.
        end: the offset after its last record.
    """
    if anchor.offset >= end:
        return f"it is ahead of the changelog (it has offset {anchor.offset}, the changelog ends at {end})"
    if anchor.offset < beginning:
        return f"the changelog begins after it (it has offset {anchor.offset}, the changelog begins at {beginning})"
    return None


def _say_wiped(path: Path, reason: str) -> None:
    log.warning(
        "the local store %s is wiped and read again from the changelog: %s",
        path,
        reason,
        extra={"action": "restore_wipe_store", "path": str(path)},
    )


def _say_not_deleted(path: Path, error: OSError) -> None:
    """Say that files cannot be deleted which only take room: the worker needs none of them, and goes on."""
    log.warning(
        "old files of a partition cannot be deleted in %s: %r; they only take room, and the worker tries again. Make "
        "the folder writable for the user that it runs as",
        path,
        error,
        extra={"action": "store_not_deleted", "path": str(path)},
    )


class RocksStores:
    """Opens stores on disk, for ``rocksdb://``: one folder per partition in a data folder of one OS process.

    Raises:
        ConfigurationError: another worker uses the data folder.
    """

    readable_when_closed = False

    def __init__(
        self, folder: Path, clock_ms: Callable[[], int], max_age_ms: int = DEFAULT_MAX_AGE_MS
    ) -> None:
        self._folder = folder
        self._clock_ms = clock_ms
        self._max_age_ms = max_age_ms
        self._opened: dict[int, RocksStore] = {}
        folder.mkdir(parents=True, exist_ok=True)
        self._lock: int | None = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o644)
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(self._lock)
            raise ConfigurationError(
                f"another worker uses the folder {folder}; set a different SESSIONSTREAM_DATA_DIR for each worker"
            ) from error

    def open(self, partition: int) -> RocksStore:
        store = RocksStore(self._folder / f"{_FOLDER}{partition}", self._clock_ms, self._max_age_ms)
        self._opened[partition] = store
        return store

    async def delete_useless(self) -> None:
        try:
            too_old = await asyncio.to_thread(self._too_old)
        except OSError as error:
            _say_not_deleted(self._folder, error)
            return
        for path in too_old:
            # Between this look and the renaming nothing else runs.
            if not self._is_open(path):
                try:
                    path.rename(path.with_name(_DELETED + path.name))
                except FileNotFoundError:
                    pass  # a store that is damaged deletes its folder itself
                except OSError as error:
                    _say_not_deleted(path, error)
        await asyncio.to_thread(self._delete_renamed)

    def _is_open(self, path: Path) -> bool:
        store = self._opened.get(int(path.name.removeprefix(_FOLDER)))
        return store is not None and not store.is_closed

    def _too_old(self) -> list[Path]:
        """Return the folders whose newest file is too old. Files are written when their store is, by the same clock."""
        now_ms, found = self._clock_ms(), []
        for path in self._folder.glob(f"{_FOLDER}*"):
            written_ms = _newest_ms(path) if path.name.removeprefix(_FOLDER).isdigit() else None
            if written_ms is not None and now_ms - written_ms > self._max_age_ms:
                found.append(path)
        return found

    def _delete_renamed(self) -> None:
        for path in self._folder.glob(f"{_DELETED}{_FOLDER}*"):
            try:
                shutil.rmtree(path)
            except FileNotFoundError:
                continue
            except OSError as error:
                _say_not_deleted(path, error)
                continue
            log.info(
                "deleted the files of a partition that this worker has not had for %d hours: %s",
                self._max_age_ms // 3_600_000,
                path.name.removeprefix(_DELETED),
                extra={"action": "store_deleted", "path": str(path)},
            )

    def close(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


def _newest_ms(folder: Path) -> int | None:
    """Return when the newest file of a folder was written; None if there is none."""
    with contextlib.suppress(OSError):  # a store that is open makes and deletes files
        return max((path.stat().st_mtime_ns // 1_000_000 for path in folder.iterdir()), default=None)
    return None


def make_stores(url: str, folder: Path, clock_ms: Callable[[], int], max_age_ms: int) -> StoreFactory:
    """Return the store factory for a ``STORE`` setting.

    Raises:
        ConfigurationError: the scheme is neither ``memory`` nor ``rocksdb``, or another worker uses the folder.
    """
    scheme = urlsplit(url).scheme
    if scheme == "memory":
        return MemoryStores()
    if scheme == "rocksdb":
        _rocksdict()
        return RocksStores(folder, clock_ms, max_age_ms)
    # Without what follows the scheme, which may be a password.
    raise ConfigurationError(
        f"SESSIONSTREAM_STORE={scheme or url.partition(':')[0]!r} is not known; use memory:// or rocksdb://"
    )


def _rocksdict() -> Any:
    try:
        import rocksdict
    except ImportError as error:
        raise ConfigurationError(
            "SESSIONSTREAM_STORE=rocksdb:// needs the rocksdict package; install sessionstream[rocksdb]"
            " (in a checkout: pip install '.[rocksdb]')"
        ) from error
    return rocksdict
