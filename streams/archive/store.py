"""The port of history stores: what the archive worker writes to and reads from."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from processors.archive.archived import ArchivedEvent, Batch
from processors.archive.origin import LogOrigin
from processors.archive.requests import Found, HistoryRequest, SearchRequest
from schemas.errors import Fatal, Retry


class StoreUnavailable(Retry):
    """The history store failed for now: the archive reads the same records again, and a reader asks again."""

    error_code = "store_unavailable"


class StoreMismatch(Fatal):
    """The history store belongs to another log, or has another event at the same place. An operator decides."""

    error_code = "store_mismatch"


class ReadableHistory(Protocol):
    """What a history store is read by."""

    async def position(self, partition: int) -> int:
        """Return the first offset that the store lacks: ``end`` of the last batch written, 0 without one.

        Raises:
            StoreUnavailable: the store failed for now.
        """
        ...

    async def history(self, partition: int, request: HistoryRequest) -> list[ArchivedEvent]:
        """Return a part of one session's history, in the order that the request names; empty for an unknown session.

        Raises:
            StoreUnavailable: the store failed for now.
        """
        ...

    async def search(self, partition: int, request: SearchRequest) -> list[Found]:
        """Return the events of a partition that match best, the best first.

        Raises:
            StoreUnavailable: the store failed for now.
        """
        ...

    async def sessions_of_user(self, partition: int, user_id: str | None) -> list[str]:
        """Return the sessions of a partition that have an event with this ``user_id``, each once, in any order.

        Without a ``user_id``, all sessions: a search reads them if events are sealed.

        Raises:
            StoreUnavailable: the store failed for now.
        """
        ...


class HistoryStore(ReadableHistory, Protocol):
    """Keeps the events of all partitions that a worker serves.

    Everything is idempotent by (partition, sequence): after a crash the same records come again. Calls for one
    partition may run at the same time as calls for another; a partition has one writer. No call blocks the event loop.
    """

    async def start(self) -> None:
        """Check that the store can be used.

        Raises:
            ConfigurationError: it cannot; one line that names the setting and the remedy.
        """
        ...

    async def stop(self) -> None:
        """Release everything; allowed after a failed start."""
        ...

    async def write(self, partition: int, batch: Batch) -> None:
        """Write a batch durably: when this returns, a crash loses nothing of it.

        An event that the store has already changes nothing. An event that an erasure of its session covers
        (:func:`processors.archive.archived.is_erased`) is not taken.

        Raises:
            StoreUnavailable: the store failed for now; what was written of the batch is unknown.
            StoreMismatch: the store has another event at the same sequence.
        """
        ...

    async def expire(self, partition: int, before_ms: int) -> int:
        """Remove the events that were recorded before a time, and what removed events left in indices.

        It is called again and again while the store is in use, also with 0, and may remove in parts. The position
        stays, so the log does not bring the events back.

        Args:
            partition: the partition.
            before_ms: milliseconds since 1970; 0 removes no event. A store may keep events up to an hour longer.

        Returns:
            How many events were removed.

        Raises:
            StoreUnavailable: the store failed for now; what was removed is unknown, and the next call removes the rest.
        """
        ...


@runtime_checkable
class WholeStore(HistoryStore, Protocol):
    """A store that can be read as a whole, so that memory can be rebuilt from it. One of your own need not be one."""

    async def partitions(self) -> list[int]:
        """Return the partitions that the store was written for, in any order.

        Raises:
            StoreUnavailable: the store failed for now.
        """
        ...

    async def events(self, partition: int, after: int | None) -> list[ArchivedEvent]:
        """Return the next events of all sessions of a partition, by sequence; empty at the end.

        Args:
            partition: the partition.
            after: only events with a greater sequence; None for the first ones.

        Raises:
            StoreUnavailable: the store failed for now.
        """
        ...


@runtime_checkable
class OriginStore(WholeStore, Protocol):
    """A store that records which log each partition was filled from. One of your own need not be one.

    Without the record, a store cannot be told from one of another log before the first event that differs.
    """

    async def origin(self, partition: int) -> LogOrigin | None:
        """Return what :meth:`set_origin` recorded last; None for a partition without a record.

        Raises:
            StoreUnavailable: the store failed for now.
        """
        ...

    async def set_origin(self, partition: int, origin: LogOrigin) -> None:
        """Record durably which log a partition is filled from; it is called before the first batch is written.

        Nothing else changes. Versions that do not know the record leave it as it is.

        Raises:
            StoreUnavailable: the store failed for now.
        """
        ...
