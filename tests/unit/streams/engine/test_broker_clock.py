"""A worker's own clock, if it is ahead, makes nothing older than the broker says."""

from __future__ import annotations

import logging

import pytest

from streams.engine.broker_clock import ASK_AGAIN_SECONDS, TOLERANCE_MS, BrokerClock

DAY_MS = 86_400_000
BROKER_MS = 1_700_000_000_000


class Machine:
    """A machine whose clock the test sets, and a broker that answers when it is told to."""

    def __init__(self, wall_ms: int, *, trusted: bool = False) -> None:
        self.wall_ms = wall_ms
        self.seconds = 0.0
        self.asked = 0
        self.clock = BrokerClock(
            lambda: self.wall_ms, self._ask, trusted=trusted, elapsed_seconds=lambda: self.seconds
        )

    def _ask(self) -> None:
        self.asked += 1

    def pass_time(self, seconds: float) -> None:
        self.seconds += seconds
        self.wall_ms += int(seconds * 1_000)


def test_the_earlier_clock_counts_and_goes_on_between_two_acknowledgements() -> None:
    ahead = Machine(BROKER_MS + 40 * DAY_MS)
    ahead.clock.record(BROKER_MS)
    ahead.pass_time(90)
    assert ahead.clock.now_ms() == ahead.clock.confirmed_ms() == ahead.clock.broker_ms() == BROKER_MS + 90_000

    behind = Machine(BROKER_MS - 40 * DAY_MS)
    behind.clock.record(BROKER_MS)
    assert behind.clock.confirmed_ms() == BROKER_MS - 40 * DAY_MS


def test_before_the_first_acknowledgement_nothing_is_confirmed() -> None:
    machine = Machine(BROKER_MS)
    assert (machine.clock.confirmed_ms(), machine.clock.now_ms()) == (None, BROKER_MS)
    embedded = Machine(BROKER_MS, trusted=True)
    assert embedded.clock.confirmed_ms() == BROKER_MS
    assert not embedded.clock.refresh()


def test_the_broker_is_asked_at_first_and_seldom_while_the_clocks_differ() -> None:
    machine = Machine(BROKER_MS + DAY_MS)
    assert [machine.clock.refresh() for _ in range(3)] == [True, False, False]
    machine.pass_time(ASK_AGAIN_SECONDS)
    assert machine.clock.refresh()

    machine.clock.record(BROKER_MS)
    machine.pass_time(ASK_AGAIN_SECONDS - 1)
    assert not machine.clock.refresh()
    machine.pass_time(1)
    assert machine.clock.refresh()

    machine.wall_ms = BROKER_MS + int(ASK_AGAIN_SECONDS * 1_000)
    machine.pass_time(ASK_AGAIN_SECONDS)
    assert not machine.clock.refresh()
    assert machine.asked == 3


def test_a_difference_is_said_once_when_it_begins_and_once_when_it_is_over(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO)
    machine = Machine(BROKER_MS + TOLERANCE_MS)
    machine.clock.record(BROKER_MS)
    assert not caplog.records
    for wall_ms in (BROKER_MS + DAY_MS, BROKER_MS + DAY_MS, BROKER_MS, BROKER_MS - DAY_MS):
        machine.wall_ms = wall_ms
        machine.clock.record(BROKER_MS)

    said = [(getattr(one, "action", ""), getattr(one, "ahead_seconds", None)) for one in caplog.records]
    assert said == [("clock_differs", 86_400), ("clock_agrees", None), ("clock_differs", -86_400)]
    assert "86400 s ahead of the broker's" in caplog.messages[0]
    assert "86400 s behind the broker's" in caplog.messages[2]


def test_a_record_in_the_future_is_said_once_until_its_partition_has_one_in_time(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """It is judged by the later clock, so a worker whose own is behind takes no record for one of the future."""
    machine = Machine(BROKER_MS)
    machine.clock.notice("events", 3, 0, BROKER_MS + DAY_MS)  # the broker's time is not known yet
    machine.clock.record(BROKER_MS)
    for offset, ahead_ms in enumerate([0, TOLERANCE_MS, DAY_MS, DAY_MS, 0, DAY_MS]):
        machine.clock.notice("events", 3, offset, BROKER_MS + ahead_ms)
    machine.clock.notice("events", 4, 9, BROKER_MS + DAY_MS)

    said = [
        (one.levelname, getattr(one, "partition", None), getattr(one, "offset", None))
        for one in caplog.records
    ]
    assert said == [("WARNING", 3, 2), ("WARNING", 3, 5), ("WARNING", 4, 9)]
    assert {getattr(one, "action", None) for one in caplog.records} == {"record_in_future"}
    assert "offset 2 of events-3 was recorded 86400 s in the future" in caplog.messages[0]

    behind = Machine(BROKER_MS - 2 * DAY_MS)
    behind.clock.record(BROKER_MS)
    caplog.clear()
    behind.clock.notice("events", 3, 0, BROKER_MS)
    assert not caplog.records
