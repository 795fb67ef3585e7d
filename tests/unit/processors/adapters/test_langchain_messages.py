"""How blocks of a LangChain message are stored: by reference, as text, or as a placeholder."""

from __future__ import annotations

from typing import Any

import pytest

from processors.adapters.langchain_messages import message_fields_of
from processors.adapters.langgraph_messages import session_form

DATA = "A" * 5_000


def stored(block: dict[str, Any]) -> Any:
    (fields,) = message_fields_of([{"type": "human", "data": {"content": [block]}}])
    return fields.get("contents", fields.get("text"))


@pytest.mark.parametrize(
    ("block", "content"),
    [
        ({"type": "image", "url": "https://x.example/a.png", "id": "lc_1"}, "https://x.example/a.png"),
        ({"type": "image", "file_id": "file-1", "id": "lc_1"}, "file-1"),
        ({"type": "image", "source_type": "id", "id": "file-2"}, "file-2"),
    ],
)
def test_a_block_by_reference_has_its_address(block: dict[str, Any], content: str) -> None:
    assert stored(block) == [{"kind": "image", "uri": content}]


def test_a_block_with_data_has_a_placeholder_and_not_its_own_id_as_its_address() -> None:
    assert stored({"type": "image", "base64": DATA, "id": "lc_1"}) == "[image, 5000 characters inline]"


def test_inline_data_is_measured_in_bytes_as_the_publisher_does() -> None:
    uri = "data:image/svg+xml,<svg>" + "é" * 600

    assert stored({"type": "image", "url": uri}) == "[image image/svg+xml, 624 characters inline]"


def test_a_plain_text_document_has_its_text() -> None:
    assert stored({"type": "text-plain", "text": "The terms.", "mime_type": "text/plain"}) == "The terms."


def test_an_image_with_an_id_of_its_own_is_left_out_if_no_event_holds_it() -> None:
    content = [{"type": "text", "text": "Look"}, {"type": "image", "base64": DATA, "id": "lc_1"}]
    item = {"type": "human", "data": {"content": content}}

    form = session_form(item, max_event_bytes=10_000)

    assert form.left_out == "data and artifact"
    assert form.item["data"]["content"] == [
        {"type": "text", "text": "Look"},
        {"type": "text", "text": "[image, 5000 characters inline]"},
    ]
