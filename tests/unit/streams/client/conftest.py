"""Everything about the client runs on each event loop that agents use; most of it with a memory without servers."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping

import pytest

from streams.client import FakeSessionMemory
from tests.live.event_loops import LoopFactory, loops_of_agents


def pytest_asyncio_loop_factories(config: pytest.Config, item: pytest.Item) -> Mapping[str, LoopFactory]:
    return loops_of_agents()


@pytest.fixture
async def memory() -> AsyncIterator[FakeSessionMemory]:
    async with FakeSessionMemory() as fake:
        yield fake
