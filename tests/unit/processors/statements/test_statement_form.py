from __future__ import annotations

from functools import cache
from operator import mul
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks import word_vectors
from benchmarks.statement_form import SIGN_SIZE, features_of, share
from benchmarks.word_vectors import vectors
from processors.statements.fitted_weights import fitted_weights as read_weights
from processors.statements.statement_form import signs, statedness, tokens

OF_SIGNS, OF_WORDS, OF_MEANINGS = read_weights("statement_form", "of_signs", "of_words", "of_meanings")


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


@pytest.mark.parametrize("word", ["sprained", "remedies"])
def test_a_word_that_no_sentence_for_the_fit_has_counts_by_its_meaning(word: str) -> None:
    assert all(word not in name for name in OF_WORDS)

    assert statedness(f"It {word}.", user=True) != statedness("It florbed.", user=True)


def test_words_that_are_used_alike_have_similar_vectors() -> None:
    def likeness(one: str, other: str) -> float:
        return float(sum(map(mul, vectors()[one], vectors()[other])))

    for one, other, third in (
        ("monday", "tuesday", "soup"),
        ("must", "should", "uncle"),
        ("snow", "rain", "contract"),
    ):
        assert likeness(one, other) > 2 * likeness(one, third)


def test_the_file_of_vectors_keeps_their_order_of_likeness(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    few = {word: [float(size) for size in vectors()[word]] for word in ("monday", "tuesday", "soup", "uncle")}
    packed = tmp_path / "few.gz"
    packed.write_bytes(word_vectors.packed_vectors(few))
    monkeypatch.setattr(word_vectors, "FILE", packed)
    read = word_vectors.vectors.__wrapped__()

    assert list(read) == list(few)
    assert sum(map(mul, read["monday"], read["tuesday"])) > sum(map(mul, read["monday"], read["soup"]))


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


@cache
def fitted_weights() -> dict[str, float]:
    """Return the weights as the fit names them."""
    return {
        **{f"*{name}": weight / SIGN_SIZE for name, weight in OF_SIGNS.items()},
        **{name.replace("_", " "): weight for name, weight in OF_WORDS.items()},
        **{f"~{word}": weight for word, weight in OF_MEANINGS.items()},
    }


@given(st.text(max_size=300), st.booleans())
def test_the_score_is_the_one_that_was_fitted(text: str, user: bool) -> None:
    assert statedness(text, user=user) == pytest.approx(share(features_of(text, user=user), fitted_weights()))


@given(st.text(max_size=300), st.booleans())
def test_any_text_has_a_share_and_every_sign_a_weight(text: str, user: bool) -> None:
    assert 0 <= statedness(text, user=user) <= 1
    assert signs(text, user=user).keys() <= OF_SIGNS.keys()
