"""A client of the worker that it is a part of, for requests that need several reads and writes."""

from __future__ import annotations

from collections.abc import Sequence

from processors.memory.tokens import TokenCounter
from schemas.events import Event
from schemas.publication import Published
from schemas.settings import Settings
from streams.client.compaction_answers import AnswerReader
from streams.client.reading_backend import ReadingBackend
from streams.kafka.event_publisher import EventPublisher


class WorkerBackend(ReadingBackend):
    """The backend of a session memory inside of a memory worker: it publishes with the worker's own producer."""

    def __init__(self, settings: Settings, publisher: EventPublisher, counter: TokenCounter) -> None:
        super().__init__(settings)
        self._publisher = publisher
        self._own_counter = counter

    async def counter(self) -> TokenCounter:
        return self._own_counter

    async def publish(self, events: Sequence[Event]) -> list[Published]:
        return await self._publisher.publish(events)

    def answers(self, session_id: str) -> AnswerReader:
        return AnswerReader(self._settings, session_id)
