"""The events of a framework's messages, as all sessions that are made for a framework publish them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from processors.adapters.adapted import MessageFields, events_of
from schemas.events import Event
from streams.kafka.event_ids import new_event_id


def author_of(agent_id: str | None, agent_role: str | None, user_id: str | None) -> dict[str, str]:
    """Return the fields of events that say who speaks; those that are not known are left out."""
    author = {"agent_id": agent_id, "agent_role": agent_role, "user_id": user_id}
    return {name: value for name, value in author.items() if value is not None}


def framework_events(
    adapted: Sequence[MessageFields], session_id: str, *, source: str, author: Mapping[str, str] | None = None
) -> list[Event]:
    """Return the events of a framework's messages, in order: each with a new id, all of now.

    Args:
        adapted: the fields of the messages.
        session_id: the session.
        source: the name of the framework in errors.
        author: as :func:`author_of` returns it; a message may have fields of its own instead.

    Raises:
        BadRequest: a message is not JSON, or does not fit the schema; the error names it.
    """
    common = {**(author or {}), "session_id": session_id, "occurred_at": datetime.now(UTC).isoformat()}
    return events_of(adapted, new_id=new_event_id, common=common, source=source)
