"""Whether an event can be kept in records at all, judged before it is folded."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final, get_args

import orjson

from processors.memory.composition import native_fields
from processors.memory.size import SizedEvent, content_fields
from schemas.events import Event, HistoryCompacted, SessionConfigured

#: Bytes that a message may come to as JSON; the rest of Kafka's 1 MB is for its block and record.
MAX_MESSAGE_BYTES: Final = 960_000

#: Bytes that a session's compaction settings may come to as JSON in one event: they live in the head, which
#: is written with every flush.
MAX_CONFIGURATION_BYTES: Final = 64 * 1024


def storage_problem(event: Event) -> str | None:
    """Return why ``event`` cannot be folded, or ``None`` if it can.

    What the schema lets pass as "any JSON" may hold integers beyond 64 bits, be nested too deeply, or grow
    when written again (``1e15`` becomes ``1000000000000000.0``). Folding such an event would fail at every
    attempt, so that it has to become a dead letter instead. ``NaN`` and numbers beyond a float's range, which
    are no JSON but pass for it, would silently turn into ``null``.
    """
    judge = _JUDGES.get(type(event))
    return None if judge is None else judge(event)


def _message(event: SizedEvent) -> str | None:
    if event.native is None:
        return None
    # Content and native share the record. Escapes count, hence JSON and not size_bytes.
    room = MAX_MESSAGE_BYTES - len(orjson.dumps(content_fields(event)))
    return _complaint("native", native_fields(event.native), room)


def _configured(event: SessionConfigured) -> str | None:
    if event.compaction is None:
        return None
    settings = event.compaction.model_dump(exclude_unset=True)
    return _complaint("compaction", settings, MAX_CONFIGURATION_BYTES)


def _compacted(event: HistoryCompacted) -> str | None:
    return None if event.knowledge is None else _complaint("knowledge", event.knowledge, MAX_MESSAGE_BYTES)


def _complaint(name: str, value: Any, room: int) -> str | None:
    try:
        written = orjson.dumps(value)
        if b"null" in written:  # what orjson makes of a number that is none
            json.dumps(value, allow_nan=False)
    except (TypeError, ValueError) as error:
        return f"{name}: {error}"
    if len(written) > room:
        return f"{name}: {len(written)} bytes as JSON, more than the {room} that fit"
    return None


#: What may hold "any JSON", by type; the other kinds hold nothing that cannot be kept.
_JUDGES: Final[Mapping[type, Callable[[Any], str | None]]] = {
    **dict.fromkeys(get_args(SizedEvent), _message),
    SessionConfigured: _configured,
    HistoryCompacted: _compacted,
}
