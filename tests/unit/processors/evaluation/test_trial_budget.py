"""The budget of a trial: what a policy may spend in an hour, and which sessions are left out meanwhile."""

from __future__ import annotations

import pytest

from processors.evaluation.trial_budget import (
    HourSpending,
    OffsetRange,
    TrialBudget,
    partition_share,
    read_budget,
)

HOUR = 3_600.0
NOON = 500_000 * HOUR


@pytest.mark.parametrize(
    ("limit", "partitions", "share"), [(None, 8, None), (1_000_000, 8, 125_000), (10, 3, 4), (1, 8, 1)]
)
def test_each_partition_has_a_share(limit: int | None, partitions: int, share: int | None) -> None:
    assert partition_share(limit, partitions) == share


def test_what_was_spent_counts_until_the_next_full_hour() -> None:
    spent = HourSpending().after(NOON + 10, 300).after(NOON + HOUR - 1, 400)

    assert spent.tokens_at(NOON + 20) == 700
    assert spent.tokens_at(NOON + HOUR) == 0
    assert spent.after(NOON + HOUR, 5) == HourSpending(500_001, 5)


def test_one_policy_whose_budget_is_spent_stops_all_until_the_hour_is_over() -> None:
    budget = TrialBudget(1_000)
    assert budget.reserve("a", 100, NOON)
    budget.settle("a", 100, 1_200, NOON)

    assert budget.spent_policy(NOON + 1) == "a"
    assert not budget.reserve("a", 1, NOON + 1)
    assert budget.reserve("b", 1, NOON + 1), "what another policy has in progress goes on"
    assert budget.spent_policy(NOON + HOUR) is None


def test_summaries_at_the_same_time_do_not_spend_the_same_tokens() -> None:
    budget = TrialBudget(1_000)

    assert [budget.reserve("a", 600, NOON) for _ in range(3)] == [True, True, False]
    assert not budget.is_spent("a", NOON), "bills may be smaller than expected"
    budget.settle("a", 600, 100, NOON)
    assert budget.reserve("a", 600, NOON)


def test_without_a_bound_nothing_is_ever_spent() -> None:
    budget = TrialBudget()
    assert budget.reserve("a", 10**12, NOON)
    budget.settle("a", 10**12, 10**12, NOON)

    assert budget.spent_policy(NOON) is None


def test_ranges_are_exact_while_they_are_few_and_only_grow_when_they_are_many() -> None:
    budget = TrialBudget(1)
    budget.close(100, 150)
    budget.close(150, 200)
    budget.close(300, 300)
    budget.close(300, 310)

    assert budget.closed == [OffsetRange(100, 200), OffsetRange(300, 310)]
    assert [budget.is_closed_at(offset) for offset in (99, 100, 199, 200, 305, 310)] == [
        False,
        True,
        True,
        False,
        True,
        False,
    ]
    for number in range(10):
        budget.close(1_000 + 10 * number, 1_005 + 10 * number)
    assert len(budget.closed) == 8
    assert budget.is_closed_at(199)
    assert budget.closed[-1] == OffsetRange(1_090, 1_095)
    budget.forget_before(1_085)
    assert budget.closed == [OffsetRange(1_090, 1_095)]


def test_it_is_the_same_after_a_restart() -> None:
    budget = TrialBudget(1_000)
    budget.reserve("a", 5, NOON)
    budget.settle("a", 5, 700, NOON)
    budget.close(5_000, 5_100)

    read = read_budget(budget.dump(["current", "a"], 4_990), 900, ["current", "a"], 4_990)

    assert read == TrialBudget(900, {"a": HourSpending(500_000, 700)}, [OffsetRange(5_000, 5_100)])


@pytest.mark.parametrize("dumped", [None, [], [[1], [2]], [[["x", 1]], [[1]]], {"a": 1}])
def test_what_another_version_wrote_is_no_budget(dumped: object) -> None:
    assert read_budget(dumped, 7, ["a"], 0) == TrialBudget(7)
