from __future__ import annotations

import pytest

from streams.engine.app import EngineApp
from streams.engine.fold import TableChange
from streams.engine.stores import Anchor, MemoryStores
from streams.engine.table import FoldTable
from tests.fakes.engine_parts import config_of


@pytest.fixture
async def table() -> FoldTable:
    table = FoldTable(EngineApp(config_of()), "table", MemoryStores())
    table.open_partition(0)
    table.open_partition(1)
    return table


async def test_changes_are_seen_before_they_are_committed(table: FoldTable) -> None:
    """They lie on top of the store, and are listed for the flush in the order they came."""
    table.write(0, [TableChange(b"a", b"1"), TableChange(b"b", b"1"), TableChange(b"c", None)])
    assert table.view(0).get(b"a") == b"1"
    assert table[0, b"b"] == b"1"
    assert (0, b"c") not in table
    assert table.unwritten(0) == [(b"a", b"1"), (b"b", b"1"), (b"c", None)]
    assert table.unwritten(1) == []
    assert dict(table.view(0).items()) == {}, "what is committed"


async def test_a_commit_moves_them_to_the_store(table: FoldTable) -> None:
    """And what was changed while it was in flight stays to be written."""
    table.write(0, [TableChange(b"a", b"1"), TableChange(b"b", b"1")])
    flushed = table.unwritten(0)
    table.write(0, [TableChange(b"b", b"2")])
    table.committed(0, flushed, Anchor(1, "x"))
    assert table.unwritten(0) == [(b"b", b"2")]
    assert dict(table.view(0).items()) == {b"a": b"1", b"b": b"1"}
    assert table.view(0).get(b"b") == b"2"


async def test_a_deletion_is_written_even_where_nothing_was(table: FoldTable) -> None:
    """The changelog may hold what this worker has never seen."""
    table.write(0, [TableChange(b"a", None)])
    flushed = table.unwritten(0)
    assert flushed == [(b"a", None)]
    table.committed(0, flushed, Anchor(1, "x"))
    assert table.unwritten(0) == []


async def test_a_partition_is_discarded_whole(table: FoldTable) -> None:
    """With what was not written; the others keep theirs, and a reader of the old state still finds it."""
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


async def test_faust_knows_no_table_of_ours(table: FoldTable) -> None:
    """So it neither recovers it nor writes a changelog for it."""
    assert not table.app.tables
