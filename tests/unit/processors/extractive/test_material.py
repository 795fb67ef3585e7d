"""Which lines have a short form, which are taken first, and what of them no list of facts has."""

from __future__ import annotations

import pytest

from processors.extractive.extract import extract
from processors.extractive.line_weight import ASKED
from processors.extractive.material import material_of
from processors.memory.tokens import ByteEstimate
from processors.statements.clauses import MIN_CHARACTERS
from tests.builders.summary_lines import line_with, lines_of
from tests.builders.summary_requests import in_order, request, view


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


def test_the_only_date_of_a_user_that_an_agent_moved_is_in_no_list_of_facts() -> None:
    line = line_with(
        "Later: ",
        lines_of(
            ("user", "We clean the lantern tank on May 4."),
            ("assistant", "The crane is away that day, so the lantern tank is cleaned on June 9."),
        ),
    )

    assert [value.text for value in line.outdated] == ["May 4"]


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


def test_a_rule_of_the_user_is_told_first_whatever_the_agent_says_to_it() -> None:
    """It stood in a line of the agent, which was taken last."""
    rule = "but keep the order of the dishes exactly the same, the printer has it already"
    lines = lines_of(
        ("user", rule), ("assistant", "Understood, the order of the dishes stays exactly the same.")
    )

    assert line_with(rule, lines).first
    assert line_with(rule, lines).side == "user"


STORY = "You'll laugh, and my aunt does whenever we told it at the table, but you must never send invoices to the choir."


@pytest.mark.parametrize("role", ["user", "assistant"])
def test_the_short_form_of_a_long_rule_is_the_part_that_counts(role: str) -> None:
    whole, part = (line for line in lines_of((role, STORY)) if "invoices" in line.text)

    assert (whole.text, part.text) == (STORY, "…but you must never send invoices to the choir.")
    assert whole.origin == part.origin
    assert part.weight > 0.9 * whole.weight
    assert part.first == (role == "user")


def test_a_story_in_the_form_of_a_rule_is_not_taken_first_because_it_opens_the_conversation() -> None:
    story = "You must never tell my aunt how we laughed about the choir at the table that evening."
    rule = "Never send invoices to the choir."
    told, laid_down = (
        material_of(in_order(view("user", text), view("assistant", "Noted."))).lines[0]
        for text in (story, rule)
    )

    assert (told.text, told.first) == (story, False)
    assert (laid_down.text, laid_down.first) == (rule, True)
    assert told.weight < ASKED < laid_down.weight


def test_the_aim_has_no_short_form() -> None:
    aim = (
        "You'll laugh, and my aunt laughed as well, but what I want from you is a plan for the feast of the village "
        "on the green."
    )
    lines = material_of(in_order(view("user", aim), view("assistant", "Gladly."))).lines

    assert [line.text for line in lines if line.aim] == [aim]
    assert sum("plan for the feast" in line.text for line in lines) == 1


@pytest.mark.parametrize(("tokens", "told"), [(45, "…but you must never"), (400, STORY)])
def test_a_long_rule_is_cut_only_where_room_is_short(tokens: int, told: str) -> None:
    said = [
        ("user", STORY),
        *[("user", f"Room {number} has {number + 2} lamps of brass.") for number in range(40)],
    ]
    messages = in_order(*(view(role, text) for role, text in said))
    summary = extract(request(messages, max_summary_tokens=tokens), ByteEstimate())

    assert told in summary.user_message


def test_the_part_of_a_question_that_is_told_with_its_answer_weighs_nothing_either() -> None:
    question = "You'll laugh, and my aunt laughed too, but shall the whole feast be in the hall or rather in the barn?"
    lines = lines_of(("assistant", question), ("user", "the barn then."))
    alone = [line for line in lines if "in the barn?" in line.text and "then" not in line.text]

    assert len(question) >= MIN_CHARACTERS
    assert len(alone) == 2
    assert {line.weight for line in alone} == {0.0}
