"""Tool calls and their answers told as prose, an answer by the values that somebody used."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from typing import Any, Final, NamedTuple

import orjson

from processors.extractive.lexicon import CHANGING, READING
from processors.extractive.sentence import clipped, flat

_FIRST_WORD: Final = re.compile(r"[A-Za-z][a-z]*|[A-Z]+")
_KEY_NAMES: Final = re.compile(
    r"(?:^|_)(?:id|status|state|total|result|error|reason|amount|balance|count|message)$"
)
_REASONS: Final = re.compile(r"(?:^|_)(?:error|detail|message|reason|code)s?$")
#: Where a line that tells a call goes over to what came of it.
_OUTCOME: Final = re.compile(r"; (?=result: |it failed: |done$|no answer$)")
_FAILED: Final = re.compile(
    r"\W*(?:error|failed|failure|exception|not found|denied|invalid)\b", re.IGNORECASE
)
_DEEPEST: Final = 8
_MOST_LEAVES: Final = 2_000
_MOST_TOLD: Final = 14
_LONGEST_VALUE: Final = 80
_LONGEST_QUOTE: Final = 160
_SHORT_QUOTE: Final = 40


class Leaf(NamedTuple):
    """A scalar of JSON with the nearest name above it."""

    name: str
    value: str


def verb_of(tool: str) -> str:
    """Return the first word of a tool's name, in lower case."""
    match = _FIRST_WORD.search(tool)
    return "" if match is None else match.group().casefold()


def is_reading(tool: str) -> bool:
    """Return whether the tool's name says that it only looks something up."""
    return verb_of(tool) in READING


def is_changing(tool: str) -> bool:
    """Return whether the tool's name says that it changes something."""
    return verb_of(tool) in CHANGING


def decoded(text: str) -> Any:
    """Return ``text`` decoded if it is a JSON object or array, else the text itself."""
    if text.lstrip()[:1] not in {"{", "["}:
        return text
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError:
        return text


def leaves(value: Any) -> list[Leaf]:
    """Return the scalars of decoded JSON in order, at most 2,000, from at most eight levels."""
    found: list[Leaf] = []
    for leaf in _leaves(value, "", 0):
        found.append(leaf)
        if len(found) >= _MOST_LEAVES:
            break
    return found


def quoted(text: str) -> str:
    """Return ``text`` as a quotation that it cannot end itself."""
    inside = flat(text).replace("“", "'").replace("”", "'").replace('"', "'")
    return f"“{clipped(inside, _LONGEST_QUOTE)}”"


def arguments_told(arguments: str, *, most: int = _MOST_TOLD) -> str:
    """Return what a tool was passed, as ``reservation_id A1B2C3, cabin economy``."""
    value = decoded(arguments)
    if isinstance(value, str):
        return quoted(value) if value.strip() else ""
    return _told(leaves(value), most)


def failed(text: str, *, is_error: bool | None) -> bool:
    """Return whether a tool's answer says that it did not work."""
    if is_error or _FAILED.match(text):
        return True
    value = decoded(text)
    return isinstance(value, dict) and bool(value.get("error"))


def failure_told(text: str) -> str:
    """Return why a call failed, in the words of the tool."""
    value = decoded(text)
    if isinstance(value, dict):
        reasons = [leaf for leaf in leaves(value) if _REASONS.search(leaf.name.casefold())]
        if reasons:
            return _told(reasons, 4)
    return quoted(text)


def answer_told(text: str, used: Container[str], passed: Container[str]) -> str:
    """Return what a tool answered, by what matters of it; empty where nothing does.

    Args:
        text: The answer. Of JSON come the values somebody used, and totals, states, errors and ids; of anything
            else its beginning, quoted.
        used: Values, in lower case, that the conversation uses.
        passed: Values, in lower case, that the call itself passed: to repeat them tells nothing.
    """
    value = decoded(text)
    if isinstance(value, str):
        return quoted(value) if value.strip() else ""
    told = [
        leaf
        for leaf in dict.fromkeys(leaves(value))
        if leaf.value.casefold() not in passed
        and (leaf.value.casefold() in used or _KEY_NAMES.search(leaf.name.casefold()))
    ]
    # What it is called and how it stands goes first, then what was used; the order of the answer within.
    told.sort(
        key=lambda leaf: (_KEY_NAMES.search(leaf.name.casefold()) is None, leaf.value.casefold() not in used)
    )
    return _told(told, _MOST_TOLD)


def call_shortened(line: str) -> str:
    """Return a line that tells a call with the first of what was passed and of what came back."""
    parts: list[str] = []
    for part, most in zip(_OUTCOME.split(line, maxsplit=1), (2, 3), strict=False):
        items = part.split(", ")
        short = ", ".join(items[:most])
        if short.count("“") > short.count("”"):
            before, _, inside = short.rpartition("“")
            short = f"{before}“{inside[:_SHORT_QUOTE].rstrip()}…”"
        elif len(items) > most and not short.endswith("…"):
            short += ", …"
        parts.append(short)
    return "; ".join(parts)


def _told(found: list[Leaf], most: int) -> str:
    """Names once where a value of the same name follows; prose among the values is quoted."""
    parts: list[str] = []
    last = ""
    for name, value in found[:most]:
        shown = quoted(value) if " " in value and len(value) > 24 else clipped(value, _LONGEST_VALUE)
        parts.append(shown if name == last or not name else f"{clipped(name, 40)} {shown}")
        last = name
    if len(found) > most:
        parts.append("…")
    return ", ".join(parts)


def _leaves(value: Any, name: str, depth: int) -> Iterator[Leaf]:
    if depth > _DEEPEST:
        return
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _leaves(item, flat(str(key)), depth + 1)
    elif isinstance(value, list):
        for item in value:
            yield from _leaves(item, name, depth + 1)
    elif value is not None and value != "":
        yield Leaf(name, flat(str(value).lower() if isinstance(value, bool) else str(value)))
