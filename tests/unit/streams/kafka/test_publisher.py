from __future__ import annotations

import asyncio

from streams.kafka.publisher import ByteBudget


async def test_what_fits_passes_at_once() -> None:
    budget = ByteBudget(10)

    await budget.take(4)
    await budget.take(6)

    assert budget.used_bytes == 10


async def test_what_does_not_fit_waits_for_room() -> None:
    budget = ByteBudget(10)
    await budget.take(8)
    waiting = asyncio.create_task(budget.take(5))

    budget.give_back(2)
    await asyncio.sleep(0)
    assert not waiting.done()
    budget.give_back(2)
    await waiting

    assert budget.used_bytes == 9


async def test_what_is_larger_than_the_budget_passes_when_nothing_else_is_under_way() -> None:
    budget = ByteBudget(10)
    await budget.take(1)
    waiting = asyncio.create_task(budget.take(100))
    await asyncio.sleep(0)
    assert not waiting.done()

    budget.give_back(1)
    await waiting

    assert budget.used_bytes == 100
