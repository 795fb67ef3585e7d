"""Whether a policy misses less than the one in force."""

from __future__ import annotations

from typing import Any

import pytest

from processors.evaluation.regret import Regret
from processors.evaluation.verdict import verdict, verdict_of, with_verdicts
from schemas.inspection import PolicyView, Verdict

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


def row(missed: int, needed: int, compacted: int, sessions: int = 100) -> dict[str, Any]:
    regret = Regret()
    regret.needed["named"], regret.missed["named"] = needed, missed
    return {"sessions": sessions, "regret": {"missed": missed, "interval": regret.interval_in(compacted)}}


@pytest.mark.parametrize(
    ("one", "in_force", "expected"),
    [
        # 40 needs of two sessions say as much as 8.
        (row(30, 40, 2), row(10, 40, 2), "open"),
        (row(30, 40, 80), row(10, 40, 80), "more"),
        (row(10, 40, 80), row(30, 40, 80), "less"),
        # It compacts less often, so less is needed of it.
        (row(9, 12, 60), row(30, 120, 90), "mixed"),
        (row(30, 120, 90), row(9, 12, 60), "mixed"),
        # Its trial began later, so numbers are not of the same sessions.
        (row(9, 12, 60, sessions=20), row(30, 120, 90), "more"),
        (row(0, 0, 0), row(30, 120, 90), "open"),
    ],
)
def test_few_sessions_tell_nothing_and_share_and_number_must_agree(
    one: dict[str, Any], in_force: dict[str, Any], expected: Verdict
) -> None:
    assert verdict_of(one, in_force) == expected


def test_each_row_of_a_table_has_its_verdict_and_the_policy_in_force_has_none() -> None:
    rows = [
        {"policy": "current", **row(30, 40, 80)},
        {"policy": "long", **row(10, 40, 80)},
        {"policy": "new", **row(0, 0, 0)},
    ]

    found = with_verdicts(rows, "current")

    assert [(one["policy"], one["verdict"]) for one in found] == [
        ("current", None),
        ("long", "less"),
        ("new", "open"),
    ]
    assert "verdict" not in rows[1], "the rows that were given stay as they are"
    assert [one["verdict"] for one in with_verdicts(rows[1:], "current")] == ["open", "open"]


def test_an_answer_of_a_worker_without_verdicts_can_be_read() -> None:
    assert not PolicyView.model_fields["verdict"].is_required()
