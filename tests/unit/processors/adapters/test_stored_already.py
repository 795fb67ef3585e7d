from __future__ import annotations

import pytest

from processors.adapters.stored_already import MessageKeys, not_stored


def keys(text: str) -> MessageKeys:
    """Return keys: ``id:content`` has an id, ``call#content`` a call id, ``content`` neither."""
    words = text.split()
    return MessageKeys(
        [word.split(":")[0] if ":" in word else None for word in words],
        [word.split("#")[0] if "#" in word else None for word in words],
        words,
    )


@pytest.mark.parametrize(
    ("stored", "given", "new"),
    [
        ("", "", ""),
        ("", "hi 1:hello", "hi 1:hello"),
        # by id
        ("hi 1:hello", "hi 1:hello go", "go"),
        ("hi 1:hello", "1:hello go", "go"),
        ("hi 1:hello", "other 1:hello", "other"),
        ("1:a 2:b", "2:b 1:a 3:c", "3:c"),
        # an id that is used again for other content
        ("hi 1:hello", "go 1:bye", "go 1:bye"),
        ("1:a 1:b", "1:b 1:a 1:c", "1:c"),
        ("hi 1:hello", "hi 1:bye", "hi 1:bye"),
        # without an id, by its neighbours
        ("hi hi 1:a", "hi hi 1:a hi", "hi"),
        ("hi 1:a hi", "1:a hi", ""),
        ("hi 1:a ho", "1:a hi", "hi"),
        ("a b 1:x c d 2:y", "b 1:x c d 2:y e", "e"),
        ("a b 1:x", "b a 1:x", "b a"),
        # equal content alone
        ("hi hello", "hi hello", "hi hello"),
        ("hi", "hi", "hi"),
        # by call id, if its neighbours are the same
        ("q c1#f r1#out done", "q c1#f r1#out done more", "more"),
        ("q c1#f r1#out", "q c1#f r1#out", ""),
        # call ids used again in every turn
        ("q c1#f r1#out done", "c1#f r1#out", "c1#f r1#out"),
        ("q c1#f r1#out done", "q c1#f r1#other done", "q c1#f r1#other done"),
        ("q c1#f r1#out done", "q c1#f r1#out undone", "q c1#f r1#out undone"),
        ("q 1:f r1#out", "q 2:f r1#out", "q 2:f r1#out"),
        # a call with an id decides for its output without one
        ("q 1:f r1#out 2:done", "q 1:f r1#out 2:done q 3:f r1#out", "q 3:f r1#out"),
    ],
)
def test_only_new_messages_are_added(stored: str, given: str, new: str) -> None:
    words = given.split()

    assert [words[position] for position in not_stored(keys(stored), keys(given))] == new.split()
