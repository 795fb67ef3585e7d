from __future__ import annotations

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from processors.statements.sentence import MAX_SENTENCE_CHARACTERS, clipped, flat, sentences, terms


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (
            "I have version 1.5 of example.com here. Does it work with Mr. X? Yes! ",
            ["I have version 1.5 of example.com here.", "Does it work with Mr. X?", "Yes!"],
        ),
        ("Short. One.", ["Short. One."]),
        (
            "我想取消我的订单因为我已经不需要它了。请问可以吗\uff1f谢谢你们一直以来的帮助和支持祝你们一切顺利万事如意",
            [
                "我想取消我的订单因为我已经不需要它了。",
                "请问可以吗\uff1f",
                "谢谢你们一直以来的帮助和支持祝你们一切顺利万事如意",
            ],
        ),
        ("**Bold** `code`\n\n---\n# Head", ["Bold code", "Head"]),
        ("Options:\n- **A:** one\n  - B: two;\n- C", ["Options: A: one; B: two; C"]),
        ("1. First\n   - a\n   - b\n2. Second\n   - c", ["First: a; b", "Second: c"]),
        ("Said before.\n- item", ["Said before.", "item"]),
        ("...\n!!!", []),
        ("## Boats to the island\n- Marie\n- Zephyr", ["Boats to the island: Marie; Zephyr"]),
        ("**Boats to the island**\n- Marie\n- Zephyr", ["Boats to the island: Marie; Zephyr"]),
        (
            "- Original Payment:\n  - Total Paid: $2,787 (using a gift card)",
            ["Original Payment: Total Paid: $2,787 (using a gift card)"],
        ),
        (
            'The membership is listed as "regular." If that is wrong, tell us (in writing.) We answer soon.',
            [
                'The membership is listed as "regular."',
                "If that is wrong, tell us (in writing.)",
                "We answer soon.",
            ],
        ),
        (
            'According to the details I have, your membership of this year is listed as "regular." It is not paid.',
            [
                'According to the details I have, your membership of this year is listed as "regular."',
                "It is not paid.",
            ],
        ),
    ],
)
def test_sentences(text: str, found: list[str]) -> None:
    assert sentences(text) == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (
            "Call between 3 p.m. and 5 p.m. only, please. The p.m. shift ends at 11 p.m. Then we lock up.",
            [
                "Call between 3 p.m. and 5 p.m. only, please.",
                "The p.m. shift ends at 11 p.m.",
                "Then we lock up.",
            ],
        ),
        (
            "Find x s.t. y holds for all. Pay in U.S. dollars. We come from the U.S. The rest does not.",
            [
                "Find x s.t. y holds for all.",
                "Pay in U.S. dollars.",
                "We come from the U.S.",
                "The rest does not.",
            ],
        ),
        (
            "Paint, sand, etc. until it is smooth. We open on sat. and close in dec. for good.",
            ["Paint, sand, etc. until it is smooth.", "We open on sat.", "and close in dec. for good."],
        ),
        (
            "Item no. 4 goes back, see p. 12 of the manual. no. we keep the rest.",
            ["Item no. 4 goes back, see p. 12 of the manual.", "no.", "we keep the rest."],
        ),
        (
            "Nur neu sind z. B. die Fenster (d. h. nicht die Tür). Es steht seit 300 v. Chr. am Fluss.",
            [
                "Nur neu sind z. B. die Fenster (d. h. nicht die Tür).",
                "Es steht seit 300 v. Chr. am Fluss.",
            ],
        ),
        (
            "The plaster of the 13th c. is kept as it is. The tower is of the 14th c. It leans.",
            ["The plaster of the 13th c. is kept as it is.", "The tower is of the 14th c.", "It leans."],
        ),
        (
            "The well is 20 m. behind the barn, and the rope has 30 m. at most. we need a longer one.",
            ["The well is 20 m. behind the barn, and the rope has 30 m. at most.", "we need a longer one."],
        ),
        ("i like plan c. it is cheap", ["i like plan c. it is cheap"]),
        (
            "i like plan c more than the others, so plan c. it is the cheapest",
            ["i like plan c more than the others, so plan c.", "it is the cheapest"],
        ),
    ],
)
def test_an_abbreviation_ends_no_sentence_that_goes_on(text: str, found: list[str]) -> None:
    assert sentences(text) == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (
            "its on the back of the card, rail pass HX9254B We get the keys on May 3",
            ["its on the back of the card, rail pass HX9254B", "We get the keys on May 3"],
        ),
        (
            "statistics is lying with a straight face lol omg they changed it, resit May 2",
            ["statistics is lying with a straight face lol", "omg they changed it, resit May 2"],
        ),
        (
            "die Kaffeemaschine war sehr leise heute Wir treffen uns um neun",
            ["die Kaffeemaschine war sehr leise heute", "Wir treffen uns um neun"],
        ),
        (
            "the machine says it needs nine updates Finalement on garde les journaux",
            ["the machine says it needs nine updates", "Finalement on garde les journaux"],
        ),
        (
            "We spent a night in The Hague, and I read The Times there with my friend Will from Los Angeles.",
            [
                "We spent a night in The Hague, and I read The Times there with my friend Will from Los Angeles."
            ],
        ),
    ],
)
def test_a_chat_sentence_ends_without_a_full_stop_where_the_next_one_begins(
    text: str, found: list[str]
) -> None:
    assert sentences(text) == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (
            "Wir fliegen am 14. April nach Porto und am 18. Mai wieder zurück. Das Hotel ist bezahlt.",
            ["Wir fliegen am 14. April nach Porto und am 18. Mai wieder zurück.", "Das Hotel ist bezahlt."],
        ),
        (
            "Plan: 1. find where the delay comes from, 2. write a test that fails, 3. fix it. Coder, please start.",
            [
                "Plan: 1. find where the delay comes from, 2. write a test that fails, 3. fix it.",
                "Coder, please start.",
            ],
        ),
        (
            "Two remarks. 1. It raises ValueError on a bad date. 2. It takes nan for a number.",
            ["Two remarks.", "1. It raises ValueError on a bad date.", "2. It takes nan for a number."],
        ),
        (
            "Der 2. Entwurf ist fertig, der 3. kommt am Montag nach der Pause.",
            ["Der 2. Entwurf ist fertig, der 3. kommt am Montag nach der Pause."],
        ),
        (
            "Le 1. étage est fermé, prenez l'escalier au fond du couloir.",
            ["Le 1. étage est fermé, prenez l'escalier au fond du couloir."],
        ),
        # A number may end a sentence.
        (
            "We need room 4. Then we go to the hall on floor 12. Please hurry up.",
            ["We need room 4.", "Then we go to the hall on floor 12.", "Please hurry up."],
        ),
        (
            "Wir kommen am 14. Dann fahren wir weiter, das Hotel ist schon bezahlt.",
            ["Wir kommen am 14.", "Dann fahren wir weiter, das Hotel ist schon bezahlt."],
        ),
        (
            "be there at 5. dont be late please, the bus leaves right after",
            ["be there at 5.", "dont be late please, the bus leaves right after"],
        ),
    ],
)
def test_a_number_that_counts_or_orders_ends_no_sentence(text: str, found: list[str]) -> None:
    assert sentences(text) == found


