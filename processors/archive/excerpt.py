"""A part of a message around the words that a search found, with their places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from processors.archive.words import EXACT, placed_words

#: Characters of an excerpt before the first match, and in total.
_BEFORE: Final = 80
_SHOWN: Final = 400
#: Words with so many equal characters at their beginning count as forms of one word (`cancel`, `cancelled`).
_STEM: Final = 4


class Excerpt(NamedTuple):
    """A part of a text; ``highlights`` are pairs of the first character of a match and the one after its last."""

    text: str
    highlights: list[tuple[int, int]]


def excerpt(text: str, terms: Sequence[tuple[str, ...]]) -> Excerpt:
    """Return the part of ``text`` around its first match; its beginning if no word is recognized."""
    wanted = {word for term in terms for word in term}
    matches: list[tuple[int, int]] = []
    for word in placed_words(text):
        if matches and word.start >= matches[0][0] + _SHOWN:
            break  # the rest of a long text is not shown
        if _matches(word.word, wanted):
            matches.append((word.start, word.end))
    start = max(0, matches[0][0] - _BEFORE) if matches else 0
    end = start + _SHOWN
    before = "…" if start else ""
    shift = len(before) - start
    highlights = [(first + shift, last + shift) for first, last in matches if last <= end]
    return Excerpt(f"{before}{text[start:end]}{'…' if end < len(text) else ''}", highlights)


def _matches(word: str, wanted: set[str]) -> bool:
    if word in wanted:
        return True
    if len(word) < _STEM or word.endswith(EXACT):
        return False
    return any(
        len(one) >= _STEM and not one.endswith(EXACT) and (word.startswith(one) or one.startswith(word))
        for one in wanted
    )
