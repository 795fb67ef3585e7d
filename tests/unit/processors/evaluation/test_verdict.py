"""Whether a policy misses less than the one in force."""

from __future__ import annotations

import pytest

from processors.evaluation.verdict import Verdict, verdict

IN_FORCE = (0.2, 0.4)


@pytest.mark.parametrize(
    ("regret", "expected"),
    [
        ((0.05, 0.19), "less"),
        ((0.41, 0.7), "more"),
        ((0.3, 0.7), "open"),
        ((0.05, 0.2), "open"),
        (None, "open"),
    ],
)
def test_ranges_that_overlap_tell_nothing(regret: tuple[float, float] | None, expected: Verdict) -> None:
    assert verdict(regret, IN_FORCE) == expected


def test_without_the_regret_of_the_policy_in_force_nothing_is_told() -> None:
    assert verdict((0.0, 0.1), None) == "open"
