from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from processors.summaries.statement_form import WEIGHTS, signs, statedness


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


@given(st.text(max_size=300), st.booleans())
def test_any_text_has_a_share_and_every_sign_a_weight(text: str, user: bool) -> None:
    assert 0 <= statedness(text, user=user) <= 1
    assert signs(text, user=user).keys() <= WEIGHTS.keys()
