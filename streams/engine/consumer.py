"""Faust's Kafka consumer with the features that the engine needs.

- ``isolation_level=read_committed``, a sticky assignor with URLs, no static membership;
- one chunk per fetched batch, with the position it was fetched from, passed on without a task for each;
- seeks to the restored watermark instead of the committed offset, and fetches each partition once it is owned;
- proof of ownership from the coordinator's answers;
- no Faust event-path verification, which reads aiokafka's private state and only logs; the watchdog replaces it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Mapping
from typing import Any, cast

import aiokafka
from aiokafka.errors import ConsumerStoppedError
from aiokafka.structs import TopicPartition
from faust.transport.drivers.aiokafka import Consumer, Transport
from faust.types import TP
from mode import ServiceT

from streams.engine.chunks import Chunk
from streams.engine.consumer_thread import EngineConsumerThread, FetchedSpans


class EngineConsumer(Consumer):
    """Faust's side of the consumer: it yields chunks."""

    # Our log lines have an action; mode's "Starting..." has none.
    mundane_level = "debug"

    _thread: EngineConsumerThread  # pyright: ignore[reportIncompatibleVariableOverride]  # our own thread

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._room = asyncio.Event()

    def _new_consumer_thread(self) -> EngineConsumerThread:
        return EngineConsumerThread(self, loop=self.loop, beacon=self.beacon)

    @property
    def thread(self) -> EngineConsumerThread:
        """The thread in which aiokafka's consumer runs."""
        return self._thread

    async def getmany(self, timeout: float) -> AsyncIterator[tuple[TP, Any]]:
        """Yield one message per partition and fetch; its value is a :class:`Chunk`."""
        if not self.flow_active:
            # Here, since Faust would look only before it waits whether there is something to fetch.
            await self.wait_first(self.can_resume_flow.wait(), timeout=timeout)
            if not self.flow_active:
                return
        if not self._get_active_partitions():
            # Every queue is full, or nothing is assigned or owned yet; Faust would sleep for a second.
            self._room.clear()
            await self.wait_first(self._room.wait(), self.suspend_flow.wait(), timeout=timeout)
            return
        fetched, _ = await self._wait_next_records(timeout)
        if not isinstance(fetched, FetchedSpans) or self.should_stop or not self.flow_active:
            return
        for tp, (start, end) in fetched.spans.items():
            records = fetched.get(cast(TP, TopicPartition(tp.topic, tp.partition)), [])
            chunk = Chunk(fetched.assignment_number, tp.topic, tp.partition, start, end, records)
            yield tp, self._chunk_message(tp, chunk)

    def on_buffer_drop(self, tp: TP) -> None:
        """Fetch a partition at once when its queue has room again, not when the current wait ends."""
        super().on_buffer_drop(tp)
        # The chunk may be of an old assignment; then the partition is not owned yet.
        self._get_active_partitions().difference_update(self._paused_partitions)
        self._wake_fetch()

    def resume_partitions(self, tps: Iterable[TP]) -> None:
        """Do nothing: Faust resumes all partitions at once, the engine each one when it owns it (:meth:`fetch`)."""

    async def _drain_messages(self, fetcher: ServiceT) -> None:
        """Pass chunks on to the streams of their partitions, until this consumer or the fetcher stops.

        Faust's own makes two tasks for each message and three for each fetch, so that a suspended flow ends a wait for a
        full queue. Here that is done only where there is something to wait for.
        """
        try:
            while not (self.should_stop or fetcher.should_stop):
                await asyncio.sleep(0)
                async for tp, message in self.getmany(timeout=1.0):
                    read = self._read_offset.get(tp)
                    if read is not None and message.offset < read:
                        continue
                    if self._passes_at_once(tp):
                        await self.callback(message)
                    else:
                        await self.wait_first(self.callback(message), self.suspend_flow.wait())
                    self._read_offset[tp] = message.offset
        except (ConsumerStoppedError, asyncio.CancelledError):
            if not self.app.should_stop:
                raise

    def _passes_at_once(self, tp: TP) -> bool:
        """Return whether a chunk of the partition goes to its streams without a wait."""
        conductor = cast(Any, self.app.topics)
        return (
            self.app.flow_control.is_active()
            and not self.suspend_flow.is_set()
            and not conductor._tp_to_callback_lock.locked()
            and not any(topic.queue.full() for topic in conductor._tp_index.get(tp, ()))
        )

    async def seek_partitions(self, positions: Mapping[TP, int], number: int) -> set[TP]:
        """Seek partitions of an assignment; return those that aiokafka still has. They stay paused."""
        sought: Mapping[TP, int] = await self._thread.call_thread(self._thread.seek_to, positions, number)
        self._read_offset.update(sought)
        return set(sought)

    def fetch(self, tps: Iterable[TP]) -> None:
        """Fetch partitions from now on, until the next rebalance."""
        super().resume_partitions(tps)
        self._wake_fetch()

    def _wake_fetch(self) -> None:
        self._room.set()
        self._thread.wake_fetch()

    def _chunk_message(self, tp: TP, chunk: Chunk) -> Any:
        record = aiokafka.ConsumerRecord(
            topic=tp.topic,
            partition=tp.partition,
            offset=chunk.start,
            timestamp=chunk.records[-1].timestamp if chunk.records else 0,
            timestamp_type=0,
            key=None,
            value=cast(Any, chunk),
            checksum=None,
            serialized_key_size=0,
            serialized_value_size=0,
            headers=(),
        )
        return self._to_message(tp, record)

    def verify_event_path(self, now: float, tp: TP) -> None:
        """Do nothing; see the module's docstring."""


class EngineTransport(Transport):
    """Faust's aiokafka transport with our consumer."""

    Consumer = EngineConsumer
