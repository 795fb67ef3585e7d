"""The ledger: the last line of a summary, a short list of the facts that are in no other line, by name.

For example ``Also named: reservation_id AQLBTL, KA7I60; amount $157; date May 27.`` The next summary reads the list
back, so a fact stays until there is no room for it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from processors.statements.facts import Value, values_in

HEAD: Final = "Also named: "
_NAME: Final = re.compile(r"[^\W\d][\w-]{0,39}")


def ledger(values: Sequence[Value], names: Mapping[str, str]) -> str:
    """Return the line that lists ``values``; an empty text if there are none.

    Args:
        values: Most important first; no two with the same kind and key.
        names: The names of values, by their keys.
    """
    groups: dict[str, list[str]] = {}
    for value in values:
        groups.setdefault(name_of(value, names), []).append(value.text)
    return HEAD + "; ".join(f"{name} {', '.join(texts)}" for name, texts in groups.items()) if groups else ""


def name_of(value: Value, names: Mapping[str, str]) -> str:
    """Return the name under which a value is listed: the name of a tool's parameter, or else its kind."""
    name = names.get(value.key, "")
    return name if value.kind == "identifier" and _NAME.fullmatch(name) else value.kind


def ledger_values(line: str) -> list[tuple[str, Value]]:
    """Return the names and values that a line of :func:`ledger` lists; an empty list for any other line."""
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
        # The last four digits of a card are found by the words before them, which the list does not have.
        return [Value("identifier", item, item)]
    return [value for value in values if value.text == item][:1]
