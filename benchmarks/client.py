"""Compares appends per second and read latency of SessionMemory with the OpenAI Agents SDK's own sessions.

One run, one machine: SessionMemory on Kafka (one broker, acks=all) with a memory worker; SessionMemory with nothing but
the address of that worker, so that it publishes over HTTP; SQLiteSession on a file;
RedisSession on a redis-server with its append-only file synced every second. Each appends messages of 200
characters one at a time, awaiting each: first one writer, then fifty concurrent writers with a session each. A read
returns the whole session; "own write" is one append and one read of it, together. Before that each store is used for a
while, since a broker that was just started is slow until its code is compiled.

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
import uuid
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from benchmarks.agent_calls import Store, measure
from benchmarks.broker import broker
from schemas.settings import Settings, load_settings
from streams.client import SessionMemory
from streams.client.new_events import user_message
from streams.kafka import topics
from tests.kafka.processes import free_ports
from tests.live.waiting import until_async

WORKER = [str(Path(sys.executable).parent / "sessionstream"), "worker", "memory"]


@asynccontextmanager
async def running(
    *arguments: str, cores: str | None = None, environment: dict[str, str] | None = None
) -> AsyncGenerator[None]:
    """Run a process until the end of the block, on these cores or on those of this process."""
    nothing = asyncio.subprocess.DEVNULL
    pinned = [] if cores is None else ["taskset", "-c", cores]
    process = await asyncio.create_subprocess_exec(
        *pinned, *arguments, env={**os.environ, **(environment or {})}, stdout=nothing, stderr=nothing
    )
    try:
        yield
    finally:
        process.terminate()
        await process.wait()


class Clients(NamedTuple):
    """This project's client: directly on Kafka, over HTTP alone, and one that keeps nothing of what it reads."""

    direct: SessionMemory
    over_http: SessionMemory
    forgetful: SessionMemory


@asynccontextmanager
async def worker_clients(settings: Settings, *, cores: str | None = None) -> AsyncGenerator[Clients]:
    """Yield the clients, with a worker on the settings' broker.

    Args:
        settings: name the broker and the topics.
        cores: of the worker; those of this process if none are given.
    """
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
    async with running(*WORKER, cores=cores, environment=worker), httpx.AsyncClient() as http:

        async def ready() -> bool:
            with contextlib.suppress(httpx.HTTPError):
                return (await http.get(f"{url}/readyz")).status_code == 200
            return False

        await until_async(ready, "the worker is ready", within=60)
        clients = Clients(
            SessionMemory(memory_url=url, settings=settings),
            SessionMemory(memory_url=url),
            SessionMemory(memory_url=url, settings=load_settings(read_cache_bytes=0)),
        )
        async with clients.direct, clients.over_http, clients.forgetful:
            yield clients


def store_of(memory: SessionMemory, forgetful: SessionMemory | None = None) -> Store:
    """Return the client as one of the compared stores.

    Args:
        memory: appends, and reads as agents read.
        forgetful: reads the whole memory each time; ``memory`` if None, which then keeps nothing either.
    """

    async def read(session: str) -> int:
        return len((await memory.memory(session)).messages)

    async def read_whole(session: str) -> int:
        return len((await (forgetful or memory).memory(session)).messages)

    async def append(session: str, texts: Sequence[str]) -> None:
        if len(texts) == 1:
            await memory.add_user_message(session, texts[0])
        else:
            await memory.append(session, [user_message(session, text, {}) for text in texts])

    return Store(append, read, read_whole)


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
async def redis_sessions(folder: Path, *, cores: str | None = None) -> AsyncGenerator[Store]:
    """Yield the SDK's RedisSession, on its own server, which has these cores or those of this process."""
    from agents.extensions.memory import RedisSession
    from redis.asyncio import Redis
    from redis.exceptions import ConnectionError as NotThere

    port = free_ports(1)[0]
    server = ("redis-server", "--port", str(port), "--bind", "127.0.0.1", "--dir", str(folder))
    append_only = ("--appendonly", "yes", "--appendfsync", "everysec", "--save", "")
    async with running(*server, *append_only, cores=cores):
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
    async def append(name: str, texts: Sequence[str]) -> None:
        await of(name).add_items([{"role": "user", "content": text} for text in texts])

    async def read(name: str) -> int:
        return len(await of(name).get_items())

    return Store(append, read)


async def run(servers: str, messages: int) -> None:
    """Compare all of them."""
    prefix = f"bench{uuid.uuid4().hex[:8]}-"
    settings = load_settings(bootstrap_servers=servers, topic_prefix=prefix, group_prefix=prefix)

    async def show(name: str, store: Store) -> None:
        figures = await measure(store, messages)
        print(
            name,
            *(f"{figure.replace('_', ' ')} {value:,.2f}" for figure, value in figures.items()),
            sep="\n  ",
        )

    with tempfile.TemporaryDirectory() as name:
        async with worker_clients(settings) as (direct, over_http, forgetful):
            await show("SessionMemory (Kafka)", store_of(direct, forgetful))
            await show("SessionMemory (HTTP)", store_of(over_http, forgetful))
        async with sqlite_sessions(Path(name)) as store:
            await show("SQLiteSession (SDK, file)", store)
        if shutil.which("redis-server") is None:
            print(
                "RedisSession (SDK): there is no redis-server on the PATH (install Debian's package redis-server)"
            )
            return
        async with redis_sessions(Path(name)) as store:
            await show("RedisSession (SDK)", store)


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
