"""The times of announcements: the quick way to write them gives what a datetime gives."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from processors.memory.record_time import EARLIEST_MS, LATEST_MS, moment_of
from streams.memory.fold import _rfc3339


@given(st.integers(min_value=EARLIEST_MS - 2, max_value=LATEST_MS + 2) | st.integers())
def test_a_time_is_written_as_a_datetime_is(timestamp_ms: int) -> None:
    expected = moment_of(timestamp_ms).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    assert _rfc3339(timestamp_ms) == expected
