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
    found = {"needed": needed, "missed": missed, "interval": regret.interval_in(compacted)}
    return {"sessions": sessions, "sessions_compacted": compacted, "regret": found}


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


NOTHING_TO_COMPARE = ", and there is nothing to compare: try longer sessions, or a lower trigger"

NOT_NEEDED = "replaced was needed later: try longer sessions, or more of them"


@pytest.mark.parametrize(
    ("one", "in_force", "expected"),
    [
        (
            row(1, 19, 7, sessions=7),
            row(0, 0, 0, sessions=7),
            f"no verdict yet, because the policy in force (current) compacted no session of 7{NOTHING_TO_COMPARE}",
        ),
        (
            row(0, 0, 0, sessions=1),
            row(1, 19, 7, sessions=7),
            f"no verdict yet, because it compacted no session of 1{NOTHING_TO_COMPARE}",
        ),
        (
            row(1, 19, 7),
            row(0, 0, 9),
            f"no verdict yet, because nothing that the summaries of the policy in force (current) {NOT_NEEDED}",
        ),
        (
            row(0, 0, 3),
            row(1, 19, 7),
            f"no verdict yet, because nothing that its summaries {NOT_NEEDED}",
        ),
        (
            row(30, 1_240, 2),
            row(10, 1_140, 2),
            "too few to tell, 1,140 needed in 2 compacted sessions, so the ranges overlap: try more sessions",
        ),
        (
            row(1, 3, 1),
            row(1, 4, 2),
            "too few to tell, 3 needed in 1 compacted session, so the ranges overlap: try more sessions",
        ),
    ],
)
def test_it_says_what_is_missing_for_a_verdict(
    one: dict[str, Any], in_force: dict[str, Any], expected: str
) -> None:
    rows = [{"policy": "current", **in_force}, {"policy": "early", **one}]

    found = with_verdicts(rows, "current")

    assert [(row["verdict"], row["lacks"]) for row in found] == [(None, None), ("open", expected)]


def test_a_verdict_that_is_known_lacks_nothing() -> None:
    rows = [{"policy": "current", **row(30, 40, 80)}, {"policy": "long", **row(10, 40, 80)}]

    assert [row["lacks"] for row in with_verdicts(rows, "current")] == [None, None]
    assert with_verdicts(rows, "gone")[0]["lacks"] == "there are no figures of gone"


def test_an_answer_of_a_worker_without_verdicts_can_be_read() -> None:
    assert not PolicyView.model_fields["verdict"].is_required()
    assert not PolicyView.model_fields["lacks"].is_required()
