"""Writes the flushes of one partition: a flush becomes durable as a whole or not at all.

:class:`TransactionalWriter` has the transactional id ``<changelog topic>-<partition>``. Its start initializes the id,
which fences the worker that used it before and aborts that worker's open transaction. One Kafka transaction then
contains the table's records, the published records and the source offsets of a flush.

A flush that fails or exceeds its deadline has an unknown outcome (aiokafka retries EndTxn for ever). Such a writer
is abandoned and never used again.

Before it commits, a writer looks at the offsets that its table's records got. If they are not behind those of the
partition's earlier records, the changelog was deleted and created again. A commit would leave a changelog with the
newest records only, and a watermark that says that all was applied.

:class:`PlainWriter` is for the embedded broker, whose transactions do not fence and whose control records fail their
CRC checks. It guarantees the order of records, but neither atomicity nor fencing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Protocol

from aiokafka import AIOKafkaProducer
from aiokafka.errors import MessageSizeTooLargeError, RecordListTooLargeError
from aiokafka.structs import OffsetAndMetadata, TopicPartition

from schemas.errors import Fatal, Retry
from streams.engine.clients import start_client, stop_client
from streams.engine.fold import OutRecord
from streams.engine.ownership import CheckOwnership

log = logging.getLogger(__name__)

#: A batch must stay below the broker's default message.max.bytes of 1,048,588 with its header of 61 bytes.
MAX_BATCH_BYTES = 1_000_000

#: Called with the time at which the broker took records, in milliseconds since 1970.
OnTaken = Callable[[int], None]


def ignore_time(_: int) -> None:
    """Do nothing, where no one needs the broker's time."""


#: After so many records of a flush were put into batches, the event loop has a turn; they take about a millisecond.
YIELD_RECORDS: Final = 500


class RecordTooLarge(Fatal):
    """A record is larger than the broker accepts: the worker stops, and an operator raises the topic's limit."""

    def __init__(self, topic: str, error: BaseException) -> None:
        super().__init__(
            f"the broker refused a flush because a record for {topic} is too large ({error}); raise its "
            "max.message.bytes to 1048588 or more: run 'sessionstream topics check'"
        )


class ChangelogRecreated(Retry):
    """The changelog was deleted and created again while this worker ran; the partition must be restored from it."""

    def __init__(self, topic: str, partition: int, offset: int, after: int) -> None:
        super().__init__(
            f"the changelog {topic}-{partition} was created again: a record got offset {offset}, although the table has "
            f"one of offset {after}; nothing is committed, and the partition is folded again from the log"
        )


class FlushWriter(Protocol):
    """Writes the flushes of one partition."""

    async def start(self, check: CheckOwnership) -> None:
        """Take the partition over; a worker that wrote it before is fenced.

        ``check`` raises if the partition is no longer owned; it is called directly before the request that fences.
        """

    def continue_after(self, offset: int) -> None:
        """Let the flushes continue a changelog whose last record in the table has this offset."""

    async def write(
        self, records: Sequence[OutRecord], offsets: Mapping[TopicPartition, int]
    ) -> dict[str, int]:
        """Write a whole flush, or raise; return the highest offset written, by topic.

        Raises:
            ChangelogRecreated: the changelog is not the one that the table was restored from.
        """
        ...

    async def stop(self) -> None:
        """Stop after a last successful flush."""

    def abandon(self) -> None:
        """Close at once, without waiting for requests in flight."""


