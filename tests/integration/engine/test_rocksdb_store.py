from __future__ import annotations

import asyncio
import shutil
import threading
from pathlib import Path
from typing import Any

import pytest

from schemas.errors import ConfigurationError
from streams.engine.stores import DEFAULT_MAX_AGE_MS, RocksStores
from tests.integration.engine.counting import CountingFold, CountingPartition
from tests.integration.engine.engine_worker import EngineWorker, engine_config
from tests.integration.engine.ledger import assert_exact
from tests.integration.engine.stage import Load, Stage
from tests.integration.engine.worker_handle import worker_park
from tests.live.fork_server import ForkServer
from tests.live.small_disk import enlarge
from tests.live.waiting import until_async

pytest.importorskip("rocksdict", reason="the rocksdb extra is not installed")


class Clock:
    """Wall-clock milliseconds that the test sets."""

    def __init__(self) -> None:
        self.now_ms = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now_ms


def rocks_worker(stage: Stage, folder: Path, clock: Clock, name: str = "a", **changes: Any) -> EngineWorker:
    config = engine_config(stage, name, store="rocksdb://", data_dir=str(folder), **changes)
    return EngineWorker(config, CountingFold(stage.published), clock)


async def run_until_exact(worker: EngineWorker, stage: Stage) -> int:
    """Run a worker until all is exact; return how many changelog records it read."""
    async with worker:
        await worker.serves(0, 1, 2, 3)
        read = worker.engine.restored.records
        found = await assert_exact(stage)
        assert worker.total() == found.total()
    return read


async def test_a_restart_reads_only_records_after_the_stores_anchor(stage: Stage, tmp_path: Path) -> None:
    """A store on disk is used again, also if another worker wrote in between; one that is too old is wiped."""
    clock = Clock()
    await stage.fill(2000, keys=400)
    assert await run_until_exact(rocks_worker(stage, tmp_path / "a", clock), stage) == 0
    # Nothing came after: nothing is read.
    assert await run_until_exact(rocks_worker(stage, tmp_path / "a", clock), stage) == 0
    # Another worker went on; what it wrote is read, and no more.
    await stage.fill(40, keys=40)
    whole = await run_until_exact(rocks_worker(stage, tmp_path / "b", clock), stage)
    assert whole >= 400
    await stage.fill(40, keys=40)
    await run_until_exact(rocks_worker(stage, tmp_path / "b", clock), stage)
    since = await run_until_exact(rocks_worker(stage, tmp_path / "a", clock), stage)
    assert 0 < since < whole / 2
    # Too old to have seen all tombstones: read from the beginning.
    clock.now_ms += DEFAULT_MAX_AGE_MS + 1
    assert await run_until_exact(rocks_worker(stage, tmp_path / "a", clock), stage) >= 400


