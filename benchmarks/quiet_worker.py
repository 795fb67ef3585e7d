"""Measures the CPU time of a memory worker to which little or nothing happens.

First no event comes, then a few events a second in many sessions. With ``--against`` the worker of another checkout
runs beside this one for the same time, on topics of its own, with the same events.

Usage: python -m benchmarks.quiet_worker [--seconds N] [--events-per-second N] [--against FOLDER] [--servers HOST:PORT]
"""

from __future__ import annotations

import argparse
import asyncio
import time
import uuid
from contextlib import AsyncExitStack
from pathlib import Path

from benchmarks.broker import add_broker_options, broker, pin_to_script_core
from benchmarks.memory_worker import WORKER, bench_settings, cpu_seconds, start, stop, wait_ready
from streams.client import SessionMemory
from streams.kafka import topics

SESSIONS = 50


async def publish(clients: list[SessionMemory], seconds: float, events_per_second: int) -> None:
    """Append at a steady rate, each message to the next of :data:`SESSIONS` sessions, with every client."""
    began = time.monotonic()
    for number in range(int(seconds * events_per_second)):
        await asyncio.sleep(max(0.0, began + number / events_per_second - time.monotonic()))
        session_id = f"session-{number % SESSIONS}"
        await asyncio.gather(*(one.add_user_message(session_id, "Where is my parcel?") for one in clients))
    await asyncio.sleep(max(0.0, began + seconds - time.monotonic()))


async def run(options: argparse.Namespace, folders: list[Path], servers: str) -> None:
    """Measure the workers of all folders at the same time, and print the figures."""
    prefix = f"quiet-{uuid.uuid4().hex[:6]}-"
    settings = [bench_settings(servers, f"{prefix}{number}-") for number in range(len(folders))]
    for one in settings:
        await topics.create(one)
    workers = [
        start(["env", f"PYTHONPATH={folder}", *WORKER], one)
        for folder, one in zip(folders, settings, strict=True)
    ]
    try:
        async with AsyncExitStack() as stack:
            for one in settings:
                await wait_ready(one)
            clients = [
                await stack.enter_async_context(
                    SessionMemory(memory_url=f"http://127.0.0.1:{one.http_port}", settings=one)
                )
                for one in settings
            ]
            for rate in (0, options.events_per_second):
                await publish(clients, 2.0, rate)
                before = [cpu_seconds(worker.pid) for worker in workers]
                await publish(clients, options.seconds, rate)
                print(f"{rate} events/s for {options.seconds:g} s: milliseconds of CPU a second")
                for folder, worker, earlier in zip(folders, workers, before, strict=True):
                    took = cpu_seconds(worker.pid) - earlier
                    print(f"  {1_000 * took / options.seconds:.1f} {folder}", flush=True)
    finally:
        for worker in workers:
            stop(worker)


def main() -> None:
    """Parse the command line and run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--events-per-second", type=int, default=20)
    parser.add_argument("--against", type=Path, help="another checkout, whose worker runs at the same time")
    add_broker_options(parser)
    options = parser.parse_args()
    here = Path(__file__).resolve().parent.parent
    folders = [here] if options.against is None else [here, options.against.resolve()]
    pin_to_script_core(options.broker_pid)
    with broker(options.servers) as servers:
        asyncio.run(run(options, folders, servers))


if __name__ == "__main__":
    main()
