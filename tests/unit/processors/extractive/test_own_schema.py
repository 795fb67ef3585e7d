from __future__ import annotations

from typing import Any

from processors.extractive.own_schema import fill, never_filled
from processors.summaries.json_schema import value_problems
from processors.summaries.schema import KNOWLEDGE_SCHEMA
from tests.unit.processors.extractive.test_extract import CHATTER, summary_of

KNOWN: dict[str, Any] = {
    "title": "A lamp",
    "keywords": ["lamp", "refund", "depot"],
    "summary": "The lamp is late.",
    "key_points": ["one", "two"],
    "key_facts": ["order FL-1"],
    "sentiment": "negative",
    "confidence": 8,
    "action_items": [],
}
TEXTS = {"type": "array", "items": {"type": "string"}}


def schema(**fields: Any) -> dict[str, Any]:
    return {"type": "object", "properties": fields, "required": list(fields), "additionalProperties": False}


def test_fields_are_filled_by_name_usual_name_and_type() -> None:
    own = schema(
        Subject={"type": "string"},
        tags={**TEXTS, "maxItems": 2},
        facts={"type": "string"},
        mood={"type": ["string", "null"], "enum": ["positive", "negative", None]},
        confidence={"type": "number", "maximum": 1},
        todos=TEXTS,
    )

    assert fill(own, KNOWN) == (
        {
            "Subject": "A lamp",
            "tags": ["lamp", "refund"],
            "facts": "order FL-1",
            "mood": "negative",
            "confidence": 0.8,
            "todos": [],
        },
        (),
    )
    assert never_filled(own) == ()


def test_what_cannot_be_filled_is_left_out_and_named() -> None:
    own = schema(
        title={"type": "string"},
        risk_level={"type": "string"},
        keywords={"type": "object"},
        sentiment={"type": "string", "enum": ["happy"]},
        todos={**TEXTS, "minItems": 1},
    )

    assert fill(own, KNOWN) == ({"title": "A lamp"}, ("risk_level", "keywords", "sentiment", "todos"))
    # Whether there is a task depends on the conversation; the others are never filled.
    assert never_filled(own) == ("risk_level", "keywords", "sentiment")


def test_a_summary_fills_a_schema_of_ones_own() -> None:
    own = schema(subject={"type": "string"}, facts=TEXTS, risk_level={"type": "string"})
    summary = summary_of(*CHATTER, summary_schema=own)

    assert summary.knowledge is not None
    assert list(summary.knowledge) == ["subject", "facts"]
    assert summary.unfilled == ("risk_level",)
    assert value_problems(summary.knowledge, {**own, "required": []}) == []


def test_the_built_in_schema_is_filled_whole() -> None:
    summary = summary_of(*CHATTER)

    assert summary.unfilled == never_filled(None) == never_filled(KNOWLEDGE_SCHEMA) == ()
    assert fill(KNOWLEDGE_SCHEMA, summary.knowledge or {}) == (summary.knowledge, ())
