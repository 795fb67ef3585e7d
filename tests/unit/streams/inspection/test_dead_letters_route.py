from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from schemas.dead_letter import ERROR_CODES
from schemas.errors import NotServable
from schemas.settings import Settings
from streams.http.guarded_route import ADMIN_ALL
from streams.http.openapi import add_route
from streams.inspection import dead_letters_route
from streams.inspection.dead_letters_route import DEAD_LETTER_PARAMETERS, DeadLettersRoute
from streams.kafka import dead_letters
from streams.kafka.dead_letters import NewestDeadLetters


class Topic:
    """A fake dead-letter topic; each read of it lasts until the test lets it continue."""

    def __init__(self) -> None:
        self.readers = self.most_readers = 0
        self.began = asyncio.Event()
        self.go_on = asyncio.Event()

    async def scan_newest(self, _: Settings, **asked: Any) -> NewestDeadLetters:
        assert asked["bounded"]
        self.readers += 1
        self.most_readers = max(self.readers, self.most_readers)
        self.began.set()
        await self.go_on.wait()
        await asyncio.sleep(0)
        self.readers -= 1
        return NewestDeadLetters([], complete=False)


@pytest.fixture
def topic(monkeypatch: pytest.MonkeyPatch) -> Topic:
    topic = Topic()
    monkeypatch.setattr(dead_letters, "scan_newest", topic.scan_newest)
    return topic


@pytest.fixture
def client() -> httpx.AsyncClient:
    app = FastAPI()
    add_route(
        app,
        "/dead-letters",
        DeadLettersRoute(Settings()).newest,
        operation_id="list_dead_letters",
        summary="Dead letters",
        responses={},
        parameters=DEAD_LETTER_PARAMETERS,
        tag="operations",
        access=ADMIN_ALL,
    )
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://worker")


async def test_requests_read_one_after_the_other(topic: Topic, client: httpx.AsyncClient) -> None:
    async with client, asyncio.TaskGroup() as group:
        asked = [group.create_task(client.get("/dead-letters")) for _ in range(4)]
        await topic.began.wait()
        topic.go_on.set()

    assert [task.result().json() for task in asked] == [{"letters": [], "complete": False}] * 4
    assert topic.most_readers == 1


async def test_a_request_that_waits_too_long_is_refused(
    topic: Topic, client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dead_letters_route, "_LOCK_SECONDS", 0.01)
    async with client, asyncio.TaskGroup() as group:
        first = group.create_task(client.get("/dead-letters"))
        await topic.began.wait()
        with pytest.raises(NotServable, match="try again"):
            await client.get("/dead-letters")
        topic.go_on.set()

    assert first.result().status_code == 200


def test_the_console_offers_every_error_code_that_there_is() -> None:
    script = Path(dead_letters_route.__file__).parents[1] / "http" / "console" / "dead_letters.js"
    found = re.search(r"^const CODES = (\[.*\]);$", script.read_text(encoding="utf-8"), re.MULTILINE)

    assert found is not None
    assert json.loads(found[1]) == list(ERROR_CODES)
