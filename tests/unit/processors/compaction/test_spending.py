from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from processors.compaction.spending import HOUR_SECONDS, NO_SPENDING, Spending

STEPS = st.lists(st.tuples(st.floats(0, 2_000), st.integers(1, 500)), max_size=40)


def test_a_session_waits_until_the_cost_of_an_hour_is_below_the_limit() -> None:
    spending = NO_SPENDING.after(0.0, 60).after(600.0, 50)

    assert NO_SPENDING.wait_seconds(0.0, 1) is None
    assert spending.wait_seconds(700.0, 111) is None
    wait = spending.wait_seconds(700.0, 110)
    assert wait is not None
    assert spending.wait_seconds(700.0 + wait, 110) is None
    assert spending.tokens(700.0 + wait) == 50


@given(STEPS)
def test_it_stays_small_and_never_forgets_the_last_hour(steps: list[tuple[float, int]]) -> None:
    now, spending, all_spent = 0.0, Spending(), []
    for pause, tokens in steps:
        now += pause
        spending = spending.after(now, tokens)
        all_spent.append((now, tokens))
        at_least = sum(tokens for then, tokens in all_spent if now - then <= HOUR_SECONDS)
        at_most = sum(tokens for then, tokens in all_spent if now - then <= HOUR_SECONDS + 60)
        assert at_least <= spending.tokens(now) <= at_most
        assert len(spending.by_minute) <= 62
        wait = spending.wait_seconds(now, 1)
        assert wait is not None
        assert spending.wait_seconds(now + wait, 1) is None
