"""Publishes the events of a call idempotently: in order, through the provider, with the same ids in a retry."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Final

from schemas.errors import PublishFailed, Retry, StaleRead
from schemas.events import AiMessageAdded, Event, ToolCallResponseAdded
from schemas.publication import Published
from streams.client.backend import Backend
from streams.client.provider import MemoryProvider

#: How many failed calls are remembered. Beyond that, the oldest is forgotten: its retry would be a new call.
_MAX_FAILED_CALLS: Final = 1_024
#: How many cancelled calls of a session are remembered.
_MAX_CANCELLED_CALLS: Final = 16
#: How many calls of models in such retries are remembered, until their tools have answered.
_MAX_RENAMED_CALLS: Final = 4_096
#: Fields that may differ between a call and its retry.
_VARYING_FIELDS: Final = {"occurred_at", "context", "latency_ms"}


class Delivery:
    """Publishes through a backend, and remembers which calls failed or were cancelled.

    What was given to Kafka cannot be taken back. So a call that is cancelled while it publishes goes on without its
    caller, and its outcome is remembered: the same call again publishes nothing twice.

    Args:
        backend: publishes.
        on_delivered: called with a session and its events that were acknowledged.
    """

    def __init__(self, backend: Backend, on_delivered: Callable[[str, Sequence[Published]], None]) -> None:
        self._backend = backend
        self._on_delivered = on_delivered
        self._calls = UndeliveredCalls()
        self._cancelled: OrderedDict[str, list[asyncio.Task[list[Published]]]] = OrderedDict()

    async def append(
        self, events: Sequence[Event], provider: MemoryProvider, *, own_ids: Collection[str]
    ) -> list[Published]:
        """Publish the events of one call; see :meth:`streams.client.SessionMemory.append`."""
        call = self._calls.begin(events, own_ids=own_ids)
        if call.prepared is None:
            # Once per call, so that events that a pre-filter drops do not count as undelivered.
            call.prepared = provider.prepared(call.events)
        session_id = call.events[0].session_id
        publishing = asyncio.ensure_future(self._deliver(session_id, call))
        try:
            return await asyncio.shield(publishing)
        except asyncio.CancelledError:
            call.is_cancelled = True
            # Its caller does not know what became of it, so the same call again is a retry of it.
            self._calls.failed(call, ())
            self._keep(session_id, publishing)
            raise

    async def wait_for_cancelled(self, session_id: str | None, *, within_seconds: float) -> bool:
        """Wait until cancelled calls have ended, so that what comes next comes after them; return whether all have.

        Args:
            session_id: the session of the calls; ``None`` for those of all sessions.
            within_seconds: the longest time to wait.
        """
        running = [call for call in self._cancelled_calls(session_id) if not call.done()]
        if running:
            await asyncio.wait(running, timeout=within_seconds)
        # Others may have been cancelled meanwhile.
        return all(call.done() for call in self._cancelled_calls(session_id))

    def _cancelled_calls(self, session_id: str | None) -> list[asyncio.Task[list[Published]]]:
        if session_id is not None:
            return self._cancelled.get(session_id, [])
        return [call for calls in self._cancelled.values() for call in calls]

    async def settle(self, session_id: str, *, within_seconds: float) -> list[Published]:
        """Return where the events of the session's cancelled calls stand, and forget these calls.

        Raises:
            PublishFailed: some are not acknowledged; the error has them.
            StaleRead: a call has not ended in time.
        """
        if not await self.wait_for_cancelled(session_id, within_seconds=within_seconds):
            raise StaleRead(f"a cancelled call of session {session_id!r} has not ended in time")
        tasks = self._cancelled.pop(session_id, ())
        return [published for task in tasks for published in task.result()]

    async def _deliver(self, session_id: str, call: Call) -> list[Published]:
        try:
            published = await self._publish(call.undelivered())
        except (Retry, asyncio.CancelledError) as error:
            delivered = error.delivered if isinstance(error, PublishFailed) else ()
            self._calls.failed(call, delivered)
            self._on_delivered(session_id, delivered)
            raise
        earlier = [*call.delivered.values()]
        call.delivered.update({item.event_id: item for item in published})
        if not call.is_cancelled:
            self._calls.succeeded(call)
        self._on_delivered(session_id, published)
        return [*(item for item in earlier if item not in published), *published]

    def _keep(self, session_id: str, task: asyncio.Task[list[Published]]) -> None:
        """Remember a cancelled call. Its error is in :meth:`settle`, and must not be logged as never retrieved."""
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        tasks = [*self._cancelled.pop(session_id, ()), task]
        self._cancelled[session_id] = tasks[-_MAX_CANCELLED_CALLS:]
        if len(self._cancelled) > _MAX_FAILED_CALLS:
            self._cancelled.popitem(last=False)

    async def publish_again(self, events: Sequence[Event]) -> list[Published]:
        """Publish events that were prepared before, under the ids they have."""
        try:
            published = await self._publish(events)
        except PublishFailed as error:
            self._calls.acknowledge(error.delivered)
            raise
        self._calls.acknowledge(published)
        return published

    async def _publish(self, events: Sequence[Event]) -> list[Published]:
        """Publish; if no broker answers at all, raise PublishFailed with the events too."""
        try:
            return await self._backend.publish(events)
        except PublishFailed as error:
            # The events before the publisher's interceptors, which will change them once more in a retry.
            failed = {event.event_id for event in error.events}
            missing = [event for event in events if event.event_id in failed]
            raise PublishFailed(error.detail, events=missing, delivered=error.delivered) from error
        except Retry as error:
            raise PublishFailed(error.detail, events=events) from error


@dataclass(slots=True)
class Call:
    """The events of one call, and which of them Kafka has acknowledged.

    Attributes:
        events: as the caller gave them; they identify the call.
        own_ids: the event ids that the caller gave.
        prepared: the events that are published, after the provider's pre-filters and interceptors; ``None``
            before they have run.
        delivered: the acknowledged events, by event id.
        is_retry: whether the call failed or was cancelled before.
        is_cancelled: whether its caller has stopped waiting for it.
    """

    events: list[Event]
    own_ids: frozenset[str] = frozenset()
    prepared: list[Event] | None = None
    delivered: dict[str, Published] = field(default_factory=dict)
    is_retry: bool = False
    is_cancelled: bool = False

    def key(self) -> tuple[str, ...]:
        """Return what two calls must have in common to be the same: all fields, and the ids that the caller gave."""
        generated = _VARYING_FIELDS | {"event_id"}
        key = [
            event.model_dump_json(exclude=_VARYING_FIELDS if event.event_id in self.own_ids else generated)
            for event in self.events
        ]
        for place, event in enumerate(self.events):
            if event.event_id not in self.own_ids and _is_in_a_call(event):
                key = [one.replace(event.event_id, str(place)) for one in key]
        return tuple(key)

    def undelivered(self) -> list[Event]:
        """Return the events that must be published and are not acknowledged."""
        events = self.events if self.prepared is None else self.prepared
        return [event for event in events if event.event_id not in self.delivered]


class UndeliveredCalls:
    """Gives the retry of a failed call the event ids of that call.

    Kafka may have written an event whose acknowledgement was lost: only the same id keeps memory from storing
    it twice. Two calls are the same if their events have the same content. When a different call of the same
    agent in the same session succeeds, the failed calls are forgotten: a later "yes" is a new message.
    """

    def __init__(self) -> None:
        # Equal calls of several tasks may fail at the same time: the oldest first.
        self._failed: OrderedDict[tuple[str, ...], list[Call]] = OrderedDict()
        # By the id of a model's call in a retry, the id that the failed call gave it: a turn that was begun again, and
        # that publishes its tools' responses later, knows only its own.
        self._first_call_ids: OrderedDict[str, str] = OrderedDict()

    def begin(self, events: Sequence[Event], *, own_ids: Collection[str] = ()) -> Call:
        """Return the call for ``events``: the failed call that is retried, or a new one.

        Args:
            events: with ids that were generated for this call.
            own_ids: the ids that the caller gave; calls with different ones are different calls.
        """
        call = Call([self._to_first_call(event) for event in events], frozenset(own_ids))
        equal = self._failed.get(call.key()) if self._failed else None
        if equal is None:
            return call
        failed = equal[0]
        self._forget(failed)
        self._remember_call_ids(call.events, failed.events)
        failed.is_retry = True
        failed.is_cancelled = False
        return failed

    def _to_first_call(self, event: Event) -> Event:
        """Return a response to a call of a retry as one to the call that was published."""
        if not self._first_call_ids or not isinstance(event, ToolCallResponseAdded):
            return event
        first = self._first_call_ids.get(event.tool_call_id)
        return event if first is None else event.model_copy(update={"tool_call_id": first})

    def _remember_call_ids(self, events: Sequence[Event], first: Sequence[Event]) -> None:
        for event, before in zip(events, first, strict=True):
            if not isinstance(event, AiMessageAdded) or not isinstance(before, AiMessageAdded):
                continue
            for call, call_before in zip(event.tool_calls, before.tool_calls, strict=True):
                if call.id != call_before.id:
                    self._first_call_ids[call.id] = call_before.id
        while len(self._first_call_ids) > _MAX_RENAMED_CALLS:
            self._first_call_ids.popitem(last=False)

    def failed(self, call: Call, delivered: Sequence[Published]) -> None:
        """Remember a call of which not all events were acknowledged, or whose caller has not seen that they were."""
        call.delivered.update({item.event_id: item for item in delivered})
        if not call.is_cancelled and not call.undelivered():
            return  # it was cancelled, and its retry has published all
        equal = self._failed.setdefault(call.key(), [])
        if not any(one is call for one in equal):
            equal.append(call)
        if len(self._failed) > _MAX_FAILED_CALLS:
            self._failed.popitem(last=False)

    def _forget(self, call: Call) -> None:
        key = call.key()
        left = [one for one in self._failed.get(key, ()) if one is not call]
        if left:
            self._failed[key] = left
        else:
            self._failed.pop(key, None)

    def succeeded(self, call: Call) -> None:
        """Forget the failed calls of the same agent, unless this call was the retry of one of them."""
        if call.is_retry:
            self._forget(call)
            return
        if not self._failed:
            return
        agent = _agent_of(call.events[0])
        for key in [key for key, (other, *_) in self._failed.items() if _agent_of(other.events[0]) == agent]:
            del self._failed[key]

    def acknowledge(self, published: Sequence[Published]) -> None:
        """Mark events as delivered that were published again outside of their call."""
        ids = {item.event_id: item for item in published}
        for call in [one for equal in self._failed.values() for one in equal]:
            call.delivered.update(
                {event.event_id: ids[event.event_id] for event in call.undelivered() if event.event_id in ids}
            )
            if not call.undelivered():
                self._forget(call)


def _is_in_a_call(event: Event) -> bool:
    """Return whether the id of an event is part of the id of a call in it: of a hand-off, or of one given no id."""
    return isinstance(event, AiMessageAdded) and any(event.event_id in call.id for call in event.tool_calls)


def _agent_of(event: Event) -> tuple[str, str | None]:
    return event.session_id, event.agent_id
