"""Which records `sessionstream tail --compactions` shows."""

from __future__ import annotations

import pytest

from streams.cli.tail import _tells_of_a_compaction


@pytest.mark.parametrize(
    "value", [None, b"", b"no JSON", b"[]", b"[" * 100_000, b'{"type":"HistoryUpdated"}']
)
def test_a_record_that_tells_of_no_compaction_is_passed_by_however_deeply_it_is_nested(
    value: bytes | None,
) -> None:
    assert not _tells_of_a_compaction(value)
