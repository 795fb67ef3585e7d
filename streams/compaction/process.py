"""The compaction process: makes summaries of long histories and publishes them back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from fastapi import FastAPI

from streams.client.memory_client import MemoryClient
from streams.compaction.announcer import Announcer
from streams.compaction.inbox import Inbox
from streams.compaction.schedule import Schedule
from streams.compaction.summarizer import Summarizer
from streams.http.backend import Readiness
from streams.kafka.publisher import KafkaPublisher


class CompactionProcess:
    """Joins the parts of the compaction worker. Implements :class:`streams.worker.process.WorkerProcess`.

    Args:
        drain_seconds: what attempts under way get to end in when the process is stopped.
    """

    name = "compaction"

    def __init__(
        self,
        *,
        inbox: Inbox,
        schedule: Schedule,
        memory: MemoryClient,
        summarizer: Summarizer,
        publisher: KafkaPublisher,
        announcer: Announcer,
        drain_seconds: float,
        on_fatal: Callable[[BaseException], None],
    ) -> None:
        self.publisher = publisher
        self._inbox = inbox
        self._schedule = schedule
        self._memory = memory
        self._summarizer = summarizer
        self._announcer = announcer
        self._drain_seconds = drain_seconds
        self._on_fatal = on_fatal
        self._running: asyncio.Task[None] | None = None

    def add_routes(self, app: FastAPI) -> None:
        """It answers nothing of its own."""

    def ready(self) -> Readiness:
        return self._inbox.ready()

    async def start(self) -> None:
        await self.publisher.start()
        await self._announcer.start()
        await self._inbox.start()
        self._running = asyncio.create_task(self._run(), name="sessionstream-compaction-inbox")

    async def stop(self, *, failed: bool) -> None:
        """Take nothing more off, let calls under way end for a while, leave the rest to the next owner."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.wait({self._running})
        await self._schedule.close(within_seconds=0.0 if failed else self._drain_seconds)
        await self._inbox.stop()
        await self._announcer.stop()
        await self.publisher.stop()
        await self._summarizer.close()
        await self._memory.close()

    async def _run(self) -> None:
        try:
            await self._inbox.run()
        except Exception as error:  # noqa: BLE001 - whatever it dies of ends the worker
            self._on_fatal(error)
