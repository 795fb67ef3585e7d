"""The backend of a session memory over HTTP alone: it publishes, reads and compacts through the memory workers."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Final

from pydantic import ValidationError

from processors.publishing.interceptor import Interceptor
from schemas.compaction_order import CompactionOrder
from schemas.errors import ConfigurationError
from schemas.events import Event
from schemas.fork_order import ForkOrder, ForkResult
from schemas.publication import Published
from schemas.settings import PREFIX, Settings
from streams.client.backend import CompactionAnswers
from streams.client.compaction import CompactionResult, intercepted_order
from streams.client.http_publisher import HttpPublisher
from streams.client.reading_backend import ReadingBackend, not_connected
from streams.http.session_path import session_path
from streams.kafka.prepared_records import LoadedWhenNeeded
from streams.settings.plugins import load_interceptors

#: How much longer than the compaction worker may take the answer is waited for, in seconds.
_ANSWER_SECONDS: Final = 30.0


class HttpBackend(ReadingBackend):
    """Needs the address of a memory worker, and no Kafka. The other workers are asked through it."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self._publisher: HttpPublisher | None = None
        self._interceptors: list[Interceptor] = []

    async def start(self) -> None:
        await super().start()
        self._interceptors = load_interceptors(self._settings)
        await self.check_counter()
        publisher = HttpPublisher(
            self._settings, counter=LoadedWhenNeeded(self.counter), interceptors=self._interceptors
        )
        await publisher.start()
        self._publisher = publisher

    async def stop(self) -> None:
        """Send what is queued and close the connections."""
        publisher, self._publisher = self._publisher, None
        try:
            if publisher is not None:
                await publisher.stop()
        finally:
            await super().stop()

    async def publish(self, events: Sequence[Event]) -> list[Published]:
        if self._publisher is None:
            raise not_connected("nothing can be published")
        return await self._publisher.publish(events)

    async def compact(self, session_id: str, order: CompactionOrder) -> CompactionResult:
        """Let a memory worker compact a session, by the compaction worker or with the summary in ``order``.

        Raises:
            BadRequest: the order is refused, by the worker or by an interceptor.
            Retry: no worker answered (MemoryUnreachable), or it cannot be done now. A request may have been published.
        """
        # The worker writes the texts of the order, so they are published here.
        order = intercepted_order(session_id, order, self._interceptors)
        answer = await self.reader("nothing can be compacted").post(
            session_path(session_id, after="/compact"),
            order.model_dump_json(exclude_none=True).encode(),
            deadline=time.monotonic() + order.timeout_seconds + _ANSWER_SECONDS,
            # A request that is repeated is dropped by its id, so its answer would be waited for in vain.
            repeatable=False,
        )
        try:
            return CompactionResult.model_validate(answer)
        except ValidationError as error:
            raise ConfigurationError(
                "the answer to a compaction does not come from `sessionstream worker memory`: correct "
                f"{PREFIX}MEMORY_URL"
            ) from error

    async def fork(self, session_id: str, order: ForkOrder, *, timeout_seconds: float) -> ForkResult:
        """Let a memory worker fork a session. It may be asked again after any failure.

        Raises:
            BadRequest: the order is refused, or the session has no memory (NotFound).
            Retry: no worker answered (MemoryUnreachable), it cannot be done now, or the id is another session's.
        """
        answer = await self.reader("nothing can be forked").post(
            session_path(session_id, after="/fork"),
            order.model_dump_json(exclude_none=True).encode(),
            deadline=time.monotonic() + timeout_seconds,
            takes_long=True,
        )
        try:
            return ForkResult.model_validate(answer)
        except ValidationError as error:
            raise ConfigurationError(
                f"the answer to a fork does not come from `sessionstream worker memory`: correct {PREFIX}MEMORY_URL"
            ) from error

    def answers(self, session_id: str) -> AbstractAsyncContextManager[CompactionAnswers]:
        """Never used: :meth:`compact` waits at the worker."""
        raise ConfigurationError(
            f"answers to a request of session {session_id!r} are read from Kafka: set {PREFIX}BOOTSTRAP_SERVERS"
        )
