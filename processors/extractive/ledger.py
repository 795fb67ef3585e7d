"""The last line of a summary: facts that no other line tells, by name, for little room.

``Also named: reservation_id AQLBTL, KA7I60; amount $157; date May 27.`` A later summary reads it back, so that a
fact once kept stays until there is no room for it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from processors.extractive.facts import Value, values_in

HEAD: Final = "Also named: "
_NAME: Final = re.compile(r"[^\W\d][\w-]{0,39}")


def ledger(values: Sequence[Value], names: Mapping[str, str]) -> str:
    """Return the line for ``values``, most important first; empty without any.

    Args:
        values: No two with the same kind and key.
        names: Under which name a value is known, by its key.
    """
    groups: dict[str, list[str]] = {}
    for value in values:
        groups.setdefault(name_of(value, names), []).append(value.text)
    return HEAD + "; ".join(f"{name} {', '.join(texts)}" for name, texts in groups.items()) if groups else ""


def name_of(value: Value, names: Mapping[str, str]) -> str:
    """Return the name a value is listed under: that of a tool's parameter, else its kind."""
    name = names.get(value.key, "")
    return name if value.kind == "identifier" and _NAME.fullmatch(name) else value.kind


def ledger_values(line: str) -> list[tuple[str, Value]]:
    """Return what a line of :func:`ledger` lists, with the names; nothing of any other line."""
    if not line.startswith(HEAD):
        return []
    found: list[tuple[str, Value]] = []
    for group in line.removeprefix(HEAD).split("; "):
        name, _, items = group.partition(" ")
        if _NAME.fullmatch(name):
            found += [(name, value) for item in items.split(", ") for value in _value(item)]
    return found


def _value(item: str) -> list[Value]:
    values = values_in(item)
    if not values and item.isdecimal() and item.isascii() and len(item) == 4:
        # The end of a card's number is known by the words around it, which the list does not have.
        return [Value("identifier", item, item)]
    return [value for value in values if value.text == item][:1]
