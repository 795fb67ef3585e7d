"""How long fetched records are left to gather others."""

from __future__ import annotations

import pytest

from streams.engine.fetch_pace import (
    FETCHES_AT_ONCE,
    PAUSE_SECONDS,
    SMALL_RECORDS,
    WAITED_FOR_SECONDS,
    FetchPace,
)


def test_the_first_fetch_and_one_after_a_pause_are_taken_at_once() -> None:
    pace = FetchPace()
    assert pace.pause_seconds(100.0) == 0
    pace.taken(1, 100.0)
    assert pace.pause_seconds(100.0) == pytest.approx(PAUSE_SECONDS)
    assert pace.pause_seconds(100.0 + PAUSE_SECONDS / 2) == pytest.approx(PAUSE_SECONDS / 2)
    assert pace.pause_seconds(100.0 + PAUSE_SECONDS) == 0


def test_a_fetch_after_a_large_one_is_taken_at_once() -> None:
    pace = FetchPace()
    pace.taken(SMALL_RECORDS + 1, 100.0)
    assert pace.pause_seconds(100.0) == 0


def test_while_readers_wait_there_is_no_pause() -> None:
    pace = FetchPace()
    pace.taken(1, 100.0)
    pace.waited_for(100.0)
    assert pace.pause_seconds(100.0) == 0
    pace.taken(1, 100.0 + WAITED_FOR_SECONDS)
    assert pace.pause_seconds(100.0 + WAITED_FOR_SECONDS) > 0


def test_a_reader_ends_the_pauses_of_a_few_fetches_only() -> None:
    """Otherwise one agent that reads its own writes would have every record of others fetched alone."""
    pace = FetchPace()
    pace.waited_for(100.0)
    for _ in range(FETCHES_AT_ONCE):
        assert pace.pause_seconds(100.0) == 0
        pace.taken(1, 100.0)
    assert pace.pause_seconds(100.0) == pytest.approx(PAUSE_SECONDS)
    pace.waited_for(100.001)
    assert pace.pause_seconds(100.001) == 0
