from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from processors.summaries.stages import Portion, count_within, portion, without_middle
from processors.summaries.transcript import transcript
from tests.builders.summary_requests import call, view


def cost(line: str) -> int:
    return len(line) + 1


def total(lines: list[str]) -> int:
    return sum(map(cost, lines))


def test_a_group_that_fits_is_whole() -> None:
    group = [view("user", "hello")]

    assert portion(group, 100, cost) == Portion(['USER: "hello"'], 14)


def test_a_long_text_keeps_both_ends_with_a_mark() -> None:
    group = [view("user", "FIRST" + "x" * 100_000 + "LAST")]
    found = portion(group, 5_000, cost)

    assert found.tokens == total(found.lines) <= 5_000
    text = json.loads(found.lines[0].partition(": ")[2])
    assert text.startswith("FIRST")
    assert text.endswith("LAST")
    assert "characters left out" in text


def test_a_group_of_many_messages_keeps_both_ends_with_a_mark() -> None:
    calls = [call(f"c{number}") for number in range(500)]
    group = [view("assistant", tool_calls=calls)]
    group += [
        view("tool", f"answer {number}", tool_call_id=f"c{number}", name="book") for number in range(500)
    ]
    found = portion(group, 1_000, cost)

    assert found.tokens == total(found.lines) <= 1_000
    assert '"c0"' in found.lines[0]
    assert "answer 499" in found.lines[-1]
    left = [line for line in found.lines if line.startswith("LEFT_OUT")]
    assert left == [f'LEFT_OUT: "{1000 - len(found.lines) + 1} lines"']


@given(st.lists(st.text(max_size=200), min_size=1, max_size=8), st.integers(min_value=30, max_value=400))
def test_a_portion_is_never_over_its_budget(texts: list[str], budget: int) -> None:
    found = portion([view("user", text) for text in texts], budget, cost)

    assert found.tokens == total(found.lines) <= budget


@given(st.lists(st.text(max_size=50)), st.integers(min_value=30, max_value=400))
def test_shortened_lines_keep_their_order_and_the_mark_has_the_number_left_out(
    texts: list[str], budget: int
) -> None:
    lines = transcript([view("user", text) for text in texts])
    found = without_middle(lines, budget, cost)
    kept = [line for line in found.lines if not line.startswith("LEFT_OUT")]

    assert found.tokens <= budget
    assert kept == lines if len(kept) == len(lines) else len(found.lines) == len(kept) + 1
    rest = iter(lines)
    assert all(line in rest for line in kept)


def test_a_stage_takes_the_portions_that_fit_and_at_least_one() -> None:
    portions = [Portion([""], tokens) for tokens in (4, 4, 4)]

    assert count_within(portions, 12) == 3
    assert count_within(portions, 11) == 2
    assert count_within(portions, 3) == 1
    assert count_within([], 3) == 0
