"""Who folds next: in order, but a partition that a reader waits for goes first."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from streams.engine.turns import HELD_SECONDS, Pauses, Turns


class Line:
    """Partitions that ask for turns while another one has it."""

    def __init__(self) -> None:
        self.turns = Turns()
        self.order: list[int | None] = []

    async def one_turn(self, partition: int | None) -> None:
        async with self.turns.of(partition):
            self.order.append(partition)
            await asyncio.sleep(0)

    async def ask(self, *partitions: int | None) -> Sequence[asyncio.Task[None]]:
        """Let them ask in this order."""
        asking = [asyncio.create_task(self.one_turn(partition)) for partition in partitions]
        await asyncio.sleep(0)
        return asking


async def test_turns_are_given_in_order_and_one_at_a_time() -> None:
    line = Line()
    async with line.turns.of(9):
        asking = await line.ask(1, None, 2, 1)
        await asyncio.sleep(0)
        assert line.order == []
    await asyncio.gather(*asking)
    assert line.order == [1, None, 2, 1]


async def test_a_partition_that_a_reader_waits_for_goes_first_but_not_twice_in_a_row() -> None:
    line = Line()
    with line.turns.awaited(3), line.turns.awaited(3):
        async with line.turns.of(9):
            asking = await line.ask(1, None, 3, 2, 3, 3)
        await asyncio.gather(*asking)
    assert line.order == [3, 1, 3, None, 3, 2]


async def test_when_nobody_waits_any_more_the_order_is_that_of_asking() -> None:
    line = Line()
    with line.turns.awaited(3):
        pass
    async with line.turns.of(9):
        asking = await line.ask(1, 3)
    await asyncio.gather(*asking)
    assert line.order == [1, 3]


@pytest.mark.parametrize("given", [False, True], ids=["while it waits", "when it gets the turn"])
async def test_a_cancelled_wait_gives_the_turn_to_the_next(given: bool) -> None:
    line = Line()
    await line.turns.take(9)
    first, second = await line.ask(1, 2)
    if given:
        line.turns.give_back()
        first.cancel()
    else:
        first.cancel()
        line.turns.give_back()
    await asyncio.wait_for(second, 60)
    with pytest.raises(asyncio.CancelledError):
        await first
    assert line.order == [2]
    await asyncio.wait_for(line.one_turn(4), 60)


async def test_an_error_ends_a_turn() -> None:
    line = Line()
    with pytest.raises(ValueError, match="bug"):
        async with line.turns.of(1):
            raise ValueError("bug")
    await asyncio.wait_for(line.one_turn(2), 60)


async def test_who_waits_for_readers_is_told_when_the_last_of_them_is_answered() -> None:
    """Also one of a partition that gets no turn; without a reader there is nothing to be told."""
    turns, answered = Turns(), asyncio.Event()
    with turns.awaited(1):
        with turns.awaited(2), turns.told_when_answered(answered) as awaited:
            assert awaited
        with turns.told_when_answered(answered), turns.awaited(1):
            pass
        assert not answered.is_set()
    with turns.told_when_answered(answered) as awaited:
        assert not awaited
    assert not answered.is_set(), "the block had ended"
    with turns.told_when_answered(answered), turns.awaited(1):
        pass
    assert answered.is_set()


async def test_long_work_pauses_once_its_steps_took_some_milliseconds() -> None:
    now = [0.0]
    pauses = Pauses(lambda: now[0])
    others_ran: list[int] = []
    for step in range(6):
        now[0] += HELD_SECONDS * 0.4
        asyncio.get_running_loop().call_soon(others_ran.append, step)
        before = len(others_ran)
        assert await pauses.after_step() == (len(others_ran) > before) == (step % 3 == 2)
    assert others_ran == [0, 1, 2, 3, 4, 5]
