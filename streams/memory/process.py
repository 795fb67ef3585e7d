"""The memory process: folds session-events into memory and serves it."""

from __future__ import annotations

import asyncio

from fastapi import FastAPI

from schemas.settings import Settings
from streams.engine.app import EngineApp
from streams.engine.guard import guard, spawn
from streams.http.backend import Readiness
from streams.http.memory_api import MemoryApi
from streams.kafka.publisher import KafkaPublisher
from streams.memory.reader import MemoryReader
from streams.memory.reminders import Reminders
from streams.memory.sweep import Sweep


class MemoryProcess:
    """Joins the parts of the memory worker. Implements :class:`streams.worker.process.WorkerProcess`.

    Args:
        settings: all settings.
        app: the Faust app with its engine.
        publisher: for events posted over HTTP, and for the sweep; started and stopped here.
        reader: answers reads.
        sweep: ends idle sessions.
        reminders: announces again what is to be compacted.
        api: the routes.
    """

    name = "memory"

    def __init__(
        self,
        settings: Settings,
        *,
        app: EngineApp,
        publisher: KafkaPublisher,
        reader: MemoryReader,
        sweep: Sweep,
        reminders: Reminders,
        api: MemoryApi,
    ) -> None:
        self._settings = settings
        self.app = app
        self.publisher = publisher
        self.reader = reader
        self._sweep = sweep
        self._reminders = reminders
        self._api = api
        self._tasks: list[asyncio.Task[None]] = []

    def add_routes(self, app: FastAPI) -> None:
        self._api.add_routes(app)

    def ready(self) -> Readiness:
        return self.reader.ready()

    async def start(self) -> None:
        await self.publisher.start()
        self.app.in_worker = True
        await self.app.start()
        self._tasks = guard(self.app)
        self._tasks.append(spawn("sweep", self._sweep_now_and_then(), self.app.engine.fail))
        self._tasks.append(spawn("reminders", self._remind_now_and_then(), self.app.engine.fail))

    async def stop(self, *, failed: bool) -> None:
        for task in self._tasks:
            task.cancel()
        if not failed:
            await self.app.engine.stop()
        await self.app.stop()
        await self.publisher.stop()

    async def _sweep_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(self._settings.memory.sweep_interval_seconds)
            await self._sweep.run_once()

    async def _remind_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(self._settings.compaction.reminder_seconds)
            self._reminders.run_once()
