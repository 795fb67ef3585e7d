"""``POST /sessions/{session_id}/events`` and ``POST /events``: publish events, for agents in any language."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import Any, Final

from fastapi import Request, Response

from processors.access.caller import Caller
from processors.access.published_events import require_publishable
from processors.compaction.reach import configuration_warnings
from schemas.errors import EventTooLarge, NotServable, SessionstreamError
from schemas.events import Event, SessionConfigured
from schemas.publication import Published
from streams.http.answers import json_answer
from streams.http.backend import MemoryBackend
from streams.http.errors import BodyTimeout, error_fields
from streams.http.event_body import by_session, decode_body, validated
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

#: How long the sessions of one body that Kafka has acknowledged wait for the others, in seconds.
OTHERS_SECONDS: Final = 5.0

_VALIDATION_BATCH: Final = 200  # events, a few milliseconds of the event loop


class EventsRoute:
    """Publishes events that are posted over HTTP, on any worker, also if it does not own the partition."""

    def __init__(self, backend: MemoryBackend, metrics: HttpMetrics) -> None:
        self._backend = backend
        self._metrics = metrics
        # No one waits for these any longer; a task that is not referenced could be collected.
        self._unfinished: set[asyncio.Task[list[Published]]] = set()

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
        objects = await _events_of(request)
        events = await self._validated(caller_of(request), session_of(request), enumerate(objects))
        return json_answer(_places(await self._published(events), self._warnings(events)))

    async def publish_many(self, request: Request, _: Query) -> Response:
        """Publish events of several sessions; what becomes of one session's events does not depend on the others'.

        The answer has each session in the order in which the body first names it: where its events stand, or the error
        that its own request would have had. Of a session, all events are valid or none is sent. Once Kafka has
        acknowledged one session, the others have :data:`OTHERS_SECONDS` more; then their error says to send them again
        with the same ids. A session that was refused or has failed does not shorten the time of the others.

        Raises:
            BadRequest: the body is not valid, or an event does not name its session; nothing was sent.
            EventTooLarge: the body is too large; nothing was sent.
            BodyTimeout: the body came too slowly; nothing was sent.
        """
        caller = caller_of(request)
        outcomes: dict[str, SessionstreamError | asyncio.Task[list[Published]]] = {}
        warnings: dict[str, tuple[str, ...]] = {}
        for session_id, objects in by_session(await _events_of(request)).items():
            try:
                caller.require_session(session_id)
                events = await self._validated(caller, session_id, objects)
            except SessionstreamError as error:
                outcomes[session_id] = error
            else:
                outcomes[session_id] = asyncio.create_task(self._published(events))
                warnings |= self._warnings(events)
        tasks = [outcome for outcome in outcomes.values() if isinstance(outcome, asyncio.Task)]
        for task in tasks:
            self._unfinished.add(task)
            task.add_done_callback(self._ended)
        await _settled(tasks)
        return json_answer([_outcome_fields(*outcome, warnings) for outcome in outcomes.items()])

    def _ended(self, task: asyncio.Task[list[Published]]) -> None:
        self._unfinished.discard(task)
        if not task.cancelled():
            task.exception()  # it was answered, or the client sends the events again

    async def _validated(
        self, caller: Caller, session_id: str, objects: Iterable[tuple[int, dict[str, Any]]]
    ) -> list[Event]:
        """Return the events of one session, all of which the caller may publish."""
        now = datetime.fromtimestamp(self._backend.now_ms() / 1000, UTC).isoformat()
        objects = list(objects)
        events: list[Event] = []
        for event in validated(objects, session_id, occurred_at=now, new_event_id=new_event_id):
            require_publishable(caller, objects[len(events)][0], event, self._backend.policy.ceilings)
            events.append(event)
            if len(events) % _VALIDATION_BATCH == 0:
                await asyncio.sleep(0)
        return events

    async def _published(self, events: list[Event]) -> list[Published]:
        published = await self._backend.publisher.publish(events) if events else []
        for event in events:
            self._metrics.published.labels(event.type).inc()
        return published

    def _warnings(self, events: Iterable[Event]) -> dict[str, tuple[str, ...]]:
        """Return, by event id, what is said of the triggers that a session's new settings make unreachable."""
        return {
            event.event_id: configuration_warnings(event, self._backend.compaction, self._backend.policy)
            for event in events
            if isinstance(event, SessionConfigured)
        }


async def _settled(publishing: Iterable[asyncio.Task[list[Published]]]) -> None:
    """Wait until all sessions have ended, or for :data:`OTHERS_SECONDS` after one was acknowledged."""
    left = set(publishing)
    is_acknowledged = False
    while left and not is_acknowledged:
        ended, left = await asyncio.wait(left, return_when=asyncio.FIRST_COMPLETED)
        is_acknowledged = any(not task.cancelled() and task.exception() is None for task in ended)
    if left:
        await asyncio.wait(left, timeout=OTHERS_SECONDS)


def _places(published: Iterable[Published], warnings: Mapping[str, tuple[str, ...]]) -> list[dict[str, Any]]:
    return [
        {
            "event_id": place.event_id,
            "partition": place.partition,
            "sequence": place.sequence,
            **({"warnings": lines} if (lines := warnings.get(place.event_id)) else {}),
        }
        for place in published
    ]


def _outcome_fields(
    session_id: str,
    outcome: SessionstreamError | asyncio.Task[list[Published]],
    warnings: Mapping[str, tuple[str, ...]],
) -> dict[str, Any]:
    """Return what became of one session's events, in the form of the answer."""
    failure: BaseException | None = outcome if isinstance(outcome, SessionstreamError) else None
    if isinstance(outcome, asyncio.Task):
        if not outcome.done():
            failure = NotServable(
                "Kafka has not acknowledged these events yet: send them again with the same event_ids"
            )
        elif (failure := outcome.exception()) is None:
            return {"session_id": session_id, "published": _places(outcome.result(), warnings)}
    assert failure is not None
    return {"session_id": session_id, "error": error_fields(failure)}


async def _events_of(request: Request) -> list[dict[str, Any]]:
    """Return the events in the body, without validation.

    Raises:
        BadRequest: the body is not one event or a list of them.
        EventTooLarge: the body is larger than it may be, or has more events.
        BodyTimeout: it came too slowly.
    """
    objects = decode_body(await read_body(request))
    if len(objects) > MAX_EVENTS:
        raise EventTooLarge(
            f"a list may have at most {MAX_EVENTS} events, this one has {len(objects)}; send several lists"
        )
    return objects


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
            "nothing was published: send it again, in several requests where it is long"
        ) from error


async def _read_body(request: Request) -> bytes:
    content_length = request.headers.get("content-length", "")
    too_large = EventTooLarge(f"the body is larger than {MAX_BODY_BYTES} bytes; send several requests")
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
