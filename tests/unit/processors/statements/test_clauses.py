from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from processors.statements.clauses import ELLIPSIS, MIN_CHARACTERS, clauses, main_part
from tests.builders.planted import FITTED, statement_sentences


@pytest.mark.parametrize(
    ("text", "part"),
    [
        (
            "You'll laugh, and my aunt does every time I tell it, but the drummer's face has to stay exactly as it is.",
            "…but the drummer's face has to stay exactly as it is.",
        ),
        (
            "The permit for the well is granted, and the clerk told us a lovely story about his grandmother's garden.",
            "The permit for the well is granted…",
        ),
        (
            "It was so kind of you to call, the invoices have to go to the guild, and we all laughed about my old knee.",
            "…the invoices have to go to the guild…",
        ),
        (
            "Meine Tante brachte Kuchen, und wir alle haben gelacht, aber die Rechnungen gehen an das Büro der Gilde.",
            "…aber die Rechnungen gehen an das Büro der Gilde.",
        ),
    ],
)
def test_the_courtesy_and_the_story_around_a_statement_are_left_out(text: str, part: str) -> None:
    assert len(text) >= MIN_CHARACTERS
    assert main_part(text, user=True) == part


@pytest.mark.parametrize(
    "text",
    [
        "*When a donor tells us that she takes a medicine*, be it ever so harmless, I'd like her bottles set aside.",
        "I do hope the garden is lovely, the hall may be used by everybody, *unless the choir needs it that evening*.",
        "I do hope the garden is lovely, the hall may be used by the club, *but never on the days of the choir*.",
        "Ich hoffe, es geht Ihnen gut, der Saal darf benutzt werden, *wenn der Chor ihn an dem Abend nicht braucht*.",
    ],
)
def test_a_condition_an_exception_and_a_prohibition_stay(text: str) -> None:
    plain = text.replace("*", "")

    assert len(plain) >= MIN_CHARACTERS
    assert text.split("*")[1] in (main_part(plain, user=True) or plain)


def test_each_of_several_sentences_has_its_part() -> None:
    text = (
        "You'll laugh, and my aunt does every time I tell it, but the drummer's face has to stay exactly as it is. "
        "Ask Olsen first."
    )

    assert (
        main_part(text, user=True) == "…but the drummer's face has to stay exactly as it is. Ask Olsen first."
    )


def test_what_was_cut_is_not_cut_again() -> None:
    text = "…but the drummer's face has to stay as it is, and my aunt laughed so much at the story that we had to smile."

    assert len(text) >= MIN_CHARACTERS
    assert main_part(text, user=True) is None


def test_a_short_statement_is_told_as_it_is() -> None:
    assert main_part("My aunt laughed, but the face stays.", user=True) is None


_WORDS = (
    "the hall , ; : and but because if unless not never told walked $40 May aunt … . ! — wir aber nicht 盖子"
)
words = st.sampled_from(_WORDS.split())


@given(st.lists(words, min_size=1, max_size=60).map(" ".join), st.booleans())
def test_a_part_is_shorter_and_says_nothing_else(text: str, user: bool) -> None:
    found = clauses(text, user=user)
    assert "".join(text[one.begin : one.end] for one in found).replace(" ", "") == text.replace(" ", "")
    assert [one.text for one in found] == [text[one.begin : one.end] for one in found]
    part = main_part(text, user=user)

    if part is not None:
        assert len(part) < len(text)
        assert all(one.strip(" ,;:—") in text for one in part.split(ELLIPSIS))


def test_of_the_long_statements_of_all_authors_few_lose_what_must_be_kept() -> None:
    left = whole = cut = lost = 0
    for split in FITTED:
        for by, text, marks in statement_sentences(split):
            part = main_part(text, user=by == "user")
            if part is not None:
                cut += 1
                left += len(part)
                whole += len(text)
                lost += any(text[begin:end] not in part for begin, end in marks)

    assert cut > 2_500
    assert left < 0.65 * whole
    assert lost < 0.07 * cut
