"""Publishes events by ``POST /sessions/{session_id}/events``: in order, with the same ids in every attempt."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, Self

import httpx

from processors.counts_and_shares import plural
from processors.publishing.event_record import EventRecord
from processors.publishing.interceptor import Interceptor
from schemas.errors import (
    ConfigurationError,
    NotServable,
    PublishFailed,
    Refused,
    Retry,
    SessionstreamError,
)
from schemas.events import Event
from schemas.publication import Published
from schemas.settings import PREFIX, Settings
from streams.client.event_batches import EventBatches
from streams.client.memory_client import MemoryClient, MemoryUnreachable
from streams.client.worker_client import RequestTooLarge
from streams.kafka.byte_budget import ByteBudget
from streams.kafka.prepared_records import CounterSource, prepared_records

log = logging.getLogger(__name__)

#: Most events, and most bytes, of one request. Memory drops an event that comes again by the last 128 ids of its
#: session, so a request that may be repeated has fewer, also if other agents write to the session in between.
MAX_EVENTS: Final = 64
MAX_BYTES: Final = 1024 * 1024
#: The pause before a further attempt where no worker answered, in seconds; it doubles up to the longest.
_PAUSE_SECONDS: Final = 0.25
_MAX_PAUSE_SECONDS: Final = 5.0

_NO_WORKER: Final = (
    "the answer to published events does not come from `sessionstream worker memory`: correct "
    f"{PREFIX}MEMORY_URL"
)


class HttpPublisher:
    """Publishes through the memory workers, without a connection to Kafka.

    One request of a session is under way at a time, so the order of the calls is the order in the log. What comes
    meanwhile goes together into the next request, also of several sessions (:mod:`streams.client.event_batches`). An
    attempt that fails, or whose answer is lost, is repeated with the same event ids after the pause that the worker
    asks for (``Retry-After`` of a 503 or a 429), until ``publish.timeout_seconds``. Callers over
    ``publish.buffer_bytes`` wait.

    Use it as an async context manager, or call :meth:`start` and :meth:`stop`; use it on one event loop.
    """

    def __init__(
        self,
        settings: Settings,
        *,
        counter: CounterSource = None,
        interceptors: Sequence[Interceptor] = (),
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        self._settings = settings
        self._counter = counter
        self._interceptors = tuple(interceptors)
        self._transport = transport
        self._budget = ByteBudget(settings.publish.buffer_bytes)
        # A list that is prepared in a thread, or that waits for room, is not overtaken by a later one.
        self._order_lock = asyncio.Lock()
        self._queues: dict[str, deque[_Part]] = {}
        self._senders: set[asyncio.Task[None]] = set()
        self._client: MemoryClient | None = None
        self._batches: EventBatches | None = None
        self._reached = False

    async def start(self) -> None:
        """Make the HTTP client; no worker is asked yet.

        Raises:
            ConfigurationError: the file of certificate authorities cannot be used.
        """
        self._client = MemoryClient(self._settings, transport=self._transport)
        self._batches = EventBatches(self._client)

    async def stop(self, *, within_seconds: float = 10.0) -> None:
        """Wait for what is under way, then close; give up after ``within_seconds``."""
        if self._senders:
            await asyncio.wait(self._senders, timeout=within_seconds)
        client, self._client = self._client, None
        for sender in list(self._senders):
            sender.cancel()
        if self._senders:
            await asyncio.wait(self._senders)
        if self._batches is not None:
            await self._batches.stop()
        if client is not None:
            await client.close()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def publish(self, events: Sequence[Event]) -> list[Published]:
        """See :meth:`streams.kafka.event_publisher.EventPublisher.publish`.

        A cancelled call takes back nothing: what was queued is sent.

        Raises:
            BadRequest: the events are refused, here or by the worker (Forbidden: the token may not publish them).
                Where a part was published before, it is PublishFailed with this reason.
        """
        async with self._order_lock:
            records = await prepared_records(
                events,
                max_event_bytes=self._settings.max_event_bytes,
                counter=self._counter,
                interceptors=self._interceptors,
                count_tokens_from_characters=self._settings.publish.count_tokens_from_characters,
            )
            if not records:
                return []
            if self._client is None:
                raise NotServable("nothing was published: the publisher is not started, or stopped already")
            deadline = time.monotonic() + self._settings.publish.timeout_seconds
            parts = _parts(records, deadline)
            for part in parts:
                await self._budget.acquire(part.size_bytes)
                self._queue(part)
        await asyncio.wait([part.outcome for part in parts])
        return _settled(records, parts)

    def _queue(self, part: _Part) -> None:
        """Queue a part, and let a task send what is queued for its session."""
        part.outcome.add_done_callback(lambda _: self._budget.release(part.size_bytes))
        queue = self._queues.get(part.session_id)
        if queue is not None:
            queue.append(part)
            return
        self._queues[part.session_id] = queue = deque([part])
        sender = asyncio.create_task(self._send_queued(part.session_id, queue))
        self._senders.add(sender)
        sender.add_done_callback(self._senders.discard)

    async def _send_queued(self, session_id: str, queue: deque[_Part]) -> None:
        try:
            while queue:
                await self._send(_together(queue))
        finally:
            del self._queues[session_id]
            for part in queue:
                part.fail(PublishFailed("the publisher was stopped", events=()))

    async def _send(self, parts: list[_Part]) -> None:
        """Send parts of one session in one request, again until it is answered; a part whose time is over fails.

        Where no worker was ever reached, the parts fail at once: the address is wrong, or no worker runs.
        """
        pause_seconds, last_error = _PAUSE_SECONDS, "no time was left"
        try:
            while parts := _in_time(parts, last_error):
                try:
                    places = iter(await self._post(parts))
                except Refused as refused:
                    await self._send_alone(parts, refused)
                    return
                except Retry as error:
                    if isinstance(error, MemoryUnreachable) and not self._reached:
                        raise
                    self._reached = True
                    last_error = error.detail
                    asked_seconds = error.retry_after_seconds if isinstance(error, NotServable) else 0.0
                    left_seconds = min(part.deadline for part in parts) - time.monotonic()
                    await asyncio.sleep(max(0.0, min(max(pause_seconds, asked_seconds), left_seconds)))
                    pause_seconds = min(2 * pause_seconds, _MAX_PAUSE_SECONDS)
                    continue
                self._reached = True
                for part in parts:
                    part.outcome.set_result([next(places) for _ in part.records])
                return
        except BaseException as error:
            failure = error if isinstance(error, SessionstreamError) else None
            for part in parts:
                part.fail(failure or PublishFailed(f"the publisher was stopped: {error!r}", events=()))
            if failure is None:
                raise

    async def _send_alone(self, parts: list[_Part], refused: Refused) -> None:
        """Send each of several parts alone, so that what is refused in one does not fail the others.

        A part that is too large for a gateway is sent in halves.
        """
        if len(parts) > 1:
            for part in parts:
                await self._send([part])
            return
        (part,) = parts
        if not isinstance(refused, RequestTooLarge) or len(part.records) == 1:
            part.fail(refused)
            return
        for half in part.divide():
            await self._send([half])
        part.end_with_halves()

    async def _post(self, parts: list[_Part]) -> list[Published]:
        """Post the events of the parts; return where each stands, in their order.

        Raises:
            Refused: the worker refuses an event; nothing was published.
            Retry: not all events were acknowledged.
        """
        assert self._batches is not None, "parts are queued after start()"
        records = [record for part in parts for record in part.records]
        answer = await self._batches.post(
            parts[0].session_id,
            [record.value for record in records],
            deadline=min(part.deadline for part in parts),
        )
        try:
            places = [
                Published(
                    place["event_id"],
                    place["partition"],
                    place["sequence"],
                    tuple(place.get("warnings", ())),
                )
                for place in answer
            ]
        except (TypeError, KeyError) as error:
            raise ConfigurationError(_NO_WORKER) from error
        if [place.event_id for place in places] != [record.event.event_id for record in records]:
            raise ConfigurationError(_NO_WORKER)
        return places


@dataclass(slots=True, eq=False)
class _Part:
    """A part of one call, which is sent whole: consecutive events of one session.

    Attributes:
        records: at most :data:`MAX_EVENTS`.
        deadline: on the monotonic clock.
        before: the part of the same call and session that must be published first.
        outcome: where the events stand, or why that is not known.
        halves: what it was sent as, if it was too large for one request.
    """

    records: list[EventRecord]
    deadline: float
    before: _Part | None = None
    outcome: asyncio.Future[list[Published]] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )
    halves: tuple[_Part, ...] = ()

    def divide(self) -> tuple[_Part, ...]:
        """Return its halves, of which the second is sent only if the first was published."""
        middle = len(self.records) // 2
        first = _Part(self.records[:middle], self.deadline, self.before)
        self.halves = (first, _Part(self.records[middle:], self.deadline, first))
        return self.halves

    def end_with_halves(self) -> None:
        """Take over the outcome of the halves, which have ended."""
        failure = next((half.failure for half in self.halves if half.failure is not None), None)
        if failure is None:
            self.outcome.set_result([place for half in self.halves for place in half.outcome.result()])
        elif isinstance(failure, SessionstreamError):
            self.fail(failure)

    def pieces(self) -> Iterator[_Part]:
        """Yield what it was sent as: itself, or the pieces of its halves."""
        if not self.halves:
            yield self
        for half in self.halves:
            yield from half.pieces()

    @property
    def session_id(self) -> str:
        return self.records[0].event.session_id

    @property
    def size_bytes(self) -> int:
        return sum(len(record.value) for record in self.records)

    @property
    def is_blocked(self) -> bool:
        """Whether the part before it failed, so that this one would stand in the log before it."""
        return self.before is not None and self.before.outcome.done() and self.before.failure is not None

    @property
    def failure(self) -> BaseException | None:
        """Why it failed; ``None`` if it has not."""
        return self.outcome.exception() if self.outcome.done() else None

    def fail(self, error: SessionstreamError) -> None:
        if not self.outcome.done():
            self.outcome.set_exception(error)
            self.outcome.exception()  # it is raised from `publish`, so it must not be logged as never retrieved


def _parts(records: Sequence[EventRecord], deadline: float) -> list[_Part]:
    """Return the records in parts of one session each, in their order."""
    parts: list[_Part] = []
    newest: dict[str, _Part] = {}
    for record in records:
        session_id = record.event.session_id
        last = newest.get(session_id)
        full = last is not None and (
            len(last.records) >= MAX_EVENTS or last.size_bytes + len(record.value) > MAX_BYTES
        )
        if last is not None and not full:
            last.records.append(record)
            continue
        newest[session_id] = part = _Part([record], deadline, before=last)
        parts.append(part)
    return parts


def _together(queue: deque[_Part]) -> list[_Part]:
    """Take the next parts that fit into one request."""
    taken = [queue.popleft()]
    events, size_bytes = len(taken[0].records), taken[0].size_bytes
    while queue:
        events += len(queue[0].records)
        size_bytes += queue[0].size_bytes
        if events > MAX_EVENTS or size_bytes > MAX_BYTES:
            break
        taken.append(queue.popleft())
    return taken


def _in_time(parts: list[_Part], last_error: str) -> list[_Part]:
    """Return the parts that may still be sent; fail those whose time is over, and those after a failed one."""
    now = time.monotonic()
    for part in parts:
        if part.is_blocked:
            part.fail(PublishFailed("the events before them failed", events=()))
        elif now >= part.deadline:
            part.fail(PublishFailed(last_error, events=()))
    return [part for part in parts if not part.outcome.done()]


def _settled(records: Sequence[EventRecord], parts: Sequence[_Part]) -> list[Published]:
    """Return the places in the order of the records.

    Raises:
        BadRequest: the first part was refused, and nothing was published.
        PublishFailed: not all events were acknowledged.
    """
    places: dict[int, Published] = {}
    cause: BaseException | None = None
    for piece in (piece for part in parts for piece in part.pieces()):
        failure = piece.failure
        if failure is None:
            places |= {
                id(record): place for record, place in zip(piece.records, piece.outcome.result(), strict=True)
            }
        cause = cause or failure
    delivered = [places[id(record)] for record in records if id(record) in places]
    if cause is None:
        return delivered
    if isinstance(cause, Refused) and not delivered:
        raise cause
    failed: list[Event] = [record.event for record in records if id(record) not in places]
    reason = cause.detail if isinstance(cause, SessionstreamError) else repr(cause)
    log.warning(
        "some events were not published",
        extra={"action": "publish_failed", "session_id": failed[0].session_id, "error": reason},
    )
    raise PublishFailed(
        f"{len(failed)} of {plural(len(records), 'event was', 'events were')} not acknowledged: {reason}; "
        "publish them again with the same event_ids",
        events=failed,
        delivered=delivered,
    ) from cause
