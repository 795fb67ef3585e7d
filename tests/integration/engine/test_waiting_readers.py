"""Readers that wait for a record, and the flushes of their worker."""

from __future__ import annotations

import asyncio

import pytest

from streams.engine import partition as partition_module
from streams.worker.applied_waits import AppliedWaits
from tests.integration.engine.counting import CountingFold
from tests.integration.engine.engine_worker import EngineWorker, engine_config
from tests.integration.engine.ledger import assert_exact
from tests.integration.engine.stage import Load, Stage
from tests.live.waiting import until_async


async def test_a_flush_that_is_due_waits_until_the_reader_of_another_partition_is_answered(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All records are in flushes in the end, and none twice."""
    monkeypatch.setattr(partition_module, "LONGEST_PUT_OFF_SECONDS", 3_600.0)
    async with EngineWorker(engine_config(stage), CountingFold(stage.published)) as worker:
        await worker.serves(0, 1, 2, 3)
        waits = AppliedWaits(worker.engine)
        reading = asyncio.create_task(waits.wait_until_applied(0, 0, 3_600_000))
        await stage.append(1, b"a", b"b")
        await until_async(
            lambda: len(worker.engine._turns._told) == 1, "the flush of partition 1 is due", within=60
        )
        written = worker.engine.owned[1]
        assert written.has_unflushed
        assert written.statistics.flushes == 0

        await stage.append(0, b"c")
        await asyncio.wait_for(reading, 60)

        await until_async(lambda: written.statistics.flushes == 1, "it is flushed", within=60)
        await assert_exact(stage)


async def test_readers_that_follow_each_other_keep_no_flush_away(stage: Stage) -> None:
    """A reader waits at every moment: two read the newest records in turn, and one a record that never comes."""
    async with EngineWorker(engine_config(stage), CountingFold(stage.published)) as worker:
        await worker.serves(0, 1, 2, 3)
        waits = AppliedWaits(worker.engine)

        async def read_each_record() -> None:
            sequence = 0
            while True:
                await waits.wait_until_applied(0, sequence, 3_600_000)
                sequence = worker.engine.owned[0].positions[stage.source]

        readers = [asyncio.create_task(read_each_record()) for _ in range(2)]
        readers.append(asyncio.create_task(waits.wait_until_applied(1, 1_000_000, 3_600_000)))
        async with Load(stage, per_second=500) as load:

            def flushed_again_and_again() -> bool:
                return all(owned.statistics.flushes >= 10 for owned in worker.engine.owned.values())

            await until_async(flushed_again_and_again, "all partitions are flushed", within=60)
            await load.more(100)
        assert not any(reader.done() for reader in readers)
        await assert_exact(stage)
        for reader in readers:
            reader.cancel()
        await asyncio.gather(*readers, return_exceptions=True)
