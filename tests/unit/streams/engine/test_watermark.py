from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from streams.engine.watermark import (
    Watermark,
    decode_watermarks,
    digest_record,
    encode_watermarks,
    watermark_key,
)
from tests.builders.source_records import Record


@pytest.mark.parametrize(
    "change",
    [
        {"key": b"other"},
        {"key": None},
        {"value": b"other"},
        {"value": None},
        {"value": b""},
        {"timestamp": 1_001},
    ],
    ids=str,
)
def test_a_record_that_differs_has_another_digest(change: dict[str, Any]) -> None:
    """Timestamp, key and value make a record itself; none is not the same as empty."""
    record = Record(offset=5)
    assert digest_record(replace(record, **change)) != digest_record(record)


def test_where_a_record_stands_is_not_part_of_its_digest() -> None:
    """The offset is kept beside it."""
    assert digest_record(Record(offset=5)) == digest_record(Record(offset=6))
    assert digest_record(Record(offset=5, timestamp=-1)) != digest_record(Record(offset=5))


def test_key_and_value_cannot_be_told_apart_wrongly() -> None:
    """What ends the key is not what begins the value."""
    assert digest_record(Record(key=b"ab", value=b"c")) != digest_record(Record(key=b"a", value=b"bc"))
    assert digest_record(Record(key=None, value=b"-")) != digest_record(Record(key=b"-", value=None))


@given(st.dictionaries(st.text(min_size=1), st.integers(min_value=0, max_value=2**63 - 1)))
def test_watermarks_come_back_as_they_were_written(offsets: dict[str, int]) -> None:
    """One a source topic, in one table record."""
    marks = {topic: Watermark(offset, f"{offset:016x}") for topic, offset in offsets.items()}
    change = encode_watermarks(3, marks)
    assert change.key == watermark_key(3) == b'["watermark",3]'
    assert decode_watermarks(change.value) == marks


def test_a_partition_never_flushed_has_none() -> None:
    """No record, no watermark."""
    assert decode_watermarks(None) == {}
