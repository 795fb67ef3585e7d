"""A history store in local files: runs the blocking work of each partition in threads."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from processors.archive.archived import ArchivedEvent, Batch
from processors.archive.origin import LogOrigin
from processors.archive.requests import Found, HistoryRequest, SearchRequest
from schemas.errors import ConfigurationError
from schemas.settings import PREFIX
from streams.archive.store import StoreUnavailable

#: Threads for writes, and threads for reads; a long search does not delay a write.
_THREADS: Final = 4
T = TypeVar("T")


def numbers_of(folder: Path, prefix: str, suffix: str = "") -> list[int]:
    """Return the partitions that have a file or folder ``<prefix>NUMBER<suffix>``; a copy of one has another name."""
    names = (
        path.name.removeprefix(prefix).removesuffix(suffix) for path in folder.glob(f"{prefix}*{suffix}")
    )
    return [int(name) for name in names if name.isascii() and name.isdigit()]


class LocalPartition(Protocol):
    """The files of one partition. Methods block; `position` and writes come one at a time, reads at any time.

    All methods raise ``OSError`` or ``sqlite3.Error`` if the files cannot be read or written.
    """

    def position(self) -> int: ...
    def write(self, batch: Batch) -> None: ...
    def history(self, request: HistoryRequest) -> list[ArchivedEvent]: ...
    def search(self, request: SearchRequest) -> list[Found]: ...
    def sessions_of_user(self, user_id: str | None) -> list[str]: ...
    def events(self, after: int | None) -> list[ArchivedEvent]: ...
    def origin(self) -> LogOrigin | None: ...
    def set_origin(self, origin: LogOrigin) -> None: ...

    @staticmethod
    def stored(folder: Path) -> list[int]:
        """Return the partitions that have files in a folder."""
        ...

    def expire(self, before_ms: int, place: str | None) -> tuple[int, str | None]:
        """Remove some of the events recorded before a time, as one write.

        Args:
            before_ms: milliseconds since 1970.
            place: where the part before ended; None for the first part.

        Returns:
            How many events were removed, and where this part ended; None if it was the last one.
        """
        ...

    def close(self) -> None: ...


class LocalStore:
    """Keeps partitions in a folder. Implements :class:`streams.archive.store.OriginStore`.

    Args:
        folder: made at the start; its owner alone may read it.
        kind: what the files of a partition are; made of the folder and the partition.
    """

    def __init__(self, folder: Path, kind: type[LocalPartition]) -> None:
        self._folder = folder
        self._kind: type[Any] = kind
        self._partitions: dict[int, LocalPartition] = {}
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._opening = asyncio.Lock()
        self._writers = ThreadPoolExecutor(_THREADS, "sessionstream-archive-write")
        self._readers = ThreadPoolExecutor(_THREADS, "sessionstream-archive-read")

    async def start(self) -> None:
        try:
            await self._run(self._writers, self._check_folder)
        except OSError as error:
            raise ConfigurationError(
                f"{PREFIX}ARCHIVE__URL: the folder {self._folder} cannot be written ({error.strerror or error}); "
                "make it writable for this user, or name another one"
            ) from error

    def _check_folder(self) -> None:
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        probe = self._folder / ".writable"
        probe.write_bytes(b"")
        probe.unlink()

    async def stop(self) -> None:
        for partition in list(self._partitions):
            await self._alone(self._locks[partition], self._partitions.pop(partition).close)
        self._writers.shutdown(wait=False)
        self._readers.shutdown(wait=False)

    async def position(self, partition: int) -> int:
        return await self._change(partition, lambda files: files.position())

    async def write(self, partition: int, batch: Batch) -> None:
        await self._change(partition, lambda files: files.write(batch))

    async def history(self, partition: int, request: HistoryRequest) -> list[ArchivedEvent]:
        return await self._read(partition, lambda files: files.history(request))

    async def search(self, partition: int, request: SearchRequest) -> list[Found]:
        return await self._read(partition, lambda files: files.search(request))

    async def sessions_of_user(self, partition: int, user_id: str | None) -> list[str]:
        return await self._read(partition, lambda files: files.sessions_of_user(user_id))

    async def partitions(self) -> list[int]:
        found: list[int] = await self._run(self._readers, lambda: self._kind.stored(self._folder))
        return found

    async def events(self, partition: int, after: int | None) -> list[ArchivedEvent]:
        return await self._read(partition, lambda files: files.events(after))

    async def origin(self, partition: int) -> LogOrigin | None:
        return await self._read(partition, lambda files: files.origin())

    async def set_origin(self, partition: int, origin: LogOrigin) -> None:
        await self._change(partition, lambda files: files.set_origin(origin))

    async def expire(self, partition: int, before_ms: int) -> int:
        removed, place = 0, None
        while True:
            # Writes come between the parts, so that none waits for long.
            part, place = await self._change(partition, partial(_expire_part, before_ms, place))
            removed += part
            if place is None:
                return removed

    async def _read(self, partition: int, work: Callable[[LocalPartition], T]) -> T:
        with self._failing(partition):
            files = await self._files(partition)
            return await self._run(self._readers, lambda: work(files))

    async def _change(self, partition: int, work: Callable[[LocalPartition], T]) -> T:
        with self._failing(partition):
            files = await self._files(partition)
            return await self._alone(self._locks[partition], lambda: work(files))

    async def _alone(self, lock: asyncio.Lock, work: Callable[[], T]) -> T:
        """Run work in a writing thread while a lock is taken.

        A thread cannot be stopped. If the caller gives up, as at the deadline of a flush, the thread goes on and the
        lock stays taken until it has ended.
        """
        await lock.acquire()
        try:
            running = self._run(self._writers, work)
        except BaseException:
            lock.release()
            raise
        running.add_done_callback(partial(_ended, lock))
        return await asyncio.shield(running)

    async def _files(self, partition: int) -> LocalPartition:
        if partition not in self._partitions:
            await self._alone(self._opening, lambda: self._open(partition))
        return self._partitions[partition]

    def _open(self, partition: int) -> None:
        if partition not in self._partitions:
            self._partitions[partition] = self._kind(self._folder, partition)

    @contextmanager
    def _failing(self, partition: int) -> Generator[None]:
        """Say of an error of the files which store failed."""
        try:
            yield
        except (OSError, sqlite3.Error) as error:
            raise StoreUnavailable(
                f"the history store in {self._folder} failed for partition {partition}: {error}; "
                "check the disk's free space and the files' permissions"
            ) from error

    def _run(self, threads: ThreadPoolExecutor, work: Callable[[], T]) -> asyncio.Future[T]:
        return asyncio.get_running_loop().run_in_executor(threads, work)


def _expire_part(before_ms: int, place: str | None, files: LocalPartition) -> tuple[int, str | None]:
    return files.expire(before_ms, place)


def _ended(lock: asyncio.Lock, running: asyncio.Future[Any]) -> None:
    lock.release()
    # If the caller has given up, no one else looks at the error; the same batch comes again.
    if not running.cancelled():
        running.exception()
