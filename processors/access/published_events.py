"""Which events may come over HTTP, and which scope each type needs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from processors.access.caller import Caller
from processors.access.ceilings import NO_CEILINGS, Ceilings
from schemas.access import Scope
from schemas.errors import Forbidden
from schemas.events import Event, SessionConfigured, SessionDescribed

#: The scope that an event's type needs; None: workers publish it to Kafka themselves, so it never comes over HTTP.
SCOPES: Final[Mapping[str, Scope | None]] = {
    "UserMessageAdded": "write",
    "MultimodalUserMessageAdded": "write",
    "AiMessageAdded": "write",
    "ToolCallResponseAdded": "write",
    "SystemMessageSet": "write",
    "MessagesRemoved": "write",
    "SessionDescribed": "write",
    "SessionForked": None,
    "MessagePinned": "write",
    "MessageUnpinned": "write",
    "CompactionRequested": "write",
    "SessionConfigured": "admin",
    "HistoryCleared": "admin",
    "SessionDeleted": "admin",
    "HistoryCompacted": None,
    "SessionExpired": None,
}

#: What a caller does instead of publishing an event of the workers.
_INSTEAD: Final[Mapping[str, str]] = {
    "HistoryCompacted": "publish CompactionRequested to have a session compacted",
    "SessionForked": "use POST /sessions/{session_id}/fork",
    "SessionExpired": "set ttl_seconds, or publish SessionDeleted",
}


def require_publishable(
    caller: Caller, position: int, event: Event, ceilings: Ceilings = NO_CEILINGS
) -> None:
    """Return if the caller may publish an event over HTTP.

    Args:
        caller: Who sent it.
        position: Its position in the list, for the message.
        event: The event.
        ceilings: What a session may configure at most.

    Raises:
        Forbidden: The caller lacks the scope, no caller may publish this type, it may not name the session's parent,
            or a ceiling is exceeded.
    """
    scope = SCOPES.get(event.type, "admin")
    if scope is None:
        raise Forbidden(
            f"event {position}: {event.type} is published by workers only; " + _INSTEAD[event.type],
            error_code="internal_event",
        )
    caller.require_any([scope], f"event {position}: {event.type}")
    if isinstance(event, SessionDescribed) and event.parent is not None:
        # Lists and costs of a session include those of its children.
        caller.require_session(event.parent.session_id)
    excess = ceilings.excess(event) if isinstance(event, SessionConfigured) else None
    if excess is not None:
        raise Forbidden(
            f"event {position}: {excess}; configure less, or the operator changes SESSIONSTREAM_LIMITS__…",
            error_code="over_limit",
        )
