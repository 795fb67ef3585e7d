"""Getting events to Kafka once: through the provider, in order, and with the same ids when made again."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence

from schemas.errors import PublishFailed, Retry
from schemas.events import Event
from schemas.publication import Published
from streams.client.backend import Backend
from streams.client.provider import MemoryProvider
from streams.client.undelivered import UndeliveredCalls


class Delivery:
    """Publishes through a backend, and knows which calls failed."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self._calls = UndeliveredCalls()

    async def append(
        self, events: Sequence[Event], provider: MemoryProvider, *, own_ids: Collection[str]
    ) -> list[Published]:
        """Publish one call's events; see :meth:`streams.client.SessionMemory.append`."""
        call = self._calls.begin(events, own_ids=own_ids)
        if call.prepared is None:
            # Once a call: what a pre-filter drops is not left over, however often the call is made.
            call.prepared = provider.prepared(call.events)
        try:
            published = await self._publish(call.left())
        except (Retry, asyncio.CancelledError) as error:
            self._calls.failed(call, error.delivered if isinstance(error, PublishFailed) else ())
            raise
        self._calls.succeeded(call)
        return [*call.delivered.values(), *published]

    async def again(self, events: Sequence[Event]) -> list[Published]:
        """Publish events that were prepared before, under the ids they have."""
        try:
            published = await self._publish(events)
        except PublishFailed as error:
            self._calls.acknowledge(error.delivered)
            raise
        self._calls.acknowledge(published)
        return published

    async def _publish(self, events: Sequence[Event]) -> list[Published]:
        """Publish; that no broker answers at all fails like everything else, with the events."""
        try:
            return await self._backend.publish(events)
        except PublishFailed as error:
            # As they were handed over: the publisher's own interceptors see them when they are sent again.
            failed = {event.event_id for event in error.events}
            missing = [event for event in events if event.event_id in failed]
            raise PublishFailed(error.detail, events=missing, delivered=error.delivered) from error
        except Retry as error:
            raise PublishFailed(error.detail, events=events) from error
