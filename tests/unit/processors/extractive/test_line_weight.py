"""What a line is worth by its kind and by its form."""

from __future__ import annotations

import pytest

from processors.extractive.line_weight import NOTHING, REMARK, STATED, weighed
from processors.extractive.material import material_of
from processors.statements.statement_form import statedness
from tests.builders.summary_lines import line_with, lines_of
from tests.builders.summary_requests import view


def test_a_limit_weighs_hardly_more_beside_a_story() -> None:
    story = "The green sounds of Leiden are what takes time, a few of the 8 at least."
    limit = "I have time for 716 exercises a week, not more."
    alone, beside = (
        line_with(limit, material_of([view("user", line, compacted=True)]).lines)
        for line in (limit, f"{story} Later also: {limit}")
    )

    assert beside.first
    assert alone.weight <= beside.weight < 1.05 * alone.weight


def test_a_line_of_two_statements_weighs_more_than_each_of_them() -> None:
    one, other = "The left cupboard is 80 cm wide.", "The right cupboard is 95 cm wide."
    first, second, both = (
        line_with(text, material_of([view("assistant", text, compacted=True)]).lines).weight
        for text in (one, other, f"{one} Later also: {other}")
    )

    assert 1.3 * max(first, second) < both < first + second


def test_a_question_in_a_story_weighs_little_and_a_request_does_not() -> None:
    lines = lines_of(
        ("assistant", "Good."),
        ("user", "We also need a stage."),
        ("user", "Could you please order the chairs for the feast?"),
        ("user", "People in Bergen put jam on everything, can you imagine?"),
    )
    request, story = line_with("chairs", lines), line_with("jam", lines)

    assert request.weight >= 1.5
    assert story.weight < 0.5


@pytest.mark.parametrize(
    "remark",
    [
        "Perfect.",
        "Oh no.",
        "This is it.",
        "Shall I?",
        "Which would you like?",
        "Sehr gut!",
        "Ok, makes sense.",
        "hm no.",
    ],
)
@pytest.mark.parametrize("role", ["user", "assistant"])
def test_what_names_nothing_is_worth_nothing(role: str, remark: str) -> None:
    assert line_with(remark, lines_of((role, remark), ("user", "The red one."))).weight == 0


@pytest.mark.parametrize("answer", ["Berlin.", "The red one.", "4 no.", "No pork."])
def test_a_short_answer_that_names_something_is_worth_something(answer: str) -> None:
    assert line_with(answer, lines_of(("user", answer))).weight > 0


@pytest.mark.parametrize(
    "remark", ["The choir sings a song of the harbour.", "Our choir sings in two languages."]
)
def test_half_of_the_form_of_a_statement_weighs_far_less_than_half(remark: str) -> None:
    share = statedness(remark, user=True)
    opening = [("user", "We need a plan."), ("user", "Never send invoices to our mayor.")]
    weight = line_with(remark, lines_of(*opening, ("user", remark))).weight

    assert 0.2 < share < 0.8
    assert 0 < weight - REMARK < 0.7 * share * (STATED - REMARK)


def test_a_line_of_several_sentences_states_what_the_one_of_them_does_that_states_most() -> None:
    story = "My aunt laughed at the table for the whole evening."
    rule = "Never send invoices to the choir."
    alone, together = (line_with("invoices", lines_of(("user", text))) for text in (rule, f"{rule} {story}"))

    assert together.text == f"{rule} {story}"
    assert together.first
    assert together.weight == alone.weight


@pytest.mark.parametrize(
    "text",
    [
        "Thank you so much for checking the lamps in our barn.",
        "Goodbye, Maren, and have a good weekend with your guests.",
        "I really appreciate the effort.",
        "Great, thanks a lot, dear Maren!",
    ],
)
def test_a_courtesy_is_worth_nothing(text: str) -> None:
    assert weighed(text, "user")[0] == NOTHING


@pytest.mark.parametrize(
    "text",
    [
        "Sorry, the lamp is red, not blue.",
        "Hi, the feast has moved to Friday.",
        "Thanks, I'll take the blue one.",
        "hey don't ring the bell",
    ],
)
def test_what_is_said_behind_a_courtesy_is_worth_something(text: str) -> None:
    """The whole sentence counted as a courtesy, and was told by no summary."""
    assert weighed(text, "user")[0] > 0.5