async def test_a_rebalance_while_a_store_is_read_ends_no_worker(
    stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thread that reads it for a takeover that has ended lets go of the folder."""
    await stage.fill(400, keys=400)
    await run_until_exact(rocks_worker(stage, tmp_path, Clock()), stage)
    read, served = CountingPartition.restored, threading.Event()
    began: list[CountingPartition] = []

    def read_slowly(fold: CountingPartition) -> None:
        began.append(fold)
        if len(began) > 1:
            read(fold)
        else:
            for _ in fold.records.items():
                served.wait(0.2)

    monkeypatch.setattr(CountingPartition, "restored", read_slowly)
    async with rocks_worker(stage, tmp_path, Clock()) as worker:
        await until_async(lambda: bool(began), "a store is read", within=60)
        number = worker.engine.ownership.assignment.number
        worker.app.engine_consumer.thread.request_rejoin()
        await until_async(
            lambda: worker.engine.ownership.assignment.number > number, "it has joined again", within=60
        )
        await worker.serves(0, 1, 2, 3)
        assert worker.total() == 400
        served.set()


async def test_the_age_of_a_store_in_use_does_not_grow(stage: Stage, tmp_path: Path) -> None:
    """The age counts from the last write, not from the opening."""
    clock = Clock()
    async with rocks_worker(stage, tmp_path, clock) as worker:
        await worker.serves(0, 1, 2, 3)
        clock.now_ms += 2 * DEFAULT_MAX_AGE_MS
        await stage.fill(400, keys=400)
        await assert_exact(stage)
    assert await run_until_exact(rocks_worker(stage, tmp_path, clock), stage) == 0


@pytest.mark.parametrize("more", [0, 3000], ids=["shorter", "longer"])
async def test_a_store_of_a_changelog_that_was_recreated_is_wiped(
    stage: Stage, tmp_path: Path, more: int
) -> None:
    """A recreated changelog is another one, also if it has grown past the offset of the store's anchor."""
    clock = Clock()
    async with rocks_worker(stage, tmp_path / "stale", clock) as worker:
        for _ in range(3):  # in several flushes, each of which writes most keys
            await stage.fill(200, keys=100)
            await assert_exact(stage)
        assert worker.failed.done() is False
    await stage.recreate(stage.changelog, stage.published)
    await stage.fill(more, keys=100)
    # Another worker folds the whole log again, in other flushes than the first.
    await run_until_exact(rocks_worker(stage, tmp_path / "b", clock), stage)
    read = await run_until_exact(rocks_worker(stage, tmp_path / "stale", clock), stage)
    assert read >= 100


async def test_two_workers_cannot_share_a_folder(stage: Stage, tmp_path: Path) -> None:
    """The second one stops at its start with a clear error; once the first has stopped, the folder is free."""
    clock = Clock()
    async with rocks_worker(stage, tmp_path, clock) as worker:
        await worker.serves(0, 1, 2, 3)
        with pytest.raises(ConfigurationError, match="set a different SESSIONSTREAM_DATA_DIR"):
            RocksStores(tmp_path, clock)
    RocksStores(tmp_path, clock).close()


async def test_a_worker_with_a_store_on_disk_is_exact_after_kill_9(
    stage: Stage, tmp_path: Path, fork_server: ForkServer
) -> None:
    """After SIGKILL the disk has the records committed up to the anchor; the rest is read from the changelog."""
    disk = {"store": "rocksdb://", "session_timeout_seconds": 2.0}
    async with worker_park(stage, tmp_path, fork_server) as park, Load(stage) as load:
        for number in range(3):
            worker = await park.start(f"w{number}", data_dir=str(tmp_path / "data"), **disk)
            await park.all_served()
            await load.more(700)
            worker.kill()
        await load.stop()
        await park.start("last", data_dir=str(tmp_path / "data"), **disk)
        await park.all_served()
        found = await assert_exact(stage)
        served = await park.alive()[0].ask("/served")
        assert sum(one["total"] for one in served.values()) == found.total()


async def test_a_folder_that_is_deleted_under_a_live_worker_is_one_line_and_read_again(
    stage: Stage, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """RocksDB writes on into deleted files, and fails much later with an IO error that names none of this."""
    folder = tmp_path / "data"
    async with rocks_worker(stage, folder, Clock()) as worker:
        await stage.fill(400, keys=100)
        await worker.serves(0, 1, 2, 3)
        await assert_exact(stage)
        caplog.clear()
        shutil.rmtree(folder / "partition-1")

        await stage.fill(400, keys=100)
        await until_async(
            lambda: (folder / "partition-1" / "CURRENT").exists(), "it is there again", within=60
        )
        await stage.fill(40, keys=40)
        await worker.serves(0, 1, 2, 3)
        found = await assert_exact(stage)
        await until_async(lambda: worker.total() == found.total(), "all is counted", within=60)
        assert not worker.failed.done()
    lines = [record for record in caplog.records if getattr(record, "action", "") == "restore_wipe_store"]
    assert [record.levelname for record in lines] == ["WARNING"]
    assert "partition-1" in lines[0].getMessage()
    assert "it was deleted" in lines[0].getMessage()
    assert not [record for record in caplog.records if record.exc_info], "no traceback"
    assert not [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")]


async def test_a_worker_on_a_full_disk_waits_for_room_and_goes_on_by_itself(
    stage: Stage, small_disk: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Its partitions are tried again and again, also those whose stores cannot even be opened."""
    await stage.fill(400, keys=100)
    (small_disk / "other").write_bytes(b"x" * (2 * 1024 * 1024))
    async with rocks_worker(stage, small_disk / "data", Clock()) as worker:
        await until_async(
            lambda: worker.failed.done() or "takeover_failed" in actions(caplog), "it says why", within=60
        )
        assert not worker.failed.done()
        [why, *_] = [
            line.getMessage() for line in caplog.records if getattr(line, "action", "") == "takeover_failed"
        ]
        assert "No space left on device" in why
        assert "make room on its disk" in why
        assert worker.engine.restored.failures

        await asyncio.to_thread(enlarge, small_disk)
        await worker.serves(0, 1, 2, 3)
        found = await assert_exact(stage)
        await until_async(lambda: worker.total() == found.total(), "all is counted", within=60)
        assert not worker.engine.restored.failures
        assert not worker.failed.done()


def actions(caplog: pytest.LogCaptureFixture) -> set[str]:
    return {getattr(line, "action", "") for line in caplog.records}
