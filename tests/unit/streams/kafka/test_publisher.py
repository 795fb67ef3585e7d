from __future__ import annotations

import asyncio

import pytest

from schemas.errors import NotServable
from schemas.settings import load_settings
from streams.kafka.publisher import ByteBudget, KafkaPublisher
from tests.builders.events import event, user


async def test_before_its_start_nothing_is_published_and_the_caller_may_retry() -> None:
    """HTTP answers it as 503 with Retry-After, as a worker does that is starting."""
    publisher = KafkaPublisher(load_settings())

    with pytest.raises(NotServable, match="the worker is starting or stopping; publish again"):
        await publisher.publish([event(user("hello"), "e1", "s1")])


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
