"""Measures reads of 100 messages while a worker has other work: compactions, and a restore of other partitions.

Usage: python -m benchmarks.reads_meanwhile [--events 30000] [--servers HOST:PORT]
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
import uuid
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final

import httpx
import orjson

from benchmarks.agent_calls import Store, filled, latencies_ms, warm_up
from benchmarks.broker import LOAD_NICENESS, SCRIPT_CORE, add_broker_options, broker, pin_to_script_core
from benchmarks.client import store_of
from benchmarks.failover import one_of_each_partition
from benchmarks.load import bench_counter, load_records
from benchmarks.memory_worker import WORKER, bench_settings, fill, http_client, start, stop, wait_ready
from processors.publishing.event_record import EventRecord
from schemas.settings import Settings
from streams.client import SessionMemory
from streams.kafka import topics
from streams.kafka.partitioner import partition_of
from tests.builders.recorded import RECORDED
from tests.kafka.processes import free_ports
from tests.live.waiting import until_async
from tests.live.worker import memory_path

MESSAGES: Final = 100
READS: Final = 500
#: Compactions that must have been folded before reads are measured, so that the process that makes them has begun.
COMPACTIONS_BEFORE: Final = 3


@asynccontextmanager
async def worker_on(settings: Settings) -> AsyncGenerator[tuple[SessionMemory, str]]:
    """Start a memory worker on its own core; yield a client that reads whole memories, and the worker's URL."""
    process = start([*WORKER], settings)
    try:
        await wait_ready(settings)
        url = f"http://127.0.0.1:{settings.http_port}"
        forgetful = settings.model_copy(update={"read_cache_bytes": 0})
        async with SessionMemory(memory_url=url, settings=forgetful) as memory:
            yield memory, url
    finally:
        stop(process)


async def during_compactions(settings: Settings) -> dict[str, float]:
    """Return p50 and p99 of reads while another process compacts sessions of 100 messages without a pause."""
    await topics.create(settings)
    async with worker_on(settings) as (memory, url):
        store = store_of(memory)
        await warm_up(store)
        session = await filled(store, MESSAGES)
        arguments = [settings.topic_prefix, str(settings.bootstrap_servers), url]
        command = [sys.executable, "-m", "benchmarks.steady_compactions", *arguments]
        compacting = start(command, settings, cores=str(SCRIPT_CORE))
        try:

            async def has_begun() -> bool:
                async with http_client(settings) as client:
                    sessions = (await client.get("/sessions", params={"limit": 1_000})).json()["sessions"]
                return len([one for one in sessions if one["epoch"] > 0]) >= COMPACTIONS_BEFORE

            await until_async(has_begun, "sessions are compacted", within=60)
            p50, p99 = await latencies_ms(lambda: store.read(session), READS)
            if compacting.poll() is not None:
                raise RuntimeError(f"the compactions ended with code {compacting.returncode}")
        finally:
            stop(compacting)
    return {"read of 100 p50 ms": p50, "read of 100 p99 ms": p99}


async def during_a_takeover(settings: Settings, records: Sequence[EventRecord]) -> dict[str, float]:
    """Return figures of reads while the worker that answers them takes over another worker's partitions.

    The other worker is stopped and has half of the partitions. Reads begin with its end, and stop once the first worker
    serves all partitions. The session that is read is in a partition that the first worker had before.
    """
    await topics.create(settings)
    await fill(settings, list(records))
    other = settings.model_copy(update={"http_port": free_ports(1)[0]})
    async with worker_on(settings) as (memory, _):
        store = store_of(memory)
        await _folded(settings, one_of_each_partition(records, settings.partitions))
        await warm_up(store)
        # On the same core, where it must not be what reads wait for: elsewhere it has a machine of its own.
        beside = start(["nice", "-n", str(LOAD_NICENESS), *WORKER], other)
        try:
            await until_async(
                lambda: _shared(settings, other), "both workers serve partitions", within=120, every=0.2
            )
            kept = await _served(settings)
            session = await filled(store, MESSAGES)
            while partition_of(session.encode(), settings.partitions) not in kept:
                session = await filled(store, MESSAGES)
            await latencies_ms(lambda: store.read(session), READS)
        except BaseException:
            stop(beside)
            raise
        # Made once: a client makes a TLS context, for which the reads of this process would wait some 20 ms.
        async with http_client(settings) as client:
            stopping = asyncio.create_task(asyncio.to_thread(stop, beside))
            serves_all = asyncio.create_task(_serves_all(settings, client))
            try:
                took = await _read_until(store, session, serves_all.done)
            finally:
                await asyncio.gather(stopping, serves_all)
    return {
        "read of 100 p50 ms": took[len(took) // 2],
        "read of 100 p99 ms": took[int(len(took) * 0.99)],
        "longest read ms": took[-1],
    }


async def _read_until(store: Store, session: str, is_over: Callable[[], bool]) -> list[float]:
    """Read one after the other; return how long each took, in milliseconds, in rising order."""
    took: list[float] = []
    while not is_over() or len(took) < READS:
        began = time.perf_counter()
        await store.read(session)
        took.append((time.perf_counter() - began) * 1_000)
    return sorted(took)


async def _served(settings: Settings) -> frozenset[int]:
    """Return the partitions that a worker serves; none if it is not ready."""
    async with http_client(settings) as client:
        return await _served_by(client)


async def _served_by(client: httpx.AsyncClient) -> frozenset[int]:
    """Return the partitions that a worker serves, by the detail of its readiness; none if it is not ready."""
    try:
        answer = await client.get("/readyz")
    except httpx.HTTPError:
        return frozenset()
    if answer.status_code != 200:
        return frozenset()
    return frozenset(orjson.loads(answer.json()["detail"].removeprefix("serving partitions ")))


async def _shared(settings: Settings, other: Settings) -> bool:
    each = [await _served(one) for one in (settings, other)]
    return all(each) and sum(map(len, each)) == settings.partitions


async def _serves_all(settings: Settings, client: httpx.AsyncClient) -> None:
    async def serves_all() -> bool:
        return len(await _served_by(client)) == settings.partitions

    await until_async(serves_all, "the first worker serves all partitions", within=120, every=0.05)


async def _folded(settings: Settings, sessions: Sequence[str]) -> None:
    """Wait until all events are folded, in the partition of each of these sessions."""
    async with http_client(settings) as client:
        for session_id in sessions:
            parameters = {"consistency": "linearizable", "last": "0", "wait_ms": "30000"}

            async def folded(path: str = memory_path(session_id), asked: dict[str, str] = parameters) -> bool:
                return (await client.get(path, params=asked, timeout=60)).status_code == 200

            await until_async(folded, "all events are folded", within=300)


async def run(options: argparse.Namespace, servers: str) -> None:
    """Measure both."""
    records = load_records(RECORDED, options.events, short=True, counter=bench_counter())
    cases: dict[str, Callable[[Settings], Awaitable[dict[str, float]]]] = {
        "compactions": during_compactions,
        "a takeover": lambda settings: during_a_takeover(settings, records),
    }
    for name, measured in cases.items():
        settings = bench_settings(servers, f"bench-{uuid.uuid4().hex[:6]}-")
        print(f"reads during {name}: {await measured(settings)}", flush=True)


def main() -> None:
    """Parse the command line, start a broker if none is given, and run."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--events", type=int, default=30_000, help="in the table, in the case of the takeover"
    )
    add_broker_options(parser)
    options = parser.parse_args()
    pin_to_script_core(options.broker_pid)
    with broker(options.servers) as servers:
        asyncio.run(run(options, servers))


if __name__ == "__main__":
    main()
