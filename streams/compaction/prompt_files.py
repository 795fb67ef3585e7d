"""The prompts that come with the packages, as files a reader can open."""

from __future__ import annotations

from functools import cache
from importlib import resources

from processors.summary_prompt import PromptTemplates


@cache
def templates() -> PromptTemplates:
    """Our system and user templates."""
    return PromptTemplates(_text("system"), _text("user"))


def answer_form(max_summary_tokens: int) -> str:
    """What is added to every system part: the answer's form and length, in words, which models count better."""
    # English has about three words in four tokens, other languages fewer; and models write more than they should.
    words = max(max_summary_tokens * 6 // 10, 20)
    return _filled("answer", words=str(words), knowledgeWords=str(max(words // 2, 120)))


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
