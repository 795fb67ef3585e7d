from __future__ import annotations

import base64

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from processors.archive.recall_pages import MAX_SEEN, RecallPage, page_at
from schemas.errors import BadRequest
from schemas.parts import MAX_SAFE_INTEGER

QUESTION = ("s1", (("order",),), None, 1_700_000_000_000)
SEQUENCES = st.frozensets(st.integers(0, MAX_SAFE_INTEGER), max_size=30)


@given(SEQUENCES, SEQUENCES, st.integers(0, MAX_SAFE_INTEGER))
def test_a_cursor_names_all_that_the_pages_before_have_seen(
    first: frozenset[int], second: frozenset[int], end: int
) -> None:
    cursor = RecallPage().cursor(QUESTION, end=end, seen=first)
    page = page_at(QUESTION, cursor)
    assert page == RecallPage(end, first)

    # The bound is that of the first page, whatever came since.
    later = page_at(QUESTION, page.cursor(QUESTION, end=end + 5, seen=second))
    assert later == RecallPage(end, first | second)
    assert page_at(QUESTION, None) == RecallPage()


def test_pages_end_before_a_cursor_is_too_long() -> None:
    page = RecallPage(10**12, frozenset(range(0, MAX_SEEN * 100, 100)))
    cursor = page.cursor(QUESTION, end=0, seen=[])
    assert cursor is not None
    assert len(cursor) < 8_000
    assert page.cursor(QUESTION, end=0, seen=[1]) is None


def raw(*fields: object) -> str:
    return base64.urlsafe_b64encode(orjson.dumps(fields)).decode().rstrip("=")


@pytest.mark.parametrize(
    "cursor", ["", "?", "abc", raw(), raw(1), raw("x", 1), "e30", raw("f" * 12, 5, 1), raw(None, None)]
)
def test_what_is_no_cursor_of_this_question_is_refused(cursor: str) -> None:
    with pytest.raises(BadRequest, match="cursor is not the `next` of a recall of this question"):
        page_at(QUESTION, cursor)


def test_a_cursor_of_another_question_or_with_wrong_numbers_is_refused() -> None:
    cursor = RecallPage().cursor(QUESTION, end=7, seen=[3])
    assert cursor is not None
    for other in (("s2", *QUESTION[1:]), (*QUESTION[:3], None)):
        with pytest.raises(BadRequest):
            page_at(other, cursor)
    (digest, *_) = orjson.loads(base64.urlsafe_b64decode(cursor + "=" * (-len(cursor) % 4)))
    beyond = MAX_SAFE_INTEGER + 1
    for numbers in ([-1], [1, -1], [1.5], [True], ["1"], [None, 1], []):
        with pytest.raises(BadRequest):
            page_at(QUESTION, raw(digest, *numbers))
    for many in ([beyond], [1, beyond], [1, beyond - 1, 1], [1] * (MAX_SEEN + 2)):
        with pytest.raises(BadRequest):
            page_at(QUESTION, raw(digest, *many))
