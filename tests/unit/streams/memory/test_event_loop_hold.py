"""No single event of at most 900 KiB holds the event loop of the memory worker for more than 50 ms of CPU."""

from __future__ import annotations

import pytest

from benchmarks.event_loop_hold import CASES, hold_of


@pytest.mark.long
@pytest.mark.parametrize("name", CASES)
async def test_no_event_holds_the_event_loop(name: str) -> None:
    holds = sorted([await hold_of(name) for _ in range(3)])
    assert holds[1] < 0.05
