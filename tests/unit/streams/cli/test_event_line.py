from __future__ import annotations

import json
from typing import Any

import pytest

from schemas.documents.event_examples import EVENT_EXAMPLES
from schemas.events import EVENT_TYPES
from streams.cli.console import one_line
from streams.cli.event_line import event_line


def line_of(value: dict[str, Any] | bytes | None, limit: int | None = None) -> str:
    content = json.dumps(value).encode() if isinstance(value, dict) else value
    return event_line(content, place="0:5", time="12:00:00", limit=limit).plain


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        ({"type": "UserMessageAdded", "text": "a\nb"}, "s user       a b"),
        ({"type": "SystemMessageSet", "text": "x"}, "s system     x"),
        (
            {
                "type": "AiMessageAdded",
                "text": "x",
                "agent_id": "p",
                "tool_calls": [{"name": "f", "arguments": "{}"}],
            },
            "s ai         [p] x → f({})",
        ),
        (
            {"type": "ToolCallResponseAdded", "name": "f", "text": "no", "is_error": True},
            "s tool       ← f failed: no",
        ),
        (
            {
                "type": "CompactionStarted",
                "policy": "openai",
                "messages_to_compact": 6,
                "through_sequence": 1248,
                "size_before_bytes": 812,
                "tokens_before": 214,
                "trigger": "size",
                "request_id": "r1",
            },
            "s started    asks openai for a summary of 6 messages up to 1248 (812 bytes, 214 tokens): size, request r1",
        ),
        (
            {"type": "CompactionSkipped", "sequence": 7, "reason": "abandoned"},
            "s skipped    sequence=7 reason=abandoned",
        ),
        (
            {
                "type": "MultimodalUserMessageAdded",
                "contents": [{"kind": "text", "text": "see"}, {"kind": "image", "uri": "u"}],
            },
            "s user       see [image] u",
        ),
        ({"type": "HistoryCleared"}, "s cleared    "),
        ({"type": "MessagesRemoved", "message_ids": ["a"]}, "s removed    message_ids=['a']"),
        (
            {
                "type": "MessagesRemoved",
                "message_ids": ["a"],
                "replacement": {"type": "AiMessageAdded", "event_id": "n", "text": "b\nc"},
            },
            "s removed    message_ids=['a'] replaced by ai: b c",
        ),
    ],
)
def test_each_kind_reads_well(event: dict[str, Any], expected: str) -> None:
    line = line_of({"session_id": "s", "event_id": "e", "occurred_at": "x", **event})

    assert line == f"12:00:00       0:5 {expected}"


@pytest.mark.parametrize("name", EVENT_TYPES)
def test_every_kind_has_a_label(name: str) -> None:
    assert "no event" not in line_of(EVENT_EXAMPLES[name])


@pytest.mark.parametrize(
    "value",
    [b"{", b"\xff", b"[]", b'{"type": "Other"}', b'{"type": []}', b'{"type": {}}', b"[" * 100_000, None],
)
def test_what_is_no_event_is_shown_all_the_same(value: bytes | None) -> None:
    assert "no event" in line_of(value)


@pytest.mark.parametrize("value", [None, 5, "x", {"a": 1}, [None]])
@pytest.mark.parametrize(
    ("name", "field"), [("MultimodalUserMessageAdded", "contents"), ("AiMessageAdded", "tool_calls")]
)
def test_lists_that_are_none_do_no_harm(name: str, field: str, value: object) -> None:
    assert "s " in line_of({"type": name, "session_id": "s", field: value})


def test_an_event_with_a_number_that_is_no_json_is_an_event() -> None:
    assert "user       hello" in line_of(b'{"type": "UserMessageAdded", "text": "hello", "score": NaN}')


def test_ill_typed_fields_do_no_harm() -> None:
    event = {"type": "AiMessageAdded", "session_id": 5, "text": None, "tool_calls": ["x"]}

    assert "5 ai" in line_of(event)


def test_control_characters_do_not_reach_the_terminal() -> None:
    line = line_of({"type": "UserMessageAdded", "session_id": "\x1b[2J", "text": "\x07\x1b[31mred"})

    assert "\x1b" not in line
    assert "\x07" not in line


def test_long_content_is_cut() -> None:
    line = line_of({"type": "UserMessageAdded", "session_id": "s", "text": "x" * 500}, limit=10)

    assert line.endswith("xxxxxxxxx…")


def test_one_line_has_no_line_ends() -> None:
    assert one_line(" a \n b ", 10) == "a b"
