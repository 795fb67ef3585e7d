"""What a worker answers about tried policies while no broker answers."""

from __future__ import annotations

import asyncio

import pytest

from schemas.errors import BrokerUnreachable
from schemas.settings import load_settings
from streams.inspection.policy_scores import PolicyScoreReader
from streams.kafka.broker_watch import BrokerWatch
from tests.live.waiting import until_async


async def test_no_broker_is_asked_while_none_has_answered_for_some_seconds() -> None:
    """The client gave up first, and advised to start the worker that ran."""
    now = 0.0

    async def ask() -> str | None:
        return "away" if now else None

    brokers = BrokerWatch(ask, clock=lambda: now, every_seconds=0.001)
    watching = asyncio.create_task(brokers.run())
    await asyncio.sleep(0)
    now = 20.0
    await until_async(lambda: brokers.away_seconds > 0, "the brokers are away", within=10)

    with pytest.raises(BrokerUnreachable, match="no Kafka broker has answered this worker for 20 seconds"):
        await PolicyScoreReader(load_settings(bootstrap_servers="127.0.0.1:9"), brokers).read()
    watching.cancel()
