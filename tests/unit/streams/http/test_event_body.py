"""Tests for bodies that are no events."""

from __future__ import annotations

import gzip
from typing import Any

import pytest

from schemas.errors import BadRequest
from streams.http.event_body import decode_body, validated


def test_a_compressed_body_is_told_as_one() -> None:
    with pytest.raises(BadRequest, match="it is compressed; send it as it is"):
        decode_body(gzip.compress(b'{"type": "HistoryCleared"}'))


@pytest.mark.parametrize(
    ("kind", "end"),
    [("UserMessageAded", ", SessionExpired: did you mean UserMessageAdded?"), ("Said", ", SessionExpired")],
)
def test_a_mistyped_type_is_told_with_the_one_that_is_probably_meant(kind: str, end: str) -> None:
    with pytest.raises(BadRequest) as refused:
        list(
            validated(
                [(0, {"type": kind, "text": "hi"})],
                "s",
                occurred_at="2026-03-01T10:00:00Z",
                new_event_id=lambda: "e1",
            )
        )
    assert refused.value.error_code == "unknown_type"
    assert refused.value.detail.startswith("event 0: type must be one of UserMessageAdded, ")
    assert refused.value.detail.endswith(end)


@pytest.mark.parametrize(
    ("fields", "detail"),
    [
        (
            {"replacement": {"type": "SystemMessageSet", "text": "be kind"}},
            "replacement.type must be one of UserMessageAdded, AiMessageAdded",
        ),
        ({"replacement": {"text": "be kind"}}, "replacement.type is missing"),
        (
            {"replacement": {"type": "UserMessageAdded", "text": "hi", "session_id": "other"}},
            "the replacement belongs to another session",
        ),
        (
            {"type": "MultimodalUserMessageAdded", "contents": [{"kind": "video", "uri": "https://e.x/a"}]},
            "contents.0.kind must be one of text, image, pdf",
        ),
        (
            {"type": "MultimodalUserMessageAdded", "contents": [{"text": "hi"}]},
            "contents.0.kind is missing",
        ),
    ],
)
def test_a_part_of_an_event_that_is_wrong_is_told_as_such(fields: dict[str, Any], detail: str) -> None:
    event = fields if "type" in fields else {"type": "MessagesRemoved", "message_ids": ["m1"], **fields}
    with pytest.raises(BadRequest) as refused:
        list(validated([(0, event)], "s", occurred_at="2026-03-01T10:00:00Z", new_event_id=lambda: "e1"))
    assert (refused.value.error_code, refused.value.detail) == ("invalid_field", f"event 0: {detail}")
