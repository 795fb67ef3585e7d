"""Measures what a client and a memory worker spend for one append, one read and one read of one's own write.

Each is done one after the other by one agent: an append of 200 characters; a read of 100 messages by a client that keeps
nothing of what it read; a read of as many by one that has read all but the newest; and an append with the read that
follows it, in sessions of at most 100 messages. Processor time differs less than the clock on a machine
that is busy with other work. With ``--against`` the same is done with the code of another checkout, in turn, and with
``--load`` while another process publishes so many events a second. Each kind is done for a while first.

Usage: python -m benchmarks.agent_path [--rounds N] [--calls N] [--load EVENTS] [--against FOLDER] [--servers HOST:PORT]
"""

from __future__ import annotations

import argparse
import asyncio
import gc
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
from schemas.settings import Settings
from streams.client import SessionMemory
from streams.kafka import topics
from streams.kafka.clients import make_consumer
from tests.live.waiting import until_async

TEXT = "x" * 200
MESSAGES = 100
#: Calls of each kind before it is measured: a broker that was just started is slow until its code is compiled.
WARM_UP_CALLS = 300


async def measured(
    name: str,
    once: Callable[[], Awaitable[Any]],
    calls: int,
    worker_pid: int,
    before: Callable[[], Awaitable[Any]] | None = None,
) -> str:
    """Call ``once`` so many times, and return the figures of a call in one line.

    What is done ``before`` each call is not timed, but its processor time is counted.
    """
    for _ in range(WARM_UP_CALLS):
        if before is not None:
            await before()
        await once()
    gc.collect()
    gc.freeze()  # a collection of what was imported takes 0.1 s, in which one call would be measured as slow
    took: list[float] = []
    client_before, worker_before = time.process_time(), cpu_seconds(worker_pid)
    for _ in range(calls):
        if before is not None:
            await before()
        began = time.perf_counter()
        await once()
        took.append(1_000 * (time.perf_counter() - began))
    client = 1_000 * (time.process_time() - client_before) / calls
    worker = 1_000 * (cpu_seconds(worker_pid) - worker_before) / calls
    took.sort()
    return (
        f"  {name:<13} client {client:5.2f} ms of CPU, worker {worker:5.2f} ms; "
        f"by the clock p50 {took[len(took) // 2]:6.2f} ms, p99 {took[int(len(took) * 0.99)]:6.2f} ms"
    )


async def measure(servers: str, calls: int, events_per_second: int) -> None:
    """Measure the code that this process has imported, with a worker of the same code, while others publish."""
    settings = bench_settings(servers, f"path-{uuid.uuid4().hex[:6]}-")
    await topics.create(settings)
    cores = ",".join(map(str, sorted(os.sched_getaffinity(0))))
    worker = start([*WORKER], settings, cores=cores)
    others = None
    try:
        await wait_ready(settings)
        if events_per_second:
            load = [sys.executable, "-m", "benchmarks.steady_load", settings.topic_prefix, servers]
            others = start([*load, str(events_per_second)], settings, cores=cores)
            await until_async(lambda: _published(settings, 2 * events_per_second), "the load runs", within=60)
        url = f"http://127.0.0.1:{settings.http_port}"
        keeps_nothing = settings.model_copy(update={"read_cache_bytes": 0})
        async with (
            SessionMemory(memory_url=url, settings=settings) as memory,
            SessionMemory(memory_url=url, settings=keeps_nothing) as other,
        ):
            for _ in range(MESSAGES):
                await memory.add_user_message("read", TEXT)
            number = 0

            async def own_write() -> None:
                nonlocal number
                number += 1
                session_id = f"own-{number // MESSAGES}"
                await memory.add_user_message(session_id, TEXT)
                await memory.memory(session_id)

            grown = 0

            async def one_more() -> None:
                nonlocal grown
                grown += 1
                session_id = f"grown-{grown // MESSAGES}"
                if grown % MESSAGES == 0:
                    for _ in range(MESSAGES):
                        await other.add_user_message(session_id, TEXT)
                else:
                    await other.add_user_message(session_id, TEXT)
                await other.memory(session_id)  # so that the worker has it

            for name, once, before in (
                ("append", lambda: memory.add_user_message("append", TEXT), None),
                ("read", lambda: other.memory("read"), None),
                ("read on", lambda: memory.memory(f"grown-{grown // MESSAGES}"), one_more),
                ("own write", own_write, None),
            ):
                print(await measured(name, once, calls, worker.pid, before), flush=True)
    finally:
        for process in (others, worker):
            if process is not None:
                stop(process)


async def _published(settings: Settings, wanted: int) -> bool:
    """Return whether others have published so many events."""
    async with make_consumer(settings, settings.topics.session_events) as consumer:
        ends = await consumer.end_offsets(consumer.assignment())
    total: int = sum(ends.values())
    return total >= wanted


def main() -> None:
    """Parse the command line and run."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--calls", type=int, default=500, help="of each kind, in each round")
    parser.add_argument("--load", type=int, default=0, help="events a second that others publish meanwhile")
    parser.add_argument("--against", type=Path, help="another checkout, whose code is measured in turn")
    parser.add_argument("--servers", help="a running broker; by default, one is started")
    parser.add_argument("--only-this", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.only_this:
        asyncio.run(measure(options.servers, options.calls, options.load))
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
                        "--load",
                        str(options.load),
                    ],
                    env={**os.environ, "PYTHONPATH": str(folder)},
                    cwd=folder,
                    check=True,
                )


if __name__ == "__main__":
    main()
