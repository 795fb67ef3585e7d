from __future__ import annotations

from processors.compaction.breaker import NO_FAILURES


def test_it_rests_after_three_failures_in_a_row() -> None:
    twice = NO_FAILURES.after_failure(0.0, 10.0).after_failure(1.0, 10.0)
    assert not twice.is_resting(1.0)
    thrice = twice.after_failure(2.0, 10.0)
    assert thrice.is_resting(11.9)
    assert not thrice.is_resting(12.0), "tried again by itself"


def test_a_failure_after_a_rest_doubles_the_next_rest_up_to_a_limit() -> None:
    breaker = NO_FAILURES
    rests = []
    for _ in range(9):
        breaker = breaker.after_failure(100.0, 10.0)
        rests.append(None if breaker.resting_until is None else breaker.resting_until - 100.0)
    assert rests == [None, None, 10.0, 20.0, 40.0, 80.0, 80.0, 80.0, 80.0]
