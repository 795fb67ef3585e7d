"""Describes tool calls and their responses as prose; of a response, the values that the conversation uses."""

from __future__ import annotations

import re
from collections.abc import Container
from functools import lru_cache
from operator import itemgetter
from typing import Any, Final

import orjson

from processors.extractive.lexicon import CHANGING, LOOKED_UP_THINGS, READING
from processors.statements.sentence import clipped, flat

_NAME_WORD: Final = re.compile(r"[A-Z]?[a-z]+|[A-Z]+")
_KEY_NAMES: Final = re.compile(
    r"(?:^|_)(?:id|status|state|total|result|error|reason|amount|balance|count|message)$"
)
_REASONS: Final = re.compile(r"(?:^|_)(?:error|detail|message|reason|code)s?$")
#: Separates the call from its result in a line that describes a call.
_OUTCOME: Final = re.compile(r"; (?=result: |it failed: |done$|no answer$)")
_FAILED: Final = re.compile(
    r"\W*(?:error|failed|failure|exception|not found|denied|invalid)\b", re.IGNORECASE
)
_MAX_DEPTH: Final = 8
#: Names of properties whose meaning is remembered.
_REMEMBERED_NAMES: Final = 1_024
_MAX_LEAVES: Final = 2_000
_MAX_LEAVES_SHOWN: Final = 14
_MAX_VALUE_CHARACTERS: Final = 80
_MAX_QUOTE_CHARACTERS: Final = 160
_SHORT_QUOTE_CHARACTERS: Final = 40


#: A scalar value of JSON behind the nearest property name above it. Responses have many; a plain tuple is made fastest.
Leaf = tuple[str, str]


def is_reading(tool: str) -> bool:
    """Return whether the tool's name says that it only looks something up: ``get_order``, ``git_log``."""
    first, *others = _words_of(tool)
    if first in READING or first in CHANGING:
        return first in READING
    return CHANGING.isdisjoint(others) and not (
        READING.isdisjoint(others) and LOOKED_UP_THINGS.isdisjoint(others)
    )


def is_changing(tool: str) -> bool:
    """Return whether the tool's name says that it changes something: ``cancel_order``, ``calendar_create``."""
    first, *others = _words_of(tool)
    return first in CHANGING or (first not in READING and not CHANGING.isdisjoint(others))


@lru_cache(_REMEMBERED_NAMES)
def _words_of(tool: str) -> tuple[str, ...]:
    """Return the words of a tool's name in lower case, at least one."""
    return tuple(map(str.casefold, _NAME_WORD.findall(tool))) or ("",)


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
    _leaves(value, "", 0, found, {})
    return found


def quoted(text: str) -> str:
    """Return ``text`` in quotation marks; marks within it are replaced, so that it cannot end the quotation."""
    inside = flat(text).replace("“", "'").replace("”", "'").replace('"', "'")
    return f"“{clipped(inside, _MAX_QUOTE_CHARACTERS)}”"


def arguments_text(value: Any, passed: list[Leaf]) -> str:
    """Return the decoded arguments of a call as prose, such as ``reservation_id A1B2C3, cabin economy``.

    ``passed`` are their scalars.
    """
    if isinstance(value, str):
        return quoted(value) if value.strip() else ""
    return _leaves_text(passed, _MAX_LEAVES_SHOWN)


def failed(text: str, value: Any, *, is_error: bool | None) -> bool:
    """Return whether a tool's response, of which ``value`` is decoded, says that the call failed."""
    if is_error or _FAILED.match(text):
        return True
    return isinstance(value, dict) and bool(value.get("error"))


def failure_text(text: str, value: Any) -> str:
    """Return why a call failed, in the tool's own words; ``value`` is its response decoded."""
    if isinstance(value, dict):
        reasons = [leaf for leaf in leaves(value) if _REASONS.search(leaf[0].casefold())]
        if reasons:
            return _leaves_text(reasons, 4)
    return quoted(text)


def response_text(value: Any, used: Container[str], passed: Container[str]) -> str:
    """Return the important part of a tool's response; an empty text if there is none.

    Args:
        value: The decoded response. From JSON, the values in ``used`` are taken, and totals, states, errors and ids. Of
            any other text the beginning is quoted.
        used: Values, in lower case, that the conversation uses.
        passed: Values, in lower case, that the call itself passed; they are not repeated.
    """
    if isinstance(value, str):
        return quoted(value) if value.strip() else ""
    shown: list[tuple[bool, bool, Leaf]] = []
    for name, text in dict.fromkeys(leaves(value)):
        folded = text.casefold()
        is_key, is_used = _is_key_name(name), folded in used
        if (is_key or is_used) and folded not in passed:
            shown.append((not is_key, not is_used, (name, text)))
    # Ids, states and totals first, then used values; each in the order of the response.
    shown.sort(key=itemgetter(0, 1))
    return _leaves_text([leaf for _, _, leaf in shown], _MAX_LEAVES_SHOWN)


def call_shortened(line: str) -> str:
    """Return a shorter line for a call: with its first two arguments and the first three values of its result."""
    parts: list[str] = []
    for part, most in zip(_OUTCOME.split(line, maxsplit=1), (2, 3), strict=False):
        items = part.split(", ")
        short = ", ".join(items[:most])
        if short.count("“") > short.count("”"):
            before, _, inside = short.rpartition("“")
            short = f"{before}“{inside[:_SHORT_QUOTE_CHARACTERS].rstrip()}…”"
        elif len(items) > most and not short.endswith("…"):
            short += ", …"
        parts.append(short)
    return "; ".join(parts)


def _leaves_text(found: list[Leaf], most: int) -> str:
    """Return the leaves as text; a name is not repeated for the next value, and prose among the values is quoted."""
    parts: list[str] = []
    last = ""
    for name, value in found[:most]:
        shown = quoted(value) if " " in value and len(value) > 24 else clipped(value, _MAX_VALUE_CHARACTERS)
        parts.append(shown if name == last or not name else f"{clipped(name, 40)} {shown}")
        last = name
    if len(found) > most:
        parts.append("…")
    return ", ".join(parts)


@lru_cache(_REMEMBERED_NAMES)
def _is_key_name(name: str) -> bool:
    """Return whether a property's name says that its value is an id, a state or a total."""
    return _KEY_NAMES.search(name.casefold()) is not None


def _leaves(value: Any, name: str, depth: int, found: list[Leaf], names: dict[str, str]) -> None:
    """Add the scalars of ``value`` to ``found``, until there are enough; ``names`` has the names on one line."""
    if len(found) >= _MAX_LEAVES:
        return
    if isinstance(value, dict):
        if depth < _MAX_DEPTH:
            for key, item in value.items():
                shown = names.get(key)
                if shown is None:
                    shown = names[key] = flat(key)
                _leaves(item, shown, depth + 1, found, names)
    elif isinstance(value, list):
        if depth < _MAX_DEPTH:
            for item in value:
                _leaves(item, name, depth + 1, found, names)
    elif value is not None and value != "":
        if isinstance(value, str):
            # Most values are one word, which is on one line.
            found.append((name, value if value.isalnum() else flat(value)))
        else:
            found.append((name, str(value).lower() if isinstance(value, bool) else str(value)))
