"""Tells by their form whether two statements are about two subjects that look alike.

"The left door is 80 cm wide" and "The right door is 95 cm wide" say the same of two doors: the words are the same in the
same order, and differ in the subject and in the value. A statement that gives its subject another value differs in one
place: "The door is 80 cm wide", "I measured again, the door is 85 cm wide".
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import Final

from processors.summaries.obligation_words import EMPTY

#: The share of the shorter statement's words that must be the same, in the same order.
_MIN_SAME: Final = 0.4
#: A longer statement is compared by its first words.
_MAX_WORDS: Final = 30


def look_alike(earlier: Sequence[str], later: Sequence[str]) -> bool:
    """Return whether two statements, as their words in lower case, give values to two subjects.

    They do if one has words in two or more places where the other one has different words.
    """
    one, other = earlier[:_MAX_WORDS], later[:_MAX_WORDS]
    same = places = 0
    for tag, begin, end, their_begin, their_end in SequenceMatcher(
        None, one, other, autojunk=False
    ).get_opcodes():
        if tag == "equal":
            same += end - begin
        elif tag == "replace":
            places += _names(one[begin:end], other) and _names(other[their_begin:their_end], one)
    return places >= 2 and same >= _MIN_SAME * min(len(one), len(other))


def longest_run(earlier: Sequence[str], later: Sequence[str]) -> int:
    """Return how many words after each other two statements have in common, at most."""
    one, other = earlier[:_MAX_WORDS], later[:_MAX_WORDS]
    return SequenceMatcher(None, one, other, autojunk=False).find_longest_match().size


def _names(words: Sequence[str], other: Sequence[str]) -> bool:
    """Return whether one of ``words`` names something that the other statement does not say.

    A word of the grammar names nothing; a single letter and "second" do.
    """
    return any(
        word not in other and (word not in EMPTY or len(word) == 1 or word == "second") for word in words
    )
