"""``GET /sessions/{session_id}/events``: a session's events from the log, as a stream or in pages."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import AsyncExitStack, aclosing
from datetime import datetime
from typing import TYPE_CHECKING, Final

import orjson
from fastapi import Request, Response
from fastapi.responses import StreamingResponse

from schemas.errors import BadRequest, Retry
from schemas.parts import MAX_SAFE_INTEGER
from streams.http.answers import JSON
from streams.http.session_path import session_id_of
from streams.inspection.history import Item, Progress, SessionHistory
from streams.inspection.telling import HistoryRequest, Told

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

log = logging.getLogger(__name__)

EVENT_STREAM: Final = "text/event-stream"
#: Events of a page where ``limit`` is left out, and at most; a page also ends when it holds so many bytes.
DEFAULT_EVENTS: Final = 500
MAX_EVENTS: Final = 10_000
PAGE_BYTES: Final = 4 * 1024 * 1024

#: Milliseconds after which a client that lost the stream comes again.
_RETRY_MS: Final = 2_000
_TOLD_AT_ONCE_BYTES: Final = 32 * 1024
_HEADERS: Final = {"cache-control": "no-store", "x-accel-buffering": "no"}


class HistoryRoute:
    """Tells what was said in a session, whoever owns its partition."""

    def __init__(self, history: SessionHistory) -> None:
        self._history = history

    async def events(self, request: Request) -> Response:
        """Answer a page where JSON is asked for and no stream is; else a stream of server-sent events.

        Raises:
            BadRequest: a parameter is wrong.
            NotServable: too many streams are open, or nobody can say where the session begins.
        """
        asked, limit = parse_history_request(request)
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(self._history.place())
            start = await self._history.start_of(asked)
            accept = request.headers.get("accept", "")
            if JSON in accept and EVENT_STREAM not in accept:
                return await self._page(asked, start, limit)
            stream = _stream(self._history.follow(asked, start))
            return _EventStream(stream, stack.pop_all())

    async def _page(self, asked: HistoryRequest, start: int | None, limit: int) -> Response:
        events: list[orjson.Fragment] = []
        size, through, more = 0, -1 if asked.after is None else asked.after, False
        async with aclosing(self._history.page(asked, start)) as items:
            async for item in items:
                if isinstance(item, Told):
                    if len(events) >= limit or size > PAGE_BYTES:
                        more = True
                        break
                    events.append(orjson.Fragment(item.json))
                    size += len(item.json)
                    through = item.sequence
        memory = "&memory=true" if asked.memory else ""
        following = f"after={through}&limit={limit}{memory}" if more else None
        body = {"session_id": asked.session_id, "events": events, "next": following}
        return Response(orjson.dumps(body), media_type=JSON, headers=_HEADERS)


def parse_history_request(request: Request) -> tuple[HistoryRequest, int]:
    """Return what is asked for, and how many events of it.

    ``Last-Event-ID``, as a browser sends it when it comes again, goes over ``after``.

    Raises:
        BadRequest: a parameter is unknown, given twice, ill-typed, or contradicts another.
    """
    given: dict[str, str] = {}
    for name, value in request.query_params.multi_items():
        if name not in {"after", "since", "limit", "memory"}:
            raise BadRequest(f"unknown parameter {name[:64]!r}; known are after, since, limit, memory")
        if name in given:
            raise BadRequest(f"{name} is given twice")
        given[name] = value
    if last_event_id := request.headers.get("last-event-id"):
        given.pop("since", None)
        given["after"] = last_event_id
    if "after" in given and "since" in given:
        raise BadRequest("after and since contradict each other")
    if given.get("memory", "false") not in {"true", "false"}:
        raise BadRequest("memory must be true or false")
    after = _whole("after", given["after"], -1) if "after" in given else None
    limit = _whole("limit", given.get("limit", str(DEFAULT_EVENTS)), 1)
    asked = HistoryRequest(
        session_id=session_id_of(request.scope["raw_path"], "/events"),
        after=after,
        since_ms=_milliseconds(given["since"]) if "since" in given else None,
        memory=given.get("memory") == "true",
    )
    return asked, min(limit, MAX_EVENTS)


def _whole(name: str, value: str, least: int) -> int:
    digits = value.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= 16):
        raise BadRequest(f"{name} must be a whole number of at least {least}")
    number = int(value)
    if not least <= number <= MAX_SAFE_INTEGER:
        raise BadRequest(f"{name} must be a whole number of at least {least}")
    return number


def _milliseconds(value: str) -> int:
    try:
        # A plus sign that was not percent-encoded arrives as a space.
        when = datetime.fromisoformat(value.replace(" ", "+"))
    except ValueError:
        when = None
    if when is None or when.tzinfo is None:
        raise BadRequest("since must be an RFC 3339 time with its zone, as 2026-03-01T14:00:00Z")
    return max(0, int(when.timestamp() * 1_000))


async def _stream(items: AsyncGenerator[Item]) -> AsyncGenerator[bytes]:
    """Tell items as messages; while the log is read back, many at once."""
    waiting = [b"retry: %d\n\n" % _RETRY_MS]
    size, live = 0, False
    async with aclosing(items):
        try:
            async for item in items:
                if isinstance(item, Told):
                    waiting.append(b"id: %d\ndata: %b\n\n" % item)
                    size += len(item.json)
                    if not live and size < _TOLD_AT_ONCE_BYTES:
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
    # The id lets a client that comes again go on from here, though nothing was told.
    mark = b"id: %d\n" % item.through if item.through >= 0 else b""
    return mark + b"event: progress\ndata: " + body + b"\n\n"


class _EventStream(StreamingResponse):
    """A stream that gives its place back, and what it reads from, whichever way it ends."""

    def __init__(self, stream: AsyncGenerator[bytes], held: AsyncExitStack) -> None:
        content: AsyncIterator[bytes] = stream
        super().__init__(content, media_type=EVENT_STREAM, headers=_HEADERS)
        self._stream = stream
        self._held = held

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async with self._held, aclosing(self._stream):
            await super().__call__(scope, receive, send)
