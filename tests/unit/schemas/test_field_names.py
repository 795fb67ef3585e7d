from __future__ import annotations

from datetime import UTC, datetime

import pytest
from pydantic import ValidationError

from schemas.compaction_order import CompactionOrder
from schemas.errors import BadRequest
from schemas.events import AiMessageAdded, SessionConfigured, UserMessageAdded
from schemas.field_names import order_of, refusal_of, unknown_fields, wrong_fields


@pytest.mark.parametrize(
    ("fields", "unknown"),
    [
        ({"text": "hi", "agent_id": "a", "metadata": {"any": "thing"}}, {}),
        ({"text": "hi", "agnet_id": "a"}, {"agnet_id": "agent_id"}),
        ({"zzz": 1}, {"zzz": None}),
        ({"usage": {"input_token": 1}}, {"usage.input_token": "input_tokens"}),
        ({"tool_calls": [{"id": "c1", "nam": "f"}]}, {"tool_calls.0.nam": "name"}),
        ({"native": {"format": "x", "item": {"free": 1}}}, {}),
        ({"usage": None, "tool_calls": "wrong"}, {}),
    ],
)
def test_names_that_a_model_does_not_have_are_found(
    fields: dict[str, object], unknown: dict[str, str | None]
) -> None:
    assert unknown_fields(fields, AiMessageAdded) == unknown


def test_a_compaction_of_a_session_is_searched_too() -> None:
    given = {"max_mesages": 5, "compaction": {"keep_recent_turn": 4, "summary_schema": {"free": 1}}}

    unknown = unknown_fields(given, SessionConfigured)

    assert unknown == {"max_mesages": "max_messages", "compaction.keep_recent_turn": "keep_recent_turns"}
    assert refusal_of(unknown) == (
        "max_mesages is not a field: did you mean max_messages?; "
        "compaction.keep_recent_turn is not a field: did you mean keep_recent_turns?"
    )


def test_a_name_of_any_of_several_models_is_known() -> None:
    assert unknown_fields({"text": "", "max_tokens": 1}, UserMessageAdded, SessionConfigured) == {}


def test_what_is_wrong_with_a_field_is_said_in_the_words_of_its_validator() -> None:
    with pytest.raises(ValidationError) as caught:
        SessionConfigured.model_validate(
            {"event_id": "e", "session_id": "s", "occurred_at": datetime.now(UTC), "max_size_bytes": 0}
        )

    assert wrong_fields(caught.value) == "max_size_bytes: max_size_bytes must be greater than 0"


@pytest.mark.parametrize(
    ("fields", "code", "detail"),
    [
        (
            {"user_mesage": "secret"},
            "unknown_field",
            "user_mesage is not a field: did you mean user_message?",
        ),
        (
            {"base": {"sequence": "secret"}},
            "invalid_field",
            "base.sequence: Input should be a valid integer, unable to parse string as an integer",
        ),
    ],
)
def test_an_order_is_refused_by_the_names_of_its_fields(
    fields: dict[str, object], code: str, detail: str
) -> None:
    with pytest.raises(BadRequest) as caught:
        order_of(CompactionOrder, fields)

    assert (caught.value.error_code, caught.value.detail) == (code, detail)


def test_an_order_has_the_fields_that_are_given() -> None:
    assert order_of(CompactionOrder, {"instructions": "ids"}) == CompactionOrder(instructions="ids")
