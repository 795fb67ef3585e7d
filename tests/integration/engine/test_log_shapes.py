from __future__ import annotations

import asyncio

import pytest
from aiokafka.admin import NewPartitions
from aiokafka.structs import TopicPartition

from schemas.errors import Damaged, Fatal
from streams.engine import consumer_thread
from streams.engine import partition as partition_module
from streams.engine.skip import read_watermarks
from streams.engine.watermark import LogMismatch
from streams.worker.metrics import EngineMetrics, make_registry
from tests.integration.engine.counting import CountingFold
from tests.integration.engine.engine_worker import EngineWorker, engine_config
from tests.integration.engine.ledger import assert_exact, from_changelog, from_log
from tests.integration.engine.stage import Stage
from tests.live.waiting import until_async


async def abort(stage: Stage, topic: str, partition: int, count: int = 3) -> None:
    """Leave an aborted transaction of another producer in the log."""
    async with stage.producer(transactional_id=f"{topic}-foreign", enable_idempotence=True) as producer:
        await producer.begin_transaction()
        for _ in range(count):
            await producer.send_and_wait(topic, b"never", b'["tally","never"]', partition=partition)
        await producer.abort_transaction()


async def run_until_exact(stage: Stage, total: int) -> EngineWorker:
    """Run a worker until all is applied and served, then stop it."""
    async with EngineWorker(engine_config(stage), CountingFold(stage.published)) as worker:
        await worker.serves(0, 1, 2, 3)
        found = await assert_exact(stage)
        assert found.total() == worker.total() == total
    return worker


@pytest.mark.parametrize("committed", ["end", "beginning"])
async def test_committed_offsets_are_for_lag_tools_only(stage: Stage, committed: str) -> None:
    """With the group's offsets reset to the end or the beginning nothing is lost and nothing folded twice."""
    await stage.fill(1000)
    await run_until_exact(stage, 1000)
    await stage.fill(1000)
    ends = await stage.ends()
    offsets = {
        TopicPartition(stage.source, partition): end if committed == "end" else 0
        for partition, end in ends.items()
    }
    async with stage.consumer(group_id=stage.group) as consumer:
        consumer.assign(list(offsets))
        await consumer.commit(offsets)
    assert await stage.committed() == offsets
    await run_until_exact(stage, 2000)


async def test_aborted_transactions_and_control_records_are_skipped(stage: Stage) -> None:
    """Aborted records are not folded, and a log that ends with control records is applied to its end."""
    await stage.append(0, b"1", b"2")
    await abort(stage, stage.source, 0)
    await stage.append(0, b"3")
    await stage.append(1, b"1")
    await abort(stage, stage.source, 1)  # the log of 1 ends with it
    await abort(stage, stage.source, 2)  # the log of 2 has nothing else, and that of 3 is empty
    for _ in range(2):
        worker = await run_until_exact(stage, 4)
        assert worker.engine.owned == {} or all(owned.caught_up for owned in worker.engine.owned.values())
    async with EngineWorker(engine_config(stage), CountingFold(stage.published)) as worker:
        await worker.serves(0, 1, 2, 3)
        ends = await stage.ends()
        assert {p: owned.positions[stage.source] for p, owned in worker.engine.owned.items()} == ends
        await abort(stage, stage.source, 3)
        await stage.append(3, b"1")
        await assert_exact(stage)


async def test_no_worker_waits_for_an_open_transaction_in_the_log(stage: Stage) -> None:
    """Records that another producer has not committed are beyond the end of the log; they are folded once committed.

    The lag does not show them, but a metric says for how long the transaction has been open.
    """
    registry, elapsed_seconds = make_registry(), 0.0
    metrics = EngineMetrics(registry, elapsed_seconds=lambda: elapsed_seconds)
    registry.register(metrics)

    def of_partition(name: str, partition: int = 0) -> float | None:
        labels = {"process": "counting", "topic": stage.source, "partition": str(partition)}
        return registry.get_sample_value(name, labels)

    await stage.append(0, b"1")
    async with stage.producer(transactional_id=f"{stage.prefix}open", enable_idempotence=True) as producer:
        await producer.begin_transaction()
        await producer.send_and_wait(stage.source, b"2", b"one", partition=0)
        async with EngineWorker(engine_config(stage), CountingFold(stage.published)) as worker:
            await worker.serves(0, 1, 2, 3)
            assert worker.total() == 1
            metrics.add("counting", worker.engine)
            ends = (1, 2)
            await until_async(
                lambda: worker.engine.known_ends(stage.source, 0) == ends,
                "a fetch has told both ends",
                within=60,
            )
            assert of_partition("sessionstream_open_transaction_seconds") == 0.0, "it is seen now"
            elapsed_seconds = 90.0
            assert of_partition("sessionstream_open_transaction_seconds") == 90.0
            assert of_partition("sessionstream_open_transaction_seconds", 1) == 0.0
            assert of_partition("sessionstream_lag_records") == 0.0
            await producer.commit_transaction()
            await until_async(lambda: worker.total() == 2, "the committed record is folded", within=60)
            await until_async(
                lambda: of_partition("sessionstream_open_transaction_seconds") == 0.0,
                "it has ended",
                within=60,
            )
            await assert_exact(stage)


