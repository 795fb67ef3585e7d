"""Compares appends per second and read latency of SessionMemory with the OpenAI Agents SDK's own sessions.

One run, one machine: SessionMemory on Kafka (one broker, acks=all) with a memory worker; SessionMemory with nothing but
the address of that worker, so that it publishes over HTTP; SQLiteSession on a file;
RedisSession on a redis-server with its append-only file synced every second. Each appends messages of 200
characters one at a time, awaiting each: first one writer, then fifty concurrent writers with a session each. A read
returns the whole session; "own write" is one append and one read of it, together.

Usage: python -m benchmarks.client [--messages N] [--servers HOST:PORT]
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import shutil
import sys
import tempfile
import time
import uuid
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from benchmarks.broker import broker
from schemas.settings import Settings, load_settings
from streams.client import SessionMemory
from streams.kafka import topics
from tests.kafka.processes import free_ports
from tests.live.waiting import until_async

WORKER = [str(Path(sys.executable).parent / "sessionstream"), "worker", "memory"]
WRITERS = 50
TEXT = "x" * 200


class Store(NamedTuple):
    """One of the compared stores: appends a message to a session, and counts a session's messages."""

    append: Callable[[str, str], Awaitable[Any]]
    read: Callable[[str], Awaitable[int]]


@asynccontextmanager
async def running(*arguments: str, **environment: str) -> AsyncGenerator[None]:
    """Run a process until the end of the block."""
    nothing = asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(
        *arguments, env={**os.environ, **environment}, stdout=nothing, stderr=nothing
    )
    try:
        yield
    finally:
        process.terminate()
        await process.wait()


@asynccontextmanager
async def worker_clients(settings: Settings) -> AsyncGenerator[tuple[SessionMemory, SessionMemory]]:
    """Yield this project's client, directly on Kafka and over HTTP alone, with a worker on the settings' broker."""
    await topics.create(settings)
    port = free_ports(1)[0]
    worker = {
        "SESSIONSTREAM_BOOTSTRAP_SERVERS": str(settings.bootstrap_servers),
        "SESSIONSTREAM_TOPIC_PREFIX": settings.topic_prefix,
        "SESSIONSTREAM_GROUP_PREFIX": settings.group_prefix,
        "SESSIONSTREAM_HTTP_PORT": str(port),
        "SESSIONSTREAM_LOG_LEVEL": "WARNING",
        "SESSIONSTREAM_MEMORY__MAX_SIZE_BYTES": "none",
    }
    url = f"http://127.0.0.1:{port}"
    async with running(*WORKER, **worker), httpx.AsyncClient() as http:

        async def ready() -> bool:
            with contextlib.suppress(httpx.HTTPError):
                return (await http.get(f"{url}/readyz")).status_code == 200
            return False

        await until_async(ready, "the worker is ready", within=60)
        direct, over_http = SessionMemory(memory_url=url, settings=settings), SessionMemory(memory_url=url)
        async with direct, over_http:
            yield direct, over_http


def store_of(memory: SessionMemory) -> Store:
    """Yield the client as one of the compared stores."""

    async def read(session: str) -> int:
        return len((await memory.memory(session)).messages)

    return Store(lambda session, text: memory.add_user_message(session, text), read)


@asynccontextmanager
async def sqlite_sessions(folder: Path) -> AsyncGenerator[Store]:
    """Yield the SDK's SQLiteSession, with all sessions in one file."""
    from agents import SQLiteSession

    sessions: dict[str, SQLiteSession] = {}

    def of(name: str) -> SQLiteSession:
        return sessions.setdefault(name, SQLiteSession(name, folder / "sessions.db"))

    try:
        yield _sdk_store(of)
    finally:
        for session in sessions.values():
            session.close()


@asynccontextmanager
async def redis_sessions(folder: Path) -> AsyncGenerator[Store]:
    """Yield the SDK's RedisSession, on its own server."""
    from agents.extensions.memory import RedisSession
    from redis.asyncio import Redis
    from redis.exceptions import ConnectionError as NotThere

    port = free_ports(1)[0]
    server = ("redis-server", "--port", str(port), "--bind", "127.0.0.1", "--dir", str(folder))
    async with running(*server, "--appendonly", "yes", "--appendfsync", "everysec", "--save", ""):
        client = Redis(host="127.0.0.1", port=port)

        async def ready() -> bool:
            try:
                return bool(await client.ping())
            except NotThere:
                return False

        await until_async(ready, "redis answers", within=60)
        sessions: dict[str, RedisSession] = {}

        def of(name: str) -> RedisSession:
            return sessions.setdefault(name, RedisSession(name, redis_client=client))

        try:
            yield _sdk_store(of)
        finally:
            await client.aclose()


