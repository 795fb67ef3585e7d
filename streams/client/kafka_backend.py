"""The backend of a session memory on Kafka: it publishes to the brokers, and reads over HTTP."""

from __future__ import annotations

from collections.abc import Sequence

from schemas.events import Event
from schemas.publication import Published
from schemas.settings import Settings
from streams.client.compaction_answers import AnswerReader
from streams.client.reading_backend import ReadingBackend, not_connected
from streams.kafka.patience import giving_up_silent_brokers
from streams.kafka.prepared_records import LoadedWhenNeeded
from streams.kafka.publisher import KafkaPublisher, make_publisher


class KafkaBackend(ReadingBackend):
    """Publishes to Kafka and reads over HTTP. It connects when started."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self._publisher: KafkaPublisher | None = None

    async def start(self) -> None:
        """Connect to the brokers. Raises BrokerUnreachable or ConfigurationError."""
        await self.check_counter()
        publisher = make_publisher(self._settings, LoadedWhenNeeded(self.counter))
        with giving_up_silent_brokers():
            await publisher.start()
        self._publisher = publisher
        await super().start()

    async def stop(self) -> None:
        """Send what is buffered and disconnect."""
        publisher, self._publisher = self._publisher, None
        try:
            if publisher is not None:
                await publisher.stop()
        finally:
            await super().stop()

    async def publish(self, events: Sequence[Event]) -> list[Published]:
        if self._publisher is None:
            raise not_connected("nothing can be published")
        return await self._publisher.publish(events)

    def answers(self, session_id: str) -> AnswerReader:
        return AnswerReader(self._settings, session_id)
