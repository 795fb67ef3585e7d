"""A client's backend without Kafka whose acknowledgements can be lost."""

from __future__ import annotations

from collections.abc import Sequence

from schemas.errors import PublishFailed
from schemas.events import Event
from schemas.publication import Published
from streams.client.fake import FakeBackend


class LosingBackend(FakeBackend):
    """Publishes as :class:`FakeBackend` does, and while ``losing`` says that it did not.

    Attributes:
        losing: whether acknowledgements are lost.
    """

    losing = False

    async def publish(self, events: Sequence[Event]) -> list[Published]:
        published = await super().publish(events)
        if self.losing:
            raise PublishFailed("lost", events=events)
        return published
