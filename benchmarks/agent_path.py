"""Measures what a client and a memory worker spend for one append, one read and one read of one's own write.

Each is done one after the other by one agent: an append of 200 characters, a read of 100 messages, and an append with
the read that follows it, in sessions of at most 100 messages. Processor time differs less than the clock on a machine
that is busy with other work. With ``--against`` the same is done with the code of another checkout, in turn.

Usage: python -m benchmarks.agent_path [--rounds N] [--calls N] [--against FOLDER] [--servers HOST:PORT]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import time
import uuid
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from benchmarks.broker import broker
from benchmarks.memory_worker import WORKER, bench_settings, cpu_seconds, start, stop, wait_ready
from streams.client import SessionMemory
from streams.kafka import topics

TEXT = "x" * 200
MESSAGES = 100


async def measured(name: str, once: Callable[[], Awaitable[Any]], calls: int, worker_pid: int) -> str:
    """Call ``once`` so many times, and return the figures of a call in one line."""
    for _ in range(20):
        await once()
    took: list[float] = []
    client_before, worker_before = time.process_time(), cpu_seconds(worker_pid)
    for _ in range(calls):
        began = time.perf_counter()
        await once()
        took.append(1_000 * (time.perf_counter() - began))
    client = 1_000 * (time.process_time() - client_before) / calls
    worker = 1_000 * (cpu_seconds(worker_pid) - worker_before) / calls
    took.sort()
    return (
        f"  {name:<10} client {client:5.2f} ms of CPU, worker {worker:5.2f} ms; "
        f"by the clock p50 {took[len(took) // 2]:6.2f} ms, p99 {took[int(len(took) * 0.99)]:6.2f} ms"
    )


async def measure(servers: str, calls: int) -> None:
    """Measure the code that this process has imported, with a worker of the same code."""
    settings = bench_settings(servers, f"path-{uuid.uuid4().hex[:6]}-")
    await topics.create(settings)
    worker = start([*WORKER], settings, cores=",".join(map(str, sorted(os.sched_getaffinity(0)))))
    try:
        await wait_ready(settings)
        url = f"http://127.0.0.1:{settings.http_port}"
        async with SessionMemory(memory_url=url, settings=settings) as memory:
            for _ in range(MESSAGES):
                await memory.add_user_message("read", TEXT)
            number = 0

            async def own_write() -> None:
                nonlocal number
                number += 1
                session_id = f"own-{number // MESSAGES}"
                await memory.add_user_message(session_id, TEXT)
                await memory.memory(session_id)

            for name, once in {
                "append": lambda: memory.add_user_message("append", TEXT),
                "read": lambda: memory.memory("read"),
                "own write": own_write,
            }.items():
                print(await measured(name, once, calls, worker.pid), flush=True)
    finally:
        stop(worker)


def main() -> None:
    """Parse the command line and run."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--calls", type=int, default=500, help="of each kind, in each round")
    parser.add_argument("--against", type=Path, help="another checkout, whose code is measured in turn")
    parser.add_argument("--servers", help="a running broker; by default, one is started")
    parser.add_argument("--only-this", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.only_this:
        asyncio.run(measure(options.servers, options.calls))
        return
    here = Path(__file__).resolve().parent.parent
    folders = [here] if options.against is None else [options.against.resolve(), here]
    with broker(options.servers) as servers:
        for _ in range(options.rounds):
            for folder in folders:
                print(f"{folder}, load {os.getloadavg()[0]:.1f}", flush=True)
                subprocess.run(
                    [
                        sys.executable,
                        __file__,
                        "--only-this",
                        "--servers",
                        servers,
                        "--calls",
                        str(options.calls),
                    ],
                    env={**os.environ, "PYTHONPATH": str(folder)},
                    cwd=folder,
                    check=True,
                )


if __name__ == "__main__":
    main()
