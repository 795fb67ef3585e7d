"""A text for people, without what would control the terminal or the order in which they read it."""

from __future__ import annotations

import re
from typing import Final

#: Control characters but the line feed and the tab, halves of surrogate pairs, and what turns the order of other
#: characters around (embeddings, overrides, isolates). Spaces of all kinds and what joins or parts letters are text, and
#: so is a character that is newer than this Python's table of characters.
_CONTROLS: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
_REPLACEMENT: Final = "\N{REPLACEMENT CHARACTER}"


def printable(text: str) -> str:
    """Return the text without control characters, so that a user's text cannot control the reader's terminal."""
    return _CONTROLS.sub(_REPLACEMENT, text.replace("\r\n", "\n"))


def printable_json(text: str) -> str:
    """Return a JSON text of the same value in which such characters are escapes."""
    # None of them may stand outside a string, and a string has no tab or line feed: those are between values.
    return _CONTROLS.sub(lambda found: f"\\u{ord(found[0]):04x}", text)
