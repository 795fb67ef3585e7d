"""Makes the Kafka record of an event: checks the event, stamps it, and encodes it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import orjson
from pydantic import ValidationError
from pydantic_core import PydanticSerializationError

from processors.memory.fork import is_copy
from processors.memory.size import SizedEvent, content_fields, count_tokens
from processors.memory.storable import has_any_json, storage_problem
from processors.memory.tokens import TokenCounter
from processors.publishing.inline_data import MAX_DATA_URI_BYTES, is_large_inline
from processors.publishing.interceptor import Interceptor, intercept
from processors.publishing.required_contract import with_required_contract
from schemas.errors import BadRequest, EventTooLarge
from schemas.events import (
    EVENT_ADAPTER,
    Event,
    HistoryCompacted,
    MessageEvent,
    MessagesRemoved,
    MultimodalUserMessageAdded,
    SessionConfigured,
    SessionDescribed,
)
from schemas.field_names import reason_of
from schemas.json_values import MAX_JSON_VALUES, has_too_many_values
from schemas.parts import TextContent, TokenCount

#: Default ``ce_source`` of the records this project writes.
SOURCE: Final = "sessionstream"

_SPEC_VERSION: Final = ("ce_specversion", b"1.0")
_CONTENT_TYPE: Final = ("content-type", b"application/json")
_SESSION_ID_SHOWN: Final = 64  # characters of a session_id that an error message repeats


class EventRecord(NamedTuple):
    """The record of one event; ``headers`` are CloudEvents 1.0 in binary mode."""

    event: Event
    key: bytes
    value: bytes
    headers: list[tuple[str, bytes]]

    @property
    def size_bytes(self) -> int:
        """Bytes of key, value and headers."""
        return len(self.key) + len(self.value) + sum(len(name) + len(value) for name, value in self.headers)


def event_records(
    events: Sequence[Event],
    *,
    max_event_bytes: int,
    counter: TokenCounter | None = None,
    interceptors: Sequence[Interceptor] = (),
    count_tokens_from_characters: int = 0,
) -> list[EventRecord]:
    """Return the records of ``events``, in order: intercepted, stamped, checked and encoded.

    Messages are stamped with token counts as far as these fit in, events of a newer contract with what they require, and
    a removal with the user of its replacement.

    All or none: the first event that is refused raises its error before anything is sent.

    Args:
        events: The events to publish.
        max_event_bytes: The largest allowed value, in bytes of JSON.
        counter: Stamps ``tokens`` on messages that have none; an estimating counter stamps nothing.
        interceptors: See :func:`processors.publishing.interceptor.intercept`.
        count_tokens_from_characters: Messages with fewer characters are not stamped with tokens.

    Raises:
        EventTooLarge: A value is over ``max_event_bytes``, or has too many JSON values.
        BadRequest: An inline ``data:`` URI is too long and the message is no copy in a fork, or a field of any JSON
            (``native``) cannot be written, or not be stored by a worker: integers beyond 64 bits, too deeply nested.
        InterceptorFailed: An interceptor broke its contract.
    """
    return [
        _record(
            stamp(intercepted(event, interceptors, counter), counter, count_tokens_from_characters),
            max_event_bytes=max_event_bytes,
        )
        for event in events
    ]


def intercepted(event: Event, interceptors: Sequence[Interceptor], counter: TokenCounter | None) -> Event:
    """Return the event as :func:`processors.publishing.interceptor.intercept` does; a summary has its new tokens."""
    given = intercept(event, interceptors)
    if given is event or counter is None:
        return given
    if not isinstance(event, HistoryCompacted) or not isinstance(given, HistoryCompacted):
        return given
    before, after = (
        counter.count(one.user_message) + counter.count(one.ai_message) for one in (event, given)
    )
    changed: Event = given.model_copy(update={"tokens_after": max(0, given.tokens_after + after - before)})
    return changed


def stamp(event: Event, counter: TokenCounter | None, from_characters: int = 0) -> Event:
    """Return the event with ``tokens``.

    It stays without if it has them, is not a message, the count would be an estimate, or it has fewer characters than
    ``from_characters``.
    """
    if counter is None or counter.estimated or not isinstance(event, SizedEvent) or event.tokens is not None:
        return event
    fields = content_fields(event)
    if sum(map(len, fields)) < from_characters:
        return event
    count = count_tokens(fields, counter)
    stamped: Event = event.model_copy(update={"tokens": TokenCount(encoding=counter.encoding, count=count)})
    return stamped


def encode_event(event: Event) -> bytes:
    """Return the event's JSON in UTF-8. Fields without a value are left out, but a setting that is ``null`` stays.

    Raises:
        BadRequest: ``native`` cannot be written as JSON.
    """
    try:
        if isinstance(event, SessionConfigured | SessionDescribed):
            # What is left out changes nothing; what is null is lifted or removed.
            fields = event.model_dump(mode="json", exclude_unset=True)
            return orjson.dumps({**fields, "type": event.type})
        return event.model_dump_json(exclude_none=True).encode()
    except (PydanticSerializationError, TypeError) as error:
        raise BadRequest(f"event {event.event_id} cannot be written as JSON: {error}") from error


def cloud_event_headers(*, event_id: str, event_type: str, time: str) -> list[tuple[str, bytes]]:
    """Return CloudEvents 1.0 headers in Kafka's binary mode; ``time`` is RFC 3339."""
    return [
        _SPEC_VERSION,
        ("ce_id", event_id.encode()),
        _header("ce_type", event_type),
        _header("ce_source", SOURCE),
        ("ce_time", time.encode()),
        _CONTENT_TYPE,
    ]


