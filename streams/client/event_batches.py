"""Sends the events of many sessions in few requests."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from schemas.errors import (
    ConfigurationError,
    NotFound,
    PublishFailed,
    Refused,
    SessionstreamError,
    Unauthorized,
)
from schemas.settings import PREFIX
from streams.client.memory_client import MemoryClient
from streams.client.worker_client import error_of
from streams.http.session_path import session_path

#: Most events, and most bytes, of one request; a single session's events may have more bytes.
MAX_EVENTS: Final = 512
MAX_BYTES: Final = 1024 * 1024
#: What comes while this many requests are under way waits, and goes together into the next one. A request without an
#: answer after `_SLOW_SECONDS` no longer counts, so that a partition without a leader does not hold up the others.
_MAX_REQUESTS: Final = 2
_SLOW_SECONDS: Final = 1.0
#: Most requests under way, with the slow ones.
_MAX_CONNECTIONS: Final = 32

_NO_WORKER: Final = (
    "the answer to published events does not come from `sessionstream worker memory`: correct "
    f"{PREFIX}MEMORY_URL"
)


def _stopped(error: BaseException) -> SessionstreamError:
    return PublishFailed(f"the publisher was stopped: {error!r}", events=())


@dataclass(slots=True, eq=False)
class _Batch:
    """Events of one session that are sent together.

    Attributes:
        session_id: the session.
        events: each as JSON.
        deadline: on the monotonic clock, in seconds.
        answer: what the worker answers for them.
    """

    session_id: str
    events: Sequence[bytes]
    deadline: float
    answer: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def size_bytes(self) -> int:
        return sum(map(len, self.events))

    def answered(self, places: object) -> None:
        if not self.answer.done():
            self.answer.set_result(places)

    def failed(self, error: SessionstreamError) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


class EventBatches:
    """Posts events: of one session as its own request, and of several sessions that wait at once as one.

    What becomes of one session's events does not depend on the others in the request: a request that is refused as a
    whole is sent again in halves, down to the session that it was refused for. The caller has one call of a session
    under way at a time, and calls again after a Retry; the class repeats nothing that may have been published.

    Args:
        client: sends the requests; closed by the caller after :meth:`stop`.
    """

    def __init__(self, client: MemoryClient) -> None:
        self._client = client
        self._waiting: deque[_Batch] = deque()
        self._requests: set[asyncio.Task[None]] = set()
        self._counted = 0
        self._timers: dict[asyncio.Task[None], asyncio.TimerHandle] = {}
        self._is_scheduled = False
        self._worker_takes_many = True

    async def post(self, session_id: str, events: Sequence[bytes], *, deadline: float) -> Any:
        """Post events of one session, and return the worker's answer for each.

        Args:
            session_id: the session of all events.
            events: each as JSON.
            deadline: on the monotonic clock, in seconds.

        Raises:
            Retry: not all events were acknowledged.
            Refused: the worker refuses an event; nothing was published.
            ConfigurationError: another program answered.
        """
        batch = _Batch(session_id, events, deadline)
        self._waiting.append(batch)
        self._schedule()
        return await batch.answer

    async def stop(self) -> None:
        """End the requests under way."""
        for request in list(self._requests):
            request.cancel()
        if self._requests:
            await asyncio.wait(self._requests)

    def _schedule(self) -> None:
        """Let requests begin once all that is ready now has called :meth:`post`."""
        if not self._is_scheduled:
            self._is_scheduled = True
            asyncio.get_running_loop().call_soon(self._begin)

    def _begin(self) -> None:
        self._is_scheduled = False
        while self._waiting and self._counted < _MAX_REQUESTS and len(self._requests) < _MAX_CONNECTIONS:
            self._counted += 1
            request = asyncio.create_task(self._send(self._next()))
            self._requests.add(request)
            self._timers[request] = asyncio.get_running_loop().call_later(
                _SLOW_SECONDS, self._uncount, request
            )
            request.add_done_callback(self._ended)

    def _uncount(self, request: asyncio.Task[None]) -> None:
        """Let another request begin: this one has ended, or takes long."""
        timer = self._timers.pop(request, None)
        if timer is not None:
            timer.cancel()
            self._counted -= 1
            self._schedule()

    def _ended(self, request: asyncio.Task[None]) -> None:
        self._requests.discard(request)
        self._uncount(request)
        if self._waiting:
            self._schedule()

    def _next(self) -> list[_Batch]:
        """Take the batches of the next request."""
        taken = [self._waiting.popleft()]
        if not self._worker_takes_many:
            return taken
        events, size_bytes = len(taken[0].events), taken[0].size_bytes
        while self._waiting:
            events += len(self._waiting[0].events)
            size_bytes += self._waiting[0].size_bytes
            if events > MAX_EVENTS or size_bytes > MAX_BYTES:
                break
            taken.append(self._waiting.popleft())
        return taken

    async def _send(self, batches: list[_Batch]) -> None:
        try:
            if len(batches) == 1:
                batches[0].answered(await self._post_one(batches[0]))
            else:
                await self._post_many(batches)
        except BaseException as error:
            for batch in batches:
                batch.failed(error if isinstance(error, SessionstreamError) else _stopped(error))
            if not isinstance(error, SessionstreamError):
                raise

    async def _post_one(self, batch: _Batch) -> Any:
        path = session_path(batch.session_id, after="/events")
        return await self._client.post(path, b"[%s]" % b",".join(batch.events), deadline=batch.deadline)

    async def _post_many(self, batches: list[_Batch]) -> None:
        body = b"[%s]" % b",".join([event for batch in batches for event in batch.events])
        deadline = min(batch.deadline for batch in batches)
        try:
            answer = await self._client.post("/events", body, deadline=deadline)
        except NotFound:
            # An older worker takes the events of one session only.
            self._worker_takes_many = False
            self._waiting.extendleft(reversed(batches))
            self._schedule()
            return
        except Unauthorized:
            raise  # the token is the same for all of them
        except Refused:
            # A worker refuses each session alone. A whole request is refused for what it cannot read at all, or by a
            # gateway, for its size or for what one session says. Nothing of it was published.
            middle = len(batches) // 2
            for half in (batches[:middle], batches[middle:]):
                await self._send(half)
            return
        try:
            outcomes = {outcome["session_id"]: outcome for outcome in answer}
        except (TypeError, KeyError) as error:
            raise ConfigurationError(_NO_WORKER) from error
        for batch in batches:
            outcome = outcomes.get(batch.session_id, {})
            if "published" in outcome:
                batch.answered(outcome["published"])
            else:
                batch.failed(_error_in(outcome))


def _error_in(outcome: dict[str, Any]) -> SessionstreamError:
    """Return the error of one session in the answer for several."""
    refused = outcome.get("error")
    if not isinstance(refused, dict) or not isinstance(refused.get("status"), int):
        return ConfigurationError(_NO_WORKER)
    return error_of(
        refused["status"],
        refused.get("error_code"),
        str(refused.get("detail")),
        retry_after_seconds=float(refused.get("retry_after_seconds") or 0.0),
    )
