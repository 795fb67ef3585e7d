from __future__ import annotations

import math
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime
from typing import Any

import pytest

from schemas.errors import BadRequest
from schemas.settings import load_settings
from streams.client import FakeSessionMemory, SessionMemory
from streams.client.fake import FakeBackend
from tests.contracts.client import ClientContract, Connect, session
from tests.contracts.client_past import PastContract

__all__ = ["session"]


class TestFake(ClientContract, PastContract):
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


async def test_a_history_is_read_event_by_event() -> None:
    async with FakeSessionMemory() as memory:
        await memory.add_interaction("s", "q", "a", agent_id="n")
        await memory.clear("s")
        await memory.add_user_message("other", "not this one")

        async def types(**asked: Any) -> list[str]:
            return [event.event["type"] async for event in memory.history("s", **asked)]

        everything = ["UserMessageAdded", "AiMessageAdded", "HistoryCleared"]
        assert await types() == everything
        assert await types(newest_first=True) == everything[::-1]
        assert await types(types=["AiMessageAdded", "HistoryCleared"]) == everything[1:]
        assert await types(agent_id="n") == everything[:2]
        assert await types(since=datetime(2100, 1, 1, tzinfo=UTC)) == []
        assert await types(until=datetime(2100, 1, 1, tzinfo=UTC)) == everything
        assert [event async for event in memory.history(None)] == []


async def test_arguments_of_a_read_that_mean_nothing_are_refused() -> None:
    with pytest.raises(BadRequest, match="read_timeout_seconds is not a number"):
        SessionMemory(settings=load_settings(), read_timeout_seconds=math.nan)
    async with FakeSessionMemory() as memory:
        with pytest.raises(BadRequest, match="timeout_seconds is not a number"):
            await memory.memory("s1", timeout_seconds=math.nan)
        with pytest.raises(BadRequest, match="own_writes or linearizable, not 'linearisable'"):
            await memory.memory("s1", consistency="linearisable")  # type: ignore[arg-type]
