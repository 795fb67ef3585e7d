"""Getting events to Kafka once: through the provider, in order, and with the same ids when a call is made again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Final

from schemas.errors import PublishFailed, Retry
from schemas.events import Event
from schemas.publication import Published
from streams.client.backend import Backend
from streams.client.provider import MemoryProvider

#: Failed calls that are remembered. With more, the oldest is forgotten: a retry of it would count as a new call.
_REMEMBERED: Final = 1_024
#: Fields that differ between a call and the same call made again.
_CIRCUMSTANCES: Final = {"occurred_at", "context", "latency_ms"}


class Delivery:
    """Publishes through a backend, and remembers which calls failed."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self._calls = UndeliveredCalls()

    async def append(
        self, events: Sequence[Event], provider: MemoryProvider, *, own_ids: Collection[str]
    ) -> list[Published]:
        """Publish one call's events; see :meth:`streams.client.SessionMemory.append`."""
        call = self._calls.begin(events, own_ids=own_ids)
        if call.prepared is None:
            # Once for each call, so that what a pre-filter drops does not count as undelivered.
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
        """Publish; where no broker answers at all, raise PublishFailed with the events too."""
        try:
            return await self._backend.publish(events)
        except PublishFailed as error:
            # The events as given here: the publisher's own interceptors change them when they are sent again.
            failed = {event.event_id for event in error.events}
            missing = [event for event in events if event.event_id in failed]
            raise PublishFailed(error.detail, events=missing, delivered=error.delivered) from error
        except Retry as error:
            raise PublishFailed(error.detail, events=events) from error


@dataclass(slots=True)
class Call:
    """One list of events that belongs together, and what Kafka has acknowledged of it.

    Attributes:
        events: as the caller gave them; they identify the call.
        own_ids: those of the events' ids that the caller gave.
        prepared: what is published of ``events``; ``None`` before that is known.
        delivered: what was acknowledged, by event id.
        again: whether the call failed before.
    """

    events: list[Event]
    own_ids: frozenset[str] = frozenset()
    prepared: list[Event] | None = None
    delivered: dict[str, Published] = field(default_factory=dict)
    again: bool = False

    def key(self) -> tuple[str, ...]:
        """Return what makes two calls the same: all fields, and the ids that the caller gave."""
        made = _CIRCUMSTANCES | {"event_id"}
        return tuple(
            [
                event.model_dump_json(exclude=_CIRCUMSTANCES if event.event_id in self.own_ids else made)
                for event in self.events
            ]
        )

    def left(self) -> list[Event]:
        """Return the events that are to be published and are not acknowledged."""
        events = self.events if self.prepared is None else self.prepared
        return [event for event in events if event.event_id not in self.delivered]


class UndeliveredCalls:
    """Gives a call that is made again the ids it had when it failed.

    Kafka may have written an event whose acknowledgement was lost: only the same id keeps memory from holding
    it twice. Two calls are the same when their events say the same. Once a different call of the same agent in
    the same session succeeds, the failed ones are forgotten: an agent that says "yes" after that means it.
    """

    def __init__(self) -> None:
        self._failed: OrderedDict[tuple[str, ...], Call] = OrderedDict()

    def begin(self, events: Sequence[Event], *, own_ids: Collection[str] = ()) -> Call:
        """Return the call to be made for ``events``: a failed one made again, or a new one.

        Args:
            events: with ids that were made for this call.
            own_ids: the ids that the caller gave, which tell calls apart too.
        """
        call = Call(list(events), frozenset(own_ids))
        failed = self._failed.pop(call.key(), None) if self._failed else None
        if failed is None:
            return call
        failed.again = True
        return failed

    def failed(self, call: Call, delivered: Sequence[Published]) -> None:
        """Remember a call that did not go through as a whole."""
        call.delivered.update({item.event_id: item for item in delivered})
        self._failed[call.key()] = call
        if len(self._failed) > _REMEMBERED:
            self._failed.popitem(last=False)

    def succeeded(self, call: Call) -> None:
        """Forget the failed calls of the same agent, unless this call was one of them made again."""
        if call.again or not self._failed:
            return
        agent = _agent_of(call.events[0])
        for key in [key for key, other in self._failed.items() if _agent_of(other.events[0]) == agent]:
            del self._failed[key]

    def acknowledge(self, published: Sequence[Published]) -> None:
        """Take note of events that were published again outside of their call."""
        ids = {item.event_id: item for item in published}
        for call in list(self._failed.values()):
            call.delivered.update({e.event_id: ids[e.event_id] for e in call.left() if e.event_id in ids})
            if not call.left():
                self._failed.pop(call.key(), None)


def _agent_of(event: Event) -> tuple[str, str | None]:
    return event.session_id, event.agent_id
