from __future__ import annotations

from datetime import UTC, datetime

import pytest

from processors.analytics.event_time import SECOND_US, WindowKind, microseconds_of, rfc3339_of
from processors.analytics.windows import Window, WindowName, Windows, load_window
from tests.builders.events import event, user

NOON = microseconds_of(datetime(2026, 3, 3, 12, tzinfo=UTC))
MINUTE = 60 * SECOND_US
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class Clock:
    """Windows, and a log with one user message at each of the given times."""

    def __init__(self, *, grace_s: int = 0, **keep_us: int) -> None:
        keep: dict[WindowKind, int | None] = {
            "minute": keep_us.get("minute"),
            "hour": keep_us.get("hour"),
            "day": None,
        }
        self.windows = Windows(grace_s * SECOND_US, keep)
        self.sequence = 0

    def add(self, *times_us: int, stamped_us: int | None = None) -> Clock:
        for time_us in times_us:
            minute = self.windows.minute_figures(
                time_us, time_us if stamped_us is None else stamped_us, self.sequence
            )
            said = event(user("hi"), f"e{self.sequence}")
            assert said.type == "UserMessageAdded"
            minute.figures.count_message(said, 2, 4, None)
            self.sequence += 1
        self.windows.finish_batch()
        return self

    def window(self, kind: WindowKind, start_us: int) -> Window:
        found = self.windows.get(WindowName(kind, start_us))
        assert found is not None
        return found

    def published(self) -> set[str]:
        names = {name.key for name in self.windows.unpublished}
        self.windows.unpublished.clear()
        return names


def test_an_event_is_counted_in_its_minute_hour_and_day() -> None:
    clock = Clock().add(NOON, NOON + MINUTE - 1, NOON + MINUTE)

    assert clock.window("minute", NOON).figures.user == 2
    assert clock.window("minute", NOON + MINUTE).figures.user == 1
    assert clock.window("hour", NOON).figures.user == 3
    assert clock.window("day", NOON - 12 * HOUR).figures.user == 3


def test_a_window_is_closed_and_published_once_its_grace_is_over() -> None:
    clock = Clock(grace_s=30).add(NOON, NOON + MINUTE + 29 * SECOND_US)
    assert clock.published() == set()

    clock.add(NOON + MINUTE + 30 * SECOND_US)
    assert clock.published() == {"window:minute:2026-03-03T12:00:00.000Z"}
    assert clock.window("minute", NOON).closed
    assert not clock.window("hour", NOON).closed


def test_a_late_event_is_counted_as_late_and_its_window_is_published_again() -> None:
    clock = Clock().add(NOON, NOON + MINUTE)
    clock.published()

    clock.add(NOON + 1)
    late = clock.window("minute", NOON)
    assert (late.figures.user, late.late_events, late.closed) == (2, 1, True)
    assert clock.window("hour", NOON).late_events == 0
    assert clock.published() == {"window:minute:2026-03-03T12:00:00.000Z"}
    assert clock.windows.late_events == 1


@pytest.mark.parametrize(("grace_s", "kept_s"), [(30, 300), (300, 30), (0, 300), (30, 0)])
@pytest.mark.parametrize("behind_s", [0, 1, 29, 30, 31, 59, 60, 61, 89, 90, 91, 299, 300, 359, 360, 361])
def test_an_event_behind_the_others_is_late_or_too_old_by_the_end_of_its_window(
    behind_s: int, grace_s: int, kept_s: int
) -> None:
    now_us = NOON + 40 * MINUTE + 20 * SECOND_US
    time_us = now_us - behind_s * SECOND_US
    windows = Windows(grace_s * SECOND_US, {"minute": kept_s * SECOND_US, "hour": None, "day": None})
    windows.minute_figures(now_us, now_us, 0)
    minute = windows.minute_figures(time_us, time_us, 1)

    end_us = time_us - time_us % MINUTE + MINUTE
    is_kept = now_us < end_us + kept_s * SECOND_US
    assert ("minute" in minute.kinds) == is_kept
    assert windows.expired_events == (not is_kept)
    assert windows.late_events == (is_kept and end_us + grace_s * SECOND_US <= now_us)


def test_lateness_does_not_depend_on_how_events_are_batched() -> None:
    times = [NOON, NOON + 2 * MINUTE, NOON + 1, NOON + 90 * SECOND_US, NOON + 3 * MINUTE, NOON + 2]
    at_once, one_by_one = Clock().add(*times), Clock()
    for time_us in times:
        one_by_one.add(time_us)

    for minute in range(4):
        start = NOON + minute * MINUTE
        assert at_once.window("minute", start).dump() == one_by_one.window("minute", start).dump()


def test_a_clock_that_is_ahead_closes_nothing() -> None:
    clock = Clock(grace_s=60).add(NOON).add(NOON + MINUTE, stamped_us=NOON + 1).add(NOON + 2)

    assert clock.windows.late_events == 0
    assert clock.window("minute", NOON).figures.user == 2
    assert clock.window("minute", NOON + MINUTE).figures.user == 1


def test_an_event_ahead_by_more_than_the_grace_period_counts_at_its_records_timestamp() -> None:
    clock = Clock(grace_s=60)
    for minute in range(3):
        now = NOON + minute * MINUTE
        clock.add(now + 365 * DAY + minute * HOUR, stamped_us=now)

    assert [clock.window("minute", NOON + minute * MINUTE).figures.user for minute in range(3)] == [1, 1, 1]
    assert [name.start_us for name, _ in clock.windows.between("day", 0, 10**18)] == [NOON - 12 * HOUR]
    assert clock.window("minute", NOON).closed


def test_old_windows_are_dropped_and_count_no_more_events() -> None:
    clock = Clock(minute=HOUR).add(NOON)
    clock.windows.dirty.clear()
    clock.add(NOON + MINUTE + HOUR)

    name = WindowName("minute", NOON)
    assert clock.windows.get(name) is None
    assert name in clock.windows.dirty
    assert name.key in clock.published()
    clock.add(NOON + 1)
    assert clock.windows.get(name) is None
    assert clock.window("hour", NOON).figures.user == 2
    assert clock.windows.expired_events == 1


def test_a_window_is_loaded_as_it_was_dumped() -> None:
    window = Clock().add(NOON, NOON + MINUTE, NOON + 1).window("minute", NOON)

    assert load_window(window.dump()).dump() == window.dump()


def test_times_are_in_utc_and_within_the_range_of_a_datetime() -> None:
    assert rfc3339_of(NOON + 1_500) == "2026-03-03T12:00:00.001500Z"
    assert rfc3339_of(microseconds_of(datetime.max.replace(tzinfo=UTC))) is not None
    first = microseconds_of(datetime.min.replace(tzinfo=UTC))
    assert rfc3339_of(first) == "0001-01-01T00:00:00.000Z"
    assert WindowName("day", first).key
    last = microseconds_of(datetime.fromisoformat("9999-12-31T23:59:59.999999-14:00"))
    assert rfc3339_of(last + DAY)
