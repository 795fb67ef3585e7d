"""Event time: in microseconds since 1970, as RFC 3339, and as windows of a minute, an hour or a day (UTC)."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Final, Literal, get_args

WindowKind = Literal["minute", "hour", "day"]
KINDS: Final[tuple[WindowKind, ...]] = get_args(WindowKind)

SECOND_US: Final = 1_000_000
LENGTH_US: Final[dict[WindowKind, int]] = {
    "minute": 60 * SECOND_US,
    "hour": 3_600 * SECOND_US,
    "day": 86_400 * SECOND_US,
}

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
#: The first and last moment of a datetime in UTC; an offset may put an event beyond them.
_FIRST_US: Final = -62_135_596_800_000_000
_LAST_US: Final = 253_402_300_799_999_999


def microseconds_of(moment: datetime) -> int:
    """Return an event's time; exact for the years 1700 to 2200, and never outside the range of a datetime."""
    return min(max(round(moment.timestamp() * SECOND_US), _FIRST_US), _LAST_US)


def rfc3339_of(time_us: int | None) -> str | None:
    """Return the time in UTC with milliseconds, or with microseconds if it has any."""
    if time_us is None:
        return None
    whole = time_us % 1_000 == 0
    seconds, fraction_us = divmod(min(max(time_us, _FIRST_US), _LAST_US), SECOND_US)
    minute, seconds = divmod(seconds, 60)
    fraction = f"{fraction_us // 1_000:03}" if whole else f"{fraction_us:06}"
    return f"{_minute_of(minute)}:{seconds:02}.{fraction}Z"


@lru_cache(maxsize=1_024)
def _minute_of(minute: int) -> str:
    """Return date and time of a minute since 1970. The records of a flush have few minutes, each of them often."""
    return (_EPOCH + timedelta(minutes=minute)).isoformat()[:16]  # without seconds and offset


def window_start_us(kind: WindowKind, time_us: int) -> int:
    """Return the beginning of the window that contains the time."""
    return time_us - time_us % LENGTH_US[kind]
