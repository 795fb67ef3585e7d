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


@pytest.mark.benchmark
async def test_appends_and_reads(installation: Installation, tmp_path: Path, figure: Figure) -> None:
    async with SessionMemory(settings=installation.settings) as memory:
        ours = await measure(store_of(memory), MESSAGES, ())
    async with sqlite_sessions(tmp_path) as store:
        figure(f"SQLiteSession  {await measure(store, MESSAGES, ())}")
    figure(f"SessionMemory  {ours}")

    assert ours["one_writer_appends_per_second"] > 5
    assert ours["fifty_writers_appends_per_second"] > ours["one_writer_appends_per_second"] / 2
    assert ours["read_of_100_p50_ms"] < 1_000


@pytest.mark.benchmark
async def test_redis_beside_it(tmp_path: Path, figure: Figure) -> None:
    require_program("redis", "redis-server")
    async with redis_sessions(tmp_path) as store:
        theirs = await measure(store, MESSAGES, ())
    figure(f"RedisSession  {theirs}")

    assert theirs["one_writer_appends_per_second"] > 5
