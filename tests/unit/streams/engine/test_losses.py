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
        await asyncio.wait_for(self.again.wait(), 5)
        self.again.clear()


async def test_one_rejoin_serves_all_that_is_lost_in_a_moment() -> None:
    """And the next loss after it asks again."""
    group = Group()
    losses = Losses(group.rejoin)
    for partition in range(8):
        losses.record(partition, "why", flushed=True)
    await group.wait()
    assert group.joined == 1
    losses.record(0, "why", flushed=True)
    await group.wait()
    assert group.joined == 2


async def test_an_assignment_that_came_meanwhile_makes_the_rejoin_needless() -> None:
    """What was lost before it is taken over with it; what is lost after it asks again."""
    group = Group()
    losses = Losses(group.rejoin)
    losses.record(0, "before", flushed=True)
    losses.rejoined()
    losses.record(1, "after", flushed=True)
    await group.wait()
    assert group.joined == 1


async def test_a_worker_that_stops_joins_no_more() -> None:
    """Also not for what was lost before."""
    group = Group()
    losses = Losses(group.rejoin)
    losses.record(0, "why", flushed=True)
    losses.stop()
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(group.again.wait(), 0.05)


async def test_a_partition_lost_over_and_over_is_the_end() -> None:
    """Only losses in a row count, without one flush that went through between them, each partition for itself."""
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
