from __future__ import annotations

import re
import time

import pytest

from processors.publishing.redaction import Redaction


@pytest.mark.parametrize(
    ("text", "redacted"),
    [
        ("write to Ann.O'Neil+x@mail.example.co.uk.", "write to [email]."),
        ("müller@bücher.de, or <a@b.cd>", "[email], or <[email]>"),
        ("at @home, a@b, x @ y.de", "at @home, a@b, x @ y.de"),
        ("call +49 30 901820 now", "call [phone] now"),
        ("card 4111 1111 1111 1111, or 5500-0000-0000-0004", "card [card], or [card]"),
        ("378282246310005 and 4111111111111112", "[card] and 4111111111111112"),
        ("order 1700000000000 at 12:30", "order 1700000000000 at 12:30"),
        ("IBAN DE89 3704 0044 0532 0130 00 please", "IBAN [iban] please"),
        ("gb82west12345698765432.", "[iban]."),
        ("DE88 3704 0044 0532 0130 00", "DE88 3704 0044 0532 0130 00"),
        ("", ""),
    ],
)
def test_findings_are_replaced_and_other_text_is_not(text: str, redacted: str) -> None:
    assert (
        Redaction(("email", "card", "iban") if "phone" not in redacted else ("phone",)).text(text) == redacted
    )


def test_national_numbers_need_their_country() -> None:
    assert Redaction().text("020 7946 0018") == "020 7946 0018"
    assert Redaction(phone_region="GB").text("020 7946 0018") == "[phone]"


def test_overlapping_findings_are_replaced_once() -> None:
    redaction = Redaction(patterns={"secret": re.compile(r"key-\S+")})

    assert redaction.text("key-ann@example.org ann@example.org") == "[secret] [email]"


def test_arguments_stay_json() -> None:
    redaction = Redaction(("email", "card"))
    text = '{"to": ["ann@example.org", {"card": 4111111111111111}], "n": 1.50, "ok": true, "no": null}'

    assert redaction.json(text) == '{"to":["[email]",{"card":"[card]"}],"n":1.5,"ok":true,"no":null}'
    assert redaction.json('{"n":  1.50}') == '{"n":  1.50}'
    assert redaction.json("ann@example.org {") == "[email] {"


@pytest.mark.parametrize("unit", ["a", "a.", "1 ", "DE89 ", "4", "@", "x@y."])
def test_long_texts_take_no_longer_than_long_texts_do(unit: str) -> None:
    text = unit * (60_000 // len(unit))
    began = time.perf_counter()

    Redaction(("email", "card", "iban")).text(text)

    assert time.perf_counter() - began < 60
