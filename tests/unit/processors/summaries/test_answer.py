from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from processors.summaries.answer import mended_answer, read_answer
from processors.summaries.json_schema import is_strict, schema_problems, value_problems
from processors.summaries.schema import KNOWLEDGE_SCHEMA, answer_schema, knowledge_schema
from schemas.errors import SummaryRefused
from tests.fakes.chat_completions import SUMMARY

SCHEMA = answer_schema(KNOWLEDGE_SCHEMA)


def reason(text: str | None) -> str:
    with pytest.raises(SummaryRefused) as refused:
        read_answer(text, SCHEMA)
    return refused.value.reason


def changed(**fields: Any) -> str:
    answer: dict[str, Any] = copy.deepcopy(SUMMARY)
    knowledge = answer["knowledge"] | {name: value for name, value in fields.items() if name not in answer}
    return json.dumps(answer | {"knowledge": knowledge} | {k: v for k, v in fields.items() if k in answer})


def test_a_valid_answer_is_read() -> None:
    answer = read_answer(json.dumps(SUMMARY), SCHEMA)

    assert answer._asdict() == SUMMARY
    assert answer.lines()[0] == 'EARLIER_SUMMARY_USER: "I asked for HAT001."'


def test_a_fence_around_the_answer_is_removed() -> None:
    assert read_answer(f"```json\n{json.dumps(SUMMARY)}\n```\n", SCHEMA).ai_message == SUMMARY["ai_message"]


def test_a_lone_surrogate_is_replaced() -> None:
    answer = read_answer(changed(title="half \ud83d", user_message="whole \U0001f600, half \ude00"), SCHEMA)

    assert answer.user_message == "whole \U0001f600, half \ufffd"
    assert answer.knowledge is not None
    assert answer.knowledge["title"] == "half \ufffd"


GOOD = json.dumps(SUMMARY)
DRAFT = json.dumps({**SUMMARY, "user_message": "draft"})


@pytest.mark.parametrize(
    "text",
    [
        f"<think>The answer needs {{user_message}}. {DRAFT} No, better:</think>\n{GOOD}",
        f"<think>\n</think>```json\n{GOOD}\n```",
        f"<thinking>{{}}</thinking> {GOOD}",
        f"First {{the draft}}: {DRAFT}\n</think>\n\n{GOOD}",
    ],
)
def test_thinking_before_an_answer_is_no_part_of_it(text: str) -> None:
    assert read_answer(text, SCHEMA)._asdict() == SUMMARY
    mended = mended_answer(text, SCHEMA)
    assert mended is not None
    assert mended._asdict() == SUMMARY


def test_what_an_answer_tells_of_a_tag_is_kept() -> None:
    text = changed(user_message="I asked what </think> means.")

    assert read_answer(text, SCHEMA).user_message == "I asked what </think> means."
    mended = mended_answer(f"{text} {{}}", SCHEMA)
    assert mended is not None
    assert mended.user_message == "I asked what </think> means."


def test_a_draft_in_thinking_that_was_cut_off_is_no_answer() -> None:
    assert mended_answer(f"<think>Perhaps {DRAFT}? No, since", SCHEMA) is None


@pytest.mark.parametrize(
    "text",
    [
        f"The {{schema}} wants this: {GOOD}",
        f'{{"type": "object", "properties": {{"user_message": {{"type": "string"}}}}}}\n{GOOD}',
        json.dumps({"answer": SUMMARY}),
    ],
    ids=["braces in talk", "the schema first", "in another object"],
)
def test_an_answer_that_is_not_the_first_object_is_found(text: str) -> None:
    mended = mended_answer(text, SCHEMA)

    assert mended is not None
    assert mended._asdict() == SUMMARY


def test_knowledge_that_is_nested_too_deep_costs_the_knowledge_alone() -> None:
    nested = '{"a":' * 600 + "1" + "}" * 600
    mended = mended_answer(f'{{"user_message": "a", "ai_message": "b", "knowledge": {nested}}}', SCHEMA)

    assert mended is not None
    assert (mended.user_message, mended.ai_message, mended.knowledge) == ("a", "b", None)


def test_any_number_of_beginnings_is_passed_in_no_time() -> None:
    assert mended_answer('{"user_message": [' * 100_000, SCHEMA) is None


@pytest.mark.parametrize("text", [None, "", "  \n", changed(user_message=" "), changed(ai_message="")])
def test_blank_is_refused(text: str | None) -> None:
    assert reason(text) == "blank"


