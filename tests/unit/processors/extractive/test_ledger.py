from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from processors.extractive.ledger import ledger, ledger_values
from processors.statements.facts import Value, values_in

VALUES = values_in(
    "Order FL-208871 of 27 May 2024 for $1,250.50 and 12,50 EUR, card 6276644, ending in 9725, a@b.example; 2024年5月3日"
)


def test_values_are_grouped_by_name() -> None:
    values = values_in("AB1234, CD5678, $12")

    line = ledger(values, {"ab1234": "order_id", "cd5678": "order_id", "12": "ignored"})

    assert line == "Also named: amount $12; order_id AB1234, CD5678"


@settings(deadline=None)
@given(st.lists(st.sampled_from(VALUES), unique=True), st.sampled_from(["", "order_id", "a b", "x;y"]))
def test_listed_values_are_read_back(values: list[Value], name: str) -> None:
    line = ledger(values, {value.key: name for value in values})

    assert {value for _, value in ledger_values(line)} == set(values)


@pytest.mark.parametrize("line", ["", "Some line", "Also named", "also named: x AB1234"])
def test_other_lines_list_nothing(line: str) -> None:
    assert ledger_values(line) == []


@settings(deadline=None)
@given(st.text(max_size=60))
def test_a_forged_line_does_no_harm(text: str) -> None:
    for name, value in ledger_values(f"Also named: {text}"):
        assert name
        assert value.text in text
