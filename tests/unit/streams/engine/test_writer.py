"""What a writer does when the background task of its aiokafka producer ends with an error, with the real classes.

aiokafka's ``TransactionManager.fatal_error`` raises an ``AttributeError`` if the producer never began a transaction, and
it runs in a callback, so nobody gets that error. A flush must end all the same, and long before its deadline.
"""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from aiokafka.errors import ProducerFenced, TransactionalIdAuthorizationFailed
from aiokafka.structs import TopicPartition

from streams.engine.fold import out_record
from streams.engine.writer import (
    ChangelogRecreated,
    OnTaken,
    PlainWriter,
    TransactionalWriter,
    ignore_time,
)

RECORDS = [out_record("changelog", b"key", b"value", [])]
OFFSETS = {TopicPartition("events", 3): 8}

#: Only a flush that never ends takes this long.
WITHIN_SECONDS = 60


class Producer:
    """A writer's producer without a broker: it has its id, and waits for :attr:`answer` before it sends a record.

    Attributes:
        answer: the broker's answer about leaders and coordinators.
        unhandled: the errors that were raised in callbacks of the event loop.
    """

    def __init__(self, writer: PlainWriter | TransactionalWriter) -> None:
        loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[Any] = loop.create_future()
        self._asked = asyncio.Event()
        self.unhandled: list[BaseException | None] = []
        loop.set_exception_handler(lambda _, context: self.unhandled.append(context.get("exception")))
        producer: Any = writer._producer
        self._sender, self._accumulator = producer._sender, producer._message_accumulator
        self._transactions = producer._txn_manager

        async def known(_: str) -> None:
            return None

        def ask() -> asyncio.Future[Any]:
            self._asked.set()
            return self.answer

        async def coordinator(*_: object) -> Any:
            return await ask()

        producer._partition = lambda _topic, partition, *_: partition
        producer.client._wait_on_metadata = known
        producer.client.coordinator_lookup = coordinator
        producer.client.force_metadata_update = ask

    async def start(self) -> None:
        self._transactions.set_pid_and_epoch(7, 0)
        await self._sender.start()
        await asyncio.sleep(0)

    async def fail_while_idle(self, error: Exception) -> None:
        """End the background task of the producer, which waits for records."""
        self._accumulator._waiter_future.set_exception(error)
        await self._ended()

    async def fail_while_sending(self, error: Exception) -> None:
        """End the background task of the producer, once it has a record to send."""
        await self._asked.wait()
        self.answer.set_exception(error)
        await self._ended()

    async def _ended(self) -> None:
        await asyncio.wait({self._sender.sender_task}, timeout=WITHIN_SECONDS)
        assert self._sender.sender_task.done()


def transactional_writer(on_taken: OnTaken = ignore_time) -> TransactionalWriter:
    return TransactionalWriter(
        3,
        group_id="group",
        changelog_topic="changelog",
        client_settings={},
        request_timeout_ms=1_000,
        transaction_timeout_ms=1_000,
        on_taken=on_taken,
    )


async def test_without_transactions_pending_and_later_records_fail_at_once() -> None:
    """aiokafka fails the records before it raises its own error."""
    writer = PlainWriter(3, client_settings={}, request_timeout_ms=1_000)
    producer = Producer(writer)
    await producer.start()
    async with asyncio.timeout(WITHIN_SECONDS):
        flush = asyncio.ensure_future(writer.write(RECORDS, OFFSETS))
        await producer.fail_while_sending(ProducerFenced("fenced"))
        with pytest.raises(ProducerFenced):
            await flush
        with pytest.raises(ProducerFenced):
            await writer.write(RECORDS, OFFSETS)
        await writer._close_now()
    assert [type(error) for error in producer.unhandled] == [AttributeError]


async def test_the_first_flush_fails_at_once_if_the_producer_failed_before_it() -> None:
    """No transaction can begin, so the partition is given up and taken over again."""
    writer = transactional_writer()
    producer = Producer(writer)
    await producer.start()
    async with asyncio.timeout(WITHIN_SECONDS):
        await producer.fail_while_idle(ProducerFenced("fenced"))
        with pytest.raises(AssertionError, match="FATAL_ERROR -> "):
            await writer.write(RECORDS, OFFSETS)
        await writer._close_now()
    assert [type(error) for error in producer.unhandled] == [AttributeError]


