from __future__ import annotations

import asyncio

import pytest

from schemas.errors import BrokerUnreachable
from schemas.settings import load_settings
from streams.client import subscribe
from tests.fakes.silent_server import silent_server


@pytest.mark.usefixtures("little_patience")
async def test_a_subscription_gives_up_brokers_that_answer_nothing() -> None:
    async with silent_server() as port, asyncio.timeout(10):
        events = subscribe("session-events", settings=load_settings(bootstrap_servers=f"127.0.0.1:{port}"))
        with pytest.raises(BrokerUnreachable, match="takes the connection and does not answer"):
            await anext(aiter(events))
