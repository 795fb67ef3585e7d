"""The interface of everything that publishes events: to Kafka, over HTTP, or into a fake."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from schemas.events import Event
from schemas.publication import Published


class EventPublisher(Protocol):
    """Publishes events; the publishers to Kafka and over HTTP, and the fake for tests, have this contract."""

    async def publish(self, events: Sequence[Event]) -> list[Published]:
        """Publish events and wait until all are acknowledged.

        Ordering: events of one session get increasing sequences, in the order of the list and in the order of the
        calls. All events are validated before the first is sent, so a refused list publishes nothing.

        Returns:
            One entry per event, in the order of the list.

        Raises:
            BadRequest: an event is refused (EventTooLarge: over ``max_event_bytes``); nothing was sent.
            InterceptorFailed: an interceptor broke its contract; nothing was sent.
            NotServable: the publisher is not started, or stopped already; nothing was sent.
            PublishFailed: Kafka did not acknowledge all events in time; it has the failed and the delivered ones.
        """
        ...
