from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from processors.summaries.prompt import PromptTemplates, subject_lines
from schemas.errors import SummaryRefused

OURS = PromptTemplates("system", "before ${sessionMessages} after")


def test_both_placeholders_are_filled() -> None:
    prompt = OURS.overlaid({"system": "keep: ${instructions}"}).filled('all "ids"')

    assert prompt.system == 'keep: "all \\"ids\\""'
    assert prompt.with_transcript(["USER: 1", "AI: 2"]) == "before USER: 1\nAI: 2 after"


def test_a_prompt_without_instructions_has_the_word_none() -> None:
    assert PromptTemplates("", "${instructions}${sessionMessages}").filled(None).with_transcript([]) == "none"


@pytest.mark.parametrize(
    ("prompt", "names"),
    [
        ({"user": "${sessionMessages} ${messages}"}, "${messages}"),
        ({"system": "${ sessionMessages }"}, "${ sessionMessages }"),
        ({"user": "summarize"}, "${sessionMessages}"),
        ({"system": "${sessionMessages}"}, "prompt.system"),
        ({"sytem": "x"}, "prompt.sytem"),
        ({"user": 5}, "prompt.user"),
    ],
)
def test_a_template_that_cannot_be_used_is_refused_by_name(prompt: dict[str, str], names: str) -> None:
    with pytest.raises(SummaryRefused) as refused:
        OURS.overlaid(prompt)

    assert refused.value.reason == "invalid_policy"
    assert names in refused.value.detail


@pytest.mark.parametrize("text", ["$5", "$$", "$instructions", "100 $ {x}", "{}", "$(x)"])
def test_any_other_dollar_sign_is_ordinary_text(text: str) -> None:
    assert OURS.overlaid({"system": text}).filled(None).system == text


@given(
    st.lists(st.sampled_from(["${sessionMessages}", "${instructions}", "${x}", "$", '"', "\n", "a"])).map(
        "".join
    )
)
def test_inserted_text_is_never_searched_for_placeholders(text: str) -> None:
    templates = PromptTemplates("s ${instructions}", "${instructions} <t>${sessionMessages}</t>")
    prompt = templates.filled(text)
    user = prompt.with_transcript([f"USER: {text}"])

    assert user.count(f"USER: {text}</t>") == 1
    assert user.count("<t>") == 1
    assert prompt.system.count("\n") == 0


def test_long_instructions_and_system_messages_are_shortened() -> None:
    assert len(PromptTemplates("", "${instructions}${sessionMessages}").filled("x" * 10**6).user[0]) < 5_000
    assert len(subject_lines("x" * 10**6)[0]) < 3_000
    assert subject_lines(None) == subject_lines("") == []
