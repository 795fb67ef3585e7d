from __future__ import annotations

import pytest

from processors.statements.facts import plain_amount, values_in


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Order FL-208871.", {("identifier", "fl-208871")}),
        ("card ending in 9725", {("identifier", "9725")}),
        ("write to maren@example.com", {("identifier", "maren@example.com")}),
        ("May 27th, 2024", {("date", "05-27")}),
        ("am 3. März", {("date", "03-03")}),
        ("27.05.2024", {("date", "05-27")}),
        ("5月27日", {("date", "05-27")}),
        ("2024-05-27", {("date", "05-27")}),
        ("$1,250.50", {("amount", "1250.5")}),
        ("1.250,50 EUR", {("amount", "1250.5")}),
        ("at 11:00 AM for 2 days, 24-hour, 5kg, 3rd, 99-99", set()),
        ("2024-13-45 and May 99", set()),
        ("nothing here", set()),
    ],
)
def test_facts(text: str, found: set[tuple[str, str]]) -> None:
    assert {(value.kind, value.key) for value in values_in(text)} == found


@pytest.mark.parametrize(
    ("written", "plain"),
    [("1,234.50", "1234.5"), ("1.234,50", "1234.5"), ("12", "12"), ("1,000", "1000"), ("3.00", "3")],
)
def test_an_amount_has_one_normal_form(written: str, plain: str) -> None:
    assert plain_amount(written) == plain
