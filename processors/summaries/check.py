"""The checks that every summary must pass before it may replace messages, whatever made it."""

from __future__ import annotations

from typing import Final

import orjson

from processors.memory.size import size_bytes
from processors.memory.tokens import TokenCounter
from processors.summaries.request import Summary, SummaryRequest
from schemas.errors import SummaryRefused

#: The most bytes of knowledge as JSON; every answer to a memory read has it.
_MAX_KNOWLEDGE_BYTES: Final = 64 * 1024


def check(summary: Summary, request: SummaryRequest, counter: TokenCounter) -> None:
    """Refuse a summary that would harm the memory.

    Sizes are those of the two messages, without ``knowledge``.

    Raises:
        SummaryRefused: ``malformed`` if it cannot be written as JSON in UTF-8; ``blank`` if one of the messages is
            blank, because models refuse an empty one; ``larger_than_input`` if it has more UTF-8 bytes than the
            messages that it replaces; ``too_long`` if it exceeds ``max_summary_characters`` or
            ``max_summary_tokens`` of the request's policy, or its knowledge exceeds 64 KiB of JSON.
    """
    texts = (summary.user_message, summary.ai_message)
    try:
        orjson.dumps(texts)
        knowledge_bytes = len(orjson.dumps(summary.knowledge))
    except TypeError as error:
        raise SummaryRefused("malformed", f"the summary cannot be written as JSON: {error}") from error
    for name, text in zip(("user_message", "ai_message"), texts, strict=True):
        if not text.strip():
            raise SummaryRefused("blank", f"the summary's {name} is blank")
    size, before = size_bytes(texts), request.size_bytes
    if size > before:
        raise SummaryRefused(
            "larger_than_input", f"the summary has {size:,} bytes, more than the {before:,} that it replaces"
        )
    if knowledge_bytes > _MAX_KNOWLEDGE_BYTES:
        raise SummaryRefused(
            "too_long",
            f"the summary's knowledge has {knowledge_bytes:,} bytes, at most {_MAX_KNOWLEDGE_BYTES:,} are kept",
        )
    policy = request.policy
    characters = sum(map(len, texts))
    if policy.max_summary_characters is not None and characters > policy.max_summary_characters:
        raise SummaryRefused(
            "too_long",
            f"the summary has {characters:,} characters, max_summary_characters allows "
            f"{policy.max_summary_characters:,}",
        )
    tokens = sum(counter.count(text) for text in texts)
    if tokens > policy.max_summary_tokens:
        raise SummaryRefused(
            "too_long",
            f"the summary has {tokens:,} tokens, max_summary_tokens allows {policy.max_summary_tokens:,}",
        )
