"""Whether memory refused a removal for its ``base_sequence``, told from the events before it, without a fold."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from schemas.events import (
    AiMessageAdded,
    Event,
    MultimodalUserMessageAdded,
    SessionForked,
    ToolCallResponseAdded,
    UserMessageAdded,
)

#: Events before a removal that show whether memory refused it: more than the ids that a memory remembers.
EVENTS_BEFORE_REMOVAL: Final = 200

#: A new one changes any memory; of other events that depends on what is in it.
_CHANGING: Final = frozenset(
    {UserMessageAdded, MultimodalUserMessageAdded, AiMessageAdded, ToolCallResponseAdded}
)


class EarlierEvent(NamedTuple):
    """What of an event before a removal tells whether memory refused the removal."""

    sequence: int
    event_id: str
    kind: type[Event]


def is_certainly_refused(base_sequence: int, sequence: int, before: Iterable[EarlierEvent]) -> bool:
    """Return whether memory certainly kept what a removal names, because the session had changed since its base.

    A message that came in between certainly changed it. What cannot be decided counts as removed: a redacted text must
    not come back.

    Args:
        base_sequence: of the removal.
        sequence: of the removal.
        before: the :data:`EVENTS_BEFORE_REMOVAL` newest events of the session before it that memory could fold, by
            ascending sequence.
    """
    if base_sequence >= sequence:
        return True
    ids: set[str] = set()
    for earlier in before:
        # What is no copy changes nothing until all copies are there.
        if earlier.kind is SessionForked:
            return False
        if base_sequence < earlier.sequence and earlier.kind in _CHANGING and earlier.event_id not in ids:
            return True
        ids.add(earlier.event_id)
    return False
