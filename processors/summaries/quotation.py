"""Quotes text of a conversation, so that a model does not mistake it for anything else.

A quotation is one line of JSON. It has no character that could end the line, end the enclosing block, or be
invisible to a reader: line and paragraph separators, angle brackets (which delimit the parts of our prompts),
control, formatting and tag characters and lone surrogates are escaped.
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
    """Return ``value`` as one line of JSON, which decodes to ``value``.

    Args:
        value: Any JSON value.
    """
    text = json.dumps(value, ensure_ascii=False, separators=(", ", ": "))
    # JSON has these characters only in strings, where an escape is legal.
    return _UNSAFE.sub(_escape, text)


def shortened(text: str, characters: int) -> str:
    """Return both ends of ``text``, ``characters`` in total, with a marker; the text itself if that is not longer."""
    left_out = len(text) - characters
    marker = f"[… {left_out:,} characters left out …]"
    if left_out <= len(marker):
        return text
    head = characters - characters // 2
    return f"{text[:head]}{marker}{text[len(text) - characters // 2 :]}"


def _escape(match: re.Match[str]) -> str:
    # JSON escapes characters beyond the basic plane as surrogate pairs.
    return (
        json.dumps(match.group()).strip('"')
        if match.group() not in "<>\x7f"
        else f"\\u{ord(match.group()):04x}"
    )
