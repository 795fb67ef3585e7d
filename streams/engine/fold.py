"""The fold: the interface that a worker implements to keep exact state per partition."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeVar, runtime_checkable

#: A record of a table: key and value, None to delete it. A TableChange is one; a plain pair is cheaper to make.
KeyValue = tuple[bytes, bytes | None]

Headers = Sequence[tuple[str, bytes]]

#: The result of ``PartitionFold.decode``, passed to ``PartitionFold.apply``; the engine never reads it.
Decoded = Any


class SourceRecord(Protocol):
    """A consumed record, as aiokafka gives it (and as tests build it)."""

    @property
    def topic(self) -> str: ...
    @property
    def partition(self) -> int: ...
    @property
    def offset(self) -> int: ...
    @property
    def timestamp(self) -> int: ...
    @property
    def key(self) -> bytes | None: ...
    @property
    def value(self) -> bytes | None: ...
    @property
    def headers(self) -> Headers: ...


class OutRecord(NamedTuple):
    """A record that a flush publishes besides the table's records: memory-events, dead letters.

    If ``partition`` is None, the writer uses the source's partition. That is right for topics with the same keys
    and the same number of partitions as the source.
    """

    topic: str
    key: bytes | None
    value: bytes | None
    headers: list[tuple[str, bytes]]
    partition: int | None = None


def out_record(
    topic: str, key: bytes | None, value: bytes | None, headers: list[tuple[str, bytes]]
) -> OutRecord:
    """Return an :class:`OutRecord` for the source's partition, in half the time; a flush makes thousands."""
    return tuple.__new__(OutRecord, (topic, key, value, headers, None))


class TableChange(NamedTuple):
    """One table record that a flush writes; ``value`` None deletes it."""

    key: bytes
    value: bytes | None


class RecordReader(Protocol):
    """Read access to the table records of one partition."""

    def get(self, key: bytes) -> bytes | None: ...

    def keys(self) -> Iterator[bytes]: ...

    def items(self) -> Iterator[tuple[bytes, bytes]]: ...


class PartitionFold(Protocol):
    """State folded from one partition. It belongs to one assignment and is discarded with it.

    The engine calls ``decode`` (can be slow, changes nothing), then ``apply`` with its result (synchronous, so
    nothing runs in between), and at each flush ``take_changes``. ``apply`` and ``take_changes`` run on one event loop.
    ``decode`` of a long record (:data:`streams.engine.chunks.LONG_RECORD_BYTES`, always alone) runs in a thread
    meanwhile, and so does ``restored``, before anything else uses the fold. A :class:`LookingUpFold` may wait before
    ``restored`` and ``decode``.
    """

    def restored(self) -> None:
        """Build the state that is derived from the table's records; called once, when they are restored."""

    def decode(self, records: Sequence[SourceRecord]) -> Decoded:
        """Decode and validate; a bad record becomes part of the result, never an exception."""
        ...

    def apply(self, decoded: Decoded) -> None:
        """Fold, in order. An exception stops the worker: it is a bug, not a bad record."""

    def pending_events(self) -> int:
        """Return how many events were applied since the last ``take_changes``."""
        ...

    def pending_bytes(self) -> int:
        """Return about how many bytes a flush would write now; it bounds flushes and the memory that they take."""
        ...

    def key_count(self) -> int:
        """Return how many keys (for example sessions) have state; for metrics."""
        ...

    def take_changes(self) -> tuple[Sequence[KeyValue], list[OutRecord]]:
        """Return all changes since the last call, serialized; the fold then counts as unchanged."""
        ...


@runtime_checkable
class SteppedFold(PartitionFold, Protocol):
    """A fold whose changes take long to serialize when many keys changed, so that it is done in steps."""

    def change_steps(self) -> Iterator[tuple[Sequence[KeyValue], Sequence[OutRecord]]]:
        """Yield what ``take_changes`` returns in parts, each made in about a millisecond.

        The event loop has its turns between two steps, so readers see the fold meanwhile. Nothing is applied before
        the last step was taken. If the partition is lost before, no further step is taken, and the fold is discarded.
        """
        ...


@runtime_checkable
class PreparingFold(PartitionFold, Protocol):
    """A fold that says when ``apply`` would hold the event loop for long, and does that work before, in a thread."""

    def takes_long(self, decoded: Decoded) -> bool:
        """Return whether ``prepare`` must run before ``apply``; quick, since it is asked for every slice."""
        ...

    def prepare(self, decoded: Decoded) -> None:
        """Fold in a thread, beside readers and flushes; nothing that they see may change before ``apply``."""


@runtime_checkable
class ReportingFold(PartitionFold, Protocol):
    """A fold that tells how far ``restored`` is, which takes minutes with a large table.

    Without that, the watchdog takes a long ``restored`` for one that stands still.
    """

    def restored_records(self) -> tuple[int, int | None]:
        """Return how many records ``restored`` has passed, and of how many if that is known; from another thread."""
        ...


