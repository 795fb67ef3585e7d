"""A fork in memory: which copies of the forked memory it has, so that each of them counts once."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from schemas.events import SessionForked

#: The id of a SessionForked, and of its copies: the same with ``:`` and a number. Nothing else has such an id.
_FORK_ID: Final = re.compile(r"fork-[0-9a-f]{32}")
_PREFIX: Final = "fork-"
#: The number of the next copy of a fork that was not made, because the session had a life already.
_REFUSED: Final = -1


class Fork(NamedTuple):
    """What a session that is a fork, or was to become one, remembers of it.

    Attributes:
        event_id: Id of the SessionForked.
        next_copy: Number of the copy that comes next.
        copies: Number of the copies that were announced; more of them may come.
        session_id: The session that was forked.
        sequence: Sequence up to which its memory was copied.
    """

    event_id: str
    next_copy: int
    copies: int
    session_id: str
    sequence: int

    @property
    def made(self) -> bool:
        """Whether the session is a fork."""
        return self.next_copy != _REFUSED

    @property
    def source(self) -> str | None:
        """The session that was forked; ``None`` if the session is no fork."""
        return self.session_id if self.made else None

    @property
    def complete(self) -> bool:
        """Whether it has all copies that were announced."""
        return self.next_copy >= self.copies


def fork_of(event: SessionForked, *, begins_life: bool) -> Fork:
    """Return the fork that an event makes; one that is refused if the session had a life before."""
    return Fork(
        event.event_id,
        0 if begins_life else _REFUSED,
        event.copies,
        event.from_session_id,
        event.from_sequence,
    )


def is_copy(event_id: str) -> bool:
    """Return whether this is the id of a copy, of any fork."""
    if not event_id.startswith(_PREFIX):
        return False
    name, colon, number = event_id.partition(":")
    return bool(colon) and number.isdecimal() and _FORK_ID.fullmatch(name) is not None


def admits(fork: Fork, event_id: str) -> bool:
    """Return whether an event of the session counts: it is no copy, or it is the copy that comes next.

    The copies of a fork come in their order, and any of them may come again later. A copy of another fork has no place
    here: two forks into one session were made at the same time, and this one was first.
    """
    if not is_copy(event_id):
        return True
    name, _, number = event_id.partition(":")
    return name == fork.event_id and int(number) == fork.next_copy


def after(fork: Fork, event_id: str) -> Fork:
    """Return the fork after an event that it admits."""
    return fork._replace(next_copy=fork.next_copy + 1) if is_copy(event_id) else fork
