"""Which of the messages somebody hands over are held already."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple


class Known(NamedTuple):
    """How messages are told apart, in order.

    Attributes:
        anchors: what names a message beyond doubt (an id it brought along); ``None`` where nothing does.
        contents: what the message says; equal for equal messages.
    """

    anchors: Sequence[str | None]
    contents: Sequence[Hashable]


def unheld(held: Known, given: Known) -> list[int]:
    """Return the positions in ``given`` of what is not held.

    A message with an id is held if one of that id is. One without an id is held only if it stands between
    others just as it does there: it says the same as its counterpart, and so do all between it and a message
    whose id is held. What merely says the same as something held is new: people repeat themselves.
    """
    places = {anchor: place for place, anchor in enumerate(held.anchors) if anchor is not None}
    found = [False] * len(given.anchors)
    for position, anchor in enumerate(given.anchors):
        place = places.get(anchor) if anchor is not None else None
        if place is None:
            continue
        found[position] = True
        for step in (-1, 1):
            _follow(held, given, place, position, step, found)
    return [position for position, is_held in enumerate(found) if not is_held]


def _follow(held: Known, given: Known, place: int, position: int, step: int, found: list[bool]) -> None:
    while True:
        place, position = place + step, position + step
        inside = 0 <= place < len(held.contents) and 0 <= position < len(given.contents)
        if not inside or given.anchors[position] is not None:
            return
        if held.anchors[place] is not None or held.contents[place] != given.contents[position]:
            return
        found[position] = True
