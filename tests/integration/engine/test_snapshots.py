from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

import pytest
from aiokafka.structs import TopicPartition

from streams.engine.fold import OutRecord
from streams.engine.writer import TransactionalWriter
from tests.integration.engine.engine_worker import EngineWorker, engine_config
from tests.integration.engine.ledger import assert_consistent, differences, from_changelog, from_log
from tests.integration.engine.stage import Load, Stage
from tests.integration.engine.worker_handle import worker_park
from tests.live.fork_server import ForkServer
from tests.live.waiting import until_async


@pytest.mark.parametrize("torn", [False, True], ids=["one synchronous step", "without the remedy"])
async def test_records_folded_during_a_flush_are_not_in_it(
    stage: Stage, torn: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Records, watermark and offset of a flush match; if they were serialized later, they would not."""
    held, release, written = asyncio.Event(), asyncio.Event(), asyncio.Event()
    worker = EngineWorker(engine_config(stage))
    write = TransactionalWriter.write

    async def write_slowly(
        self: TransactionalWriter, records: Sequence[OutRecord], offsets: Mapping[TopicPartition, int]
    ) -> dict[str, int]:
        if self._partition != 0 or not any(record.key == b'["tally","one"]' for record in records):
            return await write(self, records, offsets)
        if written.is_set():
            await asyncio.get_running_loop().create_future()  # only the one flush is looked at
        held.set()
        await release.wait()
        if torn:
            later, _ = worker.engine.owned[0].fold.take_changes()
            records = [*records, *(OutRecord(stage.changelog, key, value, []) for key, value in later)]
        highest = await write(self, records, offsets)
        written.set()
        return highest

    monkeypatch.setattr(TransactionalWriter, "write", write_slowly)
    async with worker:
        await worker.serves(0, 1, 2, 3)
        await stage.append(0, b"1", b"2", b"3")
        await asyncio.wait_for(held.wait(), 10)
        await stage.append(0, b"4", b"5")
        await until_async(lambda: worker.fold(0).total() == 5, "the fold is ahead of the flush", within=60)
        release.set()
        await asyncio.wait_for(written.wait(), 10)
        found = await from_changelog(stage)
        wrong = differences(await from_log(stage, up_to=found.applied), found)
        assert bool(wrong) == torn


async def offsets_agree(stage: Stage) -> bool:
    """Return whether the group's committed offset of every partition is the one after its watermark."""
    found = await from_changelog(stage)
    committed = await stage.committed()
    return all(
        committed.get(TopicPartition(topic, partition)) == offset + 1
        for (partition, topic), offset in found.applied.items()
    )


async def test_records_watermark_and_offset_agree_whenever_a_worker_is_killed(
    stage: Stage, tmp_path: Path, fork_server: ForkServer
) -> None:
    """SIGKILL at a random time under load leaves a consistent committed state."""
    random = Random(7)
    async with worker_park(stage, tmp_path, fork_server) as park, Load(stage) as load:
        for number in range(3):
            worker = await park.start(f"w{number}", session_timeout_seconds=2.0)
            await until_async(lambda: any_flushes(worker), "it flushes", within=60)  # noqa: B023
            await load.more(random.randrange(1, 1500))
            worker.kill()
            await assert_consistent(stage)
            await until_async(
                lambda: offsets_agree(stage), "committed offsets and watermarks agree", within=5
            )


async def any_flushes(worker: object) -> bool:
    from tests.integration.engine.worker_handle import WorkerHandle

    assert isinstance(worker, WorkerHandle)
    return bool((await worker.ask("/state"))["flushes"] > 0)
