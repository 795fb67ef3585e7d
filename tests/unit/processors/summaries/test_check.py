from __future__ import annotations

from typing import Any

import pytest

from processors.summaries.check import check
from processors.summaries.request import Summary
from schemas.errors import SummaryRefused
from tests.builders.summary_requests import request, view


class Letters:
    """Counts characters, so that the limits in the tests are easy to see."""

    encoding = "letters"
    estimated = False

    def count(self, text: str) -> int:
        return len(text)


def summary(user: str, ai: str) -> Summary:
    return Summary(user_message=user, ai_message=ai, knowledge={"title": "x" * 10_000})


def refusal(user: str, ai: str, *, input_text: str = "x" * 100, **policy: Any) -> str | None:
    try:
        check(summary(user, ai), request([view("user", input_text)], **policy), Letters())
    except SummaryRefused as error:
        return error.reason
    return None


@pytest.mark.parametrize(("user", "ai"), [("", ""), ("a", " \n\t"), ("\u2003", "b")])
def test_a_blank_message_is_refused(user: str, ai: str) -> None:
    assert refusal(user, ai) == "blank"


def test_a_summary_larger_than_its_input_is_refused_by_bytes() -> None:
    assert refusal("a" * 50, "b" * 50) is None
    assert refusal("a" * 50, "b" * 51) == "larger_than_input"
    assert refusal("é" * 25, "é" * 26) == "larger_than_input"
    assert refusal("x", "y", input_text="") == "larger_than_input"


def test_both_limits_are_inclusive() -> None:
    assert refusal("aaaa", "bbbb", max_summary_characters=8) is None
    assert refusal("aaaa", "bbbb", max_summary_characters=7) == "too_long"
    assert refusal("aaaa", "bbbb", max_summary_tokens=8) is None
    assert refusal("aaaa", "bbbb", max_summary_tokens=7) == "too_long"


def test_knowledge_does_not_count_in_the_sizes() -> None:
    assert refusal("a", "b") is None


@pytest.mark.parametrize("knowledge", [{"a": {1, 2}}, {"a": "\ud83d"}, {1: "x"}])
def test_a_summary_that_cannot_be_written_as_json_is_refused(knowledge: dict[Any, Any]) -> None:
    with pytest.raises(SummaryRefused) as refused:
        check(Summary(user_message="a", ai_message="b", knowledge=knowledge), request(), Letters())

    assert refused.value.reason == "malformed"
    assert refusal("half a pair \ud83d", "b") == "malformed"


def test_knowledge_is_bounded() -> None:
    def checked(length: int) -> None:
        knowledge = {"a": "x" * (length - len('{"a":""}'))}
        check(Summary(user_message="a", ai_message="b", knowledge=knowledge), request(), Letters())

    checked(65_536)
    with pytest.raises(SummaryRefused) as refused:
        checked(65_537)
    assert refused.value.reason == "too_long"
