from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks.run_on import features_at, texts_of
from processors.statements.fitted_weights import fitted_weights
from processors.statements.run_on import (
    MAX_CHARACTERS,
    cut_at_all_ends,
    possible_sentences,
    score_at,
    sentences_of_run_on,
    signs_at,
    words_around,
    words_at,
)
from processors.statements.sentence import sentences

OF_SIGNS, OF_WORDS = fitted_weights("run_on", "of_signs", "of_words")


@pytest.mark.parametrize(
    "parts",
    [
        ["lol the bus was late again", "pls dont ring the bell after nine"],
        ["my aunt snores thru the wall again", "pls never call before 9, baby sleeps"],
        ["the tram was full again today", "we need the hall key back by friday"],
        ["the weather is lovely here", "gonna call the vet tomorrow about the results"],
        ["the queue was endless today", "my sister has the spare key now"],
    ],
)
def test_a_chat_ends_a_sentence_without_a_full_stop(parts: list[str]) -> None:
    assert sentences_of_run_on(" ".join(parts)) == parts


@pytest.mark.parametrize(
    "parts",
    [
        ["la coda era lunghissima anche oggi", "we need the hall key back by friday"],
        ["the queue was endless again today", "der schlüssel liegt jetzt bei meiner schwester"],
    ],
)
def test_a_sentence_ends_where_another_language_begins(parts: list[str]) -> None:
    assert sentences_of_run_on(" ".join(parts)) == parts


@pytest.mark.parametrize("ending", ["", "."])
@pytest.mark.parametrize(
    "text",
    [
        "Dr. Okafor retired last week, Ms. Lindqvist took over as contact person",
        "La reunión es con la Dra. Molina y el Sr. Ortega en la sala del fondo desde el martes",
        "der Schlüssel liegt bei Hr. Brandt in der Str. Nr. 14 und nicht mehr im Büro",
        "the bike is at St. Mary, Mrs. Hall has the second key and approx. 20 other things of ours",
    ],
)
def test_no_sentence_ends_behind_an_abbreviation(text: str, ending: str) -> None:
    """A name was cut off behind "Ms.", so a summary told that Lindqvist had taken over."""
    parts = cut_at_all_ends(text + ending)
    assert not [part for part in parts if part.endswith(".") and part != text + ending]
    assert not [
        one for one in possible_sentences(text + ending) if one.endswith(("Ms.", "Dra.", "Hr.", "Nr."))
    ]
    assert sentences(text + ending) == [text + ending]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("she had a hip operation, so my nephew Tim takes over as beta tester", "nephew Tim"),
        (
            "put his back out lifting a dog. ask for my nephew Callum, hes contact on site now",
            "nephew Callum",
        ),
        ("ruf bitte meinen Bruder Jannik an wenn der Kurier vor der Tür steht", "Bruder Jannik"),
        (
            "can you move the pick-up to the lilac Street shop it's so loud here tonight, both asleep.",
            "lilac Street",
        ),
    ],
)
def test_no_sentence_ends_within_a_name(text: str, name: str) -> None:
    """A summary told that Tim takes over, and not that it is the nephew; and of a street that it was "lilac."."""
    first, _, last = name.partition(" ")
    assert not [part for part in cut_at_all_ends(text) if part.endswith(f" {first}")]
    assert not [part for part in possible_sentences(text) if part.startswith(f"{last} ")]


def test_an_unlikely_end_between_two_capital_letters_is_within_a_name() -> None:
    """A summary told that the service went to "Polar"."""
    said = "contract with them ran out, chiller service went to Polar Tech fox in the car park again, looked very quiet"

    assert not [part for part in cut_at_all_ends(said) if part.endswith(" Polar")]
    assert sentences_of_run_on(said) == [said]


def test_a_likely_end_between_two_capital_letters_is_one() -> None:
    parts = [
        "my nephew still talks about it all the way back from Ghent",
        "Forgive me, I'm smiling as I write this",
    ]

    assert sentences_of_run_on(" ".join(parts)) == parts


def test_a_sentence_may_end_behind_a_word_for_a_person() -> None:
    said = "the lock is stiff again and I told my neighbour You know what that street is like"
    assert [part for part in cut_at_all_ends(said) if part.endswith("neighbour")]


def test_a_statement_is_found_behind_a_story_although_a_whole_story_is_as_clear() -> None:
    story = "my brother had ten glasses of wine"
    rule = "pls always log humidity before temperature, the inspector is weird about that"

    assert sentences_of_run_on(f"{story} {rule}") == [story, rule]


