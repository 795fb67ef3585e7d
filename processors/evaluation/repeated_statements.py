"""Tells whether a user says a statement again with small changes, in any script, by its words or pairs of characters.

What is compared are stems: the first characters of words, or pairs of characters in scripts without spaces. In most
languages these are the stems by which summaries are held against what they owe (:mod:`processors.statements.owed`).
Here, marks of vowels belong to their letters, Arabic words are compared without article and vowels, and of Japanese only
what is not hiragana: that is the grammar, which sentences about different things share. So it is not told whether
something is wanted or unwanted; a user who says the contrary has changed a statement.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from typing import Final

from processors.statements.obligation_words import EMPTY
from processors.statements.owed import Wording, all_told, owed, passages_of, wording
from processors.statements.sentence import sentences
from schemas.view import MessageView

#: The share of a statement's stems with which it is said again. Short ones about two things often share three quarters.
MIN_REPEATED: Final = 0.8
_STEM_CHARACTERS: Final = 5
#: A shorter statement in a language without words is as likely a courtesy. Pairs of characters are more than words.
_MIN_STEMS: Final = 4
_MIN_PAIRS: Final = 8
#: The most statements of one message in such a language.
_MAX_STATEMENTS: Final = 100
#: The share of words of the grammar above which a sentence is in a language that is recognised by these.
_MAX_EMPTY: Final = 0.25

_ARABIC_OR_HEBREW_MARKS: Final = re.compile(r"[\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]")
_ARABIC_LETTERS: Final = str.maketrans("أإآٱىة", "ااااي\u0647")
_ARABIC_ARTICLE: Final = re.compile("^(?:[وف]?[بكل]?ال|[وف]?لل)(?=.{3})")
_UNSPACED: Final = r"\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"
_IS_UNSPACED: Final = re.compile(f"[{_UNSPACED}]")
#: Letters with their marks, but no full stop of Indian scripts.
_RUNS: Final = re.compile(rf"(?:[^\W_]|[\u0300-\u036f\u0900-\u0963\u0966-\u0dff{_UNSPACED}])+")
_HIRAGANA: Final = re.compile(r"[\u3040-\u309f]+")
#: Frequent words of such languages in which not every sentence has such a letter: Turkish, Indonesian, Malay.
_FOREIGN_WORDS: Final = re.compile(
    r"\b(?:asla|lütfen|için|değil|hiçbir|bana|benim|sadece|mutlaka|göre|jangan|selalu|harus|saya|kami|tidak|yang|dengan"
    r"|untuk)\b"
)
#: A letter of a language of which no words of obligations are known: Greek, Hebrew, Arabic, of India, Thai, Georgian and
#: such scripts, and letters that Turkish, Vietnamese, Czech, Hungarian and the like have, and no Western language.
_WITHOUT_WORDS: Final = re.compile(
    r"[\u0370-\u03ff\u0530-\u0dff\u0e00-\u10ff\u1200-\u137f\u1780-\u17ffğışİąęśźżćńřůěčšžďťňőűășțđơưłŁŞĞ\u1ea0-\u1eff]"
)
_QUESTIONS: Final = ("?", "\u061f", "\u037e", "\uff1f")


def statements_of(messages: Sequence[MessageView]) -> Iterator[str]:
    """Yield what users say in ``messages`` that a summary owes to its reader, as far as it can be told.

    These are rules, limits, wishes and the like. In a language of which no words for them are known it is every sentence
    of some length that asks nothing: that a user says it again shows that it mattered.
    """
    found = [one.text for one in owed(messages) if one.side == "user" and one.kind != "open"]
    yield from found
    known = "\n".join(found)
    for message in messages:
        if message.role != "user" or message.compacted or not _has_no_words(message.text):
            continue
        for sentence in sentences(message.text)[:_MAX_STATEMENTS]:
            if sentence not in known and _may_matter(sentence):
                yield sentence


def _has_no_words(text: str) -> bool:
    """Return whether a text is in a language of which no words of obligations are known, as far as letters tell."""
    return _WITHOUT_WORDS.search(text) is not None or _FOREIGN_WORDS.search(text.casefold()) is not None


def _may_matter(sentence: str) -> bool:
    if sentence.rstrip("\"'”») ").endswith(_QUESTIONS):
        return False
    words = _RUNS.findall(sentence.casefold())
    if sum(word in EMPTY for word in words) > _MAX_EMPTY * len(words):
        return False
    stems = _stems(sentence)
    return len(stems) >= (_MIN_PAIRS if _IS_UNSPACED.search(sentence) else _MIN_STEMS)


def statement_wordings(text: str) -> list[Wording]:
    """Return the wordings of the sentences of a statement, each of which must be said again, or of any text."""
    return [_wording(sentence) for sentence in sentences(text)]


def passages(text: str) -> list[Wording]:
    """Return the wordings of the passages of ``text``: each two sentences after each other, and the last one."""
    return passages_of(statement_wordings(text))


def is_said_again(statement: Sequence[Wording], among: Sequence[Wording]) -> bool:
    """Return whether the passages ``among`` say the statement again."""
    return all_told(statement, among, MIN_REPEATED)


def is_told(statement: Sequence[Wording], among: Sequence[Wording]) -> bool:
    """Return whether the passages ``among``, those of a summary, tell the statement; other words may stand beside it."""
    return all_told(statement, among)


def _wording(text: str) -> Wording:
    plain = wording(text)
    return plain if text.isascii() else Wording(_stems(text), plain.exact)


def _stems(text: str) -> frozenset[str]:
    folded = unicodedata.normalize("NFKC", text).casefold()
    folded = _ARABIC_OR_HEBREW_MARKS.sub("", folded).translate(_ARABIC_LETTERS)
    words: set[str] = set()
    pairs: set[str] = set()
    for run in _RUNS.findall(folded):
        if _IS_UNSPACED.search(run):
            for part in [one for one in _HIRAGANA.split(run) if one] or [run]:
                pairs.update([part[at : at + 2] for at in range(len(part) - 1)] or [part])
            continue
        word = _ARABIC_ARTICLE.sub("", run)
        if len(word) > 2 and word not in EMPTY and not word.isdigit():
            words.add(word[:_STEM_CHARACTERS])
    telling = {pair for pair in pairs if not _HIRAGANA.match(pair)}
    return frozenset(words | (telling or pairs))
