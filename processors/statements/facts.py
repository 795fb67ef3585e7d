"""Finds the facts of a text that a summary must keep word for word: identifiers, dates, amounts of money."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import Final, Literal, NamedTuple

FactKind = Literal["identifier", "date", "amount"]

#: Texts whose facts are remembered, so that a line of an earlier summary is not searched again.
_REMEMBERED_TEXTS: Final = 8_192
#: A longer text is not remembered.
_MAX_REMEMBERED_CHARACTERS: Final = 400
#: A longer word is data (base64, a signed address) that no summary has room for.
_MAX_IDENTIFIER_CHARACTERS: Final = 80

# ASCII only, because in languages without spaces letters of the language touch an identifier.
# Only words of four characters and more with a digit or an at sign are looked at.
_WORD: Final = re.compile(
    r"[A-Za-z0-9](?<![A-Za-z0-9_].)(?:(?<=[0-9])|(?=[A-Za-z_.+#/-]*[0-9@]))[A-Za-z0-9_@.+#/-]{2,}[A-Za-z0-9]"
)
_TIME_OR_MEASURE: Final = re.compile(
    r"\d{1,4}(?:[.,]\d{1,3})?[.-]?[a-z]{1,6}(?:-[a-z]+)*|[a-z]{1,2}\d|[a-z]\.\d+", re.IGNORECASE
)
_NUMERIC: Final = re.compile(r"[\d.+#/-]+")
_CONTEXT: Final = re.compile(
    r"(?:ending (?:in|with)|endet auf|last four(?: digits)?|#|no\.|nr\.)\W{0,2}$", re.IGNORECASE
)
_MONTHS: Final = {
    name: number
    for number, names in enumerate(
        (
            "jan january januar janvier enero", "feb february februar février febrero", "mar march märz mars marzo",
            "apr april avril abril", "may mai mayo", "jun june juni juin junio", "jul july juli juillet julio",
            "aug august août agosto", "sep sept september septembre septiembre", "oct october oktober octobre octubre",
            "nov november novembre noviembre", "dec december dezember décembre diciembre",
        ),
        start=1,
    )
    for name in names.split()
}  # fmt: skip
#: The names of the months, in lower case.
MONTHS: Final = frozenset(_MONTHS)
_NAME: Final = "(?:" + "|".join(sorted(_MONTHS, key=len, reverse=True)) + r")\b\.?"
#: The same where a word begins. For one of a few letters a text is searched faster than for the beginning of a word.
_NAME_FIRST: Final = (
    "(?:"
    + "|".join(
        rf"{letter}(?<!\w.)(?:{'|'.join(name[1:] for name in names)})"
        for letter, names in groupby(sorted(_MONTHS, reverse=True), key=itemgetter(0))
    )
    + r")\b\.?"
)
_LETTERS: Final = re.compile(r"[^\W\d_]{3,}")
#: The same in a text of ASCII in lower case, which is searched faster by letters than by what is a letter.
_ASCII_LETTERS: Final = re.compile(r"[a-z]{3,}")
_YEAR_FIRST: Final = re.compile(r"(?P<y>\d(?<!\d\d)\d{3})[-/](?P<m>\d{2})[-/](?P<d>\d{2})(?!\d)")
_CHINESE_DATE: Final = re.compile(r"(?<!\d)(?:(?P<y>\d{4})年)?(?P<m>\d{1,2})月(?P<d>\d{1,2})日")
_DOTTED_DATE: Final = re.compile(r"(?P<d>\d(?<![\d.]\d)\d?)\.\s?(?P<m>\d{1,2})\.(?P<y>\d{4})(?!\d)")
#: How dates are written that name a month.
_NAMED_DATES: Final = (
    re.compile(
        rf"(?P<name>{_NAME_FIRST})\s+(?P<d>\d{{1,2}})(?:st|nd|rd|th)?(?![\w:])(?:,?\s+(?P<y>\d{{4}})\b)?", re.IGNORECASE
    ),
    re.compile(
        rf"(?P<d>\d(?<![\w.]\d)\d?)(?:st|nd|rd|th|\.)?\s+(?:of\s+|de\s+)?(?P<name>{_NAME})(?:,?\s+(?P<y>\d{{4}})\b)?",
        re.IGNORECASE,
    ),
)  # fmt: skip
#: The same for a text of ASCII in lower case.
_ASCII_NAMED_DATES: Final = tuple(re.compile(one.pattern) for one in _NAMED_DATES)
_DIGITS: Final = r"\d{1,3}(?:[,.' ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?"
_MONEY: Final = re.compile(
    rf"[$€£¥₹₩]\s?(?:{_DIGITS})(?!\d)|\b(?:usd|eur|gbp|jpy|chf|nok|sek|dkk|cny|inr)\s?(?:{_DIGITS})(?!\d)"
    rf"|(?<![\w.,])(?:{_DIGITS})\s?(?:[$€£¥₹₩元円]|(?:usd|eur|gbp|jpy|chf|nok|sek|dkk|cny|inr|dollars?|euros?|pounds?)\b)",
    re.IGNORECASE,
)
#: The same for a text of ASCII in lower case.
_ASCII_MONEY: Final = re.compile(_MONEY.pattern)
#: The same for one without a word of money. It begins with one of a few characters, for which a text is searched faster.
_DOLLARS: Final = re.compile(
    rf"[$\d](?:(?<=\$)\s?(?:{_DIGITS})(?!\d)"
    r"|(?<=\d)(?<![\w.,].)(?:\d{0,2}(?:[,.' ]\d{3})+(?:[.,]\d{1,2})?|\d*(?:[.,]\d{1,2})?)\s?\$)"
)

#: One of these is in every text with an amount of money.
_MONEY_SIGNS: Final = (
    "$", "€", "£", "¥", "₹", "₩", "元", "円", "usd", "eur", "gbp", "jpy", "chf", "nok", "sek", "dkk", "cny", "inr",
    "dollar", "pound",
)  # fmt: skip
#: One of these words is in every such text of ASCII without "$".
_MONEY_WORDS: Final = frozenset(
    [
        "usd", "eur", "gbp", "jpy", "chf", "nok", "sek", "dkk", "cny", "inr", "dollar", "dollars", "euro", "euros",
        "pound", "pounds",
    ]
)  # fmt: skip
_DIGIT: Final = re.compile(r"\d")
_DIGIT_OR_AT: Final = re.compile(r"[0-9@]")
_NO_DIGIT: Final = re.compile(r"\D")
_NO_PART_OF_NUMBER: Final = re.compile(r"[^\d.,]")
_WITH_CENTS: Final = re.compile(r"(.*)[.,](\d{1,2})")


class Value(NamedTuple):
    """A fact: ``text`` as it was written, ``key`` in its normal form."""

    kind: FactKind
    key: str
    text: str


def values_in(text: str) -> tuple[Value, ...]:
    """Return the facts of ``text`` by kind: dates, amounts, identifiers. A fact that occurs twice is returned twice.

    The facts of the last short texts are remembered.
    """
    return _remembered(text) if len(text) <= _MAX_REMEMBERED_CHARACTERS else _values_in(text)


def _values_in(text: str) -> tuple[Value, ...]:
    if _DIGIT.search(text) is None:
        return tuple(_identifiers(text)) if "@" in text else ()
    lowered = text.lower()
    if text.isascii():
        # A search that heeds no case takes several times as long.
        searched, named_dates = lowered, _ASCII_NAMED_DATES
        words = _ASCII_LETTERS.findall(lowered)
        has_words = not _MONEY_WORDS.isdisjoint(words)
        has_money, money = has_words or "$" in text, _ASCII_MONEY if has_words else _DOLLARS
    else:
        searched, named_dates, money = text, _NAMED_DATES, _MONEY
        words = _LETTERS.findall(lowered)
        has_money = any(map(lowered.__contains__, _MONEY_SIGNS))
    dates = _date_patterns(text)
    if not _MONTHS.keys().isdisjoint(words):
        dates += named_dates
    return (
        *(_dates(text, searched, dates) if dates else ()),
        *(_amounts(text, searched, money) if has_money else ()),
        *_identifiers(text),
    )


_remembered: Final = lru_cache(_REMEMBERED_TEXTS)(_values_in)


def forget_texts() -> None:
    """Empty the cache, which has texts of all sessions."""
    _remembered.cache_clear()


def _date_patterns(text: str) -> list[re.Pattern[str]]:
    """Return the patterns of dates in digits that may be in a text."""
    found: list[re.Pattern[str]] = []
    if text.count("-") + text.count("/") >= 2:
        found.append(_YEAR_FIRST)
    if "月" in text:
        found.append(_CHINESE_DATE)
    if text.count(".") >= 2:
        found.append(_DOTTED_DATE)
    return found


def _dates(text: str, searched: str, patterns: Iterable[re.Pattern[str]]) -> Iterator[Value]:
    """Yield the dates of a text; ``searched`` is the text as ``patterns`` are searched for in it."""
    for pattern in patterns:
        for match in pattern.finditer(searched):
            groups = match.groupdict()
            month = _MONTHS.get(groups["name"].lower().rstrip(".")) if "name" in groups else int(groups["m"])
            if month and month <= 12 and 1 <= int(groups["d"]) <= 31:
                written = text[match.start() : match.end()].strip(" .")
                yield Value("date", f"{month:02}-{int(groups['d']):02}", written)


def _amounts(text: str, searched: str, pattern: re.Pattern[str]) -> Iterator[Value]:
    """Yield the amounts of money of a text; ``searched`` is the text as ``pattern`` is searched for in it."""
    for match in pattern.finditer(searched):
        written = text[match.start() : match.end()]
        yield Value("amount", plain_amount(_NO_PART_OF_NUMBER.sub("", written).strip(".,")), written)


def plain_amount(digits: str) -> str:
    """Return a number without thousands separators and trailing zeros: ``1,234.50`` is ``1234.5``."""
    whole, separator, cents = digits, "", ""
    match = _WITH_CENTS.fullmatch(digits)
    if match is not None:
        whole, separator, cents = match[1], ".", match[2].rstrip("0")
    number = _NO_DIGIT.sub("", whole) or "0"
    return f"{number}{separator}{cents}" if cents else number


def _identifiers(text: str) -> Iterator[Value]:
    for match in _words_with_digits(text):
        word = match.group()
        if len(word) > _MAX_IDENTIFIER_CHARACTERS:
            continue
        if _DIGIT.search(word) is None and not ("@" in word[1:-1] and "." in word):
            continue
        if _NUMERIC.fullmatch(word):
            if not _is_account_number(word, text, match.start(), match.end()):
                continue
        elif _TIME_OR_MEASURE.fullmatch(word) or _YEAR_FIRST.match(word):
            continue
        yield Value("identifier", word.casefold(), word)


def _words_with_digits(text: str) -> Iterator[re.Match[str]]:
    """Yield where a text has a word as an identifier may be; only what has a digit or an at sign is searched."""
    end = 0
    while (sign := _DIGIT_OR_AT.search(text, end)) is not None:
        begin = max(end, text.rfind(" ", end, sign.start()))
        end = text.find(" ", sign.end())
        if end < 0:
            end = len(text)
        yield from _WORD.finditer(text, begin, end)


def _is_account_number(word: str, text: str, start: int, end: int) -> bool:
    """Return whether a word of digits is a number such as an account's, not a sum, a measure or a year."""
    if (
        not word.isdigit()
        or text[start - 1 : start] in {"$", "€", "£", "¥", ",", "."}
        or text[end : end + 1] == ","
    ):
        return False
    return len(word) >= 5 or (
        len(word) == 4 and _CONTEXT.search(text[max(0, start - 20) : start]) is not None
    )
