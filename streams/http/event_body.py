"""The body of ``POST /sessions/{session_id}/events``: one event or a list, completed and validated."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pydantic_core
from pydantic import ValidationError

from processors.memory.storable import storage_problem
from schemas.errors import BadRequest
from schemas.events import EVENT_ADAPTER, EVENT_TYPES, Event

_NO_SUCH_TYPE: Final = frozenset({"union_tag_invalid", "union_tag_not_found"})
_REASONS_SHOWN: Final = 5


def decode_body(body: bytes) -> list[dict[str, Any]]:
    """Return the events of a body as JSON objects, none of them validated yet.

    Raises:
        BadRequest: it is no JSON, or neither an object nor a list of objects.
    """
    try:
        decoded = pydantic_core.from_json(body, allow_inf_nan=False)
    except ValueError as error:
        raise BadRequest(f"the body is not JSON: {error}", error_code="not_json") from error
    events = decoded if isinstance(decoded, list) else [decoded]
    for position, event in enumerate(events):
        if not isinstance(event, dict):
            raise BadRequest(f"event {position} is no JSON object", error_code="invalid_field")
    return events


def validated(
    objects: list[dict[str, Any]], session_id: str, *, occurred_at: str, new_event_id: Callable[[], str]
) -> Iterator[Event]:
    """Yield the events, with what may be left out filled in.

    Args:
        objects: as :func:`decode_body` returns them; changed.
        session_id: of the path; filled in.
        occurred_at: RFC 3339; filled in.
        new_event_id: makes an id where there is none.

    Raises:
        BadRequest: an event names another session, an unknown type, or a wrong field; says which and why.
    """
    for position, fields in enumerate(objects):
        if fields.get("event_id") is None:
            fields["event_id"] = new_event_id()
        if fields.get("occurred_at") is None:
            fields["occurred_at"] = occurred_at
        if fields.get("session_id") is None:
            fields["session_id"] = session_id
        elif fields["session_id"] != session_id:
            raise BadRequest(
                f"event {position}: session_id differs from the one in the path",
                error_code="session_mismatch",
            )
        try:
            # As JSON: strict models take a text for a time from JSON only.
            event = EVENT_ADAPTER.validate_json(pydantic_core.to_json(fields))
        except ValidationError as error:
            raise _refusal(position, error) from error
        # What memory could not keep would become a dead letter; a caller over HTTP gets the refusal now.
        complaint = storage_problem(event)
        if complaint is not None:
            raise BadRequest(f"event {position}: {complaint}", error_code="invalid_field")
        yield event


def _refusal(position: int, error: ValidationError) -> BadRequest:
    """Say what is wrong, by field; never what the field held, which may be a user's message."""
    errors = error.errors(include_url=False, include_input=False, include_context=False)
    if errors[0]["type"] in _NO_SUCH_TYPE:
        return BadRequest(
            f"event {position}: type must be one of {', '.join(EVENT_TYPES)}", error_code="unknown_type"
        )
    # The first part of a location is the name of the kind.
    reasons = [
        f"{'.'.join(str(part) for part in item['loc'][1:])}: {item['msg'].removeprefix('Value error, ')}"
        for item in errors[:_REASONS_SHOWN]
    ]
    return BadRequest(f"event {position}: {'; '.join(reasons)}", error_code="invalid_field")
