from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.statement_form import SIGN_SIZE, features_of, share
from processors.summaries.statement_form import signs, statedness, tokens
from processors.summaries.statement_weights import OF_SIGNS, OF_WORDS


@pytest.mark.parametrize(
    ("statement", "story"),
    [
        ("One rack at a time.", "My cousin walked past the racks in Bergen, and everybody laughed about a story."),
        ("Invoices go to the landlord, not to us.", "She told people a funny story about the invoices, and we laughed."),
        ("Der Kurs ist nicht am Montag.", "Gestern war ein Kurs in Graz, und alle hatten etwa eine Stunde geredet."),
        ("The taxi is still missing.", "We took a taxi to an old church, and the driver talked about a bridge."),
    ],
)  # fmt: skip
@pytest.mark.parametrize("user", [True, False])
def test_a_statement_has_more_of_the_form_than_a_story(statement: str, story: str, user: bool) -> None:
    assert statedness(statement, user=user) > statedness(story, user=user) + 0.2


@pytest.mark.parametrize(
    ("statement", "talk"),
    [
        ("Nothing has come back from the landlord yet.", "Nothing beats a landlord with a dog like that."),
        ("The lid stays shut until we are told.", "The lid reminded us of a big old piano."),
        ("盖子必须先锁好。", "我觉得盖子很好看。"),
    ],
)
def test_words_tell_a_statement_where_length_and_clauses_do_not(statement: str, talk: str) -> None:
    assert statedness(statement, user=True) > statedness(talk, user=True) + 0.2


def test_numbers_count_as_one_word_and_a_script_without_spaces_by_its_characters() -> None:
    assert tokens("At 18:30, pay $1,250.50 for FL-208!") == [
        "^",
        "at",
        "0",
        "pay",
        "$",
        "0",
        "for",
        "fl",
        "0",
        "!",
        "^",
    ]
    assert tokens("付5元") == ["^", "付", "0", "元", "^"]


@given(st.text(max_size=300), st.booleans())
def test_the_score_is_the_one_that_was_fitted(text: str, user: bool) -> None:
    weights = {f"*{name}": weight / SIGN_SIZE for name, weight in OF_SIGNS.items()}
    for entry in OF_WORDS.split():
        words, _, weight = entry.rpartition(":")
        weights[words.replace("_", " ")] = int(weight) / 100

    assert statedness(text, user=user) == pytest.approx(share(features_of(text, user=user), weights))


@given(st.text(max_size=300), st.booleans())
def test_any_text_has_a_share_and_every_sign_a_weight(text: str, user: bool) -> None:
    assert 0 <= statedness(text, user=user) <= 1
    assert signs(text, user=user).keys() <= OF_SIGNS.keys()
