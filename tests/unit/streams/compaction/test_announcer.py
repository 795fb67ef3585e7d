"""Announcements that fail, with fake producers."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from aiokafka.errors import KafkaConnectionError

from schemas.memory_events import CompactionSkipped
from schemas.settings import load_settings
from streams.compaction import announcer as module
from streams.compaction.announcer import Announcer


class Producer:
    def __init__(self, *, broken: bool) -> None:
        self.broken = broken
        self.sent = 0
        self.stopped = 0

    async def start(self) -> None:
        await asyncio.sleep(0)

    async def send_and_wait(self, *_: Any, **__: Any) -> None:
        await asyncio.sleep(0)
        if self.broken:
            raise KafkaConnectionError("gone")
        self.sent += 1


@pytest.fixture
def producers(monkeypatch: pytest.MonkeyPatch) -> list[Producer]:
    """All producers that were made; only the first is broken."""
    made: list[Producer] = []

    def make(_: object) -> Producer:
        made.append(Producer(broken=not made))
        return made[-1]

    async def stop(producer: Producer, **_: float) -> bool:
        producer.stopped += 1
        return True

    monkeypatch.setattr(module, "make_producer", make)
    monkeypatch.setattr(module, "stop_producer", stop)
    return made


def skipped(**fields: Any) -> CompactionSkipped:
    return CompactionSkipped(session_id="s", sequence=0, reason="r", epoch=0, **fields)


async def test_one_producer_replaces_a_broken_one_even_for_concurrent_announcements(
    producers: list[Producer],
) -> None:
    announcer = Announcer(load_settings())
    await announcer.start()

    await asyncio.gather(*(announcer.publish(skipped()) for _ in range(8)))
    await asyncio.gather(*(announcer.publish(skipped()) for _ in range(8)))

    assert [(one.sent, one.stopped) for one in producers] == [(0, 1), (8, 0)]
    await announcer.stop()
    assert [one.stopped for one in producers] == [1, 1]


async def test_an_event_that_cannot_be_encoded_is_logged_and_starts_no_producer(
    producers: list[Producer], caplog: pytest.LogCaptureFixture
) -> None:
    announcer = Announcer(load_settings())
    event = skipped().model_copy(update={"detail": "half a pair \ud83d"})
    await announcer.publish(event)
    assert [getattr(record, "action", None) for record in caplog.records] == ["compaction_unannounced"]
    assert producers == []
