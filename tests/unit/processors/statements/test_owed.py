from __future__ import annotations

import pytest

from processors.statements.owed import owed, untold
from tests.builders.summary_requests import in_order, view

RULE = "Never ship anything to my old address. It was sold last year."


def texts(*said: str) -> list[str]:
    return [one.text for one in owed(in_order(*(view("user", text) for text in said)))]


def test_a_replaced_value_is_not_owed_and_the_rest_of_its_statement_still_is() -> None:
    found = texts(
        "My spending limit is $201. Never exceed it without explicit approval.",
        "Actually, my spending limit is $956 now.",
    )

    assert found == ["Actually, my spending limit is $956 now. Never exceed it without explicit approval."]


def test_an_obligation_is_owed_once_and_again_from_the_summary_that_tells_it() -> None:
    earlier = view("user", f"We spoke.\n{RULE}", compacted=True)

    assert [one.text for one in owed(in_order(earlier, view("user", RULE)))] == [RULE]


def test_a_long_line_of_an_earlier_summary_owes_its_sentences_and_not_itself() -> None:
    talk = "We spoke about the garden and the weather for a while. " * 8
    (found,) = owed(in_order(view("user", f"{talk}{RULE}", compacted=True)))

    assert found.text.startswith("Never ship anything to my old address.")
    assert len(found.text) < 100


@pytest.mark.parametrize(
    ("told", "missing"),
    [
        (RULE, False),
        ("They never ship anything to the old address, which was sold last year.", False),
        ("Never ship anything to my old address.\nThat was sold last year.", False),
        ("Never ship anything to my old address.", True),
        ("They ship to the new flat.", True),
        ("The address is old. We talked of tea. We never ship on Sundays.", True),
        ("", True),
    ],
)
def test_a_statement_is_told_by_most_of_its_words_in_one_passage(told: str, missing: bool) -> None:
    assert bool(untold(owed([view("user", RULE)]), told)) is missing


@pytest.mark.parametrize(
    ("told", "missing"),
    [
        ("My limit for spending is $1,956.", False),
        ("My spending limit is $1950.", True),
        ("There is a limit.", True),
    ],
)
def test_a_number_must_be_exact(told: str, missing: bool) -> None:
    assert bool(untold(owed([view("user", "My spending limit is $1956.")]), told)) is missing
