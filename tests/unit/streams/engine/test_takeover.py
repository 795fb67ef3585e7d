"""A takeover whose assignment ends returns at once, whatever it waits for."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any, cast

import pytest

from streams.engine import restore
from streams.engine import takeover as takeover_module
from streams.engine.ownership import Assignment, Ownership, now_seconds
from streams.engine.partition import OwnedPartition
from streams.engine.store_waits import StoreWaits
from streams.engine.stores import StoreDamaged
from streams.engine.takeover import Takeover
from streams.engine.turns import Turns
from streams.engine.writer import FlushWriter
from tests.fakes.engine_parts import ListingWriter, config_of
from tests.live.waiting import until_async

#: How long the brokers of these tests may be silent before aiokafka gives up; no test waits for it.
REQUEST_SECONDS = 600


class Table:
    """A table in which a takeover opens and discards partitions."""

    def __init__(self) -> None:
        self.discarded: list[int] = []

    def open_partition(self, partition: int, view: object) -> object:
        return object()

    def discard_partition(self, partition: int) -> None:
        self.discarded.append(partition)


class SilentBroker:
    """Accepts connections and never answers."""

    def __init__(self) -> None:
        self.connected = asyncio.Event()
        self.left: asyncio.Queue[None] = asyncio.Queue()
        self.port = 0

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connected.set()
        await reader.read()
        while await reader.read(65_536):
            pass
        writer.close()
        self.left.put_nowait(None)


@pytest.fixture
async def silent_broker() -> AsyncIterator[SilentBroker]:
    broker = SilentBroker()
    server = await asyncio.start_server(broker.accept, "127.0.0.1", 0)
    async with server:
        broker.port = server.sockets[0].getsockname()[1]
        yield broker


@pytest.mark.parametrize("waits_for", ["its producer", "its changelog"])
async def test_a_takeover_behind_a_silent_broker_ends_with_its_assignment(
    silent_broker: SilentBroker, waits_for: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It does not wait for the broker, and leaves no connection and no store open."""
    ownership = Ownership(REQUEST_SECONDS)
    ownership.watch_generation(lambda: 1)
    table = Table()
    config = config_of(
        client_settings={"bootstrap_servers": [f"127.0.0.1:{silent_broker.port}"]},
        request_timeout_ms=REQUEST_SECONDS * 1000,
        session_timeout_seconds=float(REQUEST_SECONDS),
    )
    takeover: Takeover[Any] = Takeover(
        config,
        ownership,
        cast(Any, None),
        cast(Any, table),
        on_progress=lambda *_: None,
        on_applied=lambda _: None,
        on_flushed=lambda _: None,
        store_waits=StoreWaits(60.0),
        flush_limits={},
        turns=Turns(),
    )
    if waits_for == "its changelog":

        def make_writer(partition: int) -> FlushWriter:
            return cast(FlushWriter, ListingWriter())

        monkeypatch.setattr(takeover, "_make_writer", make_writer)
    assignment = ownership.begin(1, frozenset({3}))
    ownership.confirm(now_seconds())
    taking = asyncio.create_task(takeover.run(assignment, 3))
    await asyncio.wait_for(silent_broker.connected.wait(), 60)

    ownership.end()

    assert await asyncio.wait_for(taking, 60) is None
    assert table.discarded == [3]
    await asyncio.wait_for(silent_broker.left.get(), 60)


class ReadingFold:
    """A fold that reads its records one after the other, when the test lets it."""

    def __init__(self, fails: bool) -> None:
        self.passed = 0
        self.fails = fails
        self.goes_on = threading.Semaphore(0)

    def restored(self) -> None:
        for number in range(1, 4):
            assert self.goes_on.acquire(timeout=60)
            self.passed = number
        if self.fails:
            raise RuntimeError("a record cannot be read")

    def restored_records(self) -> tuple[int, int | None]:
        return self.passed, 3

    decode = apply = take_changes = pending_events = pending_bytes = key_count = restored


