from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from processors.memory.record_time import EARLIEST_MS, LATEST_MS, moment_of, record_time_ms, utc_text

OCCURRED_AT = datetime(2026, 1, 2, 3, 4, 5, 678_901, UTC)
OCCURRED_MS = 1_767_323_045_678

#: Timestamps that are no times of events.
OTHER_AGES = {
    "none": -1,
    "zero": 0,
    "negative": -62_135_596_800_000 * 3,
    "seconds": 1_767_323_045,
    "microseconds": 1_767_323_045_678_000,
    "the year 9999": 253_402_300_799_999,
    "the largest": 2**63 - 1,
    "the smallest": -(2**63),
}


def test_the_bounds_are_the_years_2000_to_2199() -> None:
    assert moment_of(EARLIEST_MS) == datetime(2000, 1, 1, tzinfo=UTC)
    assert moment_of(LATEST_MS + 1) == datetime(2200, 1, 1, tzinfo=UTC)


@pytest.mark.parametrize("timestamp_ms", [EARLIEST_MS, 1_700_000_000_000, LATEST_MS])
def test_a_record_has_the_time_of_its_timestamp(timestamp_ms: int) -> None:
    assert record_time_ms(timestamp_ms, OCCURRED_AT) == timestamp_ms


@pytest.mark.parametrize("name", OTHER_AGES)
def test_with_a_timestamp_from_another_age_it_has_the_time_of_its_event(name: str) -> None:
    assert record_time_ms(OTHER_AGES[name], OCCURRED_AT) == OCCURRED_MS


def test_an_events_time_is_limited_to_the_same_years() -> None:
    assert record_time_ms(0, datetime(1, 1, 1, tzinfo=UTC)) == EARLIEST_MS
    assert record_time_ms(0, datetime(9999, 12, 31, 23, 59, 59, 999_999, UTC)) == LATEST_MS


@pytest.mark.parametrize("timestamp_ms", OTHER_AGES.values())
def test_any_timestamp_has_a_moment_that_every_time_zone_can_show(timestamp_ms: int) -> None:
    assert moment_of(timestamp_ms).astimezone().tzinfo is not None


def test_times_beyond_the_years_1_to_9999_are_shown_as_the_nearest() -> None:
    assert utc_text(-(2**63)) == "0001-01-02T00:00:00.000Z"
    assert utc_text(2**63 - 1) == "9999-12-30T23:59:59.999Z"


@given(st.integers(min_value=EARLIEST_MS - 2, max_value=LATEST_MS + 2) | st.integers())
def test_a_time_is_written_as_a_datetime_is(timestamp_ms: int) -> None:
    """The quick way to write it gives the same."""
    expected = moment_of(timestamp_ms).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    assert utc_text(timestamp_ms) == expected
