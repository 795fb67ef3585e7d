"""Tells by their form whether two statements are about two subjects that look alike.

"The left door is 80 cm wide" and "The right door is 95 cm wide" say the same of two doors: the words are the same in the
same order, and differ in the subject and in the value. A statement that gives its subject another value differs in one
place: "The door is 80 cm wide", "I measured again, the door is 85 cm wide".
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import Final

from processors.statements.obligation_words import EMPTY

#: The share of the shorter statement's words that must be the same, in the same order.
_MIN_SAME: Final = 0.4
#: A stretch of words stands for another one if it has at most so many times its words, or so many more: "the left door"
#: for "the back door of the shed". What is longer is a reason: "the mechanic had a look: with that belt".
_MAX_TIMES_LONGER: Final = 2
_MAX_WORDS_MORE: Final = 2
#: Prepositions that are one word with the article behind them name nothing.
_WITH_ARTICLE: Final = frozenset(
    [
        "al", "del", "au", "aux", "du", "des", "zum", "zur", "im", "am", "vom", "beim", "ins", "ans", "ao", "aos",
        "do", "da", "dos", "das", "no", "na", "nel", "nella", "dal", "dalla", "della", "alla",
    ]
)  # fmt: skip
#: Words of the grammar that name one of two: "the first lamp" and "the second lamp", "the old house" and "the new one".
_ONE_OF_TWO: Final = frozenset(
    [
        "second",
        "new",
        "neue",
        "neuen",
        "neuer",
        "nouveau",
        "nouvelle",
        "nuevo",
        "nueva",
        "nuovo",
        "nuova",
        "nieuwe",
    ]
)
#: A longer statement is compared by its first words.
_MAX_WORDS: Final = 30


def look_alike(earlier: Sequence[str], later: Sequence[str]) -> bool:
    """Return whether two statements, as their words in lower case, give values to two subjects.

    They do if one has words in two or more places where the other one has about as many different words.
    """
    one, other = earlier[:_MAX_WORDS], later[:_MAX_WORDS]
    least_same = _MIN_SAME * min(len(one), len(other))
    if sum(map(set(other).__contains__, one)) < least_same:
        return False
    same = places = 0
    for tag, begin, end, their_begin, their_end in SequenceMatcher(
        None, one, other, autojunk=False
    ).get_opcodes():
        if tag == "equal":
            same += end - begin
        elif tag == "replace":
            short, long = sorted((end - begin, their_end - their_begin))
            names = _names(one[begin:end], other) and _names(other[their_begin:their_end], one)
            places += names and long <= max(short * _MAX_TIMES_LONGER, short + _MAX_WORDS_MORE)
    return places >= 2 and same >= least_same


def _names(words: Sequence[str], other: Sequence[str]) -> bool:
    """Return whether one of ``words`` names something that the other statement does not say.

    A word of the grammar names nothing; a single letter does, and what names one of two.
    """
    return any(
        word not in other
        and word not in _WITH_ARTICLE
        and (word not in EMPTY or len(word) == 1 or word in _ONE_OF_TWO)
        for word in words
    )