@pytest.mark.parametrize("fails", [False, True])
async def test_a_long_making_of_a_fold_shows_its_progress(
    fails: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """To the watchdog, which takes a partition without a change in a minute for one that stands still; and to people."""
    monkeypatch.setattr(takeover_module, "CHECK_SECONDS", 0.01)
    monkeypatch.setattr(restore, "REPORT_SECONDS", 0.0)
    caplog.set_level(logging.INFO)
    progress, fold = restore.RestoreProgress(), ReadingFold(fails)
    takeover: Takeover[Any] = Takeover(
        config_of(),
        Ownership(10),
        cast(Any, None),
        cast(Any, Table()),
        on_progress=lambda *_: None,
        on_applied=lambda _: None,
        on_flushed=lambda _: None,
        store_waits=StoreWaits(60.0),
        flush_limits={},
        turns=Turns(),
        on_making=progress.making,
    )

    def told(passed: int) -> bool:
        return progress.folds.get(3) == (passed, 3)

    making = asyncio.create_task(takeover._make(fold, 3))
    for passed in (1, 2):
        fold.goes_on.release()
        await until_async(partial(told, passed), "it is told", within=60)
    fold.goes_on.release()
    if fails:
        with pytest.raises(RuntimeError, match="a record cannot be read"):
            await making
    else:
        await making

    assert progress.folds == {}
    said = [one for one in caplog.records if getattr(one, "action", "") == "restoring_state"]
    assert {(getattr(one, "percent", None), getattr(one, "records_to_read", None)) for one in said} >= {
        (33, 3),
        (66, 3),
    }
    assert any(
        "making its state from the table, 2 of 3 records read, about " in one.getMessage() for one in said
    )


class FailingTakeover(Takeover[Any]):
    """Its attempts fail in turn, and the last one succeeds."""

    failures: list[Exception]
    taken = cast("OwnedPartition[Any]", object())

    async def _run_once(self, assignment: Assignment, partition: int) -> OwnedPartition[Any]:
        if self.failures:
            raise self.failures.pop(0)
        return self.taken


def failing_takeover(
    ownership: Ownership, on_failed: Callable[[int, str | None], None] = lambda *_: None
) -> FailingTakeover:
    return FailingTakeover(
        config_of(),
        ownership,
        cast(Any, None),
        cast(Any, Table()),
        on_progress=lambda *_: None,
        on_applied=lambda _: None,
        on_flushed=lambda _: None,
        store_waits=StoreWaits(60.0),
        flush_limits={},
        turns=Turns(),
        on_failed=on_failed,
    )


async def test_a_takeover_that_is_tried_again_tells_why_until_it_is_over(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(takeover_module, "RETRY_SECONDS", 0)
    told: list[tuple[int, str | None]] = []
    ownership = Ownership(10)
    takeover = failing_takeover(ownership, lambda *failure: told.append(failure))
    takeover.failures = [StoreDamaged("the disk is full; make room"), OSError("no route")]

    assert await takeover.run(ownership.assignment, 3) is takeover.taken
    assert told == [(3, "the disk is full; make room"), (3, "OSError('no route')"), (3, None)]
    assert [record.getMessage() for record in caplog.records] == [
        "partition 3: the takeover failed (the disk is full; make room); trying again",
        "partition 3: the takeover failed (OSError('no route')); trying again",
    ]


async def test_a_store_that_fails_again_and_again_is_restored_after_longer_pauses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each attempt reads the changelog from its beginning, until the disk is full again."""
    pauses: list[float] = []
    sleep = asyncio.sleep

    async def paused(seconds: float) -> None:
        if seconds >= takeover_module.RETRY_SECONDS:
            pauses.append(seconds)
        await sleep(0)

    ownership = Ownership(10)
    takeover = failing_takeover(ownership)
    full = [StoreDamaged("the disk is full") for _ in range(7)]
    takeover.failures = [*full, OSError("no route"), OSError("no route"), StoreDamaged("the disk is full")]
    monkeypatch.setattr(asyncio, "sleep", paused)

    assert await takeover.run(ownership.assignment, 3) is takeover.taken
    assert pauses == [1, 2, 4, 8, 16, 30, 30, 1, 1, 2]
