from __future__ import annotations

import pytest

from schemas.events import AiMessageAdded, SessionConfigured, UserMessageAdded
from schemas.field_names import refusal_of, unknown_fields


@pytest.mark.parametrize(
    ("fields", "unknown"),
    [
        ({"text": "hi", "agent_id": "a", "metadata": {"any": "thing"}}, {}),
        ({"text": "hi", "agnet_id": "a"}, {"agnet_id": "agent_id"}),
        ({"zzz": 1}, {"zzz": None}),
        ({"usage": {"input_token": 1}}, {"usage.input_token": "input_tokens"}),
        ({"tool_calls": [{"id": "c1", "nam": "f"}]}, {"tool_calls.nam": "name"}),
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
