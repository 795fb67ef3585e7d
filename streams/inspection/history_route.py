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
from streams.http.query import Parameter, Query, flag, moment, whole_number
from streams.http.session_path import session_id_of
from streams.inspection.history import SessionHistory
from streams.inspection.history_items import HistoryItem, HistoryRequest, Progress, SerializedEvent

log = logging.getLogger(__name__)

EVENT_STREAM: Final = "text/event-stream"
#: Events of a page where ``limit`` is left out, and at most; a page also ends when it holds so many bytes.
DEFAULT_EVENTS: Final = 500
MAX_EVENTS: Final = 10_000
PAGE_BYTES: Final = 4 * 1024 * 1024

#: Milliseconds after which a client that lost the stream comes again.
_RETRY_MS: Final = 2_000
_SENT_AT_ONCE_BYTES: Final = 32 * 1024
_HEADERS: Final = {**NO_STORE, "x-accel-buffering": "no"}

_AFTER: Final = whole_number("after", "Only events with a greater sequence", least=-1, default=None)
_SINCE: Final = moment("since", "Only events recorded at or after this time")
_MEMORY: Final = flag(
    "memory",
    "`true`: each event comes with what it did to memory, folded again from the life's beginning",
)
_LIMIT: Final = whole_number(
    "limit",
    f"Events of a page, at most {MAX_EVENTS}; no meaning for a stream",
    least=1,
    default=DEFAULT_EVENTS,
    cut_to=MAX_EVENTS,
)
HISTORY_PARAMETERS: Final[tuple[Parameter[Any], ...]] = (_AFTER, _SINCE, _MEMORY, _LIMIT)
#: A header, as a browser sends it when it comes again; it is read as ``after`` is.
LAST_EVENT_ID: Final = whole_number("Last-Event-ID", "Goes over `after`", least=-1, default=None)


class HistoryRoute:
    """Answers a session's events; any worker does, since it reads the log."""

    def __init__(self, history: SessionHistory) -> None:
        self._history = history

    async def events(self, request: Request, query: Query) -> Response:
        """Answer a page where JSON is asked for and no stream is; else a stream of server-sent events.

        Raises:
            BadRequest: a parameter is wrong.
            NotServable: too many streams are open, or no worker can say where the session begins.
        """
        asked = _history_request(request, query)
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(self._history.place())
            start = await self._history.start_of(asked)
            accept = request.headers.get("accept", "")
            if JSON in accept and EVENT_STREAM not in accept:
                return await self._page(asked, start, query[_LIMIT])
            stream = _stream(self._history.follow(asked, start))
            return _EventStream(stream, stack.pop_all())

    async def _page(self, asked: HistoryRequest, start: int | None, limit: int) -> Response:
        events: list[orjson.Fragment] = []
        size, through, more = 0, -1 if asked.after is None else asked.after, False
        async with aclosing(self._history.page(asked, start)) as items:
            async for item in items:
                if isinstance(item, SerializedEvent):
                    if len(events) >= limit or size > PAGE_BYTES:
                        more = True
                        break
                    events.append(orjson.Fragment(item.json))
                    size += len(item.json)
                    through = item.sequence
        memory = "&memory=true" if asked.memory else ""
        following = f"after={through}&limit={limit}{memory}" if more else None
        body = {"session_id": asked.session_id, "events": events, "next": following}
        return json_answer(body, _HEADERS)


def _history_request(request: Request, query: Query) -> HistoryRequest:
    """Return what is asked for.

    Raises:
        BadRequest: the path is wrong, or two parameters contradict each other.
    """
    after, since = query[_AFTER], query[_SINCE]
    if last_event_id := request.headers.get("last-event-id"):
        after, since = LAST_EVENT_ID.parse(last_event_id), None
    if after is not None and since is not None:
        raise BadRequest("after and since contradict each other")
    return HistoryRequest(
        session_id=session_id_of(request.scope["raw_path"], "/events"),
        after=after,
        since_ms=None if since is None else max(0, int(since.timestamp() * 1_000)),
        memory=query[_MEMORY],
    )


async def _stream(items: AsyncGenerator[HistoryItem]) -> AsyncGenerator[bytes]:
    """Yield items as messages; while the log is read back, many at once."""
    waiting = [b"retry: %d\n\n" % _RETRY_MS]
    size, live = 0, False
    async with aclosing(items):
        try:
            async for item in items:
                if isinstance(item, SerializedEvent):
                    waiting.append(b"id: %d\ndata: %b\n\n" % item)
                    size += len(item.json)
                    if not live and size < _SENT_AT_ONCE_BYTES:
                        continue
                else:
                    waiting.append(b": alive\n\n" if item.live and live else _progress(item))
                    live = item.live
                yield b"".join(waiting)
                waiting.clear()
                size = 0
        except Retry as error:
            # The status is out; the client comes again by itself, after the last id.
            log.warning(
                "a stream of events ended", extra={"action": "event_stream_ended", "error": error.detail}
            )


def _progress(item: Progress) -> bytes:
    body = orjson.dumps({"through": item.through, "live": item.live})
    # The id lets a client that comes again go on from here, though there was no event.
    mark = b"id: %d\n" % item.through if item.through >= 0 else b""
    return mark + b"event: progress\ndata: " + body + b"\n\n"


class _EventStream(StreamingResponse):
    """A stream that gives back its place and what it reads from, whichever way it ends."""

    def __init__(self, stream: AsyncGenerator[bytes], held: AsyncExitStack) -> None:
        content: AsyncIterator[bytes] = stream
        super().__init__(content, media_type=EVENT_STREAM, headers=_HEADERS)
        self._stream = stream
        self._held = held

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async with self._held, aclosing(self._stream):
            await super().__call__(scope, receive, send)