async def test_a_flush_fails_at_once_if_the_producer_fails_in_its_transaction() -> None:
    writer = transactional_writer()
    producer = Producer(writer)
    await producer.start()
    async with asyncio.timeout(WITHIN_SECONDS):
        flush = asyncio.ensure_future(writer.write(RECORDS, OFFSETS))
        await producer.fail_while_sending(TransactionalIdAuthorizationFailed("changelog-3"))
        with pytest.raises(TransactionalIdAuthorizationFailed):
            await flush
        with pytest.raises(AssertionError, match="FATAL_ERROR -> "):
            await writer.write(RECORDS, OFFSETS)
        await writer._close_now()
    assert producer.unhandled == []


class Batches:
    """Takes the batches of a writer's producer, in place of a broker.

    Attributes:
        made: how many batches the producer made.
        sent: the topic and the number of records of each batch that was sent.
        taken_ms: the time of its records that the answer to a batch has.
        timestamp_type: 1 if it is the broker's time, 0 if it is the producer's.
    """

    def __init__(self, writer: PlainWriter | TransactionalWriter) -> None:
        self._producer: Any = writer._producer
        self.taken_ms, self.timestamp_type = 1_000, 1
        self.made = 0
        self.sent: list[tuple[str, int]] = []
        self._create_batch = self._producer.create_batch
        self._producer.create_batch = self.create_batch
        self._producer.send_batch = self.send_batch

    def create_batch(self) -> Any:
        self.made += 1
        return self._create_batch()

    async def send_batch(self, batch: Any, topic: str, *, partition: int) -> asyncio.Future[Any]:
        assert partition == 3
        self.sent.append((topic, batch.record_count()))
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        done.set_result(
            SimpleNamespace(offset=7, timestamp=self.taken_ms, timestamp_type=self.timestamp_type)
        )
        return done


async def test_the_announcements_of_a_flush_go_out_in_few_batches() -> None:
    """A batch costs a broker more than its records do. A thousand announcements of sessions are one of 0.4 MB."""
    writer = PlainWriter(3, client_settings={}, request_timeout_ms=1_000)
    batches = Batches(writer)
    changes = [out_record("changelog", b"%d" % number, b"head", []) for number in range(1_000)]
    announcements = [
        out_record("memory-events", b"%d" % number, b"x" * 300, [("ce_type", b"HistoryUpdated")])
        for number in range(1_000)
    ]

    both = [one for pair in zip(changes, announcements, strict=True) for one in pair]
    assert await writer.write(both, {}) == {"changelog": 1_006, "memory-events": 1_006}

    assert batches.made == 2
    assert sorted(batches.sent) == [("changelog", 1_000), ("memory-events", 1_000)]
    await writer._close_now()


async def test_a_batch_that_is_full_is_followed_by_another() -> None:
    writer = PlainWriter(3, client_settings={}, request_timeout_ms=1_000)
    batches = Batches(writer)
    await writer.write([out_record("memory-events", b"s", b"x" * 100_000, []) for _ in range(25)], {})
    assert [count for _, count in batches.sent] == [9, 9, 7]
    assert batches.made == 3
    await writer.write([], {})
    assert batches.made == 3
    await writer._close_now()


async def test_only_a_time_that_the_broker_has_set_is_passed_on() -> None:
    """A topic with CreateTime repeats the worker's own clock."""
    told: list[int] = []
    writer = transactional_writer(told.append)
    batches = Batches(writer)
    await writer._send(RECORDS)
    batches.taken_ms, batches.timestamp_type = 2_000, 0
    await writer._send(RECORDS)
    assert told == [1_000]
    await writer._close_now()


async def test_a_flush_into_a_changelog_that_was_created_again_is_not_committed() -> None:
    """Its records get offsets that the table has already; what is behind the table's last record is committed."""
    writer = transactional_writer()
    producer: Any = writer._producer
    Batches(writer)  # every batch is written at offset 7
    done: list[str] = []

    async def note(what: str) -> None:
        done.append(what)

    producer.begin_transaction = lambda: note("begun")
    producer.send_offsets_to_transaction = lambda *_: note("offsets")
    producer.commit_transaction = lambda: note("committed")
    producer._txn_manager.wait_for_transaction_end = asyncio.get_running_loop().create_future

    writer.continue_after(6)
    assert await writer.write(RECORDS, OFFSETS) == {"changelog": 7}
    assert done == ["begun", "offsets", "committed"]
    with pytest.raises(ChangelogRecreated, match="changelog-3 was created again: a record got offset 7"):
        await writer.write(RECORDS, OFFSETS)
    assert done[3:] == ["begun"]
    await writer._close_now()
