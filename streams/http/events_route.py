"""``POST /sessions/{session_id}/events``: publishes events, for agents in any language."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Final

from fastapi import Request, Response

from schemas.errors import EventTooLarge
from schemas.events import Event
from streams.http.answers import json_answer
from streams.http.backend import MemoryBackend
from streams.http.event_body import decode_body, validated
from streams.http.metrics import HttpMetrics
from streams.http.query import Query
from streams.http.session_path import session_id_of
from streams.kafka.publisher import new_event_id

#: Largest body, in bytes, and most events in one list; each event also has a size limit.
MAX_BODY_BYTES: Final = 16 * 1024 * 1024
MAX_EVENTS: Final = 10_000

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
            EventTooLarge: an event or the body is too large; nothing was sent.
            NotServable: the worker is starting or stopping; nothing was sent.
            PublishFailed: Kafka did not acknowledge all events.
        """
        session_id = session_id_of(request.scope["raw_path"], "/events")
        objects = decode_body(await _body(request))
        if len(objects) > MAX_EVENTS:
            raise EventTooLarge(
                f"a list may have at most {MAX_EVENTS} events, this one has {len(objects)}; send several lists"
            )
        now = datetime.fromtimestamp(self._backend.now_ms() / 1000, UTC).isoformat()
        events: list[Event] = []
        for event in validated(objects, session_id, occurred_at=now, new_event_id=new_event_id):
            events.append(event)
            if len(events) % _VALIDATION_BATCH == 0:
                await asyncio.sleep(0)
        published = await self._backend.publisher.publish(events) if events else []
        for event in events:
            self._metrics.published.labels(event.type).inc()
        return json_answer([position._asdict() for position in published])


async def _body(request: Request) -> bytes:
    """Read the body, up to the allowed size.

    Raises:
        EventTooLarge: the body is larger.
    """
    content_length = request.headers.get("content-length", "")
    too_large = EventTooLarge(f"the body is larger than {MAX_BODY_BYTES} bytes; send several lists")
    if content_length.isdigit() and int(content_length) > MAX_BODY_BYTES:
        raise too_large
    pieces: list[bytes] = []
    size = 0
    async for piece in request.stream():
        size += len(piece)
        if size > MAX_BODY_BYTES:
            raise too_large
        pieces.append(piece)
    return b"".join(pieces)
