"""Excerpts: the part that memory keeps of a tool response that exceeds a limit alone."""

from __future__ import annotations

import re
from typing import Final

import orjson

from processors.memory.message import Message, trimmed
from processors.memory.policy import Limits
from processors.memory.size import count_tokens, size_bytes
from processors.memory.tokens import TokenCounter

#: Number of characters kept at each end.
KEPT_CHARACTERS: Final = 1_000

_MARKER: Final = re.compile(r"\n\[… [\d,]+ characters left out …\]\n")


def too_large(message: Message, limits: Limits) -> bool:
    """Return whether ``message`` is a tool response that alone exceeds a limit."""
    return message.role == "tool" and limits.exceeded(message.size_bytes, 1, message.tokens)


def excerpt(text: str, kept_characters: int = KEPT_CHARACTERS) -> str | None:
    """Return both ends of ``text`` with a marker between; ``None`` if that is not shorter or ``text`` is an excerpt.

    Args:
        text: Text of a tool response.
        kept_characters: Number of characters kept at each end, at least 1.
    """
    left_out = len(text) - 2 * kept_characters
    marker = f"\n[… {left_out:,} characters left out …]\n"
    if left_out <= len(marker) or _MARKER.fullmatch(text, kept_characters, len(text) - kept_characters):
        return None
    return f"{text[:kept_characters]}{marker}{text[-kept_characters:]}"


def shorten(message: Message, counter: TokenCounter) -> Message | None:
    """Return ``message`` with an excerpt as its text and new figures; ``None`` if there is nothing to cut.

    The native form is removed, because it has the whole text. The log and the archive keep everything.
    """
    fields = orjson.loads(message.json)
    text = excerpt(fields["text"])
    if text is None:
        return None
    size, tokens = size_bytes((text,)), count_tokens((text,), counter)
    # Assigning to existing keys keeps their order.
    fields["text"], fields["size_bytes"], fields["tokens"] = text, size, tokens
    return message._replace(
        size_bytes=size,
        tokens=tokens,
        estimated=counter.estimated,
        json=trimmed(orjson.dumps(fields)),
        native=None,
    )
