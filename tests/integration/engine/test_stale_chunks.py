from __future__ import annotations

from typing import Any

from streams.engine.chunks import SLICE_RECORDS
from streams.engine.partition import OwnedPartition
from tests.integration.engine.counting import CountingFold, CountingPartition
from tests.integration.engine.engine_worker import EngineWorker, engine_config
from tests.integration.engine.ledger import assert_exact
from tests.integration.engine.stage import Stage
from tests.live.waiting import until_async


async def test_a_chunk_of_an_old_assignment_is_dropped(stage: Stage) -> None:
    """A chunk that was fetched before a rebalance changes nothing, even if its offsets fit."""
    await stage.append(0, b"1", b"2", b"3")
    async with EngineWorker(engine_config(stage)) as worker:
        chunks = record_chunks(worker)
        await until_async(
            lambda: len(chunks) > 0 and worker.fold(0).total() == 3, "the chunk was folded", within=60
        )
        owned = worker.engine.owned[0]
        (topic,) = owned.positions
        following = chunks[0]._replace(
            assignment_number=chunks[0].assignment_number - 1,
            start=owned.positions[topic],
            end=owned.positions[topic] + 3,
        )
        dropped = worker.engine.dropped_chunks
        await worker.engine.receive(following)
        assert worker.engine.dropped_chunks == dropped + 1
        assert worker.fold(0).total() == 3
        assert worker.engine.owned[0] is owned
        assert not owned.lost
        await stage.append(0, b"4")
        await assert_exact(stage, published=False)


async def test_a_gap_or_an_overlap_leads_to_a_new_takeover(stage: Stage) -> None:
    """A chunk that does not begin at the fold's position is not folded; the partition is restored and exact."""
    await stage.append(0, b"1", b"2", b"3")
    async with EngineWorker(engine_config(stage)) as worker:
        chunks = record_chunks(worker)
        for shift in (+2, -3):
            await until_async(
                lambda: 0 in worker.served() and worker.fold(0).total() >= 3, "it was folded", within=60
            )
            held = worker.engine.owned[0]
            (topic,) = held.positions
            start = held.positions[topic] + shift
            await worker.engine.receive(
                chunks[0]._replace(
                    assignment_number=worker.engine.ownership.assignment.number, start=start, end=start + 3
                )
            )
            assert held.lost
            assert worker.engine.servable(0) is None
            await until_async(
                lambda: worker.engine.owned.get(0) not in (held, None),  # noqa: B023
                "it is restored",
                within=60,
            )
            await worker.serves(0, 1, 2, 3)
        await stage.append(0, b"4")
        await assert_exact(stage, published=False)


async def test_a_rebalance_in_the_middle_of_a_chunk_loses_nothing(stage: Stage, monkeypatch: Any) -> None:
    """The rest of a chunk is dropped at a rebalance, fetched again, and folded once."""
    await stage.append(0, *[b"%d" % number for number in range(3 * SLICE_RECORDS)])
    wait_for_capacity = OwnedPartition.wait_for_capacity
    interrupted: list[int] = []

    async def rejoin_between_slices(self: OwnedPartition[CountingPartition]) -> None:
        fold = self.fold
        if self.partition == 0 and not interrupted:
            interrupted.append(fold.total())
            generation = worker.engine.ownership.assignment.generation
            worker.app.engine_consumer.thread.request_rejoin()
            await until_async(
                lambda: worker.engine.ownership.assignment.generation > generation,
                "a new assignment",
                within=60,
            )
            await until_async(lambda: not worker.engine.restoring, "it is owned again", within=60)
        await wait_for_capacity(self)

    monkeypatch.setattr(OwnedPartition, "wait_for_capacity", rejoin_between_slices)
    worker = EngineWorker(engine_config(stage), CountingFold(stage.published))
    async with worker:
        await until_async(lambda: bool(interrupted), "a rebalance came in between", within=60)
        assert interrupted[0] < 3 * SLICE_RECORDS
        await until_async(lambda: worker.engine.dropped_chunks > 0, "the rest was dropped", within=60)
        found = await assert_exact(stage)
        assert found.total() == worker.total() == 3 * SLICE_RECORDS


def record_chunks(worker: EngineWorker) -> list[Any]:
    """Return the list of non-empty chunks that the engine receives from now on."""
    received: list[Any] = []
    receive = worker.engine.receive

    async def record(chunk: Any) -> None:
        if chunk.records:
            received.append(chunk)
        await receive(chunk)

    worker.engine.receive = record  # type: ignore[method-assign]
    return received