@lru_cache(maxsize=256)
def _header(name: str, value: str) -> tuple[str, bytes]:
    return name, value.encode()


def _record(event: Event, *, max_event_bytes: int) -> EventRecord:
    event = with_required_contract(_with_user(event))
    _refuse_inline_data(event)
    event, value = _fitted(event, max_event_bytes)
    if len(value) > max_event_bytes:
        raise EventTooLarge(
            f"event {event.event_id} of session {event.session_id[:_SESSION_ID_SHOWN]!r} is "
            f"{len(value)} bytes, more than max_event_bytes ({max_event_bytes}): shorten it, pass content "
            "by reference, or raise SESSIONSTREAM_MAX_EVENT_BYTES in all processes"
        )
    if has_too_many_values(value):
        raise EventTooLarge(
            f"event {event.event_id} of session {event.session_id[:_SESSION_ID_SHOWN]!r} has more than "
            f"{MAX_JSON_VALUES:,} JSON values: pass them as one text, or by reference"
        )
    _refuse_unstorable(event, value)
    headers = cloud_event_headers(
        event_id=event.event_id, event_type=event.type, time=event.occurred_at.isoformat()
    )
    return EventRecord(event, event.session_id.encode(), value, headers)


def require_copies_fit(copies: Iterable[Event], *, max_event_bytes: int) -> None:
    """Refuse a fork with a copy that is too large, before anything of it is published.

    A copy can be larger than its original: the ids of both are longer, and another producer may have left out more.

    Raises:
        EventTooLarge: The message says what to do.
    """
    for copy in copies:
        _, value = _fitted(copy, max_event_bytes)
        if len(value) > max_event_bytes:
            raise EventTooLarge(
                f"the fork {copy.session_id[:_SESSION_ID_SHOWN]!r} was not made: its copy of the {copy.type} of "
                f"{copy.occurred_at.isoformat()} would be {len(value)} bytes, more than max_event_bytes "
                f"({max_event_bytes}): give the fork a shorter id, fork the session as it was before (`at`), remove the "
                "message, or raise SESSIONSTREAM_MAX_EVENT_BYTES in all processes"
            )


def _fitted(event: Event, max_event_bytes: int) -> tuple[Event, bytes]:
    """Return the event and its JSON; without its token count if that would not fit in, since workers count too."""
    value = encode_event(event)
    if len(value) <= max_event_bytes or not isinstance(event, MessageEvent) or event.tokens is None:
        return event, value
    uncounted: Event = event.model_copy(update={"tokens": None})
    return uncounted, encode_event(uncounted)


def _with_user(event: Event) -> Event:
    """Return a removal with the user of its replacement, if it names none: sessions are found by the event's user."""
    if not isinstance(event, MessagesRemoved) or event.replacement is None or event.user_id is not None:
        return event
    named: Event = event.model_copy(update={"user_id": event.replacement.user_id})
    return named


def _refuse_unstorable(event: Event, value: bytes) -> None:
    """Refuse an event that a worker would make a dead letter of, by the worker's check of what it reads."""
    if not has_any_json(event):
        return
    try:
        problem = storage_problem(EVENT_ADAPTER.validator.validate_json(value))
    except ValidationError as error:  # nested more deeply than a worker reads
        problem = reason_of(error.errors(include_url=False, include_input=False)[0])
    if problem is not None:
        raise BadRequest(
            f"event {event.event_id} cannot be stored by a worker: {problem}", error_code="invalid_field"
        )


def _refuse_inline_data(event: Event) -> None:
    """Refuse a message with a long inline URI; a fork copies one that another producer wrote into the log."""
    if not isinstance(event, MultimodalUserMessageAdded) or is_copy(event.event_id):
        return
    for number, content in enumerate(event.contents):
        if not isinstance(content, TextContent) and is_large_inline(content.uri):
            raise BadRequest(
                f"contents[{number}] of event {event.event_id} is an inline data: URI of more than "
                f"{MAX_DATA_URI_BYTES} bytes: store it and pass its address",
                error_code="invalid_field",
            )
