"""The topic of keys without a broker: how much is written at once."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from schemas.errors import Retry
from schemas.settings import load_settings
from streams.kafka.session_keys_topic import WRITTEN_AT_ONCE, SessionKeysTopic
from tests.fakes.virtual_time import run_in_virtual_time


class SlowBroker:
    """A producer whose records are acknowledged one after the other, so many a second."""

    def __init__(self, a_second: float) -> None:
        self.acknowledged = 0
        self._seconds = 1 / a_second
        self._free_at = 0.0

    async def send(self, _topic: str, **_record: Any) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        self._free_at = max(self._free_at, loop.time()) + self._seconds
        sent: asyncio.Future[None] = loop.create_future()
        loop.call_at(self._free_at, self._acknowledge, sent)
        return sent

    def _acknowledge(self, sent: asyncio.Future[None]) -> None:
        if not sent.done():
            self.acknowledged += 1
            sent.set_result(None)

    async def stop(self) -> None:
        """Nothing is connected."""


def topic_at(broker: SlowBroker, **publish: float) -> SessionKeysTopic:
    topic = SessionKeysTopic(load_settings(publish=publish))
    topic._producer = cast(Any, broker)
    return topic


def test_any_number_of_keys_is_written_although_all_take_longer_than_the_timeout() -> None:
    """`keys rotate` of a partition with very many sessions ended with a timeout, again and again."""
    broker = SlowBroker(a_second=10_000)
    count = 4 * WRITTEN_AT_ONCE
    run_in_virtual_time(topic_at(broker, timeout_seconds=1.5).write(0, [(b"key", b"value")] * count))

    assert broker.acknowledged == count


async def test_a_broker_that_does_not_acknowledge_is_given_up() -> None:
    with pytest.raises(Retry, match="was not written"):
        await topic_at(SlowBroker(a_second=0.1), timeout_seconds=0.1).write(0, [(b"key", b"value")])
