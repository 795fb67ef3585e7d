"""The body of a ``POST`` of events: decodes, completes and validates one event or a list."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

import pydantic_core
from pydantic import ValidationError

from processors.memory.frozen import needs_newer
from processors.memory.storable import storage_problem
from schemas.errors import BadRequest, EventTooLarge
from schemas.events import CONTRACT_VERSION, EVENT_ADAPTER, EVENT_MODELS, EVENT_TYPES, Event
from schemas.field_names import UNKNOWN_TAG, closest, refusal_of, unknown_fields, wrong_field
from schemas.json_values import MAX_JSON_VALUES, has_too_many_values
from streams.http.session_path import MAX_SESSION_ID

_MAX_REASONS: Final = 5

#: The most values of a body's JSON: of a list with as many events as it may have, and 20 fields each.
MAX_BODY_VALUES: Final = 200_000

#: The first bytes of what gzip compressed.
_GZIP: Final = b"\x1f\x8b"


def decode_body(body: bytes) -> list[dict[str, Any]]:
    """Return the events of a body as JSON objects, without validation.

    Raises:
        BadRequest: the body is not JSON, or neither an object nor a list of objects.
        EventTooLarge: the body has more than :data:`MAX_BODY_VALUES` values.
    """
    if has_too_many_values(body, MAX_BODY_VALUES):
        raise EventTooLarge(f"the body has more than {MAX_BODY_VALUES:,} JSON values; send several lists")
    try:
        decoded = pydantic_core.from_json(body, allow_inf_nan=False)
    except ValueError as error:
        reason = "it is compressed; send it as it is" if body.startswith(_GZIP) else error
        raise BadRequest(f"the body is not JSON: {reason}", error_code="not_json") from error
    events = decoded if isinstance(decoded, list) else [decoded]
    for position, event in enumerate(events):
        if not isinstance(event, dict):
            raise BadRequest(f"event {position} is not a JSON object", error_code="invalid_field")
    return events


def decode_object(body: bytes) -> dict[str, Any]:
    """Return the one JSON object of a body, without validation.

    Raises:
        BadRequest: the body is not one JSON object.
        EventTooLarge: as :func:`decode_body`.
    """
    objects = decode_body(body)
    if len(objects) != 1:
        raise BadRequest("the body must be one JSON object")
    return objects[0]


def with_event_ids(body: bytes, new_event_id: Callable[[], str]) -> tuple[bytes, int]:
    """Return a body in which each object has an ``event_id``, and how many objects it has.

    Args:
        body: events or one order, as a route takes them; all else in it is for the worker that answers to judge.
        new_event_id: makes an id for an object without one.

    Raises:
        BadRequest: the body is not JSON, or neither an object nor a list of objects.
        EventTooLarge: the body has more than :data:`MAX_BODY_VALUES` values.
    """
    objects = decode_body(body)
    without = [
        one
        for fields in objects
        for one in (fields, fields.get("replacement"))
        if isinstance(one, dict) and one.get("event_id") is None
    ]
    if not without:
        return body, len(objects)
    for one in without:
        one["event_id"] = new_event_id()
    is_list = body.lstrip().startswith(b"[")
    return pydantic_core.to_json(objects if is_list else objects[0]), len(objects)


def by_session(objects: Sequence[dict[str, Any]]) -> dict[str, list[tuple[int, dict[str, Any]]]]:
    """Return the events of a body by their ``session_id``, in their order, each with its position in the body.

    Raises:
        BadRequest: an event does not name its session.
    """
    sessions: dict[str, list[tuple[int, dict[str, Any]]]] = {}
    for position, fields in enumerate(objects):
        session_id = fields.get("session_id")
        if not isinstance(session_id, str) or not 1 <= len(session_id) <= MAX_SESSION_ID:
            raise BadRequest(
                f"event {position}: session_id must be a text of 1 to {MAX_SESSION_ID} characters, because the path "
                "names no session",
                error_code="invalid_field",
            )
        sessions.setdefault(session_id, []).append((position, fields))
    return sessions


def validated(
    objects: Iterable[tuple[int, dict[str, Any]]],
    session_id: str,
    *,
    occurred_at: str,
    new_event_id: Callable[[], str],
) -> Iterator[Event]:
    """Yield the validated events, after missing ids, times and session ids are filled in.

    Args:
        objects: as :func:`decode_body` returns them, each with its position in the body; they are changed.
        session_id: the session that they are published to, for events without one.
        occurred_at: RFC 3339 time for events without one.
        new_event_id: makes an id for an event without one.

    Raises:
        EventTooLarge: an event has too many values.
        BadRequest: an event has another session, an unknown type, or an unknown or wrong field; the detail says
            which.
    """
    for position, fields in objects:
        # A removal may carry the message that takes the place of what it removes: an event too.
        for incomplete in (fields, fields.get("replacement")):
            if isinstance(incomplete, dict):
                _complete(incomplete, session_id, occurred_at, new_event_id)
        if fields["session_id"] != session_id:
            raise BadRequest(
                f"event {position}: session_id differs from the one in the path",
                error_code="session_mismatch",
            )
        # As JSON: only then do strict models accept a text as a time.
        json = pydantic_core.to_json(fields)
        if has_too_many_values(json):
            raise EventTooLarge(f"event {position} has more than {MAX_JSON_VALUES:,} JSON values")
        kind = EVENT_MODELS.get(str(fields.get("type")))
        if kind is not None and (unknown := unknown_fields(fields, kind)):
            raise BadRequest(f"event {position}: {refusal_of(unknown)}", error_code="unknown_field")
        try:
            event = EVENT_ADAPTER.validate_json(json)
        except ValidationError as error:
            raise _refusal(position, error) from error
        if event.requires is not None and event.requires > CONTRACT_VERSION:
            raise BadRequest(f"event {position}: {needs_newer(event.requires)}", error_code="invalid_field")
        # An event that memory cannot store would become a dead letter, so it is refused here.
        reason = storage_problem(event)
        if reason is not None:
            raise BadRequest(f"event {position}: {reason}", error_code="invalid_field")
        yield event


def _complete(
    fields: dict[str, Any], session_id: str, occurred_at: str, new_event_id: Callable[[], str]
) -> None:
    if fields.get("event_id") is None:
        fields["event_id"] = new_event_id()
    if fields.get("occurred_at") is None:
        fields["occurred_at"] = occurred_at
    if fields.get("session_id") is None:
        fields["session_id"] = session_id


def _refusal(position: int, error: ValidationError) -> BadRequest:
    """Return the error by field, without the field's value, which may be a user's message."""
    errors = error.errors(include_url=False, include_input=False)
    if errors[0]["type"] in UNKNOWN_TAG and not errors[0]["loc"]:
        meant = closest(str(errors[0].get("ctx", {}).get("tag", "")), EVENT_TYPES)
        return BadRequest(
            f"event {position}: type must be one of {', '.join(EVENT_TYPES)}"
            + (f": did you mean {meant}?" if meant is not None else ""),
            error_code="unknown_type",
        )
    reasons = "; ".join(map(_reason, errors[:_MAX_REASONS]))
    return BadRequest(f"event {position}: {reasons}", error_code="invalid_field")


def _reason(problem: Mapping[str, Any]) -> str:
    # The first part of a location is the event's type.
    return wrong_field({**problem, "loc": problem["loc"][1:]})
