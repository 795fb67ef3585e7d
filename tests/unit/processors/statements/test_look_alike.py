from __future__ import annotations

import pytest

from processors.statements.look_alike import look_alike


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ("the left door is 80 cm wide", "the right door is 95 cm wide", True),
        ("the left door is 80 cm wide", "the cellar door is 95 cm wide", True),
        # A reason of many words stands for no subject.
        ("run the kiln at 30 degrees", "the old potter had a long look: the kiln manages 20 degrees", False),
        ("el taller abre en el local 12", "mandaron el taller al local 48", False),
    ],
)
def test_statements_look_alike_if_their_subjects_differ_in_about_as_many_words(
    one: str, other: str, expected: bool
) -> None:
    assert look_alike(one.replace(":", "").split(), other.replace(":", "").split()) is expected
