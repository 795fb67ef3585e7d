"""Stores of a partition's committed records: in memory, or in RocksDB on disk.

A store holds only records of committed transactions. The RocksDB store also keeps its anchor, the last changelog
record in its content, written in the same batch, so that a restart reads only later records. The store is wiped
when the changelog has another record, or none, at the anchor's offset (the changelog was recreated). It is also
wiped when it is older than half the changelog's ``delete.retention.ms``: after that, the changelog may have lost
tombstones that the store has not read.
"""

from __future__ import annotations

import fcntl
import os
import shutil
from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol
from urllib.parse import urlsplit

from schemas.errors import ConfigurationError
from streams.engine.fold import KeyValue

#: Half of Kafka's default delete.retention.ms of 24 hours.
DEFAULT_MAX_AGE_MS: Final = 12 * 3600 * 1000

_ANCHOR_KEY: Final = b"\x00anchor"


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
    """The records of one partition, as of one changelog record."""

    @property
    def anchor(self) -> Anchor | None:
        """The last changelog record in the content; None: read the changelog from the beginning."""

    def get(self, key: bytes) -> bytes | None: ...

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

    def close(self) -> None:
        """Release what all stores share, such as the lock of their folder."""


class MemoryStore:
    """A store in memory; it has no anchor, so a restart reads the whole changelog."""

    anchor: Anchor | None = None

    def __init__(self) -> None:
        self._records: dict[bytes, bytes] = {}

    def get(self, key: bytes) -> bytes | None:
        return self._records.get(key)

    def items(self) -> Iterator[tuple[bytes, bytes]]:
        return iter(list(self._records.items()))

    def apply(self, changes: Sequence[KeyValue], anchor: Anchor | None) -> None:
        records = self._records
        for key, value in changes:
            if value is None:
                records.pop(key, None)
            else:
                records[key] = value

    def wipe(self) -> None:
        self._records = {}

    def close(self) -> None:
        """Do nothing, so that reads that accept stale answers still find the last known records."""


class MemoryStores:
    """Opens stores in memory, for ``memory://``."""

    readable_when_closed = True

    def open(self, partition: int) -> MemoryStore:
        return MemoryStore()

    def close(self) -> None: ...


class RocksStore:
    """A store on disk: one RocksDB database per partition.

    Args:
        path: the folder of the database; no other process may use it.
        clock_ms: returns wall-clock milliseconds, to compute the content's age.
        max_age_ms: older content is wiped when the store is opened.
    """

    def __init__(self, path: Path, clock_ms: Callable[[], int], max_age_ms: int = DEFAULT_MAX_AGE_MS) -> None:
        self._path = path
        self._rocksdict = _rocksdict()
        self._clock_ms = clock_ms
        self._database = self._open()
        self.anchor: Anchor | None = None
        stored = self._database.get(_ANCHOR_KEY)
        if stored is not None:
            offset, digest, written_ms = stored.split(b":")
            if clock_ms() - int(written_ms) <= max_age_ms:
                self.anchor = Anchor(int(offset), digest.decode())
        if self.anchor is None:
            self.wipe()

    def _open(self) -> Any:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        options = self._rocksdict.Options(raw_mode=True)
        try:
            return self._rocksdict.Rdict(str(self._path), options)
        except Exception as error:  # rocksdict raises bare Exception
            raise ConfigurationError(f"cannot open the RocksDB store {self._path}: {error}") from error

    def get(self, key: bytes) -> bytes | None:
        value: bytes | None = self._database.get(key)
        return value

    def items(self) -> Iterator[tuple[bytes, bytes]]:
        for key, value in self._database.items():
            if key != _ANCHOR_KEY:
                yield key, value

    def apply(self, changes: Sequence[KeyValue], anchor: Anchor | None) -> None:
        batch = self._rocksdict.WriteBatch(raw_mode=True)
        for key, value in changes:
            if value is None:
                batch.delete(key)
            else:
                batch.put(key, value)
        if anchor is not None:
            batch.put(_ANCHOR_KEY, b"%d:%s:%d" % (anchor.offset, anchor.digest.encode(), self._clock_ms()))
        self._database.write(batch)
        self.anchor = anchor or self.anchor

    def wipe(self) -> None:
        self._database.close()
        shutil.rmtree(self._path, ignore_errors=True)
        self._database = self._open()
        self.anchor = None

    def close(self) -> None:
        self._database.close()


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
        return RocksStore(self._folder / f"partition-{partition}", self._clock_ms, self._max_age_ms)

    def close(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


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
    raise ConfigurationError(f"SESSIONSTREAM_STORE={url!r} is not known; use memory:// or rocksdb://")


def _rocksdict() -> Any:
    try:
        import rocksdict
    except ImportError as error:
        raise ConfigurationError(
            "SESSIONSTREAM_STORE=rocksdb:// needs the rocksdict package; install sessionstream[rocksdb]"
        ) from error
    return rocksdict
