from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from streams.engine import restore as restore_module
from streams.engine.takeover import CONCURRENT_RESTORES
from streams.engine.writer import TransactionalWriter
from tests.integration.engine.counting import CountingFold
from tests.integration.engine.engine_worker import EngineWorker, engine_config
from tests.integration.engine.ledger import assert_exact
from tests.integration.engine.stage import Stage
from tests.kafka.choice import Kafka
from tests.live.waiting import until_async

PARTITIONS = 64


class Crowd:
    """Counts how many calls run at the same time, at most."""

    def __init__(self) -> None:
        self.within = 0
        self.most = 0

    def count(self, work: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def counted(*args: Any, **options: Any) -> Any:
            self.within += 1
            self.most = max(self.most, self.within)
            try:
                return await work(*args, **options)
            finally:
                self.within -= 1

        return counted


@pytest.mark.slow
async def test_64_partitions_are_restored_and_flushed_concurrently(
    kafka: Kafka, topic_prefix: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One worker takes 64 partitions over concurrently, flushes them concurrently, and shares them with a second."""
    restores, flushes = Crowd(), Crowd()
    monkeypatch.setattr(restore_module, "restore_partition", restores.count(restore_module.restore_partition))
    monkeypatch.setattr(TransactionalWriter, "write", flushes.count(TransactionalWriter.write))
    stage = Stage(kafka.bootstrap_servers.split(","), topic_prefix, partitions=PARTITIONS)
    await stage.create()
    await stage.fill(6400, keys=640)
    everything = set(range(PARTITIONS))
    config = {"session_timeout_seconds": 6.0}
    async with EngineWorker(engine_config(stage, "a", **config), CountingFold(stage.published)) as a:
        await until_async(lambda: a.served() == everything, "all are served", within=60)
        await assert_exact(stage, seconds=90)
        assert restores.most == CONCURRENT_RESTORES
        # Each partition is fetched as soon as it is restored; only now do all of them have something to flush.
        flushes.most = 0
        await stage.fill(6400, keys=640)
        await assert_exact(stage, seconds=60)
        # How many meet depends on how fast the machine fills them; one after another would be 1.
        assert flushes.most > PARTITIONS // 16
        async with EngineWorker(engine_config(stage, "b", **config), CountingFold(stage.published)) as b:
            await until_async(
                lambda: len(a.served()) == len(b.served()) == PARTITIONS // 2, "each serves a half", within=60
            )
            assert a.served() | b.served() == everything
            await stage.fill(6400, keys=640)
            found = await assert_exact(stage, seconds=90)
            assert a.total() + b.total() == found.total()
        await until_async(lambda: a.served() == everything, "all are served by the first again", within=60)
