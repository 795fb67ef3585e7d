"""The client's speed beside the OpenAI Agents SDK's own sessions; `python -m benchmarks.client` says it in full."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.agent_calls import measure
from benchmarks.client import redis_sessions, sqlite_sessions, store_of
from streams.client import SessionMemory
from tests.integration.client.conftest import Installation
from tests.live.fixtures import Figure
from tests.real_parts import require_program

MESSAGES = 30

#: How much slower than an SQLite file on the same machine a call may be before the test fails. Measured were 0.5 to 1.0
#: times its appends, 1.2 to 1.6 times its reads, 2 to 3 times its own write read back, and 12 times on a busy machine.
#: Ratios, since a machine that has other work is slower for both. So 50 ms more for each call is noticed.
TIMES_OF_SQLITE = 12
#: An own write that is read back has four processes to wait for, and each of them for its core.
OWN_WRITE_TIMES = 35


@pytest.mark.benchmark
async def test_appends_and_reads(installation: Installation, tmp_path: Path, figure: Figure) -> None:
    async with SessionMemory(settings=installation.settings) as memory:
        ours = await measure(store_of(memory), MESSAGES, ())
    async with sqlite_sessions(tmp_path) as store:
        sqlite = await measure(store, MESSAGES, ())
    figure(f"SQLiteSession  {sqlite}")
    figure(f"SessionMemory  {ours}")

    one_writer, read, own_write = "one_writer_appends_per_second", "read_of_100_p50_ms", "own_write_p50_ms"
    assert ours[one_writer] > sqlite[one_writer] / TIMES_OF_SQLITE
    assert ours["fifty_writers_appends_per_second"] > ours[one_writer] / 2
    assert ours[read] < sqlite[read] * TIMES_OF_SQLITE
    assert ours[own_write] < sqlite[own_write] * OWN_WRITE_TIMES


@pytest.mark.benchmark
async def test_redis_beside_it(tmp_path: Path, figure: Figure) -> None:
    require_program("redis", "redis-server")
    async with redis_sessions(tmp_path) as store:
        theirs = await measure(store, MESSAGES, ())
    figure(f"RedisSession  {theirs}")

    assert theirs["one_writer_appends_per_second"] > 50, "it is no measure for others"