@pytest.mark.parametrize(
    "text",
    [
        "I cannot do that",
        '{"user_message": "a"',
        "[]",
        "null",
        '"text"',
        "{}",
        "[" * 100_000,
        changed(user_message=5),
        changed(knowledge=None),
        changed(keywords=[]),
        changed(keywords=["a", "b", "c", "d"]),
        changed(sentiment="ecstatic"),
        changed(confidence=11),
        changed(confidence=True),
        changed(confidence=float("nan")),
        changed(action_items="none"),
        changed(more=1),
    ],
)
def test_an_answer_that_does_not_match_the_schema_is_malformed(text: str) -> None:
    assert reason(text) == "malformed"


@pytest.mark.parametrize("name", sorted(KNOWLEDGE_SCHEMA["required"]))
def test_every_field_of_the_knowledge_is_required(name: str) -> None:
    answer: dict[str, Any] = copy.deepcopy(SUMMARY)
    del answer["knowledge"][name]

    assert reason(json.dumps(answer)) == "malformed"


def test_a_refusal_names_the_position_and_never_the_text() -> None:
    with pytest.raises(SummaryRefused) as refused:
        read_answer(changed(title=["SECRET"], sentiment="SECRET"), SCHEMA)

    assert "title" in refused.value.detail
    assert "SECRET" not in refused.value.detail


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(SummaryRefused):
        read_answer(text, SCHEMA)


def test_the_built_in_schema_is_strict() -> None:
    assert schema_problems(SCHEMA) == []
    assert is_strict(SCHEMA)


OWN: dict[str, Any] = {
    "$defs": {"Item": {"type": "object", "properties": {"n": {"type": "integer"}}, "required": ["n"]}},
    "type": "object",
    "properties": {
        "items": {"type": "array", "items": {"$ref": "#/$defs/Item"}},
        "note": {"type": ["string", "null"]},
    },
    "required": ["items"],
}


def test_a_custom_schema_replaces_the_built_in_one() -> None:
    schema = answer_schema(knowledge_schema(OWN))
    said = {"user_message": "a", "ai_message": "b"}

    assert not is_strict(schema)
    assert value_problems({**said, "knowledge": {"items": [{"n": 1}], "note": None, "more": 1}}, schema) == []
    assert value_problems({**said, "knowledge": {"items": [{"n": 1.5}, {}]}}, schema, "") == [
        ".knowledge.items[0].n: is not of type integer",
        ".knowledge.items[1].n: is missing",
    ]


@pytest.mark.parametrize(
    ("schema", "names"),
    [
        ({}, "type: object"),
        ({"type": "string"}, "type: object"),
        ({"type": "object", "properties": {"a": {"type": "text"}}}, "'text'"),
        ({"type": "object", "properties": {"a": 5}}, "summary_schema.a"),
        ({"type": "object", "patternProperties": {}}, "patternProperties"),
        ({"type": "object", "properties": {"a": {"$ref": "http://x"}}}, "$ref"),
        (
            {
                "type": "object",
                "properties": {"a": {"$ref": "#/$defs/A"}},
                "$defs": {"A": {"$ref": "#/$defs/A"}},
            },
            "$ref",
        ),
        ({"type": "object", "properties": []}, "properties"),
        ({"type": "object", "required": "a"}, "required"),
        ({"type": "object", "properties": {"a": {"anyOf": []}}}, "anyOf"),
        ({"type": "object", "properties": {"a": {"maxItems": "3"}}}, "maxItems"),
        ({"type": "object", "additionalProperties": {}}, "additionalProperties"),
    ],
)
def test_a_schema_that_cannot_be_used_is_refused_by_name(schema: dict[str, Any], names: str) -> None:
    with pytest.raises(SummaryRefused) as refused:
        knowledge_schema(schema)

    assert refused.value.reason == "invalid_policy"
    assert names in refused.value.detail


def test_strictness_is_checked_on_all_levels() -> None:
    closed = {"type": "object", "properties": {"a": {}}, "required": ["a"], "additionalProperties": False}

    assert is_strict(closed)
    assert not is_strict({**closed, "required": []})
    assert not is_strict({**closed, "additionalProperties": True})
    assert not is_strict({"type": "array", "items": {"type": "object"}})
    assert not is_strict({"anyOf": [closed, {"type": "object"}]})
    assert not is_strict({**closed, "$defs": {"A": {"type": "object"}}})


