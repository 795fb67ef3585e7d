"""The ETag of a memory, and If-None-Match."""

from __future__ import annotations

import pytest

from processors.reading.etag import etag_of_body, etag_of_state, is_unchanged
from tests.builders.events import user
from tests.builders.memories import memory_of


def test_a_tag_changes_with_the_body_and_with_the_state() -> None:
    first, second = memory_of(user()), memory_of(user(), user())

    assert etag_of_body(b"a") != etag_of_body(b"b")
    assert etag_of_state(first, b"", stale=False) == etag_of_state(memory_of(user()), b"", stale=False)
    others = {
        etag_of_state(second, b"", stale=False),
        etag_of_state(first, b"last=1", stale=False),
        etag_of_state(first, b"", stale=True),
        etag_of_state(memory_of(session_id="s1"), b"", stale=False),
        etag_of_state(first, b"", stale=False),
    }
    assert len(others) == 5
    assert all(tag.startswith('W/"') for tag in others)


@pytest.mark.parametrize(
    ("header", "unchanged"),
    [
        (None, False),
        ("", False),
        ('"a"', True),
        ('W/"a"', True),
        ('"b", "a"', True),
        ('"b"', False),
        ("a", False),
        ("*", True),
    ],
)
def test_if_none_match(header: str | None, unchanged: bool) -> None:
    assert is_unchanged(header, '"a"') is unchanged
    assert is_unchanged(header, 'W/"a"') is unchanged