def _sdk_store(of: Callable[[str], Any]) -> Store:
    async def append(name: str, text: str) -> None:
        await of(name).add_items([{"role": "user", "content": text}])

    async def read(name: str) -> int:
        return len(await of(name).get_items())

    return Store(append, read)


async def appends_per_second(store: Store, writers: int, each: int) -> float:
    """Let each writer append to its own session, one message after the other."""
    run = uuid.uuid4().hex[:8]

    async def write(writer: int) -> None:
        for number in range(each):
            await store.append(f"{run}-{writer}", f"{number} {TEXT}")

    await store.append(f"{run}-warm", TEXT)
    began = time.perf_counter()
    await asyncio.gather(*(write(writer) for writer in range(writers)))
    took = time.perf_counter() - began
    counts = {await store.read(f"{run}-{writer}") for writer in range(writers)}
    assert counts == {each}, counts
    return writers * each / took


async def latencies_ms(once: Callable[[], Awaitable[Any]], times: int) -> tuple[float, float]:
    """Return p50 and p99 of sequential calls, in milliseconds."""
    took: list[float] = []
    for _ in range(times):
        began = time.perf_counter()
        await once()
        took.append((time.perf_counter() - began) * 1_000)
    took.sort()
    return took[len(took) // 2], took[int(len(took) * 0.99)]


class Figures(NamedTuple):
    """The figures of one store: appends per second, and p50 and p99 in milliseconds."""

    one_writer: float
    fifty_writers: float
    read_ms: tuple[float, float]
    own_write_ms: tuple[float, float]

    def __str__(self) -> str:
        rates = f"{self.one_writer:9,.0f} {self.fifty_writers:9,.0f}"
        times = [f"{p50:7.2f} {p99:7.2f}" for p50, p99 in (self.read_ms, self.own_write_ms)]
        return "   ".join([rates, *times])


async def measure(store: Store, messages: int) -> Figures:
    """Measure one store: ``messages`` by the one writer, a tenth of that by each of the fifty."""
    one = await appends_per_second(store, 1, messages)
    fifty = await appends_per_second(store, WRITERS, max(1, messages // 10))
    session = uuid.uuid4().hex
    for number in range(min(100, messages)):
        await store.append(session, f"{number} {TEXT}")
    await store.read(session)
    reads = await latencies_ms(lambda: store.read(session), messages)

    async def write_and_read() -> None:
        await store.append(session, TEXT)
        await store.read(session)

    return Figures(one, fifty, reads, await latencies_ms(write_and_read, max(10, messages // 5)))


async def run(servers: str, messages: int) -> None:
    """Compare all of them."""
    prefix = f"bench{uuid.uuid4().hex[:8]}-"
    settings = load_settings(bootstrap_servers=servers, topic_prefix=prefix, group_prefix=prefix)
    print(f"{'':<28} {'appends per second':>19}   {'read of 100, ms':>15}   {'own write, ms':>15}")
    print(f"{'':<28} {'1 writer':>9} {'50':>9}   {'p50':>7} {'p99':>7}   {'p50':>7} {'p99':>7}")
    with tempfile.TemporaryDirectory() as name:
        async with worker_clients(settings) as (direct, over_http):
            print(f"{'SessionMemory (Kafka)':<28} {await measure(store_of(direct), messages)}", flush=True)
            print(f"{'SessionMemory (HTTP)':<28} {await measure(store_of(over_http), messages)}", flush=True)
        async with sqlite_sessions(Path(name)) as store:
            print(f"{'SQLiteSession (SDK, file)':<28} {await measure(store, messages)}", flush=True)
        if shutil.which("redis-server") is None:
            print(
                "RedisSession (SDK): there is no redis-server on the PATH (install Debian's package redis-server)"
            )
            return
        async with redis_sessions(Path(name)) as store:
            print(f"{'RedisSession (SDK)':<28} {await measure(store, messages)}", flush=True)


def main() -> None:
    """Parse the command line, start a broker if none is given, and run."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--messages", type=int, default=500, help="of the one writer; the fifty write a tenth each"
    )
    parser.add_argument("--servers", help="a running broker; by default, one is started")
    options = parser.parse_args()
    with broker(options.servers) as servers:
        asyncio.run(run(servers, options.messages))


if __name__ == "__main__":
    main()