async def test_a_changelog_that_ends_with_control_records_is_restored(stage: Stage) -> None:
    """The restore ends at the changelog's end, also if there is no record at that offset, or none at all."""
    await abort(stage, stage.changelog, 3)
    await stage.fill(500, keys=20)
    await run_until_exact(stage, 500)
    for partition in range(3):
        await abort(stage, stage.changelog, partition)
    worker = await run_until_exact(stage, 500)
    assert all("never" not in fold.tallies for fold in opened(worker))


async def test_deleted_keys_stay_deleted(stage: Stage) -> None:
    """Tombstones delete at a restore, and a log that deletes a key repeatedly is folded exactly."""
    await stage.append(0, b"1", b"2", key="kept")
    await stage.append(0, b"1", b"2", key="gone")
    await run_until_exact(stage, 4)
    await stage.append(0, b"delete", key="gone")
    await stage.append(0, b"delete", key="never-there")
    await run_until_exact(stage, 2)
    await stage.append(0, b"1", key="gone")
    worker = await run_until_exact(stage, 3)
    assert {name for fold in opened(worker) for name in fold.tallies} == {"kept", "gone"}


def opened(worker: EngineWorker) -> list:  # type: ignore[type-arg]
    fold = worker.engine._takeover._fold
    assert isinstance(fold, CountingFold)
    return fold.opened


@pytest.mark.parametrize("refilled", [0, 100, 3000], ids=["empty", "shorter", "longer"])
async def test_a_recreated_topic_stops_the_worker_at_start(stage: Stage, refilled: int) -> None:
    """Offsets of a recreated topic mean other records than those of the old one: the worker stops with a clear error."""
    await stage.fill(1000)
    await run_until_exact(stage, 1000)
    await stage.recreate(stage.source)
    await stage.fill(refilled)
    before = await from_changelog(stage)
    async with EngineWorker(engine_config(stage)) as worker:
        error = await worker.fails()
        assert isinstance(error, LogMismatch)
        said = str(error)
        assert stage.source in said
        assert "recreated or cut" in said
        assert ("the log has another record" if refilled == 3000 else "the log ends at offset") in said
        assert worker.fatal_calls == 1
        assert worker.served() == set()
    assert await from_changelog(stage) == before


async def test_a_log_that_lost_only_what_follows_its_last_record_stops_the_worker(stage: Stage) -> None:
    """It ends below the position, so events that come next would get offsets that count as applied."""
    stage.timestamp_type = "CreateTime"  # the copy of a log keeps the records' times
    await stage.recreate(stage.source)

    async def append(*values: bytes) -> None:
        async with stage.producer() as producer:
            for number, value in enumerate(values):
                await producer.send_and_wait(
                    stage.source, value, b"one", partition=0, timestamp_ms=1_000 + number
                )

    await append(b"1", b"2")
    await abort(stage, stage.source, 0)
    await run_until_exact(stage, 2)
    await stage.recreate(stage.source)
    await append(b"1", b"2")
    async with EngineWorker(engine_config(stage)) as worker:
        error = await worker.fails()
        assert isinstance(error, LogMismatch)
        assert "the log ends at offset 2" in str(error)


