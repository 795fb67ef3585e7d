from __future__ import annotations

import asyncio

import pytest

from schemas.errors import Fatal
from streams.engine import losses as losses_module
from streams.engine.losses import MAX_LOSSES, Losses


@pytest.fixture(autouse=True)
def short_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(losses_module, "REJOIN_SECONDS", 0.01)


class Group:
    """Counts how often it was joined again."""

    def __init__(self) -> None:
        self.joined = 0
        self.again = asyncio.Event()

    def rejoin(self) -> None:
        self.joined += 1
        self.again.set()

    async def wait(self) -> None:
        await asyncio.wait_for(self.again.wait(), 60)
        self.again.clear()


async def test_partitions_lost_at_the_same_time_cause_one_rejoin() -> None:
    """The next loss after it causes another rejoin."""
    group = Group()
    losses = Losses(group.rejoin)
    for partition in range(8):
        losses.record(partition, "why", flushed=True)
    await group.wait()
    assert group.joined == 1
    losses.record(0, "why", flushed=True)
    await group.wait()
    assert group.joined == 2


async def test_a_new_assignment_cancels_the_rejoin() -> None:
    """It covers the partitions lost before it; a later loss causes another rejoin."""
    group = Group()
    losses = Losses(group.rejoin)
    losses.record(0, "before", flushed=True)
    losses.rejoined()
    losses.record(1, "after", flushed=True)
    await group.wait()
    assert group.joined == 1


async def test_a_stopping_worker_does_not_rejoin() -> None:
    """A rejoin that was scheduled before is cancelled as well."""
    group = Group()
    losses = Losses(group.rejoin)
    losses.record(0, "why", flushed=True)
    losses.stop()
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(group.again.wait(), 0.05)


async def test_too_many_losses_in_a_row_are_fatal() -> None:
    """Only losses in a row without a successful flush count, for each partition separately."""
    group = Group()
    losses = Losses(group.rejoin)
    for _ in range(3 * MAX_LOSSES):
        losses.record(1, "now and then", flushed=True)
    for _ in range(MAX_LOSSES):
        losses.record(0, "why", flushed=False)
    losses.record(1, "another", flushed=False)
    with pytest.raises(Fatal, match=r"partition 0 was lost 21 times .*: why"):
        losses.record(0, "why", flushed=False)
    losses.stop()


async def test_pauses_grow_with_losses_in_a_row_up_to_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every rejoin interrupts the whole group; a partition that is lost each time must not do so every second."""
    pauses: list[float] = []
    losses = Losses(lambda: None)
    monkeypatch.setattr(losses, "_schedule", pauses.append)
    for _ in range(10):
        losses.record(0, "why", flushed=False)
    assert [round(pause * 100) for pause in pauses] == [1, 1, 1, 2, 4, 8, 16, 16, 16, 16]


async def test_the_earlier_rejoin_of_two_partitions_counts() -> None:
    group = Group()
    losses = Losses(group.rejoin)
    for _ in range(MAX_LOSSES):
        losses.record(0, "why", flushed=False)
    losses.record(1, "why", flushed=True)
    await group.wait()
    assert group.joined == 1


async def test_losses_because_of_a_store_do_not_count() -> None:
    group = Group()
    losses = Losses(group.rejoin)
    for _ in range(3 * MAX_LOSSES):
        losses.wait(0, 0.01)
    losses.record(0, "why", flushed=False)
    await group.wait()
    losses.stop()


async def test_losses_because_of_a_broker_do_not_count() -> None:
    group = Group()
    losses = Losses(group.rejoin)
    for _ in range(MAX_LOSSES):
        losses.record(0, "why", flushed=False)
    losses.excuse(0)
    for _ in range(MAX_LOSSES):
        losses.record(0, "why", flushed=False)
    await group.wait()
    losses.stop()
