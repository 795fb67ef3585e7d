from __future__ import annotations

import pytest

from processors.adapters.stored_already import Known, unheld


def told(text: str) -> Known:
    """``id:said`` is named, ``call#said`` hints at a call, ``said`` is neither."""
    words = text.split()
    return Known(
        [word.split(":")[0] if ":" in word else None for word in words],
        [word.split("#")[0] if "#" in word else None for word in words],
        words,
    )


@pytest.mark.parametrize(
    ("held", "given", "new"),
    [
        ("", "", ""),
        ("", "hi 1:hello", "hi 1:hello"),
        # by name
        ("hi 1:hello", "hi 1:hello go", "go"),
        ("hi 1:hello", "1:hello go", "go"),
        ("hi 1:hello", "other 1:hello", "other"),
        ("1:a 2:b", "2:b 1:a 3:c", "3:c"),
        # what has no name, by its place
        ("hi hi 1:a", "hi hi 1:a hi", "hi"),
        ("hi 1:a hi", "1:a hi", ""),
        ("hi 1:a ho", "1:a hi", "hi"),
        ("a b 1:x c d 2:y", "b 1:x c d 2:y e", "e"),
        ("a b 1:x", "b a 1:x", "b a"),
        # what merely says the same
        ("hi hello", "hi hello", "hi hello"),
        ("hi", "hi", "hi"),
        # by call, where what stands around it is the same
        ("q c1#f r1#out done", "q c1#f r1#out done more", "more"),
        ("q c1#f r1#out", "q c1#f r1#out", ""),
        # calls counted anew in every turn
        ("q c1#f r1#out done", "c1#f r1#out", "c1#f r1#out"),
        ("q c1#f r1#out done", "q c1#f r1#other done", "q c1#f r1#other done"),
        ("q c1#f r1#out done", "q c1#f r1#out undone", "q c1#f r1#out undone"),
        ("q 1:f r1#out", "q 2:f r1#out", "q 2:f r1#out"),
        # a named call takes its unnamed output along
        ("q 1:f r1#out 2:done", "q 1:f r1#out 2:done q 3:f r1#out", "q 3:f r1#out"),
    ],
)
def test_what_is_new(held: str, given: str, new: str) -> None:
    words = given.split()

    assert [words[position] for position in unheld(told(held), told(given))] == new.split()
