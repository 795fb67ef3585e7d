"""The analytics process: counts session-events and memory-events, and serves the figures."""

from __future__ import annotations

import asyncio

from fastapi import FastAPI

from streams.analytics.api import AnalyticsApi
from streams.analytics.reader import AnalyticsReader
from streams.engine.app import EngineApp
from streams.engine.guard import guard
from streams.http.backend import Readiness


class AnalyticsProcess:
    """Joins the parts of the analytics worker. Implements :class:`streams.worker.process.WorkerProcess`.

    Args:
        app: the Faust app with its engine.
        reader: answers reads.
        api: the routes.
    """

    name = "analytics"

    def __init__(self, *, app: EngineApp, reader: AnalyticsReader, api: AnalyticsApi) -> None:
        self.app = app
        self.reader = reader
        self._api = api
        self._tasks: list[asyncio.Task[None]] = []

    def add_routes(self, app: FastAPI) -> None:
        self._api.add_routes(app)

    def ready(self) -> Readiness:
        return self.reader.ready()

    async def start(self) -> None:
        self.app.in_worker = True
        await self.app.start()
        self._tasks = guard(self.app)

    async def stop(self, *, failed: bool) -> None:
        for task in self._tasks:
            task.cancel()
        if not failed:
            await self.app.engine.stop()
        await self.app.stop()
