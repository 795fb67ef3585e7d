"""The time of a record: by its timestamp, unless that is from another age."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Final

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)

#: Timestamps before 2000 or after 2199 are no times of events: 0 and -1 stand for "none", and a timestamp in seconds
#: or microseconds instead of milliseconds lies in 1970 or far in the future.
EARLIEST_MS: Final = 946_684_800_000
LATEST_MS: Final = 7_258_118_399_999

#: A day inside the range of a datetime, so that every time zone can show the moment.
_FIRST_MOMENT_MS: Final = -62_135_510_400_000
_LAST_MOMENT_MS: Final = 253_402_214_399_999


def record_time_ms(timestamp_ms: int, occurred_at: datetime) -> int:
    """Return the time by which a record's event is folded, in milliseconds since 1970.

    It is the record's timestamp. With a timestamp from another age it is the event's own time instead, limited to the
    years 2000 to 2199; otherwise one such record would end a session by its TTL, or keep it for ever, and would close
    every window of analytics.

    Args:
        timestamp_ms: The record's timestamp; any number.
        occurred_at: The event's ``occurred_at``.
    """
    if EARLIEST_MS <= timestamp_ms <= LATEST_MS:
        return timestamp_ms
    return min(max((occurred_at - _EPOCH) // timedelta(milliseconds=1), EARLIEST_MS), LATEST_MS)


def moment_of(timestamp_ms: int) -> datetime:
    """Return a timestamp as a datetime in UTC; one beyond the years 1 to 9999 becomes the nearest moment in them."""
    return _EPOCH + timedelta(milliseconds=min(max(timestamp_ms, _FIRST_MOMENT_MS), _LAST_MOMENT_MS))


def utc_text(timestamp_ms: int) -> str:
    """Return a time in milliseconds since 1970 as RFC 3339 in UTC; the texts sort in the order of the times."""
    if EARLIEST_MS <= timestamp_ms <= LATEST_MS:
        # Many times of one flush are of the same second, and formatting a datetime takes longer than all of this.
        return f"{_second_text(timestamp_ms // 1000)}.{timestamp_ms % 1000:03d}Z"
    return moment_of(timestamp_ms).isoformat(timespec="milliseconds").replace("+00:00", "Z")


@lru_cache(maxsize=4096)
def _second_text(timestamp_seconds: int) -> str:
    return moment_of(timestamp_seconds * 1000).strftime("%Y-%m-%dT%H:%M:%S")
