from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from processors.memory.spending import HOUR_SECONDS, NO_SPENDING, Spending
from tests.builders.events import answer, compacted, user
from tests.builders.memories import Session, reloaded, view_of

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


def test_what_was_spent_before_a_clock_was_set_back_holds_a_session_for_two_hours_at_most() -> None:
    """A clock that had been a day ahead when summaries were made held the session for a day."""
    day = 24 * HOUR_SECONDS
    spending = NO_SPENDING.after(day, 100)

    assert spending.wait_seconds(0.0, 100) is None
    wait = spending.wait_seconds(day - 1_800, 100)
    assert wait is not None, "the clock of a broker may be ahead of a worker's"
    assert 0 < wait <= 2 * HOUR_SECONDS
    assert spending.wait_seconds(day - 1_800 + wait, 100) is None
    assert spending.after(0.0, 7).by_minute == ((0, 7),)


@given(STEPS, STEPS)
def test_two_spendings_together_have_the_tokens_of_both(
    first: list[tuple[float, int]], second: list[tuple[float, int]]
) -> None:
    one, other = NO_SPENDING, NO_SPENDING
    for at, tokens in sorted(first):
        one = one.after(at, tokens)
    for at, tokens in sorted(second):
        other = other.after(at, tokens)
    assert one.plus(other) == other.plus(one)
    assert one.plus(other).tokens(2_000.0) == one.tokens(2_000.0) + other.tokens(2_000.0)


def test_a_memory_keeps_what_the_summaries_of_the_last_hour_cost() -> None:
    session = Session().say(user("1"), answer("1"), user("2"))
    session.say(compacted(1, usage={"input_tokens": 7, "output_tokens": 3}))
    session.say(compacted(1, base_epoch=0, usage={"input_tokens": 1_000, "output_tokens": 0}))
    session.wait(1_800).say(compacted(2, base_epoch=1, usage={"input_tokens": 20, "output_tokens": 0}))
    assert session.head.summary_spending.tokens(session.now_ms / 1_000) == 30, "a late summary is not applied"
    assert reloaded(session.memory) == session.memory
    assert view_of(session.memory).summary_spending == list(session.head.summary_spending.by_minute)

    session.say(user("3")).wait(7_200)
    session.say(compacted(6, base_epoch=2, usage={"input_tokens": 5, "output_tokens": 0}))
    assert [tokens for _, tokens in session.head.summary_spending.by_minute] == [5]
