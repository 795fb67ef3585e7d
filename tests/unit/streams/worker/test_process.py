"""A process starts its components in order, runs its tasks, and stops in the opposite order."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from fastapi import FastAPI
from prometheus_client import CollectorRegistry

from schemas.errors import BrokerUnreachable
from schemas.settings import Settings
from streams.http.backend import Readiness
from streams.worker.process import ClosedAtStop, ProcessContext, Task, WorkerProcess, periodically


class RecordingComponent:
    """A component that records its start and stop; with ``fails`` it cannot start."""

    def __init__(self, name: str, notes: list[str], *, fails: bool = False) -> None:
        self._name = name
        self._notes = notes
        self._fails = fails

    async def start(self) -> None:
        if self._fails:
            raise OSError("no broker")
        self._notes.append(f"{self._name} started")

    async def stop(self) -> None:
        self._notes.append(f"{self._name} stopped")


def noted_process(
    notes: list[str],
    *,
    tasks: dict[str, Task] | None = None,
    on_error: Callable[[BaseException], None] = lambda _: None,
    fails: bool = False,
) -> WorkerProcess:
    async def close() -> None:
        notes.append("client closed")

    async def finish() -> None:
        notes.append("finished")

    return WorkerProcess(
        "noted",
        ready=lambda: Readiness(True, "fine"),
        components=[
            ClosedAtStop(close),
            RecordingComponent("producer", notes),
            RecordingComponent("engine", notes, fails=fails),
        ],
        tasks=tasks,
        on_error=on_error,
        finish=finish,
    )


async def wait_for_ever(notes: list[str]) -> None:
    notes.append("task begun")
    try:
        await asyncio.get_running_loop().create_future()
    finally:
        notes.append("task ended")


async def test_components_stop_in_the_opposite_order_after_work_in_progress() -> None:
    notes: list[str] = []
    process = noted_process(notes, tasks={"waiting": lambda: wait_for_ever(notes)})

    await process.start()
    await asyncio.sleep(0)
    assert notes == ["producer started", "engine started", "task begun"]
    notes.clear()
    await process.stop(failed=False)

    assert notes == ["task ended", "finished", "engine stopped", "producer stopped", "client closed"]


async def test_a_failed_worker_does_not_finish_its_work() -> None:
    notes: list[str] = []
    process = noted_process(notes)

    await process.start()
    await process.stop(failed=True)

    assert "finished" not in notes
    assert notes[-3:] == ["engine stopped", "producer stopped", "client closed"]


async def test_a_process_whose_start_failed_can_be_stopped() -> None:
    notes: list[str] = []
    process = noted_process(notes, tasks={"waiting": lambda: wait_for_ever(notes)}, fails=True)

    with pytest.raises(OSError, match="no broker"):
        await process.start()
    await process.stop(failed=False)

    assert notes == ["producer started", "finished", "engine stopped", "producer stopped", "client closed"]


async def test_a_component_that_finds_no_broker_is_started_again_until_it_finds_one(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever the component is: the brokers have answered this worker before, so they are only away."""
    monkeypatch.setattr("streams.worker.process.BROKER_SECONDS", 0.0)
    notes: list[str] = []
    absences = iter(
        [BrokerUnreachable("no broker told the log"), BrokerUnreachable("no broker told the log")]
    )

    class Reaching(RecordingComponent):
        async def start(self) -> None:
            if (absence := next(absences, None)) is not None:
                raise absence
            await super().start()

    process = WorkerProcess(
        "noted",
        ready=lambda: Readiness(True, "fine"),
        components=[
            RecordingComponent("producer", notes),
            Reaching("consumer", notes),
            RecordingComponent("engine", notes),
        ],
        on_error=lambda _: None,
    )

    await process.start()

    assert notes == ["producer started", "consumer started", "engine started"]
    lines = [record for record in caplog.records if getattr(record, "action", "") == "start_waits"]
    assert [line.getMessage() for line in lines] == [
        "the start of the noted process waits for a broker: no broker told the log"
    ], "one line, however often it is tried"


async def test_the_end_of_a_task_is_reported_for_any_reason_but_not_at_the_stop() -> None:
    errors: list[BaseException] = []

    async def fail() -> None:
        raise RuntimeError("a bug")

    async def return_at_once() -> None: ...

    async def pass_a_cancellation_on() -> None:
        raise asyncio.CancelledError

    notes: list[str] = []
    process = noted_process(
        notes,
        tasks={
            "failing": fail,
            "returning": return_at_once,
            "cancelled": pass_a_cancellation_on,
            "waiting": lambda: wait_for_ever(notes),
        },
        on_error=errors.append,
    )
    await process.start()
    await asyncio.sleep(0)
    await process.stop(failed=True)

    why = "but must run as long as the worker; stopping so that another worker takes over"
    assert [str(error) for error in errors] == [
        "a bug",
        f"the task returning of the noted process ended, {why}",
        f"the task cancelled of the noted process was cancelled, {why}",
    ]


@pytest.mark.parametrize("error", [OSError("broken pipe"), asyncio.CancelledError()])
async def test_a_component_that_fails_to_stop_does_not_keep_the_others_from_stopping(
    error: BaseException, caplog: pytest.LogCaptureFixture
) -> None:
    notes: list[str] = []

    async def fail() -> None:
        raise error

    process = WorkerProcess(
        "noted",
        ready=lambda: Readiness(True, "fine"),
        components=[RecordingComponent("producer", notes), ClosedAtStop(fail)],
        on_error=lambda _: None,
    )
    await process.start()
    await process.stop(failed=False)

    assert notes == ["producer started", "producer stopped"]
    (line,) = (one for one in caplog.records if getattr(one, "action", "") == "component_stop_failed")
    assert line.getMessage() == f"noted: a component did not stop cleanly ({error!r})"


async def test_work_that_cannot_be_finished_does_not_keep_the_components_from_stopping(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The other processes of the worker were not stopped either, so their groups waited for a session timeout."""
    notes: list[str] = []

    async def fail() -> None:
        raise OSError("broken pipe")

    process = WorkerProcess(
        "noted",
        ready=lambda: Readiness(True, "fine"),
        components=[RecordingComponent("producer", notes)],
        on_error=lambda _: None,
        finish=fail,
    )
    await process.start()
    await process.stop(failed=False)

    assert notes == ["producer started", "producer stopped"]
    (line,) = (one for one in caplog.records if getattr(one, "action", "") == "component_stop_failed")
    assert "broken pipe" in line.getMessage()


async def test_periodic_work_is_repeated_after_each_pause_until_it_is_cancelled() -> None:
    rounds = 0
    enough = asyncio.Event()

    async def work() -> int:
        nonlocal rounds
        rounds += 1
        if rounds == 3:
            enough.set()
        return rounds

    repeating = asyncio.create_task(periodically(0.001, work)())
    await asyncio.sleep(0)
    assert rounds == 0, "the pause comes first"
    await asyncio.wait_for(enough.wait(), 60)
    repeating.cancel()
    with pytest.raises(asyncio.CancelledError):
        await repeating


def test_a_process_without_routes_adds_none() -> None:
    app = FastAPI()
    before = len(app.routes)

    noted_process([]).add_routes(app)

    assert len(app.routes) == before


@pytest.mark.parametrize(("total", "share"), [(50_000, 6_250), (9, 1), (3, 1)])
def test_a_limit_of_the_worker_is_divided_among_its_partitions_and_is_at_least_one(
    total: int, share: int
) -> None:
    context = ProcessContext(
        settings=Settings(), partition_count=8, registry=CollectorRegistry(), on_fatal=lambda _: None
    )

    assert context.per_partition(total) == share
