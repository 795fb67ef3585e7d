"""Which version of the contract a worker must know to fold an event; the publisher stamps it as ``requires``."""

from __future__ import annotations

from typing import Final

from schemas.events import (
    Event,
    MessagePinned,
    MessagesRemoved,
    MessageUnpinned,
    SessionDescribed,
    SessionForked,
)

#: The event types that workers of contract 1 do not know.
SECOND: Final = frozenset({SessionDescribed, SessionForked, MessagePinned, MessageUnpinned})


def required_contract(event: Event) -> int:
    """Return the version of the contract that a worker must know to fold the event as it is meant."""
    event_type = type(event)
    if event_type in SECOND:
        return 2
    if isinstance(event, MessagesRemoved) and (not event.with_group or event.replacement is not None):
        # Workers of contract 1 ignore both fields, and would remove whole groups and replace nothing.
        return 2
    return 1


def with_required_contract(event: Event) -> Event:
    """Return the event with ``requires``, unless contract 1 is enough, or it requires that much already."""
    required = required_contract(event)
    if required == 1 or (event.requires is not None and event.requires >= required):
        return event
    stamped: Event = event.model_copy(update={"requires": required})
    return stamped
