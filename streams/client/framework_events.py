"""The events of a framework's messages, as all sessions that are made for a framework publish them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from processors.adapters.adapted import MessageFields, events_of
from schemas.errors import BadRequest
from schemas.events import Event
from streams.client.call_arguments import require_arguments
from streams.client.provider import MemoryProvider
from streams.client.session_memory import SessionMemory
from streams.kafka.event_ids import new_event_id


def provider_of(memory: SessionMemory, provider: MemoryProvider | None) -> MemoryProvider:
    """Return how a framework's session uses its memory: the given way, or that of the memory.

    Raises:
        BadRequest: it is given no session memory, or no provider.
    """
    if not isinstance(memory, SessionMemory):
        raise BadRequest(
            f"memory must be a SessionMemory, not {type(memory).__name__}", error_code="invalid_field"
        )
    require_arguments(provider=provider)
    return memory.provider if provider is None else provider


def messages_of(messages: object, *kinds: type, source: str) -> list[Any]:
    """Return a framework's messages as a list.

    Raises:
        BadRequest: they are no list, or one of them is of none of these kinds.
    """
    given = (
        list(messages) if isinstance(messages, Iterable) and not isinstance(messages, str | Mapping) else None
    )
    wrong = [type(one).__name__ for one in given or () if not isinstance(one, kinds)]
    if given is None or wrong:
        shown = type(messages).__name__ if given is None else f"one with {wrong[0]}"
        raise BadRequest(
            f"a list of messages of {source} is expected, not {shown}", error_code="invalid_field"
        )
    return given


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
