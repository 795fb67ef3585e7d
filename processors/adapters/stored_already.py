"""Decides which messages of a client are stored already, so that adding them again is idempotent."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import NamedTuple


class MessageKeys(NamedTuple):
    """The keys that identify messages, one item for each message, in order.

    Attributes:
        ids: The id that a message brought along; ``None`` without one. Together with the content it identifies the
            message. Alone it does not, because scripted models and some providers use the same id again.
        call_ids: The tool call that a message makes or answers; ``None`` without one. Some models use the same call
            ids in every turn, so it does not identify a message alone.
        contents: The content; equal for equal messages.
    """

    ids: Sequence[str | None]
    call_ids: Sequence[str | None]
    contents: Sequence[Hashable]


def not_stored(stored: MessageKeys, given: MessageKeys) -> list[int]:
    """Return the positions in ``given`` of the messages that are not stored.

    A message with an id is stored if that id is stored with the same content. With other content it is new: nothing
    that differs may be lost. A message without an id is stored only if its neighbours are
    the same: it and all messages between it and a stored message with an id must equal their counterparts. Without
    such an id, a tool call that is stored with the same content identifies the messages around it. They must equal
    their counterparts, include more than calls and responses, and extend to the end of ``stored`` or ``given``. A
    message that only equals a stored one is new, because people repeat themselves.
    """
    known = [False] * len(given.contents)
    for position, place in _matches(_named(stored), _named(given)):
        known[position] = True
        for following in _equal_neighbours(stored, given, place, position):
            known[following] = True
    for position, place in _matches(stored.call_ids, given.call_ids):
        if not known[position] and stored.contents[place] == given.contents[position]:
            run = [position, *_equal_neighbours(stored, given, place, position)]
            behind = max(run) + 1
            ends = behind == len(given.contents) or behind - position + place == len(stored.contents)
            if (ends or known[behind]) and any(given.call_ids[following] is None for following in run):
                for following in run:
                    known[following] = True
    return [position for position, is_stored in enumerate(known) if not is_stored]


def stored_in_none(orders: Iterable[MessageKeys], given: MessageKeys) -> list[int]:
    """Return the positions in ``given`` of the messages that none of several orders of a memory has."""
    unknown = set(range(len(given.contents)))
    for stored in orders:
        unknown.intersection_update(not_stored(stored, given))
    return sorted(unknown)


def shares_keys(stored: MessageKeys, given: MessageKeys) -> bool:
    """Return whether a message of ``given`` has the id and content, or the call, of one in ``stored``.

    If not, :func:`not_stored` returns all of ``given``.
    """
    return any(True for _ in _matches(_named(stored), _named(given))) or any(
        True for _ in _matches(stored.call_ids, given.call_ids)
    )


def _named(keys: MessageKeys) -> list[Hashable | None]:
    """Return what identifies each message alone: its id with its content; ``None`` without an id."""
    return [
        None if name is None else (name, content)
        for name, content in zip(keys.ids, keys.contents, strict=True)
    ]


def _matches(
    stored: Sequence[Hashable | None], given: Sequence[Hashable | None]
) -> Iterator[tuple[int, int]]:
    """Yield each position in ``given`` with the last place in ``stored`` that has the same key."""
    places = {name: place for place, name in enumerate(stored) if name is not None}
    for position, name in enumerate(given):
        if name is not None and name in places:
            yield position, places[name]


def _equal_neighbours(stored: MessageKeys, given: MessageKeys, place: int, position: int) -> Iterator[int]:
    """Yield the positions around ``position`` whose messages equal those around ``place``, without a gap.

    A message with an id ends the run, because its id decides.
    """
    for step in (-1, 1):
        there, here = place + step, position + step
        while 0 <= there < len(stored.contents) and 0 <= here < len(given.contents):
            named = stored.ids[there] is not None or given.ids[here] is not None
            if named or stored.contents[there] != given.contents[here]:
                break
            yield here
            there, here = there + step, here + step
