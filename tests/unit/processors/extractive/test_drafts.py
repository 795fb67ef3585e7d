"""Which lines messages give: answers with their questions, and calls."""

from __future__ import annotations

import pytest

from processors.extractive.extract import extract
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
