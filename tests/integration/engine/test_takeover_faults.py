from __future__ import annotations

import asyncio
from typing import Any

import pytest
from aiokafka.producer.sender import Sender

from schemas.errors import Fatal
from streams.engine import restore as restore_module
from streams.engine import takeover as takeover_module
from streams.engine.config import EngineConfig
from streams.engine.takeover import Takeover
from streams.engine.writer import TransactionalWriter
from tests.integration.engine.counting import CountingFold, CountingPartition
from tests.integration.engine.engine_worker import EngineWorker, engine_config
from tests.integration.engine.faults import Injected
from tests.integration.engine.ledger import assert_exact
from tests.integration.engine.stage import Load, Stage
from tests.live.waiting import until_async

TAKEOVER_STEPS = ("start", "read", "verify")


class Gate:
    """A step in the takeover of one partition that raises ``error`` once, or waits until the test opens the gate."""

    def __init__(self, partition: int, *, error: type[BaseException] | None = None) -> None:
        self.partition = partition
        self.error = error
        self.reached = asyncio.Event()
        self.open = asyncio.Event()
        self.passed = 0

    async def come(self, partition: int) -> None:
        if partition != self.partition:
            return
        if not self.reached.is_set():
            self.reached.set()
            if self.error is not None:
                raise self.error
            await self.open.wait()
        self.passed += 1


def install(monkeypatch: pytest.MonkeyPatch, step: str, gate: Gate) -> None:
    """Put the gate at a step: before the producer's start, during the changelog's read, or after the log's check."""
    if step == "start":
        start = TransactionalWriter.start

        async def start_at_gate(self: TransactionalWriter, check: Any) -> None:
            await gate.come(self._partition)
            await start(self, check)

        monkeypatch.setattr(TransactionalWriter, "start", start_at_gate)
    elif step == "read":
        restore = restore_module.restore_partition

        async def restore_at_gate(store: Any, topic: str, partition: int, **options: Any) -> int:
            read = await restore(store, topic, partition, **options)
            await gate.come(partition)
            options["check"]()
            return read

        monkeypatch.setattr(restore_module, "restore_partition", restore_at_gate)
    else:
        verify = Takeover._verify_log

        async def verify_at_gate(self: Takeover[Any], partition: int, marks: Any) -> Any:
            verified = await verify(self, partition, marks)
            await gate.come(partition)
            return verified

        monkeypatch.setattr(Takeover, "_verify_log", verify_at_gate)


