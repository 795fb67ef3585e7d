"""Partitions that wait for the store of their sink: what is logged, how long each pause is, when a wait is over."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

import pytest

from streams.engine.app import EngineApp
from streams.engine.engine import Engine
from streams.engine.store_waits import StoreWaits
from streams.engine.stores import MemoryStores
from streams.engine.table import FoldTable
from tests.fakes.engine_parts import config_of


@dataclass
class Owned:
    """What the engine asks of a partition that it owns."""

    lost: bool


class Stage:
    """Waits with a clock that the test moves."""

    def __init__(self) -> None:
        self.now = 0.0
        self.waits = StoreWaits(60.0, clock=lambda: self.now)


def actions(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.__dict__["action"] for record in caplog.records]


def test_one_line_says_that_the_store_is_away_and_one_that_it_answers(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """However many partitions wait, and however often each is tried."""
    caplog.set_level(logging.INFO)
    stage = Stage()
    for _ in range(6):
        for partition in range(8):
            stage.waits.failed(partition, "refused", writing=False)
        stage.now += 10.0
    for partition in range(8):
        stage.waits.read(partition, complete=False)
    assert actions(caplog) == ["waiting_for_store", "store_answers"]
    first, last = caplog.records
    assert first.getMessage() == (
        "partitions wait for their store: refused; nothing is lost, and this worker goes on when it answers"
    )
    assert last.getMessage() == "the store answers again after 60 s: no partition waits for it"

    stage.waits.failed(0, "refused again", writing=False)
    assert actions(caplog) == ["waiting_for_store", "store_answers", "waiting_for_store"]


def test_a_store_that_is_just_too_slow_warns_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    stage = Stage()
    for _ in range(4):
        stage.waits.failed(0, "slow", writing=True)
        stage.now += 5.0
        stage.waits.written(0, complete=False)
        stage.now += 10.0
    stage.now += 60.0
    stage.waits.failed(0, "slow", writing=True)

    levels = [
        record.levelname for record in caplog.records if record.__dict__["action"] == "waiting_for_store"
    ]
    assert levels == ["WARNING", "INFO", "INFO", "INFO", "WARNING"]


def test_pauses_grow_up_to_a_limit_and_begin_again_after_the_wait() -> None:
    waits = Stage().waits
    pauses = [waits.failed(0, "refused", writing=True) for _ in range(6)]
    assert pauses == [1.0, 2.0, 4.0, 8.0, 8.0, 8.0]
    assert waits.failed(1, "refused", writing=True) == 1.0
    for _ in range(2_000):
        assert waits.failed(0, "refused", writing=True) == 8.0
    waits.written(0, complete=False)
    assert waits.failed(0, "refused", writing=True) == 1.0


def test_a_store_that_is_read_but_takes_nothing_is_still_away() -> None:
    """A full disk says what it has. Only a write shows that it takes more, or that nothing is left to write."""
    waits = Stage().waits
    ends: list[Callable[[], None]] = [
        lambda: waits.written(0, complete=False),
        lambda: waits.read(0, complete=True),
    ]
    for end in ends:
        waits.failed(0, "full", writing=True)
        waits.failed(0, "no answer", writing=False)
        waits.read(0, complete=False)
        assert waits.reasons() == {0: "no answer"}
        end()
        assert waits.reasons() == {}


def test_what_a_full_store_has_is_readable_until_the_partition_has_caught_up() -> None:
    """Unless it lacks what another worker wrote, does not even say what it has, or belongs to another worker."""
    waits = Stage().waits
    waits.failed(0, "full", writing=True, readable=True)
    waits.failed(1, "full", writing=True, readable=False)
    assert (waits.is_readable(0), waits.is_readable(1)) == (True, False)
    waits.read(0, complete=False)
    waits.written(0, complete=False)
    assert (set(waits.reasons()), waits.is_readable(0)) == ({1}, True)
    waits.written(0, complete=True)
    assert not waits.is_readable(0)

    for end in (
        lambda: waits.read(0, complete=True),
        lambda: waits.failed(0, "no answer", writing=False),
        lambda: waits.failed(0, "full", writing=True, readable=False),
        lambda: waits.keep({1}),
    ):
        waits.failed(0, "full", writing=True, readable=True)
        assert waits.is_readable(0)
        end()
        assert not waits.is_readable(0)


def test_a_wait_without_a_new_failure_excuses_nothing() -> None:
    """A partition that hangs elsewhere after its store failed is stuck, and does not wait."""
    stage = Stage()
    stage.waits.failed(0, "refused", writing=False)
    stage.now = 60.0
    assert stage.waits.reasons() == {0: "refused"}
    stage.now = 61.0
    assert stage.waits.reasons() == {}


def test_partitions_of_another_worker_are_forgotten(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    waits = Stage().waits
    for partition in range(3):
        waits.failed(partition, "refused", writing=False)
    waits.keep({1})
    assert waits.reasons() == {1: "refused"}
    waits.read(1, complete=False)
    waits.read(2, complete=False)
    waits.written(2, complete=False)
    assert actions(caplog) == ["waiting_for_store", "store_answers"]


async def test_a_takeover_waits_while_others_do_and_an_owned_partition_for_its_own_store_alone() -> None:
    """Takeovers come one after another: one that has not reached its store yet is not stuck."""
    app = EngineApp(config_of())
    engine: Engine[Any] = Engine(
        app, cast(Any, None), FoldTable(app, "table", MemoryStores()), lambda _: None
    )
    engine.owned = {1: cast(Any, Owned(lost=False)), 2: cast(Any, Owned(lost=True))}
    assert engine.waiting_for_store([0, 1, 2]) == {}

    engine.store_waits.failed(3, "refused", writing=False)
    assert engine.waiting_for_store([0, 1, 2, 3]) == dict.fromkeys([0, 2, 3], "refused")
    engine.store_waits.failed(1, "full", writing=True)
    assert engine.waiting_for_store([1]) == {1: "full"}
