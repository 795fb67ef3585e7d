from __future__ import annotations

from collections.abc import AsyncIterator

import httpx
import pytest

from tests.fakes.memory_worker import FakeWorker, serving


@pytest.fixture
def worker() -> FakeWorker:
    return FakeWorker()


@pytest.fixture
async def client(worker: FakeWorker) -> AsyncIterator[httpx.AsyncClient]:
    async with serving(worker) as client:
        yield client
