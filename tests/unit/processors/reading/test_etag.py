"""The digest of a read, the ETag of a memory, and If-None-Match."""

from __future__ import annotations

import pytest

from processors.memory.memory import Memory
from processors.memory.version import FOLD_VERSION
from processors.reading.etag import digest_in, digest_of, etag_of, is_unchanged
from processors.reading.filters import MemoryFilter
from processors.reading.view import WHOLE, ViewQuery, select
from tests.builders.events import answer, compacted, system, user
from tests.builders.memories import memory_of


def digest(memory: Memory, view: ViewQuery = WHOLE, fold_version: int = FOLD_VERSION) -> str:
    return digest_of(memory, view, select(memory, view).messages).of_version(fold_version)


def test_a_digest_changes_with_everything_that_a_model_is_given() -> None:
    first = memory_of(user("a"))
    others = [
        digest(first),
        digest(first, ViewQuery(last=1)),
        digest(first, ViewQuery(filters=MemoryFilter.include_from_agent_id("x"))),
        digest(first, ViewQuery(limit=5)),
        digest(first, fold_version=FOLD_VERSION - 1),
        digest(memory_of(user("b"))),
        digest(memory_of(user("a"), session_id="s1")),
        digest(memory_of(user("a"), user("a"))),
        digest(memory_of(user("a"), first=7)),
        digest(memory_of(user("a"), system("be brief"))),
        digest(memory_of(user("a"), system("be long"))),
        digest(memory_of(user("a"), answer("b"), compacted(1))),
        digest(memory_of(user("a"), answer("b"), compacted(1, knowledge={"title": "t"}))),
        digest(memory_of()),
    ]
    assert len(set(others)) == len(others)
    assert digest(first) == digest(memory_of(user("a")))


def test_a_digest_of_an_earlier_fold_is_recognized_while_the_messages_are_the_same() -> None:
    memory = memory_of(user("a"))
    made = digest_of(memory, WHOLE, memory.messages())

    assert made.is_of_any_version(digest(memory, fold_version=1))
    assert made.is_of_any_version(made.of_version())
    assert not made.is_of_any_version(digest(memory_of(user("b")), fold_version=1))


def test_a_tag_begins_with_the_digest_and_changes_with_the_form() -> None:
    one = digest(memory_of(user()))
    tags = {etag_of(one, form) for form in ([], [True], ["error"], [None, 1.5])}

    assert len(tags) == 4
    assert {digest_in(tag) for tag in tags} == {one}
    assert digest_in("W/" + etag_of(one, [])) == one
    assert [digest_in(other) for other in (None, "", '"abc"', f'"{one}"', f"{one}-ab")] == [None] * 5


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
