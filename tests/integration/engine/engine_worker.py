"""A worker with the engine in the test's process."""

from __future__ import annotations

import asyncio
import contextlib
from types import TracebackType
from typing import Any, Self, cast

from streams.engine.config import EngineConfig
from streams.engine.engine import make_engine
from streams.engine.fold import Fold, PartitionFold
from tests.integration.engine.counting import CountingFold, CountingPartition
from tests.integration.engine.stage import Stage
from tests.live.waiting import until_async

#: Short, so that the tests are quick; the broker allows 1 s.
SESSION_SECONDS = 3.0


def engine_config(stage: Stage, name: str = "a", **changes: Any) -> EngineConfig:
    """Return the configuration of a worker called ``name``."""
    options: dict[str, Any] = {
        "group_id": stage.group,
        "client_id": f"worker-{name}",
        "source_topics": stage.sources,
        "changelog_topic": stage.changelog,
        "advertised_url": f"http://{name}",
        "client_settings": {"bootstrap_servers": stage.bootstrap_servers},
        "session_timeout_seconds": SESSION_SECONDS,
        "heartbeat_seconds": 0.3,
        "flush_interval_seconds": 0.05,
        "flush_events": 500,
    }
    return EngineConfig(**{**options, **changes})


async def _no_sleep(seconds: float) -> None:
    """Instead of a service's own."""


class EngineWorker:
    """App, table, engine and agent, connected as in a worker process.

    Args:
        config: see :func:`engine_config`.
        fold: a :class:`CountingFold` that publishes nothing, unless given.
    """

    def __init__(
        self, config: EngineConfig, fold: Fold[PartitionFold] | None = None, clock_ms: Any = lambda: 0
    ) -> None:
        self.config = config
        self.failed: asyncio.Future[BaseException] = asyncio.get_running_loop().create_future()
        self.fatal_calls = 0
        chosen: Fold[PartitionFold] = fold or CountingFold()
        self.engine = make_engine("counting", config, chosen, self._fail, clock_ms=clock_ms)
        self.app, self.table = self.engine.app, self.engine.table
        # Faust gives an app's modules a second to declare their tables; here there is nothing to wait for.
        cast(Any, self.app.tables).sleep = _no_sleep

    def _fail(self, error: BaseException) -> None:
        self.fatal_calls += 1
        if not self.failed.done():
            self.failed.set_result(error)

    async def start(self) -> EngineWorker:
        """Start; assigned partitions are not restored yet when this returns."""
        # Faust's start returns only once the first restore is done, and a test may be about just that.
        self._starting = asyncio.create_task(self.app.start())
        self._watching = asyncio.create_task(self._watch_for_crash())
        return self

    async def _watch_for_crash(self) -> None:
        await self.app._crashed.wait()
        self.engine.fail(getattr(self.app, "_crash_reason", None) or RuntimeError("Faust stopped the app"))

    async def stop(self) -> None:
        """Stop as a process does on SIGTERM; a failed worker flushes nothing."""
        for task in (self._watching, self._starting):
            task.cancel()
        await asyncio.gather(self._watching, self._starting, return_exceptions=True)
        if not self.failed.done():
            await self.engine.stop()
        # Takeovers end at their next look at the assignment.
        await until_async(lambda: not self.engine.restoring, "takeovers have ended", within=60)
        await self.app.stop()
        self.table.close()
        # Producers that were given up close in the background.
        closing = [task for task in asyncio.all_tasks() if "_close_now" in repr(task.get_coro())]
        if closing:
            await asyncio.wait(closing, timeout=60)

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(90):
                await self.stop()

    def served(self) -> set[int]:
        """Return the partitions that may be served now."""
        return {partition for partition in list(self.engine.owned) if self.engine.servable(partition)}

    async def serves(self, *partitions: int, seconds: float = 60) -> None:
        """Wait until exactly these partitions are served; without any, all assigned ones."""

        def state() -> bool:
            assert not self.failed.done(), f"the worker failed: {self.failed.result()!r}"
            wanted = set(partitions) or set(self.engine.ownership.assignment.partitions)
            return bool(wanted) and self.served() == wanted

        await until_async(
            state, f"{self.config.client_id} serves {partitions or 'all it was assigned'}", within=seconds
        )

    async def fails(self, seconds: float = 60) -> BaseException:
        """Wait until the worker has failed; return the error."""
        async with asyncio.timeout(seconds):
            return await asyncio.shield(self.failed)

    def fold(self, partition: int) -> CountingPartition:
        """The folded state of an owned partition."""
        fold = self.engine.owned[partition].fold
        assert isinstance(fold, CountingPartition)
        return fold

    def total(self) -> int:
        """All counts of all partitions owned."""
        return sum(self.fold(partition).total() for partition in self.engine.owned)
