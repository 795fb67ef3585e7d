"""The words of texts and queries."""

from __future__ import annotations

import pytest

from processors.archive.words import EXACT, contains, placed_words, query_terms, required_terms, words_of
from schemas.errors import BadRequest


def exact(*words: str) -> tuple[str, ...]:
    return tuple(word + EXACT for word in words)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", []),
        ("Hello, World!", ["hello", "world"]),
        ("snake_case and kebab-case", ["snake", "case", "and", "kebab", "case"]),
        ("ORD-12345", ["ord", *exact("12345")]),
        ("3KMFGS", [*exact("3kmfgs")]),
        ("Hôtel STRASSE Straße", ["hotel", "strasse", "strasse"]),
        ("ｆｕｌｌ width", ["full", "width"]),  # noqa: RUF001 - full-width letters on purpose
        ("去北京", ["去", "北", "京"]),
        ("BA 123便で東京へ", ["ba", *exact("123"), "便", "で", "東", "京", "へ"]),
        ("서울에서", ["서", "울", "에", "서"]),
        ("मेरी उड़ान, क्षमा", ["मेरी", "उड़ान", "क्षमा"]),
        ("शिक्षा ২৩", ["शिक्षा", *exact("২৩")]),
        ("ശ്രീ தமிழ் শিক্ষা ދިވެހި", ["ശ്രീ", "தமிழ்", "শিক্ষা", "ދިވެހި"]),
        # With and without the zero width joiner, which says how a letter is drawn.
        ("ශ්\u200dරී ශ්රී ക്\u200cഷ", ["ශ්රී", "ශ්රී", "ക്ഷ"]),
        ("كِتَابٌ كـتاب كتاب أحمد", ["كتاب", "كتاب", "كتاب", "أحمد"]),
        ("שָׁלוֹם־שלום", ["שלום", "שלום"]),
        ("می\u200cخواهم", ["می", "خواهم"]),  # noqa: RUF001 - Persian
        ("1\u0301 \u093f", [*exact("1")]),
    ],
)
def test_words(text: str, words: list[str]) -> None:
    assert words_of(text) == words


@pytest.mark.parametrize(
    ("query", "terms"),
    [
        ("", ()),
        ("What is the flight?", (("flight",),)),
        ("what is it", (("what",), ("is",), ("it",))),
        ("flight Flight", (("flight",),)),
        ("ORD-12345", (("ord", *exact("12345")),)),
        ("sara_doe@example.com", (("sara", "doe", "example", "com"),)),
        ("well-known", (("well",), ("known",))),
        ("北京", (("北", "京"),)),
        ("取消航班", (("取", "消"), ("消", "航"), ("航", "班"))),
        ("京", (("京",),)),
        ('"a" AND b*', (("b",),)),
    ],
)
def test_terms_of_a_query(query: str, terms: tuple[tuple[str, ...], ...]) -> None:
    assert query_terms(query) == terms


@pytest.mark.parametrize("query", ["", " ", "?", "-- *"])
def test_a_query_without_a_word_is_refused(query: str) -> None:
    with pytest.raises(BadRequest, match="give at least one letter or digit"):
        required_terms(query)
    assert required_terms("Flight?") == query_terms("Flight?")


def test_a_query_is_bounded() -> None:
    assert len(query_terms(" ".join(f"word{number}" for number in range(1_000)))) == 64
    (phrase,) = query_terms("-".join(["1"] * 100))
    assert len(phrase) == 16


def test_a_term_of_several_words_needs_them_next_to_each_other() -> None:
    words = words_of("ord 12345 ord-12345 12345 ord")

    assert contains(words, ("ord", *exact("12345"))) == 2
    assert contains(words, ("ord",)) == 3
    assert contains(words, ("nothing", "here")) == 0
    assert contains(["short"], ("much", "longer", "term")) == 0


def test_a_word_with_signs_is_one_place_also_where_signs_do_not_count() -> None:
    for text in ("ho\u0302tel", "शिक्षा", "שָׁלוֹם", "ශ්\u200dරී"):
        (placed,) = placed_words(f"  {text}. ")
        assert (placed.start, placed.end) == (2, 2 + len(text))
        assert placed.word == words_of(text)[0]


def test_words_have_their_places() -> None:
    text = "Où: ORD-12, 東京"
    assert [(one.word, text[one.start : one.end]) for one in placed_words(text)] == [
        ("ou", "Où"),
        ("ord", "ORD"),
        (*exact("12"), "12"),
        ("東", "東"),
        ("京", "京"),
    ]
