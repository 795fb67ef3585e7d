"""Which lines are chosen, where one is not told without another."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from processors.extractive.material import Line
from processors.extractive.selection import Candidates, select

_TOKENS = 20


def chosen(lines: Sequence[Line], room: int) -> list[str]:
    """Return the texts that are chosen if each line costs 20 tokens and has words of its own."""
    candidates = Candidates(
        lines,
        [0.0] * len(lines),
        (),
        {},
        lambda text: _TOKENS - 1 if text else 0,
        [frozenset({line.text}) for line in lines],
        frozenset(),
    )
    return [lines[place].text for place in select(candidates, room).places]


def line(text: str, weight: float, origin: int, *needs: str) -> Line:
    return Line(text, "user", weight, (), origin, needs=needs)


def test_a_line_that_waits_is_taken_with_what_it_waits_for_if_both_are_worth_more_than_others() -> None:
    lines = [
        line("waits", 4.0, 0, "later"),
        line("other", 1.5, 1),
        line("another", 1.5, 2),
        line("later", 0.7, 3),
    ]

    assert chosen(lines, 3 * _TOKENS) == ["waits", "other", "later"]


def test_two_lines_that_wait_for_each_other_are_taken_together() -> None:
    lines = [line("one", 3.0, 0, "two"), line("other", 1.0, 1), line("two", 3.0, 2, "one")]

    assert chosen(lines, 2 * _TOKENS) == ["one", "two"]


def test_a_short_form_is_not_taken_beside_its_whole_line_that_another_one_waits_for() -> None:
    whole, short = line("one", 3.0, 0, "two"), line("one…", 2.9, 0, "two")
    lines = [whole, short, line("other", 1.0, 1), line("two", 3.0, 2, "one")]

    assert len(chosen(lines, 3 * _TOKENS)) == 3


def test_others_are_taken_where_both_together_are_worth_less() -> None:
    lines = [
        line("waits", 2.0, 0, "later"),
        line("other", 1.8, 1),
        line("another", 1.8, 2),
        line("later", 0.0, 3),
    ]

    assert chosen(lines, 2 * _TOKENS) == ["other", "another"]


_lines = st.lists(
    st.tuples(st.floats(0, 5), st.lists(st.integers(0, 11), max_size=2)), min_size=1, max_size=12
).map(
    lambda found: [
        line(f"line {at}", weight, at, *(f"line {other}" for other in needs if other != at))
        for at, (weight, needs) in enumerate(found)
    ]
)


@given(_lines, st.integers(0, 12))
def test_no_line_is_told_without_what_it_needs_and_none_costs_more_than_there_is(
    lines: list[Line], fit: int
) -> None:
    found = chosen(lines, fit * _TOKENS)
    texts = {one.text for one in lines}

    assert len(found) == len(set(found)) <= fit
    for one in lines:
        if one.text in found:
            assert set(one.needs) & texts <= set(found)
