"""A Faust table that sends nothing to Kafka: its hooks mark what the next flush must write.

It is made without ``app.Table``, so Faust's table manager does not know it: Faust neither recovers it nor
writes its changelog. Keys are ``(partition, record key)``, since a worker owns several partitions and
discards all records of a partition together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, cast

import faust

from streams.engine.fold import KeyValue
from streams.engine.stores import Anchor, PartitionStore, StoreDamaged, StoreFactory

TableKey = tuple[int, bytes]

#: Stands for a record that waits for no flush.
_UNCHANGED: Final[Any] = object()


class FoldTable(faust.Table[TableKey, bytes]):
    """Folded state as records: one store per partition, overlaid with changes that no flush has written yet."""

    def __init__(self, app: faust.App, name: str, stores: StoreFactory) -> None:
        super().__init__(app, name=name, key_type=bytes, value_type=bytes)
        self._stores = stores
        #: Takes the store of a partition that is discarded; returns whether it keeps it.
        self.on_discard: Callable[[int, PartitionStore], bool] = lambda _, __: False
        #: Returns a store of a partition with records in it, if there is one.
        self.take_kept: Callable[[int], PartitionStore | None] = lambda _: None
        self._open: dict[int, PartitionStore] = {}
        self._dirty: dict[int, dict[bytes, bytes | None]] = {}
        self._data = cast(Any, _Overlay(self._open, self._dirty))

    def on_key_get(self, key: TableKey) -> None:
        """Do nothing; Faust's hook would count it in a sensor."""

    def on_key_set(self, key: TableKey, value: bytes) -> None:
        """Mark the record for the next flush of its partition."""
        self._dirty[key[0]][key[1]] = value

    def on_key_del(self, key: TableKey) -> None:
        """Mark the record's deletion for the next flush of its partition."""
        self._dirty[key[0]][key[1]] = None

    def open_partition(self, partition: int, view: TableView | None = None) -> PartitionStore:
        """Open the store of a partition, with the records that it has kept.

        Args:
            partition: its number.
            view: of the kept store, for a fold that was made before; the fold's changes become the table's.
        """
        self._dirty[partition] = {} if view is None else view.dirty
        store = self._open[partition] = self.take_kept(partition) or self.open_store(partition)
        return store

    def open_store(self, partition: int) -> PartitionStore:
        """Open a store that is no part of the table yet; the partition must have none."""
        return self._stores.open(partition)

    async def delete_useless_stores(self) -> None:
        """Delete what partitions that are long gone left on the disk."""
        await self._stores.delete_useless()

    def discard_partition(self, partition: int) -> None:
        """Close the store of a partition; a store on disk keeps the committed records and its anchor."""
        self._dirty.pop(partition, None)
        store = self._open.pop(partition, None)
        if store is not None and not self.on_discard(partition, store):
            store.close()

    def close(self) -> None:
        """Close all stores, and let another worker use their folder."""
        for partition in list(self._open):
            self.discard_partition(partition)
        self._stores.close()

    @property
    def readable_when_discarded(self) -> bool:
        """Whether a fold can still read the records of a partition that was discarded."""
        return self._stores.readable_when_closed

    def write(self, partition: int, changes: Iterable[KeyValue]) -> None:
        """Put a fold's changes into the table; the same as the hooks do, for many records at once.

        Deleting a record that does not exist is no error; its tombstone still goes to the changelog.
        """
        self._dirty[partition].update(changes)

    def unwritten(self, partition: int) -> list[KeyValue]:
        """Return the records that a flush must write, in the order of their changes."""
        return list(self._dirty[partition].items())

    def committed(self, partition: int, changes: Sequence[KeyValue], anchor: Anchor) -> None:
        """Move durable ``changes`` into the store; ``anchor`` is the last changelog record of their flush."""
        self._open[partition].apply(changes, anchor)
        dirty = self._dirty[partition]
        for key, value in changes:
            if dirty.get(key, b"") is value:
                del dirty[key]

    def require_intact(self, partition: int) -> None:
        """Check that the partition's store can still be used.

        Raises:
            StoreDamaged: it could not be read or written.
        """
        damage = self._open[partition].damage
        if damage is not None:
            raise StoreDamaged(f"partition {partition}: its local store is damaged: {damage}")

    def view(self, partition: int) -> TableView:
        """Return read access to the partition's records, for its fold."""
        return TableView(self._open[partition], self._dirty[partition])


class TableView:
    """The records of one partition: its store, overlaid with changes that no flush has written yet.

    Attributes:
        dirty: These changes.
    """

    def __init__(self, store: PartitionStore, dirty: dict[bytes, bytes | None]) -> None:
        self._store = store
        self.dirty = dirty

    def get(self, key: bytes) -> bytes | None:
        """Return the record's value, or None; callable from any thread."""
        # One look: a commit moves the change to the store at any time, and is done there before it is gone here.
        value = self.dirty.get(key, _UNCHANGED)
        return self._store.get(key) if value is _UNCHANGED else value

    def keys(self) -> Iterator[bytes]:
        """Iterate over the keys of all committed records, without opening the values."""
        return self._store.keys()

    def items(self) -> Iterator[tuple[bytes, bytes]]:
        """Iterate over all committed records."""
        return self._store.items()


class _Overlay:
    """The mapping that Faust's table methods use: records by ``(partition, record key)``."""

    def __init__(
        self, stores: dict[int, PartitionStore], dirty: dict[int, dict[bytes, bytes | None]]
    ) -> None:
        self._stores = stores
        self._dirty = dirty

    def __getitem__(self, key: TableKey) -> bytes:
        value = TableView(self._stores[key[0]], self._dirty[key[0]]).get(key[1])
        if value is None:
            raise KeyError(key)
        return value

    def __contains__(self, key: TableKey) -> bool:
        return TableView(self._stores[key[0]], self._dirty[key[0]]).get(key[1]) is not None

    def __setitem__(self, key: TableKey, value: bytes) -> None:
        """Do nothing: ``on_key_set`` has marked the record already, and the store changes at the commit."""

    def __delitem__(self, key: TableKey) -> None:
        """Do nothing: ``on_key_del`` has marked the deletion already."""
