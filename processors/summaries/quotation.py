"""Text of a conversation, quoted so that a model cannot take it for anything else.

A quotation is one line of JSON in which nothing is left that could end the line, end the block it stands
in, or hide from a reader: line and paragraph separators, angle brackets (of which the delimiters of our
prompts are made), control, formatting and tag characters and lone surrogates stand escaped.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final

_UNSAFE: Final = re.compile(
    "[<>\x7f-\x9f\xad\u0600-\u0605\u061c\u06dd\u070f\u08e2\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    "\ud800-\udfff\ufeff\ufff9-\ufffb\U000e0000-\U000e007f]"
)


def quoted(value: Any) -> str:
    """Return ``value`` as one line of JSON; reading it as JSON gives ``value`` back.

    Args:
        value: Anything JSON can hold.
    """
    text = json.dumps(value, ensure_ascii=False, separators=(", ", ": "))
    # Outside of strings JSON has none of these, so what is found stands in a string, where an escape is legal.
    return _UNSAFE.sub(_escape, text)


def shortened(text: str, characters: int) -> str:
    """Return both ends of ``text``, ``characters`` together, and a marker; the text itself if that is no longer."""
    left_out = len(text) - characters
    marker = f"[… {left_out:,} characters left out …]"
    if left_out <= len(marker):
        return text
    head = characters - characters // 2
    return f"{text[:head]}{marker}{text[len(text) - characters // 2 :]}"


def _escape(match: re.Match[str]) -> str:
    # Beyond the basic plane JSON knows surrogate pairs only.
    return (
        json.dumps(match.group()).strip('"')
        if match.group() not in "<>\x7f"
        else f"\\u{ord(match.group()):04x}"
    )
