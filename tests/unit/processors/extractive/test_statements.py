"""Which statements are told in one line, and what of them no list of facts has."""

from __future__ import annotations

import pytest

from processors.extractive.statements import Statement, said_in, statements_of
from tests.builders.summary_requests import in_order, view


def lines_of(*said: tuple[str, str]) -> list[Statement]:
    """Return the lines of what users and assistants say."""
    opening = (("user", "I'd like to plan our village feast."), ("assistant", "Gladly."))
    return statements_of(in_order(*(view(role, text) for role, text in (*opening, *said)))).lines


def line_with(text: str, lines: list[Statement]) -> Statement:
    return next(line for line in lines if text in line.text)


@pytest.mark.parametrize(
    ("earlier", "later", "outdated"),
    [
        # Two of a user's, each with one date.
        (
            "We light the lanterns on May 4.",
            "The school asked for more time, so the lanterns are lit on June 9.",
            ["May 4"],
        ),
        # A word of change, and two dates in the earlier one.
        (
            "The lantern walk is on May 4 or May 5.",
            "The lantern walk has moved to June 9 now.",
            ["May 4", "May 5"],
        ),
        # An identifier names a thing and stays.
        ("The lantern walk has the code FL-2088.", "The lantern walk has the new code FL-3099 now.", []),
    ],
)
def test_what_may_have_been_replaced_is_in_no_list_of_facts(
    earlier: str, later: str, outdated: list[str]
) -> None:
    line = line_with("Later: ", lines_of(("user", earlier), ("assistant", "How nice."), ("user", later)))

    assert [value.text for value in line.outdated] == outdated


def test_several_dates_of_an_agent_are_listed_although_one_may_have_changed() -> None:
    line = line_with(
        "Later: ",
        lines_of(
            ("assistant", "The lantern walk is on May 4 or May 5."),
            ("user", "Good."),
            ("assistant", "The lantern walk has moved to June 9 now."),
        ),
    )

    assert line.outdated == ()


@pytest.mark.parametrize(
    "answer", ["Yes, book the lantern walk.", "Let's skip the lantern walk.", "Okay, the lantern walk."]
)
def test_a_decision_stays_apart_from_what_gives_no_value(answer: str) -> None:
    lines = lines_of(
        ("user", answer), ("assistant", "Fine."), ("user", "The lantern walk is a torch walk now.")
    )

    assert any(line.text == answer for line in lines)
    assert not any("Later: " in line.text for line in lines)


def test_a_decision_with_another_value_is_told_with_the_earlier_one() -> None:
    answer = "Okay, so the lantern walk costs $60."
    lines = lines_of(("user", "The lantern walk costs $40."), ("assistant", "Fine."), ("user", answer))

    assert line_with(answer, lines).text == f"The lantern walk costs $40. Later: {answer}"


def test_a_request_is_told_with_the_one_that_takes_its_place() -> None:
    lines = lines_of(
        ("user", "Paint the garden fence in maple, please."),
        ("assistant", "Fine."),
        ("user", "The neighbours dislike maple, so paint the garden fence in indigo."),
    )

    assert line_with("indigo", lines).text.startswith("Paint the garden fence in maple, please. Later: ")


def test_a_call_of_a_tool_is_no_statement_that_another_one_replaces() -> None:
    earlier = view(
        "assistant", "Called cancel_order with FL-208871; done\nThe order is open.", compacted=True
    )

    assert [said.text for said in said_in([earlier])] == ["The order is open."]
