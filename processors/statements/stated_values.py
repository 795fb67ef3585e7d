"""Finds the values that a statement gives: numbers with their unit, dates, amounts of money, times, days of the week."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

from processors.statements.facts import values_in
from processors.statements.obligation_words import EMPTY

# The pattern begins with one of a few characters, for which a text is searched much faster than for what is optional.
NUMBER: Final = re.compile(r"[$€£¥₹\d](?:(?<=\d)|\d)(?:[\d.,]*\d)?")
WORD: Final = re.compile(r"[^\W_]+(?:['\u2019][^\W_]+)?")
#: The word behind a number.
_UNIT: Final = re.compile(rf"\s*({WORD.pattern})")
#: The same in a text of ASCII in lower case, which is searched faster by letters than by what is a letter.
_ASCII_WORD: Final = re.compile(r"[a-z0-9]+(?:'[a-z0-9]+)?")
_DIGIT: Final = re.compile(r"\d")
#: Texts whose words are remembered: what compares statements asks for those of a statement several times.
_REMEMBERED_TEXTS: Final = 8_192
_REMEMBERED_WORDS: Final = 8_192
_TIME: Final = re.compile(r"(?<![\d:.])\d{1,2}:\d{2}(?![\d:])")
_DAYS: Final = {
    name: str(number)
    for number, names in enumerate(
        (
            "monday montag lundi lunes lunedì maandag", "tuesday dienstag mardi martes martedì dinsdag",
            "wednesday mittwoch mercredi miércoles mercoledì woensdag",
            "thursday donnerstag jeudi jueves giovedì donderdag", "friday freitag vendredi viernes venerdì vrijdag",
            "saturday samstag samedi sábado sabato zaterdag", "sunday sonntag dimanche domingo domenica zondag",
        )
    )
    for name in names.split()
}  # fmt: skip
NUMBER_WORDS: Final = {
    name: str(number)
    for number, names in enumerate(
        (
            "two zwei deux dos due dois twee twice", "three drei trois tres tre três drie",
            "four vier quatre cuatro quattro quatro", "five fünf cinq cinco cinque vijf", "six sechs sei seis zes",
            "seven sieben sept siete sette sete zeven", "eight acht huit ocho otto oito", "nine neun neuf nueve negen",
            "ten zehn dix diez dieci dez tien", "eleven elf onze once undici", "twelve zwölf douze doce dodici doze",
        ),
        start=2,
    )
    for name in names.split()
}  # fmt: skip


#: Words of which each is a named value; days may be in the plural.
_NAMES: Final = frozenset([*_DAYS, *(f"{day}s" for day in _DAYS), *NUMBER_WORDS])


class StatedValue(NamedTuple):
    """A value: its kind, its kind and normal form, the word after a number, and as it was written."""

    kind: str
    key: str
    unit: str
    written: str


@lru_cache(_REMEMBERED_TEXTS)
def words_of(text: str) -> tuple[str, ...]:
    """Return the words of a text in lower case, in their order."""
    if text.isascii():
        return tuple(_ASCII_WORD.findall(text.lower()))
    return tuple(word.casefold() for word in WORD.findall(text))


def forget_texts() -> None:
    """Empty the caches, which have texts of all sessions."""
    words_of.cache_clear()
    stem.cache_clear()


def stated_values(text: str) -> list[StatedValue]:
    """Return the values of a text; an identifier is none, because it names a subject."""
    if _DIGIT.search(text) is None:
        return []
    found: list[StatedValue] = []
    rest = text
    for value in values_in(text):
        if value.kind == "identifier":
            rest = rest.replace(value.text, " ")
        elif value.text in rest:
            rest = rest.replace(value.text, " ")
            found.append(StatedValue(value.kind, f"{value.kind} {value.key}", "", value.text))
    if ":" in rest:
        found += [
            StatedValue("time", f"time {match.group()}", "", match.group()) for match in _TIME.finditer(rest)
        ]
        rest = _TIME.sub(" ", rest)
    for match in NUMBER.finditer(rest):
        after = _UNIT.match(rest, match.end())
        unit = stem(after[1].casefold()) if after is not None else ""
        found.append(
            StatedValue(
                "number",
                f"number {match.group().strip('$€£¥₹')}",
                "" if unit in EMPTY else unit,
                match.group(),
            )
        )
    return found


#: Numbers in Chinese characters, as shares or before a counter.
_CHINESE_NUMBER: Final = re.compile(
    r"百分之[一二三四五六七八九十百零点]+|[两二三四五六七八九十百千]+(?=[天个年月日周週点時时小分秒次回元円人名本件台度])"
)


def named_values(text: str) -> list[StatedValue]:
    """Return days of the week, numbers that are written as words, and identifiers."""
    found = [
        StatedValue(value.kind, f"{value.kind} {value.key}", "", value.text)
        for value in values_in(text)
        if value.kind == "identifier"
    ]
    if not text.isascii():
        found += [
            StatedValue("number", f"number {match.group()}", "", match.group())
            for match in _CHINESE_NUMBER.finditer(text)
        ]
    if _NAMES.isdisjoint(words_of(text)):
        return found
    for match in WORD.finditer(text):
        word = match.group().casefold()
        for kind, names in (("day", _DAYS), ("number", NUMBER_WORDS)):
            if word in names or (kind == "day" and word.removesuffix("s") in names):
                key = names.get(word, names.get(word.removesuffix("s"), ""))
                found.append(StatedValue(kind, f"{kind} {key}", "", match.group()))
    return found


@lru_cache(_REMEMBERED_WORDS)
def stem(word: str) -> str:
    """Return a word in lower case without the ending of a plural or a possessive."""
    if word[-1:] != "s" and word.isascii():
        return word
    word = word.replace("\u2019", "'").removesuffix("'s")
    return word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word
