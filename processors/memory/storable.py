"""Checks before the fold whether an event can be stored in records."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final, cast

import orjson

from processors.memory.composition import native_fields
from processors.memory.size import SIZED_EVENTS, SizedEvent, content_fields
from schemas.events import Event, HistoryCompacted, MessagesRemoved, SessionConfigured
from schemas.parts import NativeItem

#: The most bytes of a message as JSON; the rest of Kafka's 1 MB is for its block and record.
MAX_MESSAGE_BYTES: Final = 960_000

#: The most bytes of one event's compaction settings as JSON. They are kept in memory for every session.
MAX_CONFIGURATION_BYTES: Final = 64 * 1024


def storage_problem(event: Event) -> str | None:
    """Return why ``event`` cannot be folded, or ``None`` if it can.

    A field that the schema accepts as "any JSON" may have integers beyond 64 bits, be nested too deeply, or grow
    when it is written again (``1e15`` becomes ``1000000000000000.0``). The fold would fail at every attempt, so
    such an event must become a dead letter. ``NaN`` and numbers beyond the range of a float, which are accepted
    although they are not JSON, would silently become ``null``.
    """
    event_type = type(event)
    if event_type in SIZED_EVENTS:
        # Only the native form of a message may be "any JSON", and nearly all messages have none.
        message = cast(SizedEvent, event)
        return None if message.native is None else _message(message, message.native)
    check = _CHECKS.get(event_type)
    return None if check is None else check(event)


def has_any_json(event: Event) -> bool:
    """Return whether ``event`` has a field of "any JSON"; one without is always valid again when a worker reads it."""
    match event:
        case SessionConfigured():
            return event.compaction is not None
        case HistoryCompacted():
            return event.knowledge is not None
        case MessagesRemoved():
            return event.replacement is not None and event.replacement.native is not None
        case _:
            return isinstance(event, SizedEvent) and event.native is not None


def _message(event: SizedEvent, native: NativeItem) -> str | None:
    # Content, metadata and native share the record. Escapes count, so the JSON is measured, not size_bytes.
    room = MAX_MESSAGE_BYTES - len(orjson.dumps(content_fields(event)))
    if event.metadata:
        room -= len(orjson.dumps(event.metadata))
    return _json_problem("native", native_fields(native), room)


def _configured(event: SessionConfigured) -> str | None:
    if event.compaction is None:
        return None
    settings = event.compaction.model_dump(exclude_unset=True)
    return _json_problem("compaction", settings, MAX_CONFIGURATION_BYTES)


def _compacted(event: HistoryCompacted) -> str | None:
    return None if event.knowledge is None else _json_problem("knowledge", event.knowledge, MAX_MESSAGE_BYTES)


def _removed(event: MessagesRemoved) -> str | None:
    return None if event.replacement is None else storage_problem(event.replacement)


def _json_problem(name: str, value: Any, room: int) -> str | None:
    try:
        written = orjson.dumps(value)
        if b"null" in written:  # orjson writes NaN and infinity as null
            json.dumps(value, allow_nan=False)
    except (TypeError, ValueError) as error:
        return f"{name}: {error}"
    if len(written) > room:
        return f"{name}: {len(written)} bytes as JSON, more than the limit of {room}"
    return None


#: The checks of the other event types that may have "any JSON"; all others can always be stored.
_CHECKS: Final[Mapping[type, Callable[[Any], str | None]]] = {
    SessionConfigured: _configured,
    HistoryCompacted: _compacted,
    MessagesRemoved: _removed,
}
