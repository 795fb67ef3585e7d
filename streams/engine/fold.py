"""What the engine folds: the port a worker implements to keep exact state per partition."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar, runtime_checkable

#: A record of a table: key and value, None to delete it. A TableChange is one; where there are many, plain pairs do.
KeyValue = tuple[bytes, bytes | None]

Headers = Sequence[tuple[str, bytes]]

#: What ``PartitionFold.decode`` made for ``PartitionFold.apply``; only these two look inside.
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
    """A record a flush publishes beside the table's own: memory-events, dead letters.

    ``partition`` None leaves the choice to the writer: the source's own partition, which is right for
    topics keyed and partitioned as the source is.
    """

    topic: str
    key: bytes | None
    value: bytes | None
    headers: list[tuple[str, bytes]]
    partition: int | None = None


def out_record(
    topic: str, key: bytes | None, value: bytes | None, headers: list[tuple[str, bytes]]
) -> OutRecord:
    """An :class:`OutRecord` for the source's own partition, made in half the time; a flush makes thousands."""
    return tuple.__new__(OutRecord, (topic, key, value, headers, None))


class TableChange(NamedTuple):
    """One table record a flush writes; ``value`` None deletes it."""

    key: bytes
    value: bytes | None


class RecordReader(Protocol):
    """Read access to the table records of one partition."""

    def get(self, key: bytes) -> bytes | None: ...

    def items(self) -> Iterator[tuple[bytes, bytes]]: ...


class PartitionFold(Protocol):
    """State folded from one partition. It belongs to one ownership and is thrown away with it.

    The engine calls ``decode`` (may be slow, changes nothing), then ``apply`` with its result (synchronous:
    nothing can come between), then now and then ``take_changes``. All three run on one event loop.
    """

    def restored(self) -> None:
        """The table's records are in place; build whatever is derived from them."""

    def decode(self, records: Sequence[SourceRecord]) -> Decoded:
        """Validate; a bad record becomes part of the result, never an exception."""
        ...

    def apply(self, decoded: Decoded) -> None:
        """Fold, in order. An exception here stops the worker: it is a bug, not a bad record."""

    def pending_events(self) -> int:
        """Events applied since the last ``take_changes``."""
        ...

    def pending_bytes(self) -> int:
        """About how many bytes those events will make a flush write."""
        ...

    def key_count(self) -> int:
        """How many keys (sessions, say) have state; for metrics."""
        ...

    def take_changes(self) -> tuple[Sequence[KeyValue], list[OutRecord]]:
        """Everything changed since the last call, serialized now; the fold counts as clean afterwards."""
        ...


@runtime_checkable
class PartitionSink(PartitionFold, Protocol):
    """A fold whose changes also go to a store outside Kafka.

    The store must take the same change twice without harm: after a crash between the store's write and the
    commit of the offsets, the same records are folded and written again.
    """

    async def write_out(self) -> None:
        """Write what the last ``take_changes`` took; the offsets are committed only after this returns.

        An exception gives the partition up: it is restored, and its records are read again. The deadline of a
        flush (half the session timeout) covers this write as well.
        """


FoldT = TypeVar("FoldT", bound=PartitionFold)
FoldT_co = TypeVar("FoldT_co", bound=PartitionFold, covariant=True)


class Fold(Protocol[FoldT_co]):
    """Makes the state of a partition when a worker takes it over."""

    def open(self, partition: int, records: RecordReader) -> FoldT_co: ...
