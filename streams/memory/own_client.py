"""A memory worker as a client of itself and of the other processes, for requests that need several reads and writes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from pydantic import SecretStr

from processors.memory.tokens import TokenCounter
from schemas.errors import NotServable
from schemas.settings import Settings
from streams.client.provider import MemoryProvider
from streams.client.session_memory import SessionMemory
from streams.http.token_file import credential_for_workers
from streams.kafka.event_publisher import EventPublisher
from streams.memory.worker_backend import WorkerBackend


def settings_for_itself(settings: Settings) -> Settings:
    """Return the settings of a client of this worker: its own address, with the credential between workers."""
    update: dict[str, Any] = {"memory_url": [settings.own_url]}
    credential = credential_for_workers(settings.security)
    if credential is not None:
        tokens = {"worker_token": SecretStr(credential), "bearer_tokens": []}
        update["security"] = settings.security.model_copy(update=tokens)
    return settings.model_copy(update=update)


class OwnClient:
    """A session memory that asks this worker, which forwards its reads to the owners of the sessions.

    It connects with its first request, and answers a bounded number of requests at the same time.

    Args:
        settings: have the URL of this worker, its credential, and the brokers.
        publisher: publishes to the events topic.
        counter: counts the tokens of what it publishes.
        read_timeout_seconds: how long memory may take to answer a read, and to apply what was published.
    """

    def __init__(
        self,
        settings: Settings,
        publisher: EventPublisher,
        counter: TokenCounter,
        *,
        read_timeout_seconds: float,
    ) -> None:
        settings = settings_for_itself(settings)
        self._memory = SessionMemory(
            settings=settings,
            provider=MemoryProvider.limited_window(),
            read_timeout_seconds=read_timeout_seconds,
            backend=WorkerBackend(settings, publisher, counter),
        )
        self._starting = asyncio.Lock()
        self._requests = 0

    @asynccontextmanager
    async def request(
        self, most: int, refusal: str, *, retry_after_seconds: float
    ) -> AsyncGenerator[SessionMemory]:
        """Yield the session memory for one request.

        Args:
            most: how many requests may use it at the same time.
            refusal: says that there are as many, for the caller of one more.
            retry_after_seconds: when that caller may try again.

        Raises:
            NotServable: ``most`` requests use it.
        """
        if self._requests >= most:
            raise NotServable(
                f"{refusal}; try again, or ask another worker", retry_after_seconds=retry_after_seconds
            )
        self._requests += 1
        try:
            async with self._starting:
                if self._memory.loop is None:
                    await self._memory.__aenter__()
            yield self._memory
        finally:
            self._requests -= 1

    async def close(self) -> None:
        """Close the connections to other workers."""
        if self._memory.loop is not None:
            await self._memory.__aexit__(None, None, None)
