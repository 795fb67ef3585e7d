"""Fills a summary schema of one's own with what the extractive summarizer knows, as far as that can be.

A field is filled by its name, or by another usual name for the same thing, and only with a value of its type. What
cannot be filled is left out of the knowledge and named.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from processors.summaries.schema import KNOWLEDGE_SCHEMA

#: Other usual names of the built-in schema's fields.
_OTHER_NAMES: Final[Mapping[str, str]] = {
    "heading": "title", "subject": "title", "topic": "title",
    "tags": "keywords", "topics": "keywords",
    "abstract": "summary", "description": "summary", "overview": "summary",
    "highlights": "key_points", "points": "key_points", "takeaways": "key_points",
    "details": "key_facts", "facts": "key_facts",
    "mood": "sentiment", "tone": "sentiment",
    "certainty": "confidence",
    "next_steps": "action_items", "open_questions": "action_items", "tasks": "action_items", "todos": "action_items",
}  # fmt: skip

#: A value of each type that the built-in schema's fields have, to see what a schema could take.
_SAMPLES: Final[Mapping[str, Any]] = {
    name: {"string": "text", "array": ["text"], "number": 5}[field["type"]]
    for name, field in KNOWLEDGE_SCHEMA["properties"].items()
}


class Filled(NamedTuple):
    """The knowledge that fits a schema, and the fields of the schema that could not be filled."""

    knowledge: dict[str, Any]
    unfilled: tuple[str, ...]


def fill(schema: Mapping[str, Any], known: Mapping[str, Any]) -> Filled:
    """Return what fits ``schema`` of ``known``, which follows the built-in schema."""
    filled: dict[str, Any] = {}
    unfilled: list[str] = []
    for name, field in schema.get("properties", {}).items():
        value = _fitting(field, known.get(_known_name(name)))
        if value is None:
            unfilled.append(name)
        else:
            filled[name] = value
    return Filled(filled, tuple(unfilled))


def never_filled(schema: Mapping[str, Any] | None) -> tuple[str, ...]:
    """Return the fields of a schema that the extractive summarizer never fills; none for the built-in schema."""
    if schema is None:
        return ()
    by_type = {**_SAMPLES, "sentiment": None}
    found = fill(schema, by_type).unfilled
    fields = schema.get("properties", {})
    # Which sentiment there is depends on the conversation, so any that a schema can take is enough.
    return tuple(
        name
        for name in found
        if _known_name(name) != "sentiment"
        or all(_fitting(fields[name], word) is None for word in ("positive", "neutral", "negative"))
    )


def by_built_in_names(known: Mapping[str, Any] | None) -> Mapping[str, Any] | None:
    """Return earlier knowledge of any schema under the built-in schema's names, where there is one."""
    return None if known is None else {_known_name(name) or name: value for name, value in known.items()}


def _known_name(name: str) -> str:
    plain = name.lower().replace("-", "_").replace(" ", "_")
    return plain if plain in _SAMPLES else _OTHER_NAMES.get(plain, "")


def _fitting(field: Any, value: Any) -> Any:
    """Return ``value`` in the type of a field; ``None`` if it has none of its types."""
    if not isinstance(field, Mapping) or value is None:
        return None
    types = field.get("type", ())
    for kind in [types] if isinstance(types, str) else types:
        fitted = _of_type(kind, field, value)
        if fitted is not None and ("enum" not in field or fitted in field["enum"]):
            return fitted
    return None


def _of_type(kind: str, field: Mapping[str, Any], value: Any) -> Any:
    if kind == "string" and not isinstance(value, int | float):
        text = value if isinstance(value, str) else "\n".join(value)
        return text if len(text) <= field.get("maxLength", len(text)) else None
    if kind == "array" and not isinstance(value, int | float):
        items = [value] if isinstance(value, str) else list(value)
        items = items[: field.get("maxItems", len(items))]
        of_texts = field.get("items", {"type": "string"})
        fits = len(items) >= field.get("minItems", 0) and all(
            _fitting(of_texts, item) == item for item in items
        )
        return items if fits else None
    if kind in ("number", "integer") and isinstance(value, int | float):
        most = field.get("maximum", 10)
        scaled = value if most >= 10 else value * most / 10
        number = round(scaled) if kind == "integer" else scaled
        return number if field.get("minimum", 0) <= number <= most else None
    return None
