from __future__ import annotations

import json

import pytest

from processors.reading.printable import printable, printable_json


@pytest.mark.parametrize(
    "text",
    [
        "東京\u3000タワー",
        "Bonjour\u00a0! 1\u202f000\u202f€",
        "👨\u200d👩\u200d👧",
        "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",  # Persian "I want"
        "soft\u00adhyphen",
        "\u200f\u05e9\u05dc\u05d5\u05dd",  # Hebrew "peace"
        "\U0001fae8\U0001fac9",  # newer than the tables of Python 3.11
        "a\tb\nc",
    ],
)
def test_what_belongs_to_a_text_stays(text: str) -> None:
    assert printable(text) == text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\x1b[31mred", "�[31mred"),
        ("\x1b]52;c;cm0=\x07", "�]52;c;cm0=�"),
        ("\x9b31m", "�31m"),
        ("a\rb\x00\x7f", "a�b��"),
        ("é\r\n\tb", "é\n\tb"),
        ("safe\u202egnp.exe\u2066", "safe�gnp.exe�"),
        ("half \ud83d", "half �"),
    ],
)
def test_what_controls_a_terminal_is_replaced(text: str, shown: str) -> None:
    assert printable(text) == shown


@pytest.mark.parametrize("indent", [None, 2])
def test_json_has_the_same_value_without_what_controls_a_terminal(indent: int | None) -> None:
    value = {"\x9b": "a\tb\n\x1b\x7f\x85\u202e\u2066 é😀 half \ud83d"}

    text = printable_json(json.dumps(value, ensure_ascii=False, indent=indent))

    assert json.loads(text) == value
    assert printable(text) == text