@pytest.mark.parametrize("error", [Injected, asyncio.CancelledError], ids=["error", "stray cancellation"])
@pytest.mark.parametrize("step", TAKEOVER_STEPS)
async def test_a_failed_takeover_is_retried_from_the_start(
    stage: Stage, step: str, error: type[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing of a failed takeover is kept: its producer is abandoned, its records are read again.

    aiokafka's ``stop`` may raise a CancelledError that nobody meant for the takeover; it must not end it either.
    """
    await stage.fill(1000)
    async with EngineWorker(engine_config(stage), CountingFold(stage.published)) as first:
        await first.serves(0, 1, 2, 3)
        await assert_exact(stage)
    gate = Gate(1, error=error)
    install(monkeypatch, step, gate)
    fold = CountingFold(stage.published)
    async with EngineWorker(engine_config(stage), fold) as worker:
        await worker.serves(0, 1, 2, 3)
        assert gate.reached.is_set()
        assert [one.partition for one in fold.opened].count(1) == 1
        await stage.fill(1000)
        found = await assert_exact(stage)
        assert found.total() == worker.total() == 2000


@pytest.mark.parametrize("step", TAKEOVER_STEPS)
async def test_a_rebalance_in_the_middle_of_a_takeover_ends_it(
    stage: Stage, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The takeover of the old assignment stops and changes nothing, and the new one begins from the start."""
    await stage.fill(1000)
    gate = Gate(1)
    install(monkeypatch, step, gate)
    fold = CountingFold(stage.published)
    # The time the old takeover may take is not what is looked at here.
    async with EngineWorker(engine_config(stage, session_timeout_seconds=10.0), fold) as worker:
        await asyncio.wait_for(gate.reached.wait(), 60)
        assignment = worker.engine.ownership.assignment
        worker.app.engine_consumer.thread.request_rejoin()
        await until_async(
            lambda: worker.engine.ownership.assignment.generation > assignment.generation,
            "a rebalance",
            within=60,
        )
        assert 1 not in worker.engine.owned
        gate.open.set()
        await worker.serves(0, 1, 2, 3)
        assert worker.engine.owned[1].assignment is worker.engine.ownership.assignment is not assignment
        assert [one.partition for one in fold.opened].count(1) == 1
        await stage.fill(1000)
        found = await assert_exact(stage)
        assert found.total() == worker.total() == 2000


@pytest.mark.parametrize("looks", [True, False], ids=["looks first", "without the remedy"])
async def test_a_late_takeover_never_fences_the_current_owner(
    stage: Stage, looks: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker that lost a partition while its producer was starting does not initialize the producer."""
    # The takeover is not cancelled when its assignment ends, so only its own looks can stop it.
    monkeypatch.setattr(takeover_module, "CHECK_SECONDS", 60.0)
    go_on = asyncio.Event()
    starting: set[str] = set()
    initialized: list[str] = []
    find, initialize = Sender._find_coordinator, Sender._do_init_pid

    async def find_slowly(self: Any, kind: Any, key: str) -> Any:
        found = await find(self, kind, key)
        if key.startswith(stage.changelog) and key not in starting:
            starting.add(key)
            await go_on.wait()
        return found

    async def note_initialize(self: Any, node_id: int) -> Any:
        initialized.append(self._txn_manager.transactional_id)
        return await initialize(self, node_id)

    monkeypatch.setattr(Sender, "_find_coordinator", find_slowly)
    monkeypatch.setattr(Sender, "_do_init_pid", note_initialize)
    if not looks:

        async def start_blindly(self: TransactionalWriter, check: Any) -> None:
            await self._producer.start()

        monkeypatch.setattr(TransactionalWriter, "start", start_blindly)

    def config(name: str) -> EngineConfig:
        return engine_config(stage, name, session_timeout_seconds=10.0)

    async with EngineWorker(config("late")) as late:
        await until_async(lambda: len(starting) == stage.partitions, "all producers are starting", within=60)
        async with EngineWorker(config("rightful")) as rightful, Load(stage, per_second=500) as load:
            await until_async(lambda: len(rightful.served()) == 2, "half of the partitions moved", within=60)
            owners = dict(rightful.engine.owned)
            initialized.clear()
            go_on.set()
            await until_async(
                lambda: len(late.served()) == 2, "the late worker serves its own half", within=60
            )
            await load.more(300)
            moved = {f"{stage.changelog}-{partition}" for partition in owners}
            assert bool(moved & set(initialized)) == (not looks)
            if looks:
                assert all(rightful.engine.owned[partition] is owned for partition, owned in owners.items())
                await load.stop()
                await assert_exact(stage, published=False)


async def test_table_records_that_cannot_be_read_stop_the_worker(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fold that cannot be built from its records fails every time, so the worker stops at once with a clear error."""

    def refuse(self: CountingPartition) -> None:
        raise ValueError("records of another version")

    await stage.fill(10)
    monkeypatch.setattr(CountingPartition, "restored", refuse)
    async with EngineWorker(engine_config(stage)) as worker:
        error = await worker.fails()
        assert isinstance(error, Fatal)
        assert "records of another version" in str(error)
        assert worker.fatal_calls == 1


async def test_a_takeover_that_is_repeated_without_getting_further_is_no_progress(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To the watchdog a restore that is repeated is no progress, however much it reads."""
    await stage.fill(500)
    async with EngineWorker(engine_config(stage)) as first:
        await assert_exact(stage, published=False)
        del first
    monkeypatch.setattr(takeover_module, "RETRY_SECONDS", 0.05)
    tries = 0

    async def fail(self: Takeover[Any], partition: int, marks: Any) -> Any:
        nonlocal tries
        tries += 1
        raise Injected

    monkeypatch.setattr(Takeover, "_verify_log", fail)
    async with EngineWorker(engine_config(stage)) as worker:
        await until_async(lambda: tries > 12, "every partition was tried", within=60)
        before, tried = worker.engine.work(), tries
        await until_async(lambda: tries > tried + 12, "every partition was tried again", within=60)
        assert worker.engine.work() == before
        assert set(before) == {0, 1, 2, 3}


async def test_a_partition_that_is_assigned_and_not_owned_counts_as_work(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The watchdog sees that work is left, for any reason that ended the takeover, and stops a worker that hangs."""
    run = Takeover.run

    async def end_silently(self: Takeover[Any], assignment: Any, partition: int) -> Any:
        return None if partition == 1 else await run(self, assignment, partition)

    monkeypatch.setattr(Takeover, "run", end_silently)
    async with EngineWorker(engine_config(stage), CountingFold(stage.published)) as worker:
        await worker.serves(0, 2, 3)
        await until_async(lambda: not worker.engine.restoring, "the rebalance is complete", within=60)

        assert 1 in worker.engine.ownership.assignment.partitions
        assert 1 in worker.engine.work()