@runtime_checkable
class FollowingFold(PartitionFold, Protocol):
    """A fold that can be made before its partition is owned, and follow the records that the owner writes.

    ``restored`` is called for the records that are there, in a thread, and ``records_changed`` from then on. Nothing
    else is called before the partition is taken over. A fold with a :class:`Lookup` is not made before.
    """

    def records_changed(self, keys: Collection[bytes]) -> Collection[bytes]:
        """Bring what ``restored`` made up to date, after records of the table with these keys were written or deleted.

        A takeover reads a flush in parts, so records that belong together may not all be there yet. Any exception means
        that the fold is dropped, and another one is restored at the takeover.

        Returns:
            The keys that are to be given again, because records beside theirs are missing.
        """
        ...


class Lookup(Protocol):
    """What a fold must ask another process before it can decode: keys, for example."""

    async def before_restored(self) -> None:
        """Get what ``restored`` needs for the records of the table.

        Raises:
            Retry: there is no answer for now; the takeover is tried again.
        """

    async def before_decode(self, records: Sequence[SourceRecord]) -> None:
        """Get what ``decode`` needs for these records; it changes nothing that readers see.

        What cannot be found is no error: ``decode`` makes it part of its result.

        Raises:
            Retry: there is no answer for now. The partition is given up, and its records are read again.
        """


@runtime_checkable
class LookingUpFold(PartitionFold, Protocol):
    """A fold that may need a lookup before ``decode``. It is not asked again for each slice: it has one, or None."""

    @property
    def lookup(self) -> Lookup | None:
        """The lookup; None, the same for the fold's whole life, if nothing is ever looked up."""
        ...


def lookup_of(fold: PartitionFold) -> Lookup | None:
    """Return the lookup of a fold; None if it needs none."""
    return fold.lookup if isinstance(fold, LookingUpFold) else None


@runtime_checkable
class PartitionSink(PartitionFold, Protocol):
    """A fold whose changes also go to a store outside Kafka.

    Writes to the store must be idempotent: after a crash between the store's write and the commit of the offsets,
    the same records are folded and written again.
    """

    async def write_out(self) -> None:
        """Write the changes of the last ``take_changes``; the offsets are committed only after this returns.

        After an exception the partition is given up and restored, and its records are read again. The deadline of
        a flush (half the session timeout) includes this write.

        Raises:
            Retry: the store failed for now. The worker says so once, waits, and goes on when the store answers.
        """


@runtime_checkable
class PositionedSink(PartitionSink, Protocol):
    """A sink whose store says how far it was written, so that a store that lost something is filled again."""

    async def stored_positions(self) -> Mapping[str, int]:
        """Return the first offset that the store lacks, by source topic; called once, after ``restored``.

        The log is read from there, or from the watermark if that is earlier. A call that takes longer than the
        session timeout is cancelled, and made again.

        Raises:
            Retry: the store failed for now, as in ``write_out``.
        """
        ...


class FoldStamp(NamedTuple):
    """What made a table; its watermark carries it.

    Attributes:
        version: of the fold. A worker stops at a table of a newer one.
        settings: a hash of all settings on which the fold depends. Workers say when it differs.
    """

    version: int = 1
    settings: str = ""


#: Of a fold without versions, and of a table whose watermark names none.
UNSTAMPED: Final = FoldStamp()


@runtime_checkable
class StampedFold(PartitionFold, Protocol):
    """A fold that has versions, and settings that decide its result."""

    @property
    def stamp(self) -> FoldStamp:
        """The version of this fold and the hash of its settings; the same for all partitions."""
        ...


def stamp_of(fold: PartitionFold) -> FoldStamp:
    """Return the stamp of a fold; that of version 1 without settings if it has none."""
    return fold.stamp if isinstance(fold, StampedFold) else UNSTAMPED


@runtime_checkable
class CatchingUpFold(PartitionFold, Protocol):
    """A fold that left records of some keys for a newer version, and folds them once it is that version.

    After ``restored``, and before anything else, the engine reads the log from ``missed_from`` to the watermark, and
    gives what ``decode`` makes of it to ``catch_up``, in order; then it calls ``caught_up``. The next flush writes the
    changes. Both run on the event loop, slice by slice as at other times; ``decode`` of a long record runs in a thread,
    and so does ``catch_up`` of what a :class:`PreparingFold` says takes long.

    Between two calls of ``catch_up`` the engine may flush, since so much as was missed need not fit into memory or
    into one transaction. The records that ``take_changes`` gives then must say how far the log was given, so that a
    fold that is restored from them neither folds an event twice nor misses one.
    """

    def missed_from(self) -> int | None:
        """Return the lowest offset of the first source topic that this version can fold and none folded."""
        ...

    def catch_up(self, decoded: Decoded, through: int) -> None:
        """Fold what was left of these records, up to the offset ``through``; the others were folded before."""

    def caught_up(self) -> None:
        """Note that the records up to the watermark were given."""


FoldT = TypeVar("FoldT", bound=PartitionFold)
FoldT_co = TypeVar("FoldT_co", bound=PartitionFold, covariant=True)


class Fold(Protocol[FoldT_co]):
    """Makes the state of a partition when a worker takes it over."""

    def open(self, partition: int, records: RecordReader) -> FoldT_co: ...
