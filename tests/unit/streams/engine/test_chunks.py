from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from streams.engine.chunks import SLICE_RECORDS, Chunk, slices
from tests.builders.source_records import Record
from tests.fakes.engine_parts import chunk_of


@given(
    gaps=st.lists(st.integers(min_value=1, max_value=4), max_size=3 * SLICE_RECORDS),
    before=st.integers(min_value=0, max_value=3),
    after=st.integers(min_value=0, max_value=3),
)
def test_slices_cover_the_chunk_without_gap_or_overlap(gaps: list[int], before: int, after: int) -> None:
    """With any gaps of control records, slices are contiguous, have all records, and none is too large."""
    offsets, offset = [], 100 + before
    for gap in gaps:
        offsets.append(offset)
        offset += gap
    chunk = Chunk(3, "events", 0, 100, offset + after, [Record(offset=one) for one in offsets])
    parts = list(slices(chunk))
    assert parts[0].start == chunk.start
    assert parts[-1].end == chunk.end
    assert all(one.end == following.start for one, following in pairwise(parts))
    assert [record for part in parts for record in part.records] == list(chunk.records)
    assert all(len(part.records) <= SLICE_RECORDS for part in parts)
    assert all(part.start <= record.offset < part.end for part in parts for record in part.records)
    assert {part.assignment_number for part in parts} == {3}


def test_a_chunk_without_records_is_one_slice() -> None:
    """Control records without other records also move the position."""
    chunk = chunk_of([5])._replace(start=5, end=9, records=[])
    assert list(slices(chunk)) == [chunk]
