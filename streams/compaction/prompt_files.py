"""The prompts of the packages, which are text files."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Final

from processors.summaries.prompt import LONGEST_INSTRUCTIONS, PromptTemplates
from processors.summaries.quotation import quoted, shortened
from processors.summaries.request import SummaryRequest

#: The least words to request, even if the limits are lower; fewer would be no summary.
_MIN_WORDS: Final = 20
_MIN_KNOWLEDGE_WORDS: Final = 120
#: How much of a pinned message is quoted, so that the model knows which of the messages above it is.
_STAYING_CHARACTERS: Final = 200
_PLACEHOLDER: Final = re.compile(r"\$\{(\w+)\}")


@cache
def templates() -> PromptTemplates:
    """Return the default templates of the system and user messages."""
    return PromptTemplates(_text("system"), _text("user"))


def answer_form(request: SummaryRequest) -> str:
    """Return the text that ends every request: the answer's form, and its length in words.

    Models count words better than tokens. The requested length is below the limits of the summary's checks, because
    models write more than they should.
    """
    policy = request.policy
    # English has about three words in four tokens and six letters in a word; other languages need more tokens.
    words = [policy.max_summary_tokens * 6 // 10, request.size_bytes // 8]
    if policy.max_summary_characters is not None:
        words.append(policy.max_summary_characters // 8)
    most = max(min(words), _MIN_WORDS)
    knowledge = max(policy.max_summary_tokens * 3 // 10, _MIN_KNOWLEDGE_WORDS)
    return _filled("answer", words=str(most), knowledgeWords=str(knowledge))


def task_after_conversation(request: SummaryRequest) -> str:
    """Return the task as a message that follows the conversation itself."""
    knowledge = "none" if request.knowledge is None else quoted(dict(request.knowledge))
    instructions = request.instructions
    wishes = "none" if instructions is None else quoted(shortened(instructions, LONGEST_INSTRUCTIONS))
    staying = [
        f"{one.role}: {shortened(one.text, _STAYING_CHARACTERS)}" for one in request.staying if one.text
    ]
    task = _filled(
        "after_conversation",
        instructions=wishes,
        knowledge=knowledge,
        staying=quoted(staying) if staying else "none",
    )
    return f"{task}\n\n{answer_form(request)}"


def schema_in_words(schema_text: str) -> str:
    """Return the text that describes the schema to an endpoint that does not enforce it."""
    return _filled("schema", schema=schema_text)


def _filled(name: str, **values: str) -> str:
    # One pass, so that a filled-in text is never searched for placeholders.
    return _PLACEHOLDER.sub(lambda match: values.get(match[1], match[0]), _text(name))


@cache
def _text(name: str) -> str:
    file = resources.files("streams.compaction").joinpath("prompts", f"{name}.txt")
    return file.read_text(encoding="utf-8").strip()
