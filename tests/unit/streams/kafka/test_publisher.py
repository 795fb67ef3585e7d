from __future__ import annotations

import asyncio

from streams.kafka.publisher import ByteBudget


async def test_what_fits_passes_at_once() -> None:
    budget = ByteBudget(10)

    await budget.acquire(4)
    await budget.acquire(6)

    assert budget.used_bytes == 10


async def test_what_does_not_fit_waits_for_room() -> None:
    budget = ByteBudget(10)
    await budget.acquire(8)
    waiting = asyncio.create_task(budget.acquire(5))

    budget.release(2)
    await asyncio.sleep(0)
    assert not waiting.done()
    budget.release(2)
    await waiting

    assert budget.used_bytes == 9


async def test_what_is_larger_than_the_budget_passes_when_nothing_else_is_under_way() -> None:
    budget = ByteBudget(10)
    await budget.acquire(1)
    waiting = asyncio.create_task(budget.acquire(100))
    await asyncio.sleep(0)
    assert not waiting.done()

    budget.release(1)
    await waiting

    assert budget.used_bytes == 100
