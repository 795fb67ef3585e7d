"""Which of the messages somebody hands over are held already."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import NamedTuple


class Known(NamedTuple):
    """How messages are told apart, in order.

    Attributes:
        names: what names a message beyond doubt (an id it brought along); ``None`` where nothing does.
        hints: the tool call a message makes or answers; ``None`` where there is none. Some models count their
            calls anew in every turn, so it names nothing by itself.
        contents: what the message says; equal for equal messages.
    """

    names: Sequence[str | None]
    hints: Sequence[str | None]
    contents: Sequence[Hashable]


def unheld(held: Known, given: Known) -> list[int]:
    """Return the positions in ``given`` of what is not held.

    A message with a name is held if one of that name is. One without is held only if it stands among others
    just as it does there: it says the same as its counterpart, and so do all between it and a named message
    that is held. Where no name helps, a tool call does that is held with the same content, if what stands
    around it says the same too, is more than calls and their responses, and goes on until what is held or
    given ends. What merely says the same as something held is new: people repeat themselves.
    """
    found = [False] * len(given.contents)
    for position, place in _same(held.names, given.names):
        found[position] = True
        for following in _alike(held, given, place, position):
            found[following] = True
    for position, place in _same(held.hints, given.hints):
        if not found[position] and held.contents[place] == given.contents[position]:
            run = [position, *_alike(held, given, place, position)]
            behind = max(run) + 1
            ends = behind == len(given.contents) or behind - position + place == len(held.contents)
            if (ends or found[behind]) and any(given.hints[following] is None for following in run):
                for following in run:
                    found[following] = True
    return [position for position, is_held in enumerate(found) if not is_held]


def _same(held: Sequence[str | None], given: Sequence[str | None]) -> Iterator[tuple[int, int]]:
    """Yield each position in ``given`` with the last place in ``held`` that has its name."""
    places = {name: place for place, name in enumerate(held) if name is not None}
    for position, name in enumerate(given):
        if name is not None and name in places:
            yield position, places[name]


def _alike(held: Known, given: Known, place: int, position: int) -> Iterator[int]:
    """Yield the positions next to ``position`` that say the same as those next to ``place``, without a gap.

    A named message ends it: it is judged by its name.
    """
    for step in (-1, 1):
        there, here = place + step, position + step
        while 0 <= there < len(held.contents) and 0 <= here < len(given.contents):
            named = held.names[there] is not None or given.names[here] is not None
            if named or held.contents[there] != given.contents[here]:
                break
            yield here
            there, here = there + step, here + step
