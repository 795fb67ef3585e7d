"""The schema of a model's answer: the two messages, and the knowledge by the built-in or a custom schema."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from processors.summaries.json_schema import schema_problems
from schemas.errors import SummaryRefused

_TEXT: Final = {"type": "string"}


def _texts(description: str, **limits: int) -> dict[str, Any]:
    return {"type": "array", "items": _TEXT, "description": description, **limits}


_PROPERTIES: Final[Mapping[str, Any]] = {
    "title": {"type": "string", "description": "What the conversation is about, as a short heading"},
    "keywords": _texts("1 to 3 topics", minItems=1, maxItems=3),
    "summary": {"type": "string", "description": "Context, course and outcome, told in a few sentences"},
    "key_points": _texts("What matters, the most important first"),
    "key_facts": _texts(
        "Verifiable facts with their names, numbers, dates and identifiers, the most important first"
    ),
    "sentiment": {
        "type": "string",
        "enum": ["positive", "neutral", "negative"],
        "description": "The overall tone",
    },
    "confidence": {
        "type": "number",
        "minimum": 0,
        "maximum": 10,
        "description": "How sure you are that nothing of importance is missing or wrong: 0 not at all, 10 entirely",
    },
    "action_items": _texts("What somebody still has to do, and who; empty when nothing is open"),
}

#: The built-in schema of ``knowledge``.
KNOWLEDGE_SCHEMA: Final[Mapping[str, Any]] = {
    "type": "object",
    "properties": _PROPERTIES,
    "required": list(_PROPERTIES),
    "additionalProperties": False,
}


def knowledge_schema(custom: Mapping[str, Any] | None) -> Mapping[str, Any]:
    """Return the schema of ``knowledge`` in force.

    Args:
        custom: The policy's ``summary_schema``; ``None`` for the built-in schema.

    Raises:
        SummaryRefused: (``invalid_policy``) ``custom`` does not describe an object, or uses keywords that
            structured outputs do not support.
    """
    if custom is None:
        return KNOWLEDGE_SCHEMA
    wrong = schema_problems(custom, "summary_schema")
    if custom.get("type") != "object":
        wrong.append("summary_schema must describe an object (type: object)")
    if wrong:
        raise SummaryRefused("invalid_policy", "; ".join(wrong[:3]))
    return custom


def answer_schema(knowledge: Mapping[str, Any]) -> dict[str, Any]:
    """Return the schema of the whole answer. Definitions move to its root, because references point there."""
    tables = {name: knowledge[name] for name in ("$defs", "definitions") if name in knowledge}
    inner = {name: value for name, value in knowledge.items() if name not in {*tables, "$schema", "$id"}}
    return {
        "type": "object",
        "properties": {
            "user_message": {"type": "string", "description": "The user's side, in the user's own voice"},
            "ai_message": {"type": "string", "description": "The agents' side, tool calls told as prose"},
            "knowledge": inner,
        },
        "required": ["user_message", "ai_message", "knowledge"],
        "additionalProperties": False,
        **tables,
    }
