from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest

from streams.client import FakeSessionMemory, SessionMemory
from streams.client.fake import FakeBackend
from tests.contracts.client import ClientContract, Connect, session

__all__ = ["session"]


class TestFake(ClientContract):
    @pytest.fixture
    def connect(self) -> Connect:
        shared: FakeBackend | None = None

        def make(**options: Any) -> AbstractAsyncContextManager[SessionMemory]:
            nonlocal shared
            fake = FakeSessionMemory(**options)
            if shared is None:
                shared = fake.backend
                return fake
            return SessionMemory(backend=shared, **options)

        return make
