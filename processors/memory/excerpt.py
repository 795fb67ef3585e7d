"""Excerpts: what memory keeps of a tool response that alone is over the window."""

from __future__ import annotations

import re
from typing import Final

import orjson

from processors.memory.message import Message, trimmed
from processors.memory.policy import Limits
from processors.memory.size import count_tokens, size_bytes
from processors.memory.tokens import TokenCounter

#: Characters kept of each end.
KEPT_CHARACTERS: Final = 1_000

_MARKER: Final = re.compile(r"\n\[… [\d,]+ characters left out …\]\n")


def too_large(message: Message, limits: Limits) -> bool:
    """Return whether ``message`` is a tool response that alone exceeds a limit."""
    return message.role == "tool" and limits.exceeded(message.size_bytes, 1, message.tokens)


def excerpt(text: str, kept_characters: int = KEPT_CHARACTERS) -> str | None:
    """Return both ends of ``text`` and a marker; ``None`` if that is not shorter, or was done before.

    Args:
        text: of a tool response.
        kept_characters: how many of each end are kept, at least 1.
    """
    left_out = len(text) - 2 * kept_characters
    marker = f"\n[… {left_out:,} characters left out …]\n"
    if left_out <= len(marker) or _MARKER.fullmatch(text, kept_characters, len(text) - kept_characters):
        return None
    return f"{text[:kept_characters]}{marker}{text[-kept_characters:]}"


def shorten(message: Message, counter: TokenCounter) -> Message | None:
    """Return ``message`` with an excerpt for its text, measured anew, or ``None`` if there is nothing to cut.

    The framework's own form goes: it would still hold all of it. The log and the archive keep everything.
    """
    fields = orjson.loads(message.json)
    text = excerpt(fields["text"])
    if text is None:
        return None
    size, tokens = size_bytes((text,)), count_tokens((text,), counter)
    # Assigning to keys that are there keeps their order.
    fields["text"], fields["size_bytes"], fields["tokens"] = text, size, tokens
    return message._replace(
        size_bytes=size,
        tokens=tokens,
        estimated=counter.estimated,
        json=trimmed(orjson.dumps(fields)),
        native=None,
    )
