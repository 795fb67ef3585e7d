"""The count of a JSON text's values, which bounds what an event costs before it is decoded."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from schemas.json_values import MAX_JSON_VALUES, has_too_many_values


def count(value: Any) -> int:
    """The same figure, from the decoded value."""
    if isinstance(value, dict):
        return max(1, len(value)) + sum(count(item) for item in value.values())
    if isinstance(value, list):
        return max(1, len(value)) + sum(count(item) for item in value)
    return 0


values = st.recursive(
    st.none() | st.integers() | st.text(st.sampled_from('a\\"[{,}]é')),
    lambda inner: (
        st.lists(inner, max_size=6)
        | st.dictionaries(st.text(st.sampled_from('k\\",[{'), max_size=3), inner, max_size=6)
    ),
)


@example("[", 0, False)
@given(values, st.integers(0, 30), st.booleans())
def test_texts_do_not_count_and_everything_else_does(value: Any, limit: int, ascii_only: bool) -> None:
    text = json.dumps(value, ensure_ascii=ascii_only).encode()
    assert has_too_many_values(text, limit) == (count(value) > limit)


@pytest.mark.parametrize(
    "hostile",
    [b"[]" * 300_000, b'"",' * 300_000, b"[" * 900_000, b"1," * 450_000, b'{"":' * 200_000],
    ids=["lists", "texts", "nested", "numbers", "names"],
)
def test_texts_with_many_values_are_found(hostile: bytes) -> None:
    assert has_too_many_values(hostile)


def test_a_long_text_that_quotes_json_is_one_value() -> None:
    text = json.dumps({"text": json.dumps([{"a": [1, 2]}] * 20_000)}).encode()
    assert text.count(b",") > MAX_JSON_VALUES
    assert not has_too_many_values(text)
