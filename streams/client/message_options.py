"""What may be told of anything said, and the events made of it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, TypedDict, TypeVar

from pydantic import ValidationError

from schemas.compaction_overrides import CompactionOverrides
from schemas.errors import BadRequest
from schemas.events import SessionEvent
from schemas.parts import NativeItem
from streams.kafka.publisher import new_event_id

E = TypeVar("E", bound=SessionEvent)


class Who(TypedDict, total=False):
    """Who does something to a session.

    Attributes:
        agent_id: which agent; what filters go by.
        agent_role: in which role.
        user_id: on whose behalf.
        metadata: anything else, text to text.
        event_id: of your own, unique, at most 128 characters: the same one again is dropped as a duplicate.
        occurred_at: when, with a time zone; now, where it is left out.
    """

    agent_id: str | None
    agent_role: str | None
    user_id: str | None
    metadata: Mapping[str, str] | None
    event_id: str | None
    occurred_at: datetime | None


class Said(Who, total=False):
    """Who says something.

    Attributes:
        native: a framework's own form of the message, kept verbatim and answered with ``native=True``.
    """

    native: NativeItem | Mapping[str, Any] | None


class SessionSettings(TypedDict, total=False):
    """What may be set for one session; what is left out stays, ``None`` lifts a limit.

    Attributes:
        max_size_bytes: window in bytes of content.
        max_messages: window in messages.
        max_tokens: window in tokens.
        ttl_seconds: idle seconds after which the session ends.
        context_window_tokens: of the model in use.
        compaction: any of the compaction settings, by name.
    """

    max_size_bytes: int | None
    max_messages: int | None
    max_tokens: int | None
    ttl_seconds: int | None
    context_window_tokens: int | None
    compaction: CompactionOverrides | Mapping[str, Any] | None


def own_ids_of(who: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the event id that ``who`` names, where it names one, as ``append`` takes it."""
    event_id = who.get("event_id")
    return () if event_id is None else (event_id,)


def without_event_id(who: Who, so: str) -> Who:
    """Return ``who``, which is said of several events.

    Raises:
        BadRequest: it names an event id, under which all but the first would be dropped as duplicates.
    """
    if own_ids_of(who):
        raise BadRequest(f"event_id is of one event: {so}", error_code="invalid_field")
    return who


def new_event(kind: type[E], session_id: str, who: Mapping[str, Any], **fields: Any) -> E:
    """Return an event that happens now, unless ``who`` says when, under a new id, unless it names one.

    Raises:
        BadRequest: a field is wrong; names it, never what it held.
    """
    given = {name: value for name, value in who.items() if value is not None}
    given.setdefault("event_id", new_event_id())
    given.setdefault("occurred_at", datetime.now(UTC))
    try:
        return kind.model_validate({"session_id": session_id, **given, **fields})
    except ValidationError as error:
        wrong = "; ".join(
            f"{'.'.join(map(str, item['loc']))}: {item['msg']}"
            for item in error.errors(include_url=False, include_input=False)
        )
        raise BadRequest(f"{kind.__name__}: {wrong}", error_code="invalid_field") from error
