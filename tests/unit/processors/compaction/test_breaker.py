from __future__ import annotations

from processors.compaction.breaker import SOUND


def test_it_rests_after_three_failures_in_a_row() -> None:
    twice = SOUND.failed(0.0, 10.0).failed(1.0, 10.0)
    assert not twice.rests(1.0)
    thrice = twice.failed(2.0, 10.0)
    assert thrice.rests(11.9)
    assert not thrice.rests(12.0), "tried again by itself"


def test_what_fails_again_after_a_rest_rests_twice_as_long_up_to_a_limit() -> None:
    breaker = SOUND
    rests = []
    for _ in range(9):
        breaker = breaker.failed(100.0, 10.0)
        rests.append(None if breaker.rests_until is None else breaker.rests_until - 100.0)
    assert rests == [None, None, 10.0, 20.0, 40.0, 80.0, 80.0, 80.0, 80.0]
