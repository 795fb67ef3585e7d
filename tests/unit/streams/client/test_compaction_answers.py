"""What an entering that fails leaves open: nothing; and what a missing right is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from aiokafka.errors import TopicAuthorizationFailedError

from schemas.errors import AccessDenied, BrokerUnreachable, ConfigurationError
from schemas.settings import Settings
from streams.client import compaction_answers
from streams.client.compaction_answers import AnswerReader

SETTINGS = Settings(bootstrap_servers="127.0.0.1:1")


class Opened:
    """A consumer and session keys that say whether they are open."""

    def __init__(self) -> None:
        self.consumers = 0
        self.keys = 0
        self.fails_with: BaseException | None = None
        self.hangs = asyncio.Event()

    def make_consumer(self, _: Settings) -> Opened:
        self.consumers += 1
        return self

    async def stop(self) -> None:
        self.consumers -= 1

    async def start(self, *_: Any) -> None:
        self.hangs.set()
        if self.fails_with is not None:
            raise self.fails_with
        await asyncio.Event().wait()

    def assign(self, *_: Any) -> None:
        pass

    async def end_offsets(self, *_: Any) -> dict[Any, int]:
        return {}

    async def getmany(self, **_: Any) -> dict[Any, list[Any]]:
        raise TopicAuthorizationFailedError("memory-events")

    @asynccontextmanager
    async def session_keys(self, *_: Any) -> AsyncGenerator[None]:
        self.keys += 1
        try:
            yield None
        finally:
            self.keys -= 1


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Opened:
    opened = Opened()
    monkeypatch.setattr(compaction_answers, "make_consumer", opened.make_consumer)
    monkeypatch.setattr(compaction_answers, "start_or_give_up", opened.start)
    monkeypatch.setattr(compaction_answers, "session_keys", opened.session_keys)
    return opened


async def test_a_key_file_that_cannot_be_read_leaves_no_consumer_open(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def started(*_: Any) -> None:
        pass

    async def partitions(*_: Any) -> list[int]:
        return [0]

    def unreadable(*_: Any) -> Any:
        raise ConfigurationError("SECURITY__KEY_FILE: it cannot be read")

    monkeypatch.setattr(compaction_answers, "start_or_give_up", started)
    monkeypatch.setattr(compaction_answers, "partitions_of", partitions)
    monkeypatch.setattr(compaction_answers, "session_keys", unreadable)
    with pytest.raises(ConfigurationError, match="KEY_FILE"):
        await AnswerReader(SETTINGS, "s").__aenter__()
    assert opened.consumers == 0


async def test_a_topic_that_this_client_may_not_read_is_named(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An error of Kafka's client came out, which no caller expects."""

    async def nothing(*_: Any) -> list[int]:
        return []

    monkeypatch.setattr(compaction_answers, "start_or_give_up", nothing)
    monkeypatch.setattr(compaction_answers, "partitions_of", nothing)
    async with AnswerReader(SETTINGS, "s") as answers:
        with pytest.raises(AccessDenied, match="use topic memory-events; give it the rights"):
            await answers.wait_for("a request")
    assert (opened.consumers, opened.keys) == (0, 0)


async def test_a_consumer_that_does_not_start_leaves_nothing_open(opened: Opened) -> None:
    opened.fails_with = OSError("refused")
    with pytest.raises(BrokerUnreachable):
        await AnswerReader(SETTINGS, "s").__aenter__()
    assert (opened.consumers, opened.keys) == (0, 0)


async def test_a_start_that_is_cancelled_leaves_nothing_open(opened: Opened) -> None:
    entering = asyncio.create_task(AnswerReader(SETTINGS, "s").__aenter__())
    await opened.hangs.wait()
    entering.cancel()
    with pytest.raises(asyncio.CancelledError):
        await entering
    assert (opened.consumers, opened.keys) == (0, 0)
