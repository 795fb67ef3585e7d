"""The days a text names, for measuring what a summary keeps of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

_MONTHS: Final = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_MONTH: Final = (
    r"(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?\.?"
)
_ISO: Final = re.compile(r"(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)")
_MONTH_DAY: Final = re.compile(
    rf"\b{_MONTH}\s+(\d{{1,2}})(?:st|nd|rd|th)?\b(?:,?\s+(\d{{4}})\b)?", re.IGNORECASE
)
_DAY_MONTH: Final = re.compile(
    rf"\b(\d{{1,2}})(?:st|nd|rd|th)?(?:\s+of)?\s+{_MONTH}(?:,?\s+(\d{{4}})\b|\b)", re.IGNORECASE
)


def dates_in(text: str) -> set[str]:
    """Return every form under which a day named in ``text`` may be looked for.

    A day with a year stands under ``2024-05-27`` and under ``05-27``; one without only under the latter.
    """
    found: set[str] = set()
    for year, day in _days(text):
        found.add(day)
        if year:
            found.add(f"{year}-{day}")
    return found


def days_named(text: str) -> set[str]:
    """Return the distinct days of ``text``; one named with and without its year counts once, with it."""
    days = set(_days(text))
    with_year = {day for year, day in days if year}
    return {f"{year}-{day}" if year else day for year, day in days if year or day not in with_year}


def _days(text: str) -> Iterator[tuple[str, str]]:
    for match in _ISO.finditer(text):
        yield match[1], f"{match[2]}-{match[3]}"
    for match in _MONTH_DAY.finditer(text):
        yield match[3] or "", _day(match[1], match[2])
    for match in _DAY_MONTH.finditer(text):
        yield match[3] or "", _day(match[2], match[1])


def _day(month: str, day: str) -> str:
    return f"{_MONTHS.index(month[:3].lower()) + 1:02}-{int(day):02}"