def test_choices_bounds_and_constants_are_checked() -> None:
    schema = {
        "type": "object",
        "properties": {
            "a": {"anyOf": [{"type": "string", "minLength": 2}, {"type": "null"}]},
            "b": {"const": 1},
            "c": {"type": "number", "exclusiveMinimum": 0},
        },
    }

    assert schema_problems(schema) == []
    assert value_problems({"a": "xx", "b": 1, "c": 0.1}, schema) == []
    assert value_problems({"a": "x", "b": 2, "c": 0}, schema) == [
        "$.a: matches none of anyOf",
        "$.b: is not equal to const",
        "$.c: violates exclusiveMinimum",
    ]


def test_a_value_that_is_nested_too_deep_is_a_problem_and_not_a_crash() -> None:
    schema = {
        "type": "object",
        "properties": {"a": {"$ref": "#/$defs/A"}},
        "$defs": {"A": {"type": "object", "properties": {"a": {"$ref": "#/$defs/A"}}}},
    }
    value: dict[str, Any] = {}
    for _ in range(100):
        value = {"a": value}

    assert schema_problems(schema) == []
    assert "nested too deep" in value_problems(value, schema)[0]


def test_definitions_that_refer_to_each_other_in_a_cycle_are_a_problem_and_not_a_crash() -> None:
    choice = {"anyOf": [{"$ref": "#/$defs/A"}, {"$ref": "#/$defs/A"}, {"$ref": "#/$defs/A"}]}
    schema = {"type": "object", "properties": {"a": {"$ref": "#/$defs/A"}}, "$defs": {"A": choice}}

    assert schema_problems(schema) == []
    assert value_problems({"a": 1}, schema) == ["$: nested too deep"]


def test_definitions_that_refer_twice_to_the_next_one_are_a_problem_and_do_not_hold_the_worker_up() -> None:
    """A session's own schema with 30 of them took longer than a worker lives, for any answer."""
    doubled = {
        f"A{level}": {"anyOf": [{"$ref": f"#/$defs/A{level + 1}"}, {"$ref": f"#/$defs/A{level + 1}"}]}
        for level in range(30)
    }
    schema = {
        "type": "object",
        "properties": {"a": {"$ref": "#/$defs/A0"}},
        "$defs": {**doubled, "A30": {"type": "null"}},
    }

    assert schema_problems(schema) == []
    assert value_problems({"a": 1}, schema) == ["$: takes too many references to check"]
    assert value_problems({"a": None}, schema) == []


def test_many_items_by_one_definition_are_checked() -> None:
    schema = {
        "type": "object",
        "properties": {"a": {"type": "array", "items": {"$ref": "#/$defs/N"}}},
        "$defs": {"N": {"type": "integer"}},
    }

    assert value_problems({"a": list(range(5_000))}, schema) == []
    assert value_problems({"a": [*range(5_000), "x"]}, schema) == ["$.a[5000]: is not of type integer"]


def test_keywords_for_the_model_only_are_not_checked_and_not_resolved() -> None:
    text = {"type": "string", "pattern": "^x$", "format": "date"}
    draft = {"$schema": "http://json-schema.org/draft-04/schema#", "$id": "http://elsewhere/", **text}
    schema = {
        "type": "object",
        "properties": {
            "a": text,
            "b": draft,
            "c": {**draft, "type": "object", "properties": {"d": {"$ref": "#/$defs/D"}}},
        },
        "$defs": {"D": {"type": "integer"}},
    }

    assert schema_problems(schema) == []
    assert value_problems({"a": "y", "b": "y", "c": {"d": 1}}, schema) == []
    assert value_problems({"c": {"d": "y"}}, schema) == ["$.c.d: is not of type integer"]


def test_a_boolean_is_not_a_number_and_not_equal_to_one() -> None:
    schema = {
        "type": "object",
        "properties": {"a": {"const": 1}, "b": {"enum": [0]}, "c": {"type": "number"}},
    }

    assert value_problems({"a": True, "b": False, "c": True}, schema) == [
        "$.a: is not equal to const",
        "$.b: is not in enum",
        "$.c: is not of type number",
    ]


@pytest.mark.parametrize("name", ["a%20b", "a~1b"])
def test_a_reference_is_written_without_escapes(name: str) -> None:
    schema = {
        "type": "object",
        "properties": {"a": {"$ref": f"#/$defs/{name}"}},
        "$defs": {name: {"type": "string"}},
    }

    assert "$ref" in schema_problems(schema)[0]
