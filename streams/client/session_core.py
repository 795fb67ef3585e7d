"""What a session memory is made of: its connection, what it remembers of its own writes, writing and reading."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Collection, Sequence
from typing import Final, Self, TypeGuard

from processors.reading.memory_read import MemoryRead
from schemas.errors import PublishFailed
from schemas.events import Event
from schemas.publication import Published
from schemas.settings import Settings
from streams.client.backend import Backend, ReadQuery
from streams.client.connection import backend_for, settings_for
from streams.client.delivery import Delivery
from streams.client.provider import MemoryProvider
from streams.client.store_access import read_store, write_store

log = logging.getLogger(__name__)

#: Sessions whose last sequence is remembered; of more the one not used for longest is forgotten.
_REMEMBERED_SESSIONS: Final = 100_000


class SessionCore:
    """What :class:`streams.client.SessionMemory` stands on; see there for the arguments."""

    def __init__(
        self,
        bootstrap_servers: str | None = None,
        memory_url: str | Sequence[str] | None = None,
        token: str | None = None,
        *,
        provider: MemoryProvider | None = None,
        settings: Settings | None = None,
        read_timeout_seconds: float = 10.0,
        publish_timeout_seconds: float | None = None,
        backend: Backend | None = None,
    ) -> None:
        self.settings = settings_for(settings, bootstrap_servers, memory_url, token, publish_timeout_seconds)
        self.provider = MemoryProvider.from_config(self.settings) if provider is None else provider
        self.backend = backend_for(self.settings) if backend is None else backend
        self._read_timeout_seconds = read_timeout_seconds
        self._delivery = Delivery(self.backend)
        self._sequences: OrderedDict[str, int] = OrderedDict()
        self._told_without_session = False
        self._turn = asyncio.Lock()
        self._connected = False
        #: The event loop it was entered on, for adapters that are called from other threads.
        self.loop: asyncio.AbstractEventLoop | None = None

    async def __aenter__(self) -> Self:
        self.loop = asyncio.get_running_loop()
        if self.provider.enabled and self.provider.store is None:
            await self._connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.loop = None
        self._connected = False
        await self.backend.stop()

    async def _connect(self) -> None:
        """Connect, once; a client that keeps nothing by itself connects when one of its turns does."""
        async with self._turn:
            if self.loop is not None and not self._connected:
                await self.backend.start()
                self._connected = True

    async def append(
        self,
        session_id: str | None,
        events: Sequence[Event],
        *,
        provider: MemoryProvider | None = None,
        own_ids: Collection[str] = (),
    ) -> list[Published]:
        """Write events of one session in order, as the provider has it; where each of them stands now.

        Args:
            session_id: whose they are.
            events: with their ids.
            provider: instead of this client's.
            own_ids: those of the ids that are the caller's: they tell one call from another. Without them a
                call that says the same as one that failed is that call made again.

        Raises:
            PublishFailed: not all were acknowledged; carries those.
            BadRequest: an event is refused; nothing was sent.
            InterceptorFailed: an interceptor broke its contract; nothing was sent.
        """
        provider = self.provider if provider is None else provider
        if not self._has(session_id) or not provider.writes or not events:
            return []
        if provider.store is not None:
            counter = await self.backend.counter()
            async with self._turn:  # a store is read and written as a whole
                await write_store(provider, session_id, events, counter)
            return []
        if not self._connected:
            await self._connect()
        try:
            published = await self._delivery.append(events, provider, own_ids=own_ids)
        except PublishFailed as error:
            self._remember(session_id, error.delivered)
            raise
        self._remember(session_id, published)
        return published

    async def publish_again(self, failed: PublishFailed) -> list[Published]:
        """Publish what a failed call left undelivered, under the same ids; may fail the same way again."""
        sessions = {event.event_id: event.session_id for event in failed.events}
        delivered: Sequence[Published] = ()
        try:
            delivered = published = await self._delivery.again(failed.events)
        except PublishFailed as error:
            delivered = error.delivered
            raise
        finally:
            for one in delivered:
                self._remember(sessions[one.event_id], [one])
        return published

    async def read(
        self,
        session_id: str | None,
        provider: MemoryProvider | None = None,
        *,
        native: bool = False,
        configuration: bool = False,
        timeout_seconds: float | None = None,
    ) -> MemoryRead:
        """Read what an agent with this provider is given; empty where it does not read. Raises as memory."""
        provider = self.provider if provider is None else provider
        if not self._has(session_id) or not provider.reads:
            return MemoryRead.empty(session_id or "")
        if provider.store is not None:
            return await read_store(provider, session_id)
        if not self._connected:
            await self._connect()
        query = ReadQuery(
            session_id=session_id,
            filters=provider.filters,
            last=provider.last,
            native=native,
            configuration=configuration,
            min_sequence=self._sequences.get(session_id),
            timeout_seconds=self._read_timeout_seconds if timeout_seconds is None else timeout_seconds,
        )
        read = await self.backend.read(query)
        return read.with_messages(provider.selected(read.messages)) if provider.selectors else read

    def _has(self, session_id: str | None) -> TypeGuard[str]:
        """Whether there is a session; that there is none is said once."""
        if session_id:
            return True
        if not self._told_without_session:
            self._told_without_session = True
            log.warning(
                "a call without a session id: it works, but nothing is kept",
                extra={"action": "no_session_id"},
            )
        return False

    def _remember(self, session_id: str, published: Sequence[Published]) -> None:
        """Keep the highest sequence of a session, for reads that must not miss it."""
        if not published:
            return
        newest = max(one.sequence for one in published)
        self._sequences[session_id] = max(newest, self._sequences.get(session_id, 0))
        self._sequences.move_to_end(session_id)
        if len(self._sequences) > _REMEMBERED_SESSIONS:
            self._sequences.popitem(last=False)
