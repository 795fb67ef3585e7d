"""Publishes to memory-events how compactions go: CompactionStarted, CompactionFailed and CompactionSkipped."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from aiokafka.errors import KafkaError

from processors.publishing.event_record import cloud_event_headers
from schemas.errors import AccessDenied, BrokerUnreachable
from schemas.memory_events import CompactionFailed, CompactionSkipped, CompactionStarted
from schemas.settings import Settings
from streams.engine.clients import start_client
from streams.kafka.clients import connecting, make_producer, stop_producer
from streams.kafka.event_ids import new_event_id

if TYPE_CHECKING:
    from aiokafka import AIOKafkaProducer

log = logging.getLogger(__name__)


class Announcer:
    """A producer of memory-events. Nothing depends on its records, so a failure is logged and never raised."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._topic = settings.topics.memory_events
        self._producer: AIOKafkaProducer | None = None
        # Concurrent attempts must not start a producer each, because all but the last would leak.
        self._starting = asyncio.Lock()

    async def start(self) -> None:
        """Connect.

        Raises:
            BrokerUnreachable: No broker answered.
        """
        await self._ready_producer()

    async def stop(self) -> None:
        """Send the buffered records, then close."""
        producer, self._producer = self._producer, None
        if producer is not None:
            await stop_producer(producer)

    async def publish(self, event: CompactionStarted | CompactionFailed | CompactionSkipped) -> None:
        """Publish an event, and wait at most ``publish.timeout_seconds`` for the acknowledgement."""
        time = datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        try:
            key, value = event.session_id.encode(), event.model_dump_json(exclude_none=True).encode()
        except ValueError as error:  # text that is not valid Unicode; the error's own text quotes it
            _log_unpublished(event, type(error).__name__)
            return
        producer: AIOKafkaProducer | None = None
        try:
            async with asyncio.timeout(self._settings.publish.timeout_seconds):
                producer = await self._ready_producer()
                await producer.send_and_wait(
                    self._topic,
                    key=key,
                    value=value,
                    headers=cloud_event_headers(event_id=new_event_id(), event_type=event.type, time=time),
                )
        except (
            KafkaError,
            OSError,
            BrokerUnreachable,
            AccessDenied,
        ) as error:  # a TimeoutError is an OSError
            _log_unpublished(event, repr(error))
            # An idempotent producer cannot send after a record that was not acknowledged, so a new one replaces it.
            # If another attempt failed with the same producer, that attempt has replaced it already.
            if producer is not None and self._producer is producer:
                self._producer = None
                await stop_producer(producer, within_seconds=1.0)

    async def _ready_producer(self) -> AIOKafkaProducer:
        """Return the producer; start one if there is none."""
        async with self._starting:
            if self._producer is None:
                producer = make_producer(self._settings)
                async with connecting(self._settings, lambda: stop_producer(producer)):
                    await start_client(producer)
                self._producer = producer
            return self._producer


def _log_unpublished(event: CompactionStarted | CompactionFailed | CompactionSkipped, why: str) -> None:
    log.warning(
        "%s was not published: %s",
        event.type,
        why,
        extra={"action": "compaction_unannounced", "session_id": event.session_id},
    )
