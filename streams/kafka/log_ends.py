"""Asks the brokers where a partition of a topic ends now, for reads that must see all that was written before them."""

from __future__ import annotations

import asyncio

from aiokafka import AIOKafkaConsumer, TopicPartition
from aiokafka.errors import KafkaError

from schemas.errors import NotServable
from schemas.settings import Settings
from streams.engine.clients import is_cancelled, start_client, stop_client
from streams.kafka.clients import make_consumer


class LogEnds:
    """Answers the ends of one topic's partitions. Calls at the same time share one request to the brokers.

    It has a consumer of its own, which never fetches. On the connection of a consumer that does, a question would
    wait behind a fetch.

    Args:
        settings: name the brokers.
        topic: with its prefix.
    """

    def __init__(self, settings: Settings, topic: str) -> None:
        self._settings = settings
        self._topic = topic
        self._consumer: AIOKafkaConsumer | None = None
        self._wanted: set[int] = set()
        self._next: asyncio.Task[dict[int, int]] | None = None
        self._asking = asyncio.Lock()
        self._requests: set[asyncio.Task[dict[int, int]]] = set()
        self._is_stopped = False

    async def start(self) -> None:
        """It connects at the first question."""
        self._is_stopped = False

    async def stop(self) -> None:
        """End the questions that wait for an answer, and disconnect."""
        self._is_stopped = True
        requests = list(self._requests)
        for request in requests:
            request.cancel()
        try:
            if requests:
                await asyncio.wait(requests)
        finally:
            consumer, self._consumer = self._consumer, None
            if consumer is not None:
                await stop_client(consumer)

    async def end_of(self, partition: int) -> int:
        """Return the offset behind the last committed record, as of a moment after this call.

        Raises:
            NotServable: the brokers did not answer, or this was stopped.
        """
        if self._is_stopped:
            raise self._stopped()
        # A request that is on its way was made before this call, so the call takes part in the next one.
        self._wanted.add(partition)
        if self._next is None:
            self._next = asyncio.create_task(self._ask())
            self._requests.add(self._next)
            self._next.add_done_callback(self._requests.discard)
        try:
            ends = await asyncio.shield(self._next)
        except asyncio.CancelledError:
            if is_cancelled():
                raise
            raise self._stopped() from None
        return ends[partition]

    def _stopped(self) -> NotServable:
        return NotServable(f"the question where {self._topic} ends was not answered: the worker is stopping")

    async def _ask(self) -> dict[int, int]:
        async with self._asking:
            partitions = [TopicPartition(self._topic, number) for number in self._wanted]
            self._wanted, self._next = set(), None
            try:
                if self._consumer is None:
                    consumer = make_consumer(self._settings)
                    try:
                        await start_client(consumer)
                    except BaseException:
                        await stop_client(consumer)
                        raise
                    self._consumer = consumer
                ends = await self._consumer.end_offsets(partitions)
            except (KafkaError, OSError) as error:
                raise NotServable(f"Kafka did not say where {self._topic} ends: {error!r}") from error
        return {partition.partition: end for partition, end in ends.items()}