async def test_a_topic_recreated_under_a_running_worker_stops_it(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker whose log was replaced serves nothing of the old one, and stops."""
    await stage.fill(400)
    monkeypatch.setattr(consumer_thread, "METADATA_MAX_AGE_MS", 500)
    async with EngineWorker(engine_config(stage)) as worker:
        await worker.serves(0, 1, 2, 3)
        await assert_exact(stage, published=False)
        await stage.recreate(stage.source)
        await stage.fill(100)
        assert isinstance(await worker.fails(40), LogMismatch)


async def test_more_partitions_under_a_running_worker_stop_it(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It tried for ever to take the new one over, and served sessions whose events went to another partition."""
    await stage.fill(40)
    monkeypatch.setattr(consumer_thread, "METADATA_MAX_AGE_MS", 500)
    async with EngineWorker(engine_config(stage, request_timeout_ms=2_000)) as worker:
        await worker.serves(0, 1, 2, 3)
        async with stage.admin() as admin:
            await admin.create_partitions({stage.source: NewPartitions(5)})
        error = await worker.fails(40)

    assert type(error) is Fatal
    assert f"its changelog {stage.changelog} only 4 partitions. Their number is fixed for life" in str(error)


@pytest.mark.parametrize("earlier", [1, 20])
async def test_a_changelog_recreated_under_a_running_worker_is_folded_again(
    stage: Stage, earlier: int
) -> None:
    """A flush into a new changelog would leave only what changed since, with a watermark that covers all of the log."""
    for partition in range(4):
        await stage.append(partition, *[b"1"] * earlier, key="earlier")
    total = 4 * earlier + 80
    async with EngineWorker(engine_config(stage)) as worker:
        await worker.serves(0, 1, 2, 3)
        await assert_exact(stage, published=False)
        await stage.recreate(stage.changelog)
        # The first flush may have more records than the old changelog had.
        await stage.fill(80, keys=40)
        await assert_exact(stage, published=False)
        await worker.serves(0, 1, 2, 3)
        assert worker.total() == total
        assert not worker.failed.done()
    async with EngineWorker(engine_config(stage)) as worker:
        await worker.serves(0, 1, 2, 3)
        assert worker.total() == total


async def test_after_retention_past_the_watermark_the_rest_is_folded(stage: Stage) -> None:
    """Records deleted before they were applied stop the worker; with the loss accepted it folds what is left."""
    await stage.append(0, *[b"%d" % number for number in range(10)])
    await stage.append(1, *[b"%d" % number for number in range(10)])
    await run_until_exact(stage, 20)
    await stage.append(0, *[b"%d" % number for number in range(10)])
    await stage.delete_before({0: 15, 1: 10})  # 1 is empty now, and ends at its watermark
    before = await from_changelog(stage)
    async with EngineWorker(engine_config(stage)) as worker:
        error = await worker.fails()
        assert isinstance(error, Damaged)
        assert "offsets 10 to 14 were deleted" in str(error)
        assert worker.served() == set()
    assert await from_changelog(stage) == before
    accepting = engine_config(stage, accept_loss=True)
    async with EngineWorker(accepting, CountingFold(stage.published)) as worker:
        await worker.serves(0, 1, 2, 3)
        await until_async(lambda: worker.total() == 25, "what was left is folded", within=60)
        assert not worker.failed.done()
        await stage.append(0, b"last")
        await stage.append(1, b"last")
        await until_async(lambda: worker.total() == 27, "it goes on", within=60)
        await asyncio.wait_for(committed_through(stage, {0: 20, 1: 10}), 10)


async def test_positions_that_only_markers_have_moved_are_kept(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A log that has lost the ends of transactions has lost no records, also where there never was one."""
    monkeypatch.setattr(partition_module, "MARKERS_SECONDS", 0.2)
    await stage.append(0, b"1")
    async with EngineWorker(engine_config(stage)) as worker:
        await worker.serves(0, 1, 2, 3)
        for number in range(3):
            await abort(stage, stage.source, number)
        ends = await stage.ends()
        assert ends == {0: 5, 1: 4, 2: 4, 3: 0}

        async def kept() -> bool:
            found = await read_marks(stage)
            return {number: mark for number, mark in ends.items() if mark} == found

        await until_async(kept, "the positions are written", within=60)
        flushes = {one.partition: one.statistics.flushes for one in worker.engine.owned.values()}
        await asyncio.sleep(1.5)
        assert flushes == {one.partition: one.statistics.flushes for one in worker.engine.owned.values()}
    await stage.delete_before({0: 5, 1: 4, 2: 4})
    async with EngineWorker(engine_config(stage)) as worker:
        await worker.serves(0, 1, 2, 3)
        await stage.append(1, b"1")
        await until_async(lambda: worker.total() == 2, "it goes on", within=60)
        assert not worker.failed.done()
    async with EngineWorker(engine_config(stage)) as worker:
        await worker.serves(0, 1, 2, 3)
        assert worker.total() == 2


async def read_marks(stage: Stage) -> dict[int, int]:
    """Return the offset to continue from, of each partition with a watermark."""
    found = {}
    for number in range(stage.partitions):
        marks = await read_watermarks({"bootstrap_servers": stage.bootstrap_servers}, stage.changelog, number)
        if stage.source in marks:
            found[number] = marks[stage.source].next_offset
    return found


async def committed_through(stage: Stage, offsets: dict[int, int]) -> None:
    async def reached() -> bool:
        applied = (await from_changelog(stage)).applied
        return all(applied.get((partition, stage.source)) == offset for partition, offset in offsets.items())

    await until_async(reached, "the watermarks are there", within=60)


async def test_retention_past_the_position_of_a_running_worker(stage: Stage) -> None:
    """If retention deletes the records at its position and the loss is accepted, a worker continues behind it."""
    await stage.fill(200)
    accepting = engine_config(stage, accept_loss=True)
    async with EngineWorker(accepting, CountingFold(stage.published)) as worker:
        await worker.serves(0, 1, 2, 3)
        await assert_exact(stage)
        worker.app.consumer.stop_flow()  # as if it were slow
        await stage.append(0, *[b"%d" % number for number in range(20)], key="late")
        end = (await stage.ends())[0]
        await stage.delete_before({0: end - 5})
        worker.app.consumer.resume_flow()

        def late() -> int:
            # A first record may have come before the log was cut.
            found = worker.fold(0).tallies.get("late") if 0 in worker.engine.owned else None
            return 0 if found is None else found.events

        await until_async(lambda: late() >= 5, "it went on", within=60)
        await worker.serves(0, 1, 2, 3)
        assert late() <= 20
        await stage.append(0, b"x", key="later")
        await committed_through(stage, {0: end})
        assert (await from_log(stage)).tallies[0, "later"] == worker.fold(0).tallies["later"]
