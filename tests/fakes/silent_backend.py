"""A client's backend without Kafka whose compaction process never answers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from streams.client.backend import CompactionAnswer, CompactionAnswers
from streams.client.fake import FakeBackend


class SilentBackend(FakeBackend):
    """Publishes and reads as :class:`FakeBackend` does; requests for compaction are never answered."""

    @asynccontextmanager
    async def answers(self, session_id: str) -> AsyncGenerator[CompactionAnswers]:
        yield _Silence()


class _Silence:
    async def wait_for(self, request_id: str) -> tuple[CompactionAnswer, int]:
        await asyncio.Event().wait()
        raise AssertionError("unreachable")
