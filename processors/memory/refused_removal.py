"""Whether memory refused a removal for its ``base_sequence``, told from the events before it, without a fold."""

from __future__ import annotations

from collections import deque
from typing import Final, NamedTuple

from processors.memory.fork import is_copy
from processors.memory.storable import storage_problem
from schemas.events import (
    AiMessageAdded,
    Event,
    MessagePinned,
    MessageUnpinned,
    MultimodalUserMessageAdded,
    SessionConfigured,
    SessionDescribed,
    SystemMessageSet,
    ToolCallResponseAdded,
    UserMessageAdded,
)

#: Events before a removal that show whether memory refused it: more than the ids that a memory remembers.
EVENTS_BEFORE_REMOVAL: Final = 200

#: Messages, and what sets or pins something. Memory may refuse a summary or a removal; what was named before a clearing
#: must not come back in any case.
_CERTAIN: Final[frozenset[type]] = frozenset(
    {
        UserMessageAdded,
        MultimodalUserMessageAdded,
        AiMessageAdded,
        ToolCallResponseAdded,
        SystemMessageSet,
        SessionConfigured,
        SessionDescribed,
        MessagePinned,
        MessageUnpinned,
    }
)


def certainly_changes(kind: type, event_id: str) -> bool:
    """Return whether an event of this type, new to a life, certainly becomes the last one that its memory has applied.

    A copy in a fork may not: two forks into one session may be made at once, and one of them counts.
    """
    return kind in _CERTAIN and not is_copy(event_id)


def is_certainly_refused(base_sequence: int, sequence: int, changed_at: int | None) -> bool:
    """Return whether memory certainly kept what a removal names, because the session had changed since its base.

    What cannot be decided counts as removed: a redacted text must not come back.

    Args:
        base_sequence: of the removal.
        sequence: of the removal.
        changed_at: the sequence of the newest event before it that certainly changed memory; None if none is known.
    """
    return base_sequence >= sequence or (changed_at is not None and base_sequence < changed_at)


class _Earlier(NamedTuple):
    sequence: int
    event_id: str
    kind: type


class EarlierEvents:
    """The newest events of one session, which tell whether memory refused a removal that comes next."""

    def __init__(self) -> None:
        self._events: deque[_Earlier] = deque(maxlen=EVENTS_BEFORE_REMOVAL)

    def add(self, sequence: int, event: Event) -> None:
        """Add the session's next event; one that memory cannot fold changes nothing."""
        if storage_problem(event) is None:
            self._events.append(_Earlier(sequence, event.event_id, type(event)))

    def refuse(self, sequence: int, base_sequence: int) -> bool:
        """Return whether memory certainly refused a removal with this base, see :func:`is_certainly_refused`."""
        return is_certainly_refused(base_sequence, sequence, self._changed_at())

    def _changed_at(self) -> int | None:
        changed_at: int | None = None
        ids: set[str] = set()
        for earlier in self._events:
            if certainly_changes(earlier.kind, earlier.event_id) and earlier.event_id not in ids:
                changed_at = earlier.sequence
            ids.add(earlier.event_id)
        return changed_at
