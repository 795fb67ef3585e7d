"""Tests for reading a range of a topic, without a broker."""

from __future__ import annotations

from typing import Any

import pytest
from aiokafka import TopicPartition
from aiokafka.errors import ConsumerStoppedError

from schemas.errors import Retry
from streams.kafka.topic_reader import read_range

PART = TopicPartition("session-keys", 0)


class StoppedConsumer:
    """A consumer that another task stops while it waits for records, as the end of a worker does."""

    def assign(self, parts: list[TopicPartition]) -> None:
        """Nothing to do: no broker."""

    def seek(self, part: TopicPartition, offset: int) -> None:
        """Nothing to do: no broker."""

    async def getmany(self, *_: TopicPartition, timeout_ms: int) -> dict[TopicPartition, list[Any]]:
        raise ConsumerStoppedError


async def test_a_consumer_that_is_stopped_meanwhile_is_a_reason_to_try_again() -> None:
    consumer: Any = StoppedConsumer()
    with pytest.raises(Retry, match="session-keys was stopped"):
        _ = [record async for record in read_range(consumer, {PART: 0}, {PART: 1})]
