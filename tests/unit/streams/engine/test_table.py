from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from streams.engine.app import EngineApp
from streams.engine.fold import TableChange
from streams.engine.stores import Anchor, MemoryStore, MemoryStores
from streams.engine.table import FoldTable, TableView
from tests.fakes.engine_parts import config_of


@pytest.fixture
async def table() -> FoldTable:
    table = FoldTable(EngineApp(config_of()), "table", MemoryStores())
    table.open_partition(0)
    table.open_partition(1)
    return table


async def test_changes_are_readable_before_they_are_committed(table: FoldTable) -> None:
    """They overlay the store, and the flush gets them in the order of their changes."""
    table.write(0, [TableChange(b"a", b"1"), TableChange(b"b", b"1"), TableChange(b"c", None)])
    assert table.view(0).get(b"a") == b"1"
    assert table[0, b"b"] == b"1"
    assert (0, b"c") not in table
    assert table.unwritten(0) == [(b"a", b"1"), (b"b", b"1"), (b"c", None)]
    assert table.unwritten(1) == []
    assert dict(table.view(0).items()) == {}, "what is committed"


async def test_a_commit_moves_them_to_the_store(table: FoldTable) -> None:
    """Records changed while it was in flight remain to be written."""
    table.write(0, [TableChange(b"a", b"1"), TableChange(b"b", b"1")])
    flushed = table.unwritten(0)
    table.write(0, [TableChange(b"b", b"2")])
    table.committed(0, flushed, Anchor(1, "x"))
    assert table.unwritten(0) == [(b"b", b"2")]
    assert dict(table.view(0).items()) == {b"a": b"1", b"b": b"1"}
    assert table.view(0).get(b"b") == b"2"


async def test_a_deletion_of_a_missing_record_is_written(table: FoldTable) -> None:
    """The changelog may have a record that this worker never read."""
    table.write(0, [TableChange(b"a", None)])
    flushed = table.unwritten(0)
    assert flushed == [(b"a", None)]
    table.committed(0, flushed, Anchor(1, "x"))
    assert table.unwritten(0) == []


async def test_a_partition_is_discarded_whole(table: FoldTable) -> None:
    """Its unwritten changes are discarded too; other partitions keep theirs, and the old state is still readable."""
    table.write(0, [TableChange(b"a", b"1")])
    table.committed(0, table.unwritten(0), Anchor(1, "x"))
    table.write(0, [TableChange(b"b", b"1")])
    table.write(1, [TableChange(b"a", b"other")])
    last_known = table.view(0)
    table.discard_partition(0)
    table.discard_partition(0)
    table.open_partition(0)
    assert table.unwritten(0) == []
    assert table.view(0).get(b"a") is None
    assert table[1, b"a"] == b"other"
    assert table.readable_when_discarded
    assert last_known.get(b"a") == b"1"
    assert last_known.get(b"b") == b"1"


async def test_faust_does_not_manage_the_table(table: FoldTable) -> None:
    """So Faust neither recovers it nor writes its changelog."""
    assert not table.app.tables


class _CommittedMeanwhile(dict[bytes, bytes | None]):
    """Unwritten changes of which a flush is committed right after the first look of another thread."""

    def __init__(self, changes: dict[bytes, bytes | None]) -> None:
        super().__init__(changes)
        self.commit: Callable[[], None] = lambda: None

    def _committed(self) -> None:
        commit, self.commit = self.commit, lambda: None
        commit()

    def __contains__(self, key: object) -> bool:
        found = super().__contains__(key)
        self._committed()
        return found

    def get(self, key: bytes, default: Any = None) -> Any:
        found = super().get(key, default)
        self._committed()
        return found


@pytest.mark.parametrize("value", [b"new", None])
async def test_a_thread_may_read_a_record_while_its_flush_is_committed(
    table: FoldTable, value: bytes | None
) -> None:
    """A long session that left the cache is read in a thread, while the flush that wrote it ends on the loop."""
    changes = _CommittedMeanwhile({b"a": value})
    view = TableView(MemoryStore(), changes)
    table.open_partition(2, view)
    reading = table.view(2)
    changes.commit = lambda: table.committed(2, [(b"a", value)], Anchor(1, "x"))

    assert reading.get(b"a") == value, "before the commit"
    assert not changes
    assert reading.get(b"a") == value, "after it"
