"""A message that a search found, as it is answered: the text around the match, and where the message is now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from processors.archive.archived import ArchivedEvent, decoded_json
from processors.archive.excerpt import excerpt
from processors.archive.place import MemoryState, place_of
from processors.archive.requests import Found
from processors.memory.record_time import moment_of
from schemas.archive import SearchHit


def search_hit(found: Found, terms: Sequence[tuple[str, ...]], state: MemoryState | None) -> SearchHit:
    """Return the answer for one message.

    Args:
        found: the message.
        terms: what it was looked up by.
        state: what is in its session's memory; None if that is not known.
    """
    event = found.event
    shown = excerpt(event.text, terms)
    return SearchHit(
        session_id=event.session_id,
        sequence=event.sequence,
        recorded_at=moment_of(event.recorded_ms),
        occurred_at=_message(event).get("occurred_at"),
        type=event.type,
        role=event.role,
        agent_id=event.agent_id,
        agent_role=event.agent_role,
        user_id=event.user_id,
        score=found.score,
        excerpt=shown.text,
        highlights=shown.highlights,
        place=None if state is None else place_of(event, state),
    )


def _message(event: ArchivedEvent) -> Mapping[str, Any]:
    """Return the fields of the message that was found: the event's, or those of the message that replaces others."""
    fields: Mapping[str, Any] = decoded_json(event.value)
    message = fields.get("replacement")
    return message if isinstance(message, dict) else fields
