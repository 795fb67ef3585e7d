from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from streams.engine.chunks import (
    BACKLOG_RECORDS,
    LIVE_SLICE_RECORDS,
    LONG_RECORD_BYTES,
    SLICE_BYTES,
    SLICE_MILLISECONDS,
    SLICE_RECORDS,
    Chunk,
    SliceSize,
    is_long,
    slices,
)
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
    most = SLICE_RECORDS if len(gaps) >= BACKLOG_RECORDS else LIVE_SLICE_RECORDS
    assert all(len(part.records) <= most for part in parts)
    assert all(part.start <= record.offset < part.end for part in parts for record in part.records)
    assert {part.assignment_number for part in parts} == {3}


def test_a_worker_that_keeps_up_folds_small_slices() -> None:
    """Readers wait less for them. One that has to catch up folds large ones, which cost less an event."""
    live, behind = (
        list(slices(chunk_with(*[1] * count))) for count in (BACKLOG_RECORDS - 1, BACKLOG_RECORDS)
    )
    assert max(len(part.records) for part in live) == LIVE_SLICE_RECORDS
    assert max(len(part.records) for part in behind) == SLICE_RECORDS


def test_a_chunk_without_records_is_one_slice() -> None:
    """Control records without other records also move the position."""
    chunk = chunk_of([5])._replace(start=5, end=9, records=[])
    assert list(slices(chunk)) == [chunk]


def chunk_with(*sizes: int) -> Chunk:
    """Return a chunk whose records have values of these sizes."""
    return chunk_of([0])._replace(
        start=0, end=len(sizes), records=[Record(b"x" * size, offset=n) for n, size in enumerate(sizes)]
    )


def test_slices_are_bounded_by_bytes() -> None:
    sizes = [50_000] * 20
    parts = list(slices(chunk_with(*sizes)))
    assert {len(part.records) for part in parts} == {SLICE_BYTES // 50_000}
    assert [part.start for part in parts] == [0, 5, 10, 15]


def test_a_long_record_is_a_slice_of_its_own() -> None:
    """It is decoded in a thread, so what comes before and after it must not wait in the same slice."""
    long = LONG_RECORD_BYTES + 1
    parts = list(slices(chunk_with(1, 1, long, long, 1, LONG_RECORD_BYTES, 900_000)))
    assert [len(part.records) for part in parts] == [2, 1, 1, 2, 1]
    assert [is_long(part.records) for part in parts] == [False, True, True, False, True]
    assert [part.end for part in parts] == [2, 3, 4, 6, 7]


def test_a_slice_that_took_long_or_made_much_to_write_makes_the_next_ones_smaller() -> None:
    size = SliceSize()
    first = size.records
    chunk = chunk_with(*[1] * 1_000)
    cutting = slices(chunk, size)
    assert len(next(cutting).records) == first < SLICE_RECORDS

    for _ in range(10):
        size.record(size.records, SLICE_MILLISECONDS / 10, 0.0)
    assert len(next(cutting).records) == SLICE_RECORDS, "they grow, up to the limit"

    size.record(SLICE_RECORDS, 4 * SLICE_MILLISECONDS, 0.0)
    assert len(next(cutting).records) == SLICE_RECORDS // 4
    size.record(SLICE_RECORDS // 4, 0.0, 8.0)
    assert len(next(cutting).records) == SLICE_RECORDS // 32
    size.record(SLICE_RECORDS // 32, 1_000 * SLICE_MILLISECONDS, 0.0)
    assert len(next(cutting).records) == 1
    size.record(1, 0.75 * SLICE_MILLISECONDS, 0.75)
    assert len(next(cutting).records) == 1, "a slice that is just right stays"


def test_slices_grow_only_after_one_that_was_as_large_as_it_might_be() -> None:
    """64 records in half of the time do not say that 256 are quick enough."""
    size = SliceSize()
    milliseconds_a_record = 0.49 * SLICE_MILLISECONDS / LIVE_SLICE_RECORDS
    for _ in range(10):
        for part in slices(chunk_with(*[1] * 300), size):
            size.record(len(part.records), milliseconds_a_record * len(part.records), 0.0)

    of_backlog = next(slices(chunk_with(*[1] * BACKLOG_RECORDS), size))

    assert milliseconds_a_record * len(of_backlog.records) <= SLICE_MILLISECONDS
