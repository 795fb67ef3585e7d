from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from processors.statements.stated_values import StatedValue, named_values, stated_values, stem, words_of


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("The hall holds 40 guests.", [("number 40", "guest", "40")]),
        ("Keep at most 12 of them.", [("number 12", "", "12")]),
        ("The audit is on May 4.", [("date 05-04", "", "May 4")]),
        ("Der Termin ist am 4. Mai.", [("date 05-04", "", "4. Mai")]),
        ("The deposit is $1,240.50.", [("amount 1240.5", "", "$1,240.50")]),
        ("The bus leaves at 8:30.", [("time 8:30", "", "8:30")]),
        ("The lamp has 1.5 watts.", [("number 1.5", "watt", "1.5")]),
        ("No value at all.", []),
    ],
)
def test_a_value_has_its_kind_its_normal_form_its_unit_and_its_words(
    text: str, found: list[tuple[str, str, str]]
) -> None:
    assert [(value.key, value.unit, value.written) for value in stated_values(text)] == found
    assert all(value.key.startswith(f"{value.kind} ") for value in stated_values(text))


def test_each_value_of_a_text_is_found_once() -> None:
    values = stated_values("On May 4 at 8:30 we pay $90 for 12 lamps.")

    assert sorted(value.kind for value in values) == ["amount", "date", "number", "time"]


def test_an_identifier_is_no_stated_value_and_its_digits_are_none_either() -> None:
    assert stated_values("The order is ORD-123456.") == []
    assert [(value.kind, value.written) for value in named_values("The order is ORD-123456.")] == [
        ("identifier", "ORD-123456")
    ]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("We meet on Friday.", "Wir treffen uns am Freitag."),
        ("We meet on Fridays.", "Nos vemos el viernes."),
        ("We need three lamps.", "Wir brauchen drei Lampen."),
        ("It happens twice.", "Il y en a deux."),
    ],
)
def test_days_and_numbers_in_words_are_the_same_value_in_each_language(one: str, other: str) -> None:
    assert [value.key for value in named_values(one)] == [value.key for value in named_values(other)]
    assert len(named_values(one)) == 1


def test_numbers_in_chinese_characters_are_values_before_a_counter() -> None:
    assert [value.key for value in named_values("最多三个人,百分之五")] == ["number 三", "number 百分之五"]
    assert named_values("第一章很有意思") == []


def test_a_text_without_names_of_values_has_none() -> None:
    assert named_values("The lamp is red.") == []


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("lamps", "lamp"),
        ("lamp's", "lamp"),
        ("lamp\u2019s", "lamp"),
        ("glass", "glass"),
        ("bus", "bus"),
        ("lamp", "lamp"),
    ],
)
def test_a_word_loses_the_ending_of_a_plural_or_a_possessive(word: str, found: str) -> None:
    assert stem(word) == found


def test_words_are_in_lower_case_with_their_apostrophes_in_any_script() -> None:
    assert words_of("Don't touch Lamp 4!") == ("don't", "touch", "lamp", "4")
    assert words_of("L\u2019Été à Zürich") == ("l\u2019été", "à", "zürich")


_TEXTS = (
    "40",
    "$90",
    "€1.200,50",
    "May",
    "4",
    "8:30",
    "ORD-123456",
    "a@b.org",
    "three",
    "Friday",
    "lamps",
    ",",
    ".",
    "%",
    "三个",
    "99999",
    "2024-05-04",
    "12.5.",
)


@given(st.lists(st.sampled_from(_TEXTS), max_size=20).map(" ".join))
def test_each_value_is_written_in_the_text_and_has_one_form(text: str) -> None:
    values: list[StatedValue] = [*stated_values(text), *named_values(text)]

    for value in values:
        assert value.written in text
        assert value.key.partition(" ")[0] == value.kind
        assert value.unit == value.unit.casefold()
