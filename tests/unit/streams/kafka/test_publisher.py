from __future__ import annotations

import asyncio

from streams.kafka.publisher import ByteBudget


async def test_a_size_within_the_budget_is_acquired_at_once() -> None:
    budget = ByteBudget(10)

    await budget.acquire(4)
    await budget.acquire(6)

    assert budget.used_bytes == 10


async def test_a_size_over_the_rest_of_the_budget_waits() -> None:
    budget = ByteBudget(10)
    await budget.acquire(8)
    waiting = asyncio.create_task(budget.acquire(5))

    budget.release(2)
    await asyncio.sleep(0)
    assert not waiting.done()
    budget.release(2)
    await waiting

    assert budget.used_bytes == 9


async def test_a_size_over_the_budget_is_acquired_when_nothing_else_is_in_flight() -> None:
    budget = ByteBudget(10)
    await budget.acquire(1)
    waiting = asyncio.create_task(budget.acquire(100))
    await asyncio.sleep(0)
    assert not waiting.done()

    budget.release(1)
    await waiting

    assert budget.used_bytes == 100
