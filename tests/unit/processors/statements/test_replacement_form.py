from __future__ import annotations

import math
from collections import Counter

import pytest

from processors.statements.fitted_weights import fitted_weights
from processors.statements.obligations import Side
from processors.statements.replacement_form import (
    PROBABLE_SCORE,
    Sentence,
    named_in,
    repeats,
    score_of,
    signs,
)

(WEIGHTS,) = fitted_weights("replacement_form", "of_signs")


def sentence(text: str, side: Side = "user", *, owed: bool = True) -> Sentence:
    return Sentence(text, side, owed=owed)


def score(earlier: str, later: str, *, sides: tuple[Side, Side] = ("user", "user")) -> float:
    one, other = sentence(earlier, sides[0]), sentence(later, sides[1])
    uses = Counter([*one.words, *other.words])
    return score_of(one, other, uses)


@pytest.mark.parametrize(
    ("earlier", "later", "sign"),
    [
        ("The fair is on May 4.", "The fair is on June 9.", "date"),
        ("The fair costs $40.", "The fair costs $60.", "amount"),
        ("The fair opens at 8:30.", "The fair opens at 9:45.", "time"),
        ("The fair is on Monday.", "The fair is on Friday.", "day"),
        ("The fair has 40 stalls.", "The fair has 60 stalls.", "number_of_unit"),
        ("The fair has 40 stalls.", "The fair has 60.", "number"),
        ("The fair has 40 stalls.", "The fair has 60 guests.", "number_of_other_unit"),
        ("The fair has the code FL-2088.", "The fair has the code FL-3099.", "identifier"),
        ("The fair is on May 4.", "The fair on May 4 is for children.", "same_value"),
        ("The fair is on May 4.", "The fair is for children.", "value_before"),
        ("The fair is for children.", "The fair is on May 4.", "value_after"),
        ("The fair is for children.", "The fair is for artists.", "no_values"),
        ("The fair is for children.", "The fair is for artists now.", "changes"),
    ],
)
def test_the_signs_tell_which_values_two_sentences_give(earlier: str, later: str, sign: str) -> None:
    one, other = sentence(earlier), sentence(later)

    assert sign in signs(one, other, Counter([*one.words, *other.words]))


def test_sentences_without_a_common_word_have_no_signs() -> None:
    assert signs(sentence("The fair is on May 4."), sentence("Lunch is at noon."), Counter()) == {}


def test_every_sign_of_a_pair_has_a_weight() -> None:
    one, other = sentence("The autumn fair is on May 4."), sentence("The autumn fair is on June 9 now.", "ai")

    assert signs(one, other, Counter([*one.words, *other.words])).keys() <= WEIGHTS.keys()


def test_a_changed_value_has_a_higher_score_than_another_subject() -> None:
    changed = score(
        "The autumn fair is on May 4.", "The square is being paved, so the autumn fair is on June 9."
    )
    other = score("The autumn fair is on May 4.", "My aunt met a clown at the fair in Turku, he was 60.")

    assert changed > 0 > other


def test_two_rules_are_never_one() -> None:
    assert score("Never open the attic alone.", "The attic must be locked at night.") == -math.inf


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("The left drawer holds 40 spoons.", "The right drawer holds 60 spoons."),
        ("The old harbour is 40 feet deep.", "The new harbour is 60 feet deep."),
        (
            "The autumn fair of the village school is on May 4.",
            "The spring fair of the village school is on June 9.",
        ),
    ],
)
def test_two_subjects_are_never_probably_one(one: str, other: str) -> None:
    assert score(one, other) <= PROBABLE_SCORE


def test_the_form_of_the_later_sentence_counts() -> None:
    plain, with_reason = "The fair is on June 9.", "The fair is on June 9 because the square is being paved."

    assert "reason_after" not in sentence(plain).own_signs("after")
    assert "reason_after" in sentence(with_reason).own_signs("after")
    assert "reason_before" in sentence(with_reason).own_signs("before")


def test_ordinary_talk_that_is_said_again_repeats_itself() -> None:
    one = sentence("I walked 4 miles along the canal.", owed=False)

    assert repeats(one, sentence("I walked 7 miles along the canal.", owed=False))
    assert not repeats(one, sentence("I walked 7 miles along the canal now.", owed=False))
    assert not repeats(one, sentence("I walked 7 miles along the canal."))
    assert repeats(sentence("The fair is on May 4."), sentence("The fair is on May 4."))


def test_words_that_name_something() -> None:
    assert named_in("We need the vans of Service A for the fairs.") == {"van", "service", "fair", "a"}
    assert sentence("\u4ed3\u5e93\u6e29\u5ea6").words == {"\u4ed3\u5e93", "\u5e93\u6e29", "\u6e29\u5ea6"}


def test_what_a_sentence_adds_to_the_score_is_the_sum_of_the_weights_of_its_own_signs() -> None:
    asked = sentence("Could we, and this was my idea, move the fair to May 4 if it rains?")

    for place, found in (("before", asked.score_before), ("after", asked.score_after)):
        weights = [WEIGHTS.get(name, 0.0) * size for name, size in asked.own_signs(place).items()]

        assert found == pytest.approx(sum(weights), abs=1e-9)