@pytest.mark.parametrize(
    "text",
    [
        "i want the card converter to turn our old punch cards into files without anybody checking each one by hand",
        "dont send anything to the old address, my brother still lives there",
        "the keys for the shed are at the neighbours until tuesday evening",
        "they say the timeout of the pump is now 60 seconds, lol",
        "Flight HAT110 from Atlanta to LaGuardia on May 24; Passengers: Omar Davis, Fatima Patel; Cabin: economy",
        "My falcon may weigh at most 504 grams, and Dr. Adler in Bergen checks it every Monday.",
        "Mein Turmfalke darf höchstens 504 Gramm wiegen, sonst fliegt er nicht.",
        "kurz: Termin am Montag",
    ],
)
def test_one_sentence_stays_whole(text: str) -> None:
    assert sentences_of_run_on(text) == [text]


def test_a_text_with_a_full_stop_is_cut_only_before_capital_letters() -> None:
    said = "3 minutes already Crash reports are kept for 676 days on the second server."

    assert sentences_of_run_on(said) == [said[:17], said[18:]]
    assert sentences_of_run_on(said.lower()) == [said.lower()]


@pytest.mark.parametrize(
    "said",
    [
        "Hi there, I need to make some changes to a flight reservation I have.",
        "As the damage was not your fault I would send it by express at no cost to you.",
        "A delay of 1.77e12 seconds is a thousand Unix timestamps, so some unit is wrong by a factor of 1,000.",
        "Riverside is outside your plan's network: Unitas Flex B pays 70 % there and you would pay about 36 GBP.",
        "The total cost for Ivan Smith's reservation, including travel insurance, is $329.",
    ],
)
def test_who_writes_capital_letters_and_full_stops_leaves_none_out(said: str) -> None:
    assert sentences_of_run_on(said) == [said]


def test_no_sentence_ends_behind_a_sign_that_needs_what_follows() -> None:
    said = "school's shut for summer, shipping address = my flat once the painters have left"

    assert all(part == said or not part.endswith("=") for part in cut_at_all_ends(said))
    assert not any(part.endswith("=") for part in possible_sentences(said))


def test_what_may_be_a_sentence_stands_before_behind_and_between_likely_ends() -> None:
    rule, story = "pls dont ring the bell after nine", "lol the bus was late again"
    found = possible_sentences(f"{story} {rule}")

    assert {story, rule} <= set(found)
    assert f"{story} {rule}" not in found
    assert possible_sentences("The audit of the north pond is on May 4.") == []


#: Words of chats, with marks and scripts of all kinds.
CHATS = st.text(st.sampled_from("ab I Zé0.,;($'-。中 "), max_size=400)


@settings(deadline=None)
@given(CHATS)
def test_all_parts_of_a_text_are_in_it_and_in_order(text: str) -> None:
    whole = " ".join(text.split())
    if whole:
        assert " ".join(cut_at_all_ends(whole)) == whole
        assert all(f" {part} " in f" {whole} " for part in possible_sentences(whole))


@settings(deadline=None)
@given(CHATS)
def test_no_word_is_lost_and_the_parts_are_in_order(text: str) -> None:
    whole = " ".join(text.split())
    if whole:
        assert " ".join(sentences_of_run_on(whole)) == whole


def test_however_many_sentences_a_text_may_have_few_places_are_weighed_against_each_other() -> None:
    words = ["lol", "dont", "call", "me", "before", "nine", "we", "were", "late"] * 30

    found = sentences_of_run_on(" ".join(words))

    assert " ".join(found).split() == words
    assert 1 < len(found) < 30


def test_a_text_that_is_hardly_prose_stays_whole() -> None:
    text = "lol dont call me before nine we were late " * (MAX_CHARACTERS // 42 + 1)

    assert sentences_of_run_on(text) == [text]


def test_the_weights_are_those_of_the_features_of_the_fit() -> None:
    words, _ = next(texts_of(["The tram was late."], Random(1), 1))
    names = features_at(["lol", *words], 1)

    assert any(name.removeprefix("*") in OF_SIGNS for name in names if name.startswith("*"))
    assert any(name in OF_WORDS for name in names if not name.startswith("*"))


def test_texts_for_the_fit_say_where_a_sentence_begins() -> None:
    said = ["Nobody calls before nine.", "We were late again!"]

    for words, begins in texts_of(said, Random(7), 50):
        parts = " ".join(f"| {word}" if place in begins else word for place, word in enumerate(words)).split(
            " | "
        )
        assert {part.lower() for part in parts} <= {"nobody calls before nine", "we were late again"}


@pytest.mark.parametrize(
    "text",
    [
        "pls dont ring the bell text me when youre outside the bus was late again lol",
        "The rent is $40 now, and (as I said) 3 people pay it \u2013 Ada never does",
    ],
)
def test_the_score_of_an_end_is_the_sum_of_the_weights_of_its_signs_and_words(text: str) -> None:
    words = text.split()

    for place in range(1, len(words)):
        around = words_around(words, place)
        weights = [
            *(OF_SIGNS.get(name, 0.0) for name in signs_at(words, around, place)),
            *(OF_WORDS.get(name, 0.0) for name in words_at(around)),
        ]

        assert score_at(words, place) == pytest.approx(sum(weights), abs=1e-9)
