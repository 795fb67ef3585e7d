from __future__ import annotations

from dataclasses import replace
from typing import Any

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from schemas.errors import NewerVersion
from streams.engine.fold import FoldStamp
from streams.engine.watermark import (
    Watermark,
    advanced,
    check_stamp,
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
def test_different_records_have_different_digests(change: dict[str, Any]) -> None:
    """The digest depends on timestamp, key and value; None differs from empty."""
    record = Record(offset=5)
    assert digest_record(replace(record, **change)) != digest_record(record)


def test_the_offset_is_not_part_of_the_digest() -> None:
    """The watermark stores the offset separately."""
    assert digest_record(Record(offset=5)) == digest_record(Record(offset=6))
    assert digest_record(Record(offset=5, timestamp=-1)) != digest_record(Record(offset=5))


def test_the_digest_separates_key_and_value() -> None:
    """Bytes moved from the end of the key to the start of the value change the digest."""
    assert digest_record(Record(key=b"ab", value=b"c")) != digest_record(Record(key=b"a", value=b"bc"))
    assert digest_record(Record(key=None, value=b"-")) != digest_record(Record(key=b"-", value=None))


@given(st.dictionaries(st.text(min_size=1), st.integers(min_value=0, max_value=2**63 - 1)))
def test_watermarks_are_decoded_as_they_were_encoded(offsets: dict[str, int]) -> None:
    """There is one per source topic, in one table record."""
    marks = {topic: Watermark(offset, f"{offset:016x}") for topic, offset in offsets.items()}
    change = encode_watermarks(3, marks)
    assert change.key == watermark_key(3) == b'["watermark",3]'
    assert decode_watermarks(change.value) == marks


def test_a_partition_that_was_never_flushed_has_no_watermarks() -> None:
    """Without a table record there is no watermark."""
    assert decode_watermarks(None) == {}


def test_fields_of_a_newer_version_are_kept() -> None:
    """A watermark advances without them being understood."""
    value = b'{"log":{"offset":3,"digest":"d","later":[1,{"a":2}]}}'
    mark = decode_watermarks(value)["log"]
    after = advanced(mark, Record(offset=4), 5)
    fields = orjson.loads(encode_watermarks(0, {"log": after}).value or b"")["log"]
    assert fields == {"later": [1, {"a": 2}], "offset": 4, "digest": digest_record(Record(offset=4))}


def test_a_watermark_keeps_where_to_continue_behind_control_records() -> None:
    after = advanced(None, Record(offset=4), 7)
    assert decode_watermarks(encode_watermarks(0, {"log": after}).value) == {"log": after}
    assert after.next_offset == 7


def test_a_watermark_carries_what_folded_it() -> None:
    mark = advanced(None, Record(offset=4), 5, FoldStamp(3, "abc"))
    assert decode_watermarks(encode_watermarks(0, {"log": mark}).value)["log"].stamp == FoldStamp(3, "abc")
    assert decode_watermarks(b'{"log":{"offset":3,"digest":"d"}}')["log"].stamp == FoldStamp(1, "")


def test_a_table_of_a_newer_fold_is_not_continued() -> None:
    mark = Watermark(4, "d", stamp=FoldStamp(3, "abc"))
    with pytest.raises(NewerVersion, match=r"fold 3, this worker has fold 2\. It must not continue it"):
        check_stamp(1, mark, FoldStamp(2, "abc"))


@pytest.mark.parametrize(
    ("mark", "said"),
    [
        (None, False),
        (Watermark(4, "d"), False),
        (Watermark(4, "d", stamp=FoldStamp(1, "abc")), False),
        (Watermark(4, "d", stamp=FoldStamp(2, "abc")), False),
        (Watermark(4, "d", stamp=FoldStamp(2, "other")), True),
    ],
)
def test_other_settings_in_one_group_are_said(mark: Watermark | None, said: bool) -> None:
    line = check_stamp(1, mark, FoldStamp(2, "abc"))
    assert (line is not None) == said
    assert line is None or ("hash other, this worker has abc" in line and "partition 1" in line)
