"""Publishes events to ``session-events``: validated, in order, and acknowledged by all replicas."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final, Self

from aiokafka.errors import KafkaError, UnknownTopicOrPartitionError

from processors.counts_and_shares import plural
from processors.publishing.event_record import EventRecord
from processors.publishing.interceptor import Interceptor
from processors.sealing.errors import Unreadable
from schemas.errors import AccessDenied, BrokerUnreachable, NotServable, PublishFailed, Retry
from schemas.events import Event
from schemas.publication import Published
from schemas.settings import Settings
from streams.engine.ownership import now_seconds
from streams.kafka.broker_watch import Absence, BrokerWatch
from streams.kafka.byte_budget import ByteBudget
from streams.kafka.clients import connecting, make_producer, start_or_give_up, stop_producer
from streams.kafka.failures import denied, missing_topic
from streams.kafka.prepared_records import CounterSource, prepared_records
from streams.kafka.sealed_records import sealed_records
from streams.kafka.session_keys import FRESH_SECONDS, SessionKeyRing
from streams.kafka.session_keys_topic import OpenedKeys, session_keys_of
from streams.settings.plugins import load_interceptors

if TYPE_CHECKING:
    from aiokafka import AIOKafkaProducer

log = logging.getLogger(__name__)

#: Larger than aiokafka's 16 KiB, for fewer requests under load; no record waits until a batch is full.
_BATCH_BYTES: Final = 128 * 1024
#: How long the brokers may take to report the topic, in seconds.
_TOPIC_SECONDS: Final = 5.0
#: How long a publication that knows whether brokers answer waits for brokers that are away, in seconds. One broker
#: that is started again, or a new leader, takes less; a caller over HTTP should not wait longer before it is told.
BRIDGED_SECONDS: Final = 15.0
#: When to publish again while brokers are away, in seconds.
AWAY_RETRY_SECONDS: Final = 5.0


class KafkaPublisher:
    """An idempotent producer of events, with a bounded buffer.

    Use it as an async context manager, or call :meth:`start` and :meth:`stop`. Any number of tasks of one
    event loop may publish at the same time; they wait while the buffer (``publish.buffer_bytes``) is full.

    Args:
        settings: all settings.
        counter: stamps events with their tokens.
        interceptors: change or refuse events before they are sent.
        brokers: with it, publications wait for brokers that are away :data:`BRIDGED_SECONDS` at most, instead of
            ``publish.timeout_seconds``.
    """

    def __init__(
        self,
        settings: Settings,
        *,
        counter: CounterSource = None,
        interceptors: Sequence[Interceptor] = (),
        brokers: BrokerWatch | None = None,
    ) -> None:
        self._settings = settings
        self._topic = settings.topics.session_events
        self._counter = counter
        self._interceptors = tuple(interceptors)
        self._brokers = brokers
        # Of the waits for Kafka, so that they end when brokers are away for long.
        self._limits: set[asyncio.Timeout] = set()
        if brokers is not None:
            brokers.tell(self._give_up)
        self._budget = ByteBudget(settings.publish.buffer_bytes)
        # Without it the events of two lists could be mixed when a full buffer makes the first list wait.
        self._send_lock = asyncio.Lock()
        # A list that is prepared in a thread is not overtaken by a later one.
        self._prepare_lock = asyncio.Lock()
        self._producer: AIOKafkaProducer | None = None
        self._broken = False
        self._closing: set[asyncio.Task[bool]] = set()
        self._partition_count = 0
        self._keys: OpenedKeys | None = None

    async def start(self) -> None:
        """Connect to the brokers.

        Raises:
            BrokerUnreachable: no broker answered.
            ConfigurationError: no brokers are set, or a TLS file or the key file cannot be read.
        """
        self._keys = session_keys_of(self._settings, lambda: self._partition_count)
        self._producer = await self._new_producer()

    async def stop(self, *, within_seconds: float = 10.0) -> None:
        """Send the buffered events, then close; give up after ``within_seconds``."""
        producer, self._producer = self._producer, None
        if producer is not None:
            await stop_producer(producer, within_seconds=within_seconds)
        if self._keys is not None:
            await self._keys.topic.stop()
        if self._closing:
            await asyncio.wait(self._closing)

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def publish(self, events: Sequence[Event]) -> list[Published]:
        """See :class:`streams.kafka.event_publisher.EventPublisher`; it waits ``publish.timeout_seconds`` at most.

        Raises:
            NotServable: no broker has answered for :data:`BRIDGED_SECONDS`; nothing was sent.
        """
        if self._brokers is not None and self._brokers.away_seconds >= BRIDGED_SECONDS:
            raise NotServable(
                f"nothing was published: {self._absence()}; publish again",
                retry_after_seconds=AWAY_RETRY_SECONDS,
                error_code=BrokerUnreachable.error_code,
            )
        loop = asyncio.get_running_loop()
        deadline = loop.time() + self._settings.publish.timeout_seconds
        try:
            async with self._limit(deadline):
                await self._prepare_lock.acquire()
        except TimeoutError as error:
            return self._settle(list(events), [], error)
        try:
            began, sealed_at = loop.time(), now_seconds()
            plain = records = await self._prepare(events)
            # To compute is not to wait: a long text is counted for seconds.
            deadline += loop.time() - began
            if records and self._keys is not None:
                try:
                    async with self._limit(deadline):
                        sealed_at = now_seconds()
                        records = await self._sealed(plain, self._keys.ring)
                except (TimeoutError, KafkaError, OSError, AccessDenied, Retry) as error:
                    return self._settle([record.event for record in records], [], error)
        finally:
            self._prepare_lock.release()
        # The send lock is requested before any other task can run, so both locks have the order of the calls.
        if not records:
            return []
        sent: list[asyncio.Future[Any]] = []
        cause: Exception | None = None
        try:
            async with self._limit(deadline):
                async with self._send_lock:
                    producer = await self._ready_producer()
                    while (number := len(sent)) < len(records):
                        if self._keys is not None and now_seconds() - sealed_at >= FRESH_SECONDS:
                            # It waited behind others, and the session may have been erased meanwhile.
                            sealed_at = now_seconds()
                            records = [
                                *records[:number],
                                *await sealed_records(plain[number:], self._keys.ring),
                            ]
                        sent.append(await self._send(producer, records[number]))
                await asyncio.wait(sent)
        except NotServable:
            raise
        except (TimeoutError, KafkaError, OSError, Retry, AccessDenied, Unreadable) as error:
            cause = error
        return self._settle([record.event for record in records], sent, cause)

    @asynccontextmanager
    async def _limit(self, deadline: float) -> AsyncGenerator[None]:
        """Let a wait for Kafka end at the deadline, or when the brokers have been away for too long."""
        async with asyncio.timeout_at(deadline) as limit:
            self._limits.add(limit)
            try:
                yield
            finally:
                self._limits.discard(limit)

    def _give_up(self, absence: Absence) -> None:
        if absence.reason is not None and absence.seconds >= BRIDGED_SECONDS:
            for limit in self._limits:
                if not limit.expired():
                    limit.reschedule(0.0)

    def _absence(self) -> str:
        seconds = 0.0 if self._brokers is None else self._brokers.away_seconds
        return f"no Kafka broker has answered for {seconds:.0f} seconds"

    async def _prepare(self, events: Sequence[Event]) -> list[EventRecord]:
        return await prepared_records(
            events,
            max_event_bytes=self._settings.max_event_bytes,
            counter=self._counter,
            interceptors=self._interceptors,
            count_tokens_from_characters=self._settings.publish.count_tokens_from_characters,
        )

    async def _sealed(self, records: Sequence[EventRecord], keys: SessionKeyRing) -> list[EventRecord]:
        """Return the records with their content sealed; new keys are in Kafka before this returns."""
        if self._partition_count == 0:
            async with self._send_lock:
                producer = await self._ready_producer()
            self._partition_count = len(producer.client.cluster.partitions_for_topic(self._topic) or ())
        return await sealed_records(records, keys)

    async def _send(self, producer: AIOKafkaProducer, record: EventRecord) -> asyncio.Future[Any]:
        size = record.size_bytes
        await self._budget.acquire(size)
        try:
            future: asyncio.Future[Any] = await producer.send(
                self._topic, value=record.value, key=record.key, headers=record.headers
            )
        except BaseException:
            self._budget.release(size)
            raise
        future.add_done_callback(lambda done: self._acknowledged(done, size))
        return future

    def _acknowledged(self, future: asyncio.Future[Any], size: int) -> None:
        self._budget.release(size)
        if not future.cancelled() and future.exception() is not None:
            # The broker has not received this batch's sequence numbers, so it refuses all later ones.
            self._broken = True

    def _settle(
        self, events: list[Event], sent: list[asyncio.Future[Any]], cause: Exception | None
    ) -> list[Published]:
        delivered: list[Published] = []
        failed: list[Event] = []
        for number, event in enumerate(events):
            future = sent[number] if number < len(sent) else None
            if future is None or not future.done():
                failed.append(event)
            elif (error := future.exception()) is not None:
                failed.append(event)
                cause = cause or (error if isinstance(error, Exception) else None)
            else:
                metadata = future.result()
                delivered.append(Published(event.event_id, metadata.partition, metadata.offset))
        if not failed:
            return delivered
        detail = (
            f"{len(failed)} of {plural(len(events), 'event was', 'events were')} not acknowledged: "
            f"{self._explain(cause)}; publish them again with the same event_ids"
        )
        log.warning(
            "some events were not published",
            extra={"action": "publish_failed", "session_id": failed[0].session_id, "error": repr(cause)},
        )
        raise PublishFailed(detail, events=failed, delivered=delivered) from cause

    def _explain(self, cause: Exception | None) -> str:
        if isinstance(cause, UnknownTopicOrPartitionError):
            return missing_topic(self._settings, self._topic)
        if isinstance(cause, TimeoutError) and not isinstance(cause, KafkaError):
            if self._brokers is not None and self._brokers.away_seconds >= BRIDGED_SECONDS:
                return self._absence()
            return f"no answer within {self._settings.publish.timeout_seconds:g} seconds"
        if cause is not None and (refused := denied(cause, f"write to topic {self._topic}")) is not None:
            return refused.detail
        if isinstance(cause, Retry | AccessDenied | Unreadable):
            return cause.detail
        return f"{type(cause).__name__}: {cause}"

    async def _ready_producer(self) -> AIOKafkaProducer:
        """Return the producer; a new one after a failure, since an idempotent producer cannot skip lost records."""
        if self._producer is None:
            raise _not_connected()
        if self._broken:
            broken, new = self._producer, await self._new_producer()
            if self._producer is not broken:  # it was stopped meanwhile
                await stop_producer(new)
                raise _not_connected()
            self._producer = new
            self._broken = False
            task = asyncio.create_task(stop_producer(broken))
            self._closing.add(task)
            task.add_done_callback(self._closing.discard)
            log.info("the producer was replaced after a failure", extra={"action": "producer_replaced"})
        producer = self._producer
        await self._require_topic(producer)
        if self._producer is not producer:  # it was stopped meanwhile
            raise _not_connected()
        return producer

    async def _require_topic(self, producer: AIOKafkaProducer) -> None:
        """Fail early if the topic does not exist; aiokafka would retry for 40 seconds."""
        if producer.client.cluster.partitions_for_topic(self._topic) is not None:
            return
        try:
            async with asyncio.timeout(_TOPIC_SECONDS):
                await producer.partitions_for(self._topic)
        except TimeoutError as error:
            raise UnknownTopicOrPartitionError(self._topic) from error

    async def _new_producer(self) -> AIOKafkaProducer:
        producer = make_producer(self._settings, max_batch_size=_BATCH_BYTES)
        async with connecting(self._settings, lambda: stop_producer(producer)):
            await start_or_give_up(self._settings, producer)
        return producer


def _not_connected() -> NotServable:
    return NotServable(
        "nothing was published: the publisher is not connected to Kafka, because the worker is starting or stopping; "
        "publish again"
    )


def make_publisher(
    settings: Settings, counter: CounterSource, *, brokers: BrokerWatch | None = None
) -> KafkaPublisher:
    """Make the publisher, with the interceptors that the settings name."""
    return KafkaPublisher(
        settings, counter=counter, interceptors=load_interceptors(settings), brokers=brokers
    )
