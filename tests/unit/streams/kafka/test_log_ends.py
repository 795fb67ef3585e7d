"""Questions for the end of a log share requests, and none gets an answer from before it asked."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from aiokafka import TopicPartition
from aiokafka.errors import KafkaConnectionError

from schemas.errors import NotServable
from schemas.settings import Settings
from streams.kafka.log_ends import LogEnds


class Broker:
    """Answers one request at a time, when it may, with an end that grows by every request."""

    def __init__(self) -> None:
        self.requests: list[list[int]] = []
        self.may_answer = asyncio.Semaphore(0)
        self.asked = asyncio.Semaphore(0)
        self.error: Exception | None = None

    async def end_offsets(self, partitions: list[TopicPartition]) -> dict[TopicPartition, int]:
        self.requests.append(sorted(partition.partition for partition in partitions))
        end = len(self.requests)
        self.asked.release()
        await self.may_answer.acquire()
        if self.error is not None:
            raise self.error
        return dict.fromkeys(partitions, end)


def log_ends(broker: Broker) -> LogEnds:
    ends = LogEnds(Settings(bootstrap_servers="unused:1"), "session-events")
    consumer: Any = broker
    ends._consumer = consumer
    return ends


async def test_questions_during_a_request_share_the_next_one() -> None:
    broker = Broker()
    ends = log_ends(broker)
    first = asyncio.create_task(ends.end_of(0))
    await broker.asked.acquire()
    later = [asyncio.create_task(ends.end_of(number)) for number in (0, 1, 1)]
    await asyncio.sleep(0)
    broker.may_answer.release()
    broker.may_answer.release()

    assert await first == 1
    assert await asyncio.gather(*later) == [2, 2, 2]
    assert broker.requests == [[0], [0, 1]]


async def test_who_stops_waiting_takes_the_answer_from_nobody() -> None:
    broker = Broker()
    ends = log_ends(broker)
    waiting = [asyncio.create_task(ends.end_of(0)) for _ in range(2)]
    await broker.asked.acquire()
    waiting[0].cancel()
    broker.may_answer.release()

    assert await waiting[1] == 1


async def test_brokers_that_do_not_answer_are_asked_again_by_the_next_read() -> None:
    broker = Broker()
    ends = log_ends(broker)
    broker.may_answer.release()
    broker.error = KafkaConnectionError()
    with pytest.raises(NotServable, match="where session-events ends"):
        await ends.end_of(3)
    broker.error = None
    broker.may_answer.release()

    assert await ends.end_of(3) == 2


class Connecting:
    """A consumer whose start does not end by itself."""

    def __init__(self) -> None:
        self.is_starting = asyncio.Event()
        self.stopped = 0

    async def start(self) -> None:
        self.is_starting.set()
        await asyncio.get_running_loop().create_future()

    async def stop(self) -> None:
        self.stopped += 1


async def test_a_question_that_is_connecting_when_it_is_stopped_leaves_no_client(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    consumer = Connecting()
    monkeypatch.setattr("streams.kafka.log_ends.make_consumer", lambda *_: consumer)
    ends = LogEnds(Settings(bootstrap_servers="unused:1"), "session-events")
    question = asyncio.create_task(ends.end_of(0))
    await asyncio.wait_for(consumer.is_starting.wait(), 60)
    await ends.stop()

    assert consumer.stopped == 1
    with pytest.raises(NotServable, match="stopping"):
        await question
    with pytest.raises(NotServable, match="stopping"):
        await ends.end_of(0)