class _ProducerWriter:
    """The common part of both writers: an aiokafka producer, and batches made in steps."""

    def __init__(self, partition: int, producer: AIOKafkaProducer, on_taken: OnTaken) -> None:
        self._partition = partition
        self._on_taken = on_taken
        self._producer = producer
        self._closing: asyncio.Task[None] | None = None
        #: By topic, the offset that all records of this partition must be behind.
        self._after: dict[str, int] = {}

    async def start(self, check: CheckOwnership) -> None:
        # Starting takes several round trips (connect, metadata, coordinator) before the one that fences.
        sender = self._producer._sender
        initialize = sender._do_init_pid

        async def initialize_if_owned(node_id: int) -> bool:
            check()
            return bool(await initialize(node_id))

        sender._do_init_pid = initialize_if_owned
        await start_client(self._producer)

    async def stop(self) -> None:
        await stop_client(self._producer)

    def abandon(self) -> None:
        if self._closing is None:
            self._closing = asyncio.get_running_loop().create_task(self._close_now())

    async def _close_now(self) -> None:
        # Not producer.stop(), which can wait for requests in flight for ever. Cancelling only the sender is not enough
        # either: it still waits for its requests, some of which never end once the client is closed.
        producer = self._producer
        producer._closed = True
        tasks = [task for task in asyncio.all_tasks() if _runs_for(task, producer._sender)]
        for task in tasks:
            task.cancel()
        with contextlib.suppress(Exception):
            await producer.client.close()
        await asyncio.gather(*tasks, return_exceptions=True)
        waiters = [getattr(producer._txn_manager, "_transaction_waiter", None)]
        waiters += [
            batch._drain_waiter
            for batches in producer._message_accumulator._batches.values()
            for batch in batches
        ]
        for waiter in waiters:
            if waiter is not None:
                waiter.add_done_callback(_ignore_failure)

    async def _send(self, records: Iterable[OutRecord]) -> dict[str, int]:
        """Put records into batches by topic and partition, send them and wait for all acknowledgements."""
        batches: dict[tuple[str, int], list[Any]] = {}
        producer, own_partition = self._producer, self._partition
        for number, (topic, key, value, headers, partition) in enumerate(records, 1):
            if number % YIELD_RECORDS == 0:
                await asyncio.sleep(0)
            target = topic, own_partition if partition is None else partition
            builders = batches.get(target)
            if builders is None:
                builders = batches[target] = [producer.create_batch()]
            if builders[-1].append(key=key, value=value, timestamp=None, headers=headers) is None:
                builders.append(producer.create_batch())
                builders[-1].append(key=key, value=value, timestamp=None, headers=headers)
        highest: dict[str, int] = {}

        async def send_in_order(topic: str, partition: int, builders: list[Any]) -> None:
            sent = []
            for builder in builders:
                count = builder.record_count()
                builder.close()
                future = await producer.send_batch(builder, topic, partition=partition)
                future.add_done_callback(_ignore_failure)
                sent.append((count, future))
            for count, future in sent:
                try:
                    metadata = await future
                except (MessageSizeTooLargeError, RecordListTooLargeError) as error:
                    raise RecordTooLarge(topic, error) from error
                self._tell_time(metadata)
                if partition == own_partition:
                    self._require_behind(topic, metadata.offset)
                    highest[topic] = metadata.offset + count - 1

        # No task group: at one failure it cancels the others, whose futures would then fail unobserved.
        results = await asyncio.gather(
            *(send_in_order(*target, builders) for target, builders in batches.items()),
            return_exceptions=True,
        )
        errors = [error for error in results if error is not None]
        if errors:
            raise next((error for error in errors if isinstance(error, RecordTooLarge)), errors[0])
        return highest

    def _tell_time(self, metadata: Any) -> None:
        if metadata.timestamp_type == _LOG_APPEND_TIME:
            self._on_taken(metadata.timestamp)

    def _require_behind(self, topic: str, offset: int) -> None:
        """Require that an offset of this partition is behind those of its earlier records.

        Raises:
            ChangelogRecreated: it is not.
        """
        after = self._after.get(topic, -1)
        if offset <= after:
            raise ChangelogRecreated(topic, self._partition, offset, after)


#: The type of a timestamp that the broker has set. With the other type it repeats the producer's own clock.
_LOG_APPEND_TIME: Final = 1


def _ignore_failure(future: asyncio.Future[Any]) -> None:
    """Keep asyncio from reporting the error of a future that is no longer awaited: its flush has failed already."""
    if not future.cancelled():
        future.exception()


def _runs_for(task: asyncio.Task[Any], sender: object) -> bool:
    """Return whether a task runs a method of the producer's sender."""
    frame = getattr(task.get_coro(), "cr_frame", None)
    return frame is not None and frame.f_locals.get("self") is sender


class TransactionalWriter(_ProducerWriter):
    """Writes each flush in one Kafka transaction, fenced by the partition's transactional id."""

    def __init__(
        self,
        partition: int,
        *,
        group_id: str,
        changelog_topic: str,
        client_settings: Mapping[str, Any],
        request_timeout_ms: int,
        transaction_timeout_ms: int,
        on_taken: OnTaken = ignore_time,
    ) -> None:
        self._group_id = group_id
        self._changelog_topic = changelog_topic
        producer = AIOKafkaProducer(
            **client_settings,
            transactional_id=f"{changelog_topic}-{partition}",
            acks="all",
            max_batch_size=MAX_BATCH_BYTES,
            request_timeout_ms=request_timeout_ms,
            transaction_timeout_ms=transaction_timeout_ms,
        )
        super().__init__(partition, producer, on_taken)

    def continue_after(self, offset: int) -> None:
        self._after[self._changelog_topic] = offset

    async def write(
        self, records: Sequence[OutRecord], offsets: Mapping[TopicPartition, int]
    ) -> dict[str, int]:
        await self._producer.begin_transaction()
        transaction: Any = self._producer._txn_manager
        transaction.wait_for_transaction_end().add_done_callback(_ignore_failure)
        highest = await self._send(records)
        await self._producer.send_offsets_to_transaction(
            {tp: OffsetAndMetadata(offset, "") for tp, offset in offsets.items()}, self._group_id
        )
        await self._producer.commit_transaction()
        if self._changelog_topic in highest:
            self.continue_after(highest[self._changelog_topic])
        return highest


class PlainWriter(_ProducerWriter):
    """Writes with an idempotent producer without transactions, for the embedded broker only."""

    def __init__(
        self, partition: int, *, client_settings: Mapping[str, Any], request_timeout_ms: int
    ) -> None:
        producer = AIOKafkaProducer(
            **client_settings,
            enable_idempotence=True,
            acks="all",
            max_batch_size=MAX_BATCH_BYTES,
            request_timeout_ms=request_timeout_ms,
        )
        super().__init__(partition, producer, ignore_time)

    def continue_after(self, offset: int) -> None:
        """Do nothing: the embedded broker stores nothing, so no one creates its topics again."""

    async def write(
        self, records: Sequence[OutRecord], offsets: Mapping[TopicPartition, int]
    ) -> dict[str, int]:
        return await self._send(records)
