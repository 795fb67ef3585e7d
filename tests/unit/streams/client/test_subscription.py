from __future__ import annotations

import asyncio
from typing import Any

import pytest

from schemas.errors import BadRequest, BrokerUnreachable, ConfigurationError
from schemas.settings import load_settings
from streams.client import subscribe
from tests.fakes.silent_server import silent_server


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"types": "AiMessageAdded"}, r"^types must be a list of texts, not one text: give \[type\]$"),
        ({"types": 5}, "^types must be a list of texts, not int$"),
        ({"types": ["AiMessage"]}, "has no events of type AiMessage; its types are UserMessageAdded, "),
        ({"group": ""}, "^subscribe: the group has no name: give one, or leave it out$"),
    ],
)
def test_a_wrong_argument_of_a_subscription_is_named(given: dict[str, Any], told: str) -> None:
    with pytest.raises((BadRequest, ConfigurationError), match=told):
        subscribe("session-events", **given)


@pytest.mark.usefixtures("little_patience")
async def test_a_subscription_gives_up_brokers_that_answer_nothing() -> None:
    async with silent_server() as port, asyncio.timeout(10):
        events = subscribe("session-events", settings=load_settings(bootstrap_servers=f"127.0.0.1:{port}"))
        with pytest.raises(BrokerUnreachable, match="takes the connection and does not answer"):
            await anext(aiter(events))
