from __future__ import annotations

from processors.summaries.made_once import MadeOnce


class Counted:
    def __init__(self) -> None:
        self.made = 0

    @MadeOnce
    def value(self) -> int:
        """A value."""
        self.made += 1
        return 40 + self.made


def test_a_value_is_made_when_it_is_asked_for_and_kept_for_its_object() -> None:
    one, other = Counted(), Counted()

    assert (one.made, one.value, one.value, one.made) == (0, 41, 41, 1)
    assert (other.made, other.value) == (0, 41)
