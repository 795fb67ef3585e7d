"""What an undo of a session's newest turn removes, and what a call that failed goes on with when it is made again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from processors.reading.memory_read import MemoryRead
from schemas.errors import MemoryChanged
from schemas.events import Event, MessagesRemoved
from schemas.publication import Published
from schemas.view import MessageView
from streams.client.message_options import EventOptions
from streams.client.new_events import new_event

#: How many undos that failed are remembered. Beyond that, the oldest is forgotten: its retry would be a new call.
_MAX_FAILED_UNDOS: Final = 1_024
#: The reason that a removal says where its caller gives none.
_REASON: Final = "undo_last_turn"


@dataclass(frozen=True, slots=True)
class UndoneTurn:
    """What was removed from a session's memory.

    Attributes:
        session_id: the session.
        messages: what was removed, oldest first, as memory had it; empty if there was nothing to undo.
        published: where the removal stands in the log; ``None`` if nothing was published.
    """

    session_id: str
    messages: list[MessageView]
    published: Published | None

    @property
    def user_message(self) -> MessageView | None:
        """The user's message that began the turn, to be edited and sent again; ``None`` if none began it."""
        first = self.messages[0] if self.messages else None
        return first if first is not None and first.role == "user" else None


@dataclass(frozen=True, slots=True)
class Undo:
    """One undo that was decided on: its removal, and what that takes out of memory."""

    removal: MessagesRemoved
    messages: list[MessageView]

    def is_of_same_turn(self, other: Undo | None) -> bool:
        """Return whether both remove the same messages."""
        return other is not None and self.removal.message_ids == other.removal.message_ids


class FailedUndos:
    """The undos of one client whose outcome its caller does not know, by session and agent.

    The removal may be in the log already. So the newest turn of memory may be the one before, and the same call again
    must not decide again. When the same agent writes something else in the session, its next call is a new one.
    """

    def __init__(self) -> None:
        self._undos: OrderedDict[tuple[str, str | None], Undo] = OrderedDict()

    def of(self, session_id: str, agent_id: str | None) -> Undo | None:
        """Return the undo that the same call again goes on with."""
        return self._undos.get((session_id, agent_id))

    def remember(self, undo: Undo) -> None:
        """Remember an undo, until :meth:`forget`."""
        self._undos[_caller(undo.removal)] = undo
        if len(self._undos) > _MAX_FAILED_UNDOS:
            self._undos.popitem(last=False)

    def forget(self, undo: Undo) -> None:
        """Forget an undo whose outcome is known."""
        self._undos.pop(_caller(undo.removal), None)

    def after_writing(self, events: Sequence[Event]) -> None:
        """Forget the undo of an agent that has written something else."""
        if not self._undos:
            return
        for event in events:
            undo = self._undos.get(_caller(event))
            if undo is not None and undo.removal != event:
                self.forget(undo)


def undo_of_newest_turn(
    read: MemoryRead, base_sequence: int | None, reason: str | None, options: EventOptions
) -> Undo | None:
    """Return the undo of the newest turn of a whole memory; ``None`` if the memory is empty.

    A response in this turn to a call before it leaves its call, so memory is as it was before the turn.

    Raises:
        MemoryChanged: the session has changed since ``base_sequence``.
        BadRequest: a summary has the turn, or a part of it.
    """
    if base_sequence is not None and base_sequence != read.sequence:
        raise MemoryChanged(f"session {read.session_id!r} has changed since it was read: nothing was removed")
    messages = read.newest_turn()
    if not messages:
        return None
    removal = new_event(
        MessagesRemoved,
        read.session_id,
        options,
        message_ids=[message.id for message in messages],
        reason=_REASON if reason is None else reason,
        base_sequence=read.sequence,
        with_group=False,
    )
    return Undo(removal, messages)


def _caller(event: Event) -> tuple[str, str | None]:
    return event.session_id, event.agent_id
