"""An event as a Kafka record: what is checked and stamped before it is sent, and its exact bytes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import orjson
from pydantic_core import PydanticSerializationError

from processors.memory.size import SizedEvent, content_fields, count_tokens
from processors.memory.tokens import TokenCounter
from processors.publishing.interceptor import Interceptor, intercept
from schemas.errors import BadRequest, EventTooLarge
from schemas.events import Event, MultimodalUserMessageAdded, SessionConfigured
from schemas.parts import TextContent, TokenCount

#: Default ``ce_source`` of the records this project writes.
SOURCE: Final = "sessionstream"
#: Longest ``data:`` URI a content may have, in bytes; what is larger belongs into a store, by reference.
MAX_DATA_URI_BYTES: Final = 1_024

_SPEC_VERSION: Final = ("ce_specversion", b"1.0")
_CONTENT_TYPE: Final = ("content-type", b"application/json")
_SESSION_ID_SHOWN: Final = 64  # characters of a session_id that an error message repeats


class EventRecord(NamedTuple):
    """What is sent for one event; ``headers`` are CloudEvents 1.0 in binary mode."""

    event: Event
    key: bytes
    value: bytes
    headers: list[tuple[str, bytes]]

    @property
    def size_bytes(self) -> int:
        """What the record weighs in a buffer."""
        return len(self.key) + len(self.value) + sum(len(name) + len(value) for name, value in self.headers)


def event_records(
    events: Sequence[Event],
    *,
    max_event_bytes: int,
    counter: TokenCounter | None = None,
    interceptors: Sequence[Interceptor] = (),
) -> list[EventRecord]:
    """The records of ``events``, in order: intercepted, stamped with token counts, encoded and checked.

    All or none: the first event that is refused is raised before anything was sent.

    Args:
        events: what to publish.
        max_event_bytes: largest allowed value, in bytes of JSON.
        counter: stamps ``tokens`` on messages that have none; an estimating counter stamps nothing.
        interceptors: see :func:`processors.publishing.interceptor.intercept`.

    Raises:
        EventTooLarge: a value is over ``max_event_bytes``.
        BadRequest: an inline ``data:`` URI is too long, or ``native`` is no JSON.
        InterceptorFailed: an interceptor broke its contract.
    """
    return [
        _record(stamp(intercept(event, interceptors), counter), max_event_bytes=max_event_bytes)
        for event in events
    ]


def stamp(event: Event, counter: TokenCounter | None) -> Event:
    """The event with ``tokens`` counted, unless it has some, is no message, or the count would be a guess."""
    if counter is None or counter.estimated or not isinstance(event, SizedEvent) or event.tokens is not None:
        return event
    count = count_tokens(content_fields(event), counter)
    stamped: Event = event.model_copy(update={"tokens": TokenCount(encoding=counter.encoding, count=count)})
    return stamped


def encode_event(event: Event) -> bytes:
    """The event's JSON in UTF-8: fields without a value are left out, a setting that is ``null`` stays.

    Raises:
        BadRequest: ``native`` holds something JSON cannot.
    """
    try:
        if isinstance(event, SessionConfigured):
            # "Left out" and "null" differ here: the first changes nothing, the second lifts the limit.
            fields = event.model_dump(mode="json", exclude_unset=True)
            return orjson.dumps({**fields, "type": event.type})
        return event.model_dump_json(exclude_none=True).encode()
    except (PydanticSerializationError, TypeError) as error:
        raise BadRequest(f"event {event.event_id} cannot be written as JSON: {error}") from error


def cloud_event_headers(
    *, event_id: str, event_type: str, time: str, source: str = SOURCE
) -> list[tuple[str, bytes]]:
    """CloudEvents 1.0 headers in Kafka's binary mode; ``time`` is RFC 3339."""
    return [
        _SPEC_VERSION,
        ("ce_id", event_id.encode()),
        _header("ce_type", event_type),
        _header("ce_source", source),
        ("ce_time", time.encode()),
        _CONTENT_TYPE,
    ]


@lru_cache(maxsize=256)
def _header(name: str, value: str) -> tuple[str, bytes]:
    return name, value.encode()


def _record(event: Event, *, max_event_bytes: int) -> EventRecord:
    _refuse_inline_data(event)
    value = encode_event(event)
    if len(value) > max_event_bytes:
        raise EventTooLarge(
            f"event {event.event_id} of session {event.session_id[:_SESSION_ID_SHOWN]!r} is "
            f"{len(value)} bytes, more than max_event_bytes ({max_event_bytes}): shorten it, pass content "
            "by reference, or raise SESSIONSTREAM_MAX_EVENT_BYTES everywhere"
        )
    headers = cloud_event_headers(
        event_id=event.event_id, event_type=event.type, time=event.occurred_at.isoformat()
    )
    return EventRecord(event, event.session_id.encode(), value, headers)


def _refuse_inline_data(event: Event) -> None:
    if not isinstance(event, MultimodalUserMessageAdded):
        return
    for number, content in enumerate(event.contents):
        if isinstance(content, TextContent) or content.uri[:5].lower() != "data:":
            continue
        if len(content.uri.encode()) > MAX_DATA_URI_BYTES:
            raise BadRequest(
                f"contents[{number}] of event {event.event_id} is an inline data: URI of more than "
                f"{MAX_DATA_URI_BYTES} bytes: store it and pass its address",
                error_code="invalid_field",
            )
