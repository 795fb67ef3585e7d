from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from processors.extractive.sentence_rank import MAX_RANKED_SENTENCES, inverse_frequencies, rank

documents = st.lists(st.lists(st.sampled_from("abcdefgh"), max_size=6), max_size=20)


def test_the_sentence_that_shares_most_terms_is_the_most_central() -> None:
    scores = rank([["red", "pot"], ["red", "roof"], ["red", "pot", "roof"], ["blue", "sky"]])

    assert scores[2] == max(scores) == 1.0
    assert scores[3] == min(scores)


def test_repeating_a_common_term_does_not_raise_the_rank() -> None:
    many = [["flight", f"only{number}"] for number in range(30)]

    assert len(set(rank([*many, ["flight"] * 9]))) == 1


def test_sentences_beyond_the_limit_are_not_ranked() -> None:
    assert rank([["a", "b"]] * (MAX_RANKED_SENTENCES + 2))[MAX_RANKED_SENTENCES:] == [0.0, 0.0]


def test_a_rare_term_weighs_more() -> None:
    rarity = inverse_frequencies([["a", "b"], ["a", "a"]])

    assert rarity["b"] > rarity["a"] > 0


@settings(deadline=None)
@given(documents)
def test_scores_are_shares_and_do_not_depend_on_the_order(given_documents: list[list[str]]) -> None:
    scores = rank(given_documents)

    assert len(scores) == len(given_documents)
    assert all(0 <= score <= 1 for score in scores)
    assert rank(given_documents[::-1])[::-1] == pytest.approx(scores)
