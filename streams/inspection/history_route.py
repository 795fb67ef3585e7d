"""``GET /sessions/{session_id}/events``: a session's events from the log, as a stream or in pages."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import AsyncExitStack, aclosing
from typing import Any, Final

import orjson
from fastapi import Request, Response
from fastapi.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from schemas.errors import BadRequest, Retry
from streams.http.answers import JSON, NO_STORE, json_answer
from streams.http.guarded_route import caller_of, session_of
from streams.http.query import Parameter, Query, flag, rfc3339_time, whole_number
from streams.inspection.history import SessionHistory
from streams.inspection.history_items import (
    HistoryItem,
    HistoryRequest,
    Missing,
    Progress,
    SerializedEvent,
    Start,
)

log = logging.getLogger(__name__)

EVENT_STREAM: Final = "text/event-stream"
#: Default and maximum number of events in a page; a page also ends after ``PAGE_BYTES``.
DEFAULT_EVENTS: Final = 500
MAX_EVENTS: Final = 10_000
PAGE_BYTES: Final = 4 * 1024 * 1024

#: Milliseconds after which a client that lost the stream reconnects.
_RETRY_MS: Final = 2_000
_CHUNK_BYTES: Final = 32 * 1024
_HEADERS: Final = {**NO_STORE, "x-accel-buffering": "no"}

_AFTER: Final = whole_number("after", "Only events with a greater sequence", least=-1, default=None)
_SINCE: Final = rfc3339_time("since", "Only events recorded at or after this time")
_MEMORY: Final = flag(
    "memory",
    "`true`: each event has its effect on memory, folded again from the beginning of the life",
)
_LIMIT: Final = whole_number(
    "limit",
    f"Maximum number of events in a page, at most {MAX_EVENTS}; ignored for a stream",
    least=1,
    default=DEFAULT_EVENTS,
    cut_to=MAX_EVENTS,
)
HISTORY_PARAMETERS: Final[tuple[Parameter[Any], ...]] = (_AFTER, _SINCE, _MEMORY, _LIMIT)
#: A header that a browser sends when it reconnects; it has the meaning of ``after``.
LAST_EVENT_ID: Final = whole_number("Last-Event-ID", "Overrides `after` and `since`", least=-1, default=None)


class HistoryRoute:
    """Answers a session's events from the log, on any worker."""

    def __init__(self, history: SessionHistory) -> None:
        self._history = history

    async def events(self, request: Request, query: Query) -> Response:
        """Answer a page if only JSON is accepted; otherwise a stream of server-sent events.

        Raises:
            BadRequest: a parameter is wrong.
            NotServable: too many streams are open, or no memory worker answered where the session begins.
        """
        history_request = _history_request(request, query)
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(self._history.stream_slot(caller_of(request).name))
            start = await self._history.start_of(history_request)
            accept = request.headers.get("accept", "")
            if JSON in accept and EVENT_STREAM not in accept:
                return await self._page(history_request, start, query[_LIMIT])
            stream = _stream(history_request.session_id, self._history.follow(history_request, start))
            return _EventStream(stream, stack.pop_all())

    async def _page(self, request: HistoryRequest, start: Start, limit: int) -> Response:
        events: list[orjson.Fragment] = []
        missing: list[dict[str, int]] = []
        size, through, more = 0, -1 if request.after is None else request.after, False
        async with aclosing(self._history.page(request, start)) as items:
            async for item in items:
                if isinstance(item, SerializedEvent):
                    if len(events) >= limit or size > PAGE_BYTES:
                        more = True
                        break
                    events.append(orjson.Fragment(item.json))
                    size += len(item.json)
                    through = item.sequence
                elif isinstance(item, Missing):
                    missing.append(item._asdict())
                    through = item.following - 1
        memory = "&memory=true" if request.memory else ""
        next_query = f"after={through}&limit={limit}{memory}" if more else None
        body: dict[str, Any] = {"session_id": request.session_id, "events": events, "next": next_query}
        if missing:
            body["missing"] = missing
        return json_answer(body, _HEADERS)


def _history_request(request: Request, query: Query) -> HistoryRequest:
    """Return the parsed request.

    Raises:
        BadRequest: the path is wrong, or two parameters contradict each other.
    """
    after, since = query[_AFTER], query[_SINCE]
    if last_event_id := request.headers.get("last-event-id"):
        after, since = LAST_EVENT_ID.parse(last_event_id), None
    if after is not None and since is not None:
        raise BadRequest("after and since contradict each other; give only one of them")
    return HistoryRequest(
        session_id=session_of(request),
        after=after,
        since_ms=None if since is None else max(0, int(since.timestamp() * 1_000)),
        memory=query[_MEMORY],
    )


async def _stream(session_id: str, items: AsyncGenerator[HistoryItem]) -> AsyncGenerator[bytes]:
    """Yield items of a session as messages; past events many at a time."""
    pending = [b"retry: %d\n\n" % _RETRY_MS]
    size, live = 0, False
    async with aclosing(items):
        try:
            async for item in items:
                if isinstance(item, SerializedEvent):
                    pending.append(b"id: %d\ndata: %b\n\n" % item)
                    size += len(item.json)
                    if not live and size < _CHUNK_BYTES:
                        continue
                elif isinstance(item, Missing):
                    pending.append(_missing(item))
                    continue
                else:
                    pending.append(b": alive\n\n" if item.live and live else _progress(item))
                    live = item.live
                yield b"".join(pending)
                pending.clear()
                size = 0
        except Retry as error:
            # The status is sent already; the client reconnects by itself, after the last id.
            log.warning(
                "a stream of events ended early; its client reconnects",
                extra={"action": "event_stream_ended", "session_id": session_id, "error": error.detail},
            )
            failed = orjson.dumps({"error_code": error.error_code, "detail": error.detail})
            yield b"%bevent: failed\ndata: %b\n\n" % (b"".join(pending), failed)


def _progress(item: Progress) -> bytes:
    waits = {"waits_for": "kafka"} if item.waits else {}
    body = orjson.dumps({"through": item.through, "live": item.live, **waits})
    # With the id, a client that reconnects continues from here although there was no event.
    mark = b"id: %d\n" % item.through if item.through >= 0 else b""
    return mark + b"event: progress\ndata: " + body + b"\n\n"


def _missing(item: Missing) -> bytes:
    # With the id, a client that reconnects continues behind what is gone, and is told of it once.
    return b"id: %d\nevent: missing\ndata: %b\n\n" % (item.following - 1, orjson.dumps(item._asdict()))


class _EventStream(StreamingResponse):
    """A response that releases its stream slot and its reader, however it ends."""

    def __init__(self, stream: AsyncGenerator[bytes], resources: AsyncExitStack) -> None:
        content: AsyncIterator[bytes] = stream
        super().__init__(content, media_type=EVENT_STREAM, headers=_HEADERS)
        self._stream = stream
        self._resources = resources

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async with self._resources, aclosing(self._stream):
            await super().__call__(scope, receive, send)
