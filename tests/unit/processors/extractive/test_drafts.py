"""Which lines messages give: answers with their questions, and calls."""

from __future__ import annotations

import pytest

from processors.extractive.extract import extract
from processors.extractive.material import material_of
from processors.memory.tokens import ByteEstimate
from tests.builders.summary_lines import line_with, lines_of
from tests.builders.summary_requests import call, in_order, request, view


@pytest.mark.parametrize("answer", ["Yes.", "no, the barn then.", "ok do that"])
def test_a_short_answer_is_told_with_its_question(answer: str) -> None:
    question = "Shall we dance in the hall or in the barn?"
    line = line_with(answer, lines_of(("assistant", f"It may rain. {question}"), ("user", answer)))

    assert line.text == f"From the agent: {question} Later also: {answer}"
    assert line.weight > 0


def test_a_question_to_which_nothing_was_said_is_worth_more_than_one_before_an_answer() -> None:
    question = "Who lends us the long tables for the feast?"
    answered = line_with(question, lines_of(("user", question), ("assistant", "The fire brigade has some.")))

    assert line_with(question, lines_of(("user", question))).weight > answered.weight


def test_of_many_edits_of_a_file_the_newest_is_told_before_the_others() -> None:
    calls = [
        view(
            "assistant",
            tool_calls=[
                call(f"c{number}", "edit_file", f'{{"path": "menu.txt", "change": "line {number}"}}')
            ],
        )
        for number in range(14)
    ]
    answers = [view("tool", "ok", tool_call_id=f"c{number}", name="edit_file") for number in range(14)]
    said = "The band wants the stage by the old lime tree."
    messages = in_order(
        view("user", "I'd like to plan our village feast."),
        *(message for pair in zip(calls, answers, strict=True) for message in pair),
        view("user", said),
    )

    summary = extract(request(messages, max_summary_tokens=90), ByteEstimate())

    assert said in summary.user_message
    assert "change line 13" in summary.ai_message


@pytest.mark.parametrize(
    "talk",
    [
        "If you have any more questions about the feast, feel free to ask!",
        "Please let me know which of the two barns you would like to book.",
        "Here are the two barns near the old lime tree:",
    ],
)
def test_what_keeps_the_talk_going_has_no_weight_once_it_was_answered(talk: str) -> None:
    found = line_with(
        talk, lines_of(("assistant", f"The feast is in June.\n\n{talk}"), ("user", "The red barn."))
    )

    assert found.weight == 0


def test_what_an_agent_still_waits_for_is_an_open_question() -> None:
    talk = "Please let me know which of the two barns you would like to book."
    answered = line_with(talk, lines_of(("assistant", talk), ("user", "The red barn.")))

    assert line_with(talk, lines_of(("assistant", talk))).weight > answered.weight


def test_what_an_agent_announces_is_told_by_the_call_beside_it() -> None:
    announced = "Let me look for the barns near the old lime tree."
    searching = view("assistant", announced, tool_calls=[call("c1", "search_barns", '{"near": "lime tree"}')])
    lines = material_of(in_order(view("user", "I need a barn for our feast."), searching)).lines

    assert line_with(announced, lines).weight == 0


def test_the_rest_of_a_list_weighs_little_once_something_was_taken_of_it() -> None:
    """An agent's offers have many facts each, and pushed out what the user said of them."""
    offers = "\n".join(
        f"{number}. **Barn {number}:**\n   - Free on: 2026-06-{number + 10}\n"
        f"   - Price: ${number}40\n   - Deposit: ${number}5"
        for number in (1, 2)
    )
    offering = ("assistant", f"{offers}\n\nWould you like to book one of these barns?")
    taken = ("user", "I'd like the one behind the mill.")

    weight = line_with("Barn 2", lines_of(offering)).weight

    assert line_with("Barn 2", lines_of(offering, taken)).weight <= weight / 2


def test_what_a_user_asks_to_be_done_weighs_the_same_whatever_the_agent_says() -> None:
    """That the agent answers says not that it is done, but a question for something is over then."""
    request, question = (
        "Could you also hang lanterns into the old lime tree?",
        "Is the old lime tree in flower?",
    )
    reply = ("assistant", "The old lime tree is a good place for lanterns, and it is in flower.")

    before = [("user", "I need a plan for our feast."), ("user", "The band plays in June.")]

    weights = [
        line_with(text, lines_of(*before, ("user", text), reply)).weight for text in (request, question)
    ]

    assert weights[0] >= 1.5
    assert weights[1] < weights[0] / 2