def test_an_item_is_not_parted_from_its_own_list() -> None:
    """A line that says "Price: $102" and no more says of nothing what it costs."""
    announced = (
        "Here are the boats to the island on the day that you asked for, each with room for two people and a dog, "
        "and with a captain who knows every stone between the old harbour and the pier of the island, "
        "in all weathers, also in the fog"
    )
    boats = [
        f"{number}. **Boat {number}:**\n   - Name: Zephyr {number}\n"
        f"   - Departure: {number + 6}:00 from the old harbour\n"
        f"   - Arrival: {number + 9}:30 at the pier\n   - Price: ${number + 100}"
        for number in (1, 2)
    ]

    found = sentences("\n".join([f"{announced}:", *boats]))

    assert found == [
        f"{announced}:",
        "Boat 1: Name: Zephyr 1; Departure: 7:00 from the old harbour; Arrival: 10:30 at the pier; Price: $101",
        "Boat 2: Name: Zephyr 2; Departure: 8:00 from the old harbour; Arrival: 11:30 at the pier; Price: $102",
    ]


def test_lists_of_any_length_are_read_in_linear_time() -> None:
    """Half a megabyte of short lists took 50 s, while the lines below each item were copied."""
    began = time.process_time()

    found = sentences(("x:\n" + "- a\n" * 60) * 2_000)

    assert len(found) == 2_000
    assert time.process_time() - began < 10


@settings(deadline=None)
@given(st.text(max_size=600))
def test_a_sentence_is_one_short_visible_line(text: str) -> None:
    for sentence in sentences(text):
        assert sentence.splitlines() == [sentence]
        assert len(sentence) <= MAX_SENTENCE_CHARACTERS
        assert flat(sentence) == sentence


@settings(deadline=None)
@given(st.text(max_size=60), st.integers(2, 80))
def test_clipped_text_stays_within_the_limit(text: str, limit: int) -> None:
    assert len(clipped(text, limit)) <= limit
    if len(text) <= limit:
        assert clipped(text, limit) == text


def test_terms_are_words_or_pairs_of_characters() -> None:
    assert terms("The QUICK-brown fox, 12 of it: é") == ["the", "quick", "brown", "fox"]
    assert terms("取消订单") == ["取消", "消订", "订单"]
    assert terms("注") == ["注"]
