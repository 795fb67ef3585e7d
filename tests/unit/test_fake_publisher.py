from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from schemas.errors import PublishFailed
from tests.contracts.publisher import (
    PARTITIONS,
    LogRecord,
    PublisherContract,
    Publishing,
    Setting,
    user_message,
)
from tests.fakes.publisher import InMemoryPublisher


class TestInMemoryPublisher(PublisherContract):
    @pytest.fixture
    def publishing(self) -> Publishing:
        @asynccontextmanager
        async def make(**options: Any) -> AsyncGenerator[Setting]:
            publisher = InMemoryPublisher(partitions=PARTITIONS, **options)

            async def log() -> list[LogRecord]:
                return [
                    LogRecord(partition, offset, record.key, record.value, dict(record.headers))
                    for partition, records in sorted(publisher.log.items())
                    for offset, record in enumerate(records)
                ]

            yield Setting(publisher, log)

        return make


async def test_it_can_fail_in_the_middle() -> None:
    publisher = InMemoryPublisher()
    publisher.fail_after = 1
    events = [user_message("a"), user_message("b"), user_message("c")]

    with pytest.raises(PublishFailed) as raised:
        await publisher.publish(events)

    assert raised.value.events == (events[1], events[2])
    assert [item.event_id for item in raised.value.delivered] == [events[0].event_id]
