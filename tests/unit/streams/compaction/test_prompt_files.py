"""The prompts of the packages can be used, and explain the transcript to the model."""

from __future__ import annotations

import re
from typing import Any

import pytest

from processors.summaries.prompt import subject_lines
from processors.summaries.transcript import earlier_summary, left_out, must_keep, transcript
from streams.compaction.prompt_files import answer_form, schema_in_words, templates
from tests.builders.summary_requests import booking, request, view


def test_every_kind_of_line_is_explained() -> None:
    lines = [
        *transcript([*booking(), view("system", "both", compacted=True)]),
        *earlier_summary("a", "b", {}),
        *subject_lines("an airline"),
        left_out(3),
        *must_keep(["Never ship to my old address."]),
    ]

    assert {line.split(":")[0] for line in lines} == set(
        re.findall(r"\b[A-Z]+(?:_[A-Z]+)*\b", templates().system)
    ) - {
        "AI",
        "JSON",
        "USER",
    } | {"AI", "USER"}


def test_the_transcript_is_between_delimiters_that_no_quotation_contains() -> None:
    user = templates().filled("keep ids").with_transcript(transcript(booking()))

    assert re.search(r"<transcript>\nUSER: .*\n</transcript>", user, re.DOTALL)
    assert '"keep ids"' in user


def test_the_prompt_requests_style_and_prose() -> None:
    assert "style" in templates().system
    assert "as prose" in templates().system


def test_the_description_of_the_answers_form_has_no_placeholders_left() -> None:
    form = answer_form(request())

    assert "JSON" in form  # JSON mode refuses a prompt without the word
    assert "${" not in form + schema_in_words("{}")
    assert all(name in form for name in ("user_message", "ai_message", "knowledge"))


@pytest.mark.parametrize(
    ("policy", "size_bytes", "words"),
    [
        ({"max_summary_tokens": 1_000}, 100_000, 600),
        ({"max_summary_tokens": 1_000, "max_summary_characters": 800}, 100_000, 100),
        ({"max_summary_tokens": 1_000}, 1_600, 200),
        ({"max_summary_tokens": 1}, 100_000, 20),
    ],
)
def test_the_requested_length_is_within_every_limit(
    policy: dict[str, Any], size_bytes: int, words: int
) -> None:
    asked = request([view("user", "x" * size_bytes)], **policy)

    assert f"at most {words} words" in answer_form(asked)
