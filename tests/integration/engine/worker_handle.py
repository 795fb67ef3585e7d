"""A worker process, seen from the test."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import signal
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.integration.engine.stage import Stage
from tests.integration.engine.worker_process import WorkerOrder
from tests.live.waiting import until_async

ROOT = Path(__file__).resolve().parents[3]


#: A worker that is started again writes another log.
_LOG_NUMBERS = itertools.count()


class WorkerHandle:
    """One process; its log is ``<folder>/<name>-<number>.log``."""

    def __init__(self, name: str, process: asyncio.subprocess.Process, port: int, log: Path) -> None:
        self.name = name
        self.process = process
        self.port = port
        self.log = log

    @classmethod
    async def start(cls, stage: Stage, name: str, folder: Path, **changes: Any) -> WorkerHandle:
        order = WorkerOrder(
            bootstrap_servers=stage.bootstrap_servers,
            prefix=stage.prefix,
            partitions=stage.partitions,
            name=name,
            **changes,
        )
        log = folder / f"{name}-{next(_LOG_NUMBERS)}.log"
        with log.open("wb") as output:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "tests.integration.engine.worker_process",
                order.to_json(),
                cwd=ROOT,
                stdout=asyncio.subprocess.PIPE,
                stderr=output,
            )
        assert process.stdout is not None
        async with asyncio.timeout(30):
            line = await process.stdout.readline()
        assert line, f"{name} did not start:\n{log.read_text()}"
        return cls(name, process, int(line), log)

    async def ask(self, path: str) -> dict[str, Any]:
        """The process's own account."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            writer.write(f"GET {path} HTTP/1.0\r\n\r\n".encode())
            answer = await reader.read()
        finally:
            writer.close()
        found: dict[str, Any] = json.loads(answer.split(b"\r\n\r\n", 1)[1])
        return found

    async def served(self) -> set[int]:
        """The partitions it serves."""
        return {int(partition) for partition in await self.ask("/served")}

    async def serves(self, partitions: set[int], seconds: float = 30) -> None:
        """Wait until exactly these are served."""

        async def state() -> bool:
            assert self.process.returncode is None, f"{self.name} ended:\n{self.tail()}"
            return await self.served() == partitions

        await until_async(state, f"{self.name} serves {sorted(partitions)}", within=seconds)

    def tail(self, lines: int = 30) -> str:
        """The end of its log."""
        return "\n".join(self.log.read_text().splitlines()[-lines:])

    def send(self, number: signal.Signals) -> None:
        os.kill(self.process.pid, number)

    async def kill(self) -> None:
        """SIGKILL."""
        if self.process.returncode is None:
            self.send(signal.SIGKILL)
        await self.process.wait()

    async def terminate(self, seconds: float = 20) -> int:
        """SIGTERM; gives the exit code."""
        self.send(signal.SIGTERM)
        return await self.ended(seconds)

    async def ended(self, seconds: float = 20) -> int:
        """Wait for its end; gives the exit code."""
        async with asyncio.timeout(seconds):
            return await self.process.wait()


class WorkerPark:
    """Starts workers, and leaves none behind."""

    def __init__(self, stage: Stage, folder: Path) -> None:
        self.stage = stage
        self.folder = folder
        self.all: list[WorkerHandle] = []

    async def start(self, name: str, **changes: Any) -> WorkerHandle:
        handle = await WorkerHandle.start(self.stage, name, self.folder, **changes)
        self.all.append(handle)
        return handle

    def alive(self) -> list[WorkerHandle]:
        return [one for one in self.all if one.process.returncode is None]

    async def all_served(self, seconds: float = 30) -> None:
        """Wait until the living workers together serve every partition, each of them once."""
        wanted = list(range(self.stage.partitions))

        async def state() -> bool:
            served = [sorted(await one.served()) for one in self.alive()]
            return sorted(partition for some in served for partition in some) == wanted

        await until_async(state, "every partition is served once", within=seconds)


@asynccontextmanager
async def worker_park(stage: Stage, folder: Path) -> AsyncGenerator[WorkerPark]:
    """Workers on a stage."""
    park = WorkerPark(stage, folder)
    try:
        yield park
    finally:
        for one in park.all:
            with contextlib.suppress(ProcessLookupError):
                one.send(signal.SIGCONT)
            await one.kill()
