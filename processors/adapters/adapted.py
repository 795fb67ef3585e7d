"""What the adapters of all frameworks share: the fields of a message's event before it has an id and a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import orjson
from pydantic import ValidationError

from schemas.errors import BadRequest
from schemas.events import EVENT_ADAPTER, Event
from schemas.field_names import wrong_field
from schemas.json_values import writable
from schemas.parts import MAX_IDENTIFIER, ContextReceipt

#: The fields of one message event: ``type`` and its own fields, without those that every event has.
MessageFields = dict[str, Any]


def events_of(
    messages: Sequence[MessageFields], *, new_id: Callable[[], str], common: Mapping[str, Any], source: str
) -> list[Event]:
    """Return the events of ``messages``, in order, each with an id of its own.

    Args:
        messages: The messages.
        new_id: Returns a new id at every call.
        common: The fields that all events have: ``session_id``, ``occurred_at`` and others.
        source: The name of the framework in errors.

    Raises:
        BadRequest: A message has a value that is not JSON, or does not fit the schema; the error names it.
    """
    try:
        return [
            EVENT_ADAPTER.validate_json(_json_of({**common, **fields, "event_id": new_id()}))
            for fields in messages
        ]
    except ValidationError as error:
        first = wrong_field(error.errors(include_input=False)[0])
        raise BadRequest(f"a message of {source} cannot be stored: {first}") from error
    except (TypeError, ValueError, RecursionError) as error:
        raise BadRequest(f"a message of {source} cannot be stored: {error}") from error


def add_receipt(messages: Sequence[MessageFields], receipt: ContextReceipt | None) -> MessageFields | None:
    """Add the receipt of the memory that was read last to the first answer among ``messages``.

    Returns:
        That answer, also without a receipt; None if there is no answer.
    """
    answer = next((fields for fields in messages if fields["type"] == "AiMessageAdded"), None)
    if answer is not None and receipt is not None:
        answer["context"] = receipt.model_dump(mode="json")
    return answer


def fingerprint(item: object, *, source: str) -> bytes:
    """Return a value that is the same for equal items, whatever the order of their keys.

    Raises:
        BadRequest: The item is not JSON.
    """
    try:
        return _json_of(item, option=orjson.OPT_SORT_KEYS)
    except (TypeError, RecursionError) as error:
        raise BadRequest(f"a message of {source} cannot be stored: {error}") from error


def is_id(value: object) -> bool:
    """Return whether ``value`` is valid as the id of a tool call in an event."""
    return isinstance(value, str) and 0 < len(value) <= MAX_IDENTIFIER


def label(value: object, default: str) -> str:
    """Return ``value`` as a name for an event, cut if it is too long; ``default`` if it is no text or empty."""
    return value[:MAX_IDENTIFIER] if isinstance(value, str) and value else default


def as_text(value: object) -> str:
    """Return ``value`` as a model reads it: a text unchanged, anything else as JSON.

    Raises:
        BadRequest: The value is not JSON.
    """
    if isinstance(value, str):
        return value
    try:
        return json_text(value)
    except (TypeError, RecursionError) as error:
        raise BadRequest(f"a value of a message cannot be stored: {error}") from error


def json_text(value: object) -> str:
    """Return a value as JSON.

    Raises:
        TypeError, RecursionError: It is not JSON.
    """
    return _json_of(value).decode()


def _json_of(value: object, option: int | None = None) -> bytes:
    try:
        return orjson.dumps(value, option=option)
    except TypeError:
        # The common case is not walked through.
        return orjson.dumps(writable(value), option=option)


def placeholder(kind: str, data: str) -> str:
    """Return the text that replaces large inline data: its kind, media type and length; ``native`` has all of it."""
    media_type = data[5:].partition(",")[0].partition(";")[0] if data[:5].lower() == "data:" else ""
    return f"[{kind}{f' {media_type}' if media_type else ''}, {len(data)} characters inline]"
