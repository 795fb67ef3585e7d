from __future__ import annotations

from processors.summaries.made_once import made_once


class Text:
    def __init__(self, words: str) -> None:
        self.words = words
        self.times_made = 0

    @made_once
    def length(self) -> int:
        """The length of the words."""
        self.times_made += 1
        return len(self.words)


def test_a_property_is_made_when_it_is_first_asked_for_and_only_then() -> None:
    text = Text("a door")
    assert text.times_made == 0

    assert (text.length, text.length) == (6, 6)
    assert text.times_made == 1


def test_each_object_has_its_own() -> None:
    short, long = Text("a door"), Text("a door and a window")

    assert (short.length, long.length) == (6, 19)


def test_the_class_has_the_property_with_its_docstring() -> None:
    assert isinstance(Text.length, made_once)
    assert Text.length.__doc__ == "The length of the words."
