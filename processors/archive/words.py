"""The words of a text and of a query, by one rule for all stores.

- Upper and lower case, accents and full-width forms are the same; Arabic vowel marks and Hebrew points do not count.
- A word ends at a character that is neither a letter nor a digit nor a sign on a letter, as vowels are in the scripts
  of India, in Sinhala and in Thaana. So ``ORD-12345`` is the words ``ord`` and ``12345``,
  and a query for it matches these two words next to each other, in this order.
- A word with a digit is marked, so that no store stems it: identifiers and numbers match exactly.
- In scripts without spaces between words (Chinese, Japanese, Thai and others, also Korean) each character is a word of
  its own. A query for several characters matches each pair of neighbours.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Final, NamedTuple

from schemas.errors import BadRequest

#: Marks a word with a digit. It is no ASCII letter, so a stemmer for English leaves the word as it is.
EXACT: Final = "·"

#: Scripts that are split into characters: Thai, Lao, Tibetan, Myanmar, Khmer, kana, Han, Hangul.
_UNSPACED: Final = (
    "\u0e00-\u0eff\u0f00-\u0fff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff"
    "\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003134f"
)
#: Signs on letters that belong to a word, all of them from Devanagari to Sinhala, and those of Thaana. Of Arabic what
#: NFKC does not join with its letter: a hamza and a madda, which make another letter.
_SIGNS: Final = "\u0653-\u0655\u07a6-\u07b0" + "".join(
    chr(code) for code in range(0x0900, 0x0E00) if unicodedata.category(chr(code)) in {"Mn", "Mc"}
)
#: Marks that do not count: accents, Hebrew points, Syriac points; in Arabic vowels, signs of the Koran and stretching.
_ACCENT_RANGES: Final = (
    "\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u0652\u0656-\u065f\u0670"
    "\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0711\u0730-\u074a\u08d3-\u08e1\u08e3-\u08ff"
)
#: Zero width joiner and non-joiner: beside a sign they say how it is drawn; elsewhere (Persian) they part words.
_JOINERS: Final = "\u200c\u200d"
_LETTERS: Final = rf"[^\W_{_UNSPACED}]"
_MARKS: Final = rf"(?:[{_SIGNS}{_ACCENT_RANGES}]+[{_JOINERS}]*|[{_JOINERS}]+(?=[{_SIGNS}]))"
_TOKEN: Final = re.compile(rf"[{_UNSPACED}]|{_LETTERS}+(?:{_MARKS}{_LETTERS}*)*")
_ASCII_TOKEN: Final = re.compile("[0-9A-Za-z]+")
_DIGIT: Final = re.compile(r"\d")
_UNSPACED_TOKEN: Final = re.compile(rf"[{_UNSPACED}]")
_ACCENTS: Final = re.compile(f"[{_ACCENT_RANGES}]")
_DRAWING: Final = re.compile(rf"(?<=[{_SIGNS}])[{_JOINERS}]+|[{_JOINERS}]+(?=[{_SIGNS}])")

#: Words so frequent in questions that they say nothing; ignored in a query that has others.
_IGNORED: Final = frozenset(
    word
    for line in (
        "a an and any are at be been but by can could did do does for from had has have he her him his how i if in is",
        "it its me my no not of on or our she should so than that the their them then there they this to us was we",
        "were what when where which who will with would you your",
    )
    for word in line.split()
)
#: The most terms of a query, and the most words of a phrase; further ones are left out.
MAX_TERMS: Final = 64
_MAX_PHRASE: Final = 16


class PlacedWord(NamedTuple):
    """A word, and where it is in the text that it was found in."""

    word: str
    start: int
    end: int


def words_of(text: str) -> list[str]:
    """Return the words of a text, in order."""
    # Nearly all words are letters alone, and this is done for every word that is archived.
    folded = _folded(text)
    pattern = _ASCII_TOKEN if folded.isascii() else _TOKEN
    return [token if token.isalpha() else _marked(token) for token in pattern.findall(folded)]


def placed_words(text: str) -> Iterator[PlacedWord]:
    """Yield the words of a text with their places in it, in order."""
    if text.isascii():
        for match in _ASCII_TOKEN.finditer(text):
            word = match[0].lower()
            yield PlacedWord(word if word.isalpha() else _marked(word), match.start(), match.end())
        return
    for match in _TOKEN.finditer(text):
        for word in words_of(match[0]):
            yield PlacedWord(word, match.start(), match.end())


def query_terms(query: str) -> tuple[tuple[str, ...], ...]:
    """Return the terms of a query, each once: a word, or several that must be next to each other in this order.

    Characters joined without a space (``ORD-12345``, ``sara_doe@example.com``) are one term if they have a digit or an
    underscore; otherwise each word is a term.
    """
    terms: dict[tuple[str, ...], None] = {}
    for part in _folded(query).split():
        tokens = _TOKEN.findall(part)
        if len(tokens) > 1 and (_DIGIT.search(part) or "_" in part) and not _UNSPACED_TOKEN.search(part):
            terms[tuple(_marked(token) for token in tokens[:_MAX_PHRASE])] = None
            continue
        for position, token in enumerate(tokens):
            if _UNSPACED_TOKEN.match(token) is None:
                terms[(_marked(token),)] = None
                continue
            follows = position + 1 < len(tokens) and _UNSPACED_TOKEN.match(tokens[position + 1])
            follows_one = position > 0 and _UNSPACED_TOKEN.match(tokens[position - 1])
            if follows:
                terms[token, tokens[position + 1]] = None
            elif not follows_one:
                terms[(token,)] = None
    telling = [term for term in terms if len(term) > 1 or not _IGNORED.issuperset(term)]
    return tuple((telling or list(terms))[:MAX_TERMS])


def required_terms(query: str) -> tuple[tuple[str, ...], ...]:
    """Return the terms of a search or a recall, at least one; see :func:`query_terms`.

    Raises:
        BadRequest: The query is empty, or has no word.
    """
    terms = query_terms(query)
    if not terms:
        raise BadRequest("q is missing or has no word: give at least one letter or digit")
    return terms


def contains(words: list[str], term: tuple[str, ...]) -> int:
    """Return how often the words have the term: its words next to each other, in order."""
    if len(term) == 1:
        return words.count(term[0])
    length = len(term)
    return sum(
        tuple(words[start : start + length]) == term
        for start, word in enumerate(words[: len(words) - length + 1])
        if word == term[0]
    )


def _marked(token: str) -> str:
    return token + EXACT if _DIGIT.search(token) else token


def _folded(text: str) -> str:
    if text.isascii():
        return text.lower()
    decomposed = _ACCENTS.sub("", unicodedata.normalize("NFKD", text))
    if "\u200c" in decomposed or "\u200d" in decomposed:
        decomposed = _DRAWING.sub("", decomposed)
    return unicodedata.normalize("NFKC", decomposed).casefold()
