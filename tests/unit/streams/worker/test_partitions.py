"""A partition is read only if ownership is proven before and after the read."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from dataclasses import dataclass

import pytest

from schemas.errors import NotServable, StaleRead
from streams.engine.ownership import NO_ASSIGNMENT
from streams.http.backend import Readiness
from tests.fakes.engine import FakeEngine, Owned


@dataclass
class State:
    """The state that is read, instead of a fold."""

    partition: int


def engine_of(*partitions: int) -> FakeEngine[State]:
    return FakeEngine(*map(State, partitions))


def losing(engine: FakeEngine[State], partition: int, how: str) -> Callable[[State], State]:
    """A read during which the worker loses the partition, or loses it and takes it over again."""

    def read(fold: State) -> State:
        if fold.partition == partition:
            if how == "lost":
                engine.unproven.add(partition)
            else:
                engine.owned[partition] = Owned(fold)
        return fold

    return read


def items_of(read: Callable[[State], State]) -> Callable[[State], AsyncGenerator[State | None]]:
    """As one item of each partition, after a wait."""

    async def items(fold: State) -> AsyncGenerator[State | None]:
        yield None
        yield read(fold)

    return items


async def test_a_partition_that_is_served_is_read() -> None:
    engine = engine_of(0, 1)

    assert engine.partitions.read(1, lambda fold: fold) == State(1)
    assert await engine.partitions.read_each(items_of(lambda fold: fold)) == {0: [State(0)], 1: [State(1)]}


@pytest.mark.parametrize("how", ["lost", "taken over again"])
async def test_a_partition_lost_during_a_read_is_not_answered(how: str) -> None:
    engine = engine_of(0, 1)
    with pytest.raises(NotServable, match="partition 1"):
        engine.partitions.read(1, losing(engine, 1, how))

    engine = engine_of(0, 1)
    assert await engine.partitions.read_each(items_of(losing(engine, 1, how))) == {0: [State(0)]}


@pytest.mark.parametrize("waits", [True, False])
async def test_a_partition_lost_while_other_tasks_ran_is_not_read_on(
    monkeypatch: pytest.MonkeyPatch, waits: bool
) -> None:
    """Its store may be closed."""
    engine = engine_of(0, 1)
    if not waits:
        monkeypatch.setattr("streams.engine.turns.HELD_SECONDS", 0.0)

    async def items(fold: State) -> AsyncGenerator[State | None]:
        if fold.partition == 1:
            engine.unproven.add(1)
            yield None if waits else fold
            raise AssertionError("it must not be read on")
        yield fold

    assert await engine.partitions.read_each(items) == {0: [State(0)]}


def test_a_partition_that_waits_for_its_store_is_ready_while_its_reads_are_answered() -> None:
    """A full disk is read, and takes nothing: a balancer that left the worker out would only lose its answers."""
    engine = engine_of(0, 1)
    assert engine.partitions.ready() == Readiness(True, "serving partitions [0, 1]")
    engine.waiting = {1: "the disk is full"}
    full = "partitions [1] wait for their store: the disk is full"
    assert engine.partitions.ready() == Readiness(True, f"serving partitions [0, 1]; {full}")
    engine.unproven.add(1)
    assert engine.partitions.ready() == Readiness(False, full)
    engine.stale.add(1)
    without_newest = "serving partitions [0]; partitions [1] are read without their newest events"
    assert engine.partitions.ready() == Readiness(True, f"{without_newest}; {full}")
    # There is room again, and it has not caught up yet.
    engine.waiting = {}
    assert engine.partitions.ready() == Readiness(True, without_newest)
    engine.unproven.add(0)
    assert engine.partitions.ready() == Readiness(
        False, "partitions [0] are being restored or are catching up"
    )


def test_a_partition_whose_state_is_being_made_says_how_far_it_is() -> None:
    engine = engine_of(0, 1)
    engine.unproven.add(1)
    engine.restored.making(1, 250, 1_000)
    assert engine.partitions.ready() == Readiness(
        False,
        "partitions [1] are being restored or are catching up; "
        "the state of partition 1 is made from 250 of 1000 records",
    )
    engine.restored.making(1, None, None)
    assert engine.partitions.ready().detail.endswith("are being restored or are catching up")


def test_a_partition_that_catches_up_says_how_far_it_is() -> None:
    engine = engine_of(0, 1)
    engine.unproven.add(1)
    engine.restored.caught_up_to(0, 9, 9)
    engine.restored.caught_up_to(1, 250, 999)
    # A takeover that is tried again is no progress before it comes further.
    engine.restored.caught_up_to(1, 100, 999)
    assert engine.partitions.ready() == Readiness(
        False,
        "partitions [1] are being restored or are catching up; "
        "partition 1 folds what an older version left, up to offset 250 of 999",
    )
    engine.restored.begin()
    assert engine.partitions.ready().detail.endswith("are being restored or are catching up")


def test_a_partition_whose_takeover_fails_says_why_until_it_is_over() -> None:
    """The doctor shows this line: with a full disk it said only to wait."""
    engine = engine_of(0, 1, 2)
    engine.unproven.update((1, 2))
    for partition in (0, 1, 2):
        engine.restored.failed(partition, f"the disk of {partition} is full")
    assert engine.partitions.ready() == Readiness(
        False,
        "partitions [1, 2] are being restored or are catching up; "
        "the last attempt for partition 1 failed: the disk of 1 is full",
    )
    engine.restored.failed(1, None)
    engine.restored.failed(2, None)
    assert engine.partitions.ready().detail.endswith("are being restored or are catching up")


def test_a_partition_that_is_not_proven_is_not_read_and_its_last_state_is_still_known() -> None:
    engine = engine_of(0, 1)
    engine.unproven.add(1)
    partitions = engine.partitions

    def fail(fold: State) -> State:
        raise AssertionError("it must not be looked at")

    with pytest.raises(NotServable):
        partitions.read(1, fail)
    assert [owned.partition for owned in partitions.served()] == [0]
    assert partitions.last_known(1) == State(1)
    assert partitions.last_known(2) is None


def test_the_owner_of_another_partition_is_named_and_an_unknown_one_is_not_servable() -> None:
    engine = engine_of(0)
    engine.ownership.urls = {0: "http://me", 1: "http://other", 2: "http://me"}
    partitions = engine.partitions

    assert partitions.owner_url(0) is None
    assert partitions.owner_url(1) == "http://other"
    assert partitions.owner_url(2) is None, "assigned to this worker until a moment ago"
    with pytest.raises(NotServable, match="partition 3 is being assigned, so no owner is known"):
        partitions.owner_url(3)


def test_all_workers_are_the_members_of_the_group_and_this_one_before_it_has_joined() -> None:
    engine = engine_of()
    assert list(engine.partitions.worker_urls()) == ["http://me"]

    engine.ownership.members = ("http://me", "http://other")
    assert list(engine.partitions.worker_urls()) == ["http://me", "http://other"]


def test_a_worker_is_ready_once_it_serves_all_assigned_partitions() -> None:
    engine = engine_of(0, 1)
    partitions = engine.partitions
    assert (partitions.ready().ready, partitions.ready().detail) == (True, "serving partitions [0, 1]")

    engine.unproven.add(1)
    assert (partitions.ready().ready, partitions.ready().detail) == (
        False,
        "partitions [1] are being restored or are catching up",
    )

    engine.ownership.assignment = NO_ASSIGNMENT
    assert (partitions.ready().ready, partitions.ready().detail) == (False, "no partitions assigned yet")


async def test_waiting_for_a_sequence_ends_when_it_is_applied_in_the_first_source_topic() -> None:
    """Sequences are offsets of session-events, also if other topics are folded."""
    engine = engine_of(0)
    waiting = asyncio.create_task(engine.partitions.wait_until_applied(0, 5, 5_000))
    await asyncio.sleep(0)

    engine.owned[0].positions["session-events"] = 6
    engine.applied.set()

    await asyncio.wait_for(waiting, 60)


async def test_waiting_fails_if_the_sequence_is_not_applied_or_the_partition_is_lost() -> None:
    engine = engine_of(0)

    with pytest.raises(
        StaleRead, match="partition 0 was not applied up to sequence 5 within 20 ms: wait longer"
    ):
        await engine.partitions.wait_until_applied(0, 5, 20)
    with pytest.raises(NotServable, match="this worker no longer owns partition 1"):
        await engine.partitions.wait_until_applied(1, 5, 5_000)
