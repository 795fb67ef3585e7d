"""The prompts that come with the packages, as files a reader can open."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

from processors.summaries.prompt import PromptTemplates
from processors.summaries.request import SummaryRequest

#: Fewer words than these are no summary, whatever the limits are.
_FEWEST_WORDS: Final = 20
_FEWEST_WORDS_OF_KNOWLEDGE: Final = 120


@cache
def templates() -> PromptTemplates:
    """Our system and user templates."""
    return PromptTemplates(_text("system"), _text("user"))


def answer_form(request: SummaryRequest) -> str:
    """What is added to every system part: the answer's form and length, in words, which models count better.

    The words asked for are fewer than what the summary's checks allow, for models write more than they should.
    """
    policy = request.policy
    # English has about three words in four tokens and six letters to a word; other languages have less room.
    words = [policy.max_summary_tokens * 6 // 10, request.size_bytes // 8]
    if policy.max_summary_characters is not None:
        words.append(policy.max_summary_characters // 8)
    most = max(min(words), _FEWEST_WORDS)
    knowledge = max(policy.max_summary_tokens * 3 // 10, _FEWEST_WORDS_OF_KNOWLEDGE)
    return _filled("answer", words=str(most), knowledgeWords=str(knowledge))


def schema_in_words(schema_text: str) -> str:
    """What is added where an endpoint is not held to the schema by itself."""
    return _filled("schema", schema=schema_text)


def _filled(name: str, **values: str) -> str:
    text = _text(name)
    for placeholder, value in values.items():
        text = text.replace(f"${{{placeholder}}}", value)
    return text


@cache
def _text(name: str) -> str:
    file = resources.files("streams.compaction").joinpath("prompts", f"{name}.txt")
    return file.read_text(encoding="utf-8").strip()
