"""Tells memory-events how compaction fared: CompactionFailed, CompactionSkipped."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from aiokafka.errors import KafkaError

from processors.event_record import cloud_event_headers
from schemas.errors import BrokerUnreachable
from schemas.memory_events import CompactionFailed, CompactionSkipped
from schemas.settings import Settings
from streams.kafka_clients import make_producer, stop_producer, unreachable
from streams.publisher import new_event_id

if TYPE_CHECKING:
    from aiokafka import AIOKafkaProducer

log = logging.getLogger(__name__)


class Announcer:
    """A producer of memory-events. Nothing depends on what it sends: a failure is logged, never raised."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._topic = settings.topics.memory_events
        self._producer: AIOKafkaProducer | None = None

    async def start(self) -> None:
        """Connect.

        Raises:
            BrokerUnreachable: no broker answered.
        """
        producer = make_producer(self._settings)
        try:
            await producer.start()
        except BaseException as error:
            await stop_producer(producer)
            if isinstance(error, KafkaError | OSError):
                raise unreachable(self._settings, error) from error
            raise
        self._producer = producer

    async def stop(self) -> None:
        """Send what is buffered, then close."""
        producer, self._producer = self._producer, None
        if producer is not None:
            await stop_producer(producer)

    async def say(self, event: CompactionFailed | CompactionSkipped) -> None:
        """Publish, and wait for the acknowledgement as long as any publication may take."""
        time = datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        try:
            async with asyncio.timeout(self._settings.publish.timeout_seconds):
                if self._producer is None:
                    await self.start()
                assert self._producer is not None
                await self._producer.send_and_wait(
                    self._topic,
                    key=event.session_id.encode(),
                    value=event.model_dump_json(exclude_none=True).encode(),
                    headers=cloud_event_headers(event_id=new_event_id(), event_type=event.type, time=time),
                )
        except (KafkaError, OSError, BrokerUnreachable) as error:  # a TimeoutError is an OSError
            log.warning(
                "%s was not published: %r",
                event.type,
                error,
                extra={"action": "compaction_unannounced", "session_id": event.session_id},
            )
            # An idempotent producer cannot go on past a record that was not acknowledged: the next takes over.
            broken, self._producer = self._producer, None
            if broken is not None:
                await stop_producer(broken, within_seconds=1.0)
