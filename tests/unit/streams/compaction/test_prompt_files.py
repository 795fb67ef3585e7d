"""The prompts that come with the packages can be used, and tell the model what it will see."""

from __future__ import annotations

import re

from processors.summary_prompt import about
from processors.summary_schema import KNOWLEDGE_SCHEMA
from processors.transcript import earlier_summary, left_out, transcript
from streams.compaction.prompt_files import answer_form, schema_in_words, templates
from tests.summary_requests import booking, view


def test_every_kind_of_line_is_explained() -> None:
    lines = [
        *transcript([*booking(), view("system", "both", compacted=True)]),
        *earlier_summary("a", "b", {}),
        *about("an airline"),
        left_out(3),
    ]

    assert {line.split(":")[0] for line in lines} == set(
        re.findall(r"\b[A-Z]+(?:_[A-Z]+)*\b", templates().system)
    ) - {
        "AI",
        "JSON",
        "USER",
    } | {"AI", "USER"}


def test_the_transcript_stands_between_delimiters_that_no_quotation_holds() -> None:
    user = templates().filled("keep ids").with_transcript(transcript(booking()))

    assert re.search(r"<transcript>\nUSER: .*\n</transcript>", user, re.DOTALL)
    assert '"keep ids"' in user


def test_style_and_prose_are_asked_for() -> None:
    assert "style" in templates().system
    assert "as prose" in templates().system


def test_form_and_length_of_the_answer_are_told_without_placeholders_left() -> None:
    form = answer_form(1_000)

    assert "600 words" in form
    assert "JSON" in form  # JSON mode refuses a prompt without the word
    assert "${" not in form + schema_in_words("{}")
    assert all(name in form for name in ("user_message", "ai_message", "knowledge"))
    assert answer_form(1).count("20 words") == 1
    assert KNOWLEDGE_SCHEMA["properties"]["keywords"]["maxItems"] == 3
