"""A worker with the engine in a separate process, which tests kill, pause and resume.

``python -m tests.integration.engine.worker_process '<JSON>'``; the JSON is a :class:`WorkerOrder`. It prints its
port once it listens, answers questions over HTTP, and ends by SIGTERM as a real worker does.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import sys
from dataclasses import asdict, dataclass
from typing import Any

from streams.engine.watermark import Watermark
from tests.integration.engine.counting import CountingFold, CountingPartition
from tests.integration.engine.engine_worker import EngineWorker, engine_config
from tests.integration.engine.faults import FlushStep, crash_flush
from tests.integration.engine.stage import Stage

#: As a worker that could not go on.
EXIT_FATAL = 70

#: As a process killed by SIGKILL, seen from a shell.
EXIT_CRASHED = 137


@dataclass(frozen=True, kw_only=True)
class WorkerOrder:
    """The parameters of the process.

    Attributes:
        crash_at: end at this step of a flush, without a word.
        crash_after_flushes: which flush that is, counted over all partitions.
    """

    bootstrap_servers: list[str]
    prefix: str
    partitions: int
    name: str
    store: str = "memory://"
    data_dir: str = ""
    session_timeout_seconds: float = 3.0
    flush_interval_seconds: float = 0.05
    crash_at: FlushStep | None = None
    crash_after_flushes: int = 0

    def to_json(self) -> str:
        return json.dumps(asdict(self))


def served_state(worker: EngineWorker) -> dict[str, Any]:
    """Return positions and counts by partition, only if ownership is proven before and after the read."""
    served: dict[str, Any] = {}
    for partition in list(worker.engine.owned):
        owned = worker.engine.servable(partition)
        if owned is None:
            continue
        fold = owned.fold
        assert isinstance(fold, CountingPartition)
        state = {"position": sum(owned.positions.values()), "total": fold.total()}
        if worker.engine.servable(partition) is owned:
            served[str(partition)] = state
    return served


def whole_state(worker: EngineWorker) -> dict[str, Any]:
    """For a look from outside."""
    engine = worker.engine
    marks: dict[str, dict[str, Watermark]] = {str(p): one.watermarks for p, one in engine.owned.items()}
    return {
        "assigned": sorted(engine.ownership.assignment.partitions),
        "generation": engine.ownership.assignment.generation,
        "owned": sorted(engine.owned),
        "opened": [fold.partition for fold in _counting(worker).opened],
        "restored_records": engine.restored.records,
        "flushes": sum(owned.statistics.flushes for owned in engine.owned.values()),
        "marks": {p: {topic: mark.offset for topic, mark in some.items()} for p, some in marks.items()},
        "failed": repr(worker.failed.result()) if worker.failed.done() else None,
    }


def _counting(worker: EngineWorker) -> CountingFold:
    fold = worker.engine._takeover._fold
    assert isinstance(fold, CountingFold)
    return fold


async def _answer(worker: EngineWorker, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    line = await reader.readline()
    path = line.split()[1].decode() if line else ""
    body = json.dumps(served_state(worker) if path == "/served" else whole_state(worker)).encode()
    writer.write(b"HTTP/1.0 200 OK\r\nContent-Length: %d\r\n\r\n" % len(body) + body)
    await writer.drain()
    writer.close()


async def main(order: WorkerOrder) -> int:
    """Run until SIGTERM, or until the worker fails; return the exit code."""
    stage = Stage(order.bootstrap_servers, order.prefix, order.partitions)
    config = engine_config(
        stage,
        order.name,
        store=order.store,
        data_dir=order.data_dir,
        session_timeout_seconds=order.session_timeout_seconds,
        flush_interval_seconds=order.flush_interval_seconds,
    )
    if order.crash_at is not None:
        crash_flush(order.crash_at, order.crash_after_flushes, lambda: os._exit(EXIT_CRASHED))
    stopping = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopping.set)
    worker = EngineWorker(config, CountingFold(stage.published))
    server = await asyncio.start_server(lambda r, w: _answer(worker, r, w), "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)  # noqa: T201 - the one thing its parent waits for
    async with server:
        await worker.start()
        ending = asyncio.create_task(stopping.wait())
        ends: list[asyncio.Future[Any]] = [ending, worker.failed]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        await worker.stop()
    return EXIT_FATAL if worker.failed.done() else 0


if __name__ == "__main__":
    logging.basicConfig(
        level=logging.INFO, format="%(asctime)s.%(msecs)03d %(name)s %(message)s", datefmt="%T"
    )
    sys.exit(asyncio.run(main(WorkerOrder(**json.loads(sys.argv[1])))))
