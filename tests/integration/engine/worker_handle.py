"""A handle with which a test controls a worker process."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.integration.engine.stage import Stage
from tests.integration.engine.worker_process import WorkerOrder
from tests.live.fork_server import ForkServer
from tests.live.process import Process
from tests.live.waiting import until_async

#: A worker that is started again writes another log.
_LOG_NUMBERS = itertools.count()


class WorkerHandle(Process):
    """One process; its log is ``<folder>/<name>-<number>.log``."""

    port: int

    @classmethod
    async def start(
        cls, stage: Stage, name: str, folder: Path, fork_server: ForkServer, **changes: Any
    ) -> WorkerHandle:
        order = WorkerOrder(
            bootstrap_servers=stage.bootstrap_servers,
            prefix=stage.prefix,
            partitions=stage.partitions,
            name=name,
            **changes,
        )
        worker = cls(
            [order.to_json()],
            folder / f"{name}-{next(_LOG_NUMBERS)}.log",
            piped_output=True,
            fork_server=fork_server,
            module=WorkerOrder.__module__,
        )
        try:
            async with asyncio.timeout(30):
                line = await asyncio.to_thread(worker.output.readline)
            assert line, f"{name} did not start:\n{worker.log}"
            worker.port = int(line)
        except BaseException:
            worker.close()
            raise
        return worker

    async def ask(self, path: str) -> dict[str, Any]:
        """Return the status that the process reports."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            writer.write(f"GET {path} HTTP/1.0\r\n\r\n".encode())
            answer = await reader.read()
        finally:
            writer.close()
            with contextlib.suppress(OSError):  # it was killed meanwhile
                await writer.wait_closed()
        found: dict[str, Any] = json.loads(answer.split(b"\r\n\r\n", 1)[1])
        return found

    async def served(self) -> set[int]:
        """Return the partitions that it serves."""
        return {int(partition) for partition in await self.ask("/served")}

    async def serves(self, partitions: set[int], seconds: float = 60) -> None:
        """Wait until the worker serves exactly these partitions."""

        async def state() -> bool:
            assert self.alive, f"{self.name} ended:\n{self.log_tail()}"
            return await self.served() == partitions

        await until_async(state, f"{self.name} serves {sorted(partitions)}", within=seconds)


class WorkerPark:
    """Starts workers, and stops all of them at the end."""

    def __init__(self, stage: Stage, folder: Path, fork_server: ForkServer) -> None:
        self.stage = stage
        self.folder = folder
        self.fork_server = fork_server
        self.all: list[WorkerHandle] = []

    async def start(self, name: str, **changes: Any) -> WorkerHandle:
        handle = await WorkerHandle.start(self.stage, name, self.folder, self.fork_server, **changes)
        self.all.append(handle)
        return handle

    def alive(self) -> list[WorkerHandle]:
        return [one for one in self.all if one.alive]

    async def all_served(self, seconds: float = 60) -> None:
        """Wait until the running workers serve every partition, each one once."""
        wanted = list(range(self.stage.partitions))

        async def state() -> bool:
            served = [sorted(await one.served()) for one in self.alive()]
            return sorted(partition for some in served for partition in some) == wanted

        await until_async(state, "every partition is served once", within=seconds)


@asynccontextmanager
async def worker_park(stage: Stage, folder: Path, fork_server: ForkServer) -> AsyncGenerator[WorkerPark]:
    """Workers on a stage."""
    park = WorkerPark(stage, folder, fork_server)
    try:
        yield park
    finally:
        for one in park.all:
            one.close()
