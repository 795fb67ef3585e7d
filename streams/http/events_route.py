"""``POST /sessions/{session_id}/events``: publishes events, for agents in any language."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Final

from fastapi import Request, Response

from processors.access.published_events import require_publishable
from schemas.errors import EventTooLarge
from schemas.events import Event
from streams.http.answers import json_answer
from streams.http.backend import MemoryBackend
from streams.http.errors import BodyTimeout
from streams.http.event_body import decode_body, validated
from streams.http.guarded_route import caller_of, session_of
from streams.http.metrics import HttpMetrics
from streams.http.query import Query
from streams.kafka.event_ids import new_event_id

#: Largest body, in bytes, and most events in one list; each event also has a size limit.
MAX_BODY_BYTES: Final = 16 * 1024 * 1024
MAX_EVENTS: Final = 10_000

#: Longest time without a byte of a body, and for a whole body, in seconds.
PIECE_SECONDS: Final = 20.0
BODY_SECONDS: Final = 120.0

_VALIDATION_BATCH: Final = 200  # events, a few milliseconds of the event loop


class EventsRoute:
    """Publishes events that are posted over HTTP, on any worker, also if it does not own the partition."""

    def __init__(self, backend: MemoryBackend, metrics: HttpMetrics) -> None:
        self._backend = backend
        self._metrics = metrics

    async def publish(self, request: Request, _: Query) -> Response:
        """Publish one event or a list; if one event is not valid, none is sent.

        Raises:
            BadRequest: an event is not valid; nothing was sent.
            Forbidden: the caller may not publish events of this type; nothing was sent.
            EventTooLarge: an event or the body is too large; nothing was sent.
            BodyTimeout: the body came too slowly; nothing was sent.
            NotServable: the worker is starting or stopping; nothing was sent.
            PublishFailed: Kafka did not acknowledge all events.
        """
        session_id, caller = session_of(request), caller_of(request)
        objects = decode_body(await read_body(request))
        if len(objects) > MAX_EVENTS:
            raise EventTooLarge(
                f"a list may have at most {MAX_EVENTS} events, this one has {len(objects)}; send several lists"
            )
        now = datetime.fromtimestamp(self._backend.now_ms() / 1000, UTC).isoformat()
        events: list[Event] = []
        for event in validated(objects, session_id, occurred_at=now, new_event_id=new_event_id):
            require_publishable(caller, len(events), event, self._backend.policy.ceilings)
            events.append(event)
            if len(events) % _VALIDATION_BATCH == 0:
                await asyncio.sleep(0)
        published = await self._backend.publisher.publish(events) if events else []
        for event in events:
            self._metrics.published.labels(event.type).inc()
        return json_answer([position._asdict() for position in published])


async def read_body(request: Request) -> bytes:
    """Read the body, up to the allowed size.

    Raises:
        EventTooLarge: the body is larger.
        BodyTimeout: it came too slowly.
    """
    try:
        async with asyncio.timeout(BODY_SECONDS):
            return await _read_body(request)
    except TimeoutError as error:
        raise BodyTimeout(
            f"the body did not come within {BODY_SECONDS:g} seconds, or stood still for {PIECE_SECONDS:g}; "
            "nothing was published: send it again, as several lists where it is long"
        ) from error


async def _read_body(request: Request) -> bytes:
    content_length = request.headers.get("content-length", "")
    too_large = EventTooLarge(f"the body is larger than {MAX_BODY_BYTES} bytes; send several lists")
    if content_length.isdigit() and int(content_length) > MAX_BODY_BYTES:
        raise too_large
    pieces: list[bytes] = []
    size = 0
    stream = aiter(request.stream())
    while True:
        async with asyncio.timeout(PIECE_SECONDS):
            piece = await anext(stream, None)
        if piece is None:
            return b"".join(pieces)
        size += len(piece)
        if size > MAX_BODY_BYTES:
            raise too_large
        pieces.append(piece)
